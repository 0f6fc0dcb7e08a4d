"""The JSON values in a text: one after the other, or those of an array, with other text between them."""

from __future__ import annotations

import re
from collections.abc import Generator
from itertools import islice
from json import JSONDecodeError
from typing import Any

from bug_engine.formats import abstract_play
from bug_engine.formats.nesting import Decoder
from bug_engine.formats.record import BadRecord

# After so many lines that look like JSON but are no game, none is looked for; nor after lines that, together, are so
# many times as long as the text: each may go on to its end.
MOST_TRIED, MOST_READ = 1000, 8
_BEGINS = re.compile(r"\s*[\[{]\s*[\"\[{}\]]")
_OBJECTS = re.compile(r"\s*\[\s*\{")
_LINE_BEGINS = re.compile(r"^[^\S\n]*(?=\{\s*\"|\[\s*\{\s*\")", re.MULTILINE)
_BLANKS = re.compile(r"[\s,]*")
_DECODER = Decoder()

# A value or the mistake in it, and its place.
Found = tuple[Any, int, int]


def begins(text: str, start: int = 0) -> bool:
    """Return whether a text looks like JSON at a place."""
    return bool(_BEGINS.match(text, start))


def values(text: str, start: int = 0) -> Generator[Found, None, int]:
    """Yield the JSON value at a place, or the objects of its array, each with its span; return where it ends.

    JSON with a mistake is one value up to the end of the text, the mistake.
    """
    is_array = bool(_OBJECTS.match(text, start))
    place = text.index("[", start) + 1 if is_array else start
    while True:
        place = _after_blanks(text, place)
        if is_array and text[place : place + 1] == "]":
            return place + 1
        try:
            value, end = _DECODER.raw_decode(text, place)
        except (ValueError, RecursionError):
            yield _mistake(text, place), place, len(text)
            return len(text)
        yield value, place, end
        place = end
        if not is_array:
            return end


def after(text: str, place: int) -> int:
    """Return the place of what follows a value: the next one may be after blanks and a comma."""
    follows = _after_blanks(text, place)
    return follows if begins(text, follows) or follows == len(text) else place


class Lines:
    """The lines of a text where a game of Abstract Play begins."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._left = MOST_READ * len(text)

    def next(self, start: int) -> int:
        """Return where the next such line begins, or the end of the text.

        No comment or submission of a record has such a line: in it, a bracket of the game would be escaped.
        """
        text = self._text
        for match in islice(_LINE_BEGINS.finditer(text, start), MOST_TRIED):
            place = text.index("{", match.end())
            try:
                value, end = _DECODER.raw_decode(text, place)
            except JSONDecodeError as wrong:
                value, end = None, max(wrong.pos, _DECODER.seen)
            except (ValueError, RecursionError):  # it does not say where
                value, end = None, len(text)
            if abstract_play.is_game(value):
                return match.end()
            self._left -= end - place
            if self._left < 0:
                break
        return len(text)


def _after_blanks(text: str, place: int) -> int:
    return _BLANKS.match(text, place).end()  # type: ignore[union-attr]  # it always matches


def _mistake(text: str, start: int) -> Any:
    try:
        return abstract_play.parsed(text[start:], text, start)
    except BadRecord as bad:
        return bad
