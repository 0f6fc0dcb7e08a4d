"""Whole games: records, links, and texts of other programs. Methods `record_read`, `link_write` and so on.

A mistake in a user's text is part of the answer (`wrong`), not an error. A page that opens a link needs `link_read`
before its first scene, so the functions import what only they need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bug_engine.formats import link
from bug_engine.formats.fields import BadGame, fields_of
from bug_engine.formats.link import BadLink
from bug_engine.game import MAX_SECONDS, Game, Node, Submission
from bug_engine.position import Position
from bug_engine.refusal import IllegalTurn
from bug_engine.side import MARKS, SIDES
from bug_engine.text_error import BadText, CodedError, short
from bug_engine.wire.params import BadRequest, Params
from bug_engine.wire.scene import refusal_json

if TYPE_CHECKING:
    from bug_engine.wire.schema import texts as schema
    from bug_engine.wire.schema.game import Start

FORMS = ("record", "abstractplay", "link")


def wrong_json(wrong: CodedError) -> schema.Wrong:
    """Return a mistake in a user's text, with its place, if known."""
    placed = wrong if isinstance(wrong, BadText) else None
    refusal = wrong.refusal if isinstance(wrong, BadGame) else None
    return {
        "code": wrong.code,
        "params": {name: _shown(name, value) for name, value in wrong.params.items()},
        "refusal": refusal_json(refusal) if refusal else None,
        "message": wrong.message,
        "line": placed.line if placed else None,
        "column": placed.column if placed else None,
        "start": placed.start if placed else None,
        "end": placed.end if placed else None,
        "drawing": placed.drawing if placed else "",
    }


def _shown(name: str, value: str | int) -> str | int:
    """Return a param for a sentence; `options` is a list of ours, so it is whole."""
    return short(value) if isinstance(value, str) and name != "options" else value


# Games


def game_json(game: Game) -> schema.Tree:
    """Return a whole game; a node of its tree names its parent by index."""
    start, fields = game.root.position, fields_of(game.root.position)
    nodes = list(game.nodes)
    index = {id(node): i for i, node in enumerate(nodes)}
    return {
        "ruleset": fields["rules"],
        "board": fields["board"],
        "coordinates": start.board.coordinates,
        "start": start_json(start) if "start" in fields else None,
        "headers": game.headers,
        "clock": _clock_of(game),
        "lost": game.lost_on_time,
        "nodes": [_node_json(node, index[id(node.parent)] if node.parent else None) for node in nodes],
        "cursor": index[id(game.cursor)],
    }


def _node_json(node: Node, parent: int | None) -> schema.TreeNode:
    found: schema.TreeNode = {
        "parent": parent,
        "turn": str(node.played.turn) if node.played else None,
        "side": node.played.side if node.played else None,
        "comment": node.comment,
        "seconds": node.seconds,
        "rejected": list(map(_submission_json, node.rejected)),
    }
    return {**found, "tried": True} if node.tried else found


def _submission_json(submission: Submission) -> schema.Submission:
    return {"side": submission.side, "text": submission.text, "seconds": submission.seconds}


def _clock_of(game: Game) -> str | None:
    """Return the clock that the headers name; None if the engine does not know it."""
    from bug_engine.table.clock import BadControl, control_from_text, control_text

    try:
        return control_text(control_from_text(game.headers.get("Clock", "")))
    except BadControl:
        return None


def start_json(position: Position) -> Start:
    """Return a position as the `start` of a game."""
    return {"text": position.text, "mover": position.mover, "setup": position.setup}


def game_of(params: Params) -> Game:
    """Return the game of a request, from its `nodes` or, without them, its `turns`; `cursor` counts either."""
    game = Game(start=params.start())
    nodes = [game.root]
    if "nodes" in params:
        for i, given in enumerate(params.each("nodes")):
            if i:
                parent = nodes[given.whole("parent", None, i)]
                nodes.append(_added(parent, given.text("turn"), f"nodes[{i}]", tried=given.flag("tried")))
            _annotate(nodes[i], given)
    else:
        for i, turn in enumerate(params.texts("turns")):
            nodes.append(_added(nodes[i], turn, f"turns[{i}]"))
    game.cursor = nodes[params.whole("cursor", len(nodes) - 1, len(nodes))]
    headers = params.value("headers", "an object", dict, default={})
    game.lost_on_time = SIDES[params.whole("lost", None, len(MARKS))] if "lost" in params else None
    game.headers = {name: Params(headers, "headers").text(name) for name in headers}
    return game


def _added(parent: Node, turn: str, place: str, *, tried: bool = False) -> Node:
    try:
        return parent.add(turn, tried=tried)
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
    if not 0 <= seconds <= MAX_SECONDS:
        raise BadRequest("bad_request", f"seconds must be from 0 to {MAX_SECONDS}")
    return seconds


# Records and links


def record_read(params: Params) -> schema.RecordAnswer:
    """Answer `record_read`: the game of a text of any form; the request has defaults for what the text does not say."""
    from bug_engine.formats import importers

    text, fields = params.text("text"), params.fields()
    if "coordinates" not in params:
        del fields["coordinates"]
    found = importers.import_one(text, fields, params.text("fit", "") or None)
    return {
        "kind": found.kind,
        "game": game_json(as_asked(found.game, params)) if found.game else None,
        "wrong": wrong_json(found.wrong) if found.wrong else None,
        "fits": found.coordinates,
        "boards": found.boards,
    }


def as_asked(game: Game, params: Params) -> Game:
    """Return a game in the coordinates that `answer_in` names, if the request has that field."""
    if "answer_in" not in params:
        return game
    return game.in_coordinates(params.coordinates("answer_in"))


def record_write(params: Params) -> schema.TextAnswer:
    """Answer `record_write`: a game as a record, for Abstract Play, or as a link with all of it."""
    form = params.text("form", "record")
    if form not in FORMS:
        raise BadRequest("bad_request", f"form must be one of {', '.join(FORMS)}, not {form!r}")
    return {"text": record_of(as_asked(game_of(params), params), form)}


def record_of(game: Game, form: str = "record") -> str:
    """Return the record of a game, in one of the forms."""
    from bug_engine.formats import abstract_play, record

    write = {"record": record.write, "abstractplay": abstract_play.write_state, "link": link.write_whole}[form]
    try:
        return write(game)
    except ValueError as wrong:
        raise BadRequest("bad_game", str(wrong)) from None


def link_read(params: Params) -> schema.LinkAnswer:
    """Answer `link_read`: the game in the fragment of a URL, a link or a letter."""
    from bug_engine.formats import letter

    try:
        text = params.text("text")
        found = letter.game_of(letter.read(text)) if letter.is_letter(text) else link.read(text)
        return {"game": game_json(as_asked(found, params)), "wrong": None}
    except BadLink as bad:
        game = game_json(as_asked(bad.game, params)) if bad.game else None
        return {"game": game, "wrong": wrong_json(bad)}


def link_write(params: Params) -> schema.TextAnswer:
    """Answer `link_write`: a game as the fragment of a URL."""
    return {"text": link.write(as_asked(game_of(params), params))}


METHODS = {
    "record_read": record_read,
    "record_write": record_write,
    "link_read": link_read,
    "link_write": link_write,
}
