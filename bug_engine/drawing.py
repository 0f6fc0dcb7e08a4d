"""Stones on a board as text: one line for programs, a picture for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bug_engine.board import MAX_SPAN, Board, bits
from bug_engine.boards import board_drawn, board_with_rows
from bug_engine.custom import GAP, MAX_TEXT
from bug_engine.text_error import BadText


class BadPosition(BadText):
    """A text that is not a position of the board."""


class Stones(NamedTuple):
    """The masks of each side's stones and of the black cells."""

    x_mask: int
    o_mask: int
    black_mask: int


class Drawing:
    """A text with the rows of a board from the top, joined by `/`: `.` empty, `x` and `o` stones, `#` or `*` black,
    `_` a gap, which may be left out. White space is ignored.
    """

    def __init__(self, text: str) -> None:
        """Read the marks; `stones` then places them on a board.

        Raises:
            BadPosition: if the text has another character, or is longer than any board.
        """
        if len(text) > MAX_TEXT:
            message = f"a board may be at most {MAX_SPAN + 1} cells across"
            raise BadPosition(message, "too_wide", text[:MAX_TEXT], 0, 1, limit=MAX_SPAN + 1)
        self.text = text
        self.places = [place for place, mark in enumerate(text) if mark not in "/_" and not mark.isspace()]
        for place in self.places:
            if text[place] not in ".xo#*":
                message = f"{text[place]!r} is none of . x o #"
                raise BadPosition(message, "bad_mark", text, place, place + 1, mark=text[place])
        self._rows = "".join(text.split()).split("/")
        self._lengths = [len(row.replace(GAP, "")) for row in self._rows]

    def board(self) -> Board:
        """Return the board that the gaps draw; without gaps, the board of the catalogue that has such rows.

        Raises:
            BadBoard: if the gaps draw no board.
            UnknownBoard: if no board of the catalogue has such rows.
        """
        if GAP in self.text:
            return board_drawn("/".join(self._rows))
        return board_with_rows(tuple(self._lengths))

    def stones(self, board: Board) -> Stones:
        """Return the stones and black cells on a board.

        Raises:
            BadPosition: if the rows are not the board's, or one of its black cells is not drawn black.
        """
        self._check_rows(board)
        masks = dict.fromkeys(".xo#*", 0)
        for cell, place in enumerate(self.places):
            masks[self.text[place]] |= 1 << cell
        black_mask = masks["#"] | masks["*"]
        for cell in bits(board.black_mask & ~black_mask):
            name, start = board.name_of(cell), self.places[cell]
            message = f"{name} is black on {board.name}: mark it with #"
            raise BadPosition(message, "black_cell", self.text, start, start + 1, cell=name, board=board.name)
        return Stones(masks["x"], masks["o"], black_mask)

    def _check_rows(self, board: Board) -> None:
        expected = list(map(len, board.rows))
        if self._lengths == expected:
            return
        rows_wanted, rows_found = ("-".join(map(str, lengths)) for lengths in (expected, self._lengths))
        row = next((i for i, pair in enumerate(zip(expected, self._lengths, strict=False)) if len({*pair}) > 1), None)
        # The first row of another length; if there is none, the place from which rows are missing or superfluous.
        rows = self.text.split("/")
        before = rows[: len(expected) if row is None else row]
        start = len("/".join(before)) + bool(before)
        end = None if row is None else start + len(rows[row])
        message = f"{board.name} has rows of {rows_wanted} cells, the text {rows_found}"
        params = {"board": board.name, "expected": rows_wanted, "found": rows_found}
        raise BadPosition(message, "wrong_rows", self.text, start, end, **params)


def picture(board: Board, mark: Callable[[int], str]) -> str:
    """Return the board drawn in lines, staggered like the cells, with the labels of its coordinates around it;
    `mark(cell)` is the character on a cell.
    """
    places = {(2 * cell.q + cell.r, cell.r): mark(i) for i, cell in enumerate(board.cells)}
    first = {row: min(column for column, r in places if r == row) for row in {r for _, r in places}}
    for label in board.labels:
        column = 2 * label.q + label.r
        # A label on the left ends one further left than a cell would: a gap separates it from the marks.
        if column < first.get(label.r, column):
            column -= len(label.text)
        places[column, label.r] = label.text
    left = min(column for column, _ in places)
    lines = dict.fromkeys(range(min(r for _, r in places), board.cells[-1].r + 1), "")
    for (column, row), text in sorted(places.items(), key=lambda item: item[0]):
        lines[row] = lines[row].ljust(column - left) + text
    return "\n".join(lines.values())
