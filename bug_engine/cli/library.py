"""`library`: lists games of files, finds duplicates, writes a backup; makes reviews, exercises, schedule, progress."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from operator import itemgetter

from bug_engine.boards import board_text
from bug_engine.bots import Limit, think
from bug_engine.cli.backups import check_loss, joined, read_files
from bug_engine.cli.files import write_file
from bug_engine.cli.options import file_name, printable
from bug_engine.game import Game
from bug_engine.library import backup
from bug_engine.library.exercises import exercise_at, mistakes_of
from bug_engine.library.facts import facts_of, played_at
from bug_engine.library.fit import fit_of
from bug_engine.library.progress import COMPANION, Facts, progress_of
from bug_engine.library.reviewed import with_review
from bug_engine.library.schedule import due_by, schedule_of
from bug_engine.library.summary import Summary
from bug_engine.library.tags import tags_of
from bug_engine.played import Played
from bug_engine.position import Position
from bug_engine.puzzles.proving import finished
from bug_engine.side import MARKS, SIDES
from bug_engine.study.game_proofs import PATIENT_NODES, SOLVER_NODES, GameProofs
from bug_engine.study.review import Review, review

# The limit with which the page reviews games.
REVIEWER = Limit(400)

SORTS: dict[str, Callable[[Summary], str | int]] = {
    "file": lambda _: 0,
    "date": lambda summary: summary.date or "",
    "length": lambda summary: summary.turns,
    "chain": lambda summary: summary.chain,
    "margin": lambda summary: (summary.result and summary.result.margin) or 0,
}


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `library`."""
    parser.add_argument("files", nargs="+", metavar="file", help="games of any form, one or many; - for standard input")
    parser.add_argument("--sort", choices=SORTS, default="file", help="largest first (default: as in the files)")
    parser.add_argument("--search", default="", metavar="TEXT", help="only games whose line has this text")
    parser.add_argument("--review", action="store_true", help="review each game: its tags, and exercises from mistakes")
    parser.add_argument("--player", metavar="NAME", help="print this player's progress; exercises only from theirs")
    parser.add_argument("--reader", action="store_true", help="the same for the page's reader, whom its backup knows")
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--exercises", action="store_true", help="list a backup's exercises instead, those due first")
    either.add_argument(
        "--backup",
        type=file_name,
        metavar="FILE",
        help="write the games, each once, and what backups have beside, as the page's backup",
    )
    parser.add_argument("--overwrite", action="store_true", help="write it also over a file that would lose something")


def run(options: argparse.Namespace) -> None:
    """Print a line for each game, then the numbers of games, of duplicates, and of texts that could not be read."""
    found = read_files(options.files)
    if options.exercises:
        exercises = found.rest.fields.get("exercises")
        for why in (*found.refused, *(() if exercises else ("no file is a backup with exercises",))):
            print(printable(why), file=sys.stderr)
        print(*schedule_lines(exercises, date.today()), sep="\n")
        return
    once = joined(found.games)
    if options.backup and not options.overwrite:
        check_loss(options.backup, once, found.rest)
    shown = sorted(once, key=lambda each: SORTS[options.sort](each[0]), reverse=True)
    facts: list[tuple[tuple[float, float], Facts]] = []
    for summary, game, details in shown:
        listed = options.search.lower() in (line := line_of(summary)).lower()
        sides = sides_of(options, summary, details)
        if listed:
            print(printable(line))
        reviewed = review_of(game) if listed and options.review else None
        if listed and (tags := tags_of(summary, reviewed.found if reviewed else None)):
            print(f"    {', '.join(tags)}")
        for said in exercise_lines(reviewed, sides) if reviewed else ():
            print(printable(f"    {said}"))
        if len(sides) == 1 and (known := facts_of(summary, details, sides[0])):
            facts.append((played_at(summary, details), reviewed.facts(known, sides[0]) if reviewed else known))
    print(f"{len(once)} games, {len(found.games) - len(once)} duplicates, {len(found.refused)} refused")
    for why in (*found.refused, *(found.left if options.backup else ())):
        print(printable(why), file=sys.stderr)
    if options.player or options.reader:
        name = options.player or "reader"
        print(*progress_lines([known for _, known in sorted(facts, key=itemgetter(0))], name), sep="\n")
    if options.backup:
        games = ((game, details) for _, game, details in shown)
        write_file(options.backup, backup.write(games, found.rest.unread, found.rest.fields))


def line_of(summary: Summary) -> str:
    """Return a summary as one line.

    >>> from bug_engine.library.summary import summary_of
    >>> line_of(summary_of(Game("genius", "hexhex3", headers={"X": "Ann"}).play("C3")))
    'no date     genius hexhex3  Ann – o  1 turns, not over'
    """
    names = " – ".join(name or mark for name, mark in zip(summary.players, MARKS, strict=True))
    end = summary.result
    if end is None:
        result = "not over"
    else:
        who = "nobody" if end.winner is None else MARKS[end.winner]
        result = f"{who} wins" + (f", margin {end.margin}" if end.margin is not None else f" ({end.ending})")
    chain = f", chain of {summary.chain}" if summary.chain > 1 else ""
    about = f"{summary.date or 'no date':10}  {summary.rules} {summary.board}  {names}"
    return f"{about}  {summary.turns} turns, {result}{chain}"


@dataclass(frozen=True)
class Reviewed:
    """A reviewed game, with its review."""

    found: Review
    start: Position
    played: list[Played]
    proofs: GameProofs

    def facts(self, known: Facts, side: int) -> Facts:
        """Return a side's facts with this review."""
        return with_review(known, self.found, side, self.start, self.played)


def review_of(game: Game) -> Reviewed | None:
    """Review a game, as the page does; None if it has no turns."""
    start, played = game.root.position, [node.played for node in game.root.end.line if node.played]
    if not played:
        return None
    proofs = GameProofs()
    *_, found = review(
        start,
        played,
        lambda position: think("champion", position, REVIEWER, seed=1),
        lambda position: proofs.thoughts(position, SOLVER_NODES),
        lambda position: proofs.thoughts(position, PATIENT_NODES),
        finish=proofs.to_the_end,
    )
    return Reviewed(found, start, played, proofs)


def sides_of(options: argparse.Namespace, summary: Summary, details: backup.Details) -> Sequence[int]:
    """Return the side of the player or the reader that is asked about, or both sides if none is."""
    if options.player:
        return [side for side in SIDES if summary.players[side] == options.player][:1]
    if not options.reader:
        return SIDES
    side = backup.reader_of(details)
    return () if side is None else (side,)


def exercise_lines(reviewed: Reviewed, sides: Sequence[int]) -> Iterator[str]:
    """Yield a line for each exercise from the mistakes of these sides."""
    found, start, played = reviewed.found, reviewed.start, reviewed.played
    for side in sides:
        for ply in mistakes_of(found, side):
            exercise = finished(exercise_at(start, played, ply, reviewed.proofs.proof))
            if exercise:
                winning = " or ".join(map(str, exercise.winning))
                said = f"{winning} wins, {exercise.played} was played (turn {ply + 1})"
                yield f"{exercise.position} {MARKS[side]}: {said}"


def schedule_lines(exercises: object, today: date) -> Iterator[str]:
    """Yield a line for each exercise that comes back, the first one due first, and how many are due today."""
    scheduled, unread = schedule_of(exercises)
    for each in scheduled:
        position, winning = each.position, " or ".join(map(str, each.winning))
        at = f"{position.ruleset.text} {board_text(position.board)} {position.text} {MARKS[position.mover]}"
        yield f"{each.due}  {at}: {winning} wins; {each.answers} answers, {each.wrong} wrong"
    due = f"{len(scheduled)} exercises, {len(due_by(scheduled, today))} due today"
    yield f"{due}, {unread} can't be read" if unread else due


def progress_lines(facts: Sequence[Facts], player: str) -> Iterator[str]:
    """Yield the statistics of a player's games, the oldest first."""
    if not facts:
        yield f"{player}: no finished game with a date"
        return
    found = progress_of(facts, max(each.day for each in facts))
    yield f"{player}: {found.won} of {found.games} won, longest chain {found.chain}, days in a row: {found.longest_days}"
    if found.rating:
        yield f"rating {found.rating.value} ± {found.rating.error}, from {found.rating.games} games against levels"
    fit = fit_of(facts)
    yield f"a companion fits with {COMPANION}:{fit.strength} (± {fit.error}), from {fit.games} games"
    if found.accuracy:
        yield f"accuracy {found.accuracy.value} %, in {found.accuracy.games} reviewed games"
    slips = found.slips
    if slips.games:
        yield f"mistakes: {slips.opening} in the opening, {slips.middle} in the middle, {slips.end} in the end"
        yield "overlooked: " + ", ".join(f"{kind} {count}" for kind, count in slips.overlooked.items())
    for share in (*found.opponents, *found.boards, *found.rules, *found.times):
        yield f"    {share.name:20} {share.won} of {share.games}"
