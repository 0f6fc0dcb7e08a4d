"""What the kernel works on: the bugs of a board (`Body`), what must be eaten (`Meal`), one moment of a game (`State`).

In all three, sets of cells are masks: bit i of an integer is cell i.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self


class Bound:
    """A value of one process: the kernel compares the shapes of bodies by identity.

    So a copy is the value itself, and it can't be pickled; pickle the position instead.
    """

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, _memo: object) -> Self:
        return self

    def __reduce__(self) -> str | tuple[object, ...]:
        raise TypeError(
            f"a {type(self).__name__} can't be pickled, since its shapes are of this process: pickle the position"
        )


class Body(Bound):
    """A connected set of cells, of either side.

    `halo_mask` are the cells around it. Bodies of the same shape, and only those, share one `shape` object. `grown`
    maps the bit of a cell to the body with that cell added and the cells that this adds to the halo.
    """

    __slots__ = ("grown", "halo_mask", "mask", "shape", "size")

    def __init__(self, mask: int, size: int, halo_mask: int, shape: int) -> None:
        self.mask = mask
        self.size = size
        self.halo_mask = halo_mask
        self.shape = shape
        self.grown: dict[int, tuple[Body, int]] = {}

    def __repr__(self) -> str:
        return f"Body({self.mask:#x})"


Bodies = tuple[Body, ...]
# Three masks of one side: the cells that touch an odd number of its bugs, those that touch two bugs or more, and those
# that touch a bug at the size limit. No cell touches more than three bugs, so the first two masks count them in binary,
# and a bug is added or removed by binary arithmetic. Cells under the side's own stones may have any value.
Rims = tuple[int, int, int]


class Meal(Bound):
    """A bug that may eat now, its prey (none if an earlier meal of the round removed it), and its bonus cells."""

    __slots__ = ("cells_mask", "eater", "prey")

    def __init__(self, eater: Body, prey: Bodies, cells_mask: int) -> None:
        self.eater = eater
        self.prey = prey
        self.cells_mask = cells_mask


class State(Bound):
    """One moment of a game; frozen by convention.

    `mover` is the side to move, 0 or 1. `mine` are its bugs and `theirs` the opponent's, `rims` the rims of both.
    `empty_mask` are the empty cells. `largest` is the size of the largest bug of either side. `meals` are the meals
    that must be eaten now; with none, the mover grows or blackens a cell. `setup` is the number of cells that both
    sides together still have to blacken. `legal_mask` are the legal next cells; with none, the mover has won (R10).
    """

    __slots__ = ("empty_mask", "largest", "legal_mask", "meals", "mine", "mover", "rims", "setup", "theirs")

    def __init__(
        self,
        mover: int,
        mine: Bodies,
        theirs: Bodies,
        rims: tuple[Rims, Rims],
        empty_mask: int,
        largest: int,
        legal_mask: int,
        meals: tuple[Meal, ...] = (),
        setup: int = 0,
    ) -> None:
        self.mover = mover
        self.mine = mine
        self.theirs = theirs
        self.rims = rims
        self.empty_mask = empty_mask
        self.largest = largest
        self.legal_mask = legal_mask
        self.meals = meals
        self.setup = setup

    @property
    def key(self) -> tuple[int, int, int, int, tuple[int, ...]]:
        """A value that is different for states of one board and rule set if they have different futures."""
        mine_mask, theirs_mask = mask_of_bugs(self.mine), mask_of_bugs(self.theirs)
        eaters = tuple(meal.eater.mask for meal in self.meals)
        return (mine_mask, theirs_mask, self.empty_mask, self.mover | self.setup << 1, eaters)


def mask_of_bugs(bugs: Sequence[Body]) -> int:
    """Return the cells of some bugs."""
    mask = 0
    for bug in bugs:
        mask |= bug.mask
    return mask


def size_of_largest(bugs: Sequence[Body]) -> int:
    """Return the size of the largest of some bugs; 0 if there are none."""
    return max((bug.size for bug in bugs), default=0)


def touched(bugs: Sequence[Body], cell: int) -> Bodies:
    """Return the bugs of `bugs` that `cell` touches."""
    bit = 1 << cell
    return tuple(bug for bug in bugs if bug.halo_mask & bit)


def without(bugs: Sequence[Body], gone: Sequence[Body]) -> Bodies:
    """Return `bugs` without those in `gone`."""
    return tuple(bug for bug in bugs if bug not in gone)


def rims_of(bugs: Sequence[Body], limit: int) -> Rims:
    """Return the rims of one side under a size limit (R5)."""
    odd_mask = many_mask = full_mask = 0
    for bug in bugs:
        halo_mask = bug.halo_mask
        many_mask ^= odd_mask & halo_mask
        odd_mask ^= halo_mask
        if bug.size >= limit:
            full_mask |= halo_mask
    return odd_mask, many_mask, full_mask
