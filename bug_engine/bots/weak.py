"""A player who looks, but does not see everything: for the weaker levels.

People overlook turns that go on and on, and twins far from where they look; what they see they judge well enough. So
does this bot: it notices some of the legal turns, short ones near its gaze sooner than long chains far from it, and
tries those that it noticed in random games. The less it may work, the less it notices.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from bug_engine.bots.protocol import Limit, Thought
from bug_engine.kernel import State
from bug_engine.notation import Turn
from bug_engine.position import Position

# With so many playouts to spend, half of the turns are noticed that would be with no end of them.
HALF_ATTENTION = 40
# How likely a turn is noticed that eats once more than another, and how likely one a cell farther from the gaze.
PER_MEAL = 0.6
PER_CELL = 0.9
# Turns looked at: chains of meals can make more of them than could be counted.
TURNS_LIMIT = 20_000
# Playouts between two thoughts, as in uct.py.
SLICE = 16


def noticed(position: Position, random: Random, attention: float) -> list[tuple[Turn, State]]:
    """Return the turns that are seen, at least one, and what they lead to; `attention` from 0 to 1."""
    cells = position.board.cells
    gaze = random.choice(cells)
    seen: list[tuple[Turn, State]] = []
    last: tuple[Turn, State] | None = None
    for turn, state in islice(position.legal_turns.with_states(), TURNS_LIMIT):
        # A swap is where the stone is that it takes over.
        first = cells[position.stones[0].bit_length() - 1 if turn.swap else turn.cells[0]]
        q, r = first.q - gaze.q, first.r - gaze.r
        away = max(abs(q), abs(r), abs(q + r))
        last = turn, state
        if random.random() < attention * PER_MEAL ** (len(turn) - 1) * PER_CELL**away:
            seen.append(last)
    return seen or ([last] if last else [])


def think_weak(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield thoughts while the noticed turns are tried by turns, one playout each (`nodes`: playouts)."""
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
        if done or spent % SLICE == 0:
            tried = min(spent, len(seen))
            shares = [wins[i] / (count - (i > index)) for i in range(tried)]
            best = max(range(tried), key=shares.__getitem__)
            turn = seen[best][0]
            yield Thought(turn, (turn,), shares[best], spent, done)
        if done:
            return
