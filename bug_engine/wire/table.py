"""The umpire and the clock. Methods `judge` and `clock`."""

from __future__ import annotations

from math import isinf
from typing import TYPE_CHECKING, cast

from bug_engine.ruleset import TimeControl
from bug_engine.side import MARKS
from bug_engine.table.clock import BadControl, BadTime, Clock, control_text
from bug_engine.table.umpire import Verdict, judge_all
from bug_engine.wire.params import BadRequest, Params
from bug_engine.wire.plain import plain
from bug_engine.wire.scene import refusal_json

if TYPE_CHECKING:
    from bug_engine.wire.schema import texts as schema
    from bug_engine.wire.schema.game import TimeControl as ControlJson


def judge(params: Params) -> schema.VerdictList:
    """Answer `judge`: verdicts on submissions, up to the first that counts."""
    side = params.whole("side", 0, len(MARKS)) if "side" in params else None
    verdicts = judge_all(params.position(), params.texts("texts"), side)
    return {"verdicts": list(map(_verdict_json, verdicts))}


def clock(params: Params) -> schema.Reading:
    """Answer `clock`: what a clock shows `now`, after some events."""
    try:
        clock = Clock.set(_control(params))
        for event in params.each("events"):
            clock = _after_event(clock, event)
        now = params.number("now", default=clock.since or 0.0)
        reading, up = clock.look(now), clock.is_up(now)
    except (BadControl, BadTime) as bad:
        raise BadRequest("bad_request", str(bad)) from None
    return {
        "control": control_json(clock.control),
        "side": clock.side,
        "running": clock.running,
        "spent": reading.spent,
        "turn_left": reading.turn_left,
        "reserves": reading.reserves,
        "left": reading.left,
        "until_step": None if isinf(reading.until_step) else reading.until_step,
        "lost": clock.lost if clock.lost is not None or not up else clock.side,
    }


METHODS = {"judge": judge, "clock": clock}


def control_json(control: TimeControl) -> ControlJson:
    """Return a time control."""
    return cast("ControlJson", plain(control) | {"text": control_text(control)})


def _verdict_json(verdict: Verdict) -> schema.Verdict:
    return {
        "ruling": verdict.ruling,
        "text": verdict.text,
        "turn": str(verdict.turn) if verdict.turn else None,
        "refusal": refusal_json(verdict.refusal) if verdict.refusal else None,
        "start": verdict.start,
        "end": verdict.end,
        "message": verdict.message,
    }


def _control(params: Params) -> TimeControl | str:
    value = params.value("control", "a name or an object", str, dict)
    if isinstance(value, str):
        return value
    given = Params(value, "control")
    turn, reserve, step = (
        given.whole(name, default, 10**6) for name, default in (("turn", 0), ("reserve", 0), ("step", 1))
    )
    return f"{turn}+{reserve}/{step}{'!' * given.flag('hard')}"


def _after_event(clock: Clock, event: Params) -> Clock:
    kind, at = event.text("type"), event.number("at")
    if kind == "start":
        return clock.started(event.whole("side", 0, len(MARKS)), at)
    changes = {"press": clock.press, "pause": clock.stopped, "resume": clock.resumed}
    if kind not in changes:
        raise BadRequest("bad_request", f"the type of an event is one of start, {', '.join(changes)}, not {kind!r}")
    return changes[kind](at)
