"""Build, serve and test Bug: `python3 build.py setup | build | serve | test | bench | clean`.

A fresh machine needs Python 3.11 and Node 20; all else is fetched into .venv/, node_modules/ and build/, and found
there the next time. What the browser gets to see is put together in `site_files`, and nowhere else. What `test` runs is
in tests/tools/runner.py.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import gzip
import hashlib
import json
import os
import posixpath
import re
import shutil
import subprocess
import sys
import threading
import tomllib
from collections.abc import Callable, Collection, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
WORK = ROOT / "build"  # what is kept between builds
DIST = ROOT / "dist"
REPORTS = ROOT / "test-results"
CACHES = (".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis")
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

# Pyodide's npm package comes without it. The page boots without it too; it is there for whoever adds a package.
MICROPIP = "micropip==0.11.1 --hash=sha256:768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3"

WORKER = "web/engine/worker.js"
WORDS = "web/strings/en.ftl.js"  # of the language that most visitors read
APACHE = NODE_MODULES / "typescript" / "LICENSE"
NOT_SERVED = {"build", "one-file", "types"}  # folders of web/ that serve the build
# Not what is imported when it is first wanted, `import("./learn.js").then(…)`, nor what a comment names in that way.
IMPORT = re.compile(r"""(?:\bfrom|\bimport)[\s(]*["'](\.[^"']+)["'](?!\)\.)""")
MIME_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".whl": "application/octet-stream",
    ".packed": "application/octet-stream",
    ".webmanifest": "application/manifest+json",
}
# The tools behave as on a build machine, and ask nobody whether they are the newest.
ENVIRONMENT = {
    "CI": "1",
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PYTHONDONTWRITEBYTECODE": "1",
    "SOURCE_DATE_EPOCH": "1735689600",  # the date of every file in the wheel, so that equal sources make equal wheels
    "npm_config_audit": "false",
    "npm_config_fund": "false",
    "npm_config_update_notifier": "false",
}


class CannotGoOn(Exception):
    """What this machine lacks, in a sentence for the person at it."""


def succeeds(*command: str | Path) -> bool:
    """Run a command at the top of the repository, its output going where ours goes."""
    return subprocess.run(command, cwd=ROOT, env=os.environ | ENVIRONMENT, check=False).returncode == 0


def run(*command: str | Path, remedy: str = "") -> None:
    """Run a command that has to succeed."""
    if not succeeds(*command):
        raise CannotGoOn(f"This command failed: {' '.join(map(str, command))}\n{remedy}".strip())


def node_program(name: str) -> str:
    """Return the path of `node` or `npm`."""
    if found := shutil.which(name):
        return found
    raise CannotGoOn(f"{name} is not installed. It comes with Node 20 or newer: https://nodejs.org")


def fingerprint(*parts: str | bytes) -> str:
    """Return a short hash of some contents."""
    hashes = (hashlib.sha256(part.encode() if isinstance(part, str) else part).digest() for part in parts)
    return hashlib.sha256(b"".join(hashes)).hexdigest()[:12]


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let no other build of this repository run meanwhile, where the system has a way to say so."""
    WORK.mkdir(exist_ok=True)
    with (WORK / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def keep(folder: Path, key: str, make: Callable[[], None]) -> Path:
    """Make a folder unless it was made for the same key; return it."""
    stamp = folder / ".made-for"
    if not (stamp.is_file() and stamp.read_text() == key):
        make()
        folder.mkdir(parents=True, exist_ok=True)
        stamp.write_text(key)
    return folder


# ---------------------------------------------------------------------------------------------------------- setup


def pinned(extra: str) -> list[str]:
    """Return what pyproject.toml pins for an extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pins: list[str] = project["optional-dependencies"][extra]
    return pins


def setup() -> None:
    """Fill .venv as pyproject.toml says, and node_modules as package-lock.json says."""
    pins = pinned("dev")

    def make_venv() -> None:
        remedy = "On Debian and Ubuntu, `apt-get install python3-venv` provides venv."
        run(sys.executable, "-m", "venv", "--clear", VENV, remedy=remedy)
        run(PYTHON, "-m", "pip", "install", "--quiet", *pins)

    def make_node_modules() -> None:
        run(node_program("npm"), "ci", "--loglevel=error")

    keep(VENV, fingerprint(sys.version, *pins), make_venv)
    keep(NODE_MODULES, fingerprint((ROOT / "package-lock.json").read_bytes()), make_node_modules)


# ---------------------------------------------------------------------------------------------------------- build


def make_wheel() -> Path:
    """Return the engine's wheel, newly made."""
    folder = WORK / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    run(PYTHON, "-m", "flit_core.wheel", "--outdir", folder)
    return next(folder.glob("*.whl"))


def without_books(wheel: Path) -> tuple[Path, dict[str, bytes]]:
    """Return a wheel that lacks the books of positions, and these by their paths on the site: a page fetches them when
    a game first asks for one (docs/decisions/0052-book.md).
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
    """Return the folder that holds `library.zip` and `engine.zip` for a wheel."""
    folder = WORK / "compiled"

    def make() -> None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        run(node_program("node"), scripts / "compile.mjs", wheel, folder)

    scripts = ROOT / "web" / "build"
    sources = [wheel, NODE_MODULES / "pyodide" / "package.json", *sorted(scripts.iterdir())]
    return keep(folder, fingerprint(*(path.read_bytes() for path in sources)), make)


def micropip() -> Path:
    """Return micropip's wheel, whose hash is the one written above."""
    folder = WORK / "micropip"

    def make() -> None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        pin = folder / "requirements.txt"
        pin.write_text(MICROPIP)
        options = ("--quiet", "--no-deps", "--only-binary=:all:", "--python-version=3.14", "--require-hashes")
        run(PYTHON, "-m", "pip", "download", *options, "--dest", folder, "--requirement", pin)

    return next(keep(folder, fingerprint(MICROPIP), make).glob("*.whl"))


def pyodide_files() -> dict[str, bytes]:
    """Return Pyodide as the site serves it, with a lock file that knows only what is there."""
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


def vendor_files() -> dict[str, bytes]:
    """Return the libraries of the page as the site serves them."""
    package = NODE_MODULES / "lit-html"
    paths = [*package.glob("*.js"), *package.glob("directives/*.js"), package / "LICENSE"]
    single = {
        "gifenc/gifenc.esm.js": "gifenc/dist/gifenc.esm.js",
        "gifenc/LICENSE": "gifenc/LICENSE.md",
        "uqr/index.mjs": "uqr/dist/index.mjs",
        "uqr/LICENSE": "uqr/LICENSE",
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


def page_files() -> dict[str, bytes]:
    """Return the page, whose files are served as they are."""
    paths = [path for path in (ROOT / "web").rglob("*") if path.is_file() and not NOT_SERVED.intersection(path.parts)]
    return {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in [ROOT / "index.html", *paths]}


def reached(files: dict[str, bytes], *modules: str) -> list[str]:
    """Return some modules and all that they import, in the order in which a browser would come upon them."""
    found = list(modules)
    for module in found:
        for target in IMPORT.findall(files[module].decode()):
            name = posixpath.normpath(posixpath.join(posixpath.dirname(module), target))
            if name in files and name not in found:
                found.append(name)
    return found


def build_named(files: dict[str, bytes]) -> str:
    """Return the name of a site's build, which its page, its worker and its service worker know."""
    return "".join(re.findall(r'"build": "(\w+)"', files["web/engine/site.js"].decode()))


def sealed(files: dict[str, bytes]) -> bytes:
    """Return the page such that it runs with the very files that it was built with, or tells that it can't.

    It names its build, asks for all modules at once, which a browser would otherwise discover one after the other, and
    knows the hash of each of its own. A worker isn't held to these, but the link tells the page (boot/fallback.js).
    """
    page = files["index.html"].decode()
    name = build_named(files)
    tags = [f'<meta name="build" content="{name}">']
    for module in reached(files, "web/boot/prestart.js", WORKER, "web/app/main.js", WORDS):
        told = module.startswith("pyodide/") or module in (
            WORKER,
            "web/engine/site.js",
        )
        seal = "" if told else f' integrity="{integrity(files[module])}"'
        address = f"{module}?{name}" if module == WORKER else module  # platform.js asks for it so
        tags.append(f'<link rel="modulepreload" href="{address}"{seal}>')
    for attribute, path in re.findall(r'(?:<script|<link rel="stylesheet")[^>]* ((?:src|href)="([^"]+)")', page):
        page = page.replace(attribute, f'{attribute} integrity="{integrity(files[path])}"', 1)
    # A module's hash has to be known before anything imports it.
    first = '<script type="module"'
    return page.replace(first, "".join(f"{tag}\n  " for tag in tags) + first, 1).encode()


def integrity(content: bytes) -> str:
    """Return a hash as Subresource Integrity writes it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def site_files() -> dict[str, bytes]:
    """Return the whole site: the content of every file by its path."""
    from web.build.offline import lone_worker, one_file, with_service_worker
    from web.build.words import with_words

    wheel, books = without_books(make_wheel())
    compiled = compiled_for_browser(wheel)
    files = with_words(page_files()) | vendor_files() | pyodide_files() | books
    files[wheel.name] = wheel.read_bytes()
    boot = {
        "wasm": "pyodide/pyodide.asm.wasm",
        "library": "pyodide/library.zip.packed",
        "engine": "pyodide/engine.whl.packed",
    }
    # Compressed here, since servers send such a file as it is.
    files[boot["library"]] = gzip.compress((compiled / "library.zip").read_bytes(), mtime=0)
    files[boot["engine"]] = gzip.compress((compiled / "engine.zip").read_bytes(), mtime=0)
    # What engine/worker.js has to know of the build. The query gives a new build a new address.
    site: dict[str, Any] = {
        part: {
            "path": f"{path}?{fingerprint(files[path])}",
            "bytes": len(files[path]),
            "end": files[path][-8:].hex(),
        }
        for part, path in boot.items()
    }
    site["books"] = sorted(books)
    site["lock"] = json.loads(files["pyodide/pyodide-lock.json"])
    # What makes the site counts too: a page that was made differently is another page.
    makers = [ROOT / "build.py", *sorted((ROOT / "web" / "build").glob("*.*"))]
    parts = [part for path in sorted(files) for part in (path, files[path])]
    site["build"] = fingerprint(*parts, *(path.read_bytes() for path in makers))
    files["web/engine/site.js"] = f"export const site = {json.dumps(site, indent=2)};\n".encode()
    files["web/engine/isolated-worker.js"] = lone_worker(files)
    files["bug.html"] = one_file(files)
    files["index.html"] = sealed(files)
    return with_service_worker(files)


def build() -> None:
    """Make dist/ the site, writing only what changed."""
    with alone():
        files = site_files()
        for path in [path for path in DIST.rglob("*") if path.is_file()]:
            if path.relative_to(DIST).as_posix() not in files:
                path.unlink()
        for name, content in files.items():
            path = DIST / name
            if not (path.is_file() and path.read_bytes() == content):
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)


# ---------------------------------------------------------------------------------------------------------- serve


class SiteHandler(SimpleHTTPRequestHandler):
    """Serves a folder below a path, with the types that browsers insist on."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # or a file's bytes wait 40 ms for the browser to acknowledge its headers
    withheld: Collection[str] = ()
    extensions_map = SimpleHTTPRequestHandler.extensions_map | MIME_TYPES

    def __init__(self, *arguments: Any, prefix: str, caching: str, before: Callable[[], None], **named: Any) -> None:
        self.prefix, self.caching, self.before = prefix, caching, before
        super().__init__(*arguments, **named)

    def handle(self) -> None:
        """Answer until the browser goes away, which it may do at any time."""
        with contextlib.suppress(ConnectionError):
            super().handle()

    def do_GET(self) -> None:
        """Answer, after `before` if the page itself is asked for."""
        if self.path.split("?")[0] in (self.prefix, f"{self.prefix}index.html"):
            self.before()
        super().do_GET()

    def translate_path(self, path: str) -> str:
        """Return the file for a path; outside the prefix there is none."""
        inside = path.startswith(self.prefix) and path.removeprefix(self.prefix) not in self.withheld
        return super().translate_path("/" + path.removeprefix(self.prefix) if inside else "/nothing/here")

    def end_headers(self) -> None:
        """Say how long this may be kept."""
        self.send_header("Cache-Control", self.caching)
        super().end_headers()

    def log_message(self, format: str, *arguments: Any) -> None:  # noqa: A002 - the name that the library gives it
        """Say nothing of what goes well."""


def site_server(
    folder: Path, port: int = 0, prefix: str = "/", caching: str = "no-store", before: Callable[[], None] = lambda: None
) -> ThreadingHTTPServer:
    """Return a server of a folder on this machine, for its caller to start; port 0 is any that is free."""
    handler = partial(SiteHandler, directory=str(folder), prefix=prefix, caching=caching, before=before)
    return ThreadingHTTPServer(("127.0.0.1", port), handler)


def serve(port: int) -> None:
    """Build and serve the site; whenever its page is loaded, build what has changed."""
    building = threading.Lock()

    def rebuild() -> None:
        with building:
            try:
                build()
            except CannotGoOn as trouble:  # a syntax error, say: what was there before goes on being served
                print(trouble, file=sys.stderr)

    build()
    SiteHandler.withheld = ("sw.js",)  # it would go on showing the build before the last
    with site_server(DIST, port, before=rebuild) as server:
        print(
            f"Bug is at http://localhost:{server.server_address[1]}/ (Ctrl-C ends it). Reloading builds what changed."
        )
        server.serve_forever()


# ----------------------------------------------------------------------------------------------------------- main


def clean() -> None:
    """Remove what was made, except what setup fetched."""
    for path in (DIST, WORK, REPORTS, *(ROOT / name for name in CACHES)):
        shutil.rmtree(path, ignore_errors=True)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    top = argparse.ArgumentParser(description="Build, serve and test Bug.")
    commands = top.add_subparsers(dest="command", required=True)
    commands.add_parser("setup", help="fetch the tools")
    commands.add_parser("build", help="write the site to dist/")
    serve_parser = commands.add_parser("serve", help="build the site and serve it on this machine")
    serve_parser.add_argument("--port", type=int, default=8000)
    test_parser = commands.add_parser("test", help="run every check")
    test_parser.add_argument("--slow", action="store_true", help="also the tests that take minutes")
    test_parser.add_argument("--browsers", action="store_true", help="also in Firefox and WebKit")
    test_parser.add_argument("-k", dest="only", metavar="EXPRESSION", help="only the tests that pytest selects by it")
    commands.add_parser(
        "bench", help="measure the site in a browser; tests/tools/bench.py reads the rest", add_help=False
    )
    commands.add_parser("clean", help="remove what was made, except what setup fetched")
    return top


def main() -> int:
    """Do what the command line says; return the exit code."""
    chosen, rest = parser().parse_known_args()
    if rest and chosen.command != "bench":
        parser().error(f"unknown: {' '.join(rest)}")
    if chosen.command == "clean":
        for path in (DIST, WORK, REPORTS, *(ROOT / name for name in CACHES)):
            shutil.rmtree(path, ignore_errors=True)
        return 0
    setup()
    if chosen.command == "build":
        build()
    elif chosen.command == "serve":
        serve(chosen.port)
    elif chosen.command == "test":
        from tests.tools.runner import test

        return test(slow=chosen.slow, browsers=chosen.browsers, only=chosen.only)
    elif chosen.command == "bench":
        build()
        run(PYTHON, "-m", "tests.tools.bench", *rest)
    return 0


if __name__ == "__main__":
    import build as this  # under the name that tests/tools/runner.py knows it by

    try:
        sys.exit(this.main())
    except this.CannotGoOn as trouble:
        sys.exit(str(trouble))
    except KeyboardInterrupt:
        sys.exit(130)
