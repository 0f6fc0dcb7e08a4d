"""Requests that a stranger might send: each gets a named error or an answer, and long work is always in slices."""

import json
from random import Random
from typing import Any

import pytest

from bug_engine import Game, read_any, read_link, read_record, write_record
from bug_engine.formats.link import MAX_LINK, BadLink
from bug_engine.wire import Wire
from tests.hostile import instructions
from tests.wire import messages_of, result_of

# A hexagon of side 16 as a drawing: the largest board.
SIDE = 16
LARGEST = "/".join(
    "_" * max(0, SIDE - 1 - row) + "." * (2 * SIDE - 1 - abs(SIDE - 1 - row)) for row in range(2 * SIDE - 1)
)


def error_of(method: str, request_id: object = 1, **params: object) -> tuple[str, str]:
    (message,) = messages_of(method, request_id, **params)
    return message["error"]["code"], message["error"]["message"]


@pytest.mark.parametrize("cell", [[], {}, "A1", 1.0, True, None, 10**400])
def test_an_outlook_of_a_bad_cell_is_refused(cell: object) -> None:
    code, message = error_of("outlook", board="hexhex3", cells=[cell])
    assert code == "bad_request"
    assert message.startswith("cells[0] must be a legal next cell")
    assert len(message) < 100


@pytest.mark.parametrize("count", [10**400, -1, 1.5, "1"])
def test_a_score_of_too_many_pairs_is_refused(count: object) -> None:
    code, message = error_of("score", pairs=[0, 0, count])
    assert code == "bad_request"
    assert len(message) < 200


def scattered(stones: int) -> str:
    """Return the largest board with scattered stones of both sides, as a position's text."""
    marks, random = list(LARGEST), Random(stones)
    cells = [place for place, mark in enumerate(marks) if mark == "."]
    for number, place in enumerate(random.sample(cells, stones)):
        marks[place] = "xo"[number % 2]
    return "".join(marks)


# The most instructions of Python in a slice: some twenty milliseconds.
MOST_INSTRUCTIONS = 1_000_000


@pytest.mark.parametrize(("rules", "stones"), [("iggc", 0), ("iggc", 60), ("classic", 30)])
def test_no_slice_of_an_outlook_on_the_largest_board_is_long(rules: str, stones: int) -> None:
    wire = Wire()
    params = {"ruleset": rules, "start": {"text": scattered(stones)}}
    request = json.dumps({"id": 1, "method": "outlook", "params": params})
    assert json.loads(wire.receive(request))["busy"]
    for _ in range(60):
        assert instructions(wire.pump) < MOST_INSTRUCTIONS
    wire.receive(json.dumps({"id": 2, "method": "cancel", "params": {"request": 1}}))


def test_an_outlook_on_the_largest_board_has_all_cells() -> None:
    (message,) = messages_of("outlook", ruleset="iggc", board=LARGEST, turns=["P16"])
    assert len(message["result"]) == 720


def test_a_link_that_is_longer_than_any_game_is_refused() -> None:
    with pytest.raises(BadLink, match="at most 30,000 characters"):
        read_link("hexhex4,genius," + "C3." * 20_000)
    (message,) = messages_of("link_read", text="hexhex3" * 9_000)
    assert message["result"]["game"] is None
    assert len(json.dumps(message)) < 2_000
    assert MAX_LINK < 60_000


# Lone surrogates: halves of characters, which JavaScript's texts may contain, but no file and no URL.


@pytest.mark.parametrize("method", ["hello", "scene", "think"])
def test_an_id_that_can_not_be_sent_back_is_refused(method: str) -> None:
    (message,) = messages_of(method, "\ud800", bot="random")
    assert message["id"] is None
    assert message["error"]["code"] == "bad_request"


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("scene", {"turns": ["\ud800"]}),
        ("scene", {"board": "\ud800"}),
        ("scene", {"\ud800": 1, "draft": ["\udfff"]}),
        ("explain", {"turn": "C\ud8003"}),
        ("judge", {"texts": ["C3 \udc00"]}),
        ("record_read", {"text": "C3 {\ud800}"}),
        ("link_read", {"text": "hexhex3,genius,\ud800"}),
        ("record_write", {"nodes": [{"comment": "\ud800"}, {"parent": 0, "turn": "C3", "comment": "a\udc00\ud800"}]}),
        ("record_write", {"headers": {"X": "\ud800"}}),
        ("clock", {"control": "\ud800"}),
        ("edit", {"marks": [[0, 0, "\ud800"]]}),
    ],
)
def test_no_answer_contains_half_a_character(method: str, params: dict[str, object]) -> None:
    for message in messages_of(method, **params):
        json.dumps(message, ensure_ascii=False).encode()
        assert message.get("error", {}).get("code") != "internal"


def test_a_record_never_contains_half_a_character() -> None:
    game = Game("genius", "hexhex3").play("C3")
    game.cursor.comment = "\ud800!"
    game.headers["X"] = "\udfff"
    text = write_record(game)
    text.encode()
    assert read_record(text).root.children[0].comment == "\ufffd!"
    assert read_record(text.replace("\ufffd", "\ud800")).headers["X"] == "\ufffd"
    assert read_any("Board: hexhex3\nX: \udc00\n\nC3").headers["X"] == "\ufffd"


def test_whole_characters_stay() -> None:
    (message,) = messages_of("record_write", board="hexhex3", nodes=[{"comment": "\U0001f41e \\ud800"}])
    assert "\U0001f41e" in message["result"]["text"]
    (message,) = messages_of("hello", "\U0001f41e")
    assert message["id"] == "\U0001f41e"


@pytest.mark.parametrize(
    ("request_id", "words"),
    [
        (True, "true or false"),
        (None, "null"),
        (1.5, "a number"),
        ([], "a list"),
        ({}, "an object"),
    ],
)
def test_an_id_of_the_wrong_kind_is_named(request_id: object, words: str) -> None:
    assert error_of("hello", request_id) == ("bad_request", f"id must be a text or a whole number, not {words}")


@pytest.mark.parametrize(
    ("params", "words"),
    [
        ({"start": []}, "start must be an object, not a list"),
        ({"start": {"text": 5}}, "start.text must be a text, not a number"),
        ({"start": {"text": "../.../..", "mover": 2}}, "start.mover must be from 0 to 1"),
        ({"start": {"text": "../.../..", "mover": True}}, "start.mover must be a whole number, not true or false"),
        ({"start": {"text": "../.../..", "setup": -1}}, "start.setup must be from 0 to 999"),
        ({"board": None}, "board must be a text, not null"),
        ({"ruleset": 7}, "ruleset must be a name or an object, not a number"),
        ({"turns": "A1"}, "turns must be a list of texts, not a text"),
        ({"turns": ["A1", 2]}, "turns[1] must be a text, not a number"),
    ],
)
def test_a_game_of_the_wrong_kind_is_named_with_its_place(params: dict[str, object], words: str) -> None:
    assert error_of("scene", **({"board": "hexhex2"} | params)) == ("bad_request", words)


def test_the_defaults_of_a_start_are_side_0_and_no_set_up() -> None:
    (message,) = messages_of("scene", start={"text": "../.../.."})
    assert (message["result"]["mover"], message["result"]["setup"], message["result"]["phase"]) == (0, 0, "growth")


def test_an_edit_defaults_to_side_0_and_needs_a_text_or_cells() -> None:
    edited = result_of("edit", text="../.../..")
    assert (edited["scene"]["mover"], edited["scene"]["setup"]) == (0, 0)
    painted = result_of("edit", cells=[[0, 0, "."], [1, 0, "x"], [-10_000, 0, "."]])
    assert painted["wrong"] is not None  # much too wide, but it gets an answer
    assert result_of("edit", cells=[[0, 0, "."], [1, 0, "x"]])["wrong"] is None
    assert error_of("edit") == ("bad_request", "text must be a text, not null")
    assert error_of("edit", cells=[[10_001, 0, "."]])[0] == "bad_request"


def test_a_control_has_its_defaults() -> None:
    plain = result_of("clock", control={"turn": 30, "reserve": 10}, now=0)
    assert plain == result_of("clock", control="30+10/1", now=0)
    assert plain == result_of("clock", control={"turn": 30, "reserve": 10, "step": 1, "hard": False}, now=0)
    assert result_of("clock", control={"turn": 999_999}, now=0)
    for wrong, words in [
        ({"turn": 1_000_000}, "control.turn must be from 0 to 999999"),
        ({"turn": []}, "control.turn must be a whole number, not a list"),
        (7, "control must be a name or an object, not a number"),
    ]:
        assert error_of("clock", control=wrong, now=0) == ("bad_request", words)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ({"type": "start", "at": 0, "side": 2}, "events[0].side must be from 0 to 1"),
        ({"type": "start", "at": 0, "side": "x"}, "events[0].side must be a whole number, not a text"),
        ({"type": "press"}, "events[0].at must be a number, not null"),
    ],
)
def test_a_bad_event_of_a_clock_is_named_with_its_place(event: dict[str, object], words: str) -> None:
    assert error_of("clock", control="30+10/1", events=[event], now=0) == ("bad_request", words)


def test_the_headers_and_times_of_a_record_are_checked() -> None:
    game: dict[str, Any] = {"board": "hexhex2", "turns": ["A1"]}
    assert error_of("record_write", **game, headers=7) == ("bad_request", "headers must be an object, not a number")
    wrong = error_of("record_write", **game, headers={"Red": 7})
    assert wrong == ("bad_request", "headers.Red must be a text, not a number")
    for seconds, fine in [(0, True), (0.5, True), (-0.1, False), (10**400, False)]:
        (message,) = messages_of(
            "record_write", board="hexhex2", nodes=[{}, {"parent": 0, "turn": "A1", "seconds": seconds}]
        )
        assert ("result" in message) is fine, seconds


def test_hello_names_python_and_the_methods() -> None:
    hello = result_of("hello")
    assert hello["python"].count(".") == 2
    assert {"hello", "stop", "cancel", "scene"} <= {*hello["methods"]}


def test_a_clock_starts_with_side_0_by_default() -> None:
    def after(**start: object) -> Any:
        return result_of("clock", control="30+10/1", now=5, events=[{"type": "start", "at": 0, **start}])

    assert after() == after(side=0) != after(side=1)
