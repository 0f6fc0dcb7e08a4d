"""Plays the matches of docs/lab/search.md, and resumes them after an interrupt.

    python3 -m tests.tools.match_runner play                     # every unfinished match, the fastest first
    python3 -m tests.tools.match_runner play hexhex4 champion    # matches whose names contain all these words
    python3 -m tests.tools.match_runner table                    # the scores
    python3 -m tests.tools.match_runner kept hexhex3             # in how many won positions the champion keeps the win

The logs are in docs/lab/matches. `match` refuses a log of another version of the search: delete the log to start again.
round_robin.py measures the levels.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bug_engine.bots.match import Score
from bug_engine.cli.main import main as command
from bug_engine.cli.match import player_named
from tests.data import Recording, position_of, recordings, solved

FOLDER = Path(__file__).parents[2] / "docs" / "lab" / "matches"
GAMES = 200
BOARDS = ("hexhex4", "hexhex5")


def matches() -> Iterator[tuple[str, list[str]]]:
    """Yield the name of every match and its arguments."""
    for seconds in ("0.1", "1"):
        for board in BOARDS:
            name = f"champion-baseline-{board}-{seconds}s"
            yield name, ["champion", "baseline", "--board", board, "--time", seconds]


def standing(path: Path) -> Score:
    """Return the score in a log."""
    score = Score()
    for line in path.read_text(encoding="utf-8").splitlines()[1:]:
        score.pairs[json.loads(line)["won"]] += 1
    return score


def kept(recording: Recording, seconds: float = 1) -> tuple[int, int]:
    """Return the number of recorded won positions in which the champion's turn keeps the win, and of all of them."""
    champion = player_named("champion", seconds=seconds)
    wins_kept: list[bool] = []
    for known in solved(recording):
        if any(wins for wins, _ in known.values.values()):
            position = position_of(recording, known)
            turn = champion.choose(position, Random(len(wins_kept)), time.process_time).turn
            wins_kept.append(known.values[str(turn)][0])
    return sum(wins_kept), len(wins_kept)


def main() -> None:
    """Run the command line."""
    top = argparse.ArgumentParser(description="Play the matches of docs/lab/search.md.")
    top.add_argument("command", choices=["play", "table", "kept"])
    top.add_argument("words", nargs="*", help="only matches whose names contain all of them")
    top.add_argument("--games", type=int, default=GAMES, help=f"games of each match (default: {GAMES})")
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
