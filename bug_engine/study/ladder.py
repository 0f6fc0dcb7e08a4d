"""The ladder: matches of each level against the one below it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import inf, log10
from typing import Any

from bug_engine.bots import Level, think
from bug_engine.played import Played
from bug_engine.position import Position


@dataclass(frozen=True)
class Rung:
    """A match of two neighbouring levels: the stronger has won `wins` of `games`. Each level begins half of them."""

    weaker: Level
    stronger: Level
    wins: int
    games: int

    @property
    def elo(self) -> float:
        """The difference in strength in Elo points; infinite if one side has won every game."""
        share = self.wins / self.games
        return inf if share == 1 else -inf if share == 0 else 400 * log10(share / (1 - share))


def play_game(position: Position, levels: tuple[Level, Level], seed: int) -> Iterator[Played | None]:
    """Play a game of two levels, where the first is side 0; yield each turn, and None while a level is thinking."""
    while not position.result:
        level = levels[position.mover]
        turn = None
        for thought in think(level.bot, position, level.limit, seed):
            turn = thought.turn
            yield None
        if turn is None:
            raise ValueError(f"{level.name} yielded no turn")
        played = position.play(turn)
        yield played
        position, seed = played.position, seed + 1


def ladder(
    position: Position,
    levels: Sequence[Level],
    games: int,
    seed: int,
    spread: Callable[..., Iterator[Any]] | None = None,
) -> Iterator[tuple[Rung, ...]]:
    """Play `games` games between neighbours in `levels` (weakest first); yield the rungs so far while they play.

    With `spread`, which is like `map`, other processes may play the games.
    """
    rungs: list[Rung] = []
    for weaker, stronger in pairwise(levels) if games else ():
        wins = 0
        if spread:
            wins = sum(spread(partial(_won, position, weaker, stronger, seed), range(games)))
        else:
            for game in range(games):
                for won in _game(position, weaker, stronger, seed, game):
                    wins += won or 0
                    yield tuple(rungs)
        rungs.append(Rung(weaker, stronger, wins, games))
    yield tuple(rungs)


def _game(position: Position, weaker: Level, stronger: Level, seed: int, game: int) -> Iterator[bool | None]:
    """Play a game of a rung; yield None now and then, and finally whether the stronger level has won."""
    side, end = game % 2, position
    for played in play_game(position, (weaker, stronger) if side else (stronger, weaker), seed + 1000 * game):
        end = played.position if played else end
        yield None
    yield end.result is not None and end.result.winner == side


def _won(position: Position, weaker: Level, stronger: Level, seed: int, game: int) -> bool:
    *_, won = _game(position, weaker, stronger, seed, game)
    return bool(won)
