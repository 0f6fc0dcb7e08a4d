"""The aids as JSON values, for docs/wire.md; each takes what `bug_engine.wire.requests.Params` has read.

Cells are indices and turns texts, as everywhere on the wire. Bugs are given by their cells; `bug`, `twins` and
`friends` are indices, into `scene.bugs` or, in `standings`, into the bugs of the start of the turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from bug_engine.bots import Limit, Thought, think
from bug_engine.bots.solver import Verdict
from bug_engine.bots.values import Values, best
from bug_engine.position import Played, Position
from bug_engine.study.analysis import Analysis, analysis
from bug_engine.study.hint import hint
from bug_engine.study.outlook import Outlook, outlooks
from bug_engine.study.prover import Prover
from bug_engine.study.report import STAGES, Plan, report
from bug_engine.study.report_page import page
from bug_engine.study.review import Finding, Review, Thinker, review
from bug_engine.study.safety import PROOF_STATES, Safety, safety_steps, standings
from bug_engine.study.territory import territory
from bug_engine.study.threats import Threat, iter_threats
from bug_engine.study.twins import twins
from bug_engine.turn import Draft, cells_of

Json = Any


def study_steps(draft: Draft, states: int = PROOF_STATES) -> Iterator[Json]:
    """Yield everything about the moment that `scene` shows: twins and territory as in the draft, threats and standings
    as they were when the turn began.

    It comes twice, with None in between and before: as soon as it is there, all safety being `unknown`, and with as
    much of that as could be proven.
    """
    position = draft.position
    shapes = list(map(asdict, twins(draft)))
    both: list[list[Threat]] = [[], []]
    for side, found in enumerate(both):
        yield None
        for threat in iter_threats(position, side):
            found.append(threat)
            yield None
    told = {
        "twins": shapes,
        "territory": {**asdict(territory(draft)), "mobility": list(draft.mobility)},
        "threats": [list(map(threat_json, of_side)) for of_side in both],
    }
    bugs = position.draft().bodies

    def standings_json(proven: Sequence[Safety]) -> Json:
        return [
            {**asdict(each), "cells": list(cells_of(bug)), "in_danger": each.in_danger}
            for each, (_, bug) in zip(standings(position, both, proven=proven), bugs, strict=True)
        ]

    yield {**told, "standings": standings_json(["unknown"] * len(bugs))}
    for proven in safety_steps(position, states):
        yield None if proven is None else {**told, "standings": standings_json(proven)}


def threat_json(threat: Threat) -> Json:
    """Return a threat; its `turn` as text."""
    steps = [asdict(step) for step in threat.steps]
    told = {name: getattr(threat, name) for name in ("side", "cell", "kind", "grown", "prey", "stones")}
    return {**told, "turn": str(threat.turn), "steps": steps}


def outlook_json(draft: Draft, cells: Sequence[int] | None = None) -> Json:
    """Return the outlooks of the next cells, in the order of `scene.options`, or of some of them."""
    return list(map(_outlook_json, outlooks(draft, cells)))


def _outlook_json(outlook: Outlook) -> Json:
    return {**asdict(outlook), "reply": {**asdict(outlook.reply), "wins": outlook.reply.wins}}


def hint_json(position: Position, thought: Thought) -> Json:
    """Return the hint that a thought gives."""
    found = hint(position, thought)
    return {
        "region": list(found.region),
        "bug": found.bug,
        "cell": found.cell,
        "turn": str(found.turn),
        "line": list(map(str, found.line)),
        "value": round(found.value, 4),
        "reasons": [asdict(reason) for reason in found.reasons],
    }


def hint_steps(position: Position, bot: str, limit: Limit, seed: int | None) -> Iterator[Json]:
    """Yield None while the bot thinks, then the hint."""
    last = None
    for thought in think(bot, position, limit, seed):
        last = thought
        yield None
    if last:
        yield hint_json(position, last)


def review_steps(
    start: Position,
    played: Sequence[Played],
    bot: str,
    limit: Limit,
    seed: int | None,
    solver: Thinker | None = None,
    patient: Thinker | None = None,
) -> Iterator[Json]:
    """Yield the review whenever there is more of it, None in between; the last is `finished`."""
    before: Review | None = None
    for found in review(start, played, lambda position: think(bot, position, limit, seed), solver, patient):
        yield review_json(found) if found is not before else None
        before = found


def review_json(found: Review) -> Json:
    """Return a review as far as it has come."""
    return {
        "done": found.done,
        "total": found.total,
        "finished": found.finished,
        "points": [{**asdict(point), "chance": round(point.chance, 4)} for point in found.points],
        "findings": list(map(_finding_json, found.findings)),
        "losing": found.losing,
        "certain": found.certain,
    }


def _finding_json(finding: Finding) -> Json:
    return {
        "ply": finding.ply,
        "side": finding.side,
        "played": str(finding.played),
        "best": round(finding.best, 4),
        "kept": round(finding.kept, 4),
        "verdict": finding.verdict,
        "proven": finding.proven,
        "better": str(finding.better) if finding.better else None,
        "line": list(map(str, finding.line)),
    }


def analysis_steps(position: Position, limit: Limit, seed: int | None, prover: Prover | None = None) -> Iterator[Json]:
    """Yield the analysis whenever there is clearly more of it, None in between."""
    for found in analysis(position, limit, seed, prover):
        yield analysis_json(found) if found else None


def analysis_json(found: Analysis) -> Json:
    """Return an analysis as far as it has come."""
    choices = [
        {
            "cell": choice.cell,
            "turn": str(choice.turn),
            "line": list(map(str, choice.line)),
            "value": None if choice.value is None else round(choice.value, 4),
            "visits": choice.visits,
            "proven": choice.proven,
            "ends": choice.ends,
        }
        for choice in found.choices
    ]
    return {
        "nodes": found.nodes,
        "done": found.done,
        "value": round(found.value, 4),
        "proven": found.proven,
        "choices": choices,
    }


def report_steps(position: Position, plan: Plan) -> Iterator[Json]:
    """Yield how far the report has come, and with the last step its page."""
    for found in report(position, plan):
        done = found.stage == STAGES[-1]
        yield {
            "stage": found.stage,
            "games": found.survey.games,
            "finished": done,
            "page": page(found) if done else None,
        }


def values_json(values: Values, step: int) -> Json:
    """Return what is proven of the choice as a whole, of each cell as number `step` of a turn, and of each turn."""
    known = values.known()
    whole = best(verdict for _, verdict in known)
    by_cell: dict[int, list[Verdict]] = {}
    for turn, verdict in known:
        if turn.cells:
            by_cell.setdefault(turn.cells[step], []).append(verdict)
    return {
        "value": _verdict_json(whole),
        "cells": [{"cell": cell, **_verdict_json(best(by_cell[cell]))} for cell in sorted(by_cell)],
        "turns": [{"turn": str(turn), **_verdict_json(verdict)} for turn, verdict in known],
        "best": [str(turn) for turn, verdict in known if verdict == whole and whole.turns is not None],
        "complete": values.complete,
    }


def _verdict_json(verdict: Verdict) -> Json:
    return {"wins": verdict.wins, "in": verdict.turns}
