"""Danger and safety: which bugs could be eaten next turn, and which never can be, whatever both sides play.

Safety is proven by playing every course that the game can still take, and claimed only where that comes to an end
within a bound on the states met: in the last half a dozen turns of most games, seldom earlier. (Proofs from the shape
of the board alone were tried, by the room that is left for a twin: in whole games they never found one safe bug.)
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from bug_engine.board import bits
from bug_engine.kernel import mask_of_bugs
from bug_engine.position import Position
from bug_engine.study.threats import Threat, threats
from bug_engine.turn import cells_of

Safety = Literal["safe", "edible", "unknown"]
# States met before one gives up; 2,000 take 25 ms in CPython, and a slice of them 1 ms.
STATES = 2_000
SLICE = 100


@dataclass(frozen=True)
class Standing:
    """How a bug stands: `eaten_by` are the growths by which the other side could eat it if it were to move now.

    `bug` is an index into `Position.bugs()`. `safety`: `safe` if its stones can never be eaten, `edible` if some
    course of the game eats them, `unknown` if that was not found out.
    """

    bug: int
    side: int
    eaten_by: tuple[int, ...]
    safety: Safety

    @property
    def in_danger(self) -> bool:
        """Whether the other side could eat it if it were to move now."""
        return bool(self.eaten_by)


def standings(
    position: Position,
    of_sides: Sequence[Sequence[Threat]] | None = None,
    states: int = STATES,
    proven: Sequence[Safety] | None = None,
) -> tuple[Standing, ...]:
    """Return how every bug stands, in the order of `Position.bugs()`.

    `of_sides` are the threats of side 0 and of side 1 and `proven` the safeties, if they are known already; `states`
    bounds the proof.
    """
    first, second = of_sides or (threats(position, 0), threats(position, 1))
    eaters = (second, first)
    proven = safeties(position, states) if proven is None else proven
    return tuple(
        Standing(index, side, tuple(each.cell for each in eaters[side] if cells_of(bug) in each.prey), proven[index])
        for index, (side, bug) in enumerate(position.draft().bodies)
    )


def safeties(position: Position, states: int = STATES) -> tuple[Safety, ...]:
    """Return of each bug, in the order of `Position.bugs()`, whether it can still be eaten by any course of play.

    >>> safeties(Position.from_text("xo/x.x/oo"))
    ('safe', 'safe', 'safe', 'safe')
    >>> safeties(Position.from_text("xo/.../.."))
    ('edible', 'edible')
    """
    return next(found for found in safety_steps(position, states) if found is not None)


def safety_steps(position: Position, states: int = STATES) -> Iterator[tuple[Safety, ...] | None]:
    """Yield None while safety is being proven, after every `SLICE` states, and then what `safeties` returns."""
    prey_mask, exhausted = yield from _ever_eaten(position, states)
    rest: Safety = "safe" if exhausted else "unknown"
    yield tuple("edible" if body.mask & prey_mask else rest for _, body in position.draft().bodies)


def _ever_eaten(position: Position, limit: int) -> Generator[None, None, tuple[int, bool]]:
    """Return the stones of now that some course of the game eats, as far as found, and whether those are all; yield now
    and then.

    A cell is eaten empty for the first time with the stone that stands there now, so that every prey on it counts.
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
                if not len(seen) % SLICE:
                    yield
    return prey_mask, True
