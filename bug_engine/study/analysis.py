"""Analysis: the value of every legal next cell, by a tree search and by proofs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from bug_engine.board import bits
from bug_engine.bots import Limit
from bug_engine.bots.champion import PROOF_EMPTIES, SLICE_DESCENTS
from bug_engine.bots.protocol import is_swappable_opening
from bug_engine.bots.solver import INFINITY, GameValue, Solver
from bug_engine.bots.solver import SLICE_NODES as PROOF_SLICE_NODES
from bug_engine.bots.tree import LINE_TURNS, Node, Tree
from bug_engine.notation import Turn
from bug_engine.position import Position
from bug_engine.study.game_proofs import GameProofs

# Positions expanded for each turn, by round: easy proofs, of all turns, come before hard ones.
ROUND_NODES = (PROOF_SLICE_NODES, 5 * PROOF_SLICE_NODES, 25 * PROOF_SLICE_NODES, 125 * PROOF_SLICE_NODES)
# Every third slice goes to the proofs.
PROOF_INTERVAL = 3
# Positions evaluated before the first analysis. Before each further one it is the same number, or a quarter of all so
# far if that is more.
FIRST_YIELD_NODES, YIELD_DIVISOR = 64, 4
DEFAULT_NODES = 20_000
# If a position has more turns, none of them is proven individually.
MAX_TURNS = 500

Proven = Literal["win", "loss"] | None


@dataclass(frozen=True)
class Choice:
    """A legal next cell, with the best `turn` that begins with it and the expected `line` from that turn on.

    `value` is the mover's expected score, from 0 to 1, after `visits` visits (None: no visit yet). `proven` says that
    it is certain; `ends` is then the number of turns to the end of the game, if known.
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
    """An analysis so far, for the mover; `choices` has one for each legal cell, the best first."""

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
        """The proven result, if there is one: some turn wins, or every turn loses."""
        best = self.choices[0]
        return best.proven if best.proven == "win" or all(choice.proven for choice in self.choices) else None


def analysis(
    position: Position,
    limit: Limit,
    seed: int | None = None,
    shared: GameProofs | None = None,
    given: Sequence[Choice] = (),
) -> Iterator[Analysis | None]:
    """Yield the analysis whenever it has clearly grown, and None in between; the last analysis is `done`.

    `limit.nodes` is the limit of positions evaluated and, for each turn, of positions expanded to prove it. The
    position is at the start of a turn, and the game is not over. Once another worker has `given` a proof of the
    position, its best turn, the search ends; proofs of the other turns go on.

    >>> *_, last = analysis(Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1), Limit(500), seed=1)
    >>> str(last.choices[0].turn)[:2], last.proven, last.choices[0].ends, len(last.choices)
    ('B1', 'win', 4, 3)
    """
    nodes = DEFAULT_NODES if limit.nodes is None else limit.nodes
    search, proofs = Tree(position, Random(seed)), Proofs(position, nodes, shared or GameProofs())
    next_yield, known, slices = FIRST_YIELD_NODES, 0, 0

    def searching() -> bool:
        return search.nodes < nodes and not search.decided() and not given

    while not proofs.complete and (proofs.open or searching()):
        slices += 1
        if proofs.open and (slices % PROOF_INTERVAL == 0 or not searching()):
            proofs.work()
        else:
            for _ in range(min(SLICE_DESCENTS, nodes - search.nodes)):
                search.step()
        news = proofs.known + len(given)
        if search.nodes >= next_yield or news > known:
            next_yield = search.nodes + max(search.nodes // YIELD_DIVISOR, FIRST_YIELD_NODES)
            known = news
            yield _analysis(position, search, proofs, given, done=False)
        else:
            yield None
    yield _analysis(position, search, proofs, given, done=True)


class Proofs:
    """The proofs of the turns of a position, in rounds that expand more and more positions."""

    def __init__(self, position: Position, most: int, shared: GameProofs) -> None:
        proof = shared.proof(position)
        within_reach = proof.book is not None or position.state.empty_mask.bit_count() <= PROOF_EMPTIES
        provable = within_reach and not (position.setup or position.ruleset.handicap)
        turns = position.legal_turns.first(MAX_TURNS + 1) if provable else []
        turns = turns if len(turns) <= MAX_TURNS else []
        # Taking over the first move is no cell, so it is no choice.
        self.solvers = {turn: Solver(position.play(turn).position, proof) for turn in turns if not turn.swap}
        self._spent = dict.fromkeys(self.solvers, 0)
        self._left = [(turn, nodes) for nodes in ROUND_NODES if nodes <= most for turn in self.solvers]
        self._left.reverse()

    @property
    def open(self) -> bool:
        """Whether a round is left."""
        return bool(self._left)

    @property
    def known(self) -> int:
        """The number of results: winners and distances."""
        values = [solver.value for solver in self.solvers.values()]
        return sum((value.wins is not None) + (value.turns is not None) for value in values)

    @property
    def complete(self) -> bool:
        """Whether all winners and distances are known."""
        return bool(self.solvers) and self.known == 2 * len(self.solvers)

    def work(self) -> None:
        """Work for one slice."""
        turn, nodes = self._left[-1]
        solver = self.solvers[turn]
        before = solver.proof.nodes  # the solvers share the proof
        complete = solver.work(min(PROOF_SLICE_NODES, nodes - self._spent[turn]))
        self._spent[turn] += solver.proof.nodes - before
        if complete or self._spent[turn] >= nodes:
            self._left.pop()


def _analysis(position: Position, search: Tree, proofs: Proofs, given: Sequence[Choice], *, done: bool) -> Analysis:
    tried = {bit.bit_length() - 1: child for bit, child in search.root.edges}
    proven: dict[int, list[tuple[Turn, Solver]]] = {}
    for turn, solver in proofs.solvers.items():
        proven.setdefault(turn.cells[0], []).append((turn, solver))
    choices = [
        _choice(position, search, cell, tried.get(cell), proven.get(cell, []))
        for cell in bits(position.state.legal_mask)
    ]
    for proof in given:
        choices = [_settled(choice, proof) for choice in choices]
    choices.sort(key=_rank, reverse=True)
    return Analysis(search.nodes, done, tuple(choices))


def _settled(choice: Choice, proof: Choice) -> Choice:
    """Return a choice with what a proof of the position says about it, unless more is known."""
    if choice.ends is not None:
        return choice
    if choice.cell == proof.cell:
        return replace(proof, visits=choice.visits)
    return replace(choice, value=0.0, proven="loss") if proof.proven == "loss" else choice


def _rank(choice: Choice) -> tuple[int, float, float]:
    """Return the rank of a choice: short wins, long wins, open results, long losses, short losses.

    A win or loss of unknown length is the last of its kind.
    """
    if choice.proven == "win":
        return 1, -INFINITY if choice.ends is None else -choice.ends, 0
    if choice.proven:
        return -1, choice.ends or 0, 0
    return 0, choice.visits, choice.value or 0


def _choice(
    position: Position, search: Tree, cell: int, node: Node | None, proven: list[tuple[Turn, Solver]]
) -> Choice:
    """Return the choice of a cell from its node in the tree and the proofs of the turns that begin with it."""
    values = [(turn, solver, solver.value) for turn, solver in proven]
    # The values are for the opponent.
    winning = [each for each in values if each[2].wins is False]
    lost = bool(values) and all(value.wins for _, _, value in values)
    visits = node.visits if node else 0
    if winning or lost:
        turn, solver, value = min(winning, key=_ends) if winning else max(values, key=_ends)
        ends = None if value.turns is None else value.turns + 1
        line = (turn, *solver.line())[:LINE_TURNS]
        return Choice(cell, turn, line, float(bool(winning)), visits, "win" if winning else "loss", ends)
    line = search.line((1 << cell, node))
    if node is None or not visits:
        return Choice(cell, line[0], line, None, 0)
    if node.winner is not None:
        # The other side may take over a first stone that wins.
        wins = node.winner == position.mover and not is_swappable_opening(position)
        return Choice(cell, line[0], line, float(wins), visits, "win" if wins else "loss")
    return Choice(cell, line[0], line, node.value_for(position.mover), visits)


def _ends(each: tuple[Turn, Solver, GameValue]) -> int:
    turns = each[2].turns
    return len(each[0].board) if turns is None else turns
