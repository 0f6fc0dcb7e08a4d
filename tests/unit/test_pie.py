"""The pie rule and the handicap, which the kernel does not know."""

from dataclasses import replace

import pytest

from bug_engine import Game, IllegalTurn, Position, Ruleset, Side, Swapped, Turn, Won, ruleset_named
from bug_engine.result import decided

PIE = "genius+pie"


def test_the_second_player_may_take_over_the_first_move() -> None:
    game = Game(PIE, "hexhex3").play("C3")
    assert game.position.can_swap
    assert "swap" in game.position.legal_turns
    without = Game("genius", "hexhex3").play("C3").position.legal_turns
    assert len(game.position.legal_turns) == len(list(game.position.legal_turns)) == len(without) + 1
    game.play("Swap")
    assert game.position.text == ".../..../..o../..../..."
    assert game.position.mover == 0
    assert game.events == (Swapped(Side.O),)
    assert list(map(str, game.turns)) == ["C3", "swap"]


def test_a_swap_cannot_be_swapped_back() -> None:
    game = Game(PIE, "hexhex3").play("C3").play("swap")
    assert not game.position.can_swap
    game.play("B2-B1")
    assert game.position.text == ".../xx../...../..../..."
    assert game.position.mover == 1
    assert not game.position.can_swap


def test_a_swap_is_undone_and_varied_like_any_turn() -> None:
    game = Game(PIE, "hexhex3").play("C3").play("swap").undo()
    assert game.position.text == ".../..../..x../..../..."
    game.play("A1").undo().play("swap")
    assert len(game.cursor.parent.children if game.cursor.parent else []) == 2


@pytest.mark.parametrize(
    "position",
    [
        Position.initial(PIE, "hexhex3"),
        Position.initial("genius", "hexhex3").play("C3").position,
        Position.initial(PIE, "hexhex3").play("C3").position.play("A1").position,
        Position.from_text("x../..../...../..../...", 0, PIE),
        Position.initial("green-meadow+pie").play("A1").position,
    ],
    ids=["first turn", "no pie", "later", "own stone", "setup"],
)
def test_any_other_swap_is_refused(position: Position) -> None:
    refusal = position.explain("swap")
    assert refusal is not None
    assert (refusal.code, refusal.step) == ("no_swap", 0)
    assert "swap" not in position.legal_turns
    with pytest.raises(IllegalTurn):
        position.play("swap")
    with pytest.raises(IllegalTurn):
        position.play(Turn(position.board, (), swap=True))


def test_the_first_stone_after_the_setup_may_be_taken_over() -> None:
    game = Game("green-meadow+pie").play("A1").play("A3").play("C3")
    assert game.position.can_swap
    assert game.play("swap").position.stones[0] == 0


def test_a_finished_game_has_no_swap() -> None:
    refusal = Game(PIE, ".").play("A1").position.explain("swap")
    assert refusal is not None
    assert refusal.code == "over"


# Margin and handicap


@pytest.mark.parametrize(
    ("handicap", "stronger", "stuck", "winner", "reason"),
    [
        (0, 0, 0, 0, "no_growth"),
        (2, 0, 0, 0, "no_growth"),
        (3, 0, 0, 1, "handicap"),
        (4, 0, 0, 1, "handicap"),
        (4, 0, 1, 1, "no_growth"),
        (4, 1, 1, 0, "handicap"),
        (4, 1, 0, 0, "no_growth"),
    ],
)
def test_the_stronger_side_must_exceed_the_handicap(
    handicap: int, stronger: int, stuck: int, winner: int, reason: str
) -> None:
    ruleset = Ruleset(score="margin", handicap=handicap, stronger=stronger)
    result = decided(ruleset, stuck, 3)
    assert (result.winner, result.reason, result.margin) == (winner, reason, 3)
    plain = decided(replace(ruleset, score="win"), stuck, 3)
    assert (plain.winner, plain.reason) == (stuck, "no_growth")


@pytest.mark.parametrize("stronger", "xo")
def test_result_and_event_agree_under_a_handicap(stronger: str) -> None:
    position = Position.initial(f"genius+margin+handicap=9{stronger}", "hexhex3")
    while position.result is None:
        played = position.play(next(iter(position.legal_turns)))
        position = played.position
    won = played.events[-1]
    assert isinstance(won, Won)
    assert (won.side, won.reason, won.margin) == (
        position.result.winner,
        position.result.reason,
        position.result.margin,
    )
    stuck = position.mover
    assert position.result.winner == ("xo".index(stronger) ^ 1 if stuck == "xo".index(stronger) else stuck)
    assert str(position).endswith(f"{'xo'[won.side]} has won")


# Rule sets in switches


@pytest.mark.parametrize(
    "text",
    ["genius", "ludii", "active+pie", "chosen+merging", "all+setup=2+margin+handicap=3x", "chosen+handicap=12o+pie"],
)
def test_rule_sets_are_named_by_their_switches(text: str) -> None:
    assert ruleset_named(text).text == text
    assert ruleset_named(ruleset_named(text).text) == ruleset_named(text)


def test_a_named_rule_set_may_be_changed() -> None:
    ruleset = ruleset_named("classic+active+win+setup=1")
    assert (ruleset.eaters, ruleset.merging, ruleset.setup, ruleset.name) == ("active", True, 1, "custom")
    assert ruleset_named("custom") == Ruleset()


@pytest.mark.parametrize(
    "text", ["", "+", "go", "genius+", "genius+setup=9", "active+setup", "all+handicap=-1", "pie=1"]
)
def test_bad_switches_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"there is no|setup must"):
        ruleset_named(text)


@pytest.mark.parametrize(("stronger", "winner"), [("x", 1), ("o", 0)])
def test_an_option_says_who_wins_under_a_handicap(stronger: str, winner: int) -> None:
    """On one cell the first stone leaves the second player without growth; the stronger side has not won by this."""
    (option,) = Position.initial(f"genius+margin+handicap=1{stronger}", ".").options()
    assert option.wins == winner
