"""Boards and positions in the making as JSON values (docs/wire.md): what an editor paints is told back at once, with
what is legal there or what is wrong with it.
"""

from __future__ import annotations

from bug_engine.board import Board, Cell, bits, turned
from bug_engine.boards import board_drawn, board_named
from bug_engine.coordinates import cell_names
from bug_engine.custom import drawn_text, outline_text
from bug_engine.position import Position
from bug_engine.side import MARKS
from bug_engine.wire.params import MAX_SETUP_CELLS, BadRequest, Params
from bug_engine.wire.scene import Json, scene
from bug_engine.wire.texts import start_json, wrong_json

ORIENTATIONS = 12


def board_json(board: Board, orientation: int = 0) -> Json:
    """Return a board as the catalogue has it, shown in one of the 12 orientations, with the labels around it.

    Cells keep their order and their names wherever they are shown.
    """
    return {
        "name": board.name,
        "title": board.name,
        "text": outline_text(board),
        "coordinates": board.coordinates,
        "orientation": orientation,
        "cells": [[name, *place] for name, place in zip(board.names, board.oriented(orientation), strict=True)],
        "black": list(bits(board.black_mask)),
        "rows": list(cell_names(board.cells, "rows")),
        "labels": [[label.text, *turned(Cell(label.q, label.r), orientation)] for label in board.labels],
    }


def board(params: Params) -> Json:
    """Describe a board, by name or text, or painted as `cells`."""
    coordinates, orientation = params.coordinates(), params.whole("orientation", 0, ORIENTATIONS)
    try:
        found = board_drawn(_painted(params)) if "cells" in params else board_named(params.text("board"))
    except BadRequest:
        raise
    except ValueError as wrong:
        return {"board": None, "wrong": wrong_json(wrong)}
    return {"board": board_json(found.in_coordinates(coordinates), orientation), "wrong": None}


def edit(params: Params) -> Json:
    """Describe a position that is painted, as `cells` or as `text`, with its scene; or say what is wrong with it."""
    ruleset, coordinates = params.ruleset(), params.coordinates()
    mover, setup = params.whole("mover", 0, len(MARKS)), params.whole("setup", 0, MAX_SETUP_CELLS)
    try:
        on = board_named(params.text("board")) if "board" in params else None
        text = _painted(params) if "cells" in params else params.text("text")
        if "cells" in params:
            on = board_drawn(text, on)
        position = Position.from_text(text, mover, ruleset, on, setup, coordinates)
    except BadRequest:
        raise
    except ValueError as wrong:
        return {"scene": None, "start": None, "board": None, "wrong": wrong_json(wrong)}
    start, shown = start_json(position), board_json(position.board)
    return {"scene": scene(position, ()), "start": start, "board": shown, "wrong": None}


def _painted(params: Params) -> str:
    return drawn_text(params.marks("cells"))
