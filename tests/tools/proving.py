"""Counts the positions whose winner an analysis finds in some time, alone and with a worker that only proves beside it.

    python3 -m tests.tools.proving --seconds 2 --positions 20

The positions are from recorded games (tests/data), one from each game. Analysis and proof run as in the page
(web/study/analyses.js). Each gets the processor time that a worker with a core of its own would have; with the helper
a position is decided once either of them knows the winner.
"""

import argparse
import time
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from bug_engine.bots import Limit
from bug_engine.position import Position
from bug_engine.study.analysis import analysis
from bug_engine.study.game_proofs import GameProofs
from bug_engine.wire.study_json import prove_steps
from tests.data import games, recording_named

ANALYST = Limit(20_000)


class Times(NamedTuple):
    """The seconds until the winner was known; None: not in time."""

    alone: float | None
    helper: float | None

    @property
    def together(self) -> float | None:
        """The earlier one."""
        return min((each for each in self if each is not None), default=None)


def positions(name: str, empties: int) -> Iterator[Position]:
    """Yield the first position with this number of empty cells of every recorded game that has one."""
    recording = recording_named("games", name)
    for game in games(recording):
        for number, turn in enumerate(game.turns, 1):
            if turn.after.count(".") == empties and number < len(game.turns):
                yield Position.from_text(turn.after, number % 2, recording.ruleset, recording.board)
                break


def time_until(results: Iterator[bool], seconds: float) -> float | None:
    """Return the processor time until a result is true; None if that takes longer."""
    start = time.process_time()
    for found in results:
        taken = time.process_time() - start
        if found or taken > seconds:
            return taken if taken <= seconds else None
    return None


def measured(position: Position, seconds: float) -> Times:
    """Return when analysis and helper, each with an empty table, know the winner."""
    searched = (bool(found and found.proven) for found in analysis(position, ANALYST, 1, GameProofs()))
    proven = (bool(found and found["proven"]) for found in prove_steps(position, Limit(), GameProofs()))
    return Times(time_until(searched, seconds), time_until(proven, seconds))


def main() -> None:
    """Run the command line."""
    top = argparse.ArgumentParser(description="Count the positions that an analysis decides with and without a helper.")
    top.add_argument("--games", default="hexhex4-active", help="a recording of tests/data/games")
    top.add_argument("--empties", type=int, nargs="+", default=[18, 20, 22, 24])
    top.add_argument("--positions", type=int, default=20)
    top.add_argument("--seconds", type=float, default=2.0)
    options = top.parse_args()
    for empties in options.empties:
        found = [
            measured(position, options.seconds)
            for position in islice(positions(options.games, empties), options.positions)
        ]
        alone = sum(each.alone is not None for each in found)
        helped = sum(each.together is not None for each in found)
        sooner = sum(each.together is not None and each.together != each.alone for each in found)
        row = f"{empties} empty: {alone} of {len(found)} alone, {helped} with a helper, {sooner} of these sooner"
        print(row, flush=True)


if __name__ == "__main__":
    main()
