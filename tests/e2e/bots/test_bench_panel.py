"""The benchmark on the page, which measures in its own worker, always with the browser's Python.

It is for developers, and takes 12 s of processor time. app/test_accessibility.py opens it in every run, and
engine/test_wire.py compares Pyodide's answers with CPython's.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from bug_engine.bots.bench import signature
from tests.e2e.conftest import OpenPage


@pytest.mark.slow
def test_the_page_measures_what_the_command_measures(open_page: OpenPage) -> None:
    page = open_page("?bench=0.02")
    page.get_by_role("button", name="Measure", exact=True).click()
    figures = page.get_by_role("textbox", name="The figures as text")
    expect(figures).to_have_value(re.compile(r"playouts hexhex4 × \d+: \d+ /s, [\d.]+"), timeout=120_000)
    lines = figures.input_value().splitlines()
    assert re.match(r"Bug \d", lines[0])
    boards = ("hexhex3", "hexhex4", "hexhex5")
    for name in ("baseline", *(f"playouts {board}" for board in boards), "perft hexhex4", "search hexhex5"):
        assert any(re.fullmatch(rf"{name}: \d+ /s, [\d.]+", line) for line in lines), name
    assert f"signature: {signature():08x}" in lines  # the same search as outside the browser
    assert not re.search("hexhex|perft|baseline|playouts", page.get_by_role("table").inner_text())
    assert page.get_by_role("rowheader", name="A fixed piece of Python").is_visible()
    assert page.get_by_role("rowheader", name="Random games, Small board").is_visible()
