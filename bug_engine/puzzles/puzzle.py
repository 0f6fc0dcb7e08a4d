"""A puzzle and the file of all of them: rows as short as a page wants to load them, in the one statement that makes the
file a module of the page (web/learn/puzzles.js).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass
from typing import Any

from bug_engine.board import permuted
from bug_engine.position import Position

VERSION = 1
HEAD = """/** Made and proven by `python3 -m bug_engine puzzles`. @type {import("./puzzle-book.js").PuzzleFile} */
export const puzzles = """
FIELDS = ("board", "rules", "position", "mover", "solution", "turns", "grade")


class BadPuzzles(ValueError):
    """A text that is no file of puzzles; the message says where it goes wrong."""


@dataclass(frozen=True)
class Puzzle:
    """`mover` is to play in `position` (as `Position.from_text` reads it) and wins only by `solution`.

    `turns` are those of both players to the end when the winner hurries and the loser resists; `grade` from 1 (seen
    at a glance) to 5 says how much search it takes to find the turn (grading.py).
    """

    board: str
    rules: str
    position: str
    mover: int
    solution: str
    turns: int
    grade: int

    @property
    def own_turns(self) -> int:
        """How many turns the solver of the puzzle has to play."""
        return self.turns // 2

    def start(self) -> Position:
        """Return the position to begin with.

        Raises:
            BadPosition, UnknownBoard, UnknownRuleset: if there is no such position.
        """
        return Position.from_text(self.position, self.mover, self.rules, self.board)


def images(position: Position) -> list[tuple[int, int]]:
    """Return the stones of the mover and of the opponent under every symmetry of the board."""
    mine_mask, theirs_mask = position.stones[position.mover], position.stones[1 - position.mover]
    return [(permuted(mine_mask, turn), permuted(theirs_mask, turn)) for turn in position.board.symmetries]


def difference(one: tuple[int, int], others: Iterable[tuple[int, int]]) -> int:
    """Return on how many cells a position differs from the nearest of some images of another."""
    mine_mask, theirs_mask = one
    return min(((mine_mask ^ quota) | (theirs_mask ^ theirs)).bit_count() for quota, theirs in others)


# The file


def write(puzzles: Sequence[Puzzle], tried: int, seed: int) -> str:
    """Return the file: a row for each puzzle, and from where on its making can be taken up again.

    A puzzle's number is its place in the file, from 1: new ones are added at the end.
    """
    boards, rules = (sorted({getattr(puzzle, name) for puzzle in puzzles}) for name in ("board", "rules"))
    rows = [
        json.dumps([boards.index(each.board), rules.index(each.rules), *astuple(each)[2:]], separators=(",", ":"))
        for each in puzzles
    ]
    head = {"version": VERSION, "seed": seed, "tried": tried, "boards": boards, "rules": rules, "fields": FIELDS}
    body = ",\n".join(rows)
    return f'{HEAD}{json.dumps(head)[:-1]}, "puzzles": [\n{body}\n]}};\n'


@dataclass(frozen=True)
class Collection:
    """What a file holds."""

    puzzles: tuple[Puzzle, ...] = ()
    tried: int = 0
    seed: int = 1


def read(text: str) -> Collection:
    """Return what a file holds.

    Raises:
        BadPuzzles: if it is not such a file.
    """
    try:
        value: Any = json.loads(text.removeprefix(HEAD).rstrip().rstrip(";"))
        if value["version"] != VERSION:
            raise BadPuzzles(f"puzzles of version {value['version']!r} can't be read, only of version {VERSION}")
        puzzles = [Puzzle(value["boards"][row[0]], value["rules"][row[1]], *row[2:]) for row in value["puzzles"]]
        return Collection(tuple(puzzles), int(value["tried"]), int(value["seed"]))
    except (ValueError, KeyError, IndexError, TypeError) as wrong:
        raise wrong if isinstance(wrong, BadPuzzles) else BadPuzzles(f"no file of puzzles: {wrong!r}") from wrong
