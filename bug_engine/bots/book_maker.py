"""Making the book of hexhex3, and checking it: `python3 -m bug_engine book`.

Every position that a game can reach is visited once, by a search that remembers; nothing is cut off, since all values
are wanted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from math import comb
from random import Random
from zlib import compress

from bug_engine.board import Board, mask_of, permuted
from bug_engine.bots.book import KIND, TRITS, Book, Entry, game_of, place_of, rows_of
from bug_engine.bots.solver import Distance, Proof
from bug_engine.kernel import Kernel
from bug_engine.position import Position
from bug_engine.successors import Successors

# Turns are told up to so many stones, winners up to so many.
FAR, MOST = 7, 8
# Positions between two reports.
REPORT = 100_000
# Positions visited to prove what lies beyond the book.
PROOF_NODES = 40_000
# A position by the cells of its mover and of the opponent, with the turns to its end.
Solved = tuple[int, int, int]


class Making:
    """The search through all that can follow from a position; `turns` holds the distance of every key visited."""

    def __init__(self, position: Position) -> None:
        self.board = position.board
        self.state = position.state
        self.successors = Successors(position.kernel, position.state, turned_from=0)
        self.turns: dict[int, int] = {}

    def work(self) -> Iterator[int]:
        """Visit everything; yield the number of positions visited now and then."""
        # A stack of its own: no game is long, but a generator that calls itself is slow.
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
                if len(self.turns) % REPORT == 0:
                    yield len(self.turns)

    def solved(self, most: int) -> Iterator[Solved]:
        """Yield what was found of positions of up to so many stones, each once up to symmetry."""
        width = len(self.board)
        for key, turns in self.turns.items():
            if key.bit_count() <= most:
                yield key & self.board.full_mask, key >> width, turns


def distance(after: Iterable[int]) -> int:
    """Return the turns to the end by those of what each turn leads to: won in the fewest, else lost in the most.

    >>> distance([]), distance([0, 2]), distance([4, 1, 3])
    (0, 3, 2)
    """
    turns = list(after)
    lost = [turn for turn in turns if turn % 2]
    return 1 + (min(lost) if lost else max(turns, default=-1))


def written(kernel: Kernel, solved: Iterable[Solved], far: int = FAR, most: int = MOST) -> bytes:
    """Return the file of a book (see `Book`)."""
    board = kernel.board
    tables: dict[tuple[int, int], bytearray] = {}
    for mine_mask, theirs_mask, turns in solved:
        sizes = mine_mask.bit_count(), theirs_mask.bit_count()
        table = tables.get(sizes)
        if table is None:
            mine, theirs = sizes
            table = tables[sizes] = bytearray(len(rows_of(board, mine).number) * comb(len(board) - mine, theirs))
        value = turns + 1 if sum(sizes) <= far else 2 - turns % 2
        for mask in theirs_images(board, mine_mask, theirs_mask):
            table[place_of(board, mine_mask, mask)] = value
    packed = []
    for sizes, table in sorted(tables.items()):
        content = bytes(table) if sum(sizes) <= far else trits(table)
        packed.append((sizes, compress(content, 9)))
    lines = [f"{KIND} {board.name} {game_of(kernel)} {far} {most}"]
    lines += [f"{mine} {theirs} {len(content)}" for (mine, theirs), content in packed]
    return ("\n".join(lines) + "\n\n").encode("ascii") + b"".join(content for _, content in packed)


def theirs_images(board: Board, mine_mask: int, theirs_mask: int) -> set[int]:
    """Return the opponent's cells under those symmetries that leave the mover's where they are."""
    keeping = (symmetry for symmetry in board.symmetries if permuted(mine_mask, symmetry) == mine_mask)
    return {permuted(theirs_mask, symmetry) for symmetry in keeping}


def trits(table: bytearray) -> bytes:
    """Pack values from 0 to 2, five a byte."""
    table += bytes(-len(table) % TRITS)
    columns = [table[i::TRITS] for i in range(TRITS)]
    return bytes(a + 3 * (b + 3 * (c + 3 * (d + 3 * e))) for a, b, c, d, e in zip(*columns, strict=True))


def listed(book: Book, stones: int) -> Iterator[tuple[int, int]]:
    """Yield the positions of a book with so many stones, each once up to symmetry, as cells of the mover and the
    opponent.
    """
    board = book.board
    for mine, theirs in book.sizes:
        for mine_mask in rows_of(board, mine).number if mine + theirs == stones else ():
            keeping = [symmetry for symmetry in board.symmetries if permuted(mine_mask, symmetry) == mine_mask]
            free = [cell for cell in range(len(board)) if not mine_mask >> cell & 1]
            for cells in combinations(free, theirs):
                theirs_mask = mask_of(cells)
                turned = (
                    min(permuted(theirs_mask, symmetry) for symmetry in keeping) if len(keeping) > 1 else theirs_mask
                )
                if turned == theirs_mask and book.entry(mine_mask, theirs_mask):
                    yield mine_mask, theirs_mask


def drawn(book: Book, stones: int, random: Random) -> tuple[int, int]:
    """Return a position of a book with so many stones, drawn at random."""
    while True:
        cells = random.sample(range(len(book.board)), stones)
        # In play both sides have about as many.
        mine = random.randint(max(0, stones // 2 - 2), min(stones, stones // 2 + 2))
        masks = mask_of(cells[:mine]), mask_of(cells[mine:])
        if book.entry(*masks):
            return masks


def expected(book: Book, position: Position, nodes: int) -> Entry | None:
    """Return what the book would have to say of a position by what it says of those that its turns lead to.

    What lies beyond the book is proven anew, with up to so many positions visited each; None if that was not enough.
    """
    kernel, state = position.kernel, position.state
    proof = Proof(Successors(kernel, state))
    far = (position.stones[0] | position.stones[1]).bit_count() <= book.far
    ends: list[int | None] = []
    for after in proof.successors.after(state).values():
        entry = book.of(after) if after.legal_mask else Entry(wins=True, turns=0)
        if entry is None or (far and entry.turns is None):
            wins = entry.wins if entry else proof.wins(after, nodes)
            if wins is None:
                return None
            entry = Entry(wins, Distance(proof).of(after, wins, nodes) if far else None)
            if far and entry.turns is None:
                return None
        # Without the distance, an even number stands for a win and an odd one for a loss.
        ends.append(entry.turns if far else 1 - entry.wins)
    turns = distance(each for each in ends if each is not None)
    return Entry(turns % 2 == 0, turns if far else None)


def audited(book: Book, start: Position, stones: int, sample: int, seed: int = 1) -> Iterator[str]:
    """Yield a line for each number of stones: is the book right about every position (up to `stones`), or a sample?

    Raises:
        ValueError: where it is wrong.
    """
    random = Random(seed)
    for count in range(book.most + 1):
        every = listed(book, count) if count <= stones else (drawn(book, count, random) for _ in range(sample))
        right = undecided = 0
        for masks in every:
            position = Position(start.board, start.ruleset, masks)
            found = expected(book, position, PROOF_NODES)
            if found is not None and found != book.entry(*masks):
                raise ValueError(f"the book is wrong about {position!r}: {book.entry(*masks)}, not {found}")
            right += found is not None
            undecided += found is None
        if right or undecided:
            yield f"{count} stones: {right:,} right, {undecided:,} not decided"
