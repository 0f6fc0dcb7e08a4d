"""Hints in three steps, and the page of a report."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from bug_engine import Position
from tests.e2e.table import Table, expect_becomes


def test_hints_go_from_where_to_look_to_the_reason(table: Table) -> None:
    table.play("C3", "B2-B1")
    table.button("Hint").click()
    table.expect_says("Hint: ")
    table.button("Which cell?").click()
    expect(table.main).to_contain_text("Try ")
    said = re.search(r"Try (\S+)\.", table.main.inner_text())
    assert said
    position = Position.initial("genius", "hexhex3").play("C3").position.play("B2-B1").position
    assert said[1] in map(str, position.legal_turns)
    table.button("Why?").click()
    table.expect_says(f"{said[1]} ")
    table.expect_says("wins against every answer by Blue")
    then = table.main.get_by_role("button", name=re.compile(r"^Show the position after turn 4, Blue "))
    expect(table.main.get_by_text("Then perhaps")).to_be_visible()
    before = table.stones()
    then.focus()
    expect_becomes(lambda: len(table.stones().replace(".", "")) > len(before.replace(".", "")), True)
    table.expect_says("wins against every answer by Blue")  # the hint stays, and the game waits
    then.press("Enter")
    table.expect_turns("C3", "B2-B1")
    then.blur()
    expect_becomes(table.stones, before)
    table.grow(said[1].split("-")[0])
    expect(table.main).not_to_contain_text("Then perhaps")


def test_a_game_of_two_people_with_a_clock_has_hints_and_study_only_if_allowed(table: Table) -> None:
    dialog = table.open_form()
    dialog.get_by_role("radio", name="10 s a turn + 1 min reserve").check()
    dialog.get_by_role("button", name="Start game").click()
    table.expect_says("Red starts")
    expect(table.button("Hint")).to_be_hidden()
    table.button("Study").press("Enter")  # it looks unavailable
    table.expect_says("While two people play with a clock, Study stays closed. Settings can allow it.")
    expect(table.page.get_by_role("tab", name="Analysis")).to_be_hidden()
    also = "Also while two people play with a clock"
    table.open_settings("Help and controls").get_by_role("checkbox", name=also).check()
    table.button("Close").click()
    expect(table.button("Hint")).to_be_visible()
    table.button("Study").click()
    expect(table.page.get_by_role("tab", name="Analysis")).to_be_visible()


def test_a_report_is_stopped_and_another_is_made_and_saved(table: Table, tmp_path: Path) -> None:
    table.button("Study").click()
    table.button("Board report").click()
    dialog = table.dialog("Board report")
    make = dialog.get_by_role("button", name="Make the report")
    dialog.get_by_role("combobox", name="Board").select_option("hexhex8")  # which takes longest
    make.click()
    dialog.get_by_role("button", name="Stop").click()
    dialog.get_by_role("combobox", name="Board").select_option("hexhex2")
    dialog.get_by_role("combobox", name="Rules").select_option("ludii")
    make.click()
    title = dialog.get_by_role("heading", name="Bug: Tiny board (7), rules: Ludii", exact=True)
    expect(title).to_be_visible(timeout=180_000)
    expect(dialog.get_by_role("row", name=re.compile("^First player wins"))).to_be_visible()
    with table.page.expect_download() as download:
        dialog.get_by_role("button", name="Download as one file").click()
    assert download.value.suggested_filename == "bug-report-hexhex2.html"
    download.value.save_as(tmp_path / "report.html")
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "{{" not in text
