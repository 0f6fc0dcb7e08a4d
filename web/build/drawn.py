"""Draws the first frame into index.html, so that a first visit sees it before any script has run.

The page's own code paints it, in Node, into a document of happy-dom. Styles that a script sets are left out: the page's
policy allows no style attribute, so the style sheets have the initial values of these styles.
"""

from __future__ import annotations

import html
import json
import re
import subprocess
from typing import Any

from web.build.bundle import bundle
from web.build.page import Files
from web.build.workspace import ROOT, BuildError, node_program

FIRST_FRAME = "web/app/first-frame.js"
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)  # lit's, which mark its places in a document
STYLE = re.compile(r' style="[^"]*"')
BODY = re.compile(r"(?<=<body>).*(?=</body>)", re.DOTALL)


def with_first_frame(page: str, files: Files) -> str:
    """Return index.html with the first frame in it. The files are the page's modules."""
    module = bundle(files, FIRST_FRAME)[FIRST_FRAME].decode()
    done = drawn(page, module)
    attributes = " ".join(f'{name}="{html.escape(value)}"' for name, value in done["attributes"].items())
    body = STYLE.sub("", COMMENT.sub("", done["body"]))
    page = re.sub(r'\s*<script type="module".*?</script>', "", page)  # boot/drawn.js adds them
    page = re.sub("<html[^>]*>", lambda _: f"<html {attributes}>", page, count=1)
    return BODY.sub(lambda _: body, page, count=1)


def drawn(page: str, module: str) -> dict[str, Any]:
    """Return the attributes and the body of a page into which a module has painted."""
    command = (node_program("node"), str(ROOT / "web" / "build" / "drawn.mjs"))
    task = json.dumps({"page": page, "module": module}).encode()
    done = subprocess.run(command, cwd=ROOT, input=task, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        raise BuildError("The first frame could not be drawn.")
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer
