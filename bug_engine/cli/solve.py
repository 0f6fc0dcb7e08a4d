"""`solve`: proves who wins, and in how many turns."""

from __future__ import annotations

import argparse
import time

from bug_engine.bots.protocol import provable
from bug_engine.bots.solver import SLICE_NODES, Solver, proof_for
from bug_engine.bots.values import TurnValues
from bug_engine.cli.options import add_position, add_seconds, position_of, whole


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `solve`."""
    add_position(parser)
    add_seconds(parser, 60.0, "give up after this time")
    parser.add_argument(
        "--each", type=whole(0), default=0, metavar="N", help="then prove each turn, with N positions for each"
    )


def run(options: argparse.Namespace) -> None:
    """Print the value with its line, then, on request, the values of the turns."""
    position = position_of(options)
    if not provable(position):
        print("not decided: with a handicap, or before a first stone that may be taken over, nothing is proven")
        return
    solver = Solver(position, proof_for(position))
    start = time.perf_counter()
    while not solver.work(SLICE_NODES) and time.perf_counter() - start < options.seconds:
        pass
    line = " ".join(map(str, solver.line()))
    seconds = time.perf_counter() - start
    print(f"{solver.value}{': ' if line else ''}{line}   ({solver.nodes:,} positions, {seconds:.2f} s)")
    if options.each:
        values = TurnValues(position)
        for _ in values.work(options.each):
            pass
        for turn, value in values.known():
            print(f"{turn} {value}")
