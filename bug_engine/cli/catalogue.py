"""`catalogue`: prints the page's module of rule sets, boards and bots."""

from __future__ import annotations

import argparse

from bug_engine.wire.catalogue import catalogue_module


def add(parser: argparse.ArgumentParser) -> None:
    """Add no arguments."""


def run(_options: argparse.Namespace) -> None:
    """Print the module."""
    print(catalogue_module(), end="")
