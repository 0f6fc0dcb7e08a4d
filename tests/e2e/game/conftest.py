"""What the tests of games share."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table


@pytest.fixture
def timed(open_page: OpenPage, site: str) -> Page:
    """A page whose time only the test moves."""
    return opened(open_page, site)


@pytest.fixture
def five_minutes(open_page: OpenPage, site: str) -> Table:
    """A new game with 60 s a turn + 5 min reserve, whose time only the test moves."""
    return Table(opened(open_page, site, played=[], game={"control": "green-meadow"}))


@pytest.fixture
def ten_minutes(open_page: OpenPage, site: str) -> Table:
    """A new game with 90 s a turn + 10 min reserve, whose time only the test moves."""
    return Table(opened(open_page, site, played=[], game={"control": "genius"}))


def opened(open_page: OpenPage, site: str, **stored: object) -> Page:
    page = open_page(None, clock=True, **stored)
    page.clock.set_fixed_time(1_800_000_000)
    page.add_init_script("performance.now = () => Date.now()")  # `set_fixed_time` lets it run on
    page.goto(site)
    expect(page.get_by_role("status")).to_have_text(re.compile("to play|starts"))
    return page
