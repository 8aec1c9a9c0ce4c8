//! Everything that is kept about somebody, as a file for them.

use jiff::Timestamp;
use serde_json::{Value, json};
use store::{
    BanKind, ChatLine, Dossier, Invitation, Listed, Passkey, RatedGame, Report, Store, StoreError, Strength,
    Tie, TieKind,
};

use crate::days::Day;
use crate::operator::person;
use crate::quick;
use crate::setup::Setup;
use crate::site::now;

/// Everything about this person. Of passwords and codes there are only hashes, which are of no use to anybody.
pub async fn of(store: &dyn Store, id: &str) -> Result<Value, StoreError> {
    let dossier = store.dossier(id).await?;
    let Dossier {
        name,
        look,
        former,
        recovery,
        code_until,
        kept,
        tables,
        lines,
        hidden,
        passkeys,
        ended,
        ..
    } = dossier;
    let fingerprint = person(id);
    let bans = store.bans(now()).await?.into_iter();
    let bans = bans.filter(|ban| ban.kind == BanKind::Person && ban.subject == fingerprint);
    let account = look.map(|look| {
        json!({
            "looks_like": look,
            "password": "as a hash",
            "recovery_codes": recovery,
            "passkeys": passkeys.iter().map(of_passkey).collect::<Vec<_>>(),
            "sessions_signed_out": ended,
            "profile": if hidden { "hidden" } else { "public" },
            "former_name": former.map(|(name, until)| json!({ "name": name, "until": time(until) })),
        })
    });
    let kept = kept.into_iter().map(|(table, at)| json!({ "table": table, "since": time(at) }));
    Ok(json!({
        "id": id,
        "fingerprint": fingerprint,
        "name": name,
        "account": account,
        "code_for_another_device": code_until.map(|until| json!({ "code": "as a hash", "until": time(until) })),
        "kept": kept.collect::<Vec<_>>(),
        "tables": tables.iter().map(|table| of_table(table, id)).collect::<Vec<_>>(),
        "chat": lines.iter().map(|(table, line)| of_line(table, line)).collect::<Vec<_>>(),
        "ratings": dossier.strengths.iter().map(of_strength).collect::<Vec<_>>(),
        "rated_games": dossier.rated.iter().map(of_rated).collect::<Vec<_>>(),
        "blocked": of_ties(&dossier.ties, TieKind::Block),
        "friends": of_ties(&dossier.ties, TieKind::Friend),
        "muted_people": of_ties(&dossier.ties, TieKind::Mute),
        "invitations": dossier.invitations.iter().map(|one| of_invitation(one, id)).collect::<Vec<_>>(),
        "last_day_here": dossier.seen.map(time),
        "seen_by_nobody": dossier.unseen,
        "favourites": dossier.favourites.iter().map(of_favourite).collect::<Vec<_>>(),
        "solved": dossier.solved.iter().map(|(puzzle, day)| json!({ "puzzle": puzzle, "day": Day(*day).date().to_string() })).collect::<Vec<_>>(),
        "reports": dossier.reports.iter().map(|report| of_report(report, id)).collect::<Vec<_>>(),
        "bans": bans.map(|ban| json!({ "since": time(ban.at), "until": time(ban.until), "why": ban.why })).collect::<Vec<_>>(),
    }))
}

/// What a table keeps about them: the others' names are not theirs.
fn of_table(table: &Listed, id: &str) -> Value {
    let setup: Option<Setup> = serde_json::from_str(&table.setup.text).ok();
    let setup = setup.as_ref();
    let seats = setup.into_iter().flat_map(|setup| {
        let theirs = setup.seated().filter(|(_, place)| place.owner.as_deref() == Some(id));
        theirs.map(|(seat, place)| {
            let at = usize::from(seat.number());
            let result = table.result.as_ref();
            json!({
                "seat": seat.number(),
                "name": place.name,
                "bot_stands_in": place.bot.is_some(),
                "fingerprint_of_address": place.origin,
                "place": result.and_then(|result| result.ranks.get(at)),
                "points": result.and_then(|result| result.points.get(at)),
            })
        })
    });
    let is_in = |list: fn(&Setup) -> &Vec<String>| {
        setup.is_some_and(|setup| list(setup).iter().any(|listed| listed == id))
    };
    let host = setup.filter(|setup| setup.host == id);
    json!({
        "table": table.id,
        "game": table.game,
        "made": time(table.created),
        "last_changed": time(table.changed),
        "over": table.result.is_some(),
        "seats": seats.collect::<Vec<_>>(),
        "host": host.is_some(),
        "fingerprint_of_address": host.and_then(|setup| setup.origin.clone()),
        "muted": is_in(|setup| &setup.muted),
        "removed": is_in(|setup| &setup.removed),
    })
}

/// Its public key is no secret, and theirs.
fn of_passkey(passkey: &Passkey) -> Value {
    let Passkey { id, name, credential, made, used } = passkey;
    let credential: Value = serde_json::from_str(credential).unwrap_or_default();
    json!({ "id": id, "name": name, "credential": credential, "since": time(*made), "last_used": used.map(time) })
}

fn of_line(table: &str, line: &ChatLine) -> Value {
    let seat = line.seat.map(|seat| seat.number());
    json!({ "table": table, "at": time(line.at), "seat": seat, "name": line.name, "text": quick::told(line), "quick_phrase": line.phrase })
}

fn of_strength(strength: &Strength) -> Value {
    let Strength { game, pace, rating, games, .. } = strength;
    json!({ "game": game, "pace": pace, "rating": rating.shown(), "mean": rating.mean, "deviation": rating.deviation, "games": games })
}

fn of_rated(rated: &RatedGame) -> Value {
    let RatedGame { table, game, pace, at, place: (place, people), rating } = rated;
    json!({
        "table": table, "game": game, "pace": pace, "at": time(*at), "place": place, "of": people,
        "rating": rating.shown(), "mean": rating.mean, "deviation": rating.deviation,
    })
}

/// Of whom they think so.
fn of_ties(ties: &[Tie], kind: TieKind) -> Vec<Value> {
    let of_tie =
        |tie: &Tie| json!({ "name": tie.name, "fingerprint": person(&tie.other), "since": time(tie.at) });
    ties.iter().filter(|tie| tie.kind == kind).map(of_tie).collect()
}

/// An invitation to them, or one of theirs.
fn of_invitation(invitation: &Invitation, id: &str) -> Value {
    let Invitation { person, name, table, at, .. } = invitation;
    json!({ "to": if person == id { "you" } else { name }, "table": table, "at": time(*at) })
}

fn of_favourite((game, choice, times): &(String, String, u64)) -> Value {
    json!({ "game": game, "choice": choice, "times": times })
}

/// A report of theirs, or one about them: that does not say who made it, nor in which words.
fn of_report(report: &Report, id: &str) -> Value {
    let Report { at, table, line, name, text, .. } = report;
    let why = (report.person == id).then_some(&report.why);
    let about = if report.about == id { "you" } else { name };
    json!({ "about": about, "at": time(*at), "table": table, "line": line, "text": text, "why": why })
}

/// A moment, as everybody can read it.
fn time(at: i64) -> Timestamp {
    Timestamp::from_millisecond(at).unwrap_or_default()
}
