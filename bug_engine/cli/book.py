"""`book`: checks the book of hexhex3, or makes it."""

from __future__ import annotations

import argparse
import time
from functools import partial

from bug_engine.bots.book import BOARD, book_for
from bug_engine.bots.book_maker import WINNER_STONES, BookSearch, checked, encoded
from bug_engine.cli.files import write_file
from bug_engine.cli.options import add_jobs, file_name, spread, whole
from bug_engine.position import Position

RULES_WITH_BOOKS = ("genius", "iggc", "ludii", "genius+merging", "iggc+merging")


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `book`."""
    parser.add_argument("--rules", default="genius", choices=RULES_WITH_BOOKS, help="the rules of the book")
    parser.add_argument(
        "--stones", type=whole(0), default=6, metavar="N", help="check every position of up to N stones (default: 6)"
    )
    parser.add_argument(
        "--sample", type=whole(0), default=0, metavar="N", help="then check N random positions of each larger number"
    )
    add_jobs(parser)
    parser.add_argument(
        "--make",
        type=file_name,
        metavar="FILE",
        help="make the book and write it to FILE: 30 minutes, 6 GB of memory, one process",
    )


def run(options: argparse.Namespace) -> None:
    """Check or make the book, and print the progress.

    Raises:
        ValueError: if there is no book, or the book is wrong.
    """
    start, began = Position.initial(options.rules, BOARD), time.perf_counter()
    if options.make:
        search = BookSearch(start)
        for count in search.work():
            print(f"{count:,} positions, {time.perf_counter() - began:.0f} s", flush=True)
        content = encoded(start.kernel, search.solved(WINNER_STONES))
        write_file(options.make, content)
        print(f"{options.make}: {len(content):,} bytes, {len(search.turns):,} positions visited")
        return
    book = book_for(start.kernel, start.state)
    if book is None:
        raise ValueError(f"there is no book of {BOARD} for {options.rules}")
    for line in checked(book, start, options.stones, options.sample, spread=partial(spread, options.jobs)):
        print(f"{line}   ({time.perf_counter() - began:.0f} s)", flush=True)
