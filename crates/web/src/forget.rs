//! Forgetting somebody: their games stay for the others, who have played with somebody.

use std::sync::Arc;

use store::{Forgetting, Store, StoreError};

use crate::setup::Setup;

/// All that has to be done to forget a person, who is called this from now on where others have played with them.
pub async fn forgetting(store: &dyn Store, person: &str, name: &str) -> Result<Forgetting, StoreError> {
    let tables = store.naming(person).await?;
    let (gone, name) = (person.to_owned(), name.to_owned());
    let without = move |text: &str, over: bool| {
        let before: Setup = serde_json::from_str(text).ok()?;
        let mut setup = before.clone();
        setup.forget(&gone, &name, over);
        (setup != before).then(|| setup.to_store())
    };
    Ok(Forgetting { person: person.to_owned(), tables, without: Arc::new(without) })
}
