"""Merges what two devices know about the game that they share (shared.py).

A side's list of entries only grows. If neither of its two lists continues the other, the past was changed: a `Fork`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from bug_engine.side import SIDES, Side
from bug_engine.table.shared import MAX_ENTRIES, Refused, Shared, Terms, standing_of


class Fork(NamedTuple):
    """Where a side's two lists differ: the number of turns before it, and the entry of each list."""

    side: Side
    turn: int
    known: str
    received: str


class Merge(NamedTuple):
    """The result of a merge: `shared` has the known and the received entries or, with a fork, only the known ones.

    `new` counts each side's entries that were not known before, `unknown` those that the sender did not have.
    """

    shared: Shared
    fork: Fork | None = None
    same_terms: bool = True
    new: tuple[int, int] = (0, 0)
    unknown: int = 0


def merge(known: Shared, received: Shared, reader: Side | None = None) -> Merge:
    """Return what two devices know together. If a reader is given, the received game does not name that side.

    Raises:
        Refused: if these are more entries than a game may have.

    >>> from bug_engine import Position
    >>> start = Shared(Terms("k3", Position.initial("genius", "hexhex3")))
    >>> one, other = start.add(Side.X, "C3"), start.add(Side.X, "D3")
    >>> merge(start, one).new, merge(one, other).fork
    ((1, 0), Fork(side=Side.X, turn=0, known='C3', received='D3'))
    """
    names = tuple(known.terms.names[side] if side == reader else received.terms.names[side] for side in SIDES)
    received = replace(received, terms=replace(received.terms, names=(names[0], names[1])))
    terms = _common(known, received)
    if terms is None:
        return Merge(known, same_terms=False)
    pairs = [(known.entries[side], received.entries[side]) for side in SIDES]
    forks = [fork for side in SIDES if (fork := _fork(known, received, side))]
    if forks:
        return Merge(known, fork=min(forks, key=lambda fork: fork.turn))
    longer = [max(pair, key=len) for pair in pairs]
    if sum(map(len, longer)) > MAX_ENTRIES:
        raise Refused("entry_too_many")
    standing_of(terms, (longer[0], longer[1]))
    new = (len(longer[0]) - len(known.entries[0]), len(longer[1]) - len(known.entries[1]))
    unknown = sum(len(most) - len(pair[1]) for most, pair in zip(longer, pairs, strict=True))
    return Merge(Shared(terms, (longer[0], longer[1])), new=new, unknown=unknown)


def _common(known: Shared, received: Shared) -> Terms | None:
    """Return the terms of both; None if they differ. Names are combined, and of two invitations the first counts."""
    one, two = (mine or theirs for mine, theirs in zip(known.terms.names, received.terms.names, strict=True))
    both = [replace(shared.terms, names=(one, two)) for shared in (known, received)]
    if both[0] != both[1] and not (any(known.entries) and any(received.entries)):
        first = min(both, key=lambda terms: (terms.since, terms.host))
        chosen = both[0] if any(known.entries) else both[1] if any(received.entries) else first
        both = [replace(terms, host=chosen.host, since=chosen.since) for terms in both]
    return both[0] if both[0] == both[1] else None


def _fork(known: Shared, received: Shared, side: Side) -> Fork | None:
    """Return where a side's two lists differ; None if one continues the other."""
    for index, (mine, theirs) in enumerate(zip(known.entries[side], received.entries[side], strict=False)):
        if mine != theirs:
            return Fork(side, _turns_before(known, side, index), mine.text, theirs.text)
    return None


def _turns_before(shared: Shared, side: Side, index: int) -> int:
    """Return how many turns counted, for its author, when an entry was made."""
    entry = shared.entries[side][index]
    known = shared.entries[side][:index], shared.entries[side.other][: entry.seen]
    return len(standing_of(shared.terms, known if side == 0 else known[::-1]).turns)
