"""Which games are the same (docs/decisions/0073; web/library/duplicates.js says the same for the page)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from bug_engine.library.summary import Summary

G = TypeVar("G")
_WORD = re.compile(r"\{(?:\\.|[^}\\])*\}|[(){}\[\]]|[^\s(){}\[\]]+", re.DOTALL)


def covers(one: str, other: str) -> bool:
    """Whether a record says all that another says: the words of that are in it, in the same order.

    >>> covers("1. C3 {a corner} 2. B2-B1 9s", "1. C3 2. B2-B1"), covers("1. C3 {good}", "1. C3 {bad}")
    (True, False)
    """
    words = iter(_words(one))
    return all(word in words for word in _words(other))


def _words(record: str) -> list[str]:
    """Return the words of a record, each comment and each bracket as one, without the mark of its cursor."""
    return [" ".join(word.split()) for word in _WORD.findall(record) if word != "@"]


def each_once(games: Iterable[G], about: Callable[[G], tuple[Summary, str]]) -> list[G]:
    """Return the games without those that another one covers; `about` gives a game's summary and record.

    Only games with equal start, turns of the main line, players, date and end can be the same.

    >>> from bug_engine.formats import record
    >>> from bug_engine.library.summary import summary_of
    >>> texts = ["1. C3", "1. C3 {good}", "1. C3 {bad}", "1. A1"]
    >>> each_once(texts, lambda text: (summary_of(record.read(text)), text))
    ['1. C3 {good}', '1. C3 {bad}', '1. A1']
    """
    alike: dict[object, list[tuple[str, int]]] = {}
    kept: dict[int, G] = {}
    for number, game in enumerate(games):
        summary, text = about(game)
        same = alike.setdefault((summary.key, summary.result), [])
        if any(covers(each, text) for each, _ in same):
            continue
        less = next(((each, place) for each, place in same if covers(text, each)), None)
        place = number
        if less:
            same.remove(less)
            place = less[1]
        same.append((text, place))
        kept[place] = game
    return list(kept.values())
