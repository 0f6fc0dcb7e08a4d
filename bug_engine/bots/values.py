"""The proven value of every turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bug_engine.bots.protocol import provable
from bug_engine.bots.solver import SLICE_NODES, Distance, GameValue, proof_for
from bug_engine.notation import Turn
from bug_engine.position import Position

# Positions expanded for each turn in the first round, and the factor from one round to the next: easy results come
# first.
FIRST_ROUND_NODES = 100
ROUND_FACTOR = 4
# From this number of empty cells on, expanding a position takes milliseconds, so slices are shorter.
OPEN_EMPTIES = 24
OPEN_SLICE_NODES = 10


class Values:
    """The values of the turns of a position that begin with the cells of `prefix`; `work` proves more of them.

    Turns that lead to the same position, up to symmetry, share the work. With a handicap, and before a first stone that
    may be taken over, nothing is proven.
    """

    def __init__(self, position: Position, prefix: Sequence[int] = ()) -> None:
        self.position = position
        self._proof = proof = proof_for(position)
        first = tuple(prefix)
        after = [each for each in position.legal_turns.with_states() if each[0].cells[: len(first)] == first]
        self._keys = [(turn, proof.successors.key(state)) for turn, state in after]
        self._states = {key: state for (_, key), (_, state) in zip(self._keys, after, strict=True)}
        # The verdicts of the positions after the turns, for the side to move there.
        self._verdicts = dict.fromkeys(self._states, GameValue(None))
        self._distances = {key: Distance(proof) for key in self._states}
        self._nodes = dict.fromkeys(self._states, 0)
        self._slice = SLICE_NODES if position.state.empty_mask.bit_count() < OPEN_EMPTIES else OPEN_SLICE_NODES
        if provable(position):
            for key, state in self._states.items():
                if not state.legal_mask:
                    self._verdicts[key] = GameValue(True, 0)
                elif proof.look_up(state, key):
                    self._verdicts[key] = GameValue(proof.known(key), proof.book_distances.get(key))

    @property
    def complete(self) -> bool:
        """Whether the winner and the distance of every turn are known."""
        return all(verdict.turns is not None for verdict in self._verdicts.values())

    def known(self) -> list[tuple[Turn, GameValue]]:
        """Return the verdict of every turn, for the side that plays it."""
        return [(turn, negated(self._verdicts[key])) for turn, key in self._keys]

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
            before, verdict = proof.nodes, self._verdicts[key]
            slice_nodes = min(self._slice, nodes - self._nodes[key])
            if verdict.wins is None:
                found = GameValue(proof.wins(state, slice_nodes))
            elif verdict.turns is None and distances:
                found = GameValue(verdict.wins, self._distances[key].of(state, verdict.wins, slice_nodes))
            else:
                return
            self._verdicts[key] = found
            self._nodes[key] += proof.nodes - before
            yield found != verdict


def negated(verdict: GameValue) -> GameValue:
    """Return the verdict of a turn, for the side that plays it, from that of the position after it."""
    wins, turns = verdict.wins, verdict.turns
    return GameValue(None if wins is None else not wins, None if turns is None else turns + 1)


def best(verdicts: Iterable[GameValue]) -> GameValue:
    """Return the value of a choice between turns: the fastest win or, if all lose, the slowest loss.

    >>> values = [GameValue(False, 5), GameValue(True, 4), GameValue(True, 8)]
    >>> str(best(values)), str(best([GameValue(True), GameValue(True, 4)]))
    ('won in 4', 'won')
    """
    known = list(verdicts)
    wins = any(verdict.wins for verdict in known)
    if not wins and any(verdict.wins is None for verdict in known):
        return GameValue(None)
    turns = [verdict.turns for verdict in known if verdict.wins == wins]
    counted = [each for each in turns if each is not None]
    # A turn without a winner or a distance could be better.
    if len(counted) < len(turns) or any(verdict.wins is None for verdict in known):
        return GameValue(wins)
    return GameValue(wins, min(counted) if wins else max(counted, default=None))
