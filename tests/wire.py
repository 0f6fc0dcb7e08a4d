"""Requests to a new wire, as a page makes them."""

import json
from typing import Any

from bug_engine.wire import Wire


def messages_of(method: str, request_id: object = 1, **params: Any) -> list[Any]:
    """Return all messages by which a new wire answers a request."""
    wire = Wire()
    answer = json.loads(wire.receive(json.dumps({"id": request_id, "method": method, "params": params})))
    messages: list[Any] = answer["messages"]
    while answer["busy"]:
        answer = json.loads(wire.pump())
        messages += answer["messages"]
    return messages


def result_of(method: str, **params: Any) -> Any:
    """Return the result of a request."""
    message = messages_of(method, **params)[-1]
    assert "result" in message, message
    return message["result"]
