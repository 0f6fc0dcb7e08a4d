"""A walk through the page: whatever the reader does, a reload restores it, and the game."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.bots.test_own_bots import begin_match
from tests.e2e.conftest import OpenPage
from tests.e2e.editor.painting import editor
from tests.e2e.table import BUG, TURN, Table, expect_becomes
from tests.e2e.together.by_link import begin, play_turn

pytestmark = pytest.mark.slow

WALK_STEPS = int(os.environ.get("BUG_STEPS", "60"))
SEED = int(os.environ.get("BUG_SEED", "13"))
HELD = re.compile(rf"{BUG} of \d+")


class Walk:
    """A reader who moves through the page; `turns` are those of the game that must come back."""

    def __init__(self, table: Table, site: str, random: Random) -> None:
        self.table, self.site, self.random = table, site, random
        self.page = table.page
        self.turns: list[str] = []
        self.visits: Counter[str] = Counter()

    def stones(self) -> list[str]:
        """The cells with stones, on any board."""
        return [cell for cell, words in self.table.cells().items() if HELD.match(words)]

    def settle(self) -> tuple[list[str], list[str]]:
        """Return the turns and the stones of a freshly loaded page."""
        expect(self.table.boot).to_be_hidden()
        expect(self.table.board).to_be_visible()
        seen: tuple[list[str], list[str]] = ([""], [])
        while (now := (self.listed(), self.stones())) != seen:
            seen = now
        return seen

    def listed(self) -> list[str]:
        """The turns in the list; a lesson has no list."""
        return TURN.findall(self.table.snapshot(self.table.main))

    def home(self) -> None:
        """Go back to the game; a bot may have moved in it."""
        self.page.goto(self.site)
        self.settle()
        if self.page.get_by_role("dialog").count():
            self.page.keyboard.press("Escape")
        expect_becomes(lambda: self.table.turns()[: len(self.turns)], self.turns)
        self.turns = self.table.turns()

    # -------------------------------------------------------------------------------------------- where to go

    def game(self) -> None:
        """Play, take back, look at an earlier turn, or switch an aid."""
        names = [name for name in ("Undo", "Redo", "Settings", "Learn", "Study", "Share") if self.offered(name)]
        legal = self.table.legal()
        chosen = self.random.choice([*names, *"1234567", *legal] or ["New game"])
        if chosen in names:
            self.table.button(chosen).first.click()
        elif chosen in legal:
            self.table.press(chosen)
        elif chosen == "New game":
            self.table.new_game()
        else:
            self.page.keyboard.press(chosen)
        self.turns = self.table.turns()

    def offered(self, name: str) -> bool:
        """Whether a button can be clicked."""
        button = self.table.button(name)
        return button.count() > 0 and button.first.is_visible() and button.first.is_enabled()

    def persons(self) -> None:
        """Begin a game between two people."""
        self.table.new_game("hexhex3")
        for number, cells in enumerate((["C3"], ["B2", "B1"]), 1):
            for cell in cells:  # a cell's name depends on the aids that are on
                self.table.press(cell)
            expect(self.table.turn(number)).to_be_attached()
        self.turns = self.table.turns()

    def bot(self) -> None:
        """Reload while a bot thinks."""
        self.table.new_game("hexhex3", blue="Queen")
        self.table.press("C3")
        expect(self.table.turn(1)).to_be_attached()
        self.turns = self.table.turns()[:1]

    def lesson(self) -> None:
        """Begin a lesson."""
        self.page.goto(f"{self.site}#lesson/{self.random.choice(['growing', 'twins', 'patience'])}")
        expect(self.table.board).to_be_visible()

    def puzzle(self) -> None:
        """Open a puzzle."""
        self.page.goto(f"{self.site}#puzzle/{self.random.randint(1, 100)}")
        expect(self.table.board).to_be_visible()

    def editor(self) -> None:
        """Draw a position."""
        editor(self.table)
        self.table.press(self.random.choice([*self.table.cells()]))

    def review(self) -> None:
        """Review the game, unless it is one with a friend."""
        if not self.offered("Study"):
            return
        self.table.button("Study").first.click()
        review = self.table.button("Review this game").or_(self.table.button("Review again")).first
        if review.is_visible():
            review.click()

    def match(self) -> None:
        """Begin a match between two bots next to the game."""
        begin_match(self.table)
        expect(self.table.button("Stop match")).to_be_visible()

    def friend(self) -> None:
        """Begin a game with a friend."""
        begin(self.table, "Ann")
        play_turn(self.table)
        self.turns = self.table.turns()


ROOMS: dict[str, Callable[[Walk], None]] = {
    name: getattr(Walk, name)
    for name in ("game", "persons", "bot", "lesson", "puzzle", "editor", "review", "match", "friend")
}


def test_a_reload_in_any_state_comes_back_to_the_same_game(open_page: OpenPage, site: str) -> None:
    page = open_page()
    table = Table(page)
    table.board = page.get_by_role("group", name=re.compile("^Board"))
    random = Random(SEED)
    walk = Walk(table, site, random)
    walk.persons()
    for step in range(WALK_STEPS):
        room = [*ROOMS][step] if step < len(ROOMS) else random.choice(["game", *ROOMS])
        print(step, room, flush=True)
        walk.visits[room] += 1
        ROOMS[room](walk)
        page.reload()
        turns, stones = walk.settle()
        page.reload()
        turns_again, stones_again = walk.settle()
        assert turns_again[: len(turns)] == turns, (step, room)
        assert stones_again == stones or turns_again != turns, (step, room)  # a bot has played on
        walk.home()
    print(dict(walk.visits))
