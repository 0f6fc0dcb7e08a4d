"""Spares a boot work: Python runs this as it starts in the page's worker, before Pyodide's own modules are imported.

It stands in library.zip, and at build time in site-packages, so that compile.py sees the boot that it is made for.
"""

import gc
import marshal
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import LazyLoader
from types import CodeType, ModuleType
from typing import Any

gc.disable()  # what a boot makes stays; bug_startup.py enables it again

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


def read_beside(name: str) -> bytes | None:
    """Return the content of a file that stands where this one does, if there is one."""
    loader: Any = __spec__.loader
    try:
        content: bytes = loader.get_data(f"{__file__.rpartition('/')[0]}/{name}")
    except OSError:
        return None
    return content


class Prepared:
    """What a boot would make of texts, made when the page was built: patterns, and the methods of dataclasses.

    Where it was not, as in the boot that compile.py looks at, it is made now.
    """

    def __init__(self, content: bytes | None) -> None:
        self.patterns: dict[tuple[str | bytes, int], tuple[Any, ...]] = {}
        self.methods: dict[str, CodeType] = {}
        if content:
            self.patterns, self.methods = marshal.loads(content)
        self.compile_pattern = patterns.compile

    def pattern(self, text: Any, flags: int = 0) -> Any:
        """Stand in for `compile` of the module that Python compiles patterns with."""
        known = self.patterns.get((text, flags)) if isinstance(text, (str, bytes)) else None
        return patterns._sre.compile(*known) if known else self.compile_pattern(text, flags)

    def run(self, text: str, names: dict[str, Any], made: dict[str, Any]) -> None:
        """Stand in for `exec` in `dataclasses`."""
        if text not in self.methods:
            self.methods[text] = compile(text, "<dataclass>", "exec", dont_inherit=True)
        exec(self.methods[text], names, made)


patterns: Any = import_module("re._compiler")
prepared = Prepared(read_beside("prepared.marshal"))
patterns.compile = prepared.pattern
import dataclasses  # noqa: E402 - it needs patterns

vars(dataclasses)["exec"] = prepared.run
