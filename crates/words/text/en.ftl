### What every game and every table says.

## A player who gave no name; $number counts from 1.
seat-name = Player { $number }

## Lists: "a", "a and b", "a, b and c". They are put together from the left.
list-none = –
list-comma = { $list }, { $next }
list-and = { $list } and { $last }

## Where every game ends.
phase-over = End of the game

## Why a seat may not act now.
illegal-over = The game is over.
illegal-nature = One moment: something has to be drawn first.
illegal-turn = It is not your turn: the game is waiting for { $waiting }.
illegal-now = That is not the question now; choose one of the actions offered.
refused-notation = That is not an action of this game.
refused-seat = Nobody sits on seat { $seat }: this table has { $players } players.
refused-frozen = This is a look back at the game: nothing can be done here.

## Words of a player's own that go into the shuffle.
contribution-late = The cards have already been shuffled: words for the shuffle must be given before the first action.
contribution-long = These words are too long: they take { $bytes } bytes, and at most { $most } are allowed.

## Why a decision cannot be taken back.
undo-nothing = You have not decided anything yet that could be taken back.
undo-over = The game is over, so nothing can be taken back.
undo-nature = Something has been drawn since your last decision, so it stands.
undo-revealed = Something hidden has come to light since your last decision, so it stands.
undo-at-once = Others are choosing in secret now, so your last decision stands.
undo-other = { $seat } has acted since your last decision, so it stands.

## A finished or running game.
nature = Nature
result-points = points
board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
result-rank = place

## The terminal game.
play-input = Number or action (? for help):
play-bye = You have left the game. Come back soon.
play-saved = The record of the game is in { $file }.
play-thinking = { $seat } is thinking …
play-no-number = There is no choice { $number }: choose { $least } to { $most }.
play-several = Several choices fit; type more of one, or its number:
play-refused = { $reason } (rule { $rule })
record-refused = step { $step } (seat { $place }: `{ $text }`) cannot be done: { $reason } (rule { $rule })
play-wins = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
  }
play-hint-none = There is no hint: nothing to choose, or this game has no net yet.
play-log-empty = Nothing has happened yet.
play-help =
    a number    does that choice
    words       do the one choice that contains them, such as "{ $words }"
    an action   does it by its notation, such as "{ $example }"
    u           takes your last decision back
    h           asks for a hint: the best choices, and why
    b           shows the board
    l           shows what has happened recently
    p           shows points by source
    r           shows the rules of this phase
    ? name      tells what the board has no room for, such as the borders of a region
    q           leaves the game
play-no-about = The board shows all there is to know about that.
play-full-keys = ↑↓ Enter · ? help · h hint · l log · r rules · q leave
play-full-help =
    ↑ ↓         choose from the list, and Enter does it
    PgUp PgDn   scroll the board, or what stands in its place
    Ctrl-Z      takes your last decision back
    Esc         goes back to the board
    Ctrl-C      leaves the game
    Typed and sent with Enter:
play-full-over = The game is over. q leaves.

## An option that all games have.
option-first = Who begins
option-first-about = Whoever is drawn by lot, or a player you agree on: whoever lost the last game, say, or the youngest.
value-first-random = drawn by lot
value-first-1 = player 1
value-first-2 = player 2
value-first-3 = player 3
value-first-4 = player 4
value-first-5 = player 5
value-first-6 = player 6
