"""Plots as SVG text: bars, a line, a board shaded by values. The shapes have classes; the page decides the colours.

Titles and names are HTML texts; `say` writes the figures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from bug_engine.board import Board
from bug_engine.study.report_words import Say, english

WIDTH, HEIGHT = 640, 240
LEFT, BOTTOM, TOP, RIGHT = 46, 34, 10, 10


def _frame(title: str, body: str, width: float = WIDTH, height: float = HEIGHT) -> str:
    head = f'<svg viewBox="0 0 {width:.0f} {height:.0f}" role="img" aria-label="{title}">'
    return f"{head}<title>{title}</title>{body}</svg>"


def ticks(top: float) -> list[float]:
    """Return at most six round numbers from 0 to `top`.

    >>> ticks(37)
    [0.0, 10.0, 20.0, 30.0]
    """
    top = top or 1
    step = 10.0 ** (len(str(int(max(top, 1)))) - 1)
    while top / step > 5:
        step *= 2
    while top / step < 2:
        step /= 2
    return [step * i for i in range(int(top / step) + 1)]


def _axes(xs: float, ys: float, x_name: str, y_name: str, say: Say) -> str:
    """Return axes from 0 to `xs` and to `ys`, with ticks and names."""
    parts = []
    for value in ticks(xs):
        x = _x(value, xs)
        parts.append(
            f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 14}" class="tick middle">{say("number", value=value)}</text>'
        )
    for value in ticks(ys):
        y = _y(value, ys)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" class="grid"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" class="tick end">{say("number", value=value)}</text>')
    parts.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 4}" class="name middle">{x_name}</text>')
    middle = (TOP + HEIGHT - BOTTOM) / 2
    turn = f'transform="rotate(-90 10 {middle})"'
    parts.append(f'<text x="10" y="{middle}" {turn} class="name middle">{y_name}</text>')
    return "".join(parts)


def _x(value: float, top: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * value / (top or 1)


def _y(value: float, top: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value / (top or 1)


def bars(title: str, counts: Mapping[int, float], x_name: str, y_name: str, say: Say = english) -> str:
    """Return a bar chart of values by whole number."""
    xs, ys = max(counts, default=0) + 1, max(counts.values(), default=1)
    base = _y(0, ys)
    body = "".join(
        f'<rect x="{_x(x, xs):.1f}" y="{_y(y, ys):.1f}" width="{max(_x(1, xs) - LEFT - 1, 0.5):.1f}" '
        f'height="{base - _y(y, ys):.1f}" class="bar">'
        f"<title>{say('number', value=x)}: {say('number', value=y)}</title></rect>"
        for x, y in sorted(counts.items())
    )
    return _frame(title, _axes(xs, ys, x_name, y_name, say) + body)


def line(title: str, values: Sequence[float], x_name: str, y_name: str, say: Say = english) -> str:
    """Return a line chart of values at 1, 2, 3 and so on."""
    xs, ys = len(values), max(values, default=1)
    points = " ".join(f"{_x(i + 1, xs):.1f},{_y(value, ys):.1f}" for i, value in enumerate(values))
    return _frame(title, _axes(xs, ys, x_name, y_name, say) + f'<polyline points="{points}" class="line"/>')


def board_map(title: str, board: Board, values: Mapping[int, float], say: Say = english) -> str:
    """Return the board; each cell with a value, from 0 to 1, is shaded and labelled by it."""
    side = 24.0
    centres = [(side * sqrt(3) * (cell.q + cell.r / 2), side * 1.5 * cell.r) for cell in board.cells]
    left, top = min(x for x, _ in centres) - side, min(y for _, y in centres) - side
    low, high = min(values.values(), default=0), max(values.values(), default=1)
    parts = []
    for cell, (x, y) in enumerate(centres):
        x, y = x - left, y - top
        half = side * sqrt(3) / 2
        corners = [(0, -side), (half, -side / 2), (half, side / 2), (0, side), (-half, side / 2), (-half, -side / 2)]
        points = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in corners)
        name = board.name_of(cell)
        if cell not in values:
            parts.append(f'<polygon points="{points}" class="cell off"><title>{name}</title></polygon>')
            continue
        share = (values[cell] - low) / ((high - low) or 1)
        hundredths = say("number", value=round(100 * values[cell]))
        label = say("cell_share", cell=name, share=values[cell])
        parts.append(
            f'<polygon points="{points}" class="cell" style="--share:{share:.2f}"><title>{label}</title></polygon>'
        )
        parts.append(f'<text x="{x:.1f}" y="{y - 2:.1f}" class="in middle">{name}</text>')
        parts.append(f'<text x="{x:.1f}" y="{y + 11:.1f}" class="in middle strong">{hundredths}</text>')
    width = max(x for x, _ in centres) - left + side
    height = max(y for _, y in centres) - top + side
    return _frame(title, "".join(parts), width, height)
