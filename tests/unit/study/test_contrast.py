"""Where the lines after a better turn and after a mistake differ, compared to the turns played out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bug_engine import Position
from bug_engine.bots.match import opening
from bug_engine.event import Ate
from bug_engine.notation import Turn
from bug_engine.played import Played
from bug_engine.study.contrast import MEAL_SOON, contrast_of
from bug_engine.study.game_proofs import ENDING_NODES, GameProofs

START = Position.initial("genius", "hexhex3")


def line_from(position: Position, random: Random, length: int) -> list[Turn]:
    """A line of random turns."""
    line: list[Turn] = []
    while not position.result and len(line) < length:
        line.append(random.choice(position.legal_turns.first(60)))
        position = position.play(line[-1]).position
    return line


def play(position: Position, line: Sequence[Turn]) -> list[Played]:
    out: list[Played] = []
    for turn in line:
        out.append(position.play(turn))
        position = out[-1].position
    return out


def eaten_by(side: int, turns: Sequence[Played]) -> list[list[frozenset[str]]]:
    """The bugs that a side eats, turn by turn."""
    meals = [[event for event in turn.events if isinstance(event, Ate) and event.side == side] for turn in turns]
    return [[frozenset(bug) for event in events for bug in event.prey] for events in meals]


def test_every_fact_is_true_of_the_lines_played_out() -> None:
    seen = set[object]()
    for seed in range(300):
        random = Random(seed)
        position = opening(START, random, 4 + seed % 14)
        if position.result:
            continue
        lines = [line_from(position, random, 2 + seed % 11) for _ in range(2)]
        better, played = (play(position, line) for line in lines)
        side = position.mover
        found = contrast_of(position, *lines)
        for ending, turns in zip(found.endings, (better, played), strict=True):
            result = turns[-1].position.result
            assert (ending is None) == (result is None)
            if ending and result:
                assert (ending.turns, ending.winner) == (len(turns) - 1, result.winner)
                assert ending.left == turns[-1].position.draft().mobility
                assert ending.left[result.winner] == 0
        meals = eaten_by(side, better)
        soon = [number for number, bugs in enumerate(meals[: MEAL_SOON + 1]) if bugs and number]
        if found.meal:
            assert found.meal.turns == soon[0]
            cells = {frozenset(START.board.names[cell] for cell in bug) for bug in found.meal.prey}
            assert cells == set(meals[soon[0]])
            assert len(found.meal.shapes) == len(found.meal.prey)
            assert not any(eaten_by(side, played[: soon[0] + 1]))
        if found.spared:
            lost = eaten_by(1 - side, played[: MEAL_SOON + 1])
            first = next(number for number, bugs in enumerate(lost) if bugs)
            assert len(better) > first
            assert not any(eaten_by(1 - side, better[: first + 1]))
        if found.left:
            number = found.left.turns
            both = [turns[number].position.draft().mobility for turns in (better, played)]
            assert [found.left.better, found.left.played] == both
            leads = [cells[1 - side] - cells[side] for cells in both]
            assert leads[0] > leads[1]
            for earlier in range(1, number):
                before = [turns[earlier].position.draft().mobility for turns in (better, played)]
                assert before[0][1 - side] - before[0][side] <= before[1][1 - side] - before[1][side]
        seen |= {name for name in ("meal", "spared", "left") if getattr(found, name)}
        seen |= {("ending", ending.winner == side) for ending in found.endings if ending}
    assert seen == {"meal", "spared", "left", ("ending", True), ("ending", False)}


def test_a_line_keeps_what_is_proven_at_every_turn_to_the_end_of_the_game_and_costs_few_positions() -> None:
    ends, mended = 0, 0
    for seed in range(40):
        random = Random(seed)
        position = opening(START, random, 12)
        proofs = GameProofs()
        *_, thought = proofs.thoughts(position, 3_000)
        assert thought.proven
        winner = position.mover if thought.proven == "win" else 1 - position.mover
        planned = [thought.line, line_from(position, random, 6)][seed % 2]  # random turns throw wins away
        before = proofs.proof(position).nodes
        *_, line = proofs.to_the_end(position, planned)
        assert proofs.proof(position).nodes - before <= 2 * ENDING_NODES
        for turn in play(position, line):
            if result := turn.position.result:
                assert result.winner == winner
                continue
            *_, after = GameProofs().thoughts(turn.position, 20_000)
            assert after.proven == ("win" if turn.position.mover == winner else "loss")
        mended += list(line[: len(planned)]) != list(planned)
        ends += bool(line and play(position, line)[-1].position.result)
    assert ends > 20
    assert mended > 5


def test_a_line_from_an_open_position_stays_as_it_is() -> None:
    start = Position.initial("genius", "hexhex5")
    for planned in ((), tuple(start.legal_turns.first(1))):
        *_, line = GameProofs().to_the_end(start, planned)
        assert line == planned
