"""The methods of the wire and the messages that carry them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, NotRequired, TypedDict

from bug_engine.wire.schema import library, sandbox, study, texts
from bug_engine.wire.schema.game import DraftParams, GameParams, Refusal, Scene, Side
from bug_engine.wire.schema.study import Thought

Id = str | int
ErrorCode = Literal[
    "bad_json",  # the request is not JSON
    "bad_request",  # the request, or one of its parameters, has the wrong form
    "unknown_method",  # no method has this name
    "too_many_turns",  # the position has more legal turns than can be listed
    "bad_game",  # the start of the game is impossible, or a turn is illegal
    "internal",  # a defect of the engine
]


class Request(TypedDict):
    """A request."""

    id: Id  # chosen by the caller
    method: str
    params: NotRequired[object]


class Failure(TypedDict):
    """Why a request can't be answered."""

    code: ErrorCode
    message: str  # in English, for developers
    trace: str  # the traceback of a defect, or empty


class Answered(TypedDict):
    """A request is answered."""

    id: Id
    result: object


class Failed(TypedDict):
    """A request can't be answered."""

    id: Id | None
    error: Failure


class ThoughtPush(TypedDict):
    """The progress of a bot."""

    event: Literal["thought"]
    id: Id
    thought: Thought


class ProgressPush(TypedDict):
    """The progress of other long work."""

    event: Literal["progress"]
    id: Id
    progress: object


Message = Answered | Failed | ThoughtPush | ProgressPush  # what the engine sends


class Reply(TypedDict):
    """What `receive` and `pump` return."""

    messages: Sequence[Message]
    busy: bool  # whether there is long work: call `pump`


class NoParams(TypedDict):
    """Nothing."""


class Hello(TypedDict):
    """The versions and the methods of the engine."""

    engine: str
    python: str
    methods: Sequence[str]


class ExplainParams(GameParams):
    """A game and a turn."""

    turn: str


class ExplainAnswer(TypedDict):
    """The first mistake of a turn, or the legal turn as the engine writes it."""

    refusal: Refusal | None
    turn: str | None


class JudgeParams(GameParams):
    """A game and submissions."""

    texts: NotRequired[Sequence[str]]  # default: none
    side: NotRequired[Side]  # the side that submits them; default: the mover


class EndParams(TypedDict):
    """Names a request under way."""

    request: Id


class OfferParams(TypedDict):
    """A review under way, and another worker's estimate of a position in its game, by the same bot, limit and seed.

    Or an analysis under way, and another worker's proof of its position.
    """

    request: Id
    ply: int  # the number of turns before the position
    estimate: study.Estimate


class Cancelled(TypedDict):
    """The answer to cancelled work."""

    cancelled: Literal[True]


ThinkResult = Thought | Cancelled  # the answer to `think`


class Method(NamedTuple):
    """A method: the types of its params and its result, and what it does.

    `long` work pushes its results so far; the last one is the result. Other work pushes nothing.
    """

    params: object
    result: object
    summary: str
    long: bool = False


_END = "returns whether that request is under way"
METHODS = {
    "hello": Method(NoParams, Hello, "versions and methods"),
    "scene": Method(DraftParams, Scene, "everything that a page needs to paint one moment"),
    "explain": Method(ExplainParams, ExplainAnswer, "a turn's first mistake, or the turn as the engine writes it"),
    "board": Method(texts.BoardParams, texts.BoardAnswer, "a board, by name or text, or from painted cells"),
    "edit": Method(texts.EditParams, texts.Edited, "the scene of a painted position, or the mistake in it"),
    "record_read": Method(texts.RecordParams, texts.RecordAnswer, "reads a text of any form"),
    "record_write": Method(texts.RecordWriteParams, texts.TextAnswer, "writes a record"),
    "link_read": Method(texts.LinkParams, texts.LinkAnswer, "reads a link"),
    "link_write": Method(texts.WriteParams, texts.TextAnswer, "writes a link to the cursor of a game"),
    "library_entry": Method(texts.WriteParams, library.Entry, "a game as the library stores it"),
    "library_import": Method(
        library.ImportParams, library.Imported, "the games of a text; pushes only new games", long=True
    ),
    "library_mistakes": Method(
        library.MistakesParams, library.Mistakes, "the stages of a player's mistakes, and exercises", long=True
    ),
    "library_openings": Method(
        library.OpeningsParams, library.Openings, "the turns from a position, in games and in a book", long=True
    ),
    "library_progress": Method(library.ProgressParams, library.Progress, "a player's statistics"),
    "letter_new": Method(texts.LetterParams, texts.LetterAnswer, "begins a shared game"),
    "letter_read": Method(texts.LetterReadParams, texts.LetterRead, "reads a letter, and merges it with a known one"),
    "letter_add": Method(texts.LetterAddParams, texts.LetterAnswer, "adds an entry to a letter"),
    "judge": Method(JudgeParams, texts.VerdictList, "judges submissions, up to the first that counts"),
    "clock": Method(texts.ClockParams, texts.Reading, "what a clock shows"),
    "think": Method(study.ThinkParams, Thought, "lets a bot think; `stop` makes it play now", long=True),
    "score": Method(study.ScoreParams, study.ScoreAnswer, "the score of a match (docs/bots.md)"),
    "aids": Method(study.AidsParams, study.AidFacts, "twins, territory, threats, standings", long=True),
    "outlook": Method(study.OutlookParams, Sequence[study.Outlook], "what the next cells lead to"),
    "hint": Method(
        study.HintParams, study.Hint, "a hint for the mover, for the rest of a turn that has begun", long=True
    ),
    "deed": Method(GameParams, study.DeedAnswer, "what speaks for a line that wins from the start of a game"),
    "values": Method(study.ValuesParams, study.TurnValues, "proven values of turns", long=True),
    "review": Method(study.ThinkParams, study.Review, "the turns that gave the game away", long=True),
    "estimate": Method(study.ThinkParams, study.Estimate, "a bot's last thought, for a review (`offer`)", long=True),
    "prove": Method(study.ProveParams, study.Estimate, "a proof of the winner, for an analysis (`offer`)", long=True),
    "offer": Method(OfferParams, bool, "saves a review a thought or ends an analysis; returns whether it is under way"),
    "analysis": Method(study.SearchParams, study.Analysis, "the values of the next cells", long=True),
    "report": Method(study.ReportParams, study.ReportProgress, "a report on a board", long=True),
    "stop": Method(EndParams, bool, f"ends long work with its result so far; {_END}"),
    "cancel": Method(EndParams, bool, f'ends long work with `{{"cancelled": true}}`; {_END}'),
}
SANDBOX_METHODS = {
    "hello": METHODS["hello"],
    "load": Method(sandbox.LoadParams, sandbox.Loaded | sandbox.FaultAnswer, "loads a program"),
    "install": Method(sandbox.InstallParams, sandbox.Loaded | sandbox.FaultAnswer, "loads a package", long=True),
    "think": Method(study.SearchParams, Thought | sandbox.FaultAnswer, "lets the program think", long=True),
    "bench": Method(sandbox.BenchParams, sandbox.Figures, "measures the speed of this machine", long=True),
    "stop": METHODS["stop"],
    "cancel": METHODS["cancel"],
    "offer": METHODS["offer"],
}
