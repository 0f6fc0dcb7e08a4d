"""Makes the site and writes it to dist/. `source_files` and `visitor_files` decide what it contains."""

from __future__ import annotations

import hashlib
import json
import os
import posixpath
import shutil
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from web.build.bundle import bundled, own_modules
from web.build.drawn import with_first_frame
from web.build.offline import one_file, with_isolated_worker, with_service_worker
from web.build.page import PROXY, PYODIDE, Files, integrity, sealed, with_address
from web.build.rights import rights
from web.build.words import with_words
from web.build.workspace import (
    DEV_DIST,
    DIST,
    NODE_MODULES,
    PYTHON,
    ROOT,
    WORK,
    build_lock,
    cached,
    fingerprint,
    gzipped,
    node_program,
    run,
)

# micropip installs the packages of users' bots. Pyodide's npm package lacks it, and the page boots without it.
MICROPIP = "micropip==0.11.1 --hash=sha256:768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3"

NOT_SERVED = {"build", "one-file", "types"}  # folders of web/ that only the build needs
SCRIPTS = ROOT / "web" / "build"
APACHE = NODE_MODULES / "typescript" / "LICENSE"
COMPILER = (
    "compile.mjs",
    "compile.py",
    "sitecustomize.py",
    "prepared.py",
    "bug_startup.py",
)  # what makes library.zip and engine.zip


def make_wheel() -> Path:
    """Make the engine's wheel and return its path."""
    folder = WORK / "wheel"
    engine = [path for path in sorted((ROOT / "bug_engine").rglob("*")) if path.is_file() and path.suffix != ".pyc"]
    sources = [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE")] + engine

    def make() -> None:
        shutil.rmtree(folder, ignore_errors=True)
        run(PYTHON, "-m", "flit_core.wheel", "--outdir", folder)

    key = fingerprint(*(part for path in sources for part in (str(path.relative_to(ROOT)), path.read_bytes())))
    return next(cached(folder, key, make).glob("*.whl"))


def without_books(wheel: Path) -> tuple[Path, Files]:
    """Return a wheel without the books of positions, and the books by their paths on the site.

    A page fetches a book when a game first asks for it (docs/decisions/0052-book.md).
    """
    light = WORK / "light" / wheel.name
    light.parent.mkdir(exist_ok=True)
    books = {}
    with ZipFile(wheel) as source, ZipFile(light, "w", ZIP_DEFLATED) as target:
        for entry in source.infolist():
            content = source.read(entry)
            if entry.filename.endswith(".book"):
                books[f"books/{posixpath.basename(entry.filename)}"] = content
                continue
            if entry.filename.endswith(".dist-info/RECORD"):
                content = b"".join(line for line in content.splitlines(keepends=True) if b".book," not in line)
            target.writestr(entry, content, ZIP_DEFLATED)
    return light, books


def compiled_for_browser(wheel: Path) -> Path:
    """Return the folder with the zip files for a wheel (compile.py), and the two of a boot compressed (`.packed`)."""
    folder = WORK / "compiled"

    def make() -> None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        run(node_program("node"), SCRIPTS / "compile.mjs", wheel, folder)
        for name in ("library", "engine"):
            (folder / f"{name}.packed").write_bytes(gzipped((folder / f"{name}.zip").read_bytes()))

    scripts = [SCRIPTS / name for name in (*COMPILER, "workspace.py")]
    sources = [wheel, NODE_MODULES / "pyodide" / "package.json", *scripts]
    return cached(folder, fingerprint(*(path.read_bytes() for path in sources)), make)


def micropip() -> Path:
    """Return micropip's wheel, checked against the hash above."""
    folder = WORK / "micropip"

    def make() -> None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        pin = folder / "requirements.txt"
        pin.write_text(MICROPIP)
        options = ("--quiet", "--no-deps", "--only-binary=:all:", "--python-version=3.14", "--require-hashes")
        run(PYTHON, "-m", "pip", "download", *options, "--dest", folder, "--requirement", pin)

    return next(cached(folder, fingerprint(MICROPIP), make).glob("*.whl"))


def pyodide_files() -> Files:
    """Return Pyodide as the site serves it, with a lock file that names only what the site has."""
    package = NODE_MODULES / "pyodide"
    names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
    wheel = micropip()
    lock = json.loads((package / "pyodide-lock.json").read_text())
    entry = lock["packages"]["micropip"]
    entry |= {"file_name": wheel.name, "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest()}
    lock["packages"] = {"micropip": entry}
    return {
        **{f"pyodide/{name}": (package / name).read_bytes() for name in names},
        f"pyodide/{wheel.name}": wheel.read_bytes(),
        "pyodide/pyodide-lock.json": json.dumps(lock).encode(),
    }


def vendor_files() -> Files:
    """Return the page's libraries as the site serves them."""
    package = NODE_MODULES / "lit-html"
    paths = [*package.glob("*.js"), *package.glob("directives/*.js"), package / "LICENSE"]
    single = {
        "gifenc/gifenc.esm.js": "gifenc/dist/gifenc.esm.js",
        "gifenc/LICENSE": "gifenc/LICENSE.md",
        "uqr/index.mjs": "uqr/dist/index.mjs",
        "uqr/LICENSE": "uqr/LICENSE",
        "valibot/index.min.mjs": "valibot/dist/index.min.mjs",
        "valibot/LICENSE": "valibot/LICENSE.md",
        "idb-keyval/index.js": "idb-keyval/dist/index.js",
        "idb-keyval/LICENSE": "idb-keyval/LICENCE",
        "ts-fsrs/index.mjs": "ts-fsrs/dist/index.mjs",
        "ts-fsrs/LICENSE": "ts-fsrs/LICENSE",
    }
    fluent = NODE_MODULES / "@fluent" / "bundle" / "esm"
    # Its package comes without the text of its licence, which is the same as TypeScript's.
    notice = f"@fluent/bundle, by Mozilla and contributors: https://projectfluent.org\n\n{APACHE.read_text()}"
    return {
        **{f"vendor/fluent/{path.name}": path.read_bytes() for path in fluent.glob("*.js")},
        "vendor/fluent/LICENSE": notice.encode(),
        **{f"vendor/lit-html/{path.relative_to(package).as_posix()}": path.read_bytes() for path in paths},
        **{f"vendor/{name}": (NODE_MODULES / path).read_bytes() for name, path in single.items()},
    }


def page_files() -> Files:
    """Return the files of the page, which are served unchanged; BUG_ADDRESS is the site's address, if known."""
    paths = [path.relative_to(ROOT) for path in [ROOT / "index.html", *(ROOT / "web").rglob("*")] if path.is_file()]
    files = {path.as_posix(): (ROOT / path).read_bytes() for path in paths if not NOT_SERVED.intersection(path.parts)}
    page = with_address(files["index.html"].decode(), os.environ.get("BUG_ADDRESS", ""))
    return files | {"index.html": page.encode()}


def hash_of(content: bytes) -> str:
    """Return the hash by which the page's workers check a file (web/engine/hash.js)."""
    return hashlib.sha256(content).hexdigest()


@build_lock()
def source_files() -> Files:
    """Return the site with one file for each module, as `serve --dev` serves it."""
    wheel, books = without_books(make_wheel())
    compiled = compiled_for_browser(wheel)
    files = with_words(page_files()) | vendor_files() | pyodide_files() | books
    files[wheel.name] = wheel.read_bytes()
    files |= rights(files)
    boot = {
        "wasm": "pyodide/pyodide.asm.wasm",
        "library": "pyodide/library.zip.packed",
        "engine": "pyodide/engine.whl.packed",
    }
    # Compressed already, because servers do not compress such files.
    plain = {part: (compiled / f"{part}.zip").read_bytes() for part in ("library", "engine")}
    for part in plain:
        files[boot[part]] = (compiled / f"{part}.packed").read_bytes()
    # What engine/worker.js needs to know about the build. A new content has a new query, and so a new address.
    site: dict[str, Any] = {
        part: {
            "path": f"{path}?{fingerprint(files[path])}",
            "bytes": len(files[path]),
            # As it is sent, and as it arrives from a server that decompresses it.
            "hashes": [hash_of(content) for content in (files[path], plain.get(part)) if content],
        }
        for part, path in boot.items()
    }
    files["pyodide/engine-later.zip"] = (compiled / "engine-later.zip").read_bytes()
    # Files that the page fetches when it first needs them.
    later = [*sorted(books), "pyodide/engine-later.zip", "pyodide/python_stdlib.zip"]
    site["later"] = {path: hash_of(files[path]) for path in later}
    site["scripts"] = {path: integrity(files[path]) for path in PYODIDE}
    site["proxy"] = {"path": PROXY, "integrity": integrity(files[PROXY])}
    site["lock"] = json.loads(files["pyodide/pyodide-lock.json"])
    # The build's programs count, too: they decide what the page contains.
    makers = [*sorted(SCRIPTS.glob("*.*")), ROOT / "package-lock.json"]
    parts = [part for path in sorted(files) for part in (path, files[path])]
    site["build"] = fingerprint(*parts, *(path.read_bytes() for path in makers))
    files["web/engine/site.js"] = f"export const site = {json.dumps(site, indent=2)};\n".encode()
    return with_isolated_worker(files)


@build_lock()
def visitor_files(files: Files, single: bytes | None = None) -> Files:
    """Return the site as visitors get it, from its source files; `single` is the single file, if there is one."""
    page = with_first_frame(files["index.html"].decode(), own_modules(files))
    site = bundled(files | {"index.html": page.encode()}) | {"bug.html": single or one_file(files)}
    return with_service_worker(site | {"index.html": sealed(site)})


def build(folder: Path = DIST) -> None:
    """Write the site to dist/, or, as `serve --dev` serves it, to build/dev/. Write only the files that changed."""
    files = source_files() if folder == DEV_DIST else visitor_files(source_files())
    with build_lock():
        for path in [path for path in folder.rglob("*") if path.is_file()]:
            if path.relative_to(folder).as_posix() not in files:
                path.unlink()
        for name, content in files.items():
            path = folder / name
            if not (path.is_file() and path.read_bytes() == content):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
