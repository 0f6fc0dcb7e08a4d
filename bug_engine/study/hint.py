"""The hint that climbs: first where to look, then which cell, then the whole turn, the line behind it, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bug_engine.board import Cells, bits
from bug_engine.bots import Thought
from bug_engine.event import Ate, Grew
from bug_engine.notation import Turn
from bug_engine.position import Played, Position
from bug_engine.study.threats import threats

Why = Literal["wins", "eats", "saves", "threatens", "leaves", "keeps", "proven"]
# A spawn is looked for within so many cells of the right one.
NEARBY = 2


@dataclass(frozen=True)
class Reason:
    """A reason for a turn, told in cells and numbers.

    - `wins`: the game ends with it.
    - `proven`: the search has proven that the mover wins from here; `count` turns are in its line.
    - `eats`: it eats these bugs, `count` stones.
    - `saves`: these bugs could have been eaten next turn, and now can't be.
    - `threatens`: next turn it could eat these bugs, which it could not before.
    - `leaves`: the opponent can then grow on `count` cells.
    - `keeps`: the mover could then grow on `count` cells.
    """

    why: Why
    bugs: tuple[Cells, ...] = ()
    count: int = 0


@dataclass(frozen=True)
class Hint:
    """A hint in three steps: `region` are the cells to look at and `bug` the bug that should grow, if one should;
    `cell` is the growth; `turn`, `line` (from that turn on) and `reasons` are the rest.
    """

    region: Cells
    bug: Cells | None
    cell: int | None
    turn: Turn
    line: tuple[Turn, ...]
    value: float
    reasons: tuple[Reason, ...]


def hint(position: Position, thought: Thought) -> Hint:
    """Return the hint that a bot's thought about the position gives.

    >>> from bug_engine.bots import Limit, think
    >>> position = Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1)
    >>> *_, thought = think("uct", position, Limit(200), seed=1)
    >>> found = hint(position, thought)
    >>> str(found.turn)[:2], found.bug, found.reasons[0].why
    ('B1', (1, 4), 'proven')
    """
    turn = thought.turn
    played = position.play(turn)
    cell = turn.cells[0] if turn.cells else None
    bug = None
    if cell is not None and position.phase == "growth":
        near = [body for body in position.state.mine if body.halo_mask >> cell & 1]
        bug = tuple(sorted(stone for body in near for stone in bits(body.mask))) or None
    return Hint(
        _region(position, cell, bug), bug, cell, turn, thought.line, thought.value, _reasons(position, played, thought)
    )


def _region(position: Position, cell: int | None, bug: Cells | None) -> Cells:
    """Return the cells to look at: the bug that grows and those around it, or the surroundings of a spawn."""
    if cell is None:
        return ()
    mask = 1 << cell
    if bug is not None:
        mask = sum(1 << stone for stone in bug)
    for _ in range(1 if bug else NEARBY):
        mask |= position.board.spread(mask)
    return tuple(bits(mask))


def _reasons(position: Position, played: Played, thought: Thought) -> tuple[Reason, ...]:
    """Return why the turn is good, the weightiest reason first."""
    side, after = played.side, played.position
    reasons = []
    prey = dict.fromkeys(bug for event in played.events if isinstance(event, Ate) for bug in event.prey)
    eaten = tuple(map(position.board.cells_named, prey))
    if after.result:
        if after.result.winner == side:
            reasons.append(Reason("wins"))
    elif thought.proven == "win":
        reasons.append(Reason("proven", count=len(thought.line)))
    if eaten:
        reasons.append(Reason("eats", eaten, sum(map(len, eaten))))
    if position.phase == "growth" and any(isinstance(event, Grew) for event in played.events):
        reasons += _of_threats(position, after, side)
    mobility = after.draft().mobility
    reasons.append(Reason("leaves", count=mobility[1 - side]))
    reasons.append(Reason("keeps", count=mobility[side]))
    return tuple(reasons)


def _of_threats(position: Position, after: Position, side: int) -> list[Reason]:
    """Return which bugs the turn saves and which it newly threatens."""
    if after.result:
        return []
    reasons = []
    lost, still = prey_of(position, 1 - side), prey_of(after, 1 - side)
    # A bug in danger may also be saved by growing: then it is another, which has to be out of danger too.
    endangered = {stone for bug in still for stone in bug}
    if saved := tuple(bug for bug in lost if not endangered.intersection(bug)):
        reasons.append(Reason("saves", saved, sum(map(len, saved))))
    known = set(prey_of(position, side))
    if threatened := tuple(bug for bug in prey_of(after, side) if bug not in known):
        reasons.append(Reason("threatens", threatened, sum(map(len, threatened))))
    return reasons


def prey_of(position: Position, side: int) -> tuple[Cells, ...]:
    """Return the bugs that `side` could eat in one turn if it were to move."""
    return tuple(sorted({bug for threat in threats(position, side) for bug in threat.prey}))
