"""The strength ladder: each level against the one below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf, log10

from bug_engine.bots import Level, think
from bug_engine.position import Played, Position


@dataclass(frozen=True)
class Rung:
    """A match of two neighbouring levels: `wins` of `games` went to the stronger. Each begins half of the games."""

    weaker: Level
    stronger: Level
    wins: int
    games: int

    @property
    def elo(self) -> float:
        """The difference in strength that the score stands for, in Elo points."""
        share = self.wins / self.games
        return inf if share == 1 else -inf if share == 0 else 400 * log10(share / (1 - share))


def play_game(position: Position, levels: tuple[Level, Level], seed: int) -> Iterator[Played | None]:
    """Play a game of two levels, side 0's first; yield each turn as it is played, None while it is thought about."""
    while not position.result:
        level = levels[position.mover]
        turn = None
        for thought in think(level.bot, position, level.limit, seed):
            turn = thought.turn
            yield None
        if turn is None:
            raise ValueError(f"{level.name} thought of no turn")
        played = position.play(turn)
        yield played
        position, seed = played.position, seed + 1


def ladder(position: Position, levels: Sequence[Level], games: int, seed: int) -> Iterator[tuple[Rung, ...]]:
    """Yield the rungs so far, while neighbours in `levels` (weakest first) play `games` games each."""
    rungs: list[Rung] = []
    for weaker, stronger in pairwise(levels):
        wins = 0
        for game in range(games):
            side = game % 2
            end = position
            for played in play_game(position, (weaker, stronger) if side else (stronger, weaker), seed + 1000 * game):
                end = played.position if played else end
                yield tuple(rungs)
            wins += end.result is not None and end.result.winner == side
        if games:
            rungs.append(Rung(weaker, stronger, wins, games))
    yield tuple(rungs)
