"""What a mistake let the other side do, compared to the effects of the turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from bug_engine import Position
from bug_engine.bots import Thought
from bug_engine.bots.match import opening
from bug_engine.event import Ate
from bug_engine.notation import Turn
from bug_engine.study.refutation import SOON, refutation_of
from bug_engine.study.review import review

START = Position.initial("genius", "hexhex3")


def turn_of(position: Position, text: str) -> Turn:
    return next(turn for turn in position.legal_turns if str(turn) == text)


def test_a_meal_is_named_with_the_bug_that_is_eaten() -> None:
    mistake = START.play("C3")
    found = refutation_of(START, mistake, [turn_of(mistake.position, "B2-B1")])
    assert found is not None
    assert found.prey == (START.board.cells_named(["C3"]),)
    assert not found.wins


def test_without_a_line_there_is_no_refutation() -> None:
    assert refutation_of(START, START.play("C3"), []) is None


def line_of(position: Position, texts: Sequence[str]) -> list[Turn]:
    line = []
    for text in texts:
        line.append(turn_of(position, text))
        position = position.play(line[-1]).position
    return line


def test_a_bug_that_comes_after_the_mistake_or_is_eaten_without_it_too_is_no_prey() -> None:
    mistake = START.play("E1")
    later = refutation_of(START, mistake, line_of(mistake.position, ["A3", "C3", "B2-B1"]))
    assert later is not None
    assert ([str(turn) for turn in later.line], later.prey) == (["A3"], ())
    position = line_after(["C3", "E3"])
    again = position.play("E1")
    answers = line_of(again.position, ["B2-B1"])
    found = refutation_of(position, again, answers)
    assert found is not None
    assert found.prey == (START.board.cells_named(["C3"]),)
    same = refutation_of(position, again, answers, line_of(position, ["A3", "B2-B1"]))
    assert same is not None
    assert same.prey == ()


def line_after(texts: Sequence[str]) -> Position:
    position = START
    for text in texts:
        position = position.play(text).position
    return position


def test_a_line_ends_with_the_first_meal_of_the_other_side_or_after_its_first_turn() -> None:
    seen = set()
    for seed in range(120):
        random = Random(seed)
        before = opening(START, random, 3 + seed % 9)
        if before.result:
            continue
        mistake = before.play(random.choice(before.legal_turns.first(60)))
        after = mistake.position
        position, line = after, list[Turn]()
        while not position.result and len(line) < 7:
            line.append(random.choice(position.legal_turns.first(60)))
            position = position.play(line[-1]).position
        found = refutation_of(before, mistake, line)
        assert found is not None
        assert found.still == bool(after.result and not before.draft().mobility[after.mover])
        standing = {frozenset(bug.cells) for bug in after.draft().bugs}
        meals, position = [], after
        for turn in found.line:
            played = position.play(turn)
            eaten = [event for event in played.events if isinstance(event, Ate) and event.side == after.mover]
            meals.append([bug for event in eaten for bug in event.prey if frozenset(bug) in standing])
            position = played.position
        assert not any(meals[:-1])
        assert len(meals) <= SOON
        assert bool(found.prey) == bool(meals and meals[-1])
        assert len(found.line) == 1 or found.prey or after.result
        assert found.mobility == position.draft().mobility
        assert found.wins == (position.result is not None and position.result.winner == after.mover)
        seen.add((bool(found.prey), len(found.line) > 1))
    assert seen == {(False, False), (True, False), (True, True)}


def test_a_review_says_what_each_mistake_let_the_other_side_do() -> None:
    """A bot expects a loss only in the position after C3, in which the other side eats."""
    game = [START.play("C3")]

    def bot(position: Position) -> Iterator[Thought]:
        turn = turn_of(position, "B2-B1" if position.mover else "A1")
        yield Thought(turn, (turn,), 0.9 if position.mover else 0.8, 1, True)

    *_, found = review(START, game, bot)
    (finding,) = found.findings
    assert finding.annotation == "??"
    assert finding.refutation is not None
    assert [str(turn) for turn in finding.refutation.line] == ["B2-B1"]
    assert finding.refutation.prey == (START.board.cells_named(["C3"]),)


def test_a_turn_that_is_not_a_mistake_has_no_refutation() -> None:
    game = [START.play("C3")]

    def bot(position: Position) -> Iterator[Thought]:
        turn = next(iter(position.legal_turns))
        yield Thought(turn, (turn,), 0.5, 1, True)

    *_, found = review(START, game, bot)
    assert found.findings[0].refutation is None
