"""Bug in a terminal: a game typed line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil

from bug_engine.bots import Level, Thought, think
from bug_engine.event import Ate, Blackened, Swapped
from bug_engine.game import Game
from bug_engine.position import MARKS, Played, Position
from bug_engine.refusal import IllegalTurn
from bug_engine.result import Result
from bug_engine.table.clock import Clock
from bug_engine.table.umpire import Desk

HELP = """Type a turn: the cell to grow on, then the bonus cells, like C3 or B1-B3.
turns    the legal turns            undo   take back        quit   leave
why B1   what a turn does, or why it is illegal"""
SWAP_HELP = "swap     take over the first move"

Ask = Callable[[str], str]
Tell = Callable[[str], None]
Now = Callable[[], float]
Players = tuple[Level | None, Level | None]


def best_thought(position: Position, level: Level, seed: int | None = None) -> Thought:
    """Return the last thought of a level's bot."""
    *_, last = think(level.bot, position, level.limit, seed)
    return last


def told(played: Played) -> str:
    """Say in a line what a turn did."""
    words = [f"{MARKS[played.side]} played {played.turn}"]
    for event in played.events:
        if isinstance(event, Ate):
            prey = " and ".join(map("-".join, event.prey))
            words.append(f"and ate {prey}")
        elif isinstance(event, Swapped):
            words = [f"{MARKS[played.side]} took over the first move"]
        elif isinstance(event, Blackened):
            words = [f"{MARKS[played.side]} took {played.turn} off the board"]
    first, second = played.position.draft().mobility
    return f"{' '.join(words)}; cells left: x {first}, o {second}"


def explained(position: Position, text: str) -> str:
    """Say what a turn would do, or why it is illegal."""
    try:
        return told(position.play(text))
    except IllegalTurn as illegal:
        return f"Turn {text!r}, cell {illegal.refusal.step + 1}: {illegal.refusal}"


def ended(result: Result) -> str:
    """Say how a game ended."""
    if result.reason == "handicap":
        loser, winner = MARKS[1 - result.winner], MARKS[result.winner]
        return f"{loser} cannot grow, but {result.margin} cells ahead is not enough: {winner} wins by the handicap."
    return f"{MARKS[result.winner]} cannot grow and wins, {result.margin} cells ahead."


def replayed(game: Game) -> Iterator[str]:
    """Tell the main line of a game turn by turn, with what was said of it, then its last position."""
    yield from (f"{name}: {value}" for name, value in game.headers.items())
    node = game.root
    while True:
        yield from node.comment.splitlines()
        for submission in node.rejected:
            yield f"({MARKS[submission.side]} submitted {submission.text!r}, which was refused)"
        if not node.children:
            break
        node = node.children[0]
        if node.played:
            yield f"{len(node.line)}. {told(node.played)}"
    yield f"\n{node.position}"
    if node.position.result:
        yield ended(node.position.result)
    elif game.lost_on_time is not None:
        yield late(game.lost_on_time)


def late(loser: int) -> str:
    """Say that the time of a side was up."""
    return f"{MARKS[loser]}'s time is up: {MARKS[1 - loser]} wins."


def clock_text(clock: Clock, now: float) -> str:
    """Return what the clock shows the side to move: the turn's time, and the reserve.

    >>> clock_text(Clock.set("genius").started(0, 0.0), 95.0)
    '0:00 + 9:50'
    """
    reading = clock.look(now)
    parts = (reading.turn_left, reading.reserves[clock.side])
    return " + ".join(f"{ceil(seconds) // 60}:{ceil(seconds) % 60:02}" for seconds in parts)


def play(
    game: Game,
    players: Players,
    ask: Ask,
    tell: Tell,
    seed: int | None = None,
    clock: Clock | None = None,
    now: Now = lambda: 0.0,
) -> None:
    """Play a game between persons (None) and levels until it ends or somebody quits.

    `ask` shows a prompt and returns a line, or raises EOFError when there is none; `tell` shows a text; `now` returns
    the seconds by which the clock, if there is one, goes.
    """
    tell(f"{HELP}\n{SWAP_HELP}" if game.position.ruleset.pie else HELP)
    desk = Desk(game, clock.started(game.position.mover, now()) if clock else None)
    while game.result is None and game.lost_on_time is None:
        level = players[game.position.mover]
        if level is None:
            tell(f"\n{game}")
            shown = f" {clock_text(desk.clock, now())}" if desk.clock else ""
            try:
                command = ask(f"{MARKS[game.position.mover]}{shown}> ").strip()
            except EOFError:
                return
            if command == "quit":
                return
            obey(desk, players, command, tell, now)
        else:
            verdict = desk.submit(str(best_thought(game.position, level, seed).turn), now=now())
            if verdict.turn and game.cursor.played:
                tell(told(game.cursor.played))
    tell(f"\n{game}\n{ended(game.result) if game.result else late(game.lost_on_time or 0)}")


def obey(desk: Desk, players: Players, command: str, tell: Tell, now: Now) -> None:
    """Carry out one line that a person typed."""
    game = desk.game
    word, _, rest = command.partition(" ")
    if word in ("", "help"):
        tell(HELP)
    elif word == "turns":
        tell(" ".join(map(str, game.position.legal_turns)))
    elif word == "why":
        tell(explained(game.position, rest))
    elif word == "undo":
        game.undo()
        while players[game.position.mover] is not None and game.cursor.parent:
            game.undo()
        if desk.clock:
            desk.clock = desk.clock.taken_back(game.position.mover, now())
    else:
        verdict = desk.submit(command, now=now())
        if verdict.refusal:
            tell(f"{verdict.drawing}\n{verdict.message}")
