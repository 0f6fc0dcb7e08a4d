"""Games from elsewhere: lists of turns, logs of a Genius room, Abstract Play's move lists and records.

The rules decide where a turn ends, so a list needs only its cells in order; cells joined without a blank must belong
to one turn.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Literal

from bug_engine.boards import catalogue
from bug_engine.coordinates import SYSTEMS, System
from bug_engine.formats import link, record
from bug_engine.formats.fields import BadField, opening
from bug_engine.formats.record import BadRecord
from bug_engine.game import Game
from bug_engine.notation import SWAP, cell_spans
from bug_engine.position import Position
from bug_engine.refusal import IllegalTurn
from bug_engine.side import MARKS
from bug_engine.table.umpire import Desk
from bug_engine.turn import Draft

# A word of a list, without the number before it and the comma after it; blanks, semicolons and bars separate words.
_WORD = re.compile(r"(?:[0-9]+[.):]+)?(?P<turn>[^\s;|]*[^\s;|,])?,*")
_ENDINGS = {"resign": "resignation", "resigned": "resignation", "timeout": "time", "abandoned": "abandonment"}
# A line of a room's log: the time (not kept), the name, the text.
_SAID = re.compile(
    r"(?:(?:\[[^\]]*\]|[0-9]{1,2}:[0-9:]+(?:\s?[AaPp]\.?[Mm]\.?)?)\s+)?(?:(?P<who>[^\W\d][^:{}()\[\]]{0,40}):\s*)?(?P<text>.*)"
)
_TURN_LIKE = re.compile(r"[A-Za-z]{1,2}[0-9]{1,2}(?:[-,\s\u2013]+[A-Za-z]{1,2}[0-9]{1,2})*|swap", re.IGNORECASE)
_JSON = re.compile(r"\s*[\[{]\s*[\"\[{}\]]")
_SIZE = re.compile(r"size-([2-8])")

Fields = Mapping[str, str]
Kind = Literal["record", "abstractplay", "link", "room", "turns"]


def kind_of(text: str) -> Kind:
    """Return the form that a text seems to have."""
    if record.looks_like_record(text):
        return "record"
    if _JSON.match(text):
        return "abstractplay"
    if _looks_like_link(text.strip()):
        return "link"
    if any(said["who"] for line in text.splitlines() if (said := _SAID.fullmatch(line.strip()))):
        return "room"
    return "record" if any(mark in text for mark in "{[(@") else "turns"


def read_any(text: str, fields: Fields | None = None) -> Game:
    """Return the game of a text of any kind; `fields` (fields.py) are defaults for what the text does not say.

    Raises:
        BadRecord, BadLink: at the first mistake.

    >>> read_any("#hexhex3,genius,C3").turns == read_any("C3", {"board": "hexhex3"}).turns
    True
    """
    kind = kind_of(text)
    if kind == "link":
        return link.read(text)
    if kind == "abstractplay":
        return read_abstract_play(text)
    return {"record": record.read, "room": read_room, "turns": read_turns}[kind](text, fields)


def _looks_like_link(text: str) -> bool:
    board, comma, _ = text.partition(",")
    return len(text.split()) == 1 and (text[0] == "#" or (bool(comma) and ("/" in board or board in catalogue())))


def read_turns(text: str, fields: Fields | None = None) -> Game:
    """Return the game of a list of turns, numbered or not, in the coordinates of `fields`.

    Raises:
        BadRecord: at the first illegal cell.

    >>> str(read_turns("1. C3, 2. B2-B1 3. D4", {"board": "hexhex3"}).turns)
    '(<Turn C3>, <Turn B2-B1>, <Turn D4>)'
    """
    game = _opened(text, fields)
    _play_list(game, text, _list_words(text))
    return game


def systems_that_fit(text: str, fields: Fields | None = None) -> tuple[System, ...]:
    """Return the naming systems in which a list of turns is legal to its end."""
    fitting = []
    for system in SYSTEMS:
        try:
            read_turns(text, {**(fields or {}), "coordinates": system})
        except BadRecord:
            continue
        fitting.append(system)
    return tuple(fitting)


def _list_words(text: str) -> Iterator[tuple[str, int]]:
    """Yield the words of a list, and the start of each."""
    for match in _WORD.finditer(text):
        if match["turn"]:
            yield match["turn"], match.start("turn")


def _play_list(game: Game, text: str, words: Iterator[tuple[str, int]]) -> None:
    """Play words; a turn may take several of them."""
    draft = game.position.draft()
    try:
        for word, place in words:
            if ending := _ENDINGS.get(word.lower()):
                game.headers[record.RESULT] = f"{MARKS[1 - game.position.mover]} wins by {ending}"
                return
            draft = _play_word(game, draft, word, place, text)
        if draft.cells:
            raise BadRecord.of_refusal(draft.explain_end(), text, len(text.rstrip()))
    except BadRecord as bad:
        bad.game = game
        raise


def _play_word(game: Game, draft: Draft, word: str, place: int, text: str) -> Draft:
    """Return the draft after a word; a complete turn is played."""
    if word.lower() == SWAP and not draft.cells:
        spans, played = [(0, len(word))], True
    else:
        spans, played = cell_spans(word), False
    for start, end in spans:
        try:
            if played:
                game.play(word)
            elif draft.complete:
                draft.read(word[start:end])
            else:
                draft = draft.read(word[start:end])
        except IllegalTurn as illegal:
            raise BadRecord.of_refusal(illegal.refusal, text, place + start, place + end) from None
    if draft.complete:
        game.play(draft.turn())
    return game.position.draft() if played or draft.complete else draft


# A Genius room


def read_room(text: str, fields: Fields | None = None) -> Game:
    r"""Return the game of a room's log: one message a line, `Red: B1-B3`, with or without the name.

    The umpire (umpire.py) judges the turns: the first legal one counts, the illegal ones are kept as submissions; any
    other message becomes a comment. A player named like a side (`x`, `o`, or the rule set's colour) plays it; the
    first two other names belong to side 0 and side 1.

    Raises:
        BadRecord: if no line is a legal turn.

    >>> game = read_room("Red: C3-C4\nRed: C3\nBlue: hm\nBlue: B2 B1", {"board": "hexhex3"})
    >>> game.turns, game.root.rejected[0].text, game.root.children[0].comment
    ((<Turn C3>, <Turn B2-B1>), 'C3-C4', 'Blue: hm')
    """
    game = _opened(text, fields)
    desk, sides = Desk(game), _Sides(game.position)
    for line in text.splitlines():
        said = _SAID.fullmatch(line.strip())
        if said is None or not said["text"]:
            continue
        side = sides.side_of(said["who"]) if said["who"] else game.position.mover
        if side is not None and _TURN_LIKE.fullmatch(said["text"]):
            desk.submit(said["text"], side)
        else:
            game.cursor.comment = "\n".join(filter(None, [game.cursor.comment, line.strip()]))
    if not game.turns:
        bad = BadRecord("no line is a legal turn", "no_legal_turn", text)
        bad.game = game
        raise bad
    game.headers |= {MARKS[side].upper(): name for name, side in sides.known.items()}
    return game


class _Sides:
    """The sides of the players in a room, by name."""

    def __init__(self, position: Position) -> None:
        colours = position.ruleset.colours
        self.fixed = {name.lower(): side for side in (0, 1) for name in (MARKS[side], colours[side])}
        self.known: dict[str, int] = {}

    def side_of(self, name: str) -> int | None:
        name = name.strip()
        side = self.fixed.get(name.lower(), self.known.get(name))
        if side is None and len(self.known) < 2:
            side = next(side for side in (0, 1) if side not in self.known.values())
        if side is not None:
            self.known.setdefault(name, side)
        return side


# Abstract Play


def read_abstract_play(text: str) -> Game:
    """Return the game of an Abstract Play record: JSON with a header and rounds of moves.

    The rule set is iggc, the board hexhex4 or the one that a variant `size-N` names.

    Raises:
        BadRecord: if the text is not such a record, or at the first illegal move.
    """
    try:
        value = json.loads(text)
    except RecursionError:
        raise BadRecord("the JSON is nested too deeply", "deep_json", text) from None
    except ValueError as wrong:
        place = getattr(wrong, "pos", 0)
        raise BadRecord(f"this is not JSON: {wrong}", "bad_json", text, place, place + 1, detail=str(wrong)) from None
    header = value.get("header", {}) if isinstance(value, dict) else {}
    rounds = value.get("moves") if isinstance(value, dict) else value
    if not isinstance(rounds, list) or not isinstance(header, dict):
        raise BadRecord("an Abstract Play record has a list of `moves`", "no_moves", text)
    game = Game("iggc", _abstract_play_board(header), coordinates="abstractplay")
    game.headers = dict(_abstract_play_headers(header))
    _play_list(game, text, _moves(rounds, text))
    return game


def _abstract_play_board(header: dict[str, Any]) -> str:
    about = header.get("game")
    variants = about.get("variants") if isinstance(about, dict) else None
    for variant in variants if isinstance(variants, list) else []:
        if size := _SIZE.fullmatch(str(variant)):
            return f"hexhex{size[1]}"
    return "hexhex4"


def _abstract_play_headers(header: dict[str, Any]) -> Iterator[tuple[str, str]]:
    players = header.get("players")
    for mark, player in zip(MARKS.upper(), players if isinstance(players, list) else [], strict=False):
        if isinstance(player, dict):
            yield mark, str(player.get("name", "")).strip()
    if isinstance(date := header.get("date-start"), str):
        yield "Date", date.strip()
    if isinstance(site := header.get("site"), dict):
        yield "Site", " ".join(str(site[key]) for key in ("name", "gameid") if key in site)


def _moves(rounds: list[Any], text: str) -> Iterator[tuple[str, int]]:
    """Yield every move with its place in the text."""
    place = max(0, text.find('"moves"'))
    for moves in rounds:
        for move in moves if isinstance(moves, list) else [moves]:
            turn = move.get("move") if isinstance(move, dict) else move
            if turn is None:
                continue
            if not isinstance(turn, str):
                raise BadRecord("a move must be a text", "bad_move", text, place, place)
            found = text.find(f'"{turn}"', place) + 1
            place = found if found > 0 else place
            yield turn.strip(), place


def _opened(text: str, fields: Fields | None) -> Game:
    try:
        return Game(start=opening(fields or {}))
    except BadField as bad:
        raise BadRecord.of_field(bad, text) from None
