"""The champion: proofs, resistance, every rule set, and strength."""

import gc
from itertools import islice

import pytest

from bug_engine import Position
from bug_engine.bots import Limit, think
from bug_engine.bots.champion import PROOF_EMPTIES, SHARE, share_of
from bug_engine.bots.match import match
from bug_engine.cli.match import player_named
from tests.bots import no_timer
from tests.data import position_of, recording_named, solved

WON_IN_12 = ".xo./o.ox./.oox../.x..xxo/.xo.x./xxoo./xoo."

# Side o wins in 4 turns.
NEAR_THE_END = "ooo/x.xx/..ox./.o../xxx"


def test_proves_the_end_and_then_stops() -> None:
    *_, last = think("champion", Position.from_text(WON_IN_12, 1), Limit(100_000), seed=1)
    assert last.proven == "win"
    assert str(last.turn) in ("C6", "E6")
    assert last.nodes < 10_000


def test_does_not_search_for_a_proof_on_an_open_board() -> None:
    thoughts = list(think("champion", Position.initial("genius", "hexhex4"), Limit(100), 1))
    assert [thought.nodes for thought in thoughts] == [32, 64, 96, 100]
    assert not any(thought.proven for thought in thoughts)


def test_evaluates_several_siblings_without_a_limit() -> None:
    first, second = islice(think("champion", Position.initial("genius", "hexhex5"), seed=1), 2)
    assert 2 * 32 < first.nodes <= 4 * 32
    assert first.nodes < second.nodes <= 8 * 32


def test_proves_more_when_fewer_cells_are_empty_unless_its_nodes_are_limited() -> None:
    runs = [share.runs / share.slices for share in (share_of(empties, limited=False) for empties in range(1, 37))]
    assert runs == sorted(runs, reverse=True)
    assert runs[0] > 8 * runs[PROOF_EMPTIES - 1]
    assert {share_of(empties, limited=True) for empties in range(1, 37)} == {SHARE}


def test_does_not_change_the_garbage_collector() -> None:
    thoughts = think("champion", Position.initial("genius", "hexhex4"), Limit(96), 1)
    next(thoughts)
    assert gc.isenabled()
    list(thoughts)
    assert (gc.isenabled(), gc.get_freeze_count()) == (True, 0)


@pytest.mark.parametrize("ruleset", ["genius", "iggc", "classic"])
def test_proves_hexhex2(ruleset: str) -> None:
    *_, last = think("champion", Position.initial(ruleset, "hexhex2"), Limit(5_000), seed=1)
    assert last.proven == "loss"
    assert last.value == 0


def test_resists_as_long_as_it_can() -> None:
    recording = recording_named("solved", "hexhex3-active")
    lost = [each for each in solved(recording) if not any(wins for wins, _ in each.values.values())]
    late = [each for each in lost if each.text.count(".") <= 7]
    assert len(late) > 5
    for known in islice(late, 8):
        *_, last = think("champion", Position.from_text(known.text, known.mover), Limit(20_000), seed=1)
        assert known.values[str(last.turn)][1] == max(distance or 0 for _, distance in known.values.values())


@pytest.mark.long
def test_keeps_won_positions() -> None:
    recording = recording_named("solved", "hexhex4-active")
    late = [position for position in solved(recording) if position.text.count(".") <= 14]
    won = [position for position in late if any(wins for wins, _ in position.values.values())]
    assert len(won) > 20
    for known in islice(won, 25):
        position = position_of(recording, known)
        *_, last = think("champion", position, Limit(8_000), seed=1)
        assert last.proven == "win"
        assert known.values[str(last.turn)][0]


EVERYWHERE = [
    ("genius", "hexhex3"),
    ("green-meadow", "green-meadow"),
    ("ludii+handicap=2", "limping3-4"),
    ("iggc+pie", "hexhex3"),
    ("classic+setup=2", "hexhex3"),
    ("genius", "_xx./o.#./.._./._.."),
    ("iggc", "...._..#/...___./....__.."),
]


@pytest.mark.parametrize("bot", ["champion", "planner"])
@pytest.mark.parametrize(("ruleset", "board"), EVERYWHERE)
def test_finishes_games_of_every_rule_set_and_board(bot: str, ruleset: str, board: str) -> None:
    position = Position.from_text(board, 0, ruleset) if "/" in board else Position.initial(ruleset, board)
    while position.result is None:
        *_, last = think(bot, position, Limit(24), seed=1)
        position = position.play(last.turn).position


def test_takes_over_a_first_stone_that_wins_and_leaves_one_that_loses() -> None:
    for text, swaps in (("x_.", True), ("x.._.", False)):
        position = Position.from_text(text, 1, "genius+pie")
        *_, last = think("champion", position, Limit(100), seed=1)
        assert last.turn.swap is swaps
        assert last.proven == "win"
        for turn in last.line:
            position = position.play(turn).position


def test_opens_evenly_under_the_pie_rule() -> None:
    even, greedy = (Position.initial(ruleset, "hexhex2") for ruleset in ("genius+pie", "genius"))
    *_, shared = think("champion", even, Limit(60), seed=1)
    *_, own = think("champion", greedy, Limit(60), seed=1)
    assert abs(shared.value - 0.5) <= abs(own.value - 0.5)


def test_a_win_must_exceed_the_handicap() -> None:
    for ruleset, proven in (("margin", "win"), ("margin+handicap=40o", "loss"), ("margin+handicap=40x", "win")):
        *_, last = think("champion", Position.from_text(NEAR_THE_END, 1, ruleset), Limit(20_000), seed=1)
        assert last.proven == proven


@pytest.mark.slow
def test_beats_the_baseline_at_equal_nodes() -> None:
    players = player_named("champion:1000"), player_named("baseline:1000")
    *_, score = match(players, Position.initial("genius", "hexhex4"), 50, no_timer)
    assert score.share > 0.6
