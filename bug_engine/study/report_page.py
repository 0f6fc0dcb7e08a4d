"""The report as a self-contained HTML page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape
from math import isfinite
from statistics import mean, median, pstdev

from bug_engine import __version__
from bug_engine.side import MARKS
from bug_engine.study.ladder import Rung
from bug_engine.study.plots import bars, board_map, line
from bug_engine.study.report import Report

STYLE = """
:root { color-scheme: light dark; --ink: #1d2021; --paper: #fbf9f4; --soft: #6f6a60; --rule: #d9d3c5; --mark: #2f7d6b;
  --low: #e9e2d0; --high: #c8642b; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7db; --paper: #191b1a; --soft: #a29c8f; --rule: #3a3c39;
  --mark: #5fb8a2; --low: #33342f; --high: #d9793f; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto;
  max-width: 46rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.8rem; line-height: 1.2; margin: 0 0 .3rem; } h2 { font-size: 1.2rem; margin: 2.2rem 0 .6rem; }
p.lead, figcaption, td.note { color: var(--soft); } figure { margin: 1rem 0; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .3rem .6rem .3rem 0;
  border-bottom: 1px solid var(--rule); vertical-align: top; } th { font-weight: 600; }
th.number, td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.wide { overflow-x: auto; } svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 11px; }
svg .tick { fill: var(--soft); } svg .in { fill: var(--ink); } svg .strong { font-weight: 600; }
svg .middle { text-anchor: middle; } svg .end { text-anchor: end; }
svg .grid { stroke: var(--rule); } svg .bar { fill: var(--mark); }
svg .line { fill: none; stroke: var(--mark); stroke-width: 2; }
svg .cell { stroke: var(--paper); stroke-width: 2;
  fill: color-mix(in srgb, var(--high) calc(var(--share) * 100%), var(--low)); }
svg .cell.off { fill: var(--rule); } figure.board svg { max-width: 26rem; display: block; margin: auto; }
ol.game { columns: 9rem; padding-left: 2.2rem; font-variant-numeric: tabular-nums; }
"""

Row = tuple[str, str, str]
NOTHING = "\N{EN DASH}"


def page(report: Report) -> str:
    """Return the report as an HTML document."""
    rules = report.position.ruleset
    name = f"Bug, {rules.title} rules, {report.position.board.name}"
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(name)}: report</title>\n<style>{STYLE}</style>",
            f"<h1>{escape(name)}</h1>",
            f'<p class="lead">A report by bug_engine {__version__} on {report.survey.games:,} random games, '
            f"seed {report.plan.seed}. In a random game each stone, eater and bonus cell is drawn uniformly from the "
            "legal cells.</p>",
            _facts(report),
            _plots(report),
            _perft(report),
            _ladder(report.ladder),
            _sample(report),
            "</html>\n",
        ]
    )


def _facts(report: Report) -> str:
    found, position = report.survey, report.position
    share, low, high = found.advantage
    rows: list[Row] = [
        ("Cells", f"{len(position.board) - position.black_mask.bit_count()}", "without the black ones"),
        ("Symmetries", f"{len(position.board.symmetries)}", "of the board"),
        _spread("Turns", found.turns, "a random game"),
        _spread("Stones placed", found.stones, "a random game"),
        _spread("Stones eaten", found.eaten, "a random game"),
        _spread("Largest bug", found.largest, "at the end of a random game"),
        _spread("Margin", found.margins, "mobility of the loser at the end"),
        ("First player wins", f"{share:.1%}", f"of random games; 95% interval {low:.1%} to {high:.1%}"),
        ("Legal cells", f"{_mean(found.cells):.1f}", "for each stone, mean of all games"),
    ]
    if found.tree:
        games = f"for each turn, mean of {len(found.tree)} games"
        rows.append(("Legal turns", f"{_mean(found.branching):.1f}", games))
        rows.append(("Game tree", f"10^{mean(found.tree):.1f}", "product of the numbers of legal turns, mean exponent"))
    rows.append(("Positions", f"≤ 10^{found.space:.1f}", "each cell empty, x or o"))
    if report.speed is not None:
        rows.append(("Random games", f"{report.speed:,.0f} /s", "on the machine that made this report"))
    return "<h2>Facts</h2>" + _table(("", "", ""), rows)


def _mean(table: Sequence[tuple[int, int]]) -> float:
    """Return the mean of all values in a table of (sum, count)."""
    return sum(total for total, _ in table) / max(sum(count for _, count in table), 1)


def _spread(name: str, values: Sequence[int], note: str) -> Row:
    if not values:
        return name, NOTHING, note
    spread = f"{note}; median {median(values):g}, {min(values)} to {max(values)}, deviation {pstdev(values):.1f}"
    return name, f"{mean(values):.1f}", spread


def _plots(report: Report) -> str:
    found = report.survey
    lengths = {turns: float(count) for turns, count in Counter(found.turns).items()}
    figures = [
        (bars("Length of random games", lengths, "turns", "games"), "Turns in a random game.", ""),
        (
            line("Legal cells by stone", [total / count for total, count in found.cells], "stone", "legal cells"),
            "Legal cells for each stone, mean of the games that get there.",
            "",
        ),
    ]
    if found.branching:
        ways = [total / count for total, count in found.branching]
        words = "Legal turns at each turn, mean of the games that get there."
        figures.append((line("Legal turns by turn", ways, "turn", "legal turns"), words, ""))
    if found.first:
        shares = {cell: wins / games for cell, (wins, games) in found.first.items()}
        games = min(games for _, games in found.first.values())
        figures.append(
            (
                board_map("Success of the first cell", report.position.board, shares),
                f"Random games in a hundred that the first player wins after this first cell; {games:,} games for each "
                "cell up to symmetry.",
                "board",
            )
        )
    return "<h2>Plots</h2>" + "".join(
        f'<figure class="{kind}">{plot}<figcaption>{escape(caption)}</figcaption></figure>'
        for plot, caption, kind in figures
    )


def _perft(report: Report) -> str:
    if not report.perft:
        return ""
    rows = [
        (str(depth), f"{stones:,}", NOTHING if turns is None else f"{turns:,}")
        for depth, (stones, turns) in enumerate(report.perft, 1)
    ]
    return "<h2>Perft</h2>" + _table(("depth", "lines by stones", "lines by turns"), rows, numbers=(1, 2))


def _ladder(rungs: Sequence[Rung]) -> str:
    if not rungs:
        return ""
    rows = [
        (
            rung.stronger.title,
            rung.weaker.title,
            f"{rung.wins} of {rung.games}",
            f"{rung.elo:+.0f}" if isfinite(rung.elo) else NOTHING,
        )
        for rung in rungs
    ]
    return "<h2>Strength</h2>" + _table(("level", "against", "wins", "Elo"), rows, numbers=(2, 3))


def _sample(report: Report) -> str:
    if not report.sample:
        return ""
    end = report.sample[-1].position
    turns = "".join(f"<li>{escape(str(played.turn))}</li>" for played in report.sample)
    result = f"{MARKS[end.result.winner]} wins, margin {end.result.margin}." if end.result else ""
    players = f"{report.plan.sample} against itself. {result}"
    return f'<h2>A sample game</h2><p>{escape(players)}</p><ol class="game">{turns}</ol>'


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: tuple[int, ...] = (1,)) -> str:
    """Return a table; the first column has the headings of the rows."""
    head = "".join(
        f'<th scope="col" class="{"number" if i in numbers else "name"}">{escape(name)}</th>'
        for i, name in enumerate(heads)
    )
    body = ""
    for first, *rest in rows:
        cells = "".join(
            f'<td class="{"number" if i in numbers else "note"}">{escape(text)}</td>' for i, text in enumerate(rest, 1)
        )
        body += f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
    header = f"<thead><tr>{head}</tr></thead>" if any(heads) else ""
    return f'<div class="wide"><table>{header}<tbody>{body}</tbody></table></div>'
