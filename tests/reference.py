"""The rules of Bug, written to be obviously right rather than fast.

Cells are axial tuples `(q, r)`, sets of cells are frozensets, and every rule is one short function that follows the
sentence of docs/rules.md with the same number. This file shares nothing with `bug_engine`: if the two disagree, one of
them is wrong.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

Cell = tuple[int, int]
Cells = frozenset[Cell]
Turn = tuple[Cell, ...]

NOTHING: Cells = frozenset()
NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


@dataclass(frozen=True)
class Rules:
    """The switches of a rule set: `eaters` is active, chosen or all; `setup` is how many cells each player blackens."""

    eaters: str = "active"
    merging: bool = False
    setup: int = 0


@dataclass(frozen=True)
class State:
    """A position: the cells of the board, the stones of player 0 (`x`) and player 1 (`o`), and the player to move.

    `black` are the cells of the board that the players have blackened.
    """

    board: Cells
    stones: tuple[Cells, Cells] = (NOTHING, NOTHING)
    black: Cells = NOTHING
    mover: int = 0

    @property
    def empty(self) -> Cells:
        return self.board - self.stones[0] - self.stones[1] - self.black


# R1, R2: cells, bugs and shapes


def around(cells: Iterable[Cell]) -> Cells:
    """R1: all cells next to one of `cells`, without `cells`."""
    inside = frozenset(cells)
    return frozenset((q + dq, r + dr) for q, r in inside for dq, dr in NEIGHBOURS) - inside


@lru_cache(maxsize=1 << 16)
def bugs(stones: Cells) -> tuple[Cells, ...]:
    """R2: the maximal connected sets of one player's stones."""
    found = []
    left = set(stones)
    while left:
        bug = frozenset([min(left)])
        while more := around(bug) & left:
            bug |= more
        found.append(bug)
        left -= bug
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def shape(bug: Cells) -> tuple[Cell, ...]:
    """R2: the polyhex up to rotation and reflection: the least of its twelve images, each moved to the origin."""
    images = []
    for image in (list(bug), [(r, q) for q, r in bug]):
        for _ in range(6):
            image = [(-r, q + r) for q, r in image]
            left, top = min(q for q, _ in image), min(r for _, r in image)
            images.append(tuple(sorted((q - left, r - top) for q, r in image)))
    return min(images)


def largest(state: State) -> int:
    return max(map(len, bugs(state.stones[0]) + bugs(state.stones[1])), default=0)


# R4, R5: growth


def mobility(state: State, rules: Rules, side: int) -> Cells:
    """R4, R5: the cells on which `side` could grow at the start of a turn."""
    limit = largest(state)
    cells = set()
    for cell in state.empty:
        touched = [bug for bug in bugs(state.stones[side]) if cell in around(bug)]
        size = 1 + sum(map(len, touched))
        spawns, merges = not touched, len(touched) > 1
        if spawns or (size <= limit and (rules.merging or not merges)):
            cells.add(cell)
    return frozenset(cells)


# R6, R7: one meal


def twins(bug: Cells, enemies: Cells) -> Cells:
    """R6: the stones of all enemy bugs that this bug touches and that have its shape."""
    prey = [enemy for enemy in bugs(enemies) if shape(enemy) == shape(bug) and around(bug) & enemy]
    return NOTHING.union(*prey)


def bonus_cells(bug: Cells, own: Cells, empty: Cells) -> Cells:
    """R7: the empty cells that touch this bug and no other bug of its player."""
    return (around(bug) & empty) - around(own - bug)


def bug_at(cell: Cell, stones: Cells) -> Cells:
    return next(bug for bug in bugs(stones) if cell in bug)


# R6 to R9: all that may follow the growth. `own` and `enemies` are the stones of the mover and of the opponent,
# `open_cells` the board without its black cells. Each continuation is the bonus cells, in order, and the stones after
# them.

Ending = tuple[Turn, Cells, Cells]


def feast(eaters: str, grown: Cell, own: Cells, enemies: Cells, open_cells: Cells) -> Iterator[Ending]:
    """R9: eat until no bug that may eat can eat; `grown` is the cell of the growth."""
    if eaters == "all":
        meals = rounds(own, enemies, open_cells)
    else:
        may_eat = bugs(own) if eaters == "chosen" else (bug_at(grown, own),)
        meals = single_meals(may_eat, own, enemies, open_cells)
    nothing_eaten = True
    for cells, own_after, enemies_after in meals:
        nothing_eaten = False
        for more, own_at_end, enemies_at_end in feast(eaters, grown, own_after, enemies_after, open_cells):
            yield cells + more, own_at_end, enemies_at_end
    if nothing_eaten:
        yield (), own, enemies


def single_meals(may_eat: Iterable[Cells], own: Cells, enemies: Cells, open_cells: Cells) -> Iterator[Ending]:
    """R6, R7, R8: one bug eats all its twins at once and grows by one; if it could not grow, it does nothing."""
    for eater in may_eat:
        if prey := twins(eater, enemies):
            left = enemies - prey
            for cell in bonus_cells(eater, own, open_cells - own - left):
                yield (cell,), own | {cell}, left


def rounds(own: Cells, enemies: Cells, open_cells: Cells) -> Iterator[Ending]:
    """`eaters="all"`: one round, in which all eaters eat together and then grow one after another."""
    eaters = [bug for bug in bugs(own) if twins(bug, enemies)]
    while True:
        left = enemies - NOTHING.union(*(twins(bug, enemies) for bug in eaters))
        fed = [bug for bug in eaters if bonus_cells(bug, own, open_cells - own - left)]
        if fed == eaters:
            break
        eaters = fed
    if eaters:
        for cells, own_after in grow_each(eaters, own, open_cells - left):
            yield cells, own_after, left


def grow_each(eaters: list[Cells], own: Cells, room: Cells) -> Iterator[tuple[Turn, Cells]]:
    """Every order and choice of cells in which each of `eaters` can grow once; `room` has no black and enemy cells."""
    if not eaters:
        yield (), own
    for eater in eaters:
        others = [bug for bug in eaters if bug != eater]
        for cell in bonus_cells(eater, own, room - own):
            for more, own_after in grow_each(others, own | {cell}, room):
                yield (cell, *more), own_after


# R3, R10: turns, and the end


def in_setup(state: State, rules: Rules) -> bool:
    """Whether the players are still blackening cells; they stop early if no cell is left."""
    return bool(state.empty) and len(state.black) < 2 * rules.setup


def turns(state: State, rules: Rules) -> dict[Turn, State]:
    """R3: every legal turn, as the cells played, and the position after it; none when the game is over (R10)."""
    opponent = 1 - state.mover
    if in_setup(state, rules):
        return {(cell,): replace(state, black=state.black | {cell}, mover=opponent) for cell in state.empty}
    found: dict[Turn, State] = {}
    for cell in mobility(state, rules, state.mover):
        own = state.stones[state.mover] | {cell}
        for more, own_after, enemies in feast(
            rules.eaters, cell, own, state.stones[opponent], state.board - state.black
        ):
            turn = (cell, *more)
            assert turn not in found, f"R3: {turn} means two things"
            stones = (own_after, enemies) if state.mover == 0 else (enemies, own_after)
            found[turn] = replace(state, stones=stones, mover=opponent)
    return found


def winner(state: State, rules: Rules) -> int | None:
    """R10."""
    over = not in_setup(state, rules) and not mobility(state, rules, state.mover)
    return state.mover if over else None


def margin(state: State, rules: Rules) -> int:
    """The score of a finished game: the number of cells where the loser could still grow."""
    return len(mobility(state, rules, 1 - state.mover))


# Boards, text and counts


def hexhex(side: int) -> Cells:
    """The regular hexagon: all cells at most `side` - 1 steps from the middle."""
    span = range(1 - side, side)
    return frozenset((q, r) for q in span for r in span if abs(q + r) < side)


def rows(board: Cells) -> list[list[Cell]]:
    """The rows of cells from the top to the bottom, each from left to right; a row in between may be empty."""
    heights = {r for _, r in board}
    return [sorted(cell for cell in board if cell[1] == r) for r in range(min(heights), max(heights) + 1)]


def names(board: Cells) -> dict[Cell, str]:
    """The names of the cells: the row's letter, from the top, then 1, 2, 3… from the left."""
    return {cell: f"{chr(ord('A') + y)}{x + 1}" for y, row in enumerate(rows(board)) for x, cell in enumerate(row)}


def listed(state: State, rules: Rules) -> dict[str, State]:
    """The positions of `turns` by the texts of the turns: names of cells joined by `-`."""
    name = names(state.board)
    return {"-".join(name[cell] for cell in turn): after for turn, after in turns(state, rules).items()}


def text(state: State) -> str:
    """Rows joined by `/`: `.` empty, `x` and `o` stones, `#` black."""
    letter = {cell: mark for mark, cells in zip("xo#", (*state.stones, state.black), strict=True) for cell in cells}
    return "/".join("".join(letter.get(cell, ".") for cell in row) for row in rows(state.board))


def parse(position: str, board: Cells, mover: int) -> State:
    """The opposite of `text`."""
    marks = dict(zip((cell for row in rows(board) for cell in row), position.replace("/", ""), strict=True))
    x, o, black = (frozenset(cell for cell in board if marks[cell] == mark) for mark in "xo#")
    return State(board, (x, o), black, mover)


def perft(state: State, rules: Rules, depth: int) -> int:
    """The number of ways to play `depth` stones; an incomplete turn counts, too."""
    if depth == 0:
        return 1
    found = turns(state, rules)
    begun = {turn[:depth] for turn in found if len(turn) >= depth}
    return len(begun) + sum(
        perft(after, rules, depth - len(turn)) for turn, after in found.items() if len(turn) < depth
    )


def perft_turns(state: State, rules: Rules, depth: int) -> int:
    """The number of ways to play `depth` whole turns."""
    return 1 if depth == 0 else sum(perft_turns(after, rules, depth - 1) for after in turns(state, rules).values())
