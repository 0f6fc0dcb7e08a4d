"""web/build/prepared.py uses private names of one version of Python, the one in Pyodide."""

from __future__ import annotations

import json

from web.build.prepared import MADE_FOR
from web.build.workspace import ROOT


def test_it_supports_the_pyodide_that_the_site_serves() -> None:
    pyodide = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]["pyodide"]
    assert pyodide == MADE_FOR, (
        f"Pyodide is {pyodide} now. Read what web/build/prepared.py says about a new version, and check by the browser "
        "tests that the boot compiles nothing: build.py test -k 'engine or prepared'. Then write the version there."
    )
