"""Hints on drawn positions: where to look, which cell, the line and the reasons."""

import pytest

from bug_engine import Position, Turn
from bug_engine.bots import Limit, Thought
from bug_engine.bots.solver import Solver, proof_for
from bug_engine.played import Played
from bug_engine.study.hint import Hint, Reason, deed_of, hint, hint_thoughts
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


def after(game: str, ruleset: str = "genius") -> Position:
    """The position after some turns on hexhex3."""
    position = Position.initial(ruleset, "hexhex3")
    for turn in game.split("."):
        position = position.play(turn).position
    return position


def wins(position: Position) -> bool:
    """Whether the mover wins."""
    solver = Solver(position, proof_for(position))
    while solver.turn_value.wins is None:
        solver.work(1_000)
    return solver.turn_value.wins


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


def test_a_growth_that_joins_bugs_has_a_hint_without_a_shape() -> None:
    """It failed with an internal error, since the stones around the cell are no shape."""
    position = drawn(
        """
          o . .
         . . . .
        . o . . x
         o o x .
          x . .
        """,
        "x",
        "genius+merging",
    )
    joining = next(
        turn
        for turn in position.legal_turns
        if sum(body.halo_mask >> turn.cells[0] & 1 for body in position.state.mine) > 1
    )
    found = hint_of(position, str(joining))
    assert found.bug
    assert found.shape is None


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
    assert reason(found, "leads") == Reason("leads", count=4, theirs=8)


def test_fewer_cells_are_a_lead_and_more_are_none() -> None:
    """It gave "leaves Blue 6 cells and keeps 16 for you" as if that were good."""
    assert whys(hint_of(Position.initial("genius", "hexhex3").play("C3").position, "A1")) == ["leaves"]


def test_a_sure_win_is_not_said_beside_a_count_that_speaks_against_it() -> None:
    """It gave "wins against every answer, and leaves you 12 cells and Blue 1; fewer is better"."""
    position = Position.initial("genius", "hexhex3").play("C3").position
    assert whys(hint_of(position, "A1", proven=True)) == ["proven"]


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
    assert reason(hint_of(position, "B1-A3", "C4", "D4", "B3", proven=True), "proven").count == 4
    # The line goes on, so its turns are not those to the end.
    assert reason(hint_of(position, "B1-A3", "B3", proven=True), "proven").count == 0
    assert "proven" not in whys(hint_of(position, "B1-A3", "B3"))


def test_a_turn_in_a_lost_position_says_so_near_the_end_only() -> None:
    position = drawn(WORKED_EXAMPLE, "o").play("B1-A3").position
    *_, thought = hint_thoughts(position, "champion", Limit(10_000))
    assert reason(hint(position, thought), "resists").count == 3
    *_, thought = hint_thoughts(Position.initial("genius", "hexhex3"), "champion", Limit(10_000))
    assert thought.proven == "loss"
    assert "resists" not in whys(hint(Position.initial("genius", "hexhex3"), thought))


@pytest.mark.parametrize(
    ("ruleset", "game"),
    [
        # The hint was C1, and then the review said "You gave the win away on turn 7 (C1)".
        ("genius", "C3.C2-D2.E1.C4.B4-C4.C5"),
        ("genius", "C3.C2-D2.E1.C4"),  # it was B4-C4
        ("chosen", "C5.C3"),
        ("iggc", "A3"),
    ],
)
def test_a_hint_keeps_a_proven_win(ruleset: str, game: str) -> None:
    position = after(game, ruleset)
    assert wins(position)
    *_, thought = hint_thoughts(position, "champion", Limit(10_000), 1)
    assert not wins(position.play(thought.turn).position)


def test_near_the_end_a_proof_comes_before_the_bot() -> None:
    for game in ("C3.C2-D2.E1.C4", "C3"):  # 15 and 18 empty cells
        *_, thought = hint_thoughts(after(game), "random", Limit(1), 1)
        assert thought.proven == "win"
    *_, thought = hint_thoughts(Position.initial("genius", "hexhex3"), "random", Limit(1), 1)
    assert thought.proven is None


@pytest.mark.parametrize(("handicap", "won"), [("9o", True), ("9x", False)])
def test_a_turn_that_wins_by_the_handicap_says_so(handicap: str, won: bool) -> None:
    """Without a handicap, the turn that ends a game loses: the other side cannot grow."""
    position = drawn(WORKED_EXAMPLE, "o", f"ludii+handicap={handicap}")
    for turn in ("B1-A3", "C4", "D4"):
        position = position.play(turn).position
    assert whys(hint_of(position, "B3")) == (["wins"] if won else ["leaves"])


def test_a_turn_that_gives_the_game_away_has_no_good_reason() -> None:
    assert whys(hint_of(drawn(WORKED_EXAMPLE, "o"), "C5")) == ["leaves"]


def test_there_are_hints_in_the_set_up() -> None:
    position = Position.initial("green-meadow")
    found = hint_of(position, "A4")
    assert isinstance(found.turn, Turn)
    assert found.bug is None
    assert whys(found) == ["leaves"]


def test_blackening_a_cell_next_to_a_bug_is_no_growth() -> None:
    position = Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1, setup=1)
    found = hint_of(position, "B1")
    assert (found.cell, found.bug, found.shape) == (*cells(position, "B1"), None, None)
    assert {"saves", "threatens"}.isdisjoint(whys(found))


def test_a_swap_has_a_hint_without_a_cell() -> None:
    found = hint_of(Position.initial("genius+pie", "hexhex3").play("C3").position, "swap")
    assert (found.region, found.cell, found.bug) == ((), None, None)
    assert whys(found) == ["leads"]


def test_what_speaks_for_a_turn_that_wins_at_once_is_not_that_it_wins() -> None:
    position = Position.from_fen("oxx/..o./.oo.o/x.../ooo x 0 ludii+handicap=9o hexhex3")
    played = position.play("C4-C5")
    assert played.position.result
    assert "wins" in whys(hint_of(position, "C4-C5"))
    found = deed_of(position, [played])
    assert found
    assert [each.why for each in found.reasons] == [why for why in whys(hint_of(position, "C4-C5")) if why != "wins"]


def test_what_speaks_for_a_won_line_is_never_that_it_wins() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    found = deed_of(position, [position.play("B1-A3")])
    assert found
    assert (found.number, str(found.turn)) == (0, "B1-A3")
    assert [each.why for each in found.reasons] == [why for why in whys(hint_of(position, "B1-A3")) if why != "leaves"]
    assert [each.shapes for each in found.reasons] == [each.shapes for each in hint_of(position, "B1-A3").reasons]


def test_a_quiet_first_turn_leaves_the_word_to_the_next_turn_of_its_side_that_does_something() -> None:
    position = Position.from_text("x.x/.x.o/x.xoo/x.../x.o", 1, "classic", "hexhex3")
    line: list[Played] = []
    for text in ("D2", "D4-E3", "E2-C2-B2", "A1", "D4", "A2"):
        line.append((line[-1].position if line else position).play(text))
    found = deed_of(position, line)
    assert found
    assert (found.number, str(found.turn), found.reasons[0].why) == (2, "E2-C2-B2", "eats")
    assert deed_of(position, line[:2]) is None, "the other side's meal is no reason"
    assert deed_of(position, []) is None
