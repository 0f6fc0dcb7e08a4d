"""Games with a friend that have begun: a page has stored one, for tests that are not about how it began."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import Any

from bug_engine.formats import letter
from bug_engine.wire.letters import letter_json
from tests.e2e.conftest import OpenPage
from tests.e2e.table import Table

ID = "k3f9"
# Stores a game as the page does, before it opens for the first time.
STORE = """(([name, key, side, letter]) => {
  try {
    if (localStorage["bug.game"]) return;
    const { ruleset, board, turns } = letter;
    const seats = [0, 1].map((each) => (each === side ? { kind: "person" } : { kind: "friend", key }));
    const game = { ruleset, board, seats, starts: 0, turns, cursor: turns.length, draft: [] };
    const now = Date.now();
    const shared = { key, side, version: 1, letter, base: null, baseUnsent: false, live: false, lots: false,
      unsent: false, rival: null, updated: now, seen: now, reached: false, parted: false };
    localStorage["bug.together-name"] = name;
    localStorage[`bug.together.${key}`] = JSON.stringify(shared);
    localStorage["bug.game"] = JSON.stringify({ version: 2, game });
  } catch {} // on the empty page
})"""


def begun(
    open_page: OpenPage,
    site: str,
    entries: str = "",
    names: str = "x=Ann",
    days: str = "",
    script: str = "",
    board: str = "hexhex6",
    **options: Any,
) -> Table:
    """Open the page of a player with a game, the one who was named last; `script` runs first."""
    mark, _, name = names.rpartition(",")[2].partition("=")
    text = f"{board},genius,id={ID},from=x,{names}{days}{entries}"
    known = letter_json(letter.read(letter.sealed(text)))
    page = open_page(None, **options)
    page.add_init_script(f"{STORE}({json.dumps([name, f'{ID}/{mark}', 'xo'.index(mark), known])});\n{script}")
    page.goto(site)
    return Table(page)


def two_turns(open_page: OpenPage, site: str, *, days: int = 0) -> tuple[Table, Table]:
    """Ann has played and sent a turn, and Ben has read it."""
    since = f",days={days},since={datetime.now(UTC) - timedelta(minutes=1):%Y-%m-%dT%H:%MZ}" if days else ""
    turn = ",A1~30" if days else ",A1"
    ann = begun(open_page, site, turn, "x=Ann", since, clock=True)
    return ann, begun(open_page, site, turn, "x=Ann,o=Ben", since, clock=True)
