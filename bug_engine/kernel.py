"""The rules: growth, eating and the end of the game (R4-R10), on bit masks. No other file decides what is legal.

A `Kernel` is one rule set on one board. It interns its bugs: each set of connected cells is one `Body`, which stores
its size, halo and shape and the bodies that it grows into, so that the kernel computes none of them twice.
`Kernel._run` plays one stone for `place` and a whole game for `playout`; it is one long function because it is the
engine's hottest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from weakref import WeakValueDictionary

from bug_engine.board import Board, bits
from bug_engine.rounds import Round
from bug_engine.ruleset import Ruleset
from bug_engine.shape import Congruence
from bug_engine.state import Bodies, Body, Bound, Meal, State, mask_of_bugs, rims_of, size_of_largest, touched, without

# The memo of bodies is cleared at this number of entries; bodies in use stay valid. A champion's game on hexhex8 needs
# 3,000, and 30,000 random games on hexhex4 with merging 8,000. 1,500 on hexhex8 with merging are as fast as without it.
MEMO_LIMIT = 30_000
# A random cell of a mask is found in a table of all values of a slice this wide. On hexhex4 that takes 0.23 µs;
# clearing the lowest bit until the cell is reached takes 0.47 µs.
_SLICE = 13
_SLICE_MASK = (1 << _SLICE) - 1


class Kernel(Bound):
    """The rules of one rule set on one board; `kernel_for` returns it.

    `rules` has the switches of the kernel only (`Ruleset.turn_rules`).
    """

    def __init__(self, board: Board, rules: Ruleset) -> None:
        self.board = board
        self.rules = rules.turn_rules
        # `_run` looks these up, because a call or an attribute of an attribute would slow it down.
        self._active, self._in_rounds = rules.eaters == "active", rules.eaters == "all"
        self._size_limits = [self.size_limit(largest) for largest in range(len(board) + 1)]
        self._congruence = Congruence(board)
        self._shapes: dict[int, int] = {}
        self._bugs: dict[int, Body] = {}
        # The empty bug, which a spawn enlarges.
        self._no_bug = Body(0, 0, 0, 0)

    def __reduce__(self) -> tuple[object, ...]:
        return kernel_for, (self.board, self.rules)

    # Bugs

    def bug(self, mask: int) -> Body:
        """Return the bug on these connected cells."""
        found = self._bugs.get(mask)
        if found is None:
            if len(self._bugs) >= MEMO_LIMIT:
                self._forget()
            shape = self._congruence.shape(mask)
            shape = self._shapes.setdefault(shape, shape)
            found = Body(mask, mask.bit_count(), self.board.spread(mask), shape)
            self._bugs[mask] = found
        return found

    def _forget(self) -> None:
        """Clear the memo of bugs. Keep the shapes, 1,000 to 100,000 a board, because bugs in use refer to them."""
        for bug in (self._no_bug, *self._bugs.values()):
            bug.grown.clear()
        self._bugs.clear()

    def bugs(self, mask: int) -> Bodies:
        """Return the bugs that these stones of one side form (R2)."""
        return tuple(map(self.bug, self.board.components(mask)))

    def _growth(self, bug: Body, bit: int) -> tuple[Body, int]:
        """Return `bug` with one more cell, and the cells that this adds to its halo."""
        found = bug.grown.get(bit)
        if found is None:
            grown = self.bug(bug.mask | bit)
            found = bug.grown[bit] = grown, grown.halo_mask & ~bug.halo_mask
        return found

    # States

    def state(self, mover: int, stones: tuple[int, int], black_mask: int, setup: int) -> State:
        """Return the state at the start of a turn.

        `stones` are the masks of both sides; `setup` is the number of cells that both together still have to blacken.
        """
        empty_mask = self.board.full_mask & ~(stones[0] | stones[1] | black_mask)
        mine, theirs = self.bugs(stones[mover]), self.bugs(stones[1 - mover])
        largest = size_of_largest(mine + theirs)
        limit = self.size_limit(largest)
        rims = rims_of(mine, limit), rims_of(theirs, limit)
        legal_mask = empty_mask if setup else self.growth_mask(mine, empty_mask, largest)
        return State(mover, mine, theirs, rims, empty_mask, largest, legal_mask, (), setup)

    def size_limit(self, largest: int) -> int:
        """Return the size that the growth of a turn may reach (R5) when the largest bug has `largest` stones."""
        return largest

    def growth_mask(self, mine: Sequence[Body], empty_mask: int, largest: int) -> int:
        """Return the cells on which the owner of the bugs `mine` may grow (R4) within the size limit (R5).

        `largest` is the size of the largest bug of either side.
        """
        limit = self.size_limit(largest)
        _, many_mask, full_mask = rims_of(mine, limit)
        growth_mask = empty_mask & ~(many_mask | full_mask)
        if self.rules.merging:
            growth_mask |= self._joining_mask(mine, empty_mask & many_mask & ~full_mask, limit)
        return growth_mask

    @staticmethod
    def _joining_mask(mine: Sequence[Body], cells_mask: int, limit: int) -> int:
        """Return those of the cells where a stone may join the bugs around (R5); each cell touches two bugs or more."""
        joining_mask = 0
        for cell in bits(cells_mask):
            if sum(bug.size for bug in touched(mine, cell)) < limit:
                joining_mask |= 1 << cell
        return joining_mask

    def place(self, state: State, bit: int) -> State:
        """Return the state after the mover plays a cell, given as a mask of one bit.

        The cell must be in `state.legal_mask`; for speed this is not checked. The mover changes when the turn is
        complete.
        """
        return self._run(state, bit, None)

    def playout(self, state: State, random: Callable[[], float]) -> int:
        """Play on at random, with every legal cell equally likely, and return the winner.

        `random` returns floats in [0, 1).
        """
        return self._run(state, 0, random).mover

    def _run(self, state: State, bit: int, random: Callable[[], float] | None) -> State:  # noqa: C901
        """Return the state after the mover plays `bit` or, with `random`, after random play to the end of the game.

        It is one long function because it is the engine's hottest: a call costs 60 ns and an attribute 15 ns, and a
        stone may take 1,200 ns to reach Ai Ai's 17,675 random hexhex4 games (of 42 stones) a second.
        """
        mover, legal_mask, empty_mask, largest = state.mover, state.legal_mask, state.empty_mask, state.largest
        mine, theirs, setup = list(state.mine), list(state.theirs), state.setup
        meals: Sequence[Meal] = state.meals
        (odd_mask, many_mask, full_mask), (their_odd_mask, their_many_mask, their_full_mask) = state.rims
        active, in_rounds, merging = self._active, self._in_rounds, self.rules.merging
        no_bug, size_limits = self._no_bug, self._size_limits
        tables = () if random is None else self._tables  # on a large board it takes long to make them
        hungry: list[Body] = []
        while legal_mask:
            if random is not None:
                count = int(random() * legal_mask.bit_count())
                rest_mask = legal_mask
                for table in tables:
                    slice_bits = table[rest_mask & _SLICE_MASK]
                    if count < len(slice_bits):
                        bit = slice_bits[count]
                        break
                    count -= len(slice_bits)
                    rest_mask >>= _SLICE
            if setup:
                setup -= 1
                empty_mask ^= bit
            else:
                # Which bug grows? (R4, R6)
                if meals:
                    for meal in meals:
                        if meal.cells_mask & bit:
                            break
                    bug = meal.eater
                    # Under `all` the prey of a whole round leaves the board at once, before the first bonus growth.
                    prey = self._prey(meals) if in_rounds else meal.prey
                    for gone in prey:
                        theirs.remove(gone)
                        gone_mask, halo_mask = gone.mask, gone.halo_mask
                        empty_mask |= gone_mask
                        their_odd_mask ^= halo_mask
                        their_many_mask ^= halo_mask & their_odd_mask
                        their_odd_mask &= ~gone_mask  # before a cell of `grown` was played, it was in the halo
                    if in_rounds:
                        hungry = [other.eater for other in meals if other is not meal]
                    mine.remove(bug)
                elif not (odd_mask | many_mask) & bit:
                    bug = no_bug
                elif merging and many_mask & bit:
                    bug = self._joined(mine, bit)
                    odd_mask, many_mask, _ = rims_of(mine, size_limits[largest])
                    mine.remove(bug)
                else:
                    for bug in mine:
                        if bug.halo_mask & bit:
                            break
                    mine.remove(bug)
                # Growth
                growth = bug.grown.get(bit)
                if growth is None:
                    growth = self._growth(bug, bit)
                bug, added_mask = growth
                mine.append(bug)
                empty_mask ^= bit
                many_mask ^= odd_mask & added_mask
                odd_mask ^= added_mask
                size = bug.size
                if size > largest:
                    # The size limit rises, so the other bugs are below it.
                    largest = size
                    full_mask = their_full_mask = 0
                if size >= size_limits[largest]:
                    full_mask |= bug.halo_mask
                # Which bugs must eat now? (R6-R9)
                if active:
                    meals = ()
                    halo_mask = bug.halo_mask
                    shape = bug.shape
                    for other in theirs:
                        if other.shape is shape and other.mask & halo_mask:
                            meals = self._meals((bug,), theirs, empty_mask, many_mask)
                            break
                elif not in_rounds:
                    meals = self._meals(mine, theirs, empty_mask, many_mask)
                elif hungry:
                    meals = [Meal(eater, (), cells) for eater, cells in self._bonus_cells(hungry, mine, empty_mask)]
                else:
                    meals = self._round(mine, theirs, empty_mask)
            if meals:
                legal_mask = 0
                for meal in meals:
                    legal_mask |= meal.cells_mask
            else:
                mover = 1 - mover
                mine, theirs = theirs, mine
                odd_mask, their_odd_mask = their_odd_mask, odd_mask
                many_mask, their_many_mask = their_many_mask, many_mask
                full_mask, their_full_mask = their_full_mask, full_mask
                # The same as `growth_mask`, but from the rims, without a call and without `& ~`, slower in CPython.
                legal_mask = empty_mask ^ empty_mask & (many_mask | full_mask)
                if setup:
                    legal_mask = empty_mask
                elif merging:
                    legal_mask |= self._joining_mask(mine, empty_mask & many_mask & ~full_mask, size_limits[largest])
            if random is None:
                break
        rims = (odd_mask, many_mask, full_mask), (their_odd_mask, their_many_mask, their_full_mask)
        return State(mover, tuple(mine), tuple(theirs), rims, empty_mask, largest, legal_mask, tuple(meals), setup)

    @cached_property
    def _tables(self) -> list[list[tuple[int, ...]]]:
        """For each slice of the board, the bits of each value that the slice can have."""
        tables = []
        for low in range(0, len(self.board), _SLICE):
            table: list[tuple[int, ...]] = [()]
            for cell in range(low, min(low + _SLICE, len(self.board))):
                table += [(*bits_, 1 << cell) for bits_ in table]
            tables.append(table)
        return tables

    def _joined(self, mine: list[Body], bit: int) -> Body:
        """Replace the bugs of `mine` that a cell touches by one bug, still without the cell; return that bug."""
        parts = [bug for bug in mine if bug.halo_mask & bit]
        for bug in parts:
            mine.remove(bug)
        whole = self.bug(mask_of_bugs(parts))
        mine.append(whole)
        return whole

    # Eating

    @staticmethod
    def _twins(eater: Body, theirs: Sequence[Body]) -> Bodies:
        """Return the opponent's twins that `eater` touches."""
        shape, halo_mask = eater.shape, eater.halo_mask
        return tuple([bug for bug in theirs if bug.shape is shape and bug.mask & halo_mask])

    def _meals(self, eaters: Sequence[Body], theirs: Sequence[Body], empty_mask: int, many_mask: int) -> list[Meal]:
        """Return the meals of those of `eaters` that can eat (R6-R8); `many_mask` are the cells that touch two or more
        bugs of the mover.
        """
        meals = []
        for eater in eaters:
            if prey := self._twins(eater, theirs):
                cells_mask = empty_mask
                for bug in prey:
                    cells_mask |= bug.mask
                cells_mask &= eater.halo_mask & ~many_mask
                if cells_mask:
                    meals.append(Meal(eater, prey, cells_mask))
        return meals

    # Eating in rounds (`all`)

    def _round(self, mine: Sequence[Body], theirs: Sequence[Body], empty_mask: int) -> list[Meal]:
        """Return the meals of a round. Its eaters are the bugs that can grow once all prey is gone. If they cannot all
        grow in one round, there is none.
        """
        hungry = [(eater, prey) for eater in mine if (prey := self._twins(eater, theirs))]
        while hungry:
            vacant_mask = empty_mask
            for _, prey in hungry:
                vacant_mask |= mask_of_bugs(prey)
            fed = [(eater, prey) for eater, prey in hungry if self._bonus_mask(eater, mine, vacant_mask)]
            if len(fed) == len(hungry):
                bonus_cells = self._bonus_cells([eater for eater, _ in hungry], mine, vacant_mask)
                return [
                    Meal(eater, prey, cells) for (eater, prey), (_, cells) in zip(hungry, bonus_cells, strict=False)
                ]
            hungry = fed
        return []

    @staticmethod
    def _bonus_mask(eater: Body, mine: Sequence[Body], empty_mask: int) -> int:
        """Return the empty cells that touch `eater` and no other bug of its side (R7)."""
        cells_mask = eater.halo_mask & empty_mask
        for bug in mine:
            if bug is not eater:
                cells_mask &= ~bug.halo_mask
        return cells_mask

    def _bonus_cells(self, eaters: Sequence[Body], mine: Sequence[Body], empty_mask: int) -> list[tuple[Body, int]]:
        """Return each eater with the cells on which it may grow next: those that leave a cell for every other eater.

        The list is empty if they cannot all grow.
        """
        masks = [self._bonus_mask(eater, mine, empty_mask) for eater in eaters]
        if len(masks) > 1:
            masks = Round(self.board.neighbour_masks).open_cells(masks)
        return list(zip(eaters, masks, strict=True)) if all(masks) else []

    def starved(self, state: State, eater: Body, bit: int) -> Bodies:
        """Return the other eaters of a round that would have no bonus cell if `eater` took this one. If each would have
        one, but not all at once, return all of them.
        """
        empty_mask = (state.empty_mask | mask_of_bugs(self._prey(state.meals))) & ~bit
        mine = (*without(state.mine, (eater,)), self.bug(eater.mask | bit))
        others = tuple(meal.eater for meal in state.meals if meal.eater is not eater)
        return tuple(bug for bug in others if not self._bonus_mask(bug, mine, empty_mask)) or others

    @staticmethod
    def _prey(meals: Sequence[Meal]) -> Bodies:
        return tuple(dict.fromkeys(bug for meal in meals for bug in meal.prey))


# The kernels in use: two of one board and rule set would not know each other's twins.
_in_use: WeakValueDictionary[tuple[Board, Ruleset], Kernel] = WeakValueDictionary()


@lru_cache(maxsize=32)
def _kernel(board: Board, rules: Ruleset) -> Kernel:
    return _in_use.get((board, rules)) or _in_use.setdefault((board, rules), Kernel(board, rules))


def kernel_for(board: Board, ruleset: Ruleset) -> Kernel:
    """Return the kernel of a rule set on a board; rule sets with the same rules of play share one and its memo."""
    return _kernel(board, ruleset.turn_rules)
