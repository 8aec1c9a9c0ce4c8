//! Two machines behind nginx, a primary and a replica: everything in it can be lost, and comes back.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use cluster::{Disk, Postgres, steady_port};

use crate::dice::Dice;
use crate::network::{Cable, Network};
use crate::server::{Server, nginx::Nginx};

/// What can go wrong.
#[derive(Copy, Clone)]
pub enum Fault {
    Killed,
    Cut,
    Unplugged(Cable),
    Still,
    DatabaseKilled,
    DatabaseLost,
}

/// All of it, each once.
pub const FAULTS: [Fault; 7] = [
    Fault::Killed,
    Fault::Cut,
    Fault::Unplugged(Cable::Nginx),
    Fault::Unplugged(Cable::Database),
    Fault::Still,
    Fault::DatabaseKilled,
    Fault::DatabaseLost,
];

/// One of them: what an operator has little to do about comes more often.
pub fn any_fault(dice: &mut Dice) -> Fault {
    match dice.below(40) {
        0..8 => Fault::Killed,
        8..20 => Fault::Cut,
        20..24 => Fault::Unplugged(Cable::Nginx),
        24..31 => Fault::Unplugged(Cable::Database),
        31..37 => Fault::Still,
        37..39 => Fault::DatabaseKilled,
        _ => Fault::DatabaseLost,
    }
}

/// The machines, which come back where they were.
pub struct House {
    name: String,
    ports: [u16; 2],
    machines: [Option<Server>; 2],
    servers: [Postgres; 2],
    /// Which of the servers writes.
    primary: usize,
    nginx: Nginx,
    network: Option<Network>,
}

impl House {
    pub fn open() -> House {
        let network = Network::lay();
        let cables = network
            .iter()
            .flat_map(|network| [0, 1].map(|machine| network.addresses(machine, Cable::Database)));
        let primary = Postgres::reached_at(Disk::Synced, &cables.map(|[here, _]| here).collect::<Vec<_>>());
        let name = primary.new_database();
        let name = name.file_name().and_then(|name| name.to_str()).unwrap().to_owned();
        let servers = [primary.replica(), primary];
        let ports = [steady_port(), steady_port()];
        let places = [0, 1].map(|machine| place(network.as_ref(), ports, machine));
        let nginx = Nginx::of_machines(places.each_ref().map(String::as_str));
        let mut house = House { name, ports, machines: [None, None], servers, primary: 1, nginx, network };
        house.start(0);
        house.start(1);
        house
    }

    fn start(&mut self, machine: usize) {
        let program = env!("CARGO_BIN_EXE_tianxia");
        let mut program = match &self.network {
            Some(network) => network.command(machine, program),
            None => Command::new(program),
        };
        program.args(["serve", "--bot-pause", "0", "--trust-proxy", "1", "--writes-per-second", "10000"]);
        program.args(["--tables-per-address", "0", "--connections-per-address", "100000"]);
        program.args(["--listen", &place(self.network.as_ref(), self.ports, machine), "--database"]);
        self.machines[machine] = Some(Server::of(program.arg(self.database(Some(machine)))));
    }

    /// The address of the database, as a machine sees it or as it is seen from here.
    pub fn database(&self, machine: Option<usize>) -> PathBuf {
        let cable = self.network.as_ref().zip(machine);
        let host = cable.map_or("127.0.0.1".to_owned(), |(network, machine)| {
            let [here, _] = network.addresses(machine, Cable::Database);
            here
        });
        let [one, two] = self.servers.each_ref().map(Postgres::port);
        format!("postgres://tianxia@{host}:{one},{host}:{two}/{}", self.name).into()
    }

    /// Where browsers may go: to nginx, or to one of the machines.
    pub fn addresses(&self) -> [String; 3] {
        let [one, two] =
            [0, 1].map(|machine| format!("http://{}", place(self.network.as_ref(), self.ports, machine)));
        [self.nginx.address(), one, two]
    }

    /// Something goes wrong, and is mended as an operator would.
    pub fn fault(&mut self, fault: Fault, dice: &mut Dice) -> &'static str {
        let machine = dice.below(2) as usize;
        match fault {
            Fault::Killed => {
                self.machines[machine].take().expect("it runs").kill();
                self.start(machine);
                "a machine is killed"
            }
            Fault::Cut => {
                self.servers[self.primary].cut();
                "all connections to the database are cut"
            }
            Fault::Unplugged(cable) => self.pull(machine, cable, Duration::from_millis(dice.below(2000))),
            Fault::Still => {
                self.stand_still(machine, Duration::from_millis(dice.below(1000)));
                "a machine stands still"
            }
            Fault::DatabaseKilled => {
                self.servers[self.primary].kill();
                self.servers[self.primary].resume();
                "the database is killed and comes back"
            }
            Fault::DatabaseLost => {
                self.fail_over();
                "the database is killed and the replica takes over"
            }
        }
    }

    fn pull(&mut self, machine: usize, cable: Cable, time: Duration) -> &'static str {
        let Some(network) = &self.network else {
            self.stand_still(machine, time);
            return "a machine stands still";
        };
        assert!(network.plug(machine, cable, false));
        std::thread::sleep(time);
        assert!(network.plug(machine, cable, true));
        match cable {
            Cable::Nginx => "the network between nginx and a machine is cut",
            Cable::Database => "the network between a machine and the database is cut",
        }
    }

    fn stand_still(&self, machine: usize, time: Duration) {
        let pid = self.machines[machine].as_ref().expect("it runs").pid();
        rustix::process::kill_process(pid, rustix::process::Signal::STOP).unwrap();
        std::thread::sleep(time);
        rustix::process::kill_process(pid, rustix::process::Signal::CONT).unwrap();
    }

    fn fail_over(&mut self) {
        let new = 1 - self.primary;
        self.servers[self.primary].kill();
        self.servers[new].promote();
        let [first, second] = &mut self.servers;
        let (old, new) = if self.primary == 0 { (first, second) } else { (second, first) };
        old.follow(new);
        self.primary = 1 - self.primary;
    }
}

/// Where a machine listens.
fn place(network: Option<&Network>, ports: [u16; 2], machine: usize) -> String {
    let host = network.map_or("127.0.0.1".to_owned(), |network| {
        let [_, there] = network.addresses(machine, Cable::Nginx);
        there
    });
    format!("{host}:{}", ports[machine])
}
