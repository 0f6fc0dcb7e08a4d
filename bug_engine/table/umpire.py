"""The umpire: players submit whole turns as text, and the first legal one counts.

For an illegal turn the umpire names the first mistake, its place and its cause. The clock runs on, and the record keeps
the submission separate from the turns (Genius text).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from bug_engine.game import Game, Submission
from bug_engine.notation import Turn, span_of_step
from bug_engine.position import Position
from bug_engine.refusal import Refusal
from bug_engine.side import Side
from bug_engine.table.clock import Clock

Ruling = Literal["counts", "illegal", "not_your_turn", "too_late"]


@dataclass(frozen=True)
class Verdict:
    """The umpire's answer to a submission.

    `turn` is the turn that counts. If the submission is `illegal`, `refusal` is its first mistake, at
    `text[start:end]`; an empty span marks a place where something is missing.

    >>> verdict = judge(Position.initial("genius", "hexhex3"), "C3-C4")
    >>> verdict.ruling, verdict.refusal.code, verdict.text[verdict.start : verdict.end]
    ('illegal', 'nothing_to_eat', 'C4')
    """

    ruling: Ruling
    text: str
    turn: Turn | None = None
    refusal: Refusal | None = None
    start: int = 0
    end: int = 0

    @property
    def message(self) -> str:
        """The verdict in English."""
        messages = {"not_your_turn": "It is the other side's turn.", "too_late": "The time was up."}
        return str(self.refusal) if self.refusal else messages.get(self.ruling, f"{self.turn} counts.")

    @property
    def drawing(self) -> str:
        """The text on one line, with the mistake, if there is one, marked under it."""
        text = " ".join(self.text.split("\n"))
        return f"{text}\n{' ' * self.start}{'^' * max(1, self.end - self.start)}" if self.refusal else text


def judge(position: Position, text: str, side: int | None = None) -> Verdict:
    """Return the verdict on a whole turn of `side`, by default of the mover.

    >>> verdict = judge(Position.initial("genius", "hexhex3"), "C3-C4")
    >>> verdict.message
    'The turn is over before C4: there is nothing left to eat.'
    >>> print(verdict.drawing)
    C3-C4
       ^^
    """
    if side not in (None, position.mover) and not position.result:
        return Verdict("not_your_turn", text)
    refusal = position.explain(text)
    if refusal is None:
        return Verdict("counts", text, position.play(text).turn)
    return Verdict("illegal", text, None, refusal, *span_of_step(text, refusal.step))


def judge_all(position: Position, texts: Iterable[str], side: int | None = None) -> list[Verdict]:
    """Return the verdicts on submissions of one side, up to the first that counts."""
    verdicts = []
    for text in texts:
        verdicts.append(judge(position, text, side))
        if verdicts[-1].turn:
            break
    return verdicts


class Desk:
    """Takes the submissions of both sides for a game, with or without a clock.

    >>> desk = Desk(Game("genius", "hexhex3"))
    >>> [desk.submit(text).ruling for text in ("C3 C4", "C3")]
    ['illegal', 'counts']
    >>> desk.game.root.rejected
    [Submission(side=Side.X, text='C3 C4', seconds=None)]
    """

    def __init__(self, game: Game, clock: Clock | None = None) -> None:
        self.game = game
        self.clock = clock

    def submit(self, text: str, side: int | None = None, now: float | None = None) -> Verdict:
        """Judge a submission of `side` (default: the mover) at `now`, in seconds on the clock's scale.

        If the turn counts, play it, and let the clock run for the opponent. Keep any other submission with the
        position; if it comes too late, the side has also lost the game (`game.lost_on_time`).

        Raises:
            BadTime: if `now` is before the last time of the clock.
        """
        node, position = self.game.cursor, self.game.position
        spent = None if self.clock is None or now is None else self.clock.look(now).spent
        after = None if self.clock is None or now is None else self.clock.press(now)
        if after and after.lost is not None:
            self.clock = after
            self.game.lost_on_time = Side(after.lost)
            verdict = Verdict("too_late", text)
        else:
            verdict = judge(position, text, side)
        if verdict.turn is None:
            node.rejected.append(Submission(position.mover if side is None else Side(side), text, spent))
            return verdict
        self.game.play(verdict.turn)
        self.game.cursor.seconds = spent
        if after:
            self.clock = after.stopped(now) if now is not None and self.game.result else after
        return verdict
