//! Becoming somebody else.

use anyhow::{Context, ensure};

use crate::Attack;
use crate::browser::{Browser, between};
use crate::stage::{Stage, is, is_among};

pub const ATTACKS: &[Attack] = &[
    Attack { name: "guess the code of a person", run: guess_codes },
    Attack { name: "codes that are no codes", run: strange_codes },
    Attack { name: "a code used twice", run: code_twice },
    Attack { name: "become somebody by a link", run: by_link },
    Attack { name: "a code made from another site", run: code_from_elsewhere },
    Attack { name: "guess the password of an account", run: guess_passwords },
    Attack { name: "a cookie planted before the account was made", run: fixation },
    Attack { name: "a cookie with another epoch", run: epoch_by_hand },
    Attack { name: "a cookie copied before its owner signed out", run: copied_cookie },
    Attack { name: "passkeys that are none", run: strange_passkeys },
    Attack { name: "the name of somebody else's account, or one that looks like it", run: name_of_another },
    Attack { name: "accounts that are none", run: strange_accounts },
    Attack { name: "have somebody else forgotten", run: forget_another },
    Attack { name: "the data of somebody else", run: data_of_another },
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

fn forget_another(stage: &mut Stage) -> anyhow::Result<()> {
    let (victim, before) = account(stage, "Irene")?;
    for (header, value) in [("origin", "https://evil.example"), ("sec-fetch-site", "cross-site")] {
        let mut victim = victim.clone();
        let request = victim.form("/join/forget", "sure=yes&current=a-long-password").header(header, value);
        is(&victim.send(request)?, 403, "comes from another site")?;
    }
    is_among(&victim.clone().get("/join/forget?sure=yes"), &[405])?;
    // Whoever finds the browser open does not know the password, and an old cookie is nobody's.
    is(&victim.clone().post("/join/forget", "sure=yes&current=guessed"), 422, "do not fit")?;
    is(&before.clone().post("/join/forget", "sure=yes"), 200, "You are forgotten")?;
    is(&victim.clone().get("/join"), 200, "This is your account, Irene")
}

fn data_of_another(stage: &mut Stage) -> anyhow::Result<()> {
    let (mut victim, before) = account(stage, "Lidia")?;
    for mut thief in [stage.stranger(), before] {
        for path in ["/me/data.json", "/me/data.json?person=Lidia", "/me/data.json?name=Lidia"] {
            ensure!(!thief.get(path).text.contains("Lidia"), "{path} tells about somebody else");
        }
    }
    let answer = victim.get("/me/data.json");
    is(&answer, 200, "Lidia")?;
    ensure!(!answer.text.contains("argon2"), "hashes are told");
    // It looks through all tables, so it is not for every second.
    let mut thief = stage.stranger();
    let told = (0..40).filter(|_| thief.get("/me/data.json").status == 200).count();
    ensure!(told <= 15, "{told} at once");
    Ok(())
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

/// Somebody with an account, and the cookie they had before.
fn account(stage: &mut Stage, name: &str) -> anyhow::Result<(Browser, Browser)> {
    let mut person = stage.stranger();
    person.try_table("dragon", &["me", "me"], "")?;
    let before = person.clone();
    is(
        &person.post("/join/account", &format!("name={name}&password=a-long-password")),
        200,
        "recovery codes",
    )?;
    Ok((person, before))
}

fn guess_passwords(stage: &mut Stage) -> anyhow::Result<()> {
    account(stage, "Dora")?;
    let mut thief = stage.stranger();
    let mut tried = 0;
    for number in 0..30 {
        let answer = thief.post("/join/sign-in", &format!("name=Dora&password=guess-{number}"));
        is_among(&answer, &[422, 429])?;
        tried += usize::from(answer.status == 422);
    }
    ensure!(tried <= 15, "{tried} passwords could be tried at once");
    // Nor from many addresses.
    let mut tried = 0;
    for number in 0..30 {
        let answer = stage.stranger().post("/join/sign-in", &format!("name=DORA&password=guess-{number}"));
        is_among(&answer, &[422, 429])?;
        tried += usize::from(answer.status == 422);
    }
    ensure!(tried <= 15, "{tried} passwords of one account could be tried from many addresses");
    Ok(())
}

fn fixation(stage: &mut Stage) -> anyhow::Result<()> {
    let (mut victim, planted) = account(stage, "Elena")?;
    let theirs = victim.get("/join").text;
    ensure!(theirs.contains("This is your account, Elena"), "{theirs}");
    let mut thief = planted;
    let page = thief.get("/join").text;
    ensure!(!page.contains("Elena"), "a cookie from before the account is still good");
    is_among(&thief.post("/join/renew", "current=a-long-password&password=another-one"), &[403])
}

fn epoch_by_hand(stage: &mut Stage) -> anyhow::Result<()> {
    let (victim, before) = account(stage, "Fausta")?;
    let (now, old) = (victim.cookies["tianxia"].clone(), before.cookies["tianxia"].clone());
    let (signature, value) = old.split_at(old.len() - 32);
    ensure!(now.contains(&format!("{value}.1.")), "the cookie names the epoch: {now}");
    for forged in [
        format!("{signature}{value}.1"),
        format!("{signature}{value}.0"),
        now.replace(".1", ".2"),
        now.replace(".1", ""),
        // Another session, or one in which a passkey was just shown.
        now.replace(".1.", ".1.x"),
        now.replace(".0", ".9999999999999"),
    ] {
        let mut thief = before.clone();
        thief.cookies.insert("tianxia".into(), forged);
        ensure!(!thief.get("/join").text.contains("Fausta"), "a changed cookie is believed");
    }
    Ok(())
}

fn copied_cookie(stage: &mut Stage) -> anyhow::Result<()> {
    let (mut victim, _) = account(stage, "Ines")?;
    let mut phone = stage.stranger();
    is_among(&phone.post("/join/sign-in", "name=Ines&password=a-long-password"), &[303])?;
    let mut copied = phone.clone();
    ensure!(copied.get("/join").text.contains("This is your account, Ines"), "it is good until then");
    is_among(&phone.post("/join/sign-out", ""), &[303])?;
    ensure!(!copied.get("/join").text.contains("Ines"), "a copied cookie outlives its session");
    is_among(&copied.post("/join/passkey/remove", "id=00"), &[403])?;
    ensure!(victim.get("/join").text.contains("This is your account, Ines"), "only that session has ended");
    Ok(())
}

fn strange_passkeys(stage: &mut Stage) -> anyhow::Result<()> {
    let long = format!("credential={}", "x".repeat(60_000));
    let deep = format!("credential={}", "%5b".repeat(10_000));
    for path in ["", "/make", "/add", "/sign-in", "/remove"] {
        let mut thief = stage.stranger();
        for body in
            ["", "what=all", "what=add", "credential=%ff", "name=Hugo&credential=%7b%7d&id=0", &long, &deep]
        {
            is_among(&thief.post(&format!("/join/passkey{path}"), body), &[400, 403, 409, 422, 429])?;
        }
    }
    Ok(())
}

fn name_of_another(stage: &mut Stage) -> anyhow::Result<()> {
    account(stage, "Gallo")?;
    for name in ["Gallo", "GALLO", "GaIIo", "G.a.l.l.o", "Gаllо"] {
        let answer = stage.stranger().post("/join/account", &format!("name={name}&password=a-long-password"));
        is(&answer, 422, "belongs to somebody else")?;
        let mut guest = stage.stranger();
        let table = guest.try_table("dragon", &["me", "open"], &format!("&name={name}"))?;
        let page = guest.get(&table).text;
        ensure!(page.contains(&format!("{name} 2")), "a guest is called {name}");
    }
    Ok(())
}

fn strange_accounts(stage: &mut Stage) -> anyhow::Result<()> {
    let long = "x".repeat(5000);
    let mut thief = stage.stranger();
    for body in [
        "",
        "name=x",
        "password=x",
        "name=&password=a-long-password",
        "name=%00&password=a-long-password",
        &format!("name=Hugo&password={long}"),
        "name=Hugo&password=short",
        "name=Hugo&password=%ff%ff%ff%ff%ff%ff%ff%ff",
    ] {
        is_among(&thief.post("/join/account", body), &[400, 422])?;
    }
    is_among(&stage.stranger().post("/join/sign-out", "everywhere=yes"), &[303])
}
