//! Taking what belongs to others: seats, secrets, names, the host's rights.

use anyhow::{Context, ensure};

use crate::Attack;
use crate::browser::{Browser, between, choices};
use crate::stage::{Stage, is, is_among};

const NOT_YOURS: &str = "This seat is not yours.";

pub const ATTACKS: &[Attack] = &[
    Attack { name: "act for somebody else", run: act_for_others },
    Attack { name: "take back for somebody else", run: undo_for_others },
    Attack { name: "leave, come back and lift the curtain for somebody else", run: leave_for_others },
    Attack { name: "sit down with a guessed token", run: guessed_token },
    Attack { name: "sit down with the token of another seat", run: other_token },
    Attack { name: "sit down on a taken seat", run: taken_seat },
    Attack { name: "the host's rights without being the host", run: not_the_host },
    Attack { name: "the record of a running game", run: running_record },
    Attack { name: "a running game seen by its players", run: others_view },
    Attack { name: "a changed signature", run: changed_signature },
    Attack { name: "an unsigned id", run: unsigned },
    Attack { name: "a cookie of another name", run: swapped_cookie },
    Attack { name: "a write sent from another site", run: other_site },
    Attack { name: "the links of the host", run: hosts_links },
    Attack { name: "a spectator under a player's name", run: players_name },
    Attack { name: "figures of the operator on the public address", run: metrics },
    Attack { name: "replace a player who is there", run: replace },
    Attack { name: "a rematch of somebody else's game", run: rematch },
];

fn act_for_others(stage: &mut Stage) -> anyhow::Result<()> {
    let act = format!("{}/act", stage.running);
    let page = stage.anna.clone().get(&stage.running).text;
    let asked = choices(&page).or_else(|| choices(&stage.bruno.clone().get(&stage.running).text));
    let choices = asked.context("somebody is asked")?;
    is(&stage.stranger().post(&act, &choices.body(&choices.actions[0])), 403, NOT_YOURS)
}

fn undo_for_others(stage: &mut Stage) -> anyhow::Result<()> {
    is(&stage.stranger().post(&format!("{}/undo", stage.running), "seat=0&version=1"), 403, NOT_YOURS)
}

fn leave_for_others(stage: &mut Stage) -> anyhow::Result<()> {
    for what in ["leave", "return", "lift"] {
        is(&stage.stranger().post(&format!("{}/{what}", stage.running), "seat=0"), 403, NOT_YOURS)?;
    }
    Ok(())
}

fn guessed_token(stage: &mut Stage) -> anyhow::Result<()> {
    let sit = format!("{}/sit", stage.waiting);
    for token in ["", "0", "00000000", "%00", &"f".repeat(64), &"f".repeat(9000)] {
        let answer = stage.stranger().post(&sit, &format!("seat=1&token={token}&name=x"));
        is_among(&answer, &[403, 422])?;
    }
    Ok(())
}

/// The token in the host's link to a seat of the table that waits.
fn token(stage: &Stage, seat: u8) -> anyhow::Result<String> {
    let page = stage.anna.clone().get(&stage.waiting).text;
    let link = format!("?sit={seat}&amp;token=");
    let token = between(&page, &link, "\"").context("the host sees the links")?;
    Ok(token.to_owned())
}

fn other_token(stage: &mut Stage) -> anyhow::Result<()> {
    let token = token(stage, 1)?;
    let sit = format!("{}/sit", stage.waiting);
    is_among(&stage.stranger().post(&sit, &format!("seat=2&token={token}&name=x")), &[403])?;
    let sit = format!("{}/sit", stage.running);
    is_among(&stage.stranger().post(&sit, &format!("seat=1&token={token}&name=x")), &[403, 409])
}

fn taken_seat(stage: &mut Stage) -> anyhow::Result<()> {
    is(&stage.stranger().post(&format!("{}/sit", stage.running), "seat=0&name=x"), 409, "This seat is taken.")
}

fn not_the_host(stage: &mut Stage) -> anyhow::Result<()> {
    let waiting = stage.waiting.clone();
    for (what, body) in [
        ("fill", "strength=adept"),
        ("unmute", "person=x"),
        ("free", "seat=0"),
        ("mute", "line=1"),
        ("close", ""),
    ] {
        let answer = stage.stranger().post(&format!("{waiting}/{what}"), body);
        is_among(&answer, &[403]).with_context(|| what.to_owned())?;
    }
    Ok(())
}

fn running_record(stage: &mut Stage) -> anyhow::Result<()> {
    let record = format!("{}/record.json", stage.running);
    is_among(&stage.stranger().get(&record), &[409])?;
    is_among(&stage.anna.clone().get(&record), &[409])
}

fn others_view(stage: &mut Stage) -> anyhow::Result<()> {
    // While a game runs nobody chooses whose view they get.
    let mut stranger = stage.stranger();
    let mut board = |path: &str| {
        let page = stranger.get(path).text;
        between(&page, "<main", "</main>").map(str::to_owned).context("a table's page")
    };
    let plain = board(&stage.running)?;
    for who in ["0", "1", "open"] {
        ensure!(board(&format!("{}?as={who}", stage.running))? == plain, "another view as {who}");
    }
    Ok(())
}

/// The page says whose seat it is: a stranger has none.
fn is_nobody(stage: &Stage, mut thief: Browser) -> anyhow::Result<()> {
    let answer = thief.post(&format!("{}/leave", stage.running), "seat=0");
    is(&answer, 403, NOT_YOURS)
}

fn changed_signature(stage: &mut Stage) -> anyhow::Result<()> {
    let mut thief = stage.anna.clone();
    let signed = thief.cookies.get("tianxia").context("a cookie")?.clone();
    let changed: String = signed.chars().rev().collect();
    thief.cookies.insert("tianxia".into(), changed);
    is_nobody(stage, thief)
}

fn unsigned(stage: &mut Stage) -> anyhow::Result<()> {
    let mut thief = stage.anna.clone();
    let signed = thief.cookies.get("tianxia").context("a cookie")?.clone();
    let id = signed[signed.len().saturating_sub(32)..].to_owned();
    thief.cookies.insert("tianxia".into(), id);
    is_nobody(stage, thief)
}

fn swapped_cookie(stage: &mut Stage) -> anyhow::Result<()> {
    let mut thief = stage.anna.clone();
    let signed = thief.cookies.remove("tianxia").context("a cookie")?;
    thief.cookies.insert("name".into(), signed.clone());
    thief.cookies.insert("tables".into(), signed);
    is_nobody(stage, thief)
}

fn other_site(stage: &mut Stage) -> anyhow::Result<()> {
    let chat = format!("{}/chat", stage.running);
    for (header, value) in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let mut anna = stage.anna.clone();
        let request = anna.form(&chat, "text=hello&request=9").header(header, value);
        is(&anna.send(request)?, 403, "comes from another site")?;
    }
    Ok(())
}

fn hosts_links(stage: &mut Stage) -> anyhow::Result<()> {
    let token = token(stage, 1)?;
    let page = stage.stranger().get(&stage.waiting).text;
    ensure!(!page.contains(&token), "a stranger sees the link to a seat");
    Ok(())
}

fn players_name(stage: &mut Stage) -> anyhow::Result<()> {
    let mut stranger = stage.stranger();
    let table = stranger.try_table("dragon", &["me", "me"], "&public=yes")?;
    let mut spectator = stage.stranger();
    spectator.cookies.insert("name".into(), "416e6e61".into());
    let said = spectator.post(&format!("{table}/chat"), "text=I am not Anna&request=1");
    let page = stranger.get(&table).text;
    let line = page.split("I am not Anna").next().unwrap_or_default();
    let line = &line[line.rfind("<li").unwrap_or_default()..];
    let told = said.status != 204 || line.to_lowercase().contains("spectator") || line.contains("watch");
    ensure!(told, "a spectator called Anna is not told from Anna: {line}");
    Ok(())
}

fn metrics(stage: &mut Stage) -> anyhow::Result<()> {
    is_among(&stage.stranger().get("/metrics"), &[404])
}

fn replace(stage: &mut Stage) -> anyhow::Result<()> {
    is(
        &stage.stranger().post(&format!("{}/replace", stage.running), "seat=0"),
        409,
        "A bot can only stand in",
    )
}

fn rematch(stage: &mut Stage) -> anyhow::Result<()> {
    is_among(&stage.stranger().post(&format!("{}/rematch", stage.finished), ""), &[403])
}
