"""The links in a text: which words of a line are one, and where it begins and ends in a word."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bug_engine.boards import catalogue
from bug_engine.formats.link import WHOLE
from bug_engine.formats.record import without_signs

# What people write before and after a link, besides a full stop.
_OPENING, _CLOSING = "(<[\"'«„“", ")>],;:!\"'»”“"
_QUERY = re.compile(r"\?(?:[\w.-]+=[^?]*)?$")  # what some programs add to an address
_CELLS = re.compile(r"(?:[0-9]+[.):]+)?(?:[A-Za-z]{1,2}[0-9]{1,2}(?:[-,\u2013]|\b))+[.,;]*|swap[.,;]*", re.IGNORECASE)


def link_span(word: str) -> tuple[int, int]:
    """Return where the link begins and ends in a word. The word may be the whole address of a page, with marks around
    it. A drawing keeps its last dots: they are cells.

    >>> link_span("https://example.org/bug/#hexhex3,genius,C3")
    (24, 42)
    >>> link_span("(#hexhex3,genius,C3),"), link_span("#.../..../....."), link_span("<#hexhex3,genius,C3>.")
    ((1, 19), (0, 15), (1, 19))
    """
    address, mark, _ = word.partition("#")
    start = len(address) if mark and "://" in address else len(word) - len(word.lstrip(_OPENING))
    link = _QUERY.sub("", word[start:].rstrip(_CLOSING))
    return start, start + len(link if "/" in link.rpartition(",")[2] else link.rstrip(_CLOSING + "."))


def have_turn(words: Iterable[str]) -> bool:
    """Return whether one of the words looks like a turn, perhaps with a number before it and a sign after it."""
    return any(_CELLS.fullmatch(without_signs(word)[0]) for word in words)


def _looks_like_link(word: str) -> bool:
    start, end = link_span(word)
    link = word[start:end]
    board, comma, _ = link.partition(",")
    return link[:1] == "#" or (bool(comma) and ("/" in board or board in catalogue()))


def may_have_links(text: str) -> bool:
    """Return whether a text has a mark that every link has, and most lines of records have not."""
    return "#" in text or "," in text


def links_in(line: str) -> list[re.Match[str]]:
    """Return the links of a line: all words if each looks like a link, otherwise the words that must be links.

    In a sentence, every word with `#` and a board must be one. If all other words are turns, there is no link.

    >>> [word[0] for word in links_in("1) see #hexhex3,genius,C3 and https://example.org/#hexhex4,iggc")]
    ['#hexhex3,genius,C3', 'https://example.org/#hexhex4,iggc']
    >>> links_in("C3 B2-B1 #hexhex3,genius,C3")
    []
    """
    if not may_have_links(line):
        return []
    words = list(re.finditer(r"\S+", line))
    if all(_looks_like_link(word[0]) for word in words):
        return words
    marked = [_is_marked_link(word[0]) for word in words]
    links = [word for word, is_link in zip(words, marked, strict=True) if is_link]
    others = [word[0] for word, is_link in zip(words, marked, strict=True) if not is_link]
    return links if not have_turn(others) or any(len(word) > 2 and word.isalpha() for word in others) else []


def _is_marked_link(word: str) -> bool:
    board, comma, _ = word[slice(*link_span(word))].partition(",")
    if board.startswith(f"#{WHOLE}"):
        return True
    return board[:1] == "#" and bool(comma) and ("/" in board or board[1:] in catalogue())
