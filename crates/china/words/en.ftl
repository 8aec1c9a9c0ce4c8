### The game and its options

china-title = China
china-about = Three to five families build palaces in nine regions of ancient China, send emissaries to their courts and fight for majorities, alliances and roads.

china-option-board = Board
china-option-board-about = The side of the board, both our own proposal for the printed map; 4 players may choose. Another board can be read from a file.
china-value-board-auto = by number of players
china-value-board-china-3-4 = side for 3–4 players
china-value-board-china-4-5 = side for 4–5 players

china-option-fortresses = Fortresses
china-option-fortresses-about = Everybody has one fortress; it doubles the points of the palace on it, in its region and in its row.
china-value-fortresses-off = off
china-value-fortresses-on = on

### Colours, regions and pieces

china-violet = violet
china-yellow = yellow
china-orange = orange
china-green = green
china-red = red

china-zhao = Zhao
china-lu = Lu
china-qi = Qi
china-chin = Ch’in
china-wei = Wei
china-shu = Shu
china-han = Han
china-yan = Yan
china-chu = Chu
china-space = { $region } { $number }

china-palace = palaces
china-emissary = emissaries
china-fortress = fortresses

### Sources of points

china-source-palaces = palaces
china-source-alliances = alliances
china-source-roads = roads

### The log

china-first = { $seat } is the start player
china-round = Round { $round }
china-drew-card = { $seat } draws from the pile: { $colour }
china-drew = { $seat } draws a card from the pile
china-took = { $seat } takes from the row: { $colour }
china-opened = New card in the row: { $colour }
china-paid = { $seat } plays: { $cards } × { $colour }
china-swapped = { $seat } swaps a card: { $colour }
china-built = { $seat } builds a palace: { $space }
china-sent = { $seat } sends an emissary: { $region }
china-fortified = { $seat } builds a fortress: { $space }
china-counted = The palaces of { $region } are scored
china-reshuffled =
    { $cards ->
        [one] The pile is used up for the first time: the discards are the new one ({ $cards } card)
       *[other] The pile is used up for the first time: the discards are the new one ({ $cards } cards)
    }
china-exhausted = The pile is used up for the second time: this round is the last
china-stuck = Nobody can place anything any more
china-final = The final scoring
china-allied = Alliance { $number }, { $one } and { $other }
china-not-allied = Alliance { $number }, { $one } and { $other }: nobody
china-row = { $seat } has a row of { $palaces } palaces
china-scored =
    { $points ->
        [one] { $seat }: +{ $points } point ({ $source }) → { $now }
       *[other] { $seat }: +{ $points } points ({ $source }) → { $now }
    }
china-over = The game is over

### Phases

china-phase-setup = Set-up
china-phase-round = Round { $round }
china-phase-last = Round { $round } – the last one
china-phase-over = End of the game

### Prompts

china-ask-nothing = nothing to decide
china-ask-turn = place pieces in a region or swap a card
china-ask-piece = place a piece in { $region }
china-ask-pay = choose the cards to pay with
china-ask-second = place a second piece in { $region } or finish
china-ask-draw =
    { $left ->
        [one] draw a card ({ $left } left)
       *[other] draw a card ({ $left } left)
    }

### Choices

china-do-region =
    { $region } ({ $colour }): { $free ->
        [0] no free space
        [one] { $free } free space
       *[other] { $free } free spaces
    }, { $room ->
        [0] no room for an emissary
        [one] room for { $room } emissary
       *[other] room for { $room } emissaries
    }
china-do-swap = Swap a card: { $colour }
china-do-palace = Palace on { $space }
china-do-palace-fortress = Palace on { $space }, on the fortress
china-do-emissary = Emissary to { $region } ({ $guests } of { $limit } there)
china-do-fortress = Fortress on { $space }
china-do-pay = Pay with { $cards } × { $colour }
china-do-joker = Pay with { $cards } × { $colour } as a joker
china-do-finish = No second piece
china-do-take = Take from the row: { $colour }
china-do-draw =
    { $left ->
        [one] Draw from the pile ({ $left } card)
       *[other] Draw from the pile ({ $left } cards)
    }

### Refusals

china-no-not-now = That is not to be decided now; choose one of the actions offered.
china-no-room = You cannot place a piece in { $region }: no palace space is free for you and no emissary has room; choose another region.
china-no-cards = You have neither a card of this colour ({ $colour }) nor two cards of one colour to pay for a piece in { $region }.
china-no-card = You have no card of this colour: { $colour }. Choose a card from your hand.
china-no-other-region = All pieces of this turn go to { $region }.
china-no-more = You can place no further piece in this turn; draw cards.
china-no-must-place = You must place at least one piece.
china-no-space = There is no space { $space } on this board.
china-no-occupied = A palace already stands on { $space }; choose a free space.
china-no-fortified = A fortress already stands on { $space }; choose another space.
china-no-left = You have none of these pieces left: { $piece }.
china-no-limit = { $region } holds as many emissaries as it may: { $limit }, the palaces of whoever has most there.
china-no-fortresses = This game is played without fortresses.
china-no-price = You cannot pay with this colour: { $colour }. A piece costs one card of its region’s colour or two of one other colour.
china-no-open = No card of this colour lies in the row: { $colour }. Choose an open card or the pile.
china-no-pile = The pile is used up; take a card from the row.

### The board in a terminal

china-board-row = row
china-board-pile = pile
china-board-discards = discards
china-board-hand = hand
china-board-roads = roads
china-board-alliances = alliances
china-board-full = scored

### The board on a page

china-page-map = Map of ancient China
china-page-hand = Your hand
china-page-row = Open row
china-page-pile = Pile
china-page-orange = orange
china-page-discards = Discards
china-page-you = you
china-page-first = { $seat } is the start player: every round begins here
china-page-forecast = If the game ended now
china-page-scoring = Where the points came from
china-page-total = Total
china-page-finish-about = Place no second piece and draw cards
china-page-known = Everybody saw you take it
china-page-hidden = A card that only its owner knows
china-page-walker =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    }
china-page-region = { $region } ({ $colour }): { $free } of { $size } palace spaces free; { $guests } of at most { $limit } emissaries
china-page-scored = Its palaces have scored:
china-page-would-score = If its palaces were scored now:
china-page-share =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    }
china-page-space-free = { $space }: a free palace space
china-page-space-fortress = { $space }: a fortress; it will serve whoever builds a palace on it
china-page-space-palace = { $space }: a palace of { $seat }
china-page-space-both = { $space }: a palace of { $seat } on a fortress, which doubles the points of this region and of its row
china-page-row-now = { $seat } has a row of { $palaces } palaces: { $points } points if the game ended now
china-page-row-scored = { $seat } has a row of { $palaces } palaces: { $points } points
china-page-row-of = Row of { $palaces } palaces
china-page-court = The court of { $region }: { $guests } of at most { $limit } emissaries, as many as the palaces of whoever has most here
china-page-guests =
    { $count ->
        [one] { $seat }: { $count } emissary
       *[other] { $seat }: { $count } emissaries
    }
china-page-alliance-nobody = Alliance { $number } between { $one } and { $other }: nobody has most emissaries in both
china-page-alliance-now = Alliance { $number } between { $one } and { $other }: { $points } points for { $seats } if the game ended now
china-page-alliance-scored = Alliance { $number } between { $one } and { $other }: { $points } points for { $seats }
china-page-points = { $points } points. If the game ended now: { $total } (palaces { $palaces }, alliances { $alliances }, roads { $roads })
china-page-points-over = { $points } points: palaces { $palaces }, alliances { $alliances }, roads { $roads }
china-page-card = Region card, { $colour }: pays for a piece in { $regions }; two of a colour pay for a piece anywhere
china-page-count = { $colour }: { $count }
china-page-pile-first =
    { $left ->
        [one] { $left } card in the pile; when it is used up the discards become a new one, once
       *[other] { $left } cards in the pile; when it is used up the discards become a new one, once
    }
china-page-pile-second =
    { $left ->
        [one] { $left } card in the pile; when it is used up this time, the round is the last
       *[other] { $left } cards in the pile; when it is used up this time, the round is the last
    }
china-page-pile-empty = The pile is used up: this round is the last
china-page-discards-about =
    { $count ->
        [one] { $count } card has been played or swapped since the last shuffle
       *[other] { $count } cards have been played or swapped since the last shuffle
    }
china-page-left = Left of these pieces, { $piece }: { $left }
china-page-rival-hand =
    { $cards ->
        [one] { $seat } has { $cards } card, { $hidden } of them unknown
       *[other] { $seat } has { $cards } cards, { $hidden } of them unknown
    }
