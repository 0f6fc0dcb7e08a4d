"""No function of the engine, the build or the tools has more than 40 lines, and no file more than 400.

For web/ oxlint has the same rules. In a function, docstrings, comments and blank lines do not count: they make it
easier to read. Nor do functions within it.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST = 40
MOST_OF_FILE = 400
# What may be longer, and why.
LONGER = {
    "bug_engine/kernel.py:_run": "hot: it runs for every cell that a search tries",
    "tests/tools/training.py:fitted": "one formula, written out: forward, loss, slopes, step",
}
DATA = {"weights.py"}
FILES = [
    ROOT / "build.py",
    *sorted(path for folder in ("bug_engine", "web", "tests/tools") for path in (ROOT / folder).rglob("*.py")),
]


def own_lines(function: ast.FunctionDef | ast.AsyncFunctionDef, lines: list[str]) -> int:
    """Return how many lines of code a function has without the functions within it."""
    left_out = {
        number
        for node in ast.walk(function)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node is not function
        for number in range(node.lineno, (node.end_lineno or 0) + 1)
    }
    first = function.body[0]
    if ast.get_docstring(function) is not None:
        left_out.update(range(first.lineno, (first.end_lineno or 0) + 1))
    numbers = set(range(function.lineno, (function.end_lineno or 0) + 1)) - left_out
    return sum(bool(line) and not line.startswith("#") for line in (lines[number - 1].strip() for number in numbers))


@pytest.mark.parametrize("path", [pytest.param(path, id=path.relative_to(ROOT).as_posix()) for path in FILES])
def test_functions_are_short(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    functions = [n for n in ast.walk(ast.parse(text)) if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef))]
    name = path.relative_to(ROOT).as_posix()
    long = {f"{name}:{each.name}" for each in functions if own_lines(each, text.splitlines()) > MOST}
    assert long == {each for each in LONGER if each.startswith(f"{name}:")}


@pytest.mark.parametrize("path", [pytest.param(path, id=path.relative_to(ROOT).as_posix()) for path in FILES])
def test_files_are_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_OF_FILE or path.name in DATA
