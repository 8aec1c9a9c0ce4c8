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
