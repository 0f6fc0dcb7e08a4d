"""What makes a browser test fail, although no test looks for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import OpenPage
from tests.e2e.table import INERT_PAGE
from tests.e2e.watch import Watch

FETCH = "(address) => fetch(address, { mode: 'no-cors' }).catch(() => {}).then(() => {})"


@pytest.fixture
def free(open_page: OpenPage) -> Page:
    """A page without the site's policy, which forbids requests to other hosts."""
    return open_page(INERT_PAGE)


@pytest.mark.parametrize("address", ["http://elsewhere.invalid/x", "https://elsewhere.invalid/"])
def test_a_request_to_another_host_is_seen(free: Page, watch: Watch, address: str) -> None:
    free.evaluate(FETCH, address)
    assert any("left the host" in trouble and "elsewhere.invalid" in trouble for trouble in watch.unexpected())
    watch.allow("elsewhere|Failed to load resource")


def test_a_file_that_the_site_lacks_is_seen(free: Page, watch: Watch) -> None:
    free.evaluate(FETCH, "missing.js")
    assert any("status 404" in trouble and "missing.js" in trouble for trouble in watch.unexpected())
    watch.allow("missing[.]js")
