"""One commit gives the same site, byte by byte, at any place and time."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from web.build.workspace import NODE_MODULES, ROOT, VENV

# Every Python program that a build starts sees another day, and so does every Node program.
LATER_PYTHON = """
import time
then = 400 * 86400
for name in ("time", "localtime", "gmtime"):
    def shifted(*given, real=getattr(time, name), name=name, now=time.time):
        return real() + then if name == "time" else real(given[0] if given else now() + then)
    setattr(time, name, shifted)
"""
LATER_NODE = "data:text/javascript,const%20now=Date.now;Date.now=()=>now()%2B400*864e5"


def version_of(python: str | Path) -> str:
    """Return the version of a Python, or nothing if it doesn't start."""
    done = subprocess.run([python, "-V"], capture_output=True, text=True, check=False)
    return done.stdout.strip()


def other_python(minor: int) -> str | None:
    """Return another Python 3.`minor` of this machine, from any folder of the path or from pyenv."""
    homes = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    on_path = (Path(folder, f"python3.{minor}") for folder in os.get_exec_path())
    own = version_of(sys.executable)
    for place in (*on_path, *sorted(homes.glob(f"3.{minor}.*/bin/python3"))):
        if place.is_file() and version_of(place) not in ("", own):
            return str(place)
    return None


def checkout(folder: Path, *, since: int) -> Path:
    """Copy the files of this checkout that git has, and set their times to `since`."""
    listed = subprocess.run(
        ["git", "ls-files", "-coz", "--exclude-standard"], cwd=ROOT, capture_output=True, check=True
    ).stdout
    for name in listed.decode().split("\0"):
        if name and (ROOT / name).is_file() and not name.startswith("tests/data/"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
            os.utime(folder / name, (since, since))
    for tools in (VENV, NODE_MODULES):
        (folder / tools.name).symlink_to(tools)
    return folder


def released(folder: Path, python: str = sys.executable, umask: int = 0o022, **environment: str) -> dict[str, bytes]:
    """Make a release in a folder; return the site and the files of the release."""
    command = [python, "build.py", "release"]
    subprocess.run(command, cwd=folder, env=os.environ | environment, umask=umask, check=True)
    made = [path for part in ("dist", "build/release") for path in (folder / part).rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in made}


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """A release of this commit."""
    if not (ROOT / ".git").exists():
        pytest.skip("needs git's list of files")
    made = released(checkout(tmp_path_factory.mktemp("here"), since=1_000_000_000))
    names = [name.removeprefix("build/release/") for name in made if name.startswith("build/release/")]
    assert {"dist.zip", "bug.html", "bug.cdx.json", "SHA256SUMS"} < {*names}
    assert any(name.endswith(".whl") for name in names)
    return made


def test_another_python_is_found_behind_our_own_on_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first on the path was tried; a machine's own Python may come after it."""
    minor = sys.version_info.minor
    for name, version in (("ours", version_of(sys.executable)), ("broken", ""), ("other", f"Python 3.{minor}.99")):
        python = tmp_path / name / f"python3.{minor}"
        python.parent.mkdir()
        python.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        python.chmod(0o755)
    found = [str(tmp_path / name) for name in ("nowhere", "ours", "broken", "other")]
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setenv("PATH", os.pathsep.join([*found, os.environ["PATH"]]))
    assert other_python(minor) == str(tmp_path / "other" / f"python3.{minor}")
    monkeypatch.setenv("PATH", os.pathsep.join(found[:3]))
    assert other_python(minor) is None


@pytest.mark.slow
@pytest.mark.parametrize("minor", [None, 11, 12, 13, 14], ids=lambda minor: f"3.{minor}" if minor else "ours")
def test_two_releases_of_one_commit_are_equal(here: dict[str, bytes], tmp_path: Path, minor: int | None) -> None:
    python = other_python(minor) if minor else sys.executable
    if not python:
        pytest.skip(f"UNTRIED: this machine has no Python 3.{minor} but ours, {version_of(sys.executable)}")
    later = tmp_path / "later"
    later.mkdir()
    (later / "sitecustomize.py").write_text(LATER_PYTHON, encoding="utf-8")
    elsewhere = checkout(tmp_path / "other" / "place with a longer name", since=1_700_000_000)
    changed = {
        "TZ": "Pacific/Auckland",
        "LC_ALL": "C",
        "PYTHONHASHSEED": "77",
        "PYTHONPATH": str(later),
        "NODE_OPTIONS": f"--import={LATER_NODE}",
    }
    there = released(elsewhere, python, umask=0o077, **changed)
    assert sorted(here) == sorted(there)
    assert [name for name in here if here[name] != there[name]] == []
