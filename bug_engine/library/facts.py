"""What the statistics need of a library's games, in the order in which they were played (web/library/counting.js says
the same for the page).
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, time
from typing import Any

from bug_engine.library.backup import Details, level_of, reader_of
from bug_engine.library.progress import STAGES, Facts, strength_of
from bug_engine.library.summary import Summary
from bug_engine.study.slip import SLIPS

# The largest count of mistakes that statistics take.
MOST = 9_999


def facts_of(summary: Summary, details: Details, side: int) -> Facts | None:
    """Return what the statistics need of a side's game; None if it has no winner, or no date.

    If it is the reader's side, they have the results of a review that the details hold.

    >>> from bug_engine.game import Game
    >>> from bug_engine.library.summary import summary_of
    >>> game = Game("genius", "../..", headers={"X": "Ann", "O": "Ant: notices most", "Date": "2026-11-22"})
    >>> facts = facts_of(summary_of(game.play("A1").play("B2")), {}, 0)
    >>> facts.board, facts.rules, facts.level, facts.won, facts.day.isoformat(), facts.chain
    ('../..', 'genius', 'ant', True, '2026-11-22', 0)
    """
    end, when = summary.result, _played(summary, details)
    if end is None or end.winner is None or when is None:
        return None
    level = level_of(details)
    if level is None and not details.get("seats"):
        named = (summary.players[1 - side] or "").lower().partition(": ")[0]  # old titles also say what a level notices
        level = named if strength_of(named) is not None else None
    won, chain = end.winner == side, summary.chains[side]
    facts = Facts(summary.board, summary.rules, level, won, when.date(), chain)
    return _with_details(facts, details) if side == reader_of(details) else facts


def played_at(summary: Summary, details: Details) -> tuple[float, float]:
    """Return a key that sorts games as they were played: by the time when the page stored them, or noon of another
    date.
    """
    when, stored = _played(summary, details), _stored(details)
    return tuple(each.timestamp() if each else 0.0 for each in (when, stored))  # type: ignore[return-value]  # two


def _played(summary: Summary, details: Details) -> datetime | None:
    """Return when a game was played, by the local clock."""
    stored = _stored(details)
    try:
        day = date.fromisoformat(summary.date) if summary.date else None
        noon = datetime.combine(day, time(12)).astimezone() if day else None
    except (ValueError, OverflowError, OSError):
        return None
    return stored if stored and day in (None, stored.date()) else noon


def _stored(details: Details) -> datetime | None:
    """Return when the page stored a game, by the local clock."""
    kept = details.get("kept")
    try:
        return datetime.fromtimestamp(kept / 1000, UTC).astimezone() if isinstance(kept, int | float) else None
    except (ValueError, OverflowError, OSError):
        return None


def _with_details(facts: Facts, details: Details) -> Facts:
    mistakes, slips = _counts(details.get("mistakes"), len(STAGES)), _counts(details.get("slips"), len(SLIPS))
    accuracy = _counts([details.get("accuracy")], 1)
    return replace(
        facts,
        mistakes=(mistakes[0], mistakes[1], mistakes[2]) if mistakes else None,
        accuracy=min(accuracy[0], 100) if accuracy else None,
        slips=slips,
    )


def _counts(value: Any, size: int) -> tuple[int, ...] | None:
    if not isinstance(value, list) or len(value) != size or not all(type(each) is int and each >= 0 for each in value):
        return None
    return tuple(min(each, MOST) for each in value)
