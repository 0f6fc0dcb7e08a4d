"""`openings`: shows what the games of files played from a position, and what a book says; or makes a book."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from functools import partial

from bug_engine.bots.opening_book import Judged, OpeningBook, book_start, written
from bug_engine.bots.opening_maker import Plan, layers
from bug_engine.cli.files import games_of, write_file
from bug_engine.cli.options import (
    add_jobs,
    add_position,
    file_name,
    file_text,
    position_of,
    printable,
    seconds,
    spread,
    whole,
)
from bug_engine.library.openings import Openings, OpeningTurn, PastGame, openings
from bug_engine.library.summary import summary_of
from bug_engine.position import Position
from bug_engine.puzzles.proving import finished


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `openings`."""
    parser.add_argument("files", nargs="*", metavar="file", help="games of any form, one or many; - for standard input")
    add_position(parser)
    parser.add_argument(
        "--make", type=file_name, metavar="FILE", help="judge the first turns on the board, and write the book to FILE"
    )
    parser.add_argument("--depth", type=whole(1), default=1, help="the most turns of a line in it (default: 1)")
    parser.add_argument(
        "--every", type=whole(1), help="every position up to this number of turns (default: as --depth)"
    )
    parser.add_argument(
        "--breadth", type=whole(1), default=2, help="beyond --every, this many best turns of each position (default: 2)"
    )
    parser.add_argument(
        "--keep", type=file_name, metavar="BOOK", help="a book; keep its values where it searched longer"
    )
    parser.add_argument(
        "--seconds",
        type=seconds,
        default=1.0,
        help="processor time for each position, ten times as much for a first turn",
    )
    add_jobs(parser)


def run(options: argparse.Namespace) -> None:
    """Print the turns of a position, or make a book.

    Raises:
        ValueError: if a file cannot be read, or there is no such position.
    """
    position = position_of(options)
    if options.make:
        _make(position, options)
        return
    games, refused = [], 0
    for name in options.files:
        for found, _ in games_of(file_text(name)):
            if found.wrong or not found.game:
                refused += 1
                continue
            summary = summary_of(found.game)
            games.append(PastGame(summary.key, summary.result.winner if summary.result else None))
    for line in lines_of(finished(openings(position, games))):
        print(printable(line))
    if refused:
        print(f"{refused} refused")


def lines_of(found: Openings) -> Iterator[str]:
    """Yield a line for each turn.

    >>> for line in lines_of(finished(openings(Position.initial(), [PastGame("genius hexhex3 A1 C3", 1)]))):
    ...     print(line)
    1 games from here: 0 won, 1 lost by the side to move
        A1            1 games   0 %   lost in 23
        A2            0 games         lost in 31
        B2            0 games         lost in 23
        C3            0 games         lost in 23
    """
    yield f"{found.games} games from here: {found.won} won, {found.lost} lost by the side to move"
    for row in found.turns:
        ended = row.won + row.lost
        share = f"{100 * row.won / ended:3.0f} %" if ended else ""
        yield f"    {row.turn!s:10} {row.games:4} games {share:5}   {_judgement(row)}".rstrip()


def _judgement(row: OpeningTurn) -> str:
    judged = row.judged
    if judged is None:
        return ""
    if judged.nodes:
        return f"{100 * judged.value:.0f} ({judged.nodes} positions)"
    ends = "" if judged.ends is None else f" in {judged.ends}"
    return ("won" if judged.value else "lost") + ends


def _make(position: Position, options: argparse.Namespace) -> None:
    start = book_start(position)
    if position.stones != (0, 0) or position.setup or position.black_mask != start.black_mask:
        raise ValueError("a book begins with the empty board")
    kept = OpeningBook(file_text(options.keep, "openings"), start).entries if options.keep else []
    every = min(options.every or options.depth, options.depth)
    plan = Plan(options.depth, every, options.breadth, options.seconds, {entry.turns: entry for entry in kept})
    began, entries = time.perf_counter(), list[Judged]()
    for depth, (work, count, found) in enumerate(layers(start, plan, partial(spread, options.jobs)), 1):
        print(f"turn {depth}: {count} positions, {work / options.jobs / 60:.1f} minutes", flush=True)
        for entry in found:
            entries.append(entry)
            result = f"{' '.join(entry.turns)}: {100 * entry.value:.1f}, {entry.nodes} positions evaluated"
            print(f"{len(entries):5} {result}   ({time.perf_counter() - began:.0f} s)", flush=True)
    write_file(options.make, written(start, options.depth, entries))
