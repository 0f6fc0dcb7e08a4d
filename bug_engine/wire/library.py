"""A user's games. Methods `library_entry`, `library_import`, `library_mistakes`, `library_openings` and
`library_progress`.

The functions import what they need when they are called, so that the page boots sooner.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from bug_engine.formats.record import BadRecord
from bug_engine.game import Game
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.side import MARKS
from bug_engine.text_error import CodedError
from bug_engine.wire.params import BadRequest, Params
from bug_engine.wire.plain import plain
from bug_engine.wire.records import as_asked, game_of, record_of, wrong_json
from bug_engine.wire.thinking import Work

if TYPE_CHECKING:
    from bug_engine.formats.importers import Import
    from bug_engine.library.backup import Details
    from bug_engine.library.openings import PastGame
    from bug_engine.library.progress import Facts
    from bug_engine.wire.schema import library as schema

# The number of games in one push.
BATCH = 20
# The most parts of one text; each part is read by another worker.
MOST_PARTS = 64
# Progress is also reported after this number of games other than Bug: a file with all kinds of games has thousands.
OTHERS = 500
# No player has more mistakes in a game, and no turn more meals.
MAX_COUNT = 10_000


def library_entry(params: Params) -> schema.Entry:
    """Answer `library_entry`: a game as the library keeps it."""
    return _entry(as_asked(game_of(params), params))


def _entry(game: Game) -> schema.Entry:
    from bug_engine.library.summary import summary_of

    found = summary_of(game)
    result = found.result and vars(found.result)
    summary: schema.Summary = {**vars(found), "result": result}  # type: ignore[typeddict-item]  # the same fields
    return {"record": record_of(game), "summary": summary}


def library_import(params: Params) -> Work[schema.Imported]:
    """Answer `library_import`: the games of a text, a few at a time."""
    fields = params.fields()
    if "coordinates" not in params:
        del fields["coordinates"]
    parts = params.whole("parts", 1, MOST_PARTS + 1)
    if not parts:
        raise BadRequest("bad_request", "parts must be 1 or more")
    return _reading(params.text("text"), fields, (params.whole("part", 0, parts), parts))


def _reading(text: str, fields: dict[str, str], part: tuple[int, int] = (0, 1)) -> Work[schema.Imported]:
    from bug_engine.library.backup import games_in

    games: list[schema.ImportedGame] = []
    done = others = reported = 0
    place, line = 0, 1
    try:
        for found, details in games_in(text, fields, part):
            if found.start > place:
                place, line = found.start, line + text.count("\n", place, found.start)
            if found.wrong and found.wrong.code == "other_game":
                others += 1
            else:
                games.append(_imported(found, text, details, line))
            done = max(done, found.end)
            full = len(games) == BATCH or others == reported + OTHERS
            yield {"games": games, "others": others, "done": done, "total": len(text)} if full else None
            if full:
                games, reported = [], others
    except BadRecord as bad:
        if part[0] == 0:
            games.append(_refused(bad, 1, 1))
    return {"games": games, "others": others, "done": len(text), "total": len(text)}


def _imported(found: Import, text: str, details: Details, line: int) -> schema.ImportedGame:
    name, folder = (str(details.get(key, "")) for key in ("name", "folder"))
    if found.wrong or not found.game:
        site = found.game.headers.get("Site", "") if found.game else ""
        return _refused(
            found.wrong or BadRecord("there is no game", "no_moves", text), line, found.number, name or site
        )
    entry = _entry(found.game)
    _take_apart(found.game)
    return {
        "entry": entry,
        "wrong": None,
        "line": line,
        "number": found.number,
        "boards": found.boards,
        "name": name,
        "folder": folder,
    }


def _take_apart(game: Game) -> None:
    """Cut a game's tree, whose nodes refer to each other: the garbage collector would take a fifth of an import."""
    for node in [*game.nodes]:
        node.children.clear()


def _refused(wrong: CodedError, line: int, number: int, name: str = "") -> schema.ImportedGame:
    return {
        "entry": None,
        "wrong": wrong_json(wrong),
        "line": line,
        "number": number,
        "boards": [],
        "name": name,
        "folder": "",
    }


def library_mistakes(params: Params) -> Work[schema.Mistakes]:
    """Answer `library_mistakes`: the stage of each mistake, and exercises from the mistakes."""
    start, played = params.played()
    if not played:
        raise BadRequest("bad_game", "there are no turns in this game")
    plies, proven = params.wholes("plies", len(played)), params.wholes("proven", len(played))
    return _mistakes(start, played, plies, proven)


def _mistakes(start: Position, played: list[Played], plies: list[int], proven: list[int]) -> Work[schema.Mistakes]:
    from bug_engine.library.exercises import exercise_at, stage_of
    from bug_engine.wire.study import proofs_for

    proofs = proofs_for(start)
    found: list[schema.Mistake] = []
    for ply in dict.fromkeys([*plies, *proven]):
        exercise = (yield from exercise_at(start, played, ply, proofs.proof)) if ply in proven else None
        before = played[ply - 1].position if ply else start
        found.append({"ply": ply, "stage": stage_of(before), "exercise": plain(exercise)})
        yield {"mistakes": list(found)}
    return {"mistakes": found}


def library_openings(params: Params) -> Work[schema.Openings]:
    """Answer `library_openings`: the turns that games played from a position, and the turns of a book."""
    from bug_engine.library.openings import PastGame

    sides = ("winner", "reader")
    position = params.position()
    params.value("games", "a list of objects", list)
    games = [
        PastGame(game.text("key"), *(game.whole(side, None, len(MARKS)) if side in game else None for side in sides))
        for game in params.each("games")
    ]
    return _openings(position, games)


def _openings(position: Position, games: Sequence[PastGame]) -> Work[schema.Openings]:
    from bug_engine.library.openings import openings

    work = openings(position, games)
    while True:
        try:
            found = next(work)
        except StopIteration as end:
            last: schema.Openings = plain(end.value)
            return last
        yield plain(found) if found else None


def library_progress(params: Params) -> schema.Progress:
    """Answer `library_progress`: a player's statistics."""
    from bug_engine.library.fit import fit_of
    from bug_engine.library.progress import RATINGS, progress_of

    params.value("games", "a list of objects", list)
    games = [_facts(game) for game in params.each("games")]
    found = progress_of(games, _day(params, "today"))
    answer: schema.Progress = plain(found) | {"scale": RATINGS, "fit": plain(fit_of(games))}
    return answer


def _facts(game: Params) -> Facts:
    from bug_engine.library.progress import STAGES, Facts
    from bug_engine.study.slip import SLIPS

    mistakes, slips = _counts(game, "mistakes", len(STAGES)), _counts(game, "slips", len(SLIPS))
    return Facts(
        game.text("board"),
        game.text("rules"),
        game.text("level") if "level" in game else None,
        game.value("won", "true or false", bool),
        _day(game, "day"),
        game.whole("chain", None, MAX_COUNT),
        (mistakes[0], mistakes[1], mistakes[2]) if mistakes else None,
        game.whole("accuracy", None, 101) if "accuracy" in game else None,
        slips,
    )


def _counts(game: Params, name: str, size: int) -> tuple[int, ...] | None:
    """Return a list of counts of the given length, None if it is missing."""
    if name not in game:
        return None
    counts = game.wholes(name, MAX_COUNT)
    if len(counts) != size:
        raise game.bad(name, f"a list of {size} counts", counts)
    return tuple(counts)


def _day(params: Params, name: str) -> date:
    try:
        return date.fromisoformat(params.text(name))
    except ValueError as wrong:
        raise BadRequest("bad_request", f"{name}: {wrong}") from None


METHODS = {
    "library_entry": library_entry,
    "library_import": library_import,
    "library_mistakes": library_mistakes,
    "library_openings": library_openings,
    "library_progress": library_progress,
}
