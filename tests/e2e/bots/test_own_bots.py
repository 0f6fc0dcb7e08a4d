"""Users' bots play; the page reports their faults, which do no harm."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.access import expect_accessible
from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table, expect_becomes

pytestmark = pytest.mark.usefixtures("held_python")

# A sandbox boots its own Python, and some tests wait for a time limit.
PATIENCE_MS = 120_000

# It plays the first legal turn, with modules that the boot does not load.
HEAD = "import sqlite3, statistics\n\n\ndef think(position, limit):\n"
FIRST = HEAD + "    yield str(next(iter(position.legal_turns)))\n"
# It can't be interrupted.
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
# It says when it no longer listens.
STUCK = STUBBORN.replace("\n    while True", "\n    __import__('js').console.log('stuck')\n    while True", 1)
# The opponent's first cell decides how it misbehaves; the last way ends its worker.
FAULTY = """
import js


def crash(position):
    yield [*position.legal_turns][999]


def illegal(position):
    yield "A1"


def endless(position):
    n = 0
    while True:
        n += 1
    yield


def greedy(position):
    hoard = []
    while True:
        hoard.append(bytearray(50_000_000))
    yield


def flood(position):
    while True:
        js.self.postMessage('{"messages": [], "busy": true}')
    yield


WAYS = {"A1": illegal, "C3": crash, "E1": greedy, "E3": endless, "A3": flood}


def think(position, limit):
    (bug,) = position.bugs()
    yield from WAYS[str(bug.cells[0])](position)
"""
# The page's messages, in the order of the trials. For other forbidden messages of a worker see
# tests/js/engine/door.test.mjs, for forged answers tests/js/bots/sandboxes.test.mjs.
FAULTS = {
    "C3": r"mybot\.py, line 7: IndexError: list index out of range",
    "A1": r"mybot\.py, line 39: it played a turn that is not legal\. A1 is taken\.",
    "E1": r"mybot\.py, line 24: it needs more memory than it may have\.",
    "E3": r"mybot\.py, line 1[78]: no thought came in time; is this loop endless\?",
    "A3": r"mybot\.py: it sent too many messages, or too long ones, so it was ended\.",
}

# A sandbox's clock runs twenty times as fast, so that its time limits come soon.
TWENTYFOLD_SPEED = "() => { const now = performance.now.bind(performance); performance.now = () => 20 * now(); }"
OWN_SPEED = "() => { delete performance.now; }"
LIMIT_MS = (
    10_000  # after this silence the page asks, and after as long again it ends the worker (bots/own/sandboxes.js)
)


def open_bots(table: Table) -> None:
    """Open “Your own bots”."""
    table.open_form()
    table.page.get_by_role("group", name="Blue").get_by_role("radio", name="Bot").check()
    table.button("Your own bots …").first.click()


def begin_match(table: Table, games: str = "10 games") -> Locator:
    """Begin a match between two bots next to the game; return the dialog."""
    open_bots(table)
    dialog = table.page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="First bot").select_option(label="Larva")
    dialog.get_by_role("combobox", name="Second bot").select_option(label="Nymph")
    dialog.get_by_role("combobox", name="Number of games").select_option(label=games)
    table.button("Start match").click()
    expect(dialog.get_by_text(re.compile("^Larva against Nymph"))).to_be_in_viewport(ratio=1)
    return dialog


def add(table: Table, text: str, name: str = "mybot.py") -> None:
    """Add a bot from its source text."""
    open_bots(table)
    table.page.get_by_role("dialog").get_by_text("Paste its code", exact=True).click()
    table.page.get_by_role("textbox", name="Paste its code").fill(f"# {name}\n{text}")
    table.button("Add this bot").click()


def add_file(table: Table, name: str, content: bytes) -> None:
    """Add a valid bot from a file, in the open dialog."""
    file = {"name": name, "mimeType": "application/octet-stream", "buffer": content}
    table.page.get_by_label("From a .py file or a wheel").set_input_files(file)  # type: ignore[arg-type]
    expect(table.page.get_by_role("dialog")).to_contain_text(f"{name} is ready", timeout=PATIENCE_MS)


def added(table: Table, text: str, name: str = "mybot.py") -> Table:
    """Add a valid bot, and go back to the table."""
    add(table, text, name)
    expect(table.page.get_by_role("dialog")).to_contain_text(f"{name} is ready", timeout=PATIENCE_MS)
    table.button("Close").click()
    return table


def test_the_template_plays_from_the_list_and_is_stored_and_deleting_it_ends_its_worker(table: Table) -> None:
    open_bots(table)
    dialog = table.page.get_by_role("dialog")
    dialog.get_by_text("Paste its code", exact=True).click()
    table.button("Add this bot").click()
    ready = dialog.get_by_text("mybot.py is ready: choose it as an opponent.")
    expect(ready).to_be_in_viewport(ratio=1, timeout=PATIENCE_MS)  # although the button is far below it
    expect(dialog.get_by_role("heading", level=3)).to_have_text(
        ["Your bots", "Add a bot", "From the Python package index", "Match"]
    )
    table.button("Play against mybot.py").click()
    form = table.dialog("New game")
    expect(form.get_by_role("radio", name=re.compile("^mybot.py"))).to_be_checked()
    form.get_by_role("button", name="Start").click()
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


def test_a_match_waits_after_a_reload_with_its_score_until_the_reader_goes_on(table: Table) -> None:
    table.new_game("hexhex3")
    dialog = begin_match(table, "100 games")
    expect(dialog).to_contain_text(re.compile(r"Larva against Nymph: \d+ of [1-9]\d* games won, \d+ to go …"))
    table.page.reload()
    open_bots(table)
    stopped = re.compile(r"Larva against Nymph: \d+ of [1-9]\d* games won, then stopped\.")
    expect(dialog).to_contain_text(stopped)
    expect_accessible(table.page)
    table.button("Continue match").click()
    expect(dialog).to_contain_text(re.compile(r"Larva against Nymph: \d+ of [1-9]\d* games won, \d+ to go …"))
    table.button("Stop match").click()
    expect(dialog).to_contain_text(stopped)
    table.button("Delete score").click()
    expect(dialog).not_to_contain_text("Larva against Nymph")
    dialog.get_by_role("button", name="Undo").click()
    expect(dialog).to_contain_text(stopped)
    table.page.reload()
    open_bots(table)
    expect(dialog).to_contain_text(stopped)
    table.button("Delete score").click()
    expect(dialog).to_contain_text("The score is deleted.")
    table.page.reload()
    open_bots(table)
    expect(table.button("Start match")).to_be_visible()
    expect(dialog).not_to_contain_text("Larva against Nymph")


def test_misbehaving_bots_do_no_harm(table: Table) -> None:
    """The same bot misbehaves in five ways, in five games: only the last ends its worker."""
    open_bots(table)
    add_file(table, "mybot.py", f"# mybot.py\n{FAULTY}".encode())
    table.button("Close").click()
    table.new_game("hexhex3", blue="mybot.py")
    alert = table.page.get_by_role("alert")
    for cell, words in FAULTS.items():
        if cell == "E3":
            table.page.workers[-1].evaluate(TWENTYFOLD_SPEED)
        if cell == "A3":  # otherwise it may be interrupted before it has sent too much
            table.page.workers[-1].evaluate(OWN_SPEED)
        table.press(cell)
        expect(alert).to_contain_text(re.compile(words), timeout=PATIENCE_MS)
        expect(alert).to_contain_text("Blue's bot mybot.py stopped.")
        table.expect_turns(cell)
        if cell == "C3":
            expect(alert).to_contain_text("yield [*position.legal_turns][999]")
            expect_accessible(table.page)
        if cell != "A3":
            table.button("Undo").click()
            expect(table.main).to_contain_text("Taken back. Play another turn.")
    alert.get_by_role("combobox", name="Let another bot play").select_option(label="Larva")
    assert table.expect_person()
    table.expect_length(2)


def test_a_bot_that_does_not_stop_is_ended_and_does_not_run_in_safe_mode(open_page: OpenPage, site: str) -> None:
    """After a reload the bot waits."""
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
    table.page.reload()
    expect(table.button("Let the bot play")).to_be_visible()
    expect_becomes(lambda: workers(table), 1)
    table.page.goto(f"{site}?safe")  # without the stored game, too
    table.new_game("hexhex3", blue="mybot.py")
    table.press("C3")
    expect(alert).to_contain_text("mybot.py: it does not run, because this page was opened with ?safe.")
    expect_becomes(lambda: workers(table), 1)
    alert.get_by_role("button", name="Play Blue yourself").click()
    table.play("A1")
    table.expect_says("Red to play")


def test_a_reader_is_rid_of_a_bot_that_does_not_stop_after_a_second_and_in_a_new_game_at_once(
    open_page: OpenPage,
) -> None:
    """Otherwise its worker has 20 s (docs/bots.md)."""
    table = added(Table(open_page(clock=True)), STUCK)
    table.new_game("hexhex3", blue="mybot.py")
    play_until_it_is_stuck(table, "C3")
    table.button("Undo").click()
    expect(table.main).to_contain_text("Taken back. Play another turn.")
    table.page.clock.fast_forward(1_000)
    expect_becomes(lambda: workers(table), 1)  # the engine's
    play_until_it_is_stuck(table, "A1")
    table.expect_turns("A1")
    table.new_game("hexhex3")  # between people
    expect_becomes(lambda: workers(table), 1)
    table.press("B2")
    table.expect_turns("B2")


def play_until_it_is_stuck(table: Table, cell: str) -> None:
    """Play a cell, and wait until the bot has begun not to stop."""
    with table.page.expect_console_message(lambda message: message.text == "stuck", timeout=PATIENCE_MS):
        table.press(cell)
    assert workers(table) > 1


def workers(table: Table) -> int:
    """Return how many workers the page has."""
    table.painted()
    return len(table.page.workers)
