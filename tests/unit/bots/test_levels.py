"""Thirteen levels, each stronger than the one below; each overlooks exactly what its sentence says."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bug_engine import Position
from bug_engine.board import bits
from bug_engine.bots import LEVELS, Level, Limit, think
from bug_engine.bots.blind import KINDS
from bug_engine.bots.champion import ENDING_EMPTIES
from bug_engine.bots.companion import BLINDNESSES, Blindness, SeenTree, Skill
from bug_engine.bots.match import match, opening
from bug_engine.bots.weak import noticed
from bug_engine.cli.match import player_named
from bug_engine.notation import Turn
from tests.bots import no_timer
from tests.positions import meals

# Two twins that touch, so that some turns eat and some don't.
FIGHT = ".xo/.o../..oo./..../..."
# The words in a sentence for the kinds of things that a bot overlooks.
WORDS: dict[Blindness, str] = {
    "turned": "turned twins",
    "chain": "chains",
    "blocked": "blocked meals",
    "freed": "freed cells",
}
# The same in the page's words, which a reader knows before any lesson.
SHOWN: dict[Blindness, str] = {
    "turned": "turned bugs are still twins",
    "chain": "can eat twice in one turn",
    "blocked": "needs room to eat",
    "freed": "eating frees cells",
}
WEAK = [level for level in LEVELS.values() if level.bot in KINDS]
OTHERS = [level for level in LEVELS.values() if level.bot not in KINDS]
MESSAGES = Path(__file__).parents[3] / "web" / "strings" / "en" / "bots.ftl"


# The bots that look at so many positions; what their sentences say of proofs.
PROOFS = {
    "planner": "and no further",
    "prover": f"and proves once only {ENDING_EMPTIES} cells are empty",
    "champion": "and proves",
}


def share(stronger: str, weaker: str, board: str, pairs: int) -> float:
    players = player_named(stronger), player_named(weaker)
    *_, score = match(players, Position.initial("genius", board), pairs, no_timer)
    return score.share


@cache
def position_of(seed: int) -> Position:
    return opening(Position.initial("genius", "hexhex3"), Random(seed), 8 + seed % 5)


def positions(count: int) -> Iterator[Position]:
    return map(position_of, range(count))


@cache
def played(level: Level, position: Position) -> Turn:
    *_, thought = think(level.bot, position, level.limit, 1)
    return thought.turn


def plays_an_overlooked_stone(position: Position, turn: Turn, kinds: frozenset[Blindness]) -> bool:
    """Whether the turn plays a stone that a bot which overlooks these kinds does not see, although it sees others."""
    tree, state = SeenTree(position, Random(1), kinds, Skill(0.0, 1.0, 1)), position.state
    for cell in turn.cells:
        choices = [1 << each for each in bits(state.legal_mask)]
        if tree.overlooks(state, 1 << cell) and not all(tree.overlooks(state, each) for each in choices):
            return True
        state = position.kernel.place(state, 1 << cell)
    return False


def test_there_are_thirteen_levels() -> None:
    assert len(LEVELS) == 13
    assert all(level.title and level.limit.nodes for level in LEVELS.values())


@pytest.mark.parametrize("level", WEAK, ids=lambda level: level.name)
def test_a_weak_level_plays_nothing_that_it_overlooks(level: Level) -> None:
    kinds, _ = KINDS[level.bot]
    for position in positions(60):
        turn = played(level, position)
        assert not plays_an_overlooked_stone(position, turn, kinds - {"freed"}), (position, turn)


@pytest.mark.parametrize("level", WEAK, ids=lambda level: level.name)
def test_a_weak_level_sees_what_its_sentence_does_not_name(level: Level) -> None:
    """In some position it plays a stone of each other kind (but not of `freed`, which no stone shows)."""
    kinds, _ = KINDS[level.bot]
    for kind in ("turned", "chain", "blocked"):
        if kind not in kinds:
            one: frozenset[Blindness] = frozenset({kind})
            assert any(plays_an_overlooked_stone(each, played(level, each), one) for each in positions(400)), kind


def test_each_weak_level_overlooks_less_than_those_below() -> None:
    numbers = [len(KINDS[level.bot][0]) for level in WEAK]
    assert numbers == sorted(numbers, reverse=True)
    assert [level.name for level in LEVELS.values()][: len(WEAK)] == [level.name for level in WEAK]


@pytest.mark.parametrize("level", WEAK, ids=lambda level: level.name)
def test_a_sentence_names_exactly_what_its_level_overlooks(level: Level) -> None:
    kinds, _ = KINDS[level.bot]
    shown = next(
        line for line in MESSAGES.read_text("utf-8").splitlines() if line.startswith(f"overlooks-{level.bot} ")
    )
    for sentence, words, verb in ((level.nature, WORDS, "overlooks "), (shown, SHOWN, " = does not see ")):
        assert {kind for kind in BLINDNESSES if words[kind] in sentence} == kinds
        assert verb in sentence


@pytest.mark.parametrize("level", OTHERS, ids=lambda level: level.name)
def test_the_sentences_of_other_levels_have_the_number_of_positions(level: Level) -> None:
    nodes = level.limit.nodes or 0
    assert level.nature == f"looks at {nodes:,} positions, {PROOFS[level.bot]}"


def test_every_language_says_where_the_prover_begins_to_prove() -> None:
    for messages in MESSAGES.parents[1].glob("*/bots.ftl"):
        (sentence,) = re.findall("^overlooks-prover = (.*)$", messages.read_text("utf-8"), re.MULTILINE)
        assert re.findall("[0-9]+", sentence.partition("$nodes")[2]) == [str(ENDING_EMPTIES)], messages


@pytest.mark.parametrize("board", ["hexhex3", "hexhex4"])
def test_the_prover_plays_endings_as_the_champion_and_all_else_as_the_planner(board: str) -> None:
    """So it overlooks what the planner overlooks until few cells are empty."""
    seen = Counter[str]()
    for seed in range(50):
        position = opening(Position.initial("genius", board), Random(seed), seed)
        ending = position.state.empty_mask.bit_count() <= ENDING_EMPTIES
        model = "champion" if ending else "planner"
        seen[model] += 1
        assert list(think("prover", position, Limit(64), seed)) == list(think(model, position, Limit(64), seed))
    assert min(seen["champion"], seen["planner"]) >= 5, seen


def test_the_prover_knows_no_opening() -> None:
    """With as many positions as the strongest level, which plays its first turn from a book."""
    for board in ("hexhex3", "hexhex4", "hexhex5"):
        start, limit = Position.initial("genius", board), LEVELS["queen"].limit
        assert next(think("champion", start, limit, 1)).nodes < next(think("planner", start, limit, 1)).nodes
        assert next(think("prover", start, limit, 1)) == next(think("planner", start, limit, 1))


@pytest.mark.parametrize(
    "level", [level for level in OTHERS if (level.limit.nodes or 0) < 1_000], ids=lambda each: each.name
)
def test_a_planner_does_not_look_at_more_positions(level: Level) -> None:
    for position in positions(12):
        *_, thought = think(level.bot, position, level.limit, 1)
        assert thought.nodes <= (level.limit.nodes or 0)


@pytest.mark.long
@pytest.mark.parametrize(
    "level",
    [
        pytest.param(each, marks=[pytest.mark.slow] * (each.name in ("mantis", "antlion")), id=each.name)
        for each in OTHERS
    ],
)
def test_a_level_that_searches_looks_as_far_as_its_sentence_says(level: Level) -> None:
    """It looks at as many positions as it may, and no more."""
    most = level.limit.nodes or 0
    *_, thought = think(level.bot, opening(Position.initial("genius", "hexhex4"), Random(2), 7), level.limit, 1)
    assert 0.9 * most <= thought.nodes <= most
    assert thought.proven is None


@pytest.mark.long
@pytest.mark.parametrize(("level", "seed", "turns"), [("antlion", 5, 34), ("queen", 1, 27)])
def test_a_level_that_proves_does_as_its_sentence_says(level: str, seed: int, turns: int) -> None:
    """In an ending of hexhex4 it proves more than a search of the same number of positions."""
    ending = opening(Position.initial("genius", "hexhex4"), Random(seed), turns)
    *_, thought = think(LEVELS[level].bot, ending, LEVELS[level].limit, 1)
    assert thought.proven


@pytest.mark.long
@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [("larva", "aphid"), ("nymph", "ladybird"), pytest.param("aphid", "moth", marks=pytest.mark.slow)],
)
def test_a_level_clearly_beats_the_one_two_below(weaker: str, stronger: str) -> None:
    assert share(stronger, weaker, "hexhex3", 15) > 0.55


@pytest.mark.slow
@pytest.mark.parametrize("board", ["hexhex3", "hexhex4", "hexhex5"])
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(weaker: str, stronger: str, board: str) -> None:
    assert share(stronger, weaker, board, 100) >= 0.55


# The bot that notices some of the turns: it is no longer a level, but plays the games in which puzzles are found.


def test_long_turns_are_overlooked_more_often() -> None:
    position = Position.from_text(FIGHT, 0)
    seen = Counter(turn for seed in range(2_000) for turn, _ in noticed(position, Random(seed), 0.7))
    by_length: dict[int, list[int]] = {}
    for turn in position.legal_turns:
        by_length.setdefault(len(turn), []).append(seen[turn])
    means = [sum(counts) / len(counts) for _, counts in sorted(by_length.items())]
    assert len(means) >= 2
    assert means == sorted(means, reverse=True)


def test_a_legal_turn_is_always_noticed() -> None:
    for ruleset in ("genius", "green-meadow", "iggc", "classic"):
        position = Position.initial(ruleset)
        for seed in range(20):
            turns = [turn for turn, _ in noticed(position, Random(seed), 0.0)]
            assert len(turns) == 1
            assert turns[0] in position.legal_turns


def test_only_levels_that_see_chains_eat_twice() -> None:
    most = {level.name: max(meals(each, played(level, each)) for each in positions(120)) for level in WEAK}
    for level in WEAK:
        if "chain" not in KINDS[level.bot][0]:
            assert most[level.name] > 1, level
