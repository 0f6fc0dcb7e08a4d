"""For every unit test: a heap that the garbage collector does not walk through for nothing."""

import gc


def pytest_runtest_setup() -> None:
    """Keep what exists before a test, 4,000 collected tests above all, out of garbage collections during it.

    Once for all would not do: a bot includes every object again when its search is over (bug_engine/bots/gc_pause.py).
    """
    gc.freeze()
