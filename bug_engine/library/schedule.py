"""The schedule of a backup's exercises: when each comes back, as spaced repetition (FSRS) left it in the page.

After each answer, the page's `ts-fsrs` computes when the exercise comes back (docs/decisions/0085-repetition.md); a
backup has that time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

from bug_engine.boards import board_named
from bug_engine.library.exercises import MOST_LISTED
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.side import SIDES


@dataclass(frozen=True)
class Scheduled:
    """An exercise: its position, the turns that win, the day on which it is due, the answers so far, the wrong ones."""

    position: Position
    winning: tuple[Turn, ...]
    due: date
    answers: int
    wrong: int


def schedule_of(exercises: object) -> tuple[list[Scheduled], int]:
    """Return the exercises of a backup that come back, the first one due first, and how many can't be read.

    `exercises` is the field of that name (docs/formats.md). Exercises that the reader knows or has removed do not come
    back. Days are in the local time zone.

    >>> what = {"board": "hexhex2", "rules": "genius", "position": "xo/.../..", "mover": 0, "winning": ["C1"]}
    >>> [each.due.year for each in schedule_of([{**what, "due": 1.8e12, "card": None}])[0]]
    [2027]
    """
    entries = [each for each in exercises if not _is_away(each)] if isinstance(exercises, list) else []
    found = [each for each in map(_scheduled, entries) if each]
    return sorted(found, key=lambda each: each.due), len(entries) - len(found)


def due_by(scheduled: Iterable[Scheduled], day: date) -> list[Scheduled]:
    """Return the exercises that are due on a day or earlier."""
    return [each for each in scheduled if each.due <= day]


def _is_away(entry: Any) -> bool:
    return isinstance(entry, Mapping) and (entry.get("known") is True or entry.get("removed") is True)


def _scheduled(entry: Any) -> Scheduled | None:
    """Return an entry of a backup, which may be anything, as an exercise; None if it is none."""
    try:
        mover, due, turns = entry["mover"], entry["due"], entry["winning"]
        if mover not in SIDES or not isinstance(turns, list) or not 0 < len(turns) <= MOST_LISTED:
            return None
        position = Position.from_text(entry["position"], mover, entry["rules"], board_named(entry["board"]))
        winning = tuple(position.play(turn).turn for turn in turns)
        card = entry.get("card") or {}
        answers, wrong = (max(0, int(card.get(name, 0))) for name in ("reps", "lapses"))
        day = datetime.fromtimestamp(due / 1000, UTC).astimezone().date()
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError, OSError):
        return None
    return Scheduled(position, winning, day, answers, wrong)
