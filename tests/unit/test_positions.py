"""Positions as texts, drawings and values."""

import json
from dataclasses import FrozenInstanceError, replace

import pytest

import bug_engine
from bug_engine import (
    BadPosition,
    Game,
    Position,
    Result,
    Ruleset,
    Side,
    UnknownBoard,
    UnknownCoordinates,
    UnknownRuleset,
    board_named,
    ruleset_named,
)
from tests.positions import EVERY_RULESET, WORKED_EXAMPLE, cells, drawn

TEXT = "xox/.o.x/x..x./xo../xoo"
PLACES = {name: getattr(bug_engine, name) for name in bug_engine.__all__}


def round_trips(position: Position) -> bool:
    return bool(eval(repr(position), dict(PLACES)) == position)


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
@pytest.mark.parametrize("mover", [0, 1])
def test_text_round_trips(ruleset: str, mover: int) -> None:
    position = Position.from_text(TEXT, mover=mover, ruleset=ruleset)
    assert position.text == TEXT
    assert (position.board.name, position.mover, position.ruleset.name) == ("hexhex3", mover, ruleset)
    assert Position.from_text(position.text, mover, ruleset) == position


@pytest.mark.parametrize(
    "position",
    [
        Position.initial("genius"),
        Position.initial("green-meadow"),
        Position.initial("green-meadow").play("A1").position,
        Position.initial("ludii", "limping4-5"),
        Position.initial(Ruleset(eaters="all", setup=1), "hexhex4").play("D4").position,
        drawn(WORKED_EXAMPLE, "o", "classic"),
    ],
    ids=["genius", "green-meadow", "setup", "limping", "custom", "drawn"],
)
def test_repr_round_trips(position: Position) -> None:
    assert round_trips(position)


def test_repr_round_trips_where_a_named_rule_set_was_changed() -> None:
    assert round_trips(Position.initial(replace(ruleset_named("genius"), merging=True), "hexhex3"))


DRAWN = """
  A  x o x
 B  . o . x
C  x . . x .
 D  x o . .
  E  x o o
o to move
"""


def test_str_draws_the_board_with_its_labels() -> None:
    """The label of the middle row needs no indent."""
    lines = str(drawn(WORKED_EXAMPLE, "o")).splitlines()
    assert [line.split() for line in lines] == [line.split() for line in DRAWN.split("\n")[1:-1]]
    assert [line.index(line.split()[1]) for line in lines[:-1]] == [5, 4, 3, 4, 5]


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (drawn(WORKED_EXAMPLE, "x"), "x has won"),
        (Position.initial("green-meadow"), "x to blacken a cell"),
        (Position.initial("genius"), "x to move"),
    ],
    ids=["over", "setup", "growth"],
)
def test_str_says_what_the_mover_must_do(position: Position, expected: str) -> None:
    assert str(position).splitlines()[-1] == expected


def test_masks_have_a_bit_for_each_cell() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    x_mask, o_mask = position.stones
    assert x_mask == sum(1 << cell for cell in cells(position, "A1 A3 B4 C1 C4 D1 E1"))
    assert o_mask == sum(1 << cell for cell in cells(position, "A2 B2 D2 E2 E3"))
    assert position.growth_mask(1) == sum(1 << cell for cell in cells(position, "B1 B3 C5"))
    assert position.black_mask == 0


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("xox/.o.x/x..x./xo../xo", UnknownBoard),
        ("", UnknownBoard),
        ("xox/.o.x/x..x./xo../xoz", BadPosition),
        ("xox/.o.x/x..x./xo../xo ", UnknownBoard),
        ("....", UnknownBoard),
    ],
)
def test_bad_text_is_refused(text: str, problem: type[ValueError]) -> None:
    with pytest.raises(problem):
        Position.from_text(text)


def test_bad_text_is_refused_on_a_given_board() -> None:
    with pytest.raises(BadPosition):
        Position.from_text(TEXT, board="hexhex4")
    with pytest.raises(BadPosition, match="A2 is black"):
        Position.from_text("..../...../....../....../...../....", board="green-meadow")
    with pytest.raises(BadPosition):
        Position.from_text(TEXT, mover=2)


def test_unknown_names_are_refused_with_a_list() -> None:
    with pytest.raises(UnknownRuleset, match="genius"):
        Position.initial("chess")
    with pytest.raises(UnknownBoard, match="hexhex4"):
        Position.initial("genius", "square")


def test_positions_are_frozen_values() -> None:
    position = Position.from_text(TEXT)
    with pytest.raises(FrozenInstanceError):
        position.mover = Side.O  # type: ignore[misc]
    assert len({position, Position.from_text(TEXT), Position.from_text(TEXT, mover=1)}) == 2
    assert Position.initial("genius", "hexhex3").play("C3").position == Position.from_text(
        ".../..../..x../..../...", mover=1
    )


def test_a_position_does_not_depend_on_how_it_was_reached() -> None:
    start = Position.initial("genius", "hexhex3")
    one = start.play("A1").position.play("E3").position.play("A3").position
    other = start.play("A3").position.play("E3").position.play("A1").position
    assert one == other
    assert hash(one) == hash(other)


@pytest.mark.parametrize("k", range(12))
def test_turned_moves_the_stones(k: int) -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    turned = position.turned(k)
    assert sorted(bug.shape for bug in turned.bugs()) == sorted(bug.shape for bug in position.bugs())
    assert turned.mover == position.mover
    symmetry = position.board.symmetries[k]
    assert turned.mark(symmetry[position.board.cell_named("A2")]) == "o"


def test_boards_may_be_given_as_objects() -> None:
    board = board_named("hexhex3")
    assert Position.initial(ruleset_named("genius"), board) == Position.initial("genius", "hexhex3")
    assert Position.from_text(TEXT, board=board) == Position.from_text(TEXT)


# One line


@pytest.mark.parametrize(
    ("position", "fen"),
    [
        (drawn(WORKED_EXAMPLE, "o"), "xox/.o.x/x..x./xo../xoo o 0 genius hexhex3"),
        (Position.initial("iggc+pie", "..", "abstractplay"), ".. x 0 iggc+pie .. abstractplay"),
        (Position.initial("green-meadow"), ".#../...../#..#../..#..#/...../..#. x 2 green-meadow green-meadow"),
    ],
    ids=["worked", "drawn", "setup"],
)
def test_fen_is_one_line_with_everything(position: Position, fen: str) -> None:
    assert position.fen() == fen
    assert Position.from_fen(fen) == Position.from_fen(f"  {fen} ") == position


@pytest.mark.parametrize(
    ("fen", "problem", "marked"),
    [
        ("", BadPosition, ""),
        ("x.o x 0 genius", BadPosition, "x.o x 0 genius"),
        ("..o o 0 genius ... rows more", BadPosition, "..o o 0 genius ... rows more"),
        ("oz. o 0 genius ...", BadPosition, "z"),
        ("x.o 1 0 genius ...", BadPosition, "1"),
        ("x.o x 7 genius ...", BadPosition, "7"),
        ("x.o x 0 chess ...", UnknownRuleset, None),
        ("x.o x 0 genius square", UnknownBoard, None),
        ("x.o x 0 genius ... letters", UnknownCoordinates, None),
    ],
)
def test_bad_fen_is_refused_with_the_place(fen: str, problem: type[ValueError], marked: str | None) -> None:
    with pytest.raises(problem) as caught:
        Position.from_fen(fen)
    if isinstance(caught.value, BadPosition):
        assert caught.value.text[caught.value.start : caught.value.end] == marked


# Sides


def test_sides_are_numbers_with_names() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    assert position.mover is Side.O
    assert (Side.X, Side.O) == (0, 1)
    assert repr(position.mover) == "Side.O"
    assert json.dumps([position.mover, {"side": Side.X}]) == '[1, {"side": 0}]'
    assert [position.mobility(side) for side in Side] == [position.mobility(0), position.mobility(1)] == [0, 3]
    assert position.play("C5").side is Side.O
    assert drawn(WORKED_EXAMPLE, "x").result == Result(Side.X, "no_growth", 3)
    assert all(isinstance(bug.side, Side) for bug in position.bugs())


def test_turns_are_chained_on_positions_as_on_games() -> None:
    played = Position.initial("genius", "hexhex3").play("C3").play("B2-B1")
    game = Game("genius", "hexhex3").play("C3").play("B2-B1")
    assert played.position == game.position
    assert (played.events, played.result, str(played)) == (game.events, game.result, str(game))
