"""Any one stored value may be damaged: the page plays on, and the other stored values stay."""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.bots.test_own_bots import HEAD, add, added
from tests.e2e.conftest import OpenPage
from tests.e2e.learn.puzzle_book import puzzle_table
from tests.e2e.learn.test_puzzles import short, solve
from tests.e2e.table import Table
from tests.e2e.together.by_link import begin, play_turn

pytestmark = pytest.mark.slow

State = dict[str, Any]

TEXTS = {
    "corrupt": "{garbled",
    "empty": "",
    "another thing": "[1, 2, 3]",
    "null": "null",
    "later": '{"version": 99, "game": {"nodes": "of a later kind"}}',
    "large": json.dumps({"version": 2, "game": "x" * 300_000}),
    "surrogate": '{"version": 2, "game": {"comment": "\\ud800"}}',
}
RECORDS: dict[str, Any] = {"nothing": None, "text": "\ud800", "list": [1, 2], "later": {"id": 7, "version": 99}}
# Keys that the page itself writes during the test.
CHANGES = ("bug.game", "bug.settings")
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
BLOCKED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"


def parts(state: State) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every key of a visitor's storage, and every record of the databases, by name.

    A record has the name of its id if it has one: its place changes when another is stored.
    """
    for origin in state["origins"]:
        for entry in origin["localStorage"]:
            yield entry["name"], entry
        for database in origin.get("indexedDB", []):
            for store in database["stores"]:
                for i, record in enumerate(store["records"]):
                    value = record.get("value")
                    yield f"{database['name']} {value.get('id', i) if isinstance(value, dict) else i}", record


def kept(state: State, name: str) -> object:
    """Return what is stored under a name."""
    return next((entry.get("value") for each, entry in parts(state) if each == name), None)


def stored(page: Page) -> State:
    """Return all that a visitor has stored."""
    return dict(page.context.storage_state(indexed_db=True))


@pytest.fixture
def filled(open_page: OpenPage, site: str) -> State:
    """The storage of a visitor who has used every part of the page that stores something."""
    page = open_page(storage_state={"cookies": [], "origins": []}, newcomer=True)
    table = Table(page).new_game()
    table.play("C3", "B2-B1")
    table.open_settings("Board and colours").get_by_role("radio", name="Dark").check()
    page.keyboard.press("Escape")
    added(table, HEAD + "    yield 1\n")
    number, puzzle = short(2)
    page.goto(f"{site}#puzzle/{number}")
    lesson = puzzle_table(page)
    start = puzzle.start()
    wrong = next(turn for turn in start.legal_turns if len(turn) == 1 and str(turn) != puzzle.solution)
    lesson.press(str(wrong))
    lesson.expect_says("wins")
    page.goto(site)
    page.goto(f"{site}#puzzle/{number}")
    solve(lesson, puzzle)
    page.goto(site)
    begin(table, "Ann")
    play_turn(table)
    table.new_game().play("C3", "B2-B1")
    state = stored(page)
    names = {name.split("/")[0].split(" ")[0] for name, _ in parts(state)}
    assert {"bug.game", "bug.settings", "bug.learned", "bug-library", "bug-bots", "bug-mistakes"} <= names
    assert any(name.startswith("bug.together.") for name in names)
    return state


def expect_plays(page: Page, site: str) -> Table:
    """Expect the page to start, and to play a new game."""
    page.goto(site)
    table = Table(page).new_game()
    table.play("C3")
    return table


def test_each_stored_value_may_be_damaged_and_the_others_stay(open_page: OpenPage, filled: State, site: str) -> None:
    names: Counter[str] = Counter()
    for name, whole in parts(filled):
        broken: dict[str, Any] = TEXTS if isinstance(whole["value"], str) else RECORDS
        for kind, value in [("missing", None), *broken.items()]:
            state = copy.deepcopy(filled)
            damage(state, name, missing=kind == "missing", value=value)
            page = open_page(None, storage_state=state, newcomer=True)
            table = expect_plays(page, site)
            after = stored(page)
            for other, entry in parts(filled):
                if other != name and other not in CHANGES:
                    assert kept(after, other) == entry["value"], (name, kind, other)
            if name != "bug.settings":
                expect(table.page.locator("html")).to_have_attribute("data-theme", "dark")
            page.context.close()
            names[name] += 1
    print(names.total(), "trials:", dict(names))


def damage(state: State, name: str, *, missing: bool, value: object) -> None:
    """Damage or remove one stored value."""
    for origin in state["origins"]:
        stores = [store["records"] for database in origin.get("indexedDB", []) for store in database["stores"]]
        for entries in [origin["localStorage"], *stores]:
            for entry in [each for each in entries if any(each is it for key, it in parts(state) if key == name)]:
                if missing:
                    entries.remove(entry)
                else:
                    entry["value"] = value


NO_ROOM = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };"
NO_DATABASES = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"


@pytest.mark.parametrize(
    ("script", "words"),
    [(NO_ROOM, "There is no room to store more games."), (NO_DATABASES, "This browser does not store your games")],
    ids=["full", "blocked"],
)
def test_games_bots_and_mistakes_that_can_not_be_stored_stay_until_the_page_is_left(
    open_page: OpenPage, site: str, script: str, words: str
) -> None:
    page = open_page(None, newcomer=True, storage_state={"cookies": [], "origins": []})
    page.add_init_script(script)
    table = expect_plays(page, site)
    table.play("B2-B1")
    table.new_game()
    games = table.open_library()
    expect(games).to_contain_text(words)
    expect(games.get_by_role("button", name="Not finished")).to_contain_text("2 turns")
    page.keyboard.press("Escape")
    add(table, HEAD + "    yield str(next(iter(position.legal_turns)))\n")
    expect(page.get_by_role("dialog")).to_contain_text("mybot.py is ready, but this browser can't save it")
    page.keyboard.press("Escape")
    table.new_game("hexhex2", blue="mybot.py")
    assert table.exchange("A1")
    number, puzzle = short(2)
    start = puzzle.start()
    page.goto(f"{site}#puzzle/{number}")
    wrong = next(turn for turn in start.legal_turns if len(turn) == 1 and str(turn) != puzzle.solution)
    lesson = puzzle_table(page)
    lesson.press(str(wrong))
    lesson.expect_says("wins")
    expect_plays(page, site)


FILLS = """() => {
  const { setItem } = Storage.prototype;
  globalThis.full = true;
  Storage.prototype.setItem = function (...given) {
    if (globalThis.full) throw new DOMException("full", "QuotaExceededError");
    setItem.apply(this, given);
  };
}"""


def test_turns_played_with_full_storage_are_stored_when_there_is_space_again(open_page: OpenPage, site: str) -> None:
    page = open_page(None, newcomer=True, storage_state={"cookies": [], "origins": []})
    table = expect_plays(page, site)
    page.evaluate(FILLS)
    table.play("B2-B1")
    expect(table.main).to_contain_text("The browser's storage is full: your newest turns are lost when you reload.")
    table.play("E1")
    page.evaluate("globalThis.full = false")
    table.play("E3")
    page.reload()
    table.expect_turns("C3", "B2-B1", "E1", "E3")


@pytest.mark.parametrize("script", [FULL, BLOCKED], ids=["full", "blocked"])
def test_a_page_whose_storage_is_full_or_blocked_plays_on(open_page: OpenPage, site: str, script: str) -> None:
    page = open_page(None, newcomer=True, storage_state={"cookies": [], "origins": []})
    page.add_init_script(script)
    expect_plays(page, site)
