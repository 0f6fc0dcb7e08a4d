"""The words of a report: every sentence and figure is a code with parameters. The English is for terminals."""

from __future__ import annotations

from html import escape
from typing import Literal, Protocol, get_args

# After each code: its parameters.
Code = Literal[
    "title",  # rules, board, cells
    "about",  # version, games, seed
    # the facts, and notes on them
    "facts",
    "cells",
    "cells_note",
    "symmetries",
    "symmetries_note",
    "turns",
    "stones",
    "eaten",
    "largest",
    "margin",
    "game_note",
    "largest_note",
    "margin_note",
    "spread",  # median, low, high, deviation
    "advantage",
    "advantage_note",  # low, high
    "legal_cells",
    "legal_cells_note",
    "legal_turns",
    "legal_turns_note",  # games
    "tree",
    "tree_note",
    "positions",
    "positions_note",
    # the plots: what each shows, and the names of its axes
    "plots",
    "plot_lengths",
    "plot_cells",
    "plot_turns",
    "plot_first",  # games
    "axis_turns",
    "axis_games",
    "axis_stone",
    "axis_cells",
    "axis_turn",
    "axis_legal_turns",
    # tables and the sample game
    "perft",
    "perft_depth",
    "perft_stones",
    "perft_turns",
    "sample",
    "sample_first",  # level, margin
    "sample_second",  # level, margin
    # figures
    "number",  # value
    "decimal",  # value
    "ten",  # value: the exponent
    "at_most_ten",  # value: the exponent
    "percent",  # share
    "cell_share",  # cell, share
]
CODES: tuple[Code, ...] = get_args(Code)
Value = str | int | float

ENGLISH: dict[Code, str] = {
    "title": "Bug, board {board}, rules {rules}",
    "about": "A report by bug_engine {version} on {games:,} random games, seed {seed}. In a random game each stone, "
    "eater and bonus cell is drawn uniformly from the legal cells.",
    "facts": "Facts",
    "cells": "Cells",
    "cells_note": "without the black ones",
    "symmetries": "Symmetries",
    "symmetries_note": "of the board",
    "turns": "Turns",
    "stones": "Stones placed",
    "eaten": "Stones eaten",
    "largest": "Largest bug",
    "margin": "Margin",
    "game_note": "a random game",
    "largest_note": "at the end of a random game",
    "margin_note": "mobility of the loser at the end",
    "spread": "median {median:g}, {low} to {high}, deviation {deviation:.1f}",
    "advantage": "First player wins",
    "advantage_note": "of random games; 95% interval {low:.1%} to {high:.1%}",
    "legal_cells": "Legal cells",
    "legal_cells_note": "for each stone, mean of all games",
    "legal_turns": "Legal turns",
    "legal_turns_note": "for each turn, mean of {games} games",
    "tree": "Game tree",
    "tree_note": "product of the numbers of legal turns, mean exponent",
    "positions": "Positions",
    "positions_note": "each cell empty, x or o",
    "plots": "Plots",
    "plot_lengths": "Turns in a random game.",
    "plot_cells": "Legal cells for each stone, mean of the games that get there.",
    "plot_turns": "Legal turns at each turn, mean of the games that get there.",
    "plot_first": "Random games in a hundred that the first player wins after this first cell; {games:,} games for "
    "each cell up to symmetry.",
    "axis_turns": "turns",
    "axis_games": "games",
    "axis_stone": "stone",
    "axis_cells": "legal cells",
    "axis_turn": "turn",
    "axis_legal_turns": "legal turns",
    "perft": "Perft",
    "perft_depth": "depth",
    "perft_stones": "lines by stones",
    "perft_turns": "lines by turns",
    "sample": "A sample game",
    "sample_first": "{level} against itself. x wins, margin {margin}.",
    "sample_second": "{level} against itself. o wins, margin {margin}.",
    "number": "{value:,.15g}",
    "decimal": "{value:,.1f}",
    "ten": "10^{value:.1f}",
    "at_most_ten": "≤ 10^{value:.1f}",
    "percent": "{share:.1%}",
    "cell_share": "{cell}: {share:.1%}",
}


class Say(Protocol):
    """Returns the words for a code as HTML text."""

    def __call__(self, code: Code, **params: Value) -> str:
        """Return the words."""
        ...


def english(code: Code, **params: Value) -> str:
    """Return the words in English.

    >>> english("advantage_note", low=0.45, high=0.55)
    'of random games; 95% interval 45.0% to 55.0%'
    """
    return escape(ENGLISH[code].format(**params))


class Slots:
    """Returns a slot for each text, `{{0}}`, `{{1}}` and so on; the page fills them in the reader's language.

    >>> slots = Slots()
    >>> slots("facts"), slots("number", value=19), slots("facts")
    ('{{0}}', '{{1}}', '{{0}}')
    >>> slots.words
    [('facts', {}), ('number', {'value': 19})]
    """

    def __init__(self) -> None:
        self.words: list[tuple[Code, dict[str, Value]]] = []

    def __call__(self, code: Code, **params: Value) -> str:
        """Return the slot of a text."""
        said = (code, params)
        if said not in self.words:
            self.words.append(said)
        return f"{{{{{self.words.index(said)}}}}}"
