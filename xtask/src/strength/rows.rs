//! What is measured: the same for every game, and what a game adds in its `strength.toml`.

use anyhow::Context;
use serde::Deserialize;
use serde_json::Value;

use crate::machine::root;

/// What a row should show.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Goal {
    /// The first bot wins at least this share, in percent.
    Win(f64),
    /// It has at least this number of points on average.
    Points(f64),
    /// It takes at least this number of looks a second.
    Looks(f64),
    /// Its chances of winning are off by at most this, in percent.
    Honest,
    /// All places win equally often.
    Even,
}

/// A line-up at a table, how many games, and what they should show.
pub struct Row {
    pub game: String,
    pub players: u8,
    pub bots: String,
    pub games: u32,
    pub goal: Goal,
}

/// By how much a chance of winning may be off, in percent.
const HONEST: f64 = 3.0;
/// From this number of moments on a tenth of the scale says something about chances: those of one game go together.
const ENOUGH: u64 = 2000;
/// The seed of all rows; nets are learned and chosen with others.
const SEED: u32 = 2718;

/// What every game is measured by at a table of four.
const EVERY: [(&str, u32, Goal); 8] = [
    ("greedy,random", 400, Goal::Win(85.0)),
    ("swift,plain:1000", 200, Goal::Win(35.0)),
    ("search:100ms,plain:100ms", 60, Goal::Win(45.0)),
    ("search:200ms,search:50ms", 60, Goal::Win(35.0)),
    ("search:100ms,tree:100ms", 60, Goal::Win(45.0)),
    ("search:100ms,swift", 60, Goal::Win(35.0)),
    ("search:20ms", 1, Goal::Looks(30_000.0)),
    ("swift", 1000, Goal::Honest),
];

/// What a game adds: `strength.toml` in its folder.
#[derive(Default, Deserialize)]
struct Added {
    #[serde(default)]
    arena: Vec<Trial>,
    /// In how many games the places are compared, where they are meant to be equal.
    places: Option<u32>,
}

#[derive(Deserialize)]
struct Trial {
    bots: String,
    games: u32,
    #[serde(default = "four")]
    players: u8,
    /// The wanted win rate of the first bot, in percent.
    win: Option<f64>,
    /// The wanted points of the first bot.
    points: Option<f64>,
}

fn four() -> u8 {
    4
}

/// The rows of these games.
pub fn all(games: &[String]) -> anyhow::Result<Vec<Row>> {
    let mut rows = Vec::new();
    for game in games {
        let row = |bots: &str, games, players, goal| Row {
            game: game.clone(),
            players,
            bots: bots.to_owned(),
            games,
            goal,
        };
        rows.extend(EVERY.iter().map(|&(bots, games, goal)| row(bots, games, 4, goal)));
        let added = added(game)?;
        for trial in &added.arena {
            let goal = match (trial.win, trial.points) {
                (Some(win), None) => Goal::Win(win),
                (None, Some(points)) => Goal::Points(points),
                _ => anyhow::bail!("{game}: a row of strength.toml wants either `win` or `points`"),
            };
            rows.push(row(&trial.bots, trial.games, trial.players, goal));
        }
        rows.extend(added.places.map(|games| row("greedy", games, 4, Goal::Even)));
    }
    Ok(rows)
}

fn added(game: &str) -> anyhow::Result<Added> {
    let path = root().join("games").join(game).join("strength.toml");
    match std::fs::read_to_string(&path) {
        Ok(text) => toml::from_str(&text).with_context(|| path.display().to_string()),
        Err(_) => Ok(Added::default()),
    }
}

impl Row {
    /// The heading of the row, by which it is known from run to run.
    pub fn title(&self) -> String {
        let Row { game, players, bots, .. } = self;
        let wanted = match self.goal {
            Goal::Win(share) => format!("wins at least {share} %"),
            Goal::Points(points) => format!("has at least {points} points"),
            Goal::Looks(looks) => format!("takes at least {looks} looks a second"),
            Goal::Honest => format!("names chances that are off by at most {HONEST} %"),
            Goal::Even => "the four places win equally often".into(),
        };
        let first = bots.split(',').next().unwrap_or_default();
        match bots.split_once(',') {
            _ if self.goal == Goal::Even => format!("{game}: {wanted}"),
            Some((_, others)) => format!("{game}, {players} players: {first} against {others} {wanted}"),
            None => format!("{game}, {players} players: {first} among its own kind {wanted}"),
        }
    }

    /// The command that measures it with this number of games.
    pub fn command(&self, games: u32) -> String {
        let Row { game, players, bots, .. } = self;
        let task = if self.goal == Goal::Even { "simulate" } else { "arena" };
        format!("{task} {game} --players {players} --bots {bots} --games {games} --seed {SEED}")
    }

    /// Whether the goal was reached, from the report of the first bot.
    pub fn verdict(&self, bot: &Value) -> String {
        let number = |name: &str| bot[name].as_f64().unwrap_or_default();
        let (reached, found) = match self.goal {
            Goal::Win(share) => {
                let [rate, low, high] = ["win_rate", "low", "high"].map(|name| 100.0 * number(name));
                (rate >= share, format!("{rate:.1} % ({low:.1}–{high:.1}) of {} games", bot["games"]))
            }
            Goal::Points(points) => {
                let [mean, low, high] = ["mean_points", "points_low", "points_high"].map(number);
                (mean >= points, format!("{mean:.1} points ({low:.1}–{high:.1}) in {} games", bot["games"]))
            }
            Goal::Looks(looks) => {
                let found = number("looks_per_second");
                (found >= looks, format!("{found:.0} looks a second of its own time"))
            }
            Goal::Honest => {
                let enough = |row: &&Value| row["moments"].as_u64().unwrap_or_default() >= ENOUGH;
                let rows = bot["chances"]["rows"].as_array().map(Vec::as_slice).unwrap_or_default();
                let percent = |row: &Value, name: &str| 100.0 * row[name].as_f64().unwrap_or_default();
                let off = |row: &Value| (percent(row, "said") - percent(row, "won")).abs();
                let worst = rows.iter().filter(enough).map(off).fold(0.0, f64::max);
                (!rows.is_empty() && worst <= HONEST, format!("off by {worst:.1} % at most"))
            }
            Goal::Even => (true, String::new()),
        };
        format!("{}: {found}.", if reached { "Reached" } else { "Not reached" })
    }
}
