"""The messages of a sandbox, in which a user's bot runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from bug_engine.wire.schema.study import WorkParams

FaultCode = Literal[
    "syntax",  # the program is not Python
    "import",  # an import fails
    "no_think",  # the program has no function `think`
    "not_a_wheel",  # a file is not a wheel
    "wheel_bytes",  # its wheels are too large
    "wheel_files",  # its wheels have too many files
    "native",  # it needs a native module
    "install",  # a package can't be installed
    "crash",  # the program raises an exception
    "memory",  # it needs too much memory
    "endless",  # it takes too long between two thoughts
    "no_thought",  # it yields no thought
    "not_a_thought",  # it yields something other than a thought
    "bad_numbers",  # a thought's value or nodes are not numbers
    "bad_proven",  # a thought's `proven` is neither a win nor a loss
    "bad_line",  # a thought's line is not a list of turns
    "illegal",  # it yields an illegal turn
]


class Fault(TypedDict):
    """What is wrong with a program."""

    code: FaultCode
    message: str  # in English, for terminals
    detail: str  # for a sentence in another language: Python's own text, a value or a turn
    file: str
    line: int | None
    source: str
    trace: str  # the traceback, for the author


class FaultAnswer(TypedDict):
    """A fault."""

    fault: Fault


class Loaded(TypedDict):
    """A program that can think."""

    fault: None
    name: str


class Wheel(TypedDict):
    """A wheel."""

    name: str
    data: str  # base64


class LoadParams(TypedDict):
    """A program: its text, or wheels."""

    name: str
    text: NotRequired[str]
    wheels: NotRequired[Sequence[Wheel]]  # instead of `text`; the program's own wheel first


class InstallParams(WorkParams):
    """A package."""

    package: str


class BenchParams(WorkParams, total=False):
    """Figures to measure."""

    seconds: float  # for each figure, default 1
    names: Sequence[str]  # default: all


class Figure(TypedDict):
    """A measured figure."""

    name: str
    rate: float | None  # units a second
    ratio: float | None  # to the baseline
    text: str | None  # of the signature


class Figures(TypedDict):
    """Measured figures."""

    figures: Sequence[Figure]
