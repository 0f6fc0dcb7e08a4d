"""What a turn overlooked: each slip is compared to the effects of the turns."""

from __future__ import annotations

from random import Random

from bug_engine import Position
from bug_engine.bots.match import opening
from bug_engine.study.slip import SLIPS, is_blocked, slip_of
from tests.positions import meals


def test_every_slip_is_true_of_the_turns() -> None:
    seen = set()
    for seed in range(150):
        random = Random(seed)
        position = opening(Position.initial("genius", "hexhex3"), random, 4 + seed % 8)
        turns = position.legal_turns.first(200)
        for _ in range(12):
            played, better = random.choice(turns), random.choice(turns)
            word, eaten, edible = slip_of(position, played, better), meals(position, played), meals(position, better)
            seen.add(word)
            assert (word == "blocked") == (not eaten and is_blocked(position, played))
            if word == "twin":
                assert eaten == 0 < edible
            elif word == "chain":
                assert 0 < eaten < edible
            elif word in ("mobility", "later"):
                assert edible <= eaten
                left = [position.play(turn).position.draft().mobility for turn in (played, better)]
                leads = [each[1 - position.mover] - each[position.mover] for each in left]
                assert (leads[0] < leads[1]) == (word == "mobility")
    assert seen == set(SLIPS)


def test_a_growth_next_to_a_twin_that_it_cannot_eat_is_blocked() -> None:
    seen = 0
    for seed in range(200):
        position = opening(Position.initial("genius", "hexhex3"), Random(seed), 10 + seed % 4)
        for turn in position.legal_turns.first(50):
            if not is_blocked(position, turn):
                continue
            seen += 1
            after = position.play(turn).position.draft()
            grown = next(bug for bug in after.bugs if turn.names[0] in bug.cells)
            assert len(turn) == 1
            assert any(bug.side != grown.side and bug.shape == grown.shape for bug in after.bugs)
    assert seen > 3
