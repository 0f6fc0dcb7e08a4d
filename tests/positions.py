"""Positions drawn as text, and helpers to look at them."""

import pytest

from bug_engine import Ate, Game, Position, Ruleset, Turn

EVERY_RULESET = ("genius", "ludii", "classic")  # one for each way to eat: active, chosen, all
under_every_ruleset = pytest.mark.parametrize("ruleset", EVERY_RULESET)

# The worked example of the rules (Genius text): x is Red, o Blue.
WORKED_EXAMPLE = """
      x o x
     . o . x
    x . . x .
     x o . .
      x o o
"""

THREE_SINGLES = """
      . . .
     . o . .
    . . . o .
     . o . .
      . . .
"""


def drawn(drawing: str, mover: str, ruleset: str | Ruleset = "genius", board: str | None = None) -> Position:
    """Return a position from rows of `.`, `x`, `o` and `#`; spaces are for the eye."""
    rows = "/".join("".join(line.split()) for line in drawing.strip().splitlines())
    return Position.from_text(rows, mover="xo".index(mover), ruleset=ruleset, board=board)


def cell(position: Position, name: str) -> int:
    """Return the index of a cell."""
    return position.board.cell_named(name)


def cells(position: Position, names: str) -> tuple[int, ...]:
    """Return the indices of cells, in board order."""
    return tuple(sorted(map(position.board.cell_named, names.split())))


def bug_at(position: Position, name: str) -> int:
    """Return the index in `position.bugs()` of the bug on a cell."""
    return next(index for index, bug in enumerate(position.bugs()) if name in bug.cells)


def turns(position: Position, first: str = "") -> set[str]:
    """Return the legal turns, or those that begin with a cell."""
    return {str(turn) for turn in position.legal_turns if not first or str(turn).split("-")[0] == first}


def firsts(position: Position) -> set[str]:
    """Return the cells that a turn may begin with."""
    return {str(turn).split("-")[0] for turn in position.legal_turns}


def bugs_of(position: Position, side: int) -> set[str]:
    """Return the bugs of a side, each as its cells."""
    return {"-".join(bug.cells) for bug in position.bugs() if bug.side == side}


def after(position: Position, turn: str) -> Position:
    """Return the position after a turn."""
    return position.play(turn).position


def meals(position: Position, turn: Turn) -> int:
    """Return the number of meals in a turn."""
    return sum(isinstance(event, Ate) for event in position.play(turn).events)


def turns_of(game: Game) -> list[str]:
    """Return the turns of a game up to its cursor."""
    return list(map(str, game.turns))
