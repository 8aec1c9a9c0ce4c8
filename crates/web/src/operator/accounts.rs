//! What an operator does about people and their accounts.

use store::{AccountDeed, Deed, Person};
use words::Lang;

use super::deeds::Done;
use super::{FORGET, Operator, OperatorError, Subject, person};
use crate::accounts::one_recovery_code;
use crate::forget::forgetting;
use crate::names;
use crate::pages::Locale;
use crate::site::now;

impl Operator<'_> {
    /// The person who has an account of this name, however it is written.
    async fn account(&self, name: &str) -> Done<Person> {
        let look = names::look_of(name).unwrap_or_default();
        let account = self.store.account(&look, now()).await?;
        account.map(|account| account.person).ok_or_else(|| OperatorError::Nobody(name.into()))
    }

    /// The fingerprint of the person with an account of this name, by which they can be banned.
    pub async fn person_of(&self, name: &str) -> Done<String> {
        Ok(person(&self.account(name).await?.id))
    }

    /// A new recovery code for whoever has lost password and codes: it lets them sign in once.
    pub async fn recover(&self, name: &str) -> Done<String> {
        let whose = self.account(name).await?;
        let (code, hash) = one_recovery_code();
        let deed = Deed::Account { person: whose.id.clone(), deed: AccountDeed::OneMoreCode(hash) };
        self.operate(deed, "recover", None, &person(&whose.id)).await?;
        Ok(code)
    }

    /// Forgets a person for good: the one with an account of this name.
    pub async fn forget_account(&self, name: &str) -> Done {
        let whose = self.account(name).await?;
        self.forget(&whose.id).await
    }

    /// Forgets a person for good: the one with this fingerprint.
    pub async fn forget_person(&self, who: &Subject) -> Done {
        let everybody = self.store.everybody().await?;
        let whose = everybody.iter().find(|one| person(&one.id) == who.text);
        let whose = whose.ok_or_else(|| OperatorError::Nobody(who.text.clone()))?;
        self.forget(&whose.id).await
    }

    async fn forget(&self, id: &str) -> Done {
        let name = Locale::of(Lang::default()).t("site-somebody");
        let deed = Deed::Forget(forgetting(self.store, id, &name).await?);
        // Not even their fingerprint is noted.
        Ok(self.operate(deed, FORGET, None, "").await?)
    }
}
