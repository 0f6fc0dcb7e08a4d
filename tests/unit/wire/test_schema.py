"""The wire follows the schema, and the files generated from the schema are up to date."""

import json
from typing import Any

import pytest

from bug_engine.formats.letter import sealed
from bug_engine.wire import Wire
from bug_engine.wire.params import Params
from bug_engine.wire.schema.methods import METHODS, SANDBOX_METHODS
from tests.data import wire_fixtures
from tests.tools.record_wire import answers
from tests.tools.schema import DOCUMENT, PROTOCOL, document, protocol
from tests.wire_schema import fields_of, message_problems, method_of, problems, required

COMMAND = "python3 -m tests.tools.schema"
GAME = {"board": "hexhex3", "turns": ["C3", "B2-B1"]}
BOT: dict[str, Any] = {"bot": "uct", "limit": {"nodes": 30}, "seed": 1}


def recorded() -> dict[str, dict[str, Any]]:
    """Return the params of the requests in tests/data/wire that are answered, by method."""
    found = [each for each in wire_fixtures().values() if not any("error" in message for message in each["messages"])]
    return {each["request"]["method"]: each["request"].get("params", {}) for each in found}


# Params with which each method answers: from here, or else from the recordings.
GOOD: dict[str, dict[str, Any]] = {
    **recorded(),
    "hello": {},
    "scene": {
        **GAME,
        "ruleset": "genius",
        "coordinates": "rows",
        "start": {"text": "../.../..", "mover": 0, "setup": 0},
    }
    | {"board": "hexhex2", "turns": [], "draft": ["A1"]},
    "explain": {**GAME, "turn": "B1"},
    "board": {"board": "hexhex3", "coordinates": "diagonals", "orientation": 7},
    "edit": {"cells": [[0, 0, "x"], [1, 0, "."]], "ruleset": "genius", "coordinates": "rows", "mover": 0, "setup": 0},
    "record_read": {"text": "C3 {good} 5s [o 3s: A1] A1", "board": "hexhex3", "answer_in": "rows"},
    "record_write": {"nodes": [{}, {"parent": 0, "turn": "C3", "comment": "good", "seconds": 3, "rejected": []}]}
    | {"cursor": 1, "headers": {"X": "Ann"}, "lost": 1, "board": "hexhex3", "answer_in": "rows"},
    "link_read": {"text": "hexhex3,genius,C3", "answer_in": "rows"},
    "link_write": {**GAME, "cursor": 1},
    "library_entry": {**GAME, "headers": {"X": "Ann"}, "answer_in": "rows"},
    "library_mistakes": {
        **GAME,
        "ruleset": "genius",
        "coordinates": "rows",
        "start": {"text": ".../..../...../..../...", "mover": 0, "setup": 0},
        "plies": [0],
        "proven": [0],
        "background": True,
    },
    "library_openings": {
        "ruleset": "genius",
        "board": "hexhex3",
        "turns": [],
        "games": [{"key": "genius hexhex3 A1 C3", "winner": 0}],
        "background": False,
    },
    "library_progress": {
        "games": [
            {
                "board": "hexhex3",
                "rules": "genius",
                "level": "ant",
                "won": True,
                "day": "2026-11-22",
                "chain": 1,
                "mistakes": [0, 1, 0],
                "accuracy": 90,
                "slips": [0, 1, 0, 0, 0],
            }
        ],
        "today": "2026-11-22",
    },
    "library_import": {"board": "hexhex3", "text": "#hexhex3,genius,C3\n#hexhex3,genius,C3.C3", "background": True},
    "letter_new": {"board": "hexhex3", "ruleset": "genius", "id": "k3", "host": 1, "names": ["Ann", ""], "days": 3}
    | {"clock": "genius", "since": "2026-11-22T10:05Z"},
    "letter_read": {"text": sealed("hexhex3,genius,id=k3,C3.B2-B1"), "known": sealed("hexhex3,genius,id=k3,C3")},
    "letter_add": {"text": sealed("hexhex3,genius,id=k3"), "side": 0, "entry": "C3", "stamp": 5},
    "judge": {**GAME, "texts": ["A1", "B1-B9"], "side": 0},
    "clock": {"control": {"turn": 5, "reserve": 10, "step": 5, "hard": True}, "now": 3}
    | {"events": [{"type": "start", "side": 0, "at": 1}, {"type": "press", "at": 2}]},
    "think": {**GAME, **BOT, "background": False},
    "score": {"pairs": [3, 5, 2]},
    "aids": {**GAME, "states": 100},
    "outlook": {**GAME, "cells": [0]},
    "hint": {**GAME, **BOT, "draft": []},
    "values": {**GAME, "limit": {"nodes": 10}},
    "review": {**GAME, **BOT},
    "estimate": {**GAME, **BOT, "background": True},
    "prove": {**GAME, "limit": {"nodes": 300}, "background": True},
    "offer": {"request": 7, "ply": 1, "estimate": {"line": ["C3"], "value": 1.0, "proven": "win", "ends": 4}},
    "analysis": {**GAME, "limit": {"nodes": 30}, "seed": 1},
    "report": {"board": "hexhex2", "games": 5, "leaves": 50, "sample": "larva", "seed": 1, "background": True},
    "stop": {"request": 7},
    "cancel": {"request": 7},
}
# Values of which at least two are of the wrong type.
OTHERS: list[Any] = [3.5, "?", [["?"]], {"?": "?"}]
# Params that others replace.
INSTEAD = {"text": ("cells",), "board": ("cells",), "turns": ("nodes",)}


def ask(method: str, params: dict[str, Any]) -> list[Any]:
    return answers(Wire(), {"id": 1, "method": method, "params": params})


# Generated files


def test_the_pages_types_are_not_stale() -> None:
    assert PROTOCOL.read_text(encoding="utf-8") == protocol(), COMMAND


def test_the_document_is_not_stale() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert text == document(text), COMMAND


def test_every_part_of_the_schema_is_in_the_document() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for name in ("methods", "messages", "sandbox", "errors", "faults", "wrong", "game", "texts", "study"):
        assert f"<!-- generated: {name} -->" in text, name


# Answers


@pytest.mark.parametrize("name", wire_fixtures())
def test_recorded_answers_are_as_declared(name: str) -> None:
    fixture = wire_fixtures()[name]
    for message in fixture["messages"]:
        assert message_problems(message, method_of(fixture["request"])) == []


@pytest.mark.parametrize("method", METHODS)
def test_every_method_answers_as_declared(method: str) -> None:
    messages = ask(method, GOOD[method])
    assert all("error" not in message for message in messages), messages
    assert [found for message in messages for found in message_problems(message, METHODS[method])] == []


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("board", {"board": "moon"}),
        ("edit", {"text": "?"}),
        ("edit", {"cells": []}),
        ("record_read", {"text": "C3 C3", "board": "hexhex3"}),
        ("record_read", {"text": "#hexhex3,genius,C3.C3"}),
        ("link_read", {"text": "moon,genius"}),
        ("scene", {"turns": ["Z9"]}),
    ],
)
def test_mistakes_of_users_are_answered_as_declared(method: str, params: dict[str, Any]) -> None:
    (message,) = ask(method, params)
    assert message_problems(message, METHODS[method]) == []
    assert "error" not in message


def test_the_sandbox_has_the_declared_methods(tmp_path: Any) -> None:
    from bug_engine.wire.sandbox import Sandbox

    hello = json.loads(Sandbox(tmp_path, lambda: 0.0).receive('{"id": 1, "method": "hello"}'))
    assert set(hello["messages"][0]["result"]["methods"]) == set(SANDBOX_METHODS)


# Params


@pytest.mark.parametrize("method", METHODS)
def test_good_params_are_as_declared(method: str) -> None:
    assert list(problems(GOOD[method], METHODS[method].params)) == []


class Watched(dict[str, Any]):
    """Params that note which of them are read."""

    def __init__(self, values: dict[str, Any], read: set[str]) -> None:
        super().__init__(values)
        self.read = read

    def get(self, name: str, default: Any = None) -> Any:
        self.read.add(name)
        return super().get(name, default)

    def __getitem__(self, name: str) -> Any:
        self.read.add(name)
        return super().__getitem__(name)


@pytest.mark.parametrize("method", METHODS)
def test_a_method_reads_its_declared_params_only(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read: set[str] = set()
    init = Params.__init__

    def watched(self: Params, params: Any, place: str = "") -> None:
        init(self, params if place else Watched(params, read), place)

    monkeypatch.setattr(Params, "__init__", watched)
    ask(method, GOOD[method])
    declared = fields_of(METHODS[method].params).keys()
    assert read <= declared
    replaced = {other for name in GOOD[method].keys() & {"cells", "nodes"} for other in ("board", "text", "turns")}
    assert declared - read <= replaced


def wrongly_typed(method: str) -> list[tuple[str, Any]]:
    """Return params of a method, each with a value of the wrong type."""
    fields = fields_of(METHODS[method].params)
    return [(name, other) for name, kind in fields.items() for other in OTHERS if any(problems(other, kind))]


@pytest.mark.parametrize(
    ("method", "name", "value"), [(method, *wrong) for method in METHODS for wrong in wrongly_typed(method)]
)
def test_a_param_of_the_wrong_type_is_an_error(method: str, name: str, value: Any) -> None:
    params = {key: given for key, given in GOOD[method].items() if key not in INSTEAD.get(name, ())}
    (message,) = ask(method, {**params, name: value})
    assert message["error"]["code"] in ("bad_request", "bad_game")


@pytest.mark.parametrize(
    ("method", "name"), [(method, name) for method in METHODS for name in sorted(required(METHODS[method].params))]
)
def test_a_missing_param_is_an_error(method: str, name: str) -> None:
    (message,) = ask(method, {key: value for key, value in GOOD[method].items() if key != name})
    assert message["error"]["code"] == "bad_request"
