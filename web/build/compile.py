"""Compiles Python for the browser and writes it to /target. compile.mjs runs it inside Pyodide.

`library.zip` contains the modules of the standard library that a boot and a few requests load, compiled, without
docstrings and line numbers; in addition, sitecustomize.py, prepared.py with its file, and bug_startup.py. `engine.zip`
is the engine's wheel with every module compiled. Both zip files are uncompressed: the build compresses each as a whole,
which makes them smaller.
"""

import sys

# First do what the page's worker does; modules that are loaded afterwards serve this program only.
sys.path.append("/lib/engine.whl")

from bug_engine.bots import BOTS
from bug_engine.wire import Wire

GAME = '"ruleset": "genius", "board": "hexhex2", "turns": ["A1"]'
THINK = GAME + ', "limit": {"nodes": 20}, "bot": '
wire = Wire()
for request in (
    '{"id": 1, "method": "hello", "params": {}}',
    '{"id": 2, "method": "scene", "params": {' + GAME + "}}",
    *('{"id": 3, "method": "think", "params": {' + THINK + f'"{bot}"}}}}' for bot in BOTS),
    '{"id": 4, "method": "scene", "params": "none"}',
    "no JSON",
):
    answer = wire.receive(request)
    while '"busy": true' in answer:
        answer = wire.pump()
for module in [*sys.modules.values()]:
    getattr(module, "__all__", None)  # loads lazy modules (sitecustomize.py)
used = frozenset(sys.modules)

prepared = sys.modules["prepared"]
patterns, methods = prepared.used()

import ast  # noqa: E402
import marshal  # noqa: E402
from importlib.util import MAGIC_NUMBER, source_hash  # noqa: E402
from pathlib import Path  # noqa: E402
from types import CodeType  # noqa: E402
from zipfile import ZipFile, ZipInfo  # noqa: E402

UNCHECKED = 0b01  # a flag of PEP 552
READ_AT_BOOT = "_pyodide/_core_docs.py"  # Pyodide gives these docstrings to functions that are written in C
TARGET = Path("/target")
HERE = Path(prepared.__file__ or "").parent  # where compile.mjs has put other files for library.zip
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def undocumented(tree: ast.Module) -> ast.Module:
    """Return a module's tree without its docstrings."""
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[0:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def unnumbered(code: CodeType) -> CodeType:
    """Return code without line numbers; an entry of its line table covers eight instructions.

    An empty table would be enough, but `traceback` fails on it, and so does every report of an error in the library.
    """
    consts = tuple(unnumbered(const) if isinstance(const, CodeType) else const for const in code.co_consts)
    eights, rest = divmod(len(code.co_code) // 2, 8)
    table = b"\xff" * eights + (bytes([0xF8 + rest - 1]) if rest else b"")
    return code.replace(co_consts=consts, co_linetable=table)


def pyc(source: bytes, code: CodeType) -> bytes:
    """Return a compiled module in the format of PEP 552."""
    return MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little") + source_hash(source) + marshal.dumps(code)


def library_module(source: bytes, path: str, name: str) -> bytes:
    """Return a compiled module of the standard library, without docstrings and line numbers."""
    tree = ast.parse(source)
    code = compile(tree if name == READ_AT_BOOT else undocumented(tree), f"{path}/{name}", "exec", dont_inherit=True)
    return pyc(source, unnumbered(code))


def engine_module(source: bytes, path: str, name: str) -> bytes:
    """Return a compiled module of the engine."""
    return pyc(source, compile(source, f"{path}/{name}", "exec", dont_inherit=True))


def read_zip(path: Path) -> dict[str, bytes]:
    """Return the files of a zip file."""
    with ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def write_zip(path: Path, files: dict[str, bytes]) -> None:
    """Write a zip file that depends only on its contents."""
    with ZipFile(path, "w") as target:
        for name in sorted(files):
            target.writestr(ZipInfo(name), files[name])


stock = Path(f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip")
sources = {name: source for name, source in read_zip(stock).items() if name.endswith(".py")}
modules = {name: name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in sources}
library = {
    f"{name}c": library_module(sources[name], str(stock), name) for name, module in modules.items() if module in used
}
for name in ("sitecustomize.py", "prepared.py", "bug_startup.py"):
    library[f"{name}c"] = library_module((HERE / name).read_bytes(), str(stock), name)
made = {key: prepared.compiled_pattern(*key) for key in patterns}
library[prepared.FILE] = marshal.dumps((made, {text: unnumbered(code) for text, code in methods.items()}))
write_zip(TARGET / "library.zip", library)

engine = read_zip(Path("/lib/engine.whl"))
write_zip(
    TARGET / "engine.zip",
    {
        f"{name}c" if name.endswith(".py") else name: (
            engine_module(content, "/lib/engine.zip", name) if name.endswith(".py") else content
        )
        for name, content in engine.items()
    },
)
