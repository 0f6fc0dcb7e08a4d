"""Makes a boot quicker: Python runs this when it starts in the engine's worker, before it imports Pyodide's modules.

It is part of library.zip. At build time it is in site-packages, so that compile.py observes the same boot.
"""

import gc
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import LazyLoader
from types import ModuleType
from typing import Any

gc.disable()  # what a boot makes stays; bug_startup.py enables it again

# Modules that others import only in case they need them. They are loaded when one of their names is first used.
LAZY = frozenset({"tokenize", "traceback"})


class Lazy:
    """Finds modules that are loaded later."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return how to load a lazy module later; None for other modules."""
        spec = PathFinder.find_spec(name, path, target) if name in LAZY else None
        if spec and spec.loader:
            spec.loader = LazyLoader(spec.loader)
        return spec


sys.meta_path.insert(0, Lazy)
sys.modules["ssl"] = None  # type: ignore[assignment]  # asyncio does without: no page can open a socket
prepared: Any = import_module("prepared")  # beside this file
prepared.install()
