"""A turn being built: what may come next, what it would do, and why not something else.

The rules themselves are the kernel's; this file only asks it and tells.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from bug_engine.board import UnknownCell, bits
from bug_engine.event import Ate, Blackened, Cells, Event, Grew, Kind, Won
from bug_engine.kernel import Bodies, Body, Meal, State, mask_of_bugs, size_of_largest, touched
from bug_engine.notation import Turn, cell_texts, turn_text
from bug_engine.refusal import Code, IllegalTurn, Refusal
from bug_engine.result import Result, decided
from bug_engine.shape import shape_text

if TYPE_CHECKING:
    from bug_engine.position import Position


@dataclass(frozen=True)
class Bug:
    """A maximal connected set of one side's stones (R2); bugs of equal `shape` are twins."""

    side: int
    cells: Cells
    shape: str

    @property
    def size(self) -> int:
        """Its number of stones."""
        return len(self.cells)


@dataclass(frozen=True)
class Serving:
    """A meal that is owed: who eats, what, and the bonus cells that serve."""

    eater: Cells
    prey: tuple[Cells, ...]
    cells: Cells


@dataclass(frozen=True)
class Option:
    """What playing `cell` next would do.

    `bug` is the one that grows and `eats` those that this very step removes, as indices into `Draft.bugs`; `grown`
    are the cells of the bug that results, `next` the meals then owed (none: the turn is `complete`), `mobility` on how
    many cells side 0 and side 1 could grow afterwards, `wins` the side that then wins at once: the opponent, left
    without growth (or the mover, under a handicap that is not exceeded).
    """

    cell: int
    kind: Kind
    bug: int | None
    grown: Cells
    eats: tuple[int, ...]
    next: tuple[Serving, ...]
    mobility: tuple[int, int]
    wins: int | None

    @property
    def size(self) -> int:
        """The size of the bug that results."""
        return len(self.grown)

    @property
    def complete(self) -> bool:
        """Whether the turn ends with this cell."""
        return not self.next


def cells_of(body: Body) -> Cells:
    """Return the cells of a bug, in board order."""
    return tuple(bits(body.mask))


def sides(state: State) -> tuple[Bodies, Bodies]:
    """Return the bugs of side 0 and of side 1."""
    return (state.theirs, state.mine) if state.mover else (state.mine, state.theirs)


def serving(meal: Meal) -> Serving:
    """Return a meal in cells."""
    return Serving(cells_of(meal.eater), tuple(map(cells_of, meal.prey)), tuple(bits(meal.cells_mask)))


@dataclass(frozen=True)
class Draft:
    """A beginning of a legal turn.

    `cells` are those played, `state` what they lead to; adding a cell makes another draft.
    """

    position: Position
    cells: Cells
    state: State
    events: tuple[Event, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether the turn is over."""
        return bool(self.cells) and not self.state.meals

    @cached_property
    def bodies(self) -> tuple[tuple[int, Body], ...]:
        """Every bug on the board with its side, by its lowest cell."""
        both = [(side, body) for side, bodies in enumerate(sides(self.state)) for body in bodies]
        return tuple(sorted(both, key=lambda pair: pair[1].mask & -pair[1].mask))

    @cached_property
    def bugs(self) -> tuple[Bug, ...]:
        """Every bug on the board, by its lowest cell."""
        return tuple(Bug(side, cells_of(body), shape_text(body.shape)) for side, body in self.bodies)

    @cached_property
    def _index(self) -> dict[int, int]:
        return {body.mask: i for i, (_, body) in enumerate(self.bodies)}

    def indices(self, bodies: Iterable[Body]) -> Cells:
        """Return where bugs stand in `bugs`."""
        return tuple(sorted(self._index[body.mask] for body in bodies))

    @property
    def limit(self) -> int:
        """The largest size that a growth could make if a turn began now (R5)."""
        return max(map(size_of_largest, sides(self.state)))

    @cached_property
    def growth_masks(self) -> tuple[int, int]:
        """Where side 0 and side 1 could grow now, if it were the start of their turn."""
        state = self.state
        if state.setup:
            return (state.empty_mask, state.empty_mask)
        grow = self.position.kernel.growth_mask
        first, second = (grow(bodies, state.empty_mask, self.limit) for bodies in sides(state))
        return first, second

    @property
    def mobility(self) -> tuple[int, int]:
        """On how many cells side 0 and side 1 could grow now."""
        first, second = self.growth_masks
        return first.bit_count(), second.bit_count()

    @property
    def ends(self) -> Result | None:
        """How the game ends with this turn; None if it goes on, or the turn does."""
        if not self.complete or self.state.legal_mask:
            return None
        return decided(self.position.ruleset, self.state.mover, self.mobility[1 - self.state.mover])

    # Going on

    def add(self, cell: int) -> Draft:
        """Return the draft with one more cell.

        Raises:
            IllegalTurn: if the cell is not legal next.
        """
        if refusal := self.explain(cell):
            raise IllegalTurn(refusal)
        return self._with(cell)

    def add_named(self, name: str) -> Draft:
        """Return the draft with the cell of this name added.

        Raises:
            IllegalTurn: if it is no cell, or not legal next.
        """
        try:
            cell = self.position.board.cell_named(name)
        except UnknownCell:
            raise IllegalTurn(self._explain_unknown(name)) from None
        return self.add(cell)

    def read(self, text: str) -> Draft:
        """Return the draft with the cells of a text added.

        Raises:
            IllegalTurn: at the first that is no cell, or not legal next.
        """
        draft = self
        for name in cell_texts(text):
            draft = draft.add_named(name)
        return draft

    def _with(self, cell: int) -> Draft:
        after = self.position.kernel.place(self.state, 1 << cell)
        draft = Draft(self.position, (*self.cells, cell), after)
        events = (*self.events, *draft._events_since(self))
        return replace(draft, events=events)

    def _events_since(self, before: Draft) -> Iterator[Event]:
        state, cell, mover = before.state, self.cells[-1], before.state.mover
        if state.setup:
            yield Blackened(mover, cell)
        else:
            meals = before._served(cell)
            if any(meal.prey for meal in meals):
                prey = dict.fromkeys(body for meal in meals for body in meal.prey)
                yield Ate(mover, tuple(cells_of(meal.eater) for meal in meals), tuple(map(cells_of, prey)))
            grown = self._holding(mover, cell)
            yield Grew(mover, cell, before._kind(cell), grown.size, cells_of(grown))
        if result := self.ends:
            yield Won(result.winner, result.reason, result.margin)

    def _holding(self, side: int, cell: int) -> Body:
        return next(body for body in sides(self.state)[side] if body.mask >> cell & 1)

    def _served(self, cell: int) -> tuple[Meal, ...]:
        """Return the meals whose prey leaves when `cell` is played next."""
        if self.position.in_rounds:
            return self.state.meals
        return tuple(meal for meal in self.state.meals if meal.cells_mask >> cell & 1)

    def _kind(self, cell: int) -> Kind:
        if self.state.setup:
            return "blacken"
        if self.state.meals:
            return "bonus"
        return ("spawn", "enlarge", "join")[min(len(touched(self.state.mine, cell)), 2)]

    # What may come next

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """What each legal next cell would do, in board order; none if the turn is complete or the game over."""
        return () if self.complete else tuple(map(self._option, bits(self.state.legal_mask)))

    def _option(self, cell: int) -> Option:
        kind, after, mover = self._kind(cell), self._with(cell), self.state.mover
        prey = dict.fromkeys(body for meal in self._served(cell) for body in meal.prey)
        return Option(
            cell,
            kind,
            None if kind in ("spawn", "blacken") else self.indices(touched(self.state.mine, cell))[0],
            () if kind == "blacken" else cells_of(after._holding(mover, cell)),
            self.indices(prey),
            tuple(map(serving, after.state.meals)),
            after.mobility,
            result.winner if (result := after.ends) else None,
        )

    # Why not

    def explain(self, cell: int) -> Refusal | None:
        """Return why `cell` may not be played next; None if it may."""
        if self.complete or not self.position.state.legal_mask:
            return self.explain_end(cell)
        state, bit = self.state, 1 << cell
        if state.legal_mask & bit:
            return None
        # Prey counts as gone for those who eat it: for everybody in a round, else for its eater, if an eater is near.
        near_eaters = [meal for meal in state.meals if meal.eater.halo_mask & bit]
        served = near_eaters if near_eaters and not self.position.in_rounds else state.meals
        prey_mask = mask_of_bugs([body for meal in served for body in meal.prey])
        for _, body in self.bodies:
            if body.mask & bit & ~prey_mask:
                return self._refusal("occupied", cell, cells_of(body), (body,))
        if not (state.empty_mask | prey_mask) & bit:
            return self._refusal("black", cell, (cell,))
        near = touched(state.mine, cell)
        return self._explain_bonus(cell, near) if state.meals else self._explain_growth(cell, near)

    def _explain_unknown(self, text: str) -> Refusal:
        ended = self.complete or not self.position.state.legal_mask
        return replace(self.explain_end(), text=text) if ended else self._refusal("not_a_cell", text=text)

    def _explain_growth(self, cell: int, near: Bodies) -> Refusal:
        size = sum(body.size for body in near) + 1
        if len(near) > 1 and not self.position.ruleset.merging:
            return self._refusal("would_merge", cell, self._stones_at(cell, near), near)
        cells = tuple(sorted(stone for body in near for stone in bits(body.mask)))
        return self._refusal("too_large", cell, cells, near, size=size, limit=self.state.largest)

    def _explain_bonus(self, cell: int, near: Bodies) -> Refusal:
        eaters = [meal.eater for meal in self.state.meals]
        if any(body in eaters for body in near):
            if len(near) > 1:
                return self._refusal("would_merge", cell, self._stones_at(cell, near), near)
            if len(eaters) > 1:
                starved = self.position.kernel.starved(self.state, near[0], 1 << cell)
                return self._refusal("starves", cell, _all_cells(starved), starved)
        return self._refusal("not_touching", cell, _all_cells(eaters), eaters)

    def _stones_at(self, cell: int, near: Bodies) -> Cells:
        near_mask = self.position.board.neighbour_masks[cell]
        return tuple(sorted(stone for body in near for stone in bits(body.mask & near_mask)))

    def explain_swap(self) -> Refusal:
        """Return why the first move may not be taken over; only for a position where that is so."""
        return self._refusal("no_swap" if self.position.state.legal_mask else "over")

    def explain_end(self, cell: int | None = None) -> Refusal:
        """Return why nothing may follow, or why the turn may not stop here; only for a draft where that is so."""
        if not self.position.state.legal_mask:
            return self._refusal("over", cell)
        if self.complete:
            return self._refusal("nothing_to_eat", cell)
        if not self.cells:
            return self._refusal("empty_turn")
        prey = tuple(dict.fromkeys(body for meal in self.state.meals for body in meal.prey))
        cells = {*_all_cells(prey), *bits(self.state.legal_mask)}
        return self._refusal("must_eat", cells=tuple(sorted(cells)), bodies=prey)

    def _refusal(
        self,
        code: Code,
        cell: int | None = None,
        cells: Cells = (),
        bodies: Iterable[Body] = (),
        *,
        size: int | None = None,
        limit: int | None = None,
        text: str = "",
    ) -> Refusal:
        board = self.position.board
        named = text if cell is None else board.name_of(cell)
        return Refusal(code, len(self.cells), cell, named, cells, self.indices(bodies), size, limit, board)

    def turn(self) -> Turn:
        """Return the complete turn.

        Raises:
            IllegalTurn: if the turn may not stop here.
        """
        if not self.complete:
            raise IllegalTurn(self.explain_end())
        return Turn(self.position.board, self.cells)

    def __str__(self) -> str:
        return turn_text(self.position.board, self.cells)


def _all_cells(bodies: Iterable[Body]) -> Cells:
    return tuple(sorted(cell for body in bodies for cell in bits(body.mask)))
