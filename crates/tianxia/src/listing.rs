//! `tianxia games`: the shelf.

use anstream::println;
use anstyle::Style;
use serde::Serialize;
use shelf::Game;
use words::Lang;

/// What to list.
#[derive(clap::Args)]
pub struct Args {
    /// Print JSON: a list of id, name, players, options
    #[arg(long)]
    pub json: bool,
}

#[derive(Serialize)]
struct Listed {
    id: &'static str,
    name: String,
    rules: u32,
    players: Vec<u8>,
    options: &'static [kernel::OptionSpec],
    sources: &'static [&'static str],
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    if args.json {
        let list: Vec<Listed> = shelf::games().iter().map(listed).collect();
        println!("{}", serde_json::to_string_pretty(&list)?);
        return Ok(());
    }
    let bold = Style::new().bold();
    let words = shelf::words(Lang::En);
    for game in shelf::games() {
        let name = words.text(&format!("{}-title", game.id));
        let (least, most) = (game.players.start(), game.players.end());
        println!("{bold}{}{bold:#}  {name}, {least}–{most} players", game.id);
        println!("  {}", words.text(&format!("{}-about", game.id)));
        for option in game.options {
            let about = words.text(&(game.option_key(option.name) + "-about"));
            println!("  {bold}{}{bold:#} (default {}): {about}", option.name, option.default);
            println!("    {}", option.values.join(", "));
        }
        println!();
    }
    Ok(())
}

fn listed(game: &Game) -> Listed {
    Listed {
        id: game.id,
        name: shelf::words(Lang::En).text(&format!("{}-title", game.id)),
        rules: game.version,
        players: game.players.clone().collect(),
        options: game.options,
        sources: game.sources,
    }
}
