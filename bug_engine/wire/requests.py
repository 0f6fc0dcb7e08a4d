"""The wire: JSON text in, JSON text out (docs/wire.md). Every text gets an answer.

The engine keeps no game between requests: each request carries its whole game.
"""

from __future__ import annotations

import json
import re
import sys
import traceback
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

from bug_engine import __version__
from bug_engine.formats.fields import without_surrogates
from bug_engine.formats.nesting import loads
from bug_engine.wire.params import BadRequest, Params, id_of, kind_of
from bug_engine.wire.thinking import Offer, OpenWork

if TYPE_CHECKING:
    from bug_engine.wire.schema.methods import ErrorCode, Failed, Hello, Id, Message, Reply
    from bug_engine.wire.thinking import Work

# A surrogate, or the beginning of an escaped one.
_SURROGATE = re.compile(r"[\ud800-\udfff]|\\u[dD][89a-fA-F]")
# A method returns its result, or long work. Each file of methods lists its own.
Method = Callable[[Params], object]
# The files of methods, the most used first.
SUBJECTS = ("scene", "thinking", "study", "table", "records", "editor", "letters", "library")


class Subjects(Mapping[str, Method]):
    """All methods by name. A file of methods is imported when those before it lack a method, so a boot imports one."""

    def __getitem__(self, name: str) -> Method:
        for subject in SUBJECTS:
            if method := _methods_of(subject).get(name):
                return method
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return (name for subject in SUBJECTS for name in _methods_of(subject))

    def __len__(self) -> int:
        return sum(len(_methods_of(subject)) for subject in SUBJECTS)


def _methods_of(subject: str) -> Mapping[str, Method]:
    methods: Mapping[str, Method] = import_module(f"bug_engine.wire.{subject}").METHODS
    return methods


@dataclass
class _Job:
    """Long work under way, the name of its pushes, and its last result.

    Work in the `background` waits while there is other work.
    """

    work: Work[Any]
    event: Literal["thought", "progress"]
    background: bool
    take: Callable[[Offer], None] | None = None
    last: Any = None
    ending: Literal["stop", "cancel"] | None = None


class Wire:
    """Answers requests, and does long work in slices.

    >>> Wire().receive('{"id": 1, "method": "stop", "params": {"request": 7}}')
    '{"messages": [{"id": 1, "result": false}], "busy": false}'
    """

    def __init__(self, methods: Mapping[str, Method] | None = None) -> None:
        self._jobs: dict[Id, _Job] = {}
        self._own: dict[str, Method] = {
            "hello": self._hello,
            "stop": lambda params: self._end(params, "stop"),
            "cancel": lambda params: self._end(params, "cancel"),
            "offer": self._offer,
        }
        self._methods = Subjects() if methods is None else methods

    def receive(self, text: str) -> str:
        """Take one request; return the messages that answer it at once, as JSON text. Never raises."""
        request_id: Id | None = None
        try:
            request = _parsed(text)
            request_id = id_of(request, "id")
            messages = self._answer(request_id, request)
        except BadRequest as bad:
            messages = [_error(request_id, bad.code, str(bad))]
        except Exception as defect:
            messages = [_error(request_id, "internal", repr(defect), traceback.format_exc())]
        return self._text(messages)

    def pump(self) -> str:
        """Do one slice of the long work; return its messages, as JSON text. Never raises."""
        messages: list[Message] = []
        busy = any(not job.background for job in self._jobs.values())
        for request_id in list(self._jobs):
            job = self._jobs[request_id]
            if busy and job.background and not job.ending:
                continue
            try:
                messages.extend(self._slice(request_id, job))
            except BadRequest as bad:
                del self._jobs[request_id]
                messages.append(_error(request_id, bad.code, str(bad)))
            except Exception as defect:
                del self._jobs[request_id]
                messages.append(_error(request_id, "internal", repr(defect), traceback.format_exc()))
        return self._text(messages)

    def _text(self, messages: list[Message]) -> str:
        reply: Reply = {"messages": messages, "busy": bool(self._jobs)}
        return json.dumps(reply)

    def _answer(self, request_id: Id, request: Mapping[str, Any]) -> list[Message]:
        name = request.get("method")
        method = (self._own.get(name) or self._methods.get(name)) if isinstance(name, str) else None
        if not method:
            raise BadRequest("unknown_method", f"there is no method {name!r}; there are {', '.join(self._names())}")
        params = Params(request.get("params", {}))
        result = method(params)
        result, take = result if isinstance(result, OpenWork) else (result, None)
        if not isinstance(result, Generator):
            return [{"id": request_id, "result": result}]
        if request_id in self._jobs:
            raise BadRequest("bad_request", f"long work needs its own id, not {request_id!r}")
        event: Literal["thought", "progress"] = "thought" if name == "think" else "progress"
        self._jobs[request_id] = _Job(result, event, params.flag("background"), take)
        return []

    def _slice(self, request_id: Id, job: _Job) -> Iterator[Message]:
        if job.ending == "cancel":
            del self._jobs[request_id]
            yield {"id": request_id, "result": {"cancelled": True}}
            return
        found = None
        if job.last is None or not job.ending:
            try:
                found = next(job.work)
            except StopIteration as end:
                del self._jobs[request_id]
                yield {"id": request_id, "result": end.value}
                return
            job.last = job.last if found is None else found
        if job.ending and job.last is not None:
            del self._jobs[request_id]
            yield {"id": request_id, "result": {**job.last, "done": True} if job.event == "thought" else job.last}
        elif found is not None and job.event == "thought":
            yield {"event": "thought", "id": request_id, "thought": found}
        elif found is not None:
            yield {"event": "progress", "id": request_id, "progress": found}

    def _hello(self, _: Params) -> Hello:
        return {"engine": __version__, "python": sys.version.split()[0], "methods": self._names()}

    def _names(self) -> list[str]:
        return [*self._own, *self._methods]

    def _end(self, params: Params, ending: Literal["stop", "cancel"]) -> bool:
        job = self._jobs.get(params.request())
        if job and job.ending != "cancel":  # a cancelled request stays cancelled
            job.ending = ending
        return job is not None

    def _offer(self, params: Params) -> bool:
        job, offer = self._jobs.get(params.request()), Offer.read(params)
        if job and job.take:
            job.take(offer)
        return bool(job and job.take)


def _parsed(text: str) -> dict[str, Any]:
    try:
        request = loads(text)
        clean = _cleaned(request) if _SURROGATE.search(text) else request
    except (ValueError, TypeError, RecursionError) as wrong:
        raise BadRequest("bad_json", f"the request is not JSON: {wrong}") from None
    if not isinstance(request, dict) or not isinstance(clean, dict):
        raise BadRequest("bad_request", f"a request must be an object, not {kind_of(request)}")
    return {**clean, "id": request.get("id")}


def _cleaned(value: Any) -> Any:
    """Return a JSON value with no lone surrogate in any of its texts."""
    if isinstance(value, str):
        return without_surrogates(value)
    if isinstance(value, list):
        return list(map(_cleaned, value))
    if isinstance(value, dict):
        return {without_surrogates(name): _cleaned(each) for name, each in value.items()}
    return value


def _error(request_id: Id | None, code: ErrorCode, message: str, trace: str = "") -> Failed:
    return {"id": request_id, "error": {"code": code, "message": message, "trace": trace}}
