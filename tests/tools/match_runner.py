"""Gather the matches that docs/lab/search.md tells of, over as many sittings as it takes: stop it whenever you like.

    python3 -m tests.tools.match_runner play                     # every match not finished yet, the cheapest first
    python3 -m tests.tools.match_runner play hexhex3 champion    # those whose names have all of these words
    python3 -m tests.tools.match_runner table                    # how they stand
    python3 -m tests.tools.match_runner kept hexhex3             # how many won positions the champion keeps won in 1 s

The logs are in docs/lab/matches; one of another search than today's is refused by `match`, and has to be begun anew.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

from bug_engine.bots import LEVELS
from bug_engine.bots.match import Score
from bug_engine.cli.bots import player_named
from bug_engine.cli.main import main as command
from tests.data import Recording, position_of, recordings, solved

FOLDER = Path(__file__).parents[2] / "docs" / "lab" / "matches"
GAMES = 200
BOARDS = ("hexhex3", "hexhex4", "hexhex5")


def matches() -> Iterator[tuple[str, list[str]]]:
    """Yield the name of every match and its arguments."""
    for weaker, stronger in pairwise(LEVELS):
        for board in BOARDS:
            yield f"{stronger}-{weaker}-{board}", [stronger, weaker, "--board", board]
    for seconds in ("0.1", "1"):
        for board in BOARDS[1:]:
            name = f"champion-baseline-{board}-{seconds}s"
            yield name, ["champion", "baseline", "--board", board, "--time", seconds]


def standing(path: Path) -> Score:
    """Return how the match of a log stands."""
    score = Score()
    for line in path.read_text(encoding="utf-8").splitlines()[1:]:
        score.pairs[json.loads(line)["won"]] += 1
    return score


def kept(recording: Recording, seconds: float = 1) -> tuple[int, int]:
    """Return after how many recorded positions the champion's turn still wins, and how many are won."""
    champion = player_named("champion", seconds=seconds)
    keeps: list[bool] = []
    for known in solved(recording):
        if any(wins for wins, _ in known.values.values()):
            position = position_of(recording, known)
            turn = champion.choose(position, Random(len(keeps)), time.process_time).turn
            keeps.append(known.values[str(turn)][0])
    return sum(keeps), len(keeps)


def main() -> None:
    """Run a command."""
    top = argparse.ArgumentParser(description="Gather the matches of docs/lab/search.md.")
    top.add_argument("command", choices=["play", "table", "kept"])
    top.add_argument("words", nargs="*", help="only matches whose names have all of them")
    top.add_argument("--games", type=int, default=GAMES, help=f"play until there are so many (default {GAMES})")
    options = top.parse_args()
    if options.command == "kept":
        for recording in recordings("solved"):
            if all(word in recording.name for word in options.words):
                print("| {} | {} of {} |".format(recording.name, *kept(recording)), flush=True)
        return
    FOLDER.mkdir(exist_ok=True)
    for name, arguments in matches():
        log = FOLDER / f"{name}.jsonl"
        if not all(word in name for word in options.words):
            continue
        if options.command == "play" and not (log.exists() and standing(log).games >= options.games):
            command(["match", *arguments, "--games", str(options.games), "--log", str(log)])
        elif options.command == "table" and log.exists():
            print(f"| {name} | {standing(log)} |")


if __name__ == "__main__":
    main()
