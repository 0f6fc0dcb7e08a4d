"""Requests to a wire, as a page makes them."""

import json
from collections.abc import Iterator
from typing import Any

from bug_engine.wire import Wire


def ask(wire: Wire, method: str, request_id: str | int = 1, **params: Any) -> Any:
    """Send a request; return the answer and its messages."""
    return json.loads(wire.receive(json.dumps({"id": request_id, "method": method, "params": params})))


def pumped(wire: Wire) -> Iterator[Any]:
    """Pump until nothing is under way; yield the messages."""
    busy = True
    while busy:
        answer = json.loads(wire.pump())
        yield from answer["messages"]
        busy = answer["busy"]


def messages_of(method: str, request_id: object = 1, **params: Any) -> list[Any]:
    """Return all messages by which a new wire answers a request."""
    wire = Wire()
    answer = json.loads(wire.receive(json.dumps({"id": request_id, "method": method, "params": params})))
    return [*answer["messages"], *(pumped(wire) if answer["busy"] else ())]


def result_of(method: str, **params: Any) -> Any:
    """Return the result of a request."""
    message = messages_of(method, **params)[-1]
    assert "result" in message, message
    return message["result"]
