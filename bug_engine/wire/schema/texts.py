"""Boards, records, links, the umpire and the clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from bug_engine import text_error
from bug_engine.formats import importers
from bug_engine.table import shared, umpire
from bug_engine.wire.schema.game import (
    CatalogueCell,
    Cells,
    Coordinates,
    Pair,
    Refusal,
    Ruleset,
    Scene,
    Side,
    Start,
    StartParams,
    TimeControl,
)

WrongCode = text_error.Code
Ruling = umpire.Ruling
EndingReason = shared.Reason
TextKind = importers.Kind
PaintedCell = tuple[int, int, str]  # q, r, mark: one of `.xo#`


class Wrong(TypedDict):
    """A mistake in a user's text, at `text[start:end]`; indices count characters, not UTF-16 units."""

    code: WrongCode
    params: Mapping[str, str | int]  # values for a sentence about it, cut, with dots for hidden characters
    refusal: Refusal | None  # for `illegal_turn`
    message: str  # in English, for terminals
    line: int | None  # from 1; null, like the fields below: the mistake has no place in the text
    column: int | None  # from 1
    start: int | None
    end: int | None
    drawing: str  # the line, or a part of a long line, with the span marked under it


# Boards


class Geometry(TypedDict):
    """A board, in one of the 12 orientations."""

    name: str
    title: str
    text: str  # the board's text
    coordinates: Coordinates
    orientation: int  # `orientation % 6` turns by 60 degrees; mirrored first from 6 on
    cells: Sequence[CatalogueCell]  # in board order, at their places in this orientation
    black: Cells
    rows: Sequence[str]  # the names of the cells in the coordinates `rows`
    labels: Sequence[CatalogueCell]  # texts around the board, at places where a cell could be


class BoardParams(TypedDict, total=False):
    """A board, by name or text, or as painted cells."""

    board: str
    cells: Sequence[PaintedCell]  # instead of `board`
    coordinates: Coordinates
    orientation: int  # 0 to 11


class BoardAnswer(TypedDict):
    """A board, or the mistake in it."""

    board: Geometry | None
    wrong: Wrong | None


class EditParams(TypedDict, total=False):
    """A painted position, or its text."""

    cells: Sequence[PaintedCell]
    text: str  # instead of `cells`
    board: str  # the preferred board
    ruleset: Ruleset
    coordinates: Coordinates
    mover: Side
    setup: int


class EditedPosition(TypedDict):
    """A position from the editor."""

    scene: Scene
    start: Start
    board: Geometry
    wrong: None


class EditMistake(TypedDict):
    """The mistake in a position from the editor."""

    scene: None
    start: None
    board: None
    wrong: Wrong


Edited = EditedPosition | EditMistake  # the answer to `edit`


# Records and links


class SubmissionParams(TypedDict):
    """A turn that was refused."""

    side: Side
    text: str
    seconds: NotRequired[float | None]


class Submission(TypedDict):
    """A turn that was refused."""

    side: Side
    text: str
    seconds: float | None


class NodeParams(TypedDict, total=False):
    """A node of a game's tree in a request; the first is the start, which has neither parent nor turn."""

    parent: int | None  # an index into the nodes before it
    turn: str | None
    comment: str
    seconds: float | None
    rejected: Sequence[SubmissionParams]
    tried: bool


class TreeNode(TypedDict):
    """A node of a game's tree. The first node is the start; the first of a node's children is its main line."""

    parent: int | None
    turn: str | None
    side: Side | None
    comment: str
    seconds: float | None  # the time that the turn took
    rejected: Sequence[Submission]  # submissions refused in the position after the turn
    tried: NotRequired[bool]  # only in a study: a line of turns that were played stops before it


class Tree(TypedDict):
    """A whole game."""

    ruleset: str
    board: str
    coordinates: Coordinates
    start: Start | None
    headers: Mapping[str, str]  # in order
    clock: str | None  # the clock that the headers name; null: the engine does not know it
    lost: Side | None  # the side that lost on time at the end of the main line
    nodes: Sequence[TreeNode]
    cursor: int  # an index into `nodes`


class WriteParams(StartParams, total=False):
    """A whole game in a request."""

    turns: Sequence[str]  # instead of `nodes`: a game without variations
    headers: Mapping[str, str]
    lost: Side | None
    nodes: Sequence[NodeParams] | None
    cursor: int  # an index into `nodes`, or a number of turns; default: the last
    answer_in: Coordinates  # the coordinates of the text; default: those of the request


class RecordWriteParams(WriteParams, total=False):
    """A whole game in a request, and the form of its text."""

    form: Literal["record", "abstractplay", "link"]  # default: `record`; `link`: one that holds the record


class TextAnswer(TypedDict):
    """A text."""

    text: str


class RecordParams(StartParams, total=False):
    """A text of any form; the start of a game has defaults for what the text does not say."""

    text: str
    answer_in: Coordinates  # the coordinates of the answer; default: those of the text
    fit: str  # the board to choose from the `boards` of an earlier answer


class LinkParams(TypedDict):
    """The fragment of a URL, with or without `#`."""

    text: str
    answer_in: NotRequired[Coordinates]  # the coordinates of the answer; default: those of the link


class LinkAnswer(TypedDict):
    """The game of a link; with a mistake, the part before it."""

    game: Tree | None
    wrong: Wrong | None


class RecordAnswer(LinkAnswer):
    """The game of a text; with a mistake, the part before it."""

    kind: TextKind  # `room`: lines like `Red: B1-B3`; `turns`: a list
    fits: Sequence[Coordinates]  # for `turns`: the coordinates in which every turn is legal
    boards: Sequence[str]  # for `abstractplay`: the boards that fit, if the text does not name one; the game's first


# Letters: shared games (docs/formats.md)


class Ending(TypedDict):
    """How a shared game ended."""

    winner: Side
    reason: EndingReason
    stamp: NotRequired[int]  # of a resignation: when it was entered, as those of turns


class Letter(TypedDict):
    """A shared game and its state; pairs are by side."""

    text: str  # the letter, without `#`
    watch: str  # its copy to watch; that of a copy is itself
    id: str
    ruleset: str
    board: str
    start: Start | None
    host: Side  # the side that invited
    names: tuple[str, str]  # empty: not given
    days: int | None  # how many days a turn may take
    clock: str  # a time control, or empty
    since: str  # when the game began, like `2026-11-22T10:05Z`, or empty
    turns: Sequence[str]  # the turns that count, in the coordinates `rows`
    stamps: Sequence[int | None]  # of each turn: seconds since the game began
    begun: Sequence[int | None]  # of each turn: the stamp at which its player's time began
    mover: Side
    moving_since: int | None  # the stamp at which the mover's turn began
    offers: tuple[int | None, int | None]  # open takebacks: the number of turns that stay if the other side agrees
    ending: Ending | None
    entries: Pair
    late: int  # entries that crossed others and came too late to count
    last: Side | None  # the side that made the last entry
    drawing: str


class LetterParams(StartParams, total=False):
    """The terms of a new shared game."""

    id: str
    host: Side  # default 0
    names: Sequence[str]  # of both sides
    days: int  # 0: no limit
    clock: str
    since: str


class LetterAddParams(TypedDict):
    """A letter, and what a side adds to it."""

    text: str
    side: Side
    entry: NotRequired[str]  # a turn, `back3`, `yes`, `no`, `resign` or `time`
    stamp: NotRequired[int | None]  # seconds since the game began
    name: NotRequired[str]  # the side's name, with or without an entry


class LetterAnswer(TypedDict):
    """A letter, or the mistake in it."""

    letter: Letter | None
    wrong: Wrong | None


class LetterReadParams(TypedDict):
    """A received letter."""

    text: str
    known: NotRequired[str]  # the letter of the same game that this device has
    side: NotRequired[Side]  # that is played here: the letter does not name it


class LetterFork(TypedDict):
    """Where two letters of a game differ."""

    side: Side  # whose entries differ
    turn: int  # the number of turns before the difference
    known: str
    received: str


class LetterMerge(TypedDict):
    """What a received letter adds to a known one."""

    letter: Letter  # with the entries of both letters; with a fork or other terms, the known letter
    same_terms: bool
    fork: LetterFork | None
    new: Pair  # how many entries of each side were not known
    unknown: int  # how many entries the sender did not have


class LetterRead(LetterAnswer):
    """The game of a letter, or the mistake in it."""

    merge: LetterMerge | None


# The umpire and the clock


class Verdict(TypedDict):
    """The umpire's answer to a submission; the first mistake is at `text[start:end]`."""

    ruling: Ruling
    text: str
    turn: str | None  # the turn that counts
    refusal: Refusal | None
    start: int
    end: int
    message: str  # in English, for terminals


class VerdictList(TypedDict):
    """Verdicts, up to the first submission that counts."""

    verdicts: Sequence[Verdict]


class ClockStart(TypedDict):
    """A turn of a side begins."""

    type: Literal["start"]
    side: Side
    at: float  # a time in seconds


class ClockChange(TypedDict):
    """A turn is complete, or the clock stops or goes on."""

    type: Literal["press", "pause", "resume"]
    at: float  # a time in seconds


ClockEvent = ClockStart | ClockChange  # an event of a clock


class ClockSetting(TypedDict, total=False):
    """A custom time control; times are in whole seconds."""

    turn: int
    reserve: int
    step: int
    hard: bool


class ClockParams(TypedDict):
    """A clock and its events."""

    control: str | ClockSetting
    events: NotRequired[Sequence[ClockEvent]]
    now: NotRequired[float]  # default: the time of the last event


class Reading(TypedDict):
    """What a clock shows, in seconds."""

    control: TimeControl
    side: Side
    running: bool
    spent: float  # the time of the turn so far
    turn_left: float
    reserves: Pair  # each side's reserve if the turn ended now
    left: float | None  # until the time of `side` is up
    until_step: float | None  # until the next step of its reserve begins; null: no step is left
    lost: Side | None
