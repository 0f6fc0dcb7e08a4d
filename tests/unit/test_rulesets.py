"""The rule sets of the sources, switch by switch."""

from dataclasses import replace

import pytest

from bug_engine import RULESETS, Ruleset, UnknownRuleset, board_named, ruleset_named
from bug_engine.kernel import kernel_for
from bug_engine.ruleset import SWITCHES, ruleset_from

HEXHEX = tuple(f"hexhex{side}" for side in range(2, 9))


@pytest.mark.parametrize(
    ("name", "eaters", "merging", "setup", "score", "clock", "first_board", "colours"),
    [
        ("genius", "active", False, 0, "win", (90, 600, 10), "hexhex3", ("red", "blue")),
        ("green-meadow", "active", False, 1, "win", (60, 300, 5), "green-meadow", ("red", "blue")),
        ("ludii", "chosen", False, 0, "margin", None, "hexhex3", ("black", "white")),
        ("iggc", "chosen", False, 0, "win", None, "hexhex3", ("black", "white")),
        ("classic", "all", True, 0, "win", None, "hexhex3", ("black", "white")),
    ],
)
def test_rule_sets_equal_the_sources(
    name: str,
    eaters: str,
    merging: bool,
    setup: int,
    score: str,
    clock: tuple[int, int, int] | None,
    first_board: str,
    colours: tuple[str, str],
) -> None:
    ruleset = ruleset_named(name)
    assert (ruleset.eaters, ruleset.merging, ruleset.setup, ruleset.score) == (eaters, merging, setup, score)
    assert (ruleset.clock and (ruleset.clock.turn, ruleset.clock.reserve, ruleset.clock.step)) == clock
    assert ruleset.boards[0] == first_board
    assert ruleset.colours == colours
    assert not ruleset.pie


@pytest.mark.parametrize(
    ("name", "boards"),
    [
        ("genius", HEXHEX),
        ("green-meadow", ("green-meadow",)),
        ("ludii", (*HEXHEX[1:6], "limping3-4", "limping4-5", "limping5-6")),
        ("iggc", HEXHEX[1:5]),
        ("classic", HEXHEX[1:3]),
    ],
)
def test_rule_sets_name_their_boards(name: str, boards: tuple[str, ...]) -> None:
    assert sorted(ruleset_named(name).boards) == sorted(boards)
    assert all(board_named(board) for board in boards)


def test_every_rule_set_is_found_by_its_name() -> None:
    assert [ruleset.name for ruleset in RULESETS.values()] == list(RULESETS)
    assert set(RULESETS) == {"genius", "green-meadow", "ludii", "iggc", "classic"}
    with pytest.raises(UnknownRuleset, match="genius"):
        ruleset_named("Genius")


@pytest.mark.parametrize(
    ("switch", "value"),
    [("eaters", "some"), ("score", "draw"), ("setup", -1), ("setup", 4), ("handicap", -1)],
)
def test_switches_refuse_other_values(switch: str, value: object) -> None:
    with pytest.raises(ValueError, match=switch):
        replace(Ruleset(), **{switch: value})  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["ludii+handicap=3x+pie", "green-meadow+pie", "genius+handicap=2o"])
def test_a_handicap_or_the_pie_rule_keeps_the_name(text: str) -> None:
    ruleset, plain = ruleset_named(text), ruleset_named(text.partition("+")[0])
    assert ruleset.text == text
    assert ruleset_named(ruleset.text) == ruleset
    assert (ruleset.name, ruleset.title, ruleset.clock) == (plain.name, plain.title, plain.clock)
    assert (ruleset.colours, ruleset.coordinates) == (plain.colours, plain.coordinates)


def test_a_rule_set_with_another_switch_is_custom() -> None:
    ruleset = ruleset_named("genius+merging+pie")
    assert (ruleset.text, ruleset.title, ruleset.clock) == ("active+merging+pie", "Custom", None)


def test_every_switch_starts_from_the_first_of_its_values() -> None:
    plain = Ruleset()
    assert {name: getattr(plain, name) for name in SWITCHES} == {name: values[0] for name, values in SWITCHES.items()}


@pytest.mark.parametrize(("name", "value"), [(name, values[-1]) for name, values in SWITCHES.items()])
def test_the_text_of_a_rule_set_contains_every_switch(name: str, value: object) -> None:
    ruleset = ruleset_from({name: value})
    assert ruleset_named(ruleset.text) == ruleset != Ruleset()


def test_rule_sets_with_the_same_turns_share_a_kernel() -> None:
    board = board_named("hexhex3")
    assert kernel_for(board, ruleset_named("ludii+pie")) is kernel_for(board, ruleset_named("iggc+setup=2"))
    assert kernel_for(board, ruleset_named("iggc+merging")) is not kernel_for(board, ruleset_named("iggc"))
