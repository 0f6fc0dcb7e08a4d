"""What there is to choose from, as the page needs it before Python has arrived."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from bug_engine import __version__
from bug_engine.board import bits
from bug_engine.boards import catalogue as boards
from bug_engine.bots import BOTS, LEVELS
from bug_engine.ruleset import RULESETS, SWITCHES
from bug_engine.table.clock import control_text


def catalogue() -> dict[str, Any]:
    """Return rule sets, boards, bots and levels as JSON values (docs/wire.md)."""
    return {
        "engine": __version__,
        "rulesets": [
            {
                "name": ruleset.name,
                "title": ruleset.title,
                "source": ruleset.source,
                "fields": {switch: getattr(ruleset, switch) for switch in SWITCHES},
                "boards": list(ruleset.boards),
                "coordinates": ruleset.coordinates,
                "clock": {**asdict(ruleset.clock), "text": control_text(ruleset.clock)} if ruleset.clock else None,
                "colours": list(ruleset.colours),
            }
            for ruleset in RULESETS.values()
        ],
        "boards": [
            {
                "name": board.name,
                "title": board.name,
                "cells": [[name, *cell] for name, cell in zip(board.names, board.cells, strict=True)],
                "black": list(bits(board.black_mask)),
                "labels": [list(label) for label in board.labels],
            }
            for board in boards().values()
        ],
        "bots": [{"name": bot.name, "title": bot.title} for bot in BOTS.values()],
        "levels": [
            {"name": level.name, "title": level.title, "bot": level.bot, "limit": {"nodes": level.limit.nodes}}
            for level in LEVELS.values()
        ],
    }


def catalogue_module() -> str:
    """Return the catalogue as the JavaScript module `web/engine/catalogue.js`."""
    return (
        "// Made from the engine by `python3 -m bug_engine catalogue`; a test fails when it is stale.\n"
        "/** @type {import('./protocol.js').Catalogue} */\n"
        f"export const catalogue = {_lines(catalogue())};\n"
    )


def _lines(value: dict[str, Any]) -> str:
    """Return JSON with one line an entry, so that a change shows as a small diff."""
    parts = []
    for key, entry in value.items():
        if isinstance(entry, list):
            items = ",\n    ".join(json.dumps(item, ensure_ascii=False) for item in entry)
            parts.append(f"  {json.dumps(key)}: [\n    {items}\n  ]")
        else:
            parts.append(f"  {json.dumps(key)}: {json.dumps(entry)}")
    return "{\n" + ",\n".join(parts) + "\n}"
