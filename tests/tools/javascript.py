"""Groups the JavaScript tests by process. Needs the standard library only.

A process of Node costs as much as dozens of tests, so files share one if they leave no trace in it: those of a room,
those that draw views in one document, and those that play stories in a world of their own. A file that changes what is
global, or has hooks, which Node would call for the tests of all files, has a process of its own.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from pathlib import Path

from web.build.workspace import NODE_MODULES, ROOT, WORK, node_program, run

TESTS = ROOT / "tests" / "js"
DOCUMENT, WORLD = TESTS / "page.mjs", TESTS / "together" / "world.mjs"
IMPORTED = re.compile(r'(?:from |^import |await import\()"(\.[^"]+)"', re.MULTILINE)
# The document that views are drawn in has 500 modules. In one file each process loads it in 0.1 s instead of 0.7 s.
JOIN = """
import { build } from "esbuild";
const [outfile] = process.argv.slice(1);
const js = 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';
const options = { bundle: true, platform: "node", format: "esm", logLevel: "error" };
await build({ entryPoints: ["happy-dom"], outfile, banner: { js }, ...options });
"""
GLOBAL = re.compile(r'globalThis|process\.env|import (?!test from|\{ test \} from)[^;]* from "node:test"')


def test_files() -> list[Path]:
    """Return all files of JavaScript tests."""
    return sorted(TESTS.rglob("*.test.mjs"))


def read_by(file: Path) -> set[Path]:
    """Return a file of tests/js and all that it imports from there."""
    read: set[Path] = set()
    waiting = [file]
    while waiting:
        path = waiting.pop()
        if path not in read and path.is_relative_to(TESTS):
            read.add(path)
            waiting += [(path.parent / to).resolve() for to in IMPORTED.findall(path.read_text(encoding="utf-8"))]
    return read


def group(file: Path) -> str:
    """Return the name of the process of a file."""
    read = read_by(file)
    if WORLD in read:
        return "worlds"  # a world replaces all that it needs of what is global
    if any(GLOBAL.search(path.read_text(encoding="utf-8")) for path in read - {DOCUMENT}):
        return file.relative_to(TESTS).as_posix().removesuffix(".test.mjs").replace("/", "-")
    return "views" if DOCUMENT in read else file.parent.name


def grouped(files: Iterable[Path]) -> list[Path]:
    """Write a file for each process, which imports its tests; return them."""
    groups: dict[str, list[Path]] = {}
    for file in files:
        groups.setdefault(group(file), []).append(file)
    folder = WORK / "tests-js"
    folder.mkdir(parents=True, exist_ok=True)
    entries = []
    for name, members in groups.items():
        paths = [Path(os.path.relpath(member, folder)).as_posix() for member in members]
        entries.append(folder / f"{name}.mjs")
        entries[-1].write_text("".join(f'import "{path}";\n' for path in paths), encoding="utf-8")
    return entries


def join_document() -> None:
    """Write the document's library as one file, unless it is there; tests/js/vendor.js looks for it."""
    package = json.loads((NODE_MODULES / "happy-dom" / "package.json").read_text(encoding="utf-8"))
    file = WORK / "tests-js" / f"happy-dom-{package['version']}.mjs"
    if not file.is_file():
        fresh = file.with_suffix(".new")
        run(node_program("node"), "--input-type=module", "--eval", JOIN, fresh)
        fresh.replace(file)
