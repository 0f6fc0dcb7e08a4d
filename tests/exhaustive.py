"""Small endings, and an exhaustive search of them, to compare the solver with."""

from functools import cache
from random import Random

from bug_engine import Position
from bug_engine.bots.solver import Proof, Solver
from bug_engine.state import State
from bug_engine.successors import Successors

RULES = ("genius", "iggc", "classic", "genius+merging", "green-meadow")
WON_IN_12 = ".xo./o.ox./.oox../.x..xxo/.xo.x./xxoo./xoo."
STONES = 2_500  # the most stones that the search tries


class TooLarge(Exception):
    """There are more positions than a test examines."""


class Everything:
    """Searches every game from a position."""

    def __init__(self, position: Position) -> None:
        self.successors = Successors(position.kernel, position.state, symmetric=False)
        self.known: dict[int, tuple[bool, int]] = {}

    def result(self, state: State) -> tuple[bool, int]:
        """Return whether the mover wins, and in how many turns."""
        if not state.legal_mask:
            return True, 0
        key = self.successors.key(state)
        if key not in self.known:
            if self.successors.tried > STONES:
                raise TooLarge
            after = [self.result(each) for each in self.successors.after(state).values()]
            losses = [turns for wins, turns in after if not wins]
            most = max(turns for _, turns in after)
            self.known[key] = (True, 1 + min(losses)) if losses else (False, 1 + most)
        return self.known[key]


def exact(position: Position) -> tuple[bool, int]:
    """Return whether the mover wins, and in how many turns, by a search of every game."""
    return Everything(position).result(position.state)


def exact_with_swap(position: Position) -> tuple[bool, int]:
    """Return whether the mover wins, and in how many turns, by every legal turn; a swap is one of them."""
    if position.result:
        return position.result.winner == position.mover, 0
    after = [exact_with_swap(position.play(turn).position) for turn in position.legal_turns]
    wins = [turns for won, turns in after if not won]
    return (True, 1 + min(wins)) if wins else (False, 1 + max(turns for _, turns in after))


def ending(rules: str, random: Random) -> Position:
    """Return the earliest position of a random game on hexhex3 from which a test can search every game."""
    played = [Position.initial(rules, "hexhex3")]
    while played[-1].state.legal_mask:
        played.append(played[-1].play(random.choice(played[-1].legal_turns.first(9))).position)
    found = played.pop()
    try:
        while True:
            exact(played[-1])
            found = played.pop()
    except TooLarge:
        return found


@cache
def endings(rules: str) -> list[Position]:
    random = Random(7)
    found = [ending(rules, random) for _ in range(8)]
    return [position for position in found if position.state.legal_mask]


def proof_of(position: Position) -> Proof:
    return Proof(Successors(position.kernel, position.state))


def solved(position: Position, nodes: int = 1_000, proof: Proof | None = None) -> Solver:
    solver = Solver(position, proof)
    while not solver.work(nodes):
        pass
    return solver
