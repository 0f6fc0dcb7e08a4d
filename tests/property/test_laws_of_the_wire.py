"""The worker API answers every input with JSON, and reports an internal error only for a defect of the engine."""

import json
from random import Random
from typing import Any

from hypothesis import given, note
from hypothesis import strategies as st

from bug_engine import Game, Ruleset
from bug_engine.formats.letter import sealed
from bug_engine.ruleset import KERNEL_SWITCHES, SWITCHES
from bug_engine.wire import Wire
from tests.property.strategies import rulesets, seeds
from tests.wire_schema import message_problems, method_of

METHODS = tuple(json.loads(Wire().receive('{"id": 1, "method": "hello"}'))["messages"][0]["result"]["methods"])
CODES = {"bad_json", "bad_request", "unknown_method", "bad_game"}

texts = st.text(st.characters(exclude_categories=()), max_size=8)  # including half surrogate pairs
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=8,
)
cells = ("A1", "A2", "B1", "B2", "B3", "C1", "C2", "C3")
turns = st.sampled_from((*cells, *cells, "B1-B2", "B2-A1", "C3 C2", "b3,a1"))
not_cells = st.sampled_from(("Z9", "", " ", "-", "B1-B3", "C1 Z9", "nonsense", "\ud800"))
switches = st.fixed_dictionaries(
    {**{name: st.sampled_from(values) for name, values in KERNEL_SWITCHES.items()}, "setup": st.integers(0, 4)}
)
sound = st.fixed_dictionaries(
    {
        "ruleset": st.sampled_from(("genius", "ludii", "classic", "green-meadow")) | switches,
        "board": st.sampled_from(("hexhex2", "hexhex3", "green-meadow")),
        "turns": st.lists(turns, max_size=5),
        "draft": st.lists(turns | not_cells, max_size=3),
        "turn": turns | not_cells,
        "bot": st.sampled_from(("random", "uct")),
        "limit": st.fixed_dictionaries({"nodes": st.integers(1, 40)}),
        "seed": st.integers(),
        "request": st.integers(0, 3),
    }
)
KEYS = [
    "ruleset",
    "board",
    "coordinates",
    "start",
    "turns",
    "draft",
    "turn",
    "bot",
    "limit",
    "seed",
    "request",
    "text",
    "texts",
    "side",
    "cells",
    "mover",
    "setup",
    "control",
    "events",
    "now",
    "cursor",
    "headers",
    "orientation",
]
spoiling = st.dictionaries(st.sampled_from(KEYS), anything, max_size=2)
requests = st.fixed_dictionaries(
    {
        "id": st.integers(0, 3) | texts,
        "method": st.just("scene") | st.sampled_from(METHODS),
        "params": st.builds(lambda params, spoilt: {**params, **spoilt}, sound, spoiling),
    }
)
any_requests = st.builds(
    lambda request, spoilt: {**request, **spoilt},
    requests,
    st.dictionaries(st.sampled_from(("id", "method", "params")), anything, max_size=1),
)


def messages_of(text: str) -> list[Any]:
    """Read an answer strictly, from its bytes."""

    def no_number(word: str) -> float:
        raise AssertionError(f"{word} is not JSON")

    answer = json.loads(text.encode(), parse_constant=no_number)
    assert set(answer) == {"messages", "busy"}
    json.dumps(answer, ensure_ascii=False).encode()
    for message in answer["messages"]:
        assert message.get("error", {"code": "bad_json"})["code"] in CODES, message
    return list(answer["messages"])


@given(st.text() | st.binary().map(lambda raw: raw.decode("utf-8", "surrogateescape")))
def test_any_text_is_answered(text: str) -> None:
    (message,) = messages_of(Wire().receive(text))
    assert "error" in message


@given(anything)
def test_any_json_is_answered(value: object) -> None:
    (message,) = messages_of(Wire().receive(json.dumps(value)))
    assert "error" in message


@given(st.lists(requests | any_requests, max_size=5))
def test_any_requests_are_answered_as_declared(sent: list[dict[str, object]]) -> None:
    wire, asked = Wire(), {}
    for request in sent:
        at_once = messages_of(wire.receive(json.dumps(request)))
        assert len(at_once) <= 1
        method = method_of(request)
        for message in at_once:
            assert message_problems(message, method) == []
        if not at_once and method:
            asked[request["id"]] = method
        for message in messages_of(wire.pump()):
            assert message_problems(message, asked[message["id"]]) == []


@given(st.lists(st.from_regex(r"[0-9]{1,9}(\.[0-9]{1,9})?", fullmatch=True), min_size=2, max_size=2))
def test_times_that_are_read_are_written_again(times: list[str]) -> None:
    first, last = sorted(min(int(float(time)), 10**8 - 1) for time in times)
    letter = sealed(f"hexhex3,genius,id=k3,days=14,C3~{first}.E1~{last}")
    record = f"Rules: genius\nBoard: hexhex3\n\n1. C3 {times[0]}s [o {times[1]}s: Z9] 2. E1 {times[1]}s"
    for method, text in (("record_read", record), ("record_read", letter), ("link_read", letter)):
        read = answer_to(method, {"text": text})["game"]
        game = {key: read[key] for key in ("ruleset", "board", "nodes", "cursor", "headers")}
        again = answer_to("record_read", {"text": answer_to("record_write", game)["text"]})["game"]
        assert rounded(again) == rounded(read)
        assert answer_to("library_entry", game)["summary"]["turns"] == 2


def answer_to(method: str, params: dict[str, object]) -> Any:
    (message,) = messages_of(Wire().receive(json.dumps({"id": 1, "method": method, "params": params})))
    return message["result"]


def rounded(game: Any) -> list[float | None]:
    """All times of a game as a record writes them."""
    times = [each["seconds"] for node in game["nodes"] for each in (node, *node["rejected"])]
    return [time if time is None else round(time, 3) for time in times]


@given(rulesets, seeds)
def test_scene_is_the_position(ruleset: Ruleset, random: Random) -> None:
    """The scene of a game says what the engine's objects say."""
    game = Game(ruleset, "hexhex3")
    for _ in range(random.randint(0, 20)):
        if not game.result:
            game.play(random.choice(list(game.position.legal_turns)))
    position, turns = game.position, list(map(str, game.turns))
    note(" ".join(turns))
    fields = {switch: getattr(ruleset, switch) for switch in SWITCHES}
    request = {"id": 1, "method": "scene", "params": {"ruleset": fields, "board": "hexhex3", "turns": turns}}
    (message,) = messages_of(Wire().receive(json.dumps(request)))
    scene = message["result"]
    assert scene["stones"] == position.text.replace("/", "")
    assert scene["largest"] == position.largest
    assert scene["mobility"] == list(position.draft().mobility)
    names = position.board.names
    assert [names[option["cell"]] for option in scene["options"]] == [option.cell for option in position.options()]
    shown = [tuple(names[cell] for cell in bug["cells"]) for bug in scene["bugs"]]
    assert shown == [bug.cells for bug in position.bugs()]
    assert (scene["result"] is None) is (position.result is None)
