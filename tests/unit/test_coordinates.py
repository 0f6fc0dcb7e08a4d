"""The three coordinate systems, in all texts that name cells."""

import pytest

from bug_engine import Game, Position, UnknownCell, UnknownCoordinates, board_named
from bug_engine.board import Cell, turned
from bug_engine.boards import catalogue
from bug_engine.coordinates import SYSTEMS, System, number_labels, system_named

# The reconstruction as docs/rules.md prints it; ## is black.
GREEN_MEADOW = """
        D1 ##  F1 G1
       C2 D2 E2 F2 G2
     ##  C3 D3 ##  F3 G3
      A4 B4 ##  D4 E4 ##
       A5 B5 C5 D5 E5
        A6 B6 ##  D6
"""


def test_rows_equal_the_genius_text() -> None:
    board = board_named("hexhex3")
    assert (board.name_of(9), board.name_of(18)) == ("C3", "E3")


def test_diagonals_equal_the_green_meadow_text() -> None:
    board = board_named("green-meadow").in_coordinates("diagonals")
    expected = GREEN_MEADOW.split()
    assert [("##" if board.black_mask >> i & 1 else name) for i, name in enumerate(board.names)] == expected


def test_abstractplay_counts_rows_from_the_bottom() -> None:
    board = board_named("hexhex4").in_coordinates("abstractplay")
    assert (board.name_of(0), board.name_of(18), board.name_of(36)) == ("g1", "d4", "a4")


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("name", ["hexhex2", "hexhex8", "limping3-4", "green-meadow", "..___./_/__.../."])
def test_every_cell_is_found_by_its_name(system: System, name: str) -> None:
    board = board_named(name).in_coordinates(system)
    assert len(set(board.names)) == len(board)
    for cell, expected in enumerate(board.names):
        assert board.cell_named(expected.lower()) == board.cell_named(f" {expected.upper()} ") == cell
    with pytest.raises(UnknownCell):
        board.cell_named("Z99")


def test_a_name_means_different_cells_in_different_systems() -> None:
    board = board_named("hexhex3")
    assert [board.in_coordinates(system).cell_named("c1") for system in SYSTEMS] == [7, 0, 7]
    assert [board.in_coordinates(system).cell_named("b2") for system in SYSTEMS] == [4, 3, 13]


def test_coordinates_do_not_make_another_board() -> None:
    board = board_named("hexhex3")
    assert board == board.in_coordinates("diagonals")
    assert hash(board) == hash(board.in_coordinates("abstractplay"))
    assert Position.initial("genius", board) == Position.initial("genius", board, "diagonals")


@pytest.mark.parametrize(
    ("system", "turns", "expected"),
    [
        ("rows", ["c3", "b2 b1"], "C3 B2-B1"),
        ("rows", ["C3", "B2,B1"], "C3 B2-B1"),
        ("diagonals", ["c3", "c2 b2"], "C3 C2-B2"),
        ("abstractplay", ["C3", "D2-D1"], "c3 d2,d1"),
    ],
)
def test_a_game_reads_and_writes_its_coordinates(system: System, turns: list[str], expected: str) -> None:
    game = Game("genius", "hexhex3", coordinates=system)
    for turn in turns:
        game.play(turn)
    assert " ".join(map(str, game.turns)) == expected
    assert game.position.text == ".../oo../...../..../..."


def test_drafts_options_and_refusals_use_the_coordinates_of_the_board() -> None:
    position = Position.initial("iggc", "hexhex3", "abstractplay").play("c3").position
    draft = position.draft("d2")
    assert str(draft) == "d2"
    refusal = draft.explain_end()
    assert refusal.message.endswith("it eats c3. Add a bonus cell: e1 or e2 or d1 or d3 or c2 or c3.")
    assert {str(turn) for turn in position.legal_turns if str(turn).startswith("d2")} >= {"d2,d1", "d2,c3"}


def test_repr_has_the_coordinates() -> None:
    position = Position.initial("genius", "hexhex2", "diagonals")
    again = eval(repr(position), {"Position": Position})
    assert again == position
    assert again.board.names == position.board.names


DRAWN = {
    "rows": """
 A  . .
B  . x .
 C  . .
o to move""",
    "diagonals": """
  B C
A  . . 1
  . x . 2
   . . 3
o to move""",
    "abstractplay": """
 c  . .
b  . x .
 a  . .
o to move""",
}


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_position_is_drawn_with_its_labels(system: System) -> None:
    position = Position.from_text("../.x./..", 1, coordinates=system)
    drawn = "\n" + str(position)
    assert drawn == DRAWN[system]


def test_labels_are_where_no_cell_is() -> None:
    for name in (*catalogue(), "green-meadow-7", "../_..../.", "_.__./..//.."):
        for system in SYSTEMS:
            board = board_named(name).in_coordinates(system)
            assert board.labels
            both = [*board.labels, *number_labels(board.cells, system)]
            for k in range(12):
                places = [turned(Cell(label.q, label.r), k) for label in both]
                assert len(set(places)) == len(places)
                assert not set(places) & set(board.oriented(k))


def test_orientations_are_the_twelve_of_the_grid() -> None:
    board = board_named("...././.")
    shown = [board.oriented(k) for k in range(12)]
    assert shown[0] == board.cells
    assert len({frozenset(cells) for cells in shown}) == 12
    assert all(len(set(cells)) == len(board) for cells in shown)


def test_unknown_coordinates_are_refused_with_a_list() -> None:
    with pytest.raises(UnknownCoordinates, match="rows, diagonals, abstractplay"):
        system_named("columns")


@pytest.mark.parametrize("name", [*catalogue(), "../_..../.", "_.__./..//..", "../..", "_../../_.."])
def test_labels_bound_the_names_of_each_row(name: str) -> None:
    """What a reader concludes from the labels alone is the name: no label is in line with a cell of another name."""
    for system in SYSTEMS:
        board = board_named(name).in_coordinates(system)
        labels = {(label.q, label.r): label.text for label in (*board.labels, *number_labels(board.cells, system))}
        for row in {cell.r for cell in board.cells}:
            cells = [cell for cell in board.cells if cell.r == row]
            names = [board.name_of(board.cells.index(cell)) for cell in cells]
            if system == "diagonals":
                number = next(
                    text for (q, r), text in labels.items() if r == row and q > cells[-1].q and text.isdigit()
                )
                tops = [min(other.r for other in board.cells if other.q == cell.q) for cell in cells]
                letters = [labels[cell.q, top - 1] for cell, top in zip(cells, tops, strict=True)]
                assert names == [f"{letter}{number}" for letter in letters]
            else:
                letter, number = labels[cells[0].q - 1, row], labels[cells[-1].q + 1, row]
                assert names == [f"{letter}{place}" for place in range(1, int(number) + 1)]
