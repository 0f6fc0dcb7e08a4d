"""All tools are pinned: packages by version and hash, actions by commit. No pin names an address."""

from __future__ import annotations

import json
import re
import tomllib

import pytest

from web.build.install import PINNED, pinned
from web.build.workspace import ROOT

EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
REQUIREMENT = re.compile(r"([\w.-]+)==([\w.]+)(?: ; [^\\]+)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_every_extra_has_its_file() -> None:
    assert {path.stem for path in PINNED.iterdir()} == {*EXTRAS}


@pytest.mark.parametrize("extra", EXTRAS)
def test_every_package_has_a_version_and_hashes(extra: str) -> None:
    text = pinned(extra).read_text(encoding="utf-8")
    assert REQUIREMENT.sub("", text) == ""
    found = {(name.replace("_", "-"), version) for name, version, _ in REQUIREMENT.findall(text)}
    wanted = {tuple(pin.replace("_", "-").split("==")) for pin in EXTRAS[extra]}
    # If this fails: uv pip compile, as web/build/install.py says.
    assert wanted <= found


def test_every_package_of_npm_has_a_version_and_a_hash() -> None:
    own = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    names = {**own["dependencies"], **own["devDependencies"]}
    assert [name for name, version in names.items() if not re.fullmatch(r"\d+(\.\d+)+", version)] == []
    locked = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, each in locked.items() if name and not each.get("integrity", "").startswith("sha512-")] == []


def test_no_pin_names_an_address() -> None:
    texts = [*PINNED.iterdir(), ROOT / "package-lock.json"]
    assert [path.name for path in texts if re.search(r'"resolved"|--index-url|--find-links', path.read_text())] == []
    assert [path.name for path in PINNED.iterdir() if "://" in path.read_text()] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned_to_a_commit(workflow: object) -> None:
    uses = re.findall(r"uses: (\S+)(.*)", workflow.read_text(encoding="utf-8"))  # type: ignore[attr-defined]
    assert uses
    for action, comment in uses:
        if not action.startswith("./"):
            assert re.fullmatch(r"[\w-]+/[\w./-]+@[0-9a-f]{40}", action), action
            assert re.fullmatch(r"  # v\d+(\.\d+)*", comment), action


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_only_read_unless_a_job_says_why(workflow: object) -> None:
    text = workflow.read_text(encoding="utf-8")  # type: ignore[attr-defined]
    assert "\npermissions:\n  contents: read\n" in text
