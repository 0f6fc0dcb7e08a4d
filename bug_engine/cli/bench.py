"""`bench`: speed, and the signature of the search."""

from __future__ import annotations

import argparse
import time

from bug_engine.bots.bench import bench
from bug_engine.cli.options import add_seconds


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `bench`."""
    add_seconds(parser, 2.0, "time for each figure")


def run(options: argparse.Namespace) -> None:
    """Print the figures, in processor time, so that other programs do not count."""
    for line in bench(time.process_time, options.seconds):
        print(line, flush=True)
