"""Users' bots play; the page reports what they do wrong, and it harms nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage, Watch
from tests.e2e.table import Table, expect_becomes

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
        "database": lambda: js.indexedDB.open("bug"),
        "caches": lambda: js.caches.keys(),
        "network": network,
        "page": lambda: js.document.title,
        "code": lambda: js.eval("1 + 1"),
    }
    raise RuntimeError(", ".join(tries(name, act) for name, act in doors.items()) + f", origin {js.self.origin}")
    yield
"""
# They answer in the worker's place: with a turn that is not legal, one X
FORGES = """
import js, json, sys


def think(position, limit):
    frame = sys._getframe()
    while "request_id" not in frame.f_locals:
        frame = frame.f_back
    answer = json.loads(ANSWER)
    js.self.postMessage(json.dumps({"messages": [{"id": frame.f_locals["request_id"], "result": answer}]}))
    yield next(iter(position.legal_turns))
"""


def forger(**answer: object) -> str:
    """Return a bot that answers in the worker's place."""
    return FORGES.replace("ANSWER", repr(json.dumps(answer)))


def thought(turn: str) -> dict[str, object]:
    """Return the thought of a turn."""
    return {"turn": turn, "line": [turn], "value": 1, "nodes": 1, "done": True, "proven": "win"}


FORGER = forger(**thought("C3"))
FLOOD = """
import js


def think(position, limit):
    while True:
        js.self.postMessage("{}".replace("{}", '{"messages": [], "busy": true}'))
    yield
"""

# The clock of a sandbox runs twenty times as fast, so that its time limits come soon.
TWENTYFOLD_SPEED = "() => { const now = performance.now.bind(performance); performance.now = () => 20 * now(); }"
LIMIT_MS = (
    10_000  # after so long a silence the page asks, and after as long again it ends the worker (bots/own/sandboxes.js)
)


def open_bots(table: Table) -> None:
    """Open “Your own bots”."""
    table.open_form()
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


def test_the_template_plays_is_kept_and_goes_and_so_does_its_worker(table: Table) -> None:
    open_bots(table)
    table.button("Add this bot").click()
    ready = table.page.get_by_role("dialog").get_by_text("mybot.py is ready: choose it as an opponent.")
    expect(ready).to_be_in_viewport(ratio=1, timeout=PATIENCE_MS)  # though the button is far below it
    table.button("Close").click()
    table.new_game("hexhex3", blue="mybot.py")
    assert table.exchange("A1")
    table.expect_length(2)
    expect(table.page.get_by_role("region", name="Blue", exact=True)).to_contain_text("Bot · mybot.py")
    assert workers(table) > 1
    table.new_game("hexhex3")
    expect_becomes(lambda: workers(table), 1)  # the engine's
    table.page.reload()
    table.new_game("hexhex3", blue="mybot.py")
    assert table.exchange("C3")
    assert workers(table) > 1
    open_bots(table)
    table.button("Remove mybot.py").click()
    expect(table.button("Remove mybot.py")).to_be_hidden()
    expect_becomes(lambda: workers(table), 1)
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
        "4 games were lost by errors. The first: crash.py, line 3: ZeroDivisionError: division by zero"
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
    alert = table.page.get_by_role("dialog").get_by_role("alert")
    syntax = "mybot.py was not added. mybot.py, line 2: not valid Python: expected ':'."
    expect(alert).to_contain_text(syntax, timeout=PATIENCE_MS)
    expect(alert).to_contain_text("def think(position, limit)")
    table.page.get_by_label("From a .py file or a wheel").set_input_files(
        {"name": "numeric.py", "mimeType": "text/x-python", "buffer": b"\nimport another_planet\n"}
    )
    expect(alert).to_contain_text(
        "numeric.py, line 2: ModuleNotFoundError: No module named 'another_planet'.", timeout=PATIENCE_MS
    )
    table.button("Close").click()
    table.new_game("hexhex2").play("A1")


# On a small board it crashes, on a larger one its turn is not legal.
CHOICE = "    yield 'A1' if len(position.board) > 7 else turns[len(turns)]\n"
FAULTY = HEAD + "    turns = list(position.legal_turns)\n" + CHOICE


def test_a_crash_and_an_illegal_turn_are_told_with_their_line_and_somebody_else_plays_on(table: Table) -> None:
    added(table, FAULTY)
    table.new_game("hexhex2", blue="mybot.py")
    table.press("A1")
    alert = table.page.get_by_role("alert")
    expect(alert).to_contain_text("Blue's bot mybot.py stopped. mybot.py, line 7: IndexError: list index out of range")
    expect(alert).to_contain_text("else turns[len(turns)]")
    table.expect_turns("A1")
    alert.get_by_role("combobox", name="Let another bot play").select_option(label="Larva")
    assert table.expect_person()
    table.expect_length(2)
    table.button("Undo").click()
    expect(table.main).to_contain_text("Red can play on from here.")
    table.new_game("hexhex3", blue="mybot.py")
    table.press("A1")
    expect(alert).to_contain_text("mybot.py, line 7: it played a turn that is not legal. A1 is taken.")
    alert.get_by_role("button", name="Play Blue yourself").click()
    table.expect_says("Blue to play")
    table.play(table.legal()[-1])


# Bad bots, what the page says of each, and the one after them, in the order in which they play. What else a worker may
# send, and is ended for, is tried on the door itself (tests/js/engine/door.test.mjs).
BAD = {
    "endless": (ENDLESS, r"endless\.py, line [45]: no thought came in time; is this loop endless\?"),
    "greedy": (GREEDY, r"greedy\.py, line 6: it needs more memory than it may have\."),
    "burglar": (BURGLAR, r"games shut, database shut, caches shut, network shut, page shut, code shut, origin null"),
    "forger": (FORGER, r"forger\.py: it played a turn that is not legal\. C3 is taken\."),
    "flood": (FLOOD, r"flood\.py: it sent too many messages, or too long ones, so it was ended\."),
}
SPELLER = forger(**thought(" a1 "))


def test_bots_that_behave_badly_harm_nothing(table: Table, watch: Watch) -> None:
    """Each plays in the place of the one before it, on the same page; the last one only spells its turn otherwise."""
    watch.allow("elsewhere|Content Security Policy")  # what the policy keeps the burglar from
    texts = {name: text for name, (text, _) in BAD.items()} | {"speller": SPELLER}
    for name, text in reversed(texts.items()):
        added(table, text, f"{name}.py")
    table.page.workers[-1].evaluate(TWENTYFOLD_SPEED)  # the endless one's
    table.new_game("hexhex3", blue="endless.py")
    table.press("C3")
    alert = table.page.get_by_role("alert")
    for (name, (_, words)), follower in zip(BAD.items(), [*texts][1:], strict=True):
        expect(alert).to_contain_text(f"Blue's bot {name}.py stopped.", timeout=PATIENCE_MS)
        expect(alert).to_contain_text(re.compile(words))
        table.expect_turns("C3")
        alert.get_by_role("combobox", name="Let another bot play").select_option(label=f"{follower}.py")
    table.expect_turns("C3", "A1")
    table.expect_says("Red to play")


def test_a_bot_that_does_not_stop_is_ended_and_harms_nothing(open_page: OpenPage) -> None:
    table = added(Table(open_page(clock=True)), STUBBORN)
    table.page.workers[-1].evaluate(TWENTYFOLD_SPEED)
    table.new_game("hexhex3", blue="mybot.py")
    table.press("C3")
    expect(table.button("Play now")).to_be_visible()
    for _ in range(2):
        table.page.clock.fast_forward(LIMIT_MS)
    alert = table.page.get_by_role("alert")
    words = "mybot.py: it did not answer and did not stop when asked, so it was ended."
    expect(alert).to_contain_text(words, timeout=PATIENCE_MS)
    table.expect_turns("C3")
    alert.get_by_role("button", name="Play Blue yourself").click()
    table.play("A1")
    table.expect_says("Red to play")


def test_after_a_reload_a_bot_waits_and_with_safe_it_does_not_run(open_page: OpenPage, site: str) -> None:
    table = Table(open_page())
    added(table, ENDLESS)
    table.new_game("hexhex3", blue="mybot.py")
    table.press("C3")
    expect(table.button("Play now")).to_be_visible()
    table.page.reload()
    expect(table.button("Let the bot play")).to_be_visible()
    expect_becomes(lambda: workers(table), 1)
    table.page.goto(f"{site}?safe")  # without the stored game, too
    table.new_game("hexhex3", blue="mybot.py")
    table.press("C3")
    alert = table.page.get_by_role("alert")
    expect(alert).to_contain_text("mybot.py: it does not run, because this page was opened with ?safe.")
    expect_becomes(lambda: workers(table), 1)
    alert.get_by_role("button", name="Play Blue yourself").click()
    table.play("A1")


def workers(table: Table) -> int:
    """Return how many workers the page has."""
    table.painted()
    return len(table.page.workers)


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
