### The aids on the board: twins, threats, outlook, territory, marks.

aids = Show
aids-legend = What is shown
aids-title = { $name } (key { $key })
aid-twins = Twins
    .what = bugs with the same letter have the same shape; the letter is filled if both sides have it. Point at a bug, or tap it, to light up its twins
aid-threats = Threats
    .what = which bugs could be eaten next turn, from where, and how much in all; a shield: can never be eaten
aid-outlook = Outlook
    .what = what the other side could eat after you play on a cell, and how the cells left change
aid-territory = Territory
    .what = the cells that only one side can still grow on, and the bugs that may still grow
aid-marks = Marks
    .what = your own arrows and rings
aids-line = { $aid }: { $words }
aids-setup = Nothing to show yet: there are no bugs.
aids-over = The game is over.

# Added to a cell's name, for screen readers.
cell-shape = shape { $shape }, no twin
cell-shape-twins = shape { $shape }, twins at { $twins }
cell-in-danger = in danger: { $seat } could eat it from { OR($cells) }
cell-safe = safe for good
cell-could-eat =
    { $count ->
        [one] { $seat } could eat { $count } stone from here
       *[other] { $seat } could eat { $count } stones from here
    }
cell-land-only = only { $seat } can grow here
cell-land-both = both can grow here
cell-land-nobody = neither side can grow here
cell-reply =
    { $count ->
        [one] then { $seat } could eat { $count } stone
       *[other] then { $seat } could eat { $count } stones
    }
cell-reply-none = then { $seat } could eat nothing
cell-mark-begun = a mark starts here

twins-none = There are no bugs yet.
twins-hint = Bugs with the same letter have the same shape; the letter is filled if both sides have it. Point at a bug, or tap it, to see its twins.
twins-all = All shapes
twins-kind = { $shape }: { $first } { $firstCount }, { $second } { $secondCount }
twins-both = On both sides: { $shapes }.
twins-no-both = No bug has a twin on the other side.
twins-bug = This { FORM($seat, "adjective") } bug of { $size } has no twin.
twins-bug-twins = This { FORM($seat, "adjective") } bug of { $size } is the twin of { $twins }.
twins-bug-friends =
    { $count ->
        [one] On its own side, { $friends } has the same shape.
       *[other] On its own side, { $friends } have the same shape.
    }

threats-half = Threats appear again when this turn is complete.
threats-now =
    { $most ->
        [1] { $seat } could eat now, from { OR($cells) }: { $most } stone.
       *[other] { $seat } could eat now, from { OR($cells) }: up to { $most } stones.
    }
threats-later =
    { $most ->
        [1] { $seat } could eat if it moved next, from { OR($cells) }: { $most } stone.
       *[other] { $seat } could eat if it moved next, from { OR($cells) }: up to { $most } stones.
    }
threats-none-now = { $seat } could eat nothing now.
threats-none-later = { $seat } could eat nothing if it moved next.
threats-safe = Safe for good: { $bugs }.
threats-sign-danger = could be eaten next turn
threats-sign-jaws = from here
threats-sign-safe = can never be eaten
# Shown when the reader points at such a cell or bug: badges 1, 2, … on the cells of the turn, ×1, ×2, … on what is eaten.
threats-sign-step = when you point: the stones of the turn, in order
threats-sign-eaten = what its first meal eats
threats-numbers = 1, 2, …: the stones of the turn, in order; ×1: what its first meal eats.
# A turn that eats, cell by cell: "B1, then B3".
threats-line =
    { $count ->
        [one] { $seat } could play { $turn } and eat { $count } stone.
       *[other] { $seat } could play { $turn } and eat { $count } stones.
    }
threats-then = { $before }, then { $cell }
threats-danger = { $seat } could eat it from { OR($cells) }.

outlook-hint = −1: if you play there, { $seat } can then eat 1 of your stones. No number: you lose at once. Point or tap to see which.
outlook-not-bad = Being eaten is not always bad: it can leave the other side more cells, and the side with none left wins.
outlook-none = Appears before your own turns.
outlook-reply =
    { $most ->
        [1] { $seat } could then eat { $most } stone, from { OR($cells) }.
       *[other] { $seat } could then eat up to { $most } stones, from { OR($cells) }.
    }
outlook-reply-none = { $seat } could then eat nothing.
outlook-reply-wins = { $seat } then has no cells left, and wins.
outlook-with-bonus = With bonus growth on { $bonus }: { $reply }
outlook-sign-price = how many stones the other side could then eat
outlook-sign-none = nothing could then be eaten
outlook-sign-danger = stones that the other side could then eat
outlook-sign-jaws = cell on which it would grow to eat them

territory-cells =
    { $first ->
        [one] Only { $firstSeat } can grow on { $first } cell, only { $secondSeat } on { $second }, both on { $both }, neither on { $neither }.
       *[other] Only { $firstSeat } can grow on { $first } cells, only { $secondSeat } on { $second }, both on { $both }, neither on { $neither }.
    }
territory-bugs = The size limit is { $limit }. Bugs that may still grow (+): { $firstSeat } { $first }, { $secondSeat } { $second }.
territory-only = only { $seat }
territory-both = both
territory-neither = neither

marks-all = Drawing: drag from cell to cell for an arrow, press one cell for a ring. Marks stay with their position.
marks-mouse = Right-drag draws an arrow and right-click a ring at any time; Shift, Alt or both change the colour.
marks-clear = Clear marks
marks-ink = Colour: { $name }
marks-ink-0 = green
marks-ink-1 = orange
marks-ink-2 = violet
marks-ink-3 = black
marks-arrow = an arrow from { $from } to { $to }
marks-ring = a ring on { $cell }
marks-drawn = Drawn: { $marks }.

# The names of polyhex puzzles: shapes of three and four cells.
shape-3a = bar
shape-3b = bend
shape-3c = triangle
shape-4a = bar
shape-4b = worm
shape-4c = wave
shape-4d = pistol
shape-4e = bee
shape-4f = arch
shape-4g = propeller
named-shape = { $name } ({ $mark })
named-size = { $size } ({ $name })
