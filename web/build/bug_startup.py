"""What the page's worker asks of Python as soon as that is there (engine/worker.js, bots/own/sandbox.js).

It stands compiled in library.zip. As texts that the worker has Python run, these would wake Python's compiler, which
costs a boot more than they do.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bug_engine.wire import Wire
    from bug_engine.wire.sandbox import Sandbox

BOOT = f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip"
SANDBOX_HOME = "/home/pyodide/guest"


class WholeLibrary:
    """Finds what the boot went without.

    Boot runs on as much of the standard library as it needs. Whatever else is imported, whenever that is, comes from
    the whole of it, which is fetched then.
    """

    def __init__(self, fetch: Callable[[], str]) -> None:
        self.fetch = fetch

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return what to load a module by, if it is one of the library."""
        if name.partition(".")[0] not in {*sys.stdlib_module_names, "pyodide", "_pyodide"}:
            return None
        return PathFinder.find_spec(name, [place.replace(BOOT, self.fetch()) for place in path or [BOOT]])


def add_engine(place: str, fetch_library: Callable[[], str], fetch_book: Callable[[str], Any]) -> None:
    """Let the engine be imported, and whatever that or a bot imports.

    The books of positions are large and not always wanted: the engine reads one when a game first asks for it, and does
    without if it does not come.
    """
    sys.meta_path.append(WholeLibrary(fetch_library))
    sys.path.append(place)

    from bug_engine.bots import book

    def read_book(name: str) -> bytes | None:
        try:
            return fetch_book(name).to_bytes() or None
        except Exception:  # whatever went wrong on the way
            return None

    book.reader = read_book


def open_wire() -> Wire:
    """Return what answers for the engine."""
    from bug_engine.wire import Wire

    return Wire()


def open_sandbox(library: str) -> Sandbox:
    """Return what answers for a guest, which may import what no boot does: whole parts of the library among it."""
    from pathlib import Path
    from time import perf_counter

    from bug_engine.wire.sandbox import Sandbox

    sys.path.append(library)
    return Sandbox(Path(SANDBOX_HOME), perf_counter)


def booted() -> None:
    """Bring back what the boot did without (sitecustomize.py); what it made stays, and need not be looked through."""
    gc.freeze()
    gc.enable()
    del sys.modules["ssl"]
