"""The engine has the legal turns and results of the reference, under every rule set, on boards of any outline."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from bug_engine import RULESETS, Board, Position, Ruleset, board_named
from bug_engine.board import bits
from bug_engine.boards import catalogue
from tests import reference
from tests.comparison import mobility_of, rules_of, sizes_of, state_of, turn_of
from tests.property.strategies import PLAYING_RULES, met_position, outlines, positions, scattered_position, seeds

EVERY_BOARD = (*catalogue(), "green-meadow-7")
EVERY_RULESET = (*RULESETS.values(), *PLAYING_RULES)
PLAYED = 40  # how many turns of a longer list are played

each_rule_set = pytest.mark.parametrize("rules", PLAYING_RULES, ids=lambda rules: rules.text)


def compare(position: Position) -> None:
    note(repr(position))
    expected = reference.turns(state_of(position), rules_of(position.ruleset))
    turns = list(position.legal_turns)
    assert sorted(map(turn_of, turns)) == sorted(expected)
    assert len(position.legal_turns) == len(expected)
    for turn in turns[:: 1 + len(turns) // PLAYED]:
        assert state_of(position.play(turn).position) == expected[turn_of(turn)]


@each_rule_set
@given(st.data())
def test_turns_equal_the_reference_in_play(rules: Ruleset, data: st.DataObject) -> None:
    with_setup = st.sampled_from([replace(rules, setup=setup) for setup in (0, 0, 1, 2)])
    compare(data.draw(positions(with_setup)))


@each_rule_set
@given(seeds, outlines)
def test_turns_equal_the_reference_anywhere(rules: Ruleset, random: Random, board: Board) -> None:
    compare(scattered_position(rules, board, random))


@pytest.mark.parametrize("board", EVERY_BOARD)
@settings(max_examples=settings().max_examples // 10)
@given(st.sampled_from(EVERY_RULESET), seeds)
def test_turns_equal_the_reference_on_every_board(board: str, rules: Ruleset, random: Random) -> None:
    compare(met_position(rules, board_named(board), random))


@given(positions())
def test_counts_equal_the_reference(position: Position) -> None:
    note(repr(position))
    state, rules = state_of(position), rules_of(position.ruleset)
    sizes = [len(bug) for stones in state.stones for bug in reference.bugs(stones)]
    assert sizes_of(position) == sorted(sizes, reverse=True)
    assert position.largest == reference.largest(state)
    assert (position.phase == "setup") is reference.in_setup(state, rules)
    if position.phase != "setup":
        for side in (0, 1):
            assert mobility_of(position, side) == reference.mobility(state, rules, side)


@given(positions())
def test_results_equal_the_reference(position: Position) -> None:
    note(repr(position))
    state, rules = state_of(position), rules_of(position.ruleset)
    result = position.result
    assert (result.winner if result else None) == reference.winner(state, rules)
    if result:
        assert result.margin == reference.margin(state, rules)


@given(positions())
def test_twins_equal_the_reference(position: Position) -> None:
    note(repr(position))
    cells = [(cell.q, cell.r) for cell in position.board.cells]
    bodies = [body for _, body in position.draft().bodies]
    bugs = [(body.shape, reference.shape(frozenset(cells[cell] for cell in bits(body.mask)))) for body in bodies]
    assert all((one == other) is (its == others) for one, its in bugs for other, others in bugs)
