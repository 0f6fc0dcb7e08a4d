"""Records the answers in tests/data/wire/*.json again: `python3 -m tests.tools.record_wire`. Review the diff.

With `--answer` it reads a JSON list of requests and writes, for each, the list of messages that answer it.
"""

import json
import sys
from typing import Any

from bug_engine.wire import Wire
from tests.data import HERE, wire_fixtures

MAX_PUMPS = 1_000


def answers(wire: Wire, request: object) -> list[Any]:
    """Send a request (a `str` unchanged), pump until it is done, and return all messages that answer it."""
    text = request if isinstance(request, str) else json.dumps(request)
    answer = json.loads(wire.receive(text))
    messages: list[Any] = answer["messages"]
    for _ in range(MAX_PUMPS):
        if not answer["busy"]:
            return messages
        answer = json.loads(wire.pump())
        messages += answer["messages"]
    raise AssertionError(f"still busy after {MAX_PUMPS} pumps: {text}")


def spread_out(value: Any, levels: int, indent: str = "") -> str:
    """Return JSON with a line for each entry of the outer `levels`, so that diffs are small."""
    entries = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if not levels or not any(isinstance(entry, (dict, list)) for entry in entries):
        return json.dumps(value, ensure_ascii=False)
    inner = indent + "  "
    lines = [spread_out(entry, levels - 1, inner) for entry in entries]
    if isinstance(value, dict):
        lines = [f"{json.dumps(key)}: {line}" for key, line in zip(value, lines, strict=True)]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return f"{opening}\n{inner}" + f",\n{inner}".join(lines) + f"\n{indent}{closing}"


def record() -> None:
    for name, fixture in wire_fixtures().items():
        fresh = {**fixture, "messages": answers(Wire(), fixture["request"])}
        (HERE / "wire" / f"{name}.json").write_text(spread_out(fresh, 5) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["--answer"]:
        one = Wire()
        sys.stdout.write(json.dumps([answers(one, request) for request in json.load(sys.stdin)]))
    else:
        record()
