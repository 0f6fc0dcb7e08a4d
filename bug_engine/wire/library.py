"""A user's games. Methods `library_entry`, `library_import` and `library_mistakes`.

The functions import what they need when they are called: a boot does not need it.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from bug_engine.formats.record import BadRecord
from bug_engine.game import Game
from bug_engine.position import Played, Position
from bug_engine.text_error import CodedError
from bug_engine.wire.params import BadRequest, Params
from bug_engine.wire.plain import plain
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


def library_mistakes(params: Params) -> Work[schema.Mistakes]:
    """Answer `library_mistakes`: the stage of each turn that gave something away, and exercises from them."""
    start, played = params.played()
    if not played:
        raise BadRequest("bad_game", "there are no turns in this game")
    plies, proven = params.wholes("plies", len(played)), params.wholes("proven", len(played))
    return _mistakes(start, played, plies, proven)


def _mistakes(start: Position, played: list[Played], plies: list[int], proven: list[int]) -> Work[schema.Mistakes]:
    from bug_engine.library.exercises import exercise_at, stage_of
    from bug_engine.wire.study import prover_for

    prover = prover_for(start)
    found: list[schema.Mistake] = []
    for ply in dict.fromkeys([*plies, *proven]):
        exercise = (yield from exercise_at(start, played, ply, prover.proof)) if ply in proven else None
        before = played[ply - 1].position if ply else start
        found.append({"ply": ply, "stage": stage_of(before), "exercise": plain(exercise)})
        yield {"mistakes": list(found)}
    return {"mistakes": found}


METHODS = {
    "library_entry": library_entry,
    "library_import": library_import,
    "library_mistakes": library_mistakes,
}
