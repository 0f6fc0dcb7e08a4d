"""Shared fixtures of the browser tests of bots."""

import pytest

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table
from tests.e2e.visitors import Visitors


@pytest.fixture
def held_python(visitors: Visitors, site: str) -> None:
    """A room for this test in which users' bots share the compiled Python."""
    visitors.room(site, clock=False, has_touch=False).hold_for_bots()


@pytest.fixture
def table(open_page: OpenPage) -> Table:
    """A page with nothing chosen yet."""
    return Table(open_page())


@pytest.fixture
def against_larva(open_page: OpenPage) -> Table:
    """A new game of a person against a weak bot."""
    return Table(open_page(played=[], game={"bot": "larva"}))


@pytest.fixture
def against_mantis(open_page: OpenPage) -> Table:
    """A new game of a person on a large board against a bot that thinks for minutes."""
    return Table(open_page(played=[], game={"bot": "mantis", "board": "hexhex8"})).slow_down()
