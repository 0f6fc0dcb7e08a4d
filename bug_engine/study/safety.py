"""Danger and safety: which bugs could be eaten next turn, and which can never be eaten.

The proof of safety plays every line that the game can still take. The number of states is limited, so it succeeds in
about the last six turns of a game, rarely earlier. (Proofs from the space left for a twin were tried: in whole games
they never found a safe bug.)
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from bug_engine.board import bits
from bug_engine.position import Position
from bug_engine.state import mask_of_bugs
from bug_engine.study.threats import Threat, threats
from bug_engine.turn import cells_of

Safety = Literal["safe", "edible", "unknown"]
# The most states in a proof, and the states between two yields: 25 ms and 1 ms in CPython.
PROOF_STATES = 2_000
SLICE_STATES = 100


@dataclass(frozen=True)
class Standing:
    """The danger of a bug: `eaten_by` are the growths with which the other side could eat it if it were to move.

    `bug` is an index into `Position.bugs()`. `safety` is `safe` if its stones can never be eaten, `edible` if some
    line of play eats them, `unknown` if the proof did not finish.
    """

    bug: int
    side: int
    eaten_by: tuple[int, ...]
    safety: Safety

    @property
    def in_danger(self) -> bool:
        """Whether the other side could eat the bug if it were to move."""
        return bool(self.eaten_by)


def standings(
    position: Position,
    of_sides: Sequence[Sequence[Threat]] | None = None,
    states: int = PROOF_STATES,
    proven: Sequence[Safety] | None = None,
) -> tuple[Standing, ...]:
    """Return the standings of all bugs, in the order of `Position.bugs()`.

    `of_sides` are the threats of side 0 and of side 1, and `proven` the safeties, if the caller has computed them;
    `states` is the limit of the proof.
    """
    first, second = of_sides or (threats(position, 0), threats(position, 1))
    eaters = (second, first)
    proven = safeties(position, states) if proven is None else proven
    return tuple(
        Standing(index, side, tuple(each.cell for each in eaters[side] if cells_of(bug) in each.prey), proven[index])
        for index, (side, bug) in enumerate(position.draft().bodies)
    )


def safeties(position: Position, states: int = PROOF_STATES) -> tuple[Safety, ...]:
    """Return the safety of every bug, in the order of `Position.bugs()`.

    >>> safeties(Position.from_text("xo/x.x/oo"))
    ('safe', 'safe', 'safe', 'safe')
    >>> safeties(Position.from_text("xo/.../.."))
    ('edible', 'edible')
    """
    return next(found for found in safety_steps(position, states) if found is not None)


def safety_steps(position: Position, states: int = PROOF_STATES) -> Iterator[tuple[Safety, ...] | None]:
    """Yield None after every `SLICE_STATES` states of the proof; finally yield what `safeties` returns."""
    prey_mask, exhausted = yield from _ever_eaten(position, states)
    rest: Safety = "safe" if exhausted else "unknown"
    yield tuple("edible" if body.mask & prey_mask else rest for _, body in position.draft().bodies)


def _ever_eaten(position: Position, limit: int) -> Generator[None, None, tuple[int, bool]]:
    """Return the mask of the present stones that some line of play eats, and whether the search is complete.

    The first stone that is eaten on a cell is the present one, so every prey on the cell counts.
    """
    place, stones_mask = position.kernel.place, position.stones[0] | position.stones[1]
    bodies = [body.mask for _, body in position.draft().bodies]
    prey_mask, seen, stack = 0, {position.state.key}, [position.state] if bodies else []
    while stack:
        state = stack.pop()
        before_mask = mask_of_bugs(state.theirs)
        for cell in bits(state.legal_mask):
            after = place(state, 1 << cell)
            left_mask = mask_of_bugs(after.theirs if after.mover == state.mover else after.mine)
            if eaten_mask := before_mask & ~left_mask & stones_mask & ~prey_mask:
                prey_mask |= eaten_mask
                if all(mask & prey_mask for mask in bodies):
                    return prey_mask, True
            key = after.key
            if key not in seen:
                if len(seen) >= limit:
                    return prey_mask, False
                seen.add(key)
                stack.append(after)
                if not len(seen) % SLICE_STATES:
                    yield
    return prey_mask, True
