"""Boards by name: the catalogue (docs/rules.md), and boards whose name describes them."""

from __future__ import annotations

import re
from functools import cache

from bug_engine.board import Board, Cell, mask_of
from bug_engine.custom import board_from_text, outline_text, same_outline, with_drawn_black
from bug_engine.text_error import CodedError

HEXHEX_SIDES = range(2, 9)
LIMPING_SIDES = range(3, 6)

# Rows 1-6 and diagonals A-G of the Green Meadow text. The picture of the true board is lost: this is a reconstruction.
_GREEN_MEADOW = ("...D#FG", "..CDEFG", ".#CD#FG", "AB#DE#.", "ABCDE..", "AB#D...")


class UnknownBoard(CodedError):
    """A name that no board has; the message lists the catalogue.

    >>> board_named("square")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    bug_engine.boards.UnknownBoard: there is no board 'square'; there are hexhex2, hexhex3, ...
    """


def hexhex(side: int) -> Board:
    """Return the regular hexagon with `side` cells on each edge: 3 side² - 3 side + 1 cells.

    >>> len(hexhex(4))
    37
    """
    reach = side - 1
    return Board(
        f"hexhex{side}",
        tuple(Cell(q, r) for r in range(-reach, reach + 1) for q in range(-reach, reach + 1) if abs(q + r) <= reach),
    )


def limping(side: int) -> Board:
    """Return the hexagon whose edges alternate between `side` and `side + 1` cells, with a short edge on top.

    >>> len(limping(3))
    27
    """
    last = 2 * side - 1
    cells = (Cell(q, r) for r in range(last + 1) for q in range(last + 1) if side <= q + r <= 3 * side - 1)
    return Board(f"limping{side}-{side + 1}", tuple(cells))


def green_meadow() -> Board:
    """Return the reconstruction of the Green Meadow board: 30 cells, six of them black."""
    cells = [
        (Cell(q, r), mark == "#") for r, row in enumerate(_GREEN_MEADOW) for q, mark in enumerate(row) if mark != "."
    ]
    return Board(
        "green-meadow", tuple(cell for cell, _ in cells), mask_of(i for i, (_, black) in enumerate(cells) if black)
    )


@cache
def catalogue() -> dict[str, Board]:
    """Return every named board by its name."""
    boards = [*map(hexhex, HEXHEX_SIDES), *map(limping, LIMPING_SIDES), green_meadow()]
    return {board.name: board for board in boards}


_WITHOUT_STONES = str.maketrans("xo", "..")
_RANDOM_SIX = re.compile(r"green-meadow-([0-9]{1,18})")


def board_named(name: str) -> Board:
    """Return the board that a name stands for: one of the catalogue (`hexhex2` to `hexhex8`, `limping3-4` to
    `limping5-6`, `green-meadow`); `green-meadow-7`, whose six black cells are chosen at random with the seed 7; or the
    board that the name draws (custom.py).

    Raises:
        UnknownBoard: if no board has that name; the message lists the catalogue.
        BadBoard: if the text does not draw a board.

    >>> len(board_named("hexhex3")), len(board_named("../..._."))
    (19, 6)
    """
    if found := catalogue().get(name):
        return found
    if seed := _RANDOM_SIX.fullmatch(name):
        return with_drawn_black(catalogue()["green-meadow"], int(seed[1]))
    if any(mark in name for mark in "./_*#"):
        board = board_from_text(name)
        same = (known for known in catalogue().values() if same_outline(board, known))
        return next((known for known in same if known.black_mask == board.black_mask), board)
    message = f"there is no board {name!r}; there are {', '.join(catalogue())}, and those drawn in a text"
    raise UnknownBoard(message, "unknown_board", board=name)


def board_text(board: Board) -> str:
    """Return the text for which `board_named` returns this board: its name, or its drawing if the name is unknown.

    >>> board_text(board_named("hexhex3")), board_text(Board("my board", (Cell(0, 0), Cell(1, 0))))
    ('hexhex3', '..')
    """
    try:
        known = board_named(board.name) == board
    except ValueError:
        known = False
    return board.name if known else outline_text(board)


def board_drawn(text: str, likely: Board | None = None) -> Board:
    """Return the board of a position that is drawn with its gaps: the `likely` board or one of the catalogue, if it has
    these cells. Otherwise, return a custom board on which the black cells are black from the start.

    Raises:
        BadBoard: if the text does not draw a board.
    """
    board = board_from_text(text.translate(_WITHOUT_STONES))
    for known in [*([likely] if likely else []), *catalogue().values()]:
        if same_outline(board, known) and known.black_mask & ~board.black_mask == 0:
            return known
    return board


def board_with_rows(lengths: tuple[int, ...]) -> Board:
    """Return the board of the catalogue whose rows have these lengths.

    Raises:
        UnknownBoard: if there is no such board.
    """
    for board in catalogue().values():
        if tuple(map(len, board.rows)) == lengths:
            return board
    rows = "-".join(map(str, lengths[:40]))
    message = f"no board has rows of {rows} cells; draw a board of your own with its gaps, as _"
    raise UnknownBoard(message, "unknown_rows", rows=rows)
