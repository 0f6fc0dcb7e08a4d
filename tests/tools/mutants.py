"""The small changes of a module that tests/tools/mutation.py tries: what can be changed, and into what."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd, ast.Break: ast.Continue, ast.Continue: ast.Break,
}  # fmt: skip


class Change(NamedTuple):
    """One change of a module: its name, its place, its statement, and the module's tree with the change."""

    name: str
    line: int
    statement: int
    make: Callable[[], ast.Module]


class Site(NamedTuple):
    """A node that can be changed, by the path that leads to it from the module's tree."""

    path: tuple[tuple[str, int | None], ...]
    node: ast.AST
    function: str
    statement: int


def sites(node: ast.AST, path: Any = (), function: str = "", statement: int = 0) -> Iterator[Site]:
    """Yield the nodes that run within functions: no defaults, annotations, decorators or docstrings."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        function = f"{function}.{node.name}".lstrip(".")
    if isinstance(node, ast.stmt):
        statement = node.lineno
    if isinstance(node, (ast.If, ast.IfExp)) and "TYPE_CHECKING" in ast.unparse(node.test):
        return
    if isinstance(node, ast.keyword) and node.arg == "strict":
        return  # an argument of zip that only checks
    if isinstance(node, ast.Assert) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        return
    yield Site(path, node, function, statement)
    for field, value in ast.iter_fields(node):
        if field in {"decorator_list", "args", "returns", "annotation"} and not isinstance(node, ast.Call):
            continue
        for number, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if number == 0 and field == "args" and ast.unparse(node.func) == "cast":  # type: ignore[attr-defined]
                continue  # a type
            if isinstance(child, ast.AST) and not isinstance(child, (ast.JoinedStr, ast.Raise)):
                yield from sites(child, (*path, (field, number)), function, statement)


def variants(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Yield the replacements of a node."""
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
        # Without its `super()`, the code of a function has other cells, and can't replace the old code.
        case ast.Assign() | ast.AugAssign() | ast.Expr(value=ast.Call()) if "super()" not in ast.unparse(node):
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
    """Return every change of a module's functions. A name has the function, the line's text and the change."""
    tree, texts = ast.parse(source), source.splitlines()
    found, names, line = list[Change](), Counter[str](), 0
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

            name = f"{site.function}: {texts[line - 1].strip()}: {what}"
            names[name] += 1
            again = f" ({names[name]})" if names[name] > 1 else ""
            found.append(Change(name + again, line, site.statement, make))
    return found


def _in_function(tree: ast.AST, path: tuple[tuple[str, int | None], ...]) -> bool:
    """Return whether a path passes through a function's body."""
    for field, number in path:
        if isinstance(tree, ast.FunctionDef):
            return field == "body"
        value = getattr(tree, field)
        tree = value if number is None else value[number]
    return False
