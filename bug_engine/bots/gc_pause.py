"""Keeps the garbage collector away from search trees."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


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
    """Include all objects in collections again."""
    _UNFREEZE()


# Only CPython has these functions.
_FREEZE, _UNFREEZE = (getattr(gc, name, lambda: None) for name in ("freeze", "unfreeze"))
