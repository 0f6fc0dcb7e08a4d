"""The cards of the two players: who plays, whose turn it is and who has won, whole and in the card in every window."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.app.test_low_screens import IS_CUT, overlaps
from tests.e2e.table import Table, expect_becomes

if TYPE_CHECKING:
    from tests.e2e.conftest import OpenPage

SIZES = ((320, 568), (360, 640), (390, 844), (844, 390), (720, 450), (1440, 900))
# A colour's name, whose turn it is, and who plays, in each language.
WORDS = {
    "en-GB": ("Red", "to play", "You"),
    "fr-FR": ("Rouge", "au trait", "Vous"),
    "ja-JP": ("赤", "手番", "あなた"),
    "pt-BR": ("Vermelho", "joga", "Você"),
}
WON = "#hexhex2,genius,C2.B2-B3.C1"


def in_card(player: Locator, parts: list[Locator]) -> list[str]:
    """What is wrong with the parts of a player's card: outside it, cut, or over another."""
    box = player.bounding_box()
    assert box
    wrong = []
    for part in parts:
        name, inner = part.inner_text(), part.bounding_box()
        assert inner, name
        right, bottom = box["x"] + box["width"], box["y"] + box["height"]
        if inner["x"] < box["x"] or inner["y"] < box["y"]:
            wrong.append(f"{name} is left of the card or above it")
        if inner["x"] + inner["width"] > right or inner["y"] + inner["height"] > bottom:
            wrong.append(f"{name} is right of the card or below it")
        if part.evaluate(IS_CUT):
            wrong.append(f"{name} is cut")
    return wrong + [
        f"{one.inner_text()} is over {other.inner_text()}"
        for one, other in combinations(parts, 2)
        if overlaps(one, other)
    ]


def expect_in_card(table: Table, player: Locator, parts: list[Locator]) -> None:
    """Expect the parts of a player's card to be whole, inside it and apart, in every size."""
    header = table.page.get_by_role("banner").get_by_role("button").filter(visible=True)
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        table.painted()
        expect_becomes(partial(in_card, player, parts), [])
        assert not any(overlaps(player, button) for button in header.all())


@pytest.mark.parametrize("clock", ["", "genius"])
@pytest.mark.parametrize("language", WORDS)
def test_a_card_says_who_plays_and_whose_turn_it_is(open_page: OpenPage, language: str, clock: str) -> None:
    colour, turn, you = WORDS[language]
    table = Table(open_page(played=[], locale=language, game={"bot": "nymph", "control": clock}))
    player = table.page.get_by_role("region", name=colour, exact=True)
    expect(player).to_contain_text(turn)
    expect(player).to_contain_text("19")
    parts = [player.get_by_text(words, exact=True) for words in (colour, turn, you)] + [player.get_by_role("button")]
    if clock:
        parts.append(player.get_by_role("timer"))
    expect_in_card(table, player, parts)


@pytest.mark.parametrize("where", ["end", "edges", "study"])
def test_a_card_says_it_at_the_end_at_each_edge_and_in_the_study(open_page: OpenPage, where: str) -> None:
    """In the study of a small window the cards are two numbers, so only the large one has the words."""
    table = Table(open_page(WON if where == "end" else "#hexhex3,genius,C3.B2-B1"))
    player = table.page.get_by_role("region", name="Blue" if where == "end" else "Red", exact=True)
    chip = player.get_by_text("wins" if where == "end" else "to play")
    expect(chip).to_be_visible()
    if where == "edges":
        table.open_settings("Help and controls").get_by_role("checkbox", name="A player at each edge").check()
        table.dialog("Settings").get_by_role("button", name="Close").click()
    if where == "study":
        table.page.set_viewport_size({"width": 1440, "height": 900})
        table.button("Study").click()
        expect(table.page.get_by_role("tabpanel")).to_be_visible()
        assert in_card(player, [chip, player.get_by_role("button")]) == []
        return
    expect_in_card(table, player, [chip, player.get_by_role("button")])
