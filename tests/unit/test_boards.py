"""Boards, the names of their cells, their symmetries, and shapes on them."""

import pytest

from bug_engine import Board, Cell, Position, UnknownBoard, UnknownCell, board_named
from bug_engine.board import mask_of
from bug_engine.boards import catalogue
from bug_engine.coordinates import cell_names
from bug_engine.shape import Congruence
from tests import reference
from tests.comparison import cells_of

GREEN_MEADOW = """
row1        D1 ##  F1 G1
row2       C2 D2 E2 F2 G2
row3     ##  C3 D3 ##  F3 G3
row4      A4 B4 ##  D4 E4 ##
row5       A5 B5 C5 D5 E5
row6        A6 B6 ##  D6
"""


@pytest.mark.parametrize("side", range(2, 9))
def test_hexhex_is_the_regular_hexagon(side: int) -> None:
    board = board_named(f"hexhex{side}")
    assert len(board) == len(board.cells) == 3 * side**2 - 3 * side + 1
    assert cells_of(board, board.full_mask) == reference.hexhex(side)
    assert [(cell.q, cell.r) for cell in board.cells] == [
        cell for row in reference.rows(reference.hexhex(side)) for cell in row
    ]
    assert len(board.symmetries) == 12


@pytest.mark.parametrize(("side", "size"), [(3, 27), (4, 48), (5, 75)])
def test_limping_sides_alternate(side: int, size: int) -> None:
    board = board_named(f"limping{side}-{side + 1}")
    assert len(board) == size
    lengths = [len(row) for row in board.rows]
    assert (lengths[0], lengths[-1], max(lengths)) == (side, side + 1, 2 * side)
    assert len(board.symmetries) == 6


def test_green_meadow_is_the_reconstruction() -> None:
    board = board_named("green-meadow")
    words = [word for line in GREEN_MEADOW.split("\n") for word in line.split()[1:]]
    names = cell_names(board.cells, "diagonals")
    assert ["##" if board.black_mask >> i & 1 else name for i, name in enumerate(names)] == words
    assert (len(board), board.black_mask.bit_count()) == (30, 6)


@pytest.mark.parametrize(
    ("system", "middle", "bottom_right", "top_left"),
    [("rows", "C3", "E3", "A1"), ("diagonals", "C3", "C5", "C1"), ("abstractplay", "c3", "a3", "e1")],
)
def test_naming_systems(system: str, middle: str, bottom_right: str, top_left: str) -> None:
    names = cell_names(board_named("hexhex3").cells, system)  # type: ignore[arg-type]
    assert (names[9], names[-1], names[0]) == (middle, bottom_right, top_left)
    assert len(set(names)) == 19


@pytest.mark.parametrize("board", catalogue().values(), ids=catalogue())
def test_names_are_read_back(board: Board) -> None:
    assert [board.cell_named(board.name_of(i)) for i in range(len(board))] == list(range(len(board)))
    assert board.cell_named(" a1 ") == 0


@pytest.mark.parametrize("text", ["", "A", "1", "A0", "A01", "A4", "Z1", "AA1", "A-1", "Ä1", "A\u00b2", "A1 A2", "C3-"])
def test_unknown_cells_are_refused(text: str) -> None:
    with pytest.raises(UnknownCell) as caught:
        board_named("hexhex3").cell_named(text)
    assert isinstance(caught.value, ValueError)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("name", ["", "hexhex1", "hexhex9", "HEXHEX3", "limping6-7"])
def test_unknown_boards_are_refused(name: str) -> None:
    with pytest.raises(UnknownBoard, match="hexhex3"):
        board_named(name)


@pytest.mark.parametrize(
    "cells",
    [(), (Cell(1, 0), Cell(0, 0)), (Cell(0, 0), Cell(0, 0)), (Cell(0, 0), Cell(40, 0))],
    ids=["empty", "unordered", "twice", "too wide"],
)
def test_invalid_boards_are_refused(cells: tuple[Cell, ...]) -> None:
    with pytest.raises(ValueError, match="board"):
        Board("wrong", cells)


@pytest.mark.parametrize("board", catalogue().values(), ids=catalogue())
def test_adjacent_cells_are_those_of_the_reference(board: Board) -> None:
    everywhere = cells_of(board, board.full_mask)
    for i, cell in enumerate(board.cells):
        assert cells_of(board, board.neighbour_masks[i]) == reference.around([(cell.q, cell.r)]) & everywhere


@pytest.mark.parametrize("board", catalogue().values(), ids=catalogue())
def test_symmetries_are_permutations_that_keep_neighbours(board: Board) -> None:
    everywhere = range(len(board))
    assert board.symmetries[0] == tuple(everywhere)
    assert len(set(board.symmetries)) == len(board.symmetries)
    for symmetry in board.symmetries:
        assert sorted(symmetry) == list(everywhere)
        for i in everywhere:
            near = [j for j in everywhere if board.neighbour_masks[i] >> j & 1]
            assert mask_of(symmetry[j] for j in near) == board.neighbour_masks[symmetry[i]]


@pytest.mark.parametrize(("size", "free"), [(1, 1), (2, 1), (3, 3), (4, 7), (5, 22)])
def test_there_are_as_many_shapes_as_free_polyhexes(size: int, free: int) -> None:
    """OEIS A000228; every polyhex of five cells fits on hexhex4."""
    board = board_named("hexhex4")
    masks = {1 << i for i in range(len(board))}
    for _ in range(size - 1):
        masks = {mask | 1 << i for mask in masks for i in range(len(board)) if board.spread(mask) >> i & 1}
    shape = Congruence(board).shape
    of_reference = {mask: reference.shape(cells_of(board, mask)) for mask in masks}
    assert len({shape(mask) for mask in masks}) == len(set(of_reference.values())) == free
    assert len({(shape(mask), of_reference[mask]) for mask in masks}) == free


def test_a_shape_is_the_same_on_every_board() -> None:
    shapes = {Position.initial("genius", name).play("A1").position.bugs()[0].shape for name in ("hexhex2", "hexhex8")}
    assert len(shapes) == 1
