"""A position: a board, a rule set, the stones and who is to move. Frozen; playing makes another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from bug_engine.board import Board, bits, permuted
from bug_engine.boards import board_named
from bug_engine.coordinates import System
from bug_engine.drawing import BadPosition, Drawing, picture
from bug_engine.event import Event, Swapped
from bug_engine.kernel import Kernel, State, kernel_for, mask_of_bugs
from bug_engine.notation import Turn, is_swap
from bug_engine.refusal import IllegalTurn, Refusal
from bug_engine.result import Result, decided
from bug_engine.ruleset import Ruleset, ruleset_named
from bug_engine.turn import Bug, Draft, Option, sides

Phase = Literal["setup", "growth", "over"]
MARKS = "xo"


@dataclass(frozen=True)
class Played:
    """A turn that was played: by whom, the position after it, and what happened on the way."""

    side: int
    position: Position
    turn: Turn
    events: tuple[Event, ...]


@dataclass(frozen=True, repr=False)
class Position:
    """The start of a turn.

    `stones` are the cells of side 0 (which moved first) and of side 1, `black_mask` the cells that nobody may play on,
    `setup` the number of cells that both together have still to blacken.

    >>> position = Position.from_text("xoo/.x.o/.../...", board="limping3-4")
    Traceback (most recent call last):
        ...
    bug_engine.drawing.BadPosition: limping3-4 has rows of 3-4-5-6-5-4 cells, the text 3-4-3-3
    """

    board: Board
    ruleset: Ruleset
    stones: tuple[int, int] = (0, 0)
    black_mask: int = 0
    mover: int = 0
    setup: int = 0

    # Making one

    @classmethod
    def initial(
        cls,
        ruleset: Ruleset | str = "genius",
        board: Board | str | None = None,
        coordinates: System | None = None,
    ) -> Position:
        """Return the empty board, the first player to move; the board defaults to the rule set's first.

        Without `coordinates` cells are named as the board names them, which is by `rows` if it is a board by name.

        Raises:
            UnknownRuleset, UnknownBoard, BadBoard: if a name is not known.
        """
        rules = ruleset_named(ruleset) if isinstance(ruleset, str) else ruleset
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
        """Return the position drawn in `text`: its rows from the top, joined by `/`; `.` empty, `x` and `o` stones,
        `#` (or `*`) black.

        Without `board` it is the one of the catalogue that has rows of these lengths; or, if the gaps between and
        before the cells are drawn as `_` too, the one drawn (custom.py).

        Raises:
            BadPosition, BadBoard, UnknownBoard, UnknownRuleset: if that can't be.

        >>> Position.from_text("x../..../xo.../.xx./...", mover=1).bugs()[0]
        Bug(side=0, cells=(0,), shape='1:00')
        >>> print(Position.from_text("_x../o#."))
         A  x . .
        B  o # .
        x to move
        """
        if mover not in (0, 1):
            raise BadPosition(f"the mover must be 0 or 1, not {mover!r}", "bad_mover", text, mover=mover)
        drawing = Drawing(text)
        start = cls.initial(ruleset, drawing.board() if board is None else board, coordinates)
        stones = drawing.stones(start.board)
        return cls(start.board, start.ruleset, (stones.x_mask, stones.o_mask), stones.black_mask, mover, setup)

    @classmethod
    def _of_state(cls, before: Position, state: State) -> Position:
        first, second = map(mask_of_bugs, sides(state))
        black_mask = before.board.full_mask & ~(state.empty_mask | first | second)
        position = cls(before.board, before.ruleset, (first, second), black_mask, state.mover, state.setup)
        position.__dict__["state"] = state  # fills the cached property: the kernel has just made it
        return position

    # What is there

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
        """Whether bugs eat in rounds, all that can at once."""
        return self.ruleset.eaters == "all"

    @property
    def phase(self) -> Phase:
        """What is awaited: a blackening, a growth, or nothing any more."""
        if not self.state.legal_mask:
            return "over"
        return "setup" if self.state.setup else "growth"

    @property
    def largest(self) -> int:
        """The size of the largest bug of either side: the limit of R5."""
        return self.draft().limit

    def bugs(self) -> tuple[Bug, ...]:
        """Return every bug, by its lowest cell."""
        return self.draft().bugs

    def growth_mask(self, side: int) -> int:
        """Return the cells on which `side` could grow if it were to move now; running out of them wins."""
        return self.draft().growth_masks[side]

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on (R10)."""
        if self.state.legal_mask:
            return None
        return decided(self.ruleset, self.mover, self.growth_mask(1 - self.mover).bit_count())

    @property
    def can_swap(self) -> bool:
        """Whether side 1 may now take over side 0's first stone instead of playing one (the pie rule)."""
        first, second = self.stones
        offered = self.ruleset.pie and self.mover == 1 and not self.setup
        return offered and first.bit_count() == 1 and not second and bool(self.state.legal_mask)

    # Turns

    def draft(self, prefix: str | Sequence[int] = ()) -> Draft:
        """Return the draft that begins with some cells.

        Raises:
            IllegalTurn: at the first of them that is not legal.
        """
        if isinstance(prefix, str):
            return self._empty_draft.read(prefix)
        draft = self._empty_draft
        for cell in prefix:
            draft = draft.add(cell)
        return draft

    @cached_property
    def _empty_draft(self) -> Draft:
        return Draft(self, (), self.state)

    @cached_property
    def legal_turns(self) -> LegalTurns:
        """All legal turns: a lazy, sized, ordered view that answers `in` for a turn and for a text."""
        return LegalTurns(self)

    def options(self, prefix: str | Sequence[int] = ()) -> tuple[Option, ...]:
        """Return what each legal next cell would do.

        Raises:
            IllegalTurn: if `prefix` does not begin a legal turn.
        """
        return self.draft(prefix).options

    def explain(self, turn: str | Turn) -> Refusal | None:
        """Return the first mistake of a turn, or None if it is legal."""
        if is_swap(turn):
            return None if self.can_swap else self._empty_draft.explain_swap()
        try:
            self._complete_draft(turn)
        except IllegalTurn as illegal:
            return illegal.refusal
        return None

    def explain_cell(self, cell: int | str, prefix: str | Sequence[int] = ()) -> Refusal | None:
        """Return why a cell may not be played next, or None if it may.

        Raises:
            IllegalTurn: if `prefix` does not begin a legal turn.
            UnknownCell: if a text names no cell.
        """
        draft = self.draft(prefix)
        return draft.explain(self.board.cell_named(cell) if isinstance(cell, str) else cell)

    def play(self, turn: str | Turn) -> Played:
        """Return what a turn leads to; this position is unchanged.

        Raises:
            IllegalTurn: with the first mistake as `refusal`.

        >>> Position.initial("genius", "hexhex3").play("C3").position
        Position.from_text('.../..../..x../..../...', mover=1, ruleset='genius', board='hexhex3')
        """
        if is_swap(turn):
            return self._swapped()
        draft = self._complete_draft(turn)
        return Played(self.mover, Position._of_state(self, draft.state), draft.turn(), draft.events)

    def _swapped(self) -> Played:
        """Return what taking over the first move leads to: its stone changes sides, and so does the turn."""
        if not self.can_swap:
            raise IllegalTurn(self._empty_draft.explain_swap())
        after = replace(self, stones=self.stones[::-1], mover=1 - self.mover)
        return Played(self.mover, after, Turn(self.board, (), swap=True), (Swapped(self.mover),))

    def _complete_draft(self, turn: str | Turn) -> Draft:
        draft = self.draft(turn if isinstance(turn, str) else turn.cells)
        if not draft.complete:
            raise IllegalTurn(draft.explain_end())
        return draft

    # Other views

    def in_coordinates(self, system: System) -> Position:
        """Return the same position with the cells named in another system."""
        return replace(self, board=self.board.in_coordinates(system))

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
        """The text that `from_text` reads."""
        return "/".join("".join(map(self.mark, row)) for row in self.board.rows)

    def __str__(self) -> str:
        """The board drawn with the labels of its coordinates; the stagger of the rows is that of the cells.

        >>> print(Position.from_text(".x/o#./..", mover=1))
         A  . x
        B  o # .
         C  . .
        o to move
        """
        mover = MARKS[self.mover]
        ending = {"setup": f"{mover} to blacken a cell"}.get(self.phase, f"{mover} to move")
        if self.result:
            ending = f"{MARKS[self.result.winner]} has won"
        return f"{picture(self.board, self.mark)}\n{ending}"

    def __repr__(self) -> str:
        known = ruleset_named(self.ruleset.text) == self.ruleset
        ruleset = repr(self.ruleset.text if known else self.ruleset)
        setup = f", setup={self.setup}" if self.setup else ""
        board = f"board={self.board.name!r}"
        names = f", coordinates={self.board.coordinates!r}" if self.board.coordinates != "rows" else ""
        return f"Position.from_text({self.text!r}, mover={self.mover}, ruleset={ruleset}, {board}{setup}{names})"


class LegalTurns:
    """All legal turns of a position, found as they are asked for, in the order of their cells; a swap comes last."""

    def __init__(self, position: Position) -> None:
        self._position = position

    def __iter__(self) -> Iterator[Turn]:
        return (turn for turn, _ in self.with_states())

    def with_states(self) -> Iterator[tuple[Turn, State]]:
        """Yield every turn with the state that it leads to, for those who search on from there."""
        place, board = self._position.kernel.place, self._position.board
        stack: list[tuple[tuple[int, ...], State]] = [((), self._position.state)]
        while stack:
            cells, state = stack.pop()
            if cells and not state.meals:
                yield Turn(board, cells), state
            else:
                following = [((*cells, cell), place(state, 1 << cell)) for cell in bits(state.legal_mask)]
                stack.extend(reversed(following))
        if self._position.can_swap:
            swap = Turn(board, (), swap=True)
            yield swap, self._position.play(swap).position.state

    def __len__(self) -> int:
        return self._count

    @cached_property
    def _count(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return bool(self._position.state.legal_mask)

    def __contains__(self, turn: object) -> bool:
        return isinstance(turn, (str, Turn)) and self._position.explain(turn) is None

    def __repr__(self) -> str:
        return f"<LegalTurns {', '.join(map(str, self))}>"
