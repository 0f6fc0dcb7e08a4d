"""What `python3 build.py check` and `test` run. Needs the standard library only; the tools that it starts are in .venv.

`check` is lint, types, layers and unit tests; `test` is everything.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple
from xml.etree import ElementTree

from tests.tools.browsers import provide_chromium, provide_firefox
from tests.tools.javascript import grouped, join_document, test_files
from web.build.install import HASHED, pinned
from web.build.workspace import (
    DIST,
    ENVIRONMENT,
    NODE_MODULES,
    PYTHON,
    REPORTS,
    ROOT,
    BuildError,
    node_program,
    succeeds,
)

CORES = os.cpu_count() or 2
# In an unpatched Firefox, Playwright can't control touch, saved files, the clock, code within workers, or the system's
# colours and motion.
FIREFOX_CORE = (
    "boot/test_boot",
    "app/test_keeping",
    "boot/test_offline",
    "boot/test_single_file",
    "app/test_accessibility",
    "game/test_access_to_rulesets",
    "board/test_board_settings",
    "bots/test_bots",
)


class Step(NamedTuple):
    """One command, and the JUnit file in which it counts its tests; a step without one counts as one test."""

    name: str
    command: tuple[str | Path, ...]
    report: Path | None = None
    fine: tuple[int, ...] = (0,)


class StepResult(NamedTuple):
    """The result of a step."""

    name: str
    passed: int
    failed: int
    seconds: float
    skipped: Mapping[str, int] = MappingProxyType({})  # how many tests were left out, by reason


def node_step(name: str, program: str, *arguments: str | Path) -> Step:
    """Return a step that runs a program of node_modules."""
    return Step(name, (node_program("node"), NODE_MODULES / program, *arguments))


def check_steps() -> list[Step]:
    """Return the checks that take one core each and do not wait for each other, the longest first."""
    return [
        Step("mypy", (PYTHON, "-m", "mypy")),
        javascript_tests(),
        # Several threads would each check a part, and infer again what the parts share.
        node_step("tsc, page", "typescript/bin/tsc", "-p", ".", "--singleThreaded"),
        node_step("tsc, tests", "typescript/bin/tsc", "-p", "tests/js", "--singleThreaded"),
        *layers(),
        node_step("oxlint", "oxlint/bin/oxlint"),
        node_step("oxfmt", "oxfmt/bin/oxfmt", "--check", "."),
        Step("ruff", (PYTHON, "-m", "ruff", "check", ".")),
        Step("ruff format", (PYTHON, "-m", "ruff", "format", "--check", ".")),
    ]


def unhurried(step: Step) -> Step:
    """Return a step that runs with low priority, if the system allows it."""
    nice = shutil.which("nice")
    # With the lowest priority the JavaScript tests ended 30 s after the browsers'.
    return step._replace(command=(nice, "-n", "10", *step.command)) if nice else step


def layers() -> list[Step]:
    """Return the steps that check which module may import which."""
    steps = []
    if (ROOT / ".importlinter").is_file():
        steps.append(Step("layers, engine", (PYTHON.with_name("lint-imports"),)))
    if (ROOT / ".dependency-cruiser.cjs").is_file():
        program = "dependency-cruiser/bin/dependency-cruise.mjs"
        steps.append(node_step("layers, page", program, "--config", ".dependency-cruiser.cjs", "web"))
    return steps


def javascript_tests() -> Step:
    """Return the step of the tests that run in Node."""
    report = REPORTS / "javascript.xml"
    join_document()
    reporters = [("spec", "stdout"), ("junit", report)]
    options = [f"--test-reporter{key}" for name, to in reporters for key in (f"={name}", f"-destination={to}")]
    command: tuple[str | Path, ...] = (
        node_program("node"),
        "--import=./tests/js/vendor.js",
        *options,
        "--test",
        *grouped(test_files()),
    )
    return Step("JavaScript tests", command, report)


def pytest_step(name: str, *where: str, marks: str, only: str | None = None, workers: int = CORES) -> Step:
    """Return a step of pytest that uses every core; with `only` it may find no test."""
    report = REPORTS / f"{name.replace(' ', '-')}.xml"
    options = [
        "-q",
        f"-n{workers}",
        "--dist=worksteal",
        "--durations=30",
        f"--junitxml={report}",
        "-m",
        marks,
        *(["-k", only] if only else []),
    ]
    return Step(name, (PYTHON, "-m", "pytest", *options, *where), report, (0, 5) if only else (0,))


def marks(slow: bool) -> str:
    """Return the marks of the tests to run."""
    return "slow or not slow" if slow else "not slow"


def take(step: Step, *, quietly: bool = False, **environment: str) -> StepResult:
    """Run a step with these variables in its environment; `quietly`: show its output only if it fails."""
    print(f"--- {step.name}", flush=True)
    began = time.monotonic()
    done = subprocess.run(
        step.command,
        cwd=ROOT,
        # The many processes of a run read the byte code that the first one has written.
        env=os.environ | ENVIRONMENT | {"BUG_DIST": str(DIST), "PYTHONDONTWRITEBYTECODE": ""} | environment,
        stdout=subprocess.PIPE if quietly else None,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    fine = done.returncode in step.fine
    if quietly and not fine:
        print(f"--- {step.name} failed:\n{done.stdout}", flush=True)
    passed, failed = count(step.report) if step.report else (int(fine), 0)
    # If a tool fails without a failed test, the tool itself has failed.
    skipped = skips(step.report) if step.report else {}
    return StepResult(step.name, passed, failed or int(not fine), time.monotonic() - began, skipped)


def count(report: Path) -> tuple[int, int]:
    """Return how many tests passed and how many failed, from a JUnit file; skipped tests count as neither."""
    cases = list(ElementTree.parse(report).iter("testcase")) if report.is_file() else []
    failed = sum(case.find("failure") is not None or case.find("error") is not None for case in cases)
    skipped = sum(case.find("skipped") is not None for case in cases)
    return len(cases) - failed - skipped, failed


def skips(report: Path) -> dict[str, int]:
    """Return how many tests were skipped, by reason, from a JUnit file."""
    cases = ElementTree.parse(report).iter("skipped") if report.is_file() else []
    return dict(Counter(case.get("message", "no reason") for case in cases))


def browser_tests(provide: Callable[[], None], browser: str, *where: str, slow: bool, only: str | None) -> StepResult:
    """Run browser tests; they fail if the browser can't be installed."""
    name = f"tests in {browser}"
    try:
        provide()
    except BuildError as trouble:
        print(trouble)
        return StepResult(name, 0, 1, 0.0)
    # CPython answers the page's requests in most tests, but not in slow runs and other browsers (tests/e2e/bridge.py).
    as_built = "1" if slow or browser != "chromium" else ""
    # With two more browsers than cores, no core waits: on two cores, 392 s with four, 409 s with three, 510 s with two.
    step = pytest_step(name, *where, marks=marks(slow), only=only, workers=CORES + 2)
    return take(step, BUG_BROWSERS=browser, BUG_AS_BUILT=as_built)


def other_browsers(*, slow: bool, only: str | None) -> list[StepResult]:
    """Run the tests in Firefox and the walk in WebKit."""
    where = [f"tests/e2e/{name}.py" for name in FIREFOX_CORE]
    walk = Step("walk in WebKit", (PYTHON, "-m", "tests.tools.webkit"))
    return [browser_tests(provide_firefox, "firefox", *where, slow=slow, only=only), take(walk)]


def provide_fuzzer() -> None:
    """Install the coverage-guided fuzzer; without a build for this Python, its test is skipped."""
    if not succeeds(PYTHON, "-m", "pip", "install", *HASHED, pinned("fuzz")):
        print("Without atheris the longer fuzzing is left out.")


def check() -> int:
    """Run lint, types, layers and unit tests; return the exit code."""
    empty_reports()
    unit_tests = pytest_step("unit tests", "bug_engine", "tests/unit", marks="not slow and not long")
    # Node leaves a core idle, since it runs the files of its tests one by one.
    with ThreadPoolExecutor(1) as beside:
        unit_tested = beside.submit(take, unit_tests)
        return conclude([*take_each(check_steps()), unit_tested.result()])


def test(*, slow: bool, browsers: bool, only: str | None) -> int:
    """Run every check, even if some fail; return the exit code."""
    empty_reports()
    build = Step("build", (PYTHON, "build.py", "build"))
    python_tests = pytest_step(
        "Python tests", "bug_engine", "tests", "--ignore=tests/e2e", marks=marks(slow), only=only
    )
    with ThreadPoolExecutor(CORES) as pool:
        # Browser tests leave a core idle now and then: the checks use this time.
        checked = [] if only else [pool.submit(take, unhurried(step), quietly=True) for step in check_steps()]
        results = [take(build, quietly=True)]
        if slow:
            provide_fuzzer()
        results.append(take(python_tests))
        results.append(browser_tests(provide_chromium, "chromium", "tests/e2e", slow=slow, only=only))
        if browsers:
            results += other_browsers(slow=slow, only=only)
        results += [check.result() for check in checked]
    return conclude(results)


def test_only(what: str, *, only: str | None) -> int:
    """Run only the tests in Python, the mutation or the soak; return the exit code."""
    empty_reports()
    if what == "python":
        tests = pytest_step("Python tests", "bug_engine", "tests", "--ignore=tests/e2e", marks=marks(False), only=only)
        return conclude([take(tests)])
    steps = {
        "mutation": [
            Step("mutation, engine", (PYTHON, "-m", "tests.tools.mutation")),
            Step("mutation, page", (node_program("node"), "tests/tools/mutation.mjs")),
        ],
        "soak": [
            Step("soak, engine", (PYTHON, "-m", "tests.tools.soak", "games")),
            Step("soak, page", (PYTHON, "-m", "tests.tools.soak", "page")),
        ],
    }
    return conclude([take(step) for step in steps[what]])


def empty_reports() -> None:
    """Remove the reports of the last run."""
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir()


def take_each(steps: list[Step]) -> list[StepResult]:
    """Run steps in parallel, one on each core."""
    with ThreadPoolExecutor(CORES) as pool:
        return list(pool.map(partial(take, quietly=True), steps))


def conclude(results: list[StepResult]) -> int:
    """Print the result of each step; return the exit code."""
    print()
    for name, passed, failed, seconds, skipped in results:
        print(f"{'FAILED' if failed else 'ok':8}{name:20} {passed:6} passed {failed:4} failed {seconds:7.1f} s")
        for reason, count in skipped.items():
            print(f"{'':8}{count} skipped: {reason}")
    failures = sum(result.failed for result in results)
    print(f"{sum(result.passed for result in results)} passed, {failures} failed")
    return 1 if failures else 0
