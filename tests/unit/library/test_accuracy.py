"""Accuracy in a reviewed game: how much the turns gave away, on average."""

from __future__ import annotations

from bug_engine.library.accuracy import accuracy_of
from bug_engine.notation import Turn
from bug_engine.study.review import Finding, Review
from tests.unit.library.test_exercises import LOST, reviewed


def made(*turns: tuple[float, float]) -> Review:
    _, played, _, _ = reviewed(*LOST)
    turn: Turn = played[0].turn
    findings = tuple(Finding(ply, 0, turn, best, kept, "", False, None, ()) for ply, (best, kept) in enumerate(turns))
    return Review(len(turns), len(turns), findings=findings)


def test_accuracy_is_the_mean_of_the_chances_that_are_left() -> None:
    assert accuracy_of(made((0.5, 0.5), (0.8, 0.8)), 0) == 100
    assert accuracy_of(made((1.0, 0.0), (0.5, 0.5)), 0) == 50
    assert accuracy_of(made((0.6, 0.4)), 0) == 80


def test_turns_in_lost_positions_do_not_count() -> None:
    assert accuracy_of(made((0.6, 0.4), (0.0, 0.0), (0.1, 0.05)), 0) == 80
    assert accuracy_of(made((0.0, 0.0)), 0) is None
    assert accuracy_of(made((0.6, 0.4)), 1) is None


def test_a_real_game_has_an_accuracy_for_each_side_and_slips() -> None:
    _, _, found, _ = reviewed(*LOST)
    for side in (0, 1):
        value = accuracy_of(found, side)
        assert value is not None
        assert 0 <= value < 100
    for finding in found.findings:
        assert (finding.slip is not None) == bool(finding.annotation and finding.better)
