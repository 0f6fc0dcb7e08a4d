"""`perft`: counts the lines of play by depth."""

from __future__ import annotations

import argparse
import time

from bug_engine.cli.options import add_position, position_of
from bug_engine.perft import divide, perft

# It takes about a second on the usual boards.
DEFAULT_DEPTH = 4


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `perft`."""
    parser.add_argument("depth", type=int, nargs="?", default=DEFAULT_DEPTH, help="the largest (default: %(default)s)")
    add_position(parser)
    parser.add_argument("--unit", default="stone", choices=["stone", "turn"], help="what counts as a ply")
    parser.add_argument("--divide", action="store_true", help="split the count by the first ply")


def run(options: argparse.Namespace) -> None:
    """Print a line for each depth, or for each first ply.

    Raises:
        ValueError: if the depth is negative.
    """
    if options.depth < 0:
        raise ValueError(f"the depth must be 0 or more, not {options.depth}")
    position = position_of(options)
    start = time.perf_counter()
    if options.divide:
        for first, lines in divide(position, options.depth, options.unit).items():
            print(f"{first} {lines}")
    else:
        for depth in range(1, options.depth + 1):
            lines = perft(position, depth, options.unit)
            print(f"{depth} {lines} {time.perf_counter() - start:.2f}s", flush=True)
            if not lines:
                break  # every game is over
