"""Long work and its messages; offers of other workers, a bot's last thought, and the score of a match."""

import json
from collections.abc import Generator
from dataclasses import replace
from typing import Any

import pytest

from bug_engine import Position
from bug_engine.wire import Wire
from bug_engine.wire.params import BadRequest, Params
from bug_engine.wire.thinking import MAX_PAIRS, Offer, score, thinking
from tests.wire import ask, pumped

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


# Long work

KEYS = {"turn", "line", "value", "nodes", "done", "proven"}
THINK = {"ruleset": "genius", "board": "hexhex4", "turns": ["D4"], "bot": "uct", "seed": 1}


def test_think_pushes_thoughts_and_answers_when_its_limit_is_reached() -> None:
    wire = Wire()
    assert ask(wire, "think", "t", **THINK, limit={"nodes": 200}) == {"messages": [], "busy": True}
    *pushed, last = pumped(wire)
    legal = Position.initial("genius", "hexhex4").play("D4").position.legal_turns
    assert pushed
    assert all(message["event"] == "thought" and message["id"] == "t" for message in pushed)
    thoughts = [*(message["thought"] for message in pushed), last["result"]]
    assert all(set(thought) == KEYS and thought["turn"] in legal for thought in thoughts)
    assert all(thought["line"][0] == thought["turn"] and 0 <= thought["value"] <= 1 for thought in thoughts)
    assert [thought["done"] for thought in thoughts] == [False] * len(pushed) + [True]
    assert [thought["nodes"] for thought in thoughts] == sorted(thought["nodes"] for thought in thoughts)
    assert last["id"] == "t"
    assert last["result"]["nodes"] == 200


def test_the_same_seed_gives_the_same_thoughts() -> None:
    def thoughts() -> list[Any]:
        wire = Wire()
        ask(wire, "think", "t", **THINK, limit={"nodes": 120})
        return list(pumped(wire))

    assert thoughts() == thoughts()


def test_think_without_a_limit_goes_on_until_stopped() -> None:
    wire = Wire()
    ask(wire, "think", "t", **THINK)
    for _ in range(5):
        answer = json.loads(wire.pump())
        assert answer["busy"]
    best = answer["messages"][-1]["thought"]
    assert ask(wire, "stop", 2, request="t") == {"messages": [{"id": 2, "result": True}], "busy": True}
    (last,) = pumped(wire)
    assert last == {"id": "t", "result": {**best, "done": True}}
    assert ask(wire, "stop", 3, request="t")["messages"] == [{"id": 3, "result": False}]


def test_stop_before_the_first_slice_still_answers_with_a_turn() -> None:
    wire = Wire()
    ask(wire, "think", "t", **THINK)
    ask(wire, "stop", 2, request="t")
    (last,) = pumped(wire)
    assert last["result"]["turn"] in Position.initial("genius", "hexhex4").play("D4").position.legal_turns


def test_cancel_ends_the_work() -> None:
    wire = Wire()
    ask(wire, "think", 7, **THINK)
    wire.pump()
    assert ask(wire, "cancel", 8, request=7) == {"messages": [{"id": 8, "result": True}], "busy": True}
    assert list(pumped(wire)) == [{"id": 7, "result": {"cancelled": True}}]
    assert json.loads(wire.pump()) == {"messages": [], "busy": False}


def test_a_stop_after_a_cancel_changes_nothing() -> None:
    wire = Wire()
    ask(wire, "think", 7, **THINK)
    wire.pump()
    ask(wire, "cancel", 8, request=7)
    assert ask(wire, "stop", 9, request=7)["messages"] == [{"id": 9, "result": True}]
    assert list(pumped(wire)) == [{"id": 7, "result": {"cancelled": True}}]


def test_other_requests_are_answered_meanwhile() -> None:
    wire = Wire()
    ask(wire, "think", "t", **THINK)
    answer = ask(wire, "scene", "s", ruleset="genius", board="hexhex3")
    assert answer["busy"] is True
    assert answer["messages"][0]["result"]["phase"] == "growth"


def test_two_bots_that_think_at_once_do_not_mix() -> None:
    wire = Wire()
    ask(wire, "think", "one", **THINK, limit={"nodes": 40})
    ask(wire, "think", "two", **{**THINK, "board": "hexhex3", "turns": []}, limit={"nodes": 90})
    results = {message["id"]: message["result"] for message in pumped(wire) if "result" in message}
    assert {name: result["nodes"] for name, result in results.items()} == {"one": 40, "two": 90}


def test_an_id_under_way_is_not_accepted_twice() -> None:
    wire = Wire()
    ask(wire, "think", "t", **THINK)
    (message,) = ask(wire, "think", "t", **THINK)["messages"]
    assert message["error"]["code"] == "bad_request"
    ask(wire, "cancel", 2, request="t")
    assert list(pumped(wire)) == [{"id": "t", "result": {"cancelled": True}}]


def broken(*_: object) -> Any:
    raise RuntimeError("a defect")


def test_a_defect_in_long_work_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    wire = Wire()
    ask(wire, "think", "t", **THINK)
    wire.pump()
    monkeypatch.setattr("bug_engine.wire.thinking.thought_json", broken)
    answer = json.loads(wire.pump())
    assert [message["error"]["code"] for message in answer["messages"]] == ["internal"]
    assert answer["busy"] is False
