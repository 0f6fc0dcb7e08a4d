"""Statistics of random games: their length, legal cells and turns, the winner's side, complexity."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from math import log10, sqrt
from random import Random

from bug_engine.board import bits, permuted
from bug_engine.kernel import Kernel
from bug_engine.position import Position
from bug_engine.state import State, mask_of_bugs, size_of_largest
from bug_engine.successors import MAX_TRIED

# Games of one batch; they take a few milliseconds on hexhex4 if their legal turns are not counted.
BATCH = 10


@dataclass
class Survey:
    """The statistics so far. In a random game all legal cells are equally likely for each stone, eater and bonus.

    `turns`, `stones` (placed), `eaten` (stones), `largest` (the largest bug's size at the end) and `margins` have an
    entry for each game. `cells` has the legal cells by stone number and `branching` the legal turns by turn number, as
    (sum, count). `branching` covers the first `counted` games only; `tree` has the decimal logarithms of the products
    of their numbers of legal turns. `first` has (wins, games) of the first side by its first cell.
    """

    position: Position
    games: int = 0
    wins: int = 0
    turns: list[int] = field(default_factory=list)
    stones: list[int] = field(default_factory=list)
    eaten: list[int] = field(default_factory=list)
    largest: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    cells: list[tuple[int, int]] = field(default_factory=list)
    branching: list[tuple[int, int]] = field(default_factory=list)
    tree: list[float] = field(default_factory=list)
    first: dict[int, tuple[int, int]] = field(default_factory=dict)

    def add(self, other: Survey) -> None:
        """Add the games of another survey of the same position."""
        self.games += other.games
        self.wins += other.wins
        for mine, theirs in (
            (self.turns, other.turns),
            (self.stones, other.stones),
            (self.eaten, other.eaten),
            (self.largest, other.largest),
            (self.margins, other.margins),
        ):
            mine += theirs
        self.tree += other.tree
        for table, added in ((self.cells, other.cells), (self.branching, other.branching)):
            for place, (value, count) in enumerate(added):
                _add_at(table, place, value, count)
        for cell, (wins, count) in other.first.items():
            before = self.first.get(cell, (0, 0))
            self.first[cell] = before[0] + wins, before[1] + count

    @property
    def space(self) -> float:
        """The decimal logarithm of an upper bound on the positions: every free cell empty, x or o."""
        free = self.position.board.full_mask & ~self.position.black_mask
        return free.bit_count() * log10(3)

    @property
    def advantage(self) -> tuple[float, float, float]:
        """The share of games that side 0 won, and the ends of its 95% interval."""
        return (self.wins / max(self.games, 1), *interval(self.wins, self.games))


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return the 95% interval of a share (Wilson, 1927).

    >>> [round(end, 3) for end in interval(50, 100)]
    [0.404, 0.596]
    """
    if not games:
        return 0.0, 1.0
    z = 1.96
    share, scale = wins / games, 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / scale
    return middle - half, middle + half


@dataclass(frozen=True)
class Batch:
    """Some games of a survey, with their own seed; the legal turns are counted in the first `counted` of them.

    `first` are first cells that are equal up to symmetry: the games begin with one of them. Without `first`, they begin
    with any cell.
    """

    seed: str
    games: int
    counted: int = 0
    first: tuple[int, ...] = ()


def batches(position: Position, seed: int, games: int, counted: int = 50) -> list[Batch]:
    """Return the parts of a survey: `games` random games, then as many again, distributed over the first cells."""
    starts = range(0, games, BATCH)
    found = [Batch(f"{seed}/{at}", min(BATCH, games - at), min(BATCH, max(0, counted - at))) for at in starts]
    firsts = orbits(position)
    count = max(1, games // max(1, len(firsts)))
    return found + [
        Batch(f"{seed}/{cells[0]}/{at}", min(BATCH, count - at), first=tuple(cells))
        for cells in firsts
        for at in range(0, count, BATCH)
    ]


def surveying(position: Position, batch: Batch) -> Iterator[Survey]:
    """Yield the survey of some games in parts, each of one game whose legal turns are counted, or of all the others.

    A counted game on hexhex8 with merging takes about a second.
    """
    random = Random(batch.seed).random
    if batch.first:
        found = Survey(position)
        after = position.kernel.place(position.state, 1 << batch.first[0])
        wins = sum(position.kernel.playout(after, random) == position.state.mover for _ in range(batch.games))
        found.first = dict.fromkeys(batch.first, (wins, batch.games))
        yield found
        return
    counted = min(batch.counted, batch.games)
    others = batch.games - counted
    for games, counting in [(1, True)] * counted + [(others, False)] * (others > 0):
        found = Survey(position)
        for _ in range(games):
            _record(found, random, counting=counting)
        yield found


def surveyed(position: Position, batch: Batch) -> Survey:
    """Return the survey of some games; surveys can be added in any order."""
    *_, found = survey(position, surveying(position, batch))
    return found


def survey(position: Position, parts: Iterable[Survey]) -> Iterator[Survey]:
    """Yield a survey as it grows by its parts.

    >>> start = Position.initial("genius", "hexhex2")
    >>> *_, found = survey(start, (surveyed(start, batch) for batch in batches(start, seed=1, games=25)))
    >>> found.games, found.first[3][1]
    (25, 12)
    """
    found = Survey(position)
    for part in parts:
        found.add(part)
        yield found


def _record(found: Survey, random: Callable[[], float], *, counting: bool) -> None:
    """Play a random game and add it to the survey."""
    kernel, state = found.position.kernel, found.position.state
    turns = stones = eaten = 0
    tree = 0.0
    new_turn = True
    while state.legal_mask:
        if counting and new_turn:
            ways = count_turns(kernel, state)
            if ways is None:
                counting = False  # the tree of this game can't be counted
            else:
                _add_at(found.branching, turns, ways)
                tree += log10(ways)
        _add_at(found.cells, stones, state.legal_mask.bit_count())
        before = mask_of_bugs(state.theirs).bit_count()
        mover, cells = state.mover, list(bits(state.legal_mask))
        state = kernel.place(state, 1 << cells[int(random() * len(cells))])
        new_turn = not state.meals
        eaten += before - mask_of_bugs(state.theirs if state.mover == mover else state.mine).bit_count()
        turns += new_turn
        stones += 1
    found.games += 1
    found.wins += state.mover == 0
    found.turns.append(turns)
    found.stones.append(stones)
    found.eaten.append(eaten)
    found.largest.append(size_of_largest(state.mine + state.theirs))
    found.margins.append(kernel.growth_mask(state.theirs, state.empty_mask, found.largest[-1]).bit_count())
    if counting:
        found.tree.append(tree)


def _add_at(table: list[tuple[int, int]], place: int, value: int, times: int = 1) -> None:
    if place == len(table):
        table.append((0, 0))
    total, count = table[place]
    table[place] = total + value, count + times


def count_turns(kernel: Kernel, state: State) -> int | None:
    """Return the number of legal turns from a state on; None if this takes more than `MAX_TRIED` stones."""
    total = tried = 0
    drafts = [state]
    while drafts:
        draft = drafts.pop()
        for cell in bits(draft.legal_mask):
            after = kernel.place(draft, 1 << cell)
            if after.meals:
                drafts.append(after)
            else:
                total += 1
            tried += 1
        if tried > MAX_TRIED:
            return None
    return total


def orbits(position: Position) -> list[list[int]]:
    """Return the legal first cells, grouped by the symmetries of the position.

    >>> [len(orbit) for orbit in orbits(Position.initial("genius", "hexhex3"))]
    [6, 6, 6, 1]
    """
    masks = (*position.stones, position.black_mask)
    symmetries = [
        symmetry for symmetry in position.board.symmetries if all(permuted(mask, symmetry) == mask for mask in masks)
    ]
    found: dict[int, list[int]] = {}
    for cell in bits(position.state.legal_mask):
        found.setdefault(min(symmetry[cell] for symmetry in symmetries), []).append(cell)
    return list(found.values())
