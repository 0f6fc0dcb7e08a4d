"""The import maps: because of their hashes, the browser runs no changed part of the page."""

from __future__ import annotations

import json
import re
import subprocess

import pytest

from web.build.bundle import bundle
from web.build.hashes import HASHES, import_map, map_maker, with_end, with_import_maps
from web.build.page import FIRST, integrity, page_policy, source_of
from web.build.workspace import ROOT, BuildError, node_program

PAGE = (ROOT / "index.html").read_text(encoding="utf-8")
PARTS = {"web/parts/study-1A.js": b"study()", "web/parts/chunk-2B.js": b"help()", "web/engine/site.js": b"files"}
SOURCES = {path: (ROOT / path).read_bytes() for path in (HASHES, "web/ui/once.js")}
# Enough of a document for the script that adds the map.
DOCUMENT = """globalThis.document = { createElement: () => ({}), head: { append: ({ type, textContent }) => {
  console.log(JSON.stringify([type, textContent]));
} } };
"""


def test_the_script_adds_exactly_the_map_that_the_policy_allows() -> None:
    tries = int(re.findall(r"TRIES = (\d+);", SOURCES["web/ui/once.js"].decode())[0])
    maker = map_maker(SOURCES[HASHES], PARTS)
    script = bundle(SOURCES | {HASHES: maker}, HASHES, minify=True, format="iife")[HASHES].decode()
    done = subprocess.run([node_program("node"), "-e", DOCUMENT + script], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == ["importmap", import_map(PARTS, tries)]


def test_a_part_has_the_same_hash_at_each_of_its_addresses() -> None:
    hashes = json.loads(import_map(PARTS, 1))["integrity"]
    assert hashes["./web/parts/study-1A.js"] == integrity(b"study()")
    assert hashes["./web/parts/study-1A.js?1"] == integrity(b"study()")
    assert hashes["./web/parts/../engine/site.js"] == integrity(b"files")
    assert len(hashes) == 2 * len(PARTS)


def test_the_first_map_precedes_all_modules_and_both_are_allowed() -> None:
    page = with_import_maps(PAGE, '{"integrity":{}}', "late")
    assert '<script type="importmap">{"integrity":{}}</script>\n  ' + FIRST in page
    assert page.index("importmap") < page.index('type="module"')
    assert {source_of('{"integrity":{}}'), source_of("late")} <= set(page_policy(page)["script-src"])


def test_a_script_keeps_its_source_map() -> None:
    assert with_end(b"a();\n//# sourceMappingURL=a.map\n", b"b();\n") == b"a();\nb();\n//# sourceMappingURL=a.map\n"


def test_a_script_without_a_place_for_the_hashes_is_not_built() -> None:
    with pytest.raises(BuildError, match="no place"):
        map_maker(b"const PART = '';", PARTS)
