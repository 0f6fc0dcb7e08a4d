"""Reads Abstract Play's texts, all of them JSON, and writes its *state*.

A *record* has a header and rounds of moves. A *state* has a stack: one moment after each move. A *playground export*
has a state, and its user's variations and comments. Each move is a whole turn of iggc on hexhex3, hexhex4 or hexhex5.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bug_engine.board import bits
from bug_engine.formats.nesting import Decoder
from bug_engine.formats.record import BadRecord, add_comment
from bug_engine.formats.results import RESULT
from bug_engine.game import Game, Node
from bug_engine.position import Position
from bug_engine.refusal import IllegalTurn
from bug_engine.ruleset import ruleset_named
from bug_engine.side import MARKS, SIDES
from bug_engine.state import mask_of_bugs
from bug_engine.text_error import CodedError

RULES, NAME, VERSION = "iggc", "bug", "20240721"
SIZES = (4, 3, 5)  # the default first
EXPORT = "abstractplay-playground"
# What a list of moves may end with instead of a turn. A draw and an abandoned game have no winner.
ENDINGS = ("resign", "resigned", "timeout", "draw", "abandoned")
# A position of an export may have this many variations that are no turns; then "…" follows, and no more are tried.
MOST_REFUSED = 100
NO_DATE = "1970-01-01T00:00:00.000Z"
_DIGITS = re.compile(r"\d+")
_STAMP = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+Z")
_RESIGNED = re.compile(f"([{MARKS}]) wins by resignation")
_LAST_MOVE = r'lastmove\\*"\s*:\s*\\*'


def end(game: Game, ending: str, winner: int | None = None) -> None:
    """Note how a game ended before its last turn; by default the mover has lost."""
    if game.root.end.position.result:
        return
    winner = 1 - game.root.end.position.mover if winner is None else winner
    if ending == "timeout":
        game.lost_on_time = SIDES[1 - winner]
    elif ending in ("draw", "abandoned"):
        game.headers[RESULT] = ending
    else:
        game.headers[RESULT] = f"{MARKS[winner]} wins{' by resignation' * bool(ending)}"


@dataclass(frozen=True)
class _Source:
    """What a text says about a game: `text[start:end]` has its moves, in order and each after `before`.

    `size` is None if the text does not say it; `certain`: no other size is possible. `winners` is None while the game
    goes on. `branches[i]` are variations after i turns, and `notes[i]` comments on the position there.
    """

    text: str
    start: int
    end: int
    moves: list[str]
    size: int | None
    before: str = ""
    certain: bool = False
    winners: Sequence[int] | None = None
    headers: dict[str, str] = field(default_factory=dict)
    branches: Sequence[Any] = ()
    notes: Sequence[Any] = ()
    focus: Any = None

    def game(self) -> tuple[Game, tuple[str, ...]]:
        """Return the game; and the boards that it fits, if there are several.

        Raises:
            BadRecord: at the first illegal move, on the named board or, without one, on the board where most turns are
                legal.
        """
        games: list[Game] = []
        wrong: list[BadRecord] = []
        for size in dict.fromkeys((self.size or SIZES[0], *SIZES)):
            try:
                games.append(self._game_on(size))
            except BadRecord as bad:
                wrong.append(bad)
            if self.certain or (games and size == self.size):
                break
        ended = [game for game in games if self._ended_by_the_rules(game)]
        if len(games) > 1 and len(ended) == 1:  # on another board its last turn would not have ended it
            return ended[0], ()
        if not games:
            raise wrong[0] if self.size else max(wrong, key=lambda bad: len(bad.game.turns) if bad.game else 0)
        doubt = not self.certain and games[0].board.name != f"hexhex{self.size}"
        return games[0], tuple(game.board.name for game in games) if doubt else ()

    def _ended_by_the_rules(self, game: Game) -> bool:
        """Return whether the last move ended the game as the text says."""
        result = game.root.end.position.result
        return result is not None and self.winners is not None and [*self.winners] == [result.winner]

    def _game_on(self, size: int) -> Game:
        game = Game(RULES, f"hexhex{size}", coordinates="abstractplay", headers=self.headers)
        spine, place, ending = [game.root], self.start, ""
        places = self._places()
        for number, move in enumerate(self.moves, 1):
            place = next(places, place)
            if (word := move.strip().lower()) in ENDINGS:
                ending = word
                break
            try:
                spine.append(game.play(move.strip()).cursor)
            except IllegalTurn as illegal:
                bad = BadRecord.of_turn(illegal, self.text, place, move)
                bad.message, bad.game = f"turn {number}, {move}: {bad.message}", game
                bad.args = (bad.message,)
                bad.params["number"] = number
                raise bad from None
        if ending or self.winners is not None:
            winners = self.winners or []
            alone = winners[0] if len(winners) == 1 else None
            end(game, ending or ("" if alone is not None else "draw" if winners else "abandoned"), alone)
        if self.branches or self.notes or self.focus:
            self._add_branches(game, spine)
        return game

    def _places(self) -> Iterator[int]:
        """Yield the places of the moves, up to one that the text writes with escapes: each search ends where the next
        begins, so that the text is read once.
        """
        place = self.start
        for move in self.moves:
            found = re.compile(rf'{self.before}"({re.escape(move)})\\*"').search(self.text, place, self.end)
            if not found:
                return
            place = found.start(1)
            yield place

    def _add_branches(self, game: Game, spine: list[Node]) -> None:
        """Add variations and comments, and move the cursor."""
        for node, note in zip(spine, self.notes, strict=False):
            node.comment = _comment(note)
        grown: dict[int, list[Node]] = {}  # the variations of each node, as the export counts them
        refused: dict[int, tuple[Node, list[str]]] = {}  # the lines of those that are no turns, for each node's comment
        stack = [(node, branch) for node, each in zip(spine, self.branches, strict=False) for branch in _list(each)]
        stack.reverse()
        while stack:
            node, branch = stack.pop()
            move, child = _text(_dict(branch).get("move")).strip(), node
            lines = refused.setdefault(id(node), (node, []))[1]
            try:
                tried = node.tried or (node is spine[-1] and node is not game.root)  # the game has not gone on there
                child = node if len(lines) > MOST_REFUSED else node.add(move, tried=tried)
            except IllegalTurn as illegal:  # also `resign` and the like: a variation ends there
                line = move if move in ENDINGS else f"{move}: {illegal}"
                lines.append(line if len(lines) < MOST_REFUSED else "…")
            grown.setdefault(id(node), []).append(child)
            if child is not node:
                child.comment = child.comment or _comment(branch)
                stack += [(child, each) for each in reversed(_list(_dict(branch).get("children")))]
        for node, lines in refused.values():
            add_comment(node, *lines)
        focus = _dict(self.focus)
        number = focus.get("moveNumber")
        cursor = spine[number] if type(number) is int and 0 <= number < len(spine) else spine[-1]
        for i in _list(focus.get("exPath")):
            known = grown.get(id(cursor), [])
            if type(i) is not int or not 0 <= i < len(known):
                break
            cursor = known[i]
        game.cursor = cursor


def read(value: Any, text: str, start: int, end: int, board: str | None = None) -> tuple[Game, tuple[str, ...]]:
    """Return the game of the JSON `value`, `text[start:end]`; and the boards that it fits, if there are several.

    `board` is the one of these boards that a reader chose; it does not count if the text names another one.

    Raises:
        BadRecord: if it has none of Abstract Play's forms, is of another game, or has an illegal move.
    """
    if isinstance(value, dict):
        source = next((reader(value, text, start, end) for key, reader in _READERS.items() if key in value), None)
    else:
        source = _Source(text, start, end, _moves(value, text, start), None) if isinstance(value, list) else None
    if source is None:
        raise BadRecord("an Abstract Play record has a list of `moves`", "no_moves", text, start)
    chosen = next((size for size in SIZES if board == f"hexhex{size}"), None)
    if chosen and not source.certain:
        source = replace(source, size=chosen, certain=True)
    return source.game()


def _record(value: dict[str, Any], text: str, start: int, end: int) -> _Source | None:
    header = _dict(value.get("header", {}))
    about = _dict(header.get("game", {}))
    _check_name(_text(about.get("name")) or NAME, text, start)
    if not isinstance(value["moves"], list) or not isinstance(value.get("header", {}), dict):
        return None
    place = max(start, text.find('"moves"', start, end))
    players = [_dict(player) for player in _list(header.get("players"))[:2]]
    results = [result for player in players if isinstance(result := player.get("result"), int | float)]
    winners = None
    if len(results) == len(SIDES):
        winners = [side for side in SIDES if results[side] == max(results) > 0]
    return _Source(
        text,
        place,
        end,
        _moves(value["moves"], text, place),
        _size(about.get("variants")),
        winners=winners,
        headers=dict(_headers(header, players)),
    )


def _state(value: dict[str, Any], text: str, start: int, end: int) -> _Source:
    _check_name(_text(value.get("game")), text, start)
    stack = [_dict(moment) for moment in _list(value.get("stack"))]
    if not stack:
        raise BadRecord("an Abstract Play state has a stack", "no_moves", text, start)
    winners = [player - 1 for player in _list(value.get("winner")) if type(player) is int and player in (1, 2)]
    date = _text(stack[0].get("_timestamp"))
    return _Source(
        text,
        start,
        end,
        _moves([moment.get("lastmove", "") for moment in stack[1:]], text, start),
        _size(value.get("variants")) or SIZES[0],
        _LAST_MOVE,
        certain=True,
        winners=winners if value.get("gameover") is True else None,
        headers={"Date": date} if date and date != NO_DATE else {},
    )


def _export(value: dict[str, Any], text: str, start: int, end: int) -> _Source:
    _check_name(_text(value.get("metaGame")) or NAME, text, start)
    state = value.get("state")
    if isinstance(state, str):
        state = parsed(state, text, max(start, text.find('"state"', start, end)))
    if value["format"] != EXPORT or not isinstance(state, dict):
        raise BadRecord("a playground export has a state", "no_moves", text, start)
    source = _state(state, text, start, end)
    branches = _list(value.get("exploration"))
    if branches and isinstance(branches[0], dict):  # an older form: the variations after the last move
        branches = [None] * len(source.moves) + [branches]
    notes = _list(value.get("moveAnnotations"))
    return replace(source, branches=branches, notes=notes, focus=value.get("focus"))


# The reader of each form, by the key that only this form has.
_READERS: dict[str, Callable[[dict[str, Any], str, int, int], _Source | None]] = {
    "format": _export,
    "stack": _state,
    "moves": _record,
}


def is_game(value: Any) -> bool:
    """Return whether a JSON value is a record, a state or an export, right or wrong."""
    fields = _dict(value)
    return fields.get("format") == EXPORT or any(isinstance(fields.get(key), list) for key in ("moves", "stack"))


def parsed(content: str, text: str, start: int = 0) -> Any:
    """Return the JSON value of `content`, a part of `text` from `start` on.

    Raises:
        BadRecord: if it is not JSON, or nested too deeply.
    """
    try:
        return Decoder().decode(content)
    except RecursionError:
        raise BadRecord("the JSON is nested too deeply", "deep_json", text, start) from None
    except ValueError as wrong:
        place = start + getattr(wrong, "pos", 0)
        raise BadRecord(f"this is not JSON: {wrong}", "bad_json", text, place, place + 1) from None


def _check_name(name: str, text: str, start: int) -> None:
    if name.lower() != NAME:
        raise BadRecord(f"this is a game of {name}, not of Bug", "other_game", text, start, game=name)


def _size(variants: Any) -> int | None:
    """Return the first number in the names of variants: in a record `size-3` is `Brett der Größe 3` or the like."""
    found = (_DIGITS.search(_text(variant)) for variant in _list(variants))
    return next((size for digits in found if digits and 2 <= (size := int(digits[0][:2])) <= 8), None)


def _headers(header: Mapping[str, Any], players: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    for mark, player in zip(MARKS.upper(), players, strict=False):
        yield mark, str(player.get("name", "")).strip()
    if date := _text(header.get("date-start")):
        yield "Date", date.strip()
    site = _dict(header.get("site"))
    if place := " ".join(str(site[key]) for key in ("name", "gameid") if key in site):
        yield "Site", place


def _moves(rounds: Sequence[Any], text: str, place: int) -> list[str]:
    each = [move for moves in rounds for move in (moves if isinstance(moves, list) else [moves])]
    found = [move.get("move") if isinstance(move, dict) else move for move in each]
    if any(move is not None and not isinstance(move, str) for move in found):
        raise BadRecord("a move must be a text", "bad_move", text, place, place)
    return [move for move in found if move is not None]


def _comment(note: Any) -> str:
    parts = (_text(_dict(note).get(key)).strip() for key in ("nag", "textComment"))
    return " ".join(filter(None, parts))


def _dict(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


# Writing


def write_state(game: Game) -> str:
    """Return the main line as a state that Abstract Play loads, on one line.

    Raises:
        CodedError: if Abstract Play does not have this board or these rules.

    >>> write_state(Game("iggc", "hexhex3"))[:75]
    '{"game": "bug", "numplayers": 2, "variants": ["size-3"], "gameover": false,'
    """
    game = game.in_coordinates("abstractplay")
    start, board = game.root.position, game.board
    nodes = [game.root, *game.root.end.line]
    rules, size = start.ruleset, next((size for size in SIZES if board.name == f"hexhex{size}"), None)
    usual = rules.turn_rules == ruleset_named(RULES).turn_rules and not rules.handicap
    if not size or not usual or start != Position.initial(rules, board) or any(map(_swaps, nodes)):
        raise CodedError(
            "Abstract Play has only iggc, from the empty board, on hexhex3 to hexhex5", "not_abstract_play"
        )
    date = game.headers.get("Date", "")
    stamp = date if _STAMP.fullmatch(date) else NO_DATE
    stack = [_moment(node, stamp) for node in nodes]
    if result := nodes[-1].position.result:
        ending, winners = "", [result.winner + 1]
    else:
        ending, winners = _ending_of(game)
    if ending:
        stack.append({**stack[-1], "lastmove": ending})
    state: dict[str, Any] = {"game": NAME, "numplayers": 2, "variants": [] if size == SIZES[0] else [f"size-{size}"]}
    return json.dumps({**state, "gameover": bool(result or ending), "winner": winners, "stack": stack})


def _swaps(node: Node) -> bool:
    return bool(node.played and node.played.turn.swap)


def _ending_of(game: Game) -> tuple[str, list[int]]:
    """Return the word that replaces the last move of a game that did not end by the rules, and the winners."""
    if game.lost_on_time is not None:
        return "timeout", [2 - game.lost_on_time]
    header = game.headers.get(RESULT, "")
    if match := _RESIGNED.fullmatch(header):
        return "resign", [MARKS.index(match[1]) + 1]
    return {"draw": ("draw", [1, 2]), "abandoned": ("abandoned", [])}.get(header, ("", []))


def _moment(node: Node, stamp: str) -> dict[str, Any]:
    state, name_of = node.position.state, node.position.board.name_of
    players = ((state.mover + 1, state.mine), (2 - state.mover, state.theirs))
    stones = [[name_of(cell), player] for player, bugs in players for cell in bits(mask_of_bugs(bugs))]
    board = {"dataType": "Map", "value": stones}
    moment = {"_version": VERSION, "_results": [], "_timestamp": stamp, "currplayer": state.mover + 1, "board": board}
    return {**moment, "lastmove": str(node.played.turn)} if node.played else moment
