### What every game and every table says.

## A player who gave no name; $number counts from 1.
seat-name = Player { $number }

## Lists: "a", "a and b", "a, b and c". They are put together from the left.
list-none = –
list-comma = { $list }, { $next }
list-and = { $list } and { $last }

## Why a seat may not act now.
illegal-over = The game is over.
illegal-nature = One moment: something has to be drawn first.
illegal-turn = It is not your turn: the game waits for { $waiting }.
refused-notation = That is not an action of this game.
refused-seat = Nobody sits on seat { $seat }: this table has { $players } players.
refused-frozen = This is a look back at the game: nothing can be done here.

## Words of a player's own that go into the shuffle.
contribution-late = The cards are shuffled already: words for the shuffle come before the first action.
contribution-long = These words are too long: they take { $bytes } bytes, and { $most } is the most.

## Why a decision cannot be taken back.
undo-nothing = You have not decided anything yet that could be taken back.
undo-over = The game is over, so nothing can be taken back.
undo-nature = Something was drawn since your last decision, so it stands.
undo-revealed = Something hidden came to light since your last decision, so it stands.
undo-at-once = Others are choosing in secret now, so your last decision stands.
undo-other = { $seat } has acted since your last decision, so it stands.

## A finished or running game.
nature = Nature
result-points = points
result-rank = place

## The terminal game.
play-input = Number or action (? for help):
play-bye = The game is left. Come back soon.
play-saved = The record of the game is in { $file }.
play-thinking = { $seat } is thinking …
play-no-number = There is no choice { $number }: choose 1 to { $most }.
play-refused = { $reason } (rule { $rule })
play-wins = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
  }
play-hint = What the search expects:
play-hint-line = { $points } points, chance { $value } %
play-hint-unseen = not looked at
play-log-empty = Nothing has happened yet.
play-help =
    a number    does that choice
    an action   does it by its text, such as "{ $example }"
    u           takes your last decision back
    h           asks the search for a hint
    b           shows the board
    l           shows what has happened lately
    p           shows points by source
    r           shows the rules of this phase
    q           leaves the game
