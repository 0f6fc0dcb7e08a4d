"""`shapes`: counts how often each shape is eaten when a bot plays against itself, and writes the page's gallery."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from random import Random

from bug_engine.bots.match import opening
from bug_engine.cli.match import player_named
from bug_engine.cli.options import add_position, add_seed, position_of, whole
from bug_engine.shape import shape_text
from bug_engine.study.gallery import eaten_marks, gallery
from bug_engine.study.twins import shapes_of

# Shapes of these sizes have letters instead of names.
LETTERED = (5, 6)
# The number of random turns that make the games differ.
OPENING_TURNS = 3


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `shapes`."""
    add_position(parser)
    parser.add_argument("--bot", default="moth", help="a level, or a bot with a limit like uct:500 (default: moth)")
    parser.add_argument("--games", type=whole(1), default=1000, help="number of games (default: 1000)")
    parser.add_argument("--size", type=whole(1), default=6, help="the largest shapes (default: 6)")
    parser.add_argument("--module", action="store_true", help="print web/learn/shape-book.js")
    parser.add_argument("--letters", action="store_true", help="print web/game/shape-letters.js; no game is played")
    add_seed(parser, 0, "seed of the games")


def run(options: argparse.Namespace) -> None:
    """Play the games, and print every shape with the number of bugs of that shape that were eaten.

    Raises:
        ValueError: if there is no such position or bot.
    """
    if options.letters:
        print(letters_module())
        return
    start = position_of(options)
    player = player_named(options.bot)
    eaten: Counter[str] = Counter()
    for number in range(options.games):
        random = Random(f"{options.seed}/{number}")
        position = opening(start, random, OPENING_TURNS)
        while position.result is None:
            played = position.play(player.choose(position, random, time.process_time).turn)
            eaten += eaten_marks(start.board, played.events)
            position = played.position
    shapes = [each for size in range(1, options.size + 1) for each in gallery(size)]
    if not options.module:
        for each in shapes:
            print(f"{each.mark:4} {eaten[each.mark]:6} {' '.join(f'{q},{r}' for q, r in each.cells)}")
        return
    rows = ",\n".join(
        f"  {json.dumps([each.mark, eaten[each.mark], each.cells], separators=(',', ':'))}" for each in shapes
    )
    facts = {"games": options.games, "board": start.board.name, "rules": start.ruleset.text, "bot": options.bot}
    print(
        "/** All shapes, and how often each was eaten: made by `python3 -m bug_engine shapes --module`. */\n"
        f"export const COUNTED = {json.dumps(facts)};\n"
        "/** Mark, how often it was eaten, cells (q, r). "
        "@type {readonly [string, number, readonly [number, number][]][]} */\n"
        f"export const SHAPES = [\n{rows},\n];"
    )


def letters_module() -> str:
    """Return the page's list of the larger shapes, in the order of their letters."""
    texts = {size: " ".join(shape_text(shape).partition(":")[2] for shape in shapes_of(size)) for size in LETTERED}
    rows = "".join(f'  {size}: "{text}",\n' for size, text in texts.items())
    return (
        "/** The shapes of five and six cells as the engine writes them (bug_engine/shape.py), without the size, in\n"
        " * the order of their letters: made by `python3 -m bug_engine shapes --letters`. */\n"
        f"export const LETTERED = {{\n{rows}}};"
    )
