"""The companion: a bot of any strength that makes human mistakes. It plays the best turn of the game that it sees.

A weak companion does not see all of the game. It searches with the planner's tree, without the stones that it
overlooks, for both sides. So it makes mistakes of these kinds only:

- `turned`: a meal whose prey is rotated or reflected relative to the eater;
- `chain`: the second and later meals of a turn;
- `blocked`: a growth that touches a twin and does not eat it, because there is no cell for the bonus;
- `freed`: what a meal changes. It values the position after a meal as much as the one before, so it does not see the
  mobility that the meal gives away until it looks further.

A weak companion also judges positions as a beginner does: the side with fewer cells left is ahead; the weakest of all
takes cells for freedom, and believes the opposite. No turn is chosen at random: random numbers only decide what the
companion overlooks in this turn, and in which order it tries equal stones.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from bug_engine.board import Board, bits
from bug_engine.bots.champion import Search, think_champion, think_prover, thoughts_of
from bug_engine.bots.evaluation import evaluation_for
from bug_engine.bots.protocol import Limit, Thought
from bug_engine.bots.tree import Node, Tree
from bug_engine.position import Position
from bug_engine.state import Meal, State

Blindness = Literal["turned", "chain", "blocked", "freed"]
BLINDNESSES: tuple[Blindness, ...] = ("turned", "chain", "blocked", "freed")
# The limit of the bot is its strength, on the scale of library/progress.py: the larva has 0, the queen 1645.
WEAKEST, STRONGEST = 1, 1645
# With at least these numbers of positions, it proves endings, and it is the champion, with proofs and books.
PROVER_NODES, CHAMPION_NODES = 12_000, 24_000
# Evaluations between two thoughts.
SLICE_NODES = 32
# The most points of strength that the companion loses or gains within a game: it plays carelessly when it is ahead.
CARELESS = 120


@dataclass(frozen=True)
class Skill:
    """What a companion of some strength overlooks, knows and searches.

    In each turn it overlooks each kind of thing with the probability `overlooks`. It evaluates `nodes` positions. Its
    judgement combines the learned evaluation, with the weight `judgement` from 0 to 1, and a count of cells left: each
    cell fewer than the opponent has adds `counting` to its chance to win.
    """

    overlooks: float
    judgement: float
    nodes: float
    counting: float = 0.02


# Skills by strength, as a round robin with the levels measured them (docs/lab/levels.md). Between two of them, values
# are interpolated linearly, nodes geometrically.
SKILLS: tuple[tuple[int, Skill], ...] = (
    (1, Skill(1.0, 0.0, 20, -0.02)),
    (60, Skill(1.0, 0.0, 20)),
    (300, Skill(0.7, 0.4, 40)),
    (570, Skill(0.25, 1.0, 200)),
    (830, Skill(0.15, 1.0, 700)),
    (1060, Skill(0.08, 1.0, 2_500)),
    (1285, Skill(0.03, 1.0, 9_000)),
    (1645, Skill(0.0, 1.0, 28_000)),
)


def skill_of(strength: float) -> Skill:
    """Return the skill for a strength.

    >>> skill_of(1645)
    Skill(overlooks=0.0, judgement=1.0, nodes=28000.0, counting=0.02)
    """
    strength = max(WEAKEST, min(STRONGEST, strength))
    at = min(bisect_right([point for point, _ in SKILLS], strength), len(SKILLS) - 1)
    (low, weak), (high, strong) = SKILLS[at - 1], SKILLS[at]
    part = (strength - low) / (high - low)
    return Skill(
        weak.overlooks + part * (strong.overlooks - weak.overlooks),
        weak.judgement + part * (strong.judgement - weak.judgement),
        weak.nodes * (strong.nodes / weak.nodes) ** part,
        weak.counting + part * (strong.counting - weak.counting),
    )


def form(board: Board, mask: int) -> tuple[tuple[int, int], ...]:
    """Return the cells of a mask, moved so that bugs that differ by a translation only are equal."""
    cells = sorted((board.cells[cell].q, board.cells[cell].r) for cell in bits(mask))
    (q, r), *_ = cells
    return tuple((cell[0] - q, cell[1] - r) for cell in cells)


class SeenTree(Tree):
    """The planner's tree over the game that a companion sees: without the stones that it overlooks."""

    def __init__(self, position: Position, random: Random, blind: frozenset[Blindness], skill: Skill) -> None:
        super().__init__(position, random)
        self.blind, self.skill = blind, skill
        self._filtered: set[int] = set()
        # By node, for its mover: the value of the position before a turn that eats, within the turn and after it.
        self._before: dict[int, float] = {}

    def _value(self, state: State) -> float:
        """Return the value of a position: partly learned, partly a beginner's count of the cells left."""
        part = self.skill.judgement
        if part >= 1 or state.setup:
            return super()._value(state)
        theirs = self.kernel.growth_mask(state.theirs, state.empty_mask, state.largest).bit_count()
        counted = 0.5 + self.skill.counting * (theirs - state.legal_mask.bit_count())
        counted = max(0.02, min(0.98, counted))
        return part * (super()._value(state) if part else 0.0) + (1 - part) * counted

    def overlooks(self, state: State, bit: int) -> bool:
        """Return whether the companion does not see a stone."""
        after, blind = self.kernel.place(state, bit), self.blind
        if after.meals:
            if state.meals and "chain" in blind:
                return True
            return "turned" in blind and any(self._lie_otherwise(meal) for meal in after.meals)
        if "blocked" not in blind or state.meals or state.setup:
            return False
        # The side that grew is not to move now: does its bug touch a twin that it did not eat?
        grown = next(bug for bug in after.theirs if bug.mask & bit)
        return any(bug.shape is grown.shape and bug.mask & grown.halo_mask for bug in after.mine)

    def _lie_otherwise(self, meal: Meal) -> bool:
        own = form(self.kernel.board, meal.eater.mask)
        return any(form(self.kernel.board, bug.mask) != own for bug in meal.prey)

    def _select(self, node: Node) -> int:
        if self.blind and id(node) not in self._filtered:
            self._filtered.add(id(node))
            # To look for meals after a stone, the kernel compares the bugs of both sides.
            self.compared += node.choices * len(node.state.mine) * len(node.state.theirs)
            seen = sum(1 << cell for cell in bits(node.untried_mask) if not self.overlooks(node.state, 1 << cell))
            # If no other stone is left, the companion sees an overlooked one.
            if seen:
                node.untried_mask, node.choices = seen, seen.bit_count()
        # It tries every stone that it sees.
        return self._expand(node) if node is self.root and node.untried_mask else super()._select(node)

    def _expand(self, node: Node) -> int:
        index = super()._expand(node)
        child = node.children[index]
        if "freed" in self.blind and (child.state.meals or node.state.meals):
            known = self._before.get(id(node)) if node.state.meals else None
            before = self._value(node.state) if known is None else known
            # After the turn the other side is to move.
            self._before[id(child)] = before if child.state.meals else 1 - before
        return index

    def _evaluate(self, node: Node) -> float:
        before = self._before.get(id(node))
        if before is None or node.visits or node.winner is not None:
            return super()._evaluate(node)
        self.nodes += 1
        value = 1 - before if node.state.mover else before
        node.add_visits(value, 1)
        return value


class SeenSearch(Search):
    """A search of the game that a companion sees."""

    def __init__(self, position: Position, random: Random, blind: frozenset[Blindness], skill: Skill) -> None:
        super().__init__(position, random)
        self.tree = SeenTree(position, random, blind, skill)

    def _first(self) -> tuple[int, Node] | None:
        root = self.tree.root
        if self._opens or root.winner is not None or not root.values:
            return super()._first()
        # Of stones with equal visits, take the better one: a weak companion visits most stones once.
        index = max(range(len(root.values)), key=lambda i: (-root.uncertainties[i], root.values[i]))
        return root.bits[index], root.children[index]


def think_companion(position: Position, limit: Limit, random: Random) -> Iterator[Thought]:
    """Yield the thoughts of a companion (`nodes`: its strength)."""
    strength = STRONGEST if limit.nodes is None else limit.nodes
    skill = skill_of(strength - careless(position))
    if skill.nodes >= PROVER_NODES:
        think = think_champion if skill.nodes >= CHAMPION_NODES else think_prover
        yield from think(position, Limit(round(skill.nodes)), random)
        return
    blind = frozenset(each for each in BLINDNESSES if random.random() < skill.overlooks)
    yield from thoughts_seen(position, random, blind, skill)


def thoughts_seen(position: Position, random: Random, blind: frozenset[Blindness], skill: Skill) -> Iterator[Thought]:
    """Yield the thoughts of a companion that overlooks these kinds of things in this turn."""
    search = SeenSearch(position, random, blind, skill)
    nodes = max(round(skill.nodes), position.state.legal_mask.bit_count() + 1)
    for thought in thoughts_of(search, nodes, proves=False):
        # A proof about the game that it sees is not a proof about the game.
        yield replace(thought, proven=None)


def careless(position: Position) -> float:
    """Return how much weaker the companion plays in a position because it is ahead; negative if it is behind."""
    if position.setup or not any(position.stones):
        return 0.0
    value = evaluation_for(position.board, position.black_mask).value(position.state)
    return CARELESS * (2 * value - 1)
