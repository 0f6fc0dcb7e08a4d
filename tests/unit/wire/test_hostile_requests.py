"""Requests that a stranger might send: each gets a named error or an answer, and no long work is done at once."""

import io
import json
from typing import Any

import pytest

from bug_engine import Game, read_any, read_link, read_record, write_record
from bug_engine.formats.link import MAX_LINK, BadLink
from bug_engine.wire import Wire
from bug_engine.wire.stdio import serve

# A hexagon of side 16 as a drawing: the largest board that there is.
SIDE = 16
LARGEST = "/".join(
    "_" * max(0, SIDE - 1 - row) + "." * (2 * SIDE - 1 - abs(SIDE - 1 - row)) for row in range(2 * SIDE - 1)
)


def asked(method: str, request_id: object = 1, **params: object) -> list[dict[str, Any]]:
    """Return the messages that answer a request."""
    wire = Wire()
    answer = json.loads(wire.receive(json.dumps({"id": request_id, "method": method, "params": params})))
    messages = list(answer["messages"])
    while answer["busy"]:
        answer = json.loads(wire.pump())
        messages += answer["messages"]
    return messages


def error_of(method: str, request_id: object = 1, **params: object) -> tuple[str, str]:
    (message,) = asked(method, request_id, **params)
    return message["error"]["code"], message["error"]["message"]


@pytest.mark.parametrize("cell", [[], {}, "A1", 1.0, True, None, 10**400])
def test_an_outlook_of_what_is_no_cell_is_refused(cell: object) -> None:
    code, message = error_of("outlook", board="hexhex3", cells=[cell])
    assert code == "bad_request"
    assert message.startswith("cells[0] must be a legal next cell")
    assert len(message) < 100


@pytest.mark.parametrize("count", [10**400, -1, 1.5, "1"])
def test_a_score_of_too_many_pairs_is_refused(count: object) -> None:
    code, message = error_of("score", pairs=[0, 0, count])
    assert code == "bad_request"
    assert len(message) < 200


def test_an_outlook_on_the_largest_board_comes_in_slices() -> None:
    wire = Wire()
    request = {"id": 1, "method": "outlook", "params": {"ruleset": "iggc", "board": LARGEST, "turns": ["P16"]}}
    slices = 0
    answer = json.loads(wire.receive(json.dumps(request)))
    while answer["busy"]:
        answer = json.loads(wire.pump())
        slices += 1
    assert slices == len(answer["messages"][0]["result"]) == 720


def test_a_link_is_refused_that_is_longer_than_any_game() -> None:
    with pytest.raises(BadLink, match="at most 30,000 characters"):
        read_link("hexhex4,genius," + "C3." * 20_000)
    (message,) = asked("link_read", text="hexhex3" * 9_000)
    assert message["result"]["game"] is None
    assert len(json.dumps(message)) < 2_000
    assert MAX_LINK < 60_000


# Lone surrogates: halves of characters, which JavaScript's texts may hold, and no file and no URL.


@pytest.mark.parametrize("method", ["hello", "scene", "think"])
def test_an_id_that_can_not_be_sent_back_is_refused(method: str) -> None:
    (message,) = asked(method, "\ud800", bot="random")
    assert message["id"] is None
    assert message["error"]["code"] == "bad_request"


def test_stdio_outlives_an_id_that_can_not_be_written() -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    lines = [r'{"id": "\ud800", "method": "hello"}', '{"id": "\ud800"', r'{"id": 2, "method": "hello"}']
    serve(io.StringIO("\n".join(lines)), out)
    out.seek(0)
    messages = [json.loads(line) for line in out]
    assert [message["id"] for message in messages] == [None, None, 2]


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
def test_no_answer_holds_half_a_character(method: str, params: dict[str, object]) -> None:
    for message in asked(method, **params):
        json.dumps(message, ensure_ascii=False).encode()
        assert message.get("error", {}).get("code") != "internal"


def test_a_record_never_holds_half_a_character() -> None:
    game = Game("genius", "hexhex3").play("C3")
    game.cursor.comment = "\ud800!"
    game.headers["X"] = "\udfff"
    text = write_record(game)
    text.encode()
    assert read_record(text).root.children[0].comment == "\ufffd!"
    assert read_record(text.replace("\ufffd", "\ud800")).headers["X"] == "\ufffd"
    assert read_any("Board: hexhex3\nX: \udc00\n\nC3").headers["X"] == "\ufffd"


def test_whole_characters_stay() -> None:
    (message,) = asked("record_write", board="hexhex3", nodes=[{"comment": "\U0001f41e \\ud800"}])
    assert "\U0001f41e" in message["result"]["text"]
    (message,) = asked("hello", "\U0001f41e")
    assert message["id"] == "\U0001f41e"
