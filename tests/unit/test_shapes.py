"""Shapes: two bugs have the same shape exactly if they are congruent, and a shape's text draws such a bug."""

from itertools import combinations
from random import Random

import pytest

from bug_engine import board_named
from bug_engine.board import MAX_SPAN, Board, Cell, bits, mask_of, turned
from bug_engine.shape import Congruence, shape_text


def board_of(cells: set[Cell]) -> Board:
    return Board("drawn", tuple(sorted(cells, key=lambda cell: (cell.r, cell.q))))


def moved(cells: set[Cell]) -> frozenset[Cell]:
    """The same cells, moved so that the first of them is at the origin."""
    r, q = min((cell.r, cell.q) for cell in cells)
    return frozenset(Cell(cell.q - q, cell.r - r) for cell in cells)


def images(cells: set[Cell]) -> set[frozenset[Cell]]:
    """Every set that is congruent to these cells and has its first cell at the origin."""
    return {moved({turned(cell, k) for cell in cells}) for k in range(12)}


def drawn(text: str) -> set[Cell]:
    """The cells of a shape's text with up to 16 rows."""
    size, _, places = text.partition(":")
    cells = {Cell(int(place[:-1], 16), int(place[-1], 16)) for place in places.split("-")}
    assert len(cells) == int(size)
    return cells


def random_bug(random: Random, size: int, board: Board) -> int:
    mask = 1 << random.randrange(len(board))
    while mask.bit_count() < size:
        mask |= 1 << random.choice(list(bits(board.spread(mask) & ~mask)))
    return mask


def test_shapes_are_equal_exactly_for_congruent_sets() -> None:
    board, random = board_named("hexhex4"), Random(3)
    congruence = Congruence(board)
    bugs = [random_bug(random, size, board) for size in (1, 2, 3, 4, 4, 4, 5, 5, 5, 6) for _ in range(12)]
    cells = {bug: {board.cells[cell] for cell in bits(bug)} for bug in bugs}
    for one, other in combinations(bugs, 2):
        congruent = moved(cells[other]) in images(cells[one])
        assert (congruence.shape(one) == congruence.shape(other)) is congruent


def test_a_text_draws_the_bug() -> None:
    board, random = board_named("hexhex4"), Random(4)
    congruence = Congruence(board)
    for size in range(1, 12):
        bug = random_bug(random, size, board)
        cells = {board.cells[cell] for cell in bits(bug)}
        assert moved(drawn(shape_text(congruence.shape(bug)))) in images(cells)


@pytest.mark.parametrize("k", range(12))
def test_a_text_draws_a_bug_as_wide_as_a_board_may_be(k: int) -> None:
    """The second row reaches far to the left of the first."""
    wide = {Cell(0, 0), Cell(1, 0), Cell(1, 1), *(Cell(1 - q, 1) for q in range(2, MAX_SPAN))}
    board = board_of({turned(cell, k) for cell in wide})
    shape = Congruence(board).shape(mask_of(range(len(board))))
    assert moved(drawn(shape_text(shape))) in images(wide)
