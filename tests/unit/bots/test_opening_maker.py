"""The maker of opening books: what it follows, and for how long it searches."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bug_engine import Position
from bug_engine.bots.champion import Search, thoughts_of
from bug_engine.bots.opening_book import Judged
from bug_engine.bots.opening_maker import Plan, after, best_turns, judge, layers
from bug_engine.bots.symmetry import keys_for


@pytest.mark.parametrize("turns", [("D4",), ("A1", "C5"), ("B2", "C5")])
def test_the_best_turns_are_the_chosen_one_and_those_that_the_search_visited_most(turns: tuple[str, ...]) -> None:
    position = after(Position.initial("iggc", "hexhex4"), turns)
    search = Search(position, Random(1))
    *_, last = thoughts_of(search, 1000, proves=False)
    found = list(best_turns(position, search.tree.root, str(last.turn)))
    assert found[0] == str(last.turn)
    ends = [keys_for(position.board).key(position.play(turn).position.state) for turn in found]
    assert len(set(ends)) == len(ends) > 3
    quiet = {
        keys_for(position.board).key(child.state): child.visits
        for _, child in search.tree.root.edges
        if not child.state.meals and child.visits
    }
    assert set(quiet) <= set(ends)
    visits = [quiet[end] for end in ends[1:] if end in quiet]
    assert visits == sorted(visits, reverse=True)


def test_a_turn_that_eats_is_followed_to_its_end() -> None:
    position = after(Position.initial("genius", "hexhex4"), ("D4", "C3-C4"))
    search = Search(after(position, ("E4",)), Random(1))
    *_, last = thoughts_of(search, 2000, proves=False)
    for turn in best_turns(search.position, search.tree.root, str(last.turn)):
        assert not search.position.play(turn).position.state.meals


def test_the_maker_does_not_follow_a_proven_position() -> None:
    start = Position.initial("genius", "hexhex2")
    found = judge(start, (("A1",), 0.01, 5))
    assert found.judged.value in (0.0, 1.0)
    assert not found.best


def test_a_known_position_is_searched_only_for_its_best_turns() -> None:
    start = Position.initial("genius", "hexhex3")
    known: dict[tuple[str, ...], Judged] = {(turn,): Judged((turn,), 0.5, 10**9) for turn in ("A1", "A2", "B2", "C3")}
    works = [work for work, _, judged in layers(start, Plan(2, 2, 1, 0.001, known)) if list(judged)]
    assert works[0] == 0
    first, *_ = layers(start, Plan(2, 1, 1, 0.001, known))
    assert first[0] == pytest.approx(0.04)
    assert list(islice(first[2], 2)) == [known["A1",], known["A2",]]
