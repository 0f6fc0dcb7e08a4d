"""Custom boards: drawn in a text, or with randomly placed black cells.

A board's text lists its rows from the top, joined by `/`; `.` is a cell, `*` (or `#`) a black cell, `_` a gap. **Each
row stands half a cell further right than the row above**: a cell touches the one above it in the text, and the one
above and to the right. Gaps at the end of a row and empty edges are left out. The text is URL-safe, and it is the
board's name.
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
# A longer text can be neither a board nor a position.
MAX_TEXT = (MAX_SPAN + 2) ** 2 * 4


class BadBoard(BadText):
    """A text that is not a board."""


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
    """Return the board drawn in a text; its name is the shortest text that draws it.

    Raises:
        BadBoard: if the text has another character, no cell, or more than 32 cells across.

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
            raise BadBoard(f"{char!r} is none of . * _ /", "bad_mark", text, place, place + 1, mark=char)
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
    """Return the text of painted cells, gaps included: a board, or a position if there are stones.

    Raises:
        BadBoard: if there is no cell, or more than 32 across.

    >>> drawn_text({Cell(0, 1): "x", Cell(2, 0): "."})
    '__./x'
    """
    ordered = {cell: marks[cell] for cell in sorted(marks, key=lambda cell: (cell.r, cell.q))}
    board = _drawn(dict.fromkeys(ordered, CELL), "")
    drawing = iter(ordered.values())
    return re.sub(r"\.", lambda _: next(drawing), board.name)


def same_outline(board: Board, other: Board) -> bool:
    """Return whether two boards have the same cells; the place in the grid does not matter."""
    if len(board) != len(other):
        return False
    (q, r), (other_q, other_r) = board.cells[0], other.cells[0]
    return all(
        a.q - q == b.q - other_q and a.r - r == b.r - other_r for a, b in zip(board.cells, other.cells, strict=True)
    )


def with_drawn_black(board: Board, seed: int) -> Board:
    """Return the board with its black cells moved to random cells; the same seed always gives the same board.

    The new name is the board's name, `-` and the seed.
    """
    # `random()` is the only method that Python promises to keep reproducible across versions.
    random, cells = Random(seed).random, list(range(len(board)))
    drawn = [cells.pop(int(random() * len(cells))) for _ in bits(board.black_mask)]
    return replace(board, name=f"{board.name}-{seed}", black_mask=mask_of(drawn))
