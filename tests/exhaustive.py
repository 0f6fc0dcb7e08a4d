"""An exhaustive search of small positions, to compare the solver with."""

from bug_engine import Position
from bug_engine.state import State
from bug_engine.successors import Successors

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
