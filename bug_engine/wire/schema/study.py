"""Thoughts of bots, and what the engine finds out about a position or a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from bug_engine.library import tags
from bug_engine.study import contrast, hint, report, report_words, review, safety, slip
from bug_engine.wire.schema.game import Cells, DraftParams, GameParams, Kind, NextMeal, Pair, Side

Proven = Literal["win", "loss"] | None  # a proven result, for the mover
Safety = safety.Safety
Annotation = review.Annotation
Why = hint.Why
Tag = tags.ReviewTag
Slip = slip.Slip
DifferenceKind = contrast.DifferenceKind
Stage = report.Stage
ReportCode = report_words.Code


class Limit(TypedDict, total=False):
    """The work that a bot may do; without a limit it works until it is stopped."""

    nodes: int | None


class WorkParams(TypedDict, total=False):
    """Long work."""

    background: bool  # whether the work waits while there is other long work


class SearchParams(GameParams, WorkParams, total=False):
    """A game to search."""

    limit: Limit | None
    seed: int | None  # null: random


class ProveParams(GameParams, WorkParams, total=False):
    """A game whose winner is to be proven."""

    limit: Limit | None  # default: 400,000 positions, whose table takes at most 100 MB


class ValuesParams(DraftParams, WorkParams, total=False):
    """A position whose turns get values."""

    limit: Limit | None  # for each turn


class ThinkParams(SearchParams):
    """A game for a bot."""

    bot: str  # a name of `catalogue.bots`


class HintParams(ThinkParams, total=False):
    """A game for a hint, with a turn that has begun."""

    draft: Sequence[str]  # the cells of that turn, one name each


class Thought(TypedDict):
    """What a bot thinks so far."""

    turn: str
    line: Sequence[str]  # the expected turns, from `turn` on
    value: float  # the mover's expected score, from 0 to 1
    nodes: int
    done: bool  # whether no other thought follows
    proven: Proven


class AidsParams(DraftParams, WorkParams, total=False):
    """A moment of a game, for which facts are wanted."""

    states: int  # how many positions a proof of safety may visit


class ShapeMark(TypedDict):
    """The mark of a shape."""

    index: int  # counts shapes by size
    name: str  # like `4c`
    size: int


class Twins(TypedDict):
    """A bug and the bugs of its shape; bugs are indices into `scene.bugs`."""

    bug: int
    mark: ShapeMark
    letter: str  # of the bugs of this shape on the board: `A` is the smallest shape of at least two; else empty
    twins: Sequence[int]  # of the other side
    friends: Sequence[int]  # of the same side


class Territory(TypedDict):
    """The cells on which each side can grow."""

    only: tuple[Cells, Cells]  # cells of one side alone
    both: Cells
    nobody: Cells
    size_limit: int  # the size of the largest bug
    growing: Sequence[Cells]  # for each bug of the scene, the cells on which it can grow
    mobility: Pair


class ThreatStep(TypedDict):
    """A bonus stone of a turn that eats."""

    meals: Sequence[NextMeal]  # the meals that must be eaten when it is played
    cell: int


class Threat(TypedDict):
    """A growth after which its side eats."""

    side: Side
    cell: int
    kind: Kind
    grown: Cells  # the bug that eats
    prey: Sequence[Cells]
    stones: int  # the most stones that such a turn eats
    turn: str  # that turn
    steps: Sequence[ThreatStep]  # its bonus stones


class Standing(TypedDict):
    """The danger to a bug."""

    bug: int  # an index into the bugs at the start of the turn
    side: Side
    cells: Cells
    eaten_by: Cells  # the opponent's growths that would eat it
    in_danger: bool
    safety: Safety  # `safe`: no continuation of the game eats it; `unknown` until that is decided


class AidFacts(TypedDict):
    """Twins and territory in the draft; threats and standings at the start of the turn, for each side as if to move."""

    twins: Sequence[Twins]
    territory: Territory
    threats: tuple[Sequence[Threat], Sequence[Threat]]
    standings: Sequence[Standing]


class OutlookParams(DraftParams, WorkParams, total=False):
    """A game and some legal next cells."""

    cells: Cells  # default: all


class OutlookReply(TypedDict):
    """What the opponent could do next."""

    mobility: int
    eating: Cells  # the opponent's growths that eat
    prey: Sequence[Cells]
    stones: int  # the most stones that one turn eats
    wins: bool  # whether the opponent has won after the turn


class Outlook(TypedDict):
    """What a next cell leads to."""

    cell: int
    cells: Cells  # the rest of the turn, from this cell on
    before: Pair  # mobility before the turn
    after: Pair  # mobility after it
    reply: OutlookReply


class Reason(TypedDict):
    """A reason for a hint."""

    why: Why
    bugs: Sequence[Cells]
    count: int
    shapes: Sequence[str]  # the marks of the bugs' shapes
    theirs: int


class Hint(TypedDict):
    """A hint, from vague to exact."""

    region: Cells
    bug: Cells | None
    cell: int | None  # null: the turn is `swap`
    turn: str
    line: Sequence[str]
    value: float
    reasons: Sequence[Reason]
    shape: str | None  # the mark of the bug's shape


class Deed(TypedDict):
    """Why a line wins from its start: its winner's first turn that does something one can see, and what it does."""

    number: int  # of the turn in the line, from 0
    turn: str
    reasons: Sequence[Reason]  # except that it wins


class DeedAnswer(TypedDict):
    """The answer to `deed`."""

    deed: Deed | None


# `in` counts the turns of both sides to the end, if the winner is fast and the loser slow; null: not proven.
ProvenValue = TypedDict("ProvenValue", {"wins": bool | None, "in": int | None})


class CellValue(ProvenValue):
    """The proven value of the best turn that goes on with a cell."""

    cell: int


class TurnValue(ProvenValue):
    """The proven value of a turn."""

    turn: str


class TurnValues(TypedDict):
    """Proven values, for the mover; with a handicap nothing is proven."""

    value: ProvenValue  # of the best turn
    cells: Sequence[CellValue]  # of `scene.options`
    turns: Sequence[TurnValue]  # of every legal turn that begins with the draft
    best: Sequence[str]  # the best turns, once known
    complete: bool


class Point(TypedDict):
    """The chances to win after `ply` turns."""

    ply: int
    chance: float  # of side 0
    proven: bool


class Refutation(TypedDict):
    """The expected turns after a mistake, up to the other side's meal, or its first turn if it eats nothing soon."""

    line: Sequence[str]  # empty: the game is over at once
    prey: Sequence[Cells]  # what the last of these turns eats, of the bugs on the board, only as the mistake allows it
    shapes: Sequence[str]  # the marks of their shapes
    mobility: Pair  # after them
    wins: bool  # whether the other side has then won
    still: bool  # whether it had no cells left before the mistake, either


class LineEnd(TypedDict):
    """The end of the game that a line reaches."""

    turns: int  # after the first turn of the line
    left: Pair  # the cells left
    winner: int


class Difference(TypedDict):
    """What speaks for a line and its side, compared to another line."""

    kind: DifferenceKind
    turns: int  # of both lines, the first of each not counted
    prey: Sequence[Cells]  # `meal`: the bugs eaten; `spared`: those that the other side eats in the other line
    shapes: Sequence[str]  # the marks of their shapes
    left: tuple[Pair, Pair] | None  # `left`: the cells left in this line and in the other


class Contrast(TypedDict):
    """What the line of the better turn comes to, and that of the mistake, played out."""

    endings: tuple[LineEnd | None, LineEnd | None]  # the ends of the game in the two lines
    better: Difference | None  # what soon speaks for the better turn; null: the lines do not differ soon
    played: Difference | None  # what soon speaks for the other side after the mistake


class Finding(TypedDict):
    """What a review found about a turn."""

    ply: int  # from 0
    side: Side
    played: str
    best: float  # the chance of its side before the turn
    kept: float  # the chance of its side after the turn
    annotation: Annotation
    proven: bool
    better: str | None  # a better turn
    line: Sequence[str]  # the better turn, and the expected turns after it
    slip: Slip | None  # what a mistake overlooked
    prey: Sequence[str]  # the marks of the shapes that the better turn eats, if the mistake overlooked this
    refutation: Refutation | None  # what a mistake let the other side do
    left: tuple[Pair, Pair] | None  # the cells left after the better turn and after the mistake
    answers: Sequence[str]  # the expected turns after a mistake; like `line`, to the end of the game if that is cheap
    contrast: Contrast | None  # where the two lines of a mistake differ
    winning: Sequence[str]  # all turns that win in the place of a mistake, if there are several and each is proven


class Estimate(TypedDict):
    """What a worker has found out about a position, for another worker's review or analysis."""

    line: Sequence[str]  # the expected turns; empty: `prove` has proven nothing
    value: float  # the mover's expected score, not rounded
    proven: Proven
    ends: NotRequired[int | None]  # of a proof: the number of turns to the end of the game


class Review(TypedDict):
    """A review; it grows from the end of the game."""

    done: int
    total: int
    finished: bool
    points: Sequence[Point]
    findings: Sequence[Finding]
    losing: int | None  # the ply of the turn that lost the game
    certain: bool  # whether that is proven
    winner: int | None  # the side that has won; null: the game is not over
    tags: Sequence[Tag]  # of a game that is over, once the review is finished
    accuracy: tuple[int | None, int | None]  # of each side, in per cent; null: none of its turns was judged


class Choice(TypedDict):
    """The analysis of a legal next cell."""

    cell: int
    turn: str
    line: Sequence[str]  # from `turn` on
    value: float | None
    visits: int
    proven: Proven
    ends: int | None  # the number of turns to the end of the game


class Analysis(TypedDict):
    """The values of the legal next cells, the best first."""

    nodes: int  # positions evaluated
    done: bool
    value: float  # for the mover
    proven: Proven
    choices: Sequence[Choice]


class ReportParams(GameParams, WorkParams, total=False):
    """A board to report on."""

    games: int
    leaves: int
    sample: str  # the level that plays the sample games
    seed: int | None


class ReportWords(TypedDict):
    """The words of one slot of a report."""

    code: ReportCode
    params: Mapping[str, str | float]


class ReportProgress(TypedDict):
    """The progress of a report; it has its page when it is finished."""

    stage: Stage
    games: int
    finished: bool
    page: str | None  # HTML, with a slot like `{{0}}` for each text
    words: Sequence[ReportWords]


class ScoreParams(TypedDict):
    """The result of a match."""

    pairs: tuple[int, int, int]  # pairs of games in which the first bot won 0, 1 and 2 games


class ScoreAnswer(TypedDict):
    """The score of a match."""

    games: int
    wins: int
    share: float
    error: float
    text: str  # like `9 of 20: 45.0 %, …`
