"""The stamps of a shared game with a clock: they count the seconds that both players have used."""

from __future__ import annotations

from collections.abc import Sequence

from bug_engine.table.clock import Clock

Stamps = Sequence[int | None]


def latest(stamps: Stamps) -> int:
    """Return the latest of some stamps; some may be unknown.

    >>> latest([None, 4, 3]), latest([])
    (4, 0)
    """
    return max((stamp for stamp in stamps if stamp is not None), default=0)


def is_up(control: str, first: int, stamps: Stamps, begun: Stamps, since: int | None, claim: int | None) -> bool:
    """Return whether the time of the side to move is up, by the stamps of the turns; side `first` played the first.

    The first turn takes no time. `begun` has the stamp from which the time of each turn's player ran: that of the turn
    before, or that of an accepted takeback. From `since` on the time of the side to move runs. Stamps are whole
    seconds: time that ran out within the second of the claim counts.

    >>> is_up("10+20/5", 0, [0, 8], [0, 0], 8, 38), is_up("10+20/5", 0, [0, 8], [0, 0], 8, 36)
    (True, False)
    >>> is_up("10+20/5", 0, [0, 99], [0, 95], 99, 100), is_up("10+20/5", 0, [], [], 0, 99)
    (False, False)
    """
    if claim is None or not stamps:
        return False
    mover = (first + len(stamps)) % 2
    now = latest(stamps[:1])
    clock = Clock.set(control).started(1 - first, now)
    for number, stamp in enumerate(stamps[1:], 1):
        if (began := begun[number] or 0) > now:
            now = began
            clock = clock.started((first + number) % 2, now)
        now = max(now, stamp or 0)
        clock = clock.press(now)
        if clock.lost is not None:
            return clock.lost == mover
    if since is not None and since > now:
        clock = clock.started(mover, since)
    return clock.is_up(max(claim, latest([now, since])) + 1)
