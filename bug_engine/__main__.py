"""`python3 -m bug_engine`."""

import sys

INTERRUPTED = 130  # as in cli/main.py, which is not imported yet


def run() -> int:
    """Run the command line; Ctrl-C also ends its imports quietly."""
    try:
        from bug_engine.cli.main import main

        return main()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(run())
