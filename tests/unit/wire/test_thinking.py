"""Offers of other workers, a bot's last thought, and the score of a match: what is accepted, and the limits."""

from collections.abc import Generator
from dataclasses import replace
from typing import Any

import pytest

from bug_engine import Position
from bug_engine.wire.params import BadRequest, Params
from bug_engine.wire.thinking import MAX_PAIRS, Offer, score, thinking

START = Position.initial("genius", "hexhex3")


def offer(**estimate: object) -> Offer:
    return Offer.read(Params({"ply": 0, "estimate": {"line": ["C3"], "value": 0.5} | estimate}))


def result(work: Generator[Any, None, Any]) -> Any:
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


@pytest.mark.parametrize("value", [0, 0.0, 0.25, 1, 1.0])
@pytest.mark.parametrize("proven", [None, "win", "loss"])
def test_an_offer_is_a_thought_with_no_nodes(value: float, proven: str | None) -> None:
    thought = offer(value=value, proven=proven).thought(START)
    assert (thought.value, thought.proven, thought.nodes, thought.done) == (value, proven, 0, True)
    assert list(map(str, thought.line)) == [str(thought.turn)] == ["C3"]


@pytest.mark.parametrize("value", [-0.001, 1.001, float("inf"), float("nan")])
def test_a_chance_is_from_0_to_1(value: float) -> None:
    with pytest.raises(BadRequest, match=r"estimate\.value"):
        offer(value=value)


def test_a_thought_that_is_done_is_the_last() -> None:
    thoughts = [offer(value=value).thought(START) for value in (0.5, 0.75)]
    found = result(thinking(iter(thoughts)))
    assert (found["value"], found["done"]) == (0.5, True)
    late = [replace(thought, done=False) for thought in thoughts]
    found = result(thinking(iter(late)))
    assert (found["value"], found["done"]) == (0.75, True)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_number_of_pairs_is_from_0_to_the_limit(place: int) -> None:
    for count in (0, 1, MAX_PAIRS):
        pairs = [3, 3, 3]
        pairs[place] = count
        assert score(Params({"pairs": pairs}))["games"] == 2 * sum(pairs)
    for wrong in (-1, MAX_PAIRS + 1, 1.0, True, None):
        with pytest.raises(BadRequest, match="a list of three counts"):
            score(Params({"pairs": [wrong if i == place else 3 for i in range(3)]}))
