"""Which games are the same (docs/decisions/0073; web/library/duplicates.js says the same for the page)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from bug_engine.library.summary import Summary

G = TypeVar("G")
# The end of the key of a game without players and date.
NOBODY = " |  | "
# A comment or submission that is not closed goes on to the end. Otherwise the rest of the text would be searched for
# each of many open brackets.
_WORD = re.compile(
    r"^[A-Za-z][\w -]*:[^\n]*|\{(?:[^\\}]|\\.?)*(?:\}|\Z)|\[\s*[xo](?:\s[\d.\s]*s)?:(?:[^\\\]]|\\.?)*(?:\]|\Z)"
    r"|[(){}\[\]]|[^\s(){}\[\]]+",
    re.DOTALL | re.MULTILINE | re.ASCII,
)


def covers(one: str, other: str) -> bool:
    """Whether a record says all that another says: the words of that are in it, in the same order.

    >>> covers("1. C3 {a corner} 2. B2-B1 9s", "1. C3 2. B2-B1"), covers("1. C3 {good}", "1. C3 {bad}")
    (True, False)
    """
    return _has_all(_words(one), _words(other))


def _has_all(words: list[str], others: list[str]) -> bool:
    """Whether the other words are among the words, in the same order."""
    left = iter(words)
    return len(others) <= len(words) and all(word in left for word in others)


def _words(record: str) -> list[str]:
    """Return the words of a record, each header, comment, submission and bracket as one, without the mark of its
    cursor.
    """
    return [" ".join(word.split()) for word in _WORD.findall(record) if word != "@"]


@dataclass(frozen=True)
class Described:
    """What tells whether a game is the same as another; `same_id`: of a backup, "" if it has none."""

    summary: Summary
    record: str
    same_id: str = ""

    @property
    def line(self) -> str:
        """The start and the turns of the main line."""
        return self.summary.key.split(" | ")[0] + " "


def each_once(
    games: Iterable[G],
    about: Callable[[G], Described],
    join: Callable[[G, G, bool], G] = lambda here, there, more: there if more else here,
) -> list[G]:
    """Return the games without those that another one covers.

    Only games with equal start, turns of the main line, players, date and end can be the same; or one of them names
    neither players nor date, as a state of Abstract Play does; or both have one id, if one goes on from the other.
    `join` makes one game of an earlier and a later one; `more`: the later one says more.

    >>> from bug_engine.formats import record
    >>> from bug_engine.library.summary import summary_of
    >>> texts = ["1. C3", "1. C3 {good}", "1. C3 {bad}", "1. A1"]
    >>> each_once(texts, lambda text: Described(summary_of(record.read(text)), text))
    ['1. C3 {good}', '1. C3 {bad}', '1. A1']
    """
    places: dict[object, list[int]] = {}
    kept: dict[int, tuple[G, list[str], str]] = {}
    for number, (game, found) in enumerate((game, about(game)) for game in games):
        words = _words(found.record)
        line, _, who = found.summary.key.partition(" | ")
        same_id = [found.same_id] if found.same_id else []
        played = line, found.summary.result
        alike = [played] if who == NOBODY else [(*played, who), (*played, NOBODY)]
        near = [place for key in (*same_id, *alike) for place in places.get(key, ())]
        place = next((each for each in near if _has_all(kept[each][1], words)), None)
        more = place is None
        if place is None:
            less = (each for each in near if found.line.startswith(kept[each][2]) and _has_all(words, kept[each][1]))
            place = next(less, number)
        if place == number:
            kept[place] = game, words, found.line
        else:
            here, its_words, its_line = kept[place]
            kept[place] = join(here, game, more), *((words, found.line) if more else (its_words, its_line))
        for key in (*same_id, played, (*played, who)):
            if place not in places.setdefault(key, []):
                places[key].append(place)
    return [game for game, _, _ in kept.values()]
