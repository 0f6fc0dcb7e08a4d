"""The link: a game as the fragment of a URL, short enough to send and plain enough to edit, like HexWorld's.

`#hexhex4,genius,C3.B2-B1,D4`: board, rule set, the turns up to the cursor, the turns after it. The options
`coordinates=…`, `start=…`, `mover=…` and `setup=…` (fields.py), `starts=…` and `result=…` precede the turns. A board
or a position may be a text (custom.py), with black cells as `*`.

`#record=eNpT…` holds a whole record (record.py) instead, with variations, comments, names, times and the result. It is
compressed by zlib, whose checksum shows that nothing was cut or changed on the way, and written as base64 for URLs.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Sequence
from typing import NamedTuple
from zlib import compress, decompressobj, error

from bug_engine.checking import checked_type
from bug_engine.formats import record
from bug_engine.formats.fields import FIELDS, BadField, BadGame, fields_of, start_position, without_surrogates
from bug_engine.formats.record import BadRecord
from bug_engine.formats.results import RESULT, resignation_result_text, time_result_text
from bug_engine.game import Game, Node
from bug_engine.notation import Turn
from bug_engine.refusal import IllegalTurn
from bug_engine.side import MARKS, SIDES

_WORD = re.compile(r"[^.;\s+]+")
_ESCAPE = re.compile(r"%([0-7][0-9A-Fa-f])")
# What chats add to an address: `&fbclid=…`, `?utm_source=…`.
_ADDED = re.compile(r"[?&][\w.;-]+=.*", re.DOTALL)
_RESULT = re.compile(r"([xo])-(time|resignation)")
_OPTIONS = (*FIELDS[2:], "starts", "result")
# The header and the value that say that the second colour of the rule set starts.
STARTS, SECOND = "Starts", "second"
# Twice what the longest game needs on the largest board, with every character escaped.
MAX_LINK = 30_000
# How a link begins that holds a whole record.
WHOLE = "record="
_WHOLE = re.compile(rf"{WHOLE}([A-Za-z0-9_-]*)")
# The most characters of a link's record. A small link could unpack to megabytes, and every turn takes time to read: a
# hostile record of this length takes a second or two in a browser.
MAX_RECORD = 50_000


class BadLink(BadGame):
    """A link that can't be read to its end.

    >>> try:
    ...     read("hexhex3,genius,C3.Z9")
    ... except BadLink as bad:
    ...     print(bad, bad.place)
    'Z9' is not a cell of this board. column 19
    """


def write(game: Game) -> str:
    """Return the link to the cursor of a game, without `#`, with the turns after it and how they ended.

    >>> write(Game("genius", "hexhex3").play("C3").play("B2-B1").undo())
    'hexhex3,genius,C3,B2-B1'
    """
    checked_type(game, Game, "a link is of a Game")
    fields = fields_of(game.root.position)
    if game.board.coordinates == "rows":
        del fields["coordinates"]
    if game.headers.get(STARTS) == SECOND:
        fields["starts"] = SECOND
    fields |= _result_field(game)
    options = [f"{name}={fields[name].replace('#', '*')}" for name in _OPTIONS if name in fields]
    turns, later = _turns_text(game.cursor.line), _turns_text(_after(game.cursor))
    return ",".join([fields["board"], fields["rules"], *options, turns, later]).rstrip(",")


def _result_field(game: Game) -> dict[str, str]:
    """Return the field for a main line that ended before the board decided it, if the link contains that line."""
    end = game.root.end
    if game.cursor.end is end and not end.position.result:
        header = game.headers.get(RESULT)
        for loser, winner in zip(SIDES, reversed(MARKS), strict=True):
            if game.lost_on_time == loser or header == time_result_text(loser):
                return {"result": f"{winner}-time"}
            if header == resignation_result_text(loser):
                return {"result": f"{winner}-resignation"}
    return {}


def _after(node: Node) -> Iterator[Node]:
    while following := node.next:
        node = following
        yield node


def _turns_text(nodes: Iterator[Node] | list[Node]) -> str:
    return ".".join(_turn_text(node.played.turn) for node in nodes if node.played)


def _turn_text(turn: Turn) -> str:
    # A comma separates the fields of a link, so a hyphen joins the cells in every naming system.
    return str(turn).replace(",", "-")


def write_whole(game: Game) -> str:
    """Return the link that holds the record of a game, without `#`.

    Raises:
        ValueError: if it would be too long, or if the game has no record.

    >>> str(read(write_whole(Game("genius", "hexhex3").play("C3"))).cursor.played.turn)
    'C3'
    """
    text = record.write(game)
    link = f"{WHOLE}{urlsafe_b64encode(compress(text.encode(), 9)).decode().rstrip('=')}"
    if len(text) > MAX_RECORD or len(link) > MAX_LINK:
        raise ValueError("this game is too long for a link")
    return link


class Field(NamedTuple):
    """A part of a link, and where it begins."""

    text: str
    start: int


def read(fragment: str) -> Game:
    """Return the game of a link, with or without `#`.

    Raises:
        BadLink: at the first mistake, with the part of the game before it.

    >>> game = read("#_../.*./..,chosen+pie,A1.swap,C2")
    >>> print(game)
     A  o .
    B  . # .
     C  . .
    x to move
    """
    text = _ADDED.sub("", plain(fragment))
    if whole := _WHOLE.match(text):
        return _of_record(_unpacked(text, whole[1]))
    fields, lists = fields_in(text, _OPTIONS)
    game = _opened(text, fields)
    if "starts" in fields:
        game.headers[STARTS] = _starts(fields["starts"], text)
    try:
        if len(lists) > 2:
            message = "a link has at most two lists of turns: up to the cursor, and after it"
            raise BadLink(message, "too_many_lists", text, lists[2].start)
        node = cursor = game.root
        for i, part in enumerate(lists):
            node = _played(node, part, text)
            cursor = node if i == 0 else cursor
        if "result" in fields:
            _end(game, fields["result"], text)
    except BadLink as bad:
        game.cursor = game.root.end
        bad.game = game
        raise
    game.cursor = cursor
    return game


def _unpacked(text: str, digits: str) -> str:
    """Return the record that a link holds, as base64 without `=` at its end."""
    unpacking = decompressobj()
    try:
        # A cut may leave a digit that is no byte yet.
        data = urlsafe_b64decode(digits[: -1 if len(digits) % 4 == 1 else None] + "==")
        found = unpacking.decompress(data, 4 * MAX_RECORD + 1)
        found_text = found.decode() if unpacking.eof else ""
    except (error, UnicodeDecodeError):
        raise BadLink("this link was changed on its way", "changed_letter", text) from None
    if len(found) > 4 * MAX_RECORD or len(found_text) > MAX_RECORD:
        message = f"the record in a link has at most {MAX_RECORD:,} characters"
        raise BadLink(message, "long_record", text, limit=MAX_RECORD)
    if not unpacking.eof:
        raise BadLink("the end of this link is missing", "cut_letter", text, len(text))
    if unpacking.unused_data:
        raise BadLink("this link was changed on its way", "changed_letter", text)
    return found_text


def _of_record(text: str) -> Game:
    """Return the game of a link's record; a mistake has its place there."""
    try:
        return record.read(text)
    except BadRecord as wrong:
        bad = BadLink(wrong.message, wrong.code, wrong.text, wrong.start, wrong.end, **wrong.params)
        bad.game, bad.refusal = wrong.game, wrong.refusal
        raise bad from None


def plain(fragment: str) -> str:
    """Return a link without `#`, with its ASCII characters unescaped.

    Raises:
        BadLink: if it is too long.
    """
    if len(fragment) > MAX_LINK:
        message = f"a link has at most {MAX_LINK:,} characters"
        raise BadLink(message, "long_link", fragment[:MAX_LINK], MAX_LINK, limit=MAX_LINK)
    return _ESCAPE.sub(lambda match: chr(int(match[1], 16)), without_surrogates(fragment).strip().lstrip("#"))


def fields_in(text: str, options: Sequence[str]) -> tuple[dict[str, Field], list[Field]]:
    """Return the fields of a link by name, and its lists of turns.

    Raises:
        BadLink: if an option is unknown, or appears twice.
    """
    named: dict[str, Field] = {}
    lists: list[Field] = []
    start = 0
    for i, part in enumerate(text.split(",")):
        name, equals, value = part.partition("=")
        if i < 2:
            named.update({("board", "rules")[i]: Field(part, start)} if part else {})
        elif equals and (name not in options or name in named):
            end, known = start + len(name), ", ".join(options)
            if name in named:
                raise BadLink(f"{name!r} appears twice", "option_twice", text, start, end, option=name)
            raise BadLink(
                f"{name!r} is not one of {known}", "unknown_option", text, start, end, option=name, options=known
            )
        elif equals:
            named[name] = Field(value, start + len(name) + 1)
        else:
            lists.append(Field(part, start))
        start += len(part) + 1
    if "board" not in named:
        raise BadLink("a link begins with a board, like hexhex4,genius", "no_board", text, 0, 0)
    return named, lists


def _opened(text: str, fields: dict[str, Field]) -> Game:
    try:
        return Game(start=start_position({name: field.text for name, field in fields.items()}))
    except BadField as bad:
        value, start = fields.get(bad.name, Field("", 0))
        raise BadLink.of_field(bad, text, start, start + len(value)) from None


def _starts(field: Field, text: str) -> str:
    if field.text == SECOND:
        return SECOND
    message = f"{field.text!r} is no value of 'starts': it is {SECOND!r}, or missing"
    end = field.start + len(field.text)
    raise BadLink(message, "bad_option", text, field.start, end, option="starts", value=field.text)


def _end(game: Game, field: Field, text: str) -> None:
    """Note how a game ended, unless the board has decided it."""
    found = _RESULT.fullmatch(field.text)
    if not found:
        message = f"{field.text!r} is no value of 'result': it is x-time or o-resignation, for example"
        end = field.start + len(field.text)
        raise BadLink(message, "bad_option", text, field.start, end, option="result", value=field.text)
    loser = SIDES[1 - MARKS.index(found[1])]
    if game.root.end.position.result:
        return
    if found[2] == "time":
        game.lost_on_time = loser
    else:
        game.headers[RESULT] = resignation_result_text(loser)


def _played(node: Node, part: Field, text: str) -> Node:
    for match in _WORD.finditer(part.text):
        try:
            node = node.add(match[0])
        except IllegalTurn as illegal:
            raise BadLink.of_turn(illegal, text, part.start + match.start(), match[0]) from None
    return node
