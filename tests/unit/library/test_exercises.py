"""Exercises from a player's own mistakes: their content is proven, and only clear positions become exercises."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from bug_engine import Game, Position
from bug_engine.bots import Limit, think
from bug_engine.bots.solver import Proof, Solver, proof_for
from bug_engine.cli.main import main
from bug_engine.library import exercises
from bug_engine.library.exercises import Exercise, exercise_at, mistakes_of, stage_of
from bug_engine.played import Played
from bug_engine.puzzles.proving import finished
from bug_engine.study.game_proofs import PATIENT_NODES, SOLVER_NODES, GameProofs
from bug_engine.study.review import Review, review

# A random game on hexhex3, which side 1 won.
LOST = "B2 B3-B4 A1 E1 D2-D1 B1-C1-C2 E1 A3 E3 E2-D3 A2 D4 C5".split()  # noqa: SIM905


@cache
def reviewed(*turns: str) -> tuple[Position, tuple[Played, ...], Review, GameProofs]:
    start, played, proofs = Position.initial("genius", "hexhex3"), list[Played](), GameProofs()
    for turn in turns:
        played.append((played[-1].position if played else start).play(turn))
    *_, found = review(
        start,
        played,
        lambda position: think("champion", position, Limit(50), 1),
        lambda position: proofs.thoughts(position, SOLVER_NODES),
        lambda position: proofs.thoughts(position, PATIENT_NODES),
    )
    return start, tuple(played), found, proofs


def exercise(ply: int) -> Exercise | None:
    start, played, _, proofs = reviewed(*LOST)
    return finished(exercise_at(start, played, ply, proofs.proof))


@pytest.mark.long
def test_an_exercise_needs_no_proofs_that_a_review_has_left() -> None:
    # After a reload, or if another worker reviewed the game, they are gone: then a mistake made no exercise.
    start = Position.from_text("o.o/oo.x/x..o./oo.o/..x", 0, "genius", "hexhex3")
    played = [start.play("E1")]
    for turn in ("C5", "A2", "E2", "C2"):
        played.append(played[-1].position.play(turn))
    found = finished(exercise_at(start, played, 0, GameProofs().proof))
    assert found
    assert ([str(turn) for turn in found.winning], found.turns, found.complete) == (["B3-C4-B2"], 27, True)


def loses(position: Position, proof: Proof | None = None) -> bool:
    solver = Solver(position, proof)
    while solver.value.wins is None:
        solver.work(1_000)
    return not solver.value.wins


@pytest.mark.long
def test_a_proven_mistake_becomes_an_exercise_with_exactly_its_winning_turns() -> None:
    found = exercise(8)
    assert found
    assert found.complete
    start = found.start()
    winning = {str(turn) for turn in start.legal_turns if loses(start.play(turn).position)}
    assert {str(turn) for turn in found.winning} == winning
    assert str(found.played) == LOST[8] not in winning
    assert found.turns == len(tuple(start.legal_turns))


def test_a_mistake_in_a_position_with_many_winning_turns_becomes_an_exercise_too() -> None:
    found = exercise(4)
    assert found
    assert found.complete
    assert len(found.winning) > 3
    # With the book: after these turns 14 cells are empty, and a search without it takes 5 s for each.
    after = [found.start().play(turn).position for turn in found.winning]
    assert all(loses(each, proof_for(each)) for each in after)


@pytest.mark.long
def test_many_winning_turns_are_exactly_those_that_a_search_without_the_book_proves() -> None:
    start = Position.from_text("oo./..xx/.o..x/o.../..x", 1, "genius", "hexhex3")
    winning = {str(turn) for turn in start.legal_turns if loses(start.play(turn).position)}
    assert 2 * len(winning) < len(start.legal_turns)
    found = finished(exercise_at(start, [start.play("C1")], 0, GameProofs().proof))
    assert found
    assert found.complete
    assert {str(turn) for turn in found.winning} == winning
    assert len(winning) > 3


def test_winning_turns_that_are_not_all_proven_or_listed_are_not_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = exercise(4)
    assert whole
    start, played, _, _ = reviewed(*LOST)
    monkeypatch.setattr(exercises, "MOST_LISTED", 1)
    listed = exercise(4)
    assert listed
    assert (listed.winning, listed.complete) == (whole.winning[:1], False)
    monkeypatch.setattr(exercises, "TURN_NODES", 800)
    found = finished(exercise_at(start, played, 8, GameProofs().proof))
    assert found
    assert not found.complete
    assert all(loses(found.start().play(turn).position) for turn in found.winning)
    monkeypatch.setattr(exercises, "TURN_NODES", 200)  # five of twelve are proven to lose
    assert finished(exercise_at(start, played, 8, GameProofs().proof)) is None


# A position, its mover, a losing turn, the winning turns and all turns.
CLEAR = [
    (".../..oo/x.oo./.xx./xo.", 0, "B1", 3, 8),
    (".oo/..../xxx.x/...o/xoo", 1, "A1", 3, 6),
    ("o.x/o.x./..x.x/...x/x.x", 1, "C1", 4, 16),
]
UNCLEAR = [
    ("..o/...o/oo..o/oxx./x.o", 0, "A1", 3, 5),  # fewer than half lose
    (".o./..xo/xx.xx/xo../.ox", 1, "A1", 4, 15),
    ("xx./.ox./x..../x.oo/.oo", 0, "A3", 5, 8),
]


@pytest.mark.parametrize(("text", "mover", "turn", "wins", "turns"), [*CLEAR, *UNCLEAR])
def test_only_where_few_turns_win_there_is_an_exercise(text: str, mover: int, turn: str, wins: int, turns: int) -> None:
    start = Position.from_text(text, mover, "genius", "hexhex3")
    winning = [each for each in start.legal_turns if loses(start.play(each).position)]
    assert (len(winning), len(tuple(start.legal_turns))) == (wins, turns)
    found = finished(exercise_at(start, [start.play(turn)], 0, GameProofs().proof))
    assert (found is not None) is ((text, mover, turn, wins, turns) in CLEAR)


def test_the_line_and_the_refutation_win_to_the_end() -> None:
    found = exercise(8)
    assert found
    assert found.line[0] in found.winning
    assert found.length == 8
    assert len(found.line) == found.length
    end = found.start()
    for turn in found.line:
        end = end.play(turn).position
    assert end.result
    assert end.result.winner == found.mover
    after = found.start().play(found.played).position
    for turn in found.refutation:
        after = after.play(turn).position
    assert after.result
    assert after.result.winner == 1 - found.mover


def test_mistakes_are_the_proven_mistakes_of_a_side() -> None:
    _, _, found, _ = reviewed(*LOST)
    assert mistakes_of(found, 0) == (4, 8)
    assert mistakes_of(found, 1) == (1, 5)


@pytest.mark.parametrize("ply", [9, 12])
def test_good_turns_and_forced_turns_make_no_exercise(ply: int) -> None:
    assert exercise(ply) is None


def test_a_position_without_a_winning_turn_makes_no_exercise() -> None:
    start = Position.initial("genius", "hexhex3")
    played = (start.play("A1"),)  # every other first turn loses too
    assert finished(exercise_at(start, played, 0, GameProofs().proof)) is None


def test_a_swap_makes_no_exercise() -> None:
    game = Game("genius+pie", "hexhex3").play("C3").play("swap")
    played = [node.played for node in game.root.end.line if node.played]
    assert finished(exercise_at(game.root.position, played, 1, GameProofs().proof)) is None


def test_work_on_a_large_board_has_short_slices() -> None:
    start = Position.initial("genius", "hexhex8")
    played = [start.play("H8")]
    played.append(played[-1].position.play("A1"))
    proofs = GameProofs()
    proof, most = proofs.proof(start), 0
    before = proof.nodes
    for _ in zip(exercise_at(start, played, 1, lambda _: proof), range(200), strict=False):
        most, before = max(most, proof.nodes - before), proof.nodes
    assert 0 < most < 10


def test_stages_follow_each_other() -> None:
    start, played, _, _ = reviewed(*LOST)
    stages = [stage_of(start), *(turn.position for turn in played)]
    names = [stage_of(each) if isinstance(each, Position) else each for each in stages]
    order = ("opening", "middle", "end")
    assert names[0] == "opening"
    assert {order.index(name) for name in names} <= {0, 1, 2}


def test_the_command_reviews_games_and_prints_a_player_s_progress(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    turns = " ".join(f"{number}. {turn}" for number, turn in enumerate(LOST, 1))
    head = "Rules: genius\nBoard: hexhex3\nX: Ann\nO: Hornet: plans\nDate: 2026-11-21\n\n"
    file.write_text(head + turns, encoding="utf-8")
    assert main(["library", str(file), "--review", "--player", "Ann"]) == 0
    said = capsys.readouterr().out
    assert "missed_win" in said
    assert "D4 or C4 wins, E3 was played (turn 9)" in said
    assert "Ann: 0 of 1 won" in said
    assert main(["library", str(file), "--review", "--player", "Ben"]) == 0
    said = capsys.readouterr().out
    assert "was played" not in said
    assert "no finished game" in said
