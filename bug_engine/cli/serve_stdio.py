"""`serve-stdio`: answers requests on standard input, one a line."""

from __future__ import annotations

import argparse
import sys

from bug_engine.wire.stdio import serve


def add(parser: argparse.ArgumentParser) -> None:
    """Add no arguments."""


def run(_options: argparse.Namespace) -> None:
    """Serve until the input ends."""
    serve(sys.stdin, sys.stdout)
