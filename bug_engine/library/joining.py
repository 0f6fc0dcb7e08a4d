"""Backups as one: joined as the page joins a backup with what it has (web/library/backup.js, web/learn/backup.js)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

Json = Mapping[str, Any]
# What an entry knows from a review of its whole line, and what a later answer changes in an exercise.
_REVIEW = ("reviewed", "tags", "mistakes", "accuracy", "slips")
_EMPTY: tuple[Any, ...] = (None, "", [], {})
_ANSWER = ("due", "card", "known", "removed")


def joined_details(here: Json, there: Json, of_line: tuple[bool, bool] = (True, True)) -> dict[str, Any]:
    """Return the details of the same game in two backups; `of_line` says whose review is of the line that stays.

    >>> joined_details({"name": "", "id": "a"}, {"name": "won", "id": "b", "reviewed": True})
    {'name': 'won', 'id': 'a', 'reviewed': True}
    """
    joined = {**there, **here}
    joined.update((name, there[name]) for name in there if here.get(name) in _EMPTY)
    if here.get("seats") is None and "starts" in there:
        joined["starts"] = there["starts"]  # a seat of those
    reviews = [each for each, fits in zip((here, there), of_line, strict=True) if fits]
    review = next((each for each in reviews if each.get("reviewed")), {**reviews[0]} if reviews else {})
    plain = {name: part for name, part in joined.items() if name not in _REVIEW}
    return {**plain, **{name: review[name] for name in _REVIEW if name in review}}


@dataclass
class Rest:
    """What backups have beside the games that can be read: entries that can't, and fields as in a file."""

    unread: list[Any] = field(default_factory=list)
    fields: dict[str, Any] = field(default_factory=dict)

    def add(self, unread: Iterable[Any], fields: Json) -> list[str]:
        """Add what another backup has; return the names of the fields that can't be joined, which are left out."""
        self.unread = _union(self.unread, unread)
        left = []
        for name, there in fields.items():
            if there in _EMPTY:
                continue
            joined = _joined(name, self.fields.get(name, there), there)
            if joined is None:
                left.append(name)
            else:
                self.fields[name] = joined
        return left


def _joined(name: str, here: Any, there: Any) -> Any:
    """Return two values of a field as one; None if that can't be."""
    if here == there:
        return here
    if name == "exercises" and isinstance(here, list) and isinstance(there, list):
        return _exercises(here, there)
    return _learned(here, there) if name == "learned" and _is_progress(here) and _is_progress(there) else None


def _union(here: Iterable[Any], there: Iterable[Any]) -> list[Any]:
    return [*{json.dumps(each, sort_keys=True): each for each in (*here, *there)}.values()]


def _exercises(here: list[Any], there: list[Any]) -> list[Any]:
    """Return the exercises of two backups, each with the later answer to the same mistake."""
    joined: dict[object, Any] = {}
    for each in (*here, *there):
        name = each.get("id") if isinstance(each, dict) else None
        key = name if isinstance(name, str) else (json.dumps(each, sort_keys=True),)
        known = joined.setdefault(key, each)
        if isinstance(name, str) and known.get("when") == each.get("when") and _answered(each) > _answered(known):
            joined[key] = {**known, **{part: each[part] for part in _ANSWER if part in each}}
    return [*joined.values()]


def _answered(exercise: Json) -> float:
    """Return when the reader last answered an exercise (ms); 0: never."""
    card = exercise.get("card")
    time = card.get("last_review") if isinstance(card, dict) else None
    return time if isinstance(time, int | float) else 0


def _is_progress(value: Any) -> bool:
    """Whether the page's version of progress can be read field by field."""
    if not isinstance(value, dict) or value.get("version") != 1 or "lessons" not in value or "puzzles" not in value:
        return False
    return all(isinstance(part, _KINDS.get(name, object)) for name, part in value.items())


_KINDS: dict[str, Any] = {
    **dict.fromkeys(("lessons", "seen", "missed"), list),
    **dict.fromkeys(("row", "longestRow", "days", "longestDays"), int),
    "puzzles": dict,
    "invited": bool,
    "at": dict | None,
    "day": str | None,
}
_JOINS: dict[str, Callable[[Any, Any], Any]] = {
    **dict.fromkeys(("lessons", "seen", "missed"), _union),
    **dict.fromkeys(("row", "longestRow", "longestDays"), max),
}


def _learned(here: Json, there: Json) -> dict[str, Any]:
    """Return the progress in two backups as one: everything solved stays solved; days in a row are of the later day."""
    tomorrow = (datetime.now(UTC) + timedelta(1)).astimezone().date().isoformat()
    if (there.get("day") or "") > tomorrow:  # no reader has solved the puzzle of a later day
        there = {**there, "day": None, "days": 0}
    joined = {**there, **{name: part for name, part in here.items() if part or name not in there}}
    joined.update(
        (name, join(here[name], there[name])) for name, join in _JOINS.items() if {name} <= here.keys() & there.keys()
    )
    clean = {number: how for number, how in there["puzzles"].items() if how == "clean"}
    joined["puzzles"] = {**there["puzzles"], **here["puzzles"], **clean}
    if "missed" in joined:
        joined["missed"] = [number for number in joined["missed"] if str(number) not in joined["puzzles"]]
    days = [(each.get("day") or "", each.get("days", 0)) for each in (here, there)]
    if "days" in joined:
        joined["days"] = max(days)[1]
    if "day" in joined:
        joined["day"] = max(days)[0] or None
    return joined
