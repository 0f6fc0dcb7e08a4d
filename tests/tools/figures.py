"""Figures of a benchmark: a table, and JSON for the comparison with the last kept figures."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from web.build.workspace import ROOT, WORK

KEPT = ROOT / "docs" / "lab" / "figures.json"
PAGE = ROOT / "docs" / "lab" / "figures.md"
LATEST = WORK / "figures.json"
HEAD = """# Figures

Written by `python3 build.py bench all --keep`; never edited. A *ratio* is to the plain way of the same run (boot) or to
the baseline (speed), and differs less between machines than a time does. [benchmarks.md](benchmarks.md) says how
each is measured.

"""


@dataclass(frozen=True)
class Figure:
    """One figure: the median of some values, the ratio to something else in the same run, and the goal for either."""

    name: str
    values: tuple[float, ...]
    unit: str = ""
    ratio: float | None = None
    goal: float | None = None  # for the ratio if there is one, otherwise for the value
    more_is_better: bool = False

    @property
    def value(self) -> float:
        """Return the median."""
        return statistics.median(self.values)

    @property
    def judged(self) -> float:
        """Return the number that the goal is for."""
        return self.value if self.ratio is None else self.ratio

    def is_reached(self) -> bool | None:
        """Return whether the goal is reached; None if there is no goal."""
        if self.goal is None:
            return None
        return self.judged >= self.goal if self.more_is_better else self.judged <= self.goal

    def cells(self, kept: dict[str, float]) -> tuple[str, ...]:
        """Return a row of the table."""
        span = f" ({brief(min(self.values))} to {brief(max(self.values))})" if len(self.values) > 1 else ""
        before = kept.get(self.name)
        change = "" if not before else f"{self.judged / before:.2f}"
        return (
            self.name,
            f"{brief(self.value)}{span} {self.unit}".rstrip(),
            "" if self.ratio is None else f"{self.ratio:.2f}",
            "" if self.goal is None else brief(self.goal),
            {None: "", True: "yes", False: "no"}[self.is_reached()],
            change,
        )


COLUMNS = ("figure", "median (lowest to highest)", "ratio", "goal", "reached", "to the kept one")


def brief(value: float) -> str:
    """Return a number with its significant digits."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def line(figure: Figure) -> str:
    """Return the line that is printed when a figure is known."""
    name, value, ratio, goal, reached, _ = figure.cells({})
    more = [f"ratio {ratio}" if ratio else "", f"goal {goal} {'' if reached == 'yes' else '(missed)'}" if goal else ""]
    return ", ".join(part.strip() for part in (f"  {name:52} {value}", *more) if part).replace("\n", "")


def kept(path: Path = KEPT) -> dict[str, float]:
    """Return the last kept figures, by name."""
    if not path.exists():
        return {}
    figures: list[dict[str, float]] = json.loads(path.read_text())["figures"]
    return {str(each["name"]): each["judged"] for each in figures}


def as_json(figures: Iterable[Figure]) -> str:
    """Return figures as JSON."""
    rows = [
        {
            "name": each.name,
            "median": round(each.value, 4),
            "lowest": round(min(each.values), 4),
            "highest": round(max(each.values), 4),
            "unit": each.unit,
            "ratio": None if each.ratio is None else round(each.ratio, 4),
            "goal": each.goal,
            "reached": each.is_reached(),
            "judged": round(each.judged, 4),
        }
        for each in figures
    ]
    return json.dumps({"day": time.strftime("%Y-%m-%d"), "figures": rows}, indent=1) + "\n"


def table(figures: Iterable[Figure], before: dict[str, float]) -> str:
    """Return all figures as a Markdown table."""
    rows = [COLUMNS, ("---",) * len(COLUMNS), *(each.cells(before) for each in figures)]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def save(figures: list[Figure], *, keep: bool) -> None:
    """Write the figures as JSON and, with `keep`, as the lab's page."""
    LATEST.parent.mkdir(exist_ok=True)
    LATEST.write_text(as_json(figures))
    if keep:
        page = HEAD + f"{time.strftime('%Y-%m-%d')}.\n\n" + table(figures, kept())
        KEPT.write_text(as_json(figures))
        PAGE.write_text(page)
