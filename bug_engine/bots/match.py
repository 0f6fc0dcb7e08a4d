"""Matches between two players: pairs of games with sides swapped, from random openings, and their statistics.

The caller provides the timer, as everywhere in the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from math import log, log10, sqrt
from random import Random
from typing import NamedTuple

from bug_engine.bots.protocol import Limit, Think, Thought
from bug_engine.legal_turns import MAX_TURNS
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.refusal import IllegalTurn

Timer = Callable[[], float]
# The error rate of the sequential test, in either direction.
ERROR_RATE = 0.05
# The half-width of a 95% interval, in standard deviations.
SIGMAS = 1.96
# The cells of the board for each turn of the random opening, which is never shorter than two turns.
CELLS_PER_OPENING_TURN = 10


@dataclass(frozen=True)
class Player:
    """A player of a match: a bot with its `limit` of nodes, or of `seconds` a turn."""

    name: str
    think: Think
    limit: Limit = field(default_factory=Limit)
    seconds: float | None = None

    def choose(self, position: Position, random: Random, timer: Timer) -> Thought:
        """Return the bot's last thought within the limits."""
        start = timer()
        thoughts = self.think(position, self.limit, random)
        thought = next(thoughts)
        while not thought.done and (self.seconds is None or timer() - start < self.seconds):
            thought = next(thoughts)
        return thought


@dataclass
class Score:
    """The score of a match for the first player: `pairs[n]` counts the pairs of games of which that player won `n`.

    `faults` are messages about players that crashed or played an illegal turn, and so lost the game.
    """

    pairs: list[int] = field(default_factory=lambda: [0, 0, 0])
    faults: list[str] = field(default_factory=list)

    @property
    def games(self) -> int:
        """Games played."""
        return 2 * sum(self.pairs)

    @property
    def wins(self) -> int:
        """Games won."""
        return self.pairs[1] + 2 * self.pairs[2]

    @property
    def share(self) -> float:
        """Share of the games won, with one drawn pair added so that it is never 0 or 1."""
        return (self.wins + 1) / (self.games + 2)

    @property
    def error(self) -> float:
        """Half the width of the share's 95% interval. A pair counts as one sample: its games are not independent."""
        pairs = sum(self.pairs)
        if not pairs:
            return 0.5
        mean = self.share
        spread = sum(count * (won / 2 - mean) ** 2 for won, count in enumerate(self.pairs)) + 2 * (0.5 - mean) ** 2
        return SIGMAS * sqrt(max(spread, 0.25) / (pairs + 1) / (pairs + 1))

    def likelihood(self, low: float, high: float) -> float:
        """Return the logarithm of the likelihood ratio between the shares `high` and `low`."""
        wins, losses = self.wins, self.games - self.wins
        return wins * log(high / low) + losses * log((1 - high) / (1 - low))

    def decision(self, low: float, high: float) -> bool | None:
        """Return the decision of the sequential test (Wald, 1945): True for `high`, False for `low`, None if open."""
        bound = log((1 - ERROR_RATE) / ERROR_RATE)
        found = self.likelihood(low, high)
        return None if abs(found) < bound else found > 0

    def __str__(self) -> str:
        low, high = max(self.share - self.error, 0.001), min(self.share + self.error, 0.999)
        share = 100 * self.wins / max(self.games, 1)
        strength = f"{elo(self.share):+.0f} Elo ({elo(low):+.0f} to {elo(high):+.0f})"
        return f"{self.wins} of {self.games}: {share:.1f} %, {strength}"


def elo(share: float) -> float:
    """Return the difference in Elo points at which this share of the points is expected.

    >>> round(elo(0.64))
    100
    """
    return -400 * log10(1 / share - 1)


def opening(start: Position, random: Random, turns: int) -> Position:
    """Return the position after `turns` random turns, or fewer if the game would end."""
    position = start
    for _ in range(turns):
        after = position.play(random.choice(position.legal_turns.first(MAX_TURNS))).position
        if after.result:
            break
        position = after
    return position


class Pair(NamedTuple):
    """A pair of games: how many of them the first player won, and messages about faults (see `Score`)."""

    won: int
    faults: list[str]


class Fault(Exception):
    """Player 0 or 1 of a match crashed or played an illegal turn."""

    def __init__(self, player: int, message: str) -> None:
        super().__init__(message)
        self.player = player


def play_game(players: tuple[Player, Player], start: Position, random: Random, timer: Timer) -> int:
    """Play a game and return the index of the player who won; player 0 moves first.

    Raises:
        Fault: if a player crashes or plays an illegal turn.
    """
    position, first = start, start.mover
    while position.result is None:
        index = position.mover ^ first
        position = _play_turn(players[index], index, position, random, timer).position
    return position.result.winner ^ first


def _play_turn(player: Player, index: int, position: Position, random: Random, timer: Timer) -> Played:
    try:
        turn = player.choose(position, random, timer).turn
    except Exception as error:  # a user's program may raise anything
        raise Fault(index, f"{player.name} crashed in {position!r}: {error!r}") from error
    try:
        return position.play(turn)
    except IllegalTurn as illegal:
        raise Fault(index, f"{player.name} played {turn} in {position!r}: {illegal}") from illegal


def _points(players: tuple[Player, Player], start: Position, random: Random, timer: Timer, faults: list[str]) -> int:
    """Play a game; return 1 if player 0, who moves first, won, otherwise 0."""
    try:
        return int(play_game(players, start, random, timer) == 0)
    except Fault as fault:
        faults.append(str(fault))
        return fault.player


def play_pair(
    players: tuple[Player, Player],
    start: Position,
    number: int,
    timer: Timer,
    seed: int = 0,
    turns: int | None = None,
) -> Pair:
    """Play a pair of games from one opening.

    The games depend on `number` and `seed` only, not on earlier pairs. `turns` is the length of the random opening, by
    default a tenth of the cells, which leaves the game open.
    """
    random = Random(f"{seed} {number}")
    if turns is None:
        turns = max(2, len(start.board) // CELLS_PER_OPENING_TURN)
    position = opening(start, random, turns)
    faults: list[str] = []
    wins = _points(players, position, random, timer, faults)
    return Pair(wins + 1 - _points((players[1], players[0]), position, random, timer, faults), faults)


def match(
    players: tuple[Player, Player],
    start: Position,
    pairs: int,
    timer: Timer,
    seed: int = 0,
    turns: int | None = None,
    score: Score | None = None,
    on_pair: Callable[[int, int], None] | None = None,
    played: Callable[[Iterable[int]], Iterator[Pair]] | None = None,
) -> Iterator[Score]:
    """Play until there are `pairs` pairs of games, and yield the score after every pair.

    `score` is the score of the pairs played before. `on_pair` is called with the number of each pair and how many of
    its games the first player won. `played` plays the pairs with these numbers elsewhere (in other processes).
    """
    score = score or Score()
    numbers = range(sum(score.pairs), pairs)
    results = played(numbers) if played else (play_pair(players, start, each, timer, seed, turns) for each in numbers)
    for number, pair in zip(numbers, results, strict=True):
        score.pairs[pair.won] += 1
        score.faults += pair.faults
        if on_pair:
            on_pair(number, pair.won)
        yield score
