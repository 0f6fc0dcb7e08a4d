"""Exact results: who wins, and in how many turns.

Depth-first proof-number search (df-pn; Nagai, 2002) over whole turns finds the winner. A position's *proof number*
estimates the work left to prove a win of its mover, its *disproof number* the work left to prove a loss; the search
expands where the least work is left. Further searches find the distance: is it a win within 0, 2, 4, … turns, or a loss
within 1, 3, 5, …? They use the results of the first search.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Literal

from bug_engine.bots.book import Book, book_for
from bug_engine.bots.protocol import Limit, Thought, provable
from bug_engine.notation import TooManyTurns, Turn
from bug_engine.position import Position
from bug_engine.state import State
from bug_engine.successors import Successors

# Larger than any proof number, disproof number or distance.
INFINITY = 1 << 60
# Positions expanded between two checks of the limit: about 5 ms in CPython on hexhex4.
SLICE_NODES = 100
# Stones tried for a position's successors that count as one more node.
NODE_STONES = 200
# The most positions stored, about 250 bytes each, and positions whose successors are stored, about 6,000 bytes each.
TABLE_LIMIT = 400_000
SUCCESSORS_LIMIT = 5_000
LINE_TURNS = 8


@dataclass(frozen=True)
class GameValue:
    """What is proven about a position, for its mover: whether it `wins`, and in how many `turns` of both players.

    None: not proven yet.
    """

    wins: bool | None
    turns: int | None = None

    def __str__(self) -> str:
        if self.wins is None:
            return "not decided"
        return ("won" if self.wins else "lost") + ("" if self.turns is None else f" in {self.turns}")


class Proof:
    """A search for the winner that can be stopped and resumed, and shared by the positions of one game.

    The entries of a `book` count as proven; `book_distances` are the turns to the end that it gave, by key.
    """

    def __init__(self, successors: Successors, book: Book | None = None) -> None:
        self.successors = successors
        self.book = book
        self.nodes = 0
        self._numbers: dict[int, tuple[int, int]] = {}
        self.book_distances: dict[int, int] = {}
        # By key, for losses and for wins of the mover: the distance is above the first number, at most the second.
        self._bounds: tuple[dict[int, tuple[int, int]], dict[int, tuple[int, int]]] = {}, {}
        self._after: dict[int, dict[int, State]] = {}
        self._stop = 0

    def wins(self, state: State, nodes: int, *, with_turn: bool = False) -> bool | None:
        """Return whether the mover wins; None if that is not proven after expanding `nodes` more positions.

        With `with_turn` a win counts as proven only if a turn that keeps it is also known.
        """
        if not state.legal_mask:
            return True
        key = self.successors.key(state)
        if self.known(key) is None:
            self.look_up(state, key)
        if with_turn and self.known(key) and all(self.known(after) is not False for after in self.after(state, key)):
            self._numbers.pop(key)
        self._stop = self.nodes + nodes
        while (known := self.known(key)) is None and self.nodes < self._stop:
            self._search(state, key, INFINITY, INFINITY)
        return known

    def look_up(self, state: State, key: int) -> bool:
        """Store the book's entry for a position; return whether there is one."""
        entry = self.book.entry_for(state) if self.book else None
        if entry is None:
            return False
        self.store_winner(key, wins=entry.wins)
        if entry.turns is not None:
            self.book_distances[key] = entry.turns
        return True

    def known(self, key: int) -> bool | None:
        """Return whether the mover of the position with this key wins; None if that is not proven."""
        numbers = self._numbers.get(key)
        if numbers is None or all(numbers):
            return None
        return not numbers[0]

    def store_winner(self, key: int, *, wins: bool) -> None:
        """Store a result that was proven elsewhere."""
        self._numbers[key] = (0, INFINITY) if wins else (INFINITY, 0)

    def bounds(self, key: int, *, wins: bool) -> tuple[int, int]:
        """Return bounds of the distance to the mover's win (or loss): it is above the first, at most the second."""
        distance = self.book_distances.get(key)
        if distance is None:
            return self._bounds[wins].get(key, (-1, INFINITY))
        return (distance - 1, distance) if (distance % 2 == 0) is wins else (INFINITY, INFINITY)

    def store_bound(self, key: int, turns: int, *, ends: bool) -> None:
        """Store whether the mover wins (`turns` even) or loses (odd) within `turns` turns."""
        bounds = self._bounds[turns % 2 == 0]
        if len(bounds) >= TABLE_LIMIT:
            bounds.clear()
        lower, upper = bounds.get(key, (-1, INFINITY))
        bounds[key] = (lower, turns) if ends else (turns, upper)

    def numbers(self, key: int) -> tuple[int, int]:
        """Return the proof number and the disproof number of a position."""
        return self._numbers.get(key, (1, 1))

    def after(self, state: State, key: int) -> dict[int, State]:
        """Return the successors of a position by their keys, and give new ones their first proof numbers.

        A position with too many turns gets none, and is never proven.
        """
        found = self._after.get(key)
        if found is None:
            if len(self._after) >= SUCCESSORS_LIMIT:
                self._after.clear()
            numbers, before = self._numbers, self.successors.tried
            try:
                found = self.successors.after(state)
            except TooManyTurns:
                found, numbers[key] = {}, (INFINITY, INFINITY)
            self._after[key] = found
            # A position with many turns counts as several nodes, so that a slice of work stays short.
            self.nodes += (self.successors.tried - before) // NODE_STONES
            for after_key, after in found.items():
                if after_key not in numbers and not (self.book and self.look_up(after, after_key)):
                    # A side with less mobility is closer to a win. On solved hexhex4 positions these numbers need half
                    # the nodes of (1, 1); plain depth-first search needs ten times as many.
                    mobility = after.legal_mask.bit_count()
                    numbers[after_key] = (mobility, 1) if mobility else (0, INFINITY)
        return found

    def _search(self, state: State, key: int, proof_limit: int, disproof_limit: int) -> None:
        """Expand a position until one of its numbers reaches its limit, or the nodes are spent."""
        if len(self._numbers) >= TABLE_LIMIT:
            self._forget()
        self.nodes += 1
        numbers = self._numbers
        if not state.legal_mask:
            numbers[key] = 0, INFINITY
            return
        after = self.after(state, key)
        if not after:
            return
        while True:
            proof = second = INFINITY
            disproof = best_proof = best_key = 0
            for after_key in after:
                their_proof, their_disproof = numbers.get(after_key, (1, 1))
                disproof += their_proof
                if their_disproof < proof:
                    proof, second, best_key, best_proof = their_disproof, proof, after_key, their_proof
                elif their_disproof < second:
                    second = their_disproof
            if not proof:
                disproof = INFINITY
            numbers[key] = proof, min(disproof, INFINITY)
            if proof >= proof_limit or disproof >= disproof_limit or not disproof or self.nodes >= self._stop:
                return
            # A quarter above the second best reduces switching between the two (Pawlewicz and Lew, 2007).
            their_limit = min(proof_limit, second + second // 4 + 1)
            self._search(after[best_key], best_key, disproof_limit - disproof + best_proof, their_limit)

    def _forget(self) -> None:
        """Keep only proven results, or nothing if they are still too many."""
        proven = {key: numbers for key, numbers in self._numbers.items() if not all(numbers)}
        self._numbers.clear()
        if len(proven) < TABLE_LIMIT // 2:
            self._numbers.update(proven)


class OutOfNodes(Exception):
    """The search for the distance has spent its nodes."""


class Distance:
    """A search for the distance: the turns to the end if the winner is as fast and the loser as slow as possible."""

    def __init__(self, proof: Proof) -> None:
        self.proof = proof
        self._stop = 0
        self.turns = 0

    def of(self, state: State, wins: bool, nodes: int) -> int | None:
        """Return the distance of a position whose winner is known; None if it needs more than `nodes` expansions.

        The next call resumes the search. It also finds the best turn, even if the distance is in the book.
        """
        self._stop = self.proof.nodes + nodes
        key = self.proof.successors.key(state)
        book_distance = self.proof.book_distances.get(key)
        if book_distance is not None:
            # The winner needs a turn that wins within the distance; the loser one that does not lose two turns earlier.
            self.turns = max(self.turns, book_distance if wins else book_distance - 2)
        if self.turns % 2 == wins:
            self.turns += 1
        try:
            while state.legal_mask and not self._search(state, key, self.turns):
                self.turns += 2
                if self.turns == book_distance:
                    break
        except OutOfNodes:
            return None
        return self.turns

    def _ends_within(self, state: State, key: int, turns: int) -> bool:
        """Return whether the mover wins (`turns` even) or loses (odd) within `turns` turns."""
        wanted = turns % 2 == 0
        if not state.legal_mask:
            return wanted
        lower, upper = self.proof.bounds(key, wins=wanted)
        if turns <= lower or turns >= upper:
            return turns >= upper
        if self.proof.known(key) is (not wanted):
            return False
        return self._search(state, key, turns)

    def _search(self, state: State, key: int, turns: int) -> bool:
        """Return the same as `_ends_within`, by a search of the mover's turns."""
        wanted = turns % 2 == 0
        if turns == 0:
            self.proof.store_bound(key, 0, ends=False)
            return False
        if self.proof.nodes >= self._stop:
            raise OutOfNodes
        self.proof.nodes += 1
        after = self.proof.after(state, key)
        if not after:
            raise OutOfNodes
        ends = not wanted
        for after_key, after_state in sorted(after.items(), key=self._move_order):
            if self._ends_within(after_state, after_key, turns - 1) is wanted:
                ends = wanted
                break
        if ends:
            self.proof.store_winner(key, wins=wanted)
        self.proof.store_bound(key, turns, ends=ends)
        return ends

    def _move_order(self, item: tuple[int, State]) -> tuple[bool, int]:
        """Return the sort key of a turn: first turns to lost positions, then turns to low mobility of the opponent."""
        key, state = item
        return self.proof.known(key) is not False, state.legal_mask.bit_count()


def proof_for(position: Position) -> Proof:
    """Return a search that uses the book of the position's board and rules, if there is one."""
    kernel, state = position.kernel, position.state
    return Proof(Successors(kernel, state), book_for(kernel, state))


class Solver:
    """Proves the winner of one position, then the distance; `value` is the result so far.

    `turn_value` is the result of playing a turn rather than taking over the first move, by the rule that a side that
    cannot grow wins. So it is also known where nothing is proven (`provable`).
    """

    def __init__(self, position: Position, proof: Proof | None = None) -> None:
        self.position = position
        self.state = position.state
        self.proof = proof or Proof(Successors(position.kernel, position.state))
        self._distance = Distance(self.proof)
        self._before = self.proof.nodes
        self.turn_value = GameValue(None)

    @property
    def value(self) -> GameValue:
        """What is proven; taking over the first move counts as a turn."""
        if not provable(self.position):
            return GameValue(None)
        wins, turns = self.turn_value.wins, self.turn_value.turns
        # After the swap the other side has the position that the mover would have lost.
        return GameValue(True, None if turns is None else turns + 1) if self._swaps else GameValue(wins, turns)

    @property
    def _swaps(self) -> bool:
        """Whether it is proven that only taking over the first move wins."""
        return self.turn_value.wins is False and self.position.can_swap and provable(self.position)

    @property
    def nodes(self) -> int:
        """Positions expanded for this position."""
        return self.proof.nodes - self._before

    def work(self, nodes: int) -> bool:
        """Expand about `nodes` positions; return whether the winner and the distance (of `turn_value`) are known.

        Each call starts again at the root and counts the positions on its path. So `nodes` must be larger than the
        length of the path, about ten; with less, no number of calls proves anything.
        """
        wins = self.turn_value.wins
        if wins is None:
            self.turn_value = GameValue(self.proof.wins(self.state, nodes, with_turn=True))
        elif self.turn_value.turns is None:
            self.turn_value = GameValue(wins, self._distance.of(self.state, wins, nodes))
        return self.turn_value.turns is not None

    def line(self) -> tuple[Turn, ...]:
        """Return the best line found: the winner plays the shortest win, the loser the longest resistance; if nothing
        is proven, both play the most promising turns.
        """
        swap = (Turn(self.position.board, (), swap=True),) if self._swaps else ()
        return (*swap, *self._line_of_turns())

    def _line_of_turns(self) -> tuple[Turn, ...]:
        successors, board = self.proof.successors, self.position.board
        state, turns = self.state, list[Turn]()
        image = tuple(range(len(board)))  # a stored successor may belong to a symmetric position
        while state.legal_mask and len(turns) < LINE_TURNS:
            after = self.proof.after(state, successors.key(state))
            if not after:
                return tuple(turns or self.position.legal_turns.first(1))
            key = min(after, key=self._rank)
            cells, symmetry = successors.turn_to(state, after[key])
            turns.append(Turn(board, tuple(image[cell] for cell in cells)))
            if self.proof.known(key) is None:
                break
            state, image = after[key], tuple(image[cell] for cell in symmetry)
        return tuple(turns)

    def _rank(self, key: int) -> tuple[int, int]:
        """Return the sort key of a turn to this position, the best turn first."""
        known = self.proof.known(key)
        if known is None:
            return 1, self.proof.numbers(key)[1]
        lower, upper = self.proof.bounds(key, wins=known)
        return (2, -lower) if known else (0, upper)


def think_solver(position: Position, limit: Limit, _random: Random) -> Iterator[Thought]:
    """Yield proven results, until all is proven or the limit is reached (`nodes`: positions expanded)."""
    solver = Solver(position, proof_for(position))
    complete = False
    while not complete and (limit.nodes is None or solver.nodes < limit.nodes):
        complete = solver.work(SLICE_NODES if limit.nodes is None else min(SLICE_NODES, limit.nodes - solver.nodes))
        if not complete:
            yield solver_thought(solver, done=False)
    yield solver_thought(solver, done=True)


def solver_thought(solver: Solver, *, done: bool) -> Thought:
    """Return a solver's results so far as a bot's thought."""
    proven: dict[bool | None, Literal["win", "loss"] | None] = {True: "win", False: "loss", None: None}
    wins, line = solver.value.wins, solver.line()
    value = 0.5 if wins is None else float(wins)
    return Thought(line[0], line, value, solver.nodes, done, proven[wins])
