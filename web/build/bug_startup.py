"""What the engine's worker calls once Python has started (engine/python.js, bots/own/sandbox.js).

This module is compiled into library.zip. Source text in the worker would load Python's compiler, which takes longer.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence, Set
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bug_engine.wire import Wire
    from bug_engine.wire.sandbox import Sandbox

BOOT = f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip"
ENGINE = "/lib/engine.zip"
# The files with the other modules of the library and of the engine.
WHOLE, LATER = "pyodide/python_stdlib.zip", "pyodide/engine-later.zip"
SANDBOX_HOME = "/home/pyodide/sandbox"


class Files:
    """Fetches files of the site at once, since an import can't wait, and checks each against its hash."""

    def __init__(self, fetch: Callable[[str], Any], hash_of: Callable[[str], str]) -> None:
        self.fetch, self.hash_of = fetch, hash_of
        self.kept: set[str] = set()

    def read(self, path: str) -> bytes:
        """Return the content of a file."""
        from _sha2 import sha256  # type: ignore[import-not-found]  # hashlib is not part of the boot

        content: bytes = self.fetch(path).to_bytes()
        if sha256(content).hexdigest() != self.hash_of(path):
            raise OSError(f"{path} is missing, damaged or of another build")
        return content

    def place(self, path: str) -> str:
        """Return where Python finds a file; fetch it first if necessary."""
        place = f"/lib/{path.rpartition('/')[2]}"
        if path not in self.kept:
            content = self.read(path)
            with open(place, "wb") as file:  # noqa: PTH123  pathlib may be the module that is missing
                file.write(content)
            self.kept.add(path)
        return place


class LaterModules:
    """Finds the modules that a zip file of the boot lacks. The first import of one fetches the file that has them all.

    `boot` is that zip file, `packages` are the top names in it, and `whole` fetches the other file.
    """

    def __init__(self, boot: str, packages: Set[str], whole: Callable[[], str]) -> None:
        self.boot, self.packages, self.whole = boot, packages, whole

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how to load a module, if it is in the other file."""
        if name.partition(".")[0] not in self.packages:
            return None
        return PathFinder.find_spec(name, [place.replace(self.boot, self.whole()) for place in path or [self.boot]])


def add_engine(fetch: Callable[[str], Any], hash_of: Callable[[str], str]) -> None:
    """Make the engine importable, and all modules that it or a bot imports.

    The books of positions are large. The engine reads a book when a game first needs it; without it, it searches.
    """
    files = Files(fetch, hash_of)
    library = {*sys.stdlib_module_names, "pyodide", "_pyodide"}
    sys.meta_path.append(LaterModules(BOOT, library, lambda: files.place(WHOLE)))
    sys.meta_path.append(LaterModules(ENGINE, {"bug_engine"}, lambda: files.place(LATER)))
    sys.path.append(ENGINE)

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

    sys.path += [each.whole() for each in sys.meta_path if isinstance(each, LaterModules) and each.boot == BOOT]
    return Sandbox(Path(SANDBOX_HOME), perf_counter)


def versions() -> str:
    """Return the versions of the engine and of Python, with a space between them."""
    from bug_engine import __version__

    return f"{__version__} {sys.version.split()[0]}"


def booted() -> None:
    """Turn on the garbage collector, which sitecustomize.py turned off; it skips the objects that the boot made."""
    gc.freeze()
    gc.enable()
    del sys.modules["ssl"]
