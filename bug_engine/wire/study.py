"""Studies of positions and games: `aids`, `outlook`, `hint`, `values`, `review`, `prove`, `analysis`, `report`, ….

The functions import what they need when they are called, so that the page boots sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, cast

from bug_engine.board import bits
from bug_engine.bots import LEVELS, Limit, Thought
from bug_engine.notation import TooManyTurns
from bug_engine.position import Position
from bug_engine.refusal import IllegalTurn
from bug_engine.turn import Draft
from bug_engine.wire.params import MAX_COORDINATE, BadRequest, Params, kind_of
from bug_engine.wire.plain import plain
from bug_engine.wire.thinking import Offer, OpenWork, Work, answered

if TYPE_CHECKING:
    from bug_engine.board import Board
    from bug_engine.ruleset import Ruleset
    from bug_engine.study.game_proofs import GameProofs
    from bug_engine.study.outlook import Outlook
    from bug_engine.wire.schema import study as schema

MAX_GAMES, MAX_LEAVES = 100_000, 100_000_000
MAX_STATES = 100_000
# The stones that an outlook tries in a slice, multiplied by the number of cells.
OUTLOOK_STEPS = 2_000


def aids(params: Params) -> Work[schema.AidFacts]:
    """Answer `aids`: twins, territory, threats and standings."""
    from bug_engine.study.safety import PROOF_STATES
    from bug_engine.wire.study_json import aids_steps

    return answered(aids_steps(_draft(params), params.whole("states", PROOF_STATES, MAX_STATES)))


def outlook(params: Params) -> Work[list[schema.Outlook]]:
    """Answer `outlook`: what the next cells, or some of them, lead to."""
    draft = _draft(params)
    legal = [] if draft.complete else list(bits(draft.state.legal_mask))
    cells = params.value("cells", "a list of cells", list) if "cells" in params else legal
    for i, cell in enumerate(cells):
        if type(cell) is not int or cell not in legal:
            given = cell if type(cell) is int and abs(cell) < MAX_COORDINATE else kind_of(cell)
            raise BadRequest("bad_request", f"cells[{i}] must be a legal next cell, not {given}")
    return _outlook_work(draft, sorted(set(cells)))


def _outlook_work(draft: Draft, cells: list[int]) -> Work[list[schema.Outlook]]:
    """Return long work whose slices have a few stones each: on a larger board fewer, because a stone takes longer."""
    from bug_engine.study.outlook import outlook_steps

    few = max(1, OUTLOOK_STEPS // len(draft.position.board))
    found: list[schema.Outlook] = []
    for step, outlook in enumerate(outlook_steps(draft, cells), 1):
        if outlook:
            found.append(outlook_json(outlook))
        if not step % few:
            yield None
    return found


def outlook_json(outlook: Outlook) -> schema.Outlook:
    """Return the outlook of a cell."""
    return cast("schema.Outlook", plain(outlook) | {"reply": plain(outlook.reply, "wins")})


def hint(params: Params) -> Work[schema.Hint]:
    """Answer `hint`: a hint for the mover, for the rest of the turn if it has begun."""
    from bug_engine.wire.study_json import hint_steps

    params.unfinished()
    draft = _draft(params)
    if draft.complete:
        raise BadRequest("bad_game", "draft: the turn is complete: there is no cell left")
    return answered(hint_steps(draft, params.bot(), params.limit(), params.seed()))


def deed(params: Params) -> schema.DeedAnswer:
    """Answer `deed`: what speaks for a line that the mover of the start wins."""
    from bug_engine.study.hint import deed_of

    start, played = params.played()
    return {"deed": cast("schema.Deed | None", plain(deed_of(start, played)))}


def values(params: Params) -> Work[schema.TurnValues]:
    """Answer `values`: the proven values of the turns that begin with the draft."""
    draft = _draft(params)
    if not draft.options:
        why = "draft: the turn is complete" if draft.complete else "the game is over"
        raise BadRequest("bad_game", f"{why}: there is no turn left")
    return _values_work(draft, params.limit())


def _values_work(draft: Draft, limit: Limit) -> Work[schema.TurnValues]:
    from bug_engine.bots.values import TurnValues
    from bug_engine.wire.study_json import values_json

    try:
        after = yield from draft.position.legal_turns.listing(draft)
    except TooManyTurns as many:
        raise BadRequest("too_many_turns", str(many)) from None
    found, step = TurnValues(draft.position, after), len(draft.cells)
    if not found.complete:
        yield values_json(found, step)
        for new in found.work(limit.nodes):
            yield values_json(found, step) if new else None
    return values_json(found, step)


def review(params: Params) -> OpenWork:
    """Answer `review`: the turns that gave the game away. The review accepts estimates of its positions (`offer`).

    It uses no proofs of other work, so that the review of a game is always the same; an analysis then uses its proofs.
    """
    from bug_engine.study.game_proofs import PATIENT_NODES, SOLVER_NODES, GameProofs
    from bug_engine.wire.study_json import review_steps

    start, played = params.played()
    proofs = GameProofs()
    known: dict[int, Thought] = {}

    def take(offer: Offer) -> None:
        if offer.ply > len(played):
            raise BadRequest("bad_game", f"ply: the game has {len(played)} turns, not {offer.ply}")
        known[offer.ply] = offer.thought(played[offer.ply - 1].position if offer.ply else start)

    steps = _review_work(
        review_steps(
            start,
            played,
            params.bot(),
            params.limit(),
            params.seed(),
            lambda position: proofs.thoughts(position, SOLVER_NODES),
            lambda position: proofs.thoughts(position, PATIENT_NODES),
            known,
            proofs.to_the_end,
            proofs.winning,
        ),
        lambda: keep_proofs(start, proofs),
    )
    return OpenWork(steps, take)


def _review_work(steps: Iterator[schema.Review | None], end: Callable[[], None]) -> Work[schema.Review]:
    """Return the long work of a review, which calls `end` when it is finished or stopped."""
    drop_proofs()
    try:
        return (yield from answered(steps))
    finally:
        end()


def estimate(params: Params) -> Work[schema.Estimate]:
    """Answer `estimate`: a bot's last thought, for another worker's review."""
    from bug_engine.wire.study_json import estimate_steps

    return answered(estimate_steps(params.unfinished(), params.bot(), params.limit(), params.seed()))


def prove(params: Params) -> Work[schema.Estimate]:
    """Answer `prove`: a proof of the winner, for another worker's analysis."""
    from bug_engine.wire.study_json import prove_steps

    position = params.unfinished()
    return answered(prove_steps(position, params.limit(), proofs_for(position)))


def analysis(params: Params) -> OpenWork:
    """Answer `analysis`: the values of the legal next cells. The analysis accepts a proof of its position (`offer`)."""
    from bug_engine.study.analysis import Choice
    from bug_engine.wire.study_json import analysis_steps

    position, plies = params.unfinished(), len(params.texts("turns"))
    given: list[Choice] = []

    def take(offer: Offer) -> None:
        if offer.ply != plies:
            raise BadRequest("bad_game", f"ply: the analysis is of the position after {plies} turns, not {offer.ply}")
        found = offer.thought(position)
        if found.proven and found.turn.cells:  # taking over the first move is no cell
            proof = Choice(found.turn.cells[0], found.turn, found.line, found.value, 0, found.proven, offer.ends)
            given.append(proof)

    steps = analysis_steps(position, params.limit(), params.seed(), proofs_for(position), given)
    return OpenWork(answered(steps), take)


# The proofs about the last board and rule set; those about others are dropped, as proofs need much memory.
_kept: dict[tuple[Board, Ruleset], GameProofs] = {}


def drop_proofs() -> None:
    """Keep no proofs."""
    _kept.clear()


def keep_proofs(position: Position, proofs: GameProofs) -> None:
    """Keep these proofs, about the board and rule set of a position, in place of those kept before."""
    drop_proofs()
    _kept[position.board, position.ruleset] = proofs


def proofs_for(position: Position) -> GameProofs:
    """Return the proofs of a board and rule set, so that an analysis can use what a review has proven."""
    from bug_engine.study.game_proofs import GameProofs

    if (position.board, position.ruleset) not in _kept:
        keep_proofs(position, GameProofs())
    return _kept[position.board, position.ruleset]


def report(params: Params) -> Work[schema.ReportProgress]:
    """Answer `report`: a report on a board, as a page."""
    from bug_engine.study.report import Plan
    from bug_engine.wire.study_json import report_steps

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
    return answered(report_steps(params.unfinished(), chosen))


METHODS = {
    "aids": aids,
    "outlook": outlook,
    "hint": hint,
    "deed": deed,
    "values": values,
    "review": review,
    "estimate": estimate,
    "prove": prove,
    "analysis": analysis,
    "report": report,
}


def _draft(params: Params) -> Draft:
    position = params.position()
    draft = position.draft()
    for name in params.texts("draft"):
        try:
            draft = draft.add(name)
        except IllegalTurn as illegal:
            raise BadRequest("bad_game", f"draft: {illegal}") from None
    return draft
