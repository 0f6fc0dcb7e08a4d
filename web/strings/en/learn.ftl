### Learning: the page that leads to lessons, puzzles and rules.

learn = Learn
learn-page-doors = Learn Bug
learn-page-lessons = Lessons
learn-page-puzzles = Puzzles
learn-page-rules = The rules of Bug
learn-lessons = Lessons
    .what = Short lessons on the real board: from your first bug to winning.
learn-puzzles = Puzzles
    .what = Find the one turn that wins. All are proven.
learn-failed = The lessons did not load. Check your connection, then try again.
learn-back = Back
learn-reset = Reset
learn-minute = Bug in a minute
learn-lessons-count =
    { $count ->
        [one] { $count } short lesson
       *[other] { $count } short lessons
    }
learn-lessons-done = { $done } of { $count } done
learn-start = Start
learn-go-on = Continue
learn-all = All lessons
learn-puzzles-done = { $solved } of { $count } solved
learn-daily = a new one every day
learn-days =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
learn-today = Today's puzzle
learn-today-done = Replay today's puzzle
learn-choose = Choose a puzzle
learn-rulebook = Rules
    .what = Every rule with a small board to try it on, the words of the game, all shapes with their names, and the history of the rules.
learn-read = Read and try
