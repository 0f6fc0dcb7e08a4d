"""`python3 -m bug_engine puzzles`: arguments and run, for `__main__`."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from pathlib import Path

from bug_engine.cli.values import seconds
from bug_engine.puzzles.making import Maker
from bug_engine.puzzles.proving import fault
from bug_engine.puzzles.puzzle import Collection, Puzzle, read, write


def add_puzzles_arguments(command: argparse.ArgumentParser) -> None:
    """Add what the command takes."""
    command.add_argument("file", type=Path, help="the file of puzzles, made or gone on with, like web/puzzles.json")
    command.add_argument("--seconds", type=seconds, default=600.0, help="stop after so much time (default 600)")
    command.add_argument("--seed", type=int, default=1, help="of a new file: another number, other puzzles")
    command.add_argument("--check", action="store_true", help="make none, but prove each one of the file anew")


def run_puzzles(options: argparse.Namespace) -> None:
    """Make puzzles, or check them.

    Raises:
        ValueError: if the file is none of puzzles, or a puzzle of it is wrong.
    """
    path: Path = options.file
    known = read(path.read_text(encoding="utf-8")) if path.exists() or options.check else Collection(seed=options.seed)
    if options.check:
        _check(known)
    else:
        _make(path, known, options.seconds)


def _make(path: Path, known: Collection, seconds: float) -> None:
    maker = Maker(known.puzzles, known.tried, known.seed)
    start = time.perf_counter()
    for puzzle in maker.make():
        if puzzle:
            passed = time.perf_counter() - start
            print(f"{len(maker.puzzles)} ({passed:.0f} s, {maker.tried} games): {puzzle}", flush=True)
            _save(path, maker, known.seed)
        if time.perf_counter() - start >= seconds:
            break
    _save(path, maker, known.seed)
    print(*_census(maker.puzzles), sep="\n")


def _save(path: Path, maker: Maker, seed: int) -> None:
    fresh = path.with_suffix(".new")
    fresh.write_text(write(maker.puzzles, maker.tried, seed), encoding="utf-8")
    fresh.replace(path)


def _check(known: Collection) -> None:
    faults = 0
    for number, puzzle in enumerate(known.puzzles, 1):
        if wrong := fault(puzzle):
            faults += 1
            print(f"puzzle {number}, {puzzle.position}: {wrong}", flush=True)
    if faults:
        raise ValueError(f"{faults} of {len(known.puzzles)} puzzles are wrong")
    print(f"{len(known.puzzles)} puzzles proven", *_census(known.puzzles), sep="\n")


def _census(puzzles: list[Puzzle] | tuple[Puzzle, ...]) -> list[str]:
    """Return how many puzzles there are of each kind, a line for each way to tell them apart."""
    ways: dict[str, Counter[str]] = {
        "board and rules": Counter(f"{each.board} {each.rules}" for each in puzzles),
        "own turns": Counter(f"{each.own_turns:2}" for each in puzzles),
        "grade": Counter(str(each.grade) for each in puzzles),
    }
    return [f"{way}: {', '.join(f'{name}: {counts[name]}' for name in sorted(counts))}" for way, counts in ways.items()]
