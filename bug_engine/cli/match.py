"""`match`: plays pairs of games between two players."""

from __future__ import annotations

import argparse
import atexit
import os
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from random import Random
from zlib import crc32

from bug_engine.bots import LEVELS, Limit, Think, Thought, bot_named
from bug_engine.bots.bench import signature
from bug_engine.bots.match import Pair, Player, Score, match, play_pair
from bug_engine.bots.match_log import MatchLog, Terms
from bug_engine.bots.program import Program, ProgramFault, ThoughtTimeout, program_at
from bug_engine.cli.options import (
    TERMINATED,
    add_jobs,
    add_position,
    add_seed,
    file_name,
    position_of,
    seconds,
    share,
    spread,
    whole,
)
from bug_engine.position import Position

# Seconds that a user's program may take from one thought to the next.
THOUGHT_SECONDS = 30.0
WHEEL = ".whl"
PROGRAM_SUFFIXES = (".py", WHEEL)


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `match`."""
    for name in ("first", "second"):
        parser.add_argument(name, help="a bot, a bot with a limit like uct:500, a level, mybot.py or a wheel")
    add_position(parser)
    parser.add_argument("--nodes", type=whole(1), help="limit of bots that are given without one")
    parser.add_argument("--time", type=seconds, help="limit in seconds of processor time a turn")
    parser.add_argument("--games", type=whole(2), default=200, help="number of games (default: %(default)s)")
    parser.add_argument(
        "--log", type=file_name, metavar="FILE", help="write the results to this file, and resume the match in it"
    )
    parser.add_argument("--opening", type=whole(0), help="number of random turns before the players begin")
    add_jobs(parser)
    add_seed(parser, 0, "seed of the openings and the bots (default: %(default)s)")
    parser.add_argument(
        "--sprt",
        type=share,
        nargs=2,
        metavar=("LOW", "HIGH"),
        help="stop as soon as a sequential test decides between these shares of FIRST",
    )


def run(options: argparse.Namespace) -> None:
    """Play the match, and print the score after each pair of games.

    Raises:
        ValueError: if there is no such player, a player has no limit, or the log belongs to another match.
    """
    if options.sprt and options.sprt[0] >= options.sprt[1]:
        raise ValueError("--sprt takes the lower share first, like 0.5 0.6")
    start = position_of(options)
    # A process that is killed leaves its files behind, so all processes unpack wheels into a folder of this one.
    options.folder = _folder() if any(name.endswith(WHEEL) for name in (options.first, options.second)) else None
    _players.cache_clear()  # a bot's file may have changed since another match of this process
    first, second = _players(options.first, options.second, options.nodes, options.time, options.folder)
    for player in (first, second):
        if player.limit.nodes is None and player.seconds is None and player.name not in LEVELS:
            raise ValueError(f"{player.name} needs a limit: --nodes, --time, or a number as in {player.name}:500")
    log = MatchLog(Path(options.log), _terms(first, second, start, options)) if options.log else None
    print(f"{first.name} against {second.name}, {start.ruleset.text} on {start.board.name}")
    score = log.score if log else Score()
    if score.games:
        print(f"{score} (before)")
    max_pairs, on_pair = options.games // 2, log.add if log else None
    played = partial(spread, options.jobs, partial(_pair, options))
    pairs = match(
        (first, second), start, max_pairs, time.process_time, options.seed, options.opening, score, on_pair, played
    )
    while not _decided(score, options.sprt) and next(pairs, None) is not None:
        print(score, flush=True)
        for fault in score.faults:
            print(fault)
        score.faults.clear()


@cache
def _players(
    first: str, second: str, nodes: int | None, seconds: float | None, folder: Path | None
) -> tuple[Player, Player]:
    """Return the players; each process makes them once."""
    return player_named(first, nodes, seconds, folder), player_named(second, nodes, seconds, folder)


def _pair(options: argparse.Namespace, number: int) -> Pair:
    """Play a pair of the match that these options describe; any process may call this."""
    players = _players(options.first, options.second, options.nodes, options.time, options.folder)
    return play_pair(players, position_of(options), number, time.process_time, options.seed, options.opening)


def _folder() -> Path:
    """Return a folder that exists until this process ends, also by SIGTERM; only SIGKILL leaves it behind."""
    first, folder = os.getpid(), Path(tempfile.mkdtemp(prefix="bug-bot-"))
    remove = partial(shutil.rmtree, folder, ignore_errors=True)
    atexit.register(remove)

    def end(*_: object) -> None:
        """End this process, or another one, which inherited this. A bot could catch an exception."""
        if os.getpid() == first:
            remove()
        os._exit(TERMINATED)

    signal.signal(signal.SIGTERM, end)
    return folder


def player_named(
    text: str, nodes: int | None = None, seconds: float | None = None, folder: Path | None = None
) -> Player:
    """Return a player: a level, a bot, or the program in a `.py` file or a wheel.

    `uct:500` is the bot `uct` with a limit of 500 nodes; other bots have the limits `nodes` and `seconds`. A wheel is
    unpacked into `folder`, or into one that exists until this process ends.

    Raises:
        ValueError: if there is no such player.
    """
    if text.endswith(PROGRAM_SUFFIXES):
        try:
            unpacked = Path(tempfile.mkdtemp(dir=folder or _folder())) if text.endswith(WHEEL) else Path()
            program = program_at(Path(text).resolve(), unpacked)
        except ProgramFault as fault:
            raise ValueError(f"{fault} (docs/bots.md)") from fault
        return Player(program.name, with_timeout(program), Limit(nodes), seconds)
    if text in LEVELS:
        level = LEVELS[text]
        return Player(text, bot_named(level.bot).think, level.limit)
    name, _, limit = text.partition(":")
    if limit and not limit.isdecimal():
        raise ValueError(f"{limit!r} in {text!r} is not a number of nodes")
    return Player(text, bot_named(name).think, Limit(int(limit) if limit else nodes), None if limit else seconds)


def with_timeout(program: Program, seconds: float = THOUGHT_SECONDS) -> Think:
    """Return a program that is interrupted when a thought takes longer; on systems without alarms, never."""

    def interrupt(*_: object) -> None:
        raise ThoughtTimeout

    def think(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
        thoughts = program(position, limit, random)
        while True:
            signal.signal(signal.SIGALRM, interrupt)
            signal.setitimer(signal.ITIMER_REAL, seconds)
            try:
                thought = next(thoughts)
            except StopIteration:
                return
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
            yield thought

    return think if hasattr(signal, "setitimer") else program


def _terms(first: Player, second: Player, start: Position, options: argparse.Namespace) -> Terms:
    """Return everything that the games of a match depend on, for its log."""
    terms: Terms = {"rules": start.ruleset.text, "board": start.board.name, "start": start.text, "mover": start.mover}
    for name, player, text in (("first", first, options.first), ("second", second, options.second)):
        terms |= {name: player.name, f"{name} nodes": player.limit.nodes, f"{name} seconds": player.seconds}
        terms[f"{name} signature"] = f"{_signature(text):08x}"
    return {**terms, "opening": options.opening, "seed": options.seed}


def _signature(player: str) -> int:
    """Return a number that changes when the player changes."""
    if player.endswith(PROGRAM_SUFFIXES):
        return crc32(Path(player).read_bytes())
    return signature([LEVELS[player].bot if player in LEVELS else player.partition(":")[0]])


def _decided(score: Score, sprt: tuple[float, float] | None) -> bool:
    """Return whether the sequential test has decided; print the decision."""
    decision = score.decision(*sprt) if sprt else None
    if sprt and decision is not None:
        print(f"rather {sprt[decision]:.0%} than {sprt[not decision]:.0%}")
    return decision is not None
