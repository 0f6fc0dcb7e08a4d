"""`replay`: shows a game from a file, turn by turn."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from bug_engine.cli.describe import result_summary, time_loss_summary, turn_summary
from bug_engine.cli.options import add_file, game_in_file, printable
from bug_engine.game import Game
from bug_engine.side import MARKS


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `replay`."""
    add_file(parser)


def run(options: argparse.Namespace) -> None:
    """Print the game."""
    for line in replay(game_in_file(options)):
        print(printable(line))


def replay(game: Game) -> Iterator[str]:
    """Yield the headers of a game, its main line with comments and refused submissions, and its last position."""
    yield from (f"{name}: {value}" for name, value in game.headers.items())
    node = game.root
    while True:
        yield from node.comment.splitlines()
        for submission in node.rejected:
            yield f"({MARKS[submission.side]} submitted {submission.text!r}, which was refused)"
        if not node.next:
            break
        node = node.next
        if node.played:
            yield f"{len(node.line)}. {turn_summary(node.played)}"
    yield f"\n{node.position}"
    if node.position.result:
        yield result_summary(node.position.result)
    elif game.lost_on_time is not None:
        yield time_loss_summary(game.lost_on_time)
