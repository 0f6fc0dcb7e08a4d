"""Reads the log of a Genius room: one message a line, some of them turns."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bug_engine.formats.fields import BadField, start_position
from bug_engine.formats.record import BadRecord
from bug_engine.game import Game, Node
from bug_engine.position import Position
from bug_engine.side import MARKS
from bug_engine.table.umpire import Desk

# A line of a room's log: the time (not kept), the name, the text.
# Where a line ends, as `str.splitlines` sees it; all of them are blanks.
_END = r"\n\r\v\f\x1c-\x1e\x85\u2028\u2029"
_WHEN = rf"(?:(?:\[[^\]{_END}]*\]|[0-9]{{1,2}}:[0-9:]+(?:[^\S{_END}]?[AaPp]\.?[Mm]\.?)?)[^\S{_END}]+)?"
_WHO = rf"[^\W\d][^:{{}}()\[\]{_END}]{{0,40}}:"
_SAID = re.compile(rf"{_WHEN}(?:(?P<who>{_WHO[:-1]}):\s*)?(?P<text>.*)")
_NAMED = re.compile(rf"(?:\A|[{_END}])[^\S{_END}]*+{_WHEN}{_WHO}")
_TURN_LIKE = re.compile(r"[A-Za-z]{1,2}[0-9]{1,2}(?:[-,\s\u2013]+[A-Za-z]{1,2}[0-9]{1,2})*|swap", re.IGNORECASE)


def says_something(text: str) -> bool:
    """Return whether a line of a text names its speaker.

    >>> says_something("Ann: C3"), says_something("C3 B2-B1")
    (True, False)
    """
    return bool(_NAMED.search(text))


def plays_something(text: str) -> bool:
    """Return whether a message of a text is a turn.

    >>> plays_something("Ann: C3"), plays_something("Ann: look at C3")
    (True, False)
    """
    said = (_SAID.fullmatch(line.strip()) for line in text.splitlines())
    return any(each and each["who"] and _TURN_LIKE.fullmatch(each["text"]) for each in said)


def read_room(text: str, fields: Mapping[str, str] | None = None) -> Game:
    r"""Return the game of a room's log: one message a line, `Red: B1-B3`, with or without the name.

    The umpire (umpire.py) judges the turns: the first legal one counts, the illegal ones are kept as submissions; any
    other message becomes a comment. A player named like a side (`x`, `o`, or the rule set's colour) plays that side;
    the first two other names belong to side 0 and side 1.

    Raises:
        BadRecord: if no line is a legal turn.

    >>> game = read_room("Red: C3-C4\nRed: C3\nBlue: hm\nBlue: B2 B1", {"board": "hexhex3"})
    >>> game.turns, game.root.rejected[0].text, game.root.children[0].comment
    ((<Turn C3>, <Turn B2-B1>), 'C3-C4', 'Blue: hm')
    """
    try:
        game = Game(start=start_position(fields or {}))
    except BadField as bad_field:
        raise BadRecord.of_field(bad_field, text) from None
    desk, sides = Desk(game), _Sides(game.position)
    talk: list[tuple[Node, list[str]]] = []  # the other messages after each turn; joined once, as there may be many
    for line in text.splitlines():
        said = _SAID.fullmatch(line.strip())
        if said is None or not said["text"]:
            continue
        side = sides.side_of(said["who"]) if said["who"] else game.position.mover
        if side is not None and _TURN_LIKE.fullmatch(said["text"]):
            desk.submit(said["text"], side)
        else:
            if not talk or talk[-1][0] is not game.cursor:
                talk.append((game.cursor, []))
            talk[-1][1].append(line.strip())
    for node, messages in talk:
        node.comment = "\n".join(messages)
    if not game.turns:
        bad = BadRecord("no line is a legal turn", "no_legal_turn", text)
        bad.game = game
        raise bad
    game.headers |= {MARKS[side].upper(): name for name, side in sides.known.items()}
    return game


class _Sides:
    """The sides of the players in a room, by name."""

    def __init__(self, position: Position) -> None:
        colours = position.ruleset.colours
        self.fixed = {name.lower(): side for side in (0, 1) for name in (MARKS[side], colours[side])}
        self.known: dict[str, int] = {}

    def side_of(self, name: str) -> int | None:
        name = name.strip()
        side = self.fixed.get(name.lower(), self.known.get(name))
        if side is None and len(self.known) < 2:
            side = next(side for side in (0, 1) if side not in self.known.values())
        if side is not None:
            self.known.setdefault(name, side)
        return side
