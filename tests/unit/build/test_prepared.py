"""web/build/prepared.py touches private parts of one version of Python, the one in Pyodide."""

from __future__ import annotations

import json

from web.build.prepared import MADE_FOR
from web.build.workspace import ROOT


def test_it_is_made_for_the_pyodide_that_the_site_serves() -> None:
    pyodide = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]["pyodide"]
    assert pyodide == MADE_FOR, (
        f"Pyodide is {pyodide} now. Read what web/build/prepared.py says about a new version, and see in the browser "
        "tests that the boot compiles nothing: build.py test -k 'engine or prepared'. Then write the version there."
    )
