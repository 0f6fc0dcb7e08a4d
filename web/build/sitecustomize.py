"""Makes a boot faster: Python runs this when it starts in the engine's worker, before it imports Pyodide's modules.

This module is part of library.zip. At build time it is in site-packages, so that compile.py observes the same boot.
"""

import gc
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import LazyLoader
from types import ModuleType
from typing import Any

gc.disable()  # the objects of a boot stay; bug_startup.py enables collection again

# Modules that others import but rarely use. They are loaded when one of their names is first used.
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
sys.modules["ssl"] = None  # type: ignore[assignment]  # asyncio does not need it: no page can open a socket
prepared: Any = import_module("prepared")  # in the same folder as this file
prepared.install()
