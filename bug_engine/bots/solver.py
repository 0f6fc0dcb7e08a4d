"""Exact results: who wins, and in how many turns. What is said here is proven, never guessed.

Who wins is found by depth-first proof-number search (Nagai, 2002) over whole turns. A position's *proof number* says
how much there is still to show for a win of its mover, its *disproof number* how much for a loss; the search goes
where least is missing. The distance is found afterwards by asking for a win within 0, 2, 4, … turns, or a loss within
1, 3, 5, …, with the results of the first search at hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Literal

from bug_engine.bots.book import Book, book_for
from bug_engine.bots.protocol import Limit, Thought, provable, swapped
from bug_engine.kernel import State
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.successors import Successors

# More than any number that a position can have to show.
NEVER = 1 << 60
# Positions expanded between two looks at the limit: about 5 ms in CPython on hexhex4.
SLICE = 100
# Positions remembered, about 250 bytes each, and those whose successors are, about 6,000 bytes each.
TABLE_LIMIT = 400_000
SUCCESSORS_LIMIT = 5_000
LINE_TURNS = 8


@dataclass(frozen=True)
class Verdict:
    """What is proven about a position, for its mover: `wins`, and in how many turns of both players; None: not yet."""

    wins: bool | None
    turns: int | None = None

    def __str__(self) -> str:
        if self.wins is None:
            return "not decided"
        return ("won" if self.wins else "lost") + ("" if self.turns is None else f" in {self.turns}")


class Proof:
    """The search for the winner, which can be stopped and gone on with; it may serve many positions of one game.

    What a `book` says counts as proven; `told` are the turns to the end, by key, that it told.
    """

    def __init__(self, successors: Successors, book: Book | None = None) -> None:
        self.successors = successors
        self.book = book
        self.nodes = 0
        self._numbers: dict[int, tuple[int, int]] = {}
        self.told: dict[int, int] = {}
        # By key, for a loss of the mover and for a win: it takes longer than the first, and not longer than the second.
        self._bounds: tuple[dict[int, tuple[int, int]], dict[int, tuple[int, int]]] = {}, {}
        self._after: dict[int, dict[int, State]] = {}
        self._stop = 0

    def wins(self, state: State, nodes: int, *, shown: bool = False) -> bool | None:
        """Return whether the mover wins, or None if this is still open when `nodes` more positions were expanded.

        A win that is to be `shown` is open until a turn that keeps it is known.
        """
        if not state.legal_mask:
            return True
        key = self.successors.key(state)
        if self.known(key) is None:
            self.ask(state, key)
        if shown and self.known(key) and all(self.known(after) is not False for after in self.after(state, key)):
            del self._numbers[key]
        self._stop = self.nodes + nodes
        while (known := self.known(key)) is None and self.nodes < self._stop:
            self._search(state, key, NEVER, NEVER)
        return known

    def ask(self, state: State, key: int) -> bool:
        """Learn what the book says of a position; return whether it is in it."""
        entry = self.book.of(state) if self.book else None
        if entry is None:
            return False
        self.learn(key, wins=entry.wins)
        if entry.turns is not None:
            self.told[key] = entry.turns
        return True

    def known(self, key: int) -> bool | None:
        """Return whether the mover of the position with this key wins, if that has been proven."""
        numbers = self._numbers.get(key)
        if numbers is None or all(numbers):
            return None
        return not numbers[0]

    def learn(self, key: int, *, wins: bool) -> None:
        """Take over what was proven elsewhere about the mover of a position."""
        self._numbers[key] = (0, NEVER) if wins else (NEVER, 0)

    def bounds(self, key: int, *, wins: bool) -> tuple[int, int]:
        """Return a number of turns that a win of the mover (or a loss) takes longer than, and one that it does not."""
        told = self.told.get(key)
        if told is None:
            return self._bounds[wins].get(key, (-1, NEVER))
        return (told - 1, told) if (told % 2 == 0) is wins else (NEVER, NEVER)

    def bind(self, key: int, turns: int, *, ends: bool) -> None:
        """Remember whether the mover wins (`turns` even) or loses (odd) within so many turns."""
        bounds = self._bounds[turns % 2 == 0]
        if len(bounds) >= TABLE_LIMIT:
            bounds.clear()
        longer, most = bounds.get(key, (-1, NEVER))
        bounds[key] = (longer, turns) if ends else (turns, most)

    def numbers(self, key: int) -> tuple[int, int]:
        """Return how much is missing to a win and to a loss of the mover."""
        return self._numbers.get(key, (1, 1))

    def after(self, state: State, key: int) -> dict[int, State]:
        """Return the successors of a position by their keys, each with numbers to begin with."""
        found = self._after.get(key)
        if found is None:
            if len(self._after) >= SUCCESSORS_LIMIT:
                self._after.clear()
            found = self._after[key] = self.successors.after(state)
            numbers = self._numbers
            for after_key, after in found.items():
                if after_key not in numbers and not (self.book and self.ask(after, after_key)):
                    # The fewer growths, the nearer is its mover to the end. Of the numbers tried on solved hexhex4
                    # positions this needs half the nodes of (1, 1), and depth-first search ten times as many.
                    mobility = after.legal_mask.bit_count()
                    numbers[after_key] = (mobility, 1) if mobility else (0, NEVER)
        return found

    def _search(self, state: State, key: int, proof_limit: int, disproof_limit: int) -> None:
        """Work on a position until one of its numbers reaches its limit, or the time is up."""
        if len(self._numbers) >= TABLE_LIMIT:
            self._forget()
        self.nodes += 1
        numbers = self._numbers
        if not state.legal_mask:
            numbers[key] = 0, NEVER
            return
        after = self.after(state, key)
        while True:
            proof = second = NEVER
            disproof = best_proof = best_key = 0
            for after_key in after:
                their_proof, their_disproof = numbers.get(after_key, (1, 1))
                disproof += their_proof
                if their_disproof < proof:
                    proof, second, best_key, best_proof = their_disproof, proof, after_key, their_proof
                elif their_disproof < second:
                    second = their_disproof
            if not proof:
                disproof = NEVER
            numbers[key] = proof, min(disproof, NEVER)
            if proof >= proof_limit or disproof >= disproof_limit or not disproof or self.nodes >= self._stop:
                return
            # A quarter above the second best: fewer changes from one to the other and back (Pawlewicz and Lew, 2007).
            their_limit = min(proof_limit, second + second // 4 + 1)
            self._search(after[best_key], best_key, disproof_limit - disproof + best_proof, their_limit)

    def _forget(self) -> None:
        """Keep what is proven; if that is too much as well, nothing."""
        proven = {key: numbers for key, numbers in self._numbers.items() if not all(numbers)}
        self._numbers.clear()
        if len(proven) < TABLE_LIMIT // 2:
            self._numbers.update(proven)


class OutOfNodes(Exception):
    """The distance is not known yet."""


class Distance:
    """The number of turns to the end, when the winner hurries and the loser resists."""

    def __init__(self, proof: Proof) -> None:
        self.proof = proof
        self._stop = 0
        self.turns = 0

    def of(self, state: State, wins: bool, nodes: int) -> int | None:
        """Return the distance of a position whose winner is known; None if it needs more than `nodes` expansions.

        Asked again, it goes on where it stopped. The best turn is found with it, even where a book tells the distance.
        """
        self._stop = self.proof.nodes + nodes
        key = self.proof.successors.key(state)
        told = self.proof.told.get(key)
        if told is not None:
            # A winner looks for a turn that is as quick, a loser for one that lasts longer than two turns less.
            self.turns = max(self.turns, told if wins else told - 2)
        if self.turns % 2 == wins:
            self.turns += 1
        try:
            while state.legal_mask and not self._search(state, key, self.turns):
                self.turns += 2
                if self.turns == told:
                    break
        except OutOfNodes:
            return None
        return self.turns

    def _ends(self, state: State, key: int, turns: int) -> bool:
        """Return whether the mover wins (`turns` even) or loses (odd) within so many turns."""
        wanted = turns % 2 == 0
        if not state.legal_mask:
            return wanted
        longer, most = self.proof.bounds(key, wins=wanted)
        if turns <= longer or turns >= most:
            return turns >= most
        if self.proof.known(key) is (not wanted):
            return False
        return self._search(state, key, turns)

    def _search(self, state: State, key: int, turns: int) -> bool:
        """Find out the same by what the mover's turns lead to."""
        wanted = turns % 2 == 0
        if turns == 0:
            self.proof.bind(key, 0, ends=False)
            return False
        if self.proof.nodes >= self._stop:
            raise OutOfNodes
        self.proof.nodes += 1
        after = self.proof.after(state, key)
        ends = not wanted
        for after_key, after_state in sorted(after.items(), key=self._promise):
            if self._ends(after_state, after_key, turns - 1) is wanted:
                ends = wanted
                break
        if ends:
            self.proof.learn(key, wins=wanted)
        self.proof.bind(key, turns, ends=ends)
        return ends

    def _promise(self, item: tuple[int, State]) -> tuple[bool, int]:
        """Return what orders turns: those that leave a lost position first, then those that leave few growths."""
        key, state = item
        return self.proof.known(key) is not False, state.legal_mask.bit_count()


def proof_for(position: Position) -> Proof:
    """Return a search that knows the book of the position's board and rules, if there is one."""
    kernel, state = position.kernel, position.state
    return Proof(Successors(kernel, state), book_for(kernel, state))


class Solver:
    """Everything that can be proven about one position."""

    def __init__(self, position: Position, proof: Proof | None = None) -> None:
        self.position = position
        self.state = position.state
        self.proof = proof or Proof(Successors(position.kernel, position.state))
        self._distance = Distance(self.proof)
        self._before = self.proof.nodes
        self.verdict = Verdict(None)

    @property
    def nodes(self) -> int:
        """Positions expanded for this one."""
        return self.proof.nodes - self._before

    def work(self, nodes: int) -> bool:
        """Expand up to about so many positions; return whether all is known."""
        if self.verdict.wins is None:
            self.verdict = Verdict(self.proof.wins(self.state, nodes, shown=True))
        elif self.verdict.turns is None:
            turns = self._distance.of(self.state, self.verdict.wins, nodes)
            self.verdict = Verdict(self.verdict.wins, turns)
        return self.verdict.turns is not None

    def line(self) -> tuple[Turn, ...]:
        """Return a course of the game by what is known: the winner takes the shortest way found, the loser the longest;
        before anything is proven, the most promising one.
        """
        successors, board = self.proof.successors, self.position.board
        state, turns = self.state, list[Turn]()
        turned = tuple(range(len(board)))  # what is remembered of a position may be of one that is turned
        while state.legal_mask and len(turns) < LINE_TURNS:
            after = self.proof.after(state, successors.key(state))
            key = min(after, key=self._rank)
            cells, symmetry = successors.way_to(state, after[key])
            turns.append(Turn(board, tuple(turned[cell] for cell in cells)))
            if self.proof.known(key) is None:
                break
            state, turned = after[key], tuple(turned[cell] for cell in symmetry)
        return tuple(turns)

    def _rank(self, key: int) -> tuple[int, int]:
        """Return how good it is to leave this position to the opponent, best first."""
        known = self.proof.known(key)
        if known is None:
            return 1, self.proof.numbers(key)[1]
        longer, most = self.proof.bounds(key, wins=known)
        return (2, -longer) if known else (0, most)


def think_solver(position: Position, limit: Limit, _random: Random) -> Iterator[Thought]:
    """Yield what is proven (`nodes`: positions visited), until all is known or the limit is reached."""
    solver = Solver(position, proof_for(position))
    complete = False
    while not complete and (limit.nodes is None or solver.nodes < limit.nodes):
        complete = solver.work(SLICE if limit.nodes is None else min(SLICE, limit.nodes - solver.nodes))
        if not complete:
            yield solver_thought(solver, done=False)
    yield solver_thought(solver, done=True)


def solver_thought(solver: Solver, *, done: bool) -> Thought:
    """Return what a solver knows so far as a bot's thought."""
    proven: dict[bool | None, Literal["win", "loss"] | None] = {True: "win", False: "loss", None: None}
    wins, line = solver.verdict.wins if provable(solver.position) else None, solver.line()
    value = 0.5 if wins is None else float(wins)
    return swapped(solver.position, Thought(line[0], line, value, solver.nodes, done, proven[wins]))
