"""The parameters of a request, read with care: what is wrong with them becomes a `BadRequest` that names the place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from bug_engine.board import Cell
from bug_engine.bots import Limit, UnknownBot, bot_named
from bug_engine.coordinates import System, UnknownCoordinates, system_named
from bug_engine.formats.fields import BadField, opening, without_surrogates
from bug_engine.position import Position
from bug_engine.ruleset import Ruleset, UnknownRuleset, ruleset_from
from bug_engine.side import MARKS
from bug_engine.wire.scene import replay

MAX_COORDINATE = 10_000
MAX_SETUP_CELLS = 1_000


class BadRequest(ValueError):
    """A request that can't be answered, through the caller's doing; `code` is the error code of docs/wire.md."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Params:
    """The parameters of a request by name; `place` is where they stand if they are part of another's."""

    def __init__(self, params: object, place: str = "") -> None:
        if not isinstance(params, dict):
            raise BadRequest("bad_request", f"{place or 'params'} must be an object, not {kind_of(params)}")
        self._params = params
        self._place = f"{place}." if place else ""

    def __contains__(self, name: str) -> bool:
        """Whether a parameter is there and not null."""
        return self._params.get(name) is not None

    # Values

    def value(self, name: str, expected: str, *types: type, default: Any = None) -> Any:
        """Return a parameter of one of these types; `default`, unless that is None, if it is left out."""
        value = self._params.get(name, default)
        if not isinstance(value, types) or (isinstance(value, bool) and bool not in types):
            raise self.bad(name, expected, value)
        return value

    def bad(self, name: str, expected: str, value: object) -> BadRequest:
        """Return the error of a parameter that is not what it must be."""
        return BadRequest("bad_request", f"{self._place}{name} must be {expected}, not {kind_of(value)}")

    def text(self, name: str, default: str | None = None) -> str:
        """Return a text."""
        return str(self.value(name, "a text", str, default=default))

    def texts(self, name: str) -> list[str]:
        """Return a list of texts; empty if it is left out."""
        texts = self.value(name, "a list of texts", list, default=[])
        for i, text in enumerate(texts):
            if not isinstance(text, str):
                raise self.bad(f"{name}[{i}]", "a text", text)
        return list(texts)

    def number(self, name: str, expected: str = "a number", default: float | None = None) -> float:
        """Return a number, whole or not."""
        number = self.value(name, expected, int, float, default=default)
        try:
            return float(number)
        except OverflowError:
            raise BadRequest("bad_request", f"{self._place}{name} is too large") from None

    def whole(self, name: str, default: int | None, limit: int) -> int:
        """Return a whole number from 0 to below `limit`."""
        number = self.value(name, "a whole number", int, default=default)
        if not 0 <= number < limit:
            raise BadRequest("bad_request", f"{self._place}{name} must be from 0 to {limit - 1}")
        return int(number)

    def flag(self, name: str) -> bool:
        """Return whether something is so; not, if it is left out."""
        return bool(self.value(name, "true or false", bool, default=False))

    def each(self, name: str) -> list[Params]:
        """Return a list of objects; empty if it is left out."""
        values = self.value(name, "a list of objects", list, default=[])
        return [Params(value, f"{self._place}{name}[{i}]") for i, value in enumerate(values)]

    # A game

    def ruleset(self) -> Ruleset:
        """Return the rule set: a known one by name, one in switches (`chosen+pie`), or one by its fields."""
        value = self.value("ruleset", "a name or an object", str, dict, default="genius")
        try:
            return ruleset_from(value)
        except UnknownRuleset as unknown:
            raise BadRequest("bad_game", str(unknown)) from None
        except ValueError as wrong:
            raise BadRequest("bad_game", f"ruleset: {wrong}") from None

    def coordinates(self, name: str = "coordinates") -> System:
        """Return a naming system; `rows` if it is left out."""
        try:
            return system_named(self.text(name, "rows"))
        except UnknownCoordinates as unknown:
            raise BadRequest("bad_game", str(unknown)) from None

    def fields(self) -> dict[str, str]:
        """Return what the game begins with, as the fields of opening.py."""
        fields = {"rules": self.ruleset().text, "coordinates": self.coordinates()}
        if "board" in self._params:
            fields["board"] = self.text("board")
        if "start" in self:
            start = Params(self._params["start"], "start")
            fields["start"] = start.text("text")
            fields["mover"] = MARKS[start.whole("mover", 0, len(MARKS))]
            fields["setup"] = str(start.whole("setup", 0, MAX_SETUP_CELLS))
        return fields

    def start(self) -> Position:
        """Return the position that the game begins with."""
        try:
            return opening(self.fields())
        except BadField as bad:
            raise BadRequest("bad_game", str(bad)) from None

    def position(self) -> Position:
        """Return the position after the turns.

        Raises:
            BadRequest: if one of them is not legal.
        """
        played, refused = replay(self.start(), self.texts("turns"))
        if refused:
            raise BadRequest("bad_game", f"turn {refused.index + 1}, {refused.turn!r}: {refused.refusal}")
        return played[-1].position if played else self.start()

    def marks(self, name: str) -> dict[Cell, str]:
        """Return painted cells, `[q, r, mark]` each, as marks by cell."""
        marks: dict[Cell, str] = {}
        for i, cell in enumerate(self.value(name, "a list of cells", list)):
            if not isinstance(cell, list) or [type(part) for part in cell] != [int, int, str]:
                raise self.bad(f"{name}[{i}]", "like [0, 0, '.']", cell)
            q, r, mark = cell
            if max(abs(q), abs(r)) > MAX_COORDINATE or not re.fullmatch(r"[.xo#*]", mark):
                raise BadRequest("bad_request", f"{self._place}{name}[{i}] is no cell marked . x o or #")
            marks[Cell(q, r)] = mark
        return marks

    def unfinished(self) -> Position:
        """Return the position after the turns, of a game that is not over."""
        position = self.position()
        if position.result:
            raise BadRequest("bad_game", "the game is over: there is nothing to think about")
        return position

    # Bots

    def bot(self) -> str:
        """Return the name of a bot that there is."""
        try:
            return bot_named(self.text("bot")).name
        except UnknownBot as unknown:
            raise BadRequest("bad_request", str(unknown)) from None

    def limit(self) -> Limit:
        """Return how much a bot may work."""
        value = self._params.get("limit") or {}
        if not isinstance(value, dict) or value.keys() - {"nodes"}:
            raise BadRequest("bad_request", f"limit must be an object with `nodes`, not {kind_of(value)}")
        try:
            return Limit(value.get("nodes"))
        except ValueError as wrong:
            raise BadRequest("bad_request", str(wrong)) from None

    def seed(self) -> int | None:
        """Return the seed; None for another game every time."""
        value = self._params.get("seed")
        if value is not None and type(value) is not int:
            raise BadRequest("bad_request", f"seed must be a whole number or null, not {kind_of(value)}")
        return value

    def request(self) -> str | int:
        """Return the id of another request."""
        return id_of(self._params, "request")


def id_of(values: Mapping[str, Any], name: str) -> str | int:
    """Return the id of a request."""
    value = values.get(name)
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise BadRequest("bad_request", f"{name} must be a text or a whole number, not {kind_of(value)}")
    if isinstance(value, str) and value != without_surrogates(value):
        raise BadRequest("bad_request", f"{name} must be a text of whole characters, not {value!r}")
    return value


def kind_of(value: object) -> str:
    """Say what kind of JSON value this is."""
    kinds = {"NoneType": "null", "bool": "true or false", "int": "a number", "float": "a number", "str": "a text"}
    return kinds.get(type(value).__name__, "a list" if isinstance(value, list) else "an object")
