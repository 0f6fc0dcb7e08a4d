"""Changes the engine in small ways, one at a time, and counts the changes that no test sees.

`python3 -m tests.tools.mutation [--sample N] [--only NAME]`; `python3 build.py test --mutation` runs it. It is a plugin
of pytest: one session collects the tests of some modules (SUBJECTS) once, and a fork of it tries each change by the
tests that reach the changed statement: first those that saw a change of the same function, then the fastest. A change
replaces the code of a function in that process, so nothing is written to disk. Changes that no test can see are in
without_effect.json and are not counted. docs/lab/mutation.md has the figures, and the changes that no test sees.
"""

from __future__ import annotations

import argparse
import ast
import gc
import importlib
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryFile
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from tests.tools.mutants import Change, changes

UNIT, LAWS = "tests/unit/", "tests/property/"
RULES = (
    *(
        f"{UNIT}test_{name}.py"
        for name in ("kernel", "shapes", "rules", "eating", "rounds", "refusals", "turns", "pie", "copies")
    ),
    LAWS + "test_engine_is_reference.py",
)
TEXTS = (
    *(
        f"{UNIT}formats/test_{name}.py"
        for name in ("link", "record", "codes", "lost_on_time", "tried", "words_of_mistakes")
    ),
    LAWS + "test_laws_of_texts.py",
)
WIRE = (
    *(UNIT + name for name in ("wire", "formats/test_tried.py", "bots/test_programs.py", "bots/test_wheels.py")),
    *(f"{LAWS}test_laws_of_{name}.py" for name in ("the_wire", "letters")),
)
TABLES = (
    *(f"{UNIT}table/test_{name}.py" for name in ("clock", "shared", "merging", "umpire")),
    LAWS + "test_laws_of_letters.py",
)
LETTERS = (*TABLES, UNIT + "wire/test_letter_answers.py", UNIT + "formats/test_letter.py")
# The tests of each module.
SUBJECTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("kernel", "shape", "rounds"), RULES),
    "bots.solver": tuple(f"{UNIT}bots/test_{name}.py" for name in ("small_endings", "solver_tables")),  # no slow ones
    **dict.fromkeys(("formats.link", "formats.record", "formats.results"), TEXTS),
    **{f"table.{name}": TABLES for name in ("clock", "stamps", "umpire")},
    "table.merging": LETTERS,
    "formats.letter": LETTERS,
    "wire.stdio": (UNIT + "wire/test_stdio.py",),
    **{f"wire.{name}": WIRE for name in ("requests", "params", "plain", "sandbox", "replay", "catalogue")},
    **{f"wire.{name}": WIRE for name in ("scene", "editor", "records", "table", "letters", "thinking")},
    **{f"wire.{name}": WIRE for name in ("study", "study_json")},
    "study.hint": (UNIT + "study/test_hint.py", UNIT + "study/test_hint_within_turn.py"),
    "wire.library": (UNIT + "library", UNIT + "wire/test_library.py", UNIT + "wire/test_requests.py"),
}
BUDGET_SECONDS = 30.0  # for the tests of one change, by their times without it
PATIENCE = 3  # if a test takes this many times as long, plus as many seconds, it has seen the change: an endless loop
STANDSTILL = 30  # the same by the clock instead of processor time: the test waits without work
EXAMPLES = 40  # of each law
ENOUGH = 0.95  # the share of changes that tests must see
MEMORY = 3 * 2**30
REPORT = "__reached__"  # the function that a statement calls to report its line
WITHOUT_EFFECT = Path(__file__).with_name("without_effect.json")
OPTIONS = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-s", "--assert=plain", "-m", "not slow and not long"]


def functions_of(file: str) -> dict[tuple[str, int], list[FunctionType]]:
    """Return this process's functions of a file, by name and line."""
    found: dict[tuple[str, int], list[FunctionType]] = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename == file:
            found.setdefault((each.__code__.co_qualname, each.__code__.co_firstlineno), []).append(each)
    return found


def codes(code: CodeType) -> Iterator[CodeType]:
    """Yield a code object and all code objects within it."""
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield const
            yield from codes(const)


def replace(module: CodeType, functions: dict[tuple[str, int], list[FunctionType]]) -> None:
    """Replace the code of this process's functions of a file by that of `module`."""
    for code in codes(module):
        for function in functions.get((code.co_qualname, code.co_firstlineno), ()):
            if function.__code__.co_freevars == code.co_freevars:
                function.__code__ = code


def reporting(source: str) -> ast.Module:
    """Return the tree of a module whose functions report the line of each statement before it runs."""
    tree = ast.parse(source)
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        for node in ast.walk(function):
            for field in ("body", "orelse", "finalbody"):
                old = getattr(node, field, None)
                if isinstance(old, list) and not isinstance(node, ast.ClassDef):
                    reports = [ast.parse(f"{REPORT}({statement.lineno})").body[0] for statement in old]
                    setattr(node, field, [each for pair in zip(reports, old, strict=True) for each in pair])
    return tree


class Subject:
    """A module, its changes, and their results."""

    def __init__(self, name: str, sample: int, without_effect: Collection[str]) -> None:
        self.name, module = name, importlib.import_module(f"bug_engine.{name}")
        self.file, self.names = str(module.__file__), vars(module)
        source = Path(self.file).read_text(encoding="utf-8")
        self.reporting = compile(reporting(source), self.file, "exec", dont_inherit=True)
        everything = changes(source)
        if gone := set(without_effect) - {change.name for change in everything}:
            raise pytest.UsageError(f"{WITHOUT_EFFECT.name} names changes that {name} does not have: {gone}")
        self.count, self.left_out = len(everything), len(without_effect)
        self.chosen = [change for change in everything if change.name not in without_effect]
        if sample and sample < len(self.chosen):
            self.chosen = sorted(Random(1).sample(self.chosen, sample), key=lambda each: each.line)
        self.survived: list[str] = []


class Test(NamedTuple):
    """A test, the seconds it takes, and the lines of statements that it reaches, by module."""

    item: pytest.Item
    seconds: float
    reached: dict[str, set[int]]


def in_fork(work: Callable[[], object]) -> tuple[object, int]:
    """Do some work in a fork of this process; return its result (None if the fork died) and its exit code."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        try:
            with os.fdopen(writer, "w") as pipe:
                json.dump(work(), pipe)
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        text = pipe.read()
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return json.loads(text) if text else None, code


def fails(item: pytest.Item) -> bool:
    """Run a test; return whether it fails."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


class Mutation:
    """The plugin that replaces pytest's run, for modules that have the same tests."""

    def __init__(self, subjects: list[Subject]) -> None:
        self.subjects = subjects
        self.complete = False

    def measured(self, item: pytest.Item) -> Test:
        """Run a test without a change, in a fork: its caches must not hide statements that the next test reaches."""
        lines = {subject.name: set[int]() for subject in self.subjects}

        def work() -> object:
            for subject in self.subjects:
                replace(subject.reporting, self.functions[subject.name])
                subject.names[REPORT] = lines[subject.name].add
            began = time.process_time()
            failed = fails(item)
            return failed, time.process_time() - began, {name: sorted(each) for name, each in lines.items()}

        found, _ = in_fork(work)
        if not isinstance(found, list) or found[0]:
            raise pytest.UsageError(f"{item.nodeid} fails without a change")
        return Test(item, found[1], {name: set(each) for name, each in found[2].items()})

    def seen_by(self, subject: Subject, change: Change, tests: list[Test]) -> Test | None:
        """Try a change in a fork; return the test that fails or does not end."""

        def work() -> object:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            code = compile(change.make(), subject.file, "exec", dont_inherit=True)
            replace(code, self.functions[subject.name])
            for number, test in enumerate(tests):
                os.pwrite(place, bytes([number % 256]), 0)
                signal.setitimer(signal.ITIMER_PROF, PATIENCE * (test.seconds + 1))
                signal.alarm(int(STANDSTILL * (test.seconds + 1)))
                if fails(test.item):
                    return number
            return -1

        with TemporaryFile() as file:
            place = file.fileno()
            found, _ = in_fork(work)
            last = os.pread(place, 1, 0)
        if found is None:
            found = last[0] if last else 0
        return tests[int(str(found))] if found != -1 else None

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try each change."""
        from hypothesis import settings  # pytest wants to be the first to import it

        same = settings(derandomize=True, database=None, deadline=None)  # each time
        settings.register_profile("mutation", same, max_examples=EXAMPLES)
        settings.load_profile("mutation")
        self.functions = {subject.name: functions_of(subject.file) for subject in self.subjects}
        tests = sorted(map(self.measured, session.items), key=lambda test: test.seconds)
        for subject in self.subjects:
            self.try_changes(subject, tests)
        self.complete = True
        return True

    def try_changes(self, subject: Subject, tests: list[Test]) -> None:
        """Try each change of a module."""
        eyes: dict[str, list[Test]] = {}
        began = time.monotonic()
        for change in subject.chosen:
            first = eyes.setdefault(change.name.partition(":")[0], [])
            reaching = affordable([test for test in tests if change.statement in test.reached[subject.name]])
            order = [*(test for test in first if test in reaching), *(test for test in reaching if test not in first)]
            eye = self.seen_by(subject, change, order)
            if eye is None:
                subject.survived.append(change.name)
                print(f"survives: {subject.name}:{change.line}: {change.name}", flush=True)
            else:
                first[:] = [eye, *(test for test in first if test is not eye)]
        print(
            f"{subject.name}: {len(subject.chosen) - len(subject.survived)} of {len(subject.chosen)} seen; "
            f"{subject.count} changes in all, {subject.left_out} without effect; {time.monotonic() - began:.0f} s",
            flush=True,
        )


def affordable(tests: list[Test]) -> list[Test]:
    """Return as many of the first tests as the budget allows, but at least one."""
    chosen, spent = list[Test](), 0.0
    for test in tests:
        spent += test.seconds
        if chosen and spent > BUDGET_SECONDS:
            break
        chosen.append(test)
    return chosen


def main(arguments: list[str] | None = None) -> int:
    """Try the changes of some modules; return 1 if too few are seen."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sample", type=int, default=0, help="how many changes of each module, always the same")
    parser.add_argument("--only", choices=SUBJECTS, nargs="+", default=list(SUBJECTS), help="only these modules")
    chosen = parser.parse_args(arguments)
    without_effect = json.loads(WITHOUT_EFFECT.read_text(encoding="utf-8"))
    groups: dict[tuple[str, ...], list[Subject]] = {}
    for name in chosen.only:
        subject = Subject(name, chosen.sample, without_effect.get(f"bug_engine/{name.replace('.', '/')}.py", {}))
        groups.setdefault(SUBJECTS[name], []).append(subject)
    for tests, subjects in groups.items():
        plugin = Mutation(subjects)
        files = (os.path.relpath(subject.file) for subject in subjects)
        ended = pytest.main([*OPTIONS, *files, *tests], plugins=[plugin])
        if not plugin.complete:
            return int(ended) or 1
    every = [subject for subjects in groups.values() for subject in subjects]
    tried, survived = sum(len(each.chosen) for each in every), sum(len(each.survived) for each in every)
    print(f"{tried - survived} of {tried} seen")
    too_few = [each.name for each in every if len(each.survived) > (1 - ENOUGH) * len(each.chosen)]
    if too_few:
        print(f"fewer than {ENOUGH:.0%} of {', '.join(too_few)}")
    return int(bool(too_few))


if __name__ == "__main__":
    sys.exit(main())
