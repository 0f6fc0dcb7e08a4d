"""Every property runs in two sizes: small and always the same or, with the slow tests, large and random.

The small size is a quarter more than the mutation run needs: 40 examples of each law see its changes
(tests/tools/mutation.py).
"""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

HERE = Path(__file__).parent

settings.register_profile(
    "fast",
    max_examples=50,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=(HealthCheck.too_slow, HealthCheck.data_too_large),
)
settings.register_profile("slow", settings.get_profile("fast"), max_examples=2_000, derandomize=False, print_blob=True)


def with_slow_tests(config: pytest.Config) -> bool:
    return "not slow" not in config.option.markexpr


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("slow" if with_slow_tests(config) else "fast")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run the properties also with `pytest -m slow`."""
    if with_slow_tests(config):
        for item in items:
            if item.path.is_relative_to(HERE):
                item.add_marker("slow")
