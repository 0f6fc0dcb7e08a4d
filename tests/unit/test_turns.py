"""A draft (options) and a played turn (events)."""

import pytest

from bug_engine import Ate, Blackened, Grew, IllegalTurn, Position, Side, Turn, Won
from tests.positions import EVERY_RULESET, WORKED_EXAMPLE, cell, drawn, turns


def option_names(position: Position, prefix: str = "") -> list[str]:
    return [option.cell for option in position.options(prefix)]


# Options


def test_options_are_the_legal_next_cells_in_board_order() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    assert option_names(position) == ["B1", "B3", "C5"]
    assert option_names(position, "B1") == ["A3", "B3"]
    assert option_names(position, "B1-A3") == []
    assert option_names(drawn(WORKED_EXAMPLE, "x")) == []


def test_option_of_an_enlargement() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    option, *_ = position.options()
    assert (option.kind, option.size, option.complete) == ("enlarge", 3, False)
    assert option.bug == ("A2", "B2")
    assert option.grown == ("A2", "B1", "B2")
    assert option.eats == ()
    (meal,) = option.next
    assert meal.eater == option.grown
    assert meal.prey == (("A3", "B4", "C4"),)
    assert meal.cells == ("A3", "B3")


def test_option_of_a_spawn() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    option = position.options()[-1]
    assert (option.kind, option.bug, option.size, option.complete) == ("spawn", None, 1, True)
    assert option.grown == ("C5",)
    assert option.next == ()
    assert option.mobility == position.play("C5").position.draft().mobility


def test_option_of_a_bonus() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    draft = position.draft("B1")
    for option in draft.options:
        assert (option.kind, option.size, option.complete) == ("bonus", 4, True)
        assert option.eats == (("A3", "B4", "C4"),)
        assert option.bug == ("A2", "B1", "B2")


def test_option_says_who_wins_at_once() -> None:
    """X has no growth left in the worked example: if o plays B3 or C5, x wins."""
    position = drawn(WORKED_EXAMPLE, "o")
    assert {option.cell: option.wins for option in position.options()} == {
        "B1": None,
        "B3": 0,
        "C5": 0,
    }


def test_option_of_a_join() -> None:
    position = drawn(
        """
          . . .
         . . . .
        . x . . .
         . . o o
          x . o
        """,
        "x",
        "classic",
    )
    joins = [option for option in position.options() if option.kind == "join"]
    assert [option.cell for option in joins] == ["D1", "D2"]
    assert all(option.size == 3 for option in joins)


def test_option_of_a_blackening() -> None:
    position = Position.initial("green-meadow")
    assert {option.kind for option in position.options()} == {"blacken"}
    assert all(option.complete and option.bug is None for option in position.options())


def test_options_after_illegal_cells_are_refused() -> None:
    with pytest.raises(IllegalTurn):
        drawn(WORKED_EXAMPLE, "o").options("C2")


def test_options_take_text_names_or_indices() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    assert position.options("B1") == position.options(["B1"]) == position.options([cell(position, "B1")])


# The list of legal turns


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_legal_turns_are_ordered_and_contain_each_turn(ruleset: str) -> None:
    position = drawn(WORKED_EXAMPLE, "o", ruleset)
    listed = list(position.legal_turns)
    assert len(position.legal_turns) == len(listed) > 0
    assert [turn.cells for turn in listed] == sorted(turn.cells for turn in listed)
    assert all(turn in position.legal_turns and str(turn) in position.legal_turns for turn in listed)
    assert bool(position.legal_turns)


@pytest.mark.parametrize("stranger", ["C2", "B1", "B1-D4", "nonsense", "", 3, None])
def test_legal_turns_do_not_contain_anything_else(stranger: object) -> None:
    assert stranger not in drawn(WORKED_EXAMPLE, "o").legal_turns


def test_legal_turns_are_lazy() -> None:
    assert str(next(iter(Position.initial("genius", "hexhex8").legal_turns))) == "A1"


# Events


def test_events_of_a_turn_that_eats() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    grew, ate, bonus = position.play("B1-B3").events
    assert grew == Grew(Side.O, "B1", "enlarge", 3, ("A2", "B1", "B2"))
    assert ate == Ate(Side.O, (("A2", "B1", "B2"),), (("A3", "B4", "C4"),))
    assert bonus == Grew(Side.O, "B3", "bonus", 4, ("A2", "B1", "B2", "B3"))


def test_events_of_a_round_name_all_eaters_and_each_prey_once() -> None:
    position = drawn(
        """
          . x o
         . o . .
        . . o o .
         . . . .
          . . .
        """,
        "x",
        "classic",
    )
    grew, ate, first, second = position.play("B4-C5-A1").events
    assert grew == Grew(Side.X, "B4", "spawn", 1, ("B4",))
    assert isinstance(ate, Ate)
    assert set(ate.eaters) == {("A2",), ("B4",)}
    assert ate.prey == (("A3",),)
    assert first == Grew(Side.X, "C5", "bonus", 2, ("B4", "C5"))
    assert second == Grew(Side.X, "A1", "bonus", 2, ("A1", "A2"))


def test_events_of_the_setup() -> None:
    position = Position.initial("green-meadow")
    assert position.play("A1").events == (Blackened(Side.X, "A1"),)


def test_the_last_event_of_a_game_is_won() -> None:
    """In a game played to the end under each kind of `eaters`, the last event has the winner and the margin."""
    for ruleset in EVERY_RULESET:
        position = Position.initial(ruleset, "hexhex3")
        while position.result is None:
            played = position.play(next(iter(position.legal_turns)))
            won = [event for event in played.events if isinstance(event, Won)]
            position = played.position
            assert bool(won) is (position.result is not None)
        assert won == [Won(position.result.winner, "no_growth", position.result.margin)]


# Turn text


@pytest.mark.parametrize("text", ["B1-B3", "b1-b3", "B1 B3", "B1,B3", " b1 , B3 "])
def test_turn_text_may_use_other_separators_and_case(text: str) -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    assert str(position.play(text).turn) == "B1-B3"
    assert text in position.legal_turns


def test_turn_knows_its_cells() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    turn = position.play("B1-B3").turn
    assert turn == Turn(position.board, turn.cells)
    assert [position.board.name_of(cell) for cell in turn] == ["B1", "B3"]
    assert len(turn) == 2
    assert position.play(turn).position == position.play("B1-B3").position
    assert turns(position, "B1") == {"B1-A3", "B1-B3"}
