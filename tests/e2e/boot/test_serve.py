"""What `build.py serve` serves: the site with its service worker, and with `--dev` the site without."""

from __future__ import annotations

import contextlib
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page

from tests.e2e.conftest import OpenPage, Watch, served
from tests.e2e.table import Table, expect_becomes
from web.build.server import DEV
from web.build.site import build
from web.build.workspace import DEV_DIST

pytestmark = pytest.mark.as_built

INSTALLED = "navigator.serviceWorker.ready.then(() => caches.keys()).then((keys) => keys.length)"
LEFT = """Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()])
  .then((lists) => lists.map(({ length }) => length))"""
CONTROLLED = "Boolean(navigator.serviceWorker.controller)"
# What Chromium does some time after a visit; with other tests beside it, that may take half a minute.
LOOK_FOR_NEWER = "navigator.serviceWorker.getRegistration().then((found) => { found?.update().catch(() => {}) })"


def read(page: Page, expression: str) -> Any:
    """What an expression is in the page, unless that is just being loaded again."""
    try:
        return page.evaluate(expression)
    except Error:
        return None


@pytest.mark.parametrize("options", [{}, DEV], ids=["serve", "dev"])
def test_the_console_stays_empty(open_page: OpenPage, watch: Watch, dist: Path, options: dict[str, Any]) -> None:
    said: list[str] = []
    if options:
        build(DEV_DIST)
    with served(DEV_DIST if options else dist, **options) as address:
        watch.host = address
        page = open_page(None, service_workers="allow")
        page.on("console", lambda message: said.append(message.text))
        for _ in range(1 if options else 2):  # the second visit is answered by the service worker, if there is one
            page.goto(address)
            Table(page).expect_person()
            if options:
                expect_becomes(partial(page.evaluate, LEFT), [0, 0])
            else:
                assert page.evaluate(INSTALLED) == 1
    assert said == []


def test_the_service_worker_of_serve_makes_way_for_dev(open_page: OpenPage, watch: Watch, dist: Path) -> None:
    replaced: dict[str, bytes] = {}
    with served(dist, **DEV | {"replaced": replaced}) as address:
        watch.host = address
        page = open_page(None, service_workers="allow")
        page.goto(address)
        assert page.evaluate(INSTALLED) == 1
        replaced |= DEV["replaced"]
        page.goto(address)  # answered by the service worker
        table = Table(page)
        table.exchange(table.quiet_cell())  # a page that still loads while the worker changes may wait for ever
        with contextlib.suppress(Error):  # the page may just be loaded again
            page.evaluate(LOOK_FOR_NEWER)
        expect_becomes(partial(read, page, CONTROLLED), False)  # the page reloads itself
        table.expect_person()
        expect_becomes(partial(read, page, LEFT), [0, 0])
