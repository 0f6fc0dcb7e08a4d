"""Commands of `python3 -m bug_engine` that think: solve, match, serve-stdio."""

from __future__ import annotations

import argparse
import atexit
import io
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from zlib import crc32

from bug_engine.bots import LEVELS, Limit, Think, Thought, bot_named
from bug_engine.bots.bench import signature
from bug_engine.bots.book import BOARD, book_for
from bug_engine.bots.book_maker import MOST, Making, audited, written
from bug_engine.bots.match import Player, Score, match
from bug_engine.bots.match_log import MatchLog, Terms
from bug_engine.bots.program import Late, Program, ProgramFault, program_at
from bug_engine.bots.solver import SLICE, Solver, proof_for
from bug_engine.bots.values import Values
from bug_engine.cli.values import seconds, share, whole
from bug_engine.position import Position
from bug_engine.wire.stdio import serve

# Seconds that a bot of somebody's own may take from one thought to the next.
PATIENCE = 30.0
# Whose games of hexhex3 there are books of.
WITH_BOOKS = ("genius", "iggc", "ludii", "genius+merging", "iggc+merging")

# Adds the arguments that say where to start; reads them.
Arguments = Callable[[argparse.ArgumentParser], None]
Reader = Callable[[argparse.Namespace], Position]


def add_thinking_commands(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], arguments: Arguments, position: Reader
) -> None:
    """Add the commands to a command line; `arguments` and `position` are how it takes a position."""
    command = commands.add_parser("solve", help="prove who wins, and in how many turns")
    arguments(command)
    command.add_argument("--seconds", type=seconds, default=60.0, help="give up after so much time (default 60)")
    command.add_argument("--each", type=whole(0), default=0, metavar="N", help="then each turn, visiting N positions")
    command.set_defaults(run=lambda options: _solve(options, position(options)))

    command = commands.add_parser("match", help="let two players play pairs of games and tell who is stronger")
    for name in ("first", "second"):
        command.add_argument(name, help="a bot, a level, a bot with its own limit like uct:500, mybot.py, a wheel")
    arguments(command)
    command.add_argument("--nodes", type=whole(1), help="limit of bots without one of their own")
    command.add_argument("--time", type=seconds, help="seconds of processor time a turn")
    command.add_argument("--games", type=whole(2), default=200, help="play at most so many (default 200)")
    command.add_argument("--log", metavar="FILE", help="write the pairs there, and go on with those it has")
    command.add_argument("--opening", type=whole(0), help="random turns before the players take over")
    command.add_argument("--seed", type=int, default=0, help="another number, other games")
    command.add_argument(
        "--sprt",
        type=share,
        nargs=2,
        metavar=("LOW", "HIGH"),
        help="stop early: is the share of FIRST rather LOW or HIGH?",
    )
    command.set_defaults(run=lambda options: _match(options, position(options)))

    command = commands.add_parser("book", help="check the book of hexhex3, or make it anew")
    command.add_argument("--rules", default="genius", choices=WITH_BOOKS, help="whose book")
    command.add_argument(
        "--stones", type=whole(0), default=6, metavar="N", help="check every position up to N (default 6)"
    )
    command.add_argument(
        "--sample", type=whole(0), default=0, metavar="N", help="then prove N positions of each number above"
    )
    command.add_argument("--make", metavar="FILE", help="search everything, 30 minutes and 6 GB, and write the book")
    command.set_defaults(run=_book)

    command = commands.add_parser("serve-stdio", help="answer requests, one a line (docs/bots.md)")
    command.set_defaults(run=lambda _: _serve())


def _serve() -> None:
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # what is no UTF-8 is answered, and ends nothing
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    serve(sys.stdin, sys.stdout)


def _solve(options: argparse.Namespace, position: Position) -> None:
    solver = Solver(position, proof_for(position))
    start = time.perf_counter()
    while not solver.work(SLICE) and time.perf_counter() - start < options.seconds:
        pass
    line = " ".join(map(str, solver.line()))
    passed = time.perf_counter() - start
    print(f"{solver.verdict}{': ' if line else ''}{line}   ({solver.nodes:,} positions, {passed:.2f} s)")
    if options.each:
        values = Values(position)
        for _ in values.work(options.each):
            pass
        for turn, verdict in values.known():
            print(f"{turn} {verdict}")


def _book(options: argparse.Namespace) -> None:
    start, began = Position.initial(options.rules, BOARD), time.perf_counter()
    if options.make:
        making = Making(start)
        for count in making.work():
            print(f"{count:,} positions, {time.perf_counter() - began:.0f} s", flush=True)
        content = written(start.kernel, making.solved(MOST))
        Path(options.make).write_bytes(content)
        print(f"{options.make}: {len(content):,} bytes, {len(making.turns):,} positions visited")
        return
    book = book_for(start.kernel, start.state)
    if book is None:
        raise ValueError(f"there is no book of {BOARD} for {options.rules}")
    for line in audited(book, start, options.stones, options.sample):
        print(f"{line}   ({time.perf_counter() - began:.0f} s)", flush=True)


def player_named(text: str, nodes: int | None = None, seconds: float | None = None) -> Player:
    """Return a player: a level, a bot, or the program in a .py file or a wheel.

    A number after a colon is a bot's own limit.

    Raises:
        ValueError: if there is none of that name.
    """
    if text.endswith((".py", ".whl")):
        folder = Path(tempfile.mkdtemp(prefix="bug-bot-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        try:
            program = program_at(Path(text).resolve(), folder)
        except ProgramFault as fault:
            raise ValueError(f"{fault} (docs/bots.md)") from fault
        return Player(program.name, watched(program), Limit(nodes), seconds)
    if text in LEVELS:
        level = LEVELS[text]
        return Player(text, bot_named(level.bot).think, level.limit)
    name, _, own = text.partition(":")
    if own and not own.isdecimal():
        raise ValueError(f"{own!r} in {text!r} is no number of nodes")
    limit = Limit(int(own) if own else nodes)
    return Player(text, bot_named(name).think, limit, None if own else seconds)


def watched(program: Program, patience: float = PATIENCE) -> Think:
    """Return a program that is interrupted if it takes longer for a thought, on systems that have alarms."""

    def late(*_: object) -> None:
        raise Late

    def think(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
        thoughts = program(position, limit, random)
        while True:
            signal.signal(signal.SIGALRM, late)
            signal.setitimer(signal.ITIMER_REAL, patience)
            try:
                thought = next(thoughts)
            except StopIteration:
                return
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
            yield thought

    return think if hasattr(signal, "setitimer") else program


def _match(options: argparse.Namespace, start: Position) -> None:
    if options.sprt and options.sprt[0] >= options.sprt[1]:
        raise ValueError("--sprt takes the lower share first, like 0.5 0.6")
    first, second = (player_named(name, options.nodes, options.time) for name in (options.first, options.second))
    for player in (first, second):
        if player.limit.nodes is None and player.seconds is None and player.name not in LEVELS:
            raise ValueError(f"{player.name} needs a limit: --nodes, --time, or a number as in {player.name}:500")
    log = MatchLog(Path(options.log), _terms(first, second, start, options)) if options.log else None
    print(f"{first.name} against {second.name}, {start.ruleset.text} on {start.board.name}")
    score = log.score if log else Score()
    if score.games:
        print(f"{score} (before)")
    most, add = options.games // 2, log.add if log else None
    pairs = match((first, second), start, most, time.process_time, options.seed, options.opening, score, add)
    while not _decided(score, options.sprt) and next(pairs, None) is not None:
        print(score, flush=True)
        for fault in score.faults:
            print(fault)
        score.faults.clear()


def _terms(first: Player, second: Player, start: Position, options: argparse.Namespace) -> Terms:
    """Return what the games of a match depend on, for its log."""
    terms: Terms = {"rules": start.ruleset.text, "board": start.board.name, "start": start.text, "mover": start.mover}
    for name, player, text in (("first", first, options.first), ("second", second, options.second)):
        terms |= {name: player.name, f"{name} nodes": player.limit.nodes, f"{name} seconds": player.seconds}
        terms[f"{name} signature"] = f"{_signature(text):08x}"
    return {**terms, "opening": options.opening, "seed": options.seed}


def _signature(player: str) -> int:
    """Return a number that changes when a player does."""
    if player.endswith((".py", ".whl")):
        return crc32(Path(player).read_bytes())
    return signature([LEVELS[player].bot if player in LEVELS else player.partition(":")[0]])


def _decided(score: Score, sprt: tuple[float, float] | None) -> bool:
    """Say so if a sequential test has come to its end."""
    decision = score.decision(*sprt) if sprt else None
    if sprt and decision is not None:
        print(f"rather {sprt[decision]:.0%} than {sprt[not decision]:.0%}")
    return decision is not None
