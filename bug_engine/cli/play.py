"""`play`: plays a game in the terminal, between people and bots."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from math import ceil

from bug_engine.bots import LEVELS, Level, think
from bug_engine.cli.describe import explanation, result_summary, time_loss_summary, turn_summary
from bug_engine.cli.options import add_position, add_seed, game_of, parsed_by
from bug_engine.game import Game
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.side import MARKS
from bug_engine.table.clock import CONTROLS, Clock, control_from_text
from bug_engine.table.umpire import Desk

HELP = """Type a turn: the cell to grow on, then the bonus cells, like C3 or B1-B3.
turns    the legal turns            undo   take back        quit   leave
why B1   what a turn does, or why it is illegal"""
SWAP_HELP = "swap     take over the first move"
PERSON = "person"

Ask = Callable[[str], str]
Show = Callable[[str], None]
Now = Callable[[], float]
Players = tuple[Level | None, Level | None]


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `play`."""
    add_position(parser)
    for mark in MARKS:
        parser.add_argument(f"--{mark}", default=PERSON, choices=[PERSON, *LEVELS], help=f"who plays {mark}")
    add_seed(parser, None, "seed of the bots, to repeat a game")
    controls = f"{', '.join(CONTROLS)}, or seconds like 90+600/10"
    parser.add_argument("--clock", type=parsed_by(control_from_text), help=f"play with a clock: {controls}")


def run(options: argparse.Namespace) -> None:
    """Play a game on standard input and output."""
    players = LEVELS.get(options.x), LEVELS.get(options.o)
    clock = Clock.set(options.clock) if options.clock else None
    play(game_of(options), players, input, print, options.seed, clock, time.monotonic)


def play(
    game: Game,
    players: Players,
    ask: Ask,
    show: Show,
    seed: int | None = None,
    clock: Clock | None = None,
    now: Now = lambda: 0.0,
) -> None:
    """Play a game between people (None) and levels until it ends or a person quits.

    `ask` shows a prompt and returns a line, or raises EOFError at the end of the input; `show` prints a text; `now`
    returns the time in seconds for the clock, if there is one.
    """
    show(f"{HELP}\n{SWAP_HELP}" if game.position.ruleset.pie else HELP)
    desk = Desk(game, clock.started(game.position.mover, now()) if clock else None)
    while game.result is None and game.lost_on_time is None:
        level = players[game.position.mover]
        if level is None:
            show(f"\n{game}")
            time_left = f" {clock_text(desk.clock, now())}" if desk.clock else ""
            try:
                command = ask(f"{MARKS[game.position.mover]}{time_left}> ").strip()
            except EOFError:
                return
            if command == "quit":
                return
            obey(desk, players, command, show, now)
        else:
            verdict = desk.submit(str(chosen_turn(game.position, level, seed)), now=now())
            if verdict.turn and game.cursor.played:
                show(turn_summary(game.cursor.played))
    end = result_summary(game.result) if game.result else time_loss_summary(game.lost_on_time or 0)
    show(f"\n{game}\n{end}")


def chosen_turn(position: Position, level: Level, seed: int | None = None) -> Turn:
    """Return the turn that a level's bot plays."""
    *_, thought = think(level.bot, position, level.limit, seed)
    return thought.turn


def clock_text(clock: Clock, now: float) -> str:
    """Return the clock's text for the side to move: the time for the turn, and the reserve.

    >>> clock_text(Clock.set("genius").started(0, 0.0), 95.0)
    '0:00 + 9:50'
    """
    reading = clock.look(now)
    parts = (reading.turn_left, reading.reserves[clock.side])
    return " + ".join(f"{ceil(seconds) // 60}:{ceil(seconds) % 60:02}" for seconds in parts)


def obey(desk: Desk, players: Players, command: str, show: Show, now: Now) -> None:
    """Carry out one line that a person typed."""
    game = desk.game
    word, _, rest = command.partition(" ")
    if word in ("", "help"):
        show(HELP)
    elif word == "turns":
        show(" ".join(map(str, game.position.legal_turns)))
    elif word == "why":
        show(explanation(game.position, rest))
    elif word == "undo":
        game.undo()
        while players[game.position.mover] is not None and game.cursor.parent:
            game.undo()
        if desk.clock:
            desk.clock = desk.clock.taken_back(game.position.mover, now())
    else:
        verdict = desk.submit(command, now=now())
        if verdict.refusal:
            show(f"{verdict.drawing}\n{verdict.message}")
