"""The library: games that are left are found again after a reload, and go out and in as a file, or in as text."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.e2e.table import Table

RECORDS = """Rules: genius
Board: hexhex3
X: Ann

1. C3 2. B2-B1

Rules: genius
Board: hexhex3

1. C3 2. Z9

Rules: genius
Board: hexhex3
X: Ben

1. A1 2. E3
"""


# Six games against the ant on one day, every other one won, the first reviewed; and an entry that can't be read.
PLAYED = """() => new Promise((resolve, reject) => {
  const asked = indexedDB.open("bug-library");
  asked.onerror = reject;
  asked.onsuccess = () => {
    const change = asked.result.transaction("games", "readwrite");
    const store = change.objectStore("games");
    for (let i = 0; i < 6; i++) {
      const id = String(i);
      const summary = {
        key: id, rules: "genius", board: "hexhex3", cells: null, stones: "", players: ["Ann", ""], date: "2026-11-21",
        turns: 12, outcome: { winner: i % 2, ending: "no_growth", margin: 3 }, chain: i, eaten: [0, 0],
      };
      const reviewed = i ? {} : { tags: ["missed_win"], mistakes: [1, 0, 2] };
      const seats = [{ kind: "person" }, { kind: "bot", level: "ant" }];
      store.put({ id, record: "1. C3", kept: 1, seats, starts: 0, summary, ...reviewed }, id);
    }
    store.put({ id: "bad", record: 7 }, "bad");
    change.oncomplete = () => { asked.result.close(); resolve(); };
  };
})"""


def library(table: Table) -> Locator:
    """Open the library."""
    table.button("Your games").click()
    return table.page.get_by_role("dialog", name="Your games")


def test_a_game_that_is_left_is_found_again_after_a_reload(table: Table) -> None:
    table.play("C3", "B2-B1", "E1")
    table.button("New game").click()
    table.page.get_by_role("dialog").get_by_role("button", name="Start game").click()
    entry = library(table).get_by_role("button", name="Not finished")
    expect(entry).to_contain_text("3 turns")
    table.page.reload()
    library(table).get_by_role("button", name="Not finished").click()
    expect(table.turn_list).to_contain_text("B2-B1")


def test_records_come_in_as_text_and_go_out_and_in_as_a_file(table: Table, tmp_path: Path) -> None:
    games = library(table)
    games.get_by_label("Paste one or many games").fill(RECORDS)
    games.get_by_role("button", name="Add these games").click()
    report = games.get_by_role("status").filter(has_text="added")
    expect(report).to_contain_text("2 games were added.")
    expect(report).to_contain_text("Line 10: Z9 is not a cell of this board.")
    with table.page.expect_download() as download:
        games.get_by_role("button", name="Save all games").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    games.get_by_role("button", name="Pick all").click()
    expect(games.get_by_text("2 games picked")).to_be_visible()
    games.get_by_role("button", name="Delete", exact=True).first.click()
    expect(games.get_by_text("2 games are deleted.")).to_be_visible()
    games.get_by_label("Open files").set_input_files(saved)
    expect(report).to_contain_text("2 games were added.")
    games.get_by_role("searchbox", name="Search").fill("ann")
    expect(games.get_by_role("listitem")).to_have_count(1)


def test_progress_is_counted_from_the_games_and_what_is_damaged_harms_nothing(table: Table) -> None:
    games = library(table)
    expect(games.get_by_text("There are no games yet.")).to_be_visible()
    table.page.evaluate(PLAYED)
    table.page.reload()
    library(table)
    games.get_by_role("button", name="Progress").click()
    expect(games).to_contain_text("50% 3 of 6")
    expect(games.get_by_role("img", name="3 of 6")).to_be_visible()
    expect(games.get_by_role("row", name="Ant 3 of 6")).to_be_visible()
    expect(games).to_contain_text(re.compile(r"4\d\d ± \d+ between"))
    expect(games).to_contain_text("Mistakes: 3 in 1 reviewed game")
    games.get_by_role("button", name="Games", exact=True).click()
    expect(games).to_contain_text("One stored game can't be read.")
    expect(games.get_by_role("listitem").filter(has_text="missed win")).to_have_count(1)
