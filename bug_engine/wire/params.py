"""The parameters of a request; a `BadRequest` names the place of a mistake in them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bug_engine.board import Cell
from bug_engine.bots import Limit, UnknownBot, bot_named
from bug_engine.coordinates import System, UnknownCoordinates, system_named
from bug_engine.formats.fields import BadField, without_surrogates
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.ruleset import Ruleset, UnknownRuleset, ruleset_from
from bug_engine.side import MARKS
from bug_engine.wire.replay import replay, start_of

if TYPE_CHECKING:
    from bug_engine.wire.schema.methods import ErrorCode, Id

MAX_COORDINATE = 10_000
MAX_SETUP_CELLS = 1_000


class BadRequest(ValueError):
    """A mistake of the caller; `code` is an error code of docs/wire.md."""

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.code: ErrorCode = code


class Params:
    """The parameters of a request by name, or the fields of an object within them, which has the name `place`."""

    def __init__(self, params: object, place: str = "") -> None:
        if not isinstance(params, dict):
            raise BadRequest("bad_request", f"{place or 'params'} must be an object, not {kind_of(params)}")
        self._params = params
        self._place = f"{place}." if place else ""

    def __contains__(self, name: str) -> bool:
        """Return whether a parameter is there and not null."""
        return self._params.get(name) is not None

    # Values

    def value(self, name: str, expected: str, *types: type, default: Any = None) -> Any:
        """Return a parameter of one of these types. If it is missing, return `default`; without one, raise an error."""
        value = self._params.get(name, default)
        if not isinstance(value, types) or (isinstance(value, bool) and bool not in types):
            raise self.bad(name, expected, value)
        return value

    def bad(self, name: str, expected: str, value: object) -> BadRequest:
        """Return the error of a parameter of the wrong type."""
        return BadRequest("bad_request", f"{self._place}{name} must be {expected}, not {kind_of(value)}")

    def text(self, name: str, default: str | None = None) -> str:
        """Return a text."""
        return str(self.value(name, "a text", str, default=default))

    def texts(self, name: str) -> list[str]:
        """Return a list of texts, default empty."""
        texts = self.value(name, "a list of texts", list, default=[])
        for i, text in enumerate(texts):
            if not isinstance(text, str):
                raise self.bad(f"{name}[{i}]", "a text", text)
        return list(texts)

    def number(self, name: str, expected: str = "a number", default: float | None = None) -> float:
        """Return a number."""
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

    def wholes(self, name: str, limit: int) -> list[int]:
        """Return a list of whole numbers from 0 to below `limit`."""
        numbers = self.value(name, "a list of whole numbers", list)
        for i, number in enumerate(numbers):
            if type(number) is not int:
                raise self.bad(f"{name}[{i}]", "a whole number", number)
            if not 0 <= number < limit:
                raise BadRequest("bad_request", f"{self._place}{name}[{i}] must be from 0 to {limit - 1}")
        return list(numbers)

    def flag(self, name: str) -> bool:
        """Return a truth value, default false."""
        return bool(self.value(name, "true or false", bool, default=False))

    def each(self, name: str) -> list[Params]:
        """Return a list of objects, default empty."""
        values = self.value(name, "a list of objects", list, default=[])
        return [Params(value, f"{self._place}{name}[{i}]") for i, value in enumerate(values)]

    # A game

    def ruleset(self) -> Ruleset:
        """Return the rule set: a name, switches (`chosen+pie`), or an object of fields."""
        value = self.value("ruleset", "a name or an object", str, dict, default="genius")
        try:
            return ruleset_from(value)
        except UnknownRuleset as unknown:
            raise BadRequest("bad_game", str(unknown)) from None
        except ValueError as wrong:
            raise BadRequest("bad_game", f"ruleset: {wrong}") from None

    def coordinates(self, name: str = "coordinates") -> System:
        """Return the coordinates, default `rows`."""
        try:
            return system_named(self.text(name, "rows"))
        except UnknownCoordinates as unknown:
            raise BadRequest("bad_game", str(unknown)) from None

    def fields(self) -> dict[str, str]:
        """Return the start of the game as fields (fields.py)."""
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
        """Return the position in which the game starts."""
        try:
            return start_of(tuple(self.fields().items()))
        except BadField as bad:
            raise BadRequest("bad_game", str(bad)) from None

    def played(self) -> tuple[Position, list[Played]]:
        """Return the start of the game and the turns played.

        Raises:
            BadRequest: if a turn is illegal.
        """
        start = self.start()
        played, refused = replay(start, self.texts("turns"))
        if refused:
            raise BadRequest("bad_game", f"turn {refused.index + 1}, {refused.turn!r}: {refused.refusal}")
        return start, played

    def position(self) -> Position:
        """Return the position after the turns.

        Raises:
            BadRequest: if a turn is illegal.
        """
        start, played = self.played()
        return played[-1].position if played else start

    def marks(self, name: str) -> dict[Cell, str]:
        """Return painted cells, each `[q, r, mark]`, as marks by cell."""
        marks: dict[Cell, str] = {}
        for i, cell in enumerate(self.value(name, "a list of cells", list)):
            if not isinstance(cell, list) or [type(part) for part in cell] != [int, int, str]:
                raise self.bad(f"{name}[{i}]", "like [0, 0, '.']", cell)
            q, r, mark = cell
            if max(abs(q), abs(r)) > MAX_COORDINATE or not re.fullmatch(r"[.xo#*]", mark):
                raise BadRequest("bad_request", f"{self._place}{name}[{i}] must be a cell with the mark . x o or #")
            marks[Cell(q, r)] = mark
        return marks

    def unfinished(self) -> Position:
        """Return the position after the turns; the game must not be over."""
        position = self.position()
        if position.result:
            raise BadRequest("bad_game", "the game is over: there is nothing to think about")
        return position

    # Bots

    def bot(self) -> str:
        """Return the name of a bot."""
        try:
            return bot_named(self.text("bot")).name
        except UnknownBot as unknown:
            raise BadRequest("bad_request", str(unknown)) from None

    def limit(self) -> Limit:
        """Return the limit of a bot."""
        value = self._params.get("limit") or {}
        if not isinstance(value, dict) or value.keys() - {"nodes"}:
            raise BadRequest("bad_request", f"limit must be an object with `nodes`, not {kind_of(value)}")
        try:
            return Limit(value.get("nodes"))
        except ValueError as wrong:
            raise BadRequest("bad_request", str(wrong)) from None

    def seed(self) -> int | None:
        """Return the seed; None means random."""
        value = self._params.get("seed")
        if value is not None and type(value) is not int:
            raise BadRequest("bad_request", f"seed must be a whole number or null, not {kind_of(value)}")
        return value

    def request(self) -> Id:
        """Return the id of another request."""
        return id_of(self._params, "request")


def id_of(values: Mapping[str, Any], name: str) -> Id:
    """Return the id of a request."""
    value = values.get(name)
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise BadRequest("bad_request", f"{name} must be a text or a whole number, not {kind_of(value)}")
    if isinstance(value, str) and value != without_surrogates(value):
        raise BadRequest("bad_request", f"{name} must be a text of whole characters, not {value!r}")
    return value


def kind_of(value: object) -> str:
    """Return the kind of a JSON value, in English."""
    kinds = {"NoneType": "null", "bool": "true or false", "int": "a number", "float": "a number", "str": "a text"}
    return kinds.get(type(value).__name__, "a list" if isinstance(value, list) else "an object")
