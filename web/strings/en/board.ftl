### The board: what its cells are called, and the line below it.

board-label = Board: { $board }
board-label-drawn = Board: drawn by hand
# In "Rules …, Small board".
board-drawn = Drawn
board-sheet = Board to draw on
board-keys = Arrow keys move over the cells, Enter plays there, Backspace takes back the last stone.

board-name-hexhex2 = Tiny
board-name-hexhex3 = Small
    .what = quick, the classic
board-name-hexhex4 = Standard
    .what = deeper
board-name-hexhex5 = Large
board-size = Size { $size }
board-limping = Limping { $edges }
board-name-green-meadow = Green Meadow
    .what = with holes
# A board whose six black cells are random.
board-meadow = Green Meadow { $number }
board-cells = { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }

# What is on a cell and what it would do, after its name, as a screen reader says it: "C3, empty, grows to size 3, eats 1".
cell-empty = empty
cell-black = not part of the board
cell-stone = { FORM($seat, "adjective") } stone
cell-bug = { FORM($seat, "adjective") } bug of { $size }
cell-bug-full = { FORM($seat, "adjective") } bug of { $size }, full
cell-eaten = being eaten
cell-hungry = hungry, can be picked to eat
cell-picked = picked to eat
cell-feeds = feeds the bug at { $bug }
cell-does =
    { $kind ->
        [blacken] can be removed from the board
        [spawn] starts a new bug
        [enlarge] grows to size { $size }
        [join] joins bugs into one of { $size }
       *[bonus] bonus growth to size { $size }
    }
cell-eats = eats { $count }
cell-gives-away = lets { $seat } win
cell-would-merge = would merge
cell-too-large = would outgrow the largest bug
cell-not-touching = does not touch the bug that eats
cell-starves = would leave an eater hungry

line-starts = { $seat } starts. Play anywhere.
# To a player with a friend.
line-here-starts = You are { $seat }, and you start. Play anywhere.
# To a newcomer against a bot.
line-you-start = You are { $seat }, and { $seat } starts. Place a stone on any cell. You win if you have no cell left to play when your turn begins.
line-full = Your bug is half asleep because it is full: it is as large as the largest bug, so it can't grow. Start another one.
line-rings = A ring with a dot: this turn eats.
line-giveaways = A ring without a dot: then { $seat } wins at once.
line-all-lose = { $mover } to play, but every cell loses: { $seat } wins at once.
line-grow = { $seat } to play: choose a marked cell.
line-blacken = { $seat } to play: choose a cell to remove from the board.
line-blacken-more = { $seat } to play: choose a cell to remove from the board. { $left } to go before the first bug.
line-may-swap = { $seat } to play: choose a marked cell, or swap sides.
line-bonus = Bonus growth for { $seat }: choose where the bug grows.
line-hungry = Bonus growth for { $seat }: { $count } bugs can eat, at { $bugs }. Choose a bonus cell, or a bug first.
line-round = Bonus growth for { $seat }: { $count } bugs eat together, at { $bugs }, and each grows once. Choose a bonus cell, or a bug first.
line-picked = Bonus growth for { $seat }: the bug at { $bug } grows on { OR($cells) }. Click it again to see all bonus cells.
line-picked-many = Bonus growth for { $seat }: the bug at { $bug } grows on one of { $count } cells. Click it again to see all bonus cells.
line-bot-thinks = { $seat } is thinking …
line-friend = { $seat } to play: your friend's turn.
line-friend-named = { $seat } to play: it is { $friend }'s turn.
line-friend-over = This game is over.
line-bot-waits = { $seat }, the bot, is waiting.
line-review-start =
    { $of ->
        [one] The start: { $of } turn follows.
       *[other] The start: { $of } turns follow.
    }
line-review = Turn { $turn } of { $of }.
# In the study of a puzzle, which counts the turns of one side: the turns of both.
line-step = Step { $turn } of { $of }.
line-undone = Taken back. Play another turn.
line-may-play = { $seat } to play: choose a cell to try another turn.
# Study: the reader tries turns.
line-variation = A variation from turn { $number }: { $seat } to play.
line-variation-turn = A variation from turn { $number }: turn { $turn } of { $of }.
line-watching =
    { $count ->
        [one] { $seat } has { $count } cell left: it is marked. Fewer is better.
       *[other] { $seat } has { $count } cells left: they are marked. Fewer is better.
    }
line-waking = Loading the rules. You can already play.
line-tap-again = Tap again to play.
line-gives-away = Then { $seat } has no cells left, and wins.

blocked-other_eater = That cell feeds another bug. All bonus cells are shown again.
blocked-bot_turn = It is the bot's turn.
blocked-friend_turn = It is your friend's turn.
blocked-look_only = This is not the game's current position. Go back to the game, or open Study to try turns.
blocked-no_aids = In a game with a friend, Bug shows only what is on the board, until the game ends.
blocked-ask_takeback = You have sent this turn. Under “More” you can ask to take it back.
blocked-one_moment = One moment …
blocked-not_agreed = Wait until your friend agrees.
blocked-not_drawn = First both devices draw lots for who starts.
blocked-link = One moment: opening a linked game.
blocked-letter = One moment: opening your friend's link.
blocked-invited = Your friend's link waits for your answer.
blocked-over = The game is over.
blocked-timed = While two people play with a clock, Study stays closed. Settings can allow it.
blocked-still_loading = Got it. This plays as soon as the rules are loaded.

# What a legal cell would do: its growth, who then eats, and the bonus cells that follow.
does-blacken = Removes this cell from the board
does-spawn = Starts a new bug
does-enlarge = Grows your bug to { $size }
does-join = Joins your bugs into one of { $size }
does-bonus = Bonus: grows to { $size }
does-bonus-for = Bonus growth to { $size } for the bug at { $bug }
does = { $does }.
does-eats = { $does } and { $eats }; { $bonus }.
does-then-eats = { $does }, which then { $eats }; { $bonus }.
does-other-eats = { $does }. The bug at { $bug } { $eats }; { $bonus }.
does-some-can-eat = { $does }. Then { $bugs } can eat; { $bonus }.
does-some-eat-together = { $does }. Then { $bugs } eat together; { $bonus }.
eater-it = it
eater-at = the bug at { $bug }
eats-none = grows
eats = eats { $prey }
bonus-cell = then a bonus at { $cell }
bonus-cells = then choose a bonus cell: { OR($cells) }
bonus-cells-many = then choose one of { $count } bonus cells
# Bugs by their sizes: "2 bugs of 1 and 1 bug of 3".
bugs-of =
    { $count ->
        [one] a bug of { $size }
       *[other] { $count } bugs of { $size }
    }
more-bugs-of =
    { $count ->
        [one] one more bug of { $size }
       *[other] { $count } more bugs of { $size }
    }

# Why a cell may not be played.
refusal-not-a-cell = { $cell } is not a cell of this board.
refusal-not-a-cell-unnamed = That is not a cell of this board.
refusal-occupied = { $cell } is taken by a { FORM($seat, "adjective") } bug of { $size }.
refusal-occupied-by-any = { $cell } is taken.
refusal-black = { $cell } is not part of the board.
refusal-would-merge =
    { $count ->
        [2] { $cell } touches two of your bugs, at { $bugs }. Bugs of one colour never merge.
       *[other] { $cell } touches { $count } of your bugs, at { $bugs }. Bugs of one colour never merge.
    }
refusal-would-merge-bonus =
    { $count ->
        [2] { $cell } touches two of your bugs, at { $bugs }. A bonus growth never merges bugs.
       *[other] { $cell } touches { $count } of your bugs, at { $bugs }. A bonus growth never merges bugs.
    }
refusal-too-large = { $cell } would grow the bug at { $bugs } to { $size }. No bug may outgrow the largest on the board, which is { $limit }.
refusal-too-large-joined = { $cell } would join your bugs at { $bugs } into one of { $size }. No bug may outgrow the largest on the board, which is { $limit }.
refusal-must-eat = The turn is not over: it eats { $prey }. Add a bonus cell: { OR($bonus) }.
refusal-must-grow = The turn is not over. Add a bonus cell: { OR($bonus) }.
refusal-nothing-to-eat = There is nothing left to eat: the turn ends here.
refusal-not-touching = { $cell } does not touch the bug that eats, at { $bugs }. Only that bug gets the bonus growth.
refusal-not-touching-many = { $cell } touches none of the bugs that eat, at { $bugs }. Only they get the bonus growth.
refusal-starves = { $cell } would leave the bug at { $bugs } without a bonus cell.
refusal-over = The game is over.
refusal-empty-turn = A turn needs at least one cell.
refusal-no-swap = You can't swap sides now.

# What was played last, as a screen reader says it.
played = { $seat } played { $turn }.
played-and-ate = { $seat } played { $turn } and ate { $prey }.
# Said after it in a first game.
meal-why = Its bug touched a bug of the same shape. The bonus growth went to { $bonus }.
played-blackened = { $seat } removed { $cell } from the board.
played-swapped = { $seat } swapped sides: its stone is { FORM($seat, "adjective") } now.

editor = Draw a board or a position
editor-paint = Paint cells
editor-ink-cell = Cell
editor-ink-black = Black cell
editor-ink-stone = { $seat } stone
editor-mover = Whose turn is it?
editor-setup = Cells to remove before the game, by both players together
editor-help = Drag to paint many cells, or hold Shift and use the arrow keys. Painting the same again clears a cell. Cells need not be connected. The board marks where the player to move can grow.
editor-widen = More space
editor-place = Row { $row }, place { $place }
editor-mark-none = no cell
editor-mark-black = black cell
editor-clear-stones = Remove stones
editor-clear-all = Clear everything
editor-leave = Back to the game
editor-play = Play this
editor-study = Study this
editor-legal =
    { $count ->
        [one] { $seat } has { $count } cell left.
       *[other] { $seat } has { $count } cells left.
    }
editor-legal-eats =
    { $count ->
        [one] { $seat } can play on { $count } cell, and eats on { $eating }.
       *[other] { $seat } can play on { $count } cells, and eats on { $eating } of them.
    }
editor-legal-eats-all =
    { $count ->
        [one] { $seat } can play on { $count } cell, and eats there.
       *[other] { $seat } can play on { $count } cells, and eats on all of them.
    }
editor-blacken =
    { $count ->
        [one] { $seat } can remove { $count } cell from the board; { $left } to go before the first bug.
       *[other] { $seat } can remove { $count } cells from the board; { $left } to go before the first bug.
    }
editor-over = { $seat } has already won: there are no cells left.
