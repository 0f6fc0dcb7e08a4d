"""The requests of a sandbox, a worker that holds one bot of the reader's (docs/wire.md): load it, let it think.

The bot may do anything in its worker, so the page checks every answer.
"""

from __future__ import annotations

import asyncio
import importlib
from base64 import b64decode
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path, PurePath
from random import Random

from bug_engine.bots.bench import Clock, Measures
from bug_engine.bots.program import (
    Program,
    ProgramFault,
    fault_of,
    program_of_file,
    program_of_modules,
    program_of_wheels,
)
from bug_engine.bots.protocol import Thought
from bug_engine.wire.params import BadRequest, Params
from bug_engine.wire.requests import Id, Wire, Work
from bug_engine.wire.scene import Json, thought_json

Install = Callable[[str], Awaitable[list[str]]]


async def micropip_install(package: str) -> list[str]:
    """Install a package and what it needs by micropip; return the names of its top modules."""
    pyodide_js = importlib.import_module("pyodide_js")
    await pyodide_js.loadPackage("micropip")
    await importlib.import_module("micropip").install(package)
    importlib.invalidate_caches()
    metadata = importlib.import_module("importlib.metadata")
    name = package.partition("==")[0]
    files = [str(file) for file in metadata.files(name) or () if not str(file).startswith("..")]
    tops = [PurePath(file).parts[0].removesuffix(".py") for file in files if file.endswith(".py")]
    return [top for top in dict.fromkeys(tops) if top.isidentifier()]


class Sandbox(Wire):
    """Answers requests like `Wire`, with other methods. `folder` is where the program's files go."""

    def __init__(self, folder: Path, clock: Clock, install: Install = micropip_install) -> None:
        super().__init__()
        self._folder = folder
        self._clock = clock
        self._install = install
        self._program: Program | None = None
        self._methods = {
            "hello": self._hello,
            "load": lambda _, params: self._load(params),
            "install": lambda request_id, params: self._start(request_id, self._installing(params), "progress"),
            "think": self._think,
            "bench": lambda request_id, params: self._start(request_id, self._benching(params), "progress"),
            "stop": lambda _, params: self._end(params, "stop"),
            "cancel": lambda _, params: self._end(params, "cancel"),
        }

    def _load(self, params: Params) -> Json:
        """Take a program over from its text, or from a wheel and those that it needs."""
        self._folder.mkdir(parents=True, exist_ok=True)
        name = PurePath(params.text("name")).name
        try:
            if "text" in params:
                path = self._folder / name
                path.write_text(params.text("text"), encoding="utf-8")
                self._program = program_of_file(path)
            else:
                wheels = [self._written(each) for each in params.each("wheels")]
                self._program = program_of_wheels(wheels, self._folder / "unpacked")
        except ProgramFault as fault:
            return {"fault": fault_json(fault)}
        return {"fault": None, "name": self._program.name}

    def _written(self, wheel: Params) -> Path:
        path = self._folder / PurePath(wheel.text("name")).name
        try:
            path.write_bytes(b64decode(wheel.text("data"), validate=True))
        except ValueError as wrong:
            raise BadRequest("bad_request", f"the data of {path.name} is no base64: {wrong}") from None
        return path

    def _installing(self, params: Params) -> Work:
        """Fetch a package; between two slices the event loop has its turn."""
        package = params.text("package").strip()
        task = asyncio.ensure_future(self._fetched(package))
        while not task.done():
            yield None
        names, fault = task.result()
        try:
            if fault:
                raise fault
            self._program = program_of_modules(names, self._folder, package)
        except ProgramFault as fault:
            return {"fault": fault_json(fault)}
        return {"fault": None, "name": self._program.name}

    async def _fetched(self, package: str) -> tuple[list[str], ProgramFault | None]:
        """Return the top modules of a package, once it is there, or what went wrong."""
        try:
            return await self._install(package), None
        except Exception as error:  # whatever the network, an index or a wheel is the cause of
            return [], ProgramFault("install", str(error) or repr(error), package)

    def _think(self, request_id: Id, params: Params) -> Json:
        if self._program is None:
            raise BadRequest("bad_request", "no program has been loaded")
        thoughts = self._program(params.unfinished(), params.limit(), Random(params.seed()))
        return self._start(request_id, _thinking(thoughts, self._program.place), "thought")

    def _benching(self, params: Params) -> Work:
        """Take figures, one after the other (bench.py)."""
        measures = Measures(self._clock, params.number("seconds", default=1.0))
        names = params.texts("names") or list(measures.names)
        measures.take("baseline")  # for nothing: browsers compile what is used much, and better by and by
        told: list[Json] = []
        for name in names:
            told = [*told, measures.take(name)]
            yield {"figures": told}
        return {"figures": told}


def _thinking(thoughts: Iterator[Thought], place: Path) -> Work:
    """Turn a program's thoughts into long work, which ends with the last of them or with a fault."""
    told: Json = None
    try:
        for thought in thoughts:
            told = thought_json(thought)
            if thought.done:
                break
            yield told
    except ProgramFault as fault:
        return {"fault": fault_json(fault)}
    except KeyboardInterrupt as late:  # so the worker's watch ends what takes too long
        return {"fault": fault_json(fault_of(late, place))}
    return {**told, "done": True}


def fault_json(fault: ProgramFault) -> Json:
    """Return a fault as the page takes it."""
    return {
        "code": fault.code,
        "message": str(fault.args[0]),
        "file": fault.file,
        "line": fault.line,
        "source": fault.source,
        "trace": fault.trace,
    }
