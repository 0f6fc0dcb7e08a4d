"""Measures the size of the source, by folder: `python3 -m tests.tools.sizes [CHECKOUT]`.

Bytes are without comments, docstrings and layout, so that neither prose nor the formatter counts; generated files and
data are left out. Circles are groups of the page's modules that import each other.
"""

from __future__ import annotations

import ast
import posixpath
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
ESBUILD = ROOT / "node_modules" / "esbuild" / "bin" / "esbuild"
DATA = {"puzzles.js", "catalogue.js", "weights.py"}
IMPORT = re.compile(r"""^(?:import|export)\b[^;"']*["'](\.[^"']+)["']""", re.MULTILINE)
FEW_LINES = 40


def sources(checkout: Path) -> Iterator[Path]:
    """Yield the source files of the engine, the page and the build."""
    yield checkout / "build.py"
    for folder in ("bug_engine", "web"):
        for path in sorted((checkout / folder).rglob("*")):
            if path.suffix in {".py", ".js", ".mjs", ".css", ".ftl"} and path.name not in DATA:
                yield path


def bare_size(path: Path) -> int:
    """Return the bytes of a file without comments, docstrings and layout."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        tree = ast.parse(text)
        for node in ast.walk(tree):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node) is not None:
                node.body = node.body[1:] or [ast.Pass()]
        return len(re.sub(r"^ +", "", ast.unparse(tree), flags=re.MULTILINE).encode())
    if path.suffix == ".ftl":
        return len(re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).encode())
    loader = "css" if path.suffix == ".css" else "js"
    command: list[str | Path] = [
        ESBUILD,
        f"--loader={loader}",
        "--minify-whitespace",
        "--legal-comments=none",
        "--charset=utf8",
    ]
    return len(subprocess.run(command, input=text.encode(), capture_output=True, check=True).stdout)


def circles(checkout: Path) -> list[set[str]]:
    """Return the groups of the page's modules that import each other, the largest first."""
    modules = {path.relative_to(checkout).as_posix(): path for path in (checkout / "web").rglob("*.js")}
    imports = {
        name: {
            posixpath.normpath(posixpath.join(posixpath.dirname(name), to)) for to in IMPORT.findall(path.read_text())
        }
        for name, path in modules.items()
    }

    def reached(name: str) -> set[str]:
        seen: set[str] = set()
        todo = [name]
        while todo:
            for to in imports.get(todo.pop(), set()) - seen:
                seen.add(to)
                todo.append(to)
        return seen

    reach = {name: reached(name) for name in modules}
    groups = {frozenset({to for to in reach[name] if name in reach.get(to, set())}) for name in modules}
    return sorted((set(group) for group in groups if group), key=len, reverse=True)


def main() -> None:
    """Print the table."""
    checkout = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT
    files: Counter[str] = Counter()
    small: Counter[str] = Counter()
    size: Counter[str] = Counter()
    for path in sources(checkout):
        room = path.parent.relative_to(checkout).as_posix()
        for name in (room, "engine" if room.startswith("bug_engine") else "page and build"):
            files[name] += 1
            small[name] += len(path.read_text(encoding="utf-8").splitlines()) < FEW_LINES
            size[name] += bare_size(path)
    print(f"| folder | files | under {FEW_LINES} lines | bytes |\n|---|---|---|---|")
    for room in sorted(files):
        print(f"| `{room}` | {files[room]} | {small[room]} | {size[room]:,} |")
    found = circles(checkout)
    print(f"\nImport circles of the page: {len(found)}; modules in each: {[len(group) for group in found]}")


if __name__ == "__main__":
    main()
