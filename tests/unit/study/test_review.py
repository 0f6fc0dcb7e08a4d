"""Reviews of games by a bot and a solver that the tests define, so that every number is known."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from bug_engine import Game, Position
from bug_engine.bots import Limit, Thought, think
from bug_engine.notation import Turn
from bug_engine.played import Played
from bug_engine.study.game_proofs import PATIENT_NODES, SOLVER_NODES, GameProofs
from bug_engine.study.review import BLUNDER, DOUBTFUL, MAX_FAILURES, Review, Thinker, review
from tests.positions import EVERY_RULESET


def played(start: Position, *turns: str) -> list[Played]:
    game = []
    for turn in turns:
        game.append(start.play(turn))
        start = game[-1].position
    return game


def first_turns(ruleset: str = "genius", board: str = "hexhex2", count: int = 99) -> list[Played]:
    """A game in which both sides play the first legal turn."""
    position, game = Position.initial(ruleset, board), list[Played]()
    while not position.result and len(game) < count:
        game.append(position.play(next(iter(position.legal_turns))))
        position = game[-1].position
    return game


def opinion(values: dict[str, float], last: bool = True) -> Thinker:
    """A bot that expects these scores for the movers of these positions, and would play the last legal turn."""

    def bot(position: Position) -> Iterator[Thought]:
        turn = list(position.legal_turns)[-1 if last else 0]
        yield Thought(turn, (turn,), 0.5, 1)
        yield Thought(turn, (turn,), values[position.text], 2, True)

    return bot


def proofs(values: dict[str, bool]) -> Thinker:
    """A solver that knows who wins some positions and gives up on others."""

    def solver(position: Position) -> Iterator[Thought]:
        turn = list(position.legal_turns)[-1]
        if position.text in values:
            yield Thought(turn, (turn,), 0.5, 3, True, "win" if values[position.text] else "loss")

    return solver


def last_of(reviews: Iterator[Review]) -> Review:
    *_, last = reviews
    return last


START = Position.initial("genius", "hexhex3")
GAME = played(START, "A1", "E1", "C3")
TEXTS = [START.text, *(turn.position.text for turn in GAME)]


def test_chances_are_those_of_side_0_after_each_turn() -> None:
    found = last_of(review(START, GAME, opinion(dict(zip(TEXTS, [0.5, 0.5, 0.6, 0.5], strict=True)))))
    assert [round(point.chance, 2) for point in found.points] == [0.5, 0.5, 0.6, 0.5]
    assert [point.ply for point in found.points] == [0, 1, 2, 3]
    assert not any(point.proven for point in found.points)
    assert found.finished


@pytest.mark.parametrize(
    ("given_away", "annotation"),
    [(0.0, ""), (DOUBTFUL - 0.01, ""), (DOUBTFUL + 0.01, "?"), (BLUNDER - 0.01, "?"), (BLUNDER + 0.01, "??")],
)
def test_annotations_depend_on_the_chance_given_away(given_away: float, annotation: str) -> None:
    values = dict(zip(TEXTS, [0.5, 0.5, 0.9, 0.1 + given_away], strict=True))
    finding = last_of(review(START, GAME, opinion(values))).findings[-1]
    assert finding.annotation == annotation
    assert finding.side == 0
    assert finding.best == pytest.approx(0.9)
    assert finding.kept == pytest.approx(0.9 - given_away)
    better = list(GAME[1].position.legal_turns)[-1]
    assert finding.better == (better if given_away else None)
    assert finding.line == ((better,) if given_away else ())


def test_a_turn_better_than_expected_is_not_marked() -> None:
    values = dict(zip(TEXTS, [0.5, 0.5, 0.2, 0.1], strict=True))
    found = last_of(review(START, GAME, opinion(values)))
    finding = found.findings[-1]
    assert (finding.annotation, finding.better) == ("", None)
    assert finding.best == finding.kept == pytest.approx(0.9)
    assert found.points[2].chance == pytest.approx(0.9)


def test_what_the_solver_proves_overrides_the_bot() -> None:
    bot = opinion(dict.fromkeys(TEXTS, 0.5))
    solver = proofs({TEXTS[2]: True, TEXTS[3]: True})
    found = last_of(review(START, GAME, bot, solver))
    assert [(point.chance, point.proven) for point in found.points[2:]] == [(1.0, True), (0.0, True)]
    finding = found.findings[-1]
    assert (finding.best, finding.kept, finding.proven, finding.annotation) == (1.0, 0.0, True, "??")


def test_in_a_lost_position_no_turn_is_marked() -> None:
    bot = opinion(dict.fromkeys(TEXTS, 0.5))
    found = last_of(review(START, GAME, bot, proofs({TEXTS[2]: False, TEXTS[3]: True})))
    assert found.findings[-1].annotation == ""


def test_a_turn_to_a_proven_loss_of_the_other_side_was_a_proven_win() -> None:
    """The review asks neither bot nor solver about the position before the turn."""
    bot = opinion({text: 0.5 for text in TEXTS if text != TEXTS[2]})
    found = last_of(review(START, GAME, bot, proofs({TEXTS[3]: False})))
    assert (found.points[2].chance, found.points[2].proven) == (1.0, True)
    assert found.findings[2].line == ()


def test_a_bot_that_would_have_played_the_bad_turn_looks_again() -> None:
    """The bot expects much of the first legal turn, which was played; the later positions show that it is bad, so the
    review evaluates other turns.
    """
    start = Position.initial("genius", "hexhex3")
    game = played(start, "A1")
    others = dict.fromkeys((start.play(turn).position.text for turn in start.legal_turns), 0.4)
    values = {**others, start.text: 0.9, game[0].position.text: 0.8}
    finding = last_of(review(start, game, opinion(values, last=False))).findings[0]
    assert finding.best == pytest.approx(0.6)
    assert finding.kept == pytest.approx(0.2)
    assert finding.better is not None
    assert finding.better != game[0].turn
    assert finding.annotation == "??"


# One turn, and what the solver proves about the movers before and after it.
LAST, BEFORE, AFTER = GAME[2:], TEXTS[2], TEXTS[3]
PROVEN_BEFORE, PROVEN_AFTER = {BEFORE: True}, {AFTER: True}


@pytest.mark.parametrize(("first", "then"), [(PROVEN_BEFORE, {AFTER: False}), (PROVEN_AFTER, {BEFORE: False})])
def test_a_proof_beside_an_estimate_is_no_mistake_if_more_work_proves_it_right(
    first: dict[str, bool], then: dict[str, bool]
) -> None:
    """A won turn was `??`, "100 % to 61 %", since its win was harder to prove than that of another turn."""
    bot = opinion(dict.fromkeys(TEXTS, 0.4))
    (hasty,) = last_of(review(GAME[1].position, LAST, bot, proofs(first))).findings
    assert hasty.annotation
    asked: list[str] = []

    def deep(position: Position) -> Iterator[Thought]:
        asked.append(position.text)
        yield from proofs(then)(position)

    found = last_of(review(GAME[1].position, LAST, bot, proofs(first), deep))
    (finding,) = found.findings
    assert (finding.annotation, finding.proven, finding.refutation) == ("", True, None)
    assert [(point.chance, point.proven) for point in found.points] == [(float(first is PROVEN_BEFORE), True)] * 2
    assert asked == list(then)


def test_a_proof_that_comes_late_changes_the_next_turn_too() -> None:
    """The second turn seems good. Then its position is proven a win, which the turn gave away: that is proven, too."""
    values = {TEXTS[2]: 0.6, TEXTS[3]: 0.4}
    deep = proofs({TEXTS[2]: True, TEXTS[3]: True})
    reviews = list(review(GAME[0].position, GAME[1:], opinion(values), proofs({TEXTS[1]: True}), deep))
    assert [finding.annotation for finding in reviews[-1].findings] == ["??", "??"]
    assert all(finding.proven for finding in reviews[-1].findings)
    assert all(point.proven for point in reviews[-1].points)
    assert next([finding.annotation for finding in each.findings] for each in reviews if each.findings) == [""]


@pytest.mark.parametrize(
    ("values", "first", "annotation"),
    [
        ({AFTER: 0.4}, PROVEN_BEFORE, "?"),
        ({AFTER: 0.6}, PROVEN_BEFORE, "??"),
        ({BEFORE: 0.4}, PROVEN_AFTER, "?"),
        ({BEFORE: 0.6}, PROVEN_AFTER, "??"),
    ],
)
def test_a_blunder_between_a_proof_and_an_estimate_changes_the_likely_winner(
    values: dict[str, float], first: dict[str, bool], annotation: str
) -> None:
    asked: list[str] = []

    def helpless(position: Position) -> Iterator[Thought]:
        asked.append(position.text)
        return iter(())

    (finding,) = last_of(review(GAME[1].position, LAST, opinion(values), proofs(first), helpless)).findings
    assert (finding.annotation, finding.proven) == (annotation, False)
    assert asked == list(values)


def test_turn_12_of_this_game_kept_the_win() -> None:
    """Found by a reader: the review called C4 a blunder, and the analysis beside it proved that C4 wins."""
    start, known = Position.initial("genius", "hexhex3"), GameProofs()
    game = played(start, *["C3", "B3-B2", "A1", "D1", "A2-A3", "B1", "C1-C2", "B2", "C3", "C4", "C5-D4", "C4"])
    found = last_of(
        review(
            start,
            game,
            lambda position: think("champion", position, Limit(50), 1),
            lambda position: known.thoughts(position, SOLVER_NODES),
            lambda position: known.thoughts(position, PATIENT_NODES),
        )
    )
    assert [finding.annotation for finding in found.findings] == ["", "??", "", "", "??", *[""] * 7]
    assert all(point.proven for point in found.points)


def test_a_solver_that_keeps_failing_is_no_longer_used() -> None:
    game = first_turns(board="hexhex3", count=8)
    asked: list[str] = []

    def helpless(position: Position) -> Iterator[Thought]:
        asked.append(position.text)
        turn = next(iter(position.legal_turns))
        yield Thought(turn, (turn,), 0.5, 1, True)

    start = Position.initial("genius", "hexhex3")
    bot = opinion(dict.fromkeys([start.text, *(turn.position.text for turn in game)], 0.5))
    found = last_of(review(start, game, bot, helpless))
    assert asked == [turn.position.text for turn in game[: -MAX_FAILURES - 1 : -1]]
    assert found.finished


def test_the_losing_turn_is_the_losers_last_that_is_marked() -> None:
    """A solved game on hexhex2: the second player wins in three turns, so the first has no losing turn."""
    game = first_turns()
    start = Position.initial("genius", "hexhex2")
    found = last_of(review(start, game, bot=solved, solver=solved))
    assert all(point.proven for point in found.points)
    assert game[-1].position.result
    assert found.winner == game[-1].position.result.winner
    loser = 1 - game[-1].position.result.winner
    marked = [finding.ply for finding in found.findings if finding.side == loser and finding.annotation == "??"]
    assert found.losing == (marked[-1] if marked else None)
    assert found.certain is bool(marked)
    assert {finding.best - finding.kept for finding in found.findings} <= {0.0, 1.0}


def test_a_proven_position_is_not_a_finished_game() -> None:
    """No side has won yet, so no turn lost the game, even if its end is certain."""
    found = last_of(review(Position.initial("genius", "hexhex2"), first_turns()[:-1], bot=solved, solver=solved))
    assert found.points[-1].proven
    assert (found.winner, found.losing, found.certain) == (None, None, False)


def solved(position: Position) -> Iterator[Thought]:
    """A solver that plays every game; for hexhex2."""
    for turn in position.legal_turns:
        after = position.play(turn).position
        if not _wins(after):
            yield Thought(turn, (turn,), 1.0, 1, True, "win")
            return
    yield Thought(turn, (turn,), 0.0, 1, True, "loss")


def _wins(position: Position) -> bool:
    return position.result is not None or any(not _wins(position.play(turn).position) for turn in position.legal_turns)


@pytest.mark.parametrize("ruleset", EVERY_RULESET)
def test_an_exact_review_marks_the_turns_that_lose_a_win(ruleset: str) -> None:
    """With proofs for everything, a turn is `??` exactly when it turned a win into a loss."""
    start = Position.initial(ruleset, "hexhex2")
    found = last_of(review(start, first_turns(ruleset), solved, solved))
    chances = [point.chance for point in found.points]
    for finding in found.findings:
        before, after = chances[finding.ply : finding.ply + 2]
        own = (before, after) if finding.side == 0 else (1 - before, 1 - after)
        assert (finding.annotation == "??") is (own == (1.0, 0.0))
        assert own != (0.0, 1.0)
    assert chances[0] == 0.0


def test_the_review_counts_its_positions() -> None:
    reviews = list(review(START, GAME, opinion(dict.fromkeys(TEXTS, 0.5))))
    done = [found.done for found in reviews]
    assert done == sorted(done)
    assert done[-1] == reviews[-1].total == len(GAME) + 1
    assert [len(found.points) for found in reviews] == done


@pytest.mark.parametrize("ruleset", ["genius", "iggc", "classic", "green-meadow"])
def test_a_real_bot_reviews_a_real_game(ruleset: str) -> None:
    game = Game(ruleset, "hexhex3" if ruleset != "green-meadow" else None)
    start, turns = game.position, list[Played]()
    while not game.result:
        *_, thought = think("uct", game.position, Limit(8), seed=len(turns))
        turns.append(game.position.play(thought.turn))
        game.play(thought.turn)
    found = last_of(review(start, turns, lambda position: think("uct", position, Limit(16), 1)))
    assert found.finished
    assert [str(finding.played) for finding in found.findings] == list(map(str, game.turns))
    assert found.points[-1].proven
    assert all(0 <= point.chance <= 1 for point in found.points)


def test_the_lines_of_a_proven_mistake_go_on_to_the_end_and_are_compared() -> None:
    def to_the_end(position: Position, given: Sequence[Turn]) -> Iterator[tuple[Turn, ...]]:
        line = tuple(given)
        for turn in given:
            position = position.play(turn).position
        yield line
        while not position.result:
            *_, thought = solved(position)
            line = (*line, thought.turn)
            position = position.play(thought.turn).position
            yield line

    start = Position.initial("genius", "hexhex2")
    random, game, position = Random(6), list[Played](), start
    while not position.result:
        game.append(position.play(random.choice(list(position.legal_turns))))
        position = game[-1].position
    found = last_of(review(start, game, solved, solved, finish=to_the_end))
    plain = last_of(review(start, game, solved, solved))
    mistakes = [finding for finding in found.findings if finding.annotation]
    assert mistakes
    for finding, before in zip(found.findings, plain.findings, strict=True):
        known = replace(finding, line=before.line, answers=before.answers, contrast=before.contrast)
        assert known == before
        assert finding.line[: len(before.line)] == before.line
        if not finding.annotation:
            assert (finding.answers, finding.contrast) == ((), None)
    for finding in mistakes:
        assert finding.contrast
        good, bad = finding.contrast.endings
        assert good
        assert bad
        assert (good.winner, bad.winner) == (finding.side, 1 - finding.side)
        assert (good.turns, bad.turns) == (len(finding.line) - 1, len(finding.answers))


def test_a_mistake_names_all_turns_that_win_in_its_place_if_there_are_several() -> None:
    start = Position.initial("genius", "hexhex2")
    random, game, position = Random(6), list[Played](), start
    while not position.result:
        game.append(position.play(random.choice(list(position.legal_turns))))
        position = game[-1].position
    judged = last_of(review(start, game, solved, solved, judge=GameProofs().winning))
    plain = last_of(review(start, game, solved, solved))
    several = [finding for finding in judged.findings if finding.winning]
    assert several
    for finding in several:
        assert finding.annotation
        assert finding.better in finding.winning
        assert finding.played not in finding.winning
        assert len(finding.winning) > 1
    assert [replace(finding, winning=()) for finding in judged.findings] == list(plain.findings)


def test_the_lines_of_an_estimate_end_where_the_bot_ends_them() -> None:
    def never(position: Position, _: Sequence[Turn]) -> Iterator[tuple[Turn, ...]]:
        raise AssertionError(position.text)

    values = dict(zip(TEXTS, [0.5, 0.5, 0.9, 0.9], strict=True))
    finding = last_of(review(START, GAME, opinion(values), finish=never)).findings[-1]
    assert finding.annotation == "??"
    assert (len(finding.line), len(finding.answers)) == (1, 1)
    assert finding.contrast
    assert finding.contrast.endings == (None, None)
