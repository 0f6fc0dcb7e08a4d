"""Checks for every screen of the page: axe finds no fault, and the board is in sight."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Literal

from playwright.sync_api import Page, ViewportSize

from tests.e2e.table import Table, expect_becomes
from web.build.workspace import NODE_MODULES

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
VIOLATIONS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${failureSummary} ${html}`));
}"""
# axe checks a screen by every rule in each layout and each colour scheme. No colour depends on the layout.
LOOKS: tuple[tuple[ViewportSize, Literal["light", "dark"]], ...] = (
    ({"width": 1280, "height": 720}, "light"),
    ({"width": 390, "height": 844}, "dark"),
)

SCREENS: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "small-phone": {"width": 320, "height": 640},
    "phone-on-its-side": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
    "tablet-on-its-side": {"width": 1024, "height": 768},
    "laptop": {"width": 1280, "height": 720},
    "desktop": {"width": 2560, "height": 1440},
}
# The least space in each layout: words below the board, next to it, and next to it with the turn list.
FEW_SCREENS = ("small-phone", "phone-on-its-side", "tablet-on-its-side", "laptop")


def expect_accessible(page: Page) -> None:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    for screen, scheme in LOOKS:
        page.set_viewport_size(screen)
        page.emulate_media(color_scheme=scheme)
        expect_becomes(partial(page.evaluate, VIOLATIONS), [])


def faults(table: Table, screen: ViewportSize) -> list[str]:
    """Faults in the board's place on a screen, after everything is painted."""
    table.painted()
    box = table.board.bounding_box()
    if box is None:
        return ["no board"]
    found = {
        "beyond the upper left": min(box["x"], box["y"]) < 0,
        "beyond the right": box["x"] + box["width"] > screen["width"],
        "beyond the bottom": box["y"] + box["height"] > screen["height"],
        # The board has enough width, or enough height next to the words.
        "small": max(box["width"] / screen["width"], box["height"] / screen["height"]) <= 0.5,
        "a page too broad": not table.page.evaluate("document.documentElement.scrollWidth <= innerWidth"),
        "a page scrolled away": table.page.evaluate("scrollX + scrollY") != 0,
    }
    return [fault for fault, there in found.items() if there]


def expect_board_in_sight(table: Table, names: Iterable[str] = tuple(SCREENS)) -> None:
    for name in names:
        screen = SCREENS[name]
        table.page.set_viewport_size(screen)
        expect_becomes(partial(faults, table, screen), [])
        if name == "tablet-on-its-side":  # where the turn list is next to the board, and has the least space
            lists = table.turn_list.get_by_role("list").all()
            assert all(each.evaluate("list => list.scrollWidth <= list.clientWidth") for each in lists)
