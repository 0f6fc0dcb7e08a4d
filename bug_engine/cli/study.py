"""`python3 -m bug_engine report`: arguments and run, for `__main__`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from bug_engine.bots import LEVELS
from bug_engine.cli.values import whole
from bug_engine.position import Position
from bug_engine.study.report import Clock, Plan, report
from bug_engine.study.report_page import page


def add_report_arguments(command: argparse.ArgumentParser) -> None:
    """Add what a report takes beside the position."""
    plan = Plan()
    command.add_argument("--games", type=whole(1), default=plan.games, help="random games (default: %(default)s)")
    command.add_argument("--leaves", type=whole(1), default=plan.leaves, help="perft up to about so many lines")
    command.add_argument(
        "--ladder", type=whole(0), default=plan.ladder, help="games for each pair of levels (default: none)"
    )
    command.add_argument("--sample", default=plan.sample, choices=list(LEVELS), help="who plays the sample game")
    command.add_argument("--seconds", type=float, default=plan.seconds, help="time to measure the speed")
    command.add_argument("--seed", type=int, default=plan.seed)
    command.add_argument("--out", type=Path, help="the file to write (default: standard output)")


def run_report(
    options: argparse.Namespace, position: Position, clock: Clock, tell: Callable[[str], None] | None = None
) -> None:
    """Make the report that the options ask for; `tell` hears of each new stage.

    Raises:
        ValueError: if the game is over, or a number is too small.
    """
    if options.games < 1:
        raise ValueError(f"a report needs a game at least, not {options.games}")
    plan = Plan(
        games=options.games,
        leaves=options.leaves,
        ladder=options.ladder,
        sample=options.sample,
        seconds=options.seconds,
        seed=options.seed,
    )
    stage = ""
    last = None
    for last in report(position, plan, clock):
        if tell and last.stage != stage:
            stage = last.stage
            tell(stage)
    if last is None:
        return
    if options.out:
        options.out.write_text(page(last), encoding="utf-8")
    else:
        sys.stdout.write(page(last))
