"""Boards drawn as a text, and the Green Meadow's six black cells, chosen at random."""

import pytest

import bug_engine
from bug_engine import BadBoard, BadPosition, Board, Position, UnknownBoard, board_named
from bug_engine.board import MAX_SPAN, Cell, bits
from bug_engine.custom import drawn_text, outline_text


@pytest.mark.parametrize("text", [".", "./.", "_./..", "..__..", "./////.", "__.*/_...*/.....", "*."])
def test_a_board_is_named_by_its_text(text: str) -> None:
    board = board_named(text)
    assert board.name == outline_text(board) == text
    assert board_named(board.name) == board


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("__./_../", "_./.."),
        ("///__..__", ".."),
        ("__.../_..../...../..../...", "hexhex3"),
        ("___.../__..../_...../_..../_...", "hexhex3"),
        ("_#./...", "_*./..."),
        ("___.*../__...../_*..*../..*..*/...../..*.", "green-meadow"),
    ],
)
def test_the_name_is_the_shortest_one(text: str, name: str) -> None:
    assert board_named(text).name == name


def test_a_board_need_not_be_connected() -> None:
    board = board_named(".._../../..__.")
    assert len(list(board.components(board.full_mask))) == 3


def test_each_row_is_half_a_cell_further_right() -> None:
    """In the text, a cell touches the one above it and the one above to the right."""
    board = board_named("_.._/.../...")
    touching = {cell: set(bits(mask)) for cell, mask in enumerate(board.neighbour_masks)}
    assert touching[3] == {0, 1, 2, 4, 5, 6}


@pytest.mark.parametrize(
    ("text", "start", "expected"),
    [
        ("../.a.", 4, "'a'"),
        ("/_/", 0, "at least one cell"),
        ("." * (MAX_SPAN + 2), 0, "32 cells across"),
        ("/".join("." * (MAX_SPAN + 2)), 0, "32 cells across"),
        ("." * 100_000 + "/", 0, "32 cells across"),
    ],
)
def test_bad_boards_name_place_and_cause(text: str, start: int, expected: str) -> None:
    with pytest.raises(BadBoard, match=expected) as caught:
        board_named(text)
    assert caught.value.start == start
    assert "^" in caught.value.drawing


def test_a_board_may_be_as_wide_as_the_limit() -> None:
    assert len(board_named("." * (MAX_SPAN + 1))) == MAX_SPAN + 1


def test_other_names_are_unknown() -> None:
    for name in ("chess", "hexhex9", "green-meadow-", "green-meadow-x", ""):
        with pytest.raises(UnknownBoard, match="hexhex4"):
            board_named(name)


# Positions


def test_a_position_drawn_with_gaps_has_its_own_board() -> None:
    position = Position.from_text("_x./o#_.", mover=1)
    assert (position.board.name, position.text) == ("_../.*_.", "x./o#.")
    assert position.board.black_mask == position.black_mask


def test_a_listed_board_is_found_by_its_outline() -> None:
    position = Position.from_text("__x../_..../...o./..#./...")
    assert (position.board.name, position.board.black_mask, position.black_mask.bit_count()) == ("hexhex3", 0, 1)


@pytest.mark.parametrize("text", ["_x./o#_.", "x__o/_._.", "_../_.x_."])
def test_text_and_repr_round_trip(text: str) -> None:
    position = Position.from_text(text, mover=1, ruleset="classic")
    names = {name: getattr(bug_engine, name) for name in bug_engine.__all__}
    assert eval(repr(position), names) == position
    assert Position.from_text(position.text, 1, "classic", position.board) == position


def test_black_cells_may_be_written_as_in_a_link() -> None:
    assert Position.from_text("x../..*./...../..../...") == Position.from_text("x../..#./...../..../...")


def test_games_are_played_on_custom_boards() -> None:
    position = Position.initial("genius", "_../.*./..")
    assert [str(turn) for turn in position.legal_turns] == ["A1", "A2", "B1", "B3", "C1", "C2"]
    assert str(position.play("B1").position.play("C2").position).splitlines()[0] == " A  . ."


@pytest.mark.parametrize(
    ("text", "board", "start", "expected"),
    [
        ("x../...", None, 0, "no board has rows of 3-3"),
        ("_x./.y", None, 5, "'y'"),
        ("../..x./..", "hexhex2", 3, "rows of 2-3-2"),
        ("../.../../..", "hexhex2", 10, "rows of 2-3-2"),
        ("../...", "hexhex2", 6, "rows of 2-3-2"),
        ("../x./..", "../.*/..", 4, "B2 is black"),
    ],
)
def test_bad_positions_name_place_and_cause(text: str, board: str | None, start: int, expected: str) -> None:
    with pytest.raises((BadPosition, UnknownBoard), match=expected) as caught:
        Position.from_text(text, board=board)
    if isinstance(caught.value, BadPosition):
        assert caught.value.start == start


# Painted cells, and six random cells


def test_painted_cells_make_a_text_wherever_they_are() -> None:
    assert drawn_text({Cell(7, -3): "x", Cell(5, -2): "#", Cell(7, -2): "."}) == "__x/#_."
    with pytest.raises(BadBoard, match="32 cells"):
        drawn_text({Cell(0, 0): ".", Cell(10_000, 0): "."})
    with pytest.raises(BadBoard, match="at least one"):
        drawn_text({})


def test_random_six_is_the_same_for_the_same_seed() -> None:
    meadow = board_named("green-meadow")
    boards = [board_named(f"green-meadow-{seed}") for seed in range(40)]
    assert all(board.cells == meadow.cells and board.black_mask.bit_count() == 6 for board in boards)
    assert len({board.black_mask for board in boards}) > 30
    assert board_named("green-meadow-7") == board_named("green-meadow-7")


def test_random_six_is_stable() -> None:
    """Links and records contain only the seed."""
    board = board_named("green-meadow-7").in_coordinates("diagonals")
    assert [board.name_of(cell) for cell in bits(board.black_mask)] == RANDOM_SIX_7


RANDOM_SIX_7 = ["E1", "C2", "B3", "E3", "B4", "F4"]


def test_boards_are_hashable_values() -> None:
    assert Board("two", (Cell(0, 0), Cell(1, 0))).names == ("A1", "A2")
