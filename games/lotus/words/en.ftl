### The game and its options

lotus-title = White Lotus
lotus-about = Three to six lords vote each other out of the regions of an empire, take sides when a Rebel rises against the Emperor, and promise each other whatever they like.
lotus-lead = Votes, sides and armies are chosen in secret and shown at once. Talk as much as you like: no promise binds anybody.
lotus-time = about 90 minutes
lotus-weight = for those who like to negotiate

lotus-option-board = Map
lotus-option-board-about = The map of the empire. It is our own proposal for the printed one; another map can be read from a file.
lotus-value-board-lotus = the empire

lotus-option-placement = Placing cubes
lotus-option-placement-about = Whether a cube may go next to any chip or cube, as the rulebook’s words allow, or next to chips only, so that no chain of cubes leads away from them.
lotus-value-placement-chain = next to chips and cubes
lotus-value-placement-strict = next to chips only

lotus-option-refund = Refund
lotus-option-refund-about = What a player who is voted out takes back: half of the influence of their last vote, or half of all they played in that contest. Both readings of the rulebook are natural; the second is kinder to those who fight on.
lotus-value-refund-vote = of the last vote
lotus-value-refund-contest = of the whole contest

lotus-option-change = Changing cards
lotus-option-change-about = Whether influence cards are changed for lower ones only, as the rulebook says, so that your two highest cards limit your vote, or both ways, so that only points count and there is less to keep in mind.
lotus-value-change-down = for lower ones
lotus-value-change-any = both ways

lotus-option-supply = Supply
lotus-option-supply-about = Whether chips and victory points never run out, or are the 16 chips of each player and the 18 points of the printed game, which holds back whoever owns nearly everything.
lotus-value-supply-unlimited = never runs out
lotus-value-supply-limited = 16 chips and 18 points

### Buildings and sides

lotus-village = village
lotus-palace = palace
lotus-temple = temple
lotus-fort = fort
lotus-rice = rice field

lotus-does-village = most of them make the Rebel
lotus-does-palace = most of them make the Emperor, 2 influence or 1 army a round
lotus-does-temple = 3 influence a round
lotus-does-fort = 2 army a round
lotus-does-rice = 1 influence and 1 army a round

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
lotus-waived = { $seat } gives up a cube
lotus-named = { $seat }, the Emperor, names { $region }
lotus-contest = { $region } is contested by { $seats }
lotus-entered = { $seat } has chosen
lotus-own-vote = { $seat } secretly votes against { $against } with { $points } influence
lotus-own-side = { $seat } secretly joins { $side } with { $points } army
lotus-voted = { $seat } votes against { $against } with { $points } influence
lotus-tied =
    { $votes ->
        [one] A tie at { $votes } vote: { $seats }. The Emperor decides
       *[other] A tie at { $votes } votes: { $seats }. The Emperor decides
    }
lotus-expelled = { $seat }, the Emperor, sends { $loser } away
lotus-left =
    { $back ->
        [0] { $seat } leaves the contest
       *[other] { $seat } leaves the contest and takes back { $back } influence
    }
lotus-took = { $seat } takes { $region } ({ $building })
lotus-no-chip = { $seat } wins { $region } but has no chip left: the tile stays neutral
lotus-crowned =
    { $palaces ->
        [one] { $seat } is now Emperor, with { $palaces } palace
       *[other] { $seat } is now Emperor, with { $palaces } palaces
    }
lotus-ruled = { $seat } rules as Emperor
lotus-no-point = { $seat } should get a victory point, but all 18 are out
lotus-point = { $seat }: +1 victory point → { $now }
lotus-rebelled =
    { $villages ->
        [one] { $seat } is the Rebel, with { $villages } village
       *[other] { $seat } is the Rebel, with { $villages } villages
    }
lotus-sided = { $seat } sides with { $side }: { $points } army
lotus-fought = Emperor { $emperor }, Rebel { $rebel }: the victory goes to { $winner }
lotus-captured = { $seat } takes { $region } from { $loser }
lotus-declined = { $seat } takes no region
lotus-unable = { $seat } cannot take any region
lotus-income = { $seat } gets { $influence } influence and { $army } army
lotus-over = The game is over

### Phases

lotus-phase-setup = Set-up
lotus-phase-cubes = Round { $round } · 1 Cubes
lotus-phase-control = Round { $round } · 2 Control
lotus-phase-rebellion = Round { $round } · 4 Rebellion
lotus-phase-income = Round { $round } · 5 New cards

### Prompts

lotus-ask-nothing = nothing to decide
lotus-ask-cube =
    { $left ->
        [one] put a cube on a region or give it up ({ $left } left)
       *[other] put a cube on a region or give it up ({ $left } left)
    }
lotus-ask-name = name the next region to be settled
lotus-ask-against = { $region }: whom do you vote against?
lotus-ask-influence = { $region }: how much influence do you play against { $against }? (at most { $most })
lotus-ask-expel = { $region }: it is a tie; who leaves?
lotus-ask-side = whom do you support in the rebellion?
lotus-ask-army = how much army do you send for { $side }? (you have { $held })
lotus-ask-capture = take a region from a loser, next to one of yours
lotus-ask-levy =
    { $palaces ->
        [one] what does your palace give you?
       *[other] what do your { $palaces } palaces give you?
    }

### Choices

lotus-do-cube = Cube on { $region } ({ $building }: { $does })
lotus-do-waive = Give up this cube
lotus-do-settle = { $region } ({ $building }): { $seats }
lotus-do-against = Against { $seat } (has { $influence } influence)
lotus-do-influence = { $points } influence (leaves you { $left })
lotus-do-expel = { $seat } leaves
lotus-do-side = For { $side }: { $leader }
lotus-do-army = { $points } army (leaves you { $left })
lotus-do-capture = Take { $region } from { $seat } ({ $building }: { $does })
lotus-do-decline = Take no region (you get nothing for it)
lotus-do-levy =
    { $army ->
        [0] { $influence } influence
       *[other] { $influence ->
            [0] { $army } army
           *[other] { $army } army and { $influence } influence
        }
    }

### Refusals

lotus-no-in-play = { $region } is dark; dark regions are in play with six players only.
lotus-no-tile = There is no neutral tile on { $region }; cubes go on neutral tiles.
lotus-no-own-cube = You already have a cube on { $region }; choose another region.
lotus-no-lotus = { $region } has no lotus. As long as there is no chip on the map, cubes go on lotus regions only.
lotus-no-far = { $region } is not next to any chip or cube; choose a region that is.
lotus-no-far-strict = { $region } is not next to any chip; choose a region that is.
lotus-no-contest = Nobody is contending for { $region }; name a region with cubes.
lotus-no-oneself = You cannot vote against yourself; choose another contender.
lotus-no-contender = This player is not a contender for the region; choose one who is.
lotus-no-step = You have already chosen this; now choose the second half.
lotus-no-two-cards = A vote is at most two cards, and your two highest make { $most }.
lotus-no-influence = You do not have that much influence; you have { $held }.
lotus-no-tied = This player is not one of those who tie; choose one who is.
lotus-no-army = You do not have that much army; you have { $held }.
lotus-no-loser = { $region } belongs to nobody on the losing side.
lotus-no-lost-two = { $seat } has already lost two regions in this rebellion; take one from another loser.
lotus-no-near = { $region } is not next to a region of yours.
lotus-no-palaces =
    { $held ->
        [0] You have no palaces.
        [one] You do not have that many palaces; you have { $held }.
       *[other] You do not have that many palaces; you have { $held }.
    }

### The board in the terminal

lotus-board-emperor = Emperor
lotus-board-rebel = Rebel
lotus-board-influence = influence
lotus-board-army = army
lotus-board-victory = victory
lotus-board-cards = cards
lotus-board-chips = chips left
lotus-board-lotus = lotus
lotus-board-dragon = dragon
lotus-board-chip = owner
lotus-board-cube = contenders
lotus-board-borders = borders
lotus-board-contest = contest
lotus-board-votes = votes
lotus-board-rebellion = rebellion
lotus-board-chosen = has chosen
lotus-board-thinking = is thinking
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
lotus-page-order-about = Clockwise from the Emperor: the order in which players put cubes and get new cards
lotus-page-phase-cubes = Cubes
lotus-page-phase-cubes-about = Clockwise from the Emperor, everyone puts one cube at a time, five times round (R2)
lotus-page-phase-control = Control
lotus-page-phase-control-about = Regions with a single cube go to its owner; in the others the contenders vote each other out (R3)
lotus-page-phase-point = Point
lotus-page-phase-point-about = The Emperor gets one victory point (R4)
lotus-page-phase-rebellion = Rebellion
lotus-page-phase-rebellion-about = The Rebel rises against the Emperor, and everybody takes a side (R5)
lotus-page-phase-cards = New cards
lotus-page-phase-cards-about = Everyone gets influence and army, and more for their buildings; not after the last round (R6)

lotus-page-bare = No tile lies here yet; it comes when the regions of the first round are settled (R3.10)
lotus-page-tile =
    { $points ->
        [one] Neutral { $building }: { $points } point at the end for whoever owns it
       *[other] Neutral { $building }: { $points } points at the end for whoever owns it
    }
lotus-page-chip =
    { $points ->
        [one] { $seat } owns it ({ $building }): { $points } point
       *[other] { $seat } owns it ({ $building }): { $points } points
    }
lotus-page-lotus = A lotus: in the first round cubes go on these regions only (R2.3)
lotus-page-dragon = A dragon: { $points } more points at the end (R7.2)
lotus-page-dark = A dark region, in play with six players only (R1.1)
lotus-page-cubes = Cubes of { $seats }
lotus-page-village =
    { $points ->
        [one] Village: { $points } point, no cards. Most villages make the Rebel, with { $bonus } strength for each (R5.1, R5.3)
       *[other] Village: { $points } points, no cards. Most villages make the Rebel, with { $bonus } strength for each (R5.1, R5.3)
    }
lotus-page-palace = Palace: { $points } points; gives 2 influence or 1 army. Most palaces make the Emperor, with { $bonus } strength for each (R3.9, R5.3, R6.2)
lotus-page-temple = Temple: { $points } points; gives { $influence } influence (R6.2)
lotus-page-fort =
    { $points ->
        [one] Fort: { $points } point; gives { $army } army (R6.2)
       *[other] Fort: { $points } points; gives { $army } army (R6.2)
    }
lotus-page-rice =
    { $points ->
        [one] Rice field: { $points } point; gives { $influence } influence and { $army } army (R6.2)
       *[other] Rice field: { $points } points; gives { $influence } influence and { $army } army (R6.2)
    }

lotus-page-emperor = { $seat } is Emperor. The Emperor names the regions, decides ties and gets a point each round (R3.9)
lotus-page-rebel = { $seat } is the Rebel of this round, with the most villages except for the Emperor (R5.1)
lotus-page-points =
    { $points ->
        [one] { $seat } has { $points } point now
       *[other] { $seat } has { $points } points now
    }
lotus-page-has-influence = { $seat } has { $count } influence (R1.3)
lotus-page-has-cards = { $seat } has { $count } influence: { $cards } (R1.3)
lotus-page-has-army = { $seat } has { $count } army (R1.3)
lotus-page-has-chips =
    { $count ->
        [one] { $seat } has { $count } chip left (R1.2)
       *[other] { $seat } has { $count } chips left (R1.2)
    }
lotus-page-has-cubes =
    { $count ->
        [one] { $seat } has { $count } cube left for this round (R2.1)
       *[other] { $seat } has { $count } cubes left for this round (R2.1)
    }
lotus-page-owns = { $building }: { $count }
lotus-page-owns-dragons =
    { $count ->
        [one] { $count } region with a dragon: { $points } more points (R7.2)
       *[other] { $count } regions with a dragon: { $points } more points each (R7.2)
    }
lotus-page-waive = This cube is lost for this round; you can still put the next one (R2.5)

lotus-page-naming =
    { $left ->
        [one] { $seat }, the Emperor, settles the last contested region
       *[other] { $seat }, the Emperor, names the next of { $left } contested regions
    }
lotus-page-contest = Contest for { $region }
lotus-page-contender = { $seat } contends with { $influence } influence in hand
lotus-page-aimed = your vote
lotus-page-thinking = thinking
lotus-page-chosen = has chosen
lotus-page-thinks = { $seat } is still thinking
lotus-page-sealed = { $seat } has chosen; it is shown when everybody has
lotus-page-vote = Your influence against { $seat }
lotus-page-vote-first = First choose above whom you vote against, then how much
lotus-page-influence = A vote of { $points }: leaves you { $left } (R3.4)
lotus-page-votes = { $region }, the last vote: influence against each
lotus-page-hit = { $seat } voted against { $against } with { $points }
lotus-page-struck = { $seat }: { $votes } against them; they played { $played } (R3.5)
lotus-page-back = Leaves and takes back { $back } (R3.7)
lotus-page-tied = tied
lotus-page-leaves = leaves
lotus-page-wins = wins

lotus-page-rebellion = Rebellion
lotus-page-rebellion-last = The last rebellion
lotus-page-camp = { $side }, led by { $seat }: strength { $strength }, including { $bonus } for the leader’s own regions ({ $building }) (R5.3)
lotus-page-won = victory
lotus-page-army-now = Your army
lotus-page-army-first = First choose a side above, then your army
lotus-page-army = { $points } army: leaves you { $left }; all army played is gone (R5.3)
lotus-page-to-take = { $seat } may still take a region (R5.5)
lotus-page-has-taken = { $seat } has already chosen (R5.6)
lotus-page-lost =
    { $lost ->
        [one] { $seat } has lost { $lost } region; { $most } is the limit (R5.7)
       *[other] { $seat } has lost { $lost } regions; { $most } is the limit (R5.7)
    }
lotus-page-decline = You take no region and get nothing for it (R5.6)

lotus-page-income = New cards
lotus-page-income-next = The next new cards
lotus-page-income-total = If all palaces give influence
lotus-page-everybody = everybody
lotus-page-levy = What your palaces give you
lotus-page-levied = In all you get { $influence } influence and { $army } army (R6.2)
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

### Lessons

lotus-lesson-first = First lesson: votes and a rebellion
lotus-lesson-first-goal = Three lords share an empire. After four rounds whoever owns the most valuable regions wins. This is round 1.
lotus-lesson-first-map = Seven regions with a white lotus are in play. Each has a building. The palace in Taiyuan is worth 3 points, a temple 2, everything else 1.
lotus-lesson-first-cube = In turn, everybody puts five cubes on regions they want. You have two left. Put one on Kuizhou: its rice field brings something every round.
lotus-lesson-first-cube-two = And the last one on Fengyuan, where there is a fort.
lotus-lesson-first-contest = Whoever is alone in a region gets it. Where several have a cube, they vote. All three of you want the palace, so it comes first.
lotus-lesson-first-against = Everybody secretly picks a rival. Vote against the blue square.
lotus-lesson-first-influence = And how much influence to play against them. What you play is spent. Play 4.
lotus-lesson-first-out = All votes are shown at once: 6 against the blue square, who is out. Two of you are left and vote again.
lotus-lesson-first-duel = There is only one rival to vote against now. Play 4 again.
lotus-lesson-first-palace = Taiyuan is yours. Whoever owns the most palaces is Emperor: you. The Emperor decides ties, and gets a point every round.
lotus-lesson-first-votes = As Emperor you also say which region is next. Start with Changsha; we will play the other votes quickly.
lotus-lesson-first-rebel = Now a Rebel rises: the player with the most villages. Everybody secretly takes a side and sends army. The Emperor adds 2 for each palace, the Rebel 2 for each village.
lotus-lesson-first-army = You fight for the Emperor, of course. Send 3.
lotus-lesson-first-capture = 7 against 6: you win. Everyone on the stronger side may take a region from a loser, next to one of theirs. Take Kuizhou.
lotus-lesson-first-score = Your regions count as points right away: here is what you have. Then there are new cards, more for temples, forts and rice fields.
lotus-lesson-first-ask-turn = Three questions to end with. What do you do first in a round?
lotus-lesson-first-ask-turn-1 = I take a region from a rival
lotus-lesson-first-ask-turn-2 = I put cubes on regions that nobody owns
lotus-lesson-first-ask-turn-3 = I count my points
lotus-lesson-first-ask-turn-no = That comes later, or never. A round begins on the map.
lotus-lesson-first-ask-points = Where do most of your points come from?
lotus-lesson-first-ask-points-1 = From influence that I keep
lotus-lesson-first-ask-points-2 = From the regions that I own
lotus-lesson-first-ask-points-3 = From my army
lotus-lesson-first-ask-points-no = That is what you pay and fight with. Points are on the map.
lotus-lesson-first-ask-end = And when is the game over?
lotus-lesson-first-ask-end-1 = After the rebellion of round 4
lotus-lesson-first-ask-end-2 = When the Emperor falls
lotus-lesson-first-ask-end-3 = When I have no influence left
lotus-lesson-first-ask-end-no = No, the game goes on then. Look at the edge of the board.
lotus-lesson-first-done = Well done! One thing is missing: talk. Promise what you like; no promise binds anybody. Now play a game.

lotus-lesson-rebel = On the Rebel’s side
lotus-lesson-rebel-start = Round 2. This time you are neither Emperor nor Rebel, so you may choose. Talk first: both will promise you something, and no promise binds.
lotus-lesson-rebel-count = Count before you choose. The Emperor adds 2 for each of their palaces, the Rebel 2 for each of their villages. The army you send is spent.
lotus-lesson-rebel-side = The Rebel has more villages than the Emperor has palaces. Join the Rebel.
lotus-lesson-rebel-army = A little is enough to be there when the regions are shared out. Send 1.
lotus-lesson-rebel-won = 10 against 7: the Rebel wins, and the Emperor loses regions. Each winner may take one that lies next to one of theirs.
lotus-lesson-rebel-capture = Guangzhou shows a dragon, which is worth 2 points more. Take it.
lotus-lesson-rebel-end = 3 points for 1 army. Remember it when others count on you: whoever stands in the middle decides.

lotus-lesson-votes = Votes
lotus-lesson-votes-start = All three of you want the palace of Taiyuan. In each vote whoever gets the most influence against them has to leave. The last one left gets the region.
lotus-lesson-votes-cost = A vote takes two of your cards at most, so 0 to 6 points. What you play is spent, even if you win. So count: there will be many votes.
lotus-lesson-votes-against = First, against whom? If two agree, the third has a hard time; this is what talking is for. Vote against the yellow triangle.
lotus-lesson-votes-play = If somebody helps you, a little is enough. Play 2.
lotus-lesson-votes-tie = 3 against you, and 3 against the yellow triangle: a tie. The Emperor decides ties. At the beginning that is you, by lot. Send the other one away.
lotus-lesson-votes-refund = Whoever leaves takes back half of what they played in that vote, rounded up: 2 of 3. The others get nothing back.
lotus-lesson-votes-duel = Now there are two of you. Since you decide ties, as much as your rival is enough. Play 3.
lotus-lesson-votes-again = 3 against 3. Decide!
lotus-lesson-votes-next = The palace is yours, for 5 influence. The Emperor also says which region comes next: Changsha.
lotus-lesson-votes-save = You need not win every region. Here the other two will fight hard. Vote against anybody, say the yellow triangle.
lotus-lesson-votes-zero = And play 0: that costs nothing.
lotus-lesson-votes-free = You are out, and have spent nothing. The others have paid, and must vote once more.
lotus-lesson-votes-judge = They tie, and you decide although you are out. Whom do you want as a friend? Send the blue square away.
lotus-lesson-votes-end = So: agree before you vote, spend where it counts, and think of the ties. Whoever is Emperor needs less influence than anybody.

### The companion

lotus-ask-cube-tip = A cube says: I want this region. Whoever is alone there gets it; otherwise there is a vote. Buildings are worth points and new cards.
lotus-ask-name-tip = As Emperor you say which region is settled next. Begin where the others spend what they would need later.
lotus-ask-against-tip = Everybody votes against somebody. Whoever gets the most influence against them leaves. Talk first: two together are strong.
lotus-ask-influence-tip = What you play is spent, even if you win. Whoever leaves takes back half of it.
lotus-ask-expel-tip = The Emperor decides ties, even those in which they have no part.
lotus-ask-side-tip = Count before you choose: army, 2 for each of the Emperor’s palaces, 2 for each of the Rebel’s villages. Winners take regions from losers.
lotus-ask-army-tip = All army you send is spent. Whoever sends most on the winning side chooses earlier.
lotus-ask-capture-tip = Take a loser’s region next to one of yours: it keeps its building. A region with a dragon is worth 2 more.
lotus-ask-levy-tip = Each of your palaces gives 2 influence or 1 army, as you like.
lotus-contest-tip = Several want this region, so they vote until one is left.
lotus-ruled-tip = Whoever has the most palaces is Emperor and gets a point every round.
lotus-rebelled-tip = Each round ends with a rebellion. Whoever has the most villages leads it against the Emperor.
