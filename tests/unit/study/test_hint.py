"""Hints on drawn positions: where to look, which cell, the line and the reasons."""

from bug_engine import Position, Turn
from bug_engine.bots import Thought
from bug_engine.study.hint import Hint, Reason, hint
from tests.positions import WORKED_EXAMPLE, cells, drawn

TWO_IN_ONE_TURN = """
      . . .
     . . . .
    . x . o o
     o . . .
      . o .
"""


def hint_of(position: Position, *line: str, proven: bool = False) -> Hint:
    """The hint of a bot that thinks of this line."""
    turns = []
    there = position
    for text in line:
        turns.append(there.play(text).turn)
        there = there.play(text).position
    return hint(position, Thought(turns[0], tuple(turns), 0.8, 100, True, "win" if proven else None))


def reason(found: Hint, why: str) -> Reason:
    return next(each for each in found.reasons if each.why == why)


def whys(found: Hint) -> list[str]:
    return [each.why for each in found.reasons]


def test_the_region_is_the_bug_that_grows_and_the_cells_around_it() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    found = hint_of(position, "B1-A3")
    assert found.bug == cells(position, "A2 B2")
    assert set(found.bug) | set(cells(position, "A1 A3 B1 B3 C2 C3")) == set(found.region)
    assert found.cell == cells(position, "B1")[0]
    assert str(found.turn) == "B1-A3"


def test_the_region_of_a_spawn_has_the_legal_cells_around_it() -> None:
    """It named cells with stones: "start a new bug around here: A1, B1 or B2", with the other side's bug on B2."""
    position = drawn(WORKED_EXAMPLE, "o")
    found = hint_of(position, "C5")
    assert found.bug is None
    assert cells(position, "C5") == found.region


def test_the_region_of_a_spawn_is_larger_on_a_larger_board() -> None:
    position = Position.initial("genius", "hexhex4")
    assert set(cells(position, "A1 A2 A3 B1 B2 B3 C1 C2 C3")) == set(hint_of(position, "A1").region)


def test_a_hint_names_what_the_turn_eats() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    assert reason(hint_of(position, "B1-A3"), "eats") == Reason("eats", (cells(position, "A3 B4 C4"),), 3, ("3b",))


def test_a_hint_names_the_mobility_of_both_sides() -> None:
    found = hint_of(drawn(WORKED_EXAMPLE, "o"), "B1-A3")
    assert (reason(found, "leaves").count, reason(found, "keeps").count) == (8, 4)


def test_a_hint_saves_a_bug_in_danger() -> None:
    """C1 takes a cell, and so o can no longer become the twin of C2."""
    position = drawn(TWO_IN_ONE_TURN, "x")
    assert reason(hint_of(position, "C1"), "saves").bugs == (cells(position, "C2"),)
    assert "saves" not in whys(hint_of(position, "D4"))


def test_a_hint_names_new_threats() -> None:
    """A stone next to the bug of two is one growth away from its twin."""
    position = drawn(
        """
          . . .
         . . . .
        . . . o o
         . . . .
          . . .
        """,
        "x",
    )
    assert reason(hint_of(position, "C3"), "threatens") == Reason("threatens", (cells(position, "C4 C5"),), 2, ("2a",))
    assert "threatens" not in whys(hint_of(position, "A1"))


def test_a_turn_to_a_sure_win_says_so() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    assert reason(hint_of(position, "B1-A3", "B3", proven=True), "proven").count == 2
    assert "proven" not in whys(hint_of(position, "B1-A3", "B3"))


def test_a_turn_that_gives_the_game_away_has_no_good_reason() -> None:
    assert whys(hint_of(drawn(WORKED_EXAMPLE, "o"), "C5")) == ["leaves", "keeps"]


def test_there_are_hints_in_the_set_up() -> None:
    position = Position.initial("green-meadow")
    found = hint_of(position, "A4")
    assert isinstance(found.turn, Turn)
    assert found.bug is None
    assert whys(found) == ["leaves", "keeps"]
