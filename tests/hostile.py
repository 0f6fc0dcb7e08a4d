"""Positions that make work grow exponentially, and a count of the work, which no other program disturbs."""

import sys
from collections.abc import Callable
from math import inf
from random import Random
from types import FrameType
from typing import Any

from bug_engine.board import Board, bits


def calls(work: Callable[[], object], most: float = inf) -> int:
    """Return how many Python functions `work` calls; with `most`, fail as soon as there are more."""
    count = 0

    def note(_frame: FrameType, event: str, _arg: Any) -> None:
        nonlocal count
        count += event == "call"
        assert count <= most, "too much work"

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def instructions(work: Callable[[], object]) -> int:
    """Return how many instructions of Python `work` runs, those of loops too."""
    count = 0

    def note(frame: FrameType, event: str, _arg: Any) -> Callable[..., Any]:
        nonlocal count
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        count += event == "opcode"
        return note

    before = sys.gettrace()
    sys.settrace(note)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def crowded(board: Board, random: Random) -> tuple[int, int]:
    """Return stones of both sides in touching pairs of single bugs, as many as fit."""
    near = board.neighbour_masks
    x_mask = o_mask = 0
    for first in random.sample(range(len(board)), len(board)):
        if (x_mask | o_mask) >> first & 1 or near[first] & x_mask:
            continue
        for second in bits(near[first] & ~(x_mask | o_mask)):
            if not near[second] & o_mask:
                x_mask, o_mask = x_mask | 1 << first, o_mask | 1 << second
                break
    return x_mask, o_mask
