"""The documents' examples work, and the files that they name exist."""

import doctest
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NOT_OURS = {"node_modules", ".venv", ".git", "dist", "build", "test-results"}

# A path in a code span: `web/app/main.js`, `web/aids/`, `kernel.py`; but not any `a/b`, and not a pattern.
PATH = re.compile(r"`((?:[\w.-]+/)*[\w.-]+\.(?:py|js|mjs|css|html|ftl|md|toml|yml|jsonl?)|(?:[\w.-]+/)+)`")
# Files that readers of the recipes make, that the build makes, and that users have.
TOYS = {
    "bug_engine/bots/greedy.py",
    "tests/data/wire/sizes-growth.json",
    "web/aids/full.js",
    "web/game/sizes.js",
    "web/strings/nl/",
}
MADE = re.compile(
    r"(?:dist|build|books|vendor|node_modules|\.venv)/|mybot\.py|bug\.html|bug\.cdx\.json|licences\.html|chess\.py"
)
# Files that are written but not merged yet.
COMING = {
    "bug_engine/wire/schema/methods.py",
    "web/strings/en/aids.ftl",
    "web/strings/en/bots.ftl",
    "web/strings/en/game.ftl",
    "web/strings/index.js",
}


@cache
def files() -> frozenset[str]:
    """The paths of all files and folders of the repository; folders end with a slash."""
    found = set()
    for path in ROOT.rglob("*"):
        inside = path.relative_to(ROOT)
        if not NOT_OURS & {*inside.parts[:1]} and "__pycache__" not in inside.parts:
            found.add(inside.as_posix() + "/" * path.is_dir())
    return frozenset(found)


def exists(name: str) -> bool:
    """Whether a path names a file or folder, or is the end of such a path: `study/hint.py`."""
    return any(path == name or path.endswith(f"/{name}") for path in files())


def test_readme_examples_run() -> None:
    failed, attempted = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert attempted
    assert not failed


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_have_targets(document: Path) -> None:
    links = re.findall(r"\]\((?!\w+:|#)([^)#]+)", document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_files_that_documents_name_exist(document: Path) -> None:
    named = set(PATH.findall(document.read_text(encoding="utf-8"))) - TOYS - COMING
    assert sorted(name for name in named if not MADE.match(name) and not exists(name)) == []


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(r"\]\((\d{4}-[\w-]+\.md)\)", (folder / "README.md").read_text(encoding="utf-8"))
    assert listed == sorted(path.name for path in folder.glob("0*.md"))
