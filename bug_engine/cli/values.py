"""Types of command-line options, and text for a terminal."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from math import isfinite

# Control characters but tab and newline, which could move the cursor or do worse, and marks that turn text round.
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def whole(least: int) -> Callable[[str], int]:
    """Return what argparse takes as a type: a whole number from `least` up."""

    def checked(text: str) -> int:
        if not re.fullmatch(r"[+-]?[0-9]{1,18}", text) or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least} up")
        return int(text)

    return checked


def seconds(text: str) -> float:
    """Return a time in seconds: more than none.

    >>> seconds("0.5")
    0.5
    """
    try:
        time = float(text)
    except ValueError:
        time = 0.0
    if not isfinite(time) or time <= 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds above 0")
    return time


def share(text: str) -> float:
    """Return a share of games, between 0 and 1."""
    try:
        part = float(text)
    except ValueError:
        part = 0.0
    if not 0 < part < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no share between 0 and 1")
    return part


def printable(text: str) -> str:
    r"""Return a text with its control characters written out, so that a terminal does not obey them.

    >>> printable("a\x1b[2J")
    'a\\x1b[2J'
    """
    return _CONTROL.sub(lambda match: match[0].encode("unicode_escape").decode(), text)
