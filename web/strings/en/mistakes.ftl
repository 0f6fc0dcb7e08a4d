### The reader's own mistakes, as exercises.

learn-page-mistakes = Your mistakes
learn-mistakes = Your mistakes
    .what = Exercises from wins that you missed in your games and in puzzles. Each comes back until you know it.
mistakes-count =
    { $due ->
        [0] None due today
       *[other] { $due } due today
    }
mistakes-solve = Solve your mistakes
mistakes-ahead = Practise anyway
mistakes-all = See all
mistakes-none = Play against a bot or a friend, then review the game. A missed win becomes an exercise if it is proven and only few turns won. Puzzles that you miss come here too.
mistakes-found =
    { $count ->
        [one] One exercise from this game.
       *[other] { $count } exercises from this game.
    }
mistakes-missing-unclear = No exercise from this game: where you missed a win, so many other turns won that it would be too easy.
mistakes-missing-unproven = No exercise from this game: it is not proven that your mistakes gave away a win.
mistakes-failed = This browser does not store your exercises: they are here until you close the page.
mistake-cannot-show = This exercise can't be shown.
mistake-refused = This exercise can't be shown: this version of Bug does not accept its position or its answer. It is postponed by a week.
mistakes-unread =
    { $count ->
        [one] One stored exercise can't be read. It stays stored.
       *[other] { $count } stored exercises can't be read. They stay stored.
    }
mistake-of-game = From your game against { $name }, { $ago }
mistake-of-puzzle = { $puzzle }, missed { $ago }
mistake-friend = a friend
mistake-task = { $seat } to play. Find a turn that wins.
mistake-few =
    { $count ->
        [one] Of { $turns } ways to play, only { $count } wins.
       *[other] Of { $turns } ways to play, only { $count } win.
    }
mistake-ways =
    { $count ->
        [one] One turn wins. Every other turn loses.
       *[other] There are { $count } winning turns. Every other turn loses.
    }
mistake-ways-known =
    { $count ->
        [one] One turn is proven to win. There may be others.
       *[other] { $count } turns are proven to win. There may be others.
    }
mistake-solved = Right: this turn wins.
mistake-solved-hints = Right: this turn wins. You had hints.
mistake-played = Back then you played { $turn }. { $seat } wins after it: { $line }.
mistake-played-end = Back then you played { $turn }, and { $seat } won at once.
mistake-tried = That time you tried { $turn }. { $seat } wins after it: { $line }.
mistake-tried-only = That time you tried { $turn }.
mistake-line = { $seat } wins like this:
mistake-also = { $seat } also wins with { $turn }, for example:
mistake-due = due now
mistake-comes = comes back { $when }
mistake-returns = This exercise comes back { $when }.
mistake-next = Next mistake
mistake-show = Show the answer
mistake-more = More
mistake-retire = I know this
mistake-put-off = Postpone a week
mistake-remove = Remove
mistake-restart = Start over
mistakes-away = Known and removed: { $count }
mistake-is-known = known
mistake-is-removed = removed
mistake-did-remove = The exercise is removed.
mistake-did-retire = You know it: it won't come back.
mistake-did-restart = It starts over and is due now.
mistake-did-postpone = It is postponed by a week.
