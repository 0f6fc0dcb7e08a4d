"""What a game begins with, as a few named texts: records, links, requests and the command line share them.

The fields are `rules`, `board`, `coordinates`, and for a game that does not begin on the empty board `start` (the
position's text), `mover` (`x` or `o`) and `setup` (cells still to be blackened).
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from bug_engine.coordinates import system_named
from bug_engine.position import Position
from bug_engine.ruleset import ruleset_named
from bug_engine.side import MARKS

FIELDS = ("rules", "board", "coordinates", "start", "mover", "setup")
_SURROGATE = re.compile("[\ud800-\udfff]")
_SETUPS = re.compile(r"[0-9]{1,3}")


def without_surrogates(text: str) -> str:
    r"""Return a text with U+FFFD for each lone surrogate, half of a character that no file and no URL can hold.

    >>> without_surrogates("a\ud83d") == "a\ufffd"
    True
    """
    return _SURROGATE.sub("\ufffd", text)


class BadField(ValueError):
    """A field that can't be: its `name`, and why (`cause`, whose message this has)."""

    def __init__(self, name: str, cause: ValueError) -> None:
        super().__init__(str(cause))
        self.name = name
        self.cause = cause


def opening(fields: Mapping[str, str]) -> Position:
    """Return the position that a game with these fields begins with; what is left out is as the rule set
    has it, and `rows` are the coordinates.

    Raises:
        BadField: if one of them can't be.

    >>> opening({"rules": "iggc+pie", "board": "../..", "start": "x./..", "mover": "o"})
    Position.from_text('x./..', mover=1, ruleset='iggc+pie', board='../..')
    """
    name = ""
    try:
        name = "rules"
        ruleset = ruleset_named(fields.get(name, "genius"))
        name = "coordinates"
        system = system_named(fields.get(name, "rows"))
        name = "board"
        position = Position.initial(ruleset, fields.get(name), system)
        name = "mover"
        mover = _mover(fields.get(name, MARKS[0]))
        name = "setup"
        setup = _setup(fields[name]) if name in fields else None
        name = "start"
        if name in fields:
            board = position.board if "board" in fields else None
            return Position.from_text(fields[name], mover, ruleset, board, setup or 0, system)
    except ValueError as wrong:
        raise BadField(name, wrong) from None
    if mover == 0 and setup is None:
        return position
    return Position.from_text(
        position.text, mover, ruleset, position.board, position.setup if setup is None else setup, system
    )


def _mover(text: str) -> int:
    if text not in tuple(MARKS):
        raise ValueError(f"the mover is {' or '.join(MARKS)}, not {text!r}")
    return MARKS.index(text)


def _setup(text: str) -> int:
    if not _SETUPS.fullmatch(text):
        raise ValueError(f"the cells still to be blackened must be a number, not {text!r}")
    return int(text)


def fields_of(position: Position) -> dict[str, str]:
    """Return the fields that `opening` makes a position from; the last three only if it needs them."""
    ruleset, board = position.ruleset, position.board
    fields = {"rules": ruleset.text, "board": board.name, "coordinates": board.coordinates}
    if position != Position.initial(ruleset, board):
        fields |= {"start": position.text, "mover": MARKS[position.mover]}
        if position.setup:
            fields["setup"] = str(position.setup)
    return fields
