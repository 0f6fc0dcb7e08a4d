"""The letter: a link that carries a shared game from one device to the other, with everything that both sides did.

`#hexhex4,genius,id=k3f9,from=x,x=Ann,C3~40.B2-B1~7200.x:back1,sum=0eklhor`: board, rule set, options, then the entries
of table/shared.py in their order, and a checksum, which shows that nothing was cut or changed on the way. A turn is
written as in a link; another entry begins with its side. `~40` is a stamp: the entry was made 40 seconds after the game
began. An entry that crossed others says how many of the other side's entries its author had seen: `o:D4^2`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from zlib import crc32

from bug_engine.formats.fields import BadField, fields_of, start_position
from bug_engine.formats.link import MAX_LINK, BadLink, Field, fields_in, plain
from bug_engine.formats.results import RESULT, resignation_result_text, time_result_text
from bug_engine.game import Game
from bug_engine.side import MARKS, SIDES, Side
from bug_engine.table.clock import BadControl, control_from_text, control_text
from bug_engine.table.shared import MAX_ENTRIES, Done, Entries, Entry, Refused, Replay, Shared, Terms, standing_of

OPTIONS = ("start", "mover", "setup", "id", "from", "x", "o", "days", "clock", "since", "sum")
MAX_NAME, MAX_DAYS = 24, 60
# The id of every copy to watch: no answer can belong to it.
WATCHING = "watching"
SUM_DIGITS = 7
_ID = re.compile(r"[A-Za-z0-9]{1,24}(?:-[0-9]{1,4})?")
_SINCE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}Z")
_ENTRY = re.compile(r"(?:([xo]):)?([A-Za-z][A-Za-z0-9-]*)(?:~([0-9]{1,8}))?(?:\^([0-9]{1,4}))?")
_WORDS = re.compile(r"yes|no|resign|time|back[0-9]{1,4}")
_PART = re.compile(r"[^.;\s]+")
_REST = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
# After it: people put all kinds of marks around an address, chats add `&fbclid=…` or `?utm_source=…`, a mail has tags.
_SUM = re.compile(rf",sum=([0-9a-z]{{{SUM_DIGITS}}})(?:[^0-9A-Za-z]*|[?&#<>\"'()\s].*)", re.DOTALL)
_ANY_SUM = re.compile(rf",sum=[0-9a-z]{{{SUM_DIGITS}}}", re.IGNORECASE)
# A program escapes an address, and another escapes the result again.
_MOST_ESCAPED = 3
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_UNSAFE = re.compile(r"[^A-Za-z0-9_-]")
_NO_NAME = re.compile(r"[,%#\x00-\x1f\x7f-\x9f]")
# Invisible characters, and characters that reverse the text after them.
_HIDDEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    "\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]"
)
_JOINERS = " \u200c\u200d\ufe0e\ufe0f"
# More than two of these marks on one character would reach into the lines above and below.
_MARKS = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
_HEAPED = re.compile(f"({_MARKS}{{2}}){_MARKS}+")


def is_letter(text: str) -> bool:
    """Return whether a link is a letter, perhaps a changed one: it has an id.

    >>> is_letter("#hexhex3,genius,id=k3,C3"), is_letter("#hexhex3,genius,C3"), is_letter("hexhex3%252Cr%252Cid%253Dk3")
    (True, False, True)
    """
    return any(",id=" in each.lower() for each in _unescapings(text[:MAX_LINK]))


def _unescapings(fragment: str) -> Iterator[str]:
    """Yield the text of a fragment if it was escaped once, twice and so on."""
    text = plain(fragment)
    yield text
    for _ in range(_MOST_ESCAPED - 1):
        before, text = text, plain(text)
        if text == before:
            return
        yield text


def clean_name(name: str) -> str:
    """Return a name as a letter writes it: on one line, without invisible characters.

    >>> clean_name(" Ann,  50% ")
    'Ann 50'
    """
    seen = _HEAPED.sub(r"\1", _HIDDEN.sub("", _NO_NAME.sub(" ", name)))
    return " ".join(seen.split())[:MAX_NAME].strip(_JOINERS)


def write(shared: Shared, *, watching: bool = False) -> str:
    """Return the letter of a shared game, without `#`, or its copy to watch.

    >>> write(read(sealed("hexhex3,genius,id=k3,x=Ann")).add(Side.X, "C3", 40).add(Side.X, "back0"))
    'hexhex3,genius,id=k3,from=x,x=Ann,C3~40.x:back0,sum=1d77n4b'
    """
    terms = shared.terms
    fields = fields_of(terms.start)
    options: dict[str, str] = {name: fields[name].replace("#", "*") for name in OPTIONS[:3] if name in fields}
    options |= {"id": WATCHING if watching else terms.id, "from": terms.host.mark}
    options |= {mark: _UNSAFE.sub(_escaped, name) for mark, name in zip(MARKS, terms.names, strict=True) if name}
    options |= {"days": str(terms.days)} if terms.days else {}
    options |= {name: text for name, text in (("clock", terms.clock), ("since", terms.since)) if text}
    entries = ".".join(map(_entry_text, shared.standing.order))
    parts = [fields["board"], fields["rules"], *(f"{name}={value}" for name, value in options.items()), entries]
    return sealed(",".join(parts).rstrip(","))


def sealed(text: str) -> str:
    """Return the text of a letter with its checksum, which reveals accidents but not forgery.

    >>> sealed("hexhex3,genius,id=k3")
    'hexhex3,genius,id=k3,sum=1sstj1w'
    """
    return f"{text},sum={_sum_of(plain(text))}"


def _sum_of(text: str) -> str:
    """Return the CRC-32 of a plain text in base 36. It does not change if a program escapes the letters of a name."""
    rest = crc32(_REST.sub(_unescaped, text).encode())
    digits = ""
    for _ in range(SUM_DIGITS):
        rest, digit = divmod(rest, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return digits


def _whole(fragment: str) -> str:
    """Return a plain letter, cut after its checksum. The checksum shows how often the letter was escaped.

    Raises:
        BadLink: if it was cut or changed.
    """
    texts = list(_unescapings(fragment))
    for text in texts:
        found = _SUM.fullmatch(text, max(text.find(",sum="), 0))
        if found and found[1] == _sum_of(text[: found.start()]):
            return text[: found.end(1)]
    changed = _ANY_SUM.search(texts[-1])
    if not changed:
        raise BadLink("the end of this letter is missing: it has no checksum", "cut_letter", texts[0], len(texts[0]))
    message = "this letter was changed: its checksum is wrong"
    raise BadLink(message, "changed_letter", texts[-1], changed.start() + len(",sum="), changed.end())


def _escaped(match: re.Match[str]) -> str:
    return "".join(f"%{byte:02X}" for byte in match[0].encode())


def _entry_text(done: Done) -> str:
    entry = done.entry
    side = f"{done.side.mark}:" if done.crossed or entry.kind != "turn" else ""
    stamp = "" if entry.stamp is None else f"~{entry.stamp}"
    return f"{side}{entry.text}{stamp}{f'^{entry.seen}' if done.crossed else ''}"


def read(fragment: str) -> Shared:
    """Return the shared game of a letter, with or without `#`.

    Raises:
        BadLink: at the first mistake.

    >>> read(sealed("#hexhex3,genius,id=k3,from=o,o=J%C3%B6,C3.o:resign")).standing.ending
    Ending(winner=Side.X, reason='resigned', stamp=None)
    """
    text = _whole(fragment)
    fields, lists = fields_in(text, OPTIONS)
    if len(lists) > 1:
        raise BadLink("a letter has one list of entries", "too_many_lists", text, lists[1].start)
    terms = _terms(text, fields)
    return Shared(terms, _entries(terms, lists[0], text) if lists else ((), ()))


def _terms(text: str, fields: Mapping[str, Field]) -> Terms:
    def value(name: str, pattern: str, default: str, fits: Callable[[str], bool] = bool) -> str:
        field = fields.get(name)
        if field is not None and not (re.fullmatch(pattern, field.text) and fits(field.text)):
            message, end = f"{field.text!r} is no value of {name!r}", field.start + len(field.text)
            raise BadLink(message, "bad_option", text, field.start, end, option=name, value=field.text)
        return field.text if field else default

    try:
        start = start_position({name: field.text for name, field in fields.items() if name not in OPTIONS[3:]})
    except BadField as bad:
        field = fields.get(bad.name, Field("", 0))
        raise BadLink.of_field(bad, text, field.start, field.start + len(field.text)) from None
    if "id" not in fields:
        raise BadLink("a letter has the id of its game", "no_id", text, 0, len(text))
    days = int(value("days", r"[1-9][0-9]?", "0"))
    return Terms(
        value("id", _ID.pattern, ""),
        start,
        SIDES[MARKS.index(value("from", "[xo]", "x"))],
        (_name(fields.get("x")), _name(fields.get("o"))),
        min(days, MAX_DAYS) or None,
        _control(text, fields.get("clock")),
        value("since", _SINCE.pattern, "", _is_time),
    )


def _is_time(text: str) -> bool:
    """Return whether a text is an existing date and time."""
    try:
        datetime.fromisoformat(text.removesuffix("Z"))
    except ValueError:
        return False
    return True


def _name(field: Field | None) -> str:
    if field is None:
        return ""
    return clean_name(_REST.sub(_unescaped, field.text))


def _unescaped(match: re.Match[str]) -> str:
    return bytes.fromhex(match[0].replace("%", "")).decode(errors="replace")


def _control(text: str, field: Field | None) -> str:
    try:
        return control_text(control_from_text(field.text)) if field else ""
    except BadControl as bad:
        start, name = (field.start, field.text) if field else (0, "")
        raise BadLink(str(bad), "bad_option", text, start, start + len(name), option="clock", value=name) from None


def _entries(terms: Terms, part: Field, text: str) -> Entries:
    """Return the entries of a list; check each against those before it."""
    play = Replay(terms)
    for count, match in enumerate(_PART.finditer(part.text)):
        start = part.start + match.start()
        side, entry = _entry(match[0], play, text, start)
        try:
            if count >= MAX_ENTRIES:
                raise Refused("entry_too_many")
            if entry.seen > len(play.done[side.other]):
                raise Refused("entry_unseen")
            play.add(side, entry)
        except Refused as refused:
            raise _bad_entry(refused, text, start, match[0]) from None
    entries = (tuple(play.done[0]), tuple(play.done[1]))
    try:
        standing_of(terms, entries)
    except Refused as refused:  # the order of entries that crossed was changed
        raise _bad_entry(refused, text, part.start, part.text) from None
    return entries


def _entry(word: str, play: Replay, text: str, start: int) -> tuple[Side, Entry]:
    """Return an entry and its side. Without a side, it is the mover's; without a count, it has seen all before it."""
    found = _ENTRY.fullmatch(word)
    if not found or (not found[1] and _WORDS.fullmatch(found[2])):
        raise BadLink(f"{word!r} is no entry of a letter", "bad_entry", text, start, start + len(word), entry=word)
    mark, what, stamp, seen = found.groups()
    side = SIDES[MARKS.index(mark)] if mark else play.standing.position.mover
    known = len(play.done[side.other])
    return side, Entry(what, int(seen or known), None if stamp is None else int(stamp))


def _bad_entry(refused: Refused, text: str, start: int, word: str) -> BadLink:
    if refused.refusal:
        found = _ENTRY.fullmatch(word)
        before = len(found[1]) + 1 if found and found[1] else 0
        return BadLink.of_refusal(refused.refusal, text, start + before, start + len(word))
    message = f"{word!r} is not possible here: {refused}"
    return BadLink(message, refused.why, text, start, start + len(word), entry=word)


def added(shared: Shared, side: Side, entry: str, stamp: int | None = None) -> Shared:
    """Return a shared game with another entry.

    Raises:
        BadLink: if the side may not do this now.
    """
    if not _ENTRY.fullmatch(entry):
        raise BadLink(f"{entry!r} is no entry of a letter", "bad_entry", entry, 0, entry=entry)
    try:
        return shared.add(side, entry, stamp)
    except Refused as refused:
        raise _bad_entry(refused, entry, 0, entry) from None


def game_of(shared: Shared) -> Game:
    """Return the turns of a shared game as a game.

    >>> game_of(read(sealed("hexhex3,genius,id=k3,x=Ann,C3.B2-B1.o:back1.x:yes")))
    Game('genius', 'hexhex3', headers={'X': 'Ann'}).play('C3')
    """
    headers = {mark.upper(): name for mark, name in zip(MARKS, shared.terms.names, strict=True) if name}
    standing = shared.standing
    if standing.ending and standing.ending.reason != "played":
        write_result = time_result_text if standing.ending.reason == "time" else resignation_result_text
        headers[RESULT] = write_result(standing.ending.winner.other)
    game = Game(start=shared.terms.start, headers=headers)
    before: int | None = 0
    for played, stamp in zip(standing.turns, standing.stamps, strict=True):
        known = stamp is not None and before is not None and stamp >= before
        game.play(played.turn).annotate(seconds=stamp - before if known else None)  # type: ignore[operator]
        before = stamp
    return game
