"""Bots of the reader's own: they play, and whatever they do wrong is told and harms nothing."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import OpenPage, Watch
from tests.e2e.table import Table

# A sandbox boots a Python of its own, and some are waited for on purpose.
PATIENCE_MS = 120_000

# It plays the first legal turn, with what is in no boot of Python.
HEAD = "import sqlite3, statistics\n\n\ndef think(position, limit):\n"
FIRST = HEAD + "    yield str(next(iter(position.legal_turns)))\n"
ENDLESS = "def think(position, limit):\n    n = 0\n    while True:\n        n += 1\n    yield\n"
STUBBORN = """
def think(position, limit):
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass
    yield
"""
GREEDY = """
def think(position, limit):
    hoard = []
    while True:
        hoard.append(bytearray(50_000_000))
    yield
"""
# It tries all doors of the browser, and tells of each what came of it.
BURGLAR = """
import js
from pyodide.ffi import run_sync


def tries(name, act):
    try:
        act()
        return f"{name} open"
    except BaseException as error:
        return f"{name} shut"


def network():
    request = js.XMLHttpRequest.new()
    request.open("GET", "https://elsewhere.invalid/", False)
    request.send()


def think(position, limit):
    doors = {
        "games": lambda: js.localStorage.getItem("bug.game"),
        "shelf": lambda: js.indexedDB.open("bug"),
        "caches": lambda: js.caches.keys(),
        "network": network,
        "page": lambda: js.document.title,
        "code": lambda: js.eval("1 + 1"),
    }
    raise RuntimeError(", ".join(tries(name, act) for name, act in doors.items()) + f", origin {js.self.origin}")
    yield
"""
# It answers in the worker's place, with a turn that is not legal.
FORGER = """
import js, json


def think(position, limit):
    thought = {"turn": "C3", "line": ["C3"], "value": 1, "nodes": 1, "done": True, "proven": "win"}
    for number in range(1, 20):
        js.self.postMessage(json.dumps({"messages": [{"id": number, "result": thought}], "busy": True}))
    yield next(iter(position.legal_turns))
"""


# A sandbox takes each second for twenty, so that nobody waits for what it has too little time for.
HURRY = "() => { const now = performance.now.bind(performance); performance.now = () => 20 * now(); }"
LIMIT_MS = (
    10_000  # after so long a silence the page asks, and after as long again it ends the worker (bots/own/sandboxes.js)
)


@pytest.fixture
def table(open_page: OpenPage) -> Table:
    """A page on which nothing has been chosen yet."""
    return Table(open_page())


def open_bots(table: Table) -> None:
    """Go to the reader's own bots."""
    table.button("New game").first.click()
    table.page.get_by_role("group", name="Blue").get_by_role("radio", name="Bot").check()
    table.button("Your own bots …").first.click()


def add(table: Table, text: str, name: str = "mybot.py") -> None:
    """Add a bot by its text."""
    open_bots(table)
    table.page.get_by_role("textbox", name="Paste its code").fill(f"# {name}\n{text}")
    table.button("Add this bot").click()


def added(table: Table, text: str, name: str = "mybot.py") -> Table:
    """Add a bot that can be added, and go back to the table."""
    add(table, text, name)
    expect(table.page.get_by_role("dialog")).to_contain_text(f"{name} is ready", timeout=PATIENCE_MS)
    table.button("Close").click()
    return table


def test_the_template_plays_is_kept_and_goes(table: Table) -> None:
    open_bots(table)
    table.button("Add this bot").click()
    expect(table.page.get_by_role("dialog")).to_contain_text(
        "mybot.py is ready: choose it as an opponent.", timeout=PATIENCE_MS
    )
    table.button("Close").click()
    table.new_game("hexhex3", blue="mybot.py")
    assert table.exchange("A1")
    table.expect_length(2)
    expect(table.page.get_by_role("region", name="Blue", exact=True)).to_contain_text("Bot · mybot.py")
    table.page.reload()
    table.expect_says("Red to play")
    open_bots(table)
    table.button("Remove mybot.py").click()
    expect(table.button("Remove mybot.py")).to_be_hidden()
    table.button("Close").click()
    table.press(table.legal()[0])
    expect(table.page.get_by_role("alert")).to_contain_text("mybot.py: it is no longer on this device.")


def test_a_match_against_a_level_is_played_beside_the_game(table: Table) -> None:
    table.new_game("hexhex8").play("A1")
    add(table, FIRST, "first.py")
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_contain_text("first.py is ready", timeout=PATIENCE_MS)
    table.page.get_by_role("textbox", name="Paste its code").fill(
        "# crash.py\ndef think(position, limit):\n    yield 1 / 0\n"
    )
    table.button("Add this bot").click()
    expect(dialog).to_contain_text("crash.py is ready", timeout=PATIENCE_MS)
    dialog.get_by_role("combobox", name="First bot").select_option(label="first.py")
    dialog.get_by_role("combobox", name="Second bot").select_option(label="crash.py")
    dialog.get_by_role("combobox", name="Number of games").select_option(label="4 games")
    table.button("Start match").click()
    expect(dialog).to_contain_text("first.py against crash.py: 4 of 4 games won.", timeout=PATIENCE_MS)
    expect(dialog).to_contain_text("100% ± ")
    expect(dialog).to_contain_text(
        "4 games were lost by errors. The first: crash.py, line 3: ZeroDivisionError: division by zero."
    )
    dialog.get_by_role("combobox", name="Second bot").select_option(label="Queen")
    dialog.get_by_role("combobox", name="Number of games").select_option(label="100 games")
    table.button("Start match").click()
    expect(dialog).to_contain_text(
        "first.py against Queen: 0 of 0 games won, 100 to go …", timeout=PATIENCE_MS
    )  # each takes minutes
    table.button("Stop match").click()
    expect(dialog).to_contain_text("then stopped.")
    table.button("Close").click()
    table.expect_turns("A1")


def test_what_can_not_be_a_bot_is_not_added(table: Table) -> None:
    add(table, "def think(position, limit)\n    pass\n")
    told = table.page.get_by_role("dialog").get_by_role("alert")
    syntax = "mybot.py was not added. mybot.py, line 2: not valid Python: expected ':'."
    expect(told).to_contain_text(syntax, timeout=PATIENCE_MS)
    expect(told).to_contain_text("def think(position, limit)")
    table.page.get_by_role("textbox", name="Paste its code").fill("# other.py\nx = 1\n")
    table.button("Add this bot").click()
    expect(told).to_contain_text("other.py: it has no function `think(position, limit)`.", timeout=PATIENCE_MS)
    table.page.get_by_label("From a .py file or a wheel").set_input_files(
        {"name": "numeric.py", "mimeType": "text/x-python", "buffer": b"\nimport another_planet\n"}
    )
    expect(told).to_contain_text(
        "numeric.py, line 2: ModuleNotFoundError: No module named 'another_planet'.", timeout=PATIENCE_MS
    )
    table.button("Close").click()
    table.new_game("hexhex2").play("A1")


def test_a_crash_is_told_with_its_line_and_somebody_else_plays_on(table: Table) -> None:
    added(table, HEAD + "    turns = list(position.legal_turns)\n    yield turns[len(turns)]\n")
    table.new_game("hexhex2", blue="mybot.py")
    table.press("A1")
    told = table.page.get_by_role("alert")
    expect(told).to_contain_text("Blue's bot mybot.py stopped. mybot.py, line 7: IndexError: list index out of range.")
    expect(told).to_contain_text("yield turns[len(turns)]")
    table.expect_turns("A1")
    told.get_by_role("combobox", name="Let another bot play").select_option(label="Larva")
    assert table.expect_person()
    table.expect_length(2)
    table.button("Undo").click()
    expect(table.main).to_contain_text("Red can play on from here.")


def test_an_illegal_turn_is_told_and_a_person_takes_over(table: Table) -> None:
    added(table, FIRST.replace("str(next(iter(position.legal_turns)))", "'A1'"))
    table.new_game("hexhex2", blue="mybot.py")
    table.press("A1")
    told = table.page.get_by_role("alert")
    expect(told).to_contain_text("mybot.py, line 6: think() yielded the turn A1, which is not legal: A1 is occupied.")
    told.get_by_role("button", name="Play Blue yourself").click()
    table.expect_says("Blue to play")
    table.play(table.legal()[-1])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (ENDLESS, r"mybot\.py, line [45]: no thought came in time; is this loop endless\?"),
        (STUBBORN, r"mybot\.py: it did not answer and did not stop when asked, so it was ended\."),
        (GREEDY, r"mybot\.py, line 6: it needs more memory than it may have\."),
        (BURGLAR, r"games shut, shelf shut, caches shut, network shut, page shut, code shut, origin null"),
        (FORGER, r"mybot\.py: C3: C3 is occupied\."),
    ],
    ids=["endless", "stubborn", "greedy", "burglar", "forger"],
)
def test_a_bot_that_behaves_badly_harms_nothing(
    open_page: OpenPage, site: str, watch: Watch, text: str, words: str
) -> None:
    watch.allow("elsewhere|Content Security Policy")  # what the policy keeps the burglar from
    page = open_page(None, clock=text == STUBBORN)
    page.goto(site)
    table = added(Table(page), text)
    if text in (ENDLESS, STUBBORN):
        page.workers[-1].evaluate(HURRY)
    table.new_game("hexhex3", blue="mybot.py")
    table.press("C3")
    if text == STUBBORN:
        expect(table.button("Play now")).to_be_visible()
        page.clock.fast_forward(LIMIT_MS)
        page.clock.fast_forward(LIMIT_MS)
    told = page.get_by_role("alert")
    expect(told).to_contain_text(re.compile(words), timeout=PATIENCE_MS)
    table.expect_turns("C3")
    told.get_by_role("button", name="Play Blue yourself").click()
    table.play("A1")
    table.expect_says("Red to play")


def wheel_of(files: dict[str, str]) -> bytes:
    """Return a wheel."""
    packed = io.BytesIO()
    with ZipFile(packed, "w") as archive:
        for path, text in files.items():
            archive.writestr(path, text)
    return packed.getvalue()


METADATA = "Metadata-Version: 2.1\nName: bug-bot\nVersion: 1.0\n"
WHEEL = {
    "bug_bot/__init__.py": "from bug_bot.choice import think\n",
    "bug_bot/choice.py": FIRST,
    "bug_bot-1.0.dist-info/METADATA": METADATA,
    "bug_bot-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    "bug_bot-1.0.dist-info/RECORD": "bug_bot/__init__.py,,\nbug_bot/choice.py,,\nbug_bot-1.0.dist-info/METADATA,,\n",
}


def test_a_wheel_plays(table: Table) -> None:
    open_bots(table)
    table.page.get_by_label("From a .py file or a wheel").set_input_files(
        {"name": "bug_bot-1.0-py3-none-any.whl", "mimeType": "application/zip", "buffer": wheel_of(WHEEL)}
    )
    expect(table.page.get_by_role("dialog")).to_contain_text(
        "bug_bot-1.0-py3-none-any.whl is ready", timeout=PATIENCE_MS
    )
    table.button("Close").click()
    table.new_game("hexhex2", blue="bug_bot-1.0")
    assert table.exchange("A1")


def test_a_package_is_fetched_when_it_is_asked_for_and_never_again(table: Table, watch: Watch) -> None:
    watch.allow("left the host: https://pypi.org/simple/bug-bot/|left the host: https://elsewhere.invalid/bug_bot")
    asked: list[str] = []

    def index(route: Route) -> None:
        asked.append(route.request.url)
        file: dict[str, object] = {
            "filename": "bug_bot-1.0-py3-none-any.whl",
            "url": "https://elsewhere.invalid/bug_bot-1.0-py3-none-any.whl",
            "hashes": {},
            "requires-python": None,
            "size": 1,
        }
        listed = {"meta": {"api-version": "1.1"}, "name": "bug-bot", "versions": ["1.0"], "files": [file]}
        route.fulfill(
            body=json.dumps(listed),
            content_type="application/vnd.pypi.simple.v1+json",
            headers={"Access-Control-Allow-Origin": "*"},
        )

    def download(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(body=wheel_of(WHEEL), headers={"Access-Control-Allow-Origin": "*"})

    table.page.context.route("https://pypi.org/**", index)
    table.page.context.route("https://elsewhere.invalid/**", download)
    open_bots(table)
    assert not asked
    table.page.get_by_role("textbox", name="Package name").fill("bug-bot")
    table.button("Download and add").click()
    expect(table.page.get_by_role("dialog")).to_contain_text("bug-bot is ready", timeout=PATIENCE_MS)
    assert len(asked) == 2
    table.button("Close").click()
    table.page.reload()
    table.new_game("hexhex2", blue="bug-bot")
    table.press("A1")
    expect(table.turn(2)).to_be_attached(timeout=PATIENCE_MS)
    assert len(asked) == 2


def test_the_single_file_has_them_too_but_for_packages(open_page: OpenPage, single_file: Path) -> None:
    page = open_page(None, offline=True)
    page.goto(single_file.as_uri())
    table = Table(page)
    open_bots(table)
    expect(page.get_by_role("textbox", name="Package name")).to_have_count(0)
    table.button("Close").click()
    added(table, FIRST)
    table.new_game("hexhex2", blue="mybot.py")
    assert table.exchange("A1")
