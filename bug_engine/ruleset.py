"""Rule sets as data: the choices of each source (docs/rules.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal, get_args

from bug_engine.checking import checked_type
from bug_engine.coordinates import System
from bug_engine.text_error import CodedError

Eaters = Literal["active", "chosen", "all"]
Score = Literal["win", "margin"]
EATERS: tuple[Eaters, ...] = get_args(Eaters)
SCORES: tuple[Score, ...] = get_args(Score)
NO_OR_YES = (False, True)
MAX_SETUP = 3
MAX_HANDICAP = 999_999

# The switches are the fields of `Ruleset` that a custom rule set may set, each with its values, the default first.
# The switches of the kernel decide how a turn is made.
KERNEL_SWITCHES: dict[str, Sequence[object]] = {
    "eaters": EATERS,
    "merging": NO_OR_YES,
}
# Players agree on these before a game; they do not make another rule set.
AGREED: dict[str, Sequence[object]] = {
    "handicap": range(MAX_HANDICAP + 1),
    "stronger": (0, 1),
    "pie": NO_OR_YES,
}
SWITCHES: dict[str, Sequence[object]] = {
    **KERNEL_SWITCHES,
    "setup": range(MAX_SETUP + 1),
    "score": SCORES,
    **AGREED,
}


class UnknownRuleset(CodedError):
    """A name that no rule set has, or an unknown switch; the message lists those that exist.

    >>> ruleset_named("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    bug_engine.ruleset.UnknownRuleset: there is no rule set 'chess'; there are genius, ...
    """


@dataclass(frozen=True)
class TimeControl:
    """Seconds for a turn, seconds of reserve for the game, and the step in seconds in which the reserve is used up.

    A side loses on time when it needs more time than it has; with `hard`, as soon as it has none left.

    >>> ruleset_named("genius").clock
    TimeControl(turn=90, reserve=600, step=10, name='genius', hard=False)
    """

    turn: int
    reserve: int
    step: int
    name: str = "custom"
    hard: bool = False


@dataclass(frozen=True)
class Ruleset:
    """The choices of a rule set; docs/rules.md explains the switches.

    `eaters`, `merging` and `setup` (cells that each player blackens) decide what is legal; the others say how a game
    is scored, timed and shown. With the score `margin`, side `stronger` wins only if its margin exceeds `handicap`
    points. `text` is what `ruleset_named` reads.

    Raises:
        ValueError: if a field has a value that it cannot have.

    >>> rules = Ruleset(eaters="chosen", pie=True)
    >>> rules.text, ruleset_named(rules.text) == rules
    ('chosen+pie', True)
    """

    name: str = "custom"
    eaters: Eaters = "active"
    merging: bool = False
    setup: int = 0
    score: Score = "win"
    handicap: int = 0
    stronger: int = 0
    pie: bool = False
    clock: TimeControl | None = None
    title: str = field(default="Custom", compare=False)
    source: str = field(default="", compare=False)
    boards: tuple[str, ...] = field(default=("hexhex4",), compare=False)
    colours: tuple[str, str] = field(default=("red", "blue"), compare=False)
    coordinates: System = field(default="rows", compare=False)

    def __post_init__(self) -> None:
        for name, values in SWITCHES.items():
            if (value := getattr(self, name)) not in values:
                listed = f"from 0 to {values[-1]}" if isinstance(values, range) else f"one of {_listed(values)}"
                raise ValueError(f"{name} must be {listed}, not {value!r}")

    @property
    def text(self) -> str:
        """The text that `ruleset_named` reads: the name, or the switches, and what the players agreed on.

        >>> Ruleset(eaters="chosen", merging=True, setup=1).text
        'chosen+merging+setup=1'
        """
        known = RULESETS.get(self.name)
        agreed: dict[str, Any] = {name: getattr(known, name) for name in AGREED} if known else {}
        named = replace(self, **agreed) == known
        texts = [self.name if named else self.eaters]
        for name in AGREED if named else SWITCHES:
            value = getattr(self, name)
            if name == "handicap" and (value or self.stronger):
                texts.append(f"handicap={value}{'xo'[self.stronger]}")
            elif name not in ("eaters", "handicap", "stronger") and value != SWITCHES[name][0]:
                texts.append(_text_of(name, value))
        return "+".join(texts)

    @cached_property
    def turn_rules(self) -> Ruleset:
        """The rule set with the switches of the kernel alone; it is equal for rule sets that allow the same turns.

        >>> ruleset_named("ludii+pie").turn_rules.text, ruleset_named("classic").turn_rules.text
        ('chosen', 'all+merging')
        """
        switches: dict[str, Any] = {name: getattr(self, name) for name in KERNEL_SWITCHES}
        return Ruleset(**switches)


_HEXHEX_3_TO_6 = ("hexhex3", "hexhex4", "hexhex5", "hexhex6")

RULESETS: dict[str, Ruleset] = {
    ruleset.name: ruleset
    for ruleset in (
        Ruleset(
            "genius",
            clock=TimeControl(90, 600, 10, "genius"),
            title="Genius",
            source="Genius Death Match “Bug”",
            boards=("hexhex3", "hexhex2", "hexhex4", "hexhex5", "hexhex6", "hexhex7", "hexhex8"),
        ),
        Ruleset(
            "green-meadow",
            setup=1,
            clock=TimeControl(60, 300, 5, "green-meadow", hard=True),
            title="Green Meadow",
            source="Green Meadow Death Match",
            boards=("green-meadow",),
            coordinates="diagonals",
        ),
        Ruleset(
            "ludii",
            eaters="chosen",
            score="margin",
            title="Ludii",
            source="Ludii's text",
            boards=(*_HEXHEX_3_TO_6, "hexhex7", "limping3-4", "limping4-5", "limping5-6"),
            colours=("black", "white"),
        ),
        Ruleset(
            "iggc",
            eaters="chosen",
            title="iGGameCenter",
            source="iGGameCenter",
            boards=_HEXHEX_3_TO_6,
            colours=("black", "white"),
        ),
        Ruleset(
            "classic",
            eaters="all",
            merging=True,
            title="Classic",
            source="the designer's page of 2017, as Ai Ai prints it",
            boards=("hexhex3", "hexhex4"),
            colours=("black", "white"),
        ),
    )
}


def ruleset_named(text: str) -> Ruleset:
    """Return the rule set that has a name, or a custom one: a name or a kind of `eaters`, then switches after `+`.

    The switches are `merging`, `setup=1`, `margin` or `win`, `handicap=3` (`handicap=3o` if O is the stronger side)
    and `pie`. With a handicap or the pie rule alone the rule set keeps its name; a custom one has no clock.

    Raises:
        UnknownRuleset: if there is no such name or switch; the message lists those that exist.

    >>> ruleset_named("iggc+merging+pie").text
    'chosen+merging+pie'
    >>> ruleset_named("ludii+pie").title
    'Ludii'
    """
    base, *switches = checked_type(text, str, "a rule set is a Ruleset or its name").split("+")
    if base not in RULESETS and base not in _SWITCH_TEXTS:
        message = f"there is no rule set {base!r}; there are {_listed([*RULESETS, *EATERS])}, and switches after a +"
        raise UnknownRuleset(message, "unknown_ruleset", ruleset=base)
    ruleset = RULESETS.get(base) or replace(_CUSTOM, **_switch(base))
    changes = {name: value for switch in switches for name, value in _switch(switch).items()}
    try:
        if changes.keys() <= set(AGREED):
            return replace(ruleset, **changes)
        return replace(ruleset, name="custom", title="Custom", source="", clock=None, **changes)
    except ValueError as wrong:
        raise UnknownRuleset(str(wrong), "bad_switch", ruleset=text) from None


def _switch(text: str) -> dict[str, Any]:
    """Return the field that a switch sets with its value."""
    if text in _SWITCH_TEXTS:
        return _SWITCH_TEXTS[text]
    if handicap := re.fullmatch(r"handicap=([0-9]{1,6})([xo]?)", text):
        return {"handicap": int(handicap[1]), "stronger": int(handicap[2] == "o")}
    number = re.fullmatch(r"([a-z]+)=([0-9]{1,6})", text)
    if number and isinstance(SWITCHES.get(number[1]), range):
        return {number[1]: int(number[2])}
    listed = _listed([*_SWITCH_TEXTS, "setup=1", "handicap=3", "handicap=3o"])
    raise UnknownRuleset(f"there is no switch {text!r}; there are {listed}", "unknown_switch", switch=text)


def ruleset_from(value: str | Mapping[str, object]) -> Ruleset:
    """Return the rule set that has a name, or a custom one made from the fields named in `SWITCHES`.

    Raises:
        UnknownRuleset: if no rule set has that name.
        ValueError: if a field is unknown or has a value that it cannot have.

    >>> ruleset_from({"eaters": "all", "merging": True}).eaters
    'all'
    """
    if isinstance(value, str):
        return ruleset_named(value)
    for name, given in value.items():
        if name not in SWITCHES:
            raise ValueError(f"there is no switch {name!r}; there are {_listed(SWITCHES)}")
        if type(given) is not type(getattr(_CUSTOM, name)):
            raise ValueError(f"{name} can't be {given!r}")
    return replace(_CUSTOM, **dict(value))  # type: ignore[arg-type]  # the types have just been checked


def _text_of(name: str, value: object) -> str:
    """Return the text of a switch that is neither the handicap nor its side."""
    values = SWITCHES[name]
    if isinstance(values, range):
        return f"{name}={value}"
    return name if values is NO_OR_YES else str(value)


def _listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, values))


_CUSTOM = Ruleset()
_SWITCH_TEXTS: dict[str, dict[str, Any]] = {
    "custom": {},
    **{
        _text_of(name, value): {name: value}
        for name, values in SWITCHES.items()
        if values is NO_OR_YES or isinstance(values[0], str)
        for value in values
        if value is not False
    },
}
