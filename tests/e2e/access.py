"""What holds for every screen of the page: axe finds no fault with it, and the board is in sight."""

from __future__ import annotations

from functools import partial
from typing import Literal

from playwright.sync_api import Page, ViewportSize

from tests.e2e.table import Table, expect_becomes
from web.build.workspace import NODE_MODULES

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
VIOLATIONS = """async (rules) => {
  const only = rules && { runOnly: { type: "rule", values: rules } };
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...only });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${failureSummary} ${html}`));
}"""
# The rules of axe for each scheme, None: all. In the second, those that look at colours: the others find the same.
SCHEMES: dict[Literal["light", "dark"], list[str] | None] = {
    "light": None,
    "dark": ["color-contrast", "link-in-text-block"],
}
PAGE_SIZES: tuple[ViewportSize, ...] = ({"width": 1280, "height": 720}, {"width": 390, "height": 844})

SCREENS: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "small-phone": {"width": 320, "height": 640},
    "phone-on-its-side": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
    "tablet-on-its-side": {"width": 1024, "height": 768},
    "laptop": {"width": 1280, "height": 720},
    "desktop": {"width": 2560, "height": 1440},
}


def expect_accessible(page: Page) -> None:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    for screen in PAGE_SIZES:
        page.set_viewport_size(screen)
        for scheme, rules in SCHEMES.items():
            page.emulate_media(color_scheme=scheme)
            expect_becomes(partial(page.evaluate, VIOLATIONS, rules), [])


def faults(table: Table, screen: ViewportSize) -> list[str]:
    """What is wrong with the place of the board on a screen, when all that was done is painted."""
    table.painted()
    box = table.board.bounding_box()
    if box is None:
        return ["no board"]
    found = {
        "beyond the upper left": min(box["x"], box["y"]) < 0,
        "beyond the right": box["x"] + box["width"] > screen["width"],
        "beyond the bottom": box["y"] + box["height"] > screen["height"],
        # There is room for it in breadth, or in height beside the words.
        "small": max(box["width"] / screen["width"], box["height"] / screen["height"]) <= 0.5,
        "a page too broad": not table.page.evaluate("document.documentElement.scrollWidth <= innerWidth"),
        "a page scrolled away": table.page.evaluate("scrollX + scrollY") != 0,
    }
    return [fault for fault, there in found.items() if there]


def expect_board_in_sight(table: Table) -> None:
    for name, screen in SCREENS.items():
        table.page.set_viewport_size(screen)
        expect_becomes(partial(faults, table, screen), [])
        if name == "tablet-on-its-side":  # where the list of turns stands beside the board, and has the least room
            lists = table.turn_list.get_by_role("list").all()
            assert all(each.evaluate("list => list.scrollWidth <= list.clientWidth") for each in lists)
