"""The claims of the lessons on strategy are proven: which turns win in their positions."""

from __future__ import annotations

from pathlib import Path

import pytest

from bug_engine import Position
from bug_engine.bots.solver import Proof, Solver
from bug_engine.study.territory import territory
from bug_engine.successors import Successors

LESSONS = (Path(__file__).parents[3] / "web" / "learn" / "lessons.js").read_text()
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
