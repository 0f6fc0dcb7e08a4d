"""What the browser tests of bots share."""

import pytest

from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table


@pytest.fixture
def table(open_page: OpenPage) -> Table:
    """A page on which nothing has been chosen yet."""
    return Table(open_page())
