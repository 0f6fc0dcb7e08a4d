"""Positions for the properties: from random games, and random stones on small boards of any outline.

Hypothesis chooses the rules, the kind of board and a seed; `Random(seed)` does the rest, because most examples that
Hypothesis chooses cell by cell are nearly empty boards.
"""

from dataclasses import replace
from itertools import product
from random import Random

from hypothesis import strategies as st

from bug_engine import Board, Position, Ruleset, Side, board_named
from bug_engine.board import bits, mask_of
from bug_engine.ruleset import KERNEL_SWITCHES, ruleset_from

PLAYING_RULES = tuple(
    ruleset_from(dict(zip(KERNEL_SWITCHES, values, strict=True))) for values in product(*KERNEL_SWITCHES.values())
)
NAMED_BOARDS = ("hexhex2", "hexhex3", "hexhex4", "hexhex5", "limping3-4", "green-meadow")
MEADOW = board_named("hexhex4").cells

rulesets = st.sampled_from([replace(rules, setup=setup) for setup in (0, 2, 0, 1) for rules in PLAYING_RULES])
seeds = st.integers(0, 2**64).map(Random)


def outline(random: Random) -> Board:
    """A board of up to 16 cells, connected or not, one of them perhaps black."""
    cells = random.sample(MEADOW, random.randint(1, 16))
    black_mask = random.choice((0, 1)) << random.randrange(len(cells))
    return Board("outline", tuple(sorted(cells, key=lambda cell: (cell.r, cell.q))), black_mask)


outlines = seeds.map(outline)


def random_turn(position: Position, random: Random) -> Position:
    """Play a turn; for each of its cells all legal cells are equally likely."""
    draft = position.draft()
    while not draft.complete:
        draft = draft.add(random.choice([*bits(draft.state.legal_mask)]))
    return position.play(draft.turn()).position


def met_position(ruleset: Ruleset, board: Board, random: Random) -> Position:
    """A position of a random game, possibly the last."""
    position = Position.initial(ruleset, board)
    for _ in range(random.randint(0, len(board))):
        if position.result:
            break
        position = random_turn(position, random)
    return position


def scattered_position(ruleset: Ruleset, board: Board, random: Random) -> Position:
    """Random stones: the rules cover these positions, but games reach few of them."""
    marks = random.choices("xo#.", weights=(4, 4, 1, random.choice((4, 8, 16))), k=len(board))
    free = [i for i in range(len(board)) if not board.black_mask >> i & 1]
    x_mask, o_mask, black_mask = (mask_of(i for i in free if marks[i] == mark) for mark in "xo#")
    return Position(board, ruleset, (x_mask, o_mask), black_mask | board.black_mask, random.choice(tuple(Side)))


def positions(rules: st.SearchStrategy[Ruleset] = rulesets) -> st.SearchStrategy[Position]:
    """A position of any kind; scattered positions have no cells left to blacken."""
    named = st.sampled_from(NAMED_BOARDS).map(board_named)
    return st.sampled_from((0, 1, 2)).flatmap(
        lambda kind: (
            st.builds(met_position, rules, named, seeds),
            st.builds(met_position, rules, outlines, seeds),
            st.builds(scattered_position, rules.map(lambda ruleset: replace(ruleset, setup=0)), outlines, seeds),
        )[kind]
    )
