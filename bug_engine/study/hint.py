"""Hints in three steps: where to look; the cell; the turn, its line and the reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from math import inf
from typing import Literal

from bug_engine.board import Board, Cells, bits
from bug_engine.bots import Limit, Thought, think
from bug_engine.event import Grew
from bug_engine.notation import Turn
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.study.threats import threats
from bug_engine.study.twins import mark_at
from bug_engine.turn import Draft

Why = Literal["wins", "eats", "saves", "threatens", "leads", "leaves", "proven", "resists"]
# The radius of the region around a spawn. On a board with fewer cells than the other number, the region is smaller, so
# that it is not half of the board.
SPAWN_RADIUS = 2
SMALL_BOARD = 37
# With at most this number of empty cells, a hint begins with a proof search of this number of positions: 0.4 s in
# CPython.
PROOF_EMPTIES = 18
PROOF_NODES = 8_000
# For the rest of a turn, at most this number of turns is compared, with this number of positions if there is no limit.
MOST_RESTS = 200
REST_NODES = 10_000


@dataclass(frozen=True)
class Reason:
    """A reason for a turn, with its `bugs`, the marks of their `shapes` (twins.py), its `count`, and a count of the
    opponent (`theirs`).

    - `wins`: the game ends with this turn.
    - `proven`: the search has proven that the mover wins, in `count` turns; 0: in more than its line has.
    - `eats`: the turn eats these bugs, `count` stones.
    - `saves`: these bugs, `count` stones, could be eaten next turn without it, and cannot be after it.
    - `threatens`: these bugs, `count` stones, can be eaten next turn after it, and could not be before.
    - `leads`, `leaves`: after it, the mover could grow on `count` cells, the opponent on `theirs`; with `leads` the
      mover has fewer, and so is closer to a win. A sure win is no place for `leaves`: the count would speak against it.
    - `resists`: the search has proven that every turn loses; this one loses latest, in `count` turns.
    """

    why: Why
    bugs: tuple[Cells, ...] = ()
    count: int = 0
    shapes: tuple[str, ...] = ()
    theirs: int = 0


@dataclass(frozen=True)
class Hint:
    """A hint in three steps. First, the `region` to look at, with the `bug` that should grow, if any, and the mark of
    its `shape`; second, the `cell` of the growth, the next one of a turn that has begun; third, the `turn`, the `line`
    from that turn on, and the `reasons`.
    `value` is the mover's expected score.
    """

    region: Cells
    bug: Cells | None
    cell: int | None
    turn: Turn
    line: tuple[Turn, ...]
    value: float
    reasons: tuple[Reason, ...]
    shape: str | None = None


def hint_thoughts(
    position: Position, bot: str, limit: Limit, seed: int | None = None, draft: Draft | None = None
) -> Iterator[Thought]:
    """Yield the thoughts that lead to a hint: near the end those of a proof search; if it finds no
    winner, those of the bot. If the best turn does not begin as the `draft` does, those about the turns that do follow.

    A bot with a limit can overlook a proof that a review of the game finds.
    """
    thought = None
    for thought in _thoughts(position, bot, limit, seed):
        yield thought
    if draft and thought and thought.turn.cells[: len(draft.cells)] != draft.cells:
        yield from _rest_thoughts(draft, bot, limit, seed)


def _thoughts(position: Position, bot: str, limit: Limit, seed: int | None, among: int = 1) -> Iterator[Thought]:
    """Yield the thoughts about a position, or about one of several, which share the work."""
    if position.state.empty_mask.bit_count() <= PROOF_EMPTIES:
        for thought in think("solver", position, Limit(max(1, PROOF_NODES // among))):
            yield thought
        if thought.proven:
            return
    yield from think(bot, position, limit, seed)


def _rest_thoughts(draft: Draft, bot: str, limit: Limit, seed: int | None) -> Iterator[Thought]:
    """Yield the best thought so far about the turns that begin with a draft."""
    position = draft.position
    turns = [turn for turn, _ in islice(position.legal_turns.with_states(draft), MOST_RESTS)]
    share = Limit(max(1, (limit.nodes or REST_NODES) // len(turns)))
    best = None
    for turn in turns:
        after = position.play(turn).position
        found = None
        if after.result:
            won = after.result.winner == position.mover
            found = Thought(turn, (turn,), float(won), 1, True, "win" if won else "loss")
        for reply in () if found else _thoughts(after, bot, share, seed, len(turns)):
            found = _before(turn, reply)
            yield best or found
        if found and (not best or _rank(found) > _rank(best)):
            best = found
        if best and best.proven == "win":
            break
    if best:
        yield best


def _before(turn: Turn, reply: Thought) -> Thought:
    """Return the thought of a turn from that of the other side's reply."""
    proven: Literal["win", "loss"] | None = reply.proven and ("loss" if reply.proven == "win" else "win")
    return Thought(turn, (turn, *reply.line), 1 - reply.value, reply.nodes, reply.done, proven)


def _rank(thought: Thought) -> tuple[float, float]:
    """Return the order of thoughts: of sure losses the latest is the best; a turn that only looks lost is better."""
    return thought.value, len(thought.line) if thought.proven == "loss" else inf


def hint(position: Position, thought: Thought, draft: Draft | None = None) -> Hint:
    """Return the hint from a bot's thought about the position, for the rest of the turn if it has begun.

    >>> from bug_engine.bots import Limit, think
    >>> position = Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1)
    >>> *_, thought = think("uct", position, Limit(200), seed=1)
    >>> found = hint(position, thought)
    >>> str(found.turn)[:2], found.bug, found.reasons[0].why
    ('B1', (1, 4), 'proven')
    """
    turn = thought.turn
    played = position.play(turn)
    state, step = (draft.state, len(draft.cells)) if draft else (position.state, 0)
    cell = turn.cells[step] if turn.cells else None
    near, bug = [], None
    if cell is not None and position.phase == "growth":
        near = [body for body in state.mine if body.halo_mask >> cell & 1]
        bug = tuple(sorted(stone for body in near for stone in bits(body.mask))) or None
    # A growth that joins bugs has no one shape.
    shape = mark_at(position.board, bug) if bug and len(near) == 1 else None
    region = _region(position, cell, bug)
    reasons = _shaped(position.board, _reasons(position, played, thought))
    return Hint(region, bug, cell, turn, thought.line, thought.value, reasons, shape)


@dataclass(frozen=True)
class Deed:
    """What a turn of a line that wins does; `number` counts the turns of both sides, from 0."""

    number: int
    turn: Turn
    reasons: tuple[Reason, ...]


def deed_of(position: Position, line: Sequence[Played]) -> Deed | None:
    """Return what speaks for a line that the mover of a position wins: the first of its turns that does something that
    one sees on the board, and what it does; None if none does.

    That the line wins is known already, so it is not among the reasons.

    >>> position = Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1)
    >>> deed = deed_of(position, [position.play("B1-A3")])
    >>> str(deed.turn), [reason.why for reason in deed.reasons]
    ('B1-A3', ['eats', 'leads'])
    """
    side = position.mover
    for number, played in enumerate(line):
        if played.side == side:
            won = Thought(played.turn, (played.turn,), 1, 1, True, "win")
            reasons = [each for each in _reasons(position, played, won) if each.why not in {"wins", "proven"}]
            if reasons:
                return Deed(number, played.turn, _shaped(position.board, reasons))
        position = played.position
    return None


def _shaped(board: Board, reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    return tuple(replace(each, shapes=tuple(mark_at(board, cells) for cells in each.bugs)) for each in reasons)


def _region(position: Position, cell: int | None, bug: Cells | None) -> Cells:
    """Return the region to look at: the bug that grows and the cells around it, or the legal cells near a spawn."""
    if cell is None:
        return ()
    mask = 1 << cell
    if bug is not None:
        mask = sum(1 << stone for stone in bug)
    for _ in range(1 if bug or len(position.board) < SMALL_BOARD else SPAWN_RADIUS):
        mask |= position.board.spread(mask)
    return tuple(bits(mask if bug else mask & position.state.legal_mask))


def _reasons(position: Position, played: Played, thought: Thought) -> tuple[Reason, ...]:
    """Return why the turn is good, the strongest reason first."""
    side, after = played.side, played.position
    reasons = []
    eaten = tuple(dict.fromkeys(played.prey))
    if after.result:
        if after.result.winner == side:
            reasons.append(Reason("wins"))
    elif thought.proven == "win":
        reasons.append(Reason("proven", count=_turns_to_end(position, thought)))
    elif thought.proven == "loss" and (turns := _turns_to_end(position, thought)):
        # A loss that is far away is no news to a player: the opponent would have to find every turn.
        reasons.append(Reason("resists", count=turns))
    if eaten:
        reasons.append(Reason("eats", eaten, sum(map(len, eaten))))
    if any(isinstance(event, Grew) for event in played.events):
        reasons += _threat_reasons(position, after, side)
    mobility = after.draft().mobility
    mine, theirs = mobility[side], mobility[1 - side]
    if mine < theirs:
        reasons.append(Reason("leads", count=mine, theirs=theirs))
    elif not {"wins", "proven"} & {reason.why for reason in reasons}:
        reasons.append(Reason("leaves", count=mine, theirs=theirs))
    return tuple(reasons)


def _turns_to_end(position: Position, thought: Thought) -> int:
    """Return the number of turns of a line that ends the game; 0 if the line ends before."""
    for turn in thought.line:
        position = position.play(turn).position
    return len(thought.line) if position.result else 0


def _threat_reasons(position: Position, after: Position, side: int) -> list[Reason]:
    """Return the reasons `saves` and `threatens` of a turn."""
    if after.result:
        return []
    reasons = []
    prey_before, prey_after = prey_of(position, 1 - side), prey_of(after, 1 - side)
    # Compare stones, not bugs: after a growth the bug is another bug, and may still be in danger.
    endangered = {stone for bug in prey_after for stone in bug}
    if saved := tuple(bug for bug in prey_before if not endangered.intersection(bug)):
        reasons.append(Reason("saves", saved, sum(map(len, saved))))
    known = set(prey_of(position, side))
    if threatened := tuple(bug for bug in prey_of(after, side) if bug not in known):
        reasons.append(Reason("threatens", threatened, sum(map(len, threatened))))
    return reasons


def prey_of(position: Position, side: int) -> tuple[Cells, ...]:
    """Return the bugs that `side` could eat in one turn if it were to move."""
    return tuple(sorted({bug for threat in threats(position, side) for bug in threat.prey}))
