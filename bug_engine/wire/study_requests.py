"""The methods of study of the seam: from parameters to the values of wire.py here."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import lru_cache

from bug_engine.board import Board, bits
from bug_engine.bots import LEVELS, Limit
from bug_engine.bots.values import Values
from bug_engine.position import Position
from bug_engine.refusal import IllegalTurn
from bug_engine.ruleset import Ruleset
from bug_engine.study.prover import Prover
from bug_engine.study.report import Plan
from bug_engine.study.safety import PROOF_STATES
from bug_engine.turn import Draft
from bug_engine.wire.params import MAX_COORDINATE, BadRequest, Params, kind_of
from bug_engine.wire.scene import replay
from bug_engine.wire.study import (
    Json,
    analysis_steps,
    hint_steps,
    outlook_json,
    report_steps,
    review_steps,
    study_steps,
    values_json,
)

# Positions visited for one verdict of a review, and where the turn that lost is sought: in the browser half a second,
# and five seconds, which a game has to wait for once at the most.
SOLVER_NODES, PATIENT_NODES = 3_000, 60_000
MAX_GAMES, MAX_LEAVES = 100_000, 100_000_000
MAX_STATES = 100_000
# Cells of an outlook in a slice, times those of the board.
OUTLOOK_CELLS = 240


def study(params: Params) -> Generator[Json | None, None, Json]:
    """Answer `study`: twins, territory, threats and standings."""
    return _answered(study_steps(_draft(params), params.whole("states", PROOF_STATES, MAX_STATES)))


def outlook(params: Params) -> Generator[Json | None, None, Json]:
    """Answer `outlook`: what the next cells, or some of them, let the opponent do."""
    draft = _draft(params)
    legal = [] if draft.complete else list(bits(draft.state.legal_mask))
    cells = params.value("cells", "a list of cells", list) if "cells" in params else legal
    for i, cell in enumerate(cells):
        if type(cell) is not int or cell not in legal:
            told = cell if type(cell) is int and abs(cell) < MAX_COORDINATE else kind_of(cell)
            raise BadRequest("bad_request", f"cells[{i}] must be a legal next cell, not {told}")
    return _outlook_work(draft, sorted(set(cells)))


def _outlook_work(draft: Draft, cells: list[int]) -> Generator[Json | None, None, Json]:
    """Look at a few cells a slice: the larger the board, the longer each takes."""
    few = max(1, OUTLOOK_CELLS // len(draft.position.board))
    found = []
    for start in range(0, len(cells), few):
        if start:
            yield None
        found += outlook_json(draft, cells[start : start + few])
    return found


def hint(params: Params) -> Generator[Json | None, None, Json]:
    """Answer `hint`: where to look, which cell, which line, and why."""
    return _answered(hint_steps(params.unfinished(), params.bot(), params.limit(), params.seed()))


def values(params: Params) -> Generator[Json | None, None, Json]:
    """Answer `values`: what each turn that begins with the draft is worth, as far as it can be proven."""
    draft = _draft(params)
    if not draft.options:
        why = "draft: the turn is complete" if draft.complete else "the game is over"
        raise BadRequest("bad_game", f"{why}: there is no turn left to tell the value of")
    return _values_work(Values(draft.position, draft.cells), params.limit(), len(draft.cells))


def _values_work(found: Values, limit: Limit, step: int) -> Generator[Json | None, None, Json]:
    if not found.complete:
        yield values_json(found, step)
        for new in found.work(limit.nodes):
            yield values_json(found, step) if new else None
    return values_json(found, step)


def review(params: Params) -> Generator[Json | None, None, Json]:
    """Answer `review`: where the game was given away."""
    start = params.start()
    played, refused = replay(start, params.texts("turns"))
    if refused:
        raise BadRequest("bad_game", f"turn {refused.index + 1}, {refused.turn!r}: {refused.refusal}")
    prover = prover_for(start)
    return _answered(
        review_steps(
            start,
            played,
            params.bot(),
            params.limit(),
            params.seed(),
            lambda position: prover.thoughts(position, SOLVER_NODES),
            lambda position: prover.thoughts(position, PATIENT_NODES),
        )
    )


def analysis(params: Params) -> Generator[Json | None, None, Json]:
    """Answer `analysis`: what is to be said of every legal next cell."""
    position = params.unfinished()
    return _answered(analysis_steps(position, params.limit(), params.seed(), prover_for(position)))


@lru_cache(maxsize=1)
def _prover(_board: Board, _ruleset: Ruleset) -> Prover:
    return Prover()


def prover_for(position: Position) -> Prover:
    """Return what keeps the proofs about games like this one: an analysis knows what a review has proven.

    Those of one board and rule set at a time: they are the largest thing in memory.
    """
    return _prover(position.board, position.ruleset)


def report(params: Params) -> Generator[Json | None, None, Json]:
    """Answer `report`: what the game is like on a board, as a page."""
    plan = Plan()
    sample = params.text("sample", plan.sample)
    if sample not in LEVELS:
        raise BadRequest("bad_request", f"sample must be one of {', '.join(LEVELS)}, not {sample!r}")
    games = params.whole("games", plan.games, MAX_GAMES)
    if not games:
        raise BadRequest("bad_request", "games must be at least 1")
    leaves = params.whole("leaves", plan.leaves, MAX_LEAVES)
    seed = params.seed()
    chosen = Plan(games=games, leaves=leaves, sample=sample, seed=plan.seed if seed is None else seed)
    return _answered(report_steps(params.unfinished(), chosen))


def _answered(steps: Iterator[Json | None]) -> Generator[Json | None, None, Json]:
    """Return the last value of the steps as the answer."""
    last: Json = None
    for value in steps:
        last = last if value is None else value
        yield value
    return last


def _draft(params: Params) -> Draft:
    position = params.position()
    draft = position.draft()
    for name in params.texts("draft"):
        try:
            draft = draft.add(name)
        except IllegalTurn as illegal:
            raise BadRequest("bad_game", f"draft: {illegal}") from None
    return draft
