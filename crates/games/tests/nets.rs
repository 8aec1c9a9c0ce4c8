//! Every game has a net, and it is one for the game as it is now.

use estimate::Features;
use games::Visitor;
use net::Net;
use screen::Screen;

struct Read;

impl Visitor for Read {
    type Out = (usize, Result<(), net::NetError>);

    fn visit<S: Screen>(self) -> Self::Out {
        (S::Game::NET.len(), Net::read::<S::Game>(S::Game::NET).map(|_| ()))
    }
}

#[test]
fn every_net_is_for_its_game_as_it_is_now() {
    games::shelve();
    let mut read = 0;
    for game in shelf::games() {
        let (bytes, net) = games::visit(game.id, Read).expect("a game of the shelf");
        // A game that has just been made has none yet.
        if bytes > 0 {
            assert_eq!(net, Ok(()), "{}", game.id);
            assert!(bytes <= 300_000, "{} has {bytes} bytes", game.id);
            read += 1;
        }
    }
    assert!(read >= 5, "only {read} games have a net");
}
