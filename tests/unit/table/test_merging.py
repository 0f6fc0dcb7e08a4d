"""What two devices know together: which entries are new, and where their pasts differ."""

from dataclasses import replace

import pytest

from bug_engine import Position, Side
from bug_engine.table.merging import merge
from bug_engine.table.shared import MAX_CROSSED, MAX_ENTRIES, Entry, Refused, Shared, Terms

START = Shared(Terms("k3", Position.initial("genius", "hexhex3"), days=3))
X, O = Side.X, Side.O  # noqa: E741


def test_the_entries_of_each_side_that_are_new_or_unknown_are_counted() -> None:
    begun = START.add(X, "C3")
    ahead = begun.add(O, "B2-B1").add(X, "D4")
    assert merge(ahead, begun)[1:] == (None, True, (0, 0), 2)
    assert merge(begun, ahead)[1:] == (None, True, (1, 1), 0)
    crossed = merge(begun.add(X, "back0"), begun.add(O, "B2-B1"))
    assert (crossed.new, crossed.unknown) == ((0, 1), 1)


@pytest.mark.parametrize("side", [X, O])
def test_a_fork_of_either_side_has_the_number_of_turns_before_it(side: Side) -> None:
    begun = START.add(X, "C3").add(O, "B2-B1").add(X, "D4")
    before = begun if side else START
    one, other = (before.add(side, str(turn)) for turn in list(before.standing.position.legal_turns)[:2])
    fork = merge(one, other).fork
    assert fork
    assert (fork.side, fork.turn) == (side, 3 if side else 0)


def test_two_letters_may_have_as_many_entries_together_as_a_game() -> None:
    lists: tuple[list[Entry], list[Entry]] = ([Entry("C3")], [Entry("A1", 1)])
    while sum(map(len, lists)) < MAX_ENTRIES - 2:
        lists[0].append(Entry("back0", len(lists[1])))
        lists[1].append(Entry("no", len(lists[0])))
    begun = Shared(START.terms, (tuple(lists[0]), tuple(lists[1])))
    merged = merge(begun.add(X, "back0"), begun.add(O, "back1")).shared
    assert sum(map(len, merged.entries)) == MAX_ENTRIES


def test_two_letters_that_together_cost_too_much_to_read_are_refused() -> None:
    mine, theirs = [Entry("C3")], [Entry("A1", 1)]
    for known in range(1, MAX_CROSSED + 1):
        mine.append(Entry("back0" if known % 2 else "no", known))
        theirs.append(Entry("back1" if known % 2 else "no", known))
    one = Shared(START.terms, (tuple(mine), tuple(theirs[:-1])))
    other = Shared(START.terms, (tuple(mine[:-1]), tuple(theirs)))
    assert one.standing.order
    assert other.standing.order
    with pytest.raises(Refused, match="too many"):
        merge(one, other)


def test_two_invitations_are_two_games_as_soon_as_both_have_entries() -> None:
    mine, theirs = (Shared(replace(START.terms, host=host)).add(X, "C3") for host in (X, O))
    assert not merge(mine, theirs).same_terms
    assert merge(mine, mine).same_terms
    assert merge(mine, Shared(theirs.terms)).shared.terms.host == X
    assert merge(Shared(mine.terms), theirs).shared.terms.host == O
