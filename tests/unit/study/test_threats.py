"""Threats and standings on drawn positions: what could be eaten next turn, in how many steps, and what is safe."""

import pytest

from bug_engine import Ate, Position, Ruleset
from bug_engine.ruleset import Eaters
from bug_engine.study.safety import safeties, standings
from bug_engine.study.threats import Threat, threats
from tests.positions import EVERY_RULESET, WORKED_EXAMPLE, bug_at, cell, cells, drawn

TWO_IN_ONE_TURN = """
      . . .
     . . . .
    . x . o o
     o . . .
      . o .
"""
IDLE_TWINS = """
      x . .
     . . . .
    x o . . .
     . x x .
      . . .
"""
SHARED_PREY = """
      . x o
     . o . .
    . . o o .
     . . . .
      . . .
"""


def stones_by_turn(position: Position, side: str) -> dict[str, int]:
    """The turns of a side's threats, with the stones that they eat."""
    return {str(threat.turn): threat.stones for threat in threats(position, "xo".index(side))}


def threat_at(position: Position, side: str, name: str) -> Threat:
    return next(each for each in threats(position, "xo".index(side)) if each.cell == cell(position, name))


def eaters_of(position: Position, name: str) -> list[str]:
    """The growths by which the other side could eat the bug on a cell."""
    standing = standings(position)[bug_at(position, name)]
    return [position.board.name_of(growth) for growth in standing.eaten_by]


def test_a_threat_names_growth_eater_prey_and_bonus() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    (threat,) = threats(position, 1)
    assert (threat.cell, threat.kind) == (cell(position, "B1"), "enlarge")
    assert threat.grown == cells(position, "A2 B1 B2")
    assert threat.prey == (cells(position, "A3 B4 C4"),)
    (step,) = threat.steps
    (meal,) = step.meals
    assert (meal.eater, meal.prey) == (threat.grown, threat.prey)
    assert meal.cells == cells(position, "A3 B3")
    assert step.cell == cell(position, "A3")


def test_both_sides_threaten_as_if_it_were_their_turn() -> None:
    for mover in "xo":
        position = drawn(TWO_IN_ONE_TURN, mover)
        assert stones_by_turn(position, "x") == {"C3-B1": 2, "D3-D4-C4": 3, "E1-E2": 2, "E3-D3-C4": 3}
        assert stones_by_turn(position, "o") == {"B1-A1": 1, "B2-A1": 1}


def test_a_turn_that_eats_twice_has_two_steps() -> None:
    position = drawn(TWO_IN_ONE_TURN, "x")
    threat = threat_at(position, "x", "D3")
    assert threat.prey == (cells(position, "C4 C5"), cells(position, "E2"))
    first, second = threat.steps
    assert [(meal.eater, meal.prey) for meal in first.meals] == [(cells(position, "D3"), (cells(position, "E2"),))]
    assert first.cell == cell(position, "D4")
    assert [(meal.eater, meal.prey) for meal in second.meals] == [
        (cells(position, "D3 D4"), (cells(position, "C4 C5"),))
    ]


def test_prey_are_the_bugs_that_any_turn_eats() -> None:
    """E1 can eat D1 or E2, so both are its prey."""
    position = drawn(TWO_IN_ONE_TURN, "x")
    assert threat_at(position, "x", "E1").prey == (cells(position, "D1"), cells(position, "E2"))


def test_a_bug_that_the_other_side_threatens_is_in_danger() -> None:
    position = drawn(TWO_IN_ONE_TURN, "x")
    assert eaters_of(position, "C2") == ["B1", "B2"]
    assert eaters_of(position, "C4") == ["C3", "D3", "E3"]
    assert eaters_of(position, "D1") == ["E1"]
    assert eaters_of(position, "E2") == ["D3", "E1", "E3"]
    assert all(standing.in_danger for standing in standings(position))


@pytest.mark.parametrize(
    ("ruleset", "eaters"), [("genius", []), ("ludii", ["A2", "A3", "B3"]), ("classic", ["A2", "A3", "B3"])]
)
def test_idle_twins_are_in_danger_if_any_bug_may_eat(ruleset: str, eaters: list[str]) -> None:
    """Under `active` only the bug that grew eats, so that C2 leaves C1 alone."""
    assert eaters_of(drawn(IDLE_TWINS, "o", ruleset), "C1")[:3] == eaters


@pytest.mark.parametrize(("ruleset", "turn"), [("ludii", "B4-A1"), ("classic", "B4-A1-C5")])
def test_shared_prey_feeds_one_or_all(ruleset: str, turn: str) -> None:
    position = drawn(SHARED_PREY, "x", ruleset)
    assert str(threat_at(position, "x", "B4").turn) == turn


def test_the_eaters_of_a_round_share_its_first_step() -> None:
    position = drawn(SHARED_PREY, "x", "classic")
    first, second = threat_at(position, "x", "B4").steps
    assert {meal.eater for meal in first.meals} == {cells(position, "A2"), cells(position, "B4")}
    assert {meal.prey for meal in first.meals} == {(cells(position, "A3"),)}
    assert [meal.prey for meal in second.meals] == [()]


def test_a_growth_without_bonus_cells_is_not_a_threat() -> None:
    """The worked example: o may spawn on C5, next to its twin on B4, but every bonus cell would merge."""
    position = drawn(WORKED_EXAMPLE, "o").play("B1-B3").position.play("B4").position
    assert "C5" in position.legal_turns
    assert cell(position, "C5") not in [threat.cell for threat in threats(position, 1)]
    assert eaters_of(position, "B4") == []


def test_there_are_no_threats_in_the_set_up_and_after_the_end() -> None:
    assert threats(Position.initial("green-meadow"), 0) == ()
    over = drawn(WORKED_EXAMPLE, "x")
    assert over.result
    assert threats(over, 0) == threats(over, 1) == ()


def test_all_bugs_are_safe_when_the_game_is_over() -> None:
    assert set(safeties(drawn(WORKED_EXAMPLE, "x"))) == {"safe"}


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_a_bug_is_safe_once_no_line_of_play_eats_it(ruleset: str) -> None:
    """Side o has one growth left, E3, which makes no twin; then x has won."""
    position = drawn(
        """
          x x x
         o o o o
        x x x x x
         o o o o
          x x .
        """,
        "o",
        ruleset,
    )
    assert position.phase == "growth"
    assert set(safeties(position)) == {"safe"}


def test_safety_is_unknown_beyond_the_limit() -> None:
    position = drawn(TWO_IN_ONE_TURN, "x")
    assert set(safeties(position, states=1)) <= {"unknown", "edible"}
    assert set(safeties(Position.from_text("x../..../...../..../..."), states=50)) == {"unknown"}


@pytest.mark.parametrize(
    ("eaters", "merging", "text"),
    [
        # A growth that joins two bugs makes the eater.
        ("all", True, ".ox/oxox/.oxxx/.o../x.x"),
        ("all", True, "xoo/xox./.x.ox/xooo/oxx"),
        ("chosen", True, ".x./xooo/x...o/ooxx/oox"),
        # A meal makes room for a bug that had none, so that it eats its twin at last.
        ("chosen", True, ".xo/xo.o/x.xx./..../.ox"),
        ("all", False, ".o./xox./o.xoo/x.ox/..x"),
        ("all", True, "..x/o.xx/.x.oo/o.ox/o.x"),
    ],
)
def test_rare_ways_to_eat_are_threats_too(eaters: Eaters, merging: bool, text: str) -> None:
    """These positions fail if lines of threats.py are left out; random positions hardly ever need these lines."""
    position = Position.from_text(text, 0, Ruleset(eaters=eaters, merging=merging), "hexhex3")
    expected: dict[int, tuple[int, tuple[int, ...]]] = {}
    for turn in position.legal_turns:
        events = position.play(turn).events
        stones = sum(len(bug) for event in events if isinstance(event, Ate) for bug in event.prey)
        if stones > expected.get(turn.cells[0], (0, ()))[0]:
            expected[turn.cells[0]] = stones, turn.cells
    assert {threat.cell: (threat.stones, threat.turn.cells) for threat in threats(position, 0)} == expected
