"""Two devices share a game over a bad connection: they agree, or they say that they differ."""

import contextlib
import random

import pytest

from bug_engine import BadLink, Position, Side
from bug_engine.formats import letter
from bug_engine.formats.link import MAX_LINK
from bug_engine.side import SIDES
from bug_engine.table.merging import merge
from bug_engine.table.shared import Refused, Shared, Standing, Terms

SCHEDULES, MANY = 100, 10_000
STARTS = [Position.initial(rules, board) for rules, board in (("genius", "hexhex2"), ("ludii+pie", "hexhex3"))]
CHARACTERS = "ABCDE12345xo:^~.,-backyesno"


class Device:
    """One side's device. It accepts a letter that only adds what the other side did."""

    def __init__(self, side: Side, shared: Shared) -> None:
        self.side = side
        self.shared = shared
        self.differs = False
        self.asleep = 0

    def act(self, rng: random.Random) -> None:
        """Do something, whether it is allowed or not."""
        standing = self.shared.standing
        words = ["back0", f"back{max(0, len(standing.turns) - rng.randint(1, 2))}", "yes", "no"]
        words += ["resign"] * (rng.random() < 0.05) + ["time"] * (rng.random() < 0.05)
        if standing.offers[self.side.other] is not None:
            words += ["yes", "yes", "no"]
        if standing.position.mover == self.side and not standing.ending:
            words = [str(rng.choice(list(standing.position.legal_turns)))] * 4 + words
        with contextlib.suppress(Refused):
            self.shared = self.shared.add(self.side, rng.choice(words), rng.choice([None, 3, rng.randint(0, 60)]))

    def hear(self, text: str) -> None:
        """Receive a text, if it is a letter."""
        try:
            found = merge(self.shared, letter.read(text))
        except BadLink:
            return
        if found.fork or not found.same_terms or found.new[self.side]:
            self.differs = True
        else:
            self.shared = found.shared

    def reload(self) -> None:
        """Forget everything but the letter."""
        self.shared = letter.read(letter.write(self.shared))


def forged(text: str, rng: random.Random) -> str:
    """Return a letter with a change, or a letter that is far too long."""
    if rng.random() < 0.1:
        return text + rng.choice([".C3", ".x:no", " "]) * rng.choice([MAX_LINK // 3, MAX_LINK])
    body = text.rpartition(",")[0] if (sealed := rng.random() < 0.8) else text
    place = rng.randrange(len(body))
    changed = body[:place] + rng.choice(CHARACTERS) * rng.randint(0, 2) + body[place + rng.randint(0, 2) :]
    return letter.sealed(changed) if sealed else changed


def comparable(standing: Standing) -> tuple[object, ...]:
    return [str(played.turn) for played in standing.turns], standing.offers, standing.ending, standing.order


def play(seed: int, forging: bool) -> None:
    """Play one schedule: letters are lost, repeated, late, reordered, perhaps forged; devices sleep and reload."""
    rng = random.Random(seed)
    start = Shared(Terms("k3", rng.choice(STARTS), **rng.choice([{"days": 3}, {"clock": "4+6/2"}])))  # type: ignore[arg-type]
    devices = [Device(side, start) for side in SIDES]
    under_way: list[list[str]] = [[], []]
    for _ in range(rng.randint(5, 80)):
        device = rng.choice(devices)
        if device.asleep:  # it does nothing, and letters to it wait
            device.asleep -= 1
            continue
        inbox = under_way[device.side]
        step = rng.random()
        if step < 0.45:
            device.act(rng)
        elif step < 0.7:
            text = letter.write(device.shared)
            under_way[device.side.other].append(forged(text, rng) if forging and rng.random() < 0.3 else text)
        elif step < 0.95 and inbox:
            heard = rng.randrange(len(inbox))
            device.hear(inbox[heard] if rng.random() < 0.3 else inbox.pop(heard))
        elif step > 0.97:
            device.reload()
        elif step > 0.95:
            device.asleep = rng.randint(2, 12)
    last = [letter.write(device.shared) for device in devices]
    for device in devices:
        device.hear(last[device.side.other])
    differ = [device.differs for device in devices]
    if forging and any(differ):
        return
    assert not any(differ)
    assert comparable(devices[0].shared.standing) == comparable(devices[1].shared.standing)
    law_of_time(devices[0].shared)


def law_of_time(shared: Shared) -> None:
    """With a clock, a claim that counts has a stamp, and by the stamps the time of the turn is up."""
    standing = shared.standing
    if shared.terms.clock and standing.ending and standing.ending.reason == "time":
        claim = next(done.entry for done in standing.order if done.entry.kind == "time" and done.counts)
        assert standing.turns
        assert claim.stamp is not None
        stamps = [stamp or 0 for stamp in (*standing.stamps, standing.since, claim.stamp)]
        assert max(stamps) + 1 > stamps[0] + 4


@pytest.mark.parametrize("forging", [False, True])
def test_two_devices_agree_or_say_that_they_differ(forging: bool) -> None:
    for seed in range(SCHEDULES):
        play(seed, forging)


def test_a_letter_that_was_cut_or_changed_is_never_read_as_another_game() -> None:
    """Cut it at every character, and change one character at every place."""
    for seed in range(20):
        rng = random.Random(seed)
        device = Device(Side.X, Shared(Terms("k3", rng.choice(STARTS), days=3)))
        for side in [Side.X, Side.O] * 6:
            device.side = side
            device.act(rng)
        text = letter.write(device.shared)
        for place, old in enumerate(text):
            other = rng.choice([each for each in CHARACTERS if each != old])
            for broken in (text[:place], f"{text[:place]}{other}{text[place + 1 :]}"):
                with pytest.raises(BadLink):
                    letter.read(broken)


@pytest.mark.slow
@pytest.mark.parametrize("forging", [False, True])
def test_many_schedules(forging: bool) -> None:
    for seed in range(SCHEDULES, MANY):
        play(seed, forging)


def agreed(standing: Standing) -> tuple[object, ...]:
    """Return the part of a game that both players see."""
    return [str(played.turn) for played in standing.turns], standing.offers, standing.ending


def talk(devices: list[Device], rng: random.Random) -> None:
    """Simulate a direct connection: each sends its whole letter after every change, in order, unless it is cut."""
    cut = rng.random() < 0.2
    for device in devices if not cut else devices[:1]:
        devices[device.side.other].hear(letter.write(device.shared))
    if not cut:
        assert (
            letter.read(letter.write(devices[0].shared)).entries == letter.read(letter.write(devices[1].shared)).entries
        )


def live(seed: int) -> None:
    """Play over a direct connection that breaks and returns; takebacks, refusals and resignation are entries, too."""
    rng = random.Random(seed)
    host = rng.choice(SIDES)  # at random
    start = Shared(Terms("k3", rng.choice(STARTS), host))
    devices = [Device(side, start) for side in SIDES]
    for _ in range(rng.randint(5, 40)):
        for device in rng.sample(devices, rng.randint(1, 2)):  # one, or both before either receives the other's
            device.act(rng)
        if rng.random() < 0.2:
            rng.choice(devices).reload()
        talk(devices, rng)
    for _ in range(2):
        for device in devices:
            devices[device.side.other].hear(letter.write(device.shared))
    assert not any(device.differs for device in devices)
    assert agreed(devices[0].shared.standing) == agreed(devices[1].shared.standing)
    assert devices[0].shared.terms.host == devices[1].shared.terms.host == host
    over(devices)


def over(devices: list[Device]) -> None:
    """Check that a finished game can't change, and that a side that resigned has lost."""
    ending = devices[0].shared.standing.ending
    if ending is None:
        return
    for device in devices:
        for word in ("resign", "back0", "yes", "no"):
            with pytest.raises(Refused):
                device.shared.add(device.side, word)
    if ending.reason == "resigned":
        order = devices[0].shared.standing.order
        assert any(done.counts and done.entry.kind == "resign" and done.side != ending.winner for done in order)


def test_a_direct_game_ends_the_same_on_both_devices() -> None:
    for seed in range(SCHEDULES):
        live(seed)


@pytest.mark.slow
def test_many_direct_schedules() -> None:
    for seed in range(SCHEDULES, MANY):
        live(seed)


def test_a_rematch_that_both_begin_at_once_is_one_game() -> None:
    """Each begins the same next game as its host, at another minute, and may play before it receives the other's."""
    for seed in range(SCHEDULES):
        rng = random.Random(seed)
        start = rng.choice(STARTS)
        minutes = [f"2026-11-22T10:{rng.randint(0, 59):02}Z" for _ in SIDES]
        devices = [
            Device(side, Shared(Terms("k3-2", start, side, ("Ben", "Ann"), 3, "", minute)))
            for side, minute in zip(SIDES, minutes, strict=True)
        ]
        if rng.random() < 0.5:
            devices[0].shared = devices[0].shared.add(Side.X, str(rng.choice(list(start.legal_turns))), 5)
        order = rng.sample(devices, 2)
        last = [letter.write(device.shared) for device in devices]
        for device in order:
            device.hear(last[device.side.other])
        assert not any(device.differs for device in devices)
        assert devices[0].shared == devices[1].shared
        law_of_time(devices[0].shared)
