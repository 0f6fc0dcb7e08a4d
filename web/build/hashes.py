"""Writes the hashes of the page's parts into the page, as import maps: the browser runs no part that was changed.

The words are requested first, so their hashes are in index.html. All other hashes are in app/rest.js, because
index.html must be small (docs/decisions/0040-offline.md).
"""

from __future__ import annotations

import json
import posixpath
import re

from web.build.page import FIRST, Files, integrity, page_policy, policy_text, source_of, with_policy
from web.build.workspace import BuildError

FOLDER = "web/parts/"
HASHES = "web/boot/hashes.js"
WORDS_PART = re.compile(r"web/parts/[\w-]+\.ftl-\w+\.js")
TRIES = re.compile(r"\bTRIES = (\d+);")  # of web/ui/once.js


def import_map(parts: Files, tries: int = 0) -> str:
    """Return an import map with the hashes of some parts, for each address at which the page may ask for them."""
    asked = ["", *(f"?{number + 1}" for number in range(tries))]
    hashes = {
        f"./{FOLDER}{name_of(path)}.js{query}": integrity(parts[path]) for path in sorted(parts) for query in asked
    }
    return json.dumps({"integrity": hashes}, separators=(",", ":"))


def name_of(path: str) -> str:
    """Return the path of a part, without the folder of the parts and without its ending."""
    return posixpath.relpath(path, FOLDER).removesuffix(".js")


def map_maker(source: bytes, parts: Files) -> bytes:
    """Return the module that adds the hashes of some parts to the page."""
    hashes = ",".join(
        integrity(parts[path]).removeprefix("sha256-").rstrip("=") + name_of(path) for path in sorted(parts)
    )
    text, changed = re.subn('PARTS = "";', f'PARTS = "{hashes}";', source.decode())
    if not changed:
        raise BuildError(f"{HASHES} has no place for the hashes.")
    return text.encode()


def with_end(script: bytes, end: bytes) -> bytes:
    """Return a script with another at its end, before the comment that names its source map."""
    text, comment, source_map = script.rpartition(b"//# sourceMappingURL")
    return text + end + comment + source_map


def with_import_maps(page: str, early: str, late: str) -> str:
    """Return index.html with an import map, and a policy that allows it and the one that a script adds."""
    policy = page_policy(page)
    policy["script-src"] += [source_of(early), source_of(late)]
    page = page.replace(FIRST, f'<script type="importmap">{early}</script>\n  {FIRST}', 1)
    return with_policy(page, policy_text(policy))
