"""Characters of the champion: the same search, but among nearly equal turns each takes the one that it likes most.

`patient` eats least, `hungry` eats most, `builder` makes the largest bug. Proofs and the book come before what a
character likes. docs/lab/levels.md has their strength.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from bug_engine.bots.champion import Search, known_thoughts, thoughts_of
from bug_engine.bots.protocol import Limit, Thought
from bug_engine.bots.solver import INFINITY
from bug_engine.bots.tree import Node
from bug_engine.event import Ate
from bug_engine.played import Played
from bug_engine.position import Position

# How much a character likes a turn.
Liking = Callable[[Played], int]
# A turn is nearly equal to the best if its value is lower by at most NEAR, and it has at least the share VISITED of the
# best turn's visits: with fewer visits its value is a guess.
NEAR, VISITED = 0.01, 0.3


def eaten(played: Played) -> int:
    """Return how many stones a turn eats."""
    return sum(len(prey) for event in played.events if isinstance(event, Ate) for prey in event.prey)


def largest(played: Played) -> int:
    """Return the size of the largest bug of the side that played."""
    return max((bug.size for bug in played.position.draft().bugs if bug.side == played.side), default=0)


CHARACTERS: dict[str, Liking] = {
    "patient": lambda played: -eaten(played),
    "hungry": eaten,
    "builder": largest,
}


class LikingSearch(Search):
    """The champion's search, which ends with the turn that a character likes most among nearly equal ones."""

    def __init__(self, position: Position, random: Random, likes: Liking) -> None:
        super().__init__(position, random)
        self.likes = likes

    def nearly_equal(self) -> list[tuple[int, Node]]:
        """Return the best stone, then those that are nearly as good: their bits, with the nodes after them."""
        root = self.tree.root
        order = sorted(range(len(root.children)), key=root.uncertainties.__getitem__)
        best = order[0]
        least = VISITED * root.children[best].visits
        return [
            (root.bits[i], root.children[i])
            for i in order
            if root.values[i] >= root.values[best] - NEAR and root.children[i].visits >= least
        ]

    def _first(self) -> tuple[int, Node] | None:
        root = self.tree.root
        if self._opens or root.winner is not None or not root.children or self.position.setup:
            return super()._first()
        choices = self.nearly_equal()
        if len(choices) == 1:
            return choices[0]
        return max(choices, key=lambda edge: self.likes(self.position.play(self.tree.line(edge)[0])))


def _thoughts(name: str, position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    if known := known_thoughts(position, limit, random):
        yield from known
        return
    nodes = INFINITY if limit.nodes is None else limit.nodes
    yield from thoughts_of(LikingSearch(position, random, CHARACTERS[name]), nodes, proves=True)


def think_patient(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield the thoughts of a champion that eats least among nearly equal turns (`nodes`: positions evaluated)."""
    return _thoughts("patient", position, limit, random)


def think_hungry(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield the thoughts of a champion that eats most among nearly equal turns (`nodes`: positions evaluated)."""
    return _thoughts("hungry", position, limit, random)


def think_builder(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield the thoughts of a champion that builds the largest bug among nearly equal turns (`nodes`: as above)."""
    return _thoughts("builder", position, limit, random)
