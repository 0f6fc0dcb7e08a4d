"""The seam: JSON text in, JSON text out (docs/wire.md). Total: whatever comes in, an answer goes out.

No game is held here; every request carries the whole of it.
"""

from __future__ import annotations

import json
import re
import sys
import traceback
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Literal

from bug_engine import __version__
from bug_engine.bots import Thought, think
from bug_engine.formats.fields import without_surrogates
from bug_engine.wire import editor, texts
from bug_engine.wire.params import BadRequest, Params, id_of, kind_of
from bug_engine.wire.scene import Json, refusal_json, scene, thought_json

Id = str | int | None
MAX_PAIRS = 10**9
# A surrogate, or the beginning of an escaped one.
_SURROGATE = re.compile(r"[\ud800-\udfff]|\\u[dD][89a-fA-F]")


# Long work: yields what there is so far, None where there is nothing new, and returns the answer.
Work = Generator[Json | None, None, Json]


@dataclass
class _Job:
    """Long work under way, the name of its pushes, and what came of it last; in the `background` it rests while there
    is other work.
    """

    work: Work
    event: str
    background: bool = False
    last: Json | None = None
    ending: Literal["stop", "cancel"] | None = None


class Wire:
    """Answers requests one by one and does long work in slices.

    >>> Wire().receive('{"id": 1, "method": "stop", "params": {"request": 7}}')
    '{"messages": [{"id": 1, "result": false}], "busy": false}'
    """

    def __init__(self) -> None:
        self._jobs: dict[str | int, _Job] = {}
        self._methods: dict[str, Callable[[Id, Params], Json]] = {
            "hello": self._hello,
            "scene": self._scene,
            "explain": self._explain,
            "edit": lambda _, params: editor.edit(params),
            "board": lambda _, params: editor.board(params),
            "judge": lambda _, params: texts.judge_texts(params),
            "clock": lambda _, params: texts.clock_reading(params),
            "record_read": lambda _, params: texts.record_read(params),
            "record_write": lambda _, params: texts.record_write(params),
            "link_read": lambda _, params: texts.link_read(params),
            "link_write": lambda _, params: texts.link_write(params),
            "study": lambda request_id, params: self._start(request_id, studies().study(params), "progress"),
            "outlook": lambda request_id, params: self._start(request_id, studies().outlook(params), "progress"),
            "think": self._think,
            "score": lambda _, params: score_json(params),
            "hint": lambda request_id, params: self._start(request_id, studies().hint(params), "progress"),
            "values": lambda request_id, params: self._study(request_id, studies().values(params), params),
            "review": lambda request_id, params: self._study(request_id, studies().review(params), params),
            "analysis": lambda request_id, params: self._study(request_id, studies().analysis(params), params),
            "report": lambda request_id, params: self._study(request_id, studies().report(params), params),
            "stop": lambda _, params: self._end(params, "stop"),
            "cancel": lambda _, params: self._end(params, "cancel"),
        }

    def receive(self, text: str) -> str:
        """Take one request; return the messages that it gives rise to at once, as JSON text. Never raises."""
        request_id: Id = None
        try:
            request = _parsed(text)
            request_id = id_of(request, "id")
            result = self._method(request)(request_id, Params(request.get("params", {})))
            messages = [] if result is _LATER else [{"id": request_id, "result": result}]
        except BadRequest as bad:
            messages = [_error(request_id, bad.code, str(bad))]
        except Exception as defect:
            messages = [_error(request_id, "internal", repr(defect), traceback.format_exc())]
        return self._text(messages)

    def pump(self) -> str:
        """Do one slice of the work under way; return the messages that it gives rise to, as JSON text. Never raises."""
        messages: list[Json] = []
        busy = any(not job.background for job in self._jobs.values())
        for request_id in list(self._jobs):
            job = self._jobs[request_id]
            if busy and job.background and not job.ending:
                continue
            try:
                messages.extend(self._slice(request_id, job))
            except Exception as defect:
                del self._jobs[request_id]
                messages.append(_error(request_id, "internal", repr(defect), traceback.format_exc()))
        return self._text(messages)

    def _text(self, messages: list[Json]) -> str:
        return json.dumps({"messages": messages, "busy": bool(self._jobs)})

    def _slice(self, request_id: str | int, job: _Job) -> Iterator[Json]:
        if job.ending == "cancel":
            del self._jobs[request_id]
            yield {"id": request_id, "result": {"cancelled": True}}
            return
        found: Json | None = None
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
        elif found is not None:
            yield {"event": job.event, "id": request_id, job.event: found}

    def _method(self, request: Mapping[str, Any]) -> Callable[[Id, Params], Json]:
        name = request.get("method")
        if not isinstance(name, str) or name not in self._methods:
            raise BadRequest("unknown_method", f"there is no method {name!r}; there are {', '.join(self._methods)}")
        return self._methods[name]

    # Methods

    def _hello(self, _: Id, __: Params) -> Json:
        return {"engine": __version__, "python": sys.version.split()[0], "methods": list(self._methods)}

    def _scene(self, _: Id, params: Params) -> Json:
        return scene(params.start(), params.texts("turns"), params.texts("draft"))

    def _explain(self, _: Id, params: Params) -> Json:
        position, turn = params.position(), params.text("turn")
        if refusal := position.explain(turn):
            return {"refusal": refusal_json(refusal), "turn": None}
        return {"refusal": None, "turn": str(position.play(turn).turn)}

    def _think(self, request_id: Id, params: Params) -> Json:
        position = params.unfinished()
        thoughts = think(params.bot(), position, params.limit(), params.seed())
        return self._start(request_id, _thinking(thoughts), "thought")

    def _study(self, request_id: Id, work: Work, params: Params) -> Json:
        return self._start(request_id, work, "progress", background=params.flag("background"))

    def _start(self, request_id: Id, work: Work, event: str, *, background: bool = False) -> Json:
        if request_id is None or request_id in self._jobs:
            raise BadRequest("bad_request", f"long work needs an id of its own, not {request_id!r}")
        self._jobs[request_id] = _Job(work, event, background)
        return _LATER

    def _end(self, params: Params, ending: Literal["stop", "cancel"]) -> bool:
        job = self._jobs.get(params.request())
        if job:
            job.ending = ending
        return job is not None


_LATER: Json = object()


def _thinking(thoughts: Iterator[Thought]) -> Work:
    """Turn thoughts into long work: the one that is done, or else the last, is the answer."""
    told: Json = None
    for thought in thoughts:
        told = thought_json(thought)
        if thought.done:
            break
        yield told
    return {**told, "done": True}


def studies() -> ModuleType:
    """Return what answers questions of study; imported when first asked, for a boot does not need it."""
    from bug_engine.wire import study_requests

    return study_requests


def score_json(params: Params) -> Json:
    """Return what pairs of games say, counted by the games won of each (bots/match.py)."""
    from bug_engine.bots.match import Score

    pairs = params.value("pairs", "a list of three counts", list)
    if len(pairs) != 3 or any(type(count) is not int or not 0 <= count <= MAX_PAIRS for count in pairs):
        raise params.bad("pairs", f"a list of three counts from 0 to {MAX_PAIRS}", pairs)
    score = Score(list(pairs))
    return {"games": score.games, "wins": score.wins, "share": score.share, "error": score.error, "text": str(score)}


def _parsed(text: str) -> dict[str, Any]:
    try:
        request = json.loads(text)
        clean = _cleaned(request) if _SURROGATE.search(text) else request
    except (ValueError, TypeError, RecursionError) as wrong:
        raise BadRequest("bad_json", f"the request is no JSON: {wrong}") from None
    if not isinstance(request, dict) or not isinstance(clean, dict):
        raise BadRequest("bad_request", f"a request must be an object, not {kind_of(request)}")
    return {**clean, "id": request.get("id")}


def _cleaned(value: Json) -> Json:
    """Return a JSON value with no lone surrogate in any of its texts."""
    if isinstance(value, str):
        return without_surrogates(value)
    if isinstance(value, list):
        return list(map(_cleaned, value))
    if isinstance(value, dict):
        return {without_surrogates(name): _cleaned(each) for name, each in value.items()}
    return value


def _error(request_id: Id, code: str, message: str, trace: str = "") -> Json:
    return {"id": request_id, "error": {"code": code, "message": message, "trace": trace}}
