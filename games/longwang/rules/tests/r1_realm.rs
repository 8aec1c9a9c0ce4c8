//! R1: the realm, the pieces, and what is hidden.

use crate::table::*;
use kernel::prelude::*;
use kernel::{Piece, SetupError, Viewer};
use longwang::data::*;
use longwang::{BoardRef, Cell, Longwang, Options, Square, Told, cells};

/// Where a cell comes to lie when the board is turned by a quarter.
fn turned(cell: Cell) -> Cell {
    Cell::new(cell.column(), SIDE - 1 - cell.row())
}

#[test]
fn r1_1_exactly_four_players() {
    for players in [0, 1, 3, 5] {
        let refused = Longwang::start(&Options::default(), players);
        assert!(matches!(refused, Err(SetupError::Players { .. })), "{players} players");
    }
    assert!(Longwang::start(&Options::default(), 4).is_ok());
}

#[test]
fn r1_1_another_board_is_played_from_its_text_and_its_record_replays() {
    let text = BoardRef::usual().text().replace("id = \"longwang\"", "id = \"mine\"");
    let mut options = Options::default();
    options.set("board", &text).unwrap();
    let game = Longwang::start(&options, 4).unwrap();
    assert_eq!(game.board.id, "mine");
    let state = serde_json::to_string(&game).unwrap();
    assert_eq!(serde_json::from_str::<Longwang>(&state).unwrap(), game);
    let seed = kernel::fair::Seed::of_game(1, 1);
    let record = kernel::Record::new::<Longwang>(&options, 4, seed.commitment());
    let read: kernel::Record = record.to_text().parse().unwrap();
    assert_eq!(read.start::<Longwang>().unwrap(), game);
}

#[test]
fn r1_2_a_region_has_24_cells_11_5_5_and_2_of_its_resources() {
    let board = BoardRef::usual();
    let expected = [[11, 5, 2, 5], [5, 11, 5, 2], [2, 5, 11, 5], [5, 2, 5, 11]];
    for (seat, counts) in [NW, NE, SE, SW].into_iter().zip(expected) {
        assert_eq!(board.region(seat).count_ones() + 1, 24, "the corner is one of them");
        let found = Resource::ALL.iter().map(|&kind| (board.region(seat) & board.fields(kind)).count_ones());
        assert_eq!(found.collect::<Vec<_>>(), counts);
        assert_eq!(board.main[seat], Resource::ALL[usize::from(seat.number())]);
    }
    assert_eq!(board.land().count_ones(), 92);
}

#[test]
fn r1_2_a_quarter_turn_leads_every_region_to_the_next() {
    let board = BoardRef::usual();
    for cell in (0..SQUARES).map(Cell::at) {
        let (here, there) = (board.squares[cell.place()], board.squares[turned(cell).place()]);
        match here {
            Square::Land(kind) => {
                let next = Resource::ALL[(kind.index() + 1) % 4];
                assert_eq!(there, Square::Land(next), "{cell} and {}", turned(cell));
            }
            Square::Corner(seat) => {
                assert_eq!(there, Square::Corner(kernel::Seat::new((seat.number() + 1) % 4)))
            }
            same => assert_eq!(there, same),
        }
        let jade = |cell: Cell| board.jades() & cell.bit() != 0;
        assert_eq!(jade(cell), jade(turned(cell)));
        let around = cells(board.around(cell.bit())).fold(0, |set, near| set | turned(near).bit());
        assert_eq!(around, board.around(turned(cell).bit()), "neighbours of {cell}");
    }
}

#[test]
fn r1_3_eight_tiles_two_of_each_kind_on_neutral_cells() {
    let board = BoardRef::usual();
    assert_eq!(words(board.jade.iter()), "f2 f4 b6 d6 h6 j6 f8 f10");
    assert_eq!(board.jades() & !board.neutral(), 0);
    let table = setting().set();
    assert_eq!(table.unseen_jade(), [2; 4]);
}

#[test]
fn r1_3_what_is_on_a_tile_turns_out_when_somebody_first_sees_it() {
    let mut table = setting()
        .explorers(NW, "e2")
        .holds(NE, 8, Jade::Water)
        .holds(SE, 7, Jade::Water)
        .holds(SW, 6, Jade::Air)
        .set();
    table.says(NW, ["place f2"]);
    let chances = [("jade earth".into(), 2), ("jade fire".into(), 2), ("jade air".into(), 1)];
    assert_eq!(table.chances(), chances, "both tiles of water are held");
    table.nature("jade air");
    assert_eq!(table.game.view(Viewer::Seat(NW)).jade[0], Some(Jade::Air));
}

#[test]
fn r1_4_sixteen_neutral_cells_round_the_wheel_and_four_links() {
    let board = BoardRef::usual();
    assert_eq!(board.neutral().count_ones(), 16);
    let around = |name: &str| words(cells(board.around(cell(name).bit())));
    assert_eq!(around("f4"), "f3 e4 g4 d6 h6");
    assert_eq!(around("d6"), "f4 d5 c6 d7 f8");
    assert_eq!(around("a2"), "b2 a3", "the corner a1 is no cell to stand on");
    assert_eq!(around("k6"), "k5 j6 k7");
    assert_eq!(around("e4"), "e3 d4 f4", "the wheel is none either");
}

#[test]
fn r1_5_fifteen_explorers_each() {
    let game = Longwang::start(&Options::default(), 4).unwrap();
    assert!(game.seats().all(|seat| game.bag(seat) == 15));
    let table = setting().explorers(NW, "a2 a3 a4").set();
    assert_eq!(table.bag(NW), 12);
}

#[test]
fn r1_6_24_objective_cards_all_orders_of_the_resources_and_the_printed_example() {
    let board = BoardRef::usual();
    assert_eq!(board.objectives.len(), 24);
    let mut orders: Vec<[[u8; 4]; 2]> = board.objectives.iter().map(|card| card.costs).collect();
    orders.sort_unstable();
    orders.dedup();
    assert_eq!(orders.len(), 24, "every order once");
    for card in &board.objectives {
        let sums = card.costs.map(|cost| cost.iter().sum::<u8>());
        assert_eq!(sums, [10, 14]);
    }
    for &jade in Jade::ALL {
        assert_eq!(board.objectives.iter().filter(|card| card.jade == jade).count(), 6);
    }
    let example = board.objective(5);
    assert_eq!(example.costs, [[6, 4, 0, 0], [2, 3, 4, 5]]);
    assert_eq!(example.jade, Jade::Water);
}

#[test]
fn r1_7_48_action_cards() {
    let game = Longwang::start(&Options::default(), 4).unwrap();
    assert_eq!(game.hidden.deck, [6, 4, 4, 4, 4, 4, 4, 6, 6, 6]);
    assert_eq!(game.table.deck, 48);
    let pairs: Vec<&str> =
        Card::ALL.iter().filter(|card| card.together() == 2).map(|card| card.name()).collect();
    assert_eq!(pairs, ["mountain_god", "sea_goddess", "jade_emperor"]);
}

#[test]
fn r1_8_a_view_tells_only_what_the_eye_has_seen() {
    let table = setting()
        .hand(NW, "thief mountain_god")
        .hand(NE, "rice_3")
        .holds(NE, 3, Jade::Fire)
        .looked(NW, 1, Jade::Earth)
        .set();
    let view = table.game.view(Viewer::Seat(NW));
    assert_eq!(view.objectives, [Some(5), None, None, None]);
    assert_eq!(view.jade, [Some(Jade::Earth), None, None, None, None, None, None, None]);
    assert_eq!(view.faces, [Some(Card::Thief), Some(Card::MountainGod), None]);
    assert_eq!(spell(&view.known_hand(NW)), "thief mountain_god");
    assert_eq!(view.builders[NE].cards, 1, "the number of cards is open");
    let open = table.game.view(Viewer::Spectator);
    assert_eq!((open.objectives, open.jade, open.seat), ([None; 4], [None; 8], None));
    assert_eq!(open.faces, [None; 3]);
}

#[test]
fn r1_8_events_tell_only_what_the_eye_may_know() {
    let mut table = setting().explorers(NW, "e2").set();
    table.says(NW, ["draw"]).nature("card thief").says(NW, ["place f2"]).nature("jade fire");
    let saw = Told::Saw { seat: NW, jade: Jade::Fire, fresh: true };
    assert!(table.told_to(Viewer::Seat(NW)).contains(&Told::DrewCard { seat: NW, card: Card::Thief }));
    assert!(table.told_to(Viewer::Seat(NW)).contains(&saw));
    for viewer in [Viewer::Seat(NE), Viewer::Seat(SE), Viewer::Spectator] {
        let told = table.told_to(viewer);
        assert!(told.contains(&Told::Drew { seat: NW }) && !told.contains(&saw), "{told:?}");
        assert!(told.contains(&Told::TookTile { seat: NW, cell: cell("f2") }));
        assert!(!format!("{told:?}").contains("Fire"), "{told:?}");
    }
}
