"""Where the lines after a better turn and after a mistake differ, compared to the turns played out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import get_args

import pytest

from bug_engine import Position
from bug_engine.bots.match import opening
from bug_engine.event import Ate
from bug_engine.notation import Turn
from bug_engine.played import Played
from bug_engine.study.contrast import NEAR, Difference, DifferenceKind, contrast_of
from bug_engine.study.game_proofs import ENDING_NODES, GameProofs
from bug_engine.study.threats import threats

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


def turn_named(position: Position, text: str) -> Turn:
    return next(turn for turn in position.legal_turns if str(turn) == text)


def eaten_by(side: int, turns: Sequence[Played]) -> list[frozenset[str]]:
    """The bugs that a side eats."""
    meals = [event for turn in turns for event in turn.events if isinstance(event, Ate) and event.side == side]
    return [frozenset(bug) for event in meals for bug in event.prey]


def named(prey: Sequence[Sequence[int]]) -> set[frozenset[str]]:
    return {frozenset(START.board.names[cell] for cell in bug) for bug in prey}


def standing(turn: Played) -> set[frozenset[str]]:
    return {frozenset(bug.cells) for bug in turn.position.draft().bugs}


def edible(turn: Played, side: int) -> set[frozenset[str]]:
    """The bugs that a side could eat after a turn."""
    return {bug for threat in threats(turn.position, side) for bug in named(threat.prey)}


def check_difference(found: Difference, line: Sequence[Played], other: Sequence[Played], side: int) -> None:
    """A difference is true of the lines played out, near, and no earlier turn has one of its kind."""
    number = found.turns
    assert number <= NEAR
    assert len(found.shapes) == len(found.prey)
    if found.kind == "end":
        result = line[number].position.result
        assert result is not None
        assert result.winner == side
    elif found.kind == "left":
        both = [turns[number].position.draft().mobility for turns in (line, other)]
        assert found.left == tuple(both)
        assert both[0] != both[1]
        assert both[0][side] <= both[1][side]
        assert both[0][1 - side] >= both[1][1 - side]
    elif found.kind == "threat":
        eaten = set(eaten_by(side, other[:1]) + eaten_by(1 - side, other[:1]))
        assert named(found.prey) == edible(line[0], side) - edible(other[0], side) - eaten != set()
    else:
        eater, eating, sparing = (side, line, other) if found.kind == "meal" else (1 - side, other, line)
        eaten = named(found.prey)
        assert eaten <= set(eaten_by(eater, eating[number : number + 1])) & standing(eating[0])
        assert not eaten & set(eaten_by(eater, sparing[: number + 1]))
        assert len(eaten_by(eater, eating[: number + 1])) >= len(eaten_by(eater, sparing[: number + 1]))
        assert found.kind == "meal" or len(sparing) > number


def test_every_difference_is_true_of_the_lines_played_out() -> None:
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
        if found.better:
            check_difference(found.better, better, played, side)
        if found.played:
            check_difference(found.played, played, better, 1 - side)
        seen |= {each.kind for each in (found.better, found.played) if each}
    assert seen == set(get_args(DifferenceKind))


def test_a_meal_comes_before_cells_left_and_a_bug_to_come_is_no_prey() -> None:
    position = START.play("C3").position.play("E3").position
    safe, away, other = (turn_named(position, text) for text in ("A3", "E1", "D1"))
    meal = turn_named(position.play(away).position, "B2-B1")
    quiet = turn_named(position.play(safe).position, "A1")
    found = contrast_of(position, [safe, quiet], [away, meal])
    assert found.better == Difference("spared", 1, (START.board.cells_named(["C3"]),), ("1a",))
    assert found.played == Difference("meal", 1, (START.board.cells_named(["C3"]),), ("1a",))
    both = turn_named(position.play(other).position, "B2-B1")
    same = contrast_of(position, [other, both], [away, meal])
    assert {each.kind for each in (same.better, same.played) if each} <= {"left", "threat"}


@pytest.mark.long
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


def loses(position: Position) -> bool:
    """Return whether the mover of a position loses, by a proof of its own."""
    if position.result:
        return position.result.winner != position.mover
    *_, thought = GameProofs().thoughts(position, 20_000)
    assert thought.proven
    return thought.proven == "loss"


@pytest.mark.long
def test_the_turns_that_win_are_all_found_or_none_is_said_to() -> None:
    several = 0
    for seed in range(20):
        position = opening(START, Random(seed), 12)
        *_, found = GameProofs().winning(position)
        after = [(turn, position.play(turn).position) for turn in position.legal_turns]
        won = [turn for turn, then in after if loses(then)]
        assert found == tuple(won)
        several += len(found) > 1
        *_, none = GameProofs().winning(position, nodes=1)
        assert none in ((), found)
    assert several > 5
    *_, found = GameProofs().winning(Position.initial("genius", "hexhex5"))
    assert found == ()


def test_a_line_from_an_open_position_stays_as_it_is() -> None:
    start = Position.initial("genius", "hexhex5")
    for planned in ((), tuple(start.legal_turns.first(1))):
        *_, line = GameProofs().to_the_end(start, planned)
        assert line == planned
