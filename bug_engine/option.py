"""What each next cell of a turn would do."""

from __future__ import annotations

from dataclasses import dataclass

from bug_engine.board import Board, Names
from bug_engine.event import Kind
from bug_engine.side import Side
from bug_engine.state import Meal


@dataclass(frozen=True)
class NextMeal:
    """A meal that must be eaten (R6): the cells of the eater, of each bug that it eats, and its bonus `cells` (R7).

    >>> from bug_engine import Position
    >>> Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1).options()[0].next
    (NextMeal(eater=('A2', 'B1', 'B2'), prey=(('A3', 'B4', 'C4'),), cells=('A3', 'B3')),)
    """

    eater: Names
    prey: tuple[Names, ...]
    cells: Names


@dataclass(frozen=True)
class Option:
    """What playing `cell` next would do.

    `kind` is `blacken`, or the kind of the event `Grew`. `bug` has the cells of the bug that grows: None if there is
    none, and of several that join, those of the first. `eats` has the cells of each bug that this step removes, and
    `grown` those of the resulting bug. `next` has the meals that must follow; without any the turn is `complete`.
    `mobility` is the number of cells on which X and O could grow afterwards. `wins` is the side that wins at once: the
    opponent if it then cannot grow, or the mover if the margin does not exceed the handicap.

    >>> from bug_engine import Position
    >>> first, *_ = Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1).options()
    >>> first.cell, first.kind, first.bug, first.grown, first.size, first.complete, first.mobility
    ('B1', 'enlarge', ('A2', 'B2'), ('A2', 'B1', 'B2'), 3, False, (0, 1))
    """

    cell: str
    kind: Kind
    bug: Names | None
    grown: Names
    eats: tuple[Names, ...]
    next: tuple[NextMeal, ...]
    mobility: tuple[int, int]
    wins: Side | None

    @property
    def size(self) -> int:
        """The size of the resulting bug."""
        return len(self.grown)

    @property
    def complete(self) -> bool:
        """Whether the turn ends with this cell."""
        return not self.next


def next_meal(board: Board, meal: Meal) -> NextMeal:
    """Return a meal with its cells by name."""
    names_of = board.names_of
    prey = tuple([names_of(body.mask) for body in meal.prey])
    return NextMeal(names_of(meal.eater.mask), prey, names_of(meal.cells_mask))
