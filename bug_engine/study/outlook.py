"""Before the click: what each next cell leads to, and what it lets the opponent do at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bug_engine.board import Cells, bits, mask_of
from bug_engine.kernel import Kernel, State
from bug_engine.study.threats import feasts
from bug_engine.turn import Draft, cells_of

# Ways to complete a turn that are looked at for one cell; more than that occur only where many bugs eat in one round.
COMPLETIONS = 64


@dataclass(frozen=True)
class Reply:
    """What the opponent could do at once: grow on `mobility` cells (none: it has won), on those of `eating` with a
    meal.

    `prey` are the bugs of the mover that it could eat by one turn or another, `stones` the most that one turn eats.
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

    `cells` are all those of the turn from `cell` on. If bonus stones are owed, they are placed so that the opponent
    can eat the fewest stones and, among those ways, so that the mover's gauge is best against the opponent's. `before`
    and `after` are the growths of side 0 and of side 1 now and when the turn is complete.
    """

    cell: int
    cells: Cells
    before: tuple[int, int]
    after: tuple[int, int]
    reply: Reply


def outlooks(draft: Draft, cells: Iterable[int] | None = None) -> tuple[Outlook, ...]:
    """Return the outlook of each legal next cell, in board order, or of those of them that are among `cells`.

    There is none if the turn is complete or the game over. In CPython all cells of hexhex5 take 2 ms in the median of
    random games (0.6 baseline of bench.py), and 20 ms (6) one time in twenty; where all bugs eat, 6 ms and 35 ms.

    >>> from bug_engine import Position
    >>> first, *_ = outlooks(Position.from_text("xox/.o.x/x..x./xo../xoo", mover=1).draft())
    >>> first.cells, first.before, first.after, first.reply.stones
    ((3, 2), (0, 3), (8, 4), 0)
    """
    if draft.complete:
        return ()
    asked_mask = draft.state.legal_mask if cells is None else draft.state.legal_mask & mask_of(cells)
    return tuple(_best_outlook(draft, cell) for cell in bits(asked_mask))


def _best_outlook(draft: Draft, cell: int) -> Outlook:
    """Return the outlook of a cell, the bonus stones after it being placed as the mover would."""
    kernel, mover = draft.position.kernel, draft.state.mover
    ways = []
    for cells, state in _completions(draft, kernel.place(draft.state, 1 << cell)):
        after = mobility(kernel, state)
        ways.append((after[1 - mover] - after[mover], cells, state, after))
    ways.sort(key=lambda way: -way[0])
    best = None
    for _, cells, state, after in ways:
        outlook = Outlook(cell, (cell, *cells), draft.mobility, after, reply(kernel, state))
        if best is None or _worth(outlook, mover) > _worth(best, mover):
            best = outlook
        if not (best.reply.stones or best.reply.wins):
            break  # the best gauge of all that let nothing be eaten
    assert best is not None, "a turn can be completed"
    return best


def _worth(outlook: Outlook, mover: int) -> tuple[bool, int, int]:
    """Say how good an outlook is for the mover: not to lose at once, to be eaten least, to need the fewest growths."""
    own, others = outlook.after[mover], outlook.after[1 - mover]
    return not outlook.reply.wins, -outlook.reply.stones, others - own


def _completions(draft: Draft, state: State) -> Iterator[tuple[Cells, State]]:
    """Yield the ways to place the bonus stones owed, up to `COMPLETIONS`, with the state at the end of the turn."""
    place, left = draft.position.kernel.place, COMPLETIONS
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
    """Return on how many cells side 0 and side 1 could grow at the start of a turn."""
    own = state.legal_mask.bit_count()
    if state.setup:
        return own, own
    others = kernel.growth_mask(state.theirs, state.empty_mask, state.largest).bit_count()
    return (others, own) if state.mover else (own, others)


def reply(kernel: Kernel, state: State) -> Reply:
    """Return what the mover could do at the start of a turn."""
    eating, prey_mask, stones = [], 0, 0
    for cell, most in feasts(kernel, state):
        eating.append(cell)
        prey_mask |= most.prey_mask
        stones = max(stones, most.stones)
    prey = sorted(cells_of(bug) for bug in state.theirs if bug.mask & prey_mask)
    return Reply(state.legal_mask.bit_count(), tuple(eating), tuple(prey), stones)
