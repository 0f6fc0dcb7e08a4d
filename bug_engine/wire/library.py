"""A user's games. Methods `library_entry` and `library_import`.

The functions import what they need when they are called: a boot does not need it.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from bug_engine.formats.record import BadRecord
from bug_engine.game import Game
from bug_engine.text_error import CodedError
from bug_engine.wire.params import Params
from bug_engine.wire.records import as_asked, game_of, record_of, wrong_json
from bug_engine.wire.thinking import Work

if TYPE_CHECKING:
    from bug_engine.formats.importers import Import
    from bug_engine.library.backup import Details
    from bug_engine.wire.schema import library as schema

# Games that are read before they are pushed together.
BATCH = 20


def library_entry(params: Params) -> schema.Entry:
    """Answer `library_entry`: a game as the library keeps it."""
    return _entry(as_asked(game_of(params), params))


def _entry(game: Game) -> schema.Entry:
    from bug_engine.library.summary import summary_of

    summary: schema.Summary = asdict(summary_of(game))  # type: ignore[assignment]  # the same fields
    return {"record": record_of(game), "summary": summary}


def library_import(params: Params) -> Work[schema.Imported]:
    """Answer `library_import`: the games of a text, a few at a time."""
    fields = params.fields()
    if "coordinates" not in params:
        del fields["coordinates"]
    return _reading(params.text("text"), fields)


def _reading(text: str, fields: dict[str, str]) -> Work[schema.Imported]:
    from bug_engine.library.backup import games_in

    games: list[schema.ImportedGame] = []
    done = 0
    try:
        for found, details in games_in(text, fields):
            games.append(_imported(found, text, details))
            done = max(done, found.end)
            yield {"games": games, "done": done, "total": len(text)} if len(games) == BATCH else None
            games = games if len(games) < BATCH else []
    except BadRecord as bad:
        games.append(_refused(bad, 1))
    return {"games": games, "done": len(text), "total": len(text)}


def _imported(found: Import, text: str, details: Details) -> schema.ImportedGame:
    line = text.count("\n", 0, found.start) + 1
    if found.wrong or not found.game:
        return _refused(found.wrong or BadRecord("there is no game", "no_moves", text), line)
    name, folder = (str(details.get(key, "")) for key in ("name", "folder"))
    return {
        "entry": _entry(found.game),
        "wrong": None,
        "line": line,
        "boards": found.boards,
        "name": name,
        "folder": folder,
    }


def _refused(wrong: CodedError, line: int) -> schema.ImportedGame:
    return {"entry": None, "wrong": wrong_json(wrong), "line": line, "boards": [], "name": "", "folder": ""}


METHODS = {"library_entry": library_entry, "library_import": library_import}
