"""Hints in the middle of a turn: the best of the turns that go on."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Literal

import pytest

from bug_engine import Position
from bug_engine.bots import Limit, Thought, think
from bug_engine.study import hint as hints
from bug_engine.study.hint import Hint, hint, hint_thoughts
from tests.positions import WORKED_EXAMPLE, cells, drawn
from tests.unit.study.test_hint import whys


def rest_of(position: Position, begun: str, bot: str = "champion") -> Hint:
    """The hint for the rest of a turn."""
    draft = position.draft(begun)
    *_, thought = hint_thoughts(position, bot, Limit(500), 1, draft)
    return hint(position, thought, draft)


def test_after_a_meal_the_hint_is_the_next_cell_of_the_best_turn() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    found = rest_of(position, "B1")
    assert str(found.turn) == "B1-A3"
    assert found.cell == cells(position, "A3")[0]
    assert found.bug == cells(position, "A2 B1 B2")  # with the stone that has just been placed


def begun_turns() -> Iterator[tuple[Position, str]]:
    """Turns of two games, each up to one of its cells."""
    for ruleset in ("genius", "classic"):
        position, random = Position.initial(ruleset, "hexhex3"), Random(3)
        while not position.result:
            for turn in list(position.legal_turns)[:40:9]:
                for count in range(1, len(turn.cells)):
                    yield position, "-".join(str(turn).split("-")[:count])
            position = position.play(random.choice(list(position.legal_turns))).position


def remembered(think: Callable[..., Iterator[Thought]]) -> Callable[..., Iterator[Thought]]:
    """A bot that does not think of the same twice."""
    thoughts: dict[tuple[object, ...], list[Thought]] = {}

    def remembered(*asked: object) -> Iterator[Thought]:
        if asked not in thoughts:
            thoughts[asked] = list(think(*asked))
        yield from thoughts[asked]

    return remembered


@pytest.mark.long
def test_if_the_best_turn_begins_otherwise_the_hint_is_the_best_of_those_that_follow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also in a chain: the cells placed so far are never another turn's."""
    # Both bots begin with the same proofs, and several turns with the same cells.
    monkeypatch.setattr(hints, "think", remembered(think))
    monkeypatch.setattr(hints, "PROOF_NODES", 2_000)
    counts: Counter[str] = Counter()
    for position, begun in begun_turns():
        for bot in ("champion", "random"):
            found = rest_of(position, begun, bot)
            count = len(position.draft(begun).cells)
            assert found.turn.cells[:count] == position.draft(begun).cells
            assert found.cell == found.turn.cells[count]
            assert found.line[0] == found.turn
            counts[bot] += 1
            counts.update(whys(found))
    assert min(counts["champion"], counts["random"]) > 50
    assert min(counts["proven"], counts["resists"]) > 5


class Script:
    """A bot that answers by a script: what it thinks after each completion of B1 in the worked example."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **replies: tuple[float, int, Literal["win", "loss"] | None]):
        self.position = drawn(WORKED_EXAMPLE, "o")
        self.replies = {self.position.play(f"B1-{cell}").position: reply for cell, reply in replies.items()}
        self.asked: list[tuple[str, Position, Limit]] = []
        monkeypatch.setattr(hints, "think", self.think)

    def think(self, bot: str, position: Position, limit: Limit, seed: int | None = None) -> Iterator[Thought]:
        """The scripted thought, twice; about the whole position that C5 is best."""
        self.asked.append((bot, position, limit))
        if position == self.position:
            turn = position.play("C5").turn
            yield Thought(turn, (turn,), 0.5, 1, True, None)
            return
        value, length, proven = self.replies[position]
        turns = tuple(position.legal_turns)[:length]
        yield Thought(turns[0], turns, 0.5, 1, False, None)
        yield Thought(turns[0], turns, value, 7, True, proven)

    def rest(self, nodes: int = 100) -> list[Thought]:
        """The thoughts about the rest of the turn; the best one is the last."""
        draft = self.position.draft("B1")
        whole, *rest = hint_thoughts(self.position, "bot", Limit(nodes), 1, draft)
        assert str(whole.turn) == "C5"
        return rest[1:] if rest[0].turn == whole.turn else rest  # the solver's, and then the bot's


def test_of_the_turns_that_go_on_the_first_of_the_best_is_the_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reply's value is the other side's, and the hint does not change for one that is no better."""
    for b3, best in ((0.3, "B1-B3"), (0.4, "B1-A3"), (0.5, "B1-A3")):
        script = Script(monkeypatch, A3=(0.4, 1, None), B3=(b3, 3, None))
        thoughts = script.rest()
        assert all(thought.turn.cells[0] == cells(script.position, "B1")[0] for thought in thoughts)
        last = thoughts[-1]
        assert str(last.turn) == best
        assert last.value == 1 - min(b3, 0.4)
        assert (last.line[0], last.nodes, last.done, last.proven) == (last.turn, 7, True, None)
        assert len(last.line) == (4 if best == "B1-B3" else 2)


def test_of_sure_losses_the_latest_is_the_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    for a3, b3, best in ((1, 3, "B1-B3"), (3, 1, "B1-A3")):
        last = Script(monkeypatch, A3=(1, a3, "win"), B3=(1, b3, "win")).rest()[-1]
        assert (str(last.turn), last.proven, last.value, len(last.line)) == (best, "loss", 0, 4)


@pytest.mark.parametrize("length", [1, 3])
def test_a_sure_loss_is_never_better_than_a_turn_that_only_looks_lost(
    monkeypatch: pytest.MonkeyPatch, length: int
) -> None:
    """The loss was the hint if it came late: both have the value 0, and it has the longer line."""
    lost: tuple[float, int, Literal["win"]] = (1, length, "win")
    looks: tuple[float, int, None] = (1, 2, None)
    for replies, best in (({"A3": lost, "B3": looks}, "B1-B3"), ({"A3": looks, "B3": lost}, "B1-A3")):
        last = Script(monkeypatch, **replies).rest()[-1]
        assert (str(last.turn), last.proven) == (best, None)


def test_a_sure_win_ends_the_search_for_the_rest_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script(monkeypatch, A3=(0, 1, "loss"), B3=(0, 1, "loss"))
    last = script.rest()[-1]
    assert (str(last.turn), last.proven, last.value) == ("B1-A3", "win", 1)
    assert script.position.play("B1-B3").position not in {position for _, position, _ in script.asked}


def test_the_turns_that_go_on_share_the_positions_of_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    for nodes in (1, 10):
        script = Script(monkeypatch, A3=(0.4, 1, None), B3=(0.4, 1, None))
        script.rest(nodes)
        shares = [limit for bot, position, limit in script.asked if bot == "bot" and position != script.position]
        assert shares == [Limit(max(1, nodes // 2))] * 2


@pytest.mark.parametrize(
    ("ruleset", "ends"),
    # Without a handicap, and with one for the other side, the turn that ends the game loses it.
    [("genius", "loss"), ("ludii+handicap=9x", "loss"), ("ludii+handicap=9o", "win")],
)
def test_a_turn_that_can_end_the_game_is_weighed_by_its_result(ruleset: str, ends: str) -> None:
    position = Position.from_fen(f"oxx/..o./.oo.o/x.../ooo x 0 {ruleset} hexhex3")
    turns = [turn for turn in position.legal_turns if str(turn).startswith("C4-")]
    over = [turn for turn in turns if position.play(turn).position.result]
    assert [str(turn) for turn in over] == ["C4-C5"]
    assert len(turns) > 1
    thoughts = list(hints._rest_thoughts(position.draft("C4"), "champion", Limit(500), 1))
    sure = {thought.turn: thought for thought in thoughts if thought.turn in over}
    assert sure
    if ends == "win":
        assert [*sure] == [thoughts[-1].turn]
    for thought in sure.values():
        value = float(ends == "win")
        assert thought == Thought(thought.turn, (thought.turn,), value, 1, True, ends)  # type: ignore[arg-type]
    assert (thoughts[-1].turn in over) == (ends == "win"), "a turn that loses at once is the last choice"
