"""Converts boards, rules and positions of the engine to those of the reference."""

from dataclasses import fields

from bug_engine import Board, Position, Ruleset, Turn
from tests import reference
from tests.reference import Cells, Rules, State


def rules_of(ruleset: Ruleset) -> Rules:
    return Rules(**{each.name: getattr(ruleset, each.name) for each in fields(Rules)})


def cells_of(board: Board, mask: int) -> Cells:
    return frozenset((cell.q, cell.r) for i, cell in enumerate(board.cells) if mask >> i & 1)


def state_of(position: Position) -> State:
    """The position for the reference; cells that are black from the start are not on its board."""
    board, (x_mask, o_mask) = position.board, position.stones
    playable_mask = board.full_mask & ~board.black_mask
    return State(
        board=cells_of(board, playable_mask),
        stones=(cells_of(board, x_mask), cells_of(board, o_mask)),
        black=cells_of(board, position.black_mask & playable_mask),
        mover=position.mover,
    )


def turn_of(turn: Turn) -> reference.Turn:
    return tuple((turn.board.cells[cell].q, turn.board.cells[cell].r) for cell in turn.cells)


def mobility_of(position: Position, side: int) -> Cells:
    return cells_of(position.board, position.growth_mask(side))


def sizes_of(position: Position) -> list[int]:
    """The sizes of all bugs, largest first."""
    return sorted((bug.size for bug in position.bugs()), reverse=True)
