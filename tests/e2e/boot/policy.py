"""The Content Security Policy in the engine's worker."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.watch import Watch

ELSEWHERE = "https://elsewhere.invalid/"
FORBIDDEN_TO_WORKERS = {
    "a request to elsewhere": f"() => fetch('{ELSEWHERE}').catch(() => {{}})",
    "a request that all waits for": f"""() => {{
      const request = new XMLHttpRequest();
      request.open("GET", "{ELSEWHERE}", false);
      try {{ request.send(); }} catch {{}}
    }}""",
    "a connection to elsewhere": "() => { try { new WebSocket('wss://elsewhere.invalid/'); } catch {} }",
    "a script from elsewhere": f"() => import('{ELSEWHERE}').catch(() => {{}})",
}
VIOLATED_IN_WORKER = """(attempt) => new Promise((resolve) => {
  const hear = ({ effectiveDirective }) => resolve(effectiveDirective);
  self.addEventListener("securitypolicyviolation", hear, { once: true });
  attempt();
})"""


def expect_policy(page: Page, watch: Watch) -> None:
    """Expect the policy to hold in the engine's worker, if the browser lets a test look into one."""
    browser = page.context.browser
    if browser and browser.browser_type.name != "chromium":
        return
    engine = page.workers[0]
    for attempt, code in FORBIDDEN_TO_WORKERS.items():
        assert engine.evaluate(f"({VIOLATED_IN_WORKER})({code})"), attempt
    watch.allow("Content.Security.Policy|elsewhere|violates")
