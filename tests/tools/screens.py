"""Draws every screen in many sizes, themes and languages, to be looked at: `python3 -m tests.tools.screens FOLDER`.

The built site is in BUG_DIST or dist/. A picture has the name LANGUAGE-SCREEN-WIDTHxHEIGHT-THEME.png. Other arguments
choose: `en`, `de` … a language; any other word, the screens whose names contain it. With `sheets`, ImageMagick puts all
screens of a size, a theme and a language on one sheet, so that hundreds of pictures fit into a few.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.e2e.bridge import BridgeHandler, bridged
from tests.e2e.conftest import SEEN_BEFORE, served
from tests.tools.browsers import CHROMIUM_OPTIONS, find_chromium
from web.build.site import source_files
from web.build.workspace import DIST, ROOT

SIZES: tuple[ViewportSize, ...] = (
    {"width": 320, "height": 568},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 1440, "height": 900},
    {"width": 2560, "height": 1440},
)
LAPTOP = SIZES[3]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LANGUAGES = sorted(path.name for path in (ROOT / "web" / "strings").iterdir() if path.is_dir())
USUAL = ("en", "de", "ja")
MIDDLE = "#hexhex4,genius,D2.E4.D5-E4.E5.A1.D6-E6.D3.B5.A4-B4.B1-C1-D2.B2.B3-C4-A3"
OVER = "#hexhex3,genius,D1.D4.A2.B3-B4.E3-D4.D2-D3-E3.C3.B1.C2-D1-B2.C5.B4-C5.E1.D4.E2.A3.C4"
SHEET = 1560  # pixels across
SETTLED_MS = 600  # by then late parts are loaded, and nothing moves


class Screen:
    """A page in one language, and the actions that lead to a screen."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        files = sorted((ROOT / "web" / "strings" / language).glob("*.ftl"))
        self.words = "\n".join(path.read_text(encoding="utf-8") for path in files)

    def press(self, message: str, role: Literal["button", "tab"] = "button") -> None:
        """Press the element that a message names."""
        found = re.search(rf"^{message} = (.+)$", self.words, re.MULTILINE)
        assert found, message
        self.page.get_by_role(role, name=found[1], exact=True).last.click()

    def key(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)


def presses(*messages: str) -> Callable[[Screen], None]:
    """Press some buttons, one after the other."""

    def lead(screen: Screen) -> None:
        for message in messages:
            screen.press(message)
            screen.page.wait_for_timeout(SETTLED_MS)

    return lead


def aids(screen: Screen) -> None:
    """Show two aids."""
    screen.key("Digit2")
    screen.key("Shift+Digit1")


def review(screen: Screen) -> None:
    """Open the review of a finished game."""
    screen.press("study")
    screen.press("review-start")
    screen.page.wait_for_timeout(8_000)


def nothing(_: Screen) -> None:
    """Stay on the first screen."""


SCREENS: dict[str, tuple[str, Callable[[Screen], None]]] = {
    "first": ("", nothing),
    "play": (MIDDLE, nothing),
    "aids": (MIDDLE, aids),
    "over": (OVER, nothing),
    "review": (OVER, review),
    "analysis": (MIDDLE, presses("study")),
    "lesson": ("#lesson/eating", nothing),
    "puzzle": ("#puzzle/198", nothing),
    "new": ("", presses("action-new-game")),
    "settings": ("", presses("action-settings")),
    "keys": ("", presses("action-settings", "action-keys")),
    "share": (MIDDLE, presses("action-share")),
    "learn": ("", presses("learn")),
    "minute": ("", presses("learn", "learn-minute")),
    "library": ("", presses("library")),
    "embed": ("?embed" + MIDDLE, nothing),
}


def draw(browser: Browser, site: str, language: str, name: str, folder: Path) -> None:
    """Draw one screen in one language, in all sizes and themes."""
    path, lead = SCREENS[name]
    context = browser.new_context(locale=language, viewport=LAPTOP, reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    page.add_init_script(SEEN_BEFORE)
    page.goto(site + path)
    page.get_by_role("group", name=re.compile("[:\N{FULLWIDTH COLON}]")).first.wait_for()
    page.wait_for_timeout(SETTLED_MS)
    lead(Screen(page, language))
    for size in SIZES:
        for theme in THEMES:
            page.set_viewport_size(size)
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(SETTLED_MS)
            page.screenshot(path=folder / f"{language}-{name}-{size['width']}x{size['height']}-{theme}.png")
    context.close()


def sheets(folder: Path, languages: list[str], names: list[str]) -> None:
    """Put all screens of a size, a theme and a language on one sheet."""
    for language, size, theme in product(languages, SIZES, THEMES):
        width, height = size["width"], size["height"]
        look = f"{width}x{height}-{theme}.png"
        columns = max(1, round((len(names) * height / width) ** 0.5))
        cell = min(width, SHEET // columns)
        options = ("-geometry", f"{cell}x+4+4", "-tile", f"{columns}x", "-background", "#888", "-depth", "8")
        pictures = [str(folder / f"{language}-{name}-{look}") for name in names]
        subprocess.run(["montage", *pictures, *options, str(folder / f"sheet-{language}-{look}")], check=True)


def main() -> None:
    """Draw the screens that the arguments choose."""
    target, *chosen = sys.argv[1:]
    folder = Path(target)
    folder.mkdir(parents=True, exist_ok=True)
    languages = [each for each in chosen if each in LANGUAGES] or list(USUAL)
    parts = [each for each in chosen if each not in LANGUAGES and each != "sheets"]
    names = [name for name in SCREENS if not parts or any(part in name for part in parts)]
    dist = Path(os.environ.get("BUG_DIST", DIST))
    replaced = bridged(source_files(), (dist / "index.html").read_text(encoding="utf-8"))
    with served(dist, BridgeHandler, replaced=replaced) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_OPTIONS)
        for language in languages:
            for name in names:
                draw(browser, site, language, name, folder)
        browser.close()
    if "sheets" in chosen:
        sheets(folder, languages, names)


if __name__ == "__main__":
    main()
