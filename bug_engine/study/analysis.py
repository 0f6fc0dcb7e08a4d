"""What there is to say of every legal next cell: a tree search's opinion, and proofs as they come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Literal

from bug_engine.board import bits
from bug_engine.bots import Limit
from bug_engine.bots.champion import PROOF_EMPTIES, SLICE
from bug_engine.bots.solver import SLICE as PROOF_SLICE
from bug_engine.bots.solver import Solver, Verdict
from bug_engine.bots.tree import LINE_TURNS, Node, Tree
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.study.prover import Prover

# Positions visited for each turn, one round after the other: what is easy is proven everywhere before anything hard is.
ROUNDS = (PROOF_SLICE, 5 * PROOF_SLICE, 25 * PROOF_SLICE, 125 * PROOF_SLICE)
# Slices of search for a slice of proofs.
PROOF_EVERY = 3
# Playouts before the first analysis is told, and how many more before each further one: a quarter of all so far.
FIRST_TOLD, TOLD_AGAIN = 64, 4
PLAYOUTS = 20_000

Proven = Literal["win", "loss"] | None


@dataclass(frozen=True)
class Choice:
    """A legal next cell, with the best `turn` that begins on it and the `line` that is expected from that turn on.

    `value` is the mover's expected score, from 0 to 1 (None: not yet tried) by so many `visits`; `proven` says that it
    is certain, and `ends` in how many turns of both the game is then over, if that is known too.
    """

    cell: int
    turn: Turn
    line: tuple[Turn, ...]
    value: float | None
    visits: int
    proven: Proven = None
    ends: int | None = None


@dataclass(frozen=True)
class Analysis:
    """All that is known so far about a position, for its mover; the `choices` are the best first, one a cell."""

    nodes: int
    done: bool
    choices: tuple[Choice, ...]

    @property
    def value(self) -> float:
        """The mover's expected score, from 0 to 1."""
        value = self.choices[0].value
        return 0.5 if value is None else value

    @property
    def proven(self) -> Proven:
        """Whether that is certain: some turn wins, or every one loses."""
        best = self.choices[0]
        return best.proven if best.proven == "win" or all(choice.proven for choice in self.choices) else None


def analysis(
    position: Position, limit: Limit, seed: int | None = None, prover: Prover | None = None
) -> Iterator[Analysis | None]:
    """Yield what is known whenever there is clearly more of it, None in between; the last is `done`.

    `limit.nodes` counts positions judged and, for each turn, those visited to prove it. The position is not over, and
    the turn begins with it.

    >>> *_, last = analysis(Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1), Limit(500), seed=1)
    >>> str(last.choices[0].turn)[:2], last.proven, last.choices[0].ends, len(last.choices)
    ('B1', 'win', 4, 3)
    """
    playouts = PLAYOUTS if limit.nodes is None else limit.nodes
    search, proofs = Tree(position, Random(seed)), Proofs(position, playouts, prover or Prover())
    told, known, slices = FIRST_TOLD, 0, 0
    while not proofs.complete and (proofs.open or (search.nodes < playouts and not search.decided())):
        slices += 1
        searching = search.nodes < playouts and not search.decided()
        if proofs.open and (slices % PROOF_EVERY == 0 or not searching):
            proofs.work()
        else:
            for _ in range(min(SLICE, playouts - search.nodes)):
                search.step()
        if search.nodes >= told or proofs.known > known:
            told, known = search.nodes + max(search.nodes // TOLD_AGAIN, FIRST_TOLD), proofs.known
            yield _analysis(position, search, proofs, done=False)
        else:
            yield None
    yield _analysis(position, search, proofs, done=True)


class Proofs:
    """What is proven of the turns of a position, gone through in rounds that visit more and more positions."""

    def __init__(self, position: Position, most: int, prover: Prover) -> None:
        proof = prover.proof(position)
        within_reach = proof.book is not None or position.state.empty_mask.bit_count() <= PROOF_EMPTIES
        provable = within_reach and not (position.setup or position.ruleset.handicap)
        turns = position.legal_turns if provable else ()
        self.solvers = {turn: Solver(position.play(turn).position, proof) for turn in turns}
        self._spent = dict.fromkeys(self.solvers, 0)
        self._left = [(turn, nodes) for nodes in ROUNDS if nodes <= most for turn in self.solvers]
        self._left.reverse()

    @property
    def open(self) -> bool:
        """Whether there is more to try."""
        return bool(self._left)

    @property
    def known(self) -> int:
        """How much is proven: a winner counts one, a distance another."""
        verdicts = [solver.verdict for solver in self.solvers.values()]
        return sum((verdict.wins is not None) + (verdict.turns is not None) for verdict in verdicts)

    @property
    def complete(self) -> bool:
        """Whether everything is proven."""
        return bool(self.solvers) and self.known == 2 * len(self.solvers)

    def work(self) -> None:
        """Work for one slice."""
        turn, nodes = self._left[-1]
        solver = self.solvers[turn]
        before = solver.proof.nodes  # all of them share the proof
        complete = solver.work(min(PROOF_SLICE, nodes - self._spent[turn]))
        self._spent[turn] += solver.proof.nodes - before
        if complete or self._spent[turn] >= nodes:
            self._left.pop()


def _analysis(position: Position, search: Tree, proofs: Proofs, *, done: bool) -> Analysis:
    tried = {bit.bit_length() - 1: child for bit, child in search.root.edges}
    proven: dict[int, list[tuple[Turn, Solver]]] = {}
    for turn, solver in proofs.solvers.items():
        proven.setdefault(turn.cells[0], []).append((turn, solver))
    choices = [
        _choice(position, search, cell, tried.get(cell), proven.get(cell, []))
        for cell in bits(position.state.legal_mask)
    ]
    choices.sort(key=_rank, reverse=True)
    return Analysis(search.nodes, done, tuple(choices))


def _rank(choice: Choice) -> tuple[int, float, float]:
    """Return how good a choice is: wins first, the shortest foremost; losses last, the longest foremost."""
    if choice.proven:
        wins = choice.proven == "win"
        ends = choice.ends or 0
        return (1, -ends, 0) if wins else (-1, ends, 0)
    return 0, choice.visits, choice.value or 0


def _choice(
    position: Position, search: Tree, cell: int, node: Node | None, proven: list[tuple[Turn, Solver]]
) -> Choice:
    """Return what is known about a cell, by its node in the tree and by the proofs of the turns that begin there."""
    verdicts = [(turn, solver, solver.verdict) for turn, solver in proven]
    # The verdicts are the opponent's.
    winning = [each for each in verdicts if each[2].wins is False]
    lost = bool(verdicts) and all(verdict.wins for _, _, verdict in verdicts)
    visits = node.visits if node else 0
    if winning or lost:
        turn, solver, verdict = min(winning, key=_ends) if winning else max(verdicts, key=_ends)
        ends = None if verdict.turns is None else verdict.turns + 1
        line = (turn, *solver.line())[:LINE_TURNS]
        return Choice(cell, turn, line, float(bool(winning)), visits, "win" if winning else "loss", ends)
    line = search.line((1 << cell, node))
    if node is None or not visits:
        return Choice(cell, line[0], line, None, 0)
    if node.winner is not None:
        wins = node.winner == position.mover
        return Choice(cell, line[0], line, float(wins), visits, "win" if wins else "loss")
    return Choice(cell, line[0], line, node.worth(position.mover), visits)


def _ends(each: tuple[Turn, Solver, Verdict]) -> int:
    turns = each[2].turns
    return len(each[0].board) if turns is None else turns
