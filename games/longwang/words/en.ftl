### The game and its options

longwang-title = Lóngwáng
longwang-about = Four players explore the realm round the dragon wheel, gather resources and jade, and race to build the temple of their secret objective card.
longwang-lead = Dragons change hands as the wheel turns, rivals steal and hide what you need, and the first complete temple wins at once.
longwang-time = about 60 minutes
longwang-weight = of middle weight

longwang-option-board = Board
longwang-option-board-about = The realm with its dice and cards. The built-in one is our own proposal for the printed one; another can be read from a file.
longwang-value-board-longwang = the realm of dragons

longwang-option-dragons_from_round = Dragons from round
longwang-option-dragons_from_round-about = The rulebook lets dragons act from round 1, which favours whoever has the earth dragon first. From round 2 all start equal.
longwang-value-dragons_from_round-1 = 1 (rulebook)
longwang-value-dragons_from_round-2 = 2 (fairer)

longwang-option-water = Water dragon
longwang-option-water-about = What the number on the dragon die gives: that many gatherings, each of a different resource as we read it, that many gatherings of any resources as the words allow, or only that many tokens of the player’s choice, which makes this dragon the weakest.
longwang-value-water-gather_kinds = gatherings of different resources
longwang-value-water-gather_any = gatherings of any resources
longwang-value-water-tokens = tokens of choice

longwang-option-round_limit = Last round
longwang-option-round_limit-about = If nobody has won by the end of this round, whoever has built most is ahead.
longwang-value-round_limit-10 = 10
longwang-value-round_limit-20 = 20
longwang-value-round_limit-30 = 30

longwang-option-mountain = Mountain God
longwang-option-mountain-about = How long a pair of Mountain Gods imprisons a dragon: until the end of the round as we read it, so that it can also be played ahead of a rival’s turn, or until the end of the turn, as the text literally says, so that it serves above all as an answer.
longwang-value-mountain-round = until the end of the round
longwang-value-mountain-turn = until the end of the turn

longwang-option-mountain_target = Mountain God in a rival’s turn
longwang-option-mountain_target-about = When a rival calls a dragon, a pair of Mountain Gods stops that very dragon, or imprisons any dragon, as the text’s “a dragon of your choice” allows. Then you can also use the moment against another rival.
longwang-value-mountain_target-called = only the dragon called
longwang-value-mountain_target-any = any dragon

longwang-option-look = Look at a jade tile
longwang-option-look-about = When a player who has built base and roof may look at a jade tile: in any turn of their own, so that they can wait for a better moment, or as soon as the roof stands, as the text suggests, so that nobody has to remember it.
longwang-value-look-any_time = in any later turn
longwang-value-look-at_completion = when the roof is built

### Resources, jade, dragons, cards and parts

longwang-bamboo = bamboo
longwang-rock = rock
longwang-rice = rice
longwang-dragon-fruit = dragon fruit
longwang-neutral = neutral
longwang-tokens = { $count } × { $resource }

longwang-jade-earth = earth jade
longwang-jade-water = water jade
longwang-jade-fire = fire jade
longwang-jade-air = air jade
longwang-unknown = unknown

longwang-dragon-earth = Earth Dragon
longwang-dragon-fire = Fire Dragon
longwang-dragon-air = Air Dragon
longwang-dragon-water = Water Dragon

longwang-card-one-point = Action Point
longwang-card-two-points = Double Action Point
longwang-card-thief = Thief
longwang-card-bamboo = Bamboo
longwang-card-rock = Rock
longwang-card-rice = Rice
longwang-card-dragon-fruit = Dragon Fruit
longwang-card-mountain-god = Mountain God
longwang-card-sea-goddess = Sea Goddess
longwang-card-jade-emperor = Jade Emperor

longwang-part-base = base
longwang-part-roof = roof
longwang-part-jade = jade

longwang-until-round = the end of the round
longwang-until-turn = the end of the turn

### Sources of points

longwang-source-base = base
longwang-source-roof = roof
longwang-source-jade = jade

### The log

longwang-wheel = The dragons are now: earth with { $earth }, fire with { $fire }, air with { $air }, water with { $water }
longwang-objective = { $seat } gets an objective card
longwang-objective-own = { $seat } gets objective card { $number }
longwang-round = Round { $round }; { $seat } begins
longwang-placed = { $seat } places an explorer on { $cell }
longwang-lifted = { $seat } lifts the explorer on { $cell }
longwang-took-tile = { $seat } takes the jade tile from { $cell }
longwang-looked = { $seat } looks at the jade tile on { $cell }
longwang-saw = { $seat } sees: { $jade }
longwang-gathered = { $seat } gathers { $tokens } × { $resource }
longwang-gained = { $seat } gets { $tokens } × { $resource }
longwang-drew = { $seat } draws an action card
longwang-drew-card = { $seat } draws an action card: { $card }
longwang-reshuffled =
    { $cards ->
        [one] The deck is empty: the discards become the new deck ({ $cards } card)
       *[other] The deck is empty: the discards become the new deck ({ $cards } cards)
    }
longwang-announced = { $seat } calls the { $dragon }
longwang-rolled = { $seat } rolls the dragon die: { $number }
longwang-removed = { $seat } sends { $rival }’s explorer on { $cell } home
longwang-took-token = { $seat } takes a token from { $rival }: { $resource }
longwang-swapped = { $seat } swaps a jade tile with { $rival }
longwang-played =
    { $cards ->
        [one] { $seat } plays: { $card }
       *[other] { $seat } plays a pair: { $card }
    }
longwang-stole = { $seat } steals a card from { $rival }
longwang-stole-card = { $seat } steals a card from { $rival }: { $card }
longwang-imprisoned = { $seat } imprisons the { $dragon } until { $until }
longwang-surged = { $seat } steals a jade tile from { $rival }
longwang-halved =
    { $lost ->
        [one] { $seat } loses { $lost } token to the calamity
       *[other] { $seat } loses { $lost } tokens to the calamity
    }
longwang-built = { $seat } builds the { $part }: { $cost }
longwang-crowned = { $seat } places the jade on the roof: { $jade }
longwang-wheel-still = { $seat } rolls the wheel die, { $face }: the wheel stands still
longwang-wheel-back = { $seat } rolls the wheel die, { $face }: a step counter-clockwise
longwang-wheel-on = { $seat } rolls the wheel die, { $face }: a step clockwise
longwang-wheel-swap = { $seat } rolls the wheel die, { $face }: two dragons change places
longwang-wheel-on-swap = { $seat } rolls the wheel die, { $face }: a step clockwise, then two dragons change places
longwang-wheel-back-swap = { $seat } rolls the wheel die, { $face }: a step counter-clockwise, then two dragons change places
longwang-limit = Round { $round } was the last, and no temple is complete
longwang-shown = { $seat } turns over objective card { $number }
longwang-won = { $seat } has completed the temple and wins
longwang-over = The game is over

### Phases

longwang-phase-setup = Set-up
longwang-phase-round = Round { $round }
longwang-phase-last = Round { $round } – the last one

### Prompts

longwang-ask-nothing = nothing to decide
longwang-ask-settle = place one of your first explorers
longwang-ask-turn =
    { $points ->
        [one] do what you like ({ $points } action point) or end your turn
       *[other] do what you like ({ $points } action points) or end your turn
    }
longwang-ask-lifted = place the explorer you have lifted
longwang-ask-answer = { $seat } calls the { $dragon }: let it happen, or stop it with a pair of Mountain Gods
longwang-ask-answer-any = { $seat } calls the { $dragon }: let it happen, or imprison a dragon with a pair of Mountain Gods
longwang-ask-look = look at a jade tile on the board, now or never
longwang-ask-earth =
    { $left ->
        [one] place { $left } explorer for free
       *[other] place up to { $left } explorers for free
    }
longwang-ask-fire-rival =
    { $left ->
        [one] choose whose explorer to send home ({ $left })
       *[other] choose whose explorers to send home (up to { $left })
    }
longwang-ask-fire =
    { $left ->
        [one] send { $left } explorer of { $rival } home
       *[other] send up to { $left } explorers of { $rival } home
    }
longwang-ask-air-rival =
    { $left ->
        [one] choose from whom to take { $left } token, or with whom to swap jade
       *[other] choose from whom to take up to { $left } tokens, or with whom to swap jade
    }
longwang-ask-air =
    { $left ->
        [one] take { $left } token from { $rival }, or swap jade
       *[other] take up to { $left } tokens from { $rival }, or swap jade
    }
longwang-ask-water =
    { $left ->
        [one] gather { $left } resource for free
       *[other] gather up to { $left } different resources for free
    }
longwang-ask-water-any =
    { $left ->
        [one] gather { $left } resource for free
       *[other] gather { $left } times for free
    }
longwang-ask-water-tokens =
    { $left ->
        [one] take { $left } token of your choice
       *[other] take up to { $left } tokens of your choice
    }

### Choices

longwang-do-place = Explorer on { $cell } ({ $ground })
longwang-do-place-jade = Explorer on { $cell }: take the jade tile
longwang-do-lift = Lift the explorer on { $cell } ({ $ground })
longwang-do-gather = Gather { $tokens } × { $resource }
longwang-do-draw = Draw an action card
longwang-do-power-earth = Call the Earth Dragon: place explorers for free, as many as the die shows
longwang-do-power-fire = Call the Fire Dragon: send explorers of a rival home, as many as the die shows
longwang-do-power-air = Call the Air Dragon: take tokens from a rival, as many as the die shows, or swap jade
longwang-do-power-water = Call the Water Dragon: gather different resources for free, as many as the die shows
longwang-do-power-water-any = Call the Water Dragon: gather for free, as many times as the die shows
longwang-do-power-water-tokens = Call the Water Dragon: take tokens of your choice, as many as the die shows
longwang-do-play-points =
    { $points ->
        [one] Play a card: { $points } more action point
       *[other] Play a card: { $points } more action points
    }
longwang-do-play-resource = Play a card: { $tokens } × { $resource }
longwang-do-play-emperor = Play a pair of Jade Emperors: all rivals keep only half of each kind of token
longwang-do-thief =
    { $cards ->
        [one] Thief: steal the only card of { $seat }
       *[other] Thief: steal one of { $cards } cards of { $seat }
    }
longwang-do-imprison = Mountain Gods: imprison the { $dragon }
longwang-do-surge-rival = Sea Goddesses: steal a jade tile from { $seat }
longwang-do-surge-tile = Sea Goddesses: take the jade tile on { $cell }
longwang-do-build = Build the { $part }: { $cost }
longwang-do-crown = Place the jade on the roof and win
longwang-do-look = Look at the jade tile on { $cell }
longwang-do-look-not = Do not look
longwang-do-burn =
    { $explorers ->
        [one] Against { $seat } ({ $explorers } explorer)
       *[other] Against { $seat } ({ $explorers } explorers)
    }
longwang-do-blow =
    Against { $seat }: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $tiles ->
        [one] { $tiles } jade tile
       *[other] { $tiles } jade tiles
    }
longwang-do-remove = Send the explorer on { $cell } home ({ $ground })
longwang-do-take = Take a token: { $resource }
longwang-do-give = Swap: give { $jade } for an unknown tile
longwang-do-stop = Give up the rest of the power
longwang-do-pass = Let it happen
longwang-do-cancel = Stop it with a pair of Mountain Gods
longwang-do-end =
    { $points ->
        [0] End the turn
        [one] End the turn ({ $points } action point is lost)
       *[other] End the turn ({ $points } action points are lost)
    }

### Refusals

longwang-no-points =
    { $cost ->
        [one] That costs { $cost } action point, and you have { $points }.
       *[other] That costs { $cost } action points, and you have { $points }.
    }
longwang-no-cell = Nobody can stand on { $cell }; choose a land cell or a neutral cell.
longwang-no-occupied = Another player’s explorer is on { $cell }; a land cell has room for one.
longwang-no-own = Your explorer already stands on { $cell }; choose another cell.
longwang-no-far = { $cell } is not next to one of your explorers or your corner.
longwang-no-bag-empty = Your bag is empty; lift one of your explorers first.
longwang-no-bag-full = Your bag still has explorers; place one of those.
longwang-no-liftable = You have no explorer on { $cell } that you could place elsewhere.
longwang-no-harvest = You have no explorer on a cell of this resource: { $resource }.
longwang-no-draws =
    { $most ->
        [one] You may draw only { $most } card a turn.
       *[other] You may draw only { $most } cards a turn.
    }
longwang-no-cards = There is no card to draw: the deck and the discards are empty.
longwang-no-power-used = You have already called your dragon this turn.
longwang-no-too-early = Dragons may be called from round { $round } on.
longwang-no-imprisoned = The { $dragon } is imprisoned until { $until }.
longwang-no-prey = There is nothing to take from { $seat }; choose another player.
longwang-no-theirs = The player you chose has no explorer on { $cell }.
longwang-no-token = The player you chose has no such token: { $resource }.
longwang-no-same-kind = You have already gathered this resource with the dragon: { $resource }. Choose another.
longwang-no-such-tile = You do not have this jade tile.
longwang-no-swap = You cannot swap jade now: the player you chose has none, or you have already taken tokens.
longwang-no-plays =
    { $most ->
        [one] You may play cards only { $most } time a turn.
       *[other] You may play cards only { $most } times a turn.
    }
longwang-no-card = You do not have this card: { $card }.
longwang-no-pair = You do not have two of this card: { $card }.
longwang-no-target = This card needs a target: { $card }. Choose one of the plays offered.
longwang-no-steal = { $seat } has no card to steal.
longwang-no-jade = { $seat } has no jade tile to take.
longwang-no-tile = There is no jade tile on { $cell }.
longwang-no-other-part = The { $part } is not the next part of your temple.
longwang-no-pay =
    { $lacks ->
        [one] You are { $lacks } token short of the { $part }.
       *[other] You are { $lacks } tokens short of the { $part }.
    }
longwang-no-right-jade = You do not have the jade of your objective card.
longwang-no-look = You may look at one jade tile, once, after you have built base and roof; here you may not, or no longer.

### The board in a terminal

longwang-board-imprisoned = imprisoned
longwang-board-deck = deck
longwang-board-discards = discards
longwang-board-objective = objective
longwang-board-jade = jade
longwang-board-temple = temple
longwang-board-explorers = { $count } in the bag
longwang-board-hidden =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
longwang-board-points =
    { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    }
longwang-board-missing = missing
longwang-board-prices = Action points: place { $place }, gather { $gather }, draw a card { $draw }
longwang-board-legend = B bamboo, K rock, R rice, F dragon fruit, + neutral, ◆ jade tile, @ corner, 1–4 explorers
longwang-board-one-point = 1 more action point
longwang-board-two-points = 2 more action points
longwang-board-thief = steals a card
longwang-board-resource = 3 tokens
longwang-board-mountain-god = pair: imprisons a dragon
longwang-board-sea-goddess = pair: steals a jade tile
longwang-board-jade-emperor = pair: halves the rivals’ tokens

### The board on a page

longwang-page-realm = The realm of dragons
longwang-page-you = you
longwang-page-round = Round { $round } of { $limit }
longwang-page-acts = It is the turn of { $seat }
longwang-page-acted = { $seat } has already had a turn this round
longwang-page-waits = { $seat } has not had a turn this round yet
longwang-page-takes-part = { $seat }
longwang-page-wheel-next = Then the last player rolls the wheel die; whoever has the Air Dragon begins the next round
longwang-page-points =
    { $left ->
        [one] { $seat } has { $left } action point left: placing costs { $place }, gathering { $gather }, drawing a card { $draw }
       *[other] { $seat } has { $left } action points left: placing costs { $place }, gathering { $gather }, drawing a card { $draw }
    }
longwang-page-draws = Cards drawn this turn: { $used } of at most { $most }
longwang-page-plays = Cards or pairs played this turn: { $used } of at most { $most }
longwang-page-power-free = The dragon has not been called this turn
longwang-page-power-used = The dragon has already been called this turn
longwang-page-left = The dragon’s power: { $left } of { $shown } left
longwang-page-answered = { $seat } has answered
longwang-page-thinks = { $seat } has not answered yet

longwang-page-die-waits = Dragon die: not rolled yet. It shows how strong a dragon’s power is.
longwang-page-die-fell = Dragon die: it last showed { $number }
longwang-page-wheel-die-waits = Wheel die: rolled at the end of each round
longwang-page-wheel-die-still = Wheel die: it last showed { $number }, and the wheel stood still
longwang-page-wheel-die-back = Wheel die: it last showed { $number }, a step counter-clockwise
longwang-page-wheel-die-on = Wheel die: it last showed { $number }, a step clockwise
longwang-page-wheel-die-swap = Wheel die: it last showed { $number }, two dragons changed places
longwang-page-wheel-die-on-swap = Wheel die: it last showed { $number }, a step clockwise, then two dragons changed places
longwang-page-wheel-die-back-swap = Wheel die: it last showed { $number }, a step counter-clockwise, then two dragons changed places

longwang-page-land = { $cell }: { $resource }, free
longwang-page-held = { $cell }: { $resource }, held by { $seat }: one token at each gathering
longwang-page-crossing = { $cell }: neutral, with room for one explorer of each player
longwang-page-crossed = { $cell }: neutral, explorers of { $seats }
longwang-page-corner = { $cell }: the corner of { $seat }. Nobody stands here; its owner may place next to it.

longwang-page-tile-known = You know this jade tile: { $jade }
longwang-page-tile-back = A jade tile, face down
longwang-page-tile-unseen = Nobody has seen it yet
longwang-page-tile-seen = Seen by { $seats }

longwang-page-serves = { $dragon }: serves { $seat }
longwang-page-earth = It places as many explorers for free as the die shows.
longwang-page-fire = It sends as many explorers of one rival home as the die shows.
longwang-page-air = It takes as many tokens from one rival as the die shows, or swaps a jade tile. Its player begins the round.
longwang-page-water = It gathers as many different resources for free as the die shows.
longwang-page-water-any = It gathers for free as many times as the die shows.
longwang-page-water-tokens = It gives as many tokens of your choice as the die shows.
longwang-page-imprisoned = Imprisoned until { $until }

longwang-page-my-tokens = { $resource }: you have { $count }. Gathering gives { $brings }, one for each of your explorers on such a cell.
longwang-page-tokens = { $resource }: { $seat } has { $count }, and gathering gives { $brings }
longwang-page-bag = Explorers in the bag of { $seat }: { $bag } of { $all }
longwang-page-jade = Jade
longwang-page-no-jade = none yet
longwang-page-tiles-of =
    { $tiles ->
        [0] { $seat } has no jade tile
        [one] { $seat } has { $tiles } jade tile
       *[other] { $seat } has { $tiles } jade tiles
    }
longwang-page-parts = Parts of the temple: { $parts } of { $all }; whoever completes it first wins

longwang-page-temple = The temple of { $seat }: { $parts } of { $all } parts
longwang-page-paid = { $part }, paid for with { $cost }
longwang-page-unpaid = { $part }, not built: { $cost }
longwang-page-objective = Objective card
longwang-page-no-objective = not dealt yet
longwang-page-built = built
longwang-page-need = { $resource }: { $have } of { $need }
longwang-page-jade-there = in your hand
longwang-page-jade-missing = still to be found
longwang-page-base-about = The base comes first and is paid with tokens.
longwang-page-roof-about = The roof comes after the base and is paid with tokens. Then you may look at one jade tile on the board, once.
longwang-page-jade-about = The right jade on the roof wins the game at once.

longwang-page-hand = Your hand
longwang-page-cards = Action cards
longwang-page-half = It is played in pairs; you have only one.
longwang-page-hand-of =
    { $cards ->
        [0] { $seat } has no action card
        [one] { $seat } has { $cards } action card
       *[other] { $seat } has { $cards } action cards
    }
longwang-page-deck = Deck
longwang-page-deck-about =
    { $cards ->
        [0] The deck is empty: the discards become the new deck
        [one] { $cards } card in the deck
       *[other] { $cards } cards in the deck
    }
longwang-page-discards = Discards
longwang-page-discards-about =
    { $cards ->
        [0] No card has been discarded
        [one] { $cards } card has been discarded
       *[other] { $cards } cards have been discarded
    }
longwang-page-card-one-point = Gives 1 more action point this turn.
longwang-page-card-two-points = Gives 2 more action points this turn.
longwang-page-card-resource = Gives 3 tokens of this resource.
longwang-page-card-thief = Steals a card from a rival, picked blindly.
longwang-page-card-mountain-god = A pair imprisons a dragon until { $until }; it can also be played when rivals call theirs.
longwang-page-card-sea-goddess = A pair steals a jade tile, from a rival at random or from the board.
longwang-page-card-jade-emperor = A pair halves the tokens of all rivals, each kind rounded up.

### Lessons

longwang-lesson-first = First lesson: a turn
longwang-lesson-first-goal = You want to be the first to complete your temple: base, roof, and jade on top. Your secret objective card says what each of them costs.
longwang-lesson-first-map = Your explorers stand in the realm, most of them in your own corner. Each cell gives bamboo, rock, rice or dragon fruit.
longwang-lesson-first-points = A turn has five action points. You have used one to draw a card: four are left.
longwang-lesson-first-jade = A new explorer costs 2 points and stands next to one of yours. A jade tile lies face down on f2. Get it!
longwang-lesson-first-luck = Only you know what it is: air jade, the very kind that your temple needs.
longwang-lesson-first-dragon = Once in a turn you may call the dragon that faces your region, for free. Yours is the Air Dragon, which takes tokens. Call it.
longwang-lesson-first-rival = The die shows 3: up to three tokens from one rival. Choose the one with the most: the last of the three.
longwang-lesson-first-take = Your base needs rice and dragon fruit. Take rice first; then two dragon fruits follow.
longwang-lesson-first-card = Cards cost nothing to play; two are allowed in a turn. Play the one with rice.
longwang-lesson-first-explorer = One rice is missing. Put an explorer on e3, a cell with rice, for your last 2 points.
longwang-lesson-first-more = Your other card gives one more action point. Play it.
longwang-lesson-first-gather = Gathering costs 1 point: name a resource and get a token for each of your explorers on it. Gather rice.
longwang-lesson-first-build = 6 rice and 4 dragon fruit: that is the price of your base. Build it.
longwang-lesson-first-score = The base stands. It is your first point; the roof and the jade are one each. And the jade you have already.
longwang-lesson-first-end = Nothing is left to do. End your turn.
longwang-lesson-first-ask-turn = Three questions to end with. Which of these is part of your turn?
longwang-lesson-first-ask-turn-1 = I turn the wheel
longwang-lesson-first-ask-turn-2 = I place explorers and gather
longwang-lesson-first-ask-turn-3 = I look at a rival’s objective card
longwang-lesson-first-ask-turn-no = That is not for you to do. Think of your five action points.
longwang-lesson-first-ask-points = What brings you closer to victory?
longwang-lesson-first-ask-points-1 = Explorers in my bag
longwang-lesson-first-ask-points-2 = The parts of my temple
longwang-lesson-first-ask-points-3 = Many action cards
longwang-lesson-first-ask-points-no = That helps, but it is not what counts. Think of your goal.
longwang-lesson-first-ask-end = And when is the game over?
longwang-lesson-first-ask-end-1 = When somebody completes their temple
longwang-lesson-first-ask-end-2 = When the cards run out
longwang-lesson-first-ask-end-3 = When the wheel has gone full circle
longwang-lesson-first-ask-end-no = No, the game goes on then. Somebody has to complete something.
longwang-lesson-first-done = Well done! Next turn another dragon may face you: plan for it. Now play a game.

longwang-lesson-dragons = The dragons
longwang-lesson-dragons-wheel = Four dragons sit on the wheel, and each faces a region. The one that faces yours helps you once in your turn, for free. Now it is the Earth Dragon.
longwang-lesson-dragons-far = On b6 lies a jade tile, four cells away. Five action points would take you only two cells: an explorer costs 2.
longwang-lesson-dragons-near = One step on foot: place an explorer on a4.
longwang-lesson-dragons-earth = Now call the Earth Dragon. It places explorers for free, as many as the die shows.
longwang-lesson-dragons-one = A 3! Go on to a5.
longwang-lesson-dragons-two = Then to b5.
longwang-lesson-dragons-three = And to b6, where the jade lies.
longwang-lesson-dragons-jade = Water jade, just what your temple needs. And three action points are left: you gather twice and draw a card. Then the others take their turns.
longwang-lesson-dragons-turned = After each round the wheel die is rolled. The wheel has turned: now the Fire Dragon faces you, and the Earth Dragon helps a rival.
longwang-lesson-dragons-fire = A rival is coming closer and closer. Call the Fire Dragon.
longwang-lesson-dragons-rival = The die shows 2: up to two explorers of one rival go back into their bag. Choose the one who comes so near: the last of the three.
longwang-lesson-dragons-remove = First the one on b7, who is nearest.
longwang-lesson-dragons-remove-two = And the one behind, on b8.
longwang-lesson-dragons-others = The other two: air takes a rival’s tokens or swaps jade, water gathers for free. Look at the wheel before you plan; next round your dragon may be somebody else’s.

longwang-lesson-pairs = Combinations
longwang-lesson-pairs-start = Some cards do nothing alone: they are played in pairs. You have two Mountain Gods and two Jade Emperors.
longwang-lesson-pairs-stop = A rival has called the Air Dragon, which takes tokens, and you have nine bamboo. Whenever a dragon is called, everybody is asked in secret. Stop it with your Mountain Gods!
longwang-lesson-pairs-prison = The Air Dragon is imprisoned until the end of the round. In a rival’s turn the pair does not count as one of your two plays.
longwang-lesson-pairs-emperor = Your turn. Tokens lie open, and one rival has twelve dragon fruits: soon they will build. Play the two Jade Emperors.
longwang-lesson-pairs-half = All your rivals have only half of each kind left. You have lost nothing. So play it when they are rich, and do not hoard yourself.
longwang-lesson-pairs-goddess = The third pair: two Sea Goddesses steal a jade tile, a rival’s or one on the board. A pair is one play, and a turn has two. So keep a single one: the second may come.

### The companion

longwang-ask-settle-tip = Your first explorers stand near your corner. Each cell gives its resource to whoever stands on it and gathers.
longwang-ask-turn-tip = Five points: an explorer costs 2, gathering 1, a card 1. Your dragon, your cards and building cost none. Your objective card says what the temple needs.
longwang-ask-lifted-tip = Your bag is empty, so you lift an explorer of yours and place it elsewhere.
longwang-ask-answer-tip = Whenever a dragon is called, everybody answers in secret. Only two Mountain Gods can stop it.
longwang-ask-answer-any-tip = Whenever a dragon is called, everybody answers in secret. Two Mountain Gods imprison any dragon.
longwang-ask-look-tip = You have base and roof: once you may look under a jade tile. It stays there, and only you know it.
longwang-ask-earth-tip = The Earth Dragon places explorers for free, one next to another: a way to distant jade.
longwang-ask-fire-rival-tip = The Fire Dragon sends explorers of one rival back into their bag. First say whose.
longwang-ask-fire-tip = Choose where it hurts: the way to a jade tile, or cells that give much.
longwang-ask-air-rival-tip = The Air Dragon takes tokens of one rival, or swaps one of your jade tiles for one of theirs. First say whose.
longwang-ask-air-tip = Take what your temple still needs.
longwang-ask-water-tip = The Water Dragon gathers for free, each time another resource.
longwang-ask-water-any-tip = The Water Dragon gathers for free, also the same resource again.
longwang-dragon-earth-tip = The Earth Dragon places explorers for free, as many as its die shows.
longwang-dragon-fire-tip = The Fire Dragon sends a rival’s explorers home, as many as its die shows.
longwang-dragon-air-tip = The Air Dragon takes a rival’s tokens, as many as its die shows, or swaps jade with them.
longwang-dragon-water-tip = The Water Dragon gathers for free, as often as its die shows.
longwang-card-thief-tip = A Thief steals a card from a rival, picked blindly.
longwang-card-mountain-god-tip = Two Mountain Gods imprison a dragon. They are the only answer in a rival’s turn.
longwang-card-sea-goddess-tip = Two Sea Goddesses steal a jade tile, from a rival or from the board.
longwang-card-jade-emperor-tip = Two Jade Emperors: all rivals of whoever plays them lose half of their tokens of each kind.
longwang-wheel-still-tip = After every round the wheel die is rolled. This time every dragon stays with its region.
longwang-wheel-on-tip = After every round the wheel die is rolled. Every dragon has gone on to the next region, clockwise: look who helps you now.
longwang-wheel-back-tip = After every round the wheel die is rolled. Every dragon has gone one region counter-clockwise: look who helps you now.
longwang-wheel-swap-tip = After every round the wheel die is rolled. Two dragons have changed places, the others have stayed.
longwang-wheel-on-swap-tip = After every round the wheel die is rolled. The wheel has turned clockwise, and two dragons have changed places: look who helps you now.
longwang-wheel-back-swap-tip = After every round the wheel die is rolled. The wheel has turned counter-clockwise, and two dragons have changed places: look who helps you now.
longwang-ask-water-tokens-tip = The Water Dragon gives tokens of your choice.
