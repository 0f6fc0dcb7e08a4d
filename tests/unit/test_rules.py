"""The rules of docs/rules.md one by one, and its worked example; test_eating.py has R6 to R9."""

from dataclasses import replace
from itertools import product

import pytest

from bug_engine import Game, Position, Ruleset, Side, ruleset_named
from bug_engine.board import bits
from bug_engine.ruleset import EATERS
from tests import reference
from tests.comparison import rules_of, state_of, turn_of
from tests.positions import THREE_SINGLES, WORKED_EXAMPLE, after, bugs_of, drawn, firsts, turns, under_every_ruleset

# R1, R2


INSIDE = """
      . . .
     . x x .
    . x o x .
     . x x .
      . . .
"""
IN_A_CORNER = """
      o x .
     x x . .
    . . . . .
     . . . .
      . . .
"""
AT_A_TIP = """
      . . .
     . . . x
    . . . x o
     . . . x
      . . .
"""
ON_AN_EDGE = """
      . . .
     . . . .
    . . . . .
     . x x .
      x o x
"""


@pytest.mark.parametrize("drawing", [INSIDE, IN_A_CORNER, AT_A_TIP, ON_AN_EDGE])
def test_r1_cells_that_share_an_edge_are_adjacent(drawing: str) -> None:
    """The cells with x are those that o touches."""
    position = drawn(drawing, "x")
    (cell,) = bits(position.stones[1])
    assert position.board.neighbour_masks[cell] == position.stones[0]


def test_r2_a_bug_is_a_maximal_connected_set_of_one_players_stones() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    assert bugs_of(position, 0) == {"A1", "A3-B4-C4", "C1-D1-E1"}
    assert bugs_of(position, 1) == {"A2-B2", "D2-E2-E3"}
    assert [bug.size for bug in position.bugs()] == [1, 2, 3, 3, 3]


HOOK = """
       . . . .
      . . . . .
     . . x x . .
    . . . . x x .
     . . . . . .
      . . . . .
       . . . .
"""
MIRRORED_HOOK = """
       . . . .
      . . . . .
     . . . . . .
    . . x . . . .
     . . x x . .
      . . . x .
       . . . .
"""
ROD = """
       x . . .
      . x . . .
     . . x . . .
    . . . x . . .
     . . . . . .
      . . . . .
       . . . .
"""


def test_r2_twins_are_equal_under_turns_and_reflections() -> None:
    hook, mirrored, rod = (drawn(drawing, "x").bugs()[0] for drawing in (HOOK, MIRRORED_HOOK, ROD))
    assert hook.shape == mirrored.shape
    assert hook.shape != rod.shape
    assert hook.size == rod.size == 4


# R3, R4, R5


def test_r3_a_turn_is_the_list_of_the_cells_played() -> None:
    assert [str(turn) for turn in drawn(WORKED_EXAMPLE, "o").legal_turns] == ["B1-A3", "B1-B3", "B3", "C5"]


@under_every_ruleset
def test_r3_a_bonus_cell_touches_the_bug_that_eats_and_no_other(ruleset: str) -> None:
    """If both A3 and D3 may eat, the cells of the turn say which one does."""
    position = drawn(
        """
          . . x
         . o . .
        . . . . .
         . . x o
          . . .
        """,
        "x",
        ruleset,
    )
    for turn in position.legal_turns:
        for i in range(1, len(turn.cells)):
            near_mask = position.board.neighbour_masks[turn.cells[i]]
            own = [body for side, body in position.draft(turn.cells[:i]).bodies if side == Side.X]
            assert sum(bool(near_mask & body.mask) for body in own) == 1, turn


@under_every_ruleset
def test_r4_r5_every_cell_of_the_empty_board_is_legal(ruleset: str) -> None:
    position = drawn(IN_A_CORNER.replace("x", ".").replace("o", "."), "x", ruleset)
    assert len(position.legal_turns) == 19
    assert position.largest == 0


def test_r4_a_growth_touches_at_most_one_own_bug() -> None:
    position = drawn(
        """
          x . x
         . . . .
        . o o o .
         . . . .
          . . .
        """,
        "x",
    )
    assert "A2" not in firsts(position)
    assert {"B1", "B4"} <= firsts(position)


def test_r5_a_bug_may_reach_the_size_of_the_largest_and_no_more() -> None:
    position = drawn(
        """
          x x .
         . . . .
        . . o o o
         . . . .
          x . .
        """,
        "x",
    )
    assert position.largest == 3
    assert {"A3", "B1", "D1"} <= firsts(position)
    full = after(after(position, "A3"), "E3")
    assert {"B1", "B2", "B3", "B4"} & firsts(full) == set()
    assert {"D1", "E2"} <= firsts(full)


def test_r5_also_limits_the_player_with_the_largest_bug() -> None:
    position = drawn(
        """
          x x x
         . . . .
        . . . . .
         . . . .
          o . .
        """,
        "x",
    )
    refusal = position.explain("B1")
    assert refusal is not None
    assert (refusal.code, refusal.size, refusal.size_limit) == ("too_large", 4, 3)


# R10


@under_every_ruleset
def test_r10_the_player_who_cannot_grow_wins(ruleset: str) -> None:
    position = drawn(WORKED_EXAMPLE, "x", replace(ruleset_named(ruleset), merging=False))
    assert position.phase == "over"
    assert not position.legal_turns
    assert position.result is not None
    assert (position.result.winner, position.result.reason, position.result.margin) == (0, "no_growth", 3)


def test_r10_the_end_comes_before_the_move_not_after() -> None:
    """X could not grow here, but o is to move and can: the game goes on."""
    position = drawn(WORKED_EXAMPLE, "o")
    assert position.growth_mask(0) == 0
    assert position.result is None
    assert position.phase == "growth"


# The worked example


def test_worked_example_blue_may_grow_on_three_cells_only() -> None:
    assert firsts(drawn(WORKED_EXAMPLE, "o")) == {"B1", "B3", "C5"}


def test_worked_example_the_bend_eats_its_twin_and_grows_on_b3_or_a3() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    assert turns(position, "B1") == {"B1-A3", "B1-B3"}
    assert bugs_of(after(position, "B1-B3"), 0) == {"A1", "C1-D1-E1"}


def test_worked_example_red_eats_back_and_must_grow_on_c3() -> None:
    position = after(drawn(WORKED_EXAMPLE, "o"), "B1-B3")
    assert position.largest == 4
    assert turns(position, "C2") == {"C2-C3"}
    assert after(position, "C2-C3").text == "x../..../xxx../xo../xoo"


# Merging, and a game under every rule set

LARGE_ENOUGH_TO_JOIN = """
      . . .
     . . . .
    . x . . .
     . . o o
      x . o
"""


@pytest.mark.parametrize("eaters", ["active", "chosen", "all"])
@pytest.mark.parametrize("merging", [False, True])
def test_r4_merging_lets_a_growth_join_own_bugs(eaters: str, merging: bool) -> None:
    ruleset = replace(ruleset_named("genius"), eaters=eaters, merging=merging)  # type: ignore[arg-type]
    position = drawn(LARGE_ENOUGH_TO_JOIN, "x", ruleset)
    assert ({"D1", "D2"} <= firsts(position)) is merging


def test_r4_r5_merging_respects_the_limit() -> None:
    position = drawn(LARGE_ENOUGH_TO_JOIN.replace("x . o", "x . ."), "x", "classic")
    refusal = position.explain("D1")
    assert refusal is not None
    assert (refusal.code, refusal.size, refusal.size_limit) == ("too_large", 3, 2)
    assert len(refusal.bugs) == 2


# This game is legal under every rule set; after it, no two rule sets allow the same turns.
DIFFERING_GAME = "B4 B3-B2 A3 E2 D2-C2-D3 D4 A1 C3 C5"
DIFFERING_END = """
      x . x
     . . . .
    . x o . x
     . x x o
      . . .
"""


def test_one_game_has_different_turns_under_every_rule_set() -> None:
    legal = []
    for eaters, merging in product(EATERS, (False, True)):
        ruleset = Ruleset(eaters=eaters, merging=merging)
        game = Game(ruleset, "hexhex3")
        for turn in DIFFERING_GAME.split():
            game.play(turn)
        assert game.position == drawn(DIFFERING_END, "o", ruleset)
        legal.append(frozenset(map(turn_of, game.position.legal_turns)))
        assert legal[-1] == set(reference.turns(state_of(game.position), rules_of(ruleset)))
    assert [len(each) for each in legal] == [12, 19, 30, 37, 30, 37]
    assert len(set(legal)) == len(legal)


# Black cells, R11


@under_every_ruleset
def test_r1_r2_black_cells_separate_bugs_but_the_size_limit_is_shared(ruleset: str) -> None:
    position = drawn(
        """
          . . .
         . x . .
        # # # # #
         . x o .
          . o .
        """,
        "x",
        ruleset,
    )
    assert bugs_of(position, 0) == {"B2", "D2"}
    refusal = position.explain("C3")  # it would touch both
    assert refusal is not None
    assert refusal.code == "black"
    # Both parts have legal cells, and a bug in one part may be as large as the largest, which is in the other.
    assert firsts(position) == {"A1", "A2", "A3", "B1", "B3", "B4", "D1", "D4", "E1", "E3"}
    assert {"B1-B2", "D2"} <= bugs_of(after(position, "B1"), 0)


@under_every_ruleset
def test_r11_the_list_of_all_sizes_grows_even_when_stones_leave(ruleset: str) -> None:
    def sizes(position: Position) -> list[int]:
        return sorted((bug.size for bug in position.bugs()), reverse=True)

    position = drawn(THREE_SINGLES, "x", ruleset)
    eaten = after(position, "C3-B2")
    assert (sizes(position), sizes(eaten)) == ([1, 1, 1], [2])
    assert sizes(eaten) > sizes(position)
    assert sizes(after(after(eaten, "E1"), "A3")) == [2, 1, 1]


# Set-up


def test_setup_each_player_blackens_before_play() -> None:
    start = Position.initial(replace(ruleset_named("genius"), setup=2), "hexhex3")
    assert (start.phase, start.mover) == ("setup", 0)
    position = start
    for turn in ("C3", "B2", "A1", "E3"):
        assert position.phase == "setup"
        position = after(position, turn)
    assert (position.phase, position.mover, position.text) == ("growth", 0, "#../.#../..#../..../..#")
    assert len(position.legal_turns) == 15


def test_setup_takes_one_cell_a_turn() -> None:
    position = Position.initial("green-meadow")
    refusal = position.explain("A1-A2")
    assert refusal is not None
    assert (refusal.code, refusal.step) == ("nothing_to_eat", 1)


def test_green_meadow_has_22_cells_left_when_play_begins() -> None:
    position = Position.initial("green-meadow")
    assert len(position.legal_turns) == 24
    assert len(after(after(position, "A1"), "C2").legal_turns) == 22
