"""Visits without a network, and how a new version replaces an old one."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.boot.policy import expect_policy
from tests.e2e.conftest import OpenPage
from tests.e2e.table import INERT_PAGE, Gate, Table, expect_becomes
from tests.e2e.watch import Watch, recording
from web.build.page import Files, build_name
from web.build.server import SiteHandler, site_server
from web.build.site import visitor_files
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
# otherwise they pile up on a busy machine, and the reload waits behind them.
GOES_ON_ASKING = """() => {
  const ask = () => fetch("web/engine/site.js").catch(() => {}).then(() => setTimeout(ask, 5));
  for (let i = 0; i < 4; i++) ask();
}"""


class Host:
    """A server whose site can change, and that can stop."""

    def __init__(self, folder: Path, files: Files) -> None:
        self.folder = folder
        self.show(files)
        self.server: ThreadingHTTPServer | None = site_server(
            folder, handler=recording(SiteHandler), prefix="/bug/", caching="max-age=600"
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
def second_build(sources: Files, first_build: Files) -> Files:
    """The next build of the site: another page, other words, another engine."""
    name = build_name(sources)
    changes = {
        "index.html": ("<title>Bug", "<title>Bug the second"),
        "web/strings/en.ftl.js": ("action-new-game = New game", "action-new-game = Newest game"),
        "web/engine/python.js": ("pyodide.version }", '"second" }'),
        "web/engine/site.js": (name, name[::-1]),
    }
    changed = {
        path: sources[path].replace(before.encode(), after.encode()) for path, (before, after) in changes.items()
    }
    assert all(content != sources[path] for path, content in changed.items())
    # The single file takes 18 s to make, and no test here needs it.
    return visitor_files(sources | changed, single=first_build["bug.html"])


@pytest.fixture
def host(tmp_path: Path, watch: Watch, first_build: Files) -> Iterator[Host]:
    """A server of the first build."""
    host = Host(tmp_path / "site", first_build)
    watch.host = host.address
    yield host
    host.die()


@pytest.fixture
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
    kept: Table, host: Host, first_build: Files, second_build: Files, watch: Watch
) -> None:
    watch.allow("A ServiceWorker intercepted the request")  # Firefox, about requests during the change
    page = kept.page
    page.goto(host.address)
    page.evaluate("caches.open('of another site')")
    kept.play("E1")
    host.show(second_build | {"web/app/main.js": first_build["web/app/main.js"]})
    assert page.evaluate(LOOKED) is None
    expect(kept.main).not_to_contain_text(NEW)
    host.show(second_build)
    page.evaluate(WAITS)
    expect(kept.main).to_contain_text(NEW)
    page.reload()
    expect_the_first_build(kept)  # however often the old page reloads
    kept.play("E3")
    update_two_windows(kept, host.address)
    # A page that still loads when the new service worker takes over is reloaded again: no single read may come before.
    expect(page.get_by_role("document").filter(has=kept.turn(4), has_not=kept.boot)).to_be_attached()
    kept.expect_turns("C3", "B2-B1", "E1", "E3")
    kept.play("A3")
    expect(kept.main).not_to_contain_text(NEW)
    page.evaluate(KEPT)
    # The old version and partly loaded ones are deleted.
    expect_becomes(partial(page.evaluate, f"{KEYS}.then((keys) => keys.length)"), 2)
    assert "of another site" in page.evaluate(KEYS)


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


def test_a_damaged_cache_is_repaired(kept: Table, host: Host) -> None:
    page = kept.page
    files = "", "web/app/main.js", "wasm"
    for file in files:
        assert page.evaluate(HALVE, file) == 1
    page.goto(host.address)
    kept.expect_turns("C3", "B2-B1")
    kept.play("E1")
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
