"""Errors in texts that the engine reads: what is wrong, by code, and where in the text."""

from __future__ import annotations

from typing import Literal

# What can be wrong with a text that a user wrote. After each code: its parameters, then its meaning.
Code = Literal[
    # a board or a position
    "no_cell",  # a board needs a cell
    "too_wide",  # limit: the most cells that a board may be across
    "bad_mark",  # mark: boards and positions do not have this character
    "unknown_board",  # board: no board has this name
    "unknown_rows",  # rows: no board of the catalogue has rows of these lengths
    "wrong_rows",  # board, expected, found: the rows are not those of the board
    "bad_fen",  # a position in one line needs five or six fields
    "black_cell",  # cell, board: the cell is black on this board, but not in the text
    # what a game begins with
    "unknown_ruleset",  # ruleset: no rule set has this name
    "unknown_switch",  # switch: no rule set has such a switch
    "bad_switch",  # ruleset: one of its switches has a value that it can't have
    "unknown_coordinates",  # coordinates: no coordinates have this name
    "bad_mover",  # mover: the mover must be x or o
    "bad_setup",  # setup: the number of cells still to be blackened must be a number
    # turns
    "illegal_turn",  # turn: this cell or turn is not legal; `refusal` says why. number: of the turn, if it is counted
    # a link
    "no_board",  # a link must begin with a board
    "unknown_option",  # option, options: a link has no option of this name
    "option_twice",  # option: this option appears twice
    "long_link",  # limit: the most characters of a link
    "too_many_lists",  # a link has at most two lists of turns
    "long_record",  # limit: the most characters of the record that a link holds
    # a letter, the link of a game between two devices; the first two also of a link with a record
    "cut_letter",  # its end is missing, including the checksum
    "changed_letter",  # it was changed on its way: the checksum is wrong
    "no_id",  # it does not say which game it is of
    "bad_option",  # option, value: this option can't have this value
    "bad_entry",  # entry: no letter has such an entry
    "entry_over",  # entry: it comes after the end of the game
    "entry_not_your_turn",  # entry: it is not this side's turn
    "entry_no_offer",  # entry: it answers an offer, but none is open
    "entry_bad_offer",  # entry: a side can ask to take back only its own last turn
    "entry_no_clock",  # entry: it claims that time is up in a game without a clock
    "entry_not_up",  # entry: it claims that time is up, but by the stamps it is not
    "entry_no_stamp",  # entry: a turn or a consent without a stamp, in a game with a clock
    "entry_before",  # entry: its stamp is before that of the last turn
    "entry_unseen",  # entry: its author claims to have seen an entry that does not exist
    "entry_too_many",  # entry: a letter can't have so many entries
    # a record
    "header_twice",  # header: this header appears twice
    "bad_submission",  # a refused submission must look like [x: B1-B3]
    "empty_variation",  # a variation must begin with a turn
    "open_variation",  # a variation is not closed
    "open_comment",  # a comment is not closed
    "open_submission",  # a refused submission is not closed
    "no_turn_to_vary",  # a variation begins where there is no turn before it
    "no_open_variation",  # a variation ends where none has begun
    "second_cursor",  # the cursor appears twice
    "stray_mark",  # mark: this character has no meaning here
    # what other programs write
    "no_legal_turn",  # no line of a room's log is a legal turn
    "bad_json",  # the text is not JSON
    "deep_json",  # the JSON is nested too deeply
    "no_moves",  # a text of Abstract Play contains no game
    "bad_move",  # a move must be a text
    # many games in one text
    "bad_backup",  # it is no backup of a library, or one of its games has no record
    "other_game",  # game: Abstract Play's text is of another game
    "not_abstract_play",  # Abstract Play has no such board or rules
    "many_games",  # the text has more than one game
]
Params = dict[str, str | int]

# The width of a drawing, so that its mark is visible on a phone; and how much of a longer line precedes the mark.
WIDEST, BEFORE = 44, 16


def short(text: str) -> str:
    r"""Return a text for a sentence: no longer than a drawing and, like it, with dots for hidden characters.

    >>> short("A\u202e" + "9" * 50)
    'A·9999999999999999999999999999999999999999999…'
    """
    cut = text if len(text) <= WIDEST + 2 else text[: WIDEST + 1] + "…"
    return "".join(char if char.isprintable() else "·" for char in cut)


class CodedError(ValueError):
    """A mistake with a `code`, and the `params` that a sentence about it needs; the message is English.

    >>> CodedError("there is no board 'moon'", "unknown_board", board="moon").params
    {'board': 'moon'}
    """

    def __init__(self, message: str, code: Code, **params: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.code: Code = code
        self.params: Params = params


class BadText(CodedError):
    r"""A mistake at `text[start:end]`; an empty span marks a place where something is missing.

    >>> bad = BadText("'B9' is not a cell", "illegal_turn", "1. A1\n2. B9 C2", 9, 11)
    >>> print(bad.place)
    line 2, column 4
    >>> print(bad.drawing)
    2. B9 C2
       ^^
    """

    def __init__(
        self, message: str, code: Code, text: str, start: int = 0, end: int | None = None, **params: str | int
    ) -> None:
        super().__init__(message, code, **params)
        self.text = text
        self.start = min(max(start, 0), len(text))
        self.end = len(text) if end is None else min(max(end, self.start), len(text))

    @property
    def line(self) -> int:
        """The line where the mistake begins, from 1."""
        return self.text.count("\n", 0, self.start) + 1

    @property
    def column(self) -> int:
        """The column where the mistake begins, in characters from 1."""
        return self.start - self._line_start + 1

    @property
    def place(self) -> str:
        """Line and column in English; only the column if the text is one line."""
        column = f"column {self.column}"
        return f"line {self.line}, {column}" if "\n" in self.text.strip("\n") else column

    @property
    def drawing(self) -> str:
        """The line where the mistake begins, with the span marked under it; of a long line, the part around it."""
        line = self.text[self._line_start :].split("\n", 1)[0]
        left = max(0, min(self.column - 1 - BEFORE, len(line) - WIDEST))
        part = line[left : left + WIDEST]
        start = self.column - 1 - left
        width = max(1, min(self.end - self._line_start - left, len(part)) - start)
        # A tab moves the mark below as far as the text above; other control characters become dots.
        shown = "".join(char if char.isprintable() or char == "\t" else "·" for char in part)
        indent = "".join("\t" if char == "\t" else " " for char in shown[:start])
        before, after = "…" * (left > 0), "…" * (left + WIDEST < len(line))
        return f"{before}{shown}{after}\n{' ' * len(before)}{indent}{'^' * width}"

    @property
    def _line_start(self) -> int:
        return self.text.rfind("\n", 0, self.start) + 1
