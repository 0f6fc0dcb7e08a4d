### The library of games.

library = Your games
library-search = Search
library-filter = Filter and more
library-result = Result
library-result-any = Any
library-result-won = You won
library-result-lost = You lost
library-result-open = Not finished
library-opponent = Opponent
library-played = Played
library-played-device = at one device
library-played-bot = against a bot
library-played-bots = bot against bot
library-played-link = with a friend by link
library-played-live = live with a friend
library-played-friend = with a friend
library-played-record = imported
library-played-opened = from a link
library-rules = Rules
library-board = Board
library-any = Any
library-tag = Tag
library-folder = Folder
library-no-folder = No folder
library-sort = Order
library-sort-newest = Newest first
library-sort-oldest = Oldest first
library-sort-longest = Longest first
library-sort-shortest = Shortest first
library-sort-chain = Longest chain
library-sort-margin = Clearest win
library-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
library-picked =
    { $count ->
        [one] { $count } game selected
       *[other] { $count } games selected
    }
library-pick = Select { $game }
library-pick-all = Select all
library-pick-none = Clear selection
library-save-picked = Save as a file
library-delete-picked = Delete
library-move = Move
library-more = Show more
library-empty = There are no games yet. Each game that you finish or leave is kept here.
library-none = No game matches.
library-clear = Show all games
library-study = Study
library-replay = Replay
library-actions = More
library-edit = Name and folder
library-delete = Delete
library-name = Name
library-save = Save
library-deleted =
    { $count ->
        [one] The game is deleted.
       *[other] { $count } games are deleted.
    }
library-undo = Undo
library-cannot-open = This game can't be opened.
library-cannot-show = This game can't be shown.
library-cannot-list = Your games can't be listed. You can save them as a file.
library-unread =
    { $count ->
        [one] One stored game can't be read. It stays stored.
       *[other] { $count } stored games can't be read. They stay stored.
    }
library-failed-blocked = This browser does not store your games: they are here until you close the page. Save them as a file.
library-failed-full = There is no room to store more games. Save them as a file, then delete some.
library-failed-undeleted = The browser has not deleted the games from its storage: they are back when you load the page again.
library-failed-silent = Your browser's storage does not answer. Until it does, only the games of this visit are here, and they are lost when you close the page.
library-may-vanish = The browser did not agree: it may delete your games if you don't visit for a while. Save them as a file now and then, or install the page as an app.
library-not-persisted = The browser may delete your games when it runs out of space.
library-persist = Ask it to keep them
library-persisted = The browser now keeps your games until you delete them.
library-wipes = Safari deletes your games if you don't visit for seven days. Save them as a file now and then, or add this page to your home screen or Dock: there they stay.
library-review-all =
    { $count ->
        [one] Review one game
       *[other] Review { $count } games
    }
library-reviewing = Reviewing game { $done } of { $total }
library-reviewing-games = Reviewing your games
library-summed =
    { $games ->
        [one] One game reviewed.
       *[other] { $games } games reviewed.
    }
library-summed-mistakes =
    { $count ->
        [0] You made no mistakes.
        [one] You made one mistake.
       *[other] You made { $count } mistakes.
    }
library-files = Backup and files
library-files-hint = A file holds all your games, your exercises, and your progress in lessons and puzzles. Open it here to get them back, or open games from elsewhere: records, links, or files of Abstract Play.
library-backup = Save everything
library-read-file = Open files
library-text = Paste one or many games
library-read-text = Add these games
library-reading = Reading games
library-stop = Stop
library-cancelled = Stopped.
library-added =
    { $count ->
        [0] No game was added.
        [one] One game was added.
       *[other] { $count } games were added.
    }
library-unkept =
    { $count ->
        [one] One more is listed only until you close this page: this browser could not store it.
       *[other] { $count } more are listed only until you close this page: this browser could not store them.
    }
library-known =
    { $count ->
        [one] One was here already.
       *[other] { $count } were here already.
    }
library-completed =
    { $count ->
        [one] One that was here has more in it now: turns, comments or times.
       *[other] { $count } that were here have more in them now: turns, comments or times.
    }
library-guessed =
    { $count ->
        [one] One fits several boards: please check it.
       *[other] { $count } fit several boards: please check them.
    }
library-fits = board { OR($boards) }; read as { $board }
library-refused =
    { $count ->
        [one] One could not be read:
       *[other] { $count } could not be read:
    }
library-at = { $place }:
library-at-game = Game { $number }
library-at-line = line { $line }
library-others =
    { $count ->
        [one] One is not a game of Bug.
       *[other] { $count } are not games of Bug.
    }
library-exercises =
    { $count ->
        [one] One exercise came with them.
       *[other] { $count } exercises came with them.
    }
library-unsaved = Nothing was saved.
library-lacks = Some stored games or exercises could not be read, so they are not in the file.
library-broke-off = Reading broke off.
library-unlearned = The exercises and the progress of this file were not read: part of the page did not load. Check your connection, then open the file again.
library-unread-learning = This version can't read all exercises, or not the progress, of this file: it may come from a later version. They were left out; the file still has them.
library-file-large = “{ $name }” is longer than { $limit } MB, so it was not opened.
library-file-unreadable = “{ $name }” could not be opened.
library-file-empty = “{ $name }” contains no game.
library-spare =
    { $count ->
        [one] One more was left out: a file may bring { $limit }.
       *[other] { $count } more were left out: a file may bring { $limit }.
    }
library-save-abstract-play = Save for Abstract Play
library-left-out =
    { $count ->
        [one] One game is left out.
       *[other] { $count } games are left out.
    }
library-own-board = Own board
library-you = You
library-colour = { $seat }
library-players = { $first } – { $second }
library-unfinished = Not finished
library-no-winner = No winner
library-you-won = You won
library-you-lost = You lost
library-won = { $name } won
library-margin =
    { $margin ->
        [one] by one cell
       *[other] by { $margin } cells
    }
library-ran-out =
    { $who ->
        [lost] { $name } ran out of cells first
       *[won] by running out of cells first
    }
library-ending-handicap = by the handicap
library-ending-time = on time
library-ending-resignation = by resignation
library-ending-abandonment = by leaving
library-ending-other = as recorded
library-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
library-mistakes =
    { $count ->
        [0] no mistake
        [one] one mistake
       *[other] { $count } mistakes
    }
library-accuracy = accuracy { $percent }
library-reviewed = reviewed
library-chain = chain of { $count }
library-long-chain = long chain of { $count }
