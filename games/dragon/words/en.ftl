### The game and its options

dragon-title = In the Year of the Dragon
dragon-about = Two to five princes steer their courts through twelve hard months whose misfortunes they all know in advance.
dragon-lead = You know every drought, plague and invasion months ahead, and you have one action and one new courtier a month to prepare for them. Whoever loses least, wins.
dragon-time = about 90 minutes
dragon-weight = for those who like to plan
dragon-favourite = Begins with

dragon-option-great_wall = The Great Wall
dragon-option-great_wall-about = Adds an eighth action card: all build the wall together for small rewards, and it is checked after each Mongol invasion and at the end.
dragon-value-great_wall-off = off
dragon-value-great_wall-on = on

dragon-option-super_event = Super event
dragon-option-super_event-about = One of ten super events follows the event of month 7: drawn at random, picked by the first player once the event row is laid, so that it suits the year, or agreed on now.
dragon-value-super_event-off = none
dragon-value-super_event-random = random
dragon-value-super_event-after_row = picked by the first player
dragon-value-super_event-lantern_festival = { dragon-lantern-festival }
dragon-value-super_event-buddha = { dragon-buddha }
dragon-value-super_event-earthquake = { dragon-earthquake }
dragon-value-super_event-flood = { dragon-flood }
dragon-value-super_event-solar_eclipse = { dragon-solar-eclipse }
dragon-value-super_event-volcanic_eruption = { dragon-volcanic-eruption }
dragon-value-super_event-tornado = { dragon-tornado }
dragon-value-super_event-sunrise = { dragon-sunrise }
dragon-value-super_event-assassination = { dragon-assassination }
dragon-value-super_event-charter = { dragon-charter }

dragon-option-large_privilege = Price of the large privilege
dragon-option-large_privilege-about = A large privilege costs 7 yuan as in the edition of 2017, or 6 as in the edition of 2007.
dragon-value-large_privilege-7 = 7 yuan
dragon-value-large_privilege-6 = 6 yuan

dragon-option-hands = Hands
dragon-option-hands-about = Whether you see which person cards the others still hold. Every card is played openly, so open hands only spare you remembering them; closed ones make plans harder to read.
dragon-value-hands-open = open
dragon-value-hands-closed = closed

dragon-option-super_event_shown = Super event shown
dragon-option-super_event_shown-about = Whether the super event lies open from the start, so that all can plan for it, or face down until month 7, so that it is a surprise. One you agree on now is known anyway.
dragon-value-super_event_shown-start = from the start
dragon-value-super_event_shown-month_7 = in month 7

dragon-option-wall_reward = Rewards of the wall
dragon-option-wall_reward-about = Whether you choose which of your wall tiles to build, or draw it blind. The rulebook lays the tiles face down and does not say who may look; drawing them leaves the reward to luck.
dragon-value-wall_reward-chosen = chosen
dragon-value-wall_reward-blind = drawn blind

### Persons and their cards

dragon-craftsman = craftsman
dragon-lady = court lady
dragon-collector = tax collector
dragon-pyrotechnist = pyrotechnist
dragon-warrior = warrior
dragon-monk = monk
dragon-healer = healer
dragon-farmer = farmer
dragon-scholar = scholar
dragon-wild = wild card

dragon-young-pyrotechnist = young pyrotechnist
dragon-young-warrior = young warrior
dragon-young-monk = young monk
dragon-young-healer = young healer
dragon-young-farmer = young farmer
dragon-young-scholar = young scholar
dragon-old-pyrotechnist = old pyrotechnist
dragon-old-warrior = old warrior
dragon-old-monk = old monk
dragon-old-healer = old healer
dragon-old-farmer = old farmer
dragon-old-scholar = old scholar

### Action cards

dragon-taxes = taxes
dragon-build = build
dragon-harvest = harvest
dragon-fireworks = fireworks
dragon-parade = parade
dragon-research = research
dragon-privilege = privilege
dragon-wall = wall

### Events and super events

dragon-peace = peace
dragon-drought = drought
dragon-contagion = contagion
dragon-mongols = Mongol invasion
dragon-tribute = imperial tribute
dragon-festival = dragon festival

dragon-lantern-festival = lantern festival
dragon-buddha = Buddha
dragon-earthquake = earthquake
dragon-flood = flood
dragon-solar-eclipse = solar eclipse
dragon-volcanic-eruption = volcanic eruption
dragon-tornado = tornado
dragon-sunrise = sunrise
dragon-assassination = assassination attempt
dragon-charter = charter

### Rewards, privileges and goods

dragon-reward-rice = 1 rice
dragon-reward-firework = 1 firework
dragon-reward-floor = 1 floor
dragon-reward-yuan = 2 yuan
dragon-reward-steps = 3 spaces forward
dragon-reward-points = 3 points

dragon-small-privilege = small privilege
dragon-large-privilege = large privilege

dragon-yuan = yuan
dragon-rice = rice
dragon-firework = fireworks
dragon-some-yuan = { $amount } yuan
dragon-some-rice = { $amount } rice
dragon-some-fireworks =
    { $amount ->
        [one] { $amount } firework
       *[other] { $amount } fireworks
    }

### Sources of points

dragon-source-palaces = palaces
dragon-source-ladies = court ladies
dragon-source-privileges = privileges
dragon-source-research = research
dragon-source-festival = dragon festival
dragon-source-mongols = Mongols
dragon-source-wall = Great Wall
dragon-source-super_event = super event
dragon-source-persons = persons
dragon-source-monks = monks
dragon-source-goods = goods and money

### The log

dragon-laid = The event of month { $month }: { $event }
dragon-exchanged = The events of months { $month } and { $next } change places so that no event comes twice in a row
dragon-super-laid = Super event of month 7: { $event }
dragon-super-hidden = The super event lies face down on month 7.
dragon-first = { $seat } begins the draft
dragon-month = Month { $month }
dragon-dealt = Group { $group }: { $deeds }
dragon-took = { $seat } takes from the stock: { $tile }
dragon-placed = { $seat } places in palace { $palace }: { $tile }
dragon-released = { $seat } releases from palace { $palace }: { $tile }
dragon-dismissed = { $seat } dismisses the newcomer: { $tile }
dragon-advanced =
    { $steps ->
        [one] { $seat }: +{ $steps } space on the person track → { $to }
       *[other] { $seat }: +{ $steps } spaces on the person track → { $to }
    }
dragon-chose = { $seat } puts a dragon on group { $group }
dragon-passed = { $seat } passes
dragon-acts = { $seat } carries out: { $deed }
dragon-gained = { $seat }: +{ $goods } → { $now }
dragon-paid = { $seat }: −{ $goods } → { $now }
dragon-due =
    { $persons ->
        [one] { $seat } must release { $persons } person
       *[other] { $seat } must release { $persons } persons
    }
dragon-healed =
    { $mortars ->
        [one] { $seat }: { $mortars } mortar
       *[other] { $seat }: { $mortars } mortars
    }, { $persons ->
        [0] nobody to release
        [one] { $persons } person to release
       *[other] { $persons } persons to release
    }
dragon-built =
    { $floors ->
        [one] { $seat } opens a new palace: palace { $palace } → { $floors } floor
       *[other] { $seat } builds a floor: palace { $palace } → { $floors } floors
    }
dragon-lost =
    { $floors ->
        [0] { $seat } loses the last floor of palace { $palace }: the palace is gone
        [one] { $seat } loses a floor: palace { $palace } → { $floors } floor
       *[other] { $seat } loses a floor: palace { $palace } → { $floors } floors
    }
dragon-bought = { $seat } buys a { $privilege }
dragon-stripped = { $seat } loses all privileges
dragon-walled =
    { $length ->
        [one] { $seat } builds on the Great Wall ({ $reward }) → { $length } tile
       *[other] { $seat } builds on the Great Wall ({ $reward }) → { $length } tiles
    }
dragon-wall-holds =
    { $length ->
        [one] The Great Wall holds with { $length } tile: 1 point for each of your own tiles
       *[other] The Great Wall holds with { $length } tiles: 1 point for each of your own tiles
    }
dragon-wall-fails = The Great Wall is too short ({ $length } of { $needed } tiles): whoever has the fewest tiles in it releases a person
dragon-played = { $seat } plays: { $card }
dragon-found-nobody = { $seat } gets nobody because the type is sold out: { $card }
dragon-discarded = { $seat } discards: { $card }
dragon-discarded-hidden = { $seat } discards a card face down.
dragon-happened = Event: { $event }
dragon-super-happened = Super event: { $event }
dragon-restarted = All person markers go back to space 0 and keep their order
dragon-scored =
    { $points ->
        [one] { $seat }: +{ $points } point ({ $source }) → { $now }
       *[other] { $seat }: +{ $points } points ({ $source }) → { $now }
    }
dragon-over = The year and the game are over

### Phases

dragon-phase-setup = Set-up
dragon-phase-draft = Draft
dragon-phase-action = Month { $month } of 12 – Action phase
dragon-phase-person = Month { $month } of 12 – Person phase
dragon-phase-event = Month { $month } of 12 – Event phase: { $event }
dragon-phase-wall = Month { $month } of 12 – Check of the Great Wall

### Prompts

dragon-ask-nothing = nothing to decide
dragon-ask-super = choose the super event of month 7
dragon-ask-young = take a young person
dragon-ask-place = choose a place for the newcomer ({ $tile })
dragon-ask-group = choose a group of actions or pass
dragon-ask-deed = choose an action of the group
dragon-ask-build = place a floor ({ $left } left)
dragon-ask-privilege = choose a privilege to buy
dragon-ask-wall = choose a wall tile
dragon-ask-card = play a person card
dragon-ask-tile = choose a person from the stock (card: { $card })
dragon-ask-release = release a person ({ $left } to release)
dragon-ask-starve =
    { $left ->
        [one] release a person from a palace that gets no rice ({ $left } palace unfed)
       *[other] release a person from a palace that gets no rice ({ $left } palaces unfed)
    }
dragon-ask-raze = remove a floor ({ $left } to remove)
dragon-ask-vacate = release a person from a palace with too few floors
dragon-ask-flood-rice = choose how much rice to return (goods to return in all: { $left })
dragon-ask-flood-fireworks = choose how many fireworks to return (goods still to return: { $left }, the rest in yuan)
dragon-ask-discard = discard a person card ({ $left } to discard)
dragon-ask-charter = choose a type of person for the charter

### Choices

dragon-do-take = Take { $gives } (track +{ $steps }, { $left } in stock)
dragon-do-place = Place in palace { $palace } (floors occupied: { $persons } of { $floors })
dragon-do-replace = Replace { $tile } in palace { $palace }
dragon-do-dismiss = Dismiss the newcomer (leaves the game, no step on the track)
dragon-do-group = Dragon on group { $group }: { $deeds }
dragon-do-group-fee = Dragon on group { $group }: { $deeds } (costs { $fee } yuan)
dragon-do-pass = Pass (+{ $yuan } yuan)
dragon-do-taxes = Taxes: +{ $amount } yuan
dragon-do-build =
    { $amount ->
        [one] Build: +{ $amount } floor
       *[other] Build: +{ $amount } floors
    }
dragon-do-harvest = Harvest: +{ $amount } rice
dragon-do-fireworks =
    { $amount ->
        [one] Fireworks: +{ $amount } firework
       *[other] Fireworks: +{ $amount } fireworks
    }
dragon-do-parade =
    { $amount ->
        [one] Parade: +{ $amount } space on the person track
       *[other] Parade: +{ $amount } spaces on the person track
    }
dragon-do-research =
    { $amount ->
        [one] Research: +{ $amount } point
       *[other] Research: +{ $amount } points
    }
dragon-do-privilege = Privilege: buy one, for points every month
dragon-do-wall-card = Wall: build a tile and take its reward
dragon-do-raise =
    Raise palace { $palace }: { $floors ->
        [1] 1 → 2 floors
        [2] 2 → 3 floors
       *[other] { $floors } floors + 1
    } ({ $persons ->
        [0] empty
        [one] { $persons } person
       *[other] { $persons } persons
    })
dragon-do-found = Open a new palace (1 floor)
dragon-do-buy =
    { $dragons ->
        [one] Buy { $privilege } (costs { $price } yuan, +{ $dragons } point a month)
       *[other] Buy { $privilege } (costs { $price } yuan, +{ $dragons } points a month)
    }
dragon-do-wall = Wall tile: { $reward }
dragon-do-play = Play { $card }: { $does }
dragon-do-release = Release { $tile } from palace { $palace }
dragon-do-raze =
    Take a floor from palace { $palace }: { $floors ->
        [1] 1 → 0 floors, palace lost
        [2] 2 → 1 floor
        [3] 3 → 2 floors
       *[other] { $floors } floors − 1
    } ({ $persons ->
        [0] empty
        [one] { $persons } person
       *[other] { $persons } persons
    })
dragon-do-return = Return { $goods }
dragon-do-discard = Discard: { $card }
dragon-do-super = { $event }: { $about }
dragon-do-charter =
    { $symbols ->
        [one] Charter: { $person } ({ $symbols } symbol)
       *[other] Charter: { $person } ({ $symbols } symbols)
    }

### Refusals

dragon-no-palace = You have no palace { $palace }; choose one of your palaces.
dragon-no-room = Palace { $palace } has no free floor; choose a palace with room.
dragon-no-tall = Palace { $palace } already has 3 floors, and no palace may have more; raise a lower one or open a new palace.
dragon-no-must-place = You still have room, so you must place the newcomer in a palace with a free floor.
dragon-no-absent = There is no { $tile } in palace { $palace }; choose a person who lives there.
dragon-no-sold-out = There is no { $tile } left in the stock; choose another person.
dragon-no-old = Only young persons can be taken now, not an { $tile }.
dragon-no-same = You already have a person of this type; the two persons of the draft must differ, so take another type.
dragon-no-pair = Another player has already taken this pair; take a person that makes a different pair.
dragon-no-risen = This type has already been chosen in this sunrise: { $person }. Choose one that nobody has chosen.
dragon-no-group = There is no such group; choose one from 1 to { $groups }.
dragon-no-fee = You need { $need } yuan for a group that already has a dragon on it; you have { $have }.
dragon-no-deed = You cannot carry out any action of group { $group }; choose another group or pass.
dragon-no-elsewhere = This action is not in the group with your dragon: { $deed }. Choose an action of that group.
dragon-no-money = You need { $need } yuan for a { $privilege }; you have { $have }.
dragon-no-wall = The Great Wall is complete with { $most } tiles; choose another action.
dragon-no-wall-tile = You have no wall tile left; choose another action.
dragon-no-walled = You have already built the wall tile with this reward: { $reward }. Choose one that you still have.
dragon-no-card = You no longer have this card: { $card }. Choose a card from your hand.
dragon-no-type = The card you played ({ $card }) does not bring this person: { $tile }. Choose a person of the card’s type.
dragon-no-starved = Palace { $palace } has already lost a person to this drought; choose another palace.
dragon-no-overfull = Palace { $palace } has a floor for everybody in it; release somebody from a palace with more persons than floors.
dragon-no-amount = You must return at least { $least } and at most { $most } of your { $good }.
dragon-no-nobody = Nobody of this type lives in your palaces: { $person }. Choose a type that does.

### The board in a terminal

dragon-board-wall = wall
dragon-board-groups = groups
dragon-board-stock = stock
dragon-board-order = order
dragon-board-fire = fire
dragon-board-track = track

### The board on a page

dragon-page-year = The year
dragon-page-actions = Actions of the month
dragon-page-stock = Persons in stock
dragon-page-track = Person track
dragon-page-you = you
dragon-page-fireworks = fireworks
dragon-page-pass = Pass
dragon-page-pass-about = Pass: take no action, but money up to a total of 3 yuan
dragon-page-acts = To act now
dragon-page-acted = Has already acted in this phase

dragon-page-month = Month { $month }, { $event }: { $about }
dragon-page-super-hidden = A super event lies face down here; it is turned over when month 7 begins (R9.1)
dragon-page-super = Super event after the event of month 7, { $event }: { $about }
dragon-page-brick = The Great Wall, tile { $place }: built by { $seat }
dragon-page-brick-free = The Great Wall, place { $place }: not built yet
dragon-page-group-free = Group { $group }: no dragon on it yet, costs nothing
dragon-page-group-taken = Group { $group }: there is a dragon on it, so it costs { $fee } yuan
dragon-page-dragon = Dragon of { $seat }
dragon-page-pile = { $gives }. Track +{ $steps }. In stock: { $left }.
dragon-page-place = { $seat }: space { $space }, place { $place } on the person track
dragon-page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; as things stand, +{ $income } a month (palaces { $palaces }, court ladies { $ladies }, privileges { $dragons })
dragon-page-palace =
    Palace { $palace }: { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }, { $persons ->
        [one] { $persons } person
       *[other] { $persons } persons
    }; +1 point a month
dragon-page-palace-empty =
    Palace { $palace }: { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }, { $persons ->
        [0] empty
        [one] { $persons } person
       *[other] { $persons } persons
    }; loses a floor after the event of the month if nobody lives in it
dragon-page-gate = At the gate: { $gives }. Track +{ $steps }.
dragon-page-plot =
    { $left ->
        [one] Ground for a new palace ({ $left } floor to build)
       *[other] Ground for a new palace ({ $left } floors to build)
    }
dragon-page-privilege =
    { $dragons ->
        [one] { $privilege }: { $have }. Each gives +{ $dragons } point a month and costs { $price } yuan.
       *[other] { $privilege }: { $have }. Each gives +{ $dragons } points a month and costs { $price } yuan.
    }
dragon-page-yuan = { $have } yuan; at the end every 3 yuan give 1 point
dragon-page-rice =
    { $need ->
        [one] { $have } rice; a drought takes { $need }, for the inhabited palace; at the end each is sold for 2 yuan
       *[other] { $have } rice; a drought takes { $need }, one for each inhabited palace; at the end each is sold for 2 yuan
    }
dragon-page-firework =
    { $have ->
        [one] { $have } firework
       *[other] { $have } fireworks
    }; at a dragon festival the most fireworks give 6 points, the second most 3; at the end each is sold for 2 yuan
dragon-page-hand = Person cards in hand: { $count }
dragon-page-card =
    { $left ->
        [0] Card { $card }: brings nobody, the type is sold out
       *[other] Card { $card }: brings a person of this type (in stock: { $left })
    }
dragon-page-card-wild = Wild card: brings any person in the stock (in hand: { $count })

dragon-does-craftsman = more floors with build
dragon-does-lady = points every month
dragon-does-collector = more yuan with taxes
dragon-does-pyrotechnist = more fireworks for the festivals
dragon-does-warrior = helmets: steps with parade, points against Mongols
dragon-does-monk = points at the end for the floors of the palace
dragon-does-healer = mortars: fewer persons lost to contagions
dragon-does-farmer = more rice with harvest
dragon-does-scholar = more points with research
dragon-does-wild = any person in the stock

dragon-gives-craftsman =
    { $symbols ->
        [one] { $tile }: +{ $symbols } floor with build
       *[other] { $tile }: +{ $symbols } floors with build
    }
dragon-gives-lady =
    { $symbols ->
        [one] { $tile }: +{ $symbols } point a month
       *[other] { $tile }: +{ $symbols } points a month
    }
dragon-gives-collector = { $tile }: +{ $symbols } yuan with taxes
dragon-gives-pyrotechnist =
    { $symbols ->
        [one] { $tile }: +{ $symbols } firework with fireworks
       *[other] { $tile }: +{ $symbols } fireworks with fireworks
    }
dragon-gives-warrior =
    { $symbols ->
        [one] { $tile }: +{ $symbols } space with parade, +{ $symbols } point in a Mongol invasion
       *[other] { $tile }: +{ $symbols } spaces with parade, +{ $symbols } points in a Mongol invasion
    }
dragon-gives-monk =
    { $floors ->
        [0] { $tile }: at the end { $symbols } × the floors of the palace in points
       *[other] { $tile }: at the end { $symbols } × { $floors } = { $points } points
    }
dragon-gives-healer =
    { $symbols ->
        [one] { $tile }: saves { $symbols } person from each contagion
       *[other] { $tile }: saves { $symbols } persons from each contagion
    }
dragon-gives-farmer = { $tile }: +{ $symbols } rice with harvest
dragon-gives-scholar =
    { $symbols ->
        [one] { $tile }: +{ $symbols } point with research
       *[other] { $tile }: +{ $symbols } points with research
    }

dragon-about-peace = nothing happens
dragon-about-drought = every inhabited palace needs 1 rice, or one of its persons leaves
dragon-about-contagion = everybody loses 3 persons, one fewer for each mortar
dragon-about-mongols = 1 point for each helmet; whoever has the fewest helmets loses a person
dragon-about-tribute = everybody pays 4 yuan; a person leaves for each yuan they lack
dragon-about-festival = the most fireworks give 6 points, the second most 3; those who score return half of theirs
dragon-about-lantern-festival = 2 points for each person at court
dragon-about-buddha = monks score as at the end of the game
dragon-about-earthquake = everybody loses 2 floors
dragon-about-flood = everybody returns half of their yuan, rice and fireworks
dragon-about-solar-eclipse = the event of the month happens a second time
dragon-about-volcanic-eruption = all person markers go back to 0 and keep their order
dragon-about-tornado = everybody discards 2 person cards
dragon-about-sunrise = everybody takes a young person, each of a different type
dragon-about-assassination = everybody loses all privileges
dragon-about-charter = everybody gets the benefit of all their persons of one type

dragon-now-drought =
    { $need ->
        [one] You have { $have } rice for { $need } inhabited palace.
       *[other] You have { $have } rice for { $need } inhabited palaces.
    }
dragon-now-contagion =
    { $have ->
        [one] You have { $have } mortar; 3 protect completely.
       *[other] You have { $have } mortars; 3 protect completely.
    }
dragon-now-mongols =
    { $have ->
        [one] You have { $have } helmet.
       *[other] You have { $have } helmets.
    }
dragon-now-tribute = You have { $have } of { $need } yuan.
dragon-now-festival =
    { $have ->
        [one] You have { $have } firework.
       *[other] You have { $have } fireworks.
    }

### Lessons

dragon-lesson-first = First lesson: one month
dragon-lesson-first-goal = You are a prince, and a hard year lies ahead. Whoever has the most points after twelve months wins.
dragon-lesson-first-year = The year lies open: you know what each month will bring. This is month 3, and it brings a drought. Every palace with people in it will need 1 rice.
dragon-lesson-first-court = This is your court: two palaces with your people in them. Each of them is good at something. Your farmer, for one, brings in more rice.
dragon-lesson-first-group = A month begins with an action. The action cards lie in groups. Put your dragon on the group with the harvest.
dragon-lesson-first-harvest = Of this group you may carry out one action. Choose the harvest: 1 rice for the card, and 1 more for your farmer.
dragon-lesson-first-rice = Two rice: just enough for two palaces. Your rival took the other group. On a group where a dragon already lies, an action costs 3 yuan.
dragon-lesson-first-card = After the actions, everybody takes somebody in. Play a card from your hand: the warrior.
dragon-lesson-first-person = An old person is better at the trade. A young one moves you further ahead on the track. Take the young warrior.
dragon-lesson-first-drought = The drought has come. Your palaces had rice, and everybody stays. Your rival had none: from each of their palaces somebody had to leave.
dragon-lesson-first-score = A month ends with points: 1 for each palace, each court lady and each dragon on a privilege. You got 3: two palaces and your privilege.
dragon-lesson-first-track = Your warrior took your marker 5 spaces ahead. Whoever is furthest along this track chooses their action first.
dragon-lesson-first-last = After month 12 everyone who is still at your court is worth 2 points. So look ahead: healers for the contagion, money for the tribute, warriors for the Mongols.
dragon-lesson-first-ask-turn = Three questions to end with. Your month begins: where do you do something first?
dragon-lesson-first-ask-turn-1 = In the year: I choose an event
dragon-lesson-first-ask-turn-2 = At the action cards: I put my dragon on a group
dragon-lesson-first-ask-turn-3 = In the stock: I take somebody in
dragon-lesson-first-ask-turn-no = The year happens by itself, and people come later. First there is an action.
dragon-lesson-first-ask-points = What gives you points at the end of every month?
dragon-lesson-first-ask-points-1 = My palaces
dragon-lesson-first-ask-points-2 = My money
dragon-lesson-first-ask-points-3 = The cards in my hand
dragon-lesson-first-ask-points-no = That is useful, but it gives no points at the end of a month. Think of what stands at your court.
dragon-lesson-first-ask-end = And when is the game over?
dragon-lesson-first-ask-end-1 = When a marker reaches the end of the track
dragon-lesson-first-ask-end-2 = When nobody is left in the stock
dragon-lesson-first-ask-end-3 = After month 12
dragon-lesson-first-ask-end-no = That can happen at any time, and the game goes on. It has to do with the year.
dragon-lesson-first-done = Well done! You know how a month goes. The rest you will learn while playing: every choice says what it gives.

dragon-lesson-storm = Mongols, wall and contagion
dragon-lesson-storm-plan = The Mongols come in month 3, a contagion in month 4. At this table the Great Wall is built, too: one tile under each month. Two tiles stand.
dragon-lesson-storm-group = If the wall does not reach month 3, whoever has built the least of it loses a person. Put your dragon on the group with the wall.
dragon-lesson-storm-wall = Choose the wall.
dragon-lesson-storm-tile = You have six wall tiles, and each gives something once. Take the 3 points.
dragon-lesson-storm-card = Each helmet gives a point when the Mongols come, and whoever has the fewest loses a person. You have one. Play the warrior.
dragon-lesson-storm-old = This time helmets count more than the track: take the old warrior, who has two.
dragon-lesson-storm-place = There is room in your first palace.
dragon-lesson-storm-mongols = Three helmets, 3 points for you. Your rival had one helmet, and lost a court lady. The wall reaches month 3: a point for each tile of one’s own.
dragon-lesson-storm-contagion = Next comes the contagion: three people leave, one fewer for each mortar. Your young healer has one mortar. First your action: research, with your scholar.
dragon-lesson-storm-research = Research: 1 point for the card and 2 for your scholar.
dragon-lesson-storm-healer = Play the healer.
dragon-lesson-storm-mortars = Take the old one: two mortars.
dragon-lesson-storm-saved = Three mortars: nobody leaves you. Your rival lost two people, and a palace that is empty loses a floor. Each event comes twice a year, so keep your healers.

dragon-lesson-contagion = Surviving two contagions
dragon-lesson-contagion-plan = Contagion in month 3, and again in month 5. Each time three people must leave your court, one fewer for each mortar. So healers who stay help twice.
dragon-lesson-contagion-count = You have an old healer: two mortars. So this month one person has to leave. Whom can you spare?
dragon-lesson-contagion-group = First your action. Put your dragon on the group with research.
dragon-lesson-contagion-research = Research: 1 point for the card and 2 for your scholar.
dragon-lesson-contagion-spare = Somebody will leave, so take in somebody you can spare. The next drought is months away: play the farmer.
dragon-lesson-contagion-young = Take the young one: 4 spaces ahead on the track, and these stay yours even if the farmer goes.
dragon-lesson-contagion-place = There is room in your first palace.
dragon-lesson-contagion-leave = The contagion has come: one person must leave. You will need the healer again in month 5, so let the farmer go.
dragon-lesson-contagion-decay = Your rival had no healer and lost three people. A palace with nobody in it loses a floor. Let us play on quickly to month 5; you have paid the tribute on the way.
dragon-lesson-contagion-again = Month 5, and the contagion is back. Your healer’s card is spent, but a wild card takes anybody in. Play one.
dragon-lesson-contagion-healer = Two mortars you have; one is missing. Take a young healer.
dragon-lesson-contagion-safe = Three mortars: nobody leaves. Six people live at your court, and at the end each is worth 2 points.
dragon-lesson-contagion-end = Your rival’s court is empty. So count the mortars before the first contagion, let go whom you can spare, and never a healer while another contagion is ahead.

### The companion

dragon-ask-super-tip = One of ten great events of month 7: everybody will know it from now on, or nobody but you, as the table agreed.
dragon-ask-young-tip = Your court begins with two young people of different trades. Look at the first events of the year: who would help there?
dragon-ask-place-tip = A palace holds one person per floor. If all are full, somebody has to make room, or the newcomer goes away again.
dragon-ask-group-tip = Put your dragon on a group and carry out one action of it. Where a dragon already lies it costs 3 yuan. If you pass, you fill up your money to 3 yuan.
dragon-ask-deed-tip = One action of the group. Each gives something for its card, and more for every person of yours who knows the trade.
dragon-ask-build-tip = A floor makes room for a person. Every palace is worth a point each month, but an empty one loses a floor after each event.
dragon-ask-privilege-tip = A privilege gives points every month until the end: the small one 1, the large one 2. The earlier, the better.
dragon-ask-wall-tip = Each wall tile gives its reward once. When the Mongols come, the wall should reach their month; whoever built the least suffers if it does not.
dragon-ask-card-tip = Each card brings a person of its trade, a wild card anybody. You play one a month, so in the end all: what matters is when.
dragon-ask-tile-tip = The old are better at their trade, the young take you further ahead on the track, where the first chooses first.
dragon-ask-release-tip = Somebody has to leave for good. Keep those you need for the next events, and do not empty a palace: it would lose a floor.
dragon-ask-starve-tip = You have too little rice. From each palace that gets none, one person leaves; the others are fed.
dragon-ask-raze-tip = The earthquake takes two floors of your palaces. Whoever has no floor left has to go.
dragon-ask-vacate-tip = There are more people than floors here: choose who leaves.
dragon-ask-flood-rice-tip = Half of all your goods and money is lost, in any mix you like. First say how much rice.
dragon-ask-flood-fireworks-tip = Now the fireworks. What is then still missing is paid in yuan.
dragon-ask-discard-tip = Two cards go unused. The last months will pass without new people.
dragon-ask-charter-tip = All your people of one trade do at once what they are good at.
dragon-peace-tip = A peaceful month: nothing happens. Empty palaces lose a floor all the same.
dragon-drought-tip = Every palace with people in it eats 1 rice. Where there is none, somebody leaves.
dragon-contagion-tip = Three people leave each court, one fewer for each mortar of your healers.
dragon-mongols-tip = Each helmet of your warriors gives a point. Whoever has the fewest loses a person.
dragon-tribute-tip = Everybody pays 4 yuan. For each yuan that is missing a person leaves.
dragon-festival-tip = Most fireworks give 6 points, second most 3. Whoever scores then gives back half of theirs.
dragon-wall-holds-tip = The wall reaches the month of the Mongols, so every tile of yours in it is worth a point.
dragon-wall-fails-tip = The wall does not reach the month of the Mongols. Whoever has the fewest tiles in it loses a person.
dragon-lantern-festival-tip = Everybody in your palaces gives 2 points now, and again at the end.
dragon-buddha-tip = Your monks score now as they will at the end: their buddhas times the floors of their palace.
dragon-earthquake-tip = Everybody removes two floors of their palaces. Whoever has no floor left has to leave.
dragon-flood-tip = Everybody gives back half of their yuan, rice and fireworks taken together, in any mix.
dragon-solar-eclipse-tip = The event of this month happens a second time.
dragon-volcanic-eruption-tip = All markers on the person track go back to 0. The order among them stays as it was.
dragon-tornado-tip = Everybody discards two person cards. In the last three months nobody new will come.
dragon-sunrise-tip = Everybody takes in a young person without a card, each of another trade.
dragon-assassination-tip = All privileges are lost. New ones can be bought.
dragon-charter-tip = Everybody chooses one trade at their court, and all of its people do at once what they are good at.
