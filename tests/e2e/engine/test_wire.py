"""Pyodide answers every request as CPython does: most tests of the page ask CPython (tests/e2e/bridge.py)."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.data import wire_fixtures
from web.build.workspace import ROOT

pytestmark = pytest.mark.as_built

GAME = {"ruleset": "genius", "board": "hexhex2", "turns": ["A1"]}
START_PARAMS = {"ruleset": "genius", "board": "hexhex2", "start": None}
FEW: dict[str, Any] = {"limit": {"nodes": 50}, "seed": 1}
NODES = [
    {"parent": None, "turn": None, "comment": "", "seconds": None, "rejected": []},
    {"parent": 0, "turn": "A1", "comment": "a corner", "seconds": 2.5, "rejected": []},
]
# Requests for the methods without an example in tests/data/wire.
EXAMPLES: dict[str, dict[str, Any]] = {
    "edit": {"cells": [[0, 0, "x"], [1, 0, "."], [0, 1, "."]], "ruleset": "genius", "mover": 1},
    "board": {"board": "hexhex2", "coordinates": "diagonals", "orientation": 3},
    "judge": GAME | {"texts": ["a2", "A1", "zz"]},
    "clock": {"control": "90+600/10", "events": [{"type": "start", "side": 0, "at": 0}], "now": 12.5},
    "record_read": {"text": "Bug · genius · hexhex2\n1. A1 B2"},
    "record_write": START_PARAMS | {"headers": {}, "lost": None, "cursor": 1, "nodes": NODES},
    "link_read": {"text": "hexhex2,genius,a1.b3"},
    "link_write": START_PARAMS | {"turns": ["A1"], "cursor": 1},
    "score": {"pairs": [1, 2, 3]},
    "hint": GAME | FEW | {"bot": "champion"},
    "review": GAME | FEW | {"turns": ["A1", "B3"], "bot": "champion"},
    "analysis": GAME | FEW,
    "estimate": GAME | FEW | {"bot": "champion"},
    "offer": {"request": "review", "ply": 1, "estimate": {"value": 0.5, "line": ["B3"]}},
    "report": GAME | {"turns": [], "games": 2, "leaves": 10, "seed": 1},
}
# Texts of strangers that are nested so deeply that a decoder of Pyodide ends the engine.
NESTED = ["[" * 20_000, '{"a":' * 20_000, "Bug · genius · hexhex2\n1. A1 " + "(B2 " * 20_000]
UNASKED = {"hello", "cancel"}  # `hello` names the Python version; `cancel` differs from `stop` only in timing
ASK = """async (requests) => {
  const { startWorker } = await import(new URL("../boot/platform.js", location.href).href);
  const worker = startWorker();
  const posts = [];
  let wake = () => {};
  worker.onmessage = ({ data }) => { posts.push(JSON.parse(data)); wake(); };
  const post = async () => {
    while (!posts.length) await new Promise((resolve) => { wake = resolve; });
    return posts.shift();
  };
  for (let boot = await post(); boot.boot.state !== "ready"; boot = await post());
  const answers = [];
  for (const request of requests) {
    worker.postMessage(request);
    const messages = [];
    for (let busy = true; busy; ) {
      const answer = await post();
      messages.push(...answer.messages);
      busy = answer.busy;
    }
    answers.push(messages);
  }
  return answers;
}"""


def requests() -> list[str]:
    """A request for each example, as text."""
    recorded = [fixture["request"] for fixture in wire_fixtures().values()]
    examples = [{"id": method, "method": method, "params": params} for method, params in EXAMPLES.items()]
    nested = [{"id": "nested", "method": "record_read", "params": {"text": text}} for text in NESTED]
    return [each if isinstance(each, str) else json.dumps(each) for each in [*recorded, *examples, *nested]]


def answers_of_cpython(asked: list[str]) -> list[list[dict[str, Any]]]:
    """The messages that answer each request, in a process without earlier proofs."""
    command = [sys.executable, "-m", "tests.tools.record_wire", "--answer"]
    done = subprocess.run(command, cwd=ROOT, input=json.dumps(asked), text=True, stdout=subprocess.PIPE, check=True)
    answers: list[list[dict[str, Any]]] = json.loads(done.stdout)
    return answers


def test_pyodide_answers_as_cpython_does(quiet: Page) -> None:
    asked = requests()
    answers = quiet.evaluate(ASK, asked)
    expected = answers_of_cpython(asked)
    for request, answer, wanted in zip(asked, answers, expected, strict=True):
        assert answer == wanted, request


def test_every_method_has_an_example() -> None:
    asked = {method for text in requests() if (method := parsed(text).get("method"))}
    ((hello,),) = answers_of_cpython(['{"id": 1, "method": "hello", "params": {}}'])
    assert set(hello["result"]["methods"]) - asked - UNASKED == set()


def parsed(text: str) -> dict[str, Any]:
    """A request's fields, if it has any."""
    try:
        value = json.loads(text)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}
