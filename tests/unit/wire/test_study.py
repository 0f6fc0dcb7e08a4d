"""The methods of study, through the wire: their answers to good requests and to bad ones."""

import json
from typing import Any

import pytest

from bug_engine.wire import Wire

GAME = {"board": "hexhex3", "turns": ["C3", "B2-B1"]}
ENDGAME = {"text": "xox/.o.x/x..x./xo../xoo", "mover": 1}
BOT = {"bot": "uct", "limit": {"nodes": 40}, "seed": 1}


def messages_of(wire: Wire, method: str, params: dict[str, Any]) -> list[Any]:
    answer = json.loads(wire.receive(json.dumps({"id": 1, "method": method, "params": params})))
    messages: list[Any] = answer["messages"]
    while answer["busy"]:
        answer = json.loads(wire.pump())
        messages += answer["messages"]
    return messages


def result_of(method: str, **params: Any) -> Any:
    return messages_of(Wire(), method, GAME | params)[-1]["result"]


def test_study_speaks_of_every_bug_of_the_scene() -> None:
    bugs = result_of("scene")["bugs"]
    study = result_of("aids")
    assert [each["bug"] for each in study["twins"]] == list(range(len(bugs)))
    assert study["territory"]["mobility"] == result_of("scene")["mobility"]


def test_outlooks_come_in_the_order_of_the_options_or_for_cells_asked_for() -> None:
    options = [option["cell"] for option in result_of("scene")["options"]]
    assert [outlook["cell"] for outlook in result_of("outlook")] == options
    assert [outlook["cell"] for outlook in result_of("outlook", cells=options[:2])] == options[:2]


def test_a_hint_is_a_legal_turn() -> None:
    assert result_of("explain", turn=result_of("hint", **BOT)["turn"])["refusal"] is None


def test_a_review_reports_progress_and_finishes() -> None:
    *pushes, answer = messages_of(Wire(), "review", GAME | BOT)
    assert {push["event"] for push in pushes} == {"progress"}
    assert answer["result"]["finished"]
    assert [finding["played"] for finding in answer["result"]["findings"]] == GAME["turns"]


def test_a_stopped_review_answers_with_what_it_has() -> None:
    wire = Wire()
    wire.receive(json.dumps({"id": 1, "method": "review", "params": GAME | BOT}))
    wire.receive(json.dumps({"id": 2, "method": "stop", "params": {"request": 1}}))
    while (answer := json.loads(wire.pump()))["busy"]:
        pass
    (message,) = answer["messages"]
    assert not message["result"]["finished"]


def test_an_analysis_speaks_of_every_option() -> None:
    found = result_of("analysis", limit={"nodes": 500}, seed=1, start=ENDGAME, turns=[])
    assert found["done"]
    assert found["proven"] == "win"
    assert found["choices"][0]["line"][0] == found["choices"][0]["turn"]
    started = result_of("analysis", limit={"nodes": 50}, seed=1, board="hexhex4", turns=[])
    assert {choice["cell"] for choice in started["choices"]} == set(range(37))


def test_a_report_ends_with_its_page() -> None:
    *pushes, answer = messages_of(Wire(), "report", {"board": "hexhex2", "games": 20, "leaves": 500, "sample": "larva"})
    assert {push["progress"]["stage"] for push in pushes} >= {"survey", "perft", "sample"}
    assert answer["result"]["finished"]
    assert answer["result"]["page"].startswith("<!doctype html>")


def test_work_in_the_background_rests_while_there_is_other_work() -> None:
    wire = Wire()
    for name, params in ((1, {"background": True}), (2, {})):
        request = {"id": name, "method": "analysis", "params": GAME | {"limit": {"nodes": 100}, **params}}
        wire.receive(json.dumps(request))
    answered = []
    while (answer := json.loads(wire.pump()))["busy"] or answer["messages"]:
        answered += [message["id"] for message in answer["messages"]]
    assert answered == sorted(answered, reverse=True)
    assert set(answered) == {1, 2}


def test_work_in_the_background_can_be_stopped_while_it_rests() -> None:
    wire = Wire()
    for name, params in ((1, {"background": True}), (2, {"limit": {"nodes": 100_000}})):
        wire.receive(json.dumps({"id": name, "method": "analysis", "params": GAME | params}))
    wire.receive(json.dumps({"id": 3, "method": "cancel", "params": {"request": 1}}))
    assert {"id": 1, "result": {"cancelled": True}} in json.loads(wire.pump())["messages"]


def test_values_are_of_every_turn_and_every_cell() -> None:
    options = [option["cell"] for option in result_of("scene")["options"]]
    values = result_of("values")
    assert [each["cell"] for each in values["cells"]] == options
    assert values["complete"]
    assert {turn["wins"] for turn in values["turns"]} == {True, False}
    assert set(values["best"]) <= {turn["turn"] for turn in values["turns"] if turn["in"] == values["value"]["in"]}


def test_values_come_bit_by_bit_and_can_be_stopped_or_cancelled() -> None:
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
    (message,) = messages_of(Wire(), method, GAME | params)
    assert message["error"]["code"] in {"bad_request", "bad_game"}
    assert words in message["error"]["message"]
