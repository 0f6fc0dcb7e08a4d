"""The strength at which a companion wins about half of its games against a player, estimated from those games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

from bug_engine.bots.companion import STRONGEST, WEAKEST
from bug_engine.library.progress import SCALE, SIGMAS, Facts, strength_of

# The prior: before any game a player is about as strong as the ant, with this standard deviation.
PRIOR, PRIOR_DEVIATION = 400.0, 1000.0
# The weight of a game relative to the next one: the fit soon follows a player who learns or returns after a break.
FADING = 0.95
# The share of a reviewed game's score that its turns decide, and the number of mistakes that counts as a loss.
TURNS_PART, MANY_MISTAKES = 0.25, 4


@dataclass(frozen=True)
class Fit:
    """A player's strength in Elo, on the scale of `RATINGS`, from a number of games; `error`: 95 % interval.

    `strength` is the companion's strength, within its limits.
    """

    value: int
    error: int
    games: int
    strength: int


def score_of(game: Facts) -> float:
    """Return a game as a score from 0 to 1: its result and, if it was reviewed, what the player's turns gave away.

    >>> from datetime import date
    >>> game = Facts("hexhex3", "genius", "ant", True, date(2026, 11, 22))
    >>> score_of(game), score_of(Facts(**{**vars(game), "mistakes": (0, 1, 1)}))
    (1.0, 0.875)
    """
    if game.mistakes is None:
        return float(game.won)
    clean = max(0.0, 1 - sum(game.mistakes) / MANY_MISTAKES)
    return (1 - TURNS_PART) * game.won + TURNS_PART * clean


def fit_of(games: Sequence[Facts]) -> Fit:
    """Return the fit to a player's games, the oldest first. Games against people do not count.

    It is the most probable strength, found by Newton's method.

    >>> fit_of([])
    Fit(value=400, error=1960, games=0, strength=400)
    """
    known = [(strength, game) for game in games if (strength := strength_of(game.level)) is not None]
    weights = [FADING**age for age in reversed(range(len(known)))]
    prior, precision = PRIOR / SCALE, (SCALE / PRIOR_DEVIATION) ** 2
    value, curvature = prior, precision
    for _ in range(50):
        slope, curvature = -precision * (value - prior), precision
        for weight, (strength, game) in zip(weights, known, strict=True):
            chance = 1 / (1 + exp(strength / SCALE - value))
            slope += weight * (score_of(game) - chance)
            curvature += weight * chance * (1 - chance)
        value += max(-1.0, min(1.0, slope / curvature))
    found = round(value * SCALE)
    strength = max(WEAKEST, min(STRONGEST, found))
    return Fit(found, round(SIGMAS * SCALE / sqrt(curvature)), len(known), strength)
