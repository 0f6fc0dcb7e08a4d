"""Installs the pinned tools: Python's into .venv/, Node's into node_modules/."""

from __future__ import annotations

import sys
import tomllib

from web.build.workspace import NODE_MODULES, PYTHON, ROOT, VENV, build_lock, cached, fingerprint, node_program, run


def pinned(extra: str) -> list[str]:
    """Return the requirements that pyproject.toml pins for an extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pins: list[str] = project["optional-dependencies"][extra]
    return pins


def install_tools() -> None:
    """Fill .venv from pyproject.toml and node_modules from package-lock.json, unless they are up to date.

    A `.venv` or `node_modules` that is a link belongs to another checkout and is used as it is.
    """
    pins = pinned("dev")

    def make_venv() -> None:
        remedy = "On Debian and Ubuntu, `apt-get install python3-venv` provides venv."
        run(sys.executable, "-m", "venv", "--clear", VENV, remedy=remedy)
        run(PYTHON, "-m", "pip", "install", "--quiet", *pins)

    def make_node_modules() -> None:
        run(node_program("npm"), "ci", "--loglevel=error")

    with build_lock():
        if not VENV.is_symlink():
            cached(VENV, fingerprint(sys.version, *pins), make_venv)
        if not NODE_MODULES.is_symlink():
            cached(NODE_MODULES, fingerprint((ROOT / "package-lock.json").read_bytes()), make_node_modules)
