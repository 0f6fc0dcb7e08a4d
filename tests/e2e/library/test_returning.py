"""A player who comes back: reviews of all games, progress, an easier opponent, and games that the browser keeps."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from bug_engine import Game
from bug_engine.formats.record import write
from bug_engine.library.summary import summary_of
from bug_engine.wire.plain import plain
from tests.e2e.conftest import STORED, OpenPage
from tests.e2e.learn.puzzle_book import puzzle_table
from tests.e2e.learn.test_mistakes import EARLIER, WINNING, lost_to_a_bot, opened, reviewed
from tests.e2e.study.test_study import LOST
from tests.e2e.table import Table

# The browser's answer to the request for persistent storage.
STORAGE = """(answer) => {
  if (!navigator.storage) return;
  let kept = false;
  navigator.storage.persisted = async () => kept;
  navigator.storage.persist = async () => (kept = answer);
  navigator.permissions.query = async () => ({ state: "prompt" });
}"""
SHORT = ["C2", "B2-B3", "C1"]  # won by Blue, on hexhex2
SAFARI = 'Object.defineProperty(navigator, "vendor", { value: "Apple Computer, Inc." })'


def entry(
    number: int, level: str, day: str = "2026-11-20", turns: list[str] = LOST, board: str = "hexhex3"
) -> dict[str, Any]:
    """A library entry: a game that the reader lost to a level."""
    game = Game("genius", board, headers={"Date": day, "Event": str(number)})
    for turn in turns:
        game = game.play(turn)
    return {
        "id": f"game-{number}",
        "kept": 1_700_000_000_000 + number,
        "seats": [{"kind": "person"}, {"kind": "bot", "level": level}],
        "starts": 0,
        "record": write(game),
        "summary": plain(summary_of(game)) | {"key": f"game {number}"},
    }


def with_games(page: Page, site: str, tmp_path: Path, games: list[dict[str, Any]]) -> tuple[Table, Locator]:
    """Open the page and read a backup of games."""
    file = tmp_path / "games.json"
    file.write_text(json.dumps({"bug_library": 1, "games": games}), "utf-8")
    page.goto(site)
    table = Table(page)
    dialog = table.open_library()
    dialog.get_by_label("Open files").set_input_files(file)
    added = "One game was added." if len(games) == 1 else f"{len(games)} games were added."
    expect(dialog.get_by_role("status").filter(has_text="added")).to_contain_text(added)
    return table, dialog


def test_all_games_are_reviewed_in_the_background_show_in_progress_and_their_mistakes_become_exercises(
    open_page: OpenPage, site: str, tmp_path: Path
) -> None:
    page = open_page(None)
    short = [entry(number, "hornet", f"2026-11-1{number}", SHORT, "hexhex2") for number in (1, 3, 4, 5)]
    games = [entry(2, "companion:430", "2026-11-21"), *short]
    table, dialog = with_games(page, site, tmp_path, games)
    dialog.get_by_role("button", name="Review 5 games").click()
    expect(dialog).to_contain_text("Reviewing game")
    expect(dialog.get_by_text("not reviewed yet")).to_be_hidden()
    expect(dialog.get_by_role("button", name="Stop")).to_be_hidden()
    expect(dialog.get_by_role("listitem").first).to_contain_text("missed win")
    dialog.get_by_role("button", name="Progress").click()
    expect(dialog.get_by_role("row", name="Hornet")).to_contain_text("0 of 4")
    expect(dialog.get_by_role("row", name="Companion")).to_contain_text("0 of 1")
    expect(dialog.get_by_role("heading", name="Accuracy over time")).to_be_visible()
    expect(dialog).to_contain_text("in 5 reviewed games")
    wide = page.viewport_size
    assert wide
    page.set_viewport_size({"width": 320, "height": 568})
    box = dialog.get_by_role("img").last.bounding_box()
    assert box
    assert box["width"] >= 250  # of its 300 units; its words of 12 are at least 10 px tall
    page.set_viewport_size(wide)
    expect(dialog.get_by_role("table", name="What you overlooked").get_by_role("row").first).to_be_visible()
    page.reload()  # the results are stored
    dialog = table.open_library()
    dialog.get_by_role("button", name="Progress").click()
    expect(dialog).to_contain_text("in 5 reviewed games")
    expect(dialog.get_by_text("not reviewed yet")).to_be_hidden()
    dialog.get_by_role("button", name="Games", exact=True).click()
    dialog.get_by_role("button", name="Study").first.click()
    expect(page.get_by_role("tabpanel").get_by_role("slider")).to_be_visible()  # the graph: the review began by itself
    page.get_by_role("button", name=re.compile("due today Learn$")).click()
    table.dialog("Learn Bug").get_by_role("button", name="Your mistakes").click()
    expect(page.get_by_text(re.compile("From your game against Companion")).first).to_be_visible()


def test_three_losses_in_a_row_bring_an_easier_opponent(open_page: OpenPage, site: str, tmp_path: Path) -> None:
    page = open_page(None)
    _, dialog = with_games(page, site, tmp_path, [entry(1, "hornet"), entry(2, "hornet")])
    expect(dialog).to_be_visible()
    table = lost_to_a_bot(page, site)
    expect(table.main).to_contain_text("3 losses in a row against Hornet")
    expect(table.button("Try with hints")).to_be_visible()
    table.button("Easier: Cricket").click()
    expect(page.get_by_role("region", name="Blue", exact=True)).to_contain_text("Cricket")


def test_under_a_clock_three_losses_in_a_row_bring_no_hints_but_the_easier_opponent_in_sight(
    open_page: OpenPage, site: str, tmp_path: Path
) -> None:
    page = open_page(None, viewport={"width": 390, "height": 844})
    page.add_init_script(
        f"({STORED})({json.dumps(LOST[:-1])}, {json.dumps({'bot': 'hornet', 'control': '90+600/10'})})"
    )
    _, dialog = with_games(page, site, tmp_path, [entry(1, "hornet"), entry(2, "hornet")])
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    table = Table(page)
    table.press(LOST[-1])
    expect(table.main).to_contain_text("3 losses in a row against Hornet: an easier opponent may be more fun.")
    expect(table.button("Easier: Cricket")).to_be_in_viewport(ratio=1)
    table.button("Easier: Cricket").click()
    expect(page.get_by_role("region", name="Blue", exact=True)).to_contain_text("Cricket")


def test_a_player_comes_back_on_three_days(open_page: OpenPage, site: str, tmp_path: Path) -> None:
    page = opened(open_page)  # Saturday: the reader loses a game, and its review makes an exercise
    table = lost_to_a_bot(page, site)
    reviewed(table)

    page.clock.set_fixed_time("2026-11-22T18:00:00Z")  # Sunday: the reader solves the exercises, and loses another game
    page.reload()
    table.button("2 due today Learn").click()
    expect(table.dialog("Learn Bug").get_by_role("region", name="Your mistakes")).to_contain_text("2 due today")
    table.dialog("Learn Bug").get_by_role("button", name="Solve your mistakes").click()
    solving = puzzle_table(page)
    expect(page.get_by_text("From your game against Hornet, yesterday")).to_be_visible()
    solving.press(WINNING)
    solving.expect_says("Right: this turn wins.")
    expect(table.main).to_contain_text("comes back in 3 days")
    table.button("Next mistake").click()
    solving.press(EARLIER)
    solving.expect_says("Right: this turn wins.")
    file = tmp_path / "games.json"
    file.write_text(json.dumps({"bug_library": 1, "games": [entry(2, "hornet", "2026-11-22")]}), "utf-8")
    games = table.open_library()
    games.get_by_label("Open files").set_input_files(file)
    expect(games.get_by_role("status").filter(has_text="added")).to_contain_text("One game was added.")

    page.clock.set_fixed_time("2026-11-23T08:00:00Z")  # Monday: two days in a row, nothing is due
    page.reload()
    expect(table.dialog("Your mistakes")).to_contain_text("None due today")
    page.keyboard.press("Escape")
    games = table.open_library()
    games.get_by_role("button", name="Progress").click()
    expect(games.get_by_role("row", name="Hornet")).to_contain_text("0 of 2")
    expect(games).to_contain_text(re.compile("Days in a row\\s*2"))
    expect(games).to_contain_text("Mistakes: 2 in 1 reviewed game")
    expect(games).to_contain_text("After five games you see here")
    for early in ("The companion now plays about like the", "By day"):
        expect(games.get_by_text(early)).to_be_hidden()


def test_a_lost_game_without_a_review_calls_a_reader_who_comes_back(
    open_page: OpenPage, site: str, tmp_path: Path
) -> None:
    page = open_page(None)
    with_games(page, site, tmp_path, [entry(1, "hornet")])
    for width, height in ((320, 568), (390, 844), (844, 390), (1440, 900)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.goto(site)
        page.reload()
        box = Table(page).board.bounding_box()  # of the first frame
        review = page.get_by_role("button", name="Review your last game")
        expect(review).to_be_in_viewport(ratio=1)
        expect(Table(page).button("Hint")).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("link", name="A puzzle for today")).to_have_count(0)  # one thing at a time
        assert box
        assert Table(page).board.bounding_box() == box
    review.click()
    expect(page.get_by_role("tabpanel").get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize(("answer", "words"), [(True, "now keeps your games"), (False, "did not agree")])
def test_the_browser_is_asked_to_keep_the_games(
    open_page: OpenPage, site: str, tmp_path: Path, answer: bool, words: str
) -> None:
    page = open_page(None)
    page.add_init_script(f"({STORAGE})({json.dumps(answer)})")
    table, _ = with_games(page, site, tmp_path, [entry(1, "hornet")])
    page.reload()
    dialog = table.open_library()
    dialog.get_by_text("Backup and files").click()
    dialog.get_by_role("button", name="Ask it to keep them").click()
    expect(dialog).to_contain_text(words)


def test_where_the_system_deletes_games_the_page_says_so(open_page: OpenPage, site: str, tmp_path: Path) -> None:
    page = open_page(None)
    page.add_init_script(SAFARI)
    with_games(page, site, tmp_path, [entry(1, "hornet")])
    page.reload()  # on another day, before anything is unfolded
    dialog = Table(page).open_library()
    expect(dialog.get_by_text("Safari deletes your games if you don't visit for seven days.")).to_be_in_viewport()
    expect(dialog.get_by_role("button", name="Save everything")).to_be_in_viewport()


def test_the_form_says_what_a_level_overlooks_and_the_strongest_has_characters(open_page: OpenPage, site: str) -> None:
    page = open_page(None)
    page.goto(site)
    table = Table(page)
    table.button("New game").first.click()
    form = table.dialog("New game")
    form.get_by_role("radio", name="Ant", exact=True).check()
    expect(form).to_contain_text("Ant (easy, strength 4 of 13): does not see that turned bugs are still twins.")
    expect(form.get_by_role("group", name="Character")).to_be_hidden()
    form.get_by_role("radio", name="Queen", exact=True).check()
    expect(form).to_contain_text(
        "Queen (strong, strength 13 of 13): looks at up to 28,000 positions a turn, and works out sure wins."
    )
    form.get_by_role("radio", name="Hungry").check()
    expect(form).to_contain_text("Queen (strong, strength 13 of 13): eats early, among nearly equal turns.")
    expect(form.get_by_role("radio", name="Queen", exact=True)).to_be_checked()
    form.get_by_role("button", name="Start game").click()
    expect(page.get_by_role("region", name="Blue", exact=True)).to_contain_text("Queen (Hungry)")
    table.press("C3")
    expect(table.turn(2)).to_be_visible()  # it plays


def test_the_list_shows_many_games_at_once_and_a_small_screen_folds_what_is_above_it(
    open_page: OpenPage, site: str, tmp_path: Path
) -> None:
    page = open_page(None)
    games = [entry(number, "larva", f"2026-11-{number}") for number in range(10, 22)]
    table, dialog = with_games(page, site, tmp_path, games)
    for width, height, count in ((1440, 900, 8), (844, 390, 2), (390, 844, 7), (320, 568, 3)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.keyboard.press("Escape")
        table.open_library()
        game = dialog.get_by_role("listitem").nth(count - 1)
        expect(game).to_be_in_viewport(ratio=0.9)
    dialog.get_by_role("button", name="More", exact=True).first.click()
    expect(dialog.get_by_role("button", name="Study")).to_have_count(1)
    dialog.get_by_text("Filter and more").click()
    dialog.get_by_role("button", name="Select all").click()
    expect(dialog.get_by_role("status").filter(has_text="12 games selected")).to_be_visible()
