"""The methods of study, through the wire: their answers to good requests and to bad ones."""

import json
from typing import Any

import pytest

from bug_engine import Position
from bug_engine.wire import Wire, study
from bug_engine.wire.params import MAX_COORDINATE
from tests.wire import ask, messages_of, pumped, result_of

GAME = {"board": "hexhex3", "turns": ["C3", "B2-B1"]}
ENDGAME = {"text": "xox/.o.x/x..x./xo../xoo", "mover": 1}
# A game of weak bots on hexhex4.
REVIEWED = "B5 E1 B2 C2-D3 B1 A4-A3 B4 C5-D5 B3 F4 B5 F2 C3-A3 A4 C6-D6 B4 C1 A1 D2 A2 F3-F4 F2 G3 D1 F1-G1".split()  # noqa: SIM905
# A game on hexhex3 whose first proofs change the lines of later ones.
LATE = "C3 E2 B1 B4 A2 D1 E1-E2 D3-D2-C3 E2 A1-B1 B3-B2-A1 A3 D4 A2 C5 B4-A1 C4-C3 D3-D2 D1 C2 C1 E1 B1".split()  # noqa: SIM905
BOT = {"bot": "uct", "limit": {"nodes": 40}, "seed": 1}


def studied(method: str, **params: Any) -> Any:
    return result_of(method, **GAME | params)


def test_aids_have_an_entry_for_every_bug_of_the_scene() -> None:
    bugs = studied("scene")["bugs"]
    study = studied("aids")
    assert [each["bug"] for each in study["twins"]] == list(range(len(bugs)))
    assert study["territory"]["mobility"] == studied("scene")["mobility"]


def test_outlooks_are_in_the_order_of_the_options_or_of_the_requested_cells() -> None:
    options = [option["cell"] for option in studied("scene")["options"]]
    assert [outlook["cell"] for outlook in studied("outlook")] == options
    assert [outlook["cell"] for outlook in studied("outlook", cells=options[:2])] == options[:2]


def test_a_hint_is_a_legal_turn() -> None:
    assert studied("explain", turn=studied("hint", **BOT)["turn"])["refusal"] is None


def test_a_hint_for_the_rest_of_a_turn_begins_with_its_cells() -> None:
    begun = {"board": "hexhex3", "turns": ["C3"]} | BOT
    found = messages_of("hint", **begun | {"draft": ["B2"]})[-1]["result"]
    assert found["turn"].startswith("B2-")
    complete = messages_of("hint", **begun | {"draft": ["B2", "B1"]})[-1]
    assert complete["error"]["message"] == "draft: the turn is complete: there is no cell left"


def test_a_review_reports_progress_and_finishes() -> None:
    *pushes, answer = messages_of("review", **GAME | BOT)
    assert {push["event"] for push in pushes} == {"progress"}
    assert answer["result"]["finished"]
    assert [finding["played"] for finding in answer["result"]["findings"]] == GAME["turns"]


def reviewed_with(offers: dict[int, Any], params: dict[str, Any]) -> tuple[Any, int]:
    """Return a review that gets another worker's thought after every slice, and the number of slices."""
    wire, slices = Wire(), 0
    ask(wire, "review", 1, **params)
    waiting = list(offers.items())
    while True:
        if waiting:
            ply, estimate = waiting.pop(0)
            assert ask(wire, "offer", 2, request=1, ply=ply, estimate=estimate)["messages"][0]["result"] is True
        answer = json.loads(wire.pump())
        slices += 1
        if not answer["busy"]:
            return answer["messages"][-1]["result"], slices


# The default run asks the champion in a browser: two workers give the same review as one (e2e/study/test_study.py).
@pytest.mark.parametrize("bot", [pytest.param("champion", marks=pytest.mark.slow), "uct"])
def test_a_review_with_another_workers_estimates_is_the_same(bot: str) -> None:
    params = {"board": "hexhex4", "turns": REVIEWED} | BOT | {"bot": bot}
    alone, slices = reviewed_with({}, params)
    estimates = {
        ply: messages_of("estimate", **params | {"turns": REVIEWED[:ply]})[-1]["result"] for ply in range(len(REVIEWED))
    }
    helped, fewer = reviewed_with(estimates, params)
    assert helped == alone
    assert fewer < slices


def test_the_same_game_reviewed_again_has_the_same_review_whatever_else_was_proven() -> None:
    params = {"board": "hexhex3", "turns": LATE} | BOT
    first, _ = reviewed_with({}, params)
    assert reviewed_with({}, params)[0] == first
    wire = Wire()
    ask(wire, "review", 1, **params)
    ask(wire, "analysis", 2, **params | {"turns": LATE[:8], "limit": {"nodes": 500}})
    results = {each["id"]: each["result"] for each in pumped(wire) if "result" in each}
    assert results[1] == first


def test_an_analysis_after_a_review_that_ended_or_was_stopped_has_its_proofs() -> None:
    params, start = {"board": "hexhex3", "turns": LATE} | BOT, Position.initial("genius", "hexhex3")
    before = study.proofs_for(start)
    wire = Wire()
    ask(wire, "review", 1, **params)
    wire.pump()
    ask(wire, "cancel", 2, request=1)
    stopped = study.proofs_for(start)
    assert stopped is not before
    assert stopped.proof(start) is study.proofs_for(start).proof(start)
    reviewed_with({}, params)
    assert study.proofs_for(start) not in (before, stopped)
    assert study.proofs_for(start).proof(start).nodes > 0


def test_an_estimate_that_a_review_gets_is_used() -> None:
    params = {"board": "hexhex4", "turns": ["D4", "A1", "G4"]} | BOT
    line = ["A1"]  # not the played turn, so that no turn is evaluated twice
    made_up, _ = reviewed_with({0: {"line": line, "value": 0.9375, "proven": None}}, params)
    assert made_up["points"][0]["chance"] == 0.9375


def test_an_offer_needs_a_review_or_an_analysis_under_way() -> None:
    wire = Wire()
    estimate = {"line": ["C3"], "value": 0.5, "proven": None}
    assert ask(wire, "offer", 2, request=1, ply=0, estimate=estimate)["messages"][0]["result"] is False
    ask(wire, "prove", 1, **GAME)
    assert ask(wire, "offer", 2, request=1, ply=0, estimate=estimate)["messages"][0]["result"] is False


@pytest.mark.parametrize(
    ("ply", "estimate", "said"),
    [
        (3, {"line": ["C3"], "value": 0.5, "proven": None}, "ply"),
        (0, None, "estimate must be an object"),
        (-1, {"line": ["C3"], "value": 0.5, "proven": None}, "ply"),
        (0, {"line": ["Z9"], "value": 0.5, "proven": None}, "estimate.line"),
        (0, {"line": [], "value": 0.5, "proven": None}, "estimate.line must have"),
        (0, {"line": ["C3"], "value": 1.5, "proven": None}, "estimate.value"),
        (0, {"line": ["C3"], "value": 0.5, "proven": "maybe"}, "estimate.proven"),
        (0, {"line": ["C3"], "value": 0.5, "proven": []}, "estimate.proven"),
    ],
)
def test_an_offer_that_makes_no_sense_is_refused(ply: int, estimate: Any, said: str) -> None:
    wire = Wire()
    ask(wire, "review", 1, **GAME | BOT)
    (message,) = ask(wire, "offer", 2, request=1, ply=ply, estimate=estimate)["messages"]
    assert said in message["error"]["message"]
    assert message["error"]["code"] in ("bad_request", "bad_game")


def test_an_offer_about_the_end_of_a_game_is_accepted() -> None:
    wire = Wire()
    ask(wire, "review", 1, **GAME | BOT)
    estimate = {"line": ["A1"], "value": 0.5, "proven": None}
    assert ask(wire, "offer", 2, request=1, ply=len(GAME["turns"]), estimate=estimate)["messages"][0]["result"] is True


def test_outlooks_of_a_small_board_are_one_slice() -> None:
    wire = Wire()
    ask(wire, "outlook", 1, board="hexhex2", turns=["A1"])
    assert json.loads(wire.pump())["busy"] is False


@pytest.mark.parametrize("cell", [MAX_COORDINATE, -MAX_COORDINATE])
def test_a_cell_that_is_far_away_is_not_repeated(cell: int) -> None:
    (message,) = messages_of("outlook", **GAME, cells=[cell])
    assert message["error"]["message"] == "cells[0] must be a legal next cell, not a number"


def test_a_stopped_review_answers_with_what_it_has() -> None:
    wire = Wire()
    wire.receive(json.dumps({"id": 1, "method": "review", "params": GAME | BOT}))
    wire.receive(json.dumps({"id": 2, "method": "stop", "params": {"request": 1}}))
    while (answer := json.loads(wire.pump()))["busy"]:
        pass
    (message,) = answer["messages"]
    assert not message["result"]["finished"]


def test_an_analysis_has_every_option() -> None:
    found = studied("analysis", limit={"nodes": 500}, seed=1, start=ENDGAME, turns=[])
    assert found["done"]
    assert found["proven"] == "win"
    assert found["choices"][0]["line"][0] == found["choices"][0]["turn"]
    started = studied("analysis", limit={"nodes": 50}, seed=1, board="hexhex4", turns=[])
    assert {choice["cell"] for choice in started["choices"]} == set(range(37))


def test_a_report_ends_with_its_page() -> None:
    *pushes, answer = messages_of("report", board="hexhex2", games=20, leaves=500, sample="larva")
    assert {push["progress"]["stage"] for push in pushes} >= {"survey", "perft", "sample"}
    assert answer["result"]["finished"]
    assert answer["result"]["page"].startswith("<!doctype html>")


def test_work_in_the_background_waits_while_there_is_other_work() -> None:
    wire = Wire()
    for name, params in ((1, {"background": True}), (2, {})):
        request = {"id": name, "method": "analysis", "params": GAME | {"limit": {"nodes": 100}, **params}}
        wire.receive(json.dumps(request))
    answered = []
    while (answer := json.loads(wire.pump()))["busy"] or answer["messages"]:
        answered += [message["id"] for message in answer["messages"]]
    assert answered == sorted(answered, reverse=True)
    assert set(answered) == {1, 2}


def test_work_in_the_background_can_be_stopped_while_it_waits() -> None:
    wire = Wire()
    for name, params in ((1, {"background": True}), (2, {"limit": {"nodes": 100_000}})):
        wire.receive(json.dumps({"id": name, "method": "analysis", "params": GAME | params}))
    wire.receive(json.dumps({"id": 3, "method": "cancel", "params": {"request": 1}}))
    assert {"id": 1, "result": {"cancelled": True}} in json.loads(wire.pump())["messages"]


def test_every_turn_and_every_cell_has_a_value() -> None:
    options = [option["cell"] for option in studied("scene")["options"]]
    values = studied("values")
    assert [each["cell"] for each in values["cells"]] == options
    assert values["complete"]
    assert {turn["wins"] for turn in values["turns"]} == {True, False}
    assert set(values["best"]) <= {turn["turn"] for turn in values["turns"] if turn["in"] == values["value"]["in"]}


def test_values_come_in_parts_and_can_be_stopped_or_cancelled() -> None:
    for ending, kept in (("stop", "complete"), ("cancel", "cancelled")):
        wire = Wire()
        wire.receive(json.dumps({"id": 1, "method": "values", "params": {"board": "hexhex4", "turns": ["D4"]}}))
        (first,) = json.loads(wire.pump())["messages"]
        assert first["event"] == "progress"
        assert not first["progress"]["complete"]
        wire.receive(json.dumps({"id": 2, "method": ending, "params": {"request": 1}}))
        answer = json.loads(wire.pump())
        assert not answer["busy"]
        assert kept in answer["messages"][0]["result"]


@pytest.mark.parametrize(
    ("method", "params", "words"),
    [
        ("outlook", {"cells": [0, 3]}, "cells[1] must be a legal next cell"),
        ("outlook", {"draft": ["A1", "C3"]}, "draft"),
        ("aids", {"turns": ["C3", "C3"]}, "turn 2"),
        ("hint", {"bot": "nobody"}, "there is no bot 'nobody'"),
        ("values", {"turns": [], "draft": ["A1"]}, "draft: the turn is complete"),
        ("values", {"limit": {"nodes": 0}}, "a limit must be a number of nodes"),
        ("review", {"turns": ["Z1"], **BOT}, "turn 1"),
        ("analysis", {"background": 1}, "background must be true or false"),
        ("report", {"games": 0}, "games must be at least 1"),
        ("report", {"sample": "nobody"}, "sample must be one of larva"),
    ],
)
def test_a_bad_request_names_its_mistake(method: str, params: dict[str, Any], words: str) -> None:
    (message,) = messages_of(method, **GAME | params)
    assert message["error"]["code"] in {"bad_request", "bad_game"}
    assert words in message["error"]["message"]
