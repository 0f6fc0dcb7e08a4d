"""Outlook: what each legal next cell leads to, and what it lets the opponent do at once."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass

from bug_engine.board import Cells, bits, mask_of
from bug_engine.kernel import Kernel
from bug_engine.state import State
from bug_engine.study.threats import Cache, eating_steps
from bug_engine.turn import Draft, cells_of

# The most completions of a turn considered for one cell. There are more only if many bugs eat in one round.
MAX_COMPLETIONS = 64
# The same on boards of at least this number of cells, where each completion takes longer.
LARGE_BOARD, LARGE_MAX_COMPLETIONS = 200, 4


@dataclass(frozen=True)
class Reply:
    """What the opponent could do next: grow on `mobility` cells, of which those in `eating` lead to a meal.

    `prey` are the mover's bugs that some turn eats, `stones` the most stones that one turn eats.
    """

    mobility: int
    eating: Cells
    prey: tuple[Cells, ...]
    stones: int

    @property
    def wins(self) -> bool:
        """Whether the opponent cannot grow, and so has won (R10)."""
        return not self.mobility


@dataclass(frozen=True)
class Outlook:
    """What playing `cell` next leads to.

    `cells` are the cells of the turn from `cell` on. Bonus stones are placed so that the opponent can eat the fewest
    stones and, among those ways, so that the mover's mobility is best relative to the opponent's. `before` and `after`
    are the mobility of side 0 and of side 1 now and when the turn is complete.
    """

    cell: int
    cells: Cells
    before: tuple[int, int]
    after: tuple[int, int]
    reply: Reply


def outlooks(draft: Draft, cells: Iterable[int] | None = None) -> tuple[Outlook, ...]:
    """Return the outlooks of the legal next cells, or of those that are in `cells`, in board order.

    There are none if the turn is complete or the game is over. In CPython all cells of hexhex5 take 2 ms in the median
    of random games, and 20 ms in one of twenty; under `all`, 6 ms and 35 ms.

    >>> from bug_engine import Position
    >>> first, *_ = outlooks(Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1).draft())
    >>> first.cells, first.before, first.after, first.reply.stones
    ((3, 2), (0, 3), (8, 4), 0)
    """
    return tuple(filter(None, outlook_steps(draft, cells)))


def outlook_steps(draft: Draft, cells: Iterable[int] | None = None) -> Iterator[Outlook | None]:
    """Yield the outlooks one by one, and None after each tried stone: for callers that must not block."""
    if draft.complete:
        return
    asked_mask = draft.state.legal_mask if cells is None else draft.state.legal_mask & mask_of(cells)
    for cell in bits(asked_mask):
        yield (yield from _best_outlook(draft, cell))


def _best_outlook(draft: Draft, cell: int) -> Generator[None, None, Outlook]:
    """Return the outlook of a cell with the best placement of the bonus stones."""
    kernel, mover = draft.position.kernel, draft.state.mover
    ways = []
    for cells, state in _completions(draft, kernel.place(draft.state, 1 << cell)):
        after = mobility(kernel, state)
        ways.append((after[1 - mover] - after[mover], cells, state, after))
        yield
    ways.sort(key=lambda way: -way[0])
    best, cache = None, Cache()
    for _, cells, state, after in ways:
        replied = yield from _reply(kernel, state, cache)
        outlook = Outlook(cell, (cell, *cells), draft.mobility, after, replied)
        if best is None or _score(outlook, mover) > _score(best, mover):
            best = outlook
        if not (best.reply.stones or best.reply.wins):
            break  # the ways are sorted by mobility, and after this one nothing can be eaten
    assert best is not None, "a turn can be completed"
    return best


def _score(outlook: Outlook, mover: int) -> tuple[bool, int, int]:
    """Return the rank of an outlook for the mover: no loss at once, then few stones lost, then low mobility."""
    own, others = outlook.after[mover], outlook.after[1 - mover]
    return not outlook.reply.wins, -outlook.reply.stones, others - own


def _completions(draft: Draft, state: State) -> Iterator[tuple[Cells, State]]:
    """Yield up to `MAX_COMPLETIONS` ways to place the bonus stones, each with the state at the end of the turn."""
    place = draft.position.kernel.place
    left = MAX_COMPLETIONS if len(draft.position.board) < LARGE_BOARD else LARGE_MAX_COMPLETIONS
    stack: list[tuple[Cells, State]] = [((), state)]
    while stack and left:
        cells, state = stack.pop()
        if not state.meals:
            left -= 1
            yield cells, state
        else:
            following = [((*cells, cell), place(state, 1 << cell)) for cell in bits(state.legal_mask)]
            stack.extend(reversed(following))


def mobility(kernel: Kernel, state: State) -> tuple[int, int]:
    """Return the mobility of side 0 and of side 1 at the start of a turn."""
    own = state.legal_mask.bit_count()
    if state.setup:
        return own, own
    others = kernel.growth_mask(state.theirs, state.empty_mask, state.largest).bit_count()
    return (others, own) if state.mover else (own, others)


def _reply(kernel: Kernel, state: State, cache: Cache) -> Generator[None, None, Reply]:
    """Return what the mover of a state at the start of a turn could do; `cache` keeps results by state."""
    eating, prey_mask, stones = [], 0, 0
    for found in eating_steps(kernel, state, cache):
        if found:
            cell, best = found
            eating.append(cell)
            prey_mask |= best.prey_mask
            stones = max(stones, best.stones)
        yield
    prey = sorted(cells_of(bug) for bug in state.theirs if bug.mask & prey_mask)
    return Reply(state.legal_mask.bit_count(), tuple(eating), tuple(prey), stones)
