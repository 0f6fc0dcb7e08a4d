"""Measures the strengths of the levels, and of companions of some strengths, in one round robin.

    python3 -m tests.tools.round_robin play hexhex4 --pairs 20 --seconds 300   # resumes after an interrupt
    python3 -m tests.tools.round_robin table                                   # ratings with 95 % bars; the larva has 0

Each player meets the players at most `--reach` places away. A pair is two games from one random opening, with sides
swapped. The log is docs/lab/matches/round-robin.jsonl; a player with another limit or bot counts as a new player. Its
lines with `games` are whole matches of earlier levels, and count, too.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from math import exp, log, log2, sqrt
from pathlib import Path
from random import Random

from bug_engine import Position
from bug_engine.bots import LEVELS
from bug_engine.bots.match import CELLS_PER_OPENING_TURN, SIGMAS, opening, play_game
from bug_engine.cli.match import player_named

LOG = Path(__file__).parents[2] / "docs" / "lab" / "matches" / "round-robin.jsonl"
BOARDS = ("hexhex3", "hexhex4", "hexhex5")
# Elo points for each unit of the logistic function, and a wide prior that keeps ratings finite.
SCALE, PRIOR_DEVIATION = 400 / log(10), 2000.0
ROUNDS = 300
# A bot with few games on a board counts there as the bot that it is until an ending.
UNTIL_ENDINGS, FEW_GAMES = {"prover": "planner"}, 100
# The games won and played by two players. A pair counts as two samples: measured, its games are nearly independent.
Games = dict[tuple[str, str], tuple[int, int]]


def players() -> list[str]:
    """Return the players in the form that `match` reads: the levels by their bots and limits."""
    return [f"{level.bot}:{level.limit.nodes}" for level in LEVELS.values()]


def play(names: list[str], board: str, pairs: int, reach: int, end: float) -> bool:
    """Play the missing pairs, one of each meeting in turn; return whether all are played."""
    start = Position.initial("genius", board)
    turns = max(2, len(start.board) // CELLS_PER_OPENING_TURN)
    known = {(each["one"], each["other"], each.get("number")) for each in logged() if each["board"] == board}
    meetings = [(names[i], names[j]) for i in range(len(names)) for j in range(max(0, i - reach), i)]
    for number in range(pairs):
        for one, other in meetings:
            if (one, other, number) in known:
                continue
            if time.monotonic() > end:
                return False
            random = Random(f"{one} {other} {board} {number}")
            begun = opening(start, random, turns)
            both = player_named(one), player_named(other)
            first = play_game(both, begun, random, time.process_time) == 0
            second = play_game((both[1], both[0]), begun, random, time.process_time) == 1
            line = {"board": board, "one": one, "other": other, "number": number, "won": first + second}
            with LOG.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
    return True


def logged() -> list[dict[str, object]]:
    """Return the pairs of the log."""
    return [json.loads(line) for line in LOG.read_text("utf-8").splitlines()] if LOG.exists() else []


def ratings(board: str) -> dict[str, tuple[float, float, int]]:
    """Return each player's rating in Elo, where the first level has 0, half of its 95 % interval, and its games."""
    games: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0])
    for each in logged():
        if each["board"] == board:
            found = games[str(each["one"]), str(each["other"])]
            found[0] += int(str(each["won"]))
            found[1] += int(str(each.get("games", 2)))
    names = sorted({name for pair in games for name in pair})
    at = dict.fromkeys(names, 0.0)
    precision = (SCALE / PRIOR_DEVIATION) ** 2

    def slope_of(name: str) -> tuple[float, float]:
        slope, curvature = -precision * at[name], precision
        for (one, other), (won, count) in games.items():
            if name in (one, other):
                chance = 1 / (1 + exp(at[other] - at[one]))
                slope += (won - count * chance) * (1 if name == one else -1)
                curvature += count * chance * (1 - chance)
        return slope, curvature

    for _ in range(ROUNDS):
        for name in names:
            slope, curvature = slope_of(name)
            at[name] += max(-1.0, min(1.0, slope / curvature))
    zero = at.get(players()[0], 0.0)
    played = {name: sum(count for pair, (_, count) in games.items() if name in pair) for name in names}
    return {name: ((at[name] - zero) * SCALE, SIGMAS * SCALE / sqrt(slope_of(name)[1]), played[name]) for name in names}


def line_of(found: dict[str, tuple[float, float, int]], bot: str) -> tuple[float, float]:
    """Return the line that fits a bot's ratings on a board best: the gain of a doubled limit, and the rating at a limit
    of 1. The line is more certain than the rating at any single limit. Two limits give no slope.
    """
    measured = [(name.split(":"), rating, error) for name, (rating, error, _) in found.items()]
    points = [(log2(int(limit)), rating, error**-2) for (kind, limit), rating, error in measured if kind == bot]
    weight = sum(each for *_, each in points)
    mean_x, mean_y = (sum(point[i] * point[2] for point in points) / weight for i in (0, 1))
    spread = sum(w * (x - mean_x) ** 2 for x, _, w in points)
    steep = sum(w * (x - mean_x) * (y - mean_y) for x, y, w in points) / spread if len(points) > 2 else 0.0
    return steep, mean_y - steep * mean_x


def kind_measured(found: dict[str, tuple[float, float, int]], bot: str) -> str:
    """Return the bot whose line stands for a bot on a board: itself, unless it has few games there."""
    played = sum(games for name, (_, _, games) in found.items() if name.partition(":")[0] == bot)
    return UNTIL_ENDINGS.get(bot, bot) if played < FEW_GAMES else bot


def cell(rating: float, error: float, games: int) -> str:
    """Return a rating as a cell of the table."""
    return f"{rating:.0f} ± {error:.0f} ({games})"


def table() -> None:
    """Print the ratings as a Markdown table: a row for each player, a column for each board."""
    found = {board: ratings(board) for board in BOARDS}
    titles = {f"{level.bot}:{level.limit.nodes}": level.name for level in LEVELS.values()}
    everyone = {name for each in found.values() for name in each}
    others = sorted(everyone - set(titles), key=lambda name: (name.split(":")[0], int(name.split(":")[1])))
    print(f"| level | bot | {' | '.join(BOARDS)} |\n|---|---|{'---|' * len(BOARDS)}")
    for name in [*titles, *others]:
        cells = [cell(*each[name]) if name in each else "–" for each in found.values()]
        print(f"| {titles.get(name, '')} | `{name}` | {' | '.join(cells)} |")
    print(f"\n| level, on the line of its bot | mean | {' | '.join(BOARDS)} |\n|---|---|{'---|' * len(BOARDS)}")
    for level in LEVELS.values():
        lines = [line_of(each, kind_measured(each, level.bot)) for each in found.values()]
        at = [base + steep * log2(level.limit.nodes or 1) for steep, base in lines]
        print(f"| {level.name} | {sum(at) / len(at):.0f} | {' | '.join(f'{each:.0f}' for each in at)} |")


def main() -> None:
    """Run the command line."""
    top = argparse.ArgumentParser(description="Measure the levels in one round robin.")
    commands = top.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("board", choices=BOARDS)
    playing.add_argument("--players", nargs="*", default=None, help="as `match` reads them (default: all levels)")
    playing.add_argument("--pairs", type=int, default=20, help="pairs of games of each meeting (default: %(default)s)")
    playing.add_argument(
        "--reach", type=int, default=3, help="places between opponents, at most (default: %(default)s)"
    )
    playing.add_argument("--seconds", type=float, default=600, help="stop after this time (default: %(default)s)")
    commands.add_parser("table")
    options = top.parse_args()
    if options.command == "table":
        table()
        return
    end = time.monotonic() + options.seconds
    over = play(options.players or players(), options.board, options.pairs, options.reach, end)
    raise SystemExit(0 if over else 3)


if __name__ == "__main__":
    main()
