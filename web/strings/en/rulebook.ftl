### The rules in full. Each rule has a title, its text, and something to try on the board beside it.

rulebook-intro = Every board here is live: play on it and see what the rules do.
rulebook-rules = The rules, one by one
rulebook-switches = What other rule sets change
rulebook-glossary = The words
gallery = Shapes
gallery-intro = All { $count } shapes of up to six cells, with their names. The small number counts how often bugs of the shape were eaten in { $games } games of two bots ({ $bot }) on the { $board } board.
gallery-size =
    { $count ->
        [one] One cell
       *[other] { $count } cells
    }
gallery-shape =
    { $shape }: { $eaten ->
        [0] never eaten
        [one] eaten once
       *[other] eaten { $eaten } times
    }
rulebook-history = Where the rules come from
rulebook-history-intro = Nick Bentley published Bug in 2017. Five documents describe it, and they do not agree on who may eat and whether bugs may merge. You can play by all five.
rulebook-source = Source: { $source }. Boards: { $boards }.
rulebook-solved = What is known about the small board
rulebook-solved-intro = The small board, of 19 cells, is solved. With best play on both sides:

rule-R1 = The board
    .text = Bug is played on hexagons. Two cells touch when they share an edge. A stone stays on its cell until it is eaten; nothing moves.
    .try = A board of seven cells. Play a whole game on it.
rule-R2 = Bugs and twins
    .text = Stones of one colour that are connected are one bug. Their number is its size. Two bugs are twins when they have the same shape; turning and mirroring make no difference.
    .try = { $first }'s bend at the top and { $second }'s at the bottom are twins. { $second }'s line of three has no twin.
rule-R3 = The turn
    .text = You grow once. If that lets you eat, you eat and grow again, as often as you can. A turn is written as its cells: B1-B3 is a growth on B1, then a bonus growth on B3.
    .try = C5 begins a turn of three cells.
rule-R4 = Growth
    .text = You grow on an empty cell that touches none of your bugs, which starts a new one, or exactly one, which makes it larger. A cell that touches two of your bugs would merge them and is closed to you.
    .try = Try A2, between the two { FORM($first, "adjective") } bugs.
rule-R5 = The limit
    .text = A growth may not make a bug larger than the largest one, of either side, was before the turn. Starting a new bug is always within the limit.
    .try = The bug of three at the top is full. Try to grow it, then the small one.
rule-R6 = Eating
    .text = If the bug you grew touches twins of the other colour, it eats all of them at once. They leave the board.
    .try = Make the { FORM($first, "adjective") } bug as large as the { FORM($second, "adjective") } one beside it.
rule-R7 = The bonus growth
    .text = A bug that has eaten grows by one stone. It may use cells that have just become free, and the limit does not apply; but merging stays forbidden.
    .try = Eat, and move in where the { FORM($second, "adjective") } bug was.
rule-R8 = No room, no meal
    .text = If there is no cell for the bonus growth, nothing is eaten, and the twins stay side by side.
    .try = { $first } on A1 touches its twin at A2, and can't eat it.
rule-R9 = Eating is compulsory
    .text = If you can eat, you must, until nothing is left to eat.
    .try = C3 touches both { FORM($second, "adjective") } bugs: it eats both, and grows once.
rule-R10 = The end
    .text = If you cannot grow when your turn begins, you win at once. There is no passing.
    .try = One cell leaves { $first } no other. Then it is { $second }'s turn, and after that { $first } has won.
rule-R11 = No draws
    .text = List the sizes of all bugs, largest first. After every turn the first number that has changed is larger than before, or a number has been added. So no position occurs twice, and every game has a winner.
    .try = Play on from here to the end: it can't take long.
rule-chosen = Any bug may eat
    .text = In Ludii and on iGGameCenter any of your bugs may eat, not only the one that grew; you choose which, one after the other.
    .try = { $second } to play. Grow far away: the bug at C2 still has to eat.
rule-all = All eat at once
    .text = In the oldest text, all bugs that can eat do so together, in rounds, and each grows once.
    .try = { $first } on B4: two { FORM($first, "adjective") } bugs share the prey.
rule-merging = Merging
    .text = In the oldest text, a growth may also join your bugs, if the joined bug is within the limit.
    .try = The other rules close D1 and D2 to { $first }; here bugs may join.

solved-genius = Genius: only the bug that grew may eat
    .result = the second player wins, in 31 turns
solved-genius-merging = the same, with merging
    .result = the first player wins, in 28 turns, from the middle of an edge
solved-chosen = Ludii and iGGameCenter: any bug may eat
    .result = the first player wins, in 26 turns, from the middle of an edge
solved-all = all bugs eat at once, with or without merging
    .result = the first player wins, in 26 turns, from the middle of an edge

word-bug = bug
    .meaning = connected stones of one colour
word-size = size
    .meaning = how many stones a bug has; the number on it
word-twin = twin
    .meaning = an enemy bug of the same shape; it may be turned or mirrored
word-growth = growth
    .meaning = the stone with which every turn begins
word-spawn = spawn
    .meaning = a growth that starts a new bug
word-limit = limit
    .meaning = the size of the largest bug: no growth may go beyond it
word-full = full
    .meaning = a bug at the limit is full: it may not grow. Its eyelids are heavy
word-prey = prey
    .meaning = the twins that a bug eats
word-bonus = bonus
    .meaning = the stone by which a bug grows after eating
word-chain = chain
    .meaning = a turn that eats, grows, and eats again
word-idle = idle twins
    .meaning = twins side by side that can't eat each other because neither can grow
word-cells-left = cells left
    .meaning = the cells on which a side could grow now. With none at the start of your turn, you win
word-margin = margin
    .meaning = how many cells the loser has left; some rule sets score it
word-hexhex = hexhex3
    .meaning = a hexagon with three cells along each edge: the small board. hexhex4, hexhex5 and so on are larger
word-limping = limping
    .meaning = a hexagon whose edges alternate between two lengths
