"""`convert`: writes a game from a file in another format."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from bug_engine.cli.options import add_file, game_in_file, printable
from bug_engine.coordinates import SYSTEMS
from bug_engine.formats import abstract_play, link, record
from bug_engine.game import Game


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `convert`."""
    add_file(parser)
    parser.add_argument("--to", default="record", choices=list(WRITERS), help="the format (default: %(default)s)")
    parser.add_argument("--in", dest="system", choices=SYSTEMS, help="the coordinates to write")


def run(options: argparse.Namespace) -> None:
    """Print the game in the other format."""
    game = game_in_file(options)
    text = WRITERS[options.to](game.in_coordinates(options.system) if options.system else game).rstrip("\n")
    print(printable(text) if sys.stdout.isatty() else text)


def turns_text(game: Game) -> str:
    """Return the turns of the main line.

    >>> game = Game("genius", "hexhex3")
    >>> turns_text(game.play("C3").play("B2-B1"))
    'C3 B2-B1'
    """
    return " ".join(str(node.played.turn) for node in game.root.end.line if node.played)


WRITERS: dict[str, Callable[[Game], str]] = {
    "record": record.write,
    "link": link.write,
    "whole-link": link.write_whole,
    "turns": turns_text,
    "abstractplay": abstract_play.write_state,
}
