"""What `build.py serve` serves: the site with its service worker, and with `--dev` the site without."""

from __future__ import annotations

import contextlib
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page

from tests.e2e.conftest import OpenPage, served
from tests.e2e.table import Table, expect_becomes
from tests.e2e.watch import Watch
from web.build.server import DEV
from web.build.site import build
from web.build.workspace import DEV_DIST

pytestmark = pytest.mark.as_built

INSTALLED = "navigator.serviceWorker.ready.then(() => caches.keys()).then((keys) => keys.length)"
LEFT = """Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()])
  .then((lists) => lists.map(({ length }) => length))"""
CONTROLLED = "Boolean(navigator.serviceWorker.controller)"
# For work that Chromium does some time after a visit; with other tests running, that may take half a minute.
LOOK_FOR_NEWER = "navigator.serviceWorker.getRegistration().then((found) => { found?.update().catch(() => {}) })"


def read(page: Page, expression: str) -> Any:
    """The value of an expression in the page, unless the page is reloading."""
    try:
        return page.evaluate(expression)
    except Error:
        return None


# Only developers use --dev, and at once see its faults.
@pytest.mark.parametrize("options", [{}, pytest.param(DEV, marks=pytest.mark.slow)], ids=["serve", "dev"])
def test_the_console_stays_empty(open_page: OpenPage, watch: Watch, dist: Path, options: dict[str, Any]) -> None:
    said: list[str] = []
    if options:
        build(DEV_DIST)
    with served(DEV_DIST if options else dist, **options) as address:
        watch.host = address
        page = open_page(None, service_workers="allow")
        page.on("console", lambda message: said.append(message.text))
        for _ in range(1 if options else 2):  # the service worker, if there is one, answers the second visit
            page.goto(address)
            Table(page).expect_person()
            if options:
                expect_becomes(partial(page.evaluate, LEFT), [0, 0])
            else:
                assert page.evaluate(INSTALLED) == 1
    assert said == []


@pytest.mark.slow
def test_dev_removes_the_service_worker_of_serve(open_page: OpenPage, watch: Watch, dist: Path) -> None:
    replaced: dict[str, bytes] = {}
    with served(dist, **DEV | {"replaced": replaced}) as address:
        watch.host = address
        page = open_page(None, service_workers="allow")
        page.goto(address)
        assert page.evaluate(INSTALLED) == 1
        replaced |= DEV["replaced"]
        page.goto(address)  # the service worker answers
        table = Table(page)
        table.exchange(table.quiet_cell())  # a page that is loading while the worker changes may wait for ever
        with contextlib.suppress(Error):  # the page may be reloading
            page.evaluate(LOOK_FOR_NEWER)
        expect_becomes(partial(read, page, CONTROLLED), False)  # the page reloads itself
        table.expect_person()
        expect_becomes(partial(read, page, LEFT), [0, 0])
