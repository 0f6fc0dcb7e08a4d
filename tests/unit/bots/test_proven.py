"""What a bot calls proven is true of the turn that it plays, even if it thought about other positions before."""

from functools import cache
from itertools import islice
from random import Random

import pytest

from bug_engine import Position
from bug_engine.bots import Limit, Thought, think
from bug_engine.bots.champion import SEARCH_CACHE, Search
from bug_engine.bots.solver import Proof, Solver
from bug_engine.bots.tree import Tree
from bug_engine.successors import Successors

# Only F5 wins for o. The champion, which knew the winner from an earlier turn's proof, played E5 and called it a win.
LOST_WIN = ".ooo/ox.ox/x.x.ox/ooox.xx/xx.x.x/ooox./...o"
RULESETS = ("genius", "iggc", "classic", "genius+merging")
EMPTIES = 12


def mover_wins(position: Position, proof: Proof) -> bool:
    """Return whether the mover wins, by a proof of the test."""
    solver = Solver(position, proof)
    while solver.value.wins is None:
        solver.work(1_000)
    return solver.value.wins


def ending(ruleset: str, random: Random) -> Position:
    """Return a random position near the end of a game on hexhex4."""
    position = Position.initial(ruleset, "hexhex4")
    while position.state.empty_mask.bit_count() > EMPTIES:
        draft = position.draft()
        while not draft.complete:
            draft = draft.add(random.choice(draft.options).cell)
        after = position.play(draft.turn()).position
        if after.result:
            break
        position = after
    return position


def champion(position: Position, thoughts: int) -> Thought:
    *_, last = islice(think("champion", position, seed=1), thoughts)
    return last


def expected(position: Position, thought: Thought) -> Position | None:
    """Return the position about which a bot thinks in the opponent's time: after its turn and the expected reply."""
    for turn in thought.line[:2]:
        if position.result is None:
            position = position.play(turn).position
    return None if position.result else position


def is_true(position: Position, thought: Thought, proof: Proof) -> bool:
    """Return whether a thought's claim is true of its turn."""
    if not thought.proven:
        return True
    after = position.play(thought.turn).position
    won = thought.proven == "win"
    return won is not mover_wins(after, proof) and thought.value == won


def test_a_win_known_from_an_earlier_turn_is_played() -> None:
    position = Position.from_text(LOST_WIN, 1)
    search = Search(position, Random(1))
    while not search.prove():
        pass
    search.tree = Tree(position, Random(1), search.solver.proof)
    SEARCH_CACHE.search = search
    thought = champion(position, 1_000)
    assert (str(thought.turn), thought.proven) == ("F5", "win")


@pytest.mark.long
@pytest.mark.parametrize("endings", [15, pytest.param(50, marks=pytest.mark.slow)])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_solver_agrees_with_the_champion_through_whole_endings(
    ruleset: str, endings: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search is kept from turn to turn, for both sides, through pondering, takebacks and jumps."""
    # Little work for each thought, so that there are many, and no distances.
    for name, less in (("SLICE_DESCENTS", 4), ("DISTANCE_NODES", 20)):
        monkeypatch.setattr(f"bug_engine.bots.champion.{name}", less)
    claims = 0
    for seed in range(endings):
        random = Random(seed)
        position = ending(ruleset, random)
        proof = Proof(Successors(position.kernel, position.state))
        SEARCH_CACHE.search = None
        seen = [position]
        while position.result is None:
            thought = champion(position, random.choice((1, 1, 2, 8)))
            claims += thought.proven is not None
            assert is_true(position, thought, proof), (seed, position, thought)
            if random.random() < 0.3 and (ahead := expected(position, thought)):
                pondered = champion(ahead, random.choice((1, 2, 8)))
                assert is_true(ahead, pondered, proof), (seed, ahead, pondered)
            after = position.play(thought.turn).position
            other = position.play(random.choice(list(position.legal_turns))).position
            seen.append(after if random.random() < 0.8 else other)
            position = random.choice(seen) if len(seen) < 12 and random.random() < 0.2 else seen[-1]
    assert claims > endings


# Every bot and every switch, checked by brute force: on seven cells this is fast.


@cache
def wins(position: Position) -> bool:
    """Return whether the mover wins, by the rules alone."""
    if position.result:
        return position.result.winner == position.mover
    return any(
        wins(after) is (after.mover == position.mover)
        for after in (position.play(turn).position for turn in position.legal_turns)
    )


SWITCHES = ("genius", "iggc+pie", "classic", "ludii+handicap=2x", "ludii+handicap=3o", "genius+setup=1+pie")


@pytest.mark.parametrize("bot", ["champion", "planner", "uct", "solver"])
@pytest.mark.parametrize("ruleset", SWITCHES)
@pytest.mark.parametrize("board", ["../.../..", "...._./_..."])
def test_every_claim_is_right_under_every_switch(bot: str, ruleset: str, board: str) -> None:
    start = Position.from_text(board, 0, ruleset, setup=2 * ("setup" in ruleset))
    for seed in range(12):
        position, random = start, Random(seed)
        while position.result is None:
            *_, thought = think(bot, position, Limit(random.choice((1, 40, 400))), seed)
            after = position.play(thought.turn).position
            if thought.proven:
                assert (thought.proven == "win") is (wins(after) is (after.mover == position.mover)), (
                    position,
                    thought,
                )
            position = position.play(random.choice(list(position.legal_turns))).position
