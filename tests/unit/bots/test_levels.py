"""Eight levels, each stronger than the one below; the weak ones overlook turns."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from bug_engine import Position
from bug_engine.bots import LEVELS
from bug_engine.bots.match import match
from bug_engine.bots.weak import noticed
from bug_engine.cli.match import player_named
from tests.bots import no_timer

# Two twins that touch, so that there are turns that eat and turns that don't.
FIGHT = ".xo/.o../..oo./..../..."


def share(stronger: str, weaker: str, board: str, pairs: int) -> float:
    players = player_named(stronger), player_named(weaker)
    *_, score = match(players, Position.initial("genius", board), pairs, no_timer)
    return score.share


def test_there_are_eight() -> None:
    assert len(LEVELS) == 8
    assert all(level.title and level.limit.nodes for level in LEVELS.values())


@pytest.mark.long
@pytest.mark.parametrize(("weaker", "stronger"), [("larva", "ant"), ("nymph", "cricket")])
def test_two_levels_apart_is_clear(weaker: str, stronger: str) -> None:
    assert share(stronger, weaker, "hexhex3", 8) > 0.6


@pytest.mark.slow
@pytest.mark.parametrize("board", ["hexhex3", "hexhex4", "hexhex5"])
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(weaker: str, stronger: str, board: str) -> None:
    assert share(stronger, weaker, board, 100) >= 0.65


def test_long_turns_are_overlooked_more_often() -> None:
    position = Position.from_text(FIGHT, 0)
    seen = Counter(turn for seed in range(2_000) for turn, _ in noticed(position, Random(seed), 0.7))
    by_length: dict[int, list[int]] = {}
    for turn in position.legal_turns:
        by_length.setdefault(len(turn), []).append(seen[turn])
    means = [sum(counts) / len(counts) for _, counts in sorted(by_length.items())]
    assert len(means) >= 2
    assert means == sorted(means, reverse=True)


def test_a_legal_turn_is_always_noticed() -> None:
    for ruleset in ("genius", "green-meadow", "iggc", "classic"):
        position = Position.initial(ruleset)
        for seed in range(20):
            turns = [turn for turn, _ in noticed(position, Random(seed), 0.0)]
            assert len(turns) == 1
            assert turns[0] in position.legal_turns
