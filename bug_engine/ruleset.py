"""Rule sets as data: the choices of each source (docs/rules.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, get_args

from bug_engine.coordinates import System
from bug_engine.text_error import CodedError

Eaters = Literal["active", "chosen", "all"]
Score = Literal["win", "margin"]
EATERS: tuple[Eaters, ...] = get_args(Eaters)
SCORES: tuple[Score, ...] = get_args(Score)
MAX_SETUP = 3
# The fields that a custom rule set may set.
SWITCHES = ("eaters", "merging", "setup", "score", "handicap", "stronger", "pie")
# Fields that players agree on before a game; they do not make another rule set.
AGREED = ("handicap", "stronger", "pie")


class UnknownRuleset(CodedError):
    """A name that is not that of a rule set, or an unknown switch; the message lists those that there are.

    >>> ruleset_named("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    bug_engine.ruleset.UnknownRuleset: there is no rule set 'chess'; there are genius, ...
    """


@dataclass(frozen=True)
class ClockControl:
    """Seconds for a turn, seconds of reserve for the game, and the step in seconds in which the reserve is used up.

    A side loses on time when it tries to use more than there is; with `hard`, as soon as nothing is left.

    >>> ruleset_named("genius").clock
    ClockControl(turn=90, reserve=600, step=10, name='genius', hard=False)
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
    clock: ClockControl | None = None
    title: str = field(default="Custom", compare=False)
    source: str = field(default="", compare=False)
    boards: tuple[str, ...] = field(default=("hexhex4",), compare=False)
    colours: tuple[str, str] = field(default=("red", "blue"), compare=False)
    coordinates: System = field(default="rows", compare=False)

    def __post_init__(self) -> None:
        if self.eaters not in EATERS:
            raise ValueError(f"eaters must be one of {', '.join(EATERS)}, not {self.eaters!r}")
        if self.score not in SCORES:
            raise ValueError(f"score must be one of {', '.join(SCORES)}, not {self.score!r}")
        if not 0 <= self.setup <= MAX_SETUP:
            raise ValueError(f"setup must be a number from 0 to {MAX_SETUP}, not {self.setup!r}")
        if self.handicap < 0:
            raise ValueError(f"handicap must be a number from 0 up, not {self.handicap!r}")
        if self.stronger not in (0, 1):
            raise ValueError(f"stronger must be 0 or 1, not {self.stronger!r}")

    @property
    def text(self) -> str:
        """The text that `ruleset_named` reads: the name, or the switches, and what the players agreed on.

        >>> Ruleset(eaters="chosen", merging=True, setup=1).text
        'chosen+merging+setup=1'
        """
        known = RULESETS.get(self.name)
        agreed: dict[str, Any] = {name: getattr(known, name) for name in AGREED} if known else {}
        own = [
            self.eaters,
            *["merging"] * self.merging,
            *[f"setup={self.setup}"] * bool(self.setup),
            *["margin"] * (self.score == "margin"),
        ]
        switches = [
            *([self.name] if known and replace(self, **agreed) == known else own),
            *[f"handicap={self.handicap}{'xo'[self.stronger]}"] * bool(self.handicap or self.stronger),
            *["pie"] * self.pie,
        ]
        return "+".join(switches)


_HEXHEX_3_TO_6 = ("hexhex3", "hexhex4", "hexhex5", "hexhex6")

RULESETS: dict[str, Ruleset] = {
    ruleset.name: ruleset
    for ruleset in (
        Ruleset(
            "genius",
            clock=ClockControl(90, 600, 10, "genius"),
            title="Genius",
            source="Genius Death Match “Bug”",
            boards=("hexhex3", "hexhex2", "hexhex4", "hexhex5", "hexhex6", "hexhex7", "hexhex8"),
        ),
        Ruleset(
            "green-meadow",
            setup=1,
            clock=ClockControl(60, 300, 5, "green-meadow", hard=True),
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
    """Return the rule set of a name, or a custom one: a name or a kind of `eaters`, then switches after `+`.

    The switches are `merging`, `setup=1`, `margin` or `win`, `handicap=3` (`handicap=3o` if O is the stronger side)
    and `pie`. With a handicap or the pie rule alone the rule set keeps its name; a custom one has no clock.

    Raises:
        UnknownRuleset: if there is no such name or switch; the message lists those that there are.

    >>> ruleset_named("iggc+merging+pie").text
    'chosen+merging+pie'
    >>> ruleset_named("ludii+pie").title
    'Ludii'
    """
    base, *switches = text.split("+")
    if base not in RULESETS and base not in _SWITCH_TEXTS:
        listed = ", ".join([*RULESETS, *EATERS])
        message = f"there is no rule set {base!r}; there are {listed}, and switches after a +"
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
    if setup := re.fullmatch(r"setup=([0-9])", text):
        return {"setup": int(setup[1])}
    if handicap := re.fullmatch(r"handicap=([0-9]{1,6})([xo]?)", text):
        return {"handicap": int(handicap[1]), "stronger": int(handicap[2] == "o")}
    listed = ", ".join([*_SWITCH_TEXTS, "setup=1", "handicap=3", "handicap=3o"])
    raise UnknownRuleset(f"there is no switch {text!r}; there are {listed}", "unknown_switch", switch=text)


def ruleset_from(value: str | Mapping[str, object]) -> Ruleset:
    """Return the rule set of a name, or a custom one made from the fields named in `SWITCHES`.

    Raises:
        UnknownRuleset: if there is none of that name.
        ValueError: if a field is unknown or has a value that it cannot have.

    >>> ruleset_from({"eaters": "all", "merging": True}).eaters
    'all'
    """
    if isinstance(value, str):
        return ruleset_named(value)
    for name, given in value.items():
        if name not in SWITCHES:
            raise ValueError(f"there is no switch {name!r}; there are {', '.join(SWITCHES)}")
        if type(given) is not type(getattr(_CUSTOM, name)):
            raise ValueError(f"{name} can't be {given!r}")
    return replace(_CUSTOM, **dict(value))  # type: ignore[arg-type]  # the types have just been checked


_CUSTOM = Ruleset()
_SWITCH_TEXTS: dict[str, dict[str, Any]] = {
    "custom": {},
    **{eaters: {"eaters": eaters} for eaters in EATERS},
    "merging": {"merging": True},
    **{score: {"score": score} for score in SCORES},
    "pie": {"pie": True},
}
