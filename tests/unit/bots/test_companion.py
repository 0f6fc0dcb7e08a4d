"""The companion: its mistakes are of the kinds that it names, and it never plays a random turn."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from bug_engine import Position
from bug_engine.board import bits
from bug_engine.bots import Limit, think
from bug_engine.bots.champion import SLICE_DESCENTS, thoughts_of
from bug_engine.bots.companion import (
    BLINDNESSES,
    SKILLS,
    STRONGEST,
    Blindness,
    SeenSearch,
    SeenTree,
    Skill,
    careless,
    form,
    skill_of,
    thoughts_seen,
)
from bug_engine.bots.match import match, opening
from bug_engine.cli.match import player_named
from bug_engine.notation import Turn
from tests.bots import every_node, no_timer
from tests.positions import meals

SHARP = Skill(0.0, 1.0, 200)
NOTHING: frozenset[Blindness] = frozenset()


def positions(count: int, turns: int = 8, board: str = "hexhex3") -> Iterator[Position]:
    for seed in range(count):
        yield opening(Position.initial("genius", board), Random(seed), turns + seed % 5)


def played(position: Position, blind: frozenset[Blindness], skill: Skill = SHARP, seed: int = 1) -> Turn:
    *_, thought = thoughts_seen(position, Random(seed), blind, skill)
    return thought.turn


def eats_otherwise(position: Position, turn: Turn) -> bool:
    """Whether the turn eats prey that is turned or mirrored."""
    state = position.state
    for cell in turn.cells:
        for meal in state.meals:
            own = form(position.board, meal.eater.mask)
            if any(form(position.board, bug.mask) != own for bug in meal.prey):
                return True
        state = position.kernel.place(state, 1 << cell)
    return False


def only_choice(position: Position, turn: Turn, kind: Blindness) -> bool:
    """Whether every overlooked stone of the turn was played only because all legal stones were overlooked."""
    tree, state = SeenTree(position, Random(1), frozenset({kind}), SHARP), position.state
    for cell in turn.cells:
        choices = [1 << each for each in bits(state.legal_mask)]
        if tree.overlooks(state, 1 << cell) and not all(tree.overlooks(state, each) for each in choices):
            return False
        state = position.kernel.place(state, 1 << cell)
    return True


def test_a_companion_that_overlooks_turned_twins_does_not_eat_them() -> None:
    seen = 0
    for position in positions(120):
        if eats_otherwise(position, played(position, NOTHING)):
            turn = played(position, frozenset({"turned"}))
            if eats_otherwise(position, turn):
                assert only_choice(position, turn, "turned")
            else:
                seen += 1
    assert seen > 3


def test_a_companion_that_overlooks_chains_seeks_no_second_meal() -> None:
    seen = 0
    for position in positions(200):
        if max(meals(position, turn) for turn in position.legal_turns) < 2:
            continue
        turn = played(position, frozenset({"chain"}))
        assert only_choice(position, turn, "chain")
        seen += 1
    assert seen > 3


def test_a_companion_that_overlooks_blocked_meals_does_not_grow_for_them() -> None:
    seen = 0
    for position in positions(200, 12):
        tree = SeenTree(position, Random(1), frozenset({"blocked"}), SHARP)
        hidden = {cell for cell in bits(position.state.legal_mask) if tree.overlooks(position.state, 1 << cell)}
        if hidden and hidden != set(bits(position.state.legal_mask)):
            seen += 1
            assert played(position, frozenset({"blocked"})).cells[0] not in hidden
    assert seen > 3


def test_a_companion_does_not_see_at_first_what_a_meal_frees() -> None:
    seen = 0
    for position in positions(60):
        tree = SeenTree(position, Random(1), frozenset({"freed"}), SHARP)
        for cell in bits(position.state.legal_mask):
            state = position.kernel.place(position.state, 1 << cell)
            if not state.meals:
                continue
            for _ in range(200):
                tree.step()
            before = tree._value(position.state)
            for node in every_node(tree.root):
                if node.visits == 1 and id(node) in tree._before and node.state.mover != position.mover:
                    assert 0 <= tree._before[id(node)] <= 1
            values = [tree._before[id(child)] for bit, child in tree.root.edges if child.state.meals]
            assert all(value == before for value in values)
            seen += bool(values)
            break
    assert seen > 3


@pytest.mark.long
@pytest.mark.parametrize("ruleset", ["genius", "green-meadow", "ludii", "iggc", "classic", "genius+pie"])
@pytest.mark.parametrize("strength", [1, 300, 900])
def test_it_plays_legal_turns_in_every_rule_set(ruleset: str, strength: int) -> None:
    position, random = Position.initial(ruleset, "hexhex3"), Random(1)
    for _ in range(60):
        if position.result:
            break
        *_, thought = think("companion", position, Limit(strength), random.randrange(1000))
        assert thought.proven is None
        position = position.play(thought.turn).position
    assert position.result


def test_the_same_seed_gives_the_same_turn() -> None:
    position = next(positions(1))
    turns = {str([*think("companion", position, Limit(400), 7)][-1].turn) for _ in range(3)}
    assert len(turns) == 1


def test_it_tries_every_turn_that_it_sees_and_plays_the_best() -> None:
    weak = Skill(1.0, 0.0, 1)
    for position in positions(20):
        search = SeenSearch(position, Random(1), frozenset(BLINDNESSES), weak)
        nodes = position.state.legal_mask.bit_count() + 1
        *_, thought = thoughts_of(search, nodes, proves=False)
        root = search.tree.root
        assert not root.untried_mask or root.winner is not None
        if root.winner is None:
            played_bit = 1 << thought.turn.cells[0]
            edges = zip(root.bits, root.children, root.values, strict=True)
            looks = {bit: (child.visits, value) for bit, child, value in edges}
            assert looks[played_bit] == max(looks.values())


def test_a_stronger_companion_sees_more() -> None:
    skills = [skill_of(strength) for strength in range(1, STRONGEST + 1, 50)]
    for weaker, stronger in pairwise(skills):
        assert stronger.overlooks <= weaker.overlooks
        assert stronger.judgement >= weaker.judgement
        assert stronger.nodes >= weaker.nodes
    assert skill_of(-5) == SKILLS[0][1]


def test_only_the_strongest_companions_know_openings() -> None:
    """Those below play as the prover does: with the book of hexhex3 they would be much stronger than they say."""
    for board in ("hexhex3", "hexhex4"):
        start = Position.initial("genius", board)
        for strength, bot in ((1400, "prover"), (1520, "prover"), (STRONGEST, "champion")):
            limit = Limit(round(skill_of(strength).nodes))
            assert next(think("companion", start, Limit(strength), 1)) == next(think(bot, start, limit, 1))


def test_it_is_a_little_careless_when_it_is_ahead() -> None:
    found = [careless(position) for position in positions(40)]
    assert max(map(abs, found)) <= 120
    assert min(found) < 0 < max(found)
    assert careless(Position.initial()) == 0


@pytest.mark.long
def test_a_higher_strength_is_stronger() -> None:
    players = player_named("companion:600"), player_named("companion:100")
    *_, score = match(players, Position.initial("genius", "hexhex3"), 8, no_timer)
    assert score.share > 0.6


def test_on_a_crowded_board_it_thinks_in_short_slices() -> None:
    """Before it tries a stone it looks at all of them, and each look takes 0.4 ms."""
    crowd = [
        ".....x..",
        ".o..x..x.",
        "x.....o.o.",
        "...o..x...o",
        "...x.o..x...",
        ".o.....x..x.x",
        ".x.oxo..o.....",
        "x..x....x.o..x.",
        "o...x..o.x.x..",
        "...o........o",
        "..x.ox.ox.o.",
        "x..........",
        "..........",
        "ox.xo..o.",
        "......x.",
    ]
    position = Position.from_text("/".join(crowd), ruleset="all+merging", board="hexhex8")
    first = next(think("companion", position, Limit(5), seed=1))
    assert first.nodes <= 4


def test_on_other_boards_its_slices_are_as_long_as_those_of_the_planner() -> None:
    first = next(think("companion", Position.initial("genius", "hexhex4").play("D4").position, Limit(300), seed=1))
    assert first.nodes == SLICE_DESCENTS
