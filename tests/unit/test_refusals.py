"""Every refusal: its code, its place in the turn, and the cells that are its cause."""

from dataclasses import dataclass

import pytest

from bug_engine import IllegalTurn, Position
from bug_engine.refusal import CODES
from tests.positions import WORKED_EXAMPLE, drawn

# x plays A1. A1 and C3 share the prey B2, and C3 must leave A1 a cell to grow on.
TWO_EATERS = """
      . . x
     . o . .
    . . x . .
     . . . .
      . . .
"""
# x plays A1. A1 and C1 share the prey B1; D3 eats D4. If D3 grew on D2, A1 would have a cell left, but not C1.
THREE_EATERS = """
      . . .
     o . . .
    x . . . .
     . . x o
      . . .
"""
# x plays A1 under `chosen`: D3 may eat D2, the bug on D6 may eat the one on D4; D4 touches D3, but is not its prey.
TWO_MEALS = """
       . . . .
      . . . . .
     . . . . . .
    . o x o o x x
     . . . . . .
      . . . . .
       . . . .
"""
BLACK_MIDDLE = WORKED_EXAMPLE.replace("x . . x .", "x . # x .")


@dataclass(frozen=True)
class Case:
    """A turn and its expected refusal; `cells` are names; `bugs` names a cell of each bug that is the cause."""

    drawing: str
    turn: str
    code: str
    step: int
    cell: str = ""
    cells: str = ""
    bugs: str = ""
    size: int | None = None
    size_limit: int | None = None
    mover: str = "o"
    ruleset: str = "genius"
    bonus_cells: str = ""

    def __str__(self) -> str:
        return f"{self.ruleset}-{self.turn or 'empty'}-{self.code}"

    @property
    def position(self) -> Position:
        return drawn(self.drawing, self.mover, self.ruleset)


CASES = (
    # no such cell
    Case(WORKED_EXAMPLE, "Z9", "not_a_cell", 0),
    Case(WORKED_EXAMPLE, "A4", "not_a_cell", 0),
    Case(WORKED_EXAMPLE, "C0", "not_a_cell", 0),
    Case(WORKED_EXAMPLE, "?", "not_a_cell", 0),
    Case(WORKED_EXAMPLE, "B1-Z9", "not_a_cell", 1),
    # no empty cell
    Case(WORKED_EXAMPLE, "A1", "occupied", 0, "A1", cells="A1", bugs="A1"),
    Case(WORKED_EXAMPLE, "D1", "occupied", 0, "D1", cells="C1 D1 E1", bugs="C1"),
    Case(WORKED_EXAMPLE, "B2", "occupied", 0, "B2", cells="A2 B2", bugs="A2"),
    Case(WORKED_EXAMPLE, "B1-E3", "occupied", 1, "E3", cells="D2 E2 E3", bugs="D2"),
    Case(WORKED_EXAMPLE, "B1-B1", "occupied", 1, "B1", cells="A2 B1 B2", bugs="A2"),
    Case(WORKED_EXAMPLE, "B1-A1", "occupied", 1, "A1", cells="A1", bugs="A1"),
    Case(TWO_MEALS, "A1-D4", "occupied", 1, "D4", cells="D4 D5", bugs="D4", mover="x", ruleset="iggc"),
    Case(BLACK_MIDDLE, "C3", "black", 0, "C3", cells="C3"),
    Case(BLACK_MIDDLE, "B1-C3", "black", 1, "C3", cells="C3"),
    # growth
    Case(WORKED_EXAMPLE, "C2", "would_merge", 0, "C2", cells="B2 D2", bugs="A2 D2"),
    Case(WORKED_EXAMPLE, "C3", "would_merge", 0, "C3", cells="B2 D2", bugs="A2 D2"),
    Case(WORKED_EXAMPLE, "D3", "too_large", 0, "D3", cells="D2 E2 E3", bugs="D2", size=4, size_limit=3),
    Case(WORKED_EXAMPLE, "D4", "too_large", 0, "D4", cells="D2 E2 E3", bugs="D2", size=4, size_limit=3),
    Case(
        WORKED_EXAMPLE, "C2", "too_large", 0, "C2", "A2 B2 D2 E2 E3", "A2 D2", size=6, size_limit=3, ruleset="classic"
    ),
    # eating
    Case(WORKED_EXAMPLE, "B1", "must_eat", 1, cells="A3 B4 C4", bugs="A3", bonus_cells="A3 B3"),
    Case(WORKED_EXAMPLE, "B1-C2", "would_merge", 1, "C2", cells="B1 B2 D2", bugs="A2 D2"),
    Case(WORKED_EXAMPLE, "B1-C3", "would_merge", 1, "C3", cells="B2 D2", bugs="A2 D2"),
    Case(WORKED_EXAMPLE, "B1-C3", "would_merge", 1, "C3", cells="B2 D2", bugs="A2 D2", ruleset="classic"),
    Case(WORKED_EXAMPLE, "B1-D4", "not_touching", 1, "D4", cells="A2 B1 B2", bugs="A2"),
    Case(WORKED_EXAMPLE, "B1-C4", "not_touching", 1, "C4", cells="A2 B1 B2", bugs="A2"),
    Case(WORKED_EXAMPLE, "B3-D4", "nothing_to_eat", 1, "D4"),
    Case(WORKED_EXAMPLE, "B1-B3-A3", "nothing_to_eat", 2, "A3"),
    Case(WORKED_EXAMPLE, "C5-A1", "nothing_to_eat", 1, "A1"),
    Case(
        TWO_EATERS, "A1", "must_eat", 1, cells="B2", bugs="B2", bonus_cells="B1 C4 D2 D3", mover="x", ruleset="classic"
    ),
    Case(TWO_EATERS, "A1-B1", "must_eat", 2, cells="", bonus_cells="C4 D2 D3", mover="x", ruleset="classic"),
    Case(TWO_EATERS, "A1-C2", "starves", 1, "C2", cells="A1", bugs="A1", mover="x", ruleset="classic"),
    Case(THREE_EATERS, "A1-D2", "starves", 1, "D2", cells="C1", bugs="C1", mover="x", ruleset="classic"),
    # no turn at all
    Case(WORKED_EXAMPLE, "", "empty_turn", 0),
    Case(WORKED_EXAMPLE, " - ", "empty_turn", 0),
    Case(WORKED_EXAMPLE, "B3", "over", 0, "B3", mover="x"),
    Case(WORKED_EXAMPLE, "", "over", 0, mover="x"),
    Case(WORKED_EXAMPLE, "swap", "over", 0, mover="x"),
    # no first move to take over
    Case(WORKED_EXAMPLE, "swap", "no_swap", 0),
)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_refusal_has_code_place_and_cause(case: Case) -> None:
    position = case.position
    refusal = position.explain(case.turn)
    assert refusal is not None
    assert (refusal.code, refusal.step) == (case.code, case.step)
    assert refusal.cell == (case.cell or None)
    assert refusal.cells == tuple(case.cells.split())
    assert refusal.bonus_cells == tuple(case.bonus_cells.split())
    assert (refusal.size, refusal.size_limit) == (case.size, case.size_limit)


@pytest.mark.parametrize("case", [case for case in CASES if case.bugs], ids=str)
def test_refusal_points_at_the_bugs_that_cause_it(case: Case) -> None:
    position = case.position
    refusal = position.explain(case.turn)
    assert refusal is not None
    draft = position.draft("-".join(case.turn.split("-")[: refusal.step]))
    pointed_at = [draft.bugs[index].cells for index in refusal.bugs]
    named = case.bugs.split()
    assert len(pointed_at) == len(named)
    assert all(cell in bug for cell, bug in zip(named, pointed_at, strict=True))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_refusal_message_names_its_cells(case: Case) -> None:
    refusal = case.position.explain(case.turn)
    assert refusal is not None
    assert str(refusal) == refusal.message
    assert refusal.message.endswith(".")
    assert all(name in refusal.message for name in case.cells.split() if case.code not in ("occupied", "too_large"))
    assert refusal.text == (case.cell or (case.turn.split("-")[case.step] if case.code == "not_a_cell" else ""))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_illegal_turn_raises_its_refusal_and_changes_nothing(case: Case) -> None:
    position = case.position
    before = repr(position)
    with pytest.raises(IllegalTurn) as caught:
        position.play(case.turn)
    assert caught.value.refusal == position.explain(case.turn)
    assert isinstance(caught.value, ValueError)
    assert repr(position) == before
    assert case.turn not in position.legal_turns


def test_every_code_has_a_case() -> None:
    assert {case.code for case in CASES} == set(CODES)


def test_explain_cell_judges_the_next_cell() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    assert position.explain_cell("B1") is None
    merge = position.explain_cell("C2")
    assert merge is not None
    assert merge == position.explain("C2") == position.explain_cell(position.board.cell_named("C2"))
    far = position.explain_cell("D4", prefix="B1")
    assert far is not None
    assert (far.code, far.step) == ("not_touching", 1)
    assert position.explain_cell("A3", prefix="B1") is None
    with pytest.raises(IllegalTurn):
        position.explain_cell("A3", prefix="C2")


def test_explain_of_a_legal_turn_is_none() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    assert [position.explain(turn) for turn in position.legal_turns] == [None] * 4
