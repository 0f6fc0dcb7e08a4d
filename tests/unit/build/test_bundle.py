"""How the build joins the page's modules and style sheets."""

from __future__ import annotations

import re

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


def test_a_file_imports_only_what_it_uses_and_by_one_statement_from_another() -> None:
    one = b'export const once = () => console.log("once"), learned = () => log(), log = () => console.log("log");'
    modules = {
        "web/app/main.js": b'import { once, learned, log } from "../ui/one.js"; import { two } from "../ui/two.js";'
        b'once(two, learned, log); import("../learn/learn.js");',
        "web/app/rest.js": b'import { once } from "../ui/one.js"; import { two } from "../ui/two.js"; once(two);',
        "web/learn/learn.js": b'import { learned } from "../ui/one.js"; learned();',
        "web/ui/one.js": one,
        "web/ui/two.js": b'export const two = () => console.log("twice");',  # in another part than one.js
    }
    files = bundle(modules, "web/app/main.js", "web/app/rest.js", split=True, minify=True)
    texts = {path.partition("-")[0]: text.decode() for path, text in files.items()}
    imported = {path: re.findall(r"import\{([^}]*)\}", text) for path, text in texts.items()}
    counts = {path: [len(names.split(",")) for names in statements] for path, statements in imported.items()}
    assert counts == {"web/app/main.js": [], "web/app/rest.js": [2], "web/parts/learn": [1]}
    [exported] = re.findall(r"export\{([^}]*)\}", texts["web/app/main.js"])
    assert len(exported.split(",")) == 3  # not log


def test_what_later_parts_share_is_one_file_without_duplicates() -> None:
    modules = {
        "web/app/main.js": b'import("../a/a.js"); import("../b/b.js"); import("../c/c.js");',
        "web/a/a.js": b'import { one } from "../ui/one.js"; import { two } from "../ui/two.js"; one(two, "a");',
        "web/b/b.js": b'import { one } from "../ui/one.js"; import { three } from "../ui/three.js"; one(three, "b");',
        "web/c/c.js": b'import { two } from "../ui/two.js"; import { three } from "../ui/three.js"; two(three, "c");',
        "web/ui/one.js": b'export const one = (...all) => console.log("once", ...all);',
        "web/ui/two.js": b'export const two = (...all) => console.log("twice", ...all);',
        "web/ui/three.js": b'export const three = (...all) => console.log("thrice", ...all);',
    }
    files = bundle(modules, "web/app/main.js", split=True, minify=True)
    parts = {path.partition("-")[0]: text.decode() for path, text in files.items()}
    assert sorted(parts) == ["web/app/main.js", "web/parts/a", "web/parts/b", "web/parts/c", "web/parts/chunk"]
    for word in ("once", "twice", "thrice"):
        assert [path for path, text in parts.items() if f'"{word}"' in text] == ["web/parts/chunk"]
    for part in "abc":
        assert f'"{part}"' in parts[f"web/parts/{part}"]
        assert len(re.findall(r"\bimport\{", parts[f"web/parts/{part}"])) == 1


def test_a_part_with_another_text_has_another_name() -> None:
    """A cache that keeps the old one under this name would serve it: the browser runs no part with another hash."""
    both = []
    for more in (b"", b"const of_its_own = (e, t) => [e, t, e + t]; of_its_own(1, 2); of_its_own(3, 4);"):
        modules = MODULES | {"web/app/main.js": MODULES["web/app/main.js"] + more}
        entries = "web/boot/early.js", "web/app/main.js"
        both.append(bundle(modules, *entries, split=True, minify=True, sourcemap="linked"))
    one, other = both
    parts = {path for path in one if path.startswith("web/parts/") and path.endswith(".js")}
    assert len(parts) == 2
    assert {path for path in parts if other.get(path) == one[path]} == {path for path in parts if path in other}
    changed = next(path for path in parts if path not in other)
    assert f"{changed}.map" in one
    assert f"{changed.rpartition('/')[2]}.map".encode() in one[changed]
    assert all(path.encode() in one["web/app/main.js"] + one[changed] for path in parts)


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
