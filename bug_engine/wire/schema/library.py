"""The library: what it keeps of a game, and texts of many games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from bug_engine.library import exercises, openings, progress, summary
from bug_engine.wire.schema.game import GameParams, Pair, Side, StartParams
from bug_engine.wire.schema.texts import Wrong

Finish = summary.Finish
GameStage = exercises.Stage
TimeStep = progress.Step
OpeningSource = openings.Source


class GameResult(TypedDict):
    """How a game ended."""

    winner: Side | None  # null if a record does not say it
    ending: Finish  # `other`: as the header `Result` says
    margin: int | None


class Summary(TypedDict):
    """A game at a glance; all of it is of the main line."""

    key: str  # equal for games of the same players with the same start and the same turns
    rules: str
    board: str
    cells: Sequence[tuple[int, int]] | None  # of a board without a name: the places q, r of its cells
    stones: str  # the marks of the last position, in board order
    players: tuple[str, str]  # of side 0, of side 1; empty if they are not known
    date: str | None
    turns: int
    result: GameResult | None  # null: the game is not over
    chain: int  # the largest number of meals in one turn
    eaten: Pair  # the bugs that each side ate


class Entry(TypedDict):
    """A game as the library keeps it."""

    record: str
    summary: Summary


class ImportedGame(TypedDict):
    """A game of a text with many, or what is wrong with it."""

    entry: Entry | None
    wrong: Wrong | None
    line: int  # where it begins in the text, from 1
    number: int  # its place among the games of the text, from 1
    boards: Sequence[str]  # the boards that fit, if the text does not say which; the game is on the first
    name: str  # from a backup, like the folder; else empty. Of a game with a mistake: its site and number there
    folder: str


class Imported(TypedDict):
    """The games that were read since the last push; the counts are from the start of the text."""

    games: Sequence[ImportedGame]
    others: int  # games of something else than Bug so far, which are not among `games`
    done: int  # characters
    total: int


class ImportParams(StartParams, total=False):
    """A text that may hold many games; the start fills in what they do not say."""

    text: str
    part: int  # with `parts`: each so manieth game is read, from this one on, counted from 0
    parts: int
    background: bool


class MistakesParams(GameParams):
    """A reviewed game, and the turns in it that gave something away."""

    plies: Sequence[int]  # from 0
    proven: Sequence[int]  # those of them that gave a proven win away
    background: NotRequired[bool]


class Exercise(TypedDict):
    """A position in which few turns win, and the player's turn did not."""

    board: str
    rules: str
    position: str
    mover: Side
    winning: Sequence[str]  # every winning turn
    length: int | None  # the number of turns of both to the end; null: not known
    line: Sequence[str]  # a shortest win
    played: str
    refutation: Sequence[str]  # the opponent's line after it


class Mistake(TypedDict):
    """A turn that gave something away."""

    ply: int
    stage: GameStage
    exercise: Exercise | None  # null: not clear enough


class Mistakes(TypedDict):
    """The mistakes that were looked at so far."""

    mistakes: Sequence[Mistake]


class GameFacts(TypedDict):
    """What statistics need of a finished game of the player's."""

    board: str
    rules: str
    level: str | None  # of the opponent, or like `companion:425`, or a bot of the player's; null: a person
    won: bool
    day: str  # like 2026-11-22
    chain: int  # the largest number of meals in one turn
    mistakes: tuple[int, int, int] | None  # the player's in the opening, the middle and the end; null: not reviewed
    accuracy: int | None  # the player's, from 0 to 100; null: not reviewed
    slips: Sequence[int] | None  # the mistakes by what they overlooked, in the order of `Slip`; null: likewise


class ProgressParams(TypedDict):
    """A player's games."""

    games: Sequence[GameFacts]
    today: str


class Share(TypedDict):
    """The number of games of a kind, and of those that were won."""

    name: str
    games: int
    won: int


class Rating(TypedDict):
    """An estimated strength on the scale of the levels, in Elo."""

    value: int
    error: int  # of a 95 % interval, to either side
    games: int


class Fit(TypedDict):
    """The player's strength as the companion takes it, in Elo on the scale of the levels."""

    value: int
    error: int  # of a 95 % interval, to either side
    games: int
    strength: int  # the companion plays with it


class Slips(TypedDict):
    """The player's mistakes by stage, and the number of reviewed games."""

    games: int
    opening: int
    middle: int
    end: int
    overlooked: Mapping[str, int]  # the same by kind of slip


class Accuracy(TypedDict):
    """The mean accuracy, and the number of reviewed games, in per cent."""

    name: str  # the first day of a step; empty for all games
    games: int
    value: int


class Progress(TypedDict):
    """A player's statistics."""

    games: int
    won: int
    opponents: Sequence[Share]  # the levels, the weakest first; then companion, bot and person
    boards: Sequence[Share]
    rules: Sequence[Share]
    step: TimeStep
    times: Sequence[Share]  # the oldest first; each name is the first day of a step
    rating: Rating | None  # null: too few games
    scale: Mapping[str, int]  # the strength of the levels
    fit: Fit
    chain: int
    days: int  # in a row, up to today or yesterday
    longest_days: int
    slips: Slips
    accuracy: Accuracy | None  # null: no reviewed game
    accuracies: Sequence[Accuracy]  # of the groups of `times` that have a reviewed game
    losing: Mapping[str, int]  # games lost in a row, up to the last against each opponent


class PastGame(TypedDict):
    """A game of the library, as openings count it."""

    key: str  # of its summary
    winner: Side | None


class OpeningsParams(GameParams):
    """A position, and the games that may have come to it."""

    games: Sequence[PastGame]
    background: NotRequired[bool]


class Judgement(TypedDict):
    """What a turn is worth to the side that plays it."""

    value: float  # from 0 to 1
    nodes: int  # positions evaluated; 0: proven
    ends: int | None  # the number of turns to the end of the game, if it is proven


class OpeningTurn(TypedDict):
    """A turn, and the games in which it was played."""

    turn: str
    same: Sequence[str]  # the turns that lead to the same position up to symmetry, `turn` first
    games: int
    won: int  # by the side that played it
    lost: int
    judged: Judgement | None  # null: not in a book


class Openings(TypedDict):
    """The turns that are known from a position, the most frequent first."""

    games: int  # that went on from it
    ended: int  # that came to it, and no further
    won: int  # by the side to move
    lost: int
    turns: Sequence[OpeningTurn]
    source: OpeningSource | None  # of the judgements: proofs, or a book of searches; null: there are none
    left: int  # games that are still to be looked through; 0 in the result
