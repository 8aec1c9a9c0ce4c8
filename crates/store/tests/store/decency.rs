//! Whom people do not want to meet, and what they report.

use store::{Deed, Forgetting, PeopleDeed, Report, Store, StoreError, Tie, TieKind};

use crate::people::seated;
use crate::{NewStore, operate};

/// All of it, each on a new store.
pub async fn conformance<G>(new_store: &impl NewStore<G>) {
    a_block_holds_until_it_is_taken_back(&*new_store().await.0).await;
    reports_wait_until_they_are_settled(&*new_store().await.0).await;
    the_forgotten_block_nobody_and_nobody_reports_them(&*new_store().await.0).await;
}

/// Blocks, the default.
fn block(person: &str, other: &str, at: i64) -> Tie {
    Tie { person: person.into(), other: other.into(), name: "贵".into(), at, ..Tie::default() }
}

async fn tied(store: &dyn Store, tie: Tie) -> bool {
    store.change_people(PeopleDeed::Tie(tie)).await.unwrap()
}

async fn untied(store: &dyn Store, person: &str, other: &str) {
    let (person, other) = (person.into(), other.into());
    store.change_people(PeopleDeed::Untie { kind: TieKind::Block, person, other }).await.unwrap();
}

async fn blocks(store: &dyn Store) -> Vec<Tie> {
    store.ties(TieKind::Block).await.unwrap()
}

fn report(person: &str, about: &str) -> Report {
    Report {
        at: 5,
        person: person.into(),
        about: about.into(),
        name: "Bruno".into(),
        table: Some("t".into()),
        line: Some(3),
        text: "a line".into(),
        why: "insults".into(),
        ..Report::default()
    }
}

async fn a_block_holds_until_it_is_taken_back(store: &dyn Store) {
    store.create(seated("t", 0, &[("anna", "Anna"), ("bruno", "Bruno")])).await.unwrap();
    assert!(!tied(store, block("anna", "nobody", 1)).await, "there is no such person");
    assert!(!tied(store, block("anna", "anna", 1)).await, "one has to live with oneself");
    assert!(tied(store, block("anna", "bruno", 1)).await);
    assert!(tied(store, block("new", "bruno", 2)).await, "whoever only looked may begin with this");
    assert_eq!(blocks(store).await, [block("anna", "bruno", 1), block("new", "bruno", 2)]);
    assert_eq!(store.dossier("anna").await.unwrap().ties, [block("anna", "bruno", 1)]);
    assert!(store.dossier("bruno").await.unwrap().ties.is_empty(), "nobody is told who blocks them");
    untied(store, "new", "bruno").await;
    untied(store, "bruno", "anna").await;
    assert_eq!(blocks(store).await, [block("anna", "bruno", 1)]);
    // There is an end to it.
    let crowd: Vec<String> = (0..store::MOST_TIES).map(|number| format!("p{number}")).collect();
    for (number, some) in crowd.chunks(6).enumerate() {
        let owners: Vec<(&str, &str)> = some.iter().map(|id| (id.as_str(), "Guest")).collect();
        store.create(seated(&format!("c{number}"), 0, &owners)).await.unwrap();
    }
    let mut done = 0;
    for id in &crowd {
        done += u64::from(tied(store, block("anna", id, 3)).await);
    }
    assert_eq!(done, store::MOST_TIES - 1);
}

async fn reports_wait_until_they_are_settled(store: &dyn Store) {
    store.create(seated("t", 0, &[("anna", "Anna"), ("bruno", "Bruno")])).await.unwrap();
    assert!(!store.report(report("anna", "nobody")).await.unwrap());
    for number in 0..=store::REPORTS_OF_ONE {
        let taken = store.report(report("anna", "bruno")).await.unwrap();
        assert_eq!(taken, number < store::REPORTS_OF_ONE, "{number}");
    }
    let player = Report { table: None, line: None, text: String::new(), ..report("bruno", "anna") };
    assert!(store.report(player.clone()).await.unwrap(), "others may still report something");
    let reports = store.reports().await.unwrap();
    assert_eq!(reports.len() as u64, store::REPORTS_OF_ONE + 1);
    assert_eq!(reports[0], Report { seq: reports[0].seq, ..report("anna", "bruno") });
    let last = reports.last().unwrap();
    assert_eq!(*last, Report { seq: last.seq, ..player });
    operate(store, Deed::Settle { report: last.seq }).await.unwrap();
    let again = operate(store, Deed::Settle { report: last.seq }).await;
    assert!(matches!(again, Err(StoreError::NoReport(_))), "{again:?}");
    assert!(store.report(report("bruno", "anna")).await.unwrap());
    assert!(store.reports().await.unwrap().last().unwrap().seq > last.seq, "no number comes again");
    assert_eq!(store.dossier("bruno").await.unwrap().reports.len() as u64, store::REPORTS_OF_ONE + 1);
}

async fn the_forgotten_block_nobody_and_nobody_reports_them(store: &dyn Store) {
    store.create(seated("t", 0, &[("anna", "Anna"), ("bruno", "Bruno"), ("carla", "Carla")])).await.unwrap();
    for (person, other) in [("anna", "bruno"), ("bruno", "anna"), ("carla", "bruno")] {
        assert!(tied(store, block(person, other, 1)).await);
        assert!(store.report(report(person, other)).await.unwrap());
    }
    let without = std::sync::Arc::new(|_: &str, _: bool| None);
    store.forget(Forgetting { person: "anna".into(), tables: Vec::new(), without }).await.unwrap();
    assert_eq!(blocks(store).await, [block("carla", "bruno", 1)]);
    let left: Vec<_> =
        store.reports().await.unwrap().into_iter().map(|one| (one.person, one.about)).collect();
    assert_eq!(left, [("carla".to_owned(), "bruno".to_owned())]);
}
