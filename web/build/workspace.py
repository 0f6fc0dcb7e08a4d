"""The repository's folders, and how a build runs tools. Every module of the build imports this one."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
WORK = ROOT / "build"  # files that stay between builds
DIST = ROOT / "dist"
DEV_DIST = WORK / "dev"  # what `serve --dev` serves
REPORTS = ROOT / "test-results"
CACHES = (".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis")
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

# The tools run as on a CI machine and do not look for newer versions of themselves.
ENVIRONMENT = {
    "CI": "1",
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PYTHONDONTWRITEBYTECODE": "1",
    "SOURCE_DATE_EPOCH": "1735689600",  # the date of every file in the wheel, so that equal sources make equal wheels
    "npm_config_audit": "false",
    "npm_config_fund": "false",
    "npm_config_update_notifier": "false",
}


class BuildError(Exception):
    """A build cannot go on; the message says what this machine lacks."""


def succeeds(*command: str | Path) -> bool:
    """Run a command in the top folder, with our standard output, and return whether it succeeded."""
    return subprocess.run(command, cwd=ROOT, env=os.environ | ENVIRONMENT, check=False).returncode == 0


def run(*command: str | Path, remedy: str = "") -> None:
    """Run a command. If it fails, raise a BuildError that ends with the remedy."""
    if not succeeds(*command):
        raise BuildError(f"This command failed: {' '.join(map(str, command))}\n{remedy}".strip())


def node_program(name: str) -> str:
    """Return the path of `node` or `npm`."""
    if found := shutil.which(name):
        return found
    raise BuildError(f"{name} is not installed. It comes with Node 20 or newer: https://nodejs.org")


def fingerprint(*parts: str | bytes) -> str:
    """Return a hash of some contents: 12 hexadecimal digits."""
    hashes = (hashlib.sha256(part.encode() if isinstance(part, str) else part).digest() for part in parts)
    return hashlib.sha256(b"".join(hashes)).hexdigest()[:12]


def gzipped(content: bytes) -> bytes:
    """Return bytes compressed by gzip; equal bytes give equal files on every system and Python."""
    small = gzip.compress(content, 9, mtime=0)
    return small[:9] + b"\xff" + small[10:]  # the byte for the system, which Python 3.11 and 3.13 write differently


@contextlib.contextmanager
def build_lock() -> Iterator[None]:
    """Make other builds of this repository wait, if the system has file locks. Not reentrant."""
    WORK.mkdir(exist_ok=True)
    with (WORK / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def cached(folder: Path, key: str, make: Callable[[], None]) -> Path:
    """Fill a folder by `make`, unless it is already filled for this key; return the folder."""
    stamp = folder / ".made-for"
    if not (stamp.is_file() and stamp.read_text() == key):
        stamp.unlink(missing_ok=True)  # so that a partly filled folder is filled again
        make()
        folder.mkdir(parents=True, exist_ok=True)
        stamp.write_text(key)
    return folder
