"""A game in another site's frame: narrow, by keyboard, light and dark, and exchanging messages with that site."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bug_engine import read_link, read_record, write_record
from bug_engine.formats.letter import sealed
from bug_engine.formats.link import write_whole
from tests.e2e.access import AXE, VIOLATIONS
from tests.e2e.conftest import OpenPage, served
from tests.e2e.table import Gate, Table, expect_becomes
from tests.e2e.watch import Watch

GAME = "hexhex3,genius,C3.B2-B1.E1.E3"
BLUE_WINS = "C1.B4.A3-B3.C2-C3-B3.E3.C5.A3.A1.A2.E2-E3.D1.E1.B4-C4.D3.C2.B2-B3.C1.B1.D1"
INVITATION = sealed("hexhex2,genius,id=kk2,from=x,x=Ann")
SMALLEST = {"width": 240, "height": 300}
HEARD = """<!doctype html><html lang="en"><title>A blog</title><h1>A blog</h1>
<script>
  globalThis.heard = [];
  addEventListener("message", ({ origin, data }) => heard.push([origin, data]));
</script>
"""
TELL = "message => document.querySelector('iframe').contentWindow.postMessage(message, '*')"
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight"


def embedded(page: Page) -> Table:
    """An embedded page: the same board, fewer panels."""
    table = Table(page)
    expect(table.cell("C3")).to_be_visible()
    return table


def test_a_game_in_the_smallest_frame_is_stepped_through_by_keyboard(open_page: OpenPage) -> None:
    table = embedded(open_page(f"?embed#{GAME}", viewport=SMALLEST, color_scheme="dark"))
    page = table.page
    for name in ("New game", "Settings", "Undo"):
        expect(table.button(name)).to_be_hidden()
    expect(page.get_by_role("link", name="Open in Bug")).to_have_attribute("href", re.compile(f"#{GAME}"))
    table.tab_to(table.button("First turn"))
    page.keyboard.press("Enter")
    table.expect_cell("C3", "empty")
    table.tab_to(table.button("Next turn"))
    page.keyboard.press("Enter")
    table.expect_cell("C3", "red bug of 1, full")
    table.expect_says("Turn 1 of 4")
    expect(table.main).to_contain_text("Turn 1 of 4 · Blue to play · cells left: Red 12, Blue 18")
    table.cell("C3").focus()
    page.keyboard.press("ArrowRight")
    expect(table.cell("C4")).to_be_focused()
    page.keyboard.press("Enter")  # no one plays here
    table.expect_cell("C4", "empty")
    page.evaluate(AXE)
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        expect_becomes(partial(page.evaluate, VIOLATIONS), [])
    for width, height in ((240, 300), (240, 240), (640, 720)):
        page.set_viewport_size({"width": width, "height": height})
        expect_becomes(partial(page.evaluate, TOO_WIDE), False)
        for name in ("A1", "C1", "C5", "E3"):
            expect(table.cell(name)).to_be_in_viewport(ratio=0.99)
        expect(table.button("Last turn")).to_be_in_viewport(ratio=1)


def test_a_frame_shows_a_link_with_a_whole_record_and_hands_all_of_it_on(open_page: OpenPage) -> None:
    record = "Rules: genius\nBoard: hexhex3\nX: Ann\n\n1. C3 {The middle.} 2. B2-B1 (2. A1)"
    table = embedded(open_page(f"?embed#{write_whole(read_record(record))}", viewport=SMALLEST))
    expect(table.main).to_contain_text("Turn 2 of 2")
    table.button("Previous turn").click()
    expect(table.main).to_contain_text("Turn 1 of 2")
    open_whole = table.page.get_by_role("link", name="Open in Bug")
    expect(open_whole).to_have_attribute("href", re.compile("#record="))
    address = partial(open_whole.get_attribute, "href")
    expect_becomes(lambda: "1. C3 @ {" in write_record(read_link((address() or "").partition("#")[2])), True)
    with table.page.expect_popup() as popup:
        open_whole.click()
    whole = Table(popup.value)
    expect(whole.turn_list).to_contain_text("The middle.")
    expect(whole.turn(1)).to_have_attribute("aria-current", "step")


def test_a_frame_shows_the_position_and_the_task_of_a_lesson_or_puzzle(open_page: OpenPage) -> None:
    table = Table(open_page("?embed#puzzle/3", viewport=SMALLEST))
    expect(table.main.get_by_role("status")).to_have_text("Red to play and win: 4 turns are enough.")
    table.expect_cell("C1", "blue bug of 4 (bee), full")
    expect(table.main).not_to_contain_text("The start")
    expect(table.page.get_by_role("link", name="Open in Bug")).to_have_attribute("href", re.compile("#puzzle/3$"))
    expect(table.button("Next turn")).to_be_hidden()
    lesson = Table(open_page("?embed=play#lesson/growing", viewport=SMALLEST))
    expect(lesson.main).to_contain_text("Make your bug larger")
    lesson.press("E1")
    expect(lesson.main).to_contain_text("That starts a second bug, which is allowed.")
    lesson.button("Try again").click()
    lesson.expect_cell("E1", "empty, starts a new bug")


@pytest.mark.parametrize("end", ["C3.B2-B1.E1,result=o-resignation", BLUE_WINS])
def test_a_press_on_the_board_of_a_game_that_is_over_is_answered_in_words_that_are_seen(
    open_page: OpenPage, end: str
) -> None:
    """Only a screen reader heard the answer."""
    table = embedded(open_page(f"?embed=play#hexhex3,genius,{end}", viewport=SMALLEST))
    expect(table.main).to_contain_text("Blue wins.")
    table.press("A3")
    expect(table.main).to_contain_text("The game is over.")
    table.button("Previous turn").click()
    expect(table.main).not_to_contain_text("The game is over.")


@pytest.mark.parametrize("link", [INVITATION, "offer/" + "A" * 80], ids=["letter", "code"])
def test_a_frame_says_that_its_link_is_an_invitation_and_opens_it_in_a_page_of_its_own(
    open_page: OpenPage, link: str
) -> None:
    page = open_page(f"?embed#{link}", viewport=SMALLEST)
    expect(page.get_by_text("This is an invitation to a game of Bug.")).to_be_visible()
    open_whole = page.get_by_role("link", name="Open in Bug")
    expect(open_whole).to_have_attribute("href", re.compile(f"/bug/#{re.escape(link)}$"))
    expect(open_whole).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Next turn")).to_be_hidden()
    if link == INVITATION:
        with page.expect_popup() as popup:
            open_whole.click()
        expect(popup.value.get_by_role("dialog")).to_contain_text("Ann invites you")


def test_a_frame_follows_its_address_from_a_game_to_an_invitation_and_back(open_page: OpenPage) -> None:
    """The game used to stay on the board."""
    table = embedded(open_page(f"?embed#{GAME}", viewport=SMALLEST))
    for link, shown in ((INVITATION, False), (GAME, True), (INVITATION, False), ("hexhex3,genius,E1.A1", True)):
        table.page.evaluate("link => { location.hash = link; }", link)
        invitation = table.page.get_by_text("This is an invitation to a game of Bug.")
        expect(invitation).to_be_visible(visible=not shown)
        expect(table.stone("E1")).to_be_visible(visible=shown)
        expect(table.page.get_by_role("link", name="Open in Bug")).to_have_attribute(
            "href", re.compile(f"#{re.escape(link)}")
        )


def test_an_address_that_changes_while_the_frame_loads_is_followed(open_page: OpenPage, site: str) -> None:
    """The game stayed on the board: the part that empties it came after the address was read."""
    page = open_page(None, viewport=SMALLEST)
    gate = Gate(page, "/parts/messages-")
    page.goto(f"{site}?embed#{GAME}")
    embedded(page)
    expect_becomes(lambda: bool(gate.held), True)
    page.evaluate("link => { location.hash = link; }", INVITATION)
    gate.open()
    expect(page.get_by_text("This is an invitation to a game of Bug.")).to_be_visible()


def embed_form(table: Table) -> str:
    """Choose a small frame in which readers may play on; return its HTML."""
    dialog = table.share()
    dialog.get_by_role("radio", name="Small").check()
    dialog.get_by_role("checkbox", name="Readers can play on from the position shown").check()
    text = dialog.get_by_role("textbox", name="HTML of the frame")
    expect(text).to_have_value(re.compile(r"embed=play#.* width=\"240\""))
    return text.input_value()


@pytest.fixture
def blog(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """Another site: its one page, and its address."""
    with served(tmp_path) as address:
        yield tmp_path / "index.html", address


def test_the_builders_html_has_all_of_a_game_with_variations(open_page: OpenPage) -> None:
    table = Table(open_page(f"#{GAME}"))
    table.expect_says("Red to play")
    table.button("First turn").click()
    table.press("A1")
    table.expect_stone("A1")
    found = re.search(r'\?embed=play#(record=[\w-]+)"', embed_form(table))
    assert found
    frame = Table(open_page(f"?embed#{found[1]}"))
    expect(frame.page.get_by_role("link", name="Open in Bug")).to_have_attribute("href", re.compile("#record="))


def test_the_builders_html_makes_a_frame_that_exchanges_messages_with_its_page(
    open_page: OpenPage, site: str, watch: Watch, blog: tuple[Path, str]
) -> None:
    table = Table(open_page(f"#{GAME}"))
    table.expect_says("Red to play")
    words = embed_form(table)
    assert re.match(r'<iframe src="http\S+/bug/\?embed=play#\S+" width="240" height="300" title="[^"]+"', words)
    file, address = blog
    file.write_text(HEARD + words, encoding="utf-8")
    page = open_page(None, viewport={"width": 800, "height": 600})
    page.goto(address)
    frame = page.get_by_title("A game of Bug").content_frame
    expect(frame.get_by_role("button", name=re.compile("^D3, empty"))).to_be_visible()
    said: list[tuple[str, object]] = []
    shown: list[object] = [None]  # a position is reported again with its link, which may be late

    def heard() -> list[tuple[str, object]]:
        for origin, message in page.evaluate("heard.splice(0)"):
            assert origin == site.removesuffix("/bug/")
            assert message["source"] == "bug"
            kind, turn = message["type"], message.get("turn")
            if kind == "position" and turn == shown[-1]:
                continue
            if kind == "position":
                shown.append(turn)
            said.append((kind, turn))
        return said

    def expect_heard(*wanted: tuple[str, object]) -> None:
        expect_becomes(heard, list(wanted))
        said.clear()

    expect_becomes(lambda: ("ready", None) in heard() and shown[-1] == 4, True)
    said.clear()
    for message, answer in (
        ({"type": "step", "by": -1}, ("position", 3)),
        ({"type": "go", "turn": 4}, ("position", 4)),
        ({"type": "play", "turn": "A1"}, ("error", None)),
    ):
        page.evaluate(TELL, message)
        expect_heard(answer)
    frame.get_by_role("button", name=re.compile("^A3, empty, starts a new bug")).click()
    expect_heard(("turn", "A3"), ("position", 5))
    page.evaluate(TELL, {"type": "load", "game": "hexhex4,genius,D4."})
    expect(frame.get_by_role("button", name=re.compile("^D4, red bug of 1"))).to_be_visible()
    page.evaluate(TELL, {"type": "load", "game": f"#{INVITATION}"})
    expect(frame.get_by_text("This is an invitation to a game of Bug.")).to_be_visible()
    whole = frame.get_by_role("link", name="Open in Bug")
    expect(whole).to_have_attribute("href", re.compile(f"#{re.escape(INVITATION)}$"))
    expect(frame.get_by_role("button", name=re.compile("^D4, empty"))).to_be_visible()
    page.evaluate(TELL, {"type": "load", "game": "hexhex4,genius,D4."})
    expect(frame.get_by_role("button", name=re.compile("^D4, red bug of 1"))).to_be_visible()
    expect(whole).to_have_attribute("href", re.compile("#hexhex4,genius,D4"))
    page.evaluate(TELL, {"type": "load", "game": "hexhex3,genius,C3.C3"})
    expect(frame.get_by_role("alert")).to_contain_text("its link is incomplete or wrong. Ask the author of this page")


def test_a_forum_gets_a_link_and_a_picture(open_page: OpenPage, site: str, tmp_path: Path) -> None:
    page = open_page(f"#{GAME}")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    dialog = Table(page).share()
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Copy for BoardGameGeek").click()
    download.value.save_as(tmp_path / "board.png")
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"\[url={re.escape(site)}#[^\]]*C3\.B2-B1\.E1\.E3[^\]]*\][^\[]+\[/url\]", copied)
