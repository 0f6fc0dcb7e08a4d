"""Regular expressions and dataclass methods, compiled when the site is built instead of at each boot.

To compile them takes 0.2 s of the 1.25 s of processor time of a boot in Node. Half of them belong to Pyodide and the
standard library, so changes to the engine could not avoid this. `re` and `dataclasses` have no public way to accept
compiled parts: only this file uses their private names, and only in the version of Pyodide that MADE_FOR names.
"""

import marshal
import sys
from collections.abc import Callable
from importlib import import_module
from types import CodeType
from typing import Any

# When Pyodide's version changes, look up the names used here in `re.compile` and `dataclasses._FuncBuilder` of its
# Python, run `python3 build.py test -k "engine or prepared"`, and write the new version here.
MADE_FOR = "314.0.7"
FILE = "prepared.marshal"

Pattern = tuple[Any, ...]  # the arguments of `_sre.compile`

patterns: dict[tuple[str | bytes, int], Pattern] = {}  # by text and flags
methods: dict[str, CodeType] = {}  # by their source
compiler: Any = import_module("re._compiler")
compile_pattern: Callable[[Any, int], Any] = compiler.compile


def install() -> None:
    """Read the compiled parts, and make `re` and `dataclasses` use them; compile and note parts that are missing."""
    if content := read_here(FILE):
        compiled = marshal.loads(content)
        patterns.update(compiled[0])
        methods.update(compiled[1])
    compiler.compile = pattern
    vars(import_module("dataclasses"))["exec"] = run


def read_here(name: str) -> bytes | None:
    """Return the content of the file of this name in this module's folder; None if there is no such file."""
    loader: Any = __spec__.loader
    try:
        content: bytes = loader.get_data(f"{__file__.rpartition('/')[0]}/{name}")
    except OSError:
        return None
    return content


def pattern(text: Any, flags: int = 0) -> Any:
    """Replace `re._compiler.compile`."""
    known = patterns.get((text, flags)) if isinstance(text, (str, bytes)) else None
    return compiler._sre.compile(*known) if known else compile_pattern(text, flags)


def run(text: str, names: dict[str, Any], made: dict[str, Any]) -> None:
    """Replace `exec` in `dataclasses`."""
    if text not in methods:
        methods[text] = compile(text, "<dataclass>", "exec", dont_inherit=True)
    exec(methods[text], names, made)


def used() -> tuple[list[tuple[str | bytes, int]], dict[str, CodeType]]:
    """Return the patterns and methods that this process has used so far, for compile.py to write to the file."""
    return [(pattern, int(flags)) for _, pattern, flags in vars(sys.modules["re"])["_cache"]], dict(methods)


def compiled_pattern(text: str | bytes, flags: int) -> Pattern:
    """Return the arguments of a pattern's constructor, as plain numbers and texts, which can be written to a file."""
    given: list[Pattern] = []
    maker = compiler._sre
    make = maker.compile
    maker.compile = lambda *parts: given.append(parts)
    try:
        compile_pattern(text, flags)
    finally:
        maker.compile = make
    source, all_flags, code, groups, names, named = given[-1]
    return (source, int(all_flags), list(map(int, code)), groups, names, named)
