"""Arguments that several commands share, and the game or position that they describe."""

from __future__ import annotations

import argparse
import os
import re
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from math import isfinite
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, TypeVar, cast

from bug_engine.boards import board_named
from bug_engine.coordinates import SYSTEMS
from bug_engine.formats.fields import FIELDS, start_position
from bug_engine.formats.importers import Import, game_in, import_one
from bug_engine.game import Game
from bug_engine.position import Position
from bug_engine.refusal import IllegalTurn
from bug_engine.ruleset import RULESETS, ruleset_named
from bug_engine.side import MARKS

# Control characters, which could move the cursor or do worse, except tab and newline; and marks that reverse text.
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")

# The exit code that shells report for a program that SIGTERM ended.
TERMINATED = 143
# How often another process looks whether the first one is still there.
WATCH_SECONDS = 0.5

Item = TypeVar("Item")
Result = TypeVar("Result")


def whole(least: int) -> Callable[[str], int]:
    """Return an argparse type: whole numbers from `least` up."""

    def checked(text: str) -> int:
        if not re.fullmatch(r"[+-]?[0-9]{1,18}", text) or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} up")
        return int(text)

    return checked


def seconds(text: str) -> float:
    """Return a time in seconds, above 0.

    >>> seconds("0.5")
    0.5
    """
    try:
        time = float(text)
    except ValueError:
        time = 0.0
    if not isfinite(time) or time <= 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return time


def share(text: str) -> float:
    """Return a share of games, between 0 and 1."""
    try:
        part = float(text)
    except ValueError:
        part = 0.0
    if not 0 < part < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a share between 0 and 1")
    return part


def file_name(text: str) -> str:
    """Return the name of a file to write; an empty one, as of an unset variable, would write none without a word.

    >>> file_name("games.json")
    'games.json'
    """
    if not text:
        raise argparse.ArgumentTypeError("the name of the file is empty")
    return text


def printable(text: str) -> str:
    r"""Return a text with its control characters escaped, so that a terminal does not obey them.

    >>> printable("a\x1b[2J")
    'a\\x1b[2J'
    """
    return _CONTROL.sub(lambda match: match[0].encode("unicode_escape").decode(), text)


def parsed_by(read: Callable[[str], object]) -> Callable[[str], str]:
    """Return an argparse type: any text that `read` accepts."""

    def checked(text: str) -> str:
        try:
            read(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None
        return text

    return checked


def add_start(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say how a game begins."""
    rulesets = f"{', '.join(RULESETS)}, or switches like chosen+merging"
    parser.add_argument("--rules", type=parsed_by(ruleset_named), help=f"the rule set: {rulesets}")
    parser.add_argument("--board", type=parsed_by(board_named), help="its name or text (default: the rule set's first)")
    parser.add_argument("--coordinates", choices=SYSTEMS, help="how cells are named (default: the rule set's)")
    parser.add_argument("--position", dest="start", metavar="ROWS", help="the start, like x../..../xo.../.xx./...")
    parser.add_argument("--mover", choices=list(MARKS), help="the side to move at the start")
    parser.add_argument("--setup", metavar="CELLS", help="how many cells are still to be blackened at the start")


def add_position(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `game_of` and `position_of`."""
    add_start(parser)
    parser.add_argument("--turns", default="", metavar="TEXT", help='turns played from the start, like "C3 B2-B1"')


def add_file(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `game_in_file`."""
    parser.add_argument("file", help="a record, a link, a list of turns…; - for standard input")
    add_start(parser)


def add_seconds(parser: argparse.ArgumentParser, default: float, purpose: str) -> None:
    """Add `--seconds`."""
    parser.add_argument("--seconds", type=seconds, default=default, help=f"{purpose} (default: %(default)g)")


def add_seed(parser: argparse.ArgumentParser, default: int | None, purpose: str) -> None:
    """Add `--seed`."""
    parser.add_argument("--seed", type=int, default=default, help=purpose)


def _fields(options: argparse.Namespace) -> dict[str, str]:
    fields = {name: getattr(options, name) for name in FIELDS if getattr(options, name) is not None}
    return {"coordinates": ruleset_named(fields.get("rules", "genius")).coordinates, **fields}


def game_of(options: argparse.Namespace) -> Game:
    """Return the game that the arguments of `add_position` describe.

    Raises:
        ValueError: if there is no such start, or a turn is illegal.
    """
    game = Game(start=start_position(_fields(options)))
    for number, turn in enumerate(options.turns.split(), 1):
        try:
            game.play(turn)
        except IllegalTurn as illegal:
            raise ValueError(f"turn {number} of --turns, {turn}, is not legal: {illegal}") from None
    return game


def position_of(options: argparse.Namespace) -> Position:
    """Return the last position of `game_of`."""
    return game_of(options).position


def game_in_file(options: argparse.Namespace) -> Game:
    """Return the game in a file. If it fits several boards, `--board` chooses, and standard error says so.

    Raises:
        ValueError: if the file cannot be read, or has no game.
    """
    found = import_one(file_text(options.file), _fields(options), options.board)
    say_boards(found, "" if options.board else "; choose one with --board")
    return game_in(found)


def say_boards(found: Import, more: str = "") -> None:
    """Say on standard error which boards fit, if the text does not name one that does."""
    if found.boards:
        boards = " or ".join(found.boards)
        print(f"this game names no board that fits; it fits {boards}, read as {found.boards[0]}{more}", file=sys.stderr)


def file_text(file: str, content: str = "game") -> str:
    """Return the text of a file, or of standard input for `-`; `content` is what it should have.

    Raises:
        ValueError: if it cannot be read, is not UTF-8, or is empty.
    """
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise ValueError(f"{file} can't be read: {(error.strerror or str(error)).lower()}") from None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ValueError(f"{file} is not UTF-8 text: byte {error.start + 1} is invalid") from None
    if not text.strip():
        raise ValueError(f"{'the input' if file == '-' else file} is empty: it has no {content}")
    return text


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """Add the argument `--jobs`."""
    parser.add_argument("--jobs", type=whole(1), default=1, metavar="N", help="number of processes (default: 1)")


def spread(jobs: int, work: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Result]:
    """Yield the results of `work` in the order of the items. With one job, this process makes each on demand.

    With more jobs, other processes work ahead; `work`, the items and the results must be picklable. They end with this
    one, also if it is terminated or killed.

    >>> list(spread(1, abs, [-1, 2]))
    [1, 2]
    """
    if jobs == 1:
        yield from map(work, items)
        return
    first = os.getpid()

    def end(*_: object) -> None:
        """End this process by an exception, which ends the pool; another process, which inherited this, at once."""
        if os.getpid() != first:
            os._exit(TERMINATED)
        sys.exit(TERMINATED)

    # Python forgets a signal that comes during a fork, and the pool would wait for that process. So SIGTERM is blocked
    # until a process has begun (_begin_work).
    mask = _block_sigterm()
    with _QuietPool(jobs, _begin_work, (first,)) as pool:
        # Not before: the pool ends its processes by the same signal, also those that have just begun.
        before = signal.signal(signal.SIGTERM, end)
        try:
            _set_mask(mask)
            yield from pool.imap(work, items)
        finally:
            signal.signal(signal.SIGTERM, before)


def _block_sigterm() -> set[signal.Signals]:
    """Block SIGTERM for this thread and for what it starts; return the signals blocked before. Windows cannot."""
    if sys.platform == "win32":
        return set()
    return cast("set[signal.Signals]", signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM}))


def _set_mask(mask: set[signal.Signals]) -> None:
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


class _QuietPool(Pool):
    """A pool whose processes end without a traceback if the first process was killed and so reads no results."""

    @staticmethod
    def Process(ctx: Any, *arguments: Any, **named: Any) -> Any:  # noqa: N802
        """Return a process of the pool (`multiprocessing.pool.Pool.Process`)."""
        return ctx.Process(*arguments, **{**named, "target": partial(_while_read, named["target"])})


def _while_read(target: Callable[..., None], *arguments: Any) -> None:
    with suppress(BrokenPipeError):
        target(*arguments)


def _begin_work(parent: int) -> None:
    """Leave Ctrl-C to the first process, which then ends this one; end if the first process was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    _set_mask(set())

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(WATCH_SECONDS)
        os._exit(TERMINATED)

    threading.Thread(target=watch, daemon=True).start()
