"""The fit of the companion to a player: by results, and by how much the player's turns gave away."""

from dataclasses import replace
from datetime import date
from random import Random

import pytest

from bug_engine.bots.companion import STRONGEST, WEAKEST
from bug_engine.library.fit import fit_of, score_of
from bug_engine.library.progress import Facts, strength_of

LOST = Facts("hexhex3", "genius", "companion:400", won=False, day=date(2026, 11, 22))
WON = replace(LOST, won=True)


def test_a_win_makes_the_companion_stronger_and_a_loss_weaker() -> None:
    none = fit_of([])
    assert fit_of([LOST]).strength < none.strength < fit_of([WON]).strength
    assert fit_of([WON] * 3).error < none.error


def test_the_companions_strength_has_limits() -> None:
    weak = fit_of([replace(LOST, level="companion:1")] * 60)
    strong = fit_of([replace(WON, level="queen")] * 60)
    assert (weak.strength, strong.strength) == (WEAKEST, STRONGEST)


def test_what_turns_gave_away_counts_in_addition_to_the_result() -> None:
    clean, poor = replace(WON, mistakes=(0, 0, 0)), replace(WON, mistakes=(2, 1, 1))
    assert score_of(clean) == 1
    assert score_of(poor) < 1
    assert score_of(poor) > score_of(replace(LOST, mistakes=(0, 0, 0)))
    assert fit_of([poor]).value < fit_of([clean]).value


def test_new_games_count_more_than_old_ones() -> None:
    assert fit_of([LOST] * 8 + [WON] * 8).value > fit_of([WON] * 8 + [LOST] * 8).value


def test_games_against_people_and_user_bots_do_not_count() -> None:
    others = [replace(WON, level=level) for level in (None, "own:mine", "companion:", "companion:x")]
    assert fit_of(others) == fit_of([])
    assert strength_of("companion:99999") == STRONGEST


@pytest.mark.parametrize("true", [50, 400, 900, 1300])
def test_it_finds_players_whose_results_follow_their_strength(true: int) -> None:
    won = 0
    for seed in range(60):
        random, games = Random(seed), list[Facts]()
        for game in range(20):
            strength = fit_of(games).strength
            lost = random.random() < 1 / (1 + 10 ** ((true - strength) / 400))
            games.append(replace(LOST, level=f"companion:{strength}", won=not lost))
            won += lost and game >= 10
    assert 0.43 < won / 600 < 0.57
