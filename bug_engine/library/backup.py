"""Backups of a library: JSON, `{"bug_library": 1, "games": [{"record": …, "summary": …, …}, …]}`.

Each game has its record, its summary and the page's other data: name, folder and so on (docs/formats.md). Only the
record is required.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, replace
from math import isfinite
from typing import Any

from bug_engine.formats import record
from bug_engine.formats.importers import Import, import_many
from bug_engine.formats.nesting import Decoder
from bug_engine.formats.record import BadRecord
from bug_engine.game import Game
from bug_engine.library.summary import summary_of
from bug_engine.side import SIDES

MARK, VERSION = "bug_library", 1
Details = Mapping[str, Any]


def reader_of(details: Details) -> int | None:
    """Return the side of the page's reader; None if the details do not say it, or it was neither or both.

    >>> reader_of({"seats": [{"kind": "bot", "level": "ant"}, {"kind": "person"}], "starts": 1})
    0
    """
    seats = _seats(details)
    kinds = [seat.get("kind") for seat in seats]
    if kinds == ["friend", "friend"]:
        seat = 1 if str(seats[0].get("key")).endswith("/o") else 0
    elif len(kinds) == len(SIDES) and kinds.count("person") == 1:
        seat = kinds.index("person")
    else:
        return None
    return seat ^ (details.get("starts") == 1)


def level_of(details: Details) -> str | None:
    """Return the level of the bot in a game of a reader against one."""
    levels = [str(seat.get("level")) for seat in _seats(details) if seat.get("kind") == "bot"]
    return levels[0] if len(levels) == 1 else None


def _seats(details: Details) -> list[dict[str, Any]]:
    seats = details.get("seats")
    return [seat for seat in seats if isinstance(seat, dict)] if isinstance(seats, list) else []


def write(games: Iterable[tuple[Game, Details]], unread: Iterable[Any] = (), fields: Details | None = None) -> str:
    """Return a backup of games and their details, of entries that can't be read, and with other fields.

    >>> [(each.game.turns, details["name"]) for each, details in read(write([(Game().play("C3"), {"name": "short"})]))]
    [((<Turn C3>,), 'short')]
    """
    entries = [
        {**details, "record": record.write(game), "summary": asdict(summary_of(game))} for game, details in games
    ]
    listed = ",\n".join(_json(entry) for entry in (*entries, *unread))
    others = "".join(f",\n{_json(name)}: {_json(part)}" for name, part in (fields or {}).items())
    return f'{{"{MARK}": {VERSION}, "games": [\n{listed}\n]{others}}}\n'


def _json(value: Any) -> str:
    """Return a value as JSON that UTF-8 can hold."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    return json.dumps(value) if re.search("[\ud800-\udfff]", text) else text


def is_backup(text: str) -> bool:
    """Whether a text begins like a backup."""
    return text.lstrip()[:1] == "{" and f'"{MARK}"' in text[:200]


def games_in(
    text: str, fields: Mapping[str, str] | None = None, part: tuple[int, int] = (0, 1)
) -> Iterator[tuple[Import, Details]]:
    """Yield the games of a backup, or of any other text, with their details; with `part`, some, as `import_many`.

    Raises:
        BadRecord: if a text begins like a backup but is not one.
    """
    if is_backup(text):
        yield from (each for number, each in enumerate(read(text)) if number % part[1] == part[0])
    else:
        yield from ((each, {}) for each in import_many(text, fields, None, part))


def content_of(text: str) -> tuple[list[Any], dict[str, Any]]:
    """Return the entries of a backup, which may not be readable games, and its other fields.

    Raises:
        BadRecord: if it is not a backup.
    """
    try:
        value = Decoder(parse_constant=_no_number, parse_float=_number).decode(text)
        if value.pop(MARK) == VERSION and isinstance(games := value.pop("games"), list):
            return games, value
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError):
        pass
    raise BadRecord("this is no backup of a library that can be read", "bad_backup", text, 0, 0)


def _number(text: str) -> float | None:
    """Return a number, None for one too large: JSON can't hold it, and the page writes null as well."""
    return number if isfinite(number := float(text)) else None


def _no_number(_: str) -> None:
    """Return None for NaN and the like."""


def read(text: str) -> Iterator[tuple[Import, Details]]:
    """Yield the games of a backup with their details; places in errors are within each record.

    Raises:
        BadRecord: if it is not a backup.
    """
    games, _ = content_of(text)
    for number, game in enumerate(games, 1):
        record_text = game.get("record") if isinstance(game, dict) else None
        found = next(import_many(record_text), None) if isinstance(record_text, str) else None
        if not found:  # the other games can still be read
            bad = BadRecord("a game has no record", "bad_backup", text, 0, 0)
            yield Import("record", 0, 0, None, bad, number=number), {}
            continue
        details = {name: part for name, part in game.items() if name not in ("record", "summary")}
        yield replace(found, number=number), details
