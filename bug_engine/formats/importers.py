"""Games in a text of any form, and games from elsewhere: lists of turns, logs of a Genius room.

The rules decide where a turn ends, so a list needs only its cells in order; cells joined without a blank must belong
to one turn.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Literal

from bug_engine.boards import catalogue
from bug_engine.coordinates import SYSTEMS, System
from bug_engine.formats import abstract_play, letter, link, record
from bug_engine.formats.fields import BadField, BadGame, opening, without_surrogates
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
# A line of a room's log: the time (not kept), the name, the text.
_SAID = re.compile(
    r"(?:(?:\[[^\]]*\]|[0-9]{1,2}:[0-9:]+(?:\s?[AaPp]\.?[Mm]\.?)?)\s+)?(?:(?P<who>[^\W\d][^:{}()\[\]]{0,40}):\s*)?(?P<text>.*)"
)
_TURN_LIKE = re.compile(r"[A-Za-z]{1,2}[0-9]{1,2}(?:[-,\s\u2013]+[A-Za-z]{1,2}[0-9]{1,2})*|swap", re.IGNORECASE)
_JSON = re.compile(r"\s*[\[{]\s*[\"\[{}\]]")
_JSON_OBJECTS = re.compile(r"\s*\[\s*\{")
_BLANKS = re.compile(r"[\s,]*")

Fields = Mapping[str, str]
Kind = Literal["record", "abstractplay", "link", "room", "turns"]


def kind_of(text: str) -> Kind:
    """Return the form that a text seems to have."""
    if record.looks_like_record(text):
        return "record"
    if _JSON.match(text):
        return "abstractplay"
    if text.strip() and all(map(_looks_like_link, text.split())):
        return "link"
    if any(said["who"] for line in text.splitlines() if (said := _SAID.fullmatch(line.strip()))):
        return "room"
    return "record" if any(mark in text for mark in "{[(@") else "turns"


@dataclass(frozen=True)
class Import:
    """A game of a text with many: `text[start:end]`, in the form `kind`.

    `wrong` is the first mistake in it, if there is one; then `game` is the part before it, None if not even its start
    can be read. `boards` are the boards that fit if the text does not say which (the game is on the first), and
    `coordinates` the systems in which every turn of a list is legal.
    """

    kind: Kind
    start: int
    end: int
    game: Game | None
    wrong: BadGame | None = None
    boards: tuple[str, ...] = ()
    coordinates: tuple[System, ...] = ()


def import_many(text: str, fields: Fields | None = None) -> Iterator[Import]:
    r"""Yield every game of a text, in order: of a text of one game, of records one after the other, of links one a
    line, or of a JSON array of Abstract Play's games. A game with a mistake does not keep others from being read.

    `fields` (fields.py) are defaults for what the text does not say. A list of turns that does not fit its coordinates
    is read in the first that it fits.

    >>> [len(each.game.turns) for each in import_many("#hexhex3,genius,C3\n\n#hexhex3,genius,C3.A1")]
    [1, 2]
    >>> [len(each.game.turns) for each in import_many("https://example.org/bug/#hexhex3,genius,C3.A1")]
    [2]
    """
    text = without_surrogates(text)
    kind = kind_of(text)
    if kind == "abstractplay":
        yield from _json_games(text)
        return
    for start, end in _spans(text, kind):
        yield _imported(text, kind, start, end, dict(fields or {}))


def _imported(text: str, kind: Kind, start: int, end: int, fields: dict[str, str]) -> Import:
    part = text[start:end]
    fitting = systems_that_fit(part, fields) if kind == "turns" else ()
    if fitting and "coordinates" not in fields:
        fields["coordinates"] = fitting[0]
    game: Game | None = None
    wrong: BadGame | None = None
    try:
        game = _READERS[kind](part, fields)
    except BadGame as bad:
        game, wrong = bad.game, bad
        if bad.text == part:
            bad.text, bad.start, bad.end = text, bad.start + start, bad.end + start
    return Import(kind, start, end, game, wrong, coordinates=fitting)


def _spans(text: str, kind: Kind) -> list[tuple[int, int]]:
    """Return the spans of the games of a text: its links, its records, or all of it."""
    if kind == "link":
        return [(match.start() + _link_start(match[0]), match.end()) for match in re.finditer(r"\S+", text)]
    starts = record.starts(text) if kind == "record" else []
    return list(pairwise([0, *starts[1:], len(text)]))


def _json_games(text: str) -> Iterator[Import]:
    """Yield the games of a JSON text: those of an array, or its only one."""
    for value, start, end in _json_values(text):
        game: Game | None = None
        wrong: BadRecord | None = None
        boards: tuple[str, ...] = ()
        try:
            if isinstance(value, BadRecord):
                raise value
            game, boards = abstract_play.read(value, text, start)
        except BadRecord as bad:
            game, wrong = bad.game, bad
        yield Import("abstractplay", start, end, game, wrong, boards)


def _json_values(text: str) -> Iterator[tuple[Any, int, int]]:
    """Yield the objects of a JSON array, or the value of the text, each with its span; at last a mistake, if any."""
    start, decoder = text.find("[") + 1, json.JSONDecoder()
    if not _JSON_OBJECTS.match(text):
        yield _json_value(text), 0, len(text)
        return
    while True:
        start = _BLANKS.match(text, start).end()  # type: ignore[union-attr]  # it always matches
        if text[start : start + 1] == "]":
            return
        try:
            value, end = decoder.raw_decode(text, start)
        except (ValueError, RecursionError):
            yield _json_value(text, start), start, len(text)
            return
        yield value, start, end
        start = end


def _json_value(text: str, start: int = 0) -> Any:
    try:
        return abstract_play.parsed(text[start:], text, start)
    except BadRecord as bad:
        return bad


def read_any(text: str, fields: Fields | None = None) -> Game:
    """Return the game of a text of any kind; `fields` (fields.py) are defaults for what the text does not say.

    Raises:
        BadRecord, BadLink: at the first mistake, or if the text has several games.

    >>> read_any("#hexhex3,genius,C3").turns == read_any("C3", {"board": "hexhex3"}).turns
    True
    """
    first = import_one(text, fields)
    if first.wrong or not first.game:
        raise first.wrong or BadRecord("there is no game", "no_moves", text)
    return first.game


def import_one(text: str, fields: Fields | None = None) -> Import:
    """Return the only game of a text; of several, the first with the mistake `many_games`."""
    imports = import_many(text, fields)
    first = next(imports, None) or Import("abstractplay", 0, 0, None, BadRecord("there is no game", "no_moves", text))
    if next(imports, None):
        bad = BadRecord("this text has more than one game", "many_games", text, first.end)
        bad.game = first.game
        return replace(first, wrong=bad)
    return first


def _link_start(word: str) -> int:
    """Return where the link begins in a word that may be the whole address of a page.

    >>> _link_start("https://example.org/bug/#hexhex3,genius,C3")
    24
    """
    address, mark, _ = word.partition("#")
    return len(address) if mark and "://" in address else 0


def _looks_like_link(word: str) -> bool:
    link = word[_link_start(word) :]
    board, comma, _ = link.partition(",")
    return link[0] == "#" or (bool(comma) and ("/" in board or board in catalogue()))


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
            if word.lower() in abstract_play.ENDINGS:
                abstract_play.end(game, word.lower())
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


def _read_link(text: str, _fields: Fields | None) -> Game:
    return letter.game_of(letter.read(text)) if letter.is_letter(text) else link.read(text)


_READERS: dict[Kind, Callable[[str, Fields | None], Game]] = {
    "link": _read_link,
    "record": record.read,
    "room": read_room,
    "turns": read_turns,
}


def _opened(text: str, fields: Fields | None) -> Game:
    try:
        return Game(start=opening(fields or {}))
    except BadField as bad:
        raise BadRecord.of_field(bad, text) from None
