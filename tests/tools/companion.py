"""Shows that the companion wins about half of its games against players that it does not know: here, the levels.

    python3 -m tests.tools.companion play                    # all eight levels, hexhex3; resumes after an interrupt
    python3 -m tests.tools.companion play larva nymph        # these levels
    python3 -m tests.tools.companion table                   # the scores
    python3 -m tests.tools.companion simulate                # the score of the fit itself, without a board

A meeting is ten games in which the companion adapts to the player, game by game, and ten more, which count. Sides
change after every game; a game begins with two random turns. The results are in docs/lab/companion.jsonl.
"""

from __future__ import annotations

import argparse
import json
import time
from datetime import date
from math import sqrt
from pathlib import Path
from random import Random

from bug_engine import Position
from bug_engine.bots import LEVELS
from bug_engine.bots.match import opening, play_game
from bug_engine.cli.match import player_named
from bug_engine.library.fit import fit_of
from bug_engine.library.progress import RATINGS, Facts

LOG = Path(__file__).parents[2] / "docs" / "lab" / "companion.jsonl"
LEARNING, COUNTED = 10, 10
DAY = date(2026, 1, 1)


def meeting(level: str, number: int, board: str) -> tuple[list[bool], list[int]]:
    """Play a meeting; return which games the companion won, and its strength in each."""
    player, facts, won, strengths = player_named(level), list[Facts](), list[bool](), list[int]()
    for game in range(LEARNING + COUNTED):
        random = Random(f"{level} {number} {game}")
        strengths.append(fit_of(facts).strength)
        companion = player_named(f"companion:{strengths[-1]}")
        start = opening(Position.initial("genius", board), random, 2)
        first = game % 2 == 0
        players = (companion, player) if first else (player, companion)
        won.append((play_game(players, start, random, time.process_time) == 0) == first)
        facts.append(Facts(board, "genius", f"companion:{strengths[-1]}", not won[-1], DAY))
    return won, strengths


def played() -> list[dict[str, object]]:
    """Return the meetings of the log."""
    return [json.loads(line) for line in LOG.read_text("utf-8").splitlines()] if LOG.exists() else []


def play(levels: list[str], meetings: int, board: str) -> None:
    """Play the missing meetings: one with each level, then the next with each."""
    known = {(each["level"], each["number"], each["board"]) for each in played()}
    for number in range(meetings):
        for level in levels:
            if (level, number, board) in known:
                continue
            won, strengths = meeting(level, number, board)
            line = {"level": level, "number": number, "board": board, "won": list(map(int, won)), "at": strengths}
            with LOG.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            print(json.dumps(line), flush=True)


def table() -> None:
    """Print the companion's score in the games that count, with 95 % error bars: a meeting is one sample."""
    for board in dict.fromkeys(str(each["board"]) for each in played()):
        for level in LEVELS:
            found = [each for each in played() if each["level"] == level and each["board"] == board]
            shares = [sum(each["won"][LEARNING:]) / COUNTED for each in found]  # type: ignore[index]
            if not shares:
                continue
            mean = sum(shares) / len(shares)
            spread = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
            strengths = [at for each in found for at in each["at"][LEARNING:]]  # type: ignore[index]
            games, error = len(shares) * COUNTED, 196 * sqrt(spread / len(shares))
            at = sum(strengths) / len(strengths)
            print(f"| {board} | {level} | {RATINGS[level]} | {at:.0f} | {100 * mean:.1f} ± {error:.1f} % of {games} |")


def overall(board: str) -> None:
    """Print the score over all meetings on a board, over the games that the companion began, and over the others."""
    counted = [each["won"][LEARNING:] for each in played() if each["board"] == board]  # type: ignore[index]
    parts = {"all": slice(None), "it began": slice(0, None, 2), "it followed": slice(1, None, 2)}
    for name, part in parts.items():
        shares = [sum(won[part]) / len(won[part]) for won in counted]
        mean = sum(shares) / len(shares)
        spread = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
        games = sum(len(won[part]) for won in counted)
        print(f"{name}: {100 * mean:.1f} ± {196 * sqrt(spread / len(shares)):.1f} % of {games}")


def simulate(meetings: int) -> None:
    """Print the score of the fit against players whose results follow exact strengths."""
    for level in LEVELS:
        random, true, won = Random(level), RATINGS[level], 0
        for _ in range(meetings):
            facts = list[Facts]()
            for game in range(LEARNING + COUNTED):
                strength = fit_of(facts).strength
                wins = random.random() < 1 / (1 + 10 ** ((true - strength) / 400))
                facts.append(Facts("hexhex3", "genius", f"companion:{strength}", not wins, DAY))
                won += wins and game >= LEARNING
        print(f"| {level} | {true} | {100 * won / COUNTED / meetings:.1f} % |", flush=True)


def main() -> None:
    """Run the command line."""
    top = argparse.ArgumentParser(description="Show that the companion wins about half.")
    top.add_argument("command", choices=["play", "table", "simulate"])
    top.add_argument("levels", nargs="*", metavar="level", help="only these levels")
    top.add_argument("--meetings", type=int, default=20, help="meetings with each level (default: %(default)s)")
    top.add_argument("--board", default="hexhex3", help="default: %(default)s")
    options = top.parse_args()
    if options.command == "play":
        play(options.levels or list(LEVELS), options.meetings, options.board)
    elif options.command == "simulate":
        simulate(options.meetings)
    else:
        table()
        overall(options.board)


if __name__ == "__main__":
    main()
