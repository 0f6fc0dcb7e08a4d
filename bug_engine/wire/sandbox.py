"""The wire of the worker that runs a user's bot (docs/wire.md, "The sandbox"): it loads a program and lets it think.

The program may do anything in this worker, so the page and the engine check its answers.
"""

from __future__ import annotations

import asyncio
import importlib
from base64 import b64decode
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path, PurePath
from random import Random
from typing import TYPE_CHECKING, cast

from bug_engine.bots.bench import Measures, Timer
from bug_engine.bots.program import (
    Program,
    ProgramFault,
    fault_of,
    program_of_file,
    program_of_wheels,
)
from bug_engine.bots.protocol import Thought
from bug_engine.bots.wheels import native_file
from bug_engine.wire.params import BadRequest, Params
from bug_engine.wire.requests import Wire
from bug_engine.wire.thinking import Work, thought_json

if TYPE_CHECKING:
    from bug_engine.wire.schema import sandbox as schema
    from bug_engine.wire.schema import study

# The longest text in a fault, in characters: the page accepts no more (web/engine/door.js).
MAX_TEXT_LENGTH = 500
MAX_TRACE_LENGTH = 10_000

Install = Callable[[str], Awaitable[None]]


async def micropip_install(package: str) -> None:
    """Download a package and its dependencies by micropip. This runs none of their code."""
    pyodide_js = importlib.import_module("pyodide_js")
    await pyodide_js.loadPackage("micropip")
    await importlib.import_module("micropip").install(package)


class Sandbox(Wire):
    """Answers requests like `Wire`, with other methods. `folder` takes the program's files."""

    def __init__(self, folder: Path, timer: Timer, install: Install = micropip_install) -> None:
        super().__init__({"load": self._load, "install": self._install, "think": self._think, "bench": self._bench})
        self._folder = folder
        self._timer = timer
        self._installer = install
        self._program: Program | None = None

    def _load(self, params: Params) -> schema.Loaded | schema.FaultAnswer:
        """Load a program from its text, or from its wheel and the wheels of its dependencies."""
        self._folder.mkdir(parents=True, exist_ok=True)
        name = PurePath(params.text("name")).name
        try:
            if "text" in params:
                path = self._folder / name
                path.write_text(params.text("text"), encoding="utf-8")
                self._program = program_of_file(path)
            else:
                wheels = [self._written(each) for each in params.each("wheels")]
                if not wheels:
                    raise BadRequest("bad_request", "a program needs its text or a wheel")
                self._program = program_of_wheels(wheels, self._folder / "unpacked")
        except BadRequest:
            raise
        except KeyboardInterrupt:  # one of the program's own code is a fault
            slow = ProgramFault("not_a_wheel", "it can't be unpacked: this takes too long", name, detail="slow")
            return {"fault": fault_json(slow, self._folder)}
        except BaseException as error:
            return {"fault": fault_json(self._native_fault(error) or error, self._folder)}
        try:
            self._program.try_out()
        except KeyboardInterrupt:
            pass  # it takes long; a game will show what it returns
        except BaseException as error:
            return {"fault": fault_json(error, self._program.place)}
        return {"fault": None, "name": self._program.name}

    def _native_fault(self, error: BaseException) -> ProgramFault | None:
        """Return the fault of a program that needs a native module: a browser runs none."""
        if type(error) is not ProgramFault or error.code not in ("import", "no_think"):
            return None
        try:
            file = native_file(self._folder / "unpacked", error.__cause__)
        except BaseException:  # of an error whose own methods or fields fail
            return None
        if not file:
            return None
        message = f"it needs the native module {file}, which browsers can't run"
        return ProgramFault("native", message, error.file, error.line, error.source, error.trace, file)

    def _written(self, wheel: Params) -> Path:
        path = self._folder / PurePath(wheel.text("name")).name
        try:
            path.write_bytes(b64decode(wheel.text("data"), validate=True))
        except (ValueError, OSError) as wrong:  # of damaged data or an unusable name
            message = f"it can't be unpacked: it is stored damaged: {wrong}"
            raise ProgramFault("not_a_wheel", message, path.name, detail="damaged") from wrong
        return path

    def _install(self, params: Params) -> Work[schema.Loaded | schema.FaultAnswer]:
        """Download a package; the event loop runs between two slices. Another worker then loads the wheels."""
        return self._installing(params.text("package").strip())

    def _installing(self, package: str) -> Work[schema.Loaded | schema.FaultAnswer]:
        task = asyncio.ensure_future(self._fetched(package))
        while not task.done():
            yield None
        if fault := task.result():
            return {"fault": fault_json(fault, self._folder)}
        return {"fault": None, "name": package}

    async def _fetched(self, package: str) -> ProgramFault | None:
        """Install a package; return the fault, or None."""
        try:
            await self._installer(package)
        except Exception as error:  # the network, an index or a wheel may raise any error
            detail = str(error) or repr(error)
            return ProgramFault("install", detail, package, detail=detail)
        return None

    def _think(self, params: Params) -> Work[study.Thought | schema.FaultAnswer]:
        if self._program is None:
            raise BadRequest("bad_request", "no program has been loaded")
        thoughts = self._program(params.unfinished(), params.limit(), Random(params.seed()))
        return _thinking(thoughts, self._program.place)

    def _bench(self, params: Params) -> Work[schema.Figures]:
        """Measure figures, one after the other (bench.py)."""
        measures = Measures(self._timer, params.number("seconds", default=1.0))
        return _benching(measures, params.texts("names") or measures.names)


def _benching(measures: Measures, names: Sequence[str]) -> Work[schema.Figures]:
    measures.take("baseline")  # a warm-up: browsers compile code that runs often
    figures: list[schema.Figure] = []
    for name in names:
        figures = [*figures, cast("schema.Figure", measures.take(name))]
        yield {"figures": figures}
    return {"figures": figures}


def _thinking(thoughts: Iterator[Thought], place: Path) -> Work[study.Thought | schema.FaultAnswer]:
    """Return a program's long work; its result is the last thought, or a fault."""
    last: study.Thought | None = None
    while last is None or not last["done"]:  # a program without a thought is a fault
        try:
            last = thought_json(next(thoughts))
        except BaseException as error:  # also the interrupt of a worker whose program takes too long
            return {"fault": fault_json(error, place)}
        if not last["done"]:
            yield last
    return last


def fault_json(error: BaseException, place: Path) -> schema.Fault:
    """Return the fault of any error, with its texts cut; a trace keeps its end."""
    fault = error if type(error) is ProgramFault else fault_of(error, place)
    return {
        "code": cast("schema.FaultCode", fault.code),
        "message": str(fault.args[0])[:MAX_TEXT_LENGTH],
        "detail": fault.detail[:MAX_TEXT_LENGTH],
        "file": fault.file[:MAX_TEXT_LENGTH],
        "line": fault.line,
        "source": fault.source[:MAX_TEXT_LENGTH],
        "trace": fault.trace[-MAX_TRACE_LENGTH:],
    }
