### The game on the table: players, turns, clock, sharing, a new game, the rules in brief.

players = Players
player-person = Person
player-you = You
player-friend = Your friend
player-bot = Bot · { $level }
player-to-move = to play
player-thinking = thinking
player-wins = wins
players-meaning = You win if you have no cells left when your turn begins.
players-lead = Fewer cells left is better: { $seat } has { $by } fewer.
players-level = Fewer cells left is better: both are level.
players-handicap = { $seat } must win by more than { $handicap }.
players-fewer = Fewer is better: you win if you have none when your turn begins.
gauge-cells =
    { $count ->
        [one] cell left
       *[other] cells left
    }
# Before the number of cells left, for screen readers.
gauge-whose = { $seat }:{" "}

invitation = New to Bug?
invitation-accept = Learn in 3 minutes
invitation-decline = No, thanks
returning-review = Review your last game
returning-due =
    { $due ->
        [one] { $due } mistake to solve today
       *[other] { $due } mistakes to solve today
    }
returning-puzzle = A puzzle for today

result = { $seat } wins
result-line = { $seat } wins.
# At the end of a variation, which is not the end of the game.
result-in-line = In this line { $seat } wins.
result-resigned = { $other } resigned.
result-you-resigned = You resigned.
result-reason =
    { $margin ->
        [0] { $seat } wins with no cells left when its turn begins.
        [one] { $seat } wins with no cells left. { $other } still has { $margin } cell.
       *[other] { $seat } wins with no cells left. { $other } still has { $margin } cells.
    }
result-points =
    { $margin ->
        [one] { $seat } scores { $margin } point.
       *[other] { $seat } scores { $margin } points.
    }
result-handicap =
    { $margin ->
        [one] { $other } ran out of cells first, but { $margin } point is not more than the handicap of { $handicap }.
       *[other] { $other } ran out of cells first, but { $margin } points are not more than the handicap of { $handicap }.
    }
result-you-win = You win!
result-you-lose = You lost
result-chain =
    { $count ->
       *[other] Longest chain: { $seat } ate { $count } bugs on turn { $number }.
    }
result-chains =
    { $count ->
       *[other] Longest chains: { $seat } ate { $count } bugs on turn { $number }, { $other } as many on turn { $then }.
    }
result-closest =
    { $count ->
        [0] Closest moment: after turn { $number } { $seat } had no cells left, but the next turn freed some.
        [one] Closest moment: after turn { $number } { $seat } had { $count } cell left.
       *[other] Closest moment: after turn { $number } { $seat } had { $count } cells left.
    }
result-again = Rematch
# In a rematch the reader has the other colour, or, of two people at one device, the other one starts.
result-again-as = Rematch as { $seat }
result-again-starts = Rematch: { $seat } starts
result-next = Next level: { $level }
result-losses = { $count } losses in a row against { $level }: an easier opponent, or hints, may be more fun.
result-losses-clock = { $count } losses in a row against { $level }: an easier opponent may be more fun.
result-easier = Easier: { $level }
result-hints = Try with hints
result-you-lost-by = See why you lost
result-lost-by = See why { $seat } lost
result-review = Review
result-go-on = Play on
resign-counts = The bot wins, and the game counts as lost.
# Two people at one device; $other is to move.
resign-people = Does { $other } resign? Then { $seat } wins.
resign-you = Do you resign? Then { $seat } wins.
resign-not = Keep playing

game-actions = Undo and step
game-take-back = Take back stone
game-swap = Swap sides
game-play-now = Play now
game-stop = Stop
game-let-bot-play = Let the bot play
game-resume = Play on from here
game-back = Back to the game
game-first = First turn
game-before = Previous turn
game-after = Next turn
game-last = Last turn

turns = Turns
turns-none = No turns yet.
# Before a turn, for screen readers: "Turn 3, Red: B1-B3".
turns-spoken = Turn { $number }, { $seat }:{" "}
turns-spoken-variation = Variation, turn { $number }, { $seat }:{" "}
turns-ate =
    { $count ->
        [one] ate 1 bug
       *[other] ate { $count } bugs
    }
turns-blackened = , removed from the board
turns-swap = swaps sides
turns-refused = Rejected:{" "}
turns-comment = Comment
turns-promote = Make main line
turns-to-line = Leave the variation
turns-delete = Delete from here

comment = Comment
comment-turn = On turn { $number }, { $turn }:
comment-game = On the whole game:
comment-save = Save
comment-unsaved = Not saved yet.
comment-continue = Continue

desk = Enter a turn as text
desk-turn = A whole turn for { $seat }
desk-submit = Submit turn

race = Cells left, turn by turn
race-empty = How many cells each side has left. The first to run out wins.
race-spoken = Cells left, turn by turn. Now: { $first } { $firstCount }, { $second } { $secondCount }.

share = Share
share-link = Link
share-link-hint = Opens the whole game, at the position on the board. The address of this page is the same link.
share-link-start = No turn has been played yet: the link opens the empty board with these rules.
share-link-learn = Opens this lesson or puzzle.
share-link-task = Opens this position, without your tries.
share-copy-link = Copy link
share-whole-hint = Opens the whole game with its { $parts }, at the position on the board.
share-whole-long = This game is too long for a link with its { $parts }. Copy the record instead.
share-short = Short link
share-short-hint = Opens only this line of turns, without { $parts }. The address of this page is the same link.
share-copy-short = Copy short link
share-beyond-variations = variations
share-beyond-comments = comments
share-beyond-names = names
share-beyond-result = result
share-qr = QR code for a phone
share-qr-what = QR code of the link
share-pictures = Pictures
share-png = Board as PNG
share-svg = Board as SVG
share-gif = Game as GIF
share-print = Print diagrams
# After print-every: what stands below a diagram.
print-left = Below each, the cells left.
# Below a diagram: the cells left to each side.
print-cells = { $first } { $firstCount } · { $second } { $secondCount }
print-every =
    { $count ->
        [1] A diagram after every turn.
       *[other] A diagram after every { $count } turns, and after the last one.
    }
share-drawing = Drawing the game …
share-pictures-hint = The board as you see it now, or the whole game turn by turn.
share-record = Record
share-copy-record = Copy record
share-download = Download
share-open = Open a game
share-open-hint = Paste a record, a link, a list of turns, a room's log, or a game from Abstract Play. Your current game is kept.
share-open-text = Text of a game
share-open-submit = Open
share-open-file = From a file …
share-open-part = Open what could be read
share-at = Line { $line }, column { $column }:
share-coordinates = Coordinates, if the text doesn't say
share-coordinates-own = as on the board now
share-rules-own = Rules and board, if the text doesn't say: those on the board now ({ $rules }, { $board }).
share-read-as = Read it as { $system }
share-which-board = This game fits several boards. On which was it played?
share-open-on = Open on { $board }
share-more = More formats
share-abstract-play = Save for Abstract Play
share-no-board = This page can't show the board of that game.

setup = New game
setup-opponent = Opponent
setup-bots = A bot
    .what = from gentle to very strong
setup-elsewhere = A friend elsewhere
    .what = by link, or live
setup-you = You play
setup-more = More options
    .what = Players, who starts, drawing a board
setup-rules = Rules: { $rules }
setup-rules-named = Rules: { $plain } ({ $rules })
setup-rules-what = Pie rule, handicap, other rules
setup-rules-plainly = { $plain } ({ $rules })
setup-rules-label = Rules
setup-rules-own = custom
setup-agreed = Options
setup-board = Board
setup-other-boards = More boards
setup-editor = Draw a board or a position
setup-drawn = As drawn
setup-random = Random
    .what = six random black cells
setup-seed = Number
setup-reconstruction = The original picture of the Green Meadow is lost. This is a reconstruction from its text: six rows, the diagonals A to G, six black cells.
setup-bot = Bot
setup-level = Which bot?
setup-name = Name (optional)
setup-starts = Who starts?
setup-starts-random = Random
setup-starts-colour = { $seat } (starts)
setup-kept = Your current game is kept: you can restore it.
setup-start = Start game

# A rule set: its name, and what differs from the first one.
ruleset-genius = Genius
    .plain = Usual rules
    .what = The usual rules, which the lessons teach: only the bug that grew this turn may eat.
    .source = Genius Death Match “Bug”
ruleset-green-meadow = Green Meadow
    .plain = Usual rules, with cells removed first
    .what = The usual rules, but each side first removes one cell from the board, which already has holes.
    .source = Green Meadow Death Match
ruleset-ludii = Ludii
    .plain = Any bug may eat, with points
    .what = Any of your bugs may eat: you choose which, one after the other. The winner scores the cells that the loser has left; a handicap is possible.
    .source = Ludii's text
    .special = Any of your bugs may eat, and the winner scores points.
ruleset-iggc = iGGameCenter
    .plain = Any bug may eat
    .what = Any of your bugs may eat: you choose which, one after the other. There are no points.
    .source = iGGameCenter
    .special = Any of your bugs may eat.
ruleset-classic = Classic
    .plain = All bugs eat at once
    .what = All your bugs that can eat do so at once, and each then grows. A growth may join your bugs.
    .source = the designer's page of 2017, as Ai Ai prints it
    .special = All your bugs eat at once, and a growth may join them.
ruleset-custom = Custom rules
    .what = Choose every rule yourself, starting from the rules that were chosen before.
# A rule set's name, with what the players agreed on.
agreed-rules = { $rules }, with { $agreed }
agreed-handicap = a handicap of { $handicap }
agreed-pie = the pie rule

switch-eaters = Who eats?
switch-eaters-active = Only the bug that grew this turn
switch-eaters-chosen = Any of your bugs, one by one
switch-eaters-all = All of your bugs at once
switch-merging = A growth may join your bugs
    .rule = A growth may join your bugs.
switch-pie = The second player may swap sides after the first turn (pie rule)
switch-setup = Cells that each side removes from the board first
switch-margin = The winner scores the cells that the loser has left
switch-handicap = points of handicap, which the stronger player must exceed
switch-stronger = Who must score more than that?
switch-stronger-first = the first player
switch-stronger-second = the second player

# The rules of the game on the board, where they differ from those that the page explains.
rules-eaters-active = Only the bug that grew this turn may eat.
rules-eaters-chosen = Any of your bugs may eat, one by one.
rules-eaters-all = All of your bugs eat at once.
rules-setup =
    { $count ->
        [one] Each side first removes { $count } cell from the board.
       *[other] Each side first removes { $count } cells from the board.
    }
rules-margin = The winner scores the cells that the loser has left.
rules-handicap-first = The first player must score more than { $handicap } to win.
rules-handicap-second = The second player must score more than { $handicap } to win.
rules-pie = The second player may swap sides after the first turn.
rules-agreed = Agreed for this game: { $agreed }
rules-played = This game uses other rules than those below: { $rules }. { $what }

rules = Bug in a minute
rules-goal = Run out of room. If you cannot grow when your turn begins, you win.
rules-step-grow = Grow
    .what = Place one stone of your colour: start a new bug, or make one bug larger by one. It must not touch two of your bugs: bugs of one colour never merge. No bug may outgrow the largest on the board, of either side.
rules-step-eat = Eat
    .what = If the bug you grew now touches enemy bugs of exactly its own shape, turned or mirrored, it eats them all, and they leave the board.
rules-step-bonus = Bonus growth
    .what = A bug that has eaten must grow by one more cell, and this time the size limit does not apply. If it then touches twins again, it eats again. If it has nowhere to grow, it cannot eat.
rules-step-win = Win
    .what = There is no passing. When your turn begins and you have no cell left to grow on, you win. There are no draws.
rules-signs = What the board shows
rules-sign-dot = you may grow here
rules-sign-ring = you may grow here, and your bug eats
rules-sign-hollow = play here and the other side has no cells left, so it wins at once
rules-sign-plus = bonus growth: choose one
rules-sign-full = heavy eyelids: this bug is full; it can't grow until another bug is larger
rules-sign-ate = beside a turn: it ate two bugs
rules-aids = Aids beside the board
rules-credit = Bug is a game by Nick Bentley (2017).
rules-made-of = Bug and all its parts are free software.
rules-licences = Licences
rules-offline = Play offline: the whole game is one file that opens with a double click.
rules-download = Download for offline

clock = Clock
clock-none = No clock
clock-preset = { $turn } s a turn + { $minutes } min reserve
clock-preset-meaning = Every turn has its seconds; extra time comes off the player's minutes for the whole game. The clock starts with the first turn.
clock-times =
    { $minutes ->
        [one] Every turn has { $turn } seconds; extra time comes off the player's { $minutes } minute for the whole game. The clock starts with the first turn.
       *[other] Every turn has { $turn } seconds; extra time comes off the player's { $minutes } minutes for the whole game. The clock starts with the first turn.
    }
clock-no-hints = During the game two people have no hints and no Study. Settings can allow them.
clock-hints = Against a bot you may use hints and Study. Your clock runs on meanwhile.
clock-own = Custom times
clock-number-turn = Seconds a turn
clock-number-reserve = Minutes in reserve
clock-number-step = Steps of the reserve, in seconds
clock-limits = A number from { $least } to { $most }
clock-end = You lose on time
clock-end-soft = when no full step is left
clock-end-hard = when the last second is used up
clock-sound = Sound when time is short
clock-rests = Pause the clock while you are away
clock-spoken = { $reserve } in reserve, { $turn } for the turn
clock-in-reserve = reserve
clock-lost = { $other }'s time is up.
clock-you-lost = Your time is up.
clock-go-on = Play on, no clock
