"""The page runs only its own scripts, sends no request to another host, and never runs text as code."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.boot.policy import ELSEWHERE
from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table
from tests.e2e.watch import Watch

# Attempts at what the policy forbids, each with the sign that it succeeded.
FORBIDDEN = {
    "an inline script": """() => {
      const script = document.createElement("script");
      script.textContent = "globalThis.ran = true";
      document.head.append(script);
    }""",
    "an attribute that is a script": """() => {
      const image = document.createElement("div");
      image.setAttribute("onclick", "globalThis.ran = true");
      document.body.append(image);
      image.click();
    }""",
    "a script from elsewhere": f"""() => {{
      const script = document.createElement("script");
      script.src = "{ELSEWHERE}";
      document.head.append(script);
    }}""",
    "a picture from elsewhere": f"() => {{ new Image().src = '{ELSEWHERE}'; }}",
    "a request to elsewhere": f"() => fetch('{ELSEWHERE}').catch(() => {{}})",
    "a message to elsewhere": f"() => {{ navigator.sendBeacon('{ELSEWHERE}', 'game'); }}",
    "a style within the page": """() => {
      const style = document.createElement("style");
      style.textContent = "body { display: none }";
      document.head.append(style);
    }""",
    "a frame": f"""() => {{
      const frame = document.createElement("iframe");
      frame.src = "{ELSEWHERE}";
      document.body.append(frame);
    }}""",
    "another base for all addresses": f"""() => {{
      const base = document.createElement("base");
      base.href = "{ELSEWHERE}";
      document.head.append(base);
    }}""",
}
# Runs one of them; returns the browser's report.
VIOLATED = """(attempt) => new Promise((resolve) => {
  const hear = ({ effectiveDirective }) => resolve(effectiveDirective);
  document.addEventListener("securitypolicyviolation", hear, { once: true });
  attempt();
})"""
MARKUP = "<img src=x onerror='globalThis.ran = true'><script>globalThis.ran = true</script>"
# One turn more in the stored game.
WITH_TURN = """(turn) => {
  const stored = JSON.parse(localStorage.getItem("bug.game"));
  stored.game.turns.push(turn);
  stored.game.cursor = stored.game.turns.length;
  localStorage.setItem("bug.game", JSON.stringify(stored));
}"""


@pytest.fixture(params=["site", "file"])
def guarded(request: pytest.FixtureRequest, open_page: OpenPage) -> Page:
    """The page as a server sends it, and as one file."""
    if request.param == "site":
        return open_page()
    page = open_page(None)
    page.goto(request.getfixturevalue("single_file").as_uri())
    return page


def test_the_policy_forbids_what_the_page_does_not_do(guarded: Page, watch: Watch) -> None:
    expect_a_policy_that_names_no_host_and_lets_no_text_become_code(guarded)
    for attempt, code in FORBIDDEN.items():
        assert guarded.evaluate(f"({VIOLATED})({code})"), attempt
    assert guarded.evaluate("globalThis.ran") is None
    assert watch.unexpected(), "a violation does not fail a test"
    watch.allow("Content.Security.Policy|elsewhere|violates")


def expect_a_policy_that_names_no_host_and_lets_no_text_become_code(guarded: Page) -> None:
    policy = guarded.locator("meta[http-equiv]").get_attribute("content")
    assert policy
    assert "default-src 'none'" in policy
    for loose in ("http", "*", "'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'"):
        assert loose not in policy
    assert "'wasm-unsafe-eval'" in policy


def test_markup_in_a_stored_game_or_a_link_does_not_run(open_page: OpenPage, site: str) -> None:
    table = Table(open_page(played=["C3"]))
    table.expect_says("Blue to play")
    table.come_back(WITH_TURN, MARKUP)
    table.expect_says("Blue to play")
    assert table.page.evaluate("globalThis.ran") is None
    table.page.goto(site + "?link#" + MARKUP)
    expect(table.main).to_contain_text("This link does not work.")
    assert table.page.evaluate("globalThis.ran") is None
    table.new_game("hexhex2")
    table.play("A1")
    assert table.page.evaluate("globalThis.ran") is None
