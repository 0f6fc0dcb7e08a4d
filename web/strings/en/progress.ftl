### The reader's progress, and tags of games.

library-tab-games = Games
library-tab-progress = Progress
library-tag-missed_win = missed win
library-tag-comeback = comeback
library-tag-proven = proven throughout
library-tag-long_chain = long chain
progress-none = Play some games against the bots or a friend: your results appear here.
progress-no-rating = After five games against the bots your rating appears here.
progress-few = After five games you see here how you are doing over time, and your rating against the bots.
progress-levels = By opponent
progress-boards = By board
progress-rules = By rules
progress-private = All of this stays on your device.
progress-won = Won
progress-lost = Lost
progress-of-games = { $won } of { $games }
progress-days = Days in a row
progress-longest =
    { $days ->
        [one] best: { $days } day
       *[other] best: { $days } days
    }
progress-chain = Longest chain
progress-rating = Rating
progress-between = between { $below } and { $above }
progress-above = above { $level }
progress-below = below { $level }
progress-about = about as strong as { $level }
progress-about-how = Your rating is shown as a number once you have played more games against the bots.
progress-rating-how =
    { $games ->
        [one] From { $games } game against the bots; ± is the margin of error. The Larva, the weakest bot, has 0.
       *[other] From { $games } games against the bots; ± is the margin of error. The Larva, the weakest bot, has 0.
    }
progress-companion = The companion goes by your latest games: it now plays about like the { $level }. Expect to win about half of the games.
progress-over-day = By day
progress-over-week = By week
progress-over-month = By month
progress-mistakes = Where mistakes happen
progress-stage-opening = Opening
progress-stage-middle = Middle
progress-stage-end = End
progress-mistakes-in =
    { $games ->
        [one] Mistakes: { $mistakes } in { $games } reviewed game
       *[other] Mistakes: { $mistakes } in { $games } reviewed games
    }
progress-not-reviewed = Review your games, and this shows when your mistakes happen.
progress-unreviewed =
    { $count ->
        [one] One of your finished games has no review yet.
       *[other] { $count } of your finished games have no review yet.
    }
progress-accuracy = Accuracy
progress-accuracy-over = Accuracy over time
progress-accuracy-how = Accuracy is { $all } if no turn of yours lowered your chance to win.
progress-accuracy-none =
    { $count ->
        [one] One reviewed game does not count here: you had no real chance to win at any of your turns.
       *[other] { $count } reviewed games do not count here: you had no real chance to win at any of your turns.
    }
progress-accuracy-of =
    { $games ->
        [one] in { $games } reviewed game
       *[other] in { $games } reviewed games
    }
progress-people = People
progress-stages = Mistakes by part of the game
progress-kinds = What you overlooked
progress-slip-blocked = No room to eat
progress-slip-twin = A twin to eat
progress-slip-chain = Another bug to eat
progress-slip-mobility = How many cells are left
progress-slip-later = Other, further ahead
