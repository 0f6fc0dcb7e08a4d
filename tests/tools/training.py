"""Trains the weights of evaluation.py: plays games of the search against itself, then fits the weights.

    python3 -m tests.tools.training games played.txt --games 200 --nodes 500   # appends to the file; 1 s a game
    python3 -m tests.tools.training fit played.txt more.txt                    # writes weights.py; needs scipy

A line of a file is a game: the board, the winner, and each turn with the search's value (`-`: a random turn).
"""

from __future__ import annotations

import argparse
import struct
from base64 import b85encode
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from zlib import compress

from bug_engine.board import bits
from bug_engine.bots import Limit, think
from bug_engine.bots.evaluation import CODES, GLOBALS, evaluation_for
from bug_engine.position import Position
from bug_engine.state import State

WEIGHTS = Path("bug_engine/bots/weights.py")
BOARDS = ("hexhex4", "hexhex4", "hexhex5", "hexhex3", "limping3-4", "green-meadow")
WIDTH, NEURONS = 8, 16
ROUNDS, BATCH, RATE, DECAY = 6, 1024, 0.006, 2e-4


def played(board: str, nodes: int, random: Random) -> str:
    """Return a game as a line of text."""
    position, entries = Position.initial("genius", board), list[str]()
    random_turns = random.randrange(len(position.board) // 8 + 2)
    while position.result is None:
        if len(entries) < random_turns or random.random() < 0.03:
            turn, value = random.choice(list(position.legal_turns)), "-"
        else:
            *_, thought = think("planner", position, Limit(nodes), random.randrange(1 << 30))
            turn, value = thought.turn, f"{thought.value:.3f}"
        entries.append(f"{turn}={value}")
        position = position.play(turn).position
    return f"{board} {position.result.winner} {' '.join(entries)}"


def samples(lines: Iterator[str]) -> Iterator[tuple[list[int], list[float], float, float]]:
    """Yield for each position its features, its counts, the target value, and the weight of the sample."""
    for line in lines:
        board, winner, *entries = line.split()
        position = Position.initial("genius", board)
        evaluation = evaluation_for(position.board, position.black_mask)
        for entry in entries:
            turn, value = entry.split("=")
            target = float(int(winner) == position.mover)
            if value != "-":
                thought = float(value)
                target = thought if thought in (0, 1) else (target + thought) / 2
            empty = position.state.empty_mask.bit_count() / evaluation.playable_mask.bit_count()
            weight = min(max((0.95 - empty) * 2, 0.1), 1.0)  # in an early position the winner says little
            yield evaluation.codes(position.state), counts(position.state), target, weight
            position = position.play(turn).position


def counts(state: State) -> list[float]:
    """Return the counts of the whole board, in the order and scale of evaluation.py."""
    empty_mask = state.empty_mask
    mine_mask, theirs_mask = (empty_mask & ~(many_mask | full_mask) for _, many_mask, full_mask in state.rims)
    empty, both = empty_mask.bit_count(), len(list(bits(mine_mask & theirs_mask)))
    bugs = len(state.mine) / 8, len(state.theirs) / 8
    mobility = mine_mask.bit_count() / 10, theirs_mask.bit_count() / 10
    return [empty / 20, *mobility, state.largest / 6, *bugs, empty & 1, both / 10]


def fitted(lines: Iterator[str]) -> dict[str, Any]:
    """Return the weights that minimize the cross entropy, by Adam (Kingma and Ba, 2015)."""
    import numpy as np  # type: ignore[import-not-found, unused-ignore]
    from scipy.sparse import csr_matrix  # type: ignore[import-not-found, import-untyped, unused-ignore]

    parts, boards, targets, weights = zip(*samples(lines), strict=True)
    starts = np.cumsum([0, *map(len, parts)])
    codes = np.concatenate(parts)
    seen = csr_matrix((np.ones(len(codes), np.float32), codes, starts), shape=(len(parts), CODES))
    seen.sum_duplicates()
    whole, target, weight = (np.array(each, np.float32) for each in (boards, targets, weights))
    generator = np.random.default_rng(1)
    found = {
        "parts": generator.normal(0, 0.02, (CODES, WIDTH)),
        "rows": generator.normal(0, 0.3, (WIDTH + GLOBALS, NEURONS)),
        "start": np.zeros(NEURONS),
        "last": generator.normal(0, 0.3, NEURONS),
        "bias": np.zeros(1),
    }
    found["parts"][:, 0] = 0
    means = {name: np.zeros_like(each) for name, each in found.items()}
    squares = {name: np.zeros_like(each) for name, each in found.items()}
    step = 0
    for turn in range(ROUNDS):
        order, loss = generator.permutation(len(target)), 0.0
        for begin in range(0, len(order), BATCH):
            batch = order[begin : begin + BATCH]
            sums = seen[batch] @ found["parts"]
            inputs = np.concatenate([sums, whole[batch]], 1)
            neurons = inputs @ found["rows"] + found["start"]
            active = np.maximum(neurons, 0)
            predicted = 1 / (1 + np.exp(-(active @ found["last"] + sums[:, 0] + found["bias"][0])))
            loss -= float((np.log(np.where(target[batch] > 0.5, predicted, 1 - predicted) + 1e-9)).sum())
            error = weight[batch] * (predicted - target[batch]) / len(batch)
            back = np.outer(error, found["last"]) * (neurons > 0)
            to_sums = (back @ found["rows"].T)[:, :WIDTH]
            to_sums[:, 0] += error
            slopes = {
                "parts": seen[batch].T @ to_sums + DECAY * found["parts"],
                "rows": inputs.T @ back,
                "start": back.sum(0),
                "last": active.T @ error,
                "bias": np.array([error.sum()]),
            }
            step += 1
            for name, slope in slopes.items():
                means[name] = 0.9 * means[name] + 0.1 * slope
                squares[name] = 0.99 * squares[name] + 0.01 * slope * slope
                size = np.sqrt(squares[name] / (1 - 0.99**step)) + 1e-6
                found[name] -= RATE * 0.6**turn * means[name] / (1 - 0.9**step) / size
        print(f"round {turn + 1}: {loss / len(order):.4f}", flush=True)
    found["parts"][np.bincount(codes, minlength=CODES) == 0] = 0  # features that do not occur
    return found


def packed(found: dict[str, Any]) -> str:
    """Return the weights as a module: features as bytes, each column scaled, then the floats."""
    import numpy as np

    parts = found["parts"]
    scales = [max(float(np.quantile(np.abs(column[column != 0]), 0.999)), 1e-9) / 127 for column in parts.T]
    small = np.clip(np.round(parts / scales), -127, 127).astype(np.int8).tobytes()
    names = ("rows", "start", "last", "bias")
    floats = [*scales, *(float(value) for name in names for value in found[name].ravel())]
    raw = bytes((WIDTH, NEURONS)) + small + struct.pack(f"<{len(floats)}f", *floats)
    text = b85encode(compress(raw, 9)).decode()
    rows = "".join(f'    "{text[i : i + 112]}"\n' for i in range(0, len(text), 112))
    title = '"""The learned weights of evaluation.py, packed; tests/tools/training.py makes them."""'
    return f"{title}\n\nWEIGHTS = (\n{rows})\n"


def main() -> None:
    """Run the command line."""
    top = argparse.ArgumentParser(description="Train the weights of evaluation.py.")
    commands = top.add_subparsers(required=True, dest="command")
    games = commands.add_parser("games")
    games.add_argument("file", type=Path)
    games.add_argument("--games", type=int, default=200)
    games.add_argument("--nodes", type=int, default=500)
    games.add_argument("--seed", type=int, default=0)
    fit = commands.add_parser("fit")
    fit.add_argument("files", type=Path, nargs="+")
    fit.add_argument("--to", type=Path, default=WEIGHTS)
    options = top.parse_args()
    if options.command == "games":
        random = Random(options.seed)
        with options.file.open("a", encoding="utf-8") as file:
            for _ in range(options.games):
                print(played(random.choice(BOARDS), options.nodes, random), file=file, flush=True)
    else:
        lines = (line for file in options.files for line in file.read_text(encoding="utf-8").splitlines())
        options.to.write_text(packed(fitted(lines)), encoding="utf-8")


if __name__ == "__main__":
    main()
