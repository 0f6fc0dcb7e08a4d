"""Makes tests/data/games and tests/data/solved from recordings: `python3 tests/tools/make_games.py FOLDER`.

FOLDER has `.jsonl.gz` files in the formats bug-games-1 and bug-solved-1, written by another program. The README of
tests/data describes the output. The output does not contain what follows from the rest: first cells, prey, coordinates,
and the positions before turns.
"""

import gzip
import json
import lzma
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[1] / "data"
PRESET = 9 | lzma.PRESET_EXTREME


def header_of(source: dict[str, Any]) -> dict[str, Any]:
    rules = source["rules"]
    eaters = "chosen" if rules["eater"] == "any" else rules["eater"]
    return {"board": source["board"], "eaters": eaters, "merging": rules["merge"], "setup": rules["blacken"]}


def game_lines(game: dict[str, Any]) -> Iterator[str]:
    for turn in game["turns"]:
        yield " ".join([turn["chosen"], turn["after"], *turn["legal"]])
    yield f"= {game['winner']} {game['score']}"


def solved_line(position: dict[str, Any]) -> str:
    turns = (f"{turn}:{result}:{'?' if distance is None else distance}" for turn, result, distance in position["turns"])
    return " ".join([position["pos"], str(position["stm"]), *turns])


def convert(source: Path) -> None:
    header, *records = map(json.loads, gzip.decompress(source.read_bytes()).splitlines())
    lines = [json.dumps(header_of(header))]
    for record in records:
        lines.extend(game_lines(record) if record["type"] == "game" else [solved_line(record)])
    folder = HERE / ("games" if header["format"] == "bug-games-1" else "solved")
    name = (
        source.name.removeprefix("solved_")
        .removesuffix(".jsonl.gz")
        .replace("any", "chosen")
        .replace("blacken", "setup")
        .replace("_", "-")
    )
    target = folder / f"{name.replace('h', 'hexhex', 1)}.txt.xz"
    target.write_bytes(lzma.compress("\n".join([*lines, ""]).encode(), preset=PRESET))
    print(f"{target.relative_to(HERE)}: {len(records)} records, {target.stat().st_size} bytes")


if __name__ == "__main__":
    for path in sorted(Path(sys.argv[1]).glob("*.jsonl.gz")):
        convert(path)
