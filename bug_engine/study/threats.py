"""Threats: the growths after which a side would eat, with the prey and the best turn.

They are computed for both sides, as if each were to move. This file decides no rule: the kernel plays every growth.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bug_engine.board import Cells, bits
from bug_engine.event import Kind
from bug_engine.kernel import Kernel
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.side import Side
from bug_engine.state import Body, Meal, State, mask_of_bugs, touched
from bug_engine.turn import cells_of


@dataclass(frozen=True)
class Owed:
    """A meal that must be eaten: the cells of the eater, of each bug that it eats, and its bonus `cells`."""

    eater: Cells
    prey: tuple[Cells, ...]
    cells: Cells


@dataclass(frozen=True)
class Step:
    """A bonus stone of a turn: its `cell`, and the `meals` that must be eaten when it is played.

    When bugs eat in rounds, the first stone removes the prey of all meals; later steps have meals without prey.
    """

    meals: tuple[Owed, ...]
    cell: int


@dataclass(frozen=True)
class Threat:
    """A growth after which its side eats.

    `grown` are the cells of the bug that the growth makes; `prey` are the bugs that some turn with this growth eats;
    `turn` is the turn that eats the most stones (of several, the first in board order), `stones` is their number, and
    `steps` are its bonus stones.
    """

    side: int
    cell: int
    kind: Kind
    grown: Cells
    prey: tuple[Cells, ...]
    stones: int
    turn: Turn
    steps: tuple[Step, ...]


class Eating(NamedTuple):
    """The best way to eat in the rest of a turn: the `stones` eaten and the `cells` played.

    `prey_mask` are the stones that at least one way to play the rest eats.
    """

    stones: int
    cells: Cells
    prey_mask: int


# The most stones tried for all growths of a position, on boards up to hexhex5; on larger boards proportionally fewer.
# At the limit, the best way found so far counts. Random games need a twentieth of it.
MAX_TRIED, MAX_TRIED_CELLS = 20_000, 61
_NOTHING = Eating(0, (), 0)


class Cache(dict[tuple[object, ...], Eating]):
    """Results by state; `tried` counts the stones tried."""

    tried = 0

    def exhausted(self, kernel: Kernel) -> bool:
        """Return whether no more stones may be tried."""
        return self.tried * max(len(kernel.board), MAX_TRIED_CELLS) >= MAX_TRIED * MAX_TRIED_CELLS


def best_eating(kernel: Kernel, state: State, cache: Cache) -> Eating:
    """Return the best way to eat in the rest of the mover's turn; `cache` keeps results by state."""
    if not state.meals:
        return _NOTHING
    tried_mask = _bonus_candidates_mask(kernel, state)
    best = Eating(-1, (), 0)
    if last_mask := state.legal_mask & ~tried_mask:  # bonus cells that complete the turn: only one meal is left
        prey_mask = mask_of_bugs(state.meals[0].prey)
        best = Eating(prey_mask.bit_count(), ((last_mask & -last_mask).bit_length() - 1,), prey_mask)
    if not tried_mask:
        return best
    key = state.key
    found = cache.get(key)
    if found is None:
        found = cache[key] = _best_continuation(kernel, state, tried_mask, best, cache)
    return found


def _best_continuation(kernel: Kernel, state: State, tried_mask: int, best: Eating, cache: Cache) -> Eating:
    """Return the better of `best` and the ways that begin with the bonus cells of `tried_mask`."""
    prey_mask, before_mask = best.prey_mask, mask_of_bugs(state.theirs)
    for cell in bits(tried_mask):
        cache.tried += 1
        after = kernel.place(state, 1 << cell)
        gone_mask = before_mask & ~mask_of_bugs(after.theirs if after.mover == state.mover else after.mine)
        rest = best_eating(kernel, after, cache)
        prey_mask |= gone_mask | rest.prey_mask
        stones = gone_mask.bit_count() + rest.stones
        if stones > best.stones or (stones == best.stones and cell < best.cells[0]):
            best = Eating(stones, (cell, *rest.cells), 0)
        if cache.exhausted(kernel):
            break
    return best._replace(prey_mask=prey_mask)


def _bonus_candidates_mask(kernel: Kernel, state: State) -> int:
    """Return the bonus cells to try: all cells after which more can be eaten, and few others.

    Usually these make the eater the twin of a bug that it touches (R2, R6).
    """
    if len(state.meals) > 1:
        return state.legal_mask
    (meal,) = state.meals
    left = [bug for bug in state.theirs if bug not in meal.prey]
    if kernel.rules.eaters != "active" and _touch_equals([bug for bug in state.mine if bug is not meal.eater], left):
        return state.legal_mask
    prey = [bug for bug in left if bug.size == meal.eater.size + 1]
    return _twinning_mask(kernel, meal.eater, prey, state.legal_mask) if prey else 0


def _twinning_mask(kernel: Kernel, bug: Body, prey: Sequence[Body], cells_mask: int) -> int:
    """Return the cells of `cells_mask` that make the bug the twin of one of `prey` and touch it."""
    found_mask = 0
    for cell in bits(cells_mask & bug.halo_mask):
        grown = kernel.bug(bug.mask | 1 << cell)
        for other in prey:
            if other.mask & grown.halo_mask and other.shape == grown.shape:
                found_mask |= 1 << cell
                break
    return found_mask


def _touch_equals(mine: Sequence[Body], theirs: Sequence[Body]) -> bool:
    """Return whether two bugs of equal size, one of each side, touch: they may be twins that have not eaten yet."""
    sizes = {bug.size for bug in theirs}
    return any(
        bug.size == other.size and bug.halo_mask & other.mask for bug in mine if bug.size in sizes for other in theirs
    )


def eating_growths(kernel: Kernel, state: State, cache: Cache | None = None) -> Iterator[tuple[int, Eating]]:
    """Yield each growth of the mover after which it eats, as a cell, with the best way to eat."""
    return filter(None, eating_steps(kernel, state, cache))


def eating_steps(kernel: Kernel, state: State, cache: Cache | None = None) -> Iterator[tuple[int, Eating] | None]:
    """Yield the same as `eating_growths`, and None for each growth without a meal, for callers that must not block."""
    cache = Cache() if cache is None else cache
    for cell in bits(_candidates_mask(kernel, state)):
        if cache.exhausted(kernel):
            return
        cache.tried += 1
        after = kernel.place(state, 1 << cell)
        yield (cell, best_eating(kernel, after, cache)) if after.meals else None


def _candidates_mask(kernel: Kernel, state: State) -> int:
    """Return the growths to try: all after which the mover eats, and few others.

    Usually these make a bug the twin of one that it touches. To try all growths would take several times as long.
    """
    if state.setup:
        return 0
    if kernel.rules.eaters != "active" and _touch_equals(state.mine, state.theirs):
        return state.legal_mask
    by_size: dict[int, list[Body]] = {}
    for other in state.theirs:
        by_size.setdefault(other.size, []).append(other)
    candidates_mask = mine_mask = many_mask = 0
    for bug in state.mine:
        many_mask |= mine_mask & bug.halo_mask
        mine_mask |= bug.halo_mask
        if prey := by_size.get(bug.size + 1):
            candidates_mask |= _twinning_mask(kernel, bug, prey, state.legal_mask)
    for other in by_size.get(1, ()):
        candidates_mask |= other.halo_mask & ~mine_mask
    return state.legal_mask & (candidates_mask | many_mask)


def with_mover(position: Position, side: int) -> Position:
    """Return the position with `side` to move."""
    return position if position.mover == side else replace(position, mover=Side(side))


def threats(position: Position, side: int) -> tuple[Threat, ...]:
    """Return the growths after which `side` would eat if it were to move, in board order; none if the game is over.

    >>> position = Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1)
    >>> [(str(threat.turn), threat.stones) for threat in threats(position, 1)]
    [('B1-A3', 3)]
    """
    return tuple(iter_threats(position, side))


def iter_threats(position: Position, side: int) -> Iterator[Threat]:
    """Yield the threats one by one, for callers that must not block."""
    if position.phase == "growth":
        position = with_mover(position, side)
        for cell, eating in eating_growths(position.kernel, position.state):
            yield _threat(position, cell, eating)


def _owed(meal: Meal) -> Owed:
    return Owed(cells_of(meal.eater), tuple(map(cells_of, meal.prey)), tuple(bits(meal.cells_mask)))


def _threat(position: Position, cell: int, eating: Eating) -> Threat:
    kernel, state = position.kernel, position.state
    near = touched(state.mine, cell)
    kind: Kind = ("spawn", "enlarge", "join")[min(len(near), 2)]
    grown_mask = mask_of_bugs(near) | 1 << cell
    prey = sorted(cells_of(bug) for bug in state.theirs if bug.mask & eating.prey_mask)
    steps = []
    after = kernel.place(state, 1 << cell)
    for bonus in eating.cells:
        steps.append(Step(tuple(map(_owed, after.meals)), bonus))
        after = kernel.place(after, 1 << bonus)
    turn = Turn(position.board, (cell, *eating.cells))
    return Threat(position.mover, cell, kind, tuple(bits(grown_mask)), tuple(prey), eating.stones, turn, tuple(steps))
