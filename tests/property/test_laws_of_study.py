"""Laws of the aids: in every position and under every rule set they agree with the rules."""

from collections import defaultdict
from dataclasses import replace
from itertools import islice

from hypothesis import given, note, settings
from hypothesis import strategies as st

from bug_engine import Ate, Position, Turn
from bug_engine.board import Names, bits, mask_of, permuted
from bug_engine.study.outlook import outlooks
from bug_engine.study.safety import safeties, standings
from bug_engine.study.territory import territory
from bug_engine.study.threats import Threat, threats, with_mover
from bug_engine.study.twins import marks, twins
from tests.property.strategies import outlines, positions, rulesets, scattered_position, seeds

few = settings(max_examples=40, derandomize=True, deadline=None, database=None)
Bug = tuple[int, ...]


def eaten_by_turn(position: Position) -> dict[tuple[int, ...], list[Bug]]:
    """The bugs that each legal turn eats, found by playing it."""
    eaten = {}
    for turn in position.legal_turns:
        events = position.play(turn).events
        eaten[turn.cells] = [
            position.board.cells_named(bug) for event in events if isinstance(event, Ate) for bug in event.prey
        ]
    return eaten


def is_small(position: Position) -> bool:
    """Whether it is feasible to play all turns of both sides one by one."""
    turns = (with_mover(position, side).legal_turns for side in (0, 1))
    return all(sum(1 for _ in islice(each, 401)) <= 400 for each in turns)


small = positions().filter(is_small)


@few
@given(small)
def test_threats_are_the_legal_turns_that_eat(position: Position) -> None:
    note(repr(position))
    for side in (0, 1):
        found = {threat.cell: threat for threat in threats(position, side)}
        if position.phase != "growth":
            assert not found
            continue
        prey: dict[int, set[Bug]] = defaultdict(set)
        most: dict[int, int] = defaultdict(int)
        for cells, eaten in eaten_by_turn(with_mover(position, side)).items():
            if eaten:
                prey[cells[0]] |= set(eaten)
                most[cells[0]] = max(most[cells[0]], sum(map(len, eaten)))
        assert {cell: set(threat.prey) for cell, threat in found.items()} == prey
        assert {cell: threat.stones for cell, threat in found.items()} == most


@few
@given(small)
def test_the_turn_of_a_threat_is_the_first_that_eats_most(position: Position) -> None:
    note(repr(position))
    for side in (0, 1):
        there = with_mover(position, side)
        for threat in threats(position, side):
            eaten = eaten_by_turn(there)
            best = [
                cells
                for cells, prey in eaten.items()
                if cells[0] == threat.cell and sum(map(len, prey)) == threat.stones
            ]
            assert threat.turn.cells == min(best)
            draft = there.draft((threat.cell,))
            for step in threat.steps:
                assert {meal.cells for meal in step.meals} == {tuple(bits(m.cells_mask)) for m in draft.state.meals}
                assert any(step.cell in meal.cells for meal in step.meals)
                draft = draft.add(step.cell)
            assert draft.complete


def turned_threat(position: Position, threat: Threat, k: int) -> tuple[int, frozenset[Bug], int]:
    symmetry = position.board.symmetries[k]
    prey = frozenset(tuple(sorted(symmetry[cell] for cell in bug)) for bug in threat.prey)
    return symmetry[threat.cell], prey, threat.stones


@few
@given(positions(), st.integers(0, 11))
def test_aids_commute_with_the_symmetries(position: Position, k: int) -> None:
    note(repr(position))
    k %= len(position.board.symmetries)
    symmetry, turned = position.board.symmetries[k], position.turned(k)
    for side in (0, 1):
        here = {turned_threat(position, threat, k) for threat in threats(position, side)}
        assert here == {turned_threat(turned, threat, 0) for threat in threats(turned, side)}
    one, other = territory(position.draft()), territory(turned.draft())
    assert permuted(mask_of(one.both), symmetry) == mask_of(other.both)
    assert permuted(mask_of(one.nobody), symmetry) == mask_of(other.nobody)
    names = {bug.mask: mark.name for (_, bug), mark in zip(turned.draft().bodies, marks(turned.draft()), strict=True)}
    for (_, bug), mark in zip(position.draft().bodies, marks(position.draft()), strict=True):
        assert names[permuted(bug.mask, symmetry)] == mark.name


@few
@given(positions())
def test_territory_is_the_growth_of_both_sides(position: Position) -> None:
    note(repr(position))
    found = territory(position.draft())
    first, second = map(set, found.only)
    assert first | set(found.both) == set(bits(position.growth_mask(0)))
    assert second | set(found.both) == set(bits(position.growth_mask(1)))
    empty = {cell for cell in range(len(position.board)) if position.mark(cell) == "."}
    parts = [*found.only, found.both, found.nobody]
    assert sorted(cell for part in parts for cell in part) == sorted(empty)
    if position.phase == "growth":
        grown = defaultdict(set)
        for side in (0, 1):
            there = with_mover(position, side)
            for option in there.options():
                for index, bug in enumerate(there.bugs()):
                    if bug.side == side and set(bug.cells) < set(option.grown):
                        grown[index].add(there.board.cell_named(option.cell))
        assert [set(cells) for cells in found.growing] == [grown[index] for index in range(len(position.bugs()))]


@few
@given(positions())
def test_twins_are_the_bugs_of_the_other_side_with_the_same_shape(position: Position) -> None:
    note(repr(position))
    bugs, found = position.bugs(), twins(position.draft())
    for one, bug in zip(found, bugs, strict=True):
        same = {i for i, other in enumerate(bugs) if other.shape == bug.shape and other is not bug}
        assert set(one.twins) == {i for i in same if bugs[i].side != bug.side}
        assert set(one.friends) == same - set(one.twins)
        assert one.mark.size == bug.size
        for other, second in zip(found, bugs, strict=True):
            assert (one.mark.name == other.mark.name) is (bug.shape == second.shape)
            assert (one.mark.index == other.mark.index) is (bug.shape == second.shape)
            assert (one.mark.index < other.mark.index) or bug.size >= second.size


@few
@given(small)
def test_an_outlook_is_what_its_turn_leads_to(position: Position) -> None:
    note(repr(position))
    found = outlooks(position.draft())
    assert [outlook.cell for outlook in found] == list(bits(position.state.legal_mask))
    for outlook in found[:6]:
        after = position.play(Turn(position.board, outlook.cells)).position
        assert outlook.before == position.draft().mobility
        assert outlook.after == after.draft().mobility
        assert outlook.reply.wins is (after.result is not None)
        assert outlook.reply.mobility == len(after.options())
        theirs = threats(after, after.mover)
        assert outlook.reply.eating == tuple(threat.cell for threat in theirs)
        assert set(outlook.reply.prey) == {bug for threat in theirs for bug in threat.prey}
        assert outlook.reply.stones == max((threat.stones for threat in theirs), default=0)


def can_be_eaten(position: Position, cells: Names, seen: set[str]) -> bool:
    """Play all continuations; return whether one eats the bug on these cells."""
    if repr(position) in seen:
        return False
    seen.add(repr(position))
    for turn in position.legal_turns:
        played = position.play(turn)
        if any(set(bug) & set(cells) for event in played.events if isinstance(event, Ate) for bug in event.prey):
            return True
        if can_be_eaten(played.position, cells, seen):
            return True
    return False


late = st.builds(scattered_position, rulesets.map(lambda ruleset: replace(ruleset, setup=0)), outlines, seeds).filter(
    lambda position: len(position.options()) <= 3 and len(position.board) <= 9
)


@few
@given(late)
def test_a_safe_bug_is_eaten_in_no_continuation(position: Position) -> None:
    note(repr(position))
    for bug, safety in zip(position.bugs(), safeties(position, 100_000), strict=True):
        assert safety == ("edible" if can_be_eaten(position, bug.cells, set()) else "safe")


@few
@given(positions())
def test_a_bug_that_the_opponent_threatens_is_not_safe(position: Position) -> None:
    note(repr(position))
    for standing in standings(position, states=300):
        assert standing.bug == standings(position, states=1)[standing.bug].bug
        assert not (standing.in_danger and standing.side != position.mover and standing.safety == "safe")
