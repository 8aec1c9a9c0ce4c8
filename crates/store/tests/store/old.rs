//! Files that earlier versions have written.

use std::path::Path;

use store::{AccountDeed, Deed, Inspector, Mine, PeopleDeed, Sqlite, Store, StoreError, Tie, TieKind, Which};

const FINISHED: &str = "3d8edfbd70f07a474a03";
const RUNNING: &str = "0098c36288496985c8fa";

/// Written by version 0.1.0: a finished game of two, a running one of three with an undo and three lines of chat.
#[tokio::test]
async fn a_file_of_schema_1_opens_with_everything() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("t.db");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/files/schema-1.db");
    std::fs::copy(old, &path).unwrap();
    // It can be looked at before it is brought up to date.
    let mut inspector = Inspector::open(&path).await.unwrap();
    let found = inspector.table(RUNNING).await.unwrap();
    assert_eq!((found.kept.version, found.kept.private), (9, vec![]));
    inspector.close().await.unwrap();
    // Once to change it, once as it is then.
    for _ in 0..2 {
        let store = Sqlite::open(&path).await.unwrap();
        let finished = store.load(FINISHED).await.unwrap();
        assert_eq!((finished.version, finished.record.players), (132, 2));
        assert!(finished.record.result.is_some() && finished.record.seed == Some(finished.seed));
        let running = store.load(RUNNING).await.unwrap();
        assert_eq!((running.version, running.record.result.is_some()), (9, false));
        for kept in [finished, running] {
            kept.record.to_text().parse::<kernel::Record>().expect("its seals are right");
        }
        let chat = store.chat(RUNNING, 9).await.unwrap();
        let texts: Vec<_> = chat.iter().map(|line| (line.seq, &*line.text, &line.author)).collect();
        assert_eq!(texts, [(1, "ciao", &None), (2, "贵 🀄", &None), (3, "it's your turn", &None)]);
        let listed = store.list(Which::Running).await.unwrap();
        assert_eq!((listed.len(), &listed[0].game), (1, &store.load(RUNNING).await.unwrap().record.game));
        let stats = store.stats().await.unwrap();
        assert_eq!((stats.running, stats.finished, stats.deleted), (1, 1, 0));
        store.close().await.unwrap();
    }
    let store = Sqlite::open(&path).await.unwrap();
    crate::operate(&store, Deed::Delete { table: RUNNING.into(), why: "tried".into() }).await.unwrap();
    assert!(matches!(store.load(RUNNING).await, Err(StoreError::NotFound(_))));
}

/// Written by the last version that knew browsers and no people: a finished game of Anna against herself, a running one of Anna
/// and Bruno at which Carla has wished them luck, and one of bots, which Bruno has made.
#[tokio::test]
async fn a_file_of_schema_5_opens_with_its_people_and_their_tables() {
    const ANNA: &str = "8ae12282c17f63810a36c09cddeb500c";
    const BRUNO: &str = "cd36436a55bbfb82875e5a31c6f4e60d";
    const CARLA: &str = "484861b946926a3b6033710b1dbf9dd5";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("t.db");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/files/schema-5.db");
    std::fs::copy(old, &path).unwrap();
    for _ in 0..2 {
        let store = Sqlite::open(&path).await.unwrap();
        let name = async |id| store.person(id).await.unwrap().unwrap().name;
        let (anna, bruno, carla) = (name(ANNA).await, name(BRUNO).await, name(CARLA).await);
        assert!(anna.starts_with("Anna"), "{anna}");
        assert_eq!((&*bruno, &*carla), ("Bruno", "Guest"));
        let tables = async |person, over| {
            let mine = Mine { person, over, game: None, before: None, limit: 9 };
            let tables = store.list(Which::Of(mine)).await.unwrap();
            tables.into_iter().map(|table| table.id).collect::<Vec<_>>()
        };
        assert_eq!(tables(ANNA, false).await, ["6da07080db31c862ec20"]);
        assert_eq!(tables(ANNA, true).await, ["c16635182cc095648e01"]);
        let of_bots = "62a5719f70bfa455942e".to_owned();
        assert!([tables(BRUNO, false).await, tables(BRUNO, true).await].concat().contains(&of_bots));
        assert!(tables(CARLA, false).await.is_empty());
        let kept = store.load("c16635182cc095648e01").await.unwrap();
        kept.record.to_text().parse::<kernel::Record>().expect("its seals are right");
        store.close().await.unwrap();
    }
}

/// Written by the last version that could not forget anybody: a running and a finished game of Anna, who has an account and keeps
/// the finished one, and Bruno, who has just asked for a code; Carla has wished them luck.
#[tokio::test]
async fn a_file_of_schema_8_opens_with_its_accounts_and_what_was_said() {
    const ANNA: &str = "e0e835793de2a16f8fee30c5f6d30142";
    const BRUNO: &str = "7a7e62251d3b88bed6f119dc56d5e2ce";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("t.db");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/files/schema-8.db");
    std::fs::copy(old, &path).unwrap();
    for _ in 0..2 {
        let store = Sqlite::open(&path).await.unwrap();
        let account = store.account("anna", 0).await.unwrap().unwrap();
        assert_eq!((&*account.person.id, account.former), (ANNA, None));
        assert_eq!(store.epochs().await.unwrap(), [(ANNA.to_owned(), 1)]);
        let anna = store.dossier(ANNA).await.unwrap();
        assert_eq!((anna.recovery, anna.kept.len(), anna.tables.len(), anna.lines.len()), (8, 1, 2, 1));
        let bruno = store.dossier(BRUNO).await.unwrap();
        assert_eq!((bruno.look, bruno.code_until.is_some(), bruno.lines.len()), (None, true, 1));
        let kept = store.load(&anna.kept[0].0).await.unwrap();
        assert!(kept.record.result.is_some());
        kept.record.to_text().parse::<kernel::Record>().expect("its seals are right");
        store.close().await.unwrap();
    }
}

/// Written by the last version in which nobody could be blocked: a running and a rated finished game of Anna, who has an
/// account, and Bruno; Carla has wished them luck.
#[tokio::test]
async fn a_file_of_schema_10_opens_with_its_ratings_and_blocks_nobody() {
    const ANNA: &str = "8707eb38955d2ac847c353edd8e5a9cd";
    const BRUNO: &str = "58b8718b7ec9b2e0f278b22e1a577436";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("t.db");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/files/schema-10.db");
    std::fs::copy(old, &path).unwrap();
    for round in 0..2 {
        let store = Sqlite::open(&path).await.unwrap();
        assert_eq!(store.ties(TieKind::Block).await.unwrap().len(), round);
        assert!(store.reports().await.unwrap().is_empty());
        assert_eq!(store.account("anna", 0).await.unwrap().unwrap().person.id, ANNA);
        let anna = store.dossier(ANNA).await.unwrap();
        assert_eq!((anna.tables.len(), anna.lines.len(), anna.rated.len()), (2, 1, 1));
        let places = [
            store.rated_games(ANNA, 9).await.unwrap()[0].place,
            store.rated_games(BRUNO, 9).await.unwrap()[0].place,
        ];
        assert_eq!(places, [(1, 2), (2, 2)]);
        let kept = store.load(&anna.kept[0].0).await.unwrap();
        kept.record.to_text().parse::<kernel::Record>().expect("its seals are right");
        let block =
            Tie { person: ANNA.into(), other: BRUNO.into(), name: "Bruno".into(), at: 1, ..Tie::default() };
        assert!(store.change_people(PeopleDeed::Tie(block)).await.unwrap());
        store.close().await.unwrap();
    }
}

/// Written by the last version without friends: a running game of Anna, who has an account and has blocked Bruno, and Bruno,
/// whom Carla has reported for what he said; Carla has wished them luck.
#[tokio::test]
async fn a_file_of_schema_11_opens_with_its_blocks_and_reports_and_makes_friends() {
    const ANNA: &str = "5c2aeb4521666cc547c8d111b5a32050";
    const BRUNO: &str = "430c452a158964e5f6c83cd531b55018";
    const TABLE: &str = "5d5f9ea006b929003f74";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("t.db");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/files/schema-11.db");
    std::fs::copy(old, &path).unwrap();
    for round in 0..2 {
        let store = Sqlite::open(&path).await.unwrap();
        let blocks = store.ties(TieKind::Block).await.unwrap();
        assert_eq!((&*blocks[0].person, &*blocks[0].other, &*blocks[0].name), (ANNA, BRUNO, "Bruno"));
        assert_eq!(store.ties(TieKind::Friend).await.unwrap().len(), round);
        assert!(!store.reports().await.unwrap()[0].is_appeal());
        let chat = store.chat(TABLE, 9).await.unwrap();
        let texts: Vec<_> = chat.iter().map(|line| (&*line.text, &line.phrase)).collect();
        assert_eq!(texts, [("so rude", &None), ("good luck", &None)]);
        assert_eq!(store.met(ANNA, 9).await.unwrap()[0].person.name, "Bruno");
        assert!(store.unseen().await.unwrap().is_empty() && store.seen(ANNA).await.unwrap().is_none());
        store
            .load(TABLE)
            .await
            .unwrap()
            .record
            .to_text()
            .parse::<kernel::Record>()
            .expect("its seals are right");
        let friend = Tie { kind: TieKind::Friend, ..blocks[0].clone() };
        assert!(store.change_people(PeopleDeed::Tie(friend)).await.unwrap());
        store.close().await.unwrap();
    }
}

/// Of the last versions without passkeys, in which only all sessions at once could be ended, the second made from the first by the
/// step between them: the tables of Anna, who has an account, and Bruno; both have said something.
#[tokio::test]
async fn files_of_schemas_12_and_13_open_with_their_accounts_and_take_passkeys() {
    const ANNA: &str = "79e7cc7188c9bcfb6183ba822d9c1129";
    let folder = tempfile::tempdir().unwrap();
    for file in ["schema-12.db", "schema-13.db"] {
        let path = folder.path().join(file);
        let files = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/files");
        std::fs::copy(files.join(file), &path).unwrap();
        for round in 0..2 {
            let store = Sqlite::open(&path).await.unwrap();
            assert_eq!(store.ended().await.unwrap().len(), round);
            assert_eq!(store.passkeys(ANNA).await.unwrap().len(), round);
            let account = store.account("anna", 0).await.unwrap().unwrap();
            assert!(
                account.person.id == ANNA && account.password.is_some_and(|hash| hash.contains("argon2id"))
            );
            let anna = store.dossier(ANNA).await.unwrap();
            assert_eq!((anna.recovery, anna.kept.len(), anna.tables.len(), anna.lines.len()), (8, 1, 3, 1));
            let kept = store.load(&anna.kept[0].0).await.unwrap();
            kept.record.to_text().parse::<kernel::Record>().expect("its seals are right");
            for deed in [
                AccountDeed::AddPasskey(crate::passkeys::passkey(&round.to_string())),
                AccountDeed::EndSession(round.to_string()),
            ] {
                assert_eq!(store.change_account(ANNA, deed).await.unwrap(), 1);
            }
            store.close().await.unwrap();
        }
    }
}

/// Of the last version without puzzles, made from the file before by the step between them.
#[tokio::test]
async fn a_file_of_schema_14_opens_with_its_people_who_may_solve_puzzles() {
    const ANNA: &str = "79e7cc7188c9bcfb6183ba822d9c1129";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("t.db");
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/files/schema-14.db");
    std::fs::copy(old, &path).unwrap();
    for round in 0..2 {
        let store = Sqlite::open(&path).await.unwrap();
        assert_eq!(store.account("anna", 0).await.unwrap().unwrap().person.id, ANNA);
        let anna = store.dossier(ANNA).await.unwrap();
        assert_eq!((anna.tables.len(), anna.lines.len(), anna.solved.len()), (3, 1, round));
        let solve = PeopleDeed::Solve { person: ANNA.into(), puzzle: format!("p{round}"), day: 7 };
        assert!(store.change_people(solve).await.unwrap());
        store.close().await.unwrap();
    }
}
