"""The proven value of every turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bug_engine.bots.protocol import provable
from bug_engine.bots.solver import SLICE_NODES, Distance, GameValue, proof_for
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.state import State

# Positions expanded for each turn in the first round, and the factor from one round to the next: so easy results come
# first.
FIRST_ROUND_NODES = 100
ROUND_FACTOR = 4
# From this number of empty cells on, expanding a position takes milliseconds, so slices are shorter.
OPEN_EMPTIES = 24
OPEN_SLICE_NODES = 10


class TurnValues:
    """The values of turns, by default of all; `after` are the states after them (`LegalTurns.listing`). `work` proves
    more.

    Turns that lead to the same position, up to symmetry, share the work. With a handicap, and before a first stone that
    may be taken over, nothing is proven.
    """

    def __init__(self, position: Position, after: Sequence[tuple[Turn, State]] | None = None) -> None:
        self.position = position
        after = position.legal_turns.listed() if after is None else after
        self._proof = proof = proof_for(position)
        self._keys = [(turn, proof.successors.key(state)) for turn, state in after]
        self._states = {key: state for (_, key), (_, state) in zip(self._keys, after, strict=True)}
        # The values of the positions after the turns, for the side to move there.
        self._values = dict.fromkeys(self._states, GameValue(None))
        self._distances = {key: Distance(proof) for key in self._states}
        self._nodes = dict.fromkeys(self._states, 0)
        self._slice = SLICE_NODES if position.state.empty_mask.bit_count() < OPEN_EMPTIES else OPEN_SLICE_NODES
        if provable(position):
            for key, state in self._states.items():
                if not state.legal_mask:
                    self._values[key] = GameValue(True, 0)
                elif proof.look_up(state, key):
                    self._values[key] = GameValue(proof.known(key), proof.book_distances.get(key))

    @property
    def complete(self) -> bool:
        """Whether the winner and the distance of every turn are known."""
        return all(value.turns is not None for value in self._values.values())

    def known(self) -> list[tuple[Turn, GameValue]]:
        """Return the value of every turn, for the side that plays it."""
        return [(turn, negated(self._values[key])) for turn, key in self._keys]

    def work(self, nodes: int | None = None) -> Iterator[bool]:
        """Expand up to `nodes` positions for each turn; yield every few milliseconds whether there is a new result."""
        allowed = FIRST_ROUND_NODES
        while not self.complete and provable(self.position):
            allowed = allowed if nodes is None else min(allowed, nodes)
            for distances in (False, True):
                for key in self._states:
                    yield from self._work_on(key, allowed, distances=distances)
            if allowed == nodes:
                return
            allowed *= ROUND_FACTOR

    def _work_on(self, key: int, nodes: int, *, distances: bool) -> Iterator[bool]:
        """Search for the winner of the position with this key, and with `distances` for the distance."""
        proof, state = self._proof, self._states[key]
        while self._nodes[key] < nodes:
            before, value = proof.nodes, self._values[key]
            slice_nodes = min(self._slice, nodes - self._nodes[key])
            if value.wins is None:
                found = GameValue(proof.wins(state, slice_nodes))
            elif value.turns is None and distances:
                found = GameValue(value.wins, self._distances[key].of(state, value.wins, slice_nodes))
            else:
                return
            self._values[key] = found
            self._nodes[key] += proof.nodes - before
            yield found != value


def negated(value: GameValue) -> GameValue:
    """Return the value of a turn, for the side that plays it, from the value of the position after it."""
    wins, turns = value.wins, value.turns
    return GameValue(None if wins is None else not wins, None if turns is None else turns + 1)


def best(values: Iterable[GameValue]) -> GameValue:
    """Return the value of a position from the values of its turns: the fastest win or, if all lose, the slowest loss.

    >>> values = [GameValue(False, 5), GameValue(True, 4), GameValue(True, 8)]
    >>> str(best(values)), str(best([GameValue(True), GameValue(True, 4)]))
    ('won in 4', 'won')
    """
    known = list(values)
    wins = any(value.wins for value in known)
    if not wins and any(value.wins is None for value in known):
        return GameValue(None)
    turns = [value.turns for value in known if value.wins == wins]
    counted = [each for each in turns if each is not None]
    # A turn without a winner or a distance could be better.
    if len(counted) < len(turns) or any(value.wins is None for value in known):
        return GameValue(wins)
    return GameValue(wins, min(counted) if wins else max(counted, default=None))
