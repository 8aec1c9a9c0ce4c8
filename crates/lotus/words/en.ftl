### The game and its options

lotus-title = White Lotus
lotus-about = Three to six lords vote each other out of the regions of an empire, take sides when a Rebel rises against the Emperor, and promise each other whatever they like.

lotus-option-board = Map
lotus-option-board-about = The map of the empire, our own proposal for the printed one. Another map can be read from a file.
lotus-value-board-lotus = the empire

lotus-option-placement = Placing cubes
lotus-option-placement-about = Whether a cube may be put next to any chip or cube, as the rulebook says, or next to chips only.
lotus-value-placement-chain = next to chips and cubes
lotus-value-placement-strict = next to chips only

lotus-option-refund = Refund
lotus-option-refund-about = Whether who leaves a contest takes back half of the influence of his last vote, or of all that he played in that contest.
lotus-value-refund-vote = of the last vote
lotus-value-refund-contest = of the whole contest

### Buildings and sides

lotus-village = village
lotus-palace = palace
lotus-temple = temple
lotus-fort = fort
lotus-rice = rice field

lotus-side-emperor = the Emperor
lotus-side-rebel = the Rebel

### Sources of points

lotus-source-villages = villages
lotus-source-palaces = palaces
lotus-source-temples = temples
lotus-source-forts = forts
lotus-source-rice = rice fields
lotus-source-dragons = dragon regions
lotus-source-victory = victory points

### The log

lotus-first = { $seat } is the first Emperor
lotus-laid = { $region }: { $building }
lotus-round = Round { $round }
lotus-put = { $seat } puts a cube on { $region }
lotus-waived = { $seat } gives a cube up
lotus-named = { $seat }, the Emperor, names { $region }
lotus-contest = { $region } is contested by { $seats }
lotus-entered = { $seat } has chosen
lotus-own-vote = { $seat } votes in secret against { $against } with influence { $points }
lotus-own-side = { $seat } joins in secret { $side } with army { $points }
lotus-voted = { $seat } votes against { $against } with influence { $points }
lotus-tied =
    { $votes ->
        [one] A tie at { $votes } vote: { $seats }. The Emperor decides
       *[other] A tie at { $votes } votes: { $seats }. The Emperor decides
    }
lotus-expelled = { $seat }, the Emperor, sends { $loser } away
lotus-left =
    { $back ->
        [0] { $seat } leaves the contest
       *[other] { $seat } leaves the contest and takes back influence { $back }
    }
lotus-took = { $seat } takes { $region } ({ $building })
lotus-crowned =
    { $palaces ->
        [one] { $seat } is Emperor now, with { $palaces } palace
       *[other] { $seat } is Emperor now, with { $palaces } palaces
    }
lotus-ruled = { $seat } rules as Emperor
lotus-point = { $seat }: +1 victory point → { $now }
lotus-rebelled =
    { $villages ->
        [one] { $seat } is the Rebel, with { $villages } village
       *[other] { $seat } is the Rebel, with { $villages } villages
    }
lotus-sided = { $seat } sides with { $side }: army { $points }
lotus-fought = Emperor { $emperor }, Rebel { $rebel }: the victory goes to { $winner }
lotus-captured = { $seat } takes { $region } from { $loser }
lotus-declined = { $seat } takes no region
lotus-unable = { $seat } cannot take any region
lotus-income = { $seat } gets influence { $influence } and army { $army }
lotus-over = The game is over

### Phases

lotus-phase-setup = Set-up
lotus-phase-cubes = Round { $round } · 1 Cubes
lotus-phase-control = Round { $round } · 2 Control
lotus-phase-rebellion = Round { $round } · 4 Rebellion
lotus-phase-income = Round { $round } · 5 New cards
lotus-phase-over = End of the game

### Prompts

lotus-ask-nothing = nothing to decide
lotus-ask-cube = put a cube on a region or give it up ({ $left } left)
lotus-ask-name = name the region that is settled next
lotus-ask-against = { $region }: whom do you vote against?
lotus-ask-influence = { $region }: how much influence do you play against { $against }? (at most { $most })
lotus-ask-expel = { $region }: it is a tie; who leaves?
lotus-ask-side = whom do you support in the rebellion?
lotus-ask-army = how much army do you send for { $side }? (you have { $held })
lotus-ask-capture = take a region from a loser, next to one of yours
lotus-ask-levy =
    { $palaces ->
        [one] what does your palace bring?
       *[other] what do your { $palaces } palaces bring?
    }

### Choices

lotus-do-cube = Cube on { $region } ({ $building })
lotus-do-waive = Give this cube up
lotus-do-settle = { $region } ({ $building }): { $seats }
lotus-do-against = Against { $seat } (has influence { $influence })
lotus-do-influence = Influence { $points } (leaves you { $left })
lotus-do-expel = { $seat } leaves
lotus-do-side = For { $side }: { $leader }
lotus-do-army = Army { $points } (leaves you { $left })
lotus-do-capture = Take { $region } ({ $building }) from { $seat }
lotus-do-decline = Take no region
lotus-do-levy =
    { $army ->
        [0] Influence { $influence }
       *[other] { $influence ->
            [0] Army { $army }
           *[other] Army { $army } and influence { $influence }
        }
    }

### Refusals

lotus-no-not-now = That is not to be decided now; choose one of the actions offered.
lotus-no-in-play = { $region } is dark and in play with six players only.
lotus-no-tile = There is no neutral tile on { $region }; cubes go on neutral tiles.
lotus-no-own-cube = You have a cube on { $region } already; choose another region.
lotus-no-lotus = { $region } has no lotus. As long as there is no chip on the map, cubes go on lotus regions only.
lotus-no-far = { $region } is not next to any chip or cube; choose a region that is.
lotus-no-far-strict = { $region } is not next to any chip; choose a region that is.
lotus-no-contest = Nobody contends for { $region }; name a region with cubes.
lotus-no-oneself = You cannot vote against yourself; choose another contender.
lotus-no-contender = This player does not contend for the region; choose one who does.
lotus-no-step = You have chosen this already; now comes the second half of your choice.
lotus-no-two-cards = A vote is made of two cards at most, so of { $most } points at most.
lotus-no-influence = You do not have so much influence; you have { $held }.
lotus-no-tied = This player is not one of those who are tied; choose one who is.
lotus-no-army = You do not have so much army; you have { $held }.
lotus-no-loser = { $region } belongs to nobody on the losing side.
lotus-no-lost-two = { $seat } has lost two regions in this rebellion already; take one from another loser.
lotus-no-near = { $region } is not next to a region of yours.
lotus-no-palaces = You do not have so many palaces; you have { $held }.

### The board in the terminal

lotus-board-emperor = Emperor
lotus-board-rebel = Rebel
lotus-board-influence = influence
lotus-board-army = army
lotus-board-victory = victory points
lotus-board-lotus = lotus
lotus-board-dragon = dragon
lotus-board-chip = chip of its owner
lotus-board-cube = cube of a contender
lotus-board-contest = contest
lotus-board-votes = votes
lotus-board-rebellion = rebellion
lotus-board-chosen = has chosen
lotus-board-thinking = is thinking
lotus-board-bare = no tile yet
lotus-board-own = your choice

### The board on a page

lotus-page-map = Map of the empire
lotus-page-north = N
lotus-page-you = you
lotus-page-total = Total
lotus-page-round =
    { $round ->
        [0] Set-up
       *[other] Round { $round } of { $rounds }
    }
lotus-page-rounds-about = The game ends after the rebellion of the fourth round (R7.1)
lotus-page-order-about = From the Emperor clockwise: so everyone puts his cubes and gets his new cards
lotus-page-phase-cubes = Cubes
lotus-page-phase-cubes-about = From the Emperor clockwise everyone puts one cube at a time, five times round (R2)
lotus-page-phase-control = Control
lotus-page-phase-control-about = Regions with one cube go to its owner; for all others the contenders vote each other out (R3)
lotus-page-phase-point = Point
lotus-page-phase-point-about = The Emperor gets one victory point (R4)
lotus-page-phase-rebellion = Rebellion
lotus-page-phase-rebellion-about = The Rebel rises against the Emperor, and everybody takes a side (R5)
lotus-page-phase-cards = New cards
lotus-page-phase-cards-about = Everyone gets influence and army, more for his buildings; not after the last round (R6)

lotus-page-bare = No tile lies here yet; it comes after the first contests (R3.10)
lotus-page-tile =
    { $points ->
        [one] Neutral { $building }: { $points } point for whoever owns it in the end
       *[other] Neutral { $building }: { $points } points for whoever owns it in the end
    }
lotus-page-chip =
    { $points ->
        [one] { $seat } owns it ({ $building }): { $points } point
       *[other] { $seat } owns it ({ $building }): { $points } points
    }
lotus-page-lotus = A lotus: in the first round cubes go on these regions only (R2.3)
lotus-page-dragon = A dragon: { $points } points more at the end (R7.2)
lotus-page-dark = A dark region, in play with six players only (R1.1)
lotus-page-cubes = Cubes of { $seats }
lotus-page-village = A village scores { $points }, brings no cards, makes the Rebel, and adds { $bonus } to his strength (R5.3)
lotus-page-palace = A palace scores { $points }, brings 2 influence or 1 army, makes the Emperor, and adds { $bonus } to his strength (R3.9, R6.2)
lotus-page-temple = A temple scores { $points } and brings { $influence } influence (R6.2)
lotus-page-fort = A fort scores { $points } and brings { $army } army (R6.2)
lotus-page-rice = A rice field scores { $points } and brings { $influence } influence and { $army } army (R6.2)

lotus-page-emperor = { $seat } is Emperor: he names the regions, decides ties and gets a point in every round (R3.9)
lotus-page-rebel = { $seat } is the Rebel of this round: most villages of all but the Emperor (R5.1)
lotus-page-points =
    { $points ->
        [one] { $seat } has { $points } point now
       *[other] { $seat } has { $points } points now
    }
lotus-page-has-influence = { $seat } has influence { $count }; a card may be changed for others of the same sum (R1.3)
lotus-page-has-army = { $seat } has army { $count } (R1.3)
lotus-page-has-cubes =
    { $count ->
        [one] { $seat } has { $count } cube left for this round (R2.1)
       *[other] { $seat } has { $count } cubes left for this round (R2.1)
    }
lotus-page-owns = { $building }: { $count }
lotus-page-owns-dragons = Regions with a dragon: { $count }, each { $points } points more (R7.2)
lotus-page-waive = This cube is lost for this round; the next one is not (R2.5)

lotus-page-naming =
    { $left ->
        [one] { $seat }, the Emperor, settles the last contested region
       *[other] { $seat }, the Emperor, names the next of { $left } contested regions
    }
lotus-page-contest = Contest for { $region }
lotus-page-contender = { $seat } contends with influence { $influence } in hand
lotus-page-aimed = your vote
lotus-page-thinking = thinking
lotus-page-chosen = has chosen
lotus-page-thinks = { $seat } is still thinking
lotus-page-sealed = { $seat } has chosen; it is shown when all have
lotus-page-vote = Your influence against { $seat }
lotus-page-vote-first = First choose above whom you vote against, then how much
lotus-page-influence = A vote of { $points }: leaves you { $left } (R3.4)
lotus-page-votes = { $region }, the last vote: influence against each
lotus-page-hit = { $seat } voted against { $against } with { $points }
lotus-page-struck = { $seat }: { $votes } against him; he played { $played } himself (R3.5)
lotus-page-back = He leaves and takes back { $back } (R3.7)
lotus-page-tied = tied
lotus-page-leaves = leaves
lotus-page-wins = wins

lotus-page-rebellion = Rebellion
lotus-page-rebellion-last = The last rebellion
lotus-page-camp = { $side }, led by { $seat }: strength { $strength }, of it { $bonus } from the leader’s own regions ({ $building }) (R5.3)
lotus-page-won = victory
lotus-page-army-now = Your army
lotus-page-army-first = First choose a side above, then your army
lotus-page-army = Army { $points }: leaves you { $left }; all army played is gone (R5.3)
lotus-page-to-take = { $seat } may still take a region (R5.5)
lotus-page-has-taken = { $seat } has had his choice (R5.6)
lotus-page-lost = { $seat } has lost { $lost } of at most { $most } regions (R5.7)
lotus-page-decline = You take no region and get nothing for it (R5.6)

lotus-page-income = New cards
lotus-page-income-next = The next new cards
lotus-page-income-total = If all palaces bring influence
lotus-page-everybody = everybody
lotus-page-levy = What your palaces bring
lotus-page-levied = You get influence { $influence } and army { $army } in all (R6.2)
lotus-page-worth = What the regions are worth now
lotus-page-scoring = Where the points came from

### Quick phrases of the chat

lotus-say-peace = I will not vote against you.
lotus-say-turn = Spare me here, and I will spare you in the next region.
lotus-say-side = I will be on your side in the rebellion.
lotus-say-deal = Let us vote together.
lotus-say-revenge = Vote against me, and I will throw you out wherever we meet.
lotus-say-army = My army will march against you.
lotus-say-yes = Agreed.
lotus-say-no = Never.
