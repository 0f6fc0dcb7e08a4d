"""Matches between two players: colour-swapped pairs of games from varied openings, and what they say of the strength.

The caller brings the clock, as everywhere in the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import log, log10, sqrt
from random import Random

from bug_engine.bots.protocol import Limit, Think, Thought
from bug_engine.position import Played, Position
from bug_engine.refusal import IllegalTurn

Clock = Callable[[], float]
# Of the sequential test: how often it may err in either direction.
ERROR_RATE = 0.05
# 95 % of a normal distribution lie within so many standard deviations.
SIGMAS = 1.96


@dataclass(frozen=True)
class Player:
    """Somebody who thinks, under limits: `limit` in work, `seconds` a turn if there is a clock."""

    name: str
    think: Think
    limit: Limit = field(default_factory=Limit)
    seconds: float | None = None

    def choose(self, position: Position, random: Random, clock: Clock) -> Thought:
        """Return the thought that the limits leave time for."""
        start = clock()
        thoughts = self.think(position, self.limit, random)
        thought = next(thoughts)
        while not thought.done and (self.seconds is None or clock() - start < self.seconds):
            thought = next(thoughts)
        return thought


@dataclass
class Score:
    """How a match stands, for the first player; `pairs` counts pairs of games by the games won of each: 0, 1, 2.

    `faults` tells of players who crashed or played an illegal turn, and lost by it.
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
        """Share of the games that was won, drawn towards a half by one imagined pair so that it is never 0 or 1."""
        return (self.wins + 1) / (self.games + 2)

    @property
    def error(self) -> float:
        """Half the width of the share's 95 % interval; the two games of a pair count as one, for they are not
        independent.
        """
        pairs = sum(self.pairs)
        if not pairs:
            return 0.5
        mean = self.share
        spread = sum(count * (won / 2 - mean) ** 2 for won, count in enumerate(self.pairs)) + 2 * (0.5 - mean) ** 2
        return SIGMAS * sqrt(max(spread, 0.25) / (pairs + 1) / (pairs + 1))

    def likelihood(self, low: float, high: float) -> float:
        """Return the logarithm of how much likelier these games are if the share is `high` than if it is `low`."""
        wins, losses = self.wins, self.games - self.wins
        return wins * log(high / low) + losses * log((1 - high) / (1 - low))

    def decision(self, low: float, high: float) -> bool | None:
        """Return the sequential test (Wald, 1945): True for `high`, False for `low`, None to go on."""
        bound = log((1 - ERROR_RATE) / ERROR_RATE)
        found = self.likelihood(low, high)
        return None if abs(found) < bound else found > 0

    def __str__(self) -> str:
        low, high = max(self.share - self.error, 0.001), min(self.share + self.error, 0.999)
        share = 100 * self.wins / max(self.games, 1)
        told = f"{elo(self.share):+.0f} Elo ({elo(low):+.0f} to {elo(high):+.0f})"
        return f"{self.wins} of {self.games}: {share:.1f} %, {told}"


def elo(share: float) -> float:
    """Return the difference in Elo points that makes one expect this share of the points.

    >>> round(elo(0.64))
    100
    """
    return -400 * log10(1 / share - 1)


def opening(start: Position, random: Random, turns: int) -> Position:
    """Return the position after some random turns; fewer if the game would end."""
    position = start
    for _ in range(turns):
        after = position.play(random.choice(list(position.legal_turns))).position
        if after.result:
            break
        position = after
    return position


class Fault(Exception):
    """A player did not play a legal turn; `player` is 0 or 1."""

    def __init__(self, player: int, message: str) -> None:
        super().__init__(message)
        self.player = player


def game(players: tuple[Player, Player], start: Position, random: Random, clock: Clock) -> int:
    """Return which of the players won, the first being to move at the start.

    Raises:
        Fault: if a player crashes or plays an illegal turn.
    """
    position, first = start, start.mover
    while position.result is None:
        who = position.mover ^ first
        position = _played(players[who], who, position, random, clock).position
    return position.result.winner ^ first


def _played(player: Player, who: int, position: Position, random: Random, clock: Clock) -> Played:
    try:
        turn = player.choose(position, random, clock).turn
    except Exception as wrong:  # it may be anybody's program
        raise Fault(who, f"{player.name} crashed in {position!r}: {wrong!r}") from wrong
    try:
        return position.play(turn)
    except IllegalTurn as illegal:
        raise Fault(who, f"{player.name} played {turn} in {position!r}: {illegal}") from illegal


def _points(players: tuple[Player, Player], start: Position, random: Random, clock: Clock, faults: list[str]) -> int:
    """Play a game; return 1 if the player who moves first won, else 0."""
    try:
        return int(game(players, start, random, clock) == 0)
    except Fault as fault:
        faults.append(str(fault))
        return fault.player


def pair(
    players: tuple[Player, Player],
    start: Position,
    number: int,
    clock: Clock,
    seed: int = 0,
    turns: int | None = None,
    faults: list[str] | None = None,
) -> int:
    """Play a pair of games from one opening; return how many of them the first player won.

    What happens depends on its number and the seed, not on the pairs before it. `turns`: length of the random opening;
    by default as many as leave the game open: a tenth of the cells. To `faults` is added what `Score` tells of.
    """
    random = Random(f"{seed} {number}")
    begun = opening(start, random, max(2, len(start.board) // 10) if turns is None else turns)
    told: list[str] = [] if faults is None else faults
    wins = _points(players, begun, random, clock, told)
    return wins + 1 - _points((players[1], players[0]), begun, random, clock, told)


def match(
    players: tuple[Player, Player],
    start: Position,
    pairs: int,
    clock: Clock,
    seed: int = 0,
    turns: int | None = None,
    score: Score | None = None,
    log: Callable[[int, int], None] | None = None,
) -> Iterator[Score]:
    """Play pairs of games until there are so many, and yield the score after every pair.

    `score`: how it stands after the pairs that were played before; `log` hears the number of every pair that is played
    and how many of its games the first player won.
    """
    score = score or Score()
    for number in range(sum(score.pairs), pairs):
        won = pair(players, start, number, clock, seed, turns, score.faults)
        score.pairs[won] += 1
        if log:
            log(number, won)
        yield score
