"""The champion's characters: each plays the turn that it likes among nearly equal ones, but never against a proof."""

from __future__ import annotations

from random import Random

import pytest

from bug_engine import Position
from bug_engine.bots import Limit, think
from bug_engine.bots.champion import thoughts_of
from bug_engine.bots.characters import CHARACTERS, NEAR, LikingSearch, eaten, largest
from bug_engine.bots.match import opening
from bug_engine.bots.solver import Solver

LIMIT = 300


def positions(count: int, board: str = "hexhex3", turns: int = 5) -> list[Position]:
    return [opening(Position.initial("genius", board), Random(seed), turns + seed % 4) for seed in range(count)]


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_plays_the_turn_that_it_likes_most_among_nearly_best_ones(name: str) -> None:
    several = 0
    for position in positions(12, "hexhex4"):
        search = LikingSearch(position, Random(1), CHARACTERS[name])
        *_, thought = thoughts_of(search, LIMIT, proves=False)
        root = search.tree.root
        if root.winner is not None:
            continue
        choices = search.nearly_equal()
        best = choices[0][1].value_for(position.mover)
        assert all(child.value_for(position.mover) >= best - NEAR for _, child in choices)
        liked = [CHARACTERS[name](position.play(search.tree.line(edge)[0])) for edge in choices]
        assert CHARACTERS[name](position.play(thought.turn)) == max(liked)
        several += len(set(liked)) > 1
    assert several


def test_characters_differ_as_their_names_say() -> None:
    found: dict[str, tuple[int, int]] = {}
    for name in CHARACTERS:
        turns = [
            position.play([*think(name, position, Limit(LIMIT), 1)][-1].turn) for position in positions(20, "hexhex4")
        ]
        found[name] = sum(map(eaten, turns)), sum(map(largest, turns))
    assert found["patient"][0] < found["hungry"][0]
    assert found["builder"][1] > found["patient"][1]
    assert found["builder"][1] > found["hungry"][1]


@pytest.mark.long
@pytest.mark.parametrize("name", CHARACTERS)
def test_a_proven_win_comes_before_what_a_character_likes(name: str) -> None:
    proven = 0
    for position in positions(12, turns=10):
        if position.result:
            continue
        *_, thought = think(name, position, Limit(3_000), 1)
        if thought.proven == "win":
            after = position.play(thought.turn).position
            solver = Solver(after)
            solver.work(50_000)
            assert after.result or solver.value.wins is False
            proven += 1
    assert proven
