"""Stones on a board as text: the one-line form that programs keep, and the picture that people look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bug_engine.board import Board, bits
from bug_engine.boards import board_drawn, board_with_rows
from bug_engine.custom import GAP, MAX_TEXT
from bug_engine.text_error import BadText


class BadPosition(BadText):
    """A text that is no position of the board; the message says where and why."""


class Stones(NamedTuple):
    """What stands where: masks of each side's stones and of the black cells."""

    x_mask: int
    o_mask: int
    black_mask: int


class Drawing:
    """A text with the rows of a board from the top, joined by `/`: `.` empty, `x` and `o` stones, `#` or `*` black,
    `_` a gap, which may be left out. Blanks don't count.
    """

    def __init__(self, text: str) -> None:
        """Read the marks; which board they stand on is asked later.

        Raises:
            BadPosition: if there are other marks, or too many.
        """
        if len(text) > MAX_TEXT:
            raise BadPosition("this is too long for a board", text[:MAX_TEXT], 0, 1)
        self.text = text
        self.places = [place for place, mark in enumerate(text) if mark not in "/_" and not mark.isspace()]
        for place in self.places:
            if text[place] not in ".xo#*":
                raise BadPosition(f"{text[place]!r} is none of . x o #", text, place, place + 1)
        self._rows = "".join(text.split()).split("/")
        self._lengths = [len(row.replace(GAP, "")) for row in self._rows]

    def board(self) -> Board:
        """Return the board: the one drawn if there are gaps, else the one of the catalogue with such rows.

        Raises:
            BadBoard, UnknownBoard: if there is none.
        """
        if GAP in self.text:
            return board_drawn("/".join(self._rows))
        return board_with_rows(tuple(self._lengths))

    def stones(self, board: Board) -> Stones:
        """Return what stands on a board.

        Raises:
            BadPosition: if the rows are not the board's, or one of its black cells is drawn as none.
        """
        self._check_rows(board)
        masks = dict.fromkeys(".xo#*", 0)
        for cell, place in enumerate(self.places):
            masks[self.text[place]] |= 1 << cell
        black_mask = masks["#"] | masks["*"]
        for cell in bits(board.black_mask & ~black_mask):
            message = f"{board.name_of(cell)} is black on {board.name}: it takes a #"
            raise BadPosition(message, self.text, self.places[cell], self.places[cell] + 1)
        return Stones(masks["x"], masks["o"], black_mask)

    def _check_rows(self, board: Board) -> None:
        expected = list(map(len, board.rows))
        if self._lengths == expected:
            return
        told = ["-".join(map(str, lengths)) for lengths in (expected, self._lengths)]
        row = next((i for i, pair in enumerate(zip(expected, self._lengths, strict=False)) if len({*pair}) > 1), None)
        # The first row of another length; if there is none, from where rows are missing or too many.
        rows = self.text.split("/")
        before = rows[: len(expected) if row is None else row]
        start = len("/".join(before)) + bool(before)
        end = None if row is None else start + len(rows[row])
        message = f"{board.name} has rows of {told[0]} cells, the text {told[1]}"
        raise BadPosition(message, self.text, start, end)


def picture(board: Board, mark: Callable[[int], str]) -> str:
    """Return the board drawn in lines with the labels of its coordinates around it; the stagger of the rows is that
    of the cells. `mark` returns what to show on a cell.
    """
    places = {(2 * cell.q + cell.r, cell.r): mark(i) for i, cell in enumerate(board.cells)}
    first = {row: min(column for column, r in places if r == row) for row in {r for _, r in places}}
    for label in board.labels:
        column = 2 * label.q + label.r
        # A label on the left ends one further left than a cell would, so that it is told from a mark.
        if column < first.get(label.r, column):
            column -= len(label.text)
        places[column, label.r] = label.text
    left = min(column for column, _ in places)
    lines = dict.fromkeys(range(min(r for _, r in places), board.cells[-1].r + 1), "")
    for (column, row), text in sorted(places.items(), key=lambda item: item[0]):
        lines[row] = lines[row].ljust(column - left) + text
    return "\n".join(lines.values())
