"""`serve-stdio`: answers requests on standard input, one a line."""

from __future__ import annotations

import argparse
import io
import sys

from bug_engine.wire.stdio import serve


def add(parser: argparse.ArgumentParser) -> None:
    """Add no arguments."""


def run(_options: argparse.Namespace) -> None:
    """Serve until the input ends. Bytes that are not UTF-8 are read as U+FFFD."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    serve(sys.stdin, sys.stdout)
