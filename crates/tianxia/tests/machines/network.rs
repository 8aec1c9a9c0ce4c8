//! Two machines with networks of their own: each in a network namespace, with a cable to nginx and one to the database.

use std::process::Command;

/// What a cable leads to.
#[derive(Copy, Clone)]
pub enum Cable {
    Nginx,
    Database,
}

/// Two machines' cables. They are gone when this goes out of scope.
pub struct Network {
    /// Tells our names and addresses from those of other tests that run.
    number: u16,
}

impl Network {
    /// Lays all cables, if this machine lets us: that takes root and Debian's iproute2.
    pub fn lay() -> Option<Network> {
        let network = Network { number: std::process::id() as u16 };
        // Where there is no cable there is no other way: what is sent must not go to whoever has such an address elsewhere.
        let is_laid = ip(&format!("route add unreachable {} metric 9999", network.all()))
            && (0..2).all(|machine| network.connect(machine));
        if !is_laid {
            println!("no network can be cut: only root lays cables, with `ip`");
        }
        is_laid.then_some(network)
    }

    fn connect(&self, machine: usize) -> bool {
        let room = self.room(machine);
        ip(&format!("netns add {room}"))
            && ip(&format!("-n {room} link set lo up"))
            && [Cable::Nginx, Cable::Database].into_iter().all(|cable| {
                let (name, [here, there]) = (self.name(machine, cable), self.addresses(machine, cable));
                ip(&format!("link add {name} type veth peer name {name} netns {room}"))
                    && ip(&format!("addr add {here}/30 dev {name}"))
                    && ip(&format!("-n {room} addr add {there}/30 dev {name}"))
                    && ip(&format!("-n {room} link set {name} up"))
                    && self.plug(machine, cable, true)
            })
    }

    /// Plugs a cable in, or pulls it out: then whatever the machine sends is lost without a word.
    pub fn plug(&self, machine: usize, cable: Cable, is_in: bool) -> bool {
        ip(&format!("link set {} {}", self.name(machine, cable), if is_in { "up" } else { "down" }))
    }

    /// A program that runs on a machine.
    pub fn command(&self, machine: usize, program: &str) -> Command {
        let mut command = Command::new("ip");
        command.args(["netns", "exec", &self.room(machine), program]);
        command
    }

    /// The addresses of a cable's ends: here, and at the machine.
    pub fn addresses(&self, machine: usize, cable: Cable) -> [String; 2] {
        let [high, low] = self.number.to_be_bytes();
        let first = 8 * machine + 4 * cable as usize;
        [1, 2].map(|end| format!("10.{high}.{low}.{}", first + end))
    }

    /// All our addresses.
    fn all(&self) -> String {
        let [high, low] = self.number.to_be_bytes();
        format!("10.{high}.{low}.0/28")
    }

    fn room(&self, machine: usize) -> String {
        format!("tianxia-{}-{machine}", self.number)
    }

    /// A name of at most 15 letters, as the kernel wants it.
    fn name(&self, machine: usize, cable: Cable) -> String {
        format!("tx{}-{machine}{}", self.number, cable as usize)
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        // The cables go with the rooms.
        for machine in 0..2 {
            ip(&format!("netns del {}", self.room(machine)));
        }
        ip(&format!("route del unreachable {}", self.all()));
    }
}

/// Whether it could be done.
fn ip(words: &str) -> bool {
    Command::new("ip").args(words.split(' ')).output().is_ok_and(|done| done.status.success())
}
