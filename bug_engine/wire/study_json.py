"""Studies, reviews and reports as messages (schema/study.py); study.py has the methods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bug_engine.board import Cells
from bug_engine.bots import Limit, Thought, think
from bug_engine.bots.solver import GameValue
from bug_engine.bots.values import Values, best
from bug_engine.position import Played, Position
from bug_engine.study.analysis import Analysis, Choice, analysis
from bug_engine.study.hint import Reason, hint
from bug_engine.study.outlook import Outlook, outlooks
from bug_engine.study.prover import Prover
from bug_engine.study.report import STAGES, Plan, report
from bug_engine.study.report_page import page
from bug_engine.study.review import Finding, Point, Review, Thinker, review
from bug_engine.study.safety import PROOF_STATES, Safety, Standing, safety_steps, standings
from bug_engine.study.territory import territory
from bug_engine.study.threats import Owed, Threat, iter_threats
from bug_engine.study.twins import Twins, twins
from bug_engine.turn import Draft, cells_of

if TYPE_CHECKING:
    from bug_engine.wire.schema import game
    from bug_engine.wire.schema import study as schema


def study_steps(draft: Draft, states: int = PROOF_STATES) -> Iterator[schema.Study | None]:
    """Yield twins and territory of the draft, and threats and standings of the start of its turn.

    The first study comes as soon as it is known, with every `safety` unknown; another follows whenever more safety is
    proven, and None in between.
    """
    position = draft.position
    shapes = list(map(_twins_json, twins(draft)))
    both: tuple[list[Threat], list[Threat]] = ([], [])
    for side, found in enumerate(both):
        yield None
        for threat in iter_threats(position, side):
            found.append(threat)
            yield None
    first, second = (list(map(threat_json, of_side)) for of_side in both)
    bugs = [cells_of(body) for _, body in position.draft().bodies]

    def study_json(proven: Sequence[Safety]) -> schema.Study:
        found = standings(position, both, proven=proven)
        return {
            "twins": shapes,
            "territory": _territory_json(draft),
            "threats": (first, second),
            "standings": [_standing_json(each, cells) for each, cells in zip(found, bugs, strict=True)],
        }

    yield study_json(["unknown"] * len(bugs))
    for proven in safety_steps(position, states):
        yield None if proven is None else study_json(proven)


def _twins_json(found: Twins) -> schema.Twins:
    mark = found.mark
    return {
        "bug": found.bug,
        "mark": {"index": mark.index, "name": mark.name, "size": mark.size},
        "twins": found.twins,
        "friends": found.friends,
    }


def _territory_json(draft: Draft) -> schema.Territory:
    found = territory(draft)
    return {
        "only": found.only,
        "both": found.both,
        "nobody": found.nobody,
        "limit": found.limit,
        "growing": found.growing,
        "mobility": draft.mobility,
    }


def _standing_json(standing: Standing, cells: Cells) -> schema.Standing:
    return {
        "bug": standing.bug,
        "side": standing.side,
        "cells": cells,
        "eaten_by": standing.eaten_by,
        "in_danger": standing.in_danger,
        "safety": standing.safety,
    }


def threat_json(threat: Threat) -> schema.Threat:
    """Return a threat."""
    return {
        "side": threat.side,
        "cell": threat.cell,
        "kind": threat.kind,
        "grown": threat.grown,
        "prey": threat.prey,
        "stones": threat.stones,
        "turn": str(threat.turn),
        "steps": [{"meals": list(map(_owed_json, step.meals)), "cell": step.cell} for step in threat.steps],
    }


def _owed_json(owed: Owed) -> game.NextMeal:
    return {"eater": owed.eater, "prey": owed.prey, "cells": owed.cells}


def outlook_json(draft: Draft, cells: Sequence[int] | None = None) -> list[schema.Outlook]:
    """Return the outlooks of some next cells; without `cells` of all, in the order of `scene.options`."""
    return list(map(_outlook_json, outlooks(draft, cells)))


def _outlook_json(outlook: Outlook) -> schema.Outlook:
    reply = outlook.reply
    return {
        "cell": outlook.cell,
        "cells": outlook.cells,
        "before": outlook.before,
        "after": outlook.after,
        "reply": {
            "mobility": reply.mobility,
            "eating": reply.eating,
            "prey": reply.prey,
            "stones": reply.stones,
            "wins": reply.wins,
        },
    }


def hint_json(position: Position, thought: Thought) -> schema.Hint:
    """Return the hint that a thought gives."""
    found = hint(position, thought)
    return {
        "region": found.region,
        "bug": found.bug,
        "cell": found.cell,
        "turn": str(found.turn),
        "line": list(map(str, found.line)),
        "value": round(found.value, 4),
        "reasons": list(map(_reason_json, found.reasons)),
    }


def _reason_json(reason: Reason) -> schema.Reason:
    return {"why": reason.why, "bugs": reason.bugs, "count": reason.count}


def hint_steps(position: Position, bot: str, limit: Limit, seed: int | None) -> Iterator[schema.Hint | None]:
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
) -> Iterator[schema.Review | None]:
    """Yield the review whenever it has grown, None in between; the last is `finished`."""
    before: Review | None = None
    for found in review(start, played, lambda position: think(bot, position, limit, seed), solver, patient):
        yield review_json(found) if found is not before else None
        before = found


def review_json(found: Review) -> schema.Review:
    """Return a review, finished or not."""
    return {
        "done": found.done,
        "total": found.total,
        "finished": found.finished,
        "points": list(map(_point_json, found.points)),
        "findings": list(map(_finding_json, found.findings)),
        "losing": found.losing,
        "certain": found.certain,
    }


def _point_json(point: Point) -> schema.Point:
    return {"ply": point.ply, "chance": round(point.chance, 4), "proven": point.proven}


def _finding_json(finding: Finding) -> schema.Finding:
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


def analysis_steps(
    position: Position, limit: Limit, seed: int | None, prover: Prover | None = None
) -> Iterator[schema.Analysis | None]:
    """Yield the analysis whenever it has clearly grown, None in between."""
    for found in analysis(position, limit, seed, prover):
        yield analysis_json(found) if found else None


def analysis_json(found: Analysis) -> schema.Analysis:
    """Return an analysis, finished or not."""
    return {
        "nodes": found.nodes,
        "done": found.done,
        "value": round(found.value, 4),
        "proven": found.proven,
        "choices": list(map(_choice_json, found.choices)),
    }


def _choice_json(choice: Choice) -> schema.Choice:
    return {
        "cell": choice.cell,
        "turn": str(choice.turn),
        "line": list(map(str, choice.line)),
        "value": None if choice.value is None else round(choice.value, 4),
        "visits": choice.visits,
        "proven": choice.proven,
        "ends": choice.ends,
    }


def report_steps(position: Position, plan: Plan) -> Iterator[schema.ReportProgress]:
    """Yield the progress of a report; the last has its page."""
    for found in report(position, plan):
        done = found.stage == STAGES[-1]
        yield {
            "stage": found.stage,
            "games": found.survey.games,
            "finished": done,
            "page": page(found) if done else None,
        }


def values_json(values: Values, step: int) -> schema.Values:
    """Return what is proven: the best turn's value, the value of each cell as number `step` of a turn, and of each
    turn.
    """
    known = values.known()
    whole = best(verdict for _, verdict in known)
    by_cell: dict[int, list[GameValue]] = {}
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


def _verdict_json(verdict: GameValue) -> schema.ProvenValue:
    return {"wins": verdict.wins, "in": verdict.turns}
