### The game and its options

ming-title = Ming Dynasty
ming-about = Two to four princes lead the members of their families through six provinces, into districts, cities and monasteries, and compete for majorities over six rounds.
ming-lead = Collect movement cards, lead your prince from district to district and leave your people behind on the way; after every second round the cities are scored.
ming-time = about 75 minutes
ming-weight = of middle weight

ming-option-board = Board
ming-option-board-about = The board. It is our own proposal for the printed map; another board can be read from a file.
ming-value-board-ming = proposed map

ming-option-symbols = Symbols
ming-option-symbols-about = How many kinds of symbols there are on the borders and the movement cards. With three kinds princes travel more easily.
ming-value-symbols-6 = six kinds
ming-value-symbols-3 = three kinds

ming-option-city_tie = Ties in a city
ming-option-city_tie-about = Whether members in monasteries count when two players tie for a city’s four points. The rulebook leaves monks out when districts send members, and only there; without them a monastery costs a little more.
ming-value-city_tie-with_monks = monks count
ming-value-city_tie-without_monks = monks do not count

ming-option-tiles = Tiles
ming-option-tiles-about = Whether province tiles can run out. The box holds 18 of each colour, and in a full game they may run out; a player who comes too late then gets none.
ming-value-tiles-unlimited = always enough
ming-value-tiles-limited = 18 of each colour

ming-option-hands = Hands
ming-option-hands-about = Whether you see the cards of the others. All are taken openly, so open hands only spare you remembering them; hidden ones make it a game of memory and surprise.
ming-value-hands-open = open
ming-value-hands-hidden = hidden

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
ming-took-dragon = { $seat } takes a dragon and loses a member at { $province }
ming-reshuffled =
    { $cards ->
        [one] The pile is used up: the discards become the new pile ({ $cards } card)
       *[other] The pile is used up: the discards become the new pile ({ $cards } cards)
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
ming-displaced = { $seat }’s member has to leave the monastery: { $place }
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

### Prompts

ming-ask-nothing = nothing to decide
ming-ask-neutral = place a neutral member ({ $left } left)
ming-ask-prince = place your prince in a district
ming-ask-member = place a member on a province space ({ $left } left)
ming-ask-card = take a card ({ $left } to go)
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

ming-do-neutral = Neutral member to { $place } ({ $there } there now)
ming-do-prince = Prince to { $place }, with a tile: { $province }
ming-do-member =
    { $here ->
        [0] Member to { $province }
       *[other] Member to { $province } (you have { $here } there)
    }
ming-do-take = Take the card at { $province }: { $card }
ming-do-take-none = Take the card at { $province }
ming-do-dragon = Take a dragon and lose a member at { $province } (you have { $here } there)
ming-do-go =
    { $members ->
        [0] To { $place } by { $card }, nobody to deploy there
        [one] To { $place } by { $card }, { $members } member to deploy there
       *[other] To { $place } by { $card }, { $members } members to deploy there
    }
ming-do-stay = Stay, discard { $card }, then deploy members here
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
        [0] Deploy one into the monastery; { $seat }’s member has to leave it
        [one] Deploy { $open } member and one into the monastery; { $seat }’s member has to leave it
       *[other] Deploy { $open } members and one into the monastery; { $seat }’s member has to leave it
    }
ming-do-pass =
    { $cards ->
        [0] Pass
        [one] Pass and keep { $cards } card for the next round
       *[other] Pass and keep { $cards } cards for the next round
    }
ming-do-return =
    { $number ->
        [0] None go back
        [one] { $number } goes back
       *[other] { $number } go back
    }, { $stay ->
        [0] nobody stays
        [one] { $stay } stays
       *[other] { $stay } stay
    } ({ $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }{ $majority })
ming-majority-none = { "" }
ming-majority-sure = , and { $most } for the majority
ming-majority-open = , and { $least } to { $most } for the majority
ming-do-recall = One back to { $place }
ming-do-start = { $seat } begins

### Refusals

ming-no-neutrals-full = { $place } already has three neutral members, and that is the limit; choose another district.
ming-no-taken = There is already a prince in { $place }; choose another district.
ming-no-member = You have no member on the province space { $province }, so you cannot take the card beside it.
ming-no-price = You have no member on the province space { $province } to give for a dragon card.
ming-no-dragon = The stack of dragon cards is empty; take an open card.
ming-no-card = You do not have this card: { $card }. Choose a card from your hand.
ming-no-border = { $place } has no border with the district your prince is in.
ming-no-symbol = The border to { $place } asks for another card: { $card }, or a dragon.
ming-no-dead-end = There is another prince in { $place }, and your cards do not lead on from there.
ming-no-go-on = There is another prince in { $place }: your prince cannot stop here and must move on.
ming-no-on-the-way = Your prince is already on the way: move on, or stop and deploy.
ming-no-too-many =
    { $most ->
        [0] You have no member to deploy here.
        [one] You can deploy at most { $most } member here, including the one for the monastery.
       *[other] You can deploy at most { $most } members here, including the one for the monastery.
    }
ming-no-own-monk = Your member is in the monastery of { $place }; as long as it is there you cannot deploy anybody in this district.
ming-no-too-many-back =
    { $members ->
        [one] You have { $members } member in this city; your return cards cannot show more.
       *[other] You have { $members } members in this city; your return cards cannot show more.
    }
ming-no-nobody-there = There is no member on the palaces of { $place } who could go back.
ming-no-seat = Nobody sits there; name one of the players.

### The board in a terminal

ming-board-dragons = dragons
ming-board-pile = pile
ming-board-discards = discards
ming-board-hand = hand
# One letter for each card: horse, ox cart, rickshaw, palanquin, junk, barge; animal, bearer, boat; dragon.
ming-board-signs = HORPJBARBD
ming-board-start = start player
ming-board-passed = passed
ming-board-supply = supply
ming-board-chosen = has chosen return cards
ming-board-own-choice = your return cards show { $number }

### The board on a page

ming-page-map = Map of the six provinces
ming-page-spaces = Province spaces
ming-page-rounds = Rounds
ming-page-steps = Steps of this round
ming-page-step-members = members
ming-page-step-cards = cards
ming-page-step-princes = princes
ming-page-step-scoring = scoring
ming-page-round = Round { $round }, without scoring (R2.1)
ming-page-round-scored = Round { $round }, with scoring: { $set } points for six different tiles, { $member } for each member left in a city, 4 for the majority in a city, 4 for each member in a monastery (R5.1)
ming-page-you = you
ming-page-neutral = Neutral
ming-page-passed = has passed
ming-page-first = { $seat } is the start player of this round (R6.1)
ming-page-order = { $seat } is number { $place } in the order of this round
ming-page-district = { $place }
ming-page-way =
    { $cards ->
        [one] Your prince gets here with { $cards } card: { $way }
       *[other] Your prince gets here with { $cards } cards, step by step: { $way }
    }
ming-page-step = { $card } → { $place }
ming-page-prince = { $seat }’s prince is here; no other prince may stop here (R4.3)
ming-page-open =
    { $open ->
        [one] { $who }: { $open } member
       *[other] { $who }: { $open } members
    }
ming-page-open-sent =
    { $open ->
        [one] { $who }: { $open } member, who would now go into the city (R5.2)
       *[other] { $who }: { $open } members; { $sent } would now go into the city (R5.2)
    }
ming-page-on-palaces =
    { $count ->
        [one] { $who }: { $count } member on a palace of the city
       *[other] { $who }: { $count } members on palaces of the city
    }
ming-page-monastery = The empty monastery of { $place }: a member in it gives { $points } points in every scoring (R4.7, R5.9)
ming-page-monastery-of = The monastery of { $place }, with a member of { $who }: { $points } points in every scoring, until somebody else’s member takes its place (R4.7, R5.9)
ming-page-city = The city of { $province }, if it were scored now and nobody called members back (R5.7, R5.8):
ming-page-city-scored = The city of { $province }, if nobody calls members back (R5.7, R5.8):
ming-page-city-counted = The city of { $province } has been counted
ming-page-city-empty = The city of { $province }: as things stand, nobody would be in it at the next scoring (R5.2)
ming-page-city-share =
    { $points ->
        [0] { $who }: { $left } in the city, no points
        [one] { $who }: { $left } in the city, { $points } point
       *[other] { $who }: { $left } in the city, { $points } points
    }
ming-page-border = Between { $one } and { $other }: { $card }, or a dragon (R4.2)
ming-page-space = Province space, { $province }: members here let their owner take the card beside it (R3.2) and can follow the prince into this province (R4.6)
ming-page-card = Movement card: takes a prince across a border with this symbol, { $card } (R4.2)
ming-page-card-dragon = Dragon card: takes a prince across any border (R1.2)
ming-page-gap = A new card is laid here
ming-page-room = Room for a card; nobody has more than five (R3.1)
ming-page-dragon-stack = dragons
ming-page-dragons =
    { $left ->
        [0] The stack of dragon cards is empty (R3.3)
        [one] { $left } dragon card in the stack; it costs a member on a province space (R3.3)
       *[other] { $left } dragon cards in the stack; each costs a member on a province space (R3.3)
    }
ming-page-pile = pile
ming-page-pile-about =
    { $left ->
        [one] { $left } movement card in the pile; when it is used up, the discards become the new pile (R3.4)
       *[other] { $left } movement cards in the pile; when it is used up, the discards become the new pile (R3.4)
    }
ming-page-discards = discards
ming-page-discards-about =
    { $count ->
        [one] { $count } movement card has been played since the last shuffle (R4.8)
       *[other] { $count } movement cards have been played since the last shuffle (R4.8)
    }
ming-page-hand =
    { $cards ->
        [one] { $seat } has { $cards } card
       *[other] { $seat } has { $cards } cards
    }
ming-page-pass = Pass
ming-page-pass-about = Play no more cards this round; your cards and members stay for the next one (R4.5)
ming-page-tiles =
    { $lacking ->
        [one] Tiles of { $seat }: { $lacking } more province makes a set of six (R5.4)
       *[other] Tiles of { $seat }: { $lacking } more provinces make a set of six (R5.4)
    }
ming-page-tile =
    { $count ->
        [one] { $province }: { $count } tile
       *[other] { $province }: { $count } tiles
    }
ming-page-supply =
    { $count ->
        [one] { $seat }: { $count } member in the supply; five come in every round (R2.2)
       *[other] { $seat }: { $count } members in the supply; five come in every round (R2.2)
    }
ming-page-placed =
    { $count ->
        [one] { $seat }: { $count } member on the province spaces
       *[other] { $seat }: { $count } members on the province spaces
    }
ming-page-monks =
    { $count ->
        [one] { $seat }: { $count } member in a monastery (R5.9)
       *[other] { $seat }: { $count } members in monasteries (R5.9)
    }
ming-page-deploy = Deploy in { $place }
ming-page-deploy-open = Members from the province space into the open part of the district (R4.6)
ming-page-deploy-monastery = Members from the province space into the district, one of them into the monastery (R4.7)
ming-page-return = Return cards: { $province }
ming-page-return-about = How many of your members go back to their districts. The others stay and give points. Nobody sees your choice before all have chosen (R5.5)
ming-page-thinks = is thinking
ming-page-chosen = Has chosen; the cards lie face down
ming-page-own-choice = Your return cards; the others see them when all have chosen
ming-page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ming-page-next =
    { $points ->
        [one] The next scoring would give { $points } point:
       *[other] The next scoring would give { $points } points:
    }
ming-page-forecast = What the scoring after round { $round } would give now
ming-page-forecast-about = As things stand, and if nobody calls members back from the cities. In a district: the members, and how many of them go into the city. In a city: the members who are left, and their points.
ming-page-scoring = This scoring, city by city
ming-page-scored = Where the points came from
ming-page-city-of = city of { $province }
ming-page-sheet = The scoring after round { $round }, district by district
ming-page-sheet-about = In a district: the members who went into the city, each with a tile, and with a minus sign those who went back; a star marks a set of six completed by these tiles. In a city: the members who were left, and their points.
ming-page-sheet-total = Points of this scoring
ming-page-sheet-city = City
ming-page-would = If nobody calls members back
ming-page-city-gave = The city of { $province } was counted in the scoring after round { $round }:
ming-page-total = Total

### Lessons

ming-lesson-first = First lesson: a round
ming-lesson-first-goal = You are a prince of the young Ming dynasty. Six rounds are played, and whoever has the most points then wins. This is round 2.
ming-lesson-first-map = The map has six provinces of three districts each. Your prince stands in Fujian. Wherever your prince goes, members of your family can follow.
ming-lesson-first-member = A round begins beside the map: everybody places five members on the province spaces. You have one left. Put it on yellow.
ming-lesson-first-card = Now everybody takes cards until they have five. Where you have a member, you may take the card beside it. Take the one at blue.
ming-lesson-first-card-two = And the horse at yellow.
ming-lesson-first-travel = Then the princes travel. Each border shows what carries you across. Nanjing is one border away, by horse. Go there.
ming-lesson-first-deploy = Nanjing is blue, and you have two members on blue. One joins your prince in the district, and one goes into the monastery.
ming-lesson-first-travel-two = It is your turn again. Three of your members wait on yellow. Take the barge to Henan.
ming-lesson-first-deploy-two = Send all three: two into the district, one into the monastery.
ming-lesson-first-pass = Nobody is left to bring to the map. Pass: the cards that you have left stay yours.
ming-lesson-first-cities = Rounds 2, 4 and 6 are scored. In each district, whoever has the most members sends two into the city of the province, and the second sends one.
ming-lesson-first-tiles = Each of them brings you a tile of the province. Six different tiles are a set: worth 28 points now, later 24, and 20 at the end.
ming-lesson-first-return = In pink two of yours are in the city. Those who stay there score 4 points each and are then lost. Call one of them back to its district.
ming-lesson-first-score = That was the scoring. Members in cities, and 4 points for the majority there; and 4 for each member in a monastery. You have 34 points.
ming-lesson-first-ask-turn = Three questions to end with. A round begins: where do your members go first?
ming-lesson-first-ask-turn-1 = Into a city
ming-lesson-first-ask-turn-2 = To the province spaces
ming-lesson-first-ask-turn-3 = To my prince
ming-lesson-first-ask-turn-no = They come there later. First they wait beside the map.
ming-lesson-first-ask-points = Which of these gives you points?
ming-lesson-first-ask-points-1 = Members in monasteries and cities
ming-lesson-first-ask-points-2 = Members on the province spaces
ming-lesson-first-ask-points-3 = The cards of the pile
ming-lesson-first-ask-points-no = That is where you get ready. Points come from the map.
ming-lesson-first-ask-end = And when is the game over?
ming-lesson-first-ask-end-1 = After round 6
ming-lesson-first-ask-end-2 = When a city is full
ming-lesson-first-ask-end-3 = When the cards run out
ming-lesson-first-ask-end-no = No, the game goes on then. It is counted at the edge of the board.
ming-lesson-first-done = Well done! Place your members where your prince can get to, and remember the monasteries. Now play a game.

ming-lesson-travel = Travelling and staying
ming-lesson-travel-start = Round 3. Your prince is in Beiping, a white district, and three of your members wait on the white space.
ming-lesson-travel-stay = If your prince is in the right place already, you can stay. That costs a card, any that you can spare. Discard the junk.
ming-lesson-travel-deploy = Bring two members into the district, and keep one for the next.
ming-lesson-travel-go = The palanquin takes you to Shanxi, which is white as well.
ming-lesson-travel-monastery = A monastery has room for one. Your member there is worth 4 points at each scoring, and stays until a rival’s member moves in.
ming-lesson-travel-far = You may cross several borders in a turn, with a card for each. The first: to Shaanxi, by ox cart.
ming-lesson-travel-further = Do not stop yet: go on to Xining with the rickshaw.
ming-lesson-travel-arrive = Members follow only to where you stop, and only those of that province. Deploy the one on orange.
ming-lesson-travel-keep = One ox cart is left. Who passes keeps cards and members for the next round. Pass.
ming-lesson-travel-end = So plan backwards: first the cards and borders, then where to place your members.

ming-lesson-return = Return cards
ming-lesson-return-start = Round 2 is being scored. Your members have moved from their districts onto the palaces, and brought you tiles. Now every city asks: who stays, and who goes back?
ming-lesson-return-worth = Whoever stays gives 4 points now (3 after round 4, none after round 6) and is then out of the game. Whoever goes back counts again in the district.
ming-lesson-return-pink = Everybody chooses in secret. Whoever has the most left gets 4 points more. In pink you have two, a rival one. Call one back.
ming-lesson-return-tie = One each is left: a tie. Then the members in the three districts of the province decide, monks too, and you have more. 8 points for you, and a member is back in Guangdong.
ming-lesson-return-yellow = In yellow it is two against two. If the rival calls somebody back, two are enough for the majority. Let both stay.
ming-lesson-return-alone = The rival did call one back: 8 points for your two members, and 4 for the majority.
ming-lesson-return-blue = In blue a rival has four, too many for you. One of yours stays for 4 points; call the other back.
ming-lesson-return-which = Yours came from two districts, and you may choose who goes back. We took the one from Fujian: there you are alone, and will be first again. In Nanjing there are rivals.
ming-lesson-return-end = The earlier the scoring, the more a member who stays is worth, and the longer one who goes back is useful. After round 6 everybody stays. Plan who is to go back.

### The companion

ming-ask-neutral-tip = The neutral colour takes part in the majorities and gets no points. Put it where it is in your rival’s way.
ming-ask-prince-tip = Your members will go where your prince goes. Look which cards take you on from here.
ming-ask-member-tip = Members wait here until your prince stops in their province. Each also lets you take the card that lies beside its space.
ming-ask-card-tip = You may take a card wherever you have a member. Think of the borders you want to cross.
ming-ask-move-tip = Each border shows the card that takes you across. To stay where you are costs any one card. Whoever passes keeps the rest.
ming-ask-way-tip = You may go on with another card, or stop here and bring members of this province.
ming-ask-way-on-tip = Two princes never stop in the same district: you have to go on.
ming-ask-deploy-tip = In the district members fight for the majority. One in the monastery gives 4 points at each scoring, until a rival moves in.
ming-ask-spare-tip = The neutral colour keeps just as many as it needs for the majority. You choose who of them goes back.
ming-ask-return-tip = How many of yours go back to their districts? Whoever stays gives points now, and is then out of the game.
ming-ask-recall-tip = Choose from which district they are to return: there they count again in the next scoring.
ming-ask-starter-tip = Whoever is behind names the start player of the next round.
ming-scoring-tip = In each district the first sends two members into the city, the second one. Each brings a tile; six different ones are a set.
ming-counted-tip = A city gives points for each member left in it, and 4 more for whoever has the most.
