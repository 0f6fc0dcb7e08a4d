r"""The record: a whole game as plain text that people can read, correct and keep.

Headers come first, one on each line, then the turns. A turn may be followed by the seconds it took, a comment in
braces, submissions that were refused after it in square brackets, and variations of it in parentheses. A variation that
repeats the turn before it has turns that were only tried after that; it stands before the turn that was played. A sign
like `?!` or `$6` that judges a turn is read as a comment. Turn numbers are for people; the reader skips them. `@` marks
the cursor if it is not at the end of the main line. A backslash escapes the next character.

>>> game = read("Rules: genius\nBoard: hexhex3\n\n1. C3 {the middle} 2. B2-B1 (2. A1 8s) 3. D4")
>>> [str(turn) for turn in game.turns], game.root.children[0].comment
(['C3', 'B2-B1', 'D4'], 'the middle')
>>> print(write(game), end="")
Rules: genius
Board: hexhex3
Coordinates: rows
<BLANKLINE>
1. C3 {the middle} 2. B2-B1 (2. A1 8s) 3. D4
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from bug_engine.checking import checked_type
from bug_engine.formats.fields import FIELDS, BadField, BadGame, fields_of, start_position, without_surrogates
from bug_engine.formats.results import RESULT, result_text, time_result_text
from bug_engine.game import MAX_SECONDS, Game, Node, Submission
from bug_engine.refusal import IllegalTurn
from bug_engine.side import MARKS, SIDES
from bug_engine.text_error import Code

WIDTH = 100
# Signs that judge a turn, as chess records number them.
SIGNS = {"$1": "!", "$2": "?", "$3": "!!", "$4": "??", "$5": "!?", "$6": "?!"}
_SIGN = re.compile(r"[!?]++|\$[0-9]{1,3}")
_SIGNED = re.compile(rf"([^!?$]*+)((?:{_SIGN.pattern})*+)")
_NAME = re.compile(r"[A-Za-z](?:[A-Za-z0-9 _-]*[A-Za-z0-9_-])?")
_LINE = re.compile(r"[^\n]+")
_HEADER = re.compile(r"([A-Za-z][A-Za-z0-9 _-]*):(.*)")
_TOKEN = re.compile(
    r"""(?P<seconds> [0-9]{1,9} (?:\.[0-9]{1,9})? s (?=[\s(){}\[\]@]|$))
      | (?P<number> [0-9]+ \.+ (?![0-9]))
      | (?P<comment> \{ (?: [^\\}]++ | \\. )*+ \})
      | (?P<rejected> \[ (?: [^\\\]]++ | \\. )*+ \])
      | (?P<word> [^\s(){}\[\]@]++)
      | (?P<mark> \S)""",
    re.VERBOSE | re.DOTALL,
)
_AUTHOR = r"\s*([xo])(?:\s+([0-9]{1,9}(?:\.[0-9]{1,9})?)s)?:"
_REJECTED = re.compile(rf"{_AUTHOR}\s?(.*)", re.DOTALL)
# A comment or submission that is not closed goes on to the end. Otherwise the reader would search the rest of the text
# for each of many open brackets. Other square brackets are no part of a record.
_PART = re.compile(
    rf"\{{(?:[^\\}}]++|\\.?)*+(?:\}}|\Z)|\[{_AUTHOR}(?:[^\\\]]++|\\.?)*+(?:\]|\Z)"
    r"|^(?P<block>(?:[A-Za-z][A-Za-z0-9 _-]*:[^\n]*(?:\n|\Z))+)",
    re.DOTALL | re.MULTILINE,
)


class BadRecord(BadGame):
    r"""A record, or a game from another program, that can't be read to its end.

    >>> try:
    ...     read("Rules: genius\nBoard: hexhex3\n\n1. C3 2. Z9")
    ... except BadRecord as bad:
    ...     print(bad, bad.place)
    'Z9' is not a cell of this board. line 4, column 10
    """


# Writing


def write(game: Game) -> str:
    """Return the record of a game; `read` returns the same game, with seconds rounded to thousandths.

    Raises:
        ValueError: if a header's name can't begin a line, if the record itself uses the name, or if a time is negative
            or more than `MAX_SECONDS`.

    >>> print(write(Game("genius", "hexhex3").play("C3").play("B2-B1")), end="")
    Rules: genius
    Board: hexhex3
    Coordinates: rows
    <BLANKLINE>
    1. C3 2. B2-B1
    """
    checked_type(game, Game, "a record is of a Game")
    headers = {name.capitalize(): value for name, value in fields_of(game.root.position).items()}
    for name, value in game.headers.items():
        if not _NAME.fullmatch(name) or name.lower() in FIELDS:
            raise ValueError(f"a header can't have the name {name!r}")
        headers[name] = value
    end = game.root.end.position.result
    if end and RESULT not in headers:
        headers[RESULT] = result_text(end)
    elif game.lost_on_time is not None and not end:
        headers[RESULT] = time_result_text(game.lost_on_time)
    lines = [f"{name}: {_escaped(value.strip(), newlines=True)}".rstrip() for name, value in headers.items()]
    return without_surrogates("\n".join([*lines, "", *_wrapped(_words(game))]) + "\n")


def _words(game: Game) -> Iterator[str]:
    cursor = game.cursor if game.cursor is not game.root.end else None
    yield from _notes(game.root, cursor)
    # What remains to be written, last first: words, and nodes whose children come next, each with its number.
    stack: list[str | tuple[Node, int]] = [(game.root, 0)]
    while stack:
        item = stack.pop()
        if isinstance(item, str):
            yield item
            continue
        node, number = item[0], item[1] + 1
        children, tried = node.children, _tried(node)
        words = _siblings(children[: len(children) - len(tried)], number, cursor)
        if tried:  # before a turn that was played: after one they would be variations of it
            words = ["(", *_turn_words(node, number - 1), *_siblings(tried, number, cursor), ")", *words]
        stack += reversed(words)


def _tried(node: Node) -> list[Node]:
    """Return the last children of a turn that was played: those that were only tried."""
    return [child for child in node.children if child.tried] if node.played and not node.tried else []


def _siblings(nodes: Sequence[Node], number: int, cursor: Node | None) -> list[str | tuple[Node, int]]:
    """Return what is to be written of the children of a node: the first one, its variations, and how it goes on."""
    later: list[str | tuple[Node, int]] = []
    for node in nodes:
        words = [*_turn_words(node, number), *_notes(node, cursor)]
        later += words if node is nodes[0] else ["(", *words, (node, number), ")"]
    return [*later, (nodes[0], number)] if nodes else []


def _turn_words(node: Node, number: int) -> list[str]:
    return [f"{number}.", str(node.played.turn)] if node.played else []


def _notes(node: Node, cursor: Node | None) -> Iterator[str]:
    if node.seconds is not None:
        yield f"{_seconds_text(node.seconds)}s"
    if node is cursor:
        yield "@"
    if node.comment:
        yield "{" + _escaped(node.comment, "}") + "}"
    for submission in node.rejected:
        after = "" if submission.seconds is None else f" {_seconds_text(submission.seconds)}s"
        yield f"[{MARKS[submission.side]}{after}: {_escaped(submission.text, ']')}]"


def _seconds_text(seconds: float) -> str:
    if not 0 <= seconds <= MAX_SECONDS:
        raise ValueError(f"seconds must be from 0 to {MAX_SECONDS}, not {seconds}")
    return f"{seconds:.3f}".rstrip("0").rstrip(".")


def _escaped(text: str, marks: str = "", *, newlines: bool = False) -> str:
    text = re.sub(rf"[\\{re.escape(marks)}]", r"\\\g<0>", text)
    return text.replace("\n", "\\n") if newlines else text


def _wrapped(words: Iterator[str]) -> Iterator[str]:
    line, glue = "", ""
    for word in words:
        space = "" if word == ")" else glue
        if line and space and len(line) - line.rfind("\n") + len(word) > WIDTH:
            yield line
            line, space = "", ""
        line += space + word
        glue = "" if word == "(" else " "
    if line:
        yield line


# Reading


def looks_like_record(text: str) -> bool:
    """Return whether a text seems to be a record: it begins with headers, of which one is in `FIELDS`."""
    return any(name.lower() in FIELDS for name, _, _ in _header_lines(text))


def starts(text: str) -> list[int]:
    r"""Return where the records of a text begin: at headers outside comments, of which one is in `FIELDS`.

    >>> starts("Rules: iggc\n\n1. D4 {\nRules: none}\n\nX: Ann\nRules: iggc\n\n1. D4")
    [0, 35]
    """
    found: list[int] = []
    seen: set[str] = set()
    end = 0
    for match in _PART.finditer(text):
        if not match["block"]:
            continue
        names = {line.partition(":")[0].strip().lower() for line in match["block"].split("\n")} & set(FIELDS)
        if names and (not found or names & seen or text[end : match.start()].strip()):
            found.append(match.start())
            seen = set()
        seen |= names
        end = match.end()
    return found


def without_notes(text: str) -> str:
    r"""Return a text with blanks in place of its comments and refused submissions; its lines are as long.

    >>> without_notes("1. C3 {a\nb} [o: }] 2. E1")
    '1. C3   \n          2. E1'
    """
    return _PART.sub(lambda part: part[0] if part["block"] else _blanks(part[0]), text)


def _blanks(text: str) -> str:
    return "\n".join(" " * len(line) for line in text.split("\n"))


def read(text: str, fields: Mapping[str, str] | None = None) -> Game:
    r"""Return the game of a record; without a mark, the cursor is at the end of the main line.

    `fields` (fields.py) are defaults for headers that the record lacks.

    Raises:
        BadRecord: at the first mistake, with the part of the game before it.

    >>> read("Rules: genius\nBoard: hexhex3\n\n1. C3 {the middle} 2. B2-B1").turns
    (<Turn C3>, <Turn B2-B1>)
    """
    reader = _Reader(without_surrogates(text), fields or {})
    try:
        reader.read_headers()
        reader.read_turns()
    except BadRecord as bad:
        bad.game = reader.game
        raise
    assert reader.game
    return reader.game


def without_signs(word: str) -> tuple[str, list[str]]:
    """Return a word without the signs at its end, and these signs; `$6` and the like as marks.

    >>> without_signs("C3?!"), without_signs("$6"), without_signs("B2-B1")
    (('C3', ['?!']), ('', ['?!']), ('B2-B1', []))
    """
    match = _SIGNED.fullmatch(word)
    if match is None:
        return word, []
    return match[1], [SIGNS.get(sign, sign) for sign in _SIGN.findall(match[2])]


def add_comment(node: Node, *lines: str) -> None:
    """Add lines to the comment of a node."""
    node.comment = "\n".join(filter(None, [node.comment, *lines]))


def _header_lines(text: str) -> Iterator[tuple[str, int, int]]:
    """Yield the name of each header, and the start and end of its value."""
    for line in _LINE.finditer(text):
        match, start = _HEADER.fullmatch(line[0]), line.start()
        if match:
            value = match[2].strip()
            place = start + match.start(2) + (len(match[2]) - len(match[2].lstrip()) if value else len(match[2]))
            yield match[1].strip(), place, place + len(value)
        elif line[0].strip():
            return


class _Reader:
    """Reads one record; `game` is the part read so far."""

    def __init__(self, text: str, fields: Mapping[str, str]) -> None:
        self.text = text
        self.fields = fields
        self.game: Game | None = None
        self.repeats = False  # whether the open variation has only turns that the game had before it

    def read_headers(self) -> None:
        spans: dict[str, tuple[int, int]] = {}
        self.after_headers = 0
        for name, start, end in _header_lines(self.text):
            key = name.capitalize() if name.lower() in FIELDS else name
            if key in spans:
                raise BadRecord(f"the header {key} appears twice", "header_twice", self.text, start, end, header=key)
            spans[key] = start, end
            self.after_headers = end
        values = {name: _unescaped(self.text[slice(*span)]) for name, span in spans.items()}
        fields = {name: values.pop(name.capitalize()) for name in FIELDS if name.capitalize() in values}
        try:
            self.game = Game(start=start_position({**self.fields, **fields}))
        except BadField as bad:
            raise BadRecord.of_field(bad, self.text, *spans.get(bad.name.capitalize(), (0, 0))) from None
        self.game.headers = values

    def read_turns(self) -> None:
        assert self.game
        game, text = self.game, self.text
        node, cursor = game.root, None
        # For each open parenthesis, the node before it, its place in the text, and `repeats` before it.
        varied: list[tuple[Node, int, bool]] = []
        fresh = True  # no turn yet in this line
        for match in _TOKEN.finditer(text, self.after_headers):
            kind, word, start, end = match.lastgroup, match[0], match.start(), match.end()
            word, signs = without_signs(word) if kind == "word" else (word, [])
            if kind == "word" and word:
                node, fresh = self._played(node, word, start, bool(varied)), False
            elif word == "(" and not fresh and node.parent:
                varied.append((node, start, self.repeats))
                node, fresh, self.repeats = node.parent, True, True
            elif word == ")" and varied and not fresh:
                (node, _, self.repeats), fresh = varied.pop(), False
            elif word == "@" and cursor is None:
                cursor = node
            elif fresh and varied and kind != "number":
                raise BadRecord("a variation begins with a turn", "empty_variation", text, start, end)
            elif kind == "mark":
                raise _stray(word, text, start)
            else:
                self._note(node, kind, word, start)
            add_comment(node, *signs)
        if varied:
            start = varied[-1][1]
            raise BadRecord("this variation is not closed", "open_variation", text, start, start + 1)
        game.cursor = cursor or game.root.end
        self._settle(game)

    @staticmethod
    def _settle(game: Game) -> None:
        """Remove the Result header if the game itself, or `lost_on_time`, says the same."""
        result, header = game.root.end.position.result, game.headers.get(RESULT)
        if result:
            if header == result_text(result):
                del game.headers[RESULT]
            return
        for side in SIDES:
            if header == time_result_text(side):
                game.lost_on_time = side
                del game.headers[RESULT]

    def _played(self, node: Node, word: str, start: int, varied: bool) -> Node:
        """Add a turn. A variation that goes on where another line ends has what was only tried there."""
        assert self.game
        known = len(node.children)
        tried = varied and (node.tried or (self.repeats and all(child.tried for child in node.children)))
        try:
            child = node.add(word, tried=tried)
        except IllegalTurn as illegal:
            raise BadRecord.of_turn(illegal, self.text, start, word) from None
        self.repeats = self.repeats and known == len(node.children)
        if child.tried and not varied:
            self.game.promote(child)
        return child

    def _note(self, node: Node, kind: str | None, word: str, start: int) -> None:
        if kind == "comment":
            add_comment(node, _unescaped(word[1:-1]))
        elif kind == "seconds":
            node.seconds = _seconds(word[:-1])
        elif kind == "rejected":
            parts = _REJECTED.fullmatch(_unescaped(word[1:-1]))
            if parts is None:
                message = "a refused submission looks like [x: B1-B3] or [o 12.5s: B1-B3]"
                raise BadRecord(message, "bad_submission", self.text, start, start + len(word))
            side, seconds = SIDES[MARKS.index(parts[1])], _seconds(parts[2]) if parts[2] else None
            node.rejected.append(Submission(side, parts[3], seconds))


def _seconds(text: str) -> float:
    return min(float(text), float(MAX_SECONDS))


_STRAY: dict[str, tuple[Code, str]] = {
    "{": ("open_comment", "this comment is not closed"),
    "[": ("open_submission", "this refused submission is not closed"),
    "(": ("no_turn_to_vary", "there is no turn to vary here"),
    ")": ("no_open_variation", "there is no open variation here"),
    "@": ("second_cursor", "the cursor appears twice"),
}


def _stray(mark: str, text: str, start: int) -> BadRecord:
    if mark in _STRAY:
        code, message = _STRAY[mark]
        return BadRecord(message, code, text, start, start + 1)
    return BadRecord(f"{mark!r} has no meaning here", "stray_mark", text, start, start + 1, mark=mark)


def _unescaped(text: str) -> str:
    return re.sub(r"\\(.)", lambda match: "\n" if match[1] == "n" else match[1], text, flags=re.DOTALL)
