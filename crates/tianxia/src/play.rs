//! `tianxia play`: a game in the terminal.

mod console;
mod full;
mod hint;
mod typed;

use std::path::PathBuf;

use anyhow::{Context, bail};
use arena::LineUp;
use bots::Bot;
use kernel::fair::Seed;
use kernel::{Arg, Outcome, Phrase, Rules, Seat, Seats, Setup, Viewer};
use screen::{Paper, Screen};
use table::{AnyTable, Choice, Refused, Table, UndoRefusal};
use words::{Lang, Words};

use crate::ask::Setting;
use console::{Console, Order};

/// What to play.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    setting: Setting,
    /// Your opponents: beginner, apprentice, scholar, adept, veteran, expert, master, or another bot such as greedy or
    /// search:1000 (the last one fills the table)
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
    /// Line by line instead of a full screen: for screen readers, and always for pipes
    #[arg(long)]
    plain: bool,
    /// The language: en or it
    #[arg(long, default_value_t)]
    lang: Lang,
    /// Write the record of the game to this file when it ends or is left
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

pub fn run(args: Args) -> anyhow::Result<()> {
    let game = args.setting.game.clone();
    games::visit(&game, args)?
}

impl games::Visitor for Args {
    type Out = anyhow::Result<()>;

    fn visit<S: Screen>(self) -> anyhow::Result<()> {
        let players = self.setting.players;
        let seed = match self.seed {
            Some(number) => Seed::of_game(number, 0),
            None => Seed::secret().context("the operating system gives no random numbers")?,
        };
        let mut table = Table::<S::Game>::new(&self.setting.options::<S::Game>()?, players, seed)?;
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
        let mut opponents: Vec<Option<Box<dyn Bot<S::Game>>>> = Vec::new();
        let mut rest = bots.iter();
        for seat in Seat::all(players) {
            let bot = if seat == you { None } else { rest.next() };
            opponents.push(bot.map(|bot| bot.build::<S::Game>(seed.key_for("bot", seat.number()), cores)));
        }
        table.begin();
        let options = self.setting.options::<S::Game>()?;
        for (seat, bot) in Seat::all(players).zip(&mut opponents) {
            if let Some(bot) = bot {
                bot.begin(seat, players, &options);
            }
        }
        let mut game =
            Match::<S> { table, bots: opponents, you, names, words, console: Console::new(), told: 0 };
        if game.console.is_full() && !self.plain {
            full::play(&mut game)?;
        } else {
            game.play()?;
        }
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
struct Match<S: Screen> {
    table: Table<S::Game>,
    bots: Vec<Option<Box<dyn Bot<S::Game>>>>,
    you: Seat,
    names: Vec<String>,
    words: &'static Words,
    console: Console,
    /// Steps whose log has been shown.
    told: usize,
}

impl<S: Screen> Match<S> {
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
        let thinking = self.in_words(&Phrase::new("play-thinking").with("seat", seat));
        self.console.fleeting(&thinking)?;
        self.bot_acts(seat)?;
        self.console.clear_fleeting()
    }

    /// A bot decides.
    fn bot_acts(&mut self, seat: Seat) -> anyhow::Result<()> {
        let mut choices = Vec::new();
        self.table.state().choices(seat, &mut choices);
        let view = self.table.view(Viewer::Seat(seat));
        let bot = self.bots[usize::from(seat.number())].as_mut().expect("all seats but yours have a bot");
        let action = bot.choose(&view, seat, &choices);
        if let Err(refused) = self.table.play(seat, &action.to_string()) {
            bail!("the bot on seat {seat} did something impossible: {action}: {refused}");
        }
        Ok(())
    }

    /// What happened since the last time.
    fn tell(&mut self) -> anyhow::Result<()> {
        let log = self.table.log(Viewer::Seat(self.you), self.told);
        self.told = self.table.steps();
        for entry in log {
            self.console.faint(&self.in_words(&entry.phrase))?;
        }
        Ok(())
    }

    fn show_board(&mut self) -> anyhow::Result<()> {
        let viewer = Viewer::Seat(self.you);
        let paper = Paper { viewer, words: self.words, names: &self.names, tight: false };
        self.console.say(S::print(&self.table.view(viewer), &paper).trim_end())
    }

    fn show_result(&mut self) -> anyhow::Result<()> {
        let outcome = Outcome::of(self.table.state());
        let result = crate::replay::result_table(&outcome, S::Game::ID, self.words, &self.names);
        let winners = self.winners();
        self.console.say(&format!("{result}\n\n{winners}"))
    }

    fn winners(&self) -> String {
        let winners = self.table.standing().winners();
        let wins = Phrase::new("play-wins")
            .with("count", winners.len() as u32)
            .with("seats", winners.iter().collect::<Arg>());
        self.in_words(&wins)
    }

    /// One decision of the person. `false` if they leave.
    fn you_play(&mut self) -> anyhow::Result<bool> {
        let choices = self.table.choices(self.you);
        let labels: Vec<String> = choices.iter().map(|choice| self.in_words(&choice.label)).collect();
        let viewer = Viewer::Seat(self.you);
        self.console.heading(&self.in_words(&self.table.phase(viewer)))?;
        let wanted = self.table.prompt(self.you, viewer);
        let wanted = wanted.map_or_else(String::new, |wanted| self.in_words(&wanted));
        self.console.say(&format!("{}: {wanted}", self.names[usize::from(self.you.number())]))?;
        let numbers: Vec<usize> = choices.iter().map(|choice| choice.number).collect();
        self.console.list(numbers.iter().copied().zip(labels.iter().map(String::as_str)))?;
        loop {
            match self.console.order(&self.words.text("play-input"))? {
                Order::Leave => return Ok(false),
                Order::Number(number) => match choices.iter().find(|choice| choice.number == number) {
                    Some(choice) => return self.table_takes(&choice.notation).map(|_| true),
                    None => self.console.complain(&self.no_such(number, &choices))?,
                },
                Order::Text(text) => match typed::meant(&text, &choices, &labels)[..] {
                    [one] => return self.table_takes(&choices[one].notation).map(|_| true),
                    // Not offered: the table says why.
                    [] if self.table_takes(&text)? => return Ok(true),
                    [] => {}
                    ref several => {
                        self.console.complain(&self.words.text("play-several"))?;
                        self.console.list(several.iter().map(|&place| (numbers[place], &*labels[place])))?;
                    }
                },
                Order::Undo => match self.take_back() {
                    Ok(()) => {
                        self.told = self.table.steps();
                        self.show_board()?;
                        return Ok(true);
                    }
                    Err(refusal) => self.console.complain(&self.in_words(&refusal.tell()))?,
                },
                Order::Hint => self.console.say(&self.hint_lines(&choices).join("\n"))?,
                Order::Board => self.show_board()?,
                Order::Log => self.show_log()?,
                Order::Points => {
                    let outcome = Outcome::of(self.table.state());
                    let table = crate::replay::result_table(&outcome, S::Game::ID, self.words, &self.names);
                    self.console.say(&table)?;
                }
                Order::Rules => self.console.say(&self.rules_here()?)?,
                Order::Help => self.console.say(&self.help(&choices))?,
                Order::About(name) => {
                    let about = self.about(&name).unwrap_or_else(|| self.words.text("play-no-about"));
                    self.console.say(&about)?;
                }
            }
        }
    }

    /// Takes back your last decision, and what the bots have replied to it: nobody is harmed by that.
    fn take_back(&mut self) -> Result<(), UndoRefusal> {
        let bots = Seats::all(self.table.players()).without(self.you);
        self.table.undo_among(self.you, bots)
    }

    /// Whether the table did it; if not, it says why.
    fn table_takes(&mut self, notation: &str) -> anyhow::Result<bool> {
        let Err(refused) = self.table.play(self.you, notation) else { return Ok(true) };
        let why = self.why(refused);
        self.console.complain(&why)?;
        Ok(false)
    }

    /// Why the table refused, with the rule.
    fn why(&self, refused: Refused) -> String {
        self.in_words(&match refused.rule {
            Some(rule) => {
                Phrase::new("play-refused").with("reason", refused.phrase).with("rule", rule.to_owned())
            }
            None => refused.phrase,
        })
    }

    /// That no choice has this number.
    fn no_such(&self, number: usize, choices: &[Choice]) -> String {
        let number_of = |choice: Option<&Choice>| choice.map_or(0, |choice| choice.number as u32);
        let wrong = Phrase::new("play-no-number").with("number", number as u32);
        let wrong = wrong.with("least", number_of(choices.first())).with("most", number_of(choices.last()));
        self.in_words(&wrong)
    }

    fn help(&self, choices: &[Choice]) -> String {
        let example = choices.first().map_or_else(String::new, |choice| choice.notation.clone());
        let label = choices.first().map_or_else(String::new, |choice| self.in_words(&choice.label));
        let words = label.split(" (").next().unwrap_or_default().to_owned();
        self.in_words(&Phrase::new("play-help").with("example", example).with("words", words))
    }

    /// What the board has no room for.
    fn about(&self, name: &str) -> Option<String> {
        let viewer = Viewer::Seat(self.you);
        let paper = Paper { viewer, words: self.words, names: &self.names, tight: false };
        S::about(&self.table.view(viewer), name, &paper)
    }

    fn show_log(&mut self) -> anyhow::Result<()> {
        let lately = self.table.log(Viewer::Seat(self.you), self.table.steps().saturating_sub(40));
        if lately.is_empty() {
            self.console.say(&self.words.text("play-log-empty"))?;
        }
        for entry in lately {
            self.console.faint(&self.in_words(&entry.phrase))?;
        }
        Ok(())
    }

    /// The chapter of the rules about the present phase.
    fn rules_here(&self) -> anyhow::Result<String> {
        let page = shelf::game(S::Game::ID)?.rules(self.words.lang());
        let rule = self.table.rule(Viewer::Seat(self.you));
        let chapter = rule.split('.').next().unwrap_or(rule);
        let text = crate::rules::section(page, chapter).unwrap_or_default();
        Ok(crate::markdown::for_terminal(&text))
    }

    fn in_words(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &|seat| self.names[usize::from(seat.number())].clone())
    }
}
