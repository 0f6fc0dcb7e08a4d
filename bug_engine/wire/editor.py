"""The editor: painted boards and positions. Methods `board` and `edit`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bug_engine.board import Board, Cell, bits, turned
from bug_engine.boards import board_drawn, board_named
from bug_engine.coordinates import cell_names, number_labels
from bug_engine.custom import drawn_text, outline_text
from bug_engine.position import Position
from bug_engine.side import MARKS
from bug_engine.text_error import CodedError
from bug_engine.wire.params import MAX_SETUP_CELLS, Params
from bug_engine.wire.records import start_json, wrong_json
from bug_engine.wire.scene import scene_json

if TYPE_CHECKING:
    from bug_engine.wire.schema import texts as schema
    from bug_engine.wire.schema.game import CatalogueCell

ORIENTATIONS = 12


def board(params: Params) -> schema.BoardAnswer:
    """Answer `board`: a board by its name or text, or from painted cells."""
    coordinates, orientation = params.coordinates(), params.whole("orientation", 0, ORIENTATIONS)
    try:
        found = board_drawn(_painted(params)) if "cells" in params else board_named(params.text("board"))
    except CodedError as wrong:
        return {"board": None, "wrong": wrong_json(wrong)}
    return {"board": board_json(found.in_coordinates(coordinates), orientation), "wrong": None}


def edit(params: Params) -> schema.Edited:
    """Answer `edit`: the scene of a position that is painted as `cells` or written as `text`, or the mistake in it."""
    ruleset, coordinates = params.ruleset(), params.coordinates()
    mover, setup = params.whole("mover", 0, len(MARKS)), params.whole("setup", 0, MAX_SETUP_CELLS)
    try:
        on = board_named(params.text("board")) if "board" in params else None
        text = _painted(params) if "cells" in params else params.text("text")
        if "cells" in params:
            on = board_drawn(text, on)
        position = Position.from_text(text, mover, ruleset, on, setup, coordinates)
    except CodedError as wrong:
        return {"scene": None, "start": None, "board": None, "wrong": wrong_json(wrong)}
    start, shown = start_json(position), board_json(position.board)
    return {"scene": scene_json(position, ()), "start": start, "board": shown, "wrong": None}


METHODS = {"edit": edit, "board": board}


def board_json(board: Board, orientation: int = 0) -> schema.Geometry:
    """Return a board, with the labels around it, in one of the 12 orientations.

    The order and the names of the cells do not depend on the orientation.
    """
    return {
        "name": board.name,
        "title": board.name,
        "text": outline_text(board),
        "coordinates": board.coordinates,
        "orientation": orientation,
        "cells": [(name, *place) for name, place in zip(board.names, board.oriented(orientation), strict=True)],
        "black": list(bits(board.black_mask)),
        "rows": cell_names(board.cells, "rows"),
        "labels": labels_json(board, orientation),
    }


def labels_json(board: Board, orientation: int = 0) -> list[CatalogueCell]:
    """Return the labels around a board, on two axes, in one of the 12 orientations."""
    both = (*board.labels, *number_labels(board.cells, board.coordinates))
    return [(label.text, *turned(Cell(label.q, label.r), orientation)) for label in both]


def _painted(params: Params) -> str:
    return drawn_text(params.marks("cells"))
