"""Lighthouse's judgement of the built site: `python3 build.py bench lighthouse [--rounds 5]`.

The site is served over HTTP/2 with gzip, as on GitHub Pages. Lighthouse consists of 150 packages that nothing else
needs, so the first run installs it into build/lighthouse/, in the version below. OpenSSL makes the certificate.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.tools.browsers import CHROMIUM_OPTIONS, find_chromium
from tests.tools.figures import Figure
from web.build.workspace import DIST, ROOT, WORK, BuildError, cached, node_program, run

VERSION = "13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
# The goals (issue 15): of the figures in ms, except the layout shift; of the categories in points of 100.
FIGURES = {
    "first-contentful-paint": 1200,
    "largest-contentful-paint": 1800,
    "total-blocking-time": 100,
    "cumulative-layout-shift": 0,
}
POINTS = {"mobile": (95, 100, 100, 100), "desktop": (99, 100, 100, 100)}


def lighthouse() -> Path:
    """Return the program; install it if it is missing."""
    folder = WORK / "lighthouse"

    def make() -> None:
        folder.mkdir(parents=True, exist_ok=True)
        install = ("install", "--no-save", "--no-package-lock", "--loglevel=error", "--prefix", folder)
        run(node_program("npm"), *install, f"lighthouse@{VERSION}")

    return cached(folder, VERSION, make) / "node_modules" / "lighthouse" / "cli" / "index.js"


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder over HTTP/2; yield its address."""
    key, certificate = WORK / "lighthouse" / "key.pem", WORK / "lighthouse" / "certificate.pem"
    made = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "30", "-subj", "/CN=localhost")
    run("openssl", *made, "-keyout", key, "-out", certificate, remedy="The certificate is made by openssl.")
    program = ROOT / "tests" / "tools" / "http2.mjs"
    command: list[str | Path] = [node_program("node"), program, folder, key, certificate]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        yield server.stdout.readline().strip()
        server.terminate()


def report(program: Path, address: str, device: str) -> dict[str, Any]:
    """Return Lighthouse's report of one visit."""
    flags = ["--headless=new", "--ignore-certificate-errors", *CHROMIUM_OPTIONS]
    command: list[str | Path] = [node_program("node"), program, address, "--output=json", "--quiet"]
    command += [f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={' '.join(flags)}"]
    command += ["--preset=desktop"] if device == "desktop" else []
    environment = os.environ | {"CHROME_PATH": find_chromium() or "", "CI": "1"}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise BuildError("Lighthouse could not visit the site.")
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def bench_lighthouse(rounds: int) -> Iterator[Figure]:
    """Yield the points and the figures of a phone and of a desktop."""
    program = lighthouse()
    with served(DIST) as address:
        for device, goals in POINTS.items():
            reports = [report(program, address, device) for _ in range(rounds)]
            for name, goal in zip(CATEGORIES, goals, strict=True):
                points = tuple(100 * each["categories"][name]["score"] for each in reports)
                yield Figure(f"{device}, {name}", points, "of 100", goal=goal, more_is_better=True)
            for name, goal in FIGURES.items():
                values = tuple(each["audits"][name]["numericValue"] for each in reports)
                yield Figure(f"{device}, {name}", values, "" if "shift" in name else "ms", goal=goal)
