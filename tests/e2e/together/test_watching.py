"""Spectators of other people's games, and codes that a camera reads."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table, expect_becomes
from tests.e2e.together.begun import begun
from tests.e2e.together.by_link import reach, send
from tests.e2e.together.connection import answer, card, invite

# This machine's browser has no barcode detector: this fake reads what the test shows to the browser's fake camera.
READER = """
globalThis.shown = null;
globalThis.BarcodeDetector = class { async detect() { return shown ? [{ rawValue: shown }] : []; } };
const tracks = [];
globalThis.asked = 0;
globalThis.cameraRuns = () => tracks.some((track) => track.readyState === "live");
if (navigator.mediaDevices) {
  const { getUserMedia } = MediaDevices.prototype;
  MediaDevices.prototype.getUserMedia = async function (wish) {
    globalThis.asked += 1;
    if (globalThis.refusing) throw new DOMException("Permission denied", "NotAllowedError");
    const stream = await getUserMedia.call(this, wish);
    tracks.push(...stream.getTracks());
    return stream;
  };
}
"""


def watch(table: Table) -> str:
    """Copy the link for spectators."""
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    reach(table, table.button("Copy a link to the game so far")).click()
    expect(table.button("Copied")).to_be_visible()
    link: str = table.page.evaluate("navigator.clipboard.readText()")
    assert ",id=watching," in link, "the id of the game stays with the two players"
    return link


def expect_watched(eve: Table, *turns: str) -> None:
    """Expect the game, and no way to answer it."""
    eve.expect_turns(*turns)
    expect(eve.page.get_by_role("region", name="This is a copy of the game so far.")).to_be_visible()
    expect(eve.page.get_by_text("Ann", exact=True)).to_be_visible()
    expect(eve.button("Play in this game")).to_have_count(0)
    expect(eve.page.get_by_role("region", name="Play a friend")).to_have_count(0)
    expect(eve.page.get_by_role("button", name="Games with friends")).to_have_count(0)


def test_a_spectator_can_watch_but_not_answer(open_page: OpenPage, site: str) -> None:
    """For a spectator of a direct game see test_direct.py."""
    ann = begun(open_page, site)
    ann.play("A1")
    send(ann)
    eve = Table(open_page(watch(ann).removeprefix(site)))
    expect_watched(eve, "A1")
    eve.page.reload()
    expect_watched(eve, "A1")


def test_the_camera_reads_an_answer_or_its_refusal_is_shown(open_page: OpenPage, site: str) -> None:
    ann = begun(open_page, site, script=READER)
    page = ann.page
    card(page).button("Play live").click()
    ben = Table(open_page(invite(ann).removeprefix(site)))
    answered = answer(ben)
    scan = page.get_by_role("group", name="Direct connection").get_by_role("button", name="Scan with the camera")
    expect(scan).to_be_visible()
    assert page.evaluate("asked") == 0, "the camera is asked for by a press alone"
    page.evaluate("refusing = true")
    scan.click()
    camera = ann.dialog("Scan with the camera")
    expect(camera).to_contain_text("This page may not use the camera.")
    camera.get_by_role("button", name="Cancel").click()
    page.evaluate("refusing = false")
    scan.click()
    expect(camera).to_contain_text("Hold your friend's QR code")
    expect_becomes(lambda: page.evaluate("cameraRuns()"), True)
    camera.get_by_role("button", name="Cancel").click()
    expect(camera).to_be_hidden()
    expect_becomes(lambda: page.evaluate("cameraRuns()"), False)
    scan.click()
    expect(camera).to_contain_text("Hold your friend's QR code")
    page.evaluate("shown = 'https://example.org/#offer/none'")
    page.evaluate(f"shown = {json.dumps(answered)}")
    expect(page.get_by_text("Connected")).to_be_visible()
    expect(camera).to_be_hidden()
    expect_becomes(lambda: page.evaluate("cameraRuns()"), False)


def test_without_a_reader_of_codes_no_camera_is_offered(open_page: OpenPage, site: str) -> None:
    ann = begun(open_page, site, script="delete globalThis.BarcodeDetector")
    card(ann.page).button("Play live").click()
    invite(ann)
    expect(ann.button("Connect")).to_be_visible()
    expect(ann.button("Scan with the camera")).to_have_count(0)
