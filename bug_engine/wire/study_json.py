"""Studies, reviews and reports as messages (schema/study.py); study.py has the methods."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, cast

from bug_engine.bots import Limit, Thought, think
from bug_engine.bots.protocol import provable
from bug_engine.bots.solver import GameValue, solver_thought
from bug_engine.bots.values import TurnValues, best
from bug_engine.library.accuracy import accuracy_of
from bug_engine.library.tags import review_tags
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.study.analysis import Analysis, Choice, analysis
from bug_engine.study.game_proofs import PROVE_NODES, GameProofs, solving
from bug_engine.study.hint import hint, hint_thoughts
from bug_engine.study.review import Finisher, Judge, Review, Thinker, review
from bug_engine.study.safety import PROOF_STATES, Safety, safety_steps, standings
from bug_engine.study.territory import territory
from bug_engine.study.threats import Threat, iter_threats
from bug_engine.study.twins import twins
from bug_engine.turn import Draft, cells_of
from bug_engine.wire.plain import plain

if TYPE_CHECKING:
    from bug_engine.study.report import Plan
    from bug_engine.wire.schema import study as schema


def aids_steps(draft: Draft, states: int = PROOF_STATES) -> Iterator[schema.AidFacts | None]:
    """Yield twins and territory of the draft, and threats and standings of the start of its turn.

    The first answer comes early, with every `safety` unknown; another follows whenever more safety is proven, and None
    in between.
    """
    position = draft.position
    shapes = plain(twins(draft))
    both: tuple[list[Threat], list[Threat]] = ([], [])
    for side, found in enumerate(both):
        yield None
        for threat in iter_threats(position, side):
            found.append(threat)
            yield None
    threats = plain(both)
    bugs = [{"cells": cells_of(body)} for _, body in position.draft().bodies]

    def facts_json(proven: Sequence[Safety]) -> schema.AidFacts:
        found = standings(position, both, proven=proven)
        return {
            "twins": shapes,
            "territory": plain(territory(draft)) | {"mobility": draft.mobility},
            "threats": threats,
            "standings": [plain(each, "in_danger") | bug for each, bug in zip(found, bugs, strict=True)],
        }

    yield facts_json(["unknown"] * len(bugs))
    for proven in safety_steps(position, states):
        yield None if proven is None else facts_json(proven)


def hint_json(draft: Draft, thought: Thought) -> schema.Hint:
    """Return the hint from a thought."""
    return cast("schema.Hint", plain(hint(draft.position, thought, draft)))


def hint_steps(draft: Draft, bot: str, limit: Limit, seed: int | None) -> Iterator[schema.Hint | None]:
    """Yield None while the bot thinks, then the hint for the rest of the turn."""
    last = None
    for thought in hint_thoughts(draft.position, bot, limit, seed, draft):
        last = thought
        yield None
    if last:
        yield hint_json(draft, last)


def review_steps(
    start: Position,
    played: Sequence[Played],
    bot: str,
    limit: Limit,
    seed: int | None,
    solver: Thinker | None = None,
    patient: Thinker | None = None,
    known: Mapping[int, Thought] = MappingProxyType({}),
    finish: Finisher | None = None,
    judge: Judge | None = None,
) -> Iterator[schema.Review | None]:
    """Yield the review whenever it has grown, None in between; the last is `finished`."""
    before: Review | None = None
    thinker: Thinker = lambda position: think(bot, position, limit, seed)  # noqa: E731
    for found in review(start, played, thinker, solver, patient, known, finish, judge):
        yield review_json(found) if found is not before else None
        before = found


def estimate_steps(position: Position, bot: str, limit: Limit, seed: int | None) -> Iterator[schema.Estimate | None]:
    """Yield None while the bot thinks, then its last thought, with its value not rounded: a review depends on it."""
    last = None
    for thought in think(bot, position, limit, seed):
        last = thought
        yield None
    if last:
        yield {"line": [str(turn) for turn in last.line], "value": last.value, "proven": last.proven}


def prove_steps(position: Position, limit: Limit, proofs: GameProofs) -> Iterator[schema.Estimate | None]:
    """Yield an estimate without a proof, None while the winner is not proven, then the proof, if there is one."""
    solver = proofs.solver(position)
    yield {"line": [], "value": 0.5, "proven": None, "ends": None}
    if provable(position):
        for _ in solving(solver, limit.nodes or PROVE_NODES):
            yield None
    if solver.value.wins is not None:
        thought = solver_thought(solver, done=True)
        line, ends = [str(turn) for turn in thought.line], solver.value.turns
        yield {"line": line, "value": thought.value, "proven": thought.proven, "ends": ends}


def review_json(found: Review) -> schema.Review:
    """Return a review, finished or not."""
    accuracy = [accuracy_of(found, side) for side in (0, 1)]
    return cast("schema.Review", plain(found, "finished") | {"tags": list(review_tags(found)), "accuracy": accuracy})


def analysis_steps(
    position: Position,
    limit: Limit,
    seed: int | None,
    proofs: GameProofs | None = None,
    given: Sequence[Choice] = (),
) -> Iterator[schema.Analysis | None]:
    """Yield the analysis whenever it has clearly grown, None in between."""
    for found in analysis(position, limit, seed, proofs, given):
        yield analysis_json(found) if found else None


def analysis_json(found: Analysis) -> schema.Analysis:
    """Return an analysis, finished or not."""
    return cast("schema.Analysis", plain(found, "value", "proven"))


def report_steps(position: Position, plan: Plan) -> Iterator[schema.ReportProgress]:
    """Yield the progress of a report; the last has its page, and the words of its slots."""
    # Here, so that a hint does not wait for the whole standard library: only reports need `statistics`.
    from bug_engine.study.report import STAGES, report
    from bug_engine.study.report_page import page
    from bug_engine.study.report_words import Slots

    for found in report(position, plan):
        done, slots = found.stage == STAGES[-1], Slots()
        yield {
            "stage": found.stage,
            "games": found.survey.games,
            "finished": done,
            "page": page(found, slots) if done else None,
            "words": [
                {"code": code, "params": {name: plain(value) for name, value in params.items()}}
                for code, params in slots.words
            ],
        }


def values_json(values: TurnValues, step: int) -> schema.TurnValues:
    """Return the proven values: of the best turn, of each cell as number `step` of a turn, and of each turn."""
    known = values.known()
    whole = best(value for _, value in known)
    by_cell: dict[int, list[GameValue]] = {}
    for turn, value in known:
        if turn.cells:
            by_cell.setdefault(turn.cells[step], []).append(value)
    return {
        "value": _value_json(whole),
        "cells": [{"cell": cell, **_value_json(best(by_cell[cell]))} for cell in sorted(by_cell)],
        "turns": [{"turn": str(turn), **_value_json(value)} for turn, value in known],
        "best": [str(turn) for turn, value in known if value == whole and whole.turns is not None],
        "complete": values.complete,
    }


def _value_json(value: GameValue) -> schema.ProvenValue:
    return {"wins": value.wins, "in": value.turns}
