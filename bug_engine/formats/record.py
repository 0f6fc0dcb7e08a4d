r"""The record: a whole game as plain text that people can read, mend and keep.

First come headers, a line each, then the turns. A turn may be followed by the seconds it took, a comment in braces,
submissions that were refused after it in square brackets, and then by variations of it in parentheses. Turn numbers
are for people: they are not read. `@` marks the cursor if it does not stand at the end of the main line. A backslash
takes the meaning from the character after it.

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
from collections.abc import Iterator, Mapping

from bug_engine.formats.fields import FIELDS, BadField, fields_of, opening, without_surrogates
from bug_engine.game import Game, Node, Submission
from bug_engine.notation import span_of_step
from bug_engine.refusal import IllegalTurn
from bug_engine.result import Result
from bug_engine.side import MARKS, SIDES
from bug_engine.text_error import BadText

WIDTH = 100
RESULT = "Result"
_NAME = re.compile(r"[A-Za-z](?:[A-Za-z0-9 _-]*[A-Za-z0-9_-])?")
_HEADER = re.compile(r"([A-Za-z][A-Za-z0-9 _-]*):(.*)")
_TOKEN = re.compile(
    r"""(?P<seconds> [0-9]{1,9} (?:\.[0-9]{1,9})? s (?=[\s(){}\[\]@]|$))
      | (?P<number> [0-9]+ \.+ (?![0-9]))
      | (?P<comment> \{ (?: [^\\}] | \\. )* \})
      | (?P<rejected> \[ (?: [^\\\]] | \\. )* \])
      | (?P<turn> [^\s(){}\[\]@]+)
      | (?P<mark> \S)""",
    re.VERBOSE | re.DOTALL,
)
_REJECTED = re.compile(r"\s*([xo])(?:\s+([0-9]{1,9}(?:\.[0-9]{1,9})?)s)?:\s?(.*)", re.DOTALL)


class BadRecord(BadText):
    r"""A record that can't be read to its end; `game` is what could, up to the mistake (None: not even its start).

    >>> try:
    ...     read("Rules: genius\nBoard: hexhex3\n\n1. C3 2. Z9")
    ... except BadRecord as bad:
    ...     print(bad, bad.place)
    'Z9' is not a cell of this board. line 4, column 10
    """

    game: Game | None = None


# Writing


def write(game: Game) -> str:
    """Return the record of a game; `read` makes the same game of it, seconds rounded to thousandths.

    Raises:
        ValueError: if a header's name is none that a line can begin with, or is one that the record itself uses.

    >>> print(write(Game("genius", "hexhex3").play("C3").play("B2-B1")), end="")
    Rules: genius
    Board: hexhex3
    Coordinates: rows
    <BLANKLINE>
    1. C3 2. B2-B1
    """
    headers = {name.capitalize(): value for name, value in fields_of(game.root.position).items()}
    for name, value in game.headers.items():
        if not _NAME.fullmatch(name) or name.lower() in FIELDS:
            raise ValueError(f"a header can't be called {name!r}")
        headers[name] = value
    end = game.root.end.position.result
    if end and RESULT not in headers:
        headers[RESULT] = result_text(end)
    elif game.lost_on_time is not None and not end:
        headers[RESULT] = time_result_text(game.lost_on_time)
    lines = [f"{name}: {_escaped(value.strip(), newlines=True)}".rstrip() for name, value in headers.items()]
    return without_surrogates("\n".join([*lines, "", *_wrapped(_words(game))]) + "\n")


def result_text(result: Result) -> str:
    """Say in a line how a game ended."""
    how = " by the handicap" if result.reason == "handicap" else ""
    return f"{MARKS[result.winner]} wins{how}, margin {result.margin}"


def time_result_text(loser: int) -> str:
    """Say in a line how a game ended in which the time of a side was up.

    >>> time_result_text(1)
    'x wins on time'
    """
    return f"{MARKS[1 - loser]} wins on time"


def _words(game: Game) -> Iterator[str]:
    cursor = game.cursor if game.cursor is not game.root.end else None
    yield from _notes(game.root, cursor)
    # What is still to be written, last first: words as they are, and nodes whose lines follow, each with its number.
    stack: list[str | tuple[Node, int]] = [(game.root, 0)]
    while stack:
        item = stack.pop()
        if isinstance(item, str):
            yield item
            continue
        node, number = item[0], item[1] + 1
        if not node.children:
            continue
        later: list[str | tuple[Node, int]] = []
        for child in node.children:
            words = [f"{number}.", str(child.played.turn if child.played else ""), *_notes(child, cursor)]
            later += words if child is node.children[0] else ["(", *words, (child, number), ")"]
        stack += reversed([*later, (node.children[0], number)])


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
    """Whether a text is meant to be a record: it begins with headers, one of the opening among them."""
    return any(name.lower() in FIELDS for name, _, _ in _header_lines(text))


def read(text: str, fields: Mapping[str, str] | None = None) -> Game:
    r"""Return the game of a record; its cursor stands at the end of the main line if none is marked.

    `fields` (opening.py) stand for the headers that it lacks.

    Raises:
        BadRecord: with the place of the first mistake, and the game as far as it could be read.

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


def _header_lines(text: str) -> Iterator[tuple[str, int, int]]:
    """Yield the name of each header, and where its value begins and ends."""
    start = 0
    for line in text.split("\n"):
        match = _HEADER.fullmatch(line)
        if match:
            value = match[2].strip()
            place = start + match.start(2) + (len(match[2]) - len(match[2].lstrip()) if value else len(match[2]))
            yield match[1].strip(), place, place + len(value)
        elif line.strip():
            return
        start += len(line) + 1


class _Reader:
    """Reads one record; `game` is what has been read so far."""

    def __init__(self, text: str, fields: Mapping[str, str]) -> None:
        self.text = text
        self.fields = fields
        self.game: Game | None = None

    def read_headers(self) -> None:
        spans: dict[str, tuple[int, int]] = {}
        self.after_headers = 0
        for name, start, end in _header_lines(self.text):
            key = name.capitalize() if name.lower() in FIELDS else name
            if key in spans:
                raise BadRecord(f"{key} is told a second time", self.text, start, end)
            spans[key] = start, end
            self.after_headers = end
        values = {name: _unescaped(self.text[slice(*span)]) for name, span in spans.items()}
        fields = {name: values.pop(name.capitalize()) for name in FIELDS if name.capitalize() in values}
        try:
            self.game = Game(start=opening({**self.fields, **fields}))
        except BadField as bad:
            raise self._bad_header(bad, *spans.get(bad.name.capitalize(), (0, 0))) from None
        self.game.headers = values

    def _bad_header(self, bad: BadField, start: int, end: int) -> BadRecord:
        cause = bad.cause
        if isinstance(cause, BadText) and cause.text == self.text[start:end]:
            start, end = start + cause.start, start + cause.end
        return BadRecord(str(cause), self.text, start, end)

    def read_turns(self) -> None:
        assert self.game
        game, text = self.game, self.text
        node, cursor = game.root, None
        varied: list[tuple[Node, int]] = []  # for each open parenthesis, where its line goes on, and its place
        fresh = True  # no turn yet in this line
        for match in _TOKEN.finditer(text, self.after_headers):
            kind, word, start, end = match.lastgroup, match[0], match.start(), match.end()
            if kind == "turn":
                node, fresh = self._played(node, word, start), False
            elif word == "(" and not fresh and node.parent:
                varied.append((node, start))
                node, fresh = node.parent, True
            elif word == ")" and varied and not fresh:
                node, fresh = varied.pop()[0], False
            elif word == "@" and cursor is None:
                cursor = node
            elif fresh and varied and kind != "number":
                raise BadRecord("a variation begins with a turn", text, start, end)
            elif kind == "mark":
                raise BadRecord(_stray(word), text, start, end)
            else:
                self._note(node, kind, word, start)
        if varied:
            raise BadRecord("this variation is not closed", text, varied[-1][1], varied[-1][1] + 1)
        game.cursor = cursor or game.root.end
        self._settle(game)

    @staticmethod
    def _settle(game: Game) -> None:
        """Take the result out of the headers where the game itself tells it."""
        result, told = game.root.end.position.result, game.headers.get(RESULT)
        if result:
            if told == result_text(result):
                del game.headers[RESULT]
            return
        for side in SIDES:
            if told == time_result_text(side):
                game.lost_on_time = side
                del game.headers[RESULT]

    def _played(self, node: Node, word: str, start: int) -> Node:
        try:
            return node.add(word)
        except IllegalTurn as illegal:
            place = span_of_step(word, illegal.refusal.step)
            if place[0] == place[1]:
                place = 0, len(word)
            raise BadRecord(str(illegal), self.text, start + place[0], start + place[1]) from None

    def _note(self, node: Node, kind: str | None, word: str, start: int) -> None:
        if kind == "comment":
            # A second one is added on a line of its own: nothing is lost.
            node.comment = "\n".join(filter(None, [node.comment, _unescaped(word[1:-1])]))
        elif kind == "seconds":
            node.seconds = float(word[:-1])
        elif kind == "rejected":
            parts = _REJECTED.fullmatch(_unescaped(word[1:-1]))
            if parts is None:
                message = "a refused submission is told like [x: B1-B3] or [o 12.5s: B1-B3]"
                raise BadRecord(message, self.text, start, start + len(word))
            node.rejected.append(
                Submission(SIDES[MARKS.index(parts[1])], parts[3], float(parts[2]) if parts[2] else None)
            )


def _stray(mark: str) -> str:
    return {
        "{": "this comment is not closed",
        "[": "this refused submission is not closed",
        "(": "there is no turn to vary here",
        ")": "there is no open variation here",
        "@": "the cursor can stand in one place only",
    }.get(mark, f"{mark!r} has no meaning here")


def _unescaped(text: str) -> str:
    return re.sub(r"\\(.)", lambda match: "\n" if match[1] == "n" else match[1], text, flags=re.DOTALL)
