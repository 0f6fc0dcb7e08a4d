"""A turn that was played."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bug_engine.event import Ate, Event, Swapped
from bug_engine.notation import Turn
from bug_engine.result import Result
from bug_engine.side import Side

if TYPE_CHECKING:
    from bug_engine.board import Cells
    from bug_engine.position import Position
    from bug_engine.turn import Draft


@dataclass(frozen=True)
class Played:
    """A turn that was played: its side, the position after it, and the turn; `events` are what happened, in order.

    Like a `Game`, it has `position`, `events`, `result` and `play`, so turns can be chained on both.

    >>> from bug_engine import Position
    >>> played = Position.initial("genius", "hexhex3").play("C3").play("B2-B1")
    >>> played.side, played.turn, len(played.events), played.position.text
    (Side.O, <Turn B2-B1>, 3, '.../oo../...../..../...')
    """

    side: Side
    position: Position
    turn: Turn
    _draft: Draft | None = field(default=None, repr=False, compare=False)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in order."""
        return self._draft.events if self._draft else (Swapped(self.side),)

    @property
    def eaten(self) -> tuple[int, ...]:
        """The number of bugs in each meal of the turn, in order."""
        return self._draft.eaten if self._draft else ()

    @property
    def prey(self) -> tuple[Cells, ...]:
        """The cells of each bug that the turn ate, in order."""
        named = self.position.board.cells_named
        return tuple(named(bug) for event in self.events if isinstance(event, Ate) for bug in event.prey)

    @property
    def result(self) -> Result | None:
        """How the game ended with this turn; None while it goes on."""
        return self.position.result

    def play(self, turn: str | Turn) -> Played:
        """Play another turn from `position`; see `Position.play`.

        Raises:
            IllegalTurn: with the first mistake as `refusal`.
        """
        return self.position.play(turn)

    def __str__(self) -> str:
        """The position after the turn, drawn."""
        return str(self.position)

    def _repr_svg_(self) -> str:
        from bug_engine.svg import picture_of

        return picture_of(self.position, self)
