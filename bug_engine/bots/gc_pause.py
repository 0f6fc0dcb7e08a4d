"""The garbage collector and trees that grow fast."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def gc_paused() -> Iterator[None]:
    """Keep what is made meanwhile from the garbage collector, which would go through the whole tree again and again.

    A tree has no cycles, so that nothing of it needs a collector. It takes 10 to 30 % of a search otherwise
    (docs/lab/search.md). `collected` hands everything back to it.
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
    """Let the garbage collector see everything again."""
    _UNFREEZE()


# Only CPython has them.
_FREEZE, _UNFREEZE = (getattr(gc, name, lambda: None) for name in ("freeze", "unfreeze"))
