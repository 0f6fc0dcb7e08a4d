"""`python3 -m bug_engine`: play, explain, replay, convert, perft, bench, solve, match, report, puzzles and more."""

from __future__ import annotations

import argparse
import io
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bug_engine import __version__
from bug_engine.boards import board_named
from bug_engine.bots import LEVELS, Level
from bug_engine.bots.bench import bench
from bug_engine.cli.bots import add_thinking_commands
from bug_engine.cli.puzzles import add_puzzles_arguments, run_puzzles
from bug_engine.cli.study import add_report_arguments, run_report
from bug_engine.cli.terminal import explained, play, replayed
from bug_engine.cli.values import printable, seconds
from bug_engine.coordinates import SYSTEMS
from bug_engine.formats import link, record
from bug_engine.formats.fields import FIELDS, opening
from bug_engine.formats.importers import read_any
from bug_engine.formats.link import BadLink
from bug_engine.formats.record import BadRecord
from bug_engine.game import Game
from bug_engine.perft import divide, perft
from bug_engine.position import MARKS
from bug_engine.refusal import IllegalTurn
from bug_engine.ruleset import RULESETS, ruleset_named
from bug_engine.table.clock import CONTROLS, Clock, control_from_text
from bug_engine.wire.catalogue import catalogue_module

# Where `perft` stops if nobody says: in a moment on the usual boards.
PERFT_DEPTH = 4
# What shells say of a program that ended by SIGINT or SIGPIPE.
INTERRUPTED, CLOSED_PIPE = 130, 141

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return 0, or 1 after saying what is wrong; 130 after Ctrl-C, 141 when nobody reads the output.

    Unusable arguments exit with 2.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # what an ASCII terminal can't show is no error
    try:
        options = parser().parse_args(argv)
        options.run(options)
        sys.stdout.flush()
    except IllegalTurn as illegal:
        return _failed(f"cell {illegal.refusal.step + 1}: {illegal}")
    except (BadRecord, BadLink) as bad:
        return _failed(f"{bad.place}: {bad}\n{bad.drawing}")
    except BrokenPipeError:
        # Who read the output has left. At its end Python flushes what is still in the buffer: into nothing.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except (ValueError, OSError) as wrong:
        return _failed(str(wrong))
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _failed(message: str) -> int:
    print(printable(f"bug_engine: {message}"), file=sys.stderr)
    return 1


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line; the chosen command is its `run`."""
    top = argparse.ArgumentParser(prog="python3 -m bug_engine", description="Bug, Nick Bentley's game.")
    top.add_argument("--version", action="version", version=f"bug_engine {__version__}")
    commands = top.add_subparsers(required=True, metavar="command")

    command = commands.add_parser("play", help="play a game in the terminal")
    _position_arguments(command)
    for mark in MARKS:
        command.add_argument(f"--{mark}", default="person", choices=["person", *LEVELS], help=f"who plays {mark}")
    command.add_argument("--seed", type=int, help="make the bots repeat themselves")
    known = f"{', '.join(CONTROLS)}, or seconds like 90+600/10"
    command.add_argument("--clock", type=_named(control_from_text), help=f"play against the clock: {known}")
    command.set_defaults(run=_play)

    command = commands.add_parser("perft", help="count the lines of each depth")
    deepest = f"the last one (default {PERFT_DEPTH})"
    command.add_argument("depth", type=int, nargs="?", default=PERFT_DEPTH, help=deepest)
    _position_arguments(command)
    command.add_argument("--unit", default="stone", choices=["stone", "turn"], help="what makes a ply")
    command.add_argument("--divide", action="store_true", help="split the count by the first ply")
    command.set_defaults(run=_perft)

    command = commands.add_parser("bench", help="measure speed, print the signature of the search")
    command.add_argument("--seconds", type=seconds, default=2.0, help="time for each figure")
    command.set_defaults(run=_bench)

    command = commands.add_parser("explain", help="say what a turn does, or why it is illegal")
    command.add_argument("turn", help="the turn, like B1-B3")
    _position_arguments(command)
    command.set_defaults(run=_explain)

    _file_commands(commands)
    add_thinking_commands(commands, _position_arguments, lambda options: _game(options).position)

    command = commands.add_parser("report", help="play out a board and write what it is like, as one HTML file")
    _position_arguments(command)
    add_report_arguments(command)
    command.set_defaults(run=_report)

    command = commands.add_parser("puzzles", help="make puzzles, or prove those of a file anew")
    add_puzzles_arguments(command)
    command.set_defaults(run=run_puzzles)

    command = commands.add_parser("catalogue", help="print web/engine/catalogue.js")
    command.set_defaults(run=lambda _: print(catalogue_module(), end=""))
    return top


def _file_commands(commands: Commands) -> None:
    command = commands.add_parser("replay", help="play a game through from a file: a record, a link, a list of turns…")
    _file_arguments(command)
    command.set_defaults(run=_replay)

    command = commands.add_parser("convert", help="write a game from a file in another form")
    _file_arguments(command)
    command.add_argument("--to", default="record", choices=list(_WRITERS), help="the form")
    command.add_argument("--in", dest="system", choices=SYSTEMS, help="the coordinates to write in")
    command.set_defaults(run=_convert)


def _named(read: Callable[[str], object]) -> Callable[[str], str]:
    """Return what argparse takes as a type: a text that `read` can read."""

    def checked(text: str) -> str:
        try:
            read(text)
        except ValueError as wrong:
            raise argparse.ArgumentTypeError(str(wrong)) from None
        return text

    return checked


def _opening_arguments(command: argparse.ArgumentParser) -> None:
    known = f"{', '.join(RULESETS)}, or switches like chosen+merging"
    command.add_argument("--rules", type=_named(ruleset_named), help=f"the rule set: {known}")
    command.add_argument("--board", type=_named(board_named), help="its name or text (default: the rule set's first)")
    command.add_argument("--coordinates", choices=SYSTEMS, help="how cells are named (default: the rule set's)")
    command.add_argument("--position", dest="start", metavar="ROWS", help="start from it: x../..../xo.../.xx./...")
    command.add_argument("--mover", choices=list(MARKS), help="who is to move in it")
    command.add_argument("--setup", metavar="CELLS", help="how many cells are still to be blackened in it")


def _position_arguments(command: argparse.ArgumentParser) -> None:
    _opening_arguments(command)
    command.add_argument("--turns", default="", metavar="TEXT", help='turns played before, like "C3 B2-B1"')


def _file_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", help="the file; - for standard input")
    _opening_arguments(command)


def _fields(options: argparse.Namespace) -> dict[str, str]:
    fields = {name: getattr(options, name) for name in FIELDS if getattr(options, name) is not None}
    return {"coordinates": ruleset_named(fields.get("rules", "genius")).coordinates, **fields}


def _game(options: argparse.Namespace) -> Game:
    game = Game(start=opening(_fields(options)))
    for number, turn in enumerate(options.turns.split(), 1):
        try:
            game.play(turn)
        except IllegalTurn as illegal:
            raise ValueError(f"turn {number} of --turns, {turn}, is not legal: {illegal}") from None
    return game


def _read(options: argparse.Namespace) -> Game:
    return read_any(_text_of(options.file), _fields(options))


def _text_of(file: str) -> str:
    """Return what is written in a file, or on standard input.

    Raises:
        ValueError: if there is no text to be had, with the reason.
    """
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as wrong:
        raise ValueError(f"{file} can't be read: {(wrong.strerror or str(wrong)).lower()}") from None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise ValueError(f"{file} is no text in UTF-8: byte {wrong.start + 1} is not") from None
    if not text.strip():
        raise ValueError(f"there is no game in {'the input' if file == '-' else file}: it is empty")
    return text


def _replay(options: argparse.Namespace) -> None:
    for line in replayed(_read(options)):
        print(printable(line))


def _convert(options: argparse.Namespace) -> None:
    game = _read(options)
    text = _WRITERS[options.to](game.in_coordinates(options.system) if options.system else game).rstrip("\n")
    print(printable(text) if sys.stdout.isatty() else text)


def _turns_text(game: Game) -> str:
    return " ".join(str(node.played.turn) for node in game.root.end.line if node.played)


_WRITERS: dict[str, Callable[[Game], str]] = {"record": record.write, "link": link.write, "turns": _turns_text}


def _play(options: argparse.Namespace) -> None:
    def level(name: str) -> Level | None:
        return None if name == "person" else LEVELS[name]

    clock = Clock.set(options.clock) if options.clock else None
    play(_game(options), (level(options.x), level(options.o)), input, print, options.seed, clock, time.monotonic)


def _perft(options: argparse.Namespace) -> None:
    if options.depth < 0:
        raise ValueError(f"the depth must be 0 or more, not {options.depth}")
    position = _game(options).position
    start = time.perf_counter()
    if options.divide:
        for first, lines in divide(position, options.depth, options.unit).items():
            print(f"{first} {lines}")
    else:
        for depth in range(1, options.depth + 1):
            lines = perft(position, depth, options.unit)
            print(f"{depth} {lines} {time.perf_counter() - start:.2f}s", flush=True)


def _bench(options: argparse.Namespace) -> None:
    for line in bench(time.process_time, options.seconds):  # what other programs take does not count
        print(line, flush=True)


def _report(options: argparse.Namespace) -> None:
    def tell(stage: str) -> None:
        print(stage, file=sys.stderr, flush=True)

    run_report(options, _game(options).position, time.perf_counter, tell)


def _explain(options: argparse.Namespace) -> None:
    position = _game(options).position
    print(position)
    print(explained(position, options.turn))
