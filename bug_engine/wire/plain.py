"""Turns the engine's values into JSON values. The schema declares their fields; a test compares every answer to it."""

from __future__ import annotations

from typing import Any

from bug_engine.notation import Turn

DECIMALS = 4


def plain(value: Any, *properties: str) -> Any:
    """Return a value in which dataclasses are objects of their fields and of some `properties`, and turns are texts.

    >>> from bug_engine.result import Result
    >>> plain(((Result(0, "no_growth", 3), 0.33333),))
    [[{'winner': 0, 'reason': 'no_growth', 'margin': 3}, 0.3333]]
    """
    if isinstance(value, Turn):
        return str(value)
    if isinstance(value, float):
        return round(value, DECIMALS)
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    fields = getattr(value, "__dataclass_fields__", None)
    return value if fields is None else {name: plain(getattr(value, name)) for name in (*fields, *properties)}
