"""Users' bots as wheels and as packages from the package index."""

from __future__ import annotations

import io
import json
from zipfile import ZipFile

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.access import expect_accessible
from tests.e2e.bots.test_own_bots import FIRST, PATIENCE_MS, add_file, open_bots
from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table
from tests.e2e.watch import Watch

pytestmark = pytest.mark.usefixtures("held_python")


def wheel_of(files: dict[str, str]) -> bytes:
    """Return a wheel."""
    packed = io.BytesIO()
    with ZipFile(packed, "w") as archive:
        for path, text in files.items():
            archive.writestr(path, text)
    return packed.getvalue()


# Its code tries the network on import, and is not a bot if it reaches anything.
SPY = """
import js

def reached(address):
    try:
        request = js.XMLHttpRequest.new()
        request.open("GET", address, False)
        request.send()
    except BaseException:
        return False
    return True

js.fetch("https://pypi.org/spy/")
js.fetch("ADDRESSspy")
if any([reached("https://pypi.org/spy/"), reached("ADDRESSspy")]):
    raise RuntimeError("reached the network")
from bug_bot.choice import think
"""
CRASH = "def think(position, limit):\n    yield 1 / 0\n"
NAME = "bug_bot-1.0-py3-none-any.whl"
METADATA = "Metadata-Version: 2.1\nName: bug-bot\nVersion: 1.0\n"
WHEEL = {
    "bug_bot/__init__.py": "from bug_bot.choice import think\n",
    "bug_bot/choice.py": FIRST,
    "bug_bot-1.0.dist-info/METADATA": METADATA,
    "bug_bot-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    "bug_bot-1.0.dist-info/RECORD": "bug_bot/__init__.py,,\nbug_bot/choice.py,,\nbug_bot-1.0.dist-info/METADATA,,\n",
}


def test_a_wheel_plays_a_match_against_a_level_next_to_the_game(open_page: OpenPage) -> None:
    table = Table(open_page(played=["A1"], game={"board": "hexhex8"}))
    open_bots(table)
    add_file(table, NAME, wheel_of(WHEEL | {"bug_bot/choice.py": CRASH}))
    dialog = table.page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="First bot").select_option(label="Larva")
    dialog.get_by_role("combobox", name="Second bot").select_option(label=NAME)
    dialog.get_by_role("combobox", name="Number of games").select_option(label="4 games")
    table.button("Start match").click()
    expect(dialog).to_contain_text(f"Larva against {NAME}: 4 of 4 games won.", timeout=PATIENCE_MS)
    expect(dialog).to_contain_text("100% won. Over many games, probably between 49% and 100%.")
    expect(dialog).to_contain_text(
        "4 games were lost by errors. The first: choice.py, line 2: ZeroDivisionError: division by zero"
    )
    expect_accessible(table.page)
    dialog.get_by_role("combobox", name="Second bot").select_option(label="Queen")
    dialog.get_by_role("combobox", name="Number of games").select_option(label="100 games")
    table.button("Start match").click()
    expect(dialog).to_contain_text("Larva against Queen: 0 of 0 games won, 100 to go …")  # each takes minutes
    table.button("Stop match").click()
    expect(dialog).to_contain_text("then stopped.")
    table.button("Close").click()
    table.expect_turns("A1")


def test_a_package_is_fetched_on_request_and_never_again(table: Table, watch: Watch, site: str) -> None:
    """Its code is imported without a network."""
    watch.allow("Content Security Policy|spy/? csp|host: https://pypi.org/spy")  # the policy blocks it
    asked: list[str] = []

    def index(route: Route) -> None:
        asked.append(route.request.url)
        file: dict[str, object] = {
            "filename": "bug_bot-1.0-py3-none-any.whl",
            "url": "https://files.pythonhosted.org/bug_bot-1.0-py3-none-any.whl",
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
        wheel = WHEEL | {"bug_bot/__init__.py": SPY.replace("ADDRESS", site)}
        route.fulfill(body=wheel_of(wheel), headers={"Access-Control-Allow-Origin": "*"})

    table.page.context.route("https://pypi.org/**", index)
    table.page.context.route("https://files.pythonhosted.org/**", download)
    open_bots(table)
    assert not asked
    table.page.get_by_role("textbox", name="Package name").fill("bug-bot")
    table.button("Download and add").click()
    expect(table.page.get_by_role("dialog")).to_contain_text("bug-bot is ready", timeout=PATIENCE_MS)
    assert len(asked) == 2
    table.button("Close").click()
    table.new_game("hexhex2", blue="bug-bot")
    table.press("A1")
    expect(table.turn(2)).to_be_attached(timeout=PATIENCE_MS)
    table.page.reload()
    open_bots(table)
    expect(table.button("Remove bug-bot")).to_be_visible()  # with its wheels (tests/js/bots/own.test.mjs)
    assert len(asked) == 2
