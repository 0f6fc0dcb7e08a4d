"""Keeps the garbage collector away from search trees."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

# Two full collections are at least this many seconds apart, and at least `SHARE` times as long as the last one took, so
# that they take at most 1 % of the time. A collection takes about a millisecond for 2,000 objects.
SECONDS = 30.0
SHARE = 100
_next = [monotonic() + SECONDS]
_frozen = [False]


@contextmanager
def gc_paused() -> Iterator[None]:
    """Disable the garbage collector; at the end, exclude all objects made so far from later collections.

    A search tree has no cycles, and traversing it again and again takes 10 to 30% of a search (docs/lab/search.md).
    `gc_resumed` includes the objects again.
    """
    if not _frozen[0]:
        _collect()
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        _FREEZE()
        _frozen[0] = True
        if enabled:
            gc.enable()


def gc_resumed() -> None:
    """Include all objects in collections again."""
    _UNFREEZE()
    _frozen[0] = False


def _collect() -> None:
    """Collect everything if the last collection was long ago.

    Python decides by the number of new objects when to collect, and does not count those that were frozen. Without
    this, objects in cycles, such as the positions of earlier games, would stay for ever. It runs when a search begins,
    not when one ends: then the tree may have millions of objects, and an answer waits.
    """
    start = monotonic()
    if start > _next[0]:
        gc.collect()
        end = monotonic()
        _next[0] = end + max(SECONDS, SHARE * (end - start))


# Only CPython has these functions.
_FREEZE, _UNFREEZE = (getattr(gc, name, lambda: None) for name in ("freeze", "unfreeze"))
