//! What an operator reads: lines for people, JSON for scripts.

use std::io::Write;

use anstream::stdout;
use jiff::Timestamp;
use kernel::text::is_hidden;
use serde::Serialize;
use serde_json::json;
use store::{Ban, BanKind, Entry};
use web::operator::{Row, Shown, ShownLine, ShownReport, State};

/// A moment, from the store's milliseconds.
pub fn time(at: i64) -> String {
    moment(Timestamp::from_millisecond(at).unwrap_or_default())
}

fn moment(at: Timestamp) -> String {
    at.strftime("%Y-%m-%d %H:%M:%S UTC").to_string()
}

/// A stranger's text made harmless for a terminal: no control characters, and none that hide or reverse the direction of
/// the text.
pub fn plain(text: &str) -> String {
    text.chars().map(|letter| if is_hidden(letter) { '\u{fffd}' } else { letter }).collect()
}

fn json(value: &impl Serialize) -> anyhow::Result<()> {
    Ok(writeln!(stdout(), "{}", serde_json::to_string(value)?)?)
}

pub fn rows(rows: &[Row], as_json: bool) -> anyhow::Result<()> {
    for row in rows {
        if as_json {
            json(row)?;
            continue;
        }
        let Row { id, game, steps, .. } = row;
        let (state, changed) = (state(row.state), moment(row.changed));
        let players: Vec<String> = row.players.iter().map(|name| name_of(name)).collect();
        let why =
            row.deleted.as_ref().map(|away| format!("  deleted {}: {}", moment(away.at), plain(&away.why)));
        let (players, why) = (players.join(", "), why.unwrap_or_default());
        writeln!(stdout(), "{id}  {state:8}  {game:8}  {steps:5} steps  {changed}  {players}{why}")?;
    }
    Ok(())
}

fn state(state: State) -> &'static str {
    match state {
        State::Running => "running",
        State::Closed => "closed",
        State::Finished => "finished",
        State::Deleted => "deleted",
    }
}

fn name_of(name: &str) -> String {
    if name.is_empty() { "(open)".into() } else { plain(name) }
}

pub fn shown(shown: &Shown, as_json: bool) -> anyhow::Result<()> {
    if as_json {
        return json(shown);
    }
    let mut out = stdout();
    let row = &shown.row;
    writeln!(out, "table    {}", row.id)?;
    writeln!(out, "game     {}", row.game)?;
    writeln!(out, "state    {}, {} steps", state(row.state), row.steps)?;
    if let Some(away) = &row.deleted {
        writeln!(out, "deleted  {}: {}", moment(away.at), plain(&away.why))?;
    }
    writeln!(out, "made     {} by person {}", moment(row.made), shown.host)?;
    writeln!(out, "changed  {}", moment(row.changed))?;
    let listed = if shown.public { "in the list" } else { "by invitation" };
    writeln!(out, "kind     {listed}{}", if shown.correspondence { ", by correspondence" } else { "" })?;
    for (name, value) in &shown.options {
        // A custom board is a whole file.
        let line = value.lines().next().unwrap_or_default();
        writeln!(
            out,
            "option   {name} = {}{}",
            plain(line),
            if value.lines().nth(1).is_some() { " …" } else { "" }
        )?;
    }
    for place in &shown.seats {
        let person = place.person.as_ref().map(|person| format!(", person {person}")).unwrap_or_default();
        let bot = place.bot.map(|bot| format!(", played by a bot ({bot})")).unwrap_or_default();
        writeln!(out, "seat {}   {}{person}{bot}", place.seat, name_of(&place.name))?;
    }
    writeln!(out, "chat     {} lines", shown.chat)?;
    Ok(())
}

pub fn chat(lines: &[ShownLine], as_json: bool) -> anyhow::Result<()> {
    for line in lines {
        if as_json {
            json(line)?;
            continue;
        }
        let who = line.seat.map_or("spectator".to_owned(), |seat| format!("seat {seat}"));
        let person = line.person.as_deref().unwrap_or("unknown");
        let (number, at, name, text) = (line.line, moment(line.at), plain(&line.name), plain(&line.text));
        writeln!(stdout(), "{number:4}  {at}  {name} ({who}, person {person}): {text}")?;
    }
    Ok(())
}

pub fn bans(bans: &[Ban], as_json: bool) -> anyhow::Result<()> {
    for Ban { kind, subject, until, why, at } in bans {
        let kind = match kind {
            BanKind::Address => "address",
            BanKind::Person => "person",
        };
        if as_json {
            let (until, at) = (Timestamp::from_millisecond(*until)?, Timestamp::from_millisecond(*at)?);
            json(&json!({ "kind": kind, "who": subject, "since": at, "until": until, "why": why }))?;
        } else {
            writeln!(stdout(), "{kind:7}  {subject:20}  until {}  {}", time(*until), plain(why))?;
        }
    }
    Ok(())
}

pub fn reports(reports: &[ShownReport], as_json: bool) -> anyhow::Result<()> {
    for report in reports {
        if as_json {
            json(report)?;
            continue;
        }
        let ShownReport { report: number, by, about, .. } = report;
        let (at, name) = (moment(report.at), plain(&report.name));
        let why = report.why.lines().map(plain).collect::<Vec<_>>().join("\n      ");
        if report.appeal {
            writeln!(stdout(), "{number:4}  {at}  person {by} asks for the name {name}: {why}")?;
            continue;
        }
        let table = report.table.as_ref().map(|table| format!(" at table {table}")).unwrap_or_default();
        let text = plain(&report.text);
        let line = report.line.map(|line| format!(", line {line} ({text})")).unwrap_or_default();
        writeln!(
            stdout(),
            "{number:4}  {at}  person {by} about {name} (person {about}){table}{line}: {why}"
        )?;
    }
    Ok(())
}

pub fn audit(entries: &[Entry], as_json: bool) -> anyhow::Result<()> {
    for Entry { seq, at, actor, act, table, detail } in entries {
        if as_json {
            let at = Timestamp::from_millisecond(*at)?;
            let entry = json!({ "number": seq, "at": at, "actor": actor, "act": act, "table": table, "detail": detail });
            json(&entry)?;
        } else {
            let (at, table) = (time(*at), table.as_deref().unwrap_or("-"));
            writeln!(stdout(), "{seq:4}  {at}  {}  {act}  {table}  {}", plain(actor), plain(detail))?;
        }
    }
    Ok(())
}
