"""Visits without a network, and how a new version replaces an old one."""

from __future__ import annotations

import contextlib
import json
import re
import threading
import time
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.boot.damage import outside
from tests.e2e.boot.policy import expect_policy
from tests.e2e.bridge import AS_BUILT, BridgeHandler
from tests.e2e.conftest import OpenPage
from tests.e2e.table import INERT_PAGE, Gate, Table, expect_becomes
from tests.e2e.watch import Watch, recording
from web.build.bundle import SITE
from web.build.hashes import TRIES, WORDS_PART, import_map
from web.build.offline import with_service_worker
from web.build.page import Files, build_name, integrity, source_of
from web.build.server import site_server
from web.build.site import hash_of
from web.build.workspace import NODE_MODULES

pytestmark = pytest.mark.as_built

KEPT = "navigator.serviceWorker.ready.then(() => true)"
INSTALL = "() => navigator.serviceWorker.register('../../sw.js', { updateViaCache: 'none' }).then(() => {})"
# Asks for the newest version, and resolves when it is in the cache, or there is none.
LOOK = """const look = async (registration) => {
  await registration.update().catch(() => {});
  const { installing } = registration;
  if (!installing) return;
  await new Promise((resolve) => {
    const hear = () => { if (installing.state !== "installing") resolve(); };
    installing.addEventListener("statechange", hear);
    hear();
  });
};
const registration = await navigator.serviceWorker.ready;"""
# A call may join an update check that the browser has already begun.
WAITS = f"async () => {{ {LOOK} while (!registration.waiting) await look(registration); }}"
LOOKED = f"async () => {{ {LOOK} await look(registration); await look(registration); return registration.waiting; }}"
KEYS = "caches.keys()"
NEW = "A new version of Bug is ready."
# Chromium stops an idle service worker; requests of pages keep it busy. Each waits for the answer to the one before:
# otherwise they pile up on a busy machine, and the reload waits behind them. The service worker passes this file on.
PASSED_ON = "bug.cdx.json"
GOES_ON_ASKING = f"""() => {{
  const ask = () => fetch("{PASSED_ON}", {{ cache: "no-store" }}).catch(() => {{}}).then(() => setTimeout(ask, 5));
  for (let i = 0; i < 4; i++) ask();
}}"""


class SlowHandler(BridgeHandler):
    """Takes its time for the file that keeps a service worker busy, so that the machine has little to do meanwhile."""

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Answer a request."""
        if self.file_path() == PASSED_ON:
            time.sleep(0.3)
        return super().send_head()


class Host:
    """A server whose site can change, and that can stop."""

    def __init__(self, folder: Path, files: Files) -> None:
        self.folder = folder
        self.show(files)
        self.server: ThreadingHTTPServer | None = site_server(
            folder, handler=recording(SlowHandler), prefix="/bug/", caching="max-age=600"
        )
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/bug/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def show(self, files: Files) -> None:
        """Serve these files from now on."""
        for name, content in files.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = path.with_name(f"{path.name}.new")
            fresh.write_bytes(content)
            fresh.replace(path)

    def die(self) -> None:
        """Stop answering."""
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


@pytest.fixture(scope="session")
def versions(sources: Files, first_build: Files) -> tuple[Files, Files]:
    """A version of the site and the next one. Both boot fast, with the engine outside the browser (bridge.py)."""
    light = {path: content for path, content in first_build.items() if not path.startswith("pyodide/")}
    first = first_build if AS_BUILT else outside(sources, light)
    return first, next_version(first, int(TRIES.findall(sources["web/ui/once.js"].decode())[0]))


def next_version(first: Files, tries: int) -> Files:
    """Return the next version of a built site: another page, other words, another engine.

    A build would take 5 s. Each file is changed before those that have its hash.
    """
    name = build_name(first)
    changes = {
        "web/strings/en.ftl.js": ("New game", "Newest game"),
        "web/engine/isolated-worker.js": (name, name[::-1]),
        "web/engine/worker.js": (r'(?<=pyodide:)("none"|\w+\.version)(?=})', '"second"'),
        "web/engine/site.js": (name, name[::-1]),
        "web/app/main.js": ("(?=//# source)", "// the second version\n"),
        "web/app/rest.js": ("^", ""),  # it has the hash of site.js
        "index.html": ("<title>Bug", "<title>Bug the second"),
    }
    files, stale = dict(first), {name: name[::-1]}
    for path, (before, after) in changes.items():
        text, changed = re.subn(before, after, files[path].decode(), count=1)
        assert changed, path
        for old, new in stale.items():
            text = text.replace(old, new)
        files[path] = text.encode()
        assert files[path] != first[path], path
        stale |= dict(zip(hashes(first, path, tries), hashes(files, path, tries), strict=True))
    return with_service_worker(files)


def hashes(files: Files, path: str, tries: int) -> tuple[str, ...]:
    """Return a file's hash as other files write it, and the hash of the map with the hashes of the page's parts."""
    parts = {each: text for each, text in files.items() if each == SITE or re.fullmatch(r"web/parts/.*\.js", each)}
    late = import_map({each: text for each, text in parts.items() if not WORDS_PART.fullmatch(each)}, tries)
    return integrity(files[path]).removeprefix("sha256-").rstrip("="), hash_of(files[path]), source_of(late)


@pytest.fixture
def host(tmp_path: Path, watch: Watch, first_build: Files) -> Iterator[Host]:
    """A server of the site as built."""
    with hosting(tmp_path, watch, first_build) as host:
        yield host


@pytest.fixture
def old_host(tmp_path: Path, watch: Watch, versions: tuple[Files, Files]) -> Iterator[Host]:
    """A server of the first of two versions."""
    with hosting(tmp_path, watch, versions[0]) as host:
        yield host


@contextlib.contextmanager
def hosting(folder: Path, watch: Watch, files: Files) -> Iterator[Host]:
    """Serve some files."""
    host = Host(folder / "site", files)
    watch.host = host.address
    yield host
    host.die()


def kept(open_page: OpenPage, host: Host) -> Table:
    """A visitor whose browser has cached the site, as after one visit; no page of it is open."""
    page = open_page(None, service_workers="allow", played=["C3", "B2-B1"])
    page.goto(host.address + INERT_PAGE)
    page.evaluate(INSTALL)
    page.evaluate(KEPT)
    return Table(page)


def test_after_one_visit_everything_works_without_a_network_or_a_server(
    open_page: OpenPage, host: Host, watch: Watch
) -> None:
    """Even a file for a rare import is there, and the engine has the policy that the service worker sends."""
    table = Table(open_page(None, service_workers="allow"))
    table.page.goto(host.address)
    table.page.evaluate(KEPT)
    host.die()
    table.page.goto("about:blank")
    table.page.goto(host.address + "index.html")
    table.new_game().play("C3", "B2-B1")
    assert table.new_game("hexhex2", blue="Larva").exchange("A1")
    table.button("Learn").click()
    table.button("Bug in a minute").click()
    expect(table.dialog("Bug in a minute")).to_be_visible()
    whole = table.page.evaluate(
        "fetch('pyodide/python_stdlib.zip').then((response) => response.blob()).then((b) => b.size)"
    )
    assert whole == (NODE_MODULES / "pyodide" / "python_stdlib.zip").stat().st_size
    expect_policy(table.page, watch)
    table.page.context.set_offline(True)
    turns = table.turns()
    table.page.goto(host.address)
    table.expect_turns(*turns)


def test_an_installed_version_waits_for_its_activation_and_the_game_goes_on(
    open_page: OpenPage, old_host: Host, versions: tuple[Files, Files], watch: Watch
) -> None:
    watch.allow("A ServiceWorker intercepted the request")  # Firefox, about requests during the change
    (first, second), host = versions, old_host
    table = kept(open_page, host)
    page = table.page
    page.goto(host.address)
    page.evaluate("caches.open('of another site')")
    table.play("E1")
    host.show(second | {"web/app/main.js": first["web/app/main.js"]})
    assert page.evaluate(LOOKED) is None
    expect(table.main).not_to_contain_text(NEW)
    host.show(second)
    page.evaluate(WAITS)
    expect(table.main).to_contain_text(NEW)
    page.reload()
    expect_the_first_build(table)  # however often the old page reloads
    table.play("E3")
    update_two_windows(table, host.address)
    # A page that still loads when the new service worker takes over is reloaded again: no single read may come before.
    expect(page.get_by_role("document").filter(has=table.turn(4), has_not=table.boot)).to_be_attached()
    table.expect_turns("C3", "B2-B1", "E1", "E3")
    table.play("A3")
    expect(table.main).not_to_contain_text(NEW)
    page.evaluate(KEPT)
    # The old version and partly loaded ones are deleted.
    expect_becomes(partial(page.evaluate, f"{KEYS}.then((keys) => keys.length)"), 2)
    assert "of another site" in page.evaluate(KEYS)


def test_a_worker_whose_script_never_comes_makes_way_for_another(
    open_page: OpenPage, old_host: Host, versions: tuple[Files, Files]
) -> None:
    """During a change of the version Chromium sometimes never starts a worker that the old service worker serves."""
    answers = b"event.respondWith(answer(event.request, path));"
    never = b'if (path.endsWith("/worker.js") && !self.asked++) event.respondWith(new Promise(() => {}));'
    script = versions[0]["sw.js"]
    assert answers in script
    old_host.show({"sw.js": b"self.asked = 0;" + script.replace(answers, b"{ %b else %b }" % (never, answers))})
    table = kept(open_page, old_host)
    table.page.goto(old_host.address)
    table.expect_turns("C3", "B2-B1")
    table.play("E1")
    expect(table.boot).to_be_hidden()


def expect_the_first_build(table: Table) -> None:
    """Expect no file of the new version."""
    expect(table.page).to_have_title(re.compile("^Bug –"))
    expect(table.button("New game").first).to_be_visible()
    expect(table.main).to_contain_text(NEW)


def update_two_windows(table: Table, address: str) -> None:
    """Activate the new version while one of two windows keeps the service worker busy; expect both to change to it."""
    other = Table(table.page.context.new_page())
    other.page.goto(address)
    expect_the_first_build(other)
    table.page.evaluate(GOES_ON_ASKING)
    table.button("Update now").click()
    for window in (table, other):
        expect(window.page).to_have_title(re.compile("^Bug the second"))
        expect(window.button("Newest game").first).to_be_visible()
    other.page.close()


def test_the_page_can_be_installed(browser: Browser, open_page: OpenPage, host: Host) -> None:
    if browser.browser_type.name != "chromium":
        pytest.skip("only Chromium says what it has against installing a page")
    page = open_page(None)
    Gate(page, r"[.]wasm")  # it needs no engine
    page.goto(host.address)
    manifest = installable(page)
    assert manifest["name"] == "Bug"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    assert {shot["form_factor"] for shot in manifest["screenshots"]} == {"wide", "narrow"}
    for picture in [*manifest["icons"], *manifest["screenshots"]]:
        if picture["sizes"] != "any":
            width, height = map(int, picture["sizes"].split("x"))
            assert page.evaluate(SIZE, host.address + "web/boot/" + picture["src"]) == [width, height], picture["src"]


def test_a_page_is_installed_in_its_language(browser: Browser, open_page: OpenPage, site: str) -> None:
    if browser.browser_type.name != "chromium":
        pytest.skip("only Chromium says what it has read")
    page = open_page(None, locale="de")
    page.goto(site)
    session = page.context.new_cdp_session(page)
    expect_becomes(lambda: json.loads(session.send("Page.getAppManifest")["data"] or "{}").get("lang"), "de")


SIZE = """async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
}"""


def installable(page: Page) -> Any:
    """Return the manifest, after Chromium has accepted the page as installable."""
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],  # as every test window is
    )
    answer = session.send("Page.getAppManifest")
    assert answer["errors"] == []
    return json.loads(answer["data"])


def test_a_damaged_cache_is_repaired(open_page: OpenPage, host: Host) -> None:
    table = kept(open_page, host)
    page = table.page
    files = "", "web/app/main.js", "wasm"
    for file in files:
        assert page.evaluate(HALVE, file) == 1
    page.goto(host.address)
    table.expect_turns("C3", "B2-B1")
    table.play("E1")
    for file in files:
        expect_becomes(partial(page.evaluate, HALVED, file), 0)


# Cuts a file's cached copies in half, or counts the halves.
HALVE = """async (file) => {
  let count = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname.replace(/^.bug./, "");
      if (file ? !path.endsWith(file) : path) continue;
      const response = await cache.match(request);
      const { headers } = response;
      const bytes = await response.arrayBuffer();
      localStorage['whole ' + file] = bytes.byteLength;
      await cache.put(request, new Response(bytes.slice(0, bytes.byteLength / 2), { headers }));
      count += 1;
    }
  }
  return count;
}"""
HALVED = HALVE.replace(
    "localStorage['whole ' + file] = bytes.byteLength;",
    "if (bytes.byteLength == localStorage['whole ' + file]) continue;",
)
