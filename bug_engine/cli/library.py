"""`library`: the games of files at a glance, duplicates, and one backup of all of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from bug_engine.cli.options import file_text, printable
from bug_engine.game import Game
from bug_engine.library import backup
from bug_engine.library.summary import Summary, summary_of
from bug_engine.side import MARKS

SORTS: dict[str, Callable[[Summary], str | int]] = {
    "file": lambda _: 0,
    "date": lambda summary: summary.date or "",
    "length": lambda summary: summary.turns,
    "chain": lambda summary: summary.chain,
    "margin": lambda summary: (summary.outcome and summary.outcome.margin) or 0,
}


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `library`."""
    parser.add_argument("files", nargs="+", metavar="file", help="games of any form, one or many; - for standard input")
    parser.add_argument("--sort", choices=SORTS, default="file", help="largest first (default: as in the files)")
    parser.add_argument("--search", default="", metavar="TEXT", help="only games whose line has this text")
    parser.add_argument("--backup", metavar="FILE", help="write the games, each once, as a backup that the page reads")


def run(options: argparse.Namespace) -> None:
    """Print a line for each game, then how many there are, how many twice, and what could not be read."""
    once: dict[str, tuple[Summary, Game, backup.Details]] = {}
    games, refused = 0, []
    for name in options.files:
        for found, details in backup.games_in(file_text(name)):
            if found.wrong or not found.game:
                refused.append(f"{name}: {found.wrong and f'{found.wrong.place}: {found.wrong}'}")
                continue
            games += 1
            summary = summary_of(found.game)
            once.setdefault(summary.key, (summary, found.game, details))
    shown = sorted(once.values(), key=lambda each: SORTS[options.sort](each[0]), reverse=True)
    for summary, _, _ in shown:
        if options.search.lower() in (line := line_of(summary)).lower():
            print(printable(line))
    print(f"{len(once)} games, {games - len(once)} duplicates, {len(refused)} refused")
    for why in refused:
        print(printable(why), file=sys.stderr)
    if options.backup:
        Path(options.backup).write_text(backup.write((game, details) for _, game, details in shown), "utf-8")


def line_of(summary: Summary) -> str:
    """Return a summary as one line.

    >>> line_of(summary_of(Game("genius", "hexhex3", headers={"X": "Ann"}).play("C3")))
    'no date     genius hexhex3  Ann – o  1 turns, not over'
    """
    names = " – ".join(name or mark for name, mark in zip(summary.players, MARKS, strict=True))
    end = summary.outcome
    if end is None:
        result = "not over"
    else:
        who = "nobody" if end.winner is None else MARKS[end.winner]
        result = f"{who} wins" + (f", margin {end.margin}" if end.margin is not None else f" ({end.ending})")
    chain = f", chain of {summary.chain}" if summary.chain > 1 else ""
    about = f"{summary.date or 'no date':10}  {summary.rules} {summary.board}  {names}"
    return f"{about}  {summary.turns} turns, {result}{chain}"
