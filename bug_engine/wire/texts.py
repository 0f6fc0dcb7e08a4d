"""Games, records, links, verdicts and clocks as JSON values: what the page asks beyond scenes (docs/wire.md).

Each function answers one method of the seam from its parameters. What a user may have typed wrong is part of the
answer (`wrong`), not an error.
"""

from __future__ import annotations

from dataclasses import asdict
from math import isinf
from typing import Any

from bug_engine.formats import importers, link, record
from bug_engine.formats.fields import fields_of
from bug_engine.formats.link import BadLink
from bug_engine.formats.record import BadRecord
from bug_engine.game import Game, Node, Submission
from bug_engine.position import Position
from bug_engine.refusal import IllegalTurn
from bug_engine.ruleset import ClockControl
from bug_engine.side import MARKS, SIDES
from bug_engine.table.clock import BadControl, BadTime, Clock, control_from_text, control_text
from bug_engine.table.umpire import Verdict, judge_all
from bug_engine.text_error import BadText
from bug_engine.wire.params import BadRequest, Params
from bug_engine.wire.scene import Json, refusal_json

MAX_SECONDS = 10**6


def wrong_json(wrong: ValueError) -> Json:
    """Return what is wrong with a text, and where if that is known."""
    if not isinstance(wrong, BadText):
        nowhere = dict.fromkeys(("line", "column", "start", "end"))
        return {"code": "", "message": str(wrong), **nowhere, "drawing": ""}
    return {
        "code": wrong.code,
        "message": str(wrong),
        "line": wrong.line,
        "column": wrong.column,
        "start": wrong.start,
        "end": wrong.end,
        "drawing": wrong.drawing,
    }


# Games


def game_json(game: Game) -> Json:
    """Return a whole game, its tree as a list of nodes that name their parents by index."""
    fields = fields_of(game.root.position)
    nodes = list(game.nodes)
    index = {id(node): i for i, node in enumerate(nodes)}
    return {
        "ruleset": fields["rules"],
        "board": fields["board"],
        "coordinates": fields["coordinates"],
        "start": start_json(game.root.position) if "start" in fields else None,
        "headers": game.headers,
        "clock": _clock_of(game),
        "lost": game.lost_on_time,
        "nodes": [
            {
                "parent": index[id(node.parent)] if node.parent else None,
                "turn": str(node.played.turn) if node.played else None,
                "side": node.played.side if node.played else None,
                "comment": node.comment,
                "seconds": node.seconds,
                "rejected": list(map(asdict, node.rejected)),
            }
            for node in nodes
        ],
        "cursor": index[id(game.cursor)],
    }


def _clock_of(game: Game) -> str | None:
    """Return the text of the clock that the headers tell of; None if they tell of none that there is."""
    try:
        return control_text(control_from_text(game.headers.get("Clock", "")))
    except BadControl:
        return None


def start_json(position: Position) -> Json:
    """Return a position as the `start` of a game."""
    return {"text": position.text, "mover": position.mover, "setup": position.setup}


def game_of(params: Params) -> Game:
    """Return the game of a request: with a tree (`nodes`), or with `turns` alone; `cursor` counts nodes or turns."""
    game = Game(start=params.start())
    nodes = [game.root]
    if "nodes" in params:
        for i, given in enumerate(params.each("nodes")):
            if i:
                parent = nodes[given.whole("parent", None, i)]
                nodes.append(_added(parent, given.text("turn"), f"nodes[{i}]"))
            _annotate(nodes[i], given)
    else:
        for i, turn in enumerate(params.texts("turns")):
            nodes.append(_added(nodes[i], turn, f"turns[{i}]"))
    game.cursor = nodes[params.whole("cursor", len(nodes) - 1, len(nodes))]
    headers = params.value("headers", "an object", dict, default={})
    game.lost_on_time = SIDES[params.whole("lost", None, len(MARKS))] if "lost" in params else None
    game.headers = {name: Params(headers, "headers").text(name) for name in headers}
    return game


def _added(parent: Node, turn: str, place: str) -> Node:
    try:
        return parent.add(turn)
    except IllegalTurn as illegal:
        raise BadRequest("bad_game", f"{place}, {turn!r}: {illegal}") from None


def _annotate(node: Node, given: Params) -> None:
    node.comment = given.text("comment", "")
    node.seconds = _seconds(given)
    node.rejected = [
        Submission(SIDES[each.whole("side", 0, len(MARKS))], each.text("text"), _seconds(each))
        for each in given.each("rejected")
    ]


def _seconds(given: Params) -> float | None:
    if "seconds" not in given:
        return None
    seconds = given.number("seconds")
    if not 0 <= seconds < MAX_SECONDS:
        raise BadRequest("bad_request", f"seconds must be from 0 to {MAX_SECONDS}")
    return seconds


# Records and links


def record_read(params: Params) -> Json:
    """Read a text of any kind that importers.py knows; the game's fields in the request tell what it leaves open."""
    text = params.text("text")
    kind = importers.kind_of(text)
    fields = params.fields()
    if "coordinates" not in params:
        del fields["coordinates"]
    answer: dict[str, Any] = {"kind": kind, "game": None, "wrong": None, "fits": []}
    try:
        game: Game | None = importers.read_any(text, fields)
    except (BadRecord, BadLink) as bad:
        game, answer["wrong"] = bad.game, wrong_json(bad)
    answer["game"] = game and game_json(_as_asked(game, params))
    if kind == "turns":
        answer["fits"] = list(importers.systems_that_fit(text, fields))
    return answer


def _as_asked(game: Game, params: Params) -> Game:
    """Return a game with its cells named as `answer_in` asks; left out: as its text, or the request, names them."""
    if "answer_in" not in params:
        return game
    return game.in_coordinates(params.coordinates("answer_in"))


def record_write(params: Params) -> Json:
    """Write a game as a record."""
    try:
        return {"text": record.write(_as_asked(game_of(params), params))}
    except ValueError as wrong:
        raise wrong if isinstance(wrong, BadRequest) else BadRequest("bad_game", str(wrong)) from None


def link_read(params: Params) -> Json:
    """Read the fragment of a URL."""
    try:
        return {"game": game_json(_as_asked(link.read(params.text("text")), params)), "wrong": None}
    except BadLink as bad:
        return {"game": bad.game and game_json(_as_asked(bad.game, params)), "wrong": wrong_json(bad)}


def link_write(params: Params) -> Json:
    """Write a game as the fragment of a URL."""
    return {"text": link.write(_as_asked(game_of(params), params))}


# The umpire and the clock


def judge_texts(params: Params) -> Json:
    """Judge whole turns handed in, up to the first that counts."""
    side = params.whole("side", 0, len(MARKS)) if "side" in params else None
    verdicts = judge_all(params.position(), params.texts("texts"), side)
    return {"verdicts": list(map(_verdict_json, verdicts))}


def _verdict_json(verdict: Verdict) -> Json:
    return {
        "ruling": verdict.ruling,
        "text": verdict.text,
        "turn": str(verdict.turn) if verdict.turn else None,
        "refusal": refusal_json(verdict.refusal) if verdict.refusal else None,
        "start": verdict.start,
        "end": verdict.end,
        "message": verdict.message,
    }


def clock_reading(params: Params) -> Json:
    """Return what a clock shows `now`, after what happened to it."""
    try:
        clock = Clock.set(_control(params))
        for event in params.each("events"):
            clock = _after_event(clock, event)
        now = params.number("now", default=clock.since or 0.0)
        reading, up = clock.look(now), clock.is_up(now)
    except (BadControl, BadTime) as bad:
        raise BadRequest("bad_request", str(bad)) from None
    shown = {
        name: None if isinstance(value, float) and isinf(value) else value for name, value in asdict(reading).items()
    }
    lost = clock.lost if clock.lost is not None or not up else clock.side
    control = {**asdict(clock.control), "text": control_text(clock.control)}
    return {"control": control, "side": clock.side, "running": clock.running, **shown, "lost": lost}


def _control(params: Params) -> ClockControl | str:
    value = params.value("control", "a name or an object", str, dict)
    if isinstance(value, str):
        return value
    given = Params(value, "control")
    turn, reserve, step = (
        given.whole(name, default, 10**6) for name, default in (("turn", 0), ("reserve", 0), ("step", 1))
    )
    return f"{turn}+{reserve}/{step}{'!' * given.value('hard', 'true or false', bool, default=False)}"


def _after_event(clock: Clock, event: Params) -> Clock:
    kind, at = event.text("type"), event.number("at")
    if kind == "start":
        return clock.started(event.whole("side", 0, len(MARKS)), at)
    changes = {"press": clock.press, "pause": clock.stopped, "resume": clock.resumed}
    if kind not in changes:
        raise BadRequest("bad_request", f"the type of an event is one of start, {', '.join(changes)}, not {kind!r}")
    return changes[kind](at)
