"""Time control as a pure model: nobody here knows what time it is, the caller brings the times.

Times are seconds on any scale that only goes forward. A side has so many seconds for each turn; what it takes beyond
them is used up from its reserve for the whole game, in steps that count from their beginning.

- `genius`: 90 s a turn, 600 s of reserve in steps of 10 s; who tries to use more loses (Genius text).
- `green-meadow`: 60 s a turn, a bank of 300 s, used time rounded up to 5 s; who is out of both loses (its text).

So under the second the time is up at the very moment when nothing is left, under the first only after it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from math import ceil, inf

from bug_engine.ruleset import RULESETS, ClockControl

CONTROLS: dict[str, ClockControl] = {
    ruleset.clock.name: ruleset.clock for ruleset in RULESETS.values() if ruleset.clock is not None
}
# Times are taken to the millisecond, and never so late that this would be lost.
_DIGITS, _LATEST = 3, 1e12
_CUSTOM = re.compile(r"([0-9]{1,6})(?:\+([0-9]{1,6})(?:/([0-9]{1,6}))?)?(!?)")


class BadTime(ValueError):
    """A time that is not a number of seconds, or lies before one that the clock has already seen.

    >>> Clock.set("genius").started(0, now=10.0).press(9.0)
    Traceback (most recent call last):
        ...
    bug_engine.table.clock.BadTime: the clock has seen 10.0 already: it can't be 9.0 now
    """


class BadControl(ValueError):
    """A text that is not a time control.

    >>> control_from_text("a minute")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    bug_engine.table.clock.BadControl: there is no clock 'a minute'; there are genius, ...
    """


def control_from_text(text: str) -> ClockControl:
    """Return a time control: one of `CONTROLS` by name, or `turn+reserve/step` in seconds.

    With `!` at the end the time is up when nothing is left, else when somebody tries to use more.

    Raises:
        BadControl: if it is neither.

    >>> control_from_text("30+120/5")
    ClockControl(turn=30, reserve=120, step=5, name='custom', hard=False)
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
    return ClockControl(turn, reserve, step, hard=bool(match[4]))


def control_text(control: ClockControl) -> str:
    """Return the text that `control_from_text` reads."""
    if CONTROLS.get(control.name) == control:
        return control.name
    return f"{control.turn}+{control.reserve}/{control.step}{'!' * control.hard}"


@dataclass(frozen=True)
class Reading:
    """What a clock shows at a moment; all in seconds.

    `spent`: of the turn so far; `turn_left`: of the turn's own time; `reserves`: what would be left to each side if
    the turn ended now; `left`: until the time of the side to move is up; `until_step`: until the next step of its
    reserve begins (infinite if none can).
    """

    spent: float
    turn_left: float
    reserves: tuple[int, int]
    left: float
    until_step: float


@dataclass(frozen=True)
class Clock:
    """A clock for two, at rest or running for `side`; every change makes another clock.

    `reserves` are what each side had left when the turn began, `spent` the seconds of the turn up to `since`, from
    when on it runs (None: it stands still). `lost` is the side whose time was up.

    >>> clock = Clock.set("genius").started(0, now=1000.0)
    >>> clock = clock.press(1100.5)  # 10.5 s over: the second step of 10 s has begun
    >>> clock.side, clock.reserves
    (1, (580, 600))
    """

    control: ClockControl
    reserves: tuple[int, int]
    side: int = 0
    spent: float = 0.0
    since: float | None = None
    lost: int | None = None

    @classmethod
    def set(cls, control: ClockControl | str) -> Clock:
        """Return a clock at rest with all its time.

        Raises:
            BadControl: if a text is no time control.
        """
        chosen = control_from_text(control) if isinstance(control, str) else control
        return cls(chosen, (chosen.reserve, chosen.reserve))

    @property
    def running(self) -> bool:
        """Whether somebody's time runs."""
        return self.since is not None

    # Changes

    def started(self, side: int, now: float) -> Clock:
        """Return the clock with a new turn of `side` begun at `now`."""
        return replace(self, side=side, spent=0.0, since=_time(now))

    def taken_back(self, side: int, now: float) -> Clock:
        """Return the clock after a turn of `side` was taken back: the time since the last turn goes on as its time.

        So whoever takes back pays for the time that this takes; what the turn itself took stays charged.

        Raises:
            BadTime: if `now` lies before the last time.
        """
        return replace(self, side=side, spent=self._spent(now), since=_time(now) if self.running else None)

    def press(self, now: float) -> Clock:
        """Return the clock after the turn was completed at `now`: what it took is charged, and the other's time runs.

        A clock that stands still is only handed over. If the time was up, the clock stops with `lost`.

        Raises:
            BadTime: if `now` lies before the last time.
        """
        reading = self.look(now)
        if self.lost is not None or self._is_up(reading.spent):
            return self.stopped(now)
        passed = replace(self, reserves=reading.reserves, side=1 - self.side, spent=0.0)
        return replace(passed, since=now) if self.running else passed

    def stopped(self, now: float) -> Clock:
        """Return the clock standing still: a pause, or the end of the game. `lost` tells if the time was up."""
        spent = self._spent(now)
        lost = self.side if self.lost is None and self._is_up(spent) else self.lost
        return replace(self, spent=spent, since=None, lost=lost)

    def resumed(self, now: float) -> Clock:
        """Return the clock going on where it stopped; a lost one stays as it is."""
        return self if self.lost is not None or self.running else replace(self, since=_time(now))

    # Looking

    def look(self, now: float) -> Reading:
        """Return what the clock shows.

        Raises:
            BadTime: if `now` lies before the last time.
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
            raise BadTime(f"the clock has seen {self.since} already: it can't be {now} now")
        return round(self.spent + (now - self.since), _DIGITS)

    def _used(self, spent: float) -> int:
        """Return what a turn of so many seconds takes from the reserve, in whole steps."""
        return max(0, ceil((spent - self.control.turn) / self.control.step)) * self.control.step

    def _is_up(self, spent: float) -> bool:
        control, reserve = self.control, self.reserves[self.side]
        if control.hard:
            return spent >= control.turn + reserve
        return self._used(spent) > reserve


def _time(now: float) -> float:
    if not -_LATEST < now < _LATEST:
        raise BadTime(f"{now} is no time in seconds")
    return now
