"""Keeps the garbage collector away from search trees."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

# The seconds between two collections of everything, which take about a millisecond for 10,000 objects.
SECONDS = 30.0
_collected = [monotonic()]


@contextmanager
def gc_paused() -> Iterator[None]:
    """Disable the garbage collector; at the end, exclude all objects made so far from later collections.

    A search tree has no cycles, and traversing it again and again takes 10 to 30% of a search (docs/lab/search.md).
    `gc_resumed` includes the objects again.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        _FREEZE()
        if enabled:
            gc.enable()


def gc_resumed() -> None:
    """Include all objects in collections again.

    Python decides by the number of new objects when to collect, and does not count these. So that things with cycles,
    such as the positions of earlier games, do not stay for ever, everything is collected now and then.
    """
    _UNFREEZE()
    if monotonic() - _collected[0] > SECONDS:
        gc.collect()
        _collected[0] = monotonic()


# Only CPython has these functions.
_FREEZE, _UNFREEZE = (getattr(gc, name, lambda: None) for name in ("freeze", "unfreeze"))
