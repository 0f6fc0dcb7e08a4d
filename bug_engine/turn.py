"""A draft, a turn being built: which cells may come next, what they would do, and why another cell is illegal.

The rules are the kernel's; this file asks the kernel and describes its answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from bug_engine.board import Cells, Names, UnknownCell, bits
from bug_engine.event import Ate, Blackened, Event, Grew, Kind, Won
from bug_engine.notation import Turn, cell_texts, turn_text
from bug_engine.option import Option, next_meal
from bug_engine.refusal import Code, IllegalTurn, Refusal
from bug_engine.result import Result, decided
from bug_engine.shape import shape_text
from bug_engine.side import SIDES, Side
from bug_engine.state import Bodies, Body, Meal, State, mask_of_bugs, touched

if TYPE_CHECKING:
    from bug_engine.position import Position


@dataclass(frozen=True)
class Bug:
    """A maximal connected set of one side's stones (R2); `cells` are in board order.

    Bugs of equal `shape` have the same form up to rotation and reflection: if of different sides, they are twins.

    >>> from bug_engine import Position
    >>> Position.from_text("xx./.o../...../..../...").bugs()
    (Bug(side=Side.X, cells=('A1', 'A2'), shape='2:00-10'), Bug(side=Side.O, cells=('B2',), shape='1:00'))
    """

    side: Side
    cells: Names
    shape: str

    @property
    def size(self) -> int:
        """The number of stones."""
        return len(self.cells)


def cells_of(body: Body) -> Cells:
    """Return the cells of a bug, as indices in board order."""
    return tuple(bits(body.mask))


def sides(state: State) -> tuple[Bodies, Bodies]:
    """Return the bugs of X and of O."""
    return (state.theirs, state.mine) if state.mover else (state.mine, state.theirs)


def _holding(bodies: Bodies, cell: int) -> Body:
    return next(body for body in bodies if body.mask >> cell & 1)


@dataclass(frozen=True)
class Draft:
    """The beginning of a legal turn; adding a cell makes another draft.

    `cells` are the cells played so far, as indices (`names` has their names), `state` the state of the kernel that
    they lead to, `before` the draft without the last of them and `events` what they did. `str` gives the text of the
    turn so far.

    >>> from bug_engine import Position
    >>> draft = Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1).draft("B1")
    >>> [option.cell for option in draft.options], str(draft.add("B3"))
    (['A3', 'B3'], 'B1-B3')
    """

    position: Position
    cells: Cells
    state: State = field(repr=False, compare=False)  # follows from the cells
    before: Draft | None = field(default=None, repr=False, compare=False)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self.position).draft, (self.position, self.cells)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What the cells did, in order; computed on demand, because most readers of a game never need it."""
        if self.before is None:
            return ()
        events = (*self.before.events, *self.before._events_to(self.state, self.cells[-1]))
        result = self.ends
        return (*events, Won(result.winner, result.reason, result.margin)) if result else events

    @property
    def eaten(self) -> tuple[int, ...]:
        """The number of bugs in each meal so far; the same as in `events`, with less work."""
        if self.before is None:
            return ()
        prey = self.before._prey(self.cells[-1])
        return (*self.before.eaten, len(prey)) if prey else self.before.eaten

    @property
    def names(self) -> Names:
        """The names of the cells played so far."""
        return tuple(map(self.position.board.name_of, self.cells))

    @property
    def complete(self) -> bool:
        """Whether the turn is over."""
        return bool(self.cells) and not self.state.meals

    @cached_property
    def bodies(self) -> tuple[tuple[Side, Body], ...]:
        """Every bug on the board as the kernel knows it, with its side, by its lowest cell."""
        both = [(side, body) for side, bodies in zip(SIDES, sides(self.state), strict=True) for body in bodies]
        return tuple(sorted(both, key=lambda pair: pair[1].mask & -pair[1].mask))

    @cached_property
    def bugs(self) -> tuple[Bug, ...]:
        """Every bug on the board, by its lowest cell."""
        names_of = self.position.board.names_of
        return tuple(Bug(side, names_of(body.mask), shape_text(body.shape)) for side, body in self.bodies)

    @cached_property
    def _index(self) -> dict[int, int]:
        return {body.mask: i for i, (_, body) in enumerate(self.bodies)}

    def indices(self, bodies: Iterable[Body]) -> tuple[int, ...]:
        """Return the indices of bugs in `bugs`."""
        return tuple(sorted(self._index[body.mask] for body in bodies))

    def _names_of_each(self, bodies: Iterable[Body]) -> tuple[Names, ...]:
        """Return the cells of each of some bugs, in the order of `bugs`."""
        masks = sorted([body.mask for body in bodies], key=lambda mask: mask & -mask)
        return tuple(map(self.position.board.names_of, masks))

    @property
    def size_limit(self) -> int:
        """The size, in stones, that a growth may not exceed if a turn begins now (R5)."""
        return self.position.kernel.size_limit(self.state.largest)

    @cached_property
    def growth_masks(self) -> tuple[int, int]:
        """The cells on which X and O could grow if it were the start of their turn."""
        state = self.state
        if state.setup:
            return (state.empty_mask, state.empty_mask)
        grow = self.position.kernel.growth_mask
        first, second = (grow(bodies, state.empty_mask, state.largest) for bodies in sides(state))
        return first, second

    @property
    def mobility(self) -> tuple[int, int]:
        """The number of cells on which X and O could grow if it were the start of their turn."""
        first, second = self.growth_masks
        return first.bit_count(), second.bit_count()

    @property
    def ends(self) -> Result | None:
        """How the game ends with this turn; None if the game goes on or the turn is not complete."""
        if not self.complete or self.state.legal_mask:
            return None
        return decided(self.position.ruleset, self.state.mover, self.mobility[1 - self.state.mover])

    # Adding cells

    def add(self, cell: int | str) -> Draft:
        """Return the draft with one more cell, given by index or by name.

        Raises:
            IllegalTurn: if it is not a cell of the board, or not legal next.
        """
        if isinstance(cell, str):
            try:
                cell = self.position.board.cell_named(cell)
            except UnknownCell as unknown:
                raise IllegalTurn(self._explain_unknown(unknown.text)) from None
        elif type(cell) is not int or not 0 <= cell < len(self.position.board):
            self._refuse_index(cell)
        if self.complete or not self.state.legal_mask >> cell & 1:
            refusal = self.explain(cell)
            assert refusal
            raise IllegalTurn(refusal)
        return self._with(cell)

    def _refuse_index(self, cell: int) -> None:
        try:
            self.position.board.known(cell)
        except UnknownCell as unknown:
            raise IllegalTurn(self._explain_unknown(unknown.text)) from None

    def read(self, text: str) -> Draft:
        """Return the draft with the cells of a turn's text added.

        Raises:
            IllegalTurn: at the first that is not a cell of the board, or not legal next.
        """
        return self.added(cell_texts(text))

    def added(self, cells: Iterable[int | str]) -> Draft:
        """Return the draft with more cells, each as in `add`.

        Raises:
            IllegalTurn: at the first that is not a cell of the board, or not legal next.
        """
        draft = self
        for cell in cells:
            draft = draft.add(cell)
        return draft

    def _with(self, cell: int) -> Draft:
        after = self.position.kernel.place(self.state, 1 << cell)
        return Draft(self.position, (*self.cells, cell), after, self)

    def _events_to(self, after: State, cell: int) -> Iterator[Event]:
        """Yield the events of a cell that leads to the state `after`, without the end of the game."""
        mover, board = SIDES[self.state.mover], self.position.board
        name = board.name_of(cell)
        if self.state.setup:
            yield Blackened(mover, name)
            return
        if prey := self._prey(cell):
            eaters = [board.names_of(meal.eater.mask) for meal in self._served(cell)]
            yield Ate(mover, tuple(eaters), tuple(map(board.names_of, prey)))
        grown = _holding(sides(after)[mover], cell)
        yield Grew(mover, name, self._kind(cell), grown.size, board.names_of(grown.mask))

    def _served(self, cell: int) -> tuple[Meal, ...]:
        """Return the meals whose prey leaves when `cell` is played next."""
        if self.position.in_rounds:
            return self.state.meals
        return tuple(meal for meal in self.state.meals if meal.cells_mask >> cell & 1)

    def _prey(self, cell: int) -> tuple[int, ...]:
        """Return the bugs, as masks, that leave the board when `cell` is played next."""
        if not self.state.meals:
            return ()
        return tuple(dict.fromkeys(body.mask for meal in self._served(cell) for body in meal.prey))

    def _kind(self, cell: int) -> Kind:
        if self.state.setup:
            return "blacken"
        if self.state.meals:
            return "bonus"
        return ("spawn", "enlarge", "join")[min(len(touched(self.state.mine, cell)), 2)]

    # The next cell

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """What each legal next cell would do, in board order; empty if the turn is complete or the game is over."""
        return () if self.complete else tuple(map(self._option, bits(self.state.legal_mask)))

    def _option(self, cell: int) -> Option:
        kind, after, mover = self._kind(cell), self._with(cell), self.state.mover
        board = self.position.board
        prey = dict.fromkeys(body for meal in self._served(cell) for body in meal.prey)
        return Option(
            board.name_of(cell),
            kind,
            None if kind in ("spawn", "blacken") else self._names_of_each(touched(self.state.mine, cell))[0],
            () if kind == "blacken" else board.names_of(_holding(sides(after.state)[mover], cell).mask),
            self._names_of_each(prey),
            tuple([next_meal(board, meal) for meal in after.state.meals]),
            after.mobility,
            result.winner if (result := after.ends) else None,
        )

    # Why a cell is illegal

    def explain(self, cell: int) -> Refusal | None:
        """Return why `cell` may not be played next; None if it may.

        Raises:
            UnknownCell: if the board has no cell of this index.
        """
        self.position.board.known(cell)
        if self.complete or not self.position.state.legal_mask:
            return self.explain_end(cell)
        state, bit = self.state, 1 << cell
        if state.legal_mask & bit:
            return None
        # Prey counts as gone for its eaters: in a round, for every cell; otherwise, for the cells around the eater.
        near_eaters = [meal for meal in state.meals if meal.eater.halo_mask & bit]
        served = near_eaters if near_eaters and not self.position.in_rounds else state.meals
        prey_mask = mask_of_bugs([body for meal in served for body in meal.prey])
        for _, body in self.bodies:
            if body.mask & bit & ~prey_mask:
                return self._refusal("occupied", cell, body.mask, (body,))
        if not (state.empty_mask | prey_mask) & bit:
            return self._refusal("black", cell, bit)
        near = touched(state.mine, cell)
        return self._explain_bonus(cell, near) if state.meals else self._explain_growth(cell, near)

    def _explain_unknown(self, text: str) -> Refusal:
        ended = self.complete or not self.position.state.legal_mask
        return replace(self.explain_end(), text=text) if ended else self._refusal("not_a_cell", text=text)

    def _explain_growth(self, cell: int, near: Bodies) -> Refusal:
        size = sum(body.size for body in near) + 1
        if len(near) > 1 and not self.position.ruleset.merging:
            return self._refusal("would_merge", cell, self._stones_around(cell, near), near)
        return self._refusal("too_large", cell, mask_of_bugs(near), near, size=size, size_limit=self.size_limit)

    def _explain_bonus(self, cell: int, near: Bodies) -> Refusal:
        eaters = [meal.eater for meal in self.state.meals]
        if any(body in eaters for body in near):
            if len(near) > 1:
                return self._refusal("would_merge", cell, self._stones_around(cell, near), near)
            if len(eaters) > 1:
                starved = self.position.kernel.starved(self.state, near[0], 1 << cell)
                return self._refusal("starves", cell, mask_of_bugs(starved), starved)
        return self._refusal("not_touching", cell, mask_of_bugs(eaters), eaters)

    def _stones_around(self, cell: int, near: Bodies) -> int:
        return mask_of_bugs(near) & self.position.board.neighbour_masks[cell]

    def explain_swap(self) -> Refusal:
        """Return why the first move may not be taken over. Call it only if that is so."""
        return self._refusal("no_swap" if self.position.state.legal_mask else "over")

    def explain_end(self, cell: int | None = None) -> Refusal:
        """Return why no cell may follow, or why the turn may not stop here. Call it only if that is so."""
        if not self.position.state.legal_mask:
            return self._refusal("over", cell)
        if self.complete:
            return self._refusal("nothing_to_eat", cell)
        if not self.cells:
            return self._refusal("empty_turn")
        prey = tuple(dict.fromkeys(body for meal in self.state.meals for body in meal.prey))
        bonus_cells = self.position.board.names_of(self.state.legal_mask)
        return replace(self._refusal("must_eat", cells_mask=mask_of_bugs(prey), bodies=prey), bonus_cells=bonus_cells)

    def _refusal(
        self,
        code: Code,
        cell: int | None = None,
        cells_mask: int = 0,
        bodies: Iterable[Body] = (),
        *,
        size: int | None = None,
        size_limit: int | None = None,
        text: str = "",
    ) -> Refusal:
        board = self.position.board
        name = None if cell is None else board.name_of(cell)
        cells = board.names_of(cells_mask)
        return Refusal(code, len(self.cells), name, name or text, cells, self.indices(bodies), size, size_limit, board)

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
