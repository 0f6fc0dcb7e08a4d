"""The text of a turn: its cells, as in `B1-B3`; `b1 b3` and `B1,B3` mean the same. `swap` takes over the first move."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bug_engine.board import Board, Cells, Names
from bug_engine.checking import checked_type
from bug_engine.coordinates import JOINERS

SWAP = "swap"
_WORD = re.compile(r"[^-\u2013\s,]+")


class TooManyTurns(ValueError):
    """A position has more legal turns than can be listed."""


@dataclass(frozen=True)
class Turn:
    """A turn as the cells played (R3): the growth, then the bonus cell of each meal.

    `cells` are indices and `names` their names. With `swap` the turn plays no cell; it takes over the other side's
    first move (the pie rule). `str` gives the turn's text; iteration gives `cells`.

    >>> from bug_engine import Position
    >>> turn = Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1).play("b1 b3").turn
    >>> turn, str(turn), turn.cells, turn.names
    (<Turn B1-B3>, 'B1-B3', (3, 5), ('B1', 'B3'))
    """

    board: Board
    cells: Cells
    swap: bool = False

    @property
    def names(self) -> Names:
        """The names of the cells played, in order."""
        return tuple(map(self.board.name_of, self.cells))

    def __str__(self) -> str:
        return SWAP if self.swap else turn_text(self.board, self.cells)

    def __repr__(self) -> str:
        return f"<Turn {self}>"

    def __len__(self) -> int:
        return len(self.cells)

    def __iter__(self) -> Iterator[int]:
        return iter(self.cells)


def turn_text(board: Board, cells: Iterable[int]) -> str:
    """Return the text of a turn in the board's coordinates."""
    names = board.names
    return JOINERS[board.coordinates].join([names[cell] for cell in cells])


def cell_spans(text: str) -> list[tuple[int, int]]:
    """Return the spans of the cell names in a turn's text."""
    return [match.span() for match in _WORD.finditer(text)]


def span_of_step(text: str, step: int) -> tuple[int, int]:
    """Return the span of cell number `step` (from 0) in a turn's text, or its end if there are fewer cells."""
    spans = cell_spans(text)
    return spans[step] if step < len(spans) else (len(text.rstrip()),) * 2


def cell_texts(text: str) -> list[str]:
    """Return the cell names in a turn's text, without looking them up.

    >>> cell_texts(" b1, b3")
    ['b1', 'b3']
    """
    return _WORD.findall(text)


def is_swap(turn: str | Turn) -> bool:
    """Whether a turn takes over the first move.

    Raises:
        TypeError: if it is no turn.
    """
    if isinstance(turn, Turn):
        return turn.swap
    return checked_type(turn, str, "a turn is a text or a Turn").strip().lower() == SWAP
