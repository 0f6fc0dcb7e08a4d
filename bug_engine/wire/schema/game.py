"""A game, and the scene: everything that a page needs to paint one moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NotRequired, TypedDict

from bug_engine import coordinates, event, refusal, result, ruleset

Side = Annotated[int, Literal[0, 1]]  # 0 moves first and is drawn x, 1 is o
Cells = Sequence[int]  # indices: row by row from the top, left to right, from 0
Pair = tuple[int, int]  # a number for each side
Coordinates = coordinates.System
Eaters = ruleset.Eaters
Score = ruleset.Score
Kind = event.Kind
GrowthKind = Literal["spawn", "enlarge", "join"]
Phase = Literal["setup", "growth", "bonus", "over"]
ResultReason = result.Reason
RefusalCode = refusal.Code
Ruleset = str | Mapping[str, object]  # a name, switches like `chosen+pie`, or the fields of Switches


class Start(TypedDict):
    """A position to start from."""

    text: str  # its rows from the top, joined by `/`
    mover: NotRequired[Side]  # default 0
    setup: NotRequired[int]  # cells still to be blackened, default 0


class StartParams(TypedDict, total=False):
    """The start of a game; every field has a default."""

    ruleset: Ruleset  # default `genius`
    board: str  # a name, `green-meadow-7`, or a board's text; default: the rule set's first board
    coordinates: Coordinates  # the names of cells in the request and in the answer; default `rows`
    start: Start | None  # default: the empty board


class GameParams(StartParams, total=False):
    """A game in a request."""

    turns: Sequence[str]  # complete turns from the start, like `B2-B1`; `swap` takes over the first move


class DraftParams(GameParams, total=False):
    """A game with a turn being built."""

    draft: Sequence[str]  # the cells of that turn, one name each


class Game(TypedDict):
    """A game as a page keeps it: DraftParams with rule set, board and turns."""

    ruleset: Ruleset
    board: str
    coordinates: NotRequired[Coordinates]
    start: NotRequired[Start | None]
    turns: Sequence[str]
    draft: NotRequired[Sequence[str]]


class Switches(TypedDict):
    """The switches of a rule set."""

    eaters: Eaters
    merging: bool  # whether a growth may join bugs of its own side
    setup: int  # cells that each side blackens before the first growth
    score: Score
    handicap: int  # the margin that `stronger` must exceed
    stronger: Side
    pie: bool  # whether side 1 may take over the first move


class Rules(Switches):
    """The rule set of a game."""

    text: str  # its name or its switches


class Bug(TypedDict):
    """A bug on the board."""

    side: Side
    cells: Cells
    size: int
    shape: str  # equal for twins
    full: bool  # it has the largest size, so it may not grow now


class Meal(TypedDict):
    """A meal that must be eaten now; bugs are indices into `scene.bugs`."""

    eater: int
    prey: Sequence[int]
    cells: Cells  # its bonus cells


class NextMeal(TypedDict):
    """A meal that must be eaten after a cell; bugs are given by their cells."""

    eater: Cells
    prey: Sequence[Cells]
    cells: Cells  # its bonus cells


class Option(TypedDict):
    """The effect of a legal next cell."""

    cell: int
    kind: Kind
    bug: int | None  # the bug that grows; for a bonus, the eater
    grown: Cells  # the resulting bug
    size: int  # its size
    eats: Sequence[int]  # the bugs that this step removes; only for a bonus
    next: Sequence[NextMeal]  # meals that must follow this cell; empty: the turn is complete
    complete: bool  # whether this cell ends the turn
    mobility: Pair  # the number of cells on which each side could then grow
    wins: Side | None  # the side that then wins


class Refusal(TypedDict):
    """The reason why a cell or a turn is illegal; fields that the code does not need are null or empty."""

    code: RefusalCode
    step: int  # the number of the cell in the turn, from 0
    cell: int | None  # null: `text` names no cell, or a cell is missing
    text: str
    cells: Cells  # the cells that are the cause
    bugs: Sequence[int]  # the bugs that are the cause
    size: int | None
    size_limit: int | None
    message: str  # in English, for terminals
    bonus_cells: NotRequired[Cells]  # with `must_eat`: the cells that may follow; `cells` are the prey


class Blackened(TypedDict):
    """A cell was blackened."""

    type: Literal["blackened"]
    side: Side
    cell: int


class Grew(TypedDict):
    """A stone was placed."""

    type: Literal["grew"]
    side: Side
    cell: int
    kind: Kind
    size: int
    bug: Cells  # the resulting bug


class Ate(TypedDict):
    """Bugs ate; the `grew` of each bonus follows."""

    type: Literal["ate"]
    side: Side
    eaters: Sequence[Cells]
    prey: Sequence[Cells]


class Swapped(TypedDict):
    """A side took over the first move: the only stone changes sides."""

    type: Literal["swapped"]
    side: Side


class Won(TypedDict):
    """A side won."""

    type: Literal["won"]
    side: Side
    reason: ResultReason
    margin: int


Event = Blackened | Grew | Ate | Swapped | Won  # the events of a turn come in order


class LastTurn(TypedDict):
    """The last complete turn."""

    side: Side
    turn: str
    events: Sequence[Event]


class PlayedTurn(TypedDict):
    """A line of the turn list."""

    side: Side
    turn: str
    kind: Literal["growth", "blacken", "swap"]
    ate: int  # the number of bugs eaten
    mobility: Pair  # after the turn


class Result(TypedDict):
    """The end of a game."""

    winner: Side
    reason: ResultReason  # `handicap`: the loser could not grow, but its margin did not exceed the handicap
    margin: int


class DraftState(TypedDict):
    """The draft: the turn being built."""

    cells: Cells
    names: Sequence[str]
    events: Sequence[Event]


class RefusedTurn(TypedDict):
    """The first illegal turn of a request."""

    index: int  # into `turns`; the number of turns if the draft is illegal
    turn: str
    refusal: Refusal


class Scene(TypedDict):
    """Everything that a page needs to paint one moment."""

    turn_number: int  # of the turn being built, from 1
    mover: Side
    phase: Phase
    setup: int  # cells still to be blackened by both sides
    swap: bool  # whether the turn `swap` is legal now
    coordinates: Coordinates
    rules: Rules
    stones: str  # one character for each cell: `.` empty, `x` and `o` stones, `#` black
    bugs: Sequence[Bug]  # in the order of their lowest cells
    largest: int  # the size of the largest bug: the size limit of this turn
    meals: Sequence[Meal]  # to be eaten now; prey is still in `stones`
    options: Sequence[Option]  # the legal next cells, in board order
    refusals: Sequence[Refusal]  # one for each other cell
    mobility: Pair  # the number of cells on which each side could grow now
    growth_cells: tuple[Cells, Cells]  # the cells on which each side could grow now
    draft: DraftState
    last: LastTurn | None
    played: Sequence[PlayedTurn]  # every complete turn
    result: Result | None
    refused: RefusedTurn | None  # if there is one, the scene shows the position before it


# The catalogue: what there is to choose from

CatalogueCell = tuple[str, int, int]  # name, q, r: axial coordinates, r grows downwards


class TimeControl(TypedDict):
    """A time control; times are in seconds."""

    turn: int
    reserve: int
    step: int  # the reserve is used up in steps of this length
    name: str
    hard: bool  # time is up when nothing is left; otherwise, when a player needs more
    text: str  # like `90+600/10`


class CatalogueRuleset(TypedDict):
    """A rule set of the catalogue."""

    name: str
    title: str
    source: str
    fields: Switches
    boards: Sequence[str]  # the names of its boards, the default first
    coordinates: Coordinates
    clock: TimeControl | None
    colours: tuple[str, str]


class CatalogueBoard(TypedDict):
    """A board of the catalogue."""

    name: str
    title: str
    cells: Sequence[CatalogueCell]
    black: Cells
    labels: Sequence[CatalogueCell]  # texts around the board, at places where a cell could be


class NodeLimit(TypedDict):
    """The limit of a level."""

    nodes: int | None


class CatalogueBot(TypedDict):
    """A bot of the catalogue."""

    name: str
    title: str


class CatalogueLevel(TypedDict):
    """A level: a bot with a limit."""

    name: str
    title: str
    bot: str
    limit: NodeLimit


class Catalogue(TypedDict):
    """What the engine offers; the page has it before Python has started."""

    engine: str  # its version
    rulesets: Sequence[CatalogueRuleset]
    boards: Sequence[CatalogueBoard]
    bots: Sequence[CatalogueBot]
    levels: Sequence[CatalogueLevel]
    long_chain: int  # the fewest bugs eaten in one turn that make a long chain
