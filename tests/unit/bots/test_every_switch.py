"""Every bot and level answers with a legal turn under every combination of switches, from the start to the end."""

from itertools import islice, product
from random import Random

import pytest

from bug_engine import Position
from bug_engine.bots import BOTS, LEVELS, Limit, think
from bug_engine.bots.champion import SEARCH_CACHE
from bug_engine.ruleset import EATERS, NO_OR_YES, SWITCHES

YES_NO = [("", f"+{name}") for name, values in SWITCHES.items() if values is NO_OR_YES]
OTHERS = ("", "+setup=1", "+setup=2"), ("", "+margin", "+margin+handicap=2o")
RULESETS = ["".join(switches) for switches in product(EATERS, *YES_NO, *OTHERS)]
# On the second board twins touch, so two turns in three eat.
BOARDS = "../.../..", ".xo./_.ox/o.#x"
PLAYERS = [(name, Limit(3)) for name in BOTS]


def test_every_level_is_one_of_the_bots_with_a_limit() -> None:
    assert {level.bot for level in LEVELS.values()} <= BOTS.keys()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_bot_plays_a_legal_turn_from_every_position_of_a_game(ruleset: str) -> None:
    for seed, text in enumerate(BOARDS):
        random = Random(seed)
        position = Position.from_text(text, 0, ruleset)
        if "x" not in text:
            position = Position.initial(ruleset, position.board)
        while position.result is None:
            for bot, limit in PLAYERS:
                *_, last = think(bot, position, limit, seed=1)
                assert last.turn in position.legal_turns, (bot, position)
            SEARCH_CACHE.search = None
            unlimited = [*islice(think("champion", position, seed=1), 1)]
            assert unlimited[0].turn in position.legal_turns
            position = position.play(random.choice(list(position.legal_turns))).position


@pytest.mark.parametrize("level", ["larva", "nymph", "ant"])
@pytest.mark.parametrize("seed", range(8))
def test_a_weak_level_answers_a_first_stone_that_it_may_take_over(level: str, seed: int) -> None:
    position = Position.initial("iggc+pie", "hexhex4").play("D4").position
    *_, last = think(LEVELS[level].bot, position, LEVELS[level].limit, seed)
    assert last.turn in position.legal_turns


def test_a_weak_level_takes_over_some_first_stones() -> None:
    position = Position.from_text("x_.", 1, "genius+pie")  # the side that owns the stone wins
    turns = [[*think("weak", position, Limit(100), seed)][-1].turn for seed in range(20)]
    assert any(turn.swap for turn in turns)


# Each level with its own limit, so every turn may take seconds: in the set-up, at a swap, at a meal and near the end.
LONG_SWITCHES = "+setup=3", "+setup=3+pie", "+pie", "+margin", "+margin+handicap=2o", "+margin+handicap=2x+pie"
LONG_RULESETS = ["".join(each) for each in product(EATERS, ("", "+merging"), LONG_SWITCHES)]


def moments(position: Position, random: Random) -> list[Position]:
    """Return positions of a random game: the first ones, that of a possible swap, a middle one, the last but one."""
    game = [position]
    while position.result is None:
        position = position.play(random.choice(list(position.legal_turns))).position
        game.append(position)
    played = game[:-1]
    swappable = [each for each in played if each.can_swap]
    return [*dict.fromkeys([*played[:2], *swappable, played[len(played) // 2], played[-1]])]


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", LONG_RULESETS)
def test_every_level_with_its_own_limit_plays_a_legal_turn_everywhere(ruleset: str) -> None:
    for start in (Position.initial(ruleset, "hexhex3"), Position.from_text(BOARDS[1], 0, ruleset)):
        for position in moments(start, Random(3)):
            for level in LEVELS.values():
                SEARCH_CACHE.search = None
                *_, last = think(level.bot, position, level.limit, seed=1)
                assert last.turn in position.legal_turns, (level, position)
