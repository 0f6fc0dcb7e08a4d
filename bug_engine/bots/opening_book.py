"""Opening books: the first turns of games on one board, each judged by a long search (docs/decisions/0086-openings.md).

The file is text. Its first line is `bug-openings-1 board rules depth`, with `rules` as in `bots.book.rules_name`. Each
other line has the turns that lead to a position; then the expected score, from 0 to 1, of the side that played the last
turn; then the number of positions evaluated. Of symmetric positions, a book has one. From some number of turns on, it
has only the best turns of each position (`opening_maker.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from random import Random

import bug_engine.bots.book as books
from bug_engine.bots.book import rules_name
from bug_engine.bots.protocol import Thought
from bug_engine.bots.symmetry import Keys, keys_for
from bug_engine.kernel import Kernel
from bug_engine.position import Position
from bug_engine.refusal import IllegalTurn
from bug_engine.state import State

FILE_KIND = "bug-openings-1"
# A search of this length cannot tell apart turns whose values differ by less (docs/lab/openings.md).
NEARLY = 0.01


@dataclass(frozen=True)
class Judged:
    """A position of a book: the turns that lead to it, the last turn's value for its side, the positions evaluated."""

    turns: tuple[str, ...]
    value: float
    nodes: int


class OpeningBook:
    """A book in memory.

    Raises:
        ValueError: if the text is not a book, or a line of it is wrong.
    """

    def __init__(self, text: str, start: Position) -> None:
        first, *lines = text.splitlines() or [""]
        kind, depth = [FILE_KIND, start.board.name, rules_name(start.kernel)], first.split()[3:]
        if first.split()[:3] != kind or len(depth) != 1 or not depth[0].isdecimal():
            raise ValueError(f"this is not the openings of {start.board.name}: {first!r}")
        self.depth = int(depth[0])
        self.entries = [_read(line, self.depth) for line in lines]
        self._keys: Keys = keys_for(start.board)
        self._found: dict[bytes, Judged] = {}
        self._parents: set[bytes] = set()
        # Lines share their first turns.
        positions: dict[tuple[str, ...], Position] = {(): start}
        for entry in self.entries:
            before = _after(positions, entry.turns[:-1])
            key = self._keys.key(_after(positions, entry.turns).state)
            if key in self._found:
                raise ValueError(f"the openings judge a position twice: {' '.join(entry.turns)}")
            self._parents.add(self._keys.key(before.state))
            self._found[key] = entry

    def covers(self, state: State) -> bool:
        """Return whether the book judges turns of this position."""
        return self._keys.key(state) in self._parents

    def after(self, state: State) -> Judged | None:
        """Return what the book says about the turn that led to a state; None if the state is not in it."""
        return self._found.get(self._keys.key(state))


def _read(line: str, depth: int) -> Judged:
    words = line.split()
    try:
        entry = Judged(tuple(words[:-2]), float(words[-2]), int(words[-1]))
    except (IndexError, ValueError):
        entry = None
    if not entry or not (1 <= len(entry.turns) <= depth and 0 <= entry.value <= 1 and entry.nodes >= 1):
        raise ValueError(f"this is no line of openings of up to {depth} turns: {line!r}")
    return entry


def _after(positions: dict[tuple[str, ...], Position], turns: tuple[str, ...]) -> Position:
    """Return the position after some turns; add it and the positions before it to the known ones."""
    position = positions[()]
    for count, turn in enumerate(turns, 1):
        known = positions.get(turns[:count])
        try:
            position = positions[turns[:count]] = known or position.play(turn).position
        except IllegalTurn as illegal:
            raise ValueError(f"a turn of the openings is illegal: {illegal}") from None
    return position


def written(start: Position, depth: int, entries: Iterable[Judged]) -> str:
    """Return the text of a book.

    >>> start = Position.initial("genius", "hexhex2")
    >>> print(written(start, 1, [Judged(("B2",), 0.25, 1000)]), end="")
    bug-openings-1 hexhex2 active 1
    B2 0.2500 1000
    """
    lines = [f"{' '.join(each.turns)} {each.value:.4f} {each.nodes}" for each in entries]
    return "\n".join([f"{FILE_KIND} {start.board.name} {rules_name(start.kernel)} {depth}", *lines, ""])


def lines_up_to(start: Position, depth: int) -> Iterator[tuple[str, ...]]:
    """Yield the turns that lead to every position of up to `depth` turns, once for each position up to symmetry.

    Positions with fewer turns come first; positions in which the game is over are left out.

    >>> [len(list(lines_up_to(Position.initial("genius", "hexhex4"), depth))) for depth in (1, 2)]
    [6, 121]
    """
    keys, seen = keys_for(start.board), set[bytes]()
    layer: list[tuple[tuple[str, ...], Position]] = [((), start)]
    for _ in range(depth):
        following = []
        for turns, position in layer:
            for turn, state in position.legal_turns.with_states():
                key = keys.key(state)
                if key not in seen and state.legal_mask:
                    seen.add(key)
                    following.append(((*turns, str(turn)), position.play(turn).position))
        yield from (turns for turns, _ in following)
        layer = following


def file_name(kernel: Kernel) -> str:
    """Return the name of the file with a board's openings.

    >>> file_name(Position.initial("iggc", "hexhex4").kernel)
    'openings-hexhex4-chosen.book'
    """
    return f"openings-{kernel.board.name}-{rules_name(kernel)}.book"


# The books of the project; no other file is requested.
BOOKS = tuple(
    f"openings-{board}-{rules}.book"
    for board in ("hexhex4", "hexhex5")
    for rules in ("active", "chosen", "all-merging")
)


def book_start(position: Position) -> Position:
    """Return the start of the games in a position's book, with the switches of the kernel alone."""
    return Position.initial(position.kernel.rules, position.board, "rows")


def opening_book_for(position: Position) -> OpeningBook | None:
    """Return the book for a position; None if no book covers it."""
    start = book_start(position)
    if position.setup or position.black_mask != start.black_mask or file_name(position.kernel) not in BOOKS:
        return None
    return _book(start)


def opening_thought(position: Position, nodes: int, random: Random) -> Thought | None:
    """Return one of the turns that a book calls nearly as good as the best; None if a search of `nodes` positions would
    know as much.

    >>> first = opening_thought(Position.initial("genius", "hexhex4"), 32_000, Random(1))
    >>> 0.49 < first.value < 0.51, first.nodes, first.done
    (True, 1, True)
    """
    book = None if position.can_swap else opening_book_for(position)
    if book is None or not book.covers(position.state):
        return None
    judged = [(turn, found) for turn, state in position.legal_turns.with_states() if (found := book.after(state))]
    if not judged or any(found.nodes < nodes for _, found in judged):
        return None
    best = max(found.value for _, found in judged)
    turn, found = random.choice([each for each in judged if each[1].value >= best - NEARLY])
    return Thought(turn, (turn,), found.value, nodes=1, done=True)


@lru_cache(maxsize=4)
def _book(start: Position) -> OpeningBook | None:
    content = books.reader(file_name(start.kernel))
    if not content or not content.startswith(FILE_KIND.encode()):
        return None
    return OpeningBook(content.decode(), start)
