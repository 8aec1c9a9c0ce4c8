### The game and its options

china-title = China
china-about = Three to five families build palaces in nine regions of ancient China, send emissaries to the courts there and compete for majorities, alliances and roads.
china-lead = Each turn you play up to three cards and place up to two pieces, then draw. A house that is second everywhere can beat one that is first somewhere.
china-time = about 45 minutes
china-weight = easy to learn
china-favourite = Builds in

china-option-board = Board
china-option-board-about = The side of the board. Both are our own proposals for the printed map; 4 players may choose. Another board can be read from a file.
china-value-board-auto = by number of players
china-value-board-china-3-4 = side for 3–4 players
china-value-board-china-4-5 = side for 4–5 players

china-option-fortresses = Fortresses
china-option-fortresses-about = Everybody has one fortress to place. A palace on a fortress doubles all the points its owner scores for palaces in that region, and the points of a row through it.
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
china-swapped = { $seat } swaps out a card: { $colour }
china-built = { $seat } builds a palace: { $space }
china-sent = { $seat } sends an emissary: { $region }
china-fortified = { $seat } builds a fortress: { $space }
china-second = { $seat } can pay for a second piece
china-no-second = { $seat } cannot pay for a second piece
china-counted = The palaces of { $region } are scored
china-reshuffled =
    { $cards ->
        [one] The pile has run out for the first time: the discards become the new pile ({ $cards } card)
       *[other] The pile has run out for the first time: the discards become the new pile ({ $cards } cards)
    }
china-exhausted = The pile has run out for the second time: this round is the last
china-stuck = Nobody can place any more pieces
china-final = The final scoring
china-allied = Alliance { $number }, { $one } and { $other }
china-not-allied = Alliance { $number }, { $one } and { $other }: nobody
china-row = { $seat } has a row of { $palaces } palaces: { $spaces }
china-scored =
    { $points ->
        [one] { $seat }: +{ $points } point ({ $source }) → { $now }
       *[other] { $seat }: +{ $points } points ({ $source }) → { $now }
    }
china-scored-doubled = { $seat }: +{ $points } points ({ $source }, doubled by a fortress) → { $now }
china-over = The game is over

### Phases

china-phase-setup = Set-up
china-phase-round = Round { $round }
china-phase-last = Round { $round } – the last one

### Prompts

china-ask-nothing = nothing to decide
china-ask-turn = place pieces in a region or swap a card
china-ask-piece = place a piece in { $region }
china-ask-pay = choose the cards to pay with
china-ask-second = place a second piece in { $region } or finish
china-ask-draw =
    { $left ->
        [one] draw a card ({ $left } to go)
       *[other] draw a card ({ $left } to go)
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
china-do-swap = Swap out a card: { $colour }
china-do-palace = Palace on { $space }
china-do-palace-fortress = Palace on { $space }, on the fortress
china-do-emissary = Emissary to { $region } ({ $guests } of { $limit } there)
china-do-fortress = Fortress on { $space }
china-do-pay = Pay with { $cards } × { $colour }
china-do-joker = Pay with { $cards } × { $colour } as a joker
china-do-finish = Place no second piece
china-do-take = Take from the row: { $colour }
china-do-draw =
    { $left ->
        [one] Draw from the pile ({ $left } card)
       *[other] Draw from the pile ({ $left } cards)
    }

### Refusals

china-no-room = You cannot place a piece in { $region }: there is no palace space for you and no room for an emissary; choose another region.
china-no-cards = You cannot pay for a piece in { $region }: you have no { $colour } card and no two cards of one other colour.
china-no-card = You have no { $colour } card. Choose a card from your hand.
china-no-other-region = All pieces of this turn go to { $region }.
china-no-more = You can place no more pieces this turn; draw cards.
china-no-must-place = You must place at least one piece.
china-no-space = There is no space { $space } on this board.
china-no-occupied = A palace already stands on { $space }; choose a free space.
china-no-fortified = A fortress already stands on { $space }; choose another space.
china-no-left = You have no { $piece } left.
china-no-limit =
    { $limit ->
        [0] No palace stands in { $region } yet, so no emissary may come.
       *[other] { $region } has all the emissaries it may have: { $limit }, as many as the palaces of the player with the most there.
    }
china-no-fortresses = This game is played without fortresses.
china-no-price = You cannot pay with this colour: { $colour }. A piece costs one card of its region’s colour, or two cards of one other colour.
china-no-open = There is no { $colour } card in the row. Choose one of the open cards or the pile.
china-no-pile = The pile has run out; take a card from the row.

### The board in a terminal

china-board-row = row
china-board-pile = pile
china-board-discards = discards
china-board-hand = hand
china-board-alliances = alliances
china-board-full = region scored

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
china-page-finish-about = Place no second piece, and draw cards
china-page-known = Everybody saw you take it
china-page-hidden = A card known only to its owner
china-page-walker =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    }
china-page-region =
    { $region } ({ $colour }): { $free } of { $size } palace spaces free; { $limit ->
        [0] no emissary may come before a palace
       *[other] { $guests } of at most { $limit } emissaries
    }
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
china-page-space-both = { $space }: a palace of { $seat } on a fortress. It doubles their points for palaces in this region and for a row through it
china-page-row-now = { $seat } has a row of { $palaces } palaces: { $points } points if the game ended now
china-page-row-scored = { $seat } has a row of { $palaces } palaces: { $points } points
china-page-row-of = Row of { $palaces } palaces
china-page-court =
    { $limit ->
        [0] The court of { $region }: no emissary may come before a palace
       *[other] The court of { $region }: { $guests } of at most { $limit } emissaries, as many as the palaces of the player with the most here
    }
china-page-guests =
    { $count ->
        [one] { $seat }: { $count } emissary
       *[other] { $seat }: { $count } emissaries
    }
china-page-alliance-nobody = Alliance { $number } between { $one } and { $other }: nobody has the majority in both
china-page-alliance-now = Alliance { $number } between { $one } and { $other }: { $points } points for { $seats } if the game ended now
china-page-alliance-scored = Alliance { $number } between { $one } and { $other }: { $points } points for { $seats }
china-page-points =
    { $points ->
        [one] { $points } point. If the game ended now: { $total } (palaces { $palaces }, alliances { $alliances }, roads { $roads })
       *[other] { $points } points. If the game ended now: { $total } (palaces { $palaces }, alliances { $alliances }, roads { $roads })
    }
china-page-points-over =
    { $points ->
        [one] { $points } point: palaces { $palaces }, alliances { $alliances }, roads { $roads }
       *[other] { $points } points: palaces { $palaces }, alliances { $alliances }, roads { $roads }
    }
china-page-card = Region card, { $colour }: pays for a piece in { $regions }; two of a colour pay for a piece anywhere else
china-page-count = { $colour }: { $count }
china-page-pile-first =
    { $left ->
        [one] { $left } card in the pile; when it runs out, the discards become a new pile, once
       *[other] { $left } cards in the pile; when it runs out, the discards become a new pile, once
    }
china-page-pile-second =
    { $left ->
        [one] { $left } card in the pile; when it runs out, that round is the last
       *[other] { $left } cards in the pile; when it runs out, that round is the last
    }
china-page-pile-empty = The pile has run out: this round is the last
china-page-discards-about =
    { $count ->
        [one] { $count } card has been played or swapped since the last shuffle
       *[other] { $count } cards have been played or swapped since the last shuffle
    }
china-page-left = Unplaced { $piece }: { $left }
china-page-rival-hand =
    { $cards ->
        [one] { $seat } has { $cards } card
       *[other] { $seat } has { $cards } cards
    }, { $hidden ->
        [0] all seen by everybody
        [one] { $hidden } of them unknown
       *[other] { $hidden } of them unknown
    }

### Lessons

china-lesson-first = First lesson: a region fills up
china-lesson-first-goal = You lead one of three families. Whoever has the most points at the end wins. Yours are here.
china-lesson-first-map = The land has nine regions in five colours. In each there are spaces for palaces, and a dragon where emissaries stand.
china-lesson-first-hand = You hold three cards. A card pays for one piece in a region of its colour. Two cards of the same colour pay for a piece anywhere.
china-lesson-first-region = In your turn you choose one region. Yan is green, and you have a green card. Choose Yan.
china-lesson-first-palace = In an empty region you may place just one piece. Build a palace on the space that is marked.
china-lesson-first-card = Then you draw until you have three cards again: from the row, or from the pile. Take the red one.
china-lesson-first-others = The others have come to Yan, too. One space is left. As soon as a region is full, its palaces are scored.
china-lesson-first-again = You still have a green card. Choose Yan once more.
china-lesson-first-fill = Build on the last space.
china-lesson-first-score = Yan is full. You have the most palaces there, and get a point for each palace in the region: 4. The others come second, and get one for each of yours: 2.
china-lesson-first-green = Draw a card. You will want another green one.
china-lesson-first-emissary = The other piece is the emissary. In a region there may be as many as the strongest player has palaces there: in Yan two. Choose Yan.
china-lesson-first-alliance = Emissaries score at the end. If you have the most in two neighbouring regions, that is an alliance: a point for each emissary in the two.
china-lesson-first-roads = Roads score at the end, too: four or more of your palaces in a row are worth a point each. And a region with pieces in it takes two of yours in one turn.
china-lesson-first-ask-turn = Three questions to end with. What do you do in your turn?
china-lesson-first-ask-turn-1 = I place up to two pieces in one region
china-lesson-first-ask-turn-2 = I take a card from the discards
china-lesson-first-ask-turn-3 = I take a palace away from a rival
china-lesson-first-ask-turn-no = You never do that. Think of what your cards pay for.
china-lesson-first-ask-points = What gave you your points?
china-lesson-first-ask-points-1 = A card I kept
china-lesson-first-ask-points-2 = The palaces of a full region
china-lesson-first-ask-points-3 = Drawing many cards
china-lesson-first-ask-points-no = Cards give no points. Look for what is full.
china-lesson-first-ask-end = And when is the game over?
china-lesson-first-ask-end-1 = When the largest region is full
china-lesson-first-ask-end-2 = When somebody has placed all their pieces
china-lesson-first-ask-end-3 = When the pile has run out for the second time
china-lesson-first-ask-end-no = No, the game goes on then. It has to do with the cards.
china-lesson-first-done = Well done! Build where others build, and watch who would be first and second. Now play a game.

china-lesson-alliance = Emissaries and alliances
china-lesson-alliance-start = In Yan you have an emissary, and most of them. Alone that is worth nothing: it takes a neighbouring region as well. Qi lies next to Yan.
china-lesson-alliance-joker = Qi is yellow, and you have no yellow card. But two cards of one colour pay for a piece anywhere: your two orange ones. Choose Qi.
china-lesson-alliance-palace = An emissary needs a palace in the region first, anybody’s. Build one, on the road to Yan.
china-lesson-alliance-cards = Take a yellow card; the second one follows.
china-lesson-alliance-two = Now there is a piece in Qi, so you may place two in one turn. Choose Qi again.
china-lesson-alliance-emissary = First the emissary, for one yellow card.
china-lesson-alliance-second = And for the other one a second palace.
china-lesson-alliance-alliance = You lead in Yan and in Qi: an alliance. At the end it is worth a point for each emissary in the two regions. So far that is 2.
china-lesson-alliance-road = Your two palaces in Qi are also joined by a road. Four or more of yours in a row give a point each at the end.

china-lesson-roads = Roads
china-lesson-roads-start = Roads join the palace spaces. At the end four or more of your palaces in a row, one after the other along the roads, give a point each. These two are a beginning.
china-lesson-roads-cut = Towards Yan there is no way on: a rival has built there, and a rival’s palace breaks a row.
china-lesson-roads-region = But a row may cross a border, and from Qi a road leads to Lu. Rivals stand there, so you may place two pieces; you have two orange cards. Choose Lu.
china-lesson-roads-border = Build where the road from Qi arrives.
china-lesson-roads-last = And next to it, on the last space of Lu.
china-lesson-roads-full = Lu is full, and you have the most palaces: 4 points right away. The same palaces can score again in a row.
china-lesson-roads-yellow = Two spaces in Qi are missing between your palaces. Qi is yellow: take the yellow card.
china-lesson-roads-pile = There is no second one in the row. Try the pile.
china-lesson-roads-gap = Yellow, what luck! And nobody has built in the gap. Choose Qi before somebody does.
china-lesson-roads-fork = Here the road forks. Build on the fork.
china-lesson-roads-join = And on the branch that leads to Lu.
china-lesson-roads-row = Six palaces in a row, through two regions: 6 points at the end. The line along the road shows it.
china-lesson-roads-end = A palace on this side branch would not count: each palace counts once, and branches are left out. So build along one road, and watch the gaps in your rivals’ rows.

### The companion

china-ask-turn-tip = Choose one region: there you place one piece, or two if any piece was there before. Or swap a card. Regions where others build are scored sooner.
china-ask-piece-tip = A palace stands on a space and counts when the region is full. An emissary stands at the dragon and counts at the end, with a neighbouring region.
china-ask-pay-tip = One card of the region’s colour pays for a piece, or two cards of one other colour. Keep what you can use next turn.
china-ask-second-tip = There was a piece here before, so you may place a second one if you can pay for it.
china-ask-draw-tip = Draw back up to three cards: from the row, where everybody sees what you take, or from the pile.
china-counted-tip = A full region is scored once: the first gets a point for each palace in it, the next as many as the one before has palaces.
