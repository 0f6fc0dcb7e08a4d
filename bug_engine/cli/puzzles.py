"""`puzzles`: makes puzzles, or checks the puzzles in a file."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from bug_engine.cli.files import write_file
from bug_engine.cli.options import add_jobs, add_seconds, add_seed, file_text, spread
from bug_engine.puzzles.making import BATCH, Maker
from bug_engine.puzzles.proving import fault
from bug_engine.puzzles.puzzle import Collection, Puzzle, read, write


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `puzzles`."""
    parser.add_argument("file", type=Path, help="the file to write or extend, like web/learn/puzzles.js")
    add_seconds(parser, 600.0, "stop after this time")
    add_seed(parser, 1, "seed of a new file (default: %(default)s)")
    add_jobs(parser)
    parser.add_argument("--check", action="store_true", help="make none; prove each puzzle of the file again")


def run(options: argparse.Namespace) -> None:
    """Make puzzles, or check them.

    Raises:
        ValueError: if the file has no puzzles, or a wrong one.
    """
    path: Path = options.file
    known = read(file_text(str(path), "puzzles")) if options.check or path.exists() else Collection(seed=options.seed)
    if options.check:
        _check(known, options.jobs)
    else:
        _make(path, known, options.seconds, options.jobs)


def _make(path: Path, known: Collection, seconds: float, jobs: int) -> None:
    maker = Maker(known.puzzles, known.tried, known.seed)
    start = time.perf_counter()
    for puzzles in maker.make(partial(spread, jobs), BATCH):
        passed = time.perf_counter() - start
        for number, puzzle in enumerate(puzzles, len(maker.puzzles) - len(puzzles) + 1):
            print(f"{number} ({passed:.0f} s, {maker.tried} games): {puzzle}", flush=True)
        write_file(path, write(maker.puzzles, maker.tried, known.seed))
        if passed >= seconds:
            break
    print(*_census(maker.puzzles), sep="\n")


def _check(known: Collection, jobs: int) -> None:
    faults = 0
    for number, (puzzle, wrong) in enumerate(zip(known.puzzles, spread(jobs, fault, known.puzzles), strict=True), 1):
        if wrong:
            faults += 1
            print(f"puzzle {number}, {puzzle.position}: {wrong}", flush=True)
    if faults:
        raise ValueError(f"{faults} of {len(known.puzzles)} puzzles are wrong")
    print(f"{len(known.puzzles)} puzzles proven", *_census(known.puzzles), sep="\n")


def _census(puzzles: Sequence[Puzzle]) -> list[str]:
    """Return the numbers of puzzles by board and rules, by turns and by grade, one line for each."""
    counts: dict[str, Counter[str]] = {
        "board and rules": Counter(f"{each.board} {each.rules}" for each in puzzles),
        "own turns": Counter(f"{each.own_turns:2}" for each in puzzles),
        "grade": Counter(str(each.grade) for each in puzzles),
    }
    return [f"{title}: {', '.join(f'{key}: {found[key]}' for key in sorted(found))}" for title, found in counts.items()]
