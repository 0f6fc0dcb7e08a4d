"""Joins the page's modules and style sheets into the few files that a visitor gets. A site is a dict of contents."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterable, Mapping
from typing import Any

from web.build.hashes import HASHES, TRIES, WORDS_PART, import_map, map_maker, with_end, with_import_maps
from web.build.page import (
    CLASSIC,
    LATER_STYLESHEET,
    PAGE,
    PRESTART,
    PROXY,
    REST,
    REST_STYLES,
    STYLES,
    STYLESHEET,
    WORDS,
    WORKER,
    Files,
    with_inline_scripts,
)
from web.build.workspace import ROOT, BuildError, node_program

SITE = "web/engine/site.js"
# These files are served unchanged.
SERVED = re.compile(rf"pyodide/.*|web/boot/sw\.js|web/engine/isolated-worker\.js|{re.escape(PROXY)}")
CODE = (".js", ".mjs", ".css")
FOR_VISITORS: dict[str, Any] = {"minify": True, "sourcemap": "linked"}


def bundle(files: Files, *entries: str, replaced: Mapping[str, str] = {}, split: bool = False, **options: Any) -> Files:
    """Return some modules, each joined with all that it imports; the options are esbuild's.

    With `split`, a module that is imported only when it is needed becomes a separate file.
    """
    modules = {path: content.decode() for path, content in files.items() if path.endswith(CODE)}
    task = {"modules": modules, "entries": entries, "replaced": replaced, "split": split, "options": options}
    command = (node_program("node"), str(ROOT / "web" / "build" / "bundle.mjs"))
    done = subprocess.run(command, cwd=ROOT, input=json.dumps(task).encode(), stdout=subprocess.PIPE, check=False)
    if done.returncode:
        raise BuildError(f"These could not be joined: {', '.join(entries)}.")
    joined: dict[str, str] = json.loads(done.stdout)
    return {path: text.encode() for path, text in joined.items()}


def own_modules(files: Files) -> Files:
    """Return the modules and style sheets of a site that the build joins."""
    code = {path: content for path, content in files.items() if path.endswith(CODE)}
    return {path: content for path, content in code.items() if not SERVED.fullmatch(path)}


def worker_script(files: Files) -> Files:
    """Return the engine's worker as it is served, and its source map."""
    return bundle(own_modules(files), WORKER, **FOR_VISITORS)


def imports(sheets: Iterable[str]) -> bytes:
    """Return a style sheet that imports others."""
    return "".join(f'@import "../{name}";\n' for name in sheets).encode()


def with_part_hashes(page: str, modules: Files, own: Files) -> tuple[str, bytes]:
    """Return index.html and app/rest.js with the hashes of the parts that the page loads later."""
    parts = {path: text for path, text in modules.items() if path == SITE or re.fullmatch(r"web/parts/.*\.js", path)}
    words = {path: text for path, text in parts.items() if WORDS_PART.fullmatch(path)}
    others = {path: text for path, text in parts.items() if path not in words}
    tries = int(TRIES.findall(own["web/ui/once.js"].decode())[0])
    maker = own | {HASHES: map_maker(own[HASHES], others)}
    script = bundle(maker, HASHES, minify=True, format="iife")[HASHES]
    page = with_import_maps(page, import_map(words), import_map(others, tries))
    return page, with_end(modules[REST], script)


def bundled(files: Files) -> Files:
    """Return a site with its modules and style sheets joined and minified."""
    page = files["index.html"].decode()
    names = STYLESHEET.findall(page)
    later = LATER_STYLESHEET.findall(page)
    own = own_modules(files)
    del own[SITE]  # the page rarely needs it
    own |= {STYLES: imports(name for name in names if name not in later), REST_STYLES: imports(later)}
    early = bundle(own, *CLASSIC.findall(page), minify=True, format="iife")
    modules = bundle(own, WORDS, PRESTART, PAGE, REST, split=True, **FOR_VISITORS)
    page, modules[REST] = with_part_hashes(page, modules | {SITE: files[SITE]}, own)
    joined = [
        modules,
        worker_script(files),
        *(bundle(own, sheet, **FOR_VISITORS) for sheet in (STYLES, REST_STYLES)),
    ]
    page = STYLESHEET.sub(lambda found: found[0].replace(found[1], STYLES) if found[1] == names[0] else "", page)
    page = with_inline_scripts(page, early)
    rest = {path: content for path, content in files.items() if path not in own}
    return rest | {"index.html": page.encode()} | {path: text for part in joined for path, text in part.items()}
