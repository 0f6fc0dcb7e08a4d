"""Boards that people make: drawn in a text, or with black cells drawn by lot.

A board's text has its rows from the top, joined by `/`; `.` is a cell, `*` (or `#`) a black one, `_` a gap. **Each row
stands half a cell further right than the row above**, so cells above one another in the text touch, and so does the
one above to the right. Gaps at the end of a row and empty edges are left out. It goes into a URL as it is, and it is
the board's name.
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
# Longer ones can't be boards; a position's text holds no more characters either.
MAX_TEXT = (MAX_SPAN + 2) ** 2 * 4


class BadBoard(BadText):
    """A text that draws no board."""


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
    """Return the board drawn in a text, its name the shortest such text.

    Raises:
        BadBoard: if the text has other marks, no cell, or too many across.

    >>> board_from_text("__./.*/").name
    '__./.*'
    """
    if len(text) > MAX_TEXT:
        raise BadBoard(f"a board may be at most {MAX_SPAN + 1} cells across", text[:MAX_TEXT], 0, 1)
    marks: dict[Cell, str] = {}
    q = r = 0
    for place, char in enumerate(text):
        if char == "/":
            q, r = 0, r + 1
            continue
        if char in ".*#":
            marks[Cell(q, r)] = char
        elif char != GAP:
            raise BadBoard(f"{char!r} is none of . * _ / in a board", text, place, place + 1)
        q += 1
    return _drawn(marks, text)


def _drawn(marks: dict[Cell, str], text: str) -> Board:
    if not marks:
        raise BadBoard("a board needs at least one cell", text, code="no_cell")
    left, top = min(cell.q for cell in marks), min(cell.r for cell in marks)
    cells = tuple(Cell(cell.q - left, cell.r - top) for cell in marks)
    black_mask = mask_of(i for i, mark in enumerate(marks.values()) if mark != CELL)
    try:
        board = Board("", cells, black_mask)
    except ValueError as wrong:
        raise BadBoard(str(wrong), text, code="too_wide") from None
    return replace(board, name=outline_text(board))


def drawn_text(marks: Mapping[Cell, str]) -> str:
    """Return the text of painted cells with their gaps: a board's, or with stones a position's.

    Raises:
        BadBoard: if there are none, or too many across.

    >>> drawn_text({Cell(0, 1): "x", Cell(2, 0): "."})
    '__./x'
    """
    ordered = {cell: marks[cell] for cell in sorted(marks, key=lambda cell: (cell.r, cell.q))}
    board = _drawn(dict.fromkeys(ordered, CELL), "")
    drawing = iter(ordered.values())
    return re.sub(r"\.", lambda _: next(drawing), board.name)


def same_outline(board: Board, other: Board) -> bool:
    """Whether two boards have the same cells, wherever they lie in the grid."""
    if len(board) != len(other):
        return False
    (q, r), (other_q, other_r) = board.cells[0], other.cells[0]
    return all(
        a.q - q == b.q - other_q and a.r - r == b.r - other_r for a, b in zip(board.cells, other.cells, strict=True)
    )


def with_drawn_black(board: Board, seed: int) -> Board:
    """Return a board with as many black cells as it has, elsewhere: by lot, the same for the same seed.

    The name is the board's, then `-` and the seed.
    """
    # Of the module only `random()` is promised to give the same numbers for ever.
    random, cells = Random(seed).random, list(range(len(board)))
    drawn = [cells.pop(int(random() * len(cells))) for _ in bits(board.black_mask)]
    return replace(board, name=f"{board.name}-{seed}", black_mask=mask_of(drawn))
