"""`explain`: what a turn does, or why it is illegal."""

from __future__ import annotations

import argparse

from bug_engine.cli.describe import explanation
from bug_engine.cli.options import add_position, position_of


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `explain`."""
    parser.add_argument("turn", help="the turn, like B1-B3")
    add_position(parser)


def run(options: argparse.Namespace) -> None:
    """Print the position and the explanation of the turn."""
    position = position_of(options)
    print(position)
    print(explanation(position, options.turn))
