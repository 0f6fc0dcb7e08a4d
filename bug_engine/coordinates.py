"""Coordinates: how the sources name cells, and the labels that they print around the board.

The same name means different cells in different systems, so a text with names also says which system it uses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from bug_engine.text_error import CodedError

if TYPE_CHECKING:
    from bug_engine.board import Cell

System = Literal["rows", "diagonals", "abstractplay"]
SYSTEMS: tuple[System, ...] = get_args(System)
# The mark between two cells of a turn's text.
JOINERS: dict[System, str] = {"rows": "-", "diagonals": "-", "abstractplay": ","}


class UnknownCoordinates(CodedError):
    """A name that no coordinate system has; the message lists the systems.

    >>> from bug_engine import Position
    >>> Position.from_fen("x.o x 0 genius ... letters")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    bug_engine.coordinates.UnknownCoordinates: there are no coordinates 'letters'; there are rows, ...
    """


class Label(NamedTuple):
    """A text next to the board; its place is that of a cell, in axial coordinates."""

    text: str
    q: int
    r: int


def system_named(name: str) -> System:
    """Return the coordinate system that has this name.

    Raises:
        UnknownCoordinates: if no system has it; the message lists the systems.
    """
    for system in SYSTEMS:
        if system == name:
            return system
    message = f"there are no coordinates {name!r}; there are {', '.join(SYSTEMS)}"
    raise UnknownCoordinates(message, "unknown_coordinates", coordinates=name)


def letters(n: int) -> str:
    """Return the n-th letter of A…Z AA AB…, from 0.

    >>> letters(0), letters(25), letters(26)
    ('A', 'Z', 'AA')
    """
    text = chr(ord("A") + n % 26)
    return text if n < 26 else letters(n // 26 - 1) + text


def cell_names(cells: Sequence[Cell], system: System) -> tuple[str, ...]:
    """Return the name of each cell.

    `cells` are in board order.

    - `rows` (Genius): the row's letter, counted from the top, then 1, 2, 3… from the left within the row.
    - `diagonals` (Green Meadow): the letter of the diagonal that falls from left to right, then the row's number,
      counted from the top.
    - `abstractplay` (Abstract Play): the row's letter, counted from the bottom, in lower case, then 1, 2, 3… from the
      left.
    """
    top, left = cells[0].r, min(cell.q for cell in cells)
    if system == "diagonals":
        return tuple(f"{letters(cell.q - left)}{cell.r - top + 1}" for cell in cells)
    names = []
    place, row = 0, top - 1
    for cell in cells:
        place = place + 1 if cell.r == row else 1
        row = cell.r
        names.append(f"{_row_letters(cells, row, system)}{place}")
    return tuple(names)


def labels(cells: Sequence[Cell], system: System) -> tuple[Label, ...]:
    """Return the labels that the sources print around the board: row letters on the left; or letters above the
    diagonals and row numbers on the right.

    `cells` are in board order; a row without a cell has no label.
    """
    return tuple(_diagonal_labels(cells) if system == "diagonals" else _row_labels(cells, system))


def number_labels(cells: Sequence[Cell], system: System) -> Iterator[Label]:
    """Yield the number of the last cell of each row, on its right, where numbers count from the left of a row: with the
    letter on the left it bounds the names of the row. Numbers along another edge would be in line with the cells of
    some rows only.

    The page shows these labels; drawings as text have no room for them.
    """
    if system == "diagonals":
        return
    lengths = Counter(cell.r for cell in cells)
    for row, last in {cell.r: cell for cell in cells}.items():
        yield Label(str(lengths[row]), last.q + 1, row)


def _row_letters(cells: Sequence[Cell], row: int, system: System) -> str:
    return letters(row - cells[0].r) if system == "rows" else letters(cells[-1].r - row).lower()


def _row_labels(cells: Sequence[Cell], system: System) -> Iterator[Label]:
    for row, first in sorted({cell.r: cell for cell in reversed(cells)}.items()):
        yield Label(_row_letters(cells, row, system), first.q - 1, row)


def _diagonal_labels(cells: Sequence[Cell]) -> Iterator[Label]:
    left = min(cell.q for cell in cells)
    taken = {(top.q, top.r - 1) for top in {cell.q: cell for cell in reversed(cells)}.values()}
    for q, r in sorted(taken):
        yield Label(letters(q - left), q, r)
    for row, last in {cell.r: cell for cell in cells}.items():
        place = next(q for q in range(last.q + 1, last.q + len(cells) + 2) if (q, row) not in taken)
        yield Label(str(row - cells[0].r + 1), place, row)
