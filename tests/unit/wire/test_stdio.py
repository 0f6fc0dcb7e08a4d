"""The wire on standard input and output: each line is a request, each message a line that is sent at once."""

from __future__ import annotations

import io
import json
import threading
from collections.abc import Iterator
from queue import SimpleQueue
from typing import Any, TextIO, cast

import pytest

from bug_engine.wire.stdio import serve

PATIENCE = 60  # seconds
THINK = {"ruleset": "genius", "board": "hexhex3", "turns": ["C3"], "bot": "uct", "seed": 1}


def request(request_id: int, method: str, **params: object) -> str:
    return json.dumps({"id": request_id, "method": method, "params": params}) + "\n"


def messages_of(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


class Sent(io.StringIO):
    """An output whose reader sees only what was flushed."""

    def __init__(self) -> None:
        super().__init__()
        self.flushed = SimpleQueue[str]()

    def flush(self) -> None:
        self.flushed.put(self.getvalue())

    def wait_for(self, words: str) -> None:
        while words not in self.flushed.get(timeout=PATIENCE):
            pass


def talk(lines: Iterator[str], out: Sent) -> list[Any]:
    """Serve lines that come one by one; return the messages."""
    serve(cast("TextIO", lines), out)
    return messages_of(out.getvalue())


def test_stdio_answers_line_by_line() -> None:
    requests = [
        request(1, "hello"),
        request(2, "think", **THINK, limit={"nodes": 40}),
        request(3, "explain", board="hexhex3", turns=["C3"], turn="C3"),
    ]
    out = io.StringIO()
    serve(io.StringIO("\n".join(requests) + "nonsense\n  \n"), out)
    messages = messages_of(out.getvalue())
    answers = {message["id"]: message for message in messages if "event" not in message}
    assert answers[1]["result"]["engine"]
    assert answers[2]["result"]["done"] is True
    assert answers[3]["result"]["refusal"]["code"] == "occupied"
    assert answers[None]["error"]["code"] == "bad_json"
    assert len([message for message in messages if "event" not in message]) == 4, "a blank line is not a request"


def test_stdio_goes_on_after_an_id_that_can_not_be_written() -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    lines = [r'{"id": "\ud800", "method": "hello"}', '{"id": "\ud800"', r'{"id": 2, "method": "hello"}']
    serve(io.StringIO("\n".join(lines)), out)
    out.seek(0)
    messages = [json.loads(line) for line in out]
    assert [message["id"] for message in messages] == [None, None, 2]


def test_characters_of_all_languages_are_written_unescaped() -> None:
    out = io.StringIO()
    serve(io.StringIO(request(1, "naïve 虫")), out)
    assert "naïve 虫" in out.getvalue()


def test_an_answer_is_sent_before_the_next_request_is_read() -> None:
    out = Sent()

    def lines() -> Iterator[str]:
        yield request(1, "hello")
        out.wait_for('"id": 1')
        yield request(2, "hello")

    assert [message["id"] for message in talk(lines(), out)] == [1, 2]


def test_a_bot_is_stopped_while_it_thinks() -> None:
    out = Sent()

    def lines() -> Iterator[str]:
        yield request(1, "think", **THINK, limit={"nodes": 10**6})
        out.wait_for('"thought"')
        yield request(2, "stop", request=1)

    *thoughts, stopped, last = talk(lines(), out)
    assert all(message["event"] == "thought" for message in thoughts)
    assert (stopped["id"], stopped["result"]) == (2, True)
    assert (last["id"], last["result"]["done"]) == (1, True)


def test_a_reader_that_waits_does_not_keep_the_program_alive() -> None:
    over = threading.Event()
    before = set(threading.enumerate())

    class Broken(io.StringIO):
        def write(self, text: str) -> int:
            raise BrokenPipeError

    def lines() -> Iterator[str]:
        yield request(1, "hello")
        over.wait(PATIENCE)

    try:
        with pytest.raises(BrokenPipeError):
            serve(cast("TextIO", lines()), Broken())
        (reader,) = set(threading.enumerate()) - before
        assert reader.daemon
    finally:
        over.set()
