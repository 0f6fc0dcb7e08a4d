"""Games that two devices share. Methods `letter_new`, `letter_read`, `letter_add`: letters in, letters out.

A mistake in a letter, or an entry that is not allowed, is part of the answer (`wrong`), not an error.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bug_engine.formats import letter
from bug_engine.formats.fields import fields_of
from bug_engine.formats.link import BadLink
from bug_engine.game import MAX_SECONDS
from bug_engine.side import MARKS, SIDES
from bug_engine.table.merging import merge
from bug_engine.table.shared import Ending, Refused, Shared, Terms
from bug_engine.wire.params import BadRequest, Params
from bug_engine.wire.records import start_json, wrong_json

if TYPE_CHECKING:
    from bug_engine.wire.schema import texts as schema


def letter_json(shared: Shared) -> schema.Letter:
    """Return a shared game and its state."""
    terms, standing = shared.terms, shared.standing
    fields = fields_of(terms.start)
    return {
        "text": letter.write(shared),
        "watch": letter.write(shared, watching=True),
        "id": terms.id,
        "ruleset": fields["rules"],
        "board": fields["board"],
        "start": start_json(terms.start) if "start" in fields else None,
        "host": terms.host,
        "names": terms.names,
        "days": terms.days,
        "clock": terms.clock,
        "since": terms.since,
        "turns": [str(played.turn) for played in standing.turns],
        "stamps": standing.stamps,
        "begun": standing.begun,
        "moving_since": standing.since,
        "mover": standing.position.mover,
        "offers": standing.offers,
        "ending": _ending(standing.ending),
        "entries": (len(shared.entries[0]), len(shared.entries[1])),
        "late": sum(not done.counts for done in standing.order),
        "last": standing.order[-1].side if standing.order else None,
        "drawing": str(standing.position).rsplit("\n", 1)[0],
    }


def _ending(ending: Ending | None) -> schema.Ending | None:
    if ending is None:
        return None
    known: schema.Ending = {"winner": ending.winner, "reason": ending.reason}
    return known if ending.stamp is None else {**known, "stamp": ending.stamp}


def letter_new(params: Params) -> schema.LetterAnswer:
    """Answer `letter_new`: the letter of a new game."""
    names = [letter.clean_name(name) for name in params.texts("names")]
    terms = Terms(
        params.text("id"),
        params.start().in_coordinates("rows"),
        SIDES[params.whole("host", 0, len(MARKS))],
        (names[0], names[1]) if len(names) == len(MARKS) else ("", ""),
        params.whole("days", 0, letter.MAX_DAYS + 1) or None,
        params.text("clock", ""),
        params.text("since", ""),
    )
    try:
        return _answer(letter.write(Shared(terms)))
    except BadLink as bad:  # it would be too long
        return {"letter": None, "wrong": wrong_json(bad)}


def letter_read(params: Params) -> schema.LetterRead:
    """Answer `letter_read`: the game of a letter, and what it adds to the `known` letter."""
    try:
        received = letter.read(params.text("text"))
    except BadLink as bad:
        return {"letter": None, "wrong": wrong_json(bad), "merge": None}
    answer: schema.LetterRead = {"letter": letter_json(received), "wrong": None, "merge": None}
    if "known" in params:
        try:
            reader = SIDES[params.whole("side", 0, len(MARKS))] if "side" in params else None
            found = merge(letter.read(params.text("known")), received, reader)
        except BadLink as bad:
            raise BadRequest("bad_game", f"known: {bad}") from None
        except Refused as refused:
            text = letter.write(received)
            end = text.rindex(",")  # the checksum follows
            start = max(text.rfind(mark, 0, end) for mark in ",.") + 1
            too_much = BadLink(str(refused), refused.why, text, start, end, entry=text[start:end])
            return {"letter": None, "wrong": wrong_json(too_much), "merge": None}
        fork = found.fork
        answer["merge"] = {
            "letter": letter_json(found.shared),
            "same_terms": found.same_terms,
            "fork": {"side": fork.side, "turn": fork.turn, "known": fork.known, "received": fork.received}
            if fork
            else None,
            "new": found.new,
            "unknown": found.unknown,
        }
    return answer


def letter_add(params: Params) -> schema.LetterAnswer:
    """Answer `letter_add`: a letter with a side's name, with another entry of that side, or with both."""
    try:
        shared = letter.read(params.text("text"))
        side = SIDES[params.whole("side", None, len(MARKS))]
        if "name" in params:
            shared = shared.named(side, letter.clean_name(params.text("name")))
            if "entry" not in params:
                return _answer(letter.write(shared))
        stamp = params.whole("stamp", 0, MAX_SECONDS + 1) if "stamp" in params else None
        return _answer(letter.write(letter.added(shared, side, params.text("entry"), stamp)))
    except BadLink as bad:
        return {"letter": None, "wrong": wrong_json(bad)}


def _answer(text: str) -> schema.LetterAnswer:
    try:
        return {"letter": letter_json(letter.read(text)), "wrong": None}
    except BadLink as bad:
        return {"letter": None, "wrong": wrong_json(bad)}


METHODS = {"letter_new": letter_new, "letter_read": letter_read, "letter_add": letter_add}
