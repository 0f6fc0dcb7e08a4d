"""`report`: writes statistics of a board and rule set as an HTML file."""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial

from bug_engine.bots import LEVELS
from bug_engine.cli.files import write_file
from bug_engine.cli.options import add_jobs, add_position, add_seconds, add_seed, file_name, position_of, spread, whole
from bug_engine.study.report import Plan, report
from bug_engine.study.report_page import page


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `report`."""
    plan = Plan()
    add_position(parser)
    parser.add_argument("--games", type=whole(1), default=plan.games, help="random games (default: %(default)s)")
    parser.add_argument(
        "--leaves", type=whole(1), default=plan.leaves, help="perft up to about this many lines (default: %(default)s)"
    )
    parser.add_argument(
        "--ladder", type=whole(0), default=plan.ladder, help="games between neighbouring levels (default: none)"
    )
    parser.add_argument("--sample", default=plan.sample, choices=list(LEVELS), help="the level of the sample game")
    add_jobs(parser)
    add_seconds(parser, plan.seconds, "time to measure the speed")
    add_seed(parser, plan.seed, "seed of the random games (default: %(default)s)")
    parser.add_argument("--out", type=file_name, metavar="FILE", help="the file to write (default: standard output)")


def run(options: argparse.Namespace) -> None:
    """Write the report, and print each new stage to standard error.

    Raises:
        ValueError: if the game is over.
    """
    position = position_of(options)
    plan = Plan(
        games=options.games,
        leaves=options.leaves,
        ladder=options.ladder,
        sample=options.sample,
        seconds=options.seconds,
        seed=options.seed,
    )
    stage = text = ""
    for found in report(position, plan, time.perf_counter, partial(spread, options.jobs) if options.jobs > 1 else None):
        if found.stage != stage:
            stage = found.stage
            print(stage, file=sys.stderr, flush=True)
            text = page(found) if stage == "done" else ""
    if options.out:
        write_file(options.out, text)
    else:
        sys.stdout.write(text)
