"""A game that two devices share by exchanging texts: a pure model.

Each side has a list of *entries*, to which only that side adds: its turns, and messages about the game (an offer of a
takeback and its answer, resignation, a claim on time). An entry says how many entries of the other side its author had
seen. So entries may cross on their way, and two devices that have the same entries have the same game: `standing_of`
puts them in one order and plays them. The model trusts nothing: each entry must have been allowed, for its author, when
it was made.

Two devices that know different entries merge them: merging.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, NamedTuple

from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.refusal import IllegalTurn, Refusal
from bug_engine.side import SIDES, Side
from bug_engine.table.stamps import is_up, latest

MAX_ENTRIES, MAX_CROSSED = 2_000, 100
# The most entries that are played again to learn what the authors of crossed entries saw.
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
    "entry_no_stamp",
    "entry_unseen",
    "entry_too_many",
]  # codes of text_error.py
Reason = Literal["played", "resigned", "time"]


class Refused(ValueError):
    """An entry that was not allowed when its author made it: `why`, and the `refusal` of an illegal turn."""

    def __init__(self, why: Why, refusal: Refusal | None = None) -> None:
        super().__init__(str(refusal) if refusal else why.removeprefix("entry_").replace("_", " "))
        self.why: Why = why
        self.refusal = refusal


@dataclass(frozen=True)
class Entry:
    """What a side did: a turn, `back3` (an offer to go back to the position after 3 turns), `yes`, `no`, `resign`, or
    `time` (the time of the side to move is up).

    `seen` counts the other side's entries that the author had seen; `stamp` is when the entry was made: seconds since
    the game began.

    >>> Entry("back3").kind, Entry("B2-B1").kind
    ('back', 'turn')
    """

    text: str
    seen: int = 0
    stamp: int | None = None

    @property
    def kind(self) -> Kind:
        """The kind of the entry: its text, without the number of `back3`; a turn has the kind `turn`."""
        if self.text in ("yes", "no", "resign", "time"):
            return self.text  # type: ignore[return-value]
        return "back" if _BACK.fullmatch(self.text) else "turn"

    @property
    def keep(self) -> int:
        """How many turns stay if the other side accepts this takeback."""
        match = _BACK.fullmatch(self.text)
        return int(match[1]) if match else 0


Entries = tuple[tuple[Entry, ...], tuple[Entry, ...]]


@dataclass(frozen=True)
class Terms:
    """What the players agree on before the first entry. It never changes, except that a name may be added.

    `host` is the side that invites; `days` is how many days a turn may take, `clock` is a time control, `since` the
    date and time of the invitation. The model reads only `clock`, to judge claims: it does not know the time.
    """

    id: str
    start: Position
    host: Side = Side.X
    names: tuple[str, str] = ("", "")
    days: int | None = None
    clock: str = ""
    since: str = ""


class Ending(NamedTuple):
    """How a shared game ended; a resignation may have a stamp."""

    winner: Side
    reason: Reason
    stamp: int | None = None


class Done(NamedTuple):
    """An entry in the order of the game; if it crossed another and came too late, it does not `count`."""

    side: Side
    entry: Entry
    crossed: bool
    counts: bool


@dataclass(frozen=True)
class Standing:
    """The state of a shared game: the turns that count, their stamps, open offers of a takeback by side, all entries.

    `begun` has the stamp at which the time of each turn's player began to run: that of the turn before, or that of an
    accepted takeback. `since` is the stamp at which the mover's turn began; `order` has the entries of both sides in
    the game's order.
    """

    start: Position
    turns: tuple[Played, ...] = ()
    stamps: tuple[int | None, ...] = ()
    begun: tuple[int | None, ...] = ()
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
        """The state of the game after all entries.

        Raises:
            Refused: if an entry was not allowed when its author made it.
        """
        return standing_of(self.terms, self.entries)

    def add(self, side: Side, text: str, stamp: int | None = None) -> Shared:
        """Return the game with one more entry of a side, which has seen all others.

        Raises:
            Refused: if the side may not do this now.
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
    """Return the state of a game after these entries.

    Raises:
        Refused: if an entry was not allowed when its author made it.
    """
    play = Replay(terms)
    for side in _order(entries):
        play.add(side, entries[side][len(play.done[side])])
    return play.standing


class Replay:
    """Plays the entries of a game one after the other: `standing` is the state after them."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.standing = Standing(terms.start, ending=_result(terms.start))
        self.done: tuple[list[Entry], list[Entry]] = ([], [])
        self._crossings = self._viewed = 0

    def add(self, side: Side, entry: Entry) -> None:
        """Play the next entry.

        Raises:
            Refused: if it was not allowed when its author made it.
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
    """Yield the sides in the order of their entries: each entry follows all that its author had seen."""
    done = [0, 0]
    while done[0] + done[1] < len(entries[0]) + len(entries[1]):
        ready = [
            (_RANKS.index(entries[side][done[side]].kind), side)
            for side in SIDES
            if done[side] < len(entries[side]) and entries[side][done[side]].seen <= done[side.other]
        ]
        if not ready:
            raise Refused("entry_unseen")  # its author claims to have seen an entry that does not exist
        side = min(ready)[1]
        yield side
        done[side] += 1


def _late(terms: Terms, standing: Standing, view: Standing, side: Side, entry: Entry) -> Standing | None:
    """Return the state after an entry that crossed others; None if it came too late.

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
    """Return the state of a game after an entry whose author had seen all entries before it.

    Raises:
        Refused: if the entry is not allowed now.
    """
    if not standing.ending and entry.stamp is not None and entry.stamp < _last_stamp(terms, standing):
        raise Refused("entry_before")
    if terms.clock and entry.stamp is None and entry.kind in ("turn", "yes"):
        raise Refused("entry_no_stamp")  # the mover's time would begin at no moment
    return _step(terms, standing, side, entry)


def _last_stamp(terms: Terms, standing: Standing) -> int:
    """Return the least stamp that the next entry may have: that of the last turn.

    With a clock, an accepted takeback counts too. Without one it does not: its stamp comes from the other device.
    """
    return latest([*standing.stamps, standing.since if terms.clock else None])


def _step(terms: Terms, standing: Standing, side: Side, entry: Entry) -> Standing:
    if standing.ending:
        raise Refused("entry_over")
    kind, other = entry.kind, side.other
    if kind == "turn":
        return _with_turn(standing, side, entry)
    if kind == "resign":
        return replace(standing, ending=Ending(other, "resigned", entry.stamp))
    if kind == "time":
        if not (terms.days or terms.clock):
            raise Refused("entry_no_clock")
        mover = standing.position.mover
        if mover == side and not terms.clock:  # with a clock the mover's own device decides
            raise Refused("entry_not_your_turn")
        if terms.clock and not _is_up(terms, standing, entry):
            raise Refused("entry_not_up")
        return replace(standing, ending=Ending(mover.other, "time"))
    if kind == "back":
        last = len(standing.turns)
        before = standing.turns[entry.keep - 1].position if 0 < entry.keep <= last else standing.start
        if not last - 2 <= entry.keep < last or before.mover != side or standing.offers[side] is not None:
            raise Refused("entry_bad_offer")  # one offer until it is answered: a side cannot fill the game alone
        return replace(standing, offers=_pair(standing.offers, side, entry.keep))
    keep = standing.offers[other]
    if keep is None:
        raise Refused("entry_no_offer")
    if kind == "no":
        return replace(standing, offers=_pair(standing.offers, other, None))
    return replace(
        standing,
        turns=standing.turns[:keep],
        stamps=standing.stamps[:keep],
        begun=standing.begun[:keep],
        since=entry.stamp,
        offers=(None, None),
    )


def _is_up(terms: Terms, standing: Standing, entry: Entry) -> bool:
    return is_up(terms.clock, terms.start.mover, standing.stamps, standing.begun, standing.since, entry.stamp)


def _with_turn(standing: Standing, side: Side, entry: Entry) -> Standing:
    """Return the state of a game after a turn, which declines any offer."""
    if standing.position.mover != side:
        raise Refused("entry_not_your_turn")
    try:
        played = _played(standing.position, entry.text)
    except IllegalTurn as illegal:
        raise Refused("illegal_turn", illegal.refusal) from None
    return replace(
        standing,
        turns=(*standing.turns, played),
        stamps=(*standing.stamps, entry.stamp),
        begun=(*standing.begun, standing.since),
        since=entry.stamp,
        offers=(None, None),
        ending=_result(played.position),
    )
