# Hints at a table, and the review of a finished game.

decimal-point = .

hint-ask = Hint
hint-about = The best choices now, and why, if everybody goes on like a good bot
hint-title = Hint
hint-key = asks for a hint
hint-thinking = Looking ahead…
hint-expects = { $win } % to win, { $points } points
hint-why = Better than the next by
hint-other = other
hint-line = Then perhaps:
hint-no = There is no hint here: nothing to choose, or other people play.
hint-busy = One hint at a time: the last one is still being thought of.
hint-agreed = Hints allowed
hint-agreed-about = Everybody may ask for hints (never in rated games; where only one person plays they are always there)

coach = Review
coach-title = What decided this game
coach-back = Back to the game
coach-later = Only a finished game can be reviewed.
coach-none = This game cannot be reviewed yet.
coach-about = Every decision is judged by what its player knew at that moment. The chances are those if everybody goes on like a good bot.
coach-begin = Review this game
coach-begin-about = It takes a minute or so and is kept with the game.
coach-busy = Several games are being reviewed now. Please try again in a few minutes.
coach-under-way = The game is being reviewed
coach-parts = { $done } of { $parts }
coach-reload = Look again
coach-chances = Chances of winning
coach-chances-hindsight = Chances of winning, with everything known that was hidden
coach-hindsight = Show them with hindsight
coach-foresight = Show them as players knew them
coach-axis = steps
coach-luck-and-skill = Luck and skill
coach-player = Player
coach-first = At first
coach-luck = Luck
coach-own = Own decisions
coach-others = Decisions of others
coach-last = At the end
coach-accuracy = Accuracy
coach-sum-about = The chance at the end is that at first with luck, own decisions and those of others added. Luck is what Nature drew and what came to light at the end. Accuracy is 100 % if no decision cost anything, and 0 % if they cost as much as random choices.
coach-costliest = Costliest decisions
coach-costliest-none = No decision cost anything that could be told from chance.
coach-costs = { $phase }: { $played }. Better: { $best }. It cost { $cost } %, and { $points } points.
coach-costs-chance = { $phase }: { $played }. Better: { $best }. It cost { $cost } %.
coach-look = Look at it
coach-try = Try it from here
coach-all = All decisions
coach-step = Step
coach-what = Decision
coach-best = Best choice
coach-before = Before
coach-after = After
coach-cost = Cost

coach-line = { $seat }: { $first } % at first, luck { $luck }, own decisions { $own }, decisions of others { $others }, { $last } % at the end; accuracy { $accuracy } %
coach-costly-line = step { $step }, { $cost } %: { $played }; better: { $best }

puzzle = Puzzle
puzzle-today = Today's puzzle
puzzle-number = { $number } of { $all }
puzzle-some = Puzzles
puzzle-all = All puzzles
puzzle-lead = Positions from games of good bots: one choice is clearly better than all others, and a plain player misses it. There is one a day, the same for everybody.
puzzle-days = The last days
puzzle-none = There is no such puzzle.
puzzle-none-yet = There are no puzzles of this game yet.
puzzle-solve = Solve it
puzzle-about = One choice is clearly better than all others. Which?
puzzle-known = It is best by what you can know here.
puzzle-show = Show the solution
puzzle-right = Right!
puzzle-wrong = Not the best.
puzzle-loss = Your chance is { $win } percentage points lower than with the best choice, which brings { $why }.
puzzle-again = Try another one, or look at the solution.
puzzle-over = The best choice is marked on the board.
puzzle-best = Better than “{ $next }” by
puzzle-missed = A plain player would choose: { $choice }
puzzle-next = Next puzzle
puzzle-solved = Solved
puzzle-streak = { $days ->
    [one] Streak: one day
   *[other] Streak: { $days } days
}
