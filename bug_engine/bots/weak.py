"""Weak players: the random bot, and a bot that overlooks turns as people do.

People overlook turns that eat several times, and turns far from where they look; they judge the turns that they see
well. The weak bot notices some of the legal turns: short ones near its gaze more often than long chains far from it. It
tries the noticed turns in random games. The lower its limit, the less it notices.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from bug_engine.board import bits
from bug_engine.bots.protocol import Limit, Thought
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.state import State

# The limit in playouts at which the bot notices half as many turns as without a limit.
HALF_ATTENTION = 40
# Factors of the chance to notice a turn: for each meal after the first growth, and for each cell of distance.
MEAL_FACTOR = 0.6
DISTANCE_FACTOR = 0.9
# The most turns considered: chains of meals can make billions of them.
TURNS_LIMIT = 2_000
# Playouts between two thoughts.
SLICE_PLAYOUTS = 16


def think_random(position: Position, _limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield one thought: a random turn; for each of its stones all legal cells are equally likely."""
    draft = position.draft()
    while not draft.complete:
        draft = draft.add(random.choice(list(bits(draft.state.legal_mask))))
    turn = draft.turn()
    yield Thought(turn, (turn,), 0.5, 1, done=True)


def noticed(position: Position, random: Random, attention: float) -> list[tuple[Turn, State]]:
    """Return the turns that the bot notices, at least one, with the states after them; `attention` is from 0 to 1."""
    cells = position.board.cells
    gaze = random.choice(cells)
    seen: list[tuple[Turn, State]] = []
    last: tuple[Turn, State] | None = None
    for turn, state in islice(position.legal_turns.with_states(), TURNS_LIMIT):
        # The bot notices a swap like a turn on the stone that it takes over.
        first = cells[position.stones[0].bit_length() - 1 if turn.swap else turn.cells[0]]
        q, r = first.q - gaze.q, first.r - gaze.r
        distance = max(abs(q), abs(r), abs(q + r))
        last = turn, state
        if random.random() < attention * MEAL_FACTOR ** (len(turn) - 1) * DISTANCE_FACTOR**distance:
            seen.append(last)
    return seen or ([last] if last else [])


def think_weak(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield thoughts; the noticed turns get playouts in rotation (`nodes`: playouts)."""
    nodes = limit.nodes
    attention = 1.0 if nodes is None else nodes / (nodes + HALF_ATTENTION)
    seen = noticed(position, random, attention)
    wins, spent, count = [0.0] * len(seen), 0, 0
    while True:
        index = spent % len(seen)
        if not index:
            count += 1
        winner = position.kernel.playout(seen[index][1], random.random)
        wins[index] += winner == position.mover
        spent += 1
        done = nodes is not None and spent >= nodes
        if done or spent % SLICE_PLAYOUTS == 0:
            tried = min(spent, len(seen))
            shares = [wins[i] / (count - (i > index)) for i in range(tried)]
            best = max(range(tried), key=shares.__getitem__)
            turn = seen[best][0]
            yield Thought(turn, (turn,), shares[best], spent, done)
        if done:
            return
