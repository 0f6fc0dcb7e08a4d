"""`python3 -m bug_engine`."""

import sys

from bug_engine.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
