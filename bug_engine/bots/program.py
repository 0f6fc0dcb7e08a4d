"""Bots that anybody wrote: read from a file, a wheel or a package, and asked with care (docs/bots.md).

Whatever they do wrong becomes a `ProgramFault` that names the place and the cause.
"""

from __future__ import annotations

import importlib
import linecache
import sys
import traceback
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from inspect import signature
from math import isfinite
from pathlib import Path, PurePosixPath
from random import Random
from types import ModuleType
from typing import Any, NoReturn, cast
from zipfile import BadZipFile, ZipFile

from bug_engine.bots.protocol import Limit, Thought
from bug_engine.notation import Turn
from bug_engine.position import Position

# What is told of a line of play; a program could name anything.
LONGEST_LINE = 12
LONGEST_TURN = 100


class ProgramFault(Exception):
    """What a program did wrong.

    `code` is one of `syntax`, `import`, `no_think`, `not_a_wheel`, `crash`, `memory`, `endless`, `no_thought`,
    `not_a_thought`, `illegal`; `file`, `line` and `source` say where, as far as that is known; `trace` is for its
    author.
    """

    def __init__(
        self, code: str, message: str, file: str = "", line: int | None = None, source: str = "", trace: str = ""
    ) -> None:
        super().__init__(message)
        self.code = code
        self.file = file
        self.line = line
        self.source = source
        self.trace = trace

    def __str__(self) -> str:
        place = f"{self.file}, line {self.line}: " if self.line else f"{self.file}: " if self.file else ""
        return f"{place}{self.args[0]}" + (f"\n    {self.source}" if self.source else "")

    __repr__ = __str__


class Late(BaseException):
    """To be raised within a program that yields no thought in time; no program means to catch it."""


@dataclass(frozen=True)
class Program:
    """A bot of somebody's own; `place` is the file or the folder of its code, where its faults are looked for."""

    name: str
    think: Any
    place: Path

    def __call__(self, position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
        """Yield its thoughts, each of them checked.

        Raises:
            ProgramFault: if it crashes, plays an illegal turn or yields what is no thought.
        """
        last = None
        for yielded, line in self._yielded(position, limit, random):
            try:
                last = self._thought(yielded, position)
            except ProgramFault as fault:
                fault.line, fault.source = line, linecache.getline(str(self.place), line or 0).strip()
                raise
            yield last
            if last.done:
                return
        if last is None:
            raise self._wrong("no_thought", "think() ended without yielding a thought")
        yield replace(last, done=True)

    def _yielded(self, position: Position, limit: Limit, random: Random) -> Iterator[tuple[object, int | None]]:
        """Yield what the program yields, with the line in which it does if that is known."""
        try:
            wanted = (position, limit, random)[: _arity(self.think)]
            thoughts = self.think(*wanted)
            if isinstance(thoughts, str | Turn | Thought) or not isinstance(thoughts, Iterable):
                raise self._wrong("no_thought", f"think() must yield thoughts; it returned {_shown(thoughts)}")
            for yielded in thoughts:
                frame = getattr(thoughts, "gi_frame", None)
                own = frame and frame.f_code.co_filename == str(self.place)
                yield yielded, frame.f_lineno if frame and own else None
        except (ProgramFault, GeneratorExit, KeyboardInterrupt):
            raise  # the last is of whoever asked: somebody at a terminal, or the watch in a worker
        except BaseException as error:
            raise fault_of(error, self.place) from error

    def _thought(self, yielded: object, position: Position) -> Thought:
        thought: Any = yielded
        if isinstance(yielded, Turn | str):
            thought = Thought(cast("Turn", yielded), (cast("Turn", yielded),), 0.5, 0)
        if not isinstance(thought, Thought) or not isinstance(thought.turn, Turn | str):
            raise self._wrong("not_a_thought", f"think() yielded {_shown(yielded)}, which is no thought")
        if refusal := position.explain(thought.turn):
            told = f"think() yielded the turn {str(thought.turn)[:LONGEST_TURN]}, which is not legal"
            raise self._wrong("illegal", f"{told}: {refusal}")
        numbers: list[Any] = [thought.value, thought.nodes]
        if any(not isinstance(number, int | float) or not isfinite(number) for number in numbers):
            raise self._wrong("not_a_thought", f"value and nodes must be numbers, not {_shown(numbers)}")
        if thought.proven not in (None, "win", "loss"):
            raise self._wrong("not_a_thought", f"proven must be None, 'win' or 'loss', not {_shown(thought.proven)}")
        if not isinstance(thought.line, tuple | list):
            raise self._wrong("not_a_thought", f"line must be a tuple of turns, not {_shown(thought.line)}")
        line: Any = tuple(str(turn)[:LONGEST_TURN] for turn in thought.line[:LONGEST_LINE])
        turn = position.play(thought.turn).turn
        value = min(1.0, max(0.0, float(thought.value)))
        return Thought(turn, line, value, int(thought.nodes), bool(thought.done), thought.proven)

    def _wrong(self, code: str, message: str) -> ProgramFault:
        return ProgramFault(code, message, self.place.name)


def _arity(think: Any) -> int:
    """Return how many of position, limit and random a function takes."""
    parameters = signature(think).parameters.values()
    if any(parameter.kind is parameter.VAR_POSITIONAL for parameter in parameters):
        return 3
    return min(3, sum(parameter.kind <= parameter.POSITIONAL_OR_KEYWORD for parameter in parameters))


def fault_of(error: BaseException, place: Path) -> ProgramFault:
    """Return what an error in a program means, and where in it: at `place`, a file or a folder, or below it."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename) == place or place in Path(frame.filename).parents]
    trace = "".join(traceback.format_exception_only(error))
    if own:
        trace = "".join(
            ["Traceback (most recent call last):\n", *traceback.format_list(frames[frames.index(own[0]) :]), trace]
        )
    if isinstance(error, SyntaxError):
        file = Path(error.filename or place.name).name
        return ProgramFault("syntax", f"{error.msg}", file, error.lineno, (error.text or "").strip(), trace)
    code, told = "crash", f"{type(error).__name__}: {error}".removesuffix(": ")
    if isinstance(error, MemoryError):
        code, told = "memory", "it needs more memory than it may have"
    elif isinstance(error, KeyboardInterrupt | Late):
        code, told = "endless", "it worked on here and yielded no thought in time; is this loop endless?"
    elif isinstance(error, ImportError) and not isinstance(error, ProgramFault):
        code = "import"
    if not own:
        return ProgramFault(code, told, place.name, trace=trace)
    last = own[-1]
    return ProgramFault(code, told, Path(last.filename).name, last.lineno, (last.line or "").strip(), trace)


def program_of_file(path: Path) -> Program:
    """Return the bot in a `.py` file.

    Raises:
        ProgramFault: if it can't be read, crashes when it is imported, or has no function `think`.
    """
    linecache.checkcache(str(path))
    module = ModuleType(f"bot_{path.stem}")  # a name that no other module has
    module.__file__ = str(path)
    sys.modules[module.__name__] = module  # dataclasses and pickles look there
    try:
        exec(compile(path.read_bytes(), str(path), "exec"), module.__dict__)
    except BaseException as error:
        _raise_fault(error, path)
    return Program(path.stem, _think_of(module, path.name), path)


def program_of_wheels(wheels: list[Path], folder: Path) -> Program:
    """Return the bot in a wheel, the first of those given; the others are what it needs. They are unpacked to a folder.

    Raises:
        ProgramFault: as of a file, or if that is no wheel.
    """
    names: list[str] = []
    for wheel in wheels:
        try:
            with ZipFile(wheel) as archive:
                archive.extractall(folder)
                names = names or _modules_in(archive.namelist())
        except (BadZipFile, OSError) as wrong:
            raise ProgramFault("not_a_wheel", f"it can't be unpacked: {wrong}", wheel.name) from wrong
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    return program_of_modules(names, folder, wheels[0].name)


def program_of_modules(names: list[str], place: Path, title: str) -> Program:
    """Return the bot in the first of some modules that has a function `think`.

    Raises:
        ProgramFault: as of a file.
    """
    for name in names:
        try:
            module = importlib.import_module(name)
        except BaseException as error:
            _raise_fault(error, place)
        if callable(getattr(module, "think", None)):
            origin = Path(str(module.__file__))
            return Program(name, module.think, origin.parent if origin.name == "__init__.py" else origin)
    raise ProgramFault(
        "no_think", f"none of its modules ({', '.join(names) or 'it has none'}) has a function `think`", title
    )


def program_at(path: Path, folder: Path) -> Program:
    """Return the bot in a `.py` file or a wheel; `folder` is where a wheel is unpacked."""
    return program_of_wheels([path], folder) if path.suffix == ".whl" else program_of_file(path)


def _modules_in(files: Iterable[str]) -> list[str]:
    """Return the top modules and packages among the files of a wheel."""
    found = []
    for path in map(PurePosixPath, files):
        top = path.parts[0]
        if top.endswith((".dist-info", ".data")) or path.suffix != ".py":
            continue
        name = top.removesuffix(".py")
        if name.isidentifier() and name not in found:
            found.append(name)
    return found


def _think_of(module: ModuleType, title: str) -> Any:
    think = getattr(module, "think", None)
    if not callable(think):
        raise ProgramFault("no_think", "it has no function `think(position, limit)`", title)
    return think


def _raise_fault(error: BaseException, place: Path) -> NoReturn:
    if isinstance(error, ProgramFault):
        raise error
    raise fault_of(error, place) from error


def _shown(value: object) -> str:
    """Return a value of anybody's making as text, not too long."""
    try:
        return f"{value!r}"[:LONGEST_TURN]
    except Exception:
        return f"a {type(value).__name__}"
