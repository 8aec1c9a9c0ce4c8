//! Becoming somebody else.

use anyhow::{Context, ensure};

use crate::Attack;
use crate::browser::between;
use crate::stage::{Stage, is, is_among};

pub const ATTACKS: &[Attack] = &[
    Attack { name: "guess the code of a person", run: guess_codes },
    Attack { name: "codes that are no codes", run: strange_codes },
    Attack { name: "a code used twice", run: code_twice },
    Attack { name: "become somebody by a link", run: by_link },
    Attack { name: "a code made from another site", run: code_from_elsewhere },
    Attack { name: "keep what belongs to others", run: keep_for_others },
    Attack { name: "the games of somebody else", run: games_of_others },
];

/// The words of a code that Anna asks for.
fn code(stage: &mut Stage) -> anyhow::Result<String> {
    let page = stage.anna.clone().post("/join/code", "").text;
    let list = between(&page, "class=\"code\"", "</ol>").context("a code")?;
    let words: Vec<&str> = list.split("<li>").skip(1).filter_map(|word| word.split('<').next()).collect();
    Ok(words.join("+"))
}

fn guess_codes(stage: &mut Stage) -> anyhow::Result<()> {
    code(stage)?;
    let mut thief = stage.stranger();
    let mut tried = 0;
    for number in 0..40 {
        let guess = if number % 2 == 0 {
            "acorn+actor+angel+apple+apron+april"
        } else {
            "zaino+zebra+abete+abito+acqua+aglio"
        };
        let answer = if number % 3 == 0 {
            thief.get(&format!("/join?code={guess}"))
        } else {
            thief.post("/join", &format!("code={guess}"))
        };
        is_among(&answer, &[422, 429])?;
        tried += usize::from(answer.status == 422);
    }
    ensure!(tried <= 15, "{tried} codes could be tried at once");
    is(&thief.post("/join", "code=x"), 429, "Too many codes or passwords")
}

fn strange_codes(stage: &mut Stage) -> anyhow::Result<()> {
    let mut thief = stage.stranger();
    for code in
        ["", "%00", "%27+OR+1%3D1+--+a+b", "acorn", &"acorn+".repeat(40), &"龍".repeat(6), &"a".repeat(9000)]
    {
        is_among(&thief.post("/join", &format!("code={code}")), &[400, 422])?;
    }
    Ok(())
}

fn code_twice(stage: &mut Stage) -> anyhow::Result<()> {
    let code = code(stage)?;
    let mut phone = stage.stranger();
    is_among(&phone.post("/join", &format!("code={code}")), &[303])?;
    ensure!(phone.cookies.get("tianxia") == stage.anna.cookies.get("tianxia"), "Anna goes on");
    let mut thief = stage.stranger();
    let before = thief.cookies.clone();
    is_among(&thief.post("/join", &format!("code={code}")), &[422])?;
    ensure!(thief.cookies == before, "the second becomes somebody");
    Ok(())
}

fn by_link(stage: &mut Stage) -> anyhow::Result<()> {
    let code = code(stage)?;
    let mut victim = stage.stranger();
    let before = victim.cookies.clone();
    is(&victim.get(&format!("/join?code={code}")), 200, "This is the code of Anna")?;
    ensure!(victim.cookies == before, "a link makes somebody somebody else");
    for (header, value) in [("origin", "https://evil.example"), ("sec-fetch-site", "cross-site")] {
        let request = victim.form("/join", &format!("code={code}")).header(header, value);
        is(&victim.send(request)?, 403, "comes from another site")?;
    }
    ensure!(victim.cookies == before, "another site makes somebody somebody else");
    Ok(())
}

fn code_from_elsewhere(stage: &mut Stage) -> anyhow::Result<()> {
    let mut anna = stage.anna.clone();
    let request = anna.form("/join/code", "").header("sec-fetch-site", "cross-site");
    is(&anna.send(request)?, 403, "comes from another site")?;
    is_among(&anna.get("/join/code"), &[405])
}

fn keep_for_others(stage: &mut Stage) -> anyhow::Result<()> {
    let mut thief = stage.stranger();
    let table = stage.finished.trim_start_matches("/t/").to_owned();
    is_among(&thief.post("/me/keep", &format!("table={table}&keep=yes")), &[303])?;
    ensure!(!thief.get("/me").text.contains(&table), "somebody keeps what is not theirs");
    for table in ["", "x%27", "../me", &"a".repeat(99)] {
        is_among(&thief.post("/me/keep", &format!("table={table}&keep=yes")), &[400, 404, 422])?;
    }
    Ok(())
}

fn games_of_others(stage: &mut Stage) -> anyhow::Result<()> {
    let mut thief = stage.stranger();
    for query in [
        "",
        "?with=Anna",
        "?game=dragon",
        "?until=9999-12-31",
        "?with=%00",
        "?until=-9999-01-01",
        "?person=anna",
    ] {
        let answer = thief.get(&format!("/me{query}"));
        is_among(&answer, &[200])?;
        ensure!(!answer.text.contains(&*stage.finished), "{query} shows the games of others");
    }
    Ok(())
}
