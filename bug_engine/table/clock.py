"""Time control as a pure model: it does not read the time; the caller passes it in.

Times are seconds on any scale that never goes back. A side has a number of seconds for each turn; further seconds come
from its reserve for the whole game, in steps that are charged when they begin.

- `genius`: 90 s a turn, 600 s of reserve in steps of 10 s; a side loses when it needs more (Genius text).
- `green-meadow`: 60 s a turn, 300 s of reserve in steps of 5 s; a side loses when it has none left (its text).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from math import ceil, inf

from bug_engine.ruleset import RULESETS, TimeControl

CONTROLS: dict[str, TimeControl] = {
    ruleset.clock.name: ruleset.clock for ruleset in RULESETS.values() if ruleset.clock is not None
}
# Times are rounded to milliseconds; up to the latest time, a float has that precision.
_DIGITS, _LATEST = 3, 1e12
_CUSTOM = re.compile(r"([0-9]{1,6})(?:\+([0-9]{1,6})(?:/([0-9]{1,6}))?)?(!?)")


class BadTime(ValueError):
    """A time before the clock's last time, or a number that is not a time.

    >>> Clock.set("genius").started(0, now=10.0).press(9.0)
    Traceback (most recent call last):
        ...
    bug_engine.table.clock.BadTime: 9.0 is before the last time, 10.0
    """


class BadControl(ValueError):
    """A text that is not a time control.

    >>> control_from_text("a minute")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    bug_engine.table.clock.BadControl: there is no clock 'a minute'; there are genius, ...
    """


def control_from_text(text: str) -> TimeControl:
    """Return a time control: one of `CONTROLS` by name, or `turn+reserve/step` in seconds.

    With `!` at the end, time is up when nothing is left; without it, when a side needs more.

    Raises:
        BadControl: if the text is neither.

    >>> control_from_text("30+120/5")
    TimeControl(turn=30, reserve=120, step=5, name='custom', hard=False)
    """
    if text in CONTROLS:
        return CONTROLS[text]
    match = _CUSTOM.fullmatch(text)
    if match is None:
        listed = ", ".join(CONTROLS)
        raise BadControl(f"there is no clock {text!r}; there are {listed}, and seconds like 90+600/10")
    turn, reserve, step = int(match[1]), int(match[2] or 0), int(match[3] or 1)
    if turn + reserve == 0 or step == 0:
        raise BadControl(f"a clock needs some time, and steps of a second or more: {text!r}")
    return TimeControl(turn, reserve, step, hard=bool(match[4]))


def control_text(control: TimeControl) -> str:
    """Return the text that `control_from_text` reads."""
    if CONTROLS.get(control.name) == control:
        return control.name
    return f"{control.turn}+{control.reserve}/{control.step}{'!' * control.hard}"


@dataclass(frozen=True)
class Reading:
    """What a clock shows at a moment, in seconds.

    `spent` is the time of the turn so far and `turn_left` what remains of the turn's own time; `reserves` is the
    reserve that each side would have if the turn ended now; `left` is the time until the side to move loses, and
    `until_step` the time until the next step of its reserve begins (infinite if there is none).
    """

    spent: float
    turn_left: float
    reserves: tuple[int, int]
    left: float
    until_step: float


@dataclass(frozen=True)
class Clock:
    """A clock for two sides; every change returns another clock.

    It has run for `side` since the time `since` (None: it is stopped), after `spent` seconds of the turn. `reserves` is
    the reserve that each side had when the turn began. `lost` is the side that has lost on time.

    >>> clock = Clock.set("genius").started(0, now=1000.0)
    >>> clock = clock.press(1100.5)  # 10.5 s over: the second step of 10 s has begun
    >>> clock.side, clock.reserves
    (1, (580, 600))
    """

    control: TimeControl
    reserves: tuple[int, int]
    side: int = 0
    spent: float = 0.0
    since: float | None = None
    lost: int | None = None

    @classmethod
    def set(cls, control: TimeControl | str) -> Clock:
        """Return a stopped clock with all its time.

        Raises:
            BadControl: if a text is not a time control.
        """
        chosen = control_from_text(control) if isinstance(control, str) else control
        return cls(chosen, (chosen.reserve, chosen.reserve))

    @property
    def running(self) -> bool:
        """Whether the clock runs."""
        return self.since is not None

    # Changes

    def started(self, side: int, now: float) -> Clock:
        """Return the clock as it runs for a new turn of `side`, which begins at `now`."""
        return replace(self, side=side, spent=0.0, since=_time(now))

    def taken_back(self, side: int, now: float) -> Clock:
        """Return the clock after `side` took its turn back.

        That side pays: the time since its turn counts as its time, and the time of the turn stays charged.

        Raises:
            BadTime: if `now` is before the last time.
        """
        return replace(self, side=side, spent=self._spent(now), since=_time(now) if self.running else None)

    def press(self, now: float) -> Clock:
        """Return the clock after a turn that ended at `now`: the turn is charged, and the opponent's time runs.

        A stopped clock only changes sides. If the time was up, the clock stops with `lost`.

        Raises:
            BadTime: if `now` is before the last time.
        """
        reading = self.look(now)
        if self.lost is not None or self._is_up(reading.spent):
            return self.stopped(now)
        passed = replace(self, reserves=reading.reserves, side=1 - self.side, spent=0.0)
        return replace(passed, since=now) if self.running else passed

    def stopped(self, now: float) -> Clock:
        """Return the clock stopped, for a pause or the end of the game; `lost` is set if the time was up."""
        spent = self._spent(now)
        lost = self.side if self.lost is None and self._is_up(spent) else self.lost
        return replace(self, spent=spent, since=None, lost=lost)

    def resumed(self, now: float) -> Clock:
        """Return the clock as it runs again; after a loss on time it stays stopped."""
        return self if self.lost is not None or self.running else replace(self, since=_time(now))

    # Looking

    def look(self, now: float) -> Reading:
        """Return what the clock shows.

        Raises:
            BadTime: if `now` is before the last time.
        """
        spent, control = self._spent(now), self.control
        reserve = self.reserves[self.side]
        used = self._used(spent)
        first, second = (max(0, left - used * (side == self.side)) for side, left in enumerate(self.reserves))
        steps = reserve // control.step if not control.hard else ceil(reserve / control.step)
        # The steps that have begun, and those that still can.
        begun = min(used // control.step, steps)
        until_step = control.turn + begun * control.step - spent if begun < steps else inf
        left = control.turn + (reserve if control.hard else steps * control.step) - spent
        return Reading(spent, max(0.0, control.turn - spent), (first, second), max(0.0, left), max(0.0, until_step))

    def is_up(self, now: float) -> bool:
        """Whether the time of the side to move is up at `now`."""
        return self.lost is not None or self._is_up(self._spent(now))

    def _spent(self, now: float) -> float:
        if self.since is None:
            return self.spent
        if _time(now) < self.since:
            raise BadTime(f"{now} is before the last time, {self.since}")
        return round(self.spent + (now - self.since), _DIGITS)

    def _used(self, spent: float) -> int:
        """Return the seconds that a turn takes from the reserve, in whole steps."""
        return max(0, ceil((spent - self.control.turn) / self.control.step)) * self.control.step

    def _is_up(self, spent: float) -> bool:
        control, reserve = self.control, self.reserves[self.side]
        if control.hard:
            return spent >= control.turn + reserve
        return self._used(spent) > reserve


def _time(now: float) -> float:
    if not -_LATEST < now < _LATEST:
        raise BadTime(f"{now} is not a time in seconds")
    return now
