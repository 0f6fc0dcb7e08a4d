"""What every turn is worth: proven, or not said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bug_engine.bots.protocol import provable
from bug_engine.bots.solver import SLICE, Distance, Verdict, proof_for
from bug_engine.notation import Turn
from bug_engine.position import Position

# Positions visited for one turn in the first round. Each round allows four times as many as the one before, so that
# what is easy is said first.
FIRST_NODES = 100
GROWTH = 4
# Positions visited between two yields: as in other proofs, but few on an open board, where one takes milliseconds.
OPEN_EMPTIES = 24
OPEN_SLICE = 10


class Values:
    """The values of the turns of a position that begin with some cells; `work` finds out more and more of them.

    Turns that lead to the same position, up to symmetry, share the work. Under a handicap, and of a
    first stone that may be taken over, nothing is said.
    """

    def __init__(self, position: Position, prefix: Sequence[int] = ()) -> None:
        self.position = position
        self._proof = proof = proof_for(position)
        begins = tuple(prefix)
        after = [each for each in position.legal_turns.with_states() if each[0].cells[: len(begins)] == begins]
        self._keys = [(turn, proof.successors.key(state)) for turn, state in after]
        self._states = {key: state for (_, key), (_, state) in zip(self._keys, after, strict=True)}
        # What is known of the positions that the turns lead to, for those who move there.
        self._verdicts = dict.fromkeys(self._states, Verdict(None))
        self._distances = {key: Distance(proof) for key in self._states}
        self._nodes = dict.fromkeys(self._states, 0)
        self._slice = SLICE if position.state.empty_mask.bit_count() < OPEN_EMPTIES else OPEN_SLICE
        if provable(position):
            for key, state in self._states.items():
                if not state.legal_mask:
                    self._verdicts[key] = Verdict(True, 0)
                elif proof.ask(state, key):
                    self._verdicts[key] = Verdict(proof.known(key), proof.told.get(key))

    @property
    def complete(self) -> bool:
        """Whether the winner and the distance of every turn are known."""
        return all(verdict.turns is not None for verdict in self._verdicts.values())

    def known(self) -> list[tuple[Turn, Verdict]]:
        """Return every turn with what is proven of it, for its mover."""
        return [(turn, turned_round(self._verdicts[key])) for turn, key in self._keys]

    def work(self, nodes: int | None = None) -> Iterator[bool]:
        """Visit up to so many positions for each turn; yield every few milliseconds, whether something new is known."""
        allowed = FIRST_NODES
        while not self.complete and provable(self.position):
            allowed = allowed if nodes is None else min(allowed, nodes)
            for distances in (False, True):
                for key in self._states:
                    yield from self._work_on(key, allowed, distances=distances)
            if allowed == nodes:
                return
            allowed *= GROWTH

    def _work_on(self, key: int, nodes: int, *, distances: bool) -> Iterator[bool]:
        """Find out the winner of the position with this key, or the distance as well."""
        proof, state = self._proof, self._states[key]
        while self._nodes[key] < nodes:
            before, verdict = proof.nodes, self._verdicts[key]
            stretch = min(self._slice, nodes - self._nodes[key])
            if verdict.wins is None:
                found = Verdict(proof.wins(state, stretch))
            elif verdict.turns is None and distances:
                found = Verdict(verdict.wins, self._distances[key].of(state, verdict.wins, stretch))
            else:
                return
            self._verdicts[key] = found
            self._nodes[key] += proof.nodes - before
            yield found != verdict


def turned_round(verdict: Verdict) -> Verdict:
    """Return a verdict for the other side, one turn earlier."""
    wins, turns = verdict.wins, verdict.turns
    return Verdict(None if wins is None else not wins, None if turns is None else turns + 1)


def best(verdicts: Iterable[Verdict]) -> Verdict:
    """Return what is proven of a choice between turns: the quickest win or, if all lose, the longest resistance.

    >>> str(best([Verdict(False, 5), Verdict(True, 4), Verdict(True, 8)])), str(best([Verdict(True), Verdict(True, 4)]))
    ('won in 4', 'won')
    """
    known = list(verdicts)
    wins = any(verdict.wins for verdict in known)
    if not wins and any(verdict.wins is None for verdict in known):
        return Verdict(None)
    turns = [verdict.turns for verdict in known if verdict.wins == wins]
    counted = [each for each in turns if each is not None]
    # A turn not decided yet, or not counted, could be better.
    if len(counted) < len(turns) or any(verdict.wins is None for verdict in known):
        return Verdict(wins)
    return Verdict(wins, min(counted) if wins else max(counted, default=None))
