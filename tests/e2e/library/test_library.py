"""The library: it keeps left games over a reload, saves and reads files, and imports text."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import INERT_PAGE, Table, expect_becomes
from tests.e2e.watch import Watch

FILTERS = ("Result", "Rules", "Board", "Order")
# How much wider a filter is than its words.
SPARE = """(select) => {
  const narrow = select.cloneNode();
  narrow.append(select.selectedOptions[0].cloneNode(true));
  Object.assign(narrow.style, { width: "max-content", maxWidth: "none" });
  select.after(narrow);
  const spare = select.offsetWidth - narrow.offsetWidth;
  narrow.remove();
  return spare;
}"""
# A stored game, and before it one with an illegal turn.
ILLEGAL = """(() => {
  const seats = [{ kind: "person" }, { kind: "person" }];
  const game = { ruleset: "genius", board: "hexhex3", seats, starts: 0, turns: ["C3", "C3"], cursor: 2, draft: [] };
  localStorage["bug.game"] ??= JSON.stringify({
    version: 2, game: { ...game, turns: ["C3"], cursor: 1 }, previousGame: game });
})()"""
RECORDS = """Rules: genius
Board: hexhex3
X: Ann

1. C3 2. B2-B1

Rules: genius
Board: hexhex3

1. C3 2. Z9

Rules: chosen
Board: hexhex4
X: Ben
Result: x wins by resignation

1. A1 2. E3
"""


def test_a_left_game_is_in_the_library_and_back_leads_to_the_list_even_after_a_reload(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3", "B2-B1", "E1"]))
    table.button("New game").click()
    table.page.get_by_role("dialog").get_by_role("button", name="Start game").click()
    games = table.open_library()
    entry = games.get_by_role("button", name="Not finished")
    expect(entry).to_contain_text("3 turns")
    expect(entry).to_contain_text("at one device")
    table.page.reload()
    table.open_library()
    entry.click()
    table.expect_turns("C3", "B2-B1", "E1")
    table.page.reload()
    table.expect_turns("C3", "B2-B1", "E1")
    expect(table.boot).to_be_hidden()
    table.page.go_back()
    expect(games).to_be_visible()


def test_records_are_imported_saved_read_and_filtered_even_on_the_smallest_phone(table: Table, tmp_path: Path) -> None:
    games = table.open_library()
    games.get_by_label("Paste one or many games").fill(RECORDS)
    games.get_by_role("button", name="Add these games").click()
    report = games.get_by_role("status").filter(has_text="added")
    expect(report).to_contain_text("2 games were added.")
    expect(report).to_contain_text("Game 2, line 10: Z9 is not a cell of this board.")
    expect(report.get_by_role("list")).to_be_in_viewport()
    expect(games.get_by_role("button", name="Ben")).to_contain_text("imported")
    with table.page.expect_download() as download:
        games.get_by_role("button", name="Save everything").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    games.get_by_role("button", name="Select all").click()
    expect(games.get_by_role("status").filter(has_text="2 games selected")).to_be_visible()
    games.get_by_role("button", name="Delete", exact=True).first.click()
    expect(games.get_by_text("2 games are deleted.")).to_be_visible()
    games.get_by_label("Open files").set_input_files(saved)
    expect(report).to_contain_text("2 games were added.")
    games.get_by_role("searchbox", name="Search").fill("ann")
    expect(games.get_by_role("listitem")).to_have_count(1)
    for width in (390, 320):
        table.page.set_viewport_size({"width": width, "height": 568})
        if width == 390:
            games.get_by_text("Filter and more").click()
        expect_becomes(partial(too_wide, games, width), [])


@pytest.mark.slow  # tests/js/library/twice.test.mjs has more of it
def test_both_continuations_from_two_tabs_are_kept(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3", "B2-B1", "E1"]))
    table.new_game()
    tabs = [table, Table(table.page.context.new_page())]
    tabs[1].page.goto(table.page.url.split("#")[0])
    for tab in tabs:
        tab.open_library().get_by_role("button", name="Not finished").click()
        tab.expect_turns("C3", "B2-B1", "E1")
    for tab, turn in zip(tabs, ("A3", "E3"), strict=True):
        tab.play(turn)
        tab.expect_turns("C3", "B2-B1", "E1", turn)
        games = tab.open_library()
        expect(games.get_by_role("button", name="Not finished").first).to_contain_text("4 turns")
        if tab is table:
            table.page.keyboard.press("Escape")
    expect(games.get_by_role("listitem").filter(has_text="4 turns")).to_have_count(2)


def too_wide(games: Locator, width: int) -> list[str]:
    """The filters that do not fit into the dialog, and those whose words do not fit into them."""
    edge = games.bounding_box()
    assert edge
    assert edge["x"] + edge["width"] <= width
    found = []
    for name in FILTERS:
        choice = games.get_by_role("combobox", name=name)
        box = choice.bounding_box()
        if not box or box["x"] + box["width"] >= edge["x"] + edge["width"] or choice.evaluate(SPARE) < 0:
            found.append(name)
    return found


def test_without_games_there_is_something_to_do_and_the_tabs_stay_in_place(open_page: OpenPage) -> None:
    table = Table(open_page(viewport={"width": 390, "height": 844}, reduced_motion="reduce"))
    games = table.open_library()
    expect(games.get_by_role("button", name="New game")).to_be_visible()
    tab = games.get_by_role("button", name="Progress")
    before = tab.bounding_box()
    tab.click()
    expect(games.get_by_text("Play some games")).to_be_visible()
    assert tab.bounding_box() == before
    games.get_by_role("button", name="New game").click()
    expect(table.dialog("New game")).to_be_visible()


def test_a_failed_request_loses_no_game_and_is_repeated(open_page: OpenPage, site: str, watch: Watch) -> None:
    table = Table(open_page(None, played=["C3", "B2-B1"]))
    watch.allow("keeping|import|ERR_FAILED")
    lost = re.compile(r"/(keeping|import)[-.][^/]*js(\?\d+)?$")
    table.page.context.route(lost, lambda route: route.abort())
    table.page.goto(site)
    table.play("E1")
    table.new_game()
    games = table.open_library()
    expect(games.get_by_role("button", name="Not finished")).to_contain_text("3 turns")
    games.get_by_text("Backup and files").click()
    games.get_by_label("Paste one or many games").fill(RECORDS)
    with table.page.expect_event("requestfailed"):
        games.get_by_role("button", name="Add these games").click()
    expect(games.get_by_role("status").filter(has_text="This part of the page did not load")).to_be_visible()
    table.page.context.unroute(lost)
    games.get_by_role("button", name="Add these games").click()
    expect(games.get_by_role("status").filter(has_text="2 games were added.")).to_be_visible()


@pytest.mark.as_built
def test_a_first_visit_that_loses_its_network_loses_no_game(open_page: OpenPage, site: str, watch: Watch) -> None:
    """The parts of the page and of the engine that store games come before a game ends."""
    watch.allow("ERR_INTERNET_DISCONNECTED")  # other parts, and the sounds
    page = open_page(None, newcomer=True)
    come: list[str] = []
    page.context.on("requestfinished", lambda request: come.append(re.sub(r".*/|-\w+[.]js$", "", request.url)))
    page.goto(site)
    table = Table(page)

    def times(part: str) -> int:
        table.painted()  # Playwright reports requests only meanwhile
        return come.count(part)

    for part, wanted in {"shelf": 1, "keeping": 1, "engine-later.zip": 2}.items():  # the page's request, the worker's
        expect_becomes(partial(times, part), wanted)
    page.context.set_offline(True)
    for turns in (("C3", "A1"), ("A1", "C3"), ("E1", "A3")):
        table.new_game().play(*turns)
    games = table.new_game().open_library()
    expect(games.get_by_role("button", name="Not finished")).to_have_count(3)
    page.context.set_offline(False)


def test_a_name_that_is_being_typed_stays_until_it_is_saved(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3", "B2-B1"]))
    table.button("New game").click()
    table.page.get_by_role("dialog").get_by_role("button", name="Start game").click()
    games = table.open_library()
    name = games.get_by_role("textbox", name="Name", exact=True)
    edit = games.get_by_role("button", name="Name and folder")
    edit.click()
    name.fill("The long one")
    table.page.keyboard.press("Escape")
    games = table.open_library()
    expect(name).to_have_value("The long one")
    games.get_by_role("button", name="Save", exact=True).click()
    expect(games.get_by_role("listitem").first).to_contain_text("The long one")
    edit.click()
    expect(name).to_have_value("The long one")


def test_the_reader_hears_once_of_a_game_that_can_not_be_stored_and_plays_on(open_page: OpenPage, site: str) -> None:
    page = open_page(None)
    page.add_init_script(ILLEGAL)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(site)
    table = Table(page)
    words = page.get_by_text("A game is not stored among your games: it contains an illegal turn")
    expect(words).to_be_visible()
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert "1. C3 C3" in page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="Dismiss").click()
    table.play("B2-B1")
    table.expect_turns("C3", "B2-B1")
    expect(words).to_be_hidden()


# Deletes every database of the site, if no other page holds it.
DELETE_ALL = """async () => {
  const deleted = ({ name }) => new Promise((resolve, reject) => {
    const asked = indexedDB.deleteDatabase(name);
    asked.onsuccess = () => resolve(name);
    asked.onblocked = () => reject(new Error(`another page holds ${name}`));
  });
  return await Promise.all((await indexedDB.databases()).map(deleted));
}"""


def test_a_page_lets_go_of_databases_that_another_page_deletes_and_stores_games_again(
    open_page: OpenPage, site: str
) -> None:
    table = Table(open_page(played=["C3", "B2-B1"]))
    table.new_game().play("A1", "C3")
    games = table.open_library()
    expect(games.get_by_role("button", name="Not finished")).to_have_count(1)
    table.page.keyboard.press("Escape")
    other = table.page.context.new_page()
    other.goto(site + INERT_PAGE)
    assert "bug-library" in other.evaluate(DELETE_ALL)
    table.new_game()
    table.page.reload()
    expect(table.open_library().get_by_role("button", name="Not finished")).to_have_count(1)
