"""Makes the book of hexhex3 and checks it: `python3 -m bug_engine book`.

The search visits, once, every position that a game can reach. It prunes nothing, because the book needs all values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import combinations
from math import comb
from random import Random
from typing import Any
from zlib import compress

from bug_engine.board import Board, mask_of, permuted
from bug_engine.bots.book import FILE_KIND, VALUES_PER_BYTE, Book, Entry, book_for, index_of, rows_of, rules_name
from bug_engine.bots.solver import Distance, Proof
from bug_engine.kernel import Kernel
from bug_engine.position import Position
from bug_engine.successors import Successors

# The largest numbers of stones for which the book has distances, and winners.
DISTANCE_STONES, WINNER_STONES = 7, 8
# Positions visited between two yields.
YIELD_INTERVAL = 100_000
# The most positions expanded to prove a position that is not in the book.
PROOF_NODES = 40_000
# A position as the masks of its mover and of the opponent, and the turns to the end.
Solved = tuple[int, int, int]


class BookSearch:
    """A search of all positions that can follow from one; `turns` has their distances by key."""

    def __init__(self, position: Position) -> None:
        self.board = position.board
        self.state = position.state
        self.successors = Successors(position.kernel, position.state, min_empties=0)
        self.turns: dict[int, int] = {}

    def work(self) -> Iterator[int]:
        """Visit every position; now and then, yield the number of positions visited."""
        # An explicit stack, because recursive generators are slow.
        start = self.successors.after(self.state)
        stack = [(self.successors.key(self.state), start, iter(start.items()))]
        while stack:
            key, after, rest = stack[-1]
            for after_key, state in rest:
                if after_key not in self.turns:
                    follow = self.successors.after(state)
                    stack.append((after_key, follow, iter(follow.items())))
                    break
            else:
                stack.pop()
                self.turns[key] = distance(self.turns[after_key] for after_key in after)
                if len(self.turns) % YIELD_INTERVAL == 0:
                    yield len(self.turns)

    def solved(self, max_stones: int) -> Iterator[Solved]:
        """Yield the positions of up to `max_stones` stones, each once up to symmetry."""
        width = len(self.board)
        for key, turns in self.turns.items():
            if key.bit_count() <= max_stones:
                yield key & self.board.full_mask, key >> width, turns


def distance(after: Iterable[int]) -> int:
    """Return the distance of a position from its successors' distances: the fastest win, otherwise the slowest loss.

    >>> distance([]), distance([0, 2]), distance([4, 1, 3])
    (0, 3, 2)
    """
    turns = list(after)
    lost = [turn for turn in turns if turn % 2]
    return 1 + (min(lost) if lost else max(turns, default=-1))


def encoded(
    kernel: Kernel,
    solved: Iterable[Solved],
    distance_stones: int = DISTANCE_STONES,
    winner_stones: int = WINNER_STONES,
) -> bytes:
    """Return the content of a book's file (see `Book`)."""
    board = kernel.board
    tables: dict[tuple[int, int], bytearray] = {}
    for mine_mask, theirs_mask, turns in solved:
        sizes = mine_mask.bit_count(), theirs_mask.bit_count()
        table = tables.get(sizes)
        if table is None:
            mine, theirs = sizes
            table = tables[sizes] = bytearray(len(rows_of(board, mine).number) * comb(len(board) - mine, theirs))
        value = turns + 1 if sum(sizes) <= distance_stones else 2 - turns % 2
        for mask in theirs_images(board, mine_mask, theirs_mask):
            table[index_of(board, mine_mask, mask)] = value
    packed = []
    for sizes, table in sorted(tables.items()):
        content = bytes(table) if sum(sizes) <= distance_stones else pack_values(table)
        packed.append((sizes, compress(content, 9)))
    lines = [f"{FILE_KIND} {board.name} {rules_name(kernel)} {distance_stones} {winner_stones}"]
    lines += [f"{mine} {theirs} {len(content)}" for (mine, theirs), content in packed]
    return ("\n".join(lines) + "\n\n").encode("ascii") + b"".join(content for _, content in packed)


def theirs_images(board: Board, mine_mask: int, theirs_mask: int) -> set[int]:
    """Return the images of the opponent's cells under the symmetries that keep the mover's cells in place."""
    return {permuted(theirs_mask, symmetry) for symmetry in symmetries_fixing(board, mine_mask)}


def symmetries_fixing(board: Board, mask: int) -> list[tuple[int, ...]]:
    """Return the symmetries of a board that map a set of cells onto itself."""
    return [symmetry for symmetry in board.symmetries if permuted(mask, symmetry) == mask]


def pack_values(table: bytearray) -> bytes:
    """Pack values from 0 to 2, five to a byte."""
    table += bytes(-len(table) % VALUES_PER_BYTE)
    columns = [table[i::VALUES_PER_BYTE] for i in range(VALUES_PER_BYTE)]
    return bytes(a + 3 * (b + 3 * (c + 3 * (d + 3 * e))) for a, b, c, d, e in zip(*columns, strict=True))


def positions_in(book: Book, stones: int) -> Iterator[tuple[int, int]]:
    """Yield the positions of a book with `stones` stones, each once up to symmetry, as masks of the mover and the
    opponent.
    """
    board = book.board
    for mine, theirs in book.sizes:
        for mine_mask in rows_of(board, mine).number if mine + theirs == stones else ():
            symmetries = symmetries_fixing(board, mine_mask)
            free = [cell for cell in range(len(board)) if not mine_mask >> cell & 1]
            for cells in combinations(free, theirs):
                theirs_mask = mask_of(cells)
                images = (permuted(theirs_mask, symmetry) for symmetry in symmetries)
                is_least = len(symmetries) == 1 or theirs_mask == min(images)
                if is_least and book.entry(mine_mask, theirs_mask):
                    yield mine_mask, theirs_mask


def random_position(book: Book, stones: int, random: Random) -> tuple[int, int]:
    """Return a random position of a book with `stones` stones, as masks of the mover and the opponent."""
    while True:
        cells = random.sample(range(len(book.board)), stones)
        # In play the sides have similar numbers of stones.
        mine = random.randint(max(0, stones // 2 - 2), min(stones, stones // 2 + 2))
        masks = mask_of(cells[:mine]), mask_of(cells[mine:])
        if book.entry(*masks):
            return masks


def derived_entry(book: Book, position: Position, nodes: int) -> Entry | None:
    """Return the entry that follows from the entries of a position's successors.

    A successor that the book lacks is proven by expanding up to `nodes` positions; None if that is not enough.
    """
    kernel, state = position.kernel, position.state
    proof = Proof(Successors(kernel, state))
    with_turns = (position.stones[0] | position.stones[1]).bit_count() <= book.distance_stones
    ends: list[int | None] = []
    for after in proof.successors.after(state).values():
        entry = book.entry_for(after) if after.legal_mask else Entry(wins=True, turns=0)
        if entry is None or (with_turns and entry.turns is None):
            wins = entry.wins if entry else proof.wins(after, nodes)
            if wins is None:
                return None
            entry = Entry(wins, Distance(proof).of(after, wins, nodes) if with_turns else None)
            if with_turns and entry.turns is None:
                return None
        # Without distances, 0 stands for a win and 1 for a loss.
        ends.append(entry.turns if with_turns else 1 - entry.wins)
    turns = distance(each for each in ends if each is not None)
    return Entry(turns % 2 == 0, turns if with_turns else None)


def is_decided(start: Position, masks: tuple[int, int]) -> bool:
    """Return whether the entries of a position's successors confirm its own; if they do not, it may still be right.

    Raises:
        ValueError: if they contradict it.
    """
    book = book_for(start.kernel, start.state)
    if book is None:
        raise ValueError(f"there is no book of {start.board.name} for {start.ruleset.text}")
    position = Position(start.board, start.ruleset, masks)
    found = derived_entry(book, position, PROOF_NODES)
    if found is not None and found != book.entry(*masks):
        raise ValueError(f"the book is wrong about {position!r}: {book.entry(*masks)}, not {found}")
    return found is not None


def checked(
    book: Book, start: Position, stones: int, sample: int, seed: int = 1, spread: Callable[..., Iterator[Any]] = map
) -> Iterator[str]:
    """Check every position of up to `stones` stones and `sample` random ones of each larger number; yield a line for
    each number. `spread` is like `map`; it may use several processes.

    Raises:
        ValueError: if an entry is wrong.
    """
    random = Random(seed)
    for count in range(book.winner_stones + 1):
        every = (
            positions_in(book, count)
            if count <= stones
            else (random_position(book, count, random) for _ in range(sample))
        )
        decided = list(spread(partial(is_decided, start), every))
        right = sum(decided)
        undecided = len(decided) - right
        if right or undecided:
            yield f"{count} stones: {right:,} right, {undecided:,} not decided"
