"""One commit gives the same site, byte by byte, wherever and whenever it is built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from web.build.workspace import NODE_MODULES, ROOT, VENV

# Every Python program that a build starts sees another day, and so does every program in Node.
LATER_PYTHON = """
import time
then = 400 * 86400
for name in ("time", "localtime", "gmtime"):
    def shifted(*given, real=getattr(time, name), name=name, now=time.time):
        return real() + then if name == "time" else real(given[0] if given else now() + then)
    setattr(time, name, shifted)
"""
LATER_NODE = "data:text/javascript,const%20now=Date.now;Date.now=()=>now()%2B400*864e5"


def other_pythons() -> list[str]:
    """Return Pythons of this machine that differ from ours, at most one of each version."""
    own = f"{sys.version_info[0]}.{sys.version_info[1]}"
    names = [f"python3.{minor}" for minor in range(11, 15) if f"3.{minor}" != own]
    found = [place for name in names if (place := shutil.which(name))]
    return [place for place in found if subprocess.run([place, "-V"], capture_output=True, check=False).returncode == 0]


def checkout(folder: Path, *, since: int) -> Path:
    """Copy what git has of this checkout, with the times of files set to `since`."""
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


def built(folder: Path, python: str = sys.executable, umask: int = 0o022, **environment: str) -> dict[str, bytes]:
    """Build in a folder; return the site."""
    command = [python, "build.py", "build"]
    subprocess.run(command, cwd=folder, env=os.environ | environment, umask=umask, check=True)
    dist = folder / "dist"
    return {path.relative_to(dist).as_posix(): path.read_bytes() for path in dist.rglob("*") if path.is_file()}


@pytest.mark.slow
@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs git's list of files")
def test_two_builds_of_one_commit_are_equal(tmp_path: Path) -> None:
    here = built(checkout(tmp_path / "here", since=1_000_000_000))
    later = tmp_path / "later"
    later.mkdir()
    (later / "sitecustomize.py").write_text(LATER_PYTHON, encoding="utf-8")
    elsewhere = checkout(tmp_path / "other" / "place with a longer name", since=1_700_000_000)
    python = next(iter(other_pythons()), sys.executable)
    changed = {
        "TZ": "Pacific/Auckland",
        "LC_ALL": "C",
        "PYTHONHASHSEED": "77",
        "PYTHONPATH": str(later),
        "NODE_OPTIONS": f"--import={LATER_NODE}",
    }
    there = built(elsewhere, python, umask=0o077, **changed)
    assert sorted(here) == sorted(there)
    assert [name for name in here if here[name] != there[name]] == []
