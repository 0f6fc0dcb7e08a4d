"""What the engine's worker calls once Python has started (engine/python.js, bots/own/sandbox.js).

This module is compiled into library.zip. Source text in the worker would load Python's compiler, which takes longer.
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
WHOLE = "/lib/whole.zip"
SANDBOX_HOME = "/home/pyodide/sandbox"


class Files:
    """Fetches files of the site at once, since an import can't wait, and checks each against its hash."""

    def __init__(self, fetch: Callable[[str], Any], hash_of: Callable[[str], str]) -> None:
        self.fetch, self.hash_of = fetch, hash_of
        self.whole = False  # whether the whole library has been fetched

    def read(self, path: str) -> bytes:
        """Return the content of a file."""
        from _sha2 import sha256  # type: ignore[import-not-found]  # hashlib is not part of the boot

        content: bytes = self.fetch(path).to_bytes()
        if sha256(content).hexdigest() != self.hash_of(path):
            raise OSError(f"{path} is missing, damaged or of another build")
        return content

    def library(self) -> str:
        """Return the path of the whole standard library; fetch it first if necessary."""
        if not self.whole:
            content = self.read("pyodide/python_stdlib.zip")
            with open(WHOLE, "wb") as file:  # noqa: PTH123  pathlib may be the module that is missing
                file.write(content)
            self.whole = True
        return WHOLE


class WholeLibrary:
    """Finds the modules that are not in library.zip.

    Python boots with the part of the standard library that it needs. The first import of another module fetches it all.
    """

    def __init__(self, fetch: Callable[[], str]) -> None:
        self.fetch = fetch

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how to load a module, if it is in the standard library."""
        if name.partition(".")[0] not in {*sys.stdlib_module_names, "pyodide", "_pyodide"}:
            return None
        return PathFinder.find_spec(name, [place.replace(BOOT, self.fetch()) for place in path or [BOOT]])


def add_engine(place: str, fetch: Callable[[str], Any], hash_of: Callable[[str], str]) -> None:
    """Make the engine importable, and all modules that it or a bot imports.

    The books of positions are large. The engine reads a book when a game first needs it; without it, it searches.
    """
    files = Files(fetch, hash_of)
    sys.meta_path.append(WholeLibrary(files.library))
    sys.path.append(place)

    from bug_engine.bots import book

    def read_book(name: str) -> bytes | None:
        try:
            return files.read(f"books/{name}")
        except Exception:  # the fetch failed, for whatever reason
            return None

    book.reader = read_book


def open_wire() -> Wire:
    """Return the object that answers the engine's requests."""
    from bug_engine.wire import Wire

    return Wire()


def open_sandbox() -> Sandbox:
    """Return the object that answers the requests of a bot's worker; the bot may import the whole standard library."""
    from pathlib import Path
    from time import perf_counter

    from bug_engine.wire.sandbox import Sandbox

    sys.path.append(next(finder.fetch() for finder in sys.meta_path if isinstance(finder, WholeLibrary)))
    return Sandbox(Path(SANDBOX_HOME), perf_counter)


def booted() -> None:
    """Turn on the garbage collector, which sitecustomize.py turned off; it skips the objects that the boot made."""
    gc.freeze()
    gc.enable()
    del sys.modules["ssl"]
