### The puzzles.

puzzle = Puzzle { $number }
puzzle-of-today = Today's puzzle · { $puzzle }
puzzle-task =
    { $turns ->
        [1] { $seat } to play and win: 1 turn is enough.
       *[other] { $seat } to play and win: { $turns } turns are enough.
    }
puzzle-only =
    { $turns ->
        [1] Only one turn wins. Find it.
       *[other] Only one first turn leads to the win. Find it.
    }
puzzle-on = Find the next turn that wins.
puzzle-rules = Other rules than in the lessons: { $what }
puzzle-grade = Difficulty { $grade } of 5
puzzle-grade-1 = very easy: a search of 30 random games finds it
puzzle-grade-2 = easy: a search of 30 random games misses it
puzzle-grade-3 = medium: a search of 150 random games misses it
puzzle-grade-4 = hard: a search of 700 random games misses it
puzzle-grade-5 = very hard: even a search of 3,000 random games misses it
puzzle-right = That is the winning turn. The answer comes …
puzzle-judging = Checking …
puzzle-go-on =
    { $left ->
        [one] Right. { $seat } answers { $turn }, the longest defence. { $left } turn to go.
       *[other] Right. { $seat } answers { $turn }, the longest defence. { $left } turns to go.
    }
puzzle-go-on-longer = Right. { $seat } answers { $turn }, the longest defence. You are still winning.
puzzle-wrong = Now { $seat } can win. Watch …
puzzle-answered = { $seat } answers { $turn } and now wins, whatever you do.
puzzle-answered-ate = { $seat } answers { $turn }, eats { $prey } and now wins, whatever you do.
puzzle-refuted = { $seat } has no cells left, and wins.
puzzle-over = That leaves { $seat } without cells: { $seat } wins at once.
puzzle-playing-out = Both sides play their best …
puzzle-open = This takes too long to check. Try again with another turn.
puzzle-failed = The engine did not answer. Try again.
puzzle-cannot-show = This puzzle can't be shown.
puzzle-solved = { $seat } has no cells left, and wins. Solved.
puzzle-solved-hints = { $seat } has no cells left, and wins. Solved with hints.
puzzle-solved-shown = { $seat } has no cells left, and wins. Solved with the answer shown.
puzzle-solved-clean = { $seat } has no cells left, and wins. Solved at the first try!
puzzle-why = The idea: { $because }
puzzle-solved-daily = That was today's puzzle.
puzzle-solved-days = { $days } days in a row!
puzzle-solved-row = { $count } in a row!
puzzle-solved-best = { $count } in a row: your best yet!
puzzle-hint-where = Look at the marked cells: your turn begins on one of them.
puzzle-hint-cell = It begins with { $cell }.
puzzle-hint-turn = The turn is { $turn }.
puzzle-hint-next = Right so far. Go on with { $cell }.
puzzle-hint-remove = No turn that begins with { $turn } wins: take back the stone.
puzzle-in-turns =
    { $turns ->
        [1] 1 turn to find
       *[other] { $turns } turns to find
    }
puzzle-hint = Hint
puzzle-hint-more = Another hint
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-play-out = Play it out
puzzle-study = Study this position
puzzle-list = All puzzles
puzzle-row = { $count } solved in a row
puzzle-filter = Filter
puzzle-filter-grade = Difficulty
puzzle-level-1 = very easy
puzzle-level-2 = easy
puzzle-level-3 = medium
puzzle-level-4 = hard
puzzle-level-5 = very hard
puzzle-filter-open = Unsolved only
puzzle-filter-any = any
puzzle-filter-none = No match. Loosen the filters.
puzzle-filter-more = Show more
puzzle-found =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
puzzle-fit = { $found } of { $count } puzzles fit ({ $choice })
puzzle-done-clean = solved at the first try
puzzle-done = solved
puzzle-marked = marked by a hint
