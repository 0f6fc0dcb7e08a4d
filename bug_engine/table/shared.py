"""A game that two devices share, with nothing between them but texts: a pure model.

Each side keeps a list of *entries*, to which that side alone adds: its turns, and words about the game (an offer of a
takeback and its answer, resignation, a claim on time). An entry says how many entries of the other side its author
had seen. So entries may cross on their way, and two devices that have the same entries have the same game:
`standing_of` puts them in one order and plays them. Nothing is believed: each entry must have been right for its
author at that moment.

Two devices that know different entries merge them: merging.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, NamedTuple

from bug_engine.position import Played, Position
from bug_engine.refusal import IllegalTurn, Refusal
from bug_engine.side import SIDES, Side
from bug_engine.table.stamps import is_up, latest

MAX_ENTRIES, MAX_CROSSED = 2_000, 100
# The most entries that are played once more for what the authors of crossed entries saw.
MAX_VIEWED = 10_000
_BACK = re.compile(r"back([0-9]{1,4})")
# Of two entries that crossed, the one whose kind comes first in this list counts first.
_RANKS = ("turn", "yes", "no", "back", "resign", "time")

Kind = Literal["turn", "yes", "no", "back", "resign", "time"]
Why = Literal[
    "entry_over",
    "entry_not_your_turn",
    "illegal_turn",
    "entry_no_offer",
    "entry_bad_offer",
    "entry_no_clock",
    "entry_not_up",
    "entry_before",
    "entry_unseen",
    "entry_too_many",
]  # codes of text_error.py
Reason = Literal["played", "resigned", "time"]


class Refused(ValueError):
    """An entry that was not right for its author: `why`, and the `refusal` of an illegal turn."""

    def __init__(self, why: Why, refusal: Refusal | None = None) -> None:
        super().__init__(str(refusal) if refusal else why.removeprefix("entry_").replace("_", " "))
        self.why: Why = why
        self.refusal = refusal


@dataclass(frozen=True)
class Entry:
    """What a side did: a turn, or `back3` (may we go back to where 3 turns had been played?), `yes`, `no`, `resign`,
    `time` (the time of the side to move is up).

    `seen` counts the other side's entries that its author had seen; `stamp` is when it was made: seconds since the game
    began.

    >>> Entry("back3").kind, Entry("B2-B1").kind
    ('back', 'turn')
    """

    text: str
    seen: int = 0
    stamp: int | None = None

    @property
    def kind(self) -> Kind:
        """What the entry is."""
        if self.text in ("yes", "no", "resign", "time"):
            return self.text  # type: ignore[return-value]
        return "back" if _BACK.fullmatch(self.text) else "turn"

    @property
    def keep(self) -> int:
        """How many turns stay if this takeback is agreed."""
        match = _BACK.fullmatch(self.text)
        return int(match[1]) if match else 0


Entries = tuple[tuple[Entry, ...], tuple[Entry, ...]]


@dataclass(frozen=True)
class Terms:
    """What is agreed before the first entry, and never changes; but a name may be added.

    `host` is the side that invites; `days` are those that a turn may take, `clock` is a time control, `since` the date
    and time of the invitation. The model reads only the clock, to judge claims: time passes outside of it.
    """

    id: str
    start: Position
    host: Side = Side.X
    names: tuple[str, str] = ("", "")
    days: int | None = None
    clock: str = ""
    since: str = ""


class Ending(NamedTuple):
    """How a shared game ended."""

    winner: Side
    reason: Reason


class Done(NamedTuple):
    """An entry in its place in the order; one that crossed another and came too late does not `count`."""

    side: Side
    entry: Entry
    crossed: bool
    counts: bool


@dataclass(frozen=True)
class Standing:
    """The state of a shared game: the turns that count, their stamps, open offers of a takeback by side, all entries.

    `since` is the stamp of what made it the mover's turn; `order` has the entries of both sides in their order.
    """

    start: Position
    turns: tuple[Played, ...] = ()
    stamps: tuple[int | None, ...] = ()
    since: int | None = 0
    offers: tuple[int | None, int | None] = (None, None)
    ending: Ending | None = None
    order: tuple[Done, ...] = ()

    @property
    def position(self) -> Position:
        """The position after the turns that count."""
        return self.turns[-1].position if self.turns else self.start


@dataclass(frozen=True)
class Shared:
    """The terms of a shared game and the entries of both sides.

    >>> game = Shared(Terms("k3", Position.initial("genius", "hexhex3")))
    >>> game = game.add(Side.X, "C3").add(Side.O, "B2-B1").add(Side.O, "back1").add(Side.X, "yes")
    >>> [str(played.turn) for played in game.standing.turns], game.standing.position.mover
    (['C3'], Side.O)
    """

    terms: Terms
    entries: Entries = ((), ())

    @property
    def standing(self) -> Standing:
        """How the game stands.

        Raises:
            Refused: if an entry was not right for its author.
        """
        return standing_of(self.terms, self.entries)

    def add(self, side: Side, text: str, stamp: int | None = None) -> Shared:
        """Return the game with another entry of a side, made with all others seen.

        Raises:
            Refused: if the side may not do that now.
        """
        entry = Entry(text, len(self.entries[side.other]), stamp)
        if sum(map(len, self.entries)) >= MAX_ENTRIES:
            raise Refused("entry_too_many")
        step(self.terms, self.standing, side, entry)
        return self.with_entries(side, (*self.entries[side], entry))

    def named(self, side: Side, name: str) -> Shared:
        """Return the game with the name of a side."""
        names = (name, self.terms.names[1]) if side == 0 else (self.terms.names[0], name)
        return replace(self, terms=replace(self.terms, names=names))

    def with_entries(self, side: Side, entries: tuple[Entry, ...]) -> Shared:
        """Return the game with other entries of one side."""
        return replace(self, entries=(entries, self.entries[1]) if side == 0 else (self.entries[0], entries))


@lru_cache(maxsize=500)
def _played(position: Position, turn: str) -> Played:
    return position.play(turn)


@lru_cache(maxsize=512)  # more than MAX_CROSSED, so that each view is computed once
def standing_of(terms: Terms, entries: Entries) -> Standing:
    """Return how a game with these entries stands.

    Raises:
        Refused: if an entry was not right for its author.
    """
    play = Replay(terms)
    for side in _order(entries):
        play.add(side, entries[side][len(play.done[side])])
    return play.standing


class Replay:
    """The entries of a game, played one after the other in their order: `standing` is how it stands after them."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.standing = Standing(terms.start, ending=_result(terms.start))
        self.done: tuple[list[Entry], list[Entry]] = ([], [])
        self._crossings = self._viewed = 0

    def add(self, side: Side, entry: Entry) -> None:
        """Play the next entry.

        Raises:
            Refused: if it was not right for its author.
        """
        own, others = self.done[side], self.done[side.other]
        crossed = entry.seen < len(others)
        after: Standing | None
        if crossed:
            self._crossings += 1
            self._viewed += len(own) + entry.seen
            if self._crossings > MAX_CROSSED or self._viewed > MAX_VIEWED:
                raise Refused("entry_too_many")
            known = tuple(own), tuple(others[: entry.seen])
            view = standing_of(self.terms, known if side == 0 else known[::-1])
            step(self.terms, view, side, entry)
            after = _late(self.terms, self.standing, view, side, entry)
        else:
            after = step(self.terms, self.standing, side, entry)
        own.append(entry)
        order = (*self.standing.order, Done(side, entry, crossed, after is not None))
        self.standing = replace(after or self.standing, order=order)


def _order(entries: Entries) -> Iterator[Side]:
    """Yield the sides in the order of their entries: each after all that its author had seen."""
    done = [0, 0]
    while done[0] + done[1] < len(entries[0]) + len(entries[1]):
        ready = [
            (_RANKS.index(entries[side][done[side]].kind), side)
            for side in SIDES
            if done[side] < len(entries[side]) and entries[side][done[side]].seen <= done[side.other]
        ]
        if not ready:
            raise Refused("entry_unseen")  # an entry claims to have seen what there is not
        side = min(ready)[1]
        yield side
        done[side] += 1


def _late(terms: Terms, standing: Standing, view: Standing, side: Side, entry: Entry) -> Standing | None:
    """Return what an entry leads to that crossed others; None if it came too late.

    A turn or a claim counts only on the board that its author saw, an answer only to the offer that its author saw.
    """
    if entry.kind in ("turn", "time") and _texts(view) != _texts(standing):
        return None
    if entry.kind in ("yes", "no") and view.offers[side.other] != standing.offers[side.other]:
        return None
    try:
        after = _step(terms, standing, side, entry)
    except Refused:
        return None
    if entry.kind == "turn" and view.offers[side.other] is None:
        # An offer that the player had not seen stays open.
        return replace(after, offers=_pair(after.offers, side.other, standing.offers[side.other]))
    return after


def _texts(standing: Standing) -> list[str]:
    return [str(played.turn) for played in standing.turns]


def _result(position: Position) -> Ending | None:
    return Ending(position.result.winner, "played") if position.result else None


def _pair(pair: tuple[int | None, int | None], side: Side, value: int | None) -> tuple[int | None, int | None]:
    return (value, pair[1]) if side == 0 else (pair[0], value)


def step(terms: Terms, standing: Standing, side: Side, entry: Entry) -> Standing:
    """Return how a game stands after an entry that was made with all before it seen.

    Raises:
        Refused: if it is not right now.
    """
    if not standing.ending and entry.stamp is not None and entry.stamp < _last_stamp(terms, standing):
        raise Refused("entry_before")
    return _step(terms, standing, side, entry)


def _last_stamp(terms: Terms, standing: Standing) -> int:
    """Return the time before which nothing more can be done: that of the last turn.

    With a clock also that of an agreement; where days count, that has the time of another device.
    """
    return latest([*standing.stamps, standing.since if terms.clock else None])


def _step(terms: Terms, standing: Standing, side: Side, entry: Entry) -> Standing:
    if standing.ending:
        raise Refused("entry_over")
    kind, other = entry.kind, side.other
    if kind == "turn":
        return _with_turn(standing, side, entry)
    if kind == "resign":
        return replace(standing, ending=Ending(other, "resigned"))
    if kind == "time":
        if not (terms.days or terms.clock):
            raise Refused("entry_no_clock")
        mover = standing.position.mover
        if mover == side and not terms.clock:  # with a clock the mover's own device knows best
            raise Refused("entry_not_your_turn")
        if terms.clock and not is_up(terms.clock, terms.start.mover, standing.stamps, standing.since, entry.stamp):
            raise Refused("entry_not_up")
        return replace(standing, ending=Ending(mover.other, "time"))
    if kind == "back":
        last = len(standing.turns)
        before = standing.turns[entry.keep - 1].position if 0 < entry.keep <= last else standing.start
        if not last - 2 <= entry.keep < last or before.mover != side or standing.offers[side] is not None:
            raise Refused("entry_bad_offer")  # once until it is answered: nobody fills the game alone
        return replace(standing, offers=_pair(standing.offers, side, entry.keep))
    keep = standing.offers[other]
    if keep is None:
        raise Refused("entry_no_offer")
    if kind == "no":
        return replace(standing, offers=_pair(standing.offers, other, None))
    turns, stamps = standing.turns[:keep], standing.stamps[:keep]
    return replace(standing, turns=turns, stamps=stamps, since=entry.stamp, offers=(None, None))


def _with_turn(standing: Standing, side: Side, entry: Entry) -> Standing:
    """Return how a game stands after a turn, which declines what was offered."""
    if standing.position.mover != side:
        raise Refused("entry_not_your_turn")
    try:
        played = _played(standing.position, entry.text)
    except IllegalTurn as illegal:
        raise Refused("illegal_turn", illegal.refusal) from None
    turns, stamps, ending = (*standing.turns, played), (*standing.stamps, entry.stamp), _result(played.position)
    return replace(standing, turns=turns, stamps=stamps, since=entry.stamp, offers=(None, None), ending=ending)
