"""The start of a game as a few named texts, and errors in the text of a game.

Records, links, requests and the command line share the fields: `rules`, `board`, `coordinates`; and if the game does
not start on the empty board, `start` (the position's text), `mover` (`x` or `o`) and `setup` (the number of cells
still to be blackened).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Self

from bug_engine.coordinates import system_named
from bug_engine.game import Game
from bug_engine.notation import span_of_step
from bug_engine.position import Position
from bug_engine.refusal import IllegalTurn, Refusal
from bug_engine.ruleset import ruleset_named
from bug_engine.side import MARKS
from bug_engine.text_error import BadText, CodedError

FIELDS = ("rules", "board", "coordinates", "start", "mover", "setup")
_SETUPS = re.compile(r"[0-9]{1,3}")
_SURROGATE = re.compile("[\ud800-\udfff]")


def without_surrogates(text: str) -> str:
    r"""Return a text with U+FFFD for each lone surrogate: half a character, which no file and no URL can contain.

    >>> without_surrogates("a\ud83d") == "a\ufffd"
    True
    """
    return _SURROGATE.sub("\ufffd", text)


class BadField(CodedError):
    """A field with an impossible value: its `name`, and the `cause`, which gives message, code and params."""

    def __init__(self, name: str, cause: CodedError) -> None:
        super().__init__(cause.message, cause.code, **cause.params)
        self.name = name
        self.cause = cause


class BadGame(BadText):
    """A text of a game that can't be read to its end.

    `game` is the part before the mistake (None: the start itself is wrong), `refusal` says why a turn is illegal.
    """

    game: Game | None = None
    refusal: Refusal | None = None

    @classmethod
    def of_field(cls, bad: BadField, text: str, start: int = 0, end: int = 0) -> Self:
        """Return the error of a field whose value is `text[start:end]`."""
        cause = bad.cause
        if isinstance(cause, BadText) and cause.text == text[start:end]:
            start, end = start + cause.start, start + cause.end
        return cls(bad.message, bad.code, text, start, end, **bad.params)

    @classmethod
    def of_turn(cls, illegal: IllegalTurn, text: str, start: int, word: str) -> Self:
        """Return the error of an illegal turn, the `word` that begins at `text[start]`."""
        refusal = illegal.refusal
        first, last = span_of_step(word, refusal.step)
        if first == last:
            first, last = 0, len(word)
        return cls.of_refusal(refusal, text, start + first, start + last)

    @classmethod
    def of_refusal(cls, refusal: Refusal, text: str, start: int, end: int | None = None) -> Self:
        """Return the error of a refused turn or cell, `text[start:end]`."""
        turn = refusal.text or text[start:end]  # a turn that ends too early has no illegal cell
        bad = cls(refusal.message, "illegal_turn", text, start, end, turn=turn)
        bad.refusal = refusal
        return bad


def start_position(fields: Mapping[str, str]) -> Position:
    """Return the position in which a game with these fields starts.

    A missing `board`, `mover` or `setup` has the rule set's default; missing `coordinates` are `rows`.

    Raises:
        BadField: if a field has an impossible value.

    >>> start_position({"rules": "iggc+pie", "board": "../..", "start": "x./..", "mover": "o"})
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
    except CodedError as wrong:
        raise BadField(name, wrong) from None
    if mover == 0 and setup is None:
        return position
    return Position.from_text(
        position.text, mover, ruleset, position.board, position.setup if setup is None else setup, system
    )


def _mover(text: str) -> int:
    if text not in tuple(MARKS):
        raise CodedError(f"the mover is {' or '.join(MARKS)}, not {text!r}", "bad_mover", mover=text)
    return MARKS.index(text)


def _setup(text: str) -> int:
    if not _SETUPS.fullmatch(text):
        message = f"the cells still to be blackened must be a number from 0 to 999, not {text!r}"
        raise CodedError(message, "bad_setup", setup=text)
    return int(text)


def fields_of(position: Position) -> dict[str, str]:
    """Return the fields from which `start_position` makes a position; the last three only if they are needed."""
    ruleset, board = position.ruleset, position.board
    fields = {"rules": ruleset.text, "board": board.name, "coordinates": board.coordinates}
    if position != Position.initial(ruleset, board):
        fields |= {"start": position.text, "mover": MARKS[position.mover]}
        if position.setup:
            fields["setup"] = str(position.setup)
    return fields
