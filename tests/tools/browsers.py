"""Finds the browsers that the tests drive, and installs missing ones. Needs the standard library only."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from pathlib import Path

from web.build.workspace import PYTHON, BuildError, succeeds

# The headless shell comes first: it has no window, and the browser tests take 15 % less processor time in it.
CHROMIUM_NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
FIREFOX_NAMES = ("firefox-esr", "firefox")
# For root in a container; and the browser itself requests nothing from the network.
CHROMIUM_OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def find_program(names: Iterable[str]) -> str | None:
    """Return the path of the first of some programs that is installed."""
    return next((found for name in names if (found := shutil.which(name))), None)


def find_chromium() -> str | None:
    """Return the path of this machine's Chromium or Chrome; None: Playwright uses its own."""
    return os.environ.get("BUG_CHROMIUM") or find_program(CHROMIUM_NAMES)


def find_firefox() -> str | None:
    """Return the path of this machine's Firefox; Playwright's own is patched, and so another browser."""
    return os.environ.get("BUG_FIREFOX") or find_program(FIREFOX_NAMES)


def apt_installs(package: str) -> bool:
    """Install a Debian package without its recommended packages; return False if this is not possible."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    install = ("apt-get", "install", "-qq", "-y", "--no-install-recommends", package)
    return succeeds("apt-get", "update", "-qq") and succeeds(*install)


def provide_chromium() -> None:
    """Install Chromium if there is none."""
    if find_chromium() or succeeds(PYTHON, "-m", "playwright", "install", "chromium"):
        return
    if apt_installs("chromium-headless-shell") or apt_installs("chromium"):
        return
    raise BuildError("The browser tests need Chromium or Chrome. Install one, or name it in BUG_CHROMIUM.")


def provide_firefox() -> None:
    """Install Firefox if there is none."""
    if not find_firefox() and not apt_installs("firefox-esr"):
        raise BuildError("These tests need Firefox. Install it, or name it in BUG_FIREFOX.")


def find_webkit() -> tuple[str, str, str]:
    """Return the paths of WebKitGTK's driver, its browser and a virtual screen for them; install what is missing."""
    for package, program in (("webkit2gtk-driver", "WebKitWebDriver"), ("xvfb", "xvfb-run"), ("xauth", "xauth")):
        if not shutil.which(program) and not apt_installs(package):
            raise BuildError(f"The walk in WebKit needs {program}, which Debian has in {package}.")
    browser = next(Path("/usr").glob("lib*/*/webkit2gtk-4.*/MiniBrowser"), None)
    if browser is None:
        raise BuildError("The walk in WebKit needs MiniBrowser, which Debian has in webkit2gtk-driver.")
    return str(shutil.which("WebKitWebDriver")), str(browser), str(shutil.which("xvfb-run"))
