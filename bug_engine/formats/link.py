"""The link: a game as the fragment of a URL, short enough to send and plain enough to edit (HexWorld's is the model).

`#hexhex4,genius,C3.B2-B1,D4`: board, rule set, the turns up to the cursor, those after it. Before the turns there may
be `coordinates=…`, and for another start `start=…`, `mover=…`, `setup=…` (opening.py). A board or a position that is
drawn in a text (custom.py) stands there as it is, black cells as `*`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from bug_engine.formats.fields import FIELDS, BadField, fields_of, opening, without_surrogates
from bug_engine.game import Game, Node
from bug_engine.notation import Turn, span_of_step
from bug_engine.refusal import IllegalTurn
from bug_engine.text_error import BadText

_WORD = re.compile(r"[^.;\s+]+")
_ESCAPE = re.compile(r"%([0-7][0-9A-Fa-f])")
_OPTIONS = FIELDS[2:]
# Twice what the longest game needs on the largest board, with every character escaped.
MAX_LINK = 30_000


class BadLink(BadText):
    """A link that does not lead to a position; `game` is as much of it as could be read (None: not even its start).

    >>> try:
    ...     read("hexhex3,genius,C3.Z9")
    ... except BadLink as bad:
    ...     print(bad, bad.place)
    'Z9' is not a cell of this board. column 19
    """

    game: Game | None = None


def write(game: Game) -> str:
    """Return the fragment, without `#`, that leads to the cursor of a game and on along its first line.

    >>> write(Game("genius", "hexhex3").play("C3").play("B2-B1").undo())
    'hexhex3,genius,C3,B2-B1'
    """
    fields = fields_of(game.root.position)
    if game.board.coordinates == "rows":
        del fields["coordinates"]
    options = [f"{name}={fields[name].replace('#', '*')}" for name in _OPTIONS if name in fields]
    turns, later = _turns_text(game.cursor.line), _turns_text(_after(game.cursor))
    return ",".join([fields["board"], fields["rules"], *options, turns, later]).rstrip(",")


def _after(node: Node) -> Iterator[Node]:
    while node.children:
        node = node.children[0]
        yield node


def _turns_text(nodes: Iterator[Node] | list[Node]) -> str:
    return ".".join(_turn_text(node.played.turn) for node in nodes if node.played)


def _turn_text(turn: Turn) -> str:
    # Commas part the fields, so cells are joined by hyphens in every naming system.
    return str(turn).replace(",", "-")


class _Field(NamedTuple):
    text: str
    start: int


def read(fragment: str) -> Game:
    """Return the game of a link, with or without `#`, its cursor where the link says.

    Raises:
        BadLink: with the place of the first mistake, and the game as far as it could be read.

    >>> game = read("#_../.*./..,chosen+pie,A1.swap,C2")
    >>> print(game)
     A  o .
    B  . # .
     C  . .
    x to move
    """
    if len(fragment) > MAX_LINK:
        raise BadLink(f"a link has at most {MAX_LINK:,} characters", fragment[:MAX_LINK], MAX_LINK)
    text = _ESCAPE.sub(lambda match: chr(int(match[1], 16)), without_surrogates(fragment).strip().lstrip("#"))
    fields, lists = _sorted(text)
    game = _opened(text, fields)
    try:
        if len(lists) > 2:
            raise BadLink("a link has two lists of turns at most: up to the cursor, and after it", text, lists[2].start)
        node = cursor = game.root
        for i, part in enumerate(lists):
            node = _played(node, part, text)
            cursor = node if i == 0 else cursor
    except BadLink as bad:
        game.cursor = game.root.end
        bad.game = game
        raise
    game.cursor = cursor
    return game


def _sorted(text: str) -> tuple[dict[str, _Field], list[_Field]]:
    """Return the fields of the opening by name, and the lists of turns."""
    named: dict[str, _Field] = {}
    lists: list[_Field] = []
    start = 0
    for i, part in enumerate(text.split(",")):
        name, equals, value = part.partition("=")
        if i < 2:
            named.update({("board", "rules")[i]: _Field(part, start)} if part else {})
        elif equals and (name not in _OPTIONS or name in named):
            told = "is told twice" if name in named else f"is none of {', '.join(_OPTIONS)}"
            raise BadLink(f"{name!r} {told}", text, start, start + len(name))
        elif equals:
            named[name] = _Field(value, start + len(name) + 1)
        else:
            lists.append(_Field(part, start))
        start += len(part) + 1
    if "board" not in named:
        raise BadLink("a link begins with a board, like hexhex4,genius", text, 0, 0)
    return named, lists


def _opened(text: str, fields: dict[str, _Field]) -> Game:
    try:
        return Game(start=opening({name: field.text for name, field in fields.items()}))
    except BadField as bad:
        value, start = fields.get(bad.name, _Field("", 0))
        end = start + len(value)
        if isinstance(bad.cause, BadText) and bad.cause.text == value:
            start, end = start + bad.cause.start, start + bad.cause.end
        raise BadLink(str(bad.cause), text, start, end) from None


def _played(node: Node, part: _Field, text: str) -> Node:
    for match in _WORD.finditer(part.text):
        try:
            node = node.add(match[0])
        except IllegalTurn as illegal:
            start, end = span_of_step(match[0], illegal.refusal.step)
            if start == end:
                start, end = 0, len(match[0])
            place = part.start + match.start()
            raise BadLink(str(illegal), text, place + start, place + end) from None
    return node
