"""Wrong values that callers hand to the library: each is refused with a sentence that names it."""

import re
from collections.abc import Callable

import pytest

from bug_engine import Game, Position, board_named, read_any, ruleset_named, write_link, write_record
from bug_engine.board import Board, Cell
from bug_engine.bots import Limit, think
from bug_engine.notation import Turn

BOARD, RULES = board_named("hexhex3"), ruleset_named("genius")
START = Position.initial("genius", "hexhex3")
OTHER = Position.initial("genius", "hexhex4").play("A1").turn
DRAWN = "x../..../xo.../.xx./..."

WRONG: dict[str, tuple[Callable[[], object], str]] = {
    "overlap": (lambda: Position(BOARD, RULES, (1, 1)), "the stones of o are on taken cells: A1"),
    "outside": (
        lambda: Position(BOARD, RULES, (1 << 40, 0)),
        "the stones of x are not all on hexhex3: the mask is 0x1",
    ),
    "negative mask": (
        lambda: Position(BOARD, RULES, (-1, 0)),
        "the stones of x are not all on hexhex3: the mask is -0x1",
    ),
    "on black": (lambda: Position(BOARD, RULES, (1, 2), 1), "the black cells are on taken cells: A1"),
    "black outside": (lambda: Position(BOARD, RULES, (0, 0), 1 << 19), "the black cells are not all on hexhex3"),
    "no mask": (lambda: Position(BOARD, RULES, ("A1", 0)), "the stones of x are a mask, not 'A1'"),  # type: ignore[arg-type]
    "one mask": (lambda: Position(BOARD, RULES, (1,)), r"a pair of masks, not \(1,\)"),  # type: ignore[arg-type]
    "board": (lambda: Position("hexhex3", RULES), "a Board, not 'hexhex3'"),  # type: ignore[arg-type]
    "ruleset": (lambda: Position(BOARD, "genius"), "a Ruleset, not 'genius'"),  # type: ignore[arg-type]
    "mover": (lambda: Position(BOARD, RULES, mover=-1), "the mover must be from 0 to 1, not -1"),  # type: ignore[arg-type]
    "mover 2": (lambda: Position(BOARD, RULES, mover=2), "the mover must be from 0 to 1, not 2"),  # type: ignore[arg-type]
    "setup text": (lambda: Position.from_text(DRAWN, setup="a"), "must be a whole number, not 'a'"),  # type: ignore[arg-type]
    "setup part": (lambda: Position.from_text(DRAWN, setup=1.5), "must be a whole number, not 1.5"),  # type: ignore[arg-type]
    "setup below": (lambda: Position.from_text(DRAWN, setup=-1), "must be 0 or more, not -1"),
    "coordinates": (lambda: Position.initial("genius", "hexhex3", "xyz"), "there are no coordinates 'xyz'"),  # type: ignore[arg-type]
    "in_coordinates": (lambda: BOARD.in_coordinates("x"), "there are no coordinates 'x'"),  # type: ignore[arg-type]
    "initial": (lambda: Position.initial(3), "a Ruleset or its name, not 3"),  # type: ignore[arg-type]
    "ruleset_named": (lambda: ruleset_named(3), "a Ruleset or its name, not 3"),  # type: ignore[arg-type]
    "fen": (lambda: Position.from_fen(None), "a position in one line is a text, not None"),  # type: ignore[arg-type]
    "black of a board": (lambda: Board("one", (Cell(0, 0),), 2), "the black cells 0x2 are not all on the board"),
    "symmetry": (lambda: BOARD.oriented(99), "a symmetry must be from 0 to 11, not 99"),
    "name of": (lambda: BOARD.name_of(-1), "'-1' is not a cell of hexhex3"),
    "cell named": (lambda: BOARD.cell_named(3), "the name of a cell is a text, not 3"),  # type: ignore[arg-type]
    "cells named": (lambda: BOARD.cells_named(["Q9"]), "'Q9' is not a cell of hexhex3"),
    "other board": (lambda: START.play(OTHER), "the turn A1 is of hexhex4, not of hexhex3"),
    "other board in a game": (lambda: Game("genius", "hexhex3").play(OTHER), "is of hexhex4, not of hexhex3"),
    "explain other board": (lambda: START.explain(OTHER), "is of hexhex4, not of hexhex3"),
    "unknown cell of a turn": (lambda: START.play(Turn(BOARD, (99,))), "'99' is not a cell of this board"),
    "no turn": (lambda: START.play(3), "a turn is a text or a Turn, not 3"),  # type: ignore[arg-type]
    "None": (lambda: Game("genius", "hexhex3").play(None), "a turn is a text or a Turn, not None"),  # type: ignore[arg-type]
    "explain_cell": (lambda: START.explain_cell(99), "'99' is not a cell of hexhex3"),
    "explain_cell below": (lambda: START.explain_cell(-1), "'-1' is not a cell of hexhex3"),
    "explain_cell None": (lambda: START.explain_cell(None), "a cell is an index or a name, not None"),  # type: ignore[arg-type]
    "add": (lambda: START.draft().add(99), "'99' is not a cell of this board"),
    "add below": (lambda: START.draft().add(-1), "'-1' is not a cell of this board"),
    "add part": (lambda: START.draft().add(1.5), "a cell is an index or a name, not 1.5"),  # type: ignore[arg-type]
    "options": (lambda: START.options([99]), "'99' is not a cell of this board"),
    "mobility": (lambda: START.mobility(2), "a side must be from 0 to 1, not 2"),
    "mobility below": (lambda: START.mobility(-1), "a side must be from 0 to 1, not -1"),
    "growth_mask": (lambda: START.growth_mask(5), "a side must be from 0 to 1, not 5"),
    "game": (lambda: Game(3), "a Ruleset or its name, not 3"),  # type: ignore[arg-type]
    "start": (lambda: Game(start=3), "the start of a game is a Position, not 3"),  # type: ignore[arg-type]
    "record": (lambda: write_record(START), "a record is of a Game, not Position"),  # type: ignore[arg-type]
    "link": (lambda: write_link(3), "a link is of a Game, not 3"),  # type: ignore[arg-type]
    "text": (lambda: read_any(None), "None"),  # type: ignore[arg-type]
    "limit": (lambda: think("uct", START, 3), "the limit of a bot is a Limit, not 3"),  # type: ignore[arg-type]
    "thought": (lambda: think("uct", 3, Limit(1)), "a bot thinks about a Position, not 3"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_value_is_named(name: str) -> None:
    call, message = WRONG[name]
    with pytest.raises((ValueError, TypeError)) as caught:
        call()
    assert re.search(message, str(caught.value))


@pytest.mark.parametrize("other", [OTHER, Turn(BOARD, (99,)), Turn(BOARD, (-1,)), 3, None, "Z9"])
def test_what_is_no_turn_of_the_position_is_not_among_its_turns(other: object) -> None:
    assert other not in START.legal_turns


def test_a_turn_in_other_coordinates_is_a_turn_of_the_board() -> None:
    turn = START.in_coordinates("abstractplay").play("c3").turn
    assert turn in START.legal_turns
    assert str(START.play(turn).turn) == "C3"
