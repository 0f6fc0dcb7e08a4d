"""The game and the settings are kept in the browser; if they can't be, the page says so."""

from __future__ import annotations

import json
import re
from functools import partial

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Gate, Table, expect_becomes

GROUND = "getComputedStyle(document.body).backgroundColor"
BLOCKED = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});"""
# Fills storage to the last character before the page opens.
FULL = """for (let size = 2 ** 24; size >= 1; size /= 2) {
  try {
    for (let i = 0; ; i += 1) localStorage.setItem(`${size} ${i}`, "x".repeat(size));
  } catch { /* on to half of it */ }
}"""
PYTHON = r"\.(whl|wasm)|/wire/"  # the request for which the engine waits, with Pyodide and with CPython
GARBLED = "() => { for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{garbled'); }"


def test_a_reload_in_mid_game_shows_it_before_python_is_there(table: Table) -> None:
    table.play("C3", "B2-B1", "E1")
    table.expect_cell("D1", "empty, starts a new bug, eats 1")  # the engine has confirmed the turns
    cells = table.cells()
    gate = Gate(table.page, PYTHON)
    table.page.reload()
    table.expect_turns("C3", "B2-B1", "E1")
    table.expect_cells(cells)
    expect(table.boot).to_be_visible()
    expect(table.gauge("Red")).to_have_accessible_name(re.compile(r"Red: \d+ cells"))
    gate.open()
    table.expect_says("Blue to play")
    expect(table.boot).to_be_hidden()
    table.expect_cells(cells)
    table.play("E3")
    table.expect_turns("C3", "B2-B1", "E1", "E3")


def test_a_reload_in_a_study_shows_the_studied_position_at_once_and_leads_back_to_the_game(table: Table) -> None:
    table.play("C3", "B2-B1", "E1")
    table.expect_cell("D1", "empty, starts a new bug, eats 1")  # the engine has confirmed the turns
    table.button("Study").click()
    stones = table.stones()
    table.button("First turn").click()
    table.expect_stones("." * 19)  # the scene that has just come from the engine
    gate = Gate(table.page, PYTHON)
    table.page.reload()
    table.expect_turns("C3", "B2-B1", "E1")
    expect(table.page.get_by_role("tab", name="Analysis", selected=True)).to_be_visible()
    table.expect_stones("." * 19)
    gate.open()
    table.button("Back to the game").click()
    expect(table.turn(3)).to_have_attribute("aria-current", "step")
    table.expect_says("Blue to play")
    table.expect_stones(stones)


def test_a_reload_in_mid_turn_keeps_the_draft_and_the_undone_turns(table: Table) -> None:
    table.play("C3")
    table.grow("B2")
    expect_becomes(lambda: bool(table.legal()), wanted=True)  # the engine has confirmed the turns
    cells = table.cells()
    gate = Gate(table.page, PYTHON)
    table.page.reload()
    table.expect_says("Bonus growth")
    table.expect_cells(cells)
    gate.open()
    table.button("Take back stone").click()
    table.expect_says("Blue to play")
    table.grow("B2")
    table.page.reload()
    table.grow("B1")
    table.expect_turns("C3", "B2-B1")
    table.button("Undo").click()
    expect(table.button("Redo")).to_be_enabled()
    table.page.reload()
    table.button("Redo").click()
    table.expect_stone("B1")


def test_a_reload_while_a_bot_is_to_play(open_page: OpenPage) -> None:
    table = Table(open_page(played=[], game={"bot": "larva"}))
    table.press("C3")
    expect(table.turn(1)).to_be_attached()  # the bot may have eaten the stone already
    table.page.reload()
    expect(table.turn(2)).to_be_attached()
    assert table.expect_person()
    assert table.turns()[0] == "C3"


def test_unreadable_storage_is_reported_and_kept_and_play_goes_on(table: Table) -> None:
    table.play("C3")
    table.come_back(GARBLED)
    expect(table.main).to_contain_text("The saved game could not be read")
    expect(table.button("Copy")).to_have_count(2)
    expect(table.main).to_contain_text("Your settings could not be read")
    kept = table.page.evaluate("({...localStorage})")
    assert [kept["bug.game.unread"], kept["bug.settings.unread"]] == ["{garbled", "{garbled"]
    for left in (1, 0):
        table.button("Dismiss").first.click()
        expect(table.button("Dismiss")).to_have_count(left)
    expect(table.main).not_to_contain_text("could not be read")
    table.new_game().play("C3")
    table.page.reload()
    table.expect_turns("C3")


CHANGED = """([from, to]) => {
  localStorage["bug.game"] = localStorage["bug.game"].replaceAll(from, to);
  return localStorage["bug.game"];
}"""


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (('"ruleset":"genius"', '"ruleset":"nosuch"'), "has rules that this version of Bug does not know"),
        (('"genius', '"all+swap'), "has rules that this version of Bug does not know"),  # also in the stored scene
        (('"start":null', '"start":{"text":"zz","mover":0,"setup":0}'), "could not be read"),
    ],
    ids=["name", "switch", "start"],
)
def test_a_stored_game_that_the_engine_refuses_is_put_aside(table: Table, change: tuple[str, str], words: str) -> None:
    table.play("C3", "B2-B1")
    text = table.come_back(CHANGED, change)
    expect(table.main).to_contain_text(f"The saved game {words}")
    expect(table.main).not_to_contain_text("ran into an error")
    assert table.exchange("C3")
    table.page.reload()
    assert table.turns()[0] == "C3"
    assert table.page.evaluate("localStorage['bug.game.unread']") == text
    games = table.open_library()
    expect(games).not_to_contain_text("2 turns")


def test_settings_of_a_wrong_type_do_not_stop_the_page(table: Table) -> None:
    names = ("language", "theme", "look", "aids", "chosen", "colours", "analysis", "workers")
    for number, wrong in enumerate(("7", "null", "[[]]", '{"a": 1}', '"__proto__"')):
        settings = ", ".join(f'"{name}": {wrong}' for name in names)
        table.come_back(f"() => localStorage.setItem('bug.settings', '{{{settings}}}')")
        table.play(table.quiet_cell())
        table.expect_length(number + 1)


@pytest.mark.parametrize(
    ("store", "words"),
    [(BLOCKED, "does not let the page save your game"), (FULL, "The browser's storage is full")],
    ids=["blocked", "full"],
)
def test_storage_that_fails_is_reported_and_play_goes_on(
    open_page: OpenPage, site: str, store: str, words: str
) -> None:
    # In its own context: in Firefox a room's other page may hold some of the storage, and free it later.
    page = open_page(None, service_workers="block")
    page.add_init_script(store)
    page.goto(site)
    table = Table(page).new_game()
    table.play("C3", "B2-B1")
    expect(table.main).to_contain_text(words)
    table.button("Dismiss").click()
    table.play("E1")
    table.expect_turns("C3", "B2-B1", "E1")
    expect(table.main).not_to_contain_text(words)


def test_the_theme_is_remembered_and_follows_the_system(browser: Browser, open_page: OpenPage) -> None:
    page = open_page(color_scheme="light")
    table = Table(page)
    expect(table.button("Theme: automatic")).to_be_visible()
    light = page.evaluate(GROUND)
    table.button("Theme: automatic").click()  # the first press shows the other theme
    expect(table.button("Theme: dark")).to_be_visible()
    dark = page.evaluate(GROUND)
    assert dark != light
    page.reload()
    expect(table.button("Theme: dark")).to_be_visible()
    expect_becomes(partial(page.evaluate, GROUND), dark)
    table.button("Theme: dark").click()
    expect(table.button("Theme: automatic")).to_be_visible()
    expect_becomes(partial(page.evaluate, GROUND), light)
    if browser.browser_type.name == "firefox":
        return  # Playwright can't change the system's theme for a released Firefox
    page.emulate_media(color_scheme="dark")
    expect_becomes(partial(page.evaluate, GROUND), dark)
    table.button("Theme: automatic").click()
    expect(table.button("Theme: light")).to_be_visible()
    expect_becomes(partial(page.evaluate, GROUND), light)


def test_a_link_and_a_comment_with_broken_characters_do_no_harm(open_page: OpenPage) -> None:
    table = Table(open_page("#%00%ff"))
    expect(table.main).to_contain_text("This link does not work")
    table.new_game().play("C3")
    table.button("Comment").click()
    dialog = table.dialog("Comment")
    dialog.get_by_role("textbox").evaluate("element => { element.value = 'good \\ud800' }")
    dialog.get_by_role("button", name="Save").click()
    expect(table.share().get_by_role("textbox", name="Record")).to_have_value(re.compile("good \ufffd"))


def test_safe_mode_does_not_touch_the_stored_game_until_the_reader_asks(open_page: OpenPage, site: str) -> None:
    table = Table(open_page(played=[]))
    table.play("C3", "B2-B1")
    expect(table.stone("B1")).to_be_attached()
    table.page.goto(site + "?safe")
    expect(table.main).to_contain_text("Safe mode")
    table.expect_turns()
    table.new_game().play("E1")
    table.button("Open the saved game").click()
    table.expect_turns("C3", "B2-B1")
    expect(table.main).not_to_contain_text("Safe mode")


def test_a_saved_game_that_does_not_open_can_be_put_away(table: Table) -> None:
    table.play("C3")
    page = table.page

    def hold(route: Route) -> None:
        if "?safe" in page.url:
            route.continue_()

    page.context.route(re.compile(r"/engine/worker\.js"), hold)
    page.reload(wait_until="commit")
    table.button("Start without the saved game").press("Enter")
    expect(table.main).to_contain_text("Safe mode")
    table.button("Put the saved game away").click()
    expect(table.main).not_to_contain_text("Safe mode")
    table.expect_turns()


def test_a_second_tab_follows_or_has_a_separate_game_and_neither_is_lost(table: Table, site: str) -> None:
    table.play("C3")
    second = Table(table.page.context.new_page())
    second.page.goto(site)
    second.expect_turns("C3")
    expect(second.main).to_contain_text("This game is open in another tab.")
    table.play("B2-B1")
    second.expect_turns("C3", "B2-B1")
    second.button("Play separately").click()
    expect(second.main).to_contain_text("This tab now has a separate game.")
    second.play("E1")
    table.play("E3")
    second.page.reload()
    second.expect_turns("C3", "B2-B1", "E1")
    second.page.close()
    table.page.reload()
    table.expect_turns("C3", "B2-B1", "E3")
    expect(table.main).to_contain_text("A game from a tab that was closed is still stored.")
    table.button("Open it here").click()
    table.expect_turns("C3", "B2-B1", "E1")


# Parts of a stored scene that no board can show: two stop the first frame, the others do not. The page reads them only
# with the sum of their text, as if it had stored them itself (web/ui/sealed.js).
FAR = 1_000_000
IMPOSSIBLE: dict[str, dict[str, object]] = {
    "a last turn that is a number": {"last": 7},
    "much that is not there": {
        "refusals": [{}],
        "meals": [{"eater": 70, "prey": [71], "cells": [3]}],
        "draft": {"cells": [], "names": [], "events": [{"type": "grew", "cell": FAR, "cells": [FAR]}]},
        "mobility": [],
        "growth_cells": ["x", "y"],
    },
    "no rules": {"rules": None},
    "a bug without a cell": {"bugs": [{"side": 0, "cells": [], "size": 1, "shape": "1a", "full": False}]},
}
DAMAGE = """(damage) => {
  const stored = JSON.parse(localStorage.getItem("bug.game"));
  const scene = Object.assign(stored.scene[0], JSON.parse(damage));
  const sum = [...JSON.stringify(scene)].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 1);
  stored.scene = [scene, sum];
  localStorage.setItem("bug.game", JSON.stringify(stored));
}"""


def test_a_stored_scene_that_cannot_be_drawn_is_dropped_and_the_game_stays(open_page: OpenPage) -> None:
    table = Table(open_page(played=["C3", "B2-B1"]))
    table.play("E1")
    for name, damage in IMPOSSIBLE.items():
        print(name)  # pytest shows it with a failure
        expect_becomes(lambda: bool(table.legal()), wanted=True)  # the scene is stored
        table.come_back(DAMAGE, json.dumps(damage))  # a reload might store the whole scene again
        table.expect_turns("C3", "B2-B1", "E1")
        table.expect_says("Blue to play")
    expect_becomes(lambda: bool(table.legal()), wanted=True)
