"""The commands of Bug: `python3 build.py setup | build | serve | check | test | bench | release | clean`.

A new machine needs Python 3.11 and Node 20; the first command installs the rest into .venv/, node_modules/ and build/.
web/build/ makes the site and serves it; tests/tools/runner.py says what `check` and `test` run.
"""

from __future__ import annotations

import argparse
import shutil
import sys

from tests.tools.runner import check, test, test_only
from web.build.install import install_tools
from web.build.release import release
from web.build.server import serve
from web.build.site import build
from web.build.workspace import CACHES, DIST, PYTHON, REPORTS, ROOT, WORK, BuildError, run


def clean() -> None:
    """Remove everything that builds and tests made, but not what setup installed."""
    for path in (DIST, WORK, REPORTS, *(ROOT / name for name in CACHES)):
        shutil.rmtree(path, ignore_errors=True)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    top = argparse.ArgumentParser(description="Build, serve and test Bug.")
    commands = top.add_subparsers(dest="command", required=True)
    commands.add_parser("setup", help="install the tools")
    commands.add_parser("build", help="write the site to dist/")
    serving = commands.add_parser("serve", help="build the site and serve it on this machine")
    serving.add_argument("--port", type=int, default=8000)
    serving.add_argument("--dev", action="store_true", help="build again at each reload; no service worker")
    commands.add_parser("check", help="lint, types, layers and unit tests, in a minute")
    testing = commands.add_parser("test", help="run every check")
    testing.add_argument(
        "--slow", action="store_true", help="also tests that take minutes, and the engine's on Pyodide"
    )
    testing.add_argument("--browsers", action="store_true", help="also in Firefox and WebKit")
    testing.add_argument("--python", action="store_true", help="only the tests of the engine and the build")
    testing.add_argument("--mutation", action="store_true", help="only change the code and see whether a test fails")
    testing.add_argument("--soak", action="store_true", help="only play 10,000 games, and two hours in one page")
    testing.add_argument("-k", dest="only", metavar="EXPRESSION", help="only the tests that pytest selects by this")
    benching = "measure the site in a browser; tests/tools/bench.py reads the other arguments"
    commands.add_parser("bench", help=benching, add_help=False)
    commands.add_parser("release", help="write the files of a release to build/release/, with their hashes")
    commands.add_parser("clean", help="remove what builds and tests made, but not the tools")
    return top


def main() -> int:
    """Run the command; return the exit code."""
    chosen, rest = parser().parse_known_args()
    if rest and chosen.command != "bench":
        parser().error(f"unknown: {' '.join(rest)}")
    if chosen.command == "clean":
        clean()
        return 0
    install_tools()
    match chosen.command:
        case "build":
            build()
        case "serve":
            serve(build, chosen.port, dev=chosen.dev)
        case "check":
            return check()
        case "test":
            if special := [name for name in ("python", "mutation", "soak") if getattr(chosen, name)]:
                return test_only(special[0], only=chosen.only)
            return test(slow=chosen.slow, browsers=chosen.browsers, only=chosen.only)
        case "release":
            build()
            release()
        case "bench":
            build()
            run(PYTHON, "-m", "tests.tools.bench", *rest)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BuildError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
