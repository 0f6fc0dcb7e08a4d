"""Positions, drafts and events as JSON values: everything that a page needs to paint one moment (docs/wire.md)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bug_engine.board import Board, bits
from bug_engine.bots import Thought
from bug_engine.event import Ate, Blackened, Event, Swapped
from bug_engine.position import Played, Position
from bug_engine.refusal import IllegalTurn, Refusal
from bug_engine.ruleset import SWITCHES, Ruleset
from bug_engine.state import Meal
from bug_engine.turn import Draft, Option

Json = Any

_TURN_KINDS: dict[type[Event], str] = {Blackened: "blacken", Swapped: "swap"}


@dataclass(frozen=True)
class Refused:
    """A turn of a game that is not legal: its index, its text, and why."""

    index: int
    turn: str
    refusal: Refusal


def replay(start: Position, turns: Sequence[str]) -> tuple[list[Played], Refused | None]:
    """Play turns from a position, up to the first that is not legal; return what was played, and that turn."""
    played: list[Played] = []
    position = start
    for index, turn in enumerate(turns):
        try:
            played.append(position.play(turn))
        except IllegalTurn as illegal:
            return played, Refused(index, turn, illegal.refusal)
        position = played[-1].position
    return played, None


def scene(start: Position, turns: Sequence[str], cells: Sequence[str] = ()) -> Json:
    """Return the scene after `turns`, with the turn being built begun with the cells named in `cells`.

    Cells that complete a turn are played: the scene is then that of the next turn.
    """
    played, refused = replay(start, turns)
    position = played[-1].position if played else start
    draft = position.draft()
    if not refused:
        try:
            for name in cells:
                draft = draft.add(name)
        except IllegalTurn as illegal:
            refused = Refused(len(turns), "-".join(cells), illegal.refusal)
        if draft.complete:
            played.append(position.play(str(draft)))
            position = played[-1].position
            draft = position.draft()
    return _scene_json(start, played, draft, refused)


def _scene_json(start: Position, played: Sequence[Played], draft: Draft, refused: Refused | None) -> Json:
    position = draft.position
    result = position.result
    return {
        "turn_number": len(played) + 1,
        "mover": position.mover,
        "phase": "bonus" if draft.cells else position.phase,
        "setup": position.setup,
        "swap": position.can_swap and not draft.cells,
        "coordinates": start.board.coordinates,
        "rules": _rules_json(position.ruleset),
        "stones": _stones(draft),
        "bugs": [_bug_json(draft, index) for index in range(len(draft.bugs))],
        "largest": position.largest,
        "meals": [_meal_json(draft, meal) for meal in draft.state.meals],
        "options": [_option_json(option, start.board) for option in draft.options],
        "refusals": [refusal_json(refusal) for cell in range(len(start.board)) if (refusal := draft.explain(cell))],
        "mobility": list(draft.mobility),
        "growth_cells": [list(bits(mask)) for mask in draft.growth_masks],
        "draft": {
            "cells": list(draft.cells),
            "names": list(draft.names),
            "events": [event_json(event, start.board) for event in draft.events],
        },
        "last": _last_json(played[-1]) if played else None,
        "played": list(map(_played_json, played)),
        "result": _fields_json(result) if result else None,
        "refused": _refused_json(refused) if refused else None,
    }


def _fields_json(record: Any) -> dict[str, Json]:
    # Not `asdict`: its deep copies of numbers and texts made up half of a scene's time.
    return {name: getattr(record, name) for name in record.__match_args__}


def _rules_json(ruleset: Ruleset) -> Json:
    return {"text": ruleset.text, **{switch: getattr(ruleset, switch) for switch in SWITCHES}}


def _stones(draft: Draft) -> str:
    marks = ["#" if draft.position.black_mask >> cell & 1 else "." for cell in range(len(draft.position.board))]
    for side, body in draft.bodies:
        for cell in bits(body.mask):
            marks[cell] = side.mark
    return "".join(marks)


def _bug_json(draft: Draft, index: int) -> Json:
    bug = draft.bugs[index]
    return {
        "side": bug.side,
        "cells": list(bits(draft.bodies[index][1].mask)),
        "size": bug.size,
        "shape": bug.shape,
        "full": bug.size >= draft.size_limit,
    }


def _meal_json(draft: Draft, meal: Meal) -> Json:
    return {
        "eater": draft.indices([meal.eater])[0],
        "prey": list(draft.indices(meal.prey)),
        "cells": list(bits(meal.cells_mask)),
    }


def _option_json(option: Option, board: Board) -> Json:
    served = [_with_indices(_fields_json(meal), board) for meal in option.next]
    value = {**_fields_json(option), "next": served, "size": option.size, "complete": option.complete}
    return _with_indices(value, board)


def refusal_json(refusal: Refusal) -> Json:
    """Return a refusal."""
    value = _fields_json(refusal)
    board = value.pop("board")
    return {**_with_indices(value, board), "message": refusal.message}


def _with_indices(value: dict[str, Json], board: Board) -> dict[str, Json]:
    """Return fields with each cell as its index: the library names cells, the page counts them."""
    indices = board.cells_named
    for field in value:
        if field in ("cells", "bug", "grown", "eater") and isinstance(value[field], tuple):
            value[field] = indices(value[field])
        elif field in ("eaters", "prey"):
            value[field] = list(map(indices, value[field]))
        elif field == "cell" and value[field] is not None:
            (value[field],) = indices((value[field],))
    return value


def _refused_json(refused: Refused) -> Json:
    return {"index": refused.index, "turn": refused.turn, "refusal": refusal_json(refused.refusal)}


def event_json(event: Event, board: Board) -> Json:
    """Return an event; its type is the event's name in lower case."""
    return {"type": type(event).__name__.lower(), **_with_indices(_fields_json(event), board)}


def _last_json(played: Played) -> Json:
    board = played.position.board
    events = [event_json(event, board) for event in played.events]
    return {"side": played.side, "turn": str(played.turn), "events": events}


def _played_json(played: Played) -> Json:
    eaten = sum(len(event.prey) for event in played.events if isinstance(event, Ate))
    mobility = list(played.position.draft().mobility)
    kind = _TURN_KINDS.get(type(played.events[0]), "growth")
    return {"side": played.side, "turn": str(played.turn), "kind": kind, "ate": eaten, "mobility": mobility}


def thought_json(thought: Thought) -> Json:
    """Return a thought as the page takes it."""
    return {
        "turn": str(thought.turn),
        "line": list(map(str, thought.line)),
        "value": round(thought.value, 4),
        "nodes": thought.nodes,
        "done": thought.done,
        "proven": thought.proven,
    }
