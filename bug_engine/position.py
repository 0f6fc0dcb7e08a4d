"""A position: a board, a rule set, the stones and whose turn it is. Positions are frozen; playing makes a new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from bug_engine.board import Board, permuted
from bug_engine.boards import board_named, board_text
from bug_engine.checking import checked_whole
from bug_engine.coordinates import System
from bug_engine.drawing import BadPosition, Drawing, checked_fields, picture, read_fen
from bug_engine.kernel import Kernel, kernel_for
from bug_engine.legal_turns import LegalTurns
from bug_engine.notation import Turn, is_swap
from bug_engine.option import Option
from bug_engine.played import Played
from bug_engine.refusal import IllegalTurn, Refusal
from bug_engine.result import Result, decided
from bug_engine.ruleset import Ruleset, ruleset_named
from bug_engine.side import SIDES, Side
from bug_engine.state import State, mask_of_bugs
from bug_engine.turn import Bug, Draft, sides

Phase = Literal["setup", "growth", "over"]


@dataclass(frozen=True, repr=False)
class Position:
    """The position at the start of a turn.

    `stones` are the cells of X and of O, `black_mask` the cells that neither side may play on, all as masks (bit i is
    cell i); `mover` is the side to move; `setup` counts the cells that both sides together still have to blacken. A
    position equals any other with the same values, however it was reached. `str` draws it, `repr` evaluates to it, and
    notebooks show it as a picture.

    Raises:
        TypeError, ValueError: if a field can't have its value: stones that overlap, for example.

    >>> position = Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1)
    >>> print(position)
      A  x o x
     B  . o . x
    C  x . . x .
     D  x o . .
      E  x o o
    o to move
    >>> position.mobility(Side.O), [str(turn) for turn in position.legal_turns]
    (3, ['B1-A3', 'B1-B3', 'B3', 'C5'])
    """

    board: Board
    ruleset: Ruleset
    stones: tuple[int, int] = (0, 0)
    black_mask: int = 0
    mover: Side = Side.X
    setup: int = 0

    def __post_init__(self) -> None:
        checked_fields(self.board, self.ruleset, self.stones, self.black_mask)
        checked_whole(self.setup, "the number of cells still to be blackened")
        object.__setattr__(self, "mover", SIDES[checked_whole(self.mover, "the mover", 1)])

    def __reduce__(self) -> tuple[object, ...]:
        # Without the cached properties: the kernel's bodies are of one process.
        return Position, (self.board, self.ruleset, self.stones, self.black_mask, self.mover, self.setup)

    # Creating positions

    @classmethod
    def initial(
        cls,
        ruleset: Ruleset | str = "genius",
        board: Board | str | None = None,
        coordinates: System | None = None,
    ) -> Position:
        """Return the empty board with X to move; by default, the first board of the rule set.

        `coordinates` is the system in which cells are named; a board given by name uses `rows` by default.

        Raises:
            UnknownRuleset, UnknownBoard: if no rule set or board has that name.
            BadBoard: if the text does not draw a board.

        >>> print(Position.initial("genius", "hexhex2"))
         A  . .
        B  . . .
         C  . .
        x to move
        """
        rules = ruleset if isinstance(ruleset, Ruleset) else ruleset_named(ruleset)
        where = board if isinstance(board, Board) else board_named(board or rules.boards[0])
        if coordinates:
            where = where.in_coordinates(coordinates)
        return cls(where, rules, black_mask=where.black_mask, setup=2 * rules.setup)

    @classmethod
    def from_text(
        cls,
        text: str,
        mover: int = 0,
        ruleset: Ruleset | str = "genius",
        board: Board | str | None = None,
        setup: int = 0,
        coordinates: System | None = None,
    ) -> Position:
        """Return the position whose stones are drawn in `text`: the rows from the top, joined by `/`, with `.` for an
        empty cell, `x` and `o` for stones and `#` (or `*`) for a black cell.

        Without `board`, the board is the one of the catalogue that has rows of these lengths; if the text also draws
        the gaps before and between the cells as `_`, it is the drawn board (custom.py).

        Raises:
            BadPosition: if the text does not fit the board, or `mover` is not a side.
            BadBoard, UnknownBoard, UnknownRuleset: if there is no such board or rule set.

        >>> Position.from_text("x../..../xo.../.xx./...", mover=1).bugs()[0]
        Bug(side=Side.X, cells=('A1',), shape='1:00')
        >>> print(Position.from_text("_x../o#."))
         A  x . .
        B  o # .
        x to move
        >>> Position.from_text("xoo/.x.o/.../...", board="limping3-4")
        Traceback (most recent call last):
            ...
        bug_engine.drawing.BadPosition: limping3-4 has rows of 3-4-5-6-5-4 cells, the text 3-4-3-3
        """
        if mover not in SIDES:
            raise BadPosition(f"the mover must be 0 or 1, not {mover!r}", "bad_mover", text, mover=mover)
        drawing = Drawing(text)
        start = cls.initial(ruleset, drawing.board() if board is None else board, coordinates)
        stones = drawing.stones(start.board)
        x_and_o = (stones.x_mask, stones.o_mask)
        return cls(start.board, start.ruleset, x_and_o, stones.black_mask, SIDES[mover], setup)

    @classmethod
    def from_fen(cls, fen: str) -> Position:
        """Return the position that a line of `fen` describes.

        Raises:
            BadPosition: if it does not have five or six fields, or one of them is malformed.
            BadBoard, UnknownBoard, UnknownRuleset, UnknownCoordinates: if a field names nothing that exists.

        >>> Position.from_fen("xox/.o.x/x..x./xo../xoo o 0 genius hexhex3").mobility(Side.O)
        3
        """
        return cls.from_text(*read_fen(fen))

    @classmethod
    def _of_state(cls, before: Position, state: State) -> Position:
        first, second = map(mask_of_bugs, sides(state))
        black_mask = before.board.full_mask & ~(state.empty_mask | first | second)
        position = cls(before.board, before.ruleset, (first, second), black_mask, SIDES[state.mover], state.setup)
        position.__dict__["state"] = state  # fills the cached properties: the kernel has just made it
        position.__dict__["kernel"] = before.kernel
        return position

    # Properties

    @cached_property
    def kernel(self) -> Kernel:
        """The rules in force."""
        return kernel_for(self.board, self.ruleset)

    @cached_property
    def state(self) -> State:
        """The position as the kernel sees it: bots search from here."""
        return self.kernel.state(self.mover, self.stones, self.black_mask, self.setup)

    @property
    def in_rounds(self) -> bool:
        """Whether all bugs that can eat do so together, in rounds (the rule `all`)."""
        return self.ruleset.eaters == "all"

    @property
    def phase(self) -> Phase:
        """What the mover must do: blacken a cell (`setup`), grow (`growth`), or nothing (`over`)."""
        if not self.state.legal_mask:
            return "over"
        return "setup" if self.state.setup else "growth"

    @property
    def largest(self) -> int:
        """The size, in stones, of the largest bug of either side."""
        return self.state.largest

    def bugs(self) -> tuple[Bug, ...]:
        """Return every bug, by its lowest cell."""
        return self.draft().bugs

    def mobility(self, side: int) -> int:
        """Return the number of cells on which `side` could grow if it were to move now; with none it would win (R10).

        >>> position = Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1)
        >>> position.mobility(Side.X), position.mobility(Side.O)
        (0, 3)
        """
        return self.growth_mask(side).bit_count()

    def growth_mask(self, side: int) -> int:
        """Return the cells that `mobility` counts, as a mask."""
        return self.draft().growth_masks[checked_whole(side, "a side", 1)]

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on (R10)."""
        if self.state.legal_mask:
            return None
        return decided(self.ruleset, self.mover, self.mobility(self.mover.other))

    @property
    def can_swap(self) -> bool:
        """Whether O may now take over X's first stone instead of playing a turn (the pie rule)."""
        first, second = self.stones
        offered = self.ruleset.pie and self.mover == 1 and not self.setup
        return offered and first.bit_count() == 1 and not second and bool(self.state.legal_mask)

    # Turns

    def draft(self, prefix: str | Sequence[int | str] = ()) -> Draft:
        """Return the draft that begins with some cells: a turn's text, or cells by index or by name.

        Raises:
            IllegalTurn: at the first that is not a cell of the board, or not legal.
        """
        if isinstance(prefix, str):
            return self._empty_draft.read(prefix)
        return self._empty_draft.added(prefix)

    @cached_property
    def _empty_draft(self) -> Draft:
        return Draft(self, (), self.state)

    @cached_property
    def legal_turns(self) -> LegalTurns:
        """All legal turns, ordered by their cells: iterate over them, count them by `len`, or ask with `in` whether a
        turn or a text is among them. They are generated lazily.

        >>> "C3" in Position.initial("genius", "hexhex3").legal_turns
        True
        """
        return LegalTurns(self)

    def options(self, prefix: str | Sequence[int | str] = ()) -> tuple[Option, ...]:
        """Return what each legal next cell would do, in board order.

        Raises:
            IllegalTurn: if `prefix` does not begin a legal turn.
        """
        return self.draft(prefix).options

    def explain(self, turn: str | Turn) -> Refusal | None:
        """Return the first mistake of a turn, or None if it is legal.

        >>> print(Position.initial("genius", "hexhex3").explain("C3-C4"))
        The turn is over before C4: there is nothing left to eat.
        """
        if is_swap(turn):
            return None if self.can_swap else self._empty_draft.explain_swap()
        try:
            self._complete_draft(turn)
        except IllegalTurn as illegal:
            return illegal.refusal
        return None

    def explain_cell(self, cell: int | str, prefix: str | Sequence[int | str] = ()) -> Refusal | None:
        """Return why a cell may not be played next, or None if it may.

        Raises:
            IllegalTurn: if `prefix` does not begin a legal turn.
            UnknownCell: if the board has no cell of that name.
        """
        draft = self.draft(prefix)
        return draft.explain(self.board.cell_named(cell) if isinstance(cell, str) else cell)

    def play(self, turn: str | Turn) -> Played:
        """Play a turn, given as text or as a `Turn`, and return what it led to; this position is unchanged.

        `Game.play` takes the same argument, and its return value also has `position`, `events`, `result` and `play`.

        Raises:
            IllegalTurn: with the first mistake as `refusal`.
            ValueError, TypeError: if it is a turn of another board, or no turn.

        >>> Position.initial("genius", "hexhex3").play("C3").position
        Position.from_text('.../..../..x../..../...', mover=1, ruleset='genius', board='hexhex3')
        """
        if is_swap(turn):
            return self._swapped()
        draft = self._complete_draft(turn)
        return Played(self.mover, Position._of_state(self, draft.state), draft.turn(), draft)

    def _swapped(self) -> Played:
        """Take over the first move: X's stone changes sides, and X is to move."""
        if not self.can_swap:
            raise IllegalTurn(self._empty_draft.explain_swap())
        after = replace(self, stones=self.stones[::-1], mover=self.mover.other)
        return Played(self.mover, after, Turn(self.board, (), swap=True))

    def _complete_draft(self, turn: str | Turn) -> Draft:
        if isinstance(turn, Turn) and turn.board != self.board:
            raise ValueError(f"the turn {turn} is of {turn.board.name}, not of {self.board.name}")
        draft = Draft(self, (), self.state)  # not the position's cached draft: they would refer to each other
        draft = draft.read(turn) if isinstance(turn, str) else draft.added(turn.cells)
        if not draft.complete:
            raise IllegalTurn(draft.explain_end())
        return draft

    # Views

    def in_coordinates(self, system: System) -> Position:
        """Return the same position with the cells named in another system."""
        board = self.board.in_coordinates(system)
        return self if board is self.board else replace(self, board=board)

    def turned(self, k: int) -> Position:
        """Return the position under the board's symmetry number k."""
        symmetry = self.board.symmetries[k]
        first, second, black_mask = (permuted(mask, symmetry) for mask in (*self.stones, self.black_mask))
        return Position(self.board, self.ruleset, (first, second), black_mask, self.mover, self.setup)

    def mark(self, cell: int) -> str:
        """Return `.`, `x`, `o` or `#`: what is on a cell."""
        for mark, mask in zip("xo#", (*self.stones, self.black_mask), strict=True):
            if mask >> cell & 1:
                return mark
        return "."

    @property
    def text(self) -> str:
        """The stones as the text that `from_text` reads."""
        return "/".join("".join(map(self.mark, row)) for row in self.board.rows)

    def fen(self) -> str:
        """Return the whole position as one line of fields with spaces between them, as FEN does for chess; `from_fen`
        reads it.

        The fields are: the stones (`text`), the mover (`x` or `o`), the number of cells still to be blackened, the
        rule set (`Ruleset.text`), the board, and the coordinates unless they are `rows`. The line does not contain the
        clock of a custom rule set.

        >>> Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1).fen()
        'xox/.o.x/x..x./xo../xoo o 0 genius hexhex3'
        >>> Position.initial("green-meadow").fen()
        '.#../...../#..#../..#..#/...../..#. x 2 green-meadow green-meadow'
        """
        coordinates = [self.board.coordinates] * (self.board.coordinates != "rows")
        fields = [self.text, self.mover.mark, str(self.setup), self.ruleset.text, board_text(self.board), *coordinates]
        return " ".join(fields)

    def __str__(self) -> str:
        """The board drawn with the labels of its coordinates, and whose turn it is."""
        ending = f"{self.mover.mark} to blacken a cell" if self.phase == "setup" else f"{self.mover.mark} to move"
        if self.result:
            ending = f"{self.result.winner.mark} has won"
        return f"{picture(self.board, self.mark)}\n{ending}"

    def __repr__(self) -> str:
        known = ruleset_named(self.ruleset.text) == self.ruleset
        ruleset = repr(self.ruleset.text if known else self.ruleset)
        setup = f", setup={self.setup}" if self.setup else ""
        names = f", coordinates={self.board.coordinates!r}" if self.board.coordinates != "rows" else ""
        where = f"ruleset={ruleset}, board={board_text(self.board)!r}"
        return f"Position.from_text({self.text!r}, mover={int(self.mover)}, {where}{setup}{names})"

    def _repr_svg_(self) -> str:
        from bug_engine.svg import picture_of

        return picture_of(self)
