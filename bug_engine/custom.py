"""Boards that people make: drawn as a text, or with black cells chosen at random.

The text of a board has its rows from the top, joined by `/`; `.` is a cell, `*` (or `#`) a black cell, `_` a gap.
**Each row is half a cell further right than the row above**, so a cell touches the one above it in the text and the one
above to the right. Gaps at the end of a row and empty edges are left out. The text needs no escaping in a URL, and it
is the board's name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from random import Random

from bug_engine.board import MAX_SPAN, Board, Cell, bits, mask_of
from bug_engine.text_error import BadText

CELL, BLACK, GAP = ".", "*", "_"
# No text of a board or position is longer.
MAX_TEXT = (MAX_SPAN + 2) ** 2 * 4


class BadBoard(BadText):
    """A text that does not draw a board; `start` and `end` say where the mistake is (see `BadText`).

    >>> try:
    ...     board_from_text("../.?")
    ... except BadBoard as bad:
    ...     print(bad, bad.place)
    '?' is not one of . * _ / column 5
    """


def outline_text(board: Board) -> str:
    """Return the text of a board.

    >>> from bug_engine.boards import board_named
    >>> outline_text(board_named("hexhex2"))
    '_../.../..'
    """
    left = min(cell.q for cell in board.cells)
    rows = []
    for row in board.rows:
        text = ""
        for i in row:
            text = text.ljust(board.cells[i].q - left, GAP) + (BLACK if board.black_mask >> i & 1 else CELL)
        rows.append(text)
    return "/".join(rows)


@lru_cache(maxsize=64)
def board_from_text(text: str) -> Board:
    """Return the board that a text draws; its name is the shortest such text.

    Raises:
        BadBoard: if the text has other marks, no cell, or cells too far apart.

    >>> board_from_text("__./.*/").name
    '__./.*'
    """
    if len(text) > MAX_TEXT:
        message = f"a board may be at most {MAX_SPAN + 1} cells across"
        raise BadBoard(message, "too_wide", text[:MAX_TEXT], 0, 1, limit=MAX_SPAN + 1)
    marks: dict[Cell, str] = {}
    q = r = 0
    for place, char in enumerate(text):
        if char == "/":
            q, r = 0, r + 1
            continue
        if char in ".*#":
            marks[Cell(q, r)] = char
        elif char != GAP:
            message = f"{char!r} is not one of . * _ /"
            raise BadBoard(message, "bad_mark", text, place, place + 1, mark=char)
        q += 1
    return _drawn(marks, text)


def _drawn(marks: dict[Cell, str], text: str) -> Board:
    if not marks:
        raise BadBoard("a board needs at least one cell", "no_cell", text)
    left, top = min(cell.q for cell in marks), min(cell.r for cell in marks)
    cells = tuple(Cell(cell.q - left, cell.r - top) for cell in marks)
    black_mask = mask_of(i for i, mark in enumerate(marks.values()) if mark != CELL)
    try:
        board = Board("", cells, black_mask)
    except ValueError as wrong:
        raise BadBoard(str(wrong), "too_wide", text, limit=MAX_SPAN + 1) from None
    return replace(board, name=outline_text(board))


def drawn_text(marks: Mapping[Cell, str]) -> str:
    """Return the text of marked cells with their gaps; it draws a board or, with stones, a position.

    Raises:
        BadBoard: if there are no cells, or cells too far apart.

    >>> drawn_text({Cell(0, 1): "x", Cell(2, 0): "."})
    '__./x'
    """
    ordered = {cell: marks[cell] for cell in sorted(marks, key=lambda cell: (cell.r, cell.q))}
    board = _drawn(dict.fromkeys(ordered, CELL), "")
    drawing = iter(ordered.values())
    return re.sub(r"\.", lambda _: next(drawing), board.name)


def same_outline(board: Board, other: Board) -> bool:
    """Whether two boards have the same cells up to translation."""
    if len(board) != len(other):
        return False
    (q, r), (other_q, other_r) = board.cells[0], other.cells[0]
    return all(
        a.q - q == b.q - other_q and a.r - r == b.r - other_r for a, b in zip(board.cells, other.cells, strict=True)
    )


def with_drawn_black(board: Board, seed: int) -> Board:
    """Return the board with the same number of black cells, chosen at random; the same seed gives the same cells.

    The new name is the old one with `-` and the seed added.
    """
    # Only `random()` is guaranteed to give the same numbers in every version of Python.
    random, cells = Random(seed).random, list(range(len(board)))
    drawn = [cells.pop(int(random() * len(cells))) for _ in bits(board.black_mask)]
    return replace(board, name=f"{board.name}-{seed}", black_mask=mask_of(drawn))
