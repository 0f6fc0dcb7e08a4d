"""Puzzles, and their file: a JavaScript module with a short row for each (web/learn/puzzles.js)."""

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
    """The text is not a file of puzzles."""


@dataclass(frozen=True)
class Puzzle:
    """A puzzle: `mover` is to move in `position` (a text for `Position.from_text`) and wins only with `solution`.

    `turns` is the number of turns of both players to the end, if the winner is as fast and the loser as slow as
    possible. `grade` is from 1 (easy) to 5 (hard; see grading.py).
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
        """The number of turns that the solver of the puzzle must play."""
        return self.turns // 2

    def start(self) -> Position:
        """Return the position of the puzzle.

        Raises:
            BadPosition, UnknownBoard, UnknownRuleset: if there is no such position.
        """
        return Position.from_text(self.position, self.mover, self.rules, self.board)


def images(position: Position) -> list[tuple[int, int]]:
    """Return the masks of the mover and of the opponent under every symmetry of the board."""
    mine_mask, theirs_mask = position.stones[position.mover], position.stones[1 - position.mover]
    return [(permuted(mine_mask, turn), permuted(theirs_mask, turn)) for turn in position.board.symmetries]


def difference(one: tuple[int, int], others: Iterable[tuple[int, int]]) -> int:
    """Return the number of cells on which a position differs from the most similar of another position's images."""
    mine_mask, theirs_mask = one
    return min(((mine_mask ^ quota) | (theirs_mask ^ theirs)).bit_count() for quota, theirs in others)


# The file


def write(puzzles: Sequence[Puzzle], tried: int, seed: int) -> str:
    """Return the content of a file: a row for each puzzle, and the state of its `Maker`.

    A puzzle's number is its place in the file, from 1, so new ones are added at the end.
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
    """The content of a file: its puzzles, and the number of games tried and the seed of its `Maker`."""

    puzzles: tuple[Puzzle, ...] = ()
    tried: int = 0
    seed: int = 1


def read(text: str) -> Collection:
    """Return the content of a file.

    Raises:
        BadPuzzles: if it is not a file of puzzles.
    """
    try:
        value: Any = json.loads(text.removeprefix(HEAD).rstrip().rstrip(";"))
        if value["version"] != VERSION:
            raise BadPuzzles(f"puzzles of version {value['version']!r} can't be read, only of version {VERSION}")
        puzzles = [Puzzle(value["boards"][row[0]], value["rules"][row[1]], *row[2:]) for row in value["puzzles"]]
        return Collection(tuple(puzzles), int(value["tried"]), int(value["seed"]))
    except BadPuzzles:
        raise
    except (ValueError, KeyError, IndexError, TypeError) as error:
        raise BadPuzzles(f"this is not a file of puzzles: {error!r}") from error
