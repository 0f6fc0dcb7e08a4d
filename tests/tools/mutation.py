"""Changes the engine in small ways, one at a time, and counts the changes that no test sees.

`python3 -m tests.tools.mutation [--sample N] [--only NAME]`; `python3 build.py test --mutation` runs it. It is a plugin
of pytest: one session collects the tests of a module (SUBJECTS) once, and each change is tried in a fork of it, by the
tests that reach the changed line, the quickest first. A change of a function replaces its code in that process, so
nothing is written to disk. docs/lab/mutation.md has the figures, and the changes that live with the reasons.
"""

from __future__ import annotations

import argparse
import ast
import copy
import gc
import importlib
import json
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

UNIT, LAWS = "tests/unit/", "tests/property/"
WIRE = (UNIT + "wire", LAWS + "test_laws_of_the_wire.py")
# For each module, the tests that are about it.
SUBJECTS: dict[str, tuple[str, ...]] = {
    "kernel": (
        *(f"{UNIT}test_{name}.py" for name in ("kernel", "rules", "rounds", "refusals", "turns", "pie")),
        LAWS + "test_engine_is_reference.py",
    ),
    "rounds": (UNIT + "test_rounds.py", UNIT + "test_rules.py", LAWS + "test_engine_is_reference.py"),
    "shape": (UNIT + "test_kernel.py", UNIT + "test_rules.py", LAWS + "test_engine_is_reference.py"),
    "bots.solver": tuple(f"{UNIT}bots/test_{name}.py" for name in ("solver", "proven", "book")),
    "formats.link": (UNIT + "formats/test_link.py", UNIT + "formats/test_codes.py", LAWS + "test_laws_of_texts.py"),
    "formats.record": (
        *(f"{UNIT}formats/test_{name}.py" for name in ("record", "codes", "lost_on_time", "words_of_mistakes")),
        LAWS + "test_laws_of_texts.py",
    ),
    **{f"wire.{name}": WIRE for name in ("requests", "params", "scene", "replay", "editor", "records", "table")},
}
BUDGET_SECONDS = 6.0  # of the tests of one change, as long as they take without it
PATIENCE = 3  # times as long, and as many seconds more, and a change counts as seen: it made an endless loop
EXAMPLES = 40  # of each law
ENOUGH = 0.95  # of all changes have to be seen
MEMORY = 3 * 2**30
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd, ast.Break: ast.Continue, ast.Continue: ast.Break,
}  # fmt: skip


class Change(NamedTuple):
    """One change of a module: the function it is in, where, what, and the module's tree with it."""

    function: str
    line: int
    what: str
    make: Callable[[], ast.Module]


class Site(NamedTuple):
    """A node that can be changed, by the path that leads to it from the module's tree."""

    path: tuple[tuple[str, int | None], ...]
    node: ast.AST
    function: str


def sites(node: ast.AST, path: tuple[tuple[str, int | None], ...] = (), function: str = "") -> Iterator[Site]:
    """Yield the nodes that run within functions: no defaults, annotations, decorators or docstrings."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        function = f"{function}.{node.name}".lstrip(".")
    if isinstance(node, (ast.If, ast.IfExp)) and "TYPE_CHECKING" in ast.unparse(node.test):
        return
    if isinstance(node, ast.keyword) and node.arg == "strict":
        return  # of zip: it only checks
    if isinstance(node, ast.Assert) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        return
    yield Site(path, node, function)
    for field, value in ast.iter_fields(node):
        if field in {"decorator_list", "args", "returns", "annotation"} and not isinstance(node, ast.Call):
            continue
        for number, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.AST) and not isinstance(child, (ast.JoinedStr, ast.Raise)):
                yield from sites(child, (*path, (field, number)), function)


def variants(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Yield what can replace a node."""
    match node:
        case ast.Constant(value=bool(value)):
            yield f"{value} → {not value}", ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield f"{value} → {value + 1}", ast.Constant(value + 1)
        case ast.Constant(value=str(value)) if value and " " not in value:  # no sentences
            yield f"{value!r} → {value + 'X'!r}", ast.Constant(value + "X")
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert(), operand=operand):
            yield f"{ast.unparse(node)} → {ast.unparse(operand)}", operand
        case ast.IfExp(test=test):
            yield f"if {ast.unparse(test)} → if not", ast.IfExp(ast.UnaryOp(ast.Not(), test), node.body, node.orelse)
        case ast.Return(value=ast.AST() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield f"{ast.unparse(node)} → return None", ast.Return(ast.Constant(None))
        case ast.Assign() | ast.AugAssign():
            yield f"{ast.unparse(node)} → pass", ast.Pass()
        case ast.Expr(value=ast.Call()):
            yield f"{ast.unparse(node)} → pass", ast.Pass()
        case ast.If(test=test):
            yield f"if {ast.unparse(test)} → if not", ast.If(ast.UnaryOp(ast.Not(), test), node.body, node.orelse)
        case ast.While(test=test):
            yield f"while {ast.unparse(test)} → while False", ast.While(ast.Constant(False), node.body, node.orelse)
        case _ if type(node) in SWAPS:
            yield f"{type(node).__name__} → {SWAPS[type(node)].__name__}", SWAPS[type(node)]()


def parent_of(tree: ast.AST, path: tuple[tuple[str, int | None], ...]) -> ast.AST:
    """Return the node that a path leads to."""
    for field, number in path:
        value = getattr(tree, field)
        tree = value if number is None else value[number]
    return tree


def changes(source: str) -> list[Change]:
    """Return every change of a module's functions."""
    tree = ast.parse(source)
    found = []
    line = 0
    for site in sites(tree):
        line = getattr(site.node, "lineno", line)
        inside = site.function.rpartition(".")[2]
        if not site.path or not inside or not _in_function(tree, site.path):
            continue
        for what, other in variants(site.node):

            def make(path: Any = site.path, other: ast.AST = other) -> ast.Module:
                mutant = copy.deepcopy(tree)
                parent, (field, number) = parent_of(mutant, path[:-1]), path[-1]
                new = ast.copy_location(copy.deepcopy(other), parent_of(mutant, path))
                if number is None:
                    setattr(parent, field, new)
                else:
                    getattr(parent, field)[number] = new
                return ast.fix_missing_locations(mutant)

            found.append(Change(site.function, line, what, make))
    return found


def _in_function(tree: ast.AST, path: tuple[tuple[str, int | None], ...]) -> bool:
    """Return whether a path passes through a function's body."""
    for field, number in path:
        if isinstance(tree, ast.FunctionDef):
            return field == "body"
        value = getattr(tree, field)
        tree = value if number is None else value[number]
    return False


def functions_of(file: str) -> dict[tuple[str, int], list[FunctionType]]:
    """Return this process's functions of a file, by name and line."""
    found: dict[tuple[str, int], list[FunctionType]] = {}
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename == file:
            found.setdefault((each.__code__.co_qualname, each.__code__.co_firstlineno), []).append(each)
    return found


def codes(code: CodeType) -> Iterator[CodeType]:
    """Yield all code within some code."""
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield const
            yield from codes(const)


def apply(change: Change, file: str, functions: dict[tuple[str, int], list[FunctionType]]) -> None:
    """Change this process."""
    for code in codes(compile(change.make(), file, "exec", dont_inherit=True)):
        for function in functions.get((code.co_qualname, code.co_firstlineno), ()):
            if function.__code__.co_freevars == code.co_freevars:
                function.__code__ = code


def affordable(tests: list[tuple[pytest.Item, float, set[int]]], line: int) -> tuple[list[pytest.Item], float]:
    """Return the quickest tests that reach a line, as many as the budget allows, and how long they take."""
    chosen, spent = [], 0.0
    for item, seconds, lines in tests:
        if line in lines and spent + seconds < BUDGET_SECONDS:
            chosen.append(item)
            spent += seconds
    return chosen, spent


class Mutation:
    """The plugin that takes the place of pytest's run."""

    def __init__(self, module: str, sample: int) -> None:
        self.module = importlib.import_module(f"bug_engine.{module}")
        self.name, self.sample = module, sample
        self.file = str(self.module.__file__)
        self.tried, self.lived = 0, list[str]()

    def reached(self, session: pytest.Session) -> list[tuple[pytest.Item, float, set[int]]]:
        """Return the tests, the quickest first, with the lines that each reaches; none may fail."""
        reader, writer = os.pipe()
        if os.fork() == 0:  # tests fill caches, and this process is to stay as it is
            found = []
            for number, item in enumerate(session.items):
                lines: set[int] = set()

                def trace(frame: Any, event: str, argument: Any, lines: set[int] = lines) -> Any:
                    if frame.f_code.co_filename != self.file:
                        return None
                    if event == "line":
                        lines.add(frame.f_lineno)
                    return trace

                began = time.process_time()
                sys.settrace(trace)
                reports = runtestprotocol(item, log=False, nextitem=None)
                sys.settrace(None)
                if any(report.failed for report in reports):
                    print(f"{item.nodeid} fails without a change")
                    os._exit(1)
                found.append((number, time.process_time() - began, sorted(lines)))
            with os.fdopen(writer, "w") as pipe:
                json.dump(found, pipe)
            os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as pipe:
            text = pipe.read()
        os.wait()
        if not text:
            raise pytest.UsageError("the tests fail without a change")
        numbered = sorted(json.loads(text), key=lambda each: each[1])
        return [(session.items[number], seconds, set(lines)) for number, seconds, lines in numbered]

    def is_seen(self, change: Change, items: list[pytest.Item], seconds: float, functions: Any) -> bool:
        """Try a change in a fork; return whether a test fails."""
        child = os.fork()
        if child == 0:
            limit = int(PATIENCE * (seconds + 1))
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            try:
                apply(change, self.file, functions)
                seen = any(
                    report.failed for item in items for report in runtestprotocol(item, log=False, nextitem=None)
                )
            except BaseException:
                seen = True
            os._exit(int(seen))
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try each change."""
        from hypothesis import settings  # pytest wants to be the first to import it

        same = settings(derandomize=True, database=None, deadline=None)  # each time
        settings.register_profile("mutation", same, max_examples=EXAMPLES)
        settings.load_profile("mutation")
        tests = self.reached(session)
        functions = functions_of(self.file)
        everything = changes(Path(self.file).read_text(encoding="utf-8"))
        chosen = everything
        if self.sample and self.sample < len(everything):
            chosen = Random(1).sample(everything, self.sample)
        for change in sorted(chosen, key=lambda each: each.line):
            self.tried += 1
            if not self.is_seen(change, *affordable(tests, change.line), functions):
                self.lived.append(f"{self.name}:{change.line}: {change.function}: {change.what}")
                print(f"lives: {self.lived[-1]}", flush=True)
        print(f"{self.name}: {self.tried - len(self.lived)} of {self.tried} seen; {len(everything)} changes in all")
        return True


def main(arguments: list[str] | None = None) -> int:
    """Try the changes of some modules; return 1 if too few are seen."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sample", type=int, default=0, help="how many changes of each module, always the same")
    parser.add_argument("--only", choices=SUBJECTS, help="only this module")
    chosen = parser.parse_args(arguments)
    tried = lived = 0
    for module in [chosen.only] if chosen.only else SUBJECTS:
        plugin = Mutation(module, chosen.sample)
        options = [
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:xdist",
            "-s",
            "--assert=plain",
            "-m",
            "not slow and not long",
        ]
        ended = pytest.main(
            [*options, f"bug_engine/{module.replace('.', '/')}.py", *SUBJECTS[module]], plugins=[plugin]
        )
        if not plugin.tried:
            return int(ended) or 1
        tried += plugin.tried
        lived += len(plugin.lived)
    print(f"{tried - lived} of {tried} seen")
    return int(lived > (1 - ENOUGH) * tried)


if __name__ == "__main__":
    sys.exit(main())
