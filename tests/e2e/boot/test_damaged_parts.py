"""Every file of the site broken in every way, even those that no first visit requests: no broken file is ever used.

Three checks run here without the rest of the page: the browser checks the parts that the page loads later; the
service worker checks what it serves, and each new version.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page

from tests.e2e.boot.damage import DamagedHandler, handler_of, other_build, outside
from tests.e2e.conftest import SEEN_BEFORE, served
from tests.e2e.table import INERT_PAGE, Table
from tests.e2e.visitors import new_context
from web.build.page import Files

pytestmark = [pytest.mark.slow, pytest.mark.as_built]

KEPT_KINDS = ("missing", "html", "cut", "flipped", "other")
SERVER_KINDS = ("missing", "error", "html", "cut", "flipped", "other")
INSTALL = """async () => {
  await navigator.serviceWorker.register("../../sw.js", { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
}"""
# For each address: the first 16 digits of the answer's SHA-256, or "refused".
FETCHED = """async (addresses) => {
  const one = async (address) => {
    try {
      const response = await fetch(address);
      if (!response.ok) return "refused";
      const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
      return [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    } catch {
      return "refused";
    }
  };
  const found = [];
  for (const address of addresses) found.push(await one(address));
  return found;
}"""
KEPT = """async () => {
  const [name] = (await caches.keys()).filter((each) => each.startsWith("bug "));
  const cache = await caches.open(name);
  const aside = await caches.open("aside");
  for (const request of await cache.keys()) await aside.put(request, await cache.match(request));
  return [name, ...(await cache.keys()).map(({ url }) => url)];
}"""
# For each file in the cache: damages it, requests it, and puts the good copy back.
DAMAGED = """async ([name, addresses, kind, text]) => {
  const fetched = FETCHED;
  const aside = await caches.open("aside");
  const found = [];
  for (const address of addresses) {
    const cache = await caches.open(name);
    const whole = await aside.match(address);
    const bytes = new Uint8Array(await whole.clone().arrayBuffer());
    bytes[bytes.length >> 1] ^= 1;
    const body = { html: text, other: text, cut: bytes.slice(0, bytes.length / 2) }[kind] ?? bytes;
    if (kind === "missing") await cache.delete(address);
    else await cache.put(address, new Response(body, { headers: whole.headers }));
    found.push(...(await fetched([address])));
    // The service worker may have deleted the whole cache: to fill it again for each file would take gigabytes.
    await (await caches.open(name)).put(address, await aside.match(address));
  }
  const again = await caches.open(name);
  for (const each of await aside.keys())
    if (!(await again.match(each))) await again.put(each, await aside.match(each));
  return found;
}""".replace("FETCHED", FETCHED)
IMPORTED = """async ([addresses, query]) => {
  const one = (address) => import(address + query).then(() => "runs", () => "refused");
  return Promise.all(addresses.map(one));
}"""
# Looks for a new version; returns whether one waits, and whether the cache has only one version.
LOOKED = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update().catch(() => {});
  const { installing } = registration;
  if (installing)
    await new Promise((resolve) => {
      const hear = () => { if (installing.state !== "installing") resolve(); };
      installing.addEventListener("statechange", hear);
      hear();
    });
  const kept = (await caches.keys()).filter((name) => name.startsWith("bug "));
  return [Boolean(installing), Boolean(registration.waiting), kept.length];
}"""


@pytest.fixture(scope="module")
def handler(first_build: Files, sources: Files) -> type[DamagedHandler]:
    """Two builds of the site that can be damaged; the engine runs outside the browser."""
    other, other_sources = other_build(sources, first_build)
    return handler_of(outside(sources, first_build), outside(other_sources, other), outside=True)


@pytest.fixture
def address(handler: type[DamagedHandler], dist: Path) -> Iterator[str]:
    """The address of the site."""
    with served(dist, handler, caching="no-store") as address:
        yield address
        handler.mend()
        handler.updated = False


@pytest.fixture
def installed(browser: Browser, address: str) -> Iterator[Page]:
    """A page without scripts, at an installed site."""
    context = new_context(browser, service_workers="allow")
    page = context.new_page()
    page.goto(address + INERT_PAGE)
    page.evaluate(INSTALL)
    page.reload()
    yield page
    context.close()


def is_right(found: list[str], whole: list[str], *, or_refused: bool = False) -> list[int]:
    """Return the indices of the wrong answers."""
    return [
        i
        for i, (one, other) in enumerate(zip(found, whole, strict=True))
        if one != other and not (or_refused and one == "refused")
    ]


@pytest.mark.parametrize("kind", KEPT_KINDS)
def test_a_damaged_cached_file_is_replaced_from_the_server_or_refused_without_a_network(
    installed: Page, kind: str
) -> None:
    name, *addresses = installed.evaluate(KEPT)
    whole = installed.evaluate(FETCHED, addresses)
    assert "refused" not in whole
    found = installed.evaluate(DAMAGED, [name, addresses, kind, "<title>Log in"])
    assert [addresses[i] for i in is_right(found, whole)] == []
    installed.context.set_offline(True)
    found = installed.evaluate(DAMAGED, [name, addresses, kind, "<title>Log in"])
    assert set(found) == {"refused"}
    assert installed.evaluate(FETCHED, addresses) == whole
    print(2 * len(addresses), "trials:", kind)


@pytest.mark.parametrize("kind", SERVER_KINDS)
def test_a_file_that_the_server_has_damaged_too_is_never_cached(
    installed: Page, handler: type[DamagedHandler], kind: str
) -> None:
    name, *addresses = installed.evaluate(KEPT)
    whole = installed.evaluate(FETCHED, addresses)
    top = installed.url.removesuffix(INERT_PAGE)
    paths = [each.removeprefix(top).partition("?")[0] or "index.html" for each in addresses]
    handler.damage = dict.fromkeys(paths, kind)
    installed.evaluate(DAMAGED, [name, addresses, "flipped", ""])
    handler.mend()
    assert installed.evaluate(FETCHED, addresses) == whole
    print(len(addresses), "trials:", kind)


@pytest.mark.parametrize("kind", SERVER_KINDS)
def test_a_new_version_with_a_broken_file_is_not_installed_and_the_old_one_stays(
    installed: Page, handler: type[DamagedHandler], kind: str
) -> None:
    new = [path for path, content in handler.other.items() if handler.files.get(path) != content]
    stored = [path for path in new if f'"{path}"' in handler.other["sw.js"].decode() or path == "index.html"]
    if kind == "other":
        stored = [path for path in stored if handler.counterpart(path)]
    handler.updated = True
    bad = []
    for path in stored:
        handler.damage = {path: kind}
        looked, waits, versions = installed.evaluate(LOOKED)
        if not looked or waits or versions != 1:
            bad.append((path, looked, waits, versions))
            break
    handler.mend()
    assert bad == []
    assert installed.evaluate(LOOKED)[1:] == [True, 2]
    print(len(stored), "trials:", kind)


@pytest.mark.parametrize("kind", SERVER_KINDS)
def test_a_broken_part_of_the_page_runs_only_after_its_repair(
    browser: Browser, address: str, handler: type[DamagedHandler], kind: str
) -> None:
    parts = [path for path in handler.files if re.fullmatch(r"web/(parts/.*|engine/site)\.js", path)]
    if kind == "other":
        parts = [path for path in parts if handler.counterpart(path)]
    context = new_context(browser)
    page = context.new_page()
    page.add_init_script(SEEN_BEFORE)
    page.goto(address)
    assert Table(page).expect_person()
    page.wait_for_load_state("networkidle")
    loaded = set(page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)"))
    later = [address + path for path in parts if address + path not in loaded]
    handler.damage = {each.removeprefix(address): kind for each in later}
    assert [*zip(later, page.evaluate(IMPORTED, [later, ""]), strict=True)] == [(each, "refused") for each in later]
    handler.mend()
    again = page.evaluate(IMPORTED, [later, "?1"])
    assert [each for each, found in zip(later, again, strict=True) if found != "runs"] == []
    print(len(later), "trials:", kind)
    with contextlib.suppress(Error):
        context.close()
