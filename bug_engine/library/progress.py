"""A player's own statistics, from facts about their games: results, a rating, accuracy, days in a row, mistakes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from itertools import pairwise
from math import exp, log, sqrt
from typing import Literal

from bug_engine.bots.companion import STRONGEST, WEAKEST
from bug_engine.library.exercises import Stage
from bug_engine.study.slip import SLIPS

Step = Literal["day", "week", "month"]
# The strength of the levels in Elo, larva 0, measured by a round robin (docs/lab/levels.md).
RATINGS = {
    "larva": 0,
    "nymph": 140,
    "aphid": 285,
    "ant": 435,
    "ladybird": 570,
    "moth": 705,
    "beetle": 855,
    "cricket": 1005,
    "hornet": 1155,
    "dragonfly": 1300,
    "mantis": 1405,
    "antlion": 1510,
    "queen": 1645,
}
# The opponents that are not levels: the companion, a person, and a user's bot.
COMPANION, PERSON, OWN_BOT = "companion", "person", "bot"
# The prior: before any game a player is about as strong as the chosen levels, with this standard deviation.
PRIOR_DEVIATION = 400.0
# The fewest games for a rating; the half-width of a 95 % interval, in standard deviations.
MIN_RATED, SIGMAS = 5, 1.96
# Elo points for each unit of the logistic function.
SCALE = 400 / log(10)
# The largest number of groups in the results over time.
MAX_GROUPS = 12
STEPS: tuple[Step, ...] = ("day", "week", "month")
STAGES: tuple[Stage, ...] = ("opening", "middle", "end")


@dataclass(frozen=True)
class Facts:
    """The data that the statistics need from a player's finished game.

    `level` is the opponent's, or a companion with its strength, like `companion:425`; None for a person. `chain` is the
    largest number of bugs that one of the player's turns ate. If the game was reviewed, `mistakes` are the player's by
    stage, `slips` the same by kind, in the order of `SLIPS`, and `accuracy` is from 0 to 100.
    """

    board: str
    rules: str
    level: str | None
    won: bool
    day: date
    chain: int = 0
    mistakes: tuple[int, int, int] | None = None
    accuracy: int | None = None
    slips: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Share:
    """The number of games of a kind, `name`, and of those that were won."""

    name: str
    games: int
    won: int


@dataclass(frozen=True)
class Rating:
    """An estimated strength in Elo, on the scale of `RATINGS`, from a number of games against levels; `error`
    is that of a 95 % interval, to either side.
    """

    value: int
    error: int
    games: int


@dataclass(frozen=True)
class Slips:
    """The player's mistakes in reviewed games by stage; `overlooked`: the same by kind (`study.slip`)."""

    games: int
    opening: int
    middle: int
    end: int
    overlooked: dict[str, int]


@dataclass(frozen=True)
class Accuracy:
    """The mean accuracy in some reviewed games; `name` is the first day of a step, or empty for all."""

    name: str
    games: int
    value: int


@dataclass(frozen=True)
class Progress:
    """The statistics. `opponents` are in the order of strength; `days` in a row go on today or went on yesterday.

    `times` are the results over time: each `name` is the first day of a `step`. `accuracies` are of those groups with
    reviewed games. `losing` are the games lost in a row, up to the last, for each opponent with any.
    """

    games: int
    won: int
    opponents: tuple[Share, ...]
    boards: tuple[Share, ...]
    rules: tuple[Share, ...]
    step: Step
    times: tuple[Share, ...]
    rating: Rating | None
    chain: int
    days: int
    longest_days: int
    slips: Slips
    accuracy: Accuracy | None
    accuracies: tuple[Accuracy, ...]
    losing: dict[str, int]


def progress_of(games: Sequence[Facts], today: date) -> Progress:
    """Return the statistics of a player's games.

    >>> games = [Facts("hexhex3", "genius", "larva", won, date(2026, 11, 20 + won)) for won in (True, False)]
    >>> found = progress_of(games, date(2026, 11, 22))
    >>> found.opponents, found.days, found.rating
    ((Share(name='larva', games=2, won=1),), 2, None)
    """
    places = {name: place for place, name in enumerate((*RATINGS, COMPANION, OWN_BOT, PERSON))}
    opponents = shares(games, opponent_of)
    step, times = _over_time(games)
    days, longest = _days_in_a_row({game.day for game in games}, today)
    return Progress(
        games=len(games),
        won=sum(game.won for game in games),
        opponents=tuple(sorted(opponents, key=lambda share: places[share.name])),
        boards=shares(games, lambda game: game.board),
        rules=shares(games, lambda game: game.rules),
        step=step,
        times=times,
        rating=rating_of([(game.level, game.won) for game in games]),
        chain=max((game.chain for game in games), default=0),
        days=days,
        longest_days=longest,
        slips=_slips(games),
        accuracy=accuracy_in(games),
        accuracies=_accuracies(games, step, times),
        losing=losing_in(games),
    )


def _slips(games: Sequence[Facts]) -> Slips:
    reviewed = [game.mistakes for game in games if game.mistakes is not None]
    opening, middle, end = (sum(each[i] for each in reviewed) for i in range(len(STAGES)))
    overlooked: dict[str, int] = {
        kind: sum(game.slips[i] for game in games if game.slips) for i, kind in enumerate(SLIPS)
    }
    return Slips(len(reviewed), opening, middle, end, overlooked)


def opponent_of(game: Facts) -> str:
    """Return the opponent of a game, by name: a level, or the common name of a kind.

    >>> opponent_of(Facts("hexhex3", "genius", "companion:425", True, date(2026, 11, 22)))
    'companion'
    """
    name = (game.level or PERSON).partition(":")[0]
    return name if name in (*RATINGS, COMPANION, PERSON) else OWN_BOT


def strength_of(level: str | None) -> int | None:
    """Return the strength of an opponent: of a level, or of a companion with its strength, like `companion:425`.

    A level may have a character, like `queen:patient`.

    >>> strength_of("larva"), strength_of("companion:300"), strength_of(None)
    (0, 300, None)
    """
    name, _, number = (level or "").partition(":")
    if name == COMPANION and number.isascii() and number.isdecimal():
        return max(WEAKEST, min(STRONGEST, int(number)))
    return RATINGS.get(name)


def accuracy_in(games: Iterable[Facts], name: str = "") -> Accuracy | None:
    """Return the mean accuracy in the games that have one; None if there are none."""
    known = [game.accuracy for game in games if game.accuracy is not None]
    return Accuracy(name, len(known), round(sum(known) / len(known))) if known else None


def losing_in(games: Sequence[Facts]) -> dict[str, int]:
    """Return how many games were lost in a row, up to the last against each opponent; the oldest game comes first.

    >>> day = date(2026, 11, 22)
    >>> losing_in([Facts("hexhex3", "genius", level, won, day) for level, won in (("ant", True), ("ant", False))])
    {'ant': 1}
    """
    found = dict[str, int]()
    for game in games:
        name = opponent_of(game)
        found[name] = 0 if game.won else found.get(name, 0) + 1
    return {name: count for name, count in found.items() if count}


def shares(games: Iterable[Facts], name: Callable[[Facts], str]) -> tuple[Share, ...]:
    """Return the shares of games by name, the most frequent first."""
    counts, won = Counter[str](), Counter[str]()
    for game in games:
        counts[name(game)] += 1
        won[name(game)] += game.won
    return tuple(Share(each, count, won[each]) for each, count in counts.most_common())


def rating_of(results: Sequence[tuple[str | None, bool]]) -> Rating | None:
    """Return the rating from games against levels and companions, each with whether it was won; None if too few.

    It is the most probable strength, found by Newton's method. If all games were won or all lost, the prior bounds it.

    >>> rating_of([("ant", True), ("ant", False)] * 10)
    Rating(value=435, error=149, games=20)
    """
    known = [(strength / SCALE, won) for level, won in results if (strength := strength_of(level)) is not None]
    if len(known) < MIN_RATED:
        return None
    middle = sum(level for level, _ in known) / len(known)
    precision = (SCALE / PRIOR_DEVIATION) ** 2
    value = middle
    for _ in range(50):
        chances = [1 / (1 + exp(level - value)) for level, _ in known]
        surprise = sum(won - chance for chance, (_, won) in zip(chances, known, strict=True))
        slope = surprise - precision * (value - middle)
        curvature = sum(chance * (1 - chance) for chance in chances) + precision
        value += max(-1.0, min(1.0, slope / curvature))
    return Rating(round(value * SCALE), round(SIGMAS * SCALE / sqrt(curvature)), len(known))


def _over_time(games: Sequence[Facts]) -> tuple[Step, tuple[Share, ...]]:
    """Return the results in groups of days, weeks or months, the oldest first; only the newest groups."""
    for step in STEPS:
        grouped = [replace(game, board=_first_day(game.day, step).isoformat()) for game in games]
        found = sorted(shares(grouped, lambda game: game.board), key=lambda share: share.name)
        if len(found) <= MAX_GROUPS:
            break
    return step, tuple(found[-MAX_GROUPS:])


def _accuracies(games: Sequence[Facts], step: Step, times: Sequence[Share]) -> tuple[Accuracy, ...]:
    """Return the mean accuracy in each group of `times` that has a reviewed game."""
    grouped: dict[str, list[Facts]] = {share.name: [] for share in times}
    for game in games:
        if (name := _first_day(game.day, step).isoformat()) in grouped:
            grouped[name].append(game)
    return tuple(found for name, group in grouped.items() if (found := accuracy_in(group, name)))


def _first_day(day: date, step: Step) -> date:
    if step == "month":
        return day.replace(day=1)
    return day - timedelta(days=day.weekday()) if step == "week" else day


def _days_in_a_row(days: set[date], today: date) -> tuple[int, int]:
    """Return the length of the current streak of days, and of the longest one."""
    days = {day for day in days if day <= today + timedelta(days=1)}
    if not days:
        return 0, 0
    ordered = sorted(days)
    runs = [1]
    for before, day in pairwise(ordered):
        runs.append(runs[-1] + 1 if day - before == timedelta(days=1) else 1)
    goes_on = today - ordered[-1] <= timedelta(days=1)
    return runs[-1] if goes_on else 0, max(runs)
