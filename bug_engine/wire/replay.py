"""Games of requests, played from their texts.

Every request carries its whole game, and most games differ from the last one in one turn. So starts and turns are
cached: a request plays only the turns that are new.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from bug_engine.coordinates import System
from bug_engine.formats.fields import start_position
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.refusal import IllegalTurn, Refusal

# More turns than two long games have. A turn takes 2 kB; once its options are known, 8 kB on hexhex4 and 31 kB on
# hexhex8: at most 16 MB.
TURNS, STARTS = 500, 16


@dataclass(frozen=True)
class Refused:
    """An illegal turn of a game: its index, its text, and why it is illegal."""

    index: int
    turn: str
    refusal: Refusal


@lru_cache(maxsize=STARTS)
def start_of(fields: tuple[tuple[str, str], ...]) -> Position:
    """Return the position in which a game with these fields (fields.py) starts.

    Raises:
        BadField: if a field has an impossible value.
    """
    return start_position(dict(fields))


def play(position: Position, turn: str) -> Played:
    """Return `position.play(turn)`, from the cache if it is there.

    Raises:
        IllegalTurn: if the turn is illegal.
    """
    return _play(position, position.board.coordinates, turn)


@lru_cache(maxsize=TURNS)
def _play(position: Position, _coordinates: System, turn: str) -> Played:
    # Positions that differ only in their coordinates are equal, but a text means other cells in each.
    return position.play(turn)


def replay(start: Position, turns: Sequence[str]) -> tuple[list[Played], Refused | None]:
    """Play turns up to the first illegal one; return the played turns, and the illegal one."""
    played: list[Played] = []
    position = start
    for index, turn in enumerate(turns):
        try:
            played.append(play(position, turn))
        except IllegalTurn as illegal:
            return played, Refused(index, turn, illegal.refusal)
        position = played[-1].position
    return played, None


def forget() -> None:
    """Clear the cache of starts and turns."""
    start_of.cache_clear()
    _play.cache_clear()
