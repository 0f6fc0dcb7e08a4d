"""Threats: what a side could eat in one turn, by which growth, and how far that goes.

Asked of either side: of the one that is not to move, as if it were. Nothing here knows a rule; the kernel plays every
growth and says what must be eaten.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bug_engine.board import Cells, bits
from bug_engine.event import Kind
from bug_engine.kernel import Body, Kernel, Meal, State, mask_of_bugs, touched
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.side import Side
from bug_engine.turn import cells_of


@dataclass(frozen=True)
class Owed:
    """A meal that is owed: the cells of the eater, of each bug that it eats, and its bonus `cells`."""

    eater: Cells
    prey: tuple[Cells, ...]
    cells: Cells


@dataclass(frozen=True)
class Step:
    """One bonus stone of a turn that eats: the `meals` owed when it is played, and the `cell` chosen.

    When bugs eat in rounds the prey of all meals leaves with the first stone; the meals of the others then have none.
    """

    meals: tuple[Owed, ...]
    cell: int


@dataclass(frozen=True)
class Threat:
    """A growth after which its side eats.

    `grown` are the cells of the bug that the growth makes; `prey` the bugs that some turn beginning with it eats;
    `turn` the one that eats the most stones (`stones` of them; the first in board order if several do) and `steps`
    its bonus stones.
    """

    side: int
    cell: int
    kind: Kind
    grown: Cells
    prey: tuple[Cells, ...]
    stones: int
    turn: Turn
    steps: tuple[Step, ...]


class Feast(NamedTuple):
    """The most that may be eaten from a state on: `stones` of them, by playing `cells`; `prey_mask` are all that some
    way of going on eats.
    """

    stones: int
    cells: Cells
    prey_mask: int


_NOTHING = Feast(0, (), 0)
Known = dict[tuple[object, ...], Feast]


def feast(kernel: Kernel, state: State, known: Known) -> Feast:
    """Return the most that the mover may eat before the turn is complete; `known` keeps what was found on the way."""
    if not state.meals:
        return _NOTHING
    tried_mask = _going_on_mask(kernel, state)
    best = Feast(-1, (), 0)
    if last_mask := state.legal_mask & ~tried_mask:  # bonus cells after which the turn is over: only one meal is owed
        prey_mask = mask_of_bugs(state.meals[0].prey)
        best = Feast(prey_mask.bit_count(), ((last_mask & -last_mask).bit_length() - 1,), prey_mask)
    if not tried_mask:
        return best
    key = state.key
    found = known.get(key)
    if found is None:
        found = known[key] = _feast(kernel, state, tried_mask, best, known)
    return found


def _feast(kernel: Kernel, state: State, tried_mask: int, best: Feast, known: Known) -> Feast:
    """Return the best of `best` and of what the bonus cells of `tried_mask` lead to."""
    prey_mask, before_mask = best.prey_mask, mask_of_bugs(state.theirs)
    for cell in bits(tried_mask):
        after = kernel.place(state, 1 << cell)
        gone_mask = before_mask & ~mask_of_bugs(after.theirs if after.mover == state.mover else after.mine)
        rest = feast(kernel, after, known)
        prey_mask |= gone_mask | rest.prey_mask
        stones = gone_mask.bit_count() + rest.stones
        if stones > best.stones or (stones == best.stones and cell < best.cells[0]):
            best = Feast(stones, (cell, *rest.cells), 0)
    return best._replace(prey_mask=prey_mask)


def _going_on_mask(kernel: Kernel, state: State) -> int:
    """Return the bonus cells that are worth trying: all those after which there is more to eat, and few others.

    Mostly that takes a bonus that makes the eater the twin of a bug it touches then (R2, R6).
    """
    if len(state.meals) > 1:
        return state.legal_mask
    (meal,) = state.meals
    left = [bug for bug in state.theirs if bug not in meal.prey]
    if kernel.eaters != "active" and _stand_by_equals([bug for bug in state.mine if bug is not meal.eater], left):
        return state.legal_mask
    prey = [bug for bug in left if bug.size == meal.eater.size + 1]
    return _twinning_mask(kernel, meal.eater, prey, state.legal_mask) if prey else 0


def _twinning_mask(kernel: Kernel, bug: Body, prey: Sequence[Body], cells_mask: int) -> int:
    """Return those of the cells that make the bug the twin of one of `prey` that it touches then."""
    found_mask = 0
    for cell in bits(cells_mask & bug.halo_mask):
        grown = kernel.bug(bug.mask | 1 << cell)
        for other in prey:
            if other.mask & grown.halo_mask and other.shape == grown.shape:
                found_mask |= 1 << cell
                break
    return found_mask


def _stand_by_equals(mine: Sequence[Body], theirs: Sequence[Body]) -> bool:
    """Return whether two of a size stand side by side, one of each side: they may be twins that do not eat yet."""
    sizes = {bug.size for bug in theirs}
    return any(
        bug.size == other.size and bug.halo_mask & other.mask for bug in mine if bug.size in sizes for other in theirs
    )


def feasts(kernel: Kernel, state: State) -> Iterator[tuple[int, Feast]]:
    """Yield each growth of the mover after which it eats, as a cell, with the most that it may eat then."""
    known: Known = {}
    for cell in bits(_hopeful_mask(kernel, state)):
        after = kernel.place(state, 1 << cell)
        if after.meals:
            yield cell, feast(kernel, after, known)


def _hopeful_mask(kernel: Kernel, state: State) -> int:
    """Return the growths that are worth trying: all those after which the mover eats, and few others.

    Mostly that takes a growth that makes a bug the twin of one it touches then. Trying all would take several times as
    long.
    """
    if state.setup:
        return 0
    if kernel.eaters != "active" and _stand_by_equals(state.mine, state.theirs):
        return state.legal_mask
    by_size: dict[int, list[Body]] = {}
    for other in state.theirs:
        by_size.setdefault(other.size, []).append(other)
    hopeful_mask = mine_mask = many_mask = 0
    for bug in state.mine:
        many_mask |= mine_mask & bug.halo_mask
        mine_mask |= bug.halo_mask
        if prey := by_size.get(bug.size + 1):
            hopeful_mask |= _twinning_mask(kernel, bug, prey, state.legal_mask)
    for other in by_size.get(1, ()):
        hopeful_mask |= other.halo_mask & ~mine_mask
    return state.legal_mask & (hopeful_mask | many_mask)


def as_if(position: Position, side: int) -> Position:
    """Return the position with `side` to move."""
    return position if position.mover == side else replace(position, mover=Side(side))


def threats(position: Position, side: int) -> tuple[Threat, ...]:
    """Return the growths by which `side` could eat if it were to move now, in board order; none once the game is over.

    >>> position = Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1)
    >>> [(str(threat.turn), threat.stones) for threat in threats(position, 1)]
    [('B1-A3', 3)]
    """
    return tuple(threat_by_threat(position, side))


def threat_by_threat(position: Position, side: int) -> Iterator[Threat]:
    """Yield what `threats` returns, for those who have other things to do in between."""
    if position.phase == "growth":
        there = as_if(position, side)
        for cell, most in feasts(there.kernel, there.state):
            yield _threat(there, cell, most)


def _owed(meal: Meal) -> Owed:
    return Owed(cells_of(meal.eater), tuple(map(cells_of, meal.prey)), tuple(bits(meal.cells_mask)))


def _threat(position: Position, cell: int, most: Feast) -> Threat:
    kernel, state = position.kernel, position.state
    near = touched(state.mine, cell)
    kind: Kind = ("spawn", "enlarge", "join")[min(len(near), 2)]
    grown_mask = mask_of_bugs(near) | 1 << cell
    prey = sorted(cells_of(bug) for bug in state.theirs if bug.mask & most.prey_mask)
    steps = []
    after = kernel.place(state, 1 << cell)
    for bonus in most.cells:
        steps.append(Step(tuple(map(_owed, after.meals)), bonus))
        after = kernel.place(after, 1 << bonus)
    turn = Turn(position.board, (cell, *most.cells))
    return Threat(position.mover, cell, kind, tuple(bits(grown_mask)), tuple(prey), most.stones, turn, tuple(steps))
