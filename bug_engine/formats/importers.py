"""Games in a text of any form, and games from elsewhere: lists of turns, logs of a Genius room.

The rules decide where a turn ends, so a list needs only its cells in order; cells joined without a blank must belong
to one turn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any, Literal

from bug_engine.coordinates import SYSTEMS, System
from bug_engine.formats import abstract_play, json_values, letter, link, record, room
from bug_engine.formats.fields import BadField, BadGame, start_position, without_surrogates
from bug_engine.formats.linked import have_turn, link_span, links_in, may_have_links
from bug_engine.formats.record import BadRecord, add_comment, without_signs
from bug_engine.game import Game
from bug_engine.notation import SWAP, cell_spans
from bug_engine.refusal import IllegalTurn
from bug_engine.turn import Draft

# A word of a list, without the number before and the comma after; blanks, semicolons and bars separate words.
_WORD = re.compile(r"(?:[0-9]+[.):]+)?(?P<turn>[^\s;|]*[^\s;|,])?,*")
_HEADER = re.compile(r"[A-Za-z][A-Za-z0-9 _-]*:\s")
_LINE = re.compile(r"[^\n]*\n|[^\n]+")
_NEXT_LIST = re.compile(r"\n[^\S\n]*\n[^\S\n]*(?=0*1[.):])")

Fields = Mapping[str, str]
Kind = Literal["record", "abstractplay", "link", "room", "turns"]


def kind_of(text: str) -> Kind:
    """Return the form that a text seems to have."""
    if record.looks_like_record(text):
        return "record"
    if json_values.begins(text):
        return "abstractplay"
    if may_have_links(text) and all(links_in(line) for line in text.splitlines() if line.strip()):
        return "link"
    if room.says_something(text):
        return "room"
    return "record" if any(mark in text for mark in "{[(@") else "turns"


@dataclass(frozen=True)
class Import:
    """One of a text's games: `text[start:end]`, in the form `kind`.

    `number` counts the games of the text from 1. `wrong` is the first mistake in the game, if any; then `game` is the
    part before it, None if not even the start can be read. `boards` are the boards that fit if the text does not name
    one (the game is on the first), and `coordinates` the systems in which every turn of a list is legal.
    """

    kind: Kind
    start: int
    end: int
    game: Game | None
    wrong: BadGame | None = None
    boards: tuple[str, ...] = ()
    coordinates: tuple[System, ...] = ()
    number: int = 1


def import_many(
    text: str, fields: Fields | None = None, fit: str | None = None, part: tuple[int, int] = (0, 1)
) -> Iterator[Import]:
    r"""Yield every game of a text, in order. The text may be one game, several records, a link on each line, or JSON of
    Abstract Play, also several values or arrays. A game with a mistake does not prevent others from being read.

    `fields` (fields.py) are defaults for what the text does not say. A list of turns that does not fit its coordinates
    is read in the first that it fits. `fit` is the board that a reader chose from `Import.boards`. With a `part` (i, n)
    only each n-th game is read, from game i + 1 on, so that several programs can read one text.

    >>> [len(each.game.turns) for each in import_many("#hexhex3,genius,C3\n\n#hexhex3,genius,C3.A1")]
    [1, 2]
    >>> [len(each.game.turns) for each in import_many("https://example.org/bug/#hexhex3,genius,C3.A1")]
    [2]
    """
    text = without_surrogates(text)
    for number, read in enumerate(_readers(text, fields, fit), 1):
        if (number - 1) % part[1] == part[0]:
            yield replace(read(), number=number)


def _readers(text: str, fields: Fields | None, fit: str | None) -> Iterator[Callable[[], Import]]:
    """Yield, for each game, a function that reads it."""
    place, games = 0, json_values.Lines(text)
    while place < len(text) or not place:
        if json_values.begins(text, place):
            place = json_values.after(text, (yield from _json_games(text, place, fit)))
            continue
        following = games.next(place)
        for start, end in _blocks(text[place:following]):
            yield from _of_one_form(text, place + start, place + end, fields)
        place = following or 1


def _json_games(text: str, place: int, fit: str | None) -> Generator[Callable[[], Import], None, int]:
    """Yield, for each game of the JSON at a place, a function that reads it; return where the JSON ends."""
    found = json_values.values(text, place)
    while True:
        try:
            value, start, end = next(found)
        except StopIteration as over:
            return int(over.value)
        yield partial(_json_game, text, value, start, end, fit)


def _of_one_form(text: str, start: int, end: int, fields: Fields | None) -> Iterator[Callable[[], Import]]:
    """Yield, for each game of a block, a function that reads it."""
    block = text[start:end]
    kind = kind_of(block)
    if kind == "abstractplay":  # with a mistake: the others are not in blocks
        for value, first, last in json_values.values(block):
            yield partial(_moved, partial(_json_game, block, value, first, last), text, start, end)
        return
    for first, last in _spans(block, kind):
        form = kind_of(block[first:last]) if kind == "record" and first else kind  # a list may follow a record
        read = partial(_imported, block, form, first, last, dict(fields or {}))
        yield partial(_moved, read, text, start, end)


def _blocks(text: str) -> list[tuple[int, int]]:
    """Return the spans of a text that have one form each: lines with links, and the text between them.

    A link in a comment, a submission or a room's log belongs to it. Words between links are a game only if they name a
    cell.
    """
    if not may_have_links(text):
        return [(0, len(text))]
    found: list[tuple[bool, int, int]] = []
    shown = record.without_notes(text)
    headers = bool(record.starts(text))
    for match in _LINE.finditer(text):
        line = shown[match.start() : match.end()]
        is_link = not (headers and _HEADER.match(line)) and bool(links_in(line))
        if found and (found[-1][0] == is_link or not match[0].strip()):
            found[-1] = (found[-1][0], found[-1][1], match.end())
        else:
            found.append((is_link, match.start(), match.end()))
    if not any(is_link for is_link, _, _ in found):
        return [(0, len(text))]
    if any(not is_link and room.plays_something(text[start:end]) for is_link, start, end in found):
        return [(0, len(text))]
    return [(start, end) for is_link, start, end in found if is_link or not _is_prose(text[start:end])]


def _is_prose(text: str) -> bool:
    return not (have_turn(text.split()) or record.looks_like_record(text) or json_values.begins(text))


def _moved(read: Callable[[], Import], text: str, start: int, end: int) -> Import:
    """Read a game of a block; return it with places that refer to the whole text."""
    found = read()
    bad = found.wrong
    if bad and end - start < len(text) and bad.text == text[start:end]:
        bad.text, bad.start, bad.end = text, bad.start + start, bad.end + start
    return replace(found, start=found.start + start, end=found.end + start)


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
        if kind == "link" and bad.text != part:  # it was read without its mark, and perhaps with characters unescaped
            before = len(part) - len(bad.text)
            known = before >= 0 and part.endswith(bad.text)
            bad.start, bad.end = (bad.start + before, bad.end + before) if known else (0, len(part))
            bad.text = part
        if bad.text == part:
            bad.text, bad.start, bad.end = text, bad.start + start, bad.end + start
    return Import(kind, start, end, game, wrong, coordinates=fitting)


def _spans(text: str, kind: Kind) -> list[tuple[int, int]]:
    """Return the spans of the games of a text: its links, its records, or all of it."""
    if kind == "link":
        lines = ((line.start(), word) for line in _LINE.finditer(text) for word in links_in(line[0]))
        spans = ((line + word.start(), *link_span(word[0])) for line, word in lines)
        return [(word + start, word + end) for word, start, end in spans]
    starts = _records(text) if kind == "record" else _lists(text) if kind == "turns" else []
    return list(pairwise([0, *starts[1:], len(text)]))


def _records(text: str) -> list[int]:
    r"""Return where the records of a text begin, and the lists of turns after them.

    >>> _records("Rules: iggc\n\n1. C3\n\n1. D4 {good} 2. A1\n\nRules: iggc\n\n1. C3")
    [0, 20, 40]
    """
    return [
        place
        for start, end in pairwise([0, *record.starts(text)[1:], len(text)])
        for place in (start, *_lists_after(text, start, end))
    ]


def _lists_after(text: str, start: int, end: int) -> Iterator[int]:
    """Yield where the lists of turns begin that follow a record: after its turns, outside comments and variations."""
    places = [match.span() for match in _NEXT_LIST.finditer(text, start, end)]
    if not (places and _has_turns(text[start : places[-1][0]])):
        return
    shown = record.without_notes(text[start:end])
    at, has_turns, depth = 0, False, 0
    for last, first in places:
        part = shown[at : last - start]
        at = first - start
        has_turns = has_turns or _has_turns(part)
        depth += part.count("(") - part.count(")")
        if has_turns and not depth and shown[at].isdigit():  # else it is in a comment
            yield first
            has_turns = False


def _has_turns(text: str) -> bool:
    """Return whether there is a turn in a record, besides its headers."""
    return have_turn(word for line in text.split("\n") if not _HEADER.match(line) for word in line.split())


def _lists(text: str) -> list[int]:
    r"""Return where the lists of turns of a text begin: after a blank line, with the number 1.

    >>> _lists("1. C3 2. B2-B1\n\n3. D4"), _lists("1. C3\n\n1. D4 2. A1")
    ([0], [0, 7])
    """
    first = len(text) - len(text.lstrip())
    return [0, *(match.end() for match in _NEXT_LIST.finditer(text.rstrip()) if match.start() > first)]


def _json_game(text: str, value: Any, start: int, end: int, fit: str | None = None) -> Import:
    """Return the game of a JSON text: one of an array, or its only one."""
    game: Game | None = None
    wrong: BadRecord | None = None
    boards: tuple[str, ...] = ()
    try:
        if isinstance(value, BadRecord):
            raise value
        game, boards = abstract_play.read(value, text, start, end, fit)
    except BadRecord as bad:
        game, wrong = bad.game, bad
    return Import("abstractplay", start, end, game, wrong, boards)


def read_any(text: str, fields: Fields | None = None) -> Game:
    """Return the game of a text of any form; `fields` (fields.py) are defaults for what the text does not say.

    Raises:
        BadRecord, BadLink: at the first mistake, or if the text has several games.

    >>> read_any("#hexhex3,genius,C3").turns == read_any("C3", {"board": "hexhex3"}).turns
    True
    """
    return game_in(import_one(text, fields))


def game_in(found: Import) -> Game:
    """Return the game of an import.

    Raises:
        BadRecord, BadLink: if it has a mistake.
    """
    if found.wrong or not found.game:
        raise found.wrong or BadRecord("there is no game", "no_moves", "")
    return found.game


def import_one(text: str, fields: Fields | None = None, fit: str | None = None) -> Import:
    """Return the only game of a text; if there are several, the first, with the mistake `many_games`."""
    imports = import_many(text, fields, fit)
    first = next(imports, None) or Import("abstractplay", 0, 0, None, BadRecord("there is no game", "no_moves", text))
    if next(imports, None):
        bad = BadRecord("this text has more than one game", "many_games", text, first.end)
        bad.game = first.game
        return replace(first, wrong=bad)
    return first


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
    signs: list[str] = []
    try:
        for word, place in words:
            if word.lower() in abstract_play.ENDINGS:
                abstract_play.end(game, word.lower())
                return
            said, found = without_signs(word)
            signs += found
            draft = _play_word(game, draft, said, place, text) if said else draft
            if not draft.cells:  # the turn is over
                add_comment(game.cursor, *signs)
                signs.clear()
        if draft.cells:
            raise BadRecord.of_refusal(draft.explain_end(), text, len(text.rstrip()))
    except BadRecord as bad:
        bad.game = game
        raise


def _play_word(game: Game, draft: Draft, word: str, place: int, text: str) -> Draft:
    """Return the draft after a word; if it completes the turn, play the turn."""
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


def _read_link(text: str, _fields: Fields | None) -> Game:
    return letter.game_of(letter.read(text)) if letter.is_letter(text) else link.read(text)


_READERS: dict[Kind, Callable[[str, Fields | None], Game]] = {
    "link": _read_link,
    "record": record.read,
    "room": room.read_room,
    "turns": read_turns,
}


def _opened(text: str, fields: Fields | None) -> Game:
    try:
        return Game(start=start_position(fields or {}))
    except BadField as bad:
        raise BadRecord.of_field(bad, text) from None
