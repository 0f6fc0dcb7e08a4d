"""The rules of docs/rules.md about eating, R6 to R9, and how the rule sets differ in it."""

import pytest

from tests.positions import THREE_SINGLES, WORKED_EXAMPLE, after, bugs_of, drawn, turns, under_every_ruleset


@under_every_ruleset
def test_r6_a_bug_eats_all_twins_that_it_touches_at_once(ruleset: str) -> None:
    position = drawn(THREE_SINGLES, "x", ruleset)
    assert turns(position, "C3") == {f"C3-{cell}" for cell in ("B2", "B3", "C2", "C4", "D2", "D3")}
    assert bugs_of(after(position, "C3-D3"), 1) == set()


@under_every_ruleset
def test_r7_the_bonus_may_take_a_vacated_cell_and_outgrow_the_largest_bug(ruleset: str) -> None:
    position = drawn(THREE_SINGLES, "x", ruleset)
    assert position.largest == 1
    assert bugs_of(after(position, "C3-B2"), 0) == {"B2-C3"}


@under_every_ruleset
def test_r7_the_bonus_never_merges_even_if_growth_may(ruleset: str) -> None:
    position = drawn(
        """
          x . .
         . . . .
        . . . o .
         . . . .
          . . .
        """,
        "x",
        ruleset,
    )
    assert turns(position, "C3") == {f"C3-{cell}" for cell in ("B3", "C2", "C4", "D2", "D3")}
    refusal = position.explain("C3-B2")
    assert refusal is not None
    assert refusal.code == "would_merge"


@under_every_ruleset
def test_r8_a_bug_without_a_bonus_cell_eats_nothing(ruleset: str) -> None:
    position = after(drawn(WORKED_EXAMPLE, "o", ruleset), "B1-B3")
    fight = after(position, "B4")
    assert turns(fight, "C5") == {"C5"}
    assert "B4" in bugs_of(after(fight, "C5"), 0)


@under_every_ruleset
def test_r9_eating_repeats_while_it_can(ruleset: str) -> None:
    position = drawn(
        """
          . . .
         . o . .
        . . . . .
         . . o o
          . . .
        """,
        "x",
        ruleset,
    )
    begun = turns(position, "C3")
    assert begun
    assert {turn.count("-") for turn in begun} == {2}
    for turn in begun:
        assert bugs_of(after(position, turn), 1) == set()


def test_r9_eating_is_mandatory() -> None:
    refusal = drawn(THREE_SINGLES, "x").explain("C3")
    assert refusal is not None
    assert refusal.code == "must_eat"


# How the rule sets differ


@pytest.mark.parametrize(("ruleset", "must_eat"), [("genius", False), ("iggc", True)])
def test_r9_under_chosen_a_bug_that_did_not_grow_may_eat(ruleset: str, must_eat: bool) -> None:
    position = drawn(
        """
          x . .
         . . . .
        x o . . .
         . x x .
          . . .
        """,
        "o",
        ruleset,
    )
    elsewhere = turns(position, "A3")
    assert elsewhere
    assert all(("-" in turn) is must_eat for turn in elsewhere)


SHARED_PREY = """
      . x o
     . o . .
    . . o o .
     . . . .
      . . .
"""


@pytest.mark.parametrize(
    ("ruleset", "expected"),
    [("genius", {"B4-C5"}), ("iggc", {"B4-A1", "B4-C5"}), ("classic", {"B4-A1-C5", "B4-C5-A1"})],
)
def test_r6_eaters_that_share_prey(ruleset: str, expected: set[str]) -> None:
    assert turns(drawn(SHARED_PREY, "x", ruleset), "B4") == expected


COMPETING = """
      . . x
     . o . .
    . . x . .
     . . . .
      . . .
"""
# A board of five cells; each row is half a cell further right.
NOT_ENOUGH_ROOM = """
    _ . .
     . o x
"""


def test_r7_r9_competing_eaters_of_a_round_leave_each_other_room() -> None:
    """A1 and C3 share the prey B2. A1 has one cell, B1, because A2 touches A3, and B2 (once it is free) touches C3. So
    C3 may not take C2, which touches B1.
    """
    position = drawn(COMPETING, "x", "classic")
    assert turns(position, "A1") == {
        *(f"A1-B1-{cell}" for cell in ("C4", "D2", "D3")),
        *(f"A1-{cell}-B1" for cell in ("C4", "D2", "D3")),
    }
    refusal = position.explain("A1-C2")
    assert refusal is not None
    assert (refusal.code, refusal.cells) == ("starves", ("A1",))


@pytest.mark.parametrize(
    ("ruleset", "expected"), [("genius", {"B1-A1"}), ("iggc", {"B1-A1", "B1-A2"}), ("classic", {"B1"})]
)
def test_r8_no_bug_eats_if_the_eaters_of_a_round_cannot_all_grow(ruleset: str, expected: set[str]) -> None:
    """B1 could grow on A1 and B3 on A2, but not both, because these cells touch. One by one, either may eat."""
    position = drawn(NOT_ENOUGH_ROOM, "x", ruleset)
    assert turns(position, "B1") == expected
    assert bugs_of(after(position, min(expected)), 1) == ({"B2"} if ruleset == "classic" else set())


def test_r8_a_round_leaves_out_bugs_that_could_not_grow() -> None:
    """D4 touches the twin C5, too, but each of its cells touches B4 or E2, so only B4 eats."""
    position = drawn(
        """
          . . .
         . . . .
        . . . . o
         . . . x
          . x .
        """,
        "x",
        "classic",
    )
    assert turns(position, "B4") == {"B4-A3", "B4-B3"}


def test_r9_every_eater_of_a_round_may_begin() -> None:
    """Six eaters that do not meet: each may begin, on any of its cells."""
    position = drawn(
        """
              x o . . . x o
             . . . . . . . .
            . . . . . . . . .
           . . . . . . . . . .
          . . . x o . . . x o .
         . . . . . . . . . . . .
        . . . . . . . . . . . . .
         . . . . . . . . . . . .
          . . . . . . . . . . .
           . . . o . . . . . .
            . . . . . . . . .
             . . . . . . . .
              x o . . . . .
        """,
        "x",
        "classic",
    )
    draft = position.draft("J3")
    assert len(draft.state.meals) == 6
    assert len(draft.options) == 3 + 4 + 6 + 6 + 3 + 6


BLOCKED = """
      . o x
     . . . o
    . . x o .
     . . . .
      . . .
"""


@pytest.mark.parametrize(
    ("ruleset", "begun", "freed"),
    [
        ("genius", {"A1", "B1", "C2", "C4", "D2", "D3"}, set()),
        ("iggc", {"A1-B4", "B1-B4", "C2-B4", "C4", "D2-B4", "D3-B4"}, set()),
        ("classic", {f"{cell}-B4" for cell in ("A1", "B1", "C2", "D2", "D3")}, {"A1", "B1", "C2", "D2", "D3"}),
    ],
)
def test_r8_r9_a_blocked_eater_is_freed_by_another_that_eats(ruleset: str, begun: set[str], freed: set[str]) -> None:
    """A3 touches its twin A2, but the cells around it touch B2 or are taken. When B2-C3 has eaten B4-C4, A3 may and
    must grow on B4. It may not if only the bug that grew eats, or if B2-C3 has grown on C4, which touches B4. In a
    round both eat at once.
    """
    expected = {f"B2-{rest}" for rest in begun} | {f"B2-B4-{cell}" for cell in freed}
    assert turns(drawn(BLOCKED, "x", ruleset), "B2") == expected
