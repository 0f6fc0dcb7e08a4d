"""The style sheets: they are used, work in every direction of text, and have enough contrast."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from web.build.page import STYLESHEET
from web.build.site import page_files
from web.build.workspace import ROOT


def test_the_page_names_every_style_sheet_once() -> None:
    named = STYLESHEET.findall((ROOT / "index.html").read_text(encoding="utf-8"))
    assert sorted(named) == sorted(path for path in page_files() if path.endswith(".css"))


def test_the_page_uses_every_class_of_the_style_sheets() -> None:
    """Unused rules are deleted. Some class names are composed: `seat-${seat}`."""
    made = {path: path.read_text(encoding="utf-8") for path in [ROOT / "index.html", *sources()]}
    known = set(re.findall(r"[\w-]+", "\n".join(made.values())))
    stems = tuple(re.findall(r"([a-z][a-z-]*-)\$\{", "\n".join(made.values())))
    for path in (ROOT / "web").rglob("*.css"):
        heads = re.sub(r"/\*.*?\*/|\{[^{}]*\}", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for name in re.findall(r"[.#]([a-z][\w-]*)", heads):
            assert name in known or name.startswith(stems), f"{path.name}: {name}"


def test_no_condition_of_has_lets_every_new_element_cost_a_look_at_the_whole_table() -> None:
    """A `:has()` names classes and elements only. With `:not()`, an attribute or a state in one, Chromium looks at the
    whole table again for each element that is added anywhere: 1.2 ms instead of 0.02 on hexhex8, several times a click.
    """
    for path in (ROOT / "web").rglob("*.css"):
        css = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for condition in conditions(css):
            plain = re.sub(r":(is|where|has)\(", "(", condition)
            assert not re.search(r"[:\[*]", plain), f"{path.name}: :has({condition})"


def test_no_condition_of_has_for_every_window_names_what_comes_and_goes_with_each_turn() -> None:
    """A button, a chip or a price that comes or goes then costs a look at the whole table, as above: 1.0 to 2.0 ms
    a click. Rules for small windows may name them; other windows skip those rules.
    """
    for path in (ROOT / "web").rglob("*.css"):
        css = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for condition in conditions(re.sub(r"^@.*?^\}", "", css, flags=re.DOTALL | re.MULTILINE)):
            assert not re.search(r"(?<![\w-])(\.?button|\.chip|\.price)(?![\w-])", condition), (
                f"{path.name}: :has({condition})"
            )
        assert ".chip:has(" not in css, path.name


def conditions(css: str) -> Iterator[str]:
    """Yield what is in the brackets of each `:has()`, also of one in another."""
    for found in re.finditer(r":has\(", css):
        depth, end = 1, found.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(css[end], 0)
            end += 1
        yield css[found.end() : end - 1]


def test_layout_follows_the_direction_of_the_language() -> None:
    """Physical sides would be wrong in a language that runs from right to left; centred elements may have them."""
    physical = re.compile(
        r"(margin|padding|border)-(left|right)\b|^\s+(left|right): |text-align: (left|right)"
        r"|border-(top|bottom)-(left|right)-radius|float: "
    )
    centred = re.compile(r"left: 50%;\s+transform: translateX\(-50%\);")
    for path in (ROOT / "web").rglob("*.css"):
        for line in centred.sub("", path.read_text(encoding="utf-8")).splitlines():
            assert not physical.search(line), f"{path.name}: {line.strip()}"


def sources() -> list[Path]:
    """The files that make elements: the page's scripts, and the report's pages in the engine."""
    return [*(ROOT / "web").rglob("*.js"), *(ROOT / "bug_engine" / "study").rglob("*.py")]


def test_the_cells_of_every_look_are_distinct_in_the_dark_theme() -> None:
    """Ground, closed cells and open cells differ by 1.6 : 1; in the light theme, where edges help, by 1.2 : 1."""
    css = (ROOT / "web" / "board" / "looks.css").read_text(encoding="utf-8")
    looks = {name: dict(TOKEN.findall(body)) for name, body in re.findall(r'\[data-look="(\w+)"\] \{([^}]*)\}', css)}
    assert len(looks) == 5
    for name, tokens in looks.items():
        for theme, least in ((0, 1.2), (1, 1.6)):
            plate, closed, open_ = (shown(tokens[token], theme) for token in ("plate", "tile", "tile-open"))
            assert contrast(plate, closed) >= least, (name, theme)
            assert contrast(closed, open_) >= least, (name, theme)


def test_the_warning_ring_is_visible_on_every_cell() -> None:
    """The ring of a cell that lets the other side win has 3 : 1 or more on each cell of each look and theme."""
    css = (ROOT / "web" / "board" / "looks.css").read_text(encoding="utf-8")
    looks = {name: dict(TOKEN.findall(body)) for name, body in re.findall(r'\[data-look="(\w+)"\] \{([^}]*)\}', css)}
    marks = (ROOT / "web" / "board" / "marks.css").read_text(encoding="utf-8")
    for mark in (r"\.giveaway \.mark-dot", r"\.mark-cause"):
        assert re.search(mark + r" \{[^}]*stroke: var\(--warn-ring\);", marks), mark
    for name, tokens in looks.items():
        ring = {**looks["meadow"], **tokens}["warn-ring"]
        for theme, cell in product((0, 1), ("tile", "tile-open", "tile-hover", "last")):
            assert contrast(shown(ring, theme), shown(tokens[cell], theme)) >= 3, (name, theme, cell)


TOKEN = re.compile(r"--([\w-]+): ([^;]+);")


def shown(value: str, theme: int) -> str:
    """The colour of a token in the light theme (0) or the dark theme (1)."""
    colours = re.findall("#[0-9a-f]{6}", value)
    return str(colours[theme if len(colours) > 1 else 0])


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, as WCAG 2 computes it."""
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb`."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
