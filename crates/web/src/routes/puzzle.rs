//! Puzzles. What somebody has tried stands in the address, and what lies on the table follows from the puzzle.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Redirect};
use serde::Deserialize;
use store::PeopleDeed;

use super::learn::{alone, onwards};
use super::looking::game;
use super::person::may_write;
use super::preview::Choice;
use crate::act::ActError;
use crate::bounds::{ActionText, Short, UpTo};
use crate::days::{self, Day, Solved};
use crate::declined::{Answer, Declined};
use crate::desk::Desk;
use crate::form::Form;
use crate::pages::puzzles;
use crate::pages::table::{self, Posed, Study, puzzle_address};
use crate::site::Site;
use crate::who::Who;

const NONE: Declined = Declined::new(StatusCode::NOT_FOUND, "puzzle-none");

/// A game, and the name of a puzzle.
type Place = (String, Short<64>);

/// What the reader of a puzzle wants to see.
#[derive(Default, Deserialize)]
pub struct Asked {
    /// The answer to a choice, by its place.
    tried: Option<UpTo<100>>,
    /// The solution.
    #[serde(default)]
    solution: Short<8>,
}

/// The puzzle of this day.
pub async fn today() -> Answer {
    let (game, puzzle) = days::puzzle_of(Day::today()).ok_or(NONE)?;
    Ok(Redirect::to(&puzzle_address(game, puzzle)).into_response())
}

/// All puzzles, and those of the last days.
pub async fn all(State(site): State<Arc<Site>>, uri: Uri, who: Who) -> Answer {
    let solved = Solved::by(&site, &who).await?;
    Ok(puzzles::page(&who, shelf::games(), Day::today(), &solved).answer(&who, &table::here(&uri)))
}

/// The puzzles of a game.
pub async fn of_game(State(site): State<Arc<Site>>, Path(id): Path<String>, uri: Uri, who: Who) -> Answer {
    let (game, solved) = (game(&id)?, Solved::by(&site, &who).await?);
    let page = puzzles::page(&who, std::slice::from_ref(game), Day::today(), &solved);
    Ok(page.answer(&who, &table::here(&uri)))
}

fn posed(place: &Place, asked: &Asked) -> Result<Posed, Declined> {
    let game = game(&place.0)?;
    let puzzle = game.puzzles.iter().find(|puzzle| puzzle.name() == &*place.1).ok_or(NONE)?;
    let tried = asked.tried.map(UpTo::index);
    if tried.is_some_and(|tried| tried >= puzzle.choices().len()) {
        return Err(NONE);
    }
    let shown = &*asked.solution == "yes";
    Ok(Posed { game, puzzle, tried, shown, today: Day::today(), solved: false, streak: 0 })
}

/// The table of a puzzle, with the reader and bots around it.
fn desk(who: &Who, posed: Posed) -> Result<Desk, Declined> {
    let table = posed.puzzle.table(posed.game).map_err(|error| {
        tracing::error!(game = posed.game.id, %error, "a puzzle cannot be posed");
        Declined::new(StatusCode::INTERNAL_SERVER_ERROR, "site-broken-table")
    })?;
    // What is shown of a puzzle is to the script what a version is of a table.
    let version = posed.tried.map_or(0, |tried| tried as u64 + 2) + u64::from(posed.shown);
    Ok(alone(who, table, posed.puzzle.seat(), version))
}

pub async fn page(
    State(site): State<Arc<Site>>,
    Path(place): Path<Place>,
    Query(asked): Query<Asked>,
    uri: Uri,
    who: Who,
) -> Answer {
    let mut posed = posed(&place, &asked)?;
    let solved = Solved::by(&site, &who).await?;
    (posed.solved, posed.streak) = (solved.has(posed.game, posed.puzzle), solved.streak(posed.today));
    if posed.is_over() {
        // The first who reads a solution waits until the line is found.
        let Posed { puzzle, game, .. } = posed;
        let _ = tokio::task::spawn_blocking(|| puzzle.line(game).len()).await;
    }
    let desk = desk(&who, posed)?;
    let inner = desk.inner.read().await;
    let main = table::draw_study(&site, &desk, &inner, &who, Study::Puzzle(posed));
    Ok(table::page(&inner, &who, main, false).answer(&who, &table::here(&uri)))
}

#[derive(Deserialize)]
pub struct Acting {
    action: ActionText,
}

/// Somebody makes a choice; if it is the best, that is remembered. What the rules forbid is answered with their reason, and everything else with the engine's.
pub async fn act(
    State(site): State<Arc<Site>>,
    Path(place): Path<Place>,
    who: Who,
    headers: HeaderMap,
    Form(form): Form<Acting>,
) -> Answer {
    may_write(&site, &who)?;
    let posed = posed(&place, &Asked::default())?;
    let tried = posed.puzzle.choices().iter().position(|choice| choice.play == *form.action);
    let Some(tried) = tried else {
        let desk = desk(&who, posed)?;
        let mut inner = desk.inner.write().await;
        inner.table.play(posed.puzzle.seat(), &form.action).map_err(ActError::Refused)?;
        return Err(NONE);
    };
    let answer = onwards(&headers, &posed.address_of(tried));
    if tried > 0 {
        return Ok(answer);
    }
    // That of the day counts on its day, even if it came before; the others once.
    let is_known = Solved::by(&site, &who).await?.has(posed.game, posed.puzzle);
    if !is_known || posed.is_of_today() {
        let (person, puzzle) = (who.id.clone(), days::key(posed.game, posed.puzzle));
        site.store.change_people(PeopleDeed::Solve { person, puzzle, day: posed.today.0 }).await?;
    }
    Ok(who.remembered(answer))
}

/// What a choice would lead to.
pub async fn preview(
    State(site): State<Arc<Site>>,
    Path(place): Path<Place>,
    Query(choice): Query<Choice>,
    who: Who,
) -> Answer {
    let desk = desk(&who, posed(&place, &Asked::default())?)?;
    let inner = desk.inner.read().await;
    let line = table::preview(&site, &desk, &inner, &who, choice.seat.get(), &choice.action);
    Ok(Html(line.map(|line| line.into_string()).unwrap_or_default()).into_response())
}
