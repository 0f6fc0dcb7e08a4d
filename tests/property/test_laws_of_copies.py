"""Pickled and copied positions and games play by the same rules as the ones that they come from."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from bug_engine import Game, Position, Ruleset
from bug_engine.ruleset import Score
from tests.property.strategies import PLAYING_RULES, positions, random_turn, seeds

MOST_TURNS = 300
SCORES: tuple[tuple[Score, int], ...] = (("win", 0), ("margin", 2))

each_rule_set = pytest.mark.parametrize("rules", PLAYING_RULES, ids=lambda rules: rules.text)


def pickled(position: Position) -> Position:
    found: Position = pickle.loads(pickle.dumps(position))
    return found


ways = st.sampled_from((pickled, copy.copy, copy.deepcopy))


def line_from(position: Position, seed: int) -> list[str]:
    """Play a random game; return its positions."""
    random, found = Random(seed), []
    while not position.result:
        position = random_turn(position, random)
        found.append(position.fen())
    return found


@each_rule_set
@given(st.data(), ways, seeds, st.integers(0, 2**32))
def test_a_copy_of_a_position_in_use_plays_the_same_game(
    rules: Ruleset, data: st.DataObject, way: Callable[[Position], Position], random: Random, seed: int
) -> None:
    """It is in use: games were played from it, and the kernel knows their bugs."""
    agreed = [
        replace(rules, setup=setup, pie=pie, score=score, handicap=handicap)
        for setup in (0, 1)
        for pie in (False, True)
        for score, handicap in SCORES
    ]
    position = data.draw(positions(st.sampled_from(agreed)))
    note(repr(position))
    first = line_from(position, seed)
    twin = way(position)
    assert twin == position
    assert hash(twin) == hash(position)
    assert [*map(str, twin.legal_turns.first(MOST_TURNS))] == [*map(str, position.legal_turns.first(MOST_TURNS))]
    assert twin.result == position.result
    assert line_from(twin, seed) == first


@given(positions(), st.integers(0, 2**32))
def test_a_copy_of_a_game_is_the_game(position: Position, seed: int) -> None:
    note(repr(position))
    game, random = Game(start=position), Random(seed)
    while not game.result and len(game.turns) < 8:
        game.play(random.choice(game.position.legal_turns.first(MOST_TURNS)))
        if random.random() < 0.3:
            game.undo()
    for twin in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert twin == game
        assert twin.position.legal_turns.first(MOST_TURNS) == game.position.legal_turns.first(MOST_TURNS)
