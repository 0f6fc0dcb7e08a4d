### The lessons. A lesson's title; for each step what it asks for, the answer when it is done (right), and when something
### else is (wrong). $first is the reader's colour, $second the other one. Cells are written by rows (A1); the page turns them
### into the coordinates that the reader has chosen.

lesson-number = Lesson { $number } of { $of }
lesson-step = Step { $step } of { $of }
lesson-next = Next
lesson-next-lesson = Next lesson
lesson-open = Next open lesson
lesson-leave = Back to my game
lesson-leave-invited = Back to the invitation
lesson-show = Show me
lesson-try = Try it yourself
lesson-done = done
lesson-seen = gone through with help
lesson-answers = { $second } answers …
lesson-first-game = Play your first game
lesson-play = Play a game
lesson-strategy = Go on with strategy
lesson-basics = The rules
lesson-ideas = Strategy
lesson-end-rules = You know all the rules now.
lesson-end = The end of the strategy lessons.
lesson-end-all = You have done all the lessons!
lesson-cells-left = Cells left: { $first } { $firstCount }, { $second } { $secondCount }

lesson-title-bug = A bug
lesson-step-bug-1 = You are { $first }. Place your first stone anywhere on the board.
    .right = That is already a bug, of size 1. It stays where it is: in Bug nothing ever moves.
    .wrong = Place your first stone anywhere.
lesson-step-bug-2 = Stones of one colour that are next to each other are one bug. { $first } has two bugs here. Tap or click the larger one.
    .right = Yes: three stones, one bug. The number on it is its size.
    .wrong = Not that one. Tap or click the larger { FORM($first, "adjective") } bug: the one with three stones.

lesson-title-growing = Growing
lesson-step-growing-1 = Every turn begins with one new stone. Make your bug larger: choose a cell next to it.
    .right = Your bug has size 2 now.
    .wrong = That starts a second bug, which is allowed. But here make the first one larger.
lesson-step-growing-2 = The same board again. This time start a second bug: choose a cell that is not next to the first.
    .right = Two bugs of size 1. Grow a bug or start one: that is your choice every turn.
    .wrong = That makes your bug larger. Here start another one, away from it.

lesson-title-merging = Never merge
lesson-step-merging-1 = You have two bugs with one cell between them. Try that cell, A2.
    .right = Not allowed: it is next to two of your bugs, and bugs of one colour never merge.
    .wrong = That is a fine turn, but try A2, the cell between your two bugs.
lesson-step-merging-2 = So grow next to only one of them.
    .right = Good. Cells between your own bugs are closed to you. Remember that: it will win games.
    .wrong = That starts a third bug. Here grow one of the two.

lesson-title-limit = The limit
lesson-step-limit-1 = The largest bugs on the board have size 3. One of them is yours, at the top. Try to make it larger.
    .right = Not allowed: no bug may outgrow the largest one on the board, of either side. Heavy eyelids mean: this bug is full.
    .wrong = That is allowed. But try to grow the bug of 3.
lesson-step-limit-2 = Your small bug, at C5, is not full. Grow that one.
    .right = It may grow up to size 3. A bug can become larger than all the others only by eating.
    .wrong = That starts a new bug. Grow the small one at C5.

lesson-title-twins = Twins
lesson-step-twins-1 = Two bugs of the same shape are twins, even if one is turned. Your bug is a bend of three. Tap or click its { FORM($second, "adjective") } twin.
    .right = The same bend, turned. The { FORM($second, "adjective") } bug of three in a line has the same size, but is not a twin.
    .wrong = Not that one. Tap or click the { FORM($second, "adjective") } bug with the shape of yours: a bend of three.
lesson-step-twins-2 = Mirrored shapes are twins too. Tap or click the { FORM($second, "adjective") } twin of your bug of four.
    .right = Turned and mirrored, it is the same shape. Only the outline counts.
    .wrong = Not that one. Your bug is three in a line with one more at the end; so is its twin.

lesson-title-eating = Eating
lesson-step-eating-1 = A bug that you grow eats every twin next to it. Grow yours to size 2, next to the { FORM($second, "adjective") } bug. Then it grows once more, as a bonus.
    .right = Eaten! And your bug has size 3 now: the limit does not apply to a bonus growth.
    .wrong = Nothing was eaten. Grow your bug to size 2, so that it is the twin of the { FORM($second, "adjective") } one.
lesson-step-eating-2 = The cells of an eaten bug are free at once. Eat again, and place the bonus growth where the { FORM($second, "adjective") } bug was.
    .right = Your bug has moved in. Eating is compulsory: if the bug that grew can eat, it must.
    .wrong = Eat the { FORM($second, "adjective") } bug, and choose one of its cells for the bonus growth.

lesson-title-chains = Chains
lesson-step-chains-1 = After a bonus growth your bug has a new shape. If a twin is next to it again, it eats again. Find the turn that eats two bugs, one after the other.
    .right = One stone, two bugs eaten. Such chains turn games around, and they are easy to miss.
    .wrong = No chain yet. Start a new bug next to the { FORM($second, "adjective") } bug of size 1.

lesson-title-blocked = No room, no meal
lesson-step-blocked-1 = A bug that eats must be able to grow. Start a bug at A1, beside its { FORM($second, "adjective") } twin, and watch.
    .right = Nothing was eaten: your new bug has no room to grow. Each free cell beside it also touches another bug of yours, and the two would merge.
    .wrong = That is allowed. But see what happens at A1.
lesson-step-blocked-2 = Now there is another { FORM($second, "adjective") } bug of size 1. Eat one of the two.
    .right = There was room for the bonus growth, so it worked.
    .wrong = Nothing was eaten. Start a bug beside a { FORM($second, "adjective") } one where it can grow.

lesson-title-several = Several at once
lesson-step-several-1 = A bug eats all the twins next to it, and then grows once. Eat both { FORM($second, "adjective") } bugs in one turn.
    .right = Two eaten, one bonus growth.
    .wrong = One cell is next to both { FORM($second, "adjective") } bugs. Start your bug there.

lesson-title-winning = How to win
lesson-step-winning-1 = You win if you can't grow when your turn begins. So use up your own room: one cell here leaves you no other, whatever { $second } does. Point at a cell, or try one, to see how many cells are left.
    .right = { $second } had to play, and you had no cells left: you win!
    .wrong = Then you still have a cell left when your turn comes. Watch the number beside { $first }: it has to fall to 0.

lesson-title-patience = Don't eat too soon
lesson-step-patience-1 = One turn here eats; another one wins. Eating makes room, and room is what you don't want. Find the turn that wins.
    .right = You have no cells left, and { $second } has plenty. Eating can wait; often it is better never to eat.
    .wrong = After that you still have cells left when your turn comes, and the win is gone. Watch the number beside { $first }.

lesson-title-duck = Easy prey
lesson-step-duck-1 = The largest bugs may not grow, so they keep their shape, and an enemy has time to copy it. { $second }'s bug of three at A3 is one of the largest. Make its twin, and eat it.
    .right = The largest bug on the board is yours now, and { $second } can eat it only with a twin right next to it. Make your own large bugs in shapes that are hard to copy.
    .wrong = Make a twin of { $second }'s bug of three, right next to it: your bug of two, at the top, needs just one more stone.

lesson-title-cells = Cells of your own
lesson-step-cells-1 = Only you can fill the marked cells, A1, C1 and C4: { $second } would merge there, or outgrow the limit. The other two are open to both of you. Which kind should you fill first?
    .right = Nobody can take a cell that only you can fill, so it can wait: now { $second } must fill the shared ones. Here each of your own cells wins, and each shared one loses.
    .wrong = { $second } would have had to fill that cell. Now { $second } has fewer turns left, and wins. Leave the shared cells to { $second }: fill one that only you can fill.
lesson-step-cells-2 = Your own cells can wait, but each one still costs you a turn, and you want to run out of cells first. Find the growth that uses up most of your own cells, and none of { $second }'s.
    .right = From 7 cells to 1 in one turn: it uses up your room and none of { $second }'s three cells. Now { $second } must fill a cell that you share, and that uses up yours as well.
    .wrong = That leaves you more cells to fill than necessary. Point at each cell, or try it, and watch { $first }'s number: which one brings it down to 1?

lesson-title-counting = Count the cells
lesson-step-counting-1 = Near the end, count: how many cells do I have left, and how many does { $second } have? You want to run out first. One turn leaves you 1 cell and { $second } 4. Find it.
    .right = Exactly. The numbers beside the colours are the whole game in two figures: look at both before every turn.
    .wrong = Count again: which cell leaves { $first } only 1, and { $second } 4?
