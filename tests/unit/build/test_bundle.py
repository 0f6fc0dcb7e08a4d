"""How the build joins the page's modules and style sheets."""

from __future__ import annotations

import pytest

from web.build.bundle import bundle
from web.build.workspace import BuildError

MODULES = {
    "web/app/main.js": b'import { one } from "../ui/one.js"; one(); import("../learn/learn.js");',
    "web/boot/early.js": b'import { two } from "../ui/two.js"; export const start = () => two();',
    "web/learn/learn.js": b'import { one } from "../ui/one.js"; export const learn = () => one("learned", study);'
    b'const study = () => import("../study/study.js");',
    "web/study/study.js": b'import { two } from "../ui/two.js"; export const study = () => two("studied");',
    "web/ui/one.js": b'import { two } from "./two.js"; export const one = (...all) => two("once", ...all);',
    "web/ui/two.js": b'export const two = (...all) => console.log("twice", ...all);',
}
SHEETS = {"web/styles.css": b'@import "./ui/a.css"; @import "./b.css";', "web/ui/a.css": b"a { fill: url(#here) }"}


def test_the_first_files_are_one_file_without_duplicates() -> None:
    files = bundle(MODULES, "web/boot/early.js", "web/app/main.js", split=True)
    parts = {path.partition("-")[0]: text.decode() for path, text in files.items()}
    assert sorted(parts) == ["web/app/main.js", "web/boot/early.js", "web/parts/learn", "web/parts/study"]
    homes = {"twice": "web/boot/early.js", "once": "web/app/main.js", "learned": "web/parts/learn"}
    for word, home in homes.items():
        assert [path for path, text in parts.items() if f'"{word}"' in text] == [home]
    assert 'from "../../web/boot/early.js"' in parts["web/app/main.js"]
    assert 'from "../../web/app/main.js"' in parts["web/parts/learn"]
    assert 'import("../../web/parts/study-' in parts["web/parts/learn"]


def test_a_missing_module_stays_a_file() -> None:
    text = bundle(
        {"web/engine/worker.js": b'import "../../pyodide/pyodide.mjs"; import("node:fs")'}, "web/engine/worker.js"
    )
    assert b'"../../pyodide/pyodide.mjs"' in text["web/engine/worker.js"]
    assert b'"node:fs"' in text["web/engine/worker.js"]


def test_style_sheets_are_joined_in_order() -> None:
    files = bundle(SHEETS | {"web/b.css": b"b { top: 0 }"}, "web/styles.css", minify=True)
    assert files == {"web/styles.css": b"a{fill:url(#here)}b{top:0}\n"}


def test_a_style_sheet_may_not_name_a_file_by_its_own_folder() -> None:
    with pytest.raises(BuildError):
        bundle(SHEETS | {"web/b.css": b'b { background: url("tile.png") }'}, "web/styles.css")
