"""Exports: pictures of the board, the game as an animation, a link as a QR code."""

from __future__ import annotations

import base64
import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table, expect_becomes
from tests.e2e.together.begun import begun
from tests.e2e.watch import Watch

TURNS = ["C3", "B2-B1", "E1", "E3"]
# Twenty turns on hexhex4.
LONG = "hexhex4,genius,D2.E4.D5-E4.E5.A1.D6-E6.D3.B5.A4-B4.B1-C1-D2.B2.B3-C4-A3.E1.F1-G1.D4.G2.B2.G4.C6.B5"
# Blue wins.
WON = "#hexhex3,genius,C4.C2.A3.E2.D1-C1.D3.A2.B3-B4-B2.D2.E3.A1"
PNG = b"\x89PNG\r\n"
# The first bytes of each frame of an animated GIF.
FRAME = b"\x21\xf9\x04"
# The share of pixels in which two pictures differ, scaled to the size of the first.
OTHER_PIXELS = """async (pictures) => {
  const bytes = pictures.map((picture) => Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0)));
  const images = await Promise.all(bytes.map((each) => createImageBitmap(new Blob([each]))));
  const { width, height } = images[0];
  const [one, other] = images.map((image) => {
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.drawImage(image, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  });
  return one.filter((value, i) => Math.abs(value - other[i]) > 60).length / one.length;
}"""


def kept(page: Page, button: str, folder: Path) -> tuple[str, bytes]:
    """Press a button of the Share dialog; return the download's name and content."""
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("button", name=button).click()
    path = folder / "kept"
    download.value.save_as(path)
    return download.value.suggested_filename, path.read_bytes()


@pytest.fixture
def shared(open_page: OpenPage) -> Table:
    """A game with four turns and an open Share dialog."""
    table = Table(open_page(played=TURNS))
    assert table.expect_person()
    table.button("Share").click()
    return table


def test_a_camera_can_read_the_link_and_the_board_is_saved_as_a_picture(shared: Table, tmp_path: Path) -> None:
    dialog = shared.dialog("Share")
    code = dialog.get_by_role("img", name="QR code of the link")
    expect(code).to_be_hidden()
    dialog.get_by_text("QR code for a phone").click()
    expect(code).to_be_visible()
    name, content = kept(shared.page, "Board as PNG", tmp_path)
    assert re.fullmatch(r"bug-[\w-]+-turn-4\.png", name)
    assert content.startswith(PNG)
    assert int.from_bytes(content[16:20], "big") == 1600
    name, content = kept(shared.page, "Board as SVG", tmp_path)
    assert name.endswith(".svg")
    picture = ElementTree.fromstring(content)
    text = content.decode()
    assert picture.get("viewBox")
    assert "class=" not in text
    assert "var(" not in text
    # The last number of each row, the stone of turn 3 and the bug of size 2 that ate turn 1.
    assert sorted(
        node.text or "" for node in picture.iter("{http://www.w3.org/2000/svg}text") if (node.text or "").isdigit()
    ) == sorted([*"34543", "1", "1", "2"])


def test_the_game_is_saved_as_an_animation(shared: Table, tmp_path: Path) -> None:
    name, content = kept(shared.page, "Game as GIF", tmp_path)
    assert re.fullmatch(r"bug-[\w-]+\.gif", name)
    assert content.startswith(b"GIF89a")
    assert content.count(FRAME) == len(TURNS) + 1
    # Its first frame is the empty board as in a PNG: labels around it, and no names in the cells.
    shared.button("Close").click()
    shared.button("First turn").click()
    # C3 is empty after the last turn, too.
    shared.expect_cell("B2", "empty, starts a new bug")
    shared.button("Share").click()
    _, picture = kept(shared.page, "Board as PNG", tmp_path)
    assert shared.page.evaluate(OTHER_PIXELS, [base64.b64encode(each).decode() for each in (content, picture)]) < 0.001


def test_a_game_is_printed_as_diagrams_on_a4(open_page: OpenPage, site: str, tmp_path: Path) -> None:
    page = open_page(None, color_scheme="dark")
    page.add_init_script("globalThis.print = () => { globalThis.asked = true; }")
    page.goto(f"{site}#{LONG}")
    table = Table(page)
    table.expect_says("to play")
    table.button("Share").click()
    table.dialog("Share").get_by_role("button", name="Print diagrams").click()
    expect_becomes(lambda: page.evaluate("globalThis.asked"), True)
    page.emulate_media(media="print")
    captions = page.get_by_role("figure").get_by_text(re.compile("^Turn "))
    expect(captions).to_have_text(
        [re.compile(rf"^Turn {turn}, Blue: [-\w]+( ×\d)?\s*Red \d+ · Blue \d+$") for turn in range(2, 21, 2)]
    )
    title = page.get_by_role("heading", name="Bug: Red – Blue")
    expect(title).to_be_visible()
    expect(page.get_by_text("A diagram after every 2 turns, and after the last one.")).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_role("figure").first).to_be_visible()
    expect(page.get_by_text(re.compile("^Genius · (Small|Standard|Large) · .*20[0-9]{2}$"))).to_be_visible()
    expect(page.get_by_text(re.compile("^1[.].[A-Z][0-9].* 20[.].[A-Z][0-9]"))).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).not_to_be_in_viewport()
    content = page.pdf(path=tmp_path / "game.pdf", prefer_css_page_size=True)
    boxes = {
        tuple(round(float(each)) for each in box.split()) for box in re.findall(rb"/MediaBox \[([^\]]+)\]", content)
    }
    assert boxes == {(0, 0, 595, 842)}  # A4, in points
    assert len(re.findall(rb"/Type /Page\b", content)) == 1
    assert len(content) < 400_000  # a pattern, a filter or a gradient becomes a picture, and a page had 15 MB
    page.emulate_media(media="screen")
    expect(page.get_by_role("figure").or_(title)).to_have_count(0)  # after printing


def test_a_friends_game_is_printed_without_what_only_a_screen_needs(open_page: OpenPage, site: str) -> None:
    table = begun(open_page, site, ",A1", "x=Ann,o=Ben")
    more = table.button("More")
    expect(table.page.get_by_text("Your turn.")).to_be_visible()
    table.page.emulate_media(media="print")
    for part in (more, table.page.get_by_text("Your turn."), table.main.get_by_text("choose a marked cell")):
        expect(part).to_be_hidden()
    expect(table.turn_list.get_by_text("A1")).to_be_visible()
    expect(table.page.get_by_text("to play", exact=True)).to_be_visible()


def test_a_missing_file_is_reported_and_requested_again(shared: Table, watch: Watch, tmp_path: Path) -> None:
    watch.allow("export|ERR_FAILED")
    lost = re.compile(r"/export[-.][^/]*js(\?\d+)?$|/export/index")
    shared.page.context.route(lost, lambda route: route.abort())
    shared.page.get_by_role("dialog").get_by_role("button", name="Board as SVG").click()
    expect(shared.main).to_contain_text("This part of the page did not load.")
    shared.page.context.unroute(lost)
    shared.button("Share").click()
    assert kept(shared.page, "Board as SVG", tmp_path)[0].endswith(".svg")


@pytest.mark.parametrize("study", [False, True], ids=["end", "study"])
def test_paper_shows_the_players_the_whole_board_and_all_turns(open_page: OpenPage, *, study: bool) -> None:
    """A page of paper is as narrow as a phone, and a variation is long."""
    table = Table(open_page(WON))
    expect(table.heading("Blue wins")).to_be_visible()
    if study:
        table.button("Study").click()
        expect(table.page.get_by_role("tablist")).to_be_visible()
    table.page.set_viewport_size({"width": 680, "height": 1000})
    table.page.emulate_media(media="print")
    for part in (table.button("Undo"), table.page.get_by_role("tablist"), table.button("Rematch: Blue starts")):
        expect(part).to_be_hidden()
    red = table.page.get_by_role("region", name="Red")
    expect(red.get_by_text("Red", exact=True)).to_be_visible()
    expect(table.page.get_by_role("region", name="Blue").get_by_text("wins", exact=True)).to_be_visible()
    order = [red, table.cell("A1"), table.cell("E3"), table.turn(1), table.turn(11)]
    if not study:
        order.insert(3, table.heading("Blue wins"))
    boxes = [box for part in order if (box := part.bounding_box())]
    assert len(boxes) == len(order)
    for above, below in pairwise(boxes):
        assert above["y"] + above["height"] <= below["y"]


def test_paper_shows_the_task_of_a_puzzle_and_no_button(open_page: OpenPage) -> None:
    table = Table(open_page("#puzzle/198"))
    expect(table.cell("A1")).to_be_attached()
    table.page.emulate_media(media="print")
    expect(table.heading(re.compile("to play and win"))).to_be_visible()
    for part in (table.button("Hint"), table.button("Undo"), table.button("Back to my game")):
        expect(part.first).to_be_hidden()
