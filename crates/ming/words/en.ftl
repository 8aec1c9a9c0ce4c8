### The game and its options

ming-title = Ming Dynasty
ming-about = Two to four princes lead the members of their families through six provinces, into districts, cities and monasteries, and fight for majorities in six rounds.

ming-option-board = Board
ming-option-board-about = The board, our own proposal for the printed map. Another board can be read from a file.
ming-value-board-ming = proposed map

ming-option-symbols = Symbols
ming-option-symbols-about = How many kinds of symbols there are on borders and movement cards. With three kinds princes travel more easily.
ming-value-symbols-6 = six kinds
ming-value-symbols-3 = three kinds

### Provinces, districts and cards

ming-white = white
ming-orange = orange
ming-green = green
ming-pink = pink
ming-yellow = yellow
ming-blue = blue
ming-place = { $name } ({ $province })

ming-horse = horse
ming-ox-cart = ox cart
ming-rickshaw = rickshaw
ming-palanquin = palanquin
ming-junk = junk
ming-barge = barge
ming-animal = animal
ming-bearer = bearer
ming-water = boat
ming-dragon = dragon

### Sources of points

ming-source-sets = sets of six
ming-source-members = members in cities
ming-source-cities = city majorities
ming-source-monasteries = monasteries
ming-source-tiles = tiles at the end

### The log

ming-laid = New card at { $province }: { $card }
ming-first = { $seat } is the start player
ming-neutral-everywhere = One neutral member stands in every district
ming-neutral-placed = { $seat } places a neutral member: { $place }
ming-entered = { $seat }’s prince enters and brings a tile: { $place }
ming-round = Round { $round }
ming-placed = { $seat } places a member: { $province }
ming-took = { $seat } takes the card at { $province }: { $card }
ming-took-dragon = { $seat } takes a dragon for a member at { $province }
ming-reshuffled =
    { $cards ->
        [one] The pile is used up: the discards are the new one ({ $cards } card)
       *[other] The pile is used up: the discards are the new one ({ $cards } cards)
    }
ming-moved = { $seat } moves to { $place } by { $card }
ming-stayed = { $seat } stays in { $place } and discards: { $card }
ming-deployed =
    { $open ->
        [one] { $seat } deploys { $open } member: { $place }
       *[other] { $seat } deploys { $open } members: { $place }
    }
ming-deployed-monastery =
    { $open ->
        [0] { $seat } deploys a member into the monastery: { $place }
        [one] { $seat } deploys { $open } member and one into the monastery: { $place }
       *[other] { $seat } deploys { $open } members and one into the monastery: { $place }
    }
ming-displaced = { $seat }’s member must leave the monastery: { $place }
ming-passed = { $seat } passes
ming-scoring = Scoring after round { $round }
ming-sent =
    { $members ->
        [one] { $place }: { $seat } sends { $members } member into the city and takes { $members } tile
       *[other] { $place }: { $seat } sends { $members } members into the city and takes { $members } tiles
    }
ming-neutral-sent =
    { $members ->
        [one] { $place }: { $members } neutral member goes into the city
       *[other] { $place }: { $members } neutral members go into the city
    }
ming-chose = { $seat } has chosen return cards
ming-chose-number = { $seat } chooses return cards: { $number }
ming-showed = { $seat } shows return cards: { $number }
ming-recalled = { $seat } takes a member back: { $place }
ming-neutral-recalled = A neutral member goes back: { $place }
ming-counted = The city of { $province } is counted
ming-scored =
    { $points ->
        [one] { $seat }: +{ $points } point ({ $source }) → { $now }
       *[other] { $seat }: +{ $points } points ({ $source }) → { $now }
    }
ming-named = { $by } names the start player: { $seat }
ming-final = The tiles that are left are counted
ming-over = The game is over

### Phases

ming-phase-setup = Set-up
ming-phase-neutral = After round { $round } – neutral members
ming-phase-members = Round { $round } – members
ming-phase-cards = Round { $round } – cards
ming-phase-princes = Round { $round } – princes
ming-phase-scoring = Round { $round } – scoring
ming-phase-end = End of round { $round }
ming-phase-over = End of the game

### Prompts

ming-ask-nothing = nothing to decide
ming-ask-neutral = place a neutral member ({ $left } left)
ming-ask-prince = place your prince in a district
ming-ask-member = place a member on a province space ({ $left } left)
ming-ask-card = take a card ({ $left } left)
ming-ask-move = move your prince, stay or pass
ming-ask-way = move on, or stop and deploy members
ming-ask-way-on = move on: there is another prince here
ming-ask-deploy = deploy members
ming-ask-spare =
    { $left ->
        [one] take { $left } neutral member back from the city of { $province }
       *[other] take { $left } neutral members back from the city of { $province }
    }
ming-ask-return = choose return cards for the city of { $province }
ming-ask-recall =
    { $left ->
        [one] take { $left } member back from the city of { $province }
       *[other] take { $left } members back from the city of { $province }
    }
ming-ask-starter = name the start player of the next round

### Choices

ming-do-neutral = Neutral member to { $place }, { $there } there
ming-do-prince = Prince to { $place }, with a tile: { $province }
ming-do-member =
    { $here ->
        [0] Member to { $province }
       *[other] Member to { $province } ({ $here } there)
    }
ming-do-take = Take the card at { $province }: { $card }
ming-do-take-none = Take the card at { $province }
ming-do-dragon = Take a dragon for a member at { $province } ({ $here } there)
ming-do-go =
    { $members ->
        [0] To { $place } by { $card }, nobody to deploy there
        [one] To { $place } by { $card }, { $members } member to deploy there
       *[other] To { $place } by { $card }, { $members } members to deploy there
    }
ming-do-stay = Stay and discard: { $card }
ming-do-deploy-none = Stop and deploy nobody
ming-do-deploy =
    { $open ->
        [one] Deploy { $open } member
       *[other] Deploy { $open } members
    }
ming-do-deploy-monastery =
    { $open ->
        [0] Deploy one into the monastery
        [one] Deploy { $open } member and one into the monastery
       *[other] Deploy { $open } members and one into the monastery
    }
ming-do-deploy-displace =
    { $open ->
        [0] Deploy one into the monastery, from which { $seat }’s member must go
        [one] Deploy { $open } member and one into the monastery, from which { $seat }’s member must go
       *[other] Deploy { $open } members and one into the monastery, from which { $seat }’s member must go
    }
ming-do-pass =
    { $cards ->
        [one] Pass and keep { $cards } card
       *[other] Pass and keep { $cards } cards
    }
ming-do-return =
    { $number ->
        [0] None goes back
        [one] { $number } goes back
       *[other] { $number } go back
    }, { $stay ->
        [0] nobody stays
        [one] { $stay } stays
       *[other] { $stay } stay
    } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
ming-do-recall = One back to { $place }
ming-do-start = { $seat } shall begin

### Refusals

ming-no-not-now = That is not to be decided now; choose one of the actions offered.
ming-no-neutrals-full = There are three neutral members in { $place }, the most there may be; choose another district.
ming-no-taken = There is already a prince in { $place }; choose another district.
ming-no-member = You have no member on the province space { $province }, so you cannot take the card beside it.
ming-no-price = You have no member on the province space { $province } to give for a dragon card.
ming-no-dragon = The stack of dragon cards is empty; take an open card.
ming-no-card = You have no such card: { $card }. Choose a card from your hand.
ming-no-border = { $place } has no border with the district your prince is in.
ming-no-symbol = The border to { $place } asks for another card: { $card }, or a dragon.
ming-no-dead-end = There is another prince in { $place }, and your cards lead no further from there.
ming-no-go-on = There is another prince in { $place }: your prince cannot stop here and must move on.
ming-no-on-the-way = Your prince is on his way: move on, or stop and deploy.
ming-no-too-many =
    { $most ->
        [0] You have no member to deploy here.
        [one] You can deploy { $most } member here at most, the one in the monastery included.
       *[other] You can deploy { $most } members here at most, the one in the monastery included.
    }
ming-no-own-monk = Your member is in the monastery of { $place }; as long as it is there you deploy nobody in this district.
ming-no-too-many-back =
    { $members ->
        [one] You have { $members } member in this city; your return cards may not show more.
       *[other] You have { $members } members in this city; your return cards may not show more.
    }
ming-no-nobody-there = No member that could go back stands on the palaces of { $place }.
ming-no-seat = Nobody sits there; name one of the players.

### The board in a terminal

ming-board-neutral = neutral
ming-board-open = open
ming-board-palaces = palaces
ming-board-monastery = monastery
ming-board-card = card
ming-board-dragons = dragons
ming-board-pile = pile
ming-board-discards = discards
ming-board-hand = hand
ming-board-tiles = tiles
ming-board-supply = in supply
ming-board-borders = borders
ming-board-chosen = has chosen return cards
ming-board-own-choice = your return cards show { $number }
