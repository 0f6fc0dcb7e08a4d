"""Spares a boot work: Python runs this as it starts in the page's worker, before Pyodide's own modules are imported.

It stands in library.zip, and at build time in site-packages, so that compile.py sees the boot that it is made for.
"""

import gc
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import LazyLoader
from types import ModuleType

gc.disable()  # what a boot makes stays; engine-worker.js enables it again

# Modules that others import for the case of need only. They are loaded when something of them is first asked for.
LAZY = frozenset({"tokenize", "traceback"})


class Lazy:
    """Finds modules that wait."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return what to load a module by, if it is one that waits."""
        spec = PathFinder.find_spec(name, path, target) if name in LAZY else None
        if spec and spec.loader:
            spec.loader = LazyLoader(spec.loader)
        return spec


sys.meta_path.insert(0, Lazy)
sys.modules["ssl"] = None  # type: ignore[assignment]  # asyncio does without: no page can open a socket
