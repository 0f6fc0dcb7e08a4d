"""Compiles Python for the browser and writes it to /target. compile.mjs runs it inside Pyodide.

`library.zip` contains the modules of the standard library that a boot and a few requests load, compiled, without
docstrings and line numbers; in addition, sitecustomize.py, prepared.py with its file, and bug_startup.py. `engine.zip`
is the engine's wheel with the modules of a scene, a link and a bot's turn, compiled; `engine-later.zip` has its other
modules, which the worker fetches when one is first imported. The first two are uncompressed: the build compresses each
as a whole, which makes them smaller.
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
    '{"id": 1, "method": "link_read", "params": {"text": "hexhex2,A1", "coordinates": "rows"}}',
    '{"id": 2, "method": "scene", "params": {' + GAME + "}}",
    *('{"id": 3, "method": "think", "params": {' + THINK + f'"{bot}"}}}}' for bot in BOTS),
    '{"id": 4, "method": "scene", "params": "none"}',
    "no JSON",
):
    answer = wire.receive(request)
    while '"busy": true' in answer:
        answer = wire.pump()
first = frozenset(sys.modules)
wire.receive('{"id": 5, "method": "hello", "params": {}}')  # imports the files of all methods
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
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo  # noqa: E402

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


def module_name(path: str) -> str:
    """Return the name of the module in a file."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def write_zip(path: Path, files: dict[str, bytes], compression: int = ZIP_STORED) -> None:
    """Write a zip file that depends only on its contents."""
    with ZipFile(path, "w", compression) as target:
        for name in sorted(files):
            target.writestr(ZipInfo(name), files[name], compression)


stock = Path(f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip")
sources = {name: source for name, source in read_zip(stock).items() if name.endswith(".py")}
library = {
    f"{name}c": library_module(source, str(stock), name)
    for name, source in sources.items()
    if module_name(name) in used
}
for name in ("sitecustomize.py", "prepared.py", "bug_startup.py"):
    library[f"{name}c"] = library_module((HERE / name).read_bytes(), str(stock), name)
made = {key: prepared.compiled_pattern(*key) for key in patterns}
library[prepared.FILE] = marshal.dumps((made, {text: unnumbered(code) for text, code in methods.items()}))
write_zip(TARGET / "library.zip", library)

engine, later = {}, {}
for name, content in read_zip(Path("/lib/engine.whl")).items():
    if not name.endswith(".py"):
        engine[name] = content
    elif module_name(name) in first:
        engine[f"{name}c"] = engine_module(content, "/lib/engine.zip", name)
    else:
        later[f"{name}c"] = engine_module(content, "/lib/engine-later.zip", name)
write_zip(TARGET / "engine.zip", engine)
write_zip(TARGET / "engine-later.zip", later, ZIP_DEFLATED)
