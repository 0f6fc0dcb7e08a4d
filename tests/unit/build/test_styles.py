"""The style sheets: what the build makes of them, and that each is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from web.build.page import STYLES, STYLESHEET, with_one_stylesheet
from web.build.site import page_files
from web.build.workspace import ROOT

PAGE = b"""<head>
  <link rel="stylesheet" href="web/ui/first.css">
  <link rel="stylesheet" href="web/board/second.css">
  <script src="early.js"></script>
</head>"""


def test_the_style_sheets_are_joined_in_the_order_of_the_page() -> None:
    files = {"index.html": PAGE, "web/board/second.css": b"b { top: 0 }\n", "web/ui/first.css": b"a { top: 1px }\n"}
    joined = with_one_stylesheet(files | {"web/app/main.js": b"1"})
    page = b'<head>\n  <link rel="stylesheet" href="web/styles.css">\n  <script src="early.js"></script>\n</head>'
    assert joined == {
        "index.html": page,
        "web/styles.css": b"a { top: 1px }\nb { top: 0 }\n",
        "web/app/main.js": b"1",
    }


def test_a_style_sheet_may_not_name_a_file_by_its_own_folder() -> None:
    files = {"index.html": PAGE, "web/ui/first.css": b"a { fill: url(#here) }", "web/board/second.css": b"b { top: 0 }"}
    assert STYLES in with_one_stylesheet(files)
    with pytest.raises(ValueError, match=r"web/board/second\.css"):
        with_one_stylesheet(files | {"web/board/second.css": b'b { background: url("tile.png") }'})


def test_the_page_names_every_style_sheet_once() -> None:
    named = STYLESHEET.findall((ROOT / "index.html").read_text(encoding="utf-8"))
    assert sorted(named) == sorted(path for path in page_files() if path.endswith(".css"))


def test_no_class_of_the_style_sheets_is_unknown_to_the_page() -> None:
    """A rule that nothing uses is deleted. Some classes are put together: `seat-${seat}`."""
    made = {path: path.read_text(encoding="utf-8") for path in [ROOT / "index.html", *sources()]}
    known = set(re.findall(r"[\w-]+", "\n".join(made.values())))
    stems = tuple(re.findall(r"([a-z][a-z-]*-)\$\{", "\n".join(made.values())))
    for path in (ROOT / "web").rglob("*.css"):
        heads = re.sub(r"/\*.*?\*/|\{[^{}]*\}", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for name in re.findall(r"[.#]([a-z][\w-]*)", heads):
            assert name in known or name.startswith(stems), f"{path.name}: {name}"


def sources() -> list[Path]:
    """The files that make elements: the page's scripts, and the report's pages in the engine."""
    return [*(ROOT / "web").rglob("*.js"), *(ROOT / "bug_engine" / "study").rglob("*.py")]
