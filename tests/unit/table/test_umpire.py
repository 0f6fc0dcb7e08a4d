"""The umpire's desk: the first legal turn counts; the others get an answer and are kept separately."""

import pytest

from bug_engine import Clock, Desk, Game, Position, Side, judge
from bug_engine.table.umpire import judge_all
from tests.positions import WORKED_EXAMPLE, drawn


@pytest.mark.parametrize("text", ["B1-B3", "b1 b3", "B1,B3", " b1 , B3 ", "B1\u2013B3"])
def test_a_turn_counts_however_it_is_written(text: str) -> None:
    verdict = judge(drawn(WORKED_EXAMPLE, "o"), text)
    assert (verdict.ruling, str(verdict.turn), verdict.message) == ("counts", "B1-B3", "B1-B3 counts.")


@pytest.mark.parametrize(
    ("text", "code", "marked"),
    [
        ("Z9", "not_a_cell", "Z9"),
        ("B1-Z9-B3", "not_a_cell", "Z9"),
        ("b1  c3", "would_merge", "c3"),
        ("C2-Z9", "would_merge", "C2"),
        ("B1", "must_eat", ""),
        ("B1-B3-A3", "nothing_to_eat", "A3"),
        ("  ", "empty_turn", ""),
        ("swap", "no_swap", "swap"),
    ],
)
def test_the_answer_is_the_first_mistake_and_its_place(text: str, code: str, marked: str) -> None:
    verdict = judge(drawn(WORKED_EXAMPLE, "o"), text)
    assert verdict.ruling == "illegal"
    assert verdict.refusal is not None
    assert (verdict.refusal.code, verdict.text[verdict.start : verdict.end]) == (code, marked)
    assert verdict.message == str(verdict.refusal)


def test_the_place_is_drawn_under_the_text() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    assert judge(position, "B1 C3").drawing == "B1 C3\n   ^^"
    assert judge(position, "B1").drawing == "B1\n  ^"
    assert judge(position, "B1\nC3").drawing == "B1 C3\n   ^^"
    assert judge(position, "B1-B3").drawing == "B1-B3"


def test_the_first_legal_submission_of_several_counts() -> None:
    position = drawn(WORKED_EXAMPLE, "o")
    verdicts = judge_all(position, ["C2", "B1-B3", "C5"])
    assert [verdict.ruling for verdict in verdicts] == ["illegal", "counts"]
    verdicts = judge_all(position, ["B1-B3"], side=0)
    assert [(each.ruling, each.message) for each in verdicts] == [("not_your_turn", "It is the other side's turn.")]


def test_both_sides_submit_at_the_desk() -> None:
    desk = Desk(Game("genius", "hexhex3"))
    rulings = [desk.submit(text, side).ruling for text, side in [("C3", 1), ("C3", 0), ("C3", 1), ("A1", 1)]]
    assert rulings == ["not_your_turn", "counts", "illegal", "counts"]
    assert list(map(str, desk.game.turns)) == ["C3", "A1"]
    assert [(each.side, each.text) for each in desk.game.root.rejected] == [(1, "C3")]
    assert [(each.side, each.text) for each in desk.game.root.children[0].rejected] == [(1, "C3")]


def test_the_clock_runs_on_after_a_mistake() -> None:
    desk = Desk(Game("genius", "hexhex3"), Clock.set("genius").started(0, 0.0))
    assert desk.submit("C3-C4", now=80.0).ruling == "illegal"
    assert desk.clock == Clock.set("genius").started(0, 0.0)
    assert desk.submit("C3", now=101.0).ruling == "counts"
    assert desk.clock.reserves == (580, 600)
    assert desk.clock.side == 1
    assert desk.clock.running
    assert desk.game.cursor.seconds == 101.0
    assert desk.game.root.rejected[0].seconds == 80.0


def test_without_a_time_the_clock_does_not_change() -> None:
    clock = Clock.set("genius").started(0, 0.0)
    desk = Desk(Game("genius", "hexhex3"), clock)
    assert desk.submit("C3").ruling == "counts"
    assert (desk.clock, desk.game.cursor.seconds) == (clock, None)
    assert Desk(Game("genius", "hexhex3")).submit("C3", now=3.0).ruling == "counts"


def test_when_time_is_up_no_submission_counts() -> None:
    desk = Desk(Game("genius", "hexhex3"), Clock.set("30").started(0, 0.0))
    verdict = desk.submit("C3", now=31.0)
    assert (verdict.ruling, verdict.message) == ("too_late", "The time was up.")
    assert desk.clock is not None
    assert desk.clock.lost == 0
    assert desk.game.lost_on_time is Side.X
    assert desk.game.turns == ()
    assert desk.game.root.rejected[0].text == "C3"
    assert desk.submit("C3", now=32.0).ruling == "too_late"


def test_the_clock_stops_with_the_game() -> None:
    desk = Desk(Game("genius", "."), Clock.set("genius").started(0, 0.0))
    assert desk.submit("A1", now=3.0).ruling == "counts"
    assert desk.clock is not None
    assert not desk.clock.running
    verdict = desk.submit("A1", now=4.0)
    assert verdict.refusal is not None
    assert verdict.refusal.code == "over"


def test_a_swap_is_submitted_like_a_turn() -> None:
    position = Position.initial("genius+pie", "hexhex3").play("C3").position
    assert judge(position, " SWAP ").turn == position.play("swap").turn
