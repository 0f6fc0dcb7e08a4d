"""Laws of play: properties of every position under every rule set."""

from itertools import combinations
from random import Random

from hypothesis import given, note
from hypothesis import strategies as st

from bug_engine import Ate, Blackened, Grew, IllegalTurn, Position, Ruleset, Turn
from bug_engine.board import bits, permuted
from tests.comparison import sizes_of
from tests.property.strategies import positions, random_turn, rulesets, seeds

not_merging = rulesets.filter(lambda ruleset: not ruleset.merging)


def near_misses(position: Position, random: Random) -> list[tuple[int, ...]]:
    """Beginnings of legal turns, legal turns, and both with a cell changed, added or left out."""
    cells = range(len(position.board))
    legal = [turn.cells for turn in position.legal_turns] or [()]
    attempts = []
    for _ in range(8):
        turn = list(random.choice(legal))[: random.randint(0, 4)]
        match random.randint(0, 3):
            case 0:
                turn.append(random.choice(cells))
            case 1 if turn:
                turn[random.randrange(len(turn))] = random.choice(cells)
            case 2 if turn:
                turn.pop(random.randrange(len(turn)))
            case _:
                pass
        attempts.append(tuple(turn))
    return [*attempts, *random.sample(legal, min(3, len(legal)))]


def is_accepted(position: Position, turn: Turn) -> bool:
    try:
        position.play(turn)
    except IllegalTurn:
        return False
    return True


@given(positions(), seeds)
def test_a_turn_is_legal_exactly_if_it_is_listed(position: Position, random: Random) -> None:
    note(repr(position))
    listed = {turn.cells for turn in position.legal_turns}
    for cells in near_misses(position, random):
        turn = Turn(position.board, cells)
        is_listed = cells in listed
        assert (position.explain(turn) is None) is is_listed, turn
        assert (position.explain(str(turn)) is None) is is_listed, turn
        assert is_accepted(position, turn) is is_listed, turn
        assert (turn in position.legal_turns) is is_listed, turn


@given(positions(), seeds)
def test_the_first_mistake_is_where_a_turn_leaves_all_legal_turns(position: Position, random: Random) -> None:
    note(repr(position))
    listed = {turn.cells for turn in position.legal_turns}
    beginnings = {cells[:i] for cells in listed for i in range(1, len(cells) + 1)}
    for cells in near_misses(position, random):
        refusal = position.explain(Turn(position.board, cells))
        if refusal:
            assert cells[: refusal.step] in beginnings | {()}
            stops = refusal.step == len(cells)
            assert stops or cells[: refusal.step + 1] not in beginnings
            assert stops is (refusal.code in ("must_eat", "empty_turn") or (refusal.code == "over" and not cells))
            assert refusal.cell == (None if stops else position.board.name_of(cells[refusal.step]))


@given(positions())
def test_options_are_the_next_cells_of_the_legal_turns(position: Position) -> None:
    note(repr(position))
    listed = [turn.cells for turn in position.legal_turns]
    for prefix in sorted({cells[:i] for cells in listed for i in (0, 1, 2) if i < len(cells)})[::7]:
        going_on = {cells[len(prefix)] for cells in listed if cells[: len(prefix)] == prefix}
        options = position.options(prefix)
        indices = position.board.cells_named
        assert indices(option.cell for option in options) == tuple(sorted(going_on))
        for option in options:
            cells = (*prefix, *indices([option.cell]))
            assert option.complete is (cells in listed)
            served = {cell for meal in option.next for cell in indices(meal.cells)}
            assert served == {turn[len(cells)] for turn in listed if turn[: len(cells)] == cells and turn != cells}
            after = position.play(Turn(position.board, cells)).position if option.complete else None
            assert option.wins == (after.result.winner if after and after.result else None)
            assert after is None or option.mobility == after.draft().mobility


@given(positions(), seeds)
def test_every_cell_is_an_option_or_refused(position: Position, random: Random) -> None:
    note(repr(position))
    draft = position.draft()
    while True:
        options = {option.cell for option in draft.options}
        for cell, name in enumerate(position.board.names):
            refusal = draft.explain(cell)
            assert (refusal is None) is (name in options)
            assert refusal is None or (refusal.cell, refusal.step) == (name, len(draft.cells))
        if not options:
            break
        draft = draft.add(random.choice(sorted(options)))


@given(positions(not_merging), seeds)
def test_own_bugs_never_merge(position: Position, random: Random) -> None:
    note(repr(position))
    side = position.mover
    if not position.result:
        before = [set(bug.cells) for bug in position.bugs() if bug.side == side]
        after = [set(bug.cells) for bug in random_turn(position, random).bugs() if bug.side == side]
        homes = [index for bug in before for index, grown in enumerate(after) if bug <= grown]
        assert len(homes) == len(set(homes)) == len(before)


@given(positions(), seeds)
def test_a_bonus_never_merges(position: Position, random: Random) -> None:
    note(repr(position))
    draft = position.draft()
    while draft.options:
        before = [bug.cells for bug in draft.bugs if bug.side == position.mover]
        option = random.choice(draft.options)
        draft = draft.add(option.cell)
        after = [bug.cells for bug in draft.bugs if bug.side == position.mover]
        if option.kind == "bonus":
            assert len(after) == len(before)


@given(positions(), seeds)
def test_stones_never_move(position: Position, random: Random) -> None:
    note(repr(position))
    if not position.result:
        after = random_turn(position, random)
        mover = position.mover
        assert position.stones[mover] & ~after.stones[mover] == 0
        assert after.stones[1 - mover] & ~position.stones[1 - mover] == 0
        assert after.stones[0] & after.stones[1] == 0
        assert (after.stones[0] | after.stones[1]) & after.black_mask == 0
        assert after.mover == 1 - mover


@given(positions(), st.integers(0, 11), seeds)
def test_symmetries_commute_with_the_rules(position: Position, k: int, random: Random) -> None:
    note(repr(position))
    symmetries = position.board.symmetries
    k %= len(symmetries)
    symmetry, turned = symmetries[k], position.turned(k)
    images = {turn.cells: tuple(symmetry[cell] for cell in turn.cells) for turn in position.legal_turns}
    assert {turn.cells for turn in turned.legal_turns} == set(images.values())
    assert turned.result == position.result
    for side in (0, 1):
        assert turned.growth_mask(side) == permuted(position.growth_mask(side), symmetry)
    for cells in random.sample(list(images), min(5, len(images))):
        after = position.play(Turn(position.board, cells)).position
        assert turned.play(Turn(position.board, images[cells])).position == after.turned(k)


@given(positions(), seeds)
def test_r11_the_sizes_grow_lexicographically(position: Position, random: Random) -> None:
    note(repr(position))
    while not position.result:
        after = random_turn(position, random)
        if position.phase == "growth":
            assert sizes_of(after) > sizes_of(position)
            assert after.largest >= position.largest
        position = after


@given(positions(), seeds)
def test_events_describe_every_change(position: Position, random: Random) -> None:
    """The events, applied to the stones before the turn, give the stones after it."""
    note(repr(position))
    if position.result:
        return
    turn = random.choice(list(position.legal_turns)[:500])
    played = position.play(turn)
    stones = [set(bits(mask)) for mask in position.stones]
    black = position.black_mask
    cell_named, played_on = position.board.cell_named, []
    for event in played.events:
        if isinstance(event, (Grew, Blackened)):
            played_on.append(cell_named(event.cell))
        if isinstance(event, Grew):
            stones[event.side].add(played_on[-1])
        elif isinstance(event, Ate):
            stones[event.side.other] -= {cell_named(name) for bug in event.prey for name in bug}
        elif isinstance(event, Blackened):
            black |= 1 << played_on[-1]
    after = played.position
    assert [sum(1 << cell for cell in side) for side in stones] == list(after.stones)
    assert black == after.black_mask
    assert played_on == list(turn.cells)
    assert played.eaten == tuple(len(event.prey) for event in played.events if isinstance(event, Ate))
    assert [cell for bug in played.prey for cell in bug] == [
        cell_named(name) for event in played.events if isinstance(event, Ate) for bug in event.prey for name in bug
    ]


@given(positions())
def test_bugs_of_a_side_never_touch(position: Position) -> None:
    note(repr(position))
    spread = position.board.spread
    for (side, one), (other_side, other) in combinations(position.draft().bodies, 2):
        assert side != other_side or not spread(one.mask) & other.mask


@given(rulesets, positions())
def test_bugs_do_not_depend_on_the_rule_set(ruleset: Ruleset, position: Position) -> None:
    """Only the legal turns differ."""
    other = Position(position.board, ruleset, position.stones, position.black_mask, position.mover)
    assert other.bugs() == position.bugs()
    assert other.largest == position.largest
