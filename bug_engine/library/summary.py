"""What a library shows of a game without opening it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from bug_engine.boards import catalogue
from bug_engine.formats.fields import fields_of
from bug_engine.formats.results import RESULT
from bug_engine.game import Game, Node
from bug_engine.notation import SWAP, turn_text
from bug_engine.side import MARKS

Finish = Literal["no_growth", "handicap", "time", "resignation", "abandonment", "other"]
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
# The fields of a key after rules and board, for a game with an unusual start. No turn looks like them.
_START_FIELDS = {"start": re.compile(r"[.xo#*_/]+"), "mover": re.compile("[xo]"), "setup": re.compile("[0-9]{1,4}")}
_RESULT = re.compile(r"([xo]) wins(?: (?:by|on) (\w+))?(?:, margin ([0-9]{1,6}))?")


@dataclass(frozen=True)
class GameResult:
    """How the main line of a game ended: by the rules, or else by its header `Result`.

    `winner` is None if the header names none, `margin` if it is unknown.
    """

    winner: int | None
    ending: Finish
    margin: int | None


@dataclass(frozen=True)
class Summary:
    """The summary of a game; all fields except `headers` are about its main line.

    `key` is equal for games of the same players with the same start, turns and date (see `duplicates`). `stones` are
    the marks of the last position in board order, and `cells` the places of the cells of a board without a name.
    `chain` is the largest number of bugs that one turn ate, `chains` the same by side, and `eaten` the number of bugs
    that each side ate.
    """

    key: str
    rules: str
    board: str
    cells: tuple[tuple[int, int], ...] | None
    stones: str
    players: tuple[str, str]
    date: str | None
    turns: int
    result: GameResult | None
    chain: int
    chains: tuple[int, int]
    eaten: tuple[int, int]


def summary_of(game: Game) -> Summary:
    """Return the summary of a game.

    >>> game = Game("genius", "hexhex3", headers={"X": "Ann", "Date": "2026-11-22"}).play("C3").play("B2-B1")
    >>> summary = summary_of(game)
    >>> summary.players, summary.date, summary.turns, summary.chain, summary.eaten, summary.stones
    (('Ann', ''), '2026-11-22', 2, 1, (0, 1), '...oo..............')
    >>> summary.key
    'genius hexhex3 C3 B2-B1 | Ann |  | 2026-11-22'
    """
    line = game.root.end.line
    start, end = game.root.position, game.root.end.position
    named = start.board.name in catalogue()
    headers = game.headers
    date = _DATE.match(headers.get("Date", ""))
    players = (headers.get("X", "").strip(), headers.get("O", "").strip())
    ate = [(node.played.side, sum(node.played.eaten)) for node in line if node.played]
    first, second = ([count for mover, count in ate if mover == side] for side in (0, 1))
    chains = (max(first, default=0), max(second, default=0))
    return Summary(
        key=_key(game, line, players, date[0] if date else ""),
        rules=start.ruleset.text,
        board=start.board.name,
        cells=None if named else tuple((cell.q, cell.r) for cell in start.board.cells),
        stones="".join(map(end.mark, range(len(end.board)))),
        players=players,
        date=date[0] if date else None,
        turns=len(line),
        result=_result(game),
        chain=max(chains),
        chains=chains,
        eaten=(sum(first), sum(second)),
    )


def _key(game: Game, line: list[Node], players: tuple[str, str], date: str) -> str:
    start = game.root.position.in_coordinates("rows")
    fields = fields_of(start)
    del fields["coordinates"]
    turns = [node.played.turn for node in line if node.played]
    words = [SWAP if turn.swap else turn_text(start.board, turn.cells) for turn in turns]
    return " | ".join([" ".join([*fields.values(), *words]), *players, date])


def main_line(key: str) -> tuple[dict[str, str], list[str]]:
    """Return the fields of the start and the turns, named by `rows`, of the game with this `Summary.key`.

    >>> main_line("genius hexhex3 C3 B2-B1 | Ann |  | 2026-11-22")
    ({'rules': 'genius', 'board': 'hexhex3'}, ['C3', 'B2-B1'])
    >>> main_line("genius ../.. x./.. o A2")[0]
    {'rules': 'genius', 'board': '../..', 'start': 'x./..', 'mover': 'o'}
    """
    words = key.partition(" | ")[0].split()
    fields = dict(zip(("rules", "board"), words, strict=False))
    del words[:2]
    for name, form in _START_FIELDS.items():
        if words and form.fullmatch(words[0]):
            fields[name] = words.pop(0)
        elif name == "start":
            break
    return fields, words


def _result(game: Game) -> GameResult | None:
    if result := game.root.end.position.result:
        return GameResult(result.winner, result.reason, result.margin)
    if game.lost_on_time is not None:
        return GameResult(1 - game.lost_on_time, "time", None)
    return _result_in(game.headers)


def _result_in(headers: Mapping[str, str]) -> GameResult | None:
    text = headers.get(RESULT, "")
    if not text:
        return None
    found = _RESULT.match(text)
    if not found:
        return GameResult(None, "other", None)
    mark, how, margin = found.groups()
    endings: dict[str, Finish] = {"time": "time", "resignation": "resignation", "abandonment": "abandonment"}
    return GameResult(MARKS.index(mark), endings.get(how, "other"), int(margin) if margin else None)
