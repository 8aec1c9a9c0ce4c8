//! `tianxia play`: a game in the terminal.

pub mod board;
mod console;
mod hint;

use std::path::PathBuf;

use anyhow::{Context, bail};
use arena::LineUp;
use bots::Bot;
use kernel::fair::Seed;
use kernel::{Arg, Estimate, Eye, Game, Outcome, Phrase, Seat};
use table::{AnyTable, Table};
use words::{Lang, Words};

use crate::ask::Setting;
use console::{Console, Order};

/// What to play.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    setting: Setting,
    /// Your opponents: apprentice, adept, master, random, greedy, search:1000, … (the last one fills the table)
    #[arg(long, short, default_value = "adept")]
    bots: LineUp,
    /// Your seat, counted from 0
    #[arg(long, default_value_t = 0)]
    seat: u8,
    /// Your name
    #[arg(long)]
    name: Option<String>,
    /// Play the game of this seed again, instead of a new one
    #[arg(long)]
    seed: Option<u64>,
    /// Words of your own that go into the shuffle
    #[arg(long, value_name = "TEXT")]
    words: Option<String>,
    /// The language: en or it
    #[arg(long, default_value_t)]
    lang: Lang,
    /// Write the record of the game to this file when it ends or is left
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

pub fn run(args: Args) -> anyhow::Result<()> {
    let game = args.setting.game.clone();
    shelf::visit(&game, args)?
}

impl shelf::Visitor for Args {
    type Out = anyhow::Result<()>;

    fn visit<G: Game + Estimate>(self) -> anyhow::Result<()> {
        let players = self.setting.players;
        let seed = match self.seed {
            Some(number) => Seed::of_game(number, 0),
            None => Seed::secret().context("the operating system gives no random numbers")?,
        };
        let mut table = Table::<G>::new(&self.setting.options::<G>()?, players, seed)?;
        let you = Seat::new(self.seat);
        if self.seat >= players {
            bail!("seat {} does not play: seats are 0 to {}", self.seat, players - 1);
        }
        let words = shelf::words(self.lang);
        if let Some(own) = &self.words
            && let Err(refused) = table.contribute(you, own)
        {
            bail!("{}", words.say(&refused.phrase, &|seat| words.seat_name(seat)));
        }
        let bots = self.bots.seats(players - 1)?;
        let mut names: Vec<String> =
            bots.iter().enumerate().map(|(n, bot)| format!("{bot} {}", n + 1)).collect();
        names.insert(usize::from(self.seat), self.name.unwrap_or_else(|| words.seat_name(you)));
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let mut opponents: Vec<Option<Box<dyn Bot<G>>>> = Vec::new();
        let mut rest = bots.iter();
        for seat in Seat::all(players) {
            let bot = if seat == you { None } else { rest.next() };
            opponents.push(bot.map(|bot| bot.build::<G>(seed.key_for("bot", seat.number()), cores)));
        }
        table.begin();
        let options = self.setting.options::<G>()?;
        for (seat, bot) in Seat::all(players).zip(&mut opponents) {
            if let Some(bot) = bot {
                bot.begin(seat, players, &options);
            }
        }
        let mut game = Match { table, bots: opponents, you, names, words, console: Console::new(), told: 0 };
        game.play()?;
        if let Some(path) = &self.record {
            std::fs::write(path, game.table.record().to_text())
                .with_context(|| format!("cannot write {}", path.display()))?;
            let saved = Phrase::new("play-saved").with("file", path.display().to_string());
            game.console.say(&game.in_words(&saved))?;
        }
        Ok(())
    }
}

/// A person against bots.
struct Match<G: Game> {
    table: Table<G>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    you: Seat,
    names: Vec<String>,
    words: &'static Words,
    console: Console,
    /// Steps whose log has been shown.
    told: usize,
}

impl<G: Game + Estimate> Match<G> {
    /// Until the game is over or left.
    fn play(&mut self) -> anyhow::Result<()> {
        let mut others_acted = true;
        while !self.table.is_over() {
            let asked = self.table.turn().seats();
            // Bots decide first, so that nobody waits for them when all are asked at once.
            if let Some(seat) = asked.without(self.you).first() {
                self.bot_plays(seat)?;
                others_acted = true;
                continue;
            }
            self.tell()?;
            // Between one's own small decisions the log is enough.
            if std::mem::take(&mut others_acted) {
                self.show_board()?;
            }
            if !self.you_play()? {
                self.console.say(&self.words.text("play-bye"))?;
                return Ok(());
            }
        }
        self.tell()?;
        self.show_board()?;
        self.show_result()
    }

    fn bot_plays(&mut self, seat: Seat) -> anyhow::Result<()> {
        let mut choices = Vec::new();
        self.table.state().choices(seat, &mut choices);
        let view = self.table.view(Eye::Seat(seat));
        let thinking = self.in_words(&Phrase::new("play-thinking").with("seat", seat));
        self.console.fleeting(&thinking)?;
        let bot = self.bots[usize::from(seat.number())].as_mut().expect("all seats but yours have a bot");
        let action = bot.choose(&view, seat, &choices);
        self.console.clear_fleeting()?;
        if let Err(refused) = self.table.play(seat, &action.to_string()) {
            bail!("the bot on seat {seat} did something impossible: {action}: {refused}");
        }
        Ok(())
    }

    /// What happened since the last time.
    fn tell(&mut self) -> anyhow::Result<()> {
        let log = self.table.log(Eye::Seat(self.you), self.told);
        self.told = self.table.steps();
        for entry in log {
            self.console.faint(&self.in_words(&entry.phrase))?;
        }
        Ok(())
    }

    fn show_board(&mut self) -> anyhow::Result<()> {
        let eye = Eye::Seat(self.you);
        self.console.say(&board::draw::<G>(&self.table.view(eye), eye, self.words, &self.names))
    }

    fn show_result(&mut self) -> anyhow::Result<()> {
        let outcome = Outcome::of(self.table.state());
        let result = crate::replay::result_table(&outcome, G::ID, self.words, &self.names);
        let winners = self.table.standing().winners();
        let wins = Phrase::new("play-wins")
            .with("count", winners.len() as u32)
            .with("seats", winners.iter().collect::<Arg>());
        self.console.say(&format!("{result}\n\n{}", self.in_words(&wins)))
    }

    /// One decision of the person. `false` if he leaves.
    fn you_play(&mut self) -> anyhow::Result<bool> {
        let choices = self.table.choices(self.you);
        let labels: Vec<String> = choices.iter().map(|choice| self.in_words(&choice.label)).collect();
        self.console.heading(&self.in_words(&self.table.phase()))?;
        let wanted = self.table.prompt(self.you).map_or_else(String::new, |wanted| self.in_words(&wanted));
        self.console.say(&format!("{}: {wanted}", self.names[usize::from(self.you.number())]))?;
        self.console.list(&labels)?;
        loop {
            match self.console.order(&self.words.text("play-input"))? {
                Order::Leave => return Ok(false),
                Order::Number(number) => match choices.get(number.wrapping_sub(1)) {
                    Some(choice) => return self.table_takes(&choice.notation).map(|_| true),
                    None => {
                        let wrong = Phrase::new("play-no-number")
                            .with("number", number as u32)
                            .with("most", choices.len() as u32);
                        self.console.complain(&self.in_words(&wrong))?;
                    }
                },
                Order::Text(text) => {
                    if self.table_takes(&text)? {
                        return Ok(true);
                    }
                }
                Order::Undo => match self.table.undo(self.you) {
                    Ok(()) => {
                        self.told = self.table.steps();
                        self.show_board()?;
                        return Ok(true);
                    }
                    Err(refusal) => self.console.complain(&self.in_words(&refusal.tell()))?,
                },
                Order::Hint => self.hint(&labels)?,
                Order::Board => self.show_board()?,
                Order::Log => self.show_log()?,
                Order::Points => {
                    let outcome = Outcome::of(self.table.state());
                    let table = crate::replay::result_table(&outcome, G::ID, self.words, &self.names);
                    self.console.say(&table)?;
                }
                Order::Rules => self.show_rules()?,
                Order::Help => {
                    let example = choices.first().map_or_else(String::new, |choice| choice.notation.clone());
                    let help = self.in_words(&Phrase::new("play-help").with("example", example));
                    self.console.say(&help)?;
                }
            }
        }
    }

    /// Whether the table did it; if not, it says why.
    fn table_takes(&mut self, notation: &str) -> anyhow::Result<bool> {
        let Err(refused) = self.table.play(self.you, notation) else { return Ok(true) };
        let why = match refused.rule {
            Some(rule) => {
                Phrase::new("play-refused").with("reason", refused.phrase).with("rule", rule.to_owned())
            }
            None => refused.phrase,
        };
        self.console.complain(&self.in_words(&why))?;
        Ok(false)
    }

    fn show_log(&mut self) -> anyhow::Result<()> {
        let lately = self.table.log(Eye::Seat(self.you), self.table.steps().saturating_sub(40));
        if lately.is_empty() {
            self.console.say(&self.words.text("play-log-empty"))?;
        }
        for entry in lately {
            self.console.faint(&self.in_words(&entry.phrase))?;
        }
        Ok(())
    }

    fn show_rules(&mut self) -> anyhow::Result<()> {
        let page = shelf::game(G::ID)?.rules(self.words.lang());
        let rule = self.table.rule();
        let chapter = rule.split('.').next().unwrap_or(rule);
        let text = crate::rules::section(page, chapter).unwrap_or_default();
        self.console.say(&crate::rules::styled(&text))
    }

    fn in_words(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &|seat| self.names[usize::from(seat.number())].clone())
    }
}
