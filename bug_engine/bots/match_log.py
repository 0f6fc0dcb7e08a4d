"""A log from which a match can be resumed: a line with the terms of the match, and a line for every pair of games.

The terms are everything that the games depend on, including the players' signatures, so that two matches cannot be
mixed. The other lines have the number of the pair and how many of its two games the first player won.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

from bug_engine.bots.match import Score

KIND = "bug-match-1"
Terms = dict[str, str | int | float | None]


class BadLog(ValueError):
    """The file is not a log of this match."""


class MatchLog:
    """The log of a match; `score` is the score so far."""

    def __init__(self, path: Path, terms: Terms) -> None:
        """Read a log, or create it if there is no such file.

        A last line that a full disk or a loss of power has cut off is removed: its pair is played again.

        Raises:
            BadLog: if the file is not a log of this match; the message names the line or the difference.
        """
        self._path = path
        self.score = Score()
        wanted = {"kind": KIND, **terms}
        head = json.dumps(wanted) + "\n"
        raw = path.read_bytes() if path.exists() else b""
        text, length = raw.decode(), raw.rfind(b"\n") + 1
        whole = raw[:length].decode()
        if not whole and head.startswith(text):
            path.write_text(head, encoding="utf-8")
            self._size = path.stat().st_size
            return
        if not whole:
            raise BadLog(f"{path}: its last line is cut off")
        first, *lines = whole.splitlines()
        found = _parsed(path, 1, first)
        for name, value in wanted.items():
            if found.get(name) != value:
                raise BadLog(f"{path} is the log of another match: {name} {found.get(name)!r}, not {value!r}")
        for pair, won in _pairs(path, lines):
            if pair != sum(self.score.pairs):
                raise BadLog(f"{path}, line {pair + 2}: pair {sum(self.score.pairs)} is missing")
            self.score.pairs[won] += 1
        if whole != text:
            os.truncate(path, length)
        self._size = length

    def add(self, pair: int, won: int) -> None:
        """Append a pair, with how many of its two games the first player won.

        Raises:
            BadLog: if the file has changed since this match wrote it. Two matches in one log would spoil it.
        """
        with self._path.open("a", encoding="utf-8") as file:
            if file.seek(0, os.SEEK_END) != self._size:
                raise BadLog(f"{self._path}: another program has changed this log, so this match ends")
            print(json.dumps({"pair": pair, "won": won}), file=file)
            self._size = file.tell()


def _pairs(path: Path, lines: list[str]) -> Iterator[tuple[int, int]]:
    for number, line in enumerate(lines, 2):
        entry = _parsed(path, number, line)
        pair, won = entry.get("pair"), entry.get("won")
        if type(pair) is not int or won not in (0, 1, 2):
            raise BadLog(f"{path}, line {number}: it must be like {{'pair': 0, 'won': 2}}, not {line}")
        yield pair, won


def _parsed(path: Path, number: int, line: str) -> dict[str, object]:
    try:
        entry = json.loads(line)
    except ValueError as error:
        raise BadLog(f"{path}, line {number}: it is not JSON: {error}") from None
    if not isinstance(entry, dict):
        raise BadLog(f"{path}, line {number}: it must be an object, not {line}")
    return entry
