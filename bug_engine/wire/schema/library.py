"""The library: its data about a game, and texts with many games."""

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
    """The summary of a game; all fields are about the main line."""

    key: str  # equal for games of the same players with the same start and the same turns
    rules: str
    board: str
    cells: Sequence[tuple[int, int]] | None  # if the board has no name: the places q, r of its cells
    stones: str  # the marks of the last position, in board order
    players: tuple[str, str]  # the names of side 0 and of side 1; empty if not known
    date: str | None
    turns: int
    result: GameResult | None  # null: the game is not over
    chain: int  # the largest number of bugs that one turn ate
    chains: Pair  # the same by side
    eaten: Pair  # the bugs that each side ate


class Entry(TypedDict):
    """A game as the library stores it."""

    record: str
    summary: Summary


class ImportedGame(TypedDict):
    """One game of a text with many, or the mistake in it."""

    entry: Entry | None
    wrong: Wrong | None
    line: int  # the line of the text in which it begins, from 1
    number: int  # its place among the games of the text, from 1
    boards: Sequence[str]  # the boards that fit, if the text does not name one; the game is on the first
    name: str  # from a backup, like the folder, or empty; of a game with a mistake: its site and its number there
    folder: str


class Imported(TypedDict):
    """The games that were read since the last push; the counts are from the start of the text."""

    games: Sequence[ImportedGame]
    others: int  # games other than Bug so far, which are not in `games`
    done: int  # characters
    total: int


class ImportParams(StartParams, total=False):
    """A text that may contain many games; the start has defaults for what they do not say."""

    text: str
    part: int  # with `parts`: every `parts`-th game is read, from this one on, counted from 0
    parts: int
    background: bool


class MistakesParams(GameParams):
    """A reviewed game, and the mistakes in it."""

    plies: Sequence[int]  # from 0
    proven: Sequence[int]  # the mistakes that gave away a proven win
    background: NotRequired[bool]


class Exercise(TypedDict):
    """A position in which a turn wins, and the player's turn did not."""

    board: str
    rules: str
    position: str
    mover: Side
    winning: Sequence[str]  # turns that are proven to win
    complete: bool  # whether every other turn is proven to lose
    turns: int  # how many turns are legal
    length: int | None  # the number of turns of both sides to the end; null: not known
    line: Sequence[str]  # a shortest win
    played: str
    refutation: Sequence[str]  # the opponent's line after it


class Mistake(TypedDict):
    """A mistake."""

    ply: int
    stage: GameStage
    exercise: Exercise | None  # null: too many turns win or are unproven, or too few are legal


class Mistakes(TypedDict):
    """The mistakes examined so far."""

    mistakes: Sequence[Mistake]


class GameFacts(TypedDict):
    """What statistics need to know about a player's finished game."""

    board: str
    rules: str
    level: str | None  # of the opponent: a level, `companion:425`, or the player's own bot; null: a person
    won: bool
    day: str  # like 2026-11-22
    chain: int  # the largest number of bugs that one of the player's turns ate
    mistakes: tuple[int, int, int] | None  # the player's in the opening, the middle and the end; null: not reviewed
    accuracy: int | None  # the player's, from 0 to 100; null: not reviewed
    slips: Sequence[int] | None  # the numbers of mistakes by slip, in the order of `Slip`; null: not reviewed


class ProgressParams(TypedDict):
    """A player's games."""

    games: Sequence[GameFacts]
    today: str


class Share(TypedDict):
    """The number of games of a kind, and the number of wins."""

    name: str
    games: int
    won: int


class Rating(TypedDict):
    """An estimated strength on the scale of the levels, in Elo."""

    value: int
    error: int  # of a 95 % interval, to either side
    games: int


class Fit(TypedDict):
    """The player's strength, estimated for the companion, in Elo on the scale of the levels."""

    value: int
    error: int  # of a 95 % interval, to either side
    games: int
    strength: int  # the strength with which the companion plays


class Slips(TypedDict):
    """The player's mistakes by stage, and the number of reviewed games."""

    games: int
    opening: int
    middle: int
    end: int
    overlooked: Mapping[str, int]  # the mistakes by slip


class Accuracy(TypedDict):
    """The mean accuracy, and the number of reviewed games, in per cent."""

    name: str  # the first day of a step; empty for all games
    games: int
    value: int


class Progress(TypedDict):
    """A player's statistics."""

    games: int
    won: int
    opponents: Sequence[Share]  # the levels, the weakest first; then `companion`, `bot` and `person`
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
    losing: Mapping[str, int]  # for each opponent, the games lost in a row, up to the last


class PastGame(TypedDict):
    """A game of the library, as openings count it."""

    key: str  # the key of its summary
    winner: Side | None
    reader: NotRequired[Side | None]  # the side of the person at the page; null: neither, or both


class OpeningsParams(GameParams):
    """A position, and the games that may have reached it."""

    games: Sequence[PastGame]
    background: NotRequired[bool]


class Judgement(TypedDict):
    """The value of a turn for the side that plays it."""

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
    """The known turns from a position, the most frequent first."""

    games: int  # games that went on from it
    ended: int  # games that reached it and went no further
    won: int  # games that the side to move won
    lost: int
    turns: Sequence[OpeningTurn]
    source: OpeningSource | None  # of the judgements: proofs, or a book of searches; null: there are none
    left: int  # games that are not examined yet; 0 in the result
    your_won: int  # games that went on from it and the reader won
    your_lost: int
