"""What the tests of games share."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage


@pytest.fixture
def timed(open_page: OpenPage, site: str) -> Page:
    """A page whose time only the test moves."""
    page = open_page(None, clock=True)
    page.clock.set_fixed_time(1_800_000_000)
    page.add_init_script("performance.now = () => Date.now()")  # `set_fixed_time` lets it run on
    page.goto(site)
    expect(page.get_by_role("status")).to_have_text(re.compile("to play|starts"))
    return page
