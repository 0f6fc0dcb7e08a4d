"""For every unit test: a heap that the garbage collector does not traverse in vain."""

import gc


def pytest_runtest_setup() -> None:
    """Exclude the objects that exist before a test, mostly 4,000 collected tests, from garbage collections during it.

    This is needed before each test: a bot includes all objects again after its search (bug_engine/bots/gc_pause.py).
    """
    gc.freeze()
