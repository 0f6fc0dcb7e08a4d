"""Installs the pinned tools: Python's into .venv/, Node's into node_modules/. The hash of every file is checked.

pinned/*.txt names all packages that an extra of pyproject.toml needs, with the hashes of all builds. For the extra
`dev`, `uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --extra dev
pyproject.toml -o web/build/pinned/dev.txt` writes it. tests/unit/build/test_pins.py fails when a file is stale.
"""

from __future__ import annotations

import sys
from pathlib import Path

from web.build.workspace import NODE_MODULES, PYTHON, ROOT, VENV, build_lock, cached, fingerprint, node_program, run

PINNED = Path(__file__).with_name("pinned")
HASHED = ("--quiet", "--require-hashes", "--only-binary=:all:", "--requirement")


def pinned(extra: str) -> Path:
    """Return the requirements, with hashes, of an extra of pyproject.toml."""
    return PINNED / f"{extra}.txt"


def install_tools() -> None:
    """Fill .venv from pinned/dev.txt and node_modules from package-lock.json, unless they are up to date.

    A `.venv` or `node_modules` that is a link belongs to another checkout and is used as it is.
    """
    pins = pinned("dev")

    def make_venv() -> None:
        remedy = "On Debian and Ubuntu, `apt-get install python3-venv` provides venv."
        run(sys.executable, "-m", "venv", "--clear", VENV, remedy=remedy)
        run(PYTHON, "-m", "pip", "install", *HASHED, pins)

    def make_node_modules() -> None:
        run(node_program("npm"), "ci", "--loglevel=error")

    with build_lock():
        if not VENV.is_symlink():
            cached(VENV, fingerprint(sys.version, pins.read_bytes()), make_venv)
        if not NODE_MODULES.is_symlink():
            cached(NODE_MODULES, fingerprint((ROOT / "package-lock.json").read_bytes()), make_node_modules)
