"""Errors in a text, with the place of the mistake; everything that reads text raises them."""

from __future__ import annotations

# A drawing is no wider than this, so that it fits on a phone; of a longer line, so much is shown before the mistake.
WIDEST, BEFORE = 44, 16


class BadText(ValueError):
    r"""A mistake in `text[start:end]`; an empty span marks a place where something is missing. Some mistakes have a
    `code`, from which a program can make a message of its own.

    >>> bad = BadText("'B9' is not a cell", "1. A1\n2. B9 C2", 9, 11)
    >>> print(bad.place)
    line 2, column 4
    >>> print(bad.drawing)
    2. B9 C2
       ^^
    """

    def __init__(self, message: str, text: str, start: int = 0, end: int | None = None, code: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.text = text
        self.start = min(max(start, 0), len(text))
        self.end = len(text) if end is None else min(max(end, self.start), len(text))

    @property
    def line(self) -> int:
        """The line where it begins, from 1."""
        return self.text.count("\n", 0, self.start) + 1

    @property
    def column(self) -> int:
        """The column where it begins, in characters from 1."""
        return self.start - self._line_start + 1

    @property
    def place(self) -> str:
        """Line and column in words; only the column if the text has one line."""
        column = f"column {self.column}"
        return f"line {self.line}, {column}" if "\n" in self.text.strip("\n") else column

    @property
    def drawing(self) -> str:
        """The line where it begins (or the part of a long line around it), with the span marked in a second line."""
        line = self.text[self._line_start :].split("\n", 1)[0]
        left = max(0, min(self.column - 1 - BEFORE, len(line) - WIDEST))
        part = line[left : left + WIDEST]
        start = self.column - 1 - left
        width = max(1, min(self.end - self._line_start - left, len(part)) - start)
        # A tab stands in both lines, so that they stay aligned; other control characters show as a dot.
        shown = "".join(char if char.isprintable() or char == "\t" else "·" for char in part)
        indent = "".join("\t" if char == "\t" else " " for char in shown[:start])
        before, after = "…" * (left > 0), "…" * (left + WIDEST < len(line))
        return f"{before}{shown}{after}\n{' ' * len(before)}{indent}{'^' * width}"

    @property
    def _line_start(self) -> int:
        return self.text.rfind("\n", 0, self.start) + 1
