"""Which games are the same (docs/decisions/0073; web/library/duplicates.js says the same for the page)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
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


def each_once(games: Iterable[G], about: Callable[[G], tuple[Summary, str]]) -> list[G]:
    """Return the games without those that another one covers; `about` gives a game's summary and record.

    Only games with equal start, turns of the main line, players, date and end can be the same; or one of them names
    neither players nor date, as a state of Abstract Play does.

    >>> from bug_engine.formats import record
    >>> from bug_engine.library.summary import summary_of
    >>> texts = ["1. C3", "1. C3 {good}", "1. C3 {bad}", "1. A1"]
    >>> each_once(texts, lambda text: (summary_of(record.read(text)), text))
    ['1. C3 {good}', '1. C3 {bad}', '1. A1']
    """
    # The games with equal turns and end, by their players and date.
    alike: dict[object, dict[str, list[tuple[list[str], int]]]] = {}
    kept: dict[int, G] = {}
    for number, game in enumerate(games):
        summary, text = about(game)
        words = _words(text)
        line, _, who = summary.key.partition(" | ")
        groups = alike.setdefault((line, summary.result), {})
        same = [each for name in (groups if who == NOBODY else (who, NOBODY)) for each in groups.get(name, ())]
        if any(_has_all(each, words) for each, _ in same):
            continue
        less = next(((each, place) for each, place in same if _has_all(words, each)), None)
        place = number
        if less:
            next(group for group in groups.values() if less in group).remove(less)
            place = less[1]
        groups.setdefault(who, []).append((words, place))
        kept[place] = game
    return list(kept.values())
