"""Positions as text: the one-line forms that programs keep, and the drawing that people look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bug_engine.board import MAX_SPAN, Board, bits
from bug_engine.boards import board_drawn, board_with_rows
from bug_engine.checking import checked_type
from bug_engine.coordinates import System, system_named
from bug_engine.custom import GAP, MAX_TEXT
from bug_engine.ruleset import Ruleset
from bug_engine.side import MARKS
from bug_engine.text_error import BadText


class BadPosition(BadText):
    """A text that is not a position of the board; `start` and `end` say where the mistake is (see `BadText`).

    >>> from bug_engine import Position
    >>> try:
    ...     Position.from_text("x../..../..z../..../...")
    ... except BadPosition as bad:
    ...     print(bad, bad.place)
    'z' is not one of . x o # column 12
    """


class Stones(NamedTuple):
    """The cells of each side's stones and the black cells, as masks."""

    x_mask: int
    o_mask: int
    black_mask: int


class Drawing:
    """A text with the rows of a board from the top, joined by `/`: `.` empty, `x` and `o` stones, `#` or `*` black,
    `_` a gap, which may be left out. White space is ignored.
    """

    def __init__(self, text: str) -> None:
        """Read the marks; `board` and `stones` then say what they mean.

        Raises:
            BadPosition: if there are other marks, or more marks than a board can have.
        """
        if len(text) > MAX_TEXT:
            message = f"a board may be at most {MAX_SPAN + 1} cells across"
            raise BadPosition(message, "too_wide", text[:MAX_TEXT], 0, 1, limit=MAX_SPAN + 1)
        self.text = text
        self.places = [place for place, mark in enumerate(text) if mark not in "/_" and not mark.isspace()]
        for place in self.places:
            if text[place] not in ".xo#*":
                message = f"{text[place]!r} is not one of . x o #"
                raise BadPosition(message, "bad_mark", text, place, place + 1, mark=text[place])
        self._rows = "".join(text.split()).split("/")
        self._lengths = [len(row.replace(GAP, "")) for row in self._rows]

    def board(self) -> Board:
        """Return the drawn board if there are gaps; otherwise the board of the catalogue with rows of these lengths.

        Raises:
            BadBoard: if the gaps draw no board.
            UnknownBoard: if no board of the catalogue has such rows.
        """
        if GAP in self.text:
            return board_drawn("/".join(self._rows))
        return board_with_rows(tuple(self._lengths))

    def stones(self, board: Board) -> Stones:
        """Return the stones on a board.

        Raises:
            BadPosition: if the board has other rows, or one of its black cells is not drawn black.
        """
        self._check_rows(board)
        masks = dict.fromkeys(".xo#*", 0)
        for cell, place in enumerate(self.places):
            masks[self.text[place]] |= 1 << cell
        black_mask = masks["#"] | masks["*"]
        for cell in bits(board.black_mask & ~black_mask):
            message = f"{board.name_of(cell)} is black on {board.name}: draw it as #"
            params = {"cell": board.name_of(cell), "board": board.name}
            place = self.places[cell]
            raise BadPosition(message, "black_cell", self.text, place, place + 1, **params)
        return Stones(masks["x"], masks["o"], black_mask)

    def _check_rows(self, board: Board) -> None:
        expected = list(map(len, board.rows))
        if self._lengths == expected:
            return
        listed = ["-".join(map(str, lengths)) for lengths in (expected, self._lengths)]
        row = next((i for i, pair in enumerate(zip(expected, self._lengths, strict=False)) if len({*pair}) > 1), None)
        # The mistake is the first row of another length or, if there is none, where rows are missing or too many.
        rows = self.text.split("/")
        before = rows[: len(expected) if row is None else row]
        start = len("/".join(before)) + bool(before)
        end = None if row is None else start + len(rows[row])
        message = f"{board.name} has rows of {listed[0]} cells, the text {listed[1]}"
        params = {"board": board.name, "expected": listed[0], "found": listed[1]}
        raise BadPosition(message, "wrong_rows", self.text, start, end, **params)


def checked_fields(board: Board, ruleset: Ruleset, stones: tuple[int, int], black_mask: int) -> None:
    """Check that a position can have these values.

    Raises:
        TypeError, ValueError: if it can't; the message names the value.
    """
    checked_type(board, Board, "the board of a position is a Board")
    checked_type(ruleset, Ruleset, "the rule set of a position is a Ruleset")
    if len(checked_type(stones, tuple, "the stones of a position are a pair of masks")) != len(MARKS):
        raise TypeError(f"the stones of a position are a pair of masks, not {stones!r}")
    taken_mask = 0
    for what, mask in zip(("stones of x", "stones of o", "black cells"), (*stones, black_mask), strict=True):
        if not isinstance(mask, int):
            raise TypeError(f"the {what} are a mask, not {mask!r}")
        if mask & ~board.full_mask:  # also if it is negative
            raise ValueError(f"the {what} are not all on {board.name}: the mask is {mask:#x}")
        if both_mask := mask & taken_mask:
            raise ValueError(f"the {what} are on taken cells: {', '.join(board.names_of(both_mask))}")
        taken_mask |= mask


def read_fen(fen: str) -> tuple[str, int, str, str, int, System | None]:
    """Return the arguments for `Position.from_text` that make the position of a line that `Position.fen` wrote.

    Raises:
        BadPosition: if it does not have five or six fields, or the mover or the number of cells to blacken is
            malformed.
        UnknownCoordinates: if no coordinate system has that name.
    """
    fields = checked_type(fen, str, "a position in one line is a text").split()
    if len(fields) not in (5, 6):
        message = "a position has the fields stones, mover, setup, rule set, board (and coordinates)"
        raise BadPosition(message, "bad_fen", fen)
    stones, mover, setup, ruleset, board, *coordinates = fields
    start = fen.index(stones) + len(stones)
    if mover not in tuple(MARKS):
        start = fen.index(mover, start)
        message = f"the mover is x or o, not {mover!r}"
        raise BadPosition(message, "bad_mover", fen, start, start + len(mover), mover=mover)
    if setup not in tuple("0123456"):
        start = fen.index(setup, fen.index(mover, start) + 1)
        message = f"the number of cells to blacken is 0 to 6, not {setup!r}"
        raise BadPosition(message, "bad_setup", fen, start, start + len(setup), setup=setup)
    system = system_named(coordinates[0]) if coordinates else None
    return stones, MARKS.index(mover), ruleset, board, int(setup), system


def picture(board: Board, mark: Callable[[int], str]) -> str:
    """Return the board as lines of text, each row shifted as on the board, with the labels of its coordinates around.

    `mark` returns the character to show on a cell.
    """
    places = {(2 * cell.q + cell.r, cell.r): mark(i) for i, cell in enumerate(board.cells)}
    first = {row: min(column for column, r in places if r == row) for row in {r for _, r in places}}
    for label in board.labels:
        column = 2 * label.q + label.r
        # A space separates a label on the left from the row, so that the label does not look like a cell.
        if column < first.get(label.r, column):
            column -= len(label.text)
        places[column, label.r] = label.text
    left = min(column for column, _ in places)
    lines = dict.fromkeys(range(min(r for _, r in places), board.cells[-1].r + 1), "")
    for (column, row), text in sorted(places.items(), key=lambda item: item[0]):
        lines[row] = lines[row].ljust(column - left) + text
    return "\n".join(lines.values())
