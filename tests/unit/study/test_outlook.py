"""Outlooks on drawn positions: what a cell leads to and what it lets the opponent do."""

from bug_engine import Position
from bug_engine.board import bits
from bug_engine.study.outlook import Outlook, outlooks
from tests.positions import WORKED_EXAMPLE, cell, cells, drawn

HANGING = """
      . . .
     . . . .
    . x . . .
     . . . .
      . . o
"""


def outlook_at(position: Position, name: str, prefix: str = "") -> Outlook:
    return next(each for each in outlooks(position.draft(prefix)) if each.cell == cell(position, name))


def test_mobility_before_and_after() -> None:
    outlook = outlook_at(drawn(WORKED_EXAMPLE, "o"), "C5")
    assert outlook.before == (0, 3)
    assert outlook.after == (0, 2)


def test_a_turn_that_leaves_the_opponent_no_growth_loses() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    assert outlook_at(position, "C5").reply.wins
    assert outlook_at(position, "B3").reply.wins
    assert not outlook_at(position, "B1").reply.wins


def test_the_bonus_stones_are_placed_best_for_the_mover() -> None:
    """B3 leaves the better mobility, but then x plays C2 and eats the bug of four; A3 leaves it nothing to eat."""
    position = drawn(WORKED_EXAMPLE, "o")
    outlook = outlook_at(position, "B1")
    ways = {name: outlook_at(position, name, "B1") for name in ("A3", "B3")}
    assert (ways["B3"].after, ways["B3"].reply.stones) == ((8, 3), 4)
    assert (ways["A3"].after, ways["A3"].reply.stones) == ((8, 4), 0)
    assert ways["B3"].reply.eating == (cell(position, "C2"),)
    assert outlook.cells == (cell(position, "B1"), cell(position, "A3"))
    assert outlook.after == ways["A3"].after
    assert outlook.reply == ways["A3"].reply


def test_what_the_opponent_could_eat_at_once() -> None:
    """A neighbouring spawn eats a single stone, unless the stone that touches it enlarges another bug."""
    position = drawn(HANGING, "o")
    outlook = outlook_at(position, "A1")
    assert outlook.reply.stones == 1
    assert outlook.reply.prey == (cells(position, "A1"), cells(position, "E3"))
    assert outlook.reply.eating == cells(position, "A2 D3 D4 E2")
    assert outlook.reply.mobility == outlook.after[0]


def test_outlooks_are_in_the_order_of_the_options() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    for prefix in ("", "B1"):
        draft = position.draft(prefix)
        assert [outlook.cell for outlook in outlooks(draft)] == list(bits(draft.state.legal_mask))
    assert outlooks(position.draft("B1-A3")) == ()
    assert outlooks(drawn(WORKED_EXAMPLE, "x").draft()) == ()


def test_there_are_outlooks_in_the_set_up() -> None:
    first, *_ = outlooks(Position.initial("green-meadow").draft())
    assert (first.before, first.after) == ((24, 24), (23, 23))
    assert first.reply.eating == ()
