"""The table of a benchmark: which goals are reached, and how figures are compared with the kept ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.tools import figures
from tests.tools.figures import Figure, as_json, kept, line, save, table

SLOW = Figure("click", (30.0, 10.0, 20.0), "ms", goal=16)
BOOT = Figure("boot", (1112.0,), "ms", ratio=0.28, goal=0.29)
POINTS = Figure("phone", (96.0,), "of 100", goal=95, more_is_better=True)


def test_a_goal_is_for_the_ratio_if_there_is_one() -> None:
    assert [figure.is_reached() for figure in (SLOW, BOOT, POINTS, Figure("none", (1.0,)))] == [
        False,
        True,
        True,
        None,
    ]


def test_a_row_has_the_figure_its_ratio_its_goal_and_the_change() -> None:
    rows = table([SLOW, BOOT], {"click": 40.0}).splitlines()
    assert rows[2] == "| click | 20 (10 to 30) ms |  | 16 | no | 0.50 |"
    assert rows[3] == "| boot | 1,112 ms | 0.28 | 0.29 | yes |  |"
    assert "(missed)" in line(SLOW)
    assert "(missed)" not in line(BOOT)


def test_the_next_run_is_compared_with_the_kept_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("KEPT", "PAGE", "LATEST"):
        monkeypatch.setattr(figures, name, tmp_path / name)
    assert kept(tmp_path / "KEPT") == {}
    save([SLOW, BOOT], keep=False)
    assert not (tmp_path / "PAGE").exists()
    save([SLOW, BOOT], keep=True)
    assert kept(tmp_path / "KEPT") == {"click": 20.0, "boot": 0.28}
    assert "| click |" in (tmp_path / "PAGE").read_text()
    assert json.loads(as_json([SLOW]))["figures"][0]["reached"] is False
