"""The claims of the lessons: what the turns do that a step accepts, and which turns win in the lessons on strategy."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bug_engine import Ate, Grew, Played, Position
from bug_engine.bots.solver import Proof, Solver
from bug_engine.study.territory import territory
from bug_engine.successors import Successors

WEB = Path(__file__).parents[3] / "web"
LESSONS = (WEB / "learn" / "lessons.js").read_text()
LANGUAGES = sorted(path.parent.name for path in WEB.glob("strings/*/lessons.ftl"))
# Far more positions than these proofs visit.
MANY = 100_000


def winning(text: str) -> set[str]:
    """Return the turns that win for side 0."""
    position = Position.from_text(text, mover=0)
    proof = Proof(Successors(position.kernel, position.state))
    wins = set()
    for turn in position.legal_turns:
        solver = Solver(position.play(turn).position, proof)
        solver.work(MANY)
        assert solver.value.wins is not None
        if not solver.value.wins:
            wins.add(str(turn))
    return wins


@pytest.mark.parametrize(
    ("text", "goal", "wins"),
    [
        ("oo./oo../x.x.o/ooxo/oox", '{ turn: "B3", ends: true }', {"B3"}),
        (".xx/o..x/..o.x/ox../xx.", '{ turn: "C2", ends: true }', {"C2"}),
        (".../oxxx/.oo.o/.xo./xxx", '{ on: ["A1", "C1", "C4"] }', {"A1", "C1", "C4"}),
        (".xx/..../..ooo/o..x/oxx", '{ turn: "B2" }', {"B2"}),
        ("xx./ox.x/...xo/o.../oo.", '{ turn: "D3" }', {"D3"}),
    ],
)
def test_a_lesson_asks_for_the_turns_that_win(text: str, goal: str, wins: set[str]) -> None:
    assert f'text: "{text}", goal: {goal}' in LESSONS
    assert winning(text) == wins


def test_a_side_fills_its_own_cells_before_shared_ones() -> None:
    position = Position.from_text(".../oxxx/.oo.o/.xo./xxx", mover=0)
    land = territory(position.draft())
    names = position.board.name_of
    assert [names(cell) for cell in land.only[0]] == ["A1", "C1", "C4"]
    assert [names(cell) for cell in land.both] == ["A2", "A3"]


def steps() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield the name of each step, its position and its goal."""
    for lesson in re.split(r"\n  \{", LESSONS)[1:]:
        name = re.findall(r'name: "(\w+)"', lesson)[0]
        for number, (text, goal) in enumerate(re.findall(r'text: "(.+?)", goal: (\{.+?\})', lesson), 1):
            yield f"{name}-{number}", text, json.loads(re.sub(r"(\w+):", r'"\1":', goal))


STEPS = {name: (text, goal) for name, text, goal in steps()}


def played(text: str) -> list[Played]:
    """Return every turn of side 0."""
    position = Position.from_text(text, mover=0)
    return [position.play(turn) for turn in position.legal_turns]


def accepts(goal: dict[str, Any], after: Played) -> bool:
    """Does the page accept the turn (`playedAsAsked` in lesson-steps.js)?"""
    grown = [event for event in after.events if isinstance(event, Grew)]
    prey = [cells for event in after.events if isinstance(event, Ate) for cells in event.prey]
    freed = {cell for cells in prey for cell in cells}
    return (
        not {"touch", "refused"} & set(goal)
        and goal.get("kind") in {None, grown[0].kind}
        and ("on" not in goal or grown[0].cell in goal["on"])
        and goal.get("turn") in {None, str(after.turn)}
        and len(prey) >= goal.get("eats", 0)
        and ("size" not in goal or goal["size"] in map(len, prey))
        and ("back" not in goal or any(event.cell in freed for event in grown[1:]))
    )


def test_no_turn_eats_before_the_lesson_on_eating() -> None:
    names = list(STEPS)
    early = names[: names.index("eating-1")]
    assert len(early) == 10
    assert {name: [str(each.turn) for each in played(STEPS[name][0]) if each.eaten] for name in early} == {
        name: [] for name in early
    }


def grown(after: Played) -> int:
    """Return the size of the bug that grew."""
    return [event.size for event in after.events if isinstance(event, Grew)][-1]


def own_sizes(after: Played) -> list[int]:
    """Return the sizes of the bugs of side 0."""
    return [bug.size for bug in after.position.bugs() if bug.side == 0]


def largest(after: Played) -> int:
    """Return the size of the largest bug."""
    return max(bug.size for bug in after.position.bugs())


# A size or a number of cells; not a cell's name, nor a number of stones, bugs or turns, a figure in Japanese.
SIZE = r"(?<![A-Z])\d+(?![つ匹手回])"
# What the numbers in the words after a right turn name, in their order; some languages write the last one in letters.
NUMBERS: dict[str, Callable[[Played], list[int]]] = {
    "bug-1": lambda after: [grown(after)],
    "growing-1": lambda after: [grown(after)],
    "growing-2": lambda after: own_sizes(after)[:1],
    "limit-2": lambda after: [largest(after)],
    "eating-1": lambda after: [grown(after)],
    "cells-2": lambda after: [before("cells-2"), after.position.mobility(0), after.position.mobility(1)],
}


def before(step: str) -> int:
    """Return the reader's cells before the turn."""
    return Position.from_text(STEPS[step][0], mover=0).mobility(0)


@pytest.mark.parametrize("name", STEPS)
def test_the_words_after_a_right_turn_are_true_of_every_turn_that_is_right(name: str) -> None:
    text, goal = STEPS[name]
    right = [after for after in played(text) if accepts(goal, after)]
    assert right or {"touch", "refused"} & set(goal)
    for language in LANGUAGES:
        words = (WEB / "strings" / language / "lessons.ftl").read_text()
        said = words.split(f"lesson-step-{name} =")[1].split(".right =")[1].split(".wrong =")[0]
        numbers = [int(each) for each in re.findall(SIZE, said)]
        assert bool(numbers) == (name in NUMBERS), (language, said)
        for after in right if numbers else []:
            assert numbers == NUMBERS[name](after)[: len(numbers)], (language, str(after.turn))


@pytest.mark.parametrize(("name", "bugs"), [("eating-1", 1), ("eating-2", 1), ("chains-1", 2), ("several-1", 2)])
def test_as_many_bugs_are_eaten_as_the_words_say(name: str, bugs: int) -> None:
    text, goal = STEPS[name]
    assert {sum(after.eaten) for after in played(text) if accepts(goal, after)} == {bugs}


def test_a_right_turn_that_merely_grows_eats_nothing() -> None:
    quiet = [(text, goal) for text, goal in STEPS.values() if "eats" not in goal]
    assert not [after for text, goal in quiet for after in played(text) if accepts(goal, after) and after.eaten]


def test_the_second_bug_of_the_lesson_on_growing_is_as_small_as_the_first() -> None:
    text, goal = STEPS["growing-2"]
    assert all(own_sizes(after) == [1, 1] for after in played(text) if accepts(goal, after))


def test_the_bug_that_eats_a_sitting_duck_is_the_largest() -> None:
    text, goal = STEPS["duck-1"]
    for after in played(text):
        if accepts(goal, after):
            others = [bug.size for bug in after.position.bugs() if bug.side == 1]
            assert max(others) < grown(after) == largest(after)
