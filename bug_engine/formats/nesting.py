"""Decodes JSON that a stranger may have written.

The decoder of the standard library calls itself for every open bracket. CPython stops it in time; Pyodide does not:
10,000 brackets end the engine in the browser. So brackets are counted first.
"""

from __future__ import annotations

import json
import re
from typing import Any

# Open brackets, the innermost of a value not counted. Each turn of a variation has two.
DEEPEST = 1000
_TEXT = r'"(?:[^"\\]++|\\.)*+"'
_FLAT = rf'[\[{{](?:[^][{{}}"]++|{_TEXT})*+[]}}]'  # passed at once: most brackets hold no others
_NEXT_BRACKET = re.compile(rf'(?:[^][{{}}"]++|{_TEXT}|{_FLAT})*+([][{{}}])', re.DOTALL)
# The start of an array or object that holds others. The search for such a start begins here, and not at a flat value:
# there it would run on, to the end of the text.
_NESTED = re.compile(rf"(?!\s*{_FLAT})\s*[\[{{]", re.DOTALL)


class Decoder(json.JSONDecoder):
    """Decodes JSON, and raises `RecursionError` where it is nested too deeply, on every platform.

    `seen` is where the last search for brackets ended: the text may have a mistake long before.

    >>> Decoder().decode("[[1], {}]")
    [[1], {}]
    """

    seen = 0

    def raw_decode(self, s: str, idx: int = 0) -> tuple[Any, int]:
        """Decode the value at a place."""
        self.seen = _check(s, idx)
        return super().raw_decode(s, idx)


def loads(text: str) -> Any:
    """Return the value of a whole text.

    >>> loads('{"id": 1}')
    {'id': 1}

    Raises:
        RecursionError: if it is nested too deeply.
    """
    if text.count("[") + text.count("{") > DEEPEST:  # else it can't be: a request with few brackets costs nothing
        _check(text, 0)
    return json.loads(text)


def _check(text: str, place: int) -> int:
    """Return where the value at a place ends, if it holds others, else the place.

    Raises:
        RecursionError: if it is too deep.
    """
    if not _NESTED.match(text, place):
        return place
    depth = 0
    while bracket := _NEXT_BRACKET.match(text, place):
        depth += 1 if bracket[1] in "[{" else -1
        if depth > DEEPEST:
            raise RecursionError(f"more than {DEEPEST} JSON values within each other")
        place = bracket.end()
        if depth <= 0:
            return place
    return len(text)
