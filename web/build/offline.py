"""What a build adds for offline use: the service worker's list of files, and the single file."""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
from pathlib import Path

from web.build.bundle import SITE, bundle
from web.build.page import (
    CLASSIC,
    PAGE,
    STYLESHEET,
    WORKER,
    Files,
    build_name,
    inline,
    one_file_policy,
    with_policy,
    worker_policy,
)
from web.build.rights import BILL
from web.build.workspace import NODE_MODULES, ROOT, WORK, BuildError, cached, fingerprint, gzipped

HERE = ROOT / "web" / "build"
REPLACED = {
    "web/boot/isolation.js": "web/boot/one-file/isolation.js",
    "web/boot/platform.js": "web/boot/one-file/platform.js",
    "web/engine/worker-files.js": "web/boot/one-file/worker-files.js",
}
# Chromium starts no worker from an address longer than this; the isolated worker's address is its text as base64.
MAX_ADDRESS_LENGTH = 2 * 2**20
ISOLATED = "web/engine/isolated-worker.js"
FIRST = "web/boot/one-file/storage-early.js"  # only the single file runs this, before all else
# Files that the service worker does not store: a copy of the page, files for debuggers, and files for app stores.
NOT_KEPT = re.compile(r"bug\.(html|cdx\.json)|.*\.map|(web/boot/)?sw\.js|web/boot/screenshots/.*")
ADDRESS = re.compile(r'"path": "([^"]+)"')  # in site.js

MODULE = re.compile(r'\s*<script type="module" src="([^"]+)"[^>]*></script>')
ICON = re.compile(r'(<link rel="icon" href=")([^"]+)(")')
NEEDS_SERVER = re.compile(r'\s*<link rel="(?:app|modulepreload|apple-touch-icon)"[^>]*>')


def with_service_worker(files: Files) -> Files:
    """Return a site with sw.js: the service worker, after the list of files that it stores."""
    queried = {address.split("?")[0]: address for address in ADDRESS.findall(files["web/engine/site.js"].decode())}
    kept = {path: content for path, content in files.items() if not NOT_KEPT.fullmatch(path)}
    hashes = {
        "./" if path == "index.html" else queried.get(path, path): hashlib.sha256(content).hexdigest()
        for path, content in sorted(kept.items())
    }
    source = files["web/boot/sw.js"]
    name = fingerprint(source, json.dumps(hashes))  # the policy is part of index.html
    policy = worker_policy(files["index.html"].decode())
    version = {"name": name, "build": build_name(files), "policy": policy, "files": hashes}
    return files | {"sw.js": f"self.version = {json.dumps(version, indent=1)};\n".encode() + source}


def with_isolated_worker(files: Files) -> Files:
    """Return a site with the engine's worker as one module that gets its files by messages (web/engine/isolated.js)."""
    text = standalone(files, WORKER, minifyWhitespace=True)
    if len(text) * 4 / 3 + 100 > MAX_ADDRESS_LENGTH:
        raise BuildError("The engine's worker is too long for an address that contains it.")
    # The worker contains site.js, so only the page's site.js can have the worker's hash.
    isolated = {"path": ISOLATED, "hashes": [hashlib.sha256(text).hexdigest()]}
    return files | {ISOLATED: text, SITE: files[SITE] + f"site.isolated = {json.dumps(isolated)};\n".encode()}


def standalone(files: Files, entry: str, **options: bool) -> bytes:
    """Return a module with all that it imports, including Pyodide, in a form that runs without a server."""
    modules = files | {path: (ROOT / path).read_bytes() for path in REPLACED.values()}
    return bundle(modules, entry, replaced=REPLACED, **options)[entry]


def packed(content: bytes) -> str:
    """Return bytes as base64, compressed if that makes them smaller."""
    small = gzipped(content)
    return base64.b64encode(small if len(small) < 0.9 * len(content) else content).decode()


def assembled(files: Files) -> str:
    """Return the page with all that it needs in it."""
    page = NEEDS_SERVER.sub("", files["index.html"].decode())
    styles = "\n".join(files[name].decode() for name in STYLESHEET.findall(page))
    first = (ROOT / FIRST).read_text(encoding="utf-8")
    early = "\n".join(inline(text) for text in [first, *(files[name].decode() for name in CLASSIC.findall(page))])
    module = inline(standalone(files, PAGE).decode())
    # Files that the worker may fetch; its own source is not one of them.
    parts = {
        path: content
        for path, content in files.items()
        if path.endswith((".whl", ".json", ".zip", ".packed", ".wasm", ".book")) and path != BILL
    }
    boxes = [("id", "engine-worker", base64.b64encode(files[ISOLATED]).decode())]
    boxes += [("id", "licences", base64.b64encode(files["licences.html"]).decode())]
    boxes += [("data-path", path, packed(content)) for path, content in sorted(parts.items())]
    inert = "".join(
        f'<script type="text/plain" {key}="{html.escape(name)}">{text}</script>\n' for key, name, text in boxes
    )
    icon = base64.b64encode(files["web/boot/icons/bug.svg"]).decode()

    page = with_policy(page, one_file_policy(page, (early, module), styles))
    page = ICON.sub(lambda found: f"{found[1]}data:image/svg+xml;base64,{icon}{found[3]}", page)
    page = CLASSIC.sub("", page).replace("</head>", f"<script>{early}</script>\n</head>", 1)
    page = MODULE.sub("", STYLESHEET.sub("", page)).replace("</head>", f"<style>{styles}</style>\n</head>", 1)
    return page.replace("</body>", f'{inert}<script type="module">{module}</script>\n</body>', 1)


def one_file(files: Files) -> bytes:
    """Return the site as a single file."""
    folder = WORK / "one-file"
    target = folder / "bug.html"

    def make() -> None:
        folder.mkdir(parents=True, exist_ok=True)
        target.write_text(assembled(files), encoding="utf-8", newline="")

    tools = [*sorted(HERE.iterdir()), *(ROOT / path for path in (FIRST, *REPLACED.values()))]
    sources = [path.read_bytes() for path in [*tools, NODE_MODULES / "esbuild" / "package.json"] if path.is_file()]
    named = [part for path in sorted(files) for part in (path, files[path])]
    cached(folder, fingerprint(*sources, *named), make)
    return Path(target).read_bytes()
