"""The engine in its worker, from the built site, without the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.e2e.conftest import with_script
from tests.e2e.watch import Watch
from web.build.bundle import worker_script
from web.build.page import WORKER, Files

pytestmark = pytest.mark.as_built

GAME = {"ruleset": "genius", "board": "hexhex4", "turns": ["D4"]}
# The steps of python.js: after the engine's wheel has loaded, when it can answer, and when everything is ready.
ADD_ENGINE, OPEN_WIRE, BOOTED = "startup.add_engine(", "return startup.open_wire()", "return { wire, versions: { engine"
# Starts an engine on a page without scripts; each test passes its own arguments to `engine`.
START = """async () => {
  const { createEngine } = await import(new URL("client.js", location.href).href);
  globalThis.boots = [];
  await new Promise((resolve) => {
    const hear = (boot) => { boots.push(boot); if (boot.state !== "loading") resolve(); };
    globalThis.engine = createEngine({ onBoot: hear });
  });
  return boots.at(-1);
}"""
CALL = "([method, params]) => engine.call(method, params)"

Routed = Callable[[str, Callable[[Route], None]], dict[str, Any]]
Running = Callable[..., dict[str, Any]]


@pytest.fixture
def boot_with(quiet: Page) -> Routed:
    """Boots an engine while the test answers the requests for one file."""

    def boot_with(pattern: str, answer: Callable[[Route], None]) -> dict[str, Any]:
        quiet.context.route(re.compile(pattern), answer)
        boot: dict[str, Any] = quiet.evaluate(START)
        return boot

    return boot_with


def test_boots_and_answers(quiet: Page) -> None:
    """A boot, then requests to the booted engine; the book comes last, because it is fetched once."""
    asked: list[str] = []
    quiet.context.on("request", lambda request: asked.append(request.url))
    boot = quiet.evaluate(START)
    assert boot["state"] == "ready"
    assert boot["versions"]["pyodide"]
    stages = [boot["stage"] for boot in quiet.evaluate("boots") if boot["state"] == "loading"]
    assert sorted(set(stages), key=stages.index) == ["download", "python", "engine"]
    assert stages == sorted(stages, key=["download", "python", "engine"].index)
    downloads = [boot["done"] for boot in quiet.evaluate("boots") if boot.get("stage") == "download"]
    assert downloads == sorted(downloads)
    scene = quiet.evaluate(CALL, ["scene", GAME])
    assert (scene["mover"], scene["turn_number"], scene["bugs"][0]["size"]) == (1, 2, 1)
    assert quiet.evaluate(CALL, ["link_read", {"text": "hexhex3,genius,C3.D2-C2"}])["game"]["cursor"] == 2
    assert any("library.zip" in url for url in asked)
    assert not [url for url in asked if "engine-later.zip" in url], "a boot wants a module that the build left out"
    assert quiet.evaluate(CALL, ["aids", GAME])["twins"]
    assert quiet.evaluate(CALL, ["analysis", GAME | {"limit": {"nodes": 10}}])["nodes"] == 10
    hello = quiet.evaluate(CALL, ["hello", {}])
    assert hello["engine"] == boot["versions"]["engine"]
    assert len([url for url in asked if "engine-later.zip" in url]) == 1
    assert not [url for url in asked if "python_stdlib.zip" in url], "the engine wants a module that the build left out"
    expect_an_error_with_its_code(quiet)
    expect_thinking_to_be_stopped_and_called_off(quiet)
    assert not [url for url in asked if ".book" in url]
    assert quiet.evaluate(PROVEN) == "win"
    assert [url.rpartition("/")[2] for url in asked if ".book" in url] == ["hexhex3-active.book"]


PROVEN = """async () => {
  const game = { ruleset: "genius", board: "hexhex3", turns: ["A2"] };
  return (await engine.think({ ...game, bot: "solver", limit: { nodes: 20 } }).promise).proven;
}"""


def damaged(damage: str, route: Route) -> None:
    """Answer a request for a file that is missing, or longer than it should be."""
    if damage == "missing":
        route.fulfill(status=404, body="not here")
    else:
        route.fulfill(body=route.fetch().body() + b"\n")


@pytest.mark.parametrize("damage", ["missing", "longer"])
def test_a_part_that_arrives_later_is_checked_and_asked_for_again(quiet: Page, watch: Watch, damage: str) -> None:
    watch.allow("engine-later[.]zip")

    part = re.compile("engine-later[.]zip")
    quiet.context.route(part, partial(damaged, damage))
    assert quiet.evaluate(START)["state"] == "ready"
    fault = "game => engine.call('aids', game).catch(({ code, message }) => `${code}: ${message}`)"
    failed = quiet.evaluate(fault, GAME)
    assert failed.startswith("internal: ")
    assert "pyodide/engine-later.zip is missing, damaged or of another build" in failed
    assert quiet.evaluate(CALL, ["scene", GAME])["turn_number"] == 2
    quiet.context.unroute(part)
    assert quiet.evaluate(CALL, ["aids", GAME])["twins"]


@pytest.mark.parametrize("damage", ["missing", "longer"])
def test_without_the_book_bots_still_think(quiet: Page, watch: Watch, damage: str) -> None:
    """Even if the server sends WebAssembly under another type."""
    watch.allow("[.]book")

    def as_text(route: Route) -> None:
        route.fulfill(response=route.fetch(), content_type="text/plain")

    quiet.context.route(re.compile("[.]book"), partial(damaged, damage))
    quiet.context.route(re.compile("[.]wasm"), as_text)
    assert quiet.evaluate(START)["state"] == "ready"
    assert quiet.evaluate(PROVEN) is None


def expect_an_error_with_its_code(quiet: Page) -> None:
    refused = quiet.evaluate("engine.call('nothing', {}).catch(({ code, request }) => ({ code, request }))")
    assert refused["code"] == "unknown_method"
    assert '"nothing"' in refused["request"]


def expect_thinking_to_be_stopped_and_called_off(quiet: Page) -> None:
    stopped = quiet.evaluate(
        """async (game) => {
          let thinking;
          const thought = new Promise((resolve) => { thinking = engine.think({ ...game, bot: "uct" }, resolve); });
          await thought;
          const scene = await engine.call("scene", game); // answered in between
          thinking.stop();
          return { scene: scene.mover, result: await thinking.promise };
        }""",
        GAME,
    )
    assert stopped["scene"] == 1
    assert stopped["result"]["turn"]
    cancelled = quiet.evaluate(
        "(game) => { const { promise, cancel } = engine.think({ ...game, bot: 'uct' }); cancel(); return promise; }",
        GAME,
    )
    assert cancelled == {"cancelled": True}


@pytest.fixture
def boot_running(boot_with: Routed, sources: Files) -> Running:
    """Boots an engine that runs Python statements before some of its own."""

    def boot_running(statements: dict[str, str]) -> dict[str, Any]:
        python = sources["web/engine/python.js"].decode()
        for before, statement in statements.items():
            assert before in python
            python = python.replace(before, f"pyodide.runPython(`{statement}`); {before}")
        worker = worker_script(sources | {"web/engine/python.js": python.encode()})[WORKER]
        return boot_with(WORKER, with_script(worker.decode()))

    return boot_running


def test_a_boot_compiles_nothing_and_lacks_nothing_afterwards(boot_running: Running) -> None:
    """One boot; a failing statement fails the boot, whose error names it."""
    # The engine's patterns and dataclass methods are prepared (web/build/prepared.py), its modules compiled.
    no_text = "import prepared; patterns = prepared.compile_pattern; prepared.compile = prepared.compile_pattern = None"
    no_source = (
        "from importlib.machinery import SourceFileLoader as loader; "
        "compiles = loader.source_to_code; loader.source_to_code = None"
    )
    # Garbage is collected again, `ssl` and the deferred modules work (web/build/sitecustomize.py), and a
    # module that was left out is fetched.
    look = (
        "loader.source_to_code = compiles; del prepared.compile; prepared.compile_pattern = patterns; "
        "import calendar, json.tool, encodings.cp437; "
        "import asyncio, gc, ssl, tokenize, traceback, importlib.metadata; "
        "assert ssl.SSLError and tokenize.generate_tokens and traceback.format_exc() and asyncio.sleep; "
        "assert importlib.metadata.version('bug_engine'); assert gc.isenabled() and gc.get_freeze_count()"
    )
    boot = boot_running({ADD_ENGINE: no_text, OPEN_WIRE: no_source, BOOTED: look})
    assert boot["state"] == "ready", boot


def of_other_content(route: Route) -> None:
    """Answer with the same number of bytes, but other ones in the middle."""
    response = route.fetch()
    body = response.body()
    middle = len(body) // 2
    other = bytes(byte ^ 0x55 for byte in body[middle : middle + 999])
    route.fulfill(body=body[:middle] + other + body[middle + 999 :], content_type=response.headers["content-type"])


def with_a_section(route: Route) -> None:
    """Answer with a WebAssembly module that has an extra, meaningless section."""
    body = route.fetch().body() + b"\x00\x05\x04more"
    route.fulfill(body=body, content_type="application/wasm")


@pytest.mark.parametrize(
    ("file", "answer", "code"),
    [
        (r"\.whl", "abort", "wheel_missing"),
        (r"\.whl", "404", "wheel_missing"),
        (r"\.whl", "garbage", "wheel_broken"),
        (r"\.whl", "other", "wheel_broken"),
        (r"\.wasm", "404", "runtime_missing"),
        pytest.param(r"\.wasm", "other", "runtime_broken", marks=pytest.mark.slow),  # "section" is harder to notice
        (r"\.wasm", "section", "runtime_broken"),
        (r"library\.zip", "abort", "runtime_missing"),
        (r"library\.zip", "garbage", "runtime_broken"),
        (r"library\.zip", "other", "runtime_broken"),
        (r"pyodide\.mjs", "404", "runtime_missing"),
        (r"pyodide\.asm\.mjs", "404", "runtime_missing"),
        (r"engine/worker\.js", "404", "no_worker"),
    ],
)
def test_a_file_that_does_not_arrive_has_a_code(
    boot_with: Routed, watch: Watch, file: str, answer: str, code: str
) -> None:
    watch.allow(file)
    answers: dict[str, Callable[[Route], None]] = {
        "abort": lambda route: route.abort(),
        "404": lambda route: route.fulfill(status=404, body="not here"),
        "garbage": lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"),
        "other": of_other_content,
        "section": with_a_section,
    }
    boot = boot_with(file, answers[answer])
    assert (boot["state"], boot["code"]) == ("failed", code)
    assert boot["hint"]
