"""The report as a self-contained HTML page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape
from math import isfinite
from statistics import mean, median, pstdev

from bug_engine import __version__
from bug_engine.study.ladder import Rung
from bug_engine.study.plots import bars, board_map, line
from bug_engine.study.report import Report
from bug_engine.study.report_words import Code, Say, english

STYLE = """
:root { color-scheme: light dark; --ink: #1d2021; --paper: #fbf9f4; --soft: #6f6a60; --rule: #d9d3c5; --mark: #2f7d6b;
  --low: #e9e2d0; --high: #c8642b; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece7db; --paper: #191b1a; --soft: #a29c8f; --rule: #3a3c39;
  --mark: #5fb8a2; --low: #33342f; --high: #d9793f; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto;
  max-width: 46rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.8rem; line-height: 1.2; margin: 0 0 .3rem; } h2 { font-size: 1.2rem; margin: 2.2rem 0 .6rem; }
p.lead, figcaption, td.note { color: var(--soft); } figure { margin: 1rem 0; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding-block: .3rem; padding-inline: 0 .6rem;
  border-bottom: 1px solid var(--rule); vertical-align: top; } th { font-weight: 600; }
th.number, td.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
.wide { overflow-x: auto; } svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 11px; }
svg .tick { fill: var(--soft); } svg .in { fill: var(--ink); } svg .strong { font-weight: 600; }
svg .middle { text-anchor: middle; } svg .end { text-anchor: end; }
svg .grid { stroke: var(--rule); } svg .bar { fill: var(--mark); }
svg .line { fill: none; stroke: var(--mark); stroke-width: 2; }
svg .cell { stroke: var(--paper); stroke-width: 2;
  fill: color-mix(in srgb, var(--high) calc(var(--share) * 100%), var(--low)); }
svg .cell.off { fill: var(--rule); } figure.board svg { max-width: 26rem; display: block; margin: auto; }
ol.game { columns: 9rem; padding-inline-start: 2.2rem; font-variant-numeric: tabular-nums; }
"""

Row = tuple[str, str, str]
NOTHING = "\N{EN DASH}"


def page(report: Report, say: Say = english) -> str:
    """Return the report as an HTML document, with the words that `say` returns.

    Only the command line can ask for the speed and for matches of levels, so these parts are in English.
    """
    board, black = report.position.board, report.position.black_mask.bit_count()
    title = say("title", rules=report.position.ruleset.name, board=board.name, cells=len(board) - black)
    about = say("about", version=__version__, games=report.survey.games, seed=report.plan.seed)
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>\n<style>{STYLE}</style>",
            f"<h1>{title}</h1>",
            f'<p class="lead">{about}</p>',
            _facts(report, say),
            _plots(report, say),
            _perft(report, say),
            _ladder(report.ladder),
            _sample(report, say),
            "</html>\n",
        ]
    )


def _facts(report: Report, say: Say) -> str:
    found, position = report.survey, report.position
    share, low, high = found.advantage
    cells = len(position.board) - position.black_mask.bit_count()
    rows: list[Row] = [
        (say("cells"), say("number", value=cells), say("cells_note")),
        (say("symmetries"), say("number", value=len(position.board.symmetries)), say("symmetries_note")),
        _spread(say, "turns", found.turns, "game_note"),
        _spread(say, "stones", found.stones, "game_note"),
        _spread(say, "eaten", found.eaten, "game_note"),
        _spread(say, "largest", found.largest, "largest_note"),
        _spread(say, "margin", found.margins, "margin_note"),
        (say("advantage"), say("percent", share=share), say("advantage_note", low=low, high=high)),
        (say("legal_cells"), say("decimal", value=_mean(found.cells)), say("legal_cells_note")),
    ]
    if found.tree:
        branching, exponent = _mean(found.branching), mean(found.tree)
        note = say("legal_turns_note", games=len(found.tree))
        rows.append((say("legal_turns"), say("decimal", value=branching), note))
        rows.append((say("tree"), say("ten", value=exponent), say("tree_note")))
    rows.append((say("positions"), say("at_most_ten", value=found.space), say("positions_note")))
    if report.speed is not None:
        rows.append(("Random games", f"{report.speed:,.0f} /s", "on the machine that made this report"))
    return f"<h2>{say('facts')}</h2>" + _table(("", "", ""), rows)


def _mean(table: Sequence[tuple[int, int]]) -> float:
    """Return the mean of all values in a table of (sum, count)."""
    return sum(total for total, _ in table) / max(sum(count for _, count in table), 1)


def _spread(say: Say, name: Code, values: Sequence[int], note: Code) -> Row:
    if not values:
        return say(name), NOTHING, say(note)
    spread = say("spread", median=median(values), low=min(values), high=max(values), deviation=pstdev(values))
    return say(name), say("decimal", value=mean(values)), f"{say(note)}<br>{spread}"


def _plots(report: Report, say: Say) -> str:
    found = report.survey
    lengths = {turns: float(count) for turns, count in Counter(found.turns).items()}
    ways = [total / count for total, count in found.cells]
    words = say("plot_lengths"), say("plot_cells")
    figures = [
        (bars(words[0], lengths, say("axis_turns"), say("axis_games"), say), words[0], ""),
        (line(words[1], ways, say("axis_stone"), say("axis_cells"), say), words[1], ""),
    ]
    if found.branching:
        ways = [total / count for total, count in found.branching]
        shown = say("plot_turns")
        figures.append((line(shown, ways, say("axis_turn"), say("axis_legal_turns"), say), shown, ""))
    if found.first:
        shares = {cell: wins / games for cell, (wins, games) in found.first.items()}
        shown = say("plot_first", games=min(games for _, games in found.first.values()))
        figures.append((board_map(shown, report.position.board, shares, say), shown, "board"))
    return f"<h2>{say('plots')}</h2>" + "".join(
        f'<figure class="{kind}">{plot}<figcaption>{caption}</figcaption></figure>' for plot, caption, kind in figures
    )


def _perft(report: Report, say: Say) -> str:
    if not report.perft:
        return ""
    rows = [
        (say("number", value=depth), *(NOTHING if each is None else say("number", value=each) for each in counts))
        for depth, counts in enumerate(report.perft, 1)
    ]
    heads = say("perft_depth"), say("perft_stones"), say("perft_turns")
    return f"<h2>{say('perft')}</h2>" + _table(heads, rows, numbers=(1, 2))


def _ladder(rungs: Sequence[Rung]) -> str:
    if not rungs:
        return ""
    rows = [
        (
            escape(rung.stronger.title),
            escape(rung.weaker.title),
            f"{rung.wins} of {rung.games}",
            f"{rung.elo:+.0f}" if isfinite(rung.elo) else NOTHING,
        )
        for rung in rungs
    ]
    return "<h2>Strength</h2>" + _table(("level", "against", "wins", "Elo"), rows, numbers=(2, 3))


def _sample(report: Report, say: Say) -> str:
    result = report.sample[-1].position.result if report.sample else None
    if not result:
        return ""
    code: Code = "sample_second" if result.winner else "sample_first"
    words = say(code, level=report.plan.sample, margin=result.margin)
    turns = "".join(f"<li>{escape(str(played.turn))}</li>" for played in report.sample)
    return f'<h2>{say("sample")}</h2><p>{words}</p><ol class="game">{turns}</ol>'


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: tuple[int, ...] = (1,)) -> str:
    """Return a table of HTML texts; the first column has the headings of the rows."""
    head = "".join(
        f'<th scope="col" class="{"number" if i in numbers else "name"}">{name}</th>' for i, name in enumerate(heads)
    )
    body = ""
    for first, *rest in rows:
        cells = "".join(
            f'<td class="{"number" if i in numbers else "note"}">{text}</td>' for i, text in enumerate(rest, 1)
        )
        body += f'<tr><th scope="row">{first}</th>{cells}</tr>'
    header = f"<thead><tr>{head}</tr></thead>" if any(heads) else ""
    return f'<div class="wide"><table>{header}<tbody>{body}</tbody></table></div>'
