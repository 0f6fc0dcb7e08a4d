"""Users' own bots: loads them from a file, a wheel or a package, and checks their thoughts (docs/bots.md).

Any error of a program becomes a `ProgramFault` with its place and cause.
"""

from __future__ import annotations

import importlib
import linecache
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from inspect import isgeneratorfunction, signature
from math import isfinite
from pathlib import Path
from random import Random
from types import GeneratorType, ModuleType
from typing import Any, Final, NoReturn, TypeVar, cast

from bug_engine.bots.protocol import Limit, Thought
from bug_engine.bots.wheels import WheelError, unpack
from bug_engine.notation import Turn
from bug_engine.position import Position

# How much of a thought's line is passed on, in turns and in characters of each turn.
MAX_LINE_TURNS = 12
MAX_TEXT_LENGTH = 100
# The most characters of an error's own words; the wire passes on fewer.
MAX_WORDS = 2000
# What follows the last thought.
_END: Final = object()
T = TypeVar("T")


class ProgramFault(Exception):
    """An error of a program.

    `code` is one of `syntax`, `import`, `no_think`, `not_a_wheel`, `wheel_bytes`, `wheel_files`, `crash`, `memory`,
    `endless`, `no_thought`, `not_a_thought`, `bad_numbers`, `bad_proven`, `bad_line`, `illegal`. The message is
    English; `detail` is the part that a message in another language needs: Python's own text, a value or a turn.
    `file`, `line` and `source` are the place, as far as it is known; `trace` is the traceback, without the engine's
    frames.
    """

    def __init__(
        self,
        code: str,
        message: str,
        file: str = "",
        line: int | None = None,
        source: str = "",
        trace: str = "",
        detail: str = "",
    ) -> None:
        super().__init__(message)
        self.code = code
        self.detail = detail
        self.file = file
        self.line = line
        self.source = source
        self.trace = trace

    def __str__(self) -> str:
        place = f"{self.file}, line {self.line}: " if self.line else f"{self.file}: " if self.file else ""
        return f"{place}{self.args[0]}" + (f"\n    {self.source}" if self.source else "")

    __repr__ = __str__


class ThoughtTimeout(BaseException):
    """Raised inside a program that yields no thought in time; a BaseException, so that it is rarely caught."""


@dataclass(frozen=True)
class Program:
    """A user's bot; `place` is the file or the folder of its code, where its errors are located."""

    name: str
    think: Any
    place: Path

    def __call__(self, position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
        """Yield the program's thoughts, each of them checked.

        Raises:
            ProgramFault: if it crashes, plays an illegal turn, or yields something that is not a thought.
        """
        last = None
        for yielded, line in self._yielded(position, limit, random):
            try:
                last = self._called(partial(self._thought, yielded, position))
            except ProgramFault as fault:
                if fault.line is None:
                    fault.line, fault.source = line, linecache.getline(str(self.place), line or 0).strip()
                raise
            yield last
            if last.done:
                return
        if last is None:
            raise self._wrong("no_thought", "think() ended without yielding a thought")
        yield replace(last, done=True)

    def try_out(self) -> None:
        """Call a function that is no generator once, on a small board: it may return no thoughts.

        Raises:
            ProgramFault: as a call does.
        """
        if not isgeneratorfunction(self.think):
            next(self(Position.initial("genius", "hexhex2"), Limit(), Random(1)))

    def _yielded(self, position: Position, limit: Limit, random: Random) -> Iterator[tuple[object, int | None]]:
        """Yield what the program yields, with the number of the line that yields it, if known."""
        thoughts = self._called(partial(self._begun, position, limit, random))
        while True:
            yielded = self._called(lambda: next(thoughts, _END))
            if yielded is _END:
                return
            frame = thoughts.gi_frame if isinstance(thoughts, GeneratorType) else None
            own = frame and frame.f_code.co_filename == str(self.place)
            yield yielded, frame.f_lineno if frame and own else None

    def _begun(self, position: Position, limit: Limit, random: Random) -> Iterator[object]:
        """Call the program's function."""
        thoughts = self.think(*(position, limit, random)[: _arity(self.think)])
        if isinstance(thoughts, str | Turn | Thought) or not isinstance(thoughts, Iterable):
            raise self._wrong("no_thought", f"think() must yield thoughts; it returned {_shown(thoughts)}")
        return iter(thoughts)

    def _called(self, step: Callable[[], T]) -> T:
        """Return what a step of the program returns; turn any error that it raises into a fault."""
        try:
            return step()
        except (ProgramFault, KeyboardInterrupt):
            raise  # KeyboardInterrupt comes from the caller: a terminal, or a worker's timeout
        except BaseException as error:
            raise fault_of(error, self.place) from error

    def _thought(self, yielded: object, position: Position) -> Thought:
        thought: Any = yielded
        if isinstance(yielded, Turn | str):
            thought = Thought(cast("Turn", yielded), (cast("Turn", yielded),), 0.5, 0)
        if not isinstance(thought, Thought) or not isinstance(thought.turn, Turn | str):
            value = _shown(yielded)
            raise self._wrong("not_a_thought", f"think() yielded {value}, which is not a thought", value)
        turn_text = _text(thought.turn)
        if refusal := position.explain(turn_text):
            message = f"think() yielded the turn {turn_text[:MAX_TEXT_LENGTH]}, which is not legal: {refusal}"
            raise self._wrong("illegal", message, turn_text[:MAX_TEXT_LENGTH])
        numbers: list[Any] = [thought.value, thought.nodes]
        if any(not isinstance(number, int | float) or not isfinite(number) for number in numbers):
            value = _shown(numbers)
            raise self._wrong("bad_numbers", f"value and nodes must be numbers, not {value}", value)
        proven = _text(thought.proven) if isinstance(thought.proven, str) else thought.proven
        if proven is not None and (type(proven) is not str or proven not in ("win", "loss")):
            value = _shown(proven)
            raise self._wrong("bad_proven", f"proven must be None, 'win' or 'loss', not {value}", value)
        if not isinstance(thought.line, tuple | list):
            value = _shown(thought.line)
            raise self._wrong("bad_line", f"line must be a tuple of turns, not {value}", value)
        line: Any = tuple(_text(turn)[:MAX_TEXT_LENGTH] for turn in list(thought.line)[:MAX_LINE_TURNS])
        turn = position.play(turn_text).turn
        share = min(1.0, max(0.0, float(thought.value)))
        return Thought(turn, line, share, int(thought.nodes), bool(thought.done), cast("Any", proven))

    def _wrong(self, code: str, message: str, detail: str = "") -> ProgramFault:
        return ProgramFault(code, message, self.place.name, detail=detail)


def _arity(think: Any) -> int:
    """Return how many of the arguments position, limit and random a function takes."""
    parameters = signature(think).parameters.values()
    if any(parameter.kind is parameter.VAR_POSITIONAL for parameter in parameters):
        return 3
    return min(3, sum(parameter.kind <= parameter.POSITIONAL_OR_KEYWORD for parameter in parameters))


def fault_of(error: BaseException, place: Path) -> ProgramFault:
    """Return the fault for any error in a program; `place` is the file or the folder of its code."""
    try:
        return _described(error, place)
    except BaseException:  # of an error whose own methods or fields fail
        return ProgramFault("crash", "it raised an error that can't be described", place.name)


def _described(error: BaseException, place: Path) -> ProgramFault:
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename) == place or place in Path(frame.filename).parents]
    trace = "".join(traceback.format_exception_only(error))
    if own:
        trace = "".join(
            ["Traceback (most recent call last):\n", *traceback.format_list(frames[frames.index(own[0]) :]), trace]
        )
    if isinstance(error, SyntaxError) and type(error) in (SyntaxError, IndentationError, TabError):
        file = Path(error.filename or place.name).name
        detail = f"{error.msg}"
        return ProgramFault("syntax", detail, file, error.lineno, (error.text or "").strip(), trace, detail)
    code, message = "crash", f"{type(error).__name__}: {_words_of(error)}".removesuffix(": ")
    detail = message
    if isinstance(error, MemoryError):
        code, message = "memory", "it needs more memory than it may have"
    elif isinstance(error, KeyboardInterrupt | ThoughtTimeout):
        code, message = "endless", "no thought came in time; is this loop endless?"
    elif isinstance(error, ImportError):
        code = "import"
    if not own:
        return ProgramFault(code, message, place.name, trace=trace, detail=detail)
    last = own[-1]
    return ProgramFault(code, message, Path(last.filename).name, last.lineno, (last.line or "").strip(), trace, detail)


def program_of_file(path: Path) -> Program:
    """Return the bot in a `.py` file.

    Raises:
        ProgramFault: if it can't be read, crashes when it is imported, or has no function `think`.
    """
    linecache.checkcache(str(path))
    module = ModuleType(f"bot_{path.stem}")  # the prefix avoids the names of other modules
    module.__file__ = str(path)
    sys.modules[module.__name__] = module  # for dataclasses and pickle
    try:
        exec(compile(path.read_bytes(), str(path), "exec"), module.__dict__)
    except BaseException as error:
        _raise_fault(error, path)
    return Program(path.stem, _think_of(module, path.name), path)


def program_of_wheels(wheels: list[Path], folder: Path) -> Program:
    """Return the bot in the first of some wheels; the others are its dependencies. All are unpacked to `folder`.

    Raises:
        ProgramFault: as `program_of_file` does, if a file is not a wheel, or if the wheels are too large.
    """
    try:
        names = unpack(wheels, folder)
    except WheelError as error:
        raise ProgramFault(error.code, str(error), error.wheel, detail=error.detail) from error
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    return program_of_modules(names, folder, wheels[0].name)


def program_of_modules(names: list[str], place: Path, title: str) -> Program:
    """Return the bot in the first of some modules that has a function `think`; `title` is the file to name in a fault.

    Raises:
        ProgramFault: as `program_of_file` does.
    """
    for name in names:
        try:
            module = importlib.import_module(name)
        except BaseException as error:
            fault = fault_of(error, place)
            fault.file = title if fault.file == place.name else fault.file
            raise fault from error
        if callable(getattr(module, "think", None)):
            origin = Path(str(module.__file__))
            return Program(name, module.think, origin.parent if origin.name == "__init__.py" else origin)
    raise ProgramFault(
        "no_think", f"none of its modules ({', '.join(names) or 'it has none'}) has a function `think`", title
    )


def program_at(path: Path, folder: Path) -> Program:
    """Return the bot in a `.py` file or a wheel; `folder` is where a wheel is unpacked."""
    return program_of_wheels([path], folder) if path.suffix == ".whl" else program_of_file(path)


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
    """Return a short text of any value, even if its `__repr__` fails."""
    try:
        return _text(repr(value))[:MAX_TEXT_LENGTH]
    except BaseException:
        return f"a {type(value).__name__}"


def _words_of(error: BaseException) -> str:
    """Return the message of an error; none if its `__str__` fails."""
    try:
        return _text(error)[:MAX_WORDS]
    except BaseException:
        return ""


def _text(value: object) -> str:
    """Return a value as text; a program's own kind of text becomes Python's."""
    return str.__str__(value if isinstance(value, str) else str(value))
