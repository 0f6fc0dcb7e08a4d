"""The scene of a game: everything that a page needs to paint one moment. Methods `scene` and `explain`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, cast

from bug_engine.board import Board, Names, bits
from bug_engine.event import Ate, Blackened, Event, Grew, Swapped
from bug_engine.option import NextMeal, Option
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.refusal import IllegalTurn, Refusal
from bug_engine.ruleset import SWITCHES, Ruleset
from bug_engine.state import Meal
from bug_engine.turn import Draft, cells_of
from bug_engine.wire.params import Params
from bug_engine.wire.plain import plain
from bug_engine.wire.replay import Refused, play, replay

if TYPE_CHECKING:
    from bug_engine.wire.schema import game as schema
    from bug_engine.wire.schema.methods import ExplainAnswer

_TURN_KINDS: dict[type[Event], Literal["blacken", "swap"]] = {Blackened: "blacken", Swapped: "swap"}


def scene(params: Params) -> schema.Scene:
    """Answer `scene`."""
    return scene_json(params.start(), params.texts("turns"), params.texts("draft"))


def explain(params: Params) -> ExplainAnswer:
    """Answer `explain`: the first mistake of a turn, or the legal turn as the engine writes it."""
    position, turn = params.position(), params.text("turn")
    if refusal := position.explain(turn):
        return {"refusal": refusal_json(refusal), "turn": None}
    return {"refusal": None, "turn": str(position.play(turn).turn)}


METHODS = {"scene": scene, "explain": explain}


def scene_json(start: Position, turns: Sequence[str], cells: Sequence[str] = ()) -> schema.Scene:
    """Return the scene after `turns`, with the draft of the cells named in `cells`.

    If the draft is complete, it is played, and the scene shows the next turn.
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
            played.append(play(position, str(draft)))
            position = played[-1].position
            draft = position.draft()
    return _scene_json(start, played, draft, refused)


def _scene_json(start: Position, played: Sequence[Played], draft: Draft, refused: Refused | None) -> schema.Scene:
    position = draft.position
    first, second = draft.growth_masks
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
        "options": _options_json(draft),
        "refusals": [refusal_json(refusal) for cell in range(len(start.board)) if (refusal := draft.explain(cell))],
        "mobility": draft.mobility,
        "growth_cells": (list(bits(first)), list(bits(second))),
        "draft": {
            "cells": draft.cells,
            "names": draft.names,
            "events": [event_json(event, start.board) for event in draft.events],
        },
        "last": _last_json(played[-1]) if played else None,
        "played": list(map(_played_json, played)),
        "result": plain(position.result),
        "refused": _refused_json(refused) if refused else None,
    }


def switches_json(ruleset: Ruleset) -> schema.Switches:
    """Return the switches of a rule set."""
    return cast("schema.Switches", {switch: getattr(ruleset, switch) for switch in SWITCHES})


def _rules_json(ruleset: Ruleset) -> schema.Rules:
    return {"text": ruleset.text, **switches_json(ruleset)}


def _stones(draft: Draft) -> str:
    marks = ["#" if draft.position.black_mask >> cell & 1 else "." for cell in range(len(draft.position.board))]
    for side, body in draft.bodies:
        for cell in bits(body.mask):
            marks[cell] = side.mark
    return "".join(marks)


def _bug_json(draft: Draft, index: int) -> schema.Bug:
    bug = draft.bugs[index]
    return {
        "side": bug.side,
        "cells": cells_of(draft.bodies[index][1]),
        "size": bug.size,
        "shape": bug.shape,
        "full": bug.size >= draft.size_limit,
    }


def _meal_json(draft: Draft, meal: Meal) -> schema.Meal:
    return {
        "eater": draft.indices([meal.eater])[0],
        "prey": draft.indices(meal.prey),
        "cells": list(bits(meal.cells_mask)),
    }


def next_meal_json(meal: NextMeal, board: Board) -> schema.NextMeal:
    """Return a meal, with its bugs as cells."""
    cells = board.cells_named
    return {"eater": cells(meal.eater), "prey": list(map(cells, meal.prey)), "cells": cells(meal.cells)}


def _options_json(draft: Draft) -> list[schema.Option]:
    index_of = {bug.cells: index for index, bug in enumerate(draft.bugs)}
    return [_option_json(option, draft.position.board, index_of) for option in draft.options]


def _option_json(option: Option, board: Board, index_of: Mapping[Names, int]) -> schema.Option:
    return {
        "cell": board.cells_named([option.cell])[0],
        "kind": option.kind,
        "bug": None if option.bug is None else index_of[option.bug],
        "grown": board.cells_named(option.grown),
        "size": option.size,
        "eats": [index_of[cells] for cells in option.eats],
        "next": [next_meal_json(meal, board) for meal in option.next],
        "complete": option.complete,
        "mobility": option.mobility,
        "wins": option.wins,
    }


def refusal_json(refusal: Refusal) -> schema.Refusal:
    """Return a refusal."""
    cells = refusal.board.cells_named if refusal.board else lambda _: ()
    answer: schema.Refusal = {
        "code": refusal.code,
        "step": refusal.step,
        "cell": None if refusal.cell is None else cells([refusal.cell])[0],
        "text": refusal.text,
        "cells": cells(refusal.cells),
        "bugs": refusal.bugs,
        "size": refusal.size,
        "size_limit": refusal.size_limit,
        "message": refusal.message,
    }
    if refusal.bonus_cells:
        answer["bonus_cells"] = cells(refusal.bonus_cells)
    return answer


def _refused_json(refused: Refused) -> schema.RefusedTurn:
    return {"index": refused.index, "turn": refused.turn, "refusal": refusal_json(refused.refusal)}


def event_json(event: Event, board: Board) -> schema.Event:
    """Return an event; its `type` is the name of its class in lower case, its cells are indices."""
    cells = board.cells_named
    if isinstance(event, Grew):
        return {
            "type": "grew",
            "side": event.side,
            "cell": cells([event.cell])[0],
            "kind": event.kind,
            "size": event.size,
            "bug": cells(event.bug),
        }
    if isinstance(event, Ate):
        eaters, prey = list(map(cells, event.eaters)), list(map(cells, event.prey))
        return {"type": "ate", "side": event.side, "eaters": eaters, "prey": prey}
    if isinstance(event, Blackened):
        return {"type": "blackened", "side": event.side, "cell": cells([event.cell])[0]}
    if isinstance(event, Swapped):
        return {"type": "swapped", "side": event.side}
    return {"type": "won", "side": event.side, "reason": event.reason, "margin": event.margin}


def _last_json(played: Played) -> schema.LastTurn:
    events = [event_json(event, played.position.board) for event in played.events]
    return {"side": played.side, "turn": str(played.turn), "events": events}


def _played_json(played: Played) -> schema.PlayedTurn:
    return {
        "side": played.side,
        "turn": str(played.turn),
        "kind": _TURN_KINDS.get(type(played.events[0]), "growth"),
        "ate": sum(played.eaten),
        "mobility": played.position.draft().mobility,
    }
