"""`python3 -m bug_engine`: the list of commands, and the exit codes.

To add a command, write a module that follows `Command` and add a line to `COMMANDS`.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from bug_engine import __version__
from bug_engine.cli.options import printable
from bug_engine.formats.link import BadLink
from bug_engine.formats.record import BadRecord
from bug_engine.refusal import IllegalTurn

# The exit codes that shells report for a program that SIGINT or SIGPIPE ended.
INTERRUPTED, CLOSED_PIPE = 130, 141


class Command(Protocol):
    """A module with a command. It is named after the command, with `_` for `-`."""

    def add(self, parser: argparse.ArgumentParser) -> None:
        """Add the command's arguments."""

    def run(self, options: argparse.Namespace) -> None:
        """Run the command.

        Raises:
            ValueError, OSError: if the command fails; the message is shown to the user.
        """


# The help texts by name. Only the module of the chosen command is imported.
COMMANDS = {
    "play": "play a game in the terminal",
    "explain": "show what a turn does, or why it is illegal",
    "replay": "show a game from a file turn by turn",
    "convert": "convert a game from a file to another format",
    "library": "list the games of files, find duplicates, write them as one backup",
    "solve": "prove who wins, and in how many turns",
    "match": "play pairs of games between two players and estimate their strength",
    "perft": "count the lines of play by depth",
    "bench": "measure speed and print the signature of the search",
    "report": "measure a board with random games and write an HTML report",
    "puzzles": "make puzzles, or check those in a file",
    "openings": "show what was played from a position, or judge first turns and write them as a book",
    "shapes": "count how often each shape is eaten in games of a bot",
    "book": "check the book of hexhex3, or make it",
    "serve-stdio": "answer requests, one a line (docs/bots.md)",
    "catalogue": "print web/engine/catalogue.js",
}


def command_named(name: str) -> Command:
    """Return the module of a command."""
    return cast("Command", import_module(f"bug_engine.cli.{name.replace('-', '_')}"))


def parser(chosen: str | None = None) -> argparse.ArgumentParser:
    """Return the parser of the command line, with the arguments of the chosen command."""
    top = argparse.ArgumentParser(prog="python3 -m bug_engine", description="Bug, Nick Bentley's game.")
    top.add_argument("--version", action="version", version=f"bug_engine {__version__}")
    commands = top.add_subparsers(required=True, metavar="command")
    for name, help_text in COMMANDS.items():
        command_parser = commands.add_parser(
            name, help=help_text, description=f"{help_text[0].upper()}{help_text[1:]}."
        )
        if name == chosen:
            command = command_named(name)
            command.add(command_parser)
            command_parser.set_defaults(run=command.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return 0, 1 after an error, 130 after Ctrl-C, 141 if the output is closed. Exit with 2 if the
    arguments are wrong.
    """
    _open_closed_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    arguments = sys.argv[1:] if argv is None else argv
    try:
        options = parser(next((each for each in arguments if not each.startswith("-")), None)).parse_args(arguments)
        options.run(options)
        sys.stdout.flush()
    except IllegalTurn as illegal:
        return _failed(f"cell {illegal.refusal.step + 1}: {illegal}")
    except (BadRecord, BadLink) as bad:
        return _failed(f"{bad.place}: {bad}\n{bad.drawing}")
    except BrokenPipeError:
        # When Python exits, it flushes the buffer, which would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    except OSError as error:
        why = error.strerror.lower() if error.strerror else str(error)
        return _failed(f"{error.filename}: {why}" if error.filename and error.strerror else why)
    except ValueError as error:
        return _failed(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _open_closed_streams() -> None:
    """Open the standard streams that were closed when Python started, as in `>&-`: then Python has None for them.

    The input is empty, errors go nowhere, and the output is a closed pipe. Each takes the lowest free number, so no
    file of a command gets the number of a standard stream.
    """
    # They stay open for the rest of the program.
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY), encoding="utf-8")
    if sys.stdout is None:
        read, write = os.pipe()
        os.dup2(write, read)
        os.close(write)
        sys.stdout = os.fdopen(read, "w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")


def _failed(message: str) -> int:
    print(printable(f"bug_engine: {message}"), file=sys.stderr)
    return 1
