"""Readers for the files of this folder; README.md says what each holds and how it was made."""

import json
import lzma
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from bug_engine.position import Position
from bug_engine.ruleset import Eaters, Ruleset

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Recording:
    """What a file of games/ or solved/ was played on and by."""

    name: str
    board: str
    eaters: Eaters
    merging: bool
    setup: int

    @property
    def ruleset(self) -> Ruleset:
        """The rules that it was played by."""
        return Ruleset(eaters=self.eaters, merging=self.merging, setup=self.setup)


@dataclass(frozen=True)
class RecordedTurn:
    """One turn of a recorded game: all legal turns before it, the one that was played, and the position after it."""

    legal: tuple[str, ...]
    chosen: str
    after: str


@dataclass(frozen=True)
class RecordedGame:
    """A whole game; `margin` is the number of cells where the loser could still grow."""

    turns: tuple[RecordedTurn, ...]
    winner: int
    margin: int


@dataclass(frozen=True)
class SolvedPosition:
    """A position and the value of each legal turn for the mover: won or lost, and in how many turns (None: unknown)."""

    text: str
    mover: int
    values: dict[str, tuple[bool, int | None]]


@dataclass(frozen=True)
class PerftTable:
    """Known node counts; `counts[i]` belongs to depth i + 1."""

    board: str
    eaters: str
    merging: bool
    unit: str
    counts: tuple[int, ...]


def position_of(recording: Recording, known: SolvedPosition) -> Position:
    """A solved position of a recording, by the engine."""
    return Position.from_text(known.text, known.mover, recording.ruleset, recording.board)


def recordings(folder: str) -> list[Recording]:
    """Every file of `games` or `solved`, by name."""
    return [_header(path) for path in sorted((HERE / folder).glob("*.txt.xz"))]


def recording_named(folder: str, name: str) -> Recording:
    """The file of `games` or `solved` of this name."""
    return _header(HERE / folder / f"{name}.txt.xz")


def _header(path: Path) -> Recording:
    with lzma.open(path, "rt") as lines:
        return Recording(path.name.removesuffix(".txt.xz"), **json.loads(next(lines)))


def _lines(folder: str, name: str) -> Iterator[list[str]]:
    with lzma.open(HERE / folder / f"{name}.txt.xz", "rt") as lines:
        yield from (line.split() for line in islice(lines, 1, None))


def games(recording: Recording) -> Iterator[RecordedGame]:
    """The games of a recording, in order."""
    turns: list[RecordedTurn] = []
    for first, second, *others in _lines("games", recording.name):
        if first == "=":
            yield RecordedGame(tuple(turns), int(second), int(others[0]))
            turns = []
        else:
            turns.append(RecordedTurn(tuple(others), first, second))


def solved(recording: Recording) -> Iterator[SolvedPosition]:
    """The solved positions of a recording, in order."""
    for text, mover, *turns in _lines("solved", recording.name):
        fields = (turn.split(":") for turn in turns)
        values = {
            turn: (result == "win", None if distance == "?" else int(distance)) for turn, result, distance in fields
        }
        yield SolvedPosition(text, int(mover), values)


@cache
def perft_tables() -> tuple[PerftTable, ...]:
    """The tables of RULES.md, "What is known"."""
    return tuple(
        PerftTable(**{**row, "counts": tuple(row["counts"])}) for row in json.loads((HERE / "perft.json").read_text())
    )


def wire_fixtures() -> dict[str, dict[str, Any]]:
    """The recorded exchanges of wire/, by file name."""
    return {path.stem: json.loads(path.read_text()) for path in sorted((HERE / "wire").glob("*.json"))}
