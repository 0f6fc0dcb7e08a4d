"""Shared fixtures of the browser tests of bots."""

import pytest

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table


@pytest.fixture
def table(open_page: OpenPage) -> Table:
    """A page with nothing chosen yet."""
    return Table(open_page())
