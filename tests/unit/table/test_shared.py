"""A game that two devices share: entries cross on their way, and both devices reach the same game."""

from collections.abc import Callable
from dataclasses import replace
from urllib.parse import quote

import pytest

from bug_engine import BadLink, Position, Side
from bug_engine.formats import letter
from bug_engine.table.merging import merge
from bug_engine.table.shared import Entry, Refused, Shared, Terms
from bug_engine.table.stamps import is_up

START = Shared(Terms("k3", Position.initial("genius", "hexhex3"), days=3))
X, O = Side.X, Side.O  # noqa: E741


def turns(shared: Shared) -> list[str]:
    return [str(played.turn) for played in shared.standing.turns]


def together(one: Shared, other: Shared) -> Shared:
    """Return the game that both devices have in the end; either may send first."""
    merged, again = merge(one, other), merge(other, one)
    assert not merged.fork
    assert merged.shared == again.shared
    assert letter.read(letter.write(merged.shared)) == merged.shared
    return merged.shared


def test_an_accepted_takeback_takes_the_turn_back() -> None:
    game = START.add(X, "C3").add(X, "back0").add(O, "yes")
    assert turns(game) == []
    assert game.standing.position.mover == X


def test_a_turn_declines_an_offer() -> None:
    game = START.add(X, "C3").add(X, "back0").add(O, "B2-B1")
    assert game.standing.offers == (None, None)
    with pytest.raises(Refused, match="no offer"):
        game.add(O, "yes")


def test_a_turn_that_crossed_an_offer_leaves_it_open() -> None:
    begun = START.add(X, "C3")
    game = together(begun.add(X, "back0"), begun.add(O, "B2-B1"))
    assert turns(game) == ["C3", "B2-B1"]
    assert game.standing.offers == (0, None)
    assert turns(game.add(O, "yes")) == []


def test_a_turn_after_an_offer_leaves_the_offer_open_that_crossed_both() -> None:
    begun = START.add(X, "C3").add(O, "B2-B1").add(X, "D4")
    turn = str(next(iter(begun.standing.position.legal_turns)))
    game = together(begun.add(X, "back2"), begun.add(O, "back1").add(O, turn))
    assert turns(game) == ["C3", "B2-B1", "D4", turn]
    assert game.standing.offers[X] == 2


def test_a_turn_that_crossed_a_resignation_is_played_first() -> None:
    begun = START.add(X, "C3")
    game = together(begun.add(X, "resign"), begun.add(O, "B2-B1"))
    assert turns(game) == ["C3", "B2-B1"]
    assert game.standing.ending == (O, "resigned", None)
    assert begun.add(X, "resign", 95).standing.ending == (O, "resigned", 95)


def test_a_turn_that_crossed_the_acceptance_of_a_takeback_counts() -> None:
    begun = START.add(X, "C3").add(O, "B2-B1").add(X, "back0")
    game = together(begun.add(X, "D4"), begun.add(O, "yes"))
    assert turns(game) == ["C3", "B2-B1", "D4"]
    assert [done.counts for done in game.standing.order] == [True, True, True, True, False]


def test_a_turn_counts_only_on_the_board_that_its_player_saw() -> None:
    # Both ask to take back. X refuses and then plays; meanwhile O has agreed.
    begun = START.add(X, "C3").add(O, "B2-B1").add(X, "back0").add(O, "back1")
    game = together(begun.add(X, "no").add(X, "D4"), begun.add(O, "yes"))
    assert turns(game) == []
    assert game.standing.order[-1].counts is False


def test_an_offer_is_made_once_until_it_is_answered() -> None:
    # Otherwise one side could fill the game alone, and the other could not even resign.
    begun = START.add(X, "C3").add(X, "back0")
    with pytest.raises(Refused, match="bad offer"):
        begun.add(X, "back0")
    assert begun.add(O, "no").add(X, "back0").standing.offers == (0, None)


def crossings(before: int, crossed: int) -> Shared:
    """Return a game with offers and answers, some of which crossed others."""
    lists: tuple[list[Entry], list[Entry]] = ([Entry("C3")], [Entry("A1", 1)])
    for _ in range(before):
        lists[0].append(Entry("back0", len(lists[1])))
        lists[1].append(Entry("no", len(lists[0])))
    for _ in range(crossed // 2):
        for words in (("back0", "back1"), ("no", "no")):
            known = len(lists[0]), len(lists[1])
            lists[0].append(Entry(words[0], known[1]))
            lists[1].append(Entry(words[1], known[0]))
    return Shared(START.terms, (tuple(lists[0]), tuple(lists[1])))


def test_the_number_of_crossed_entries_is_limited_by_the_cost_of_reading_them() -> None:
    assert letter.read(letter.write(crossings(100, 40))) == crossings(100, 40)
    for game in (crossings(900, 20), crossings(0, 120)):
        with pytest.raises(Refused, match="too many"):
            letter.write(game)


def test_two_letters_with_too_many_entries_together_are_refused() -> None:
    begun = crossings(998, 0)
    with pytest.raises(Refused, match="too many"):
        merge(begun.add(X, "back0").add(X, "D4"), begun.add(O, "back1"))


def test_a_claim_on_time_comes_too_late_for_a_turn_that_was_played() -> None:
    begun = START.add(X, "C3")
    game = together(begun.add(O, "B2-B1"), begun.add(X, "time"))
    assert game.standing.ending is None
    assert turns(game) == ["C3", "B2-B1"]
    assert begun.add(X, "time").standing.ending == (X, "time", None)


def test_a_changed_past_is_a_fork_with_its_place() -> None:
    begun = START.add(X, "C3").add(O, "B2-B1")
    fork = merge(begun.add(X, "D4"), begun.add(X, "A1")).fork
    assert fork == (X, 2, "D4", "A1")


def test_the_name_of_the_guest_is_added() -> None:
    assert merge(START.named(X, "Ann"), START.named(O, "Ben")).shared.terms.names == ("Ann", "Ben")
    assert not merge(START, Shared(Terms("k3", Position.initial("genius", "hexhex4"), days=3))).same_terms


def test_a_friend_does_not_name_the_reader() -> None:
    begun, forged = START.add(X, "C3"), START.add(X, "C3").add(O, "B2-B1").named(X, "Loser").named(O, "Ben")
    assert merge(begun, forged, X).shared.terms.names == ("", "Ben")
    named = merge(begun.named(X, "Ann"), forged, X)
    assert (named.shared.terms.names, named.same_terms) == (("Ann", "Ben"), True)


def test_two_invitations_to_the_same_rematch_are_one_game() -> None:
    terms = START.terms
    mine = Shared(replace(terms, host=X, since="2026-11-22T10:05Z"))
    theirs = Shared(replace(terms, host=O, since="2026-11-22T10:04Z"))
    assert together(mine, theirs).terms == theirs.terms
    assert together(mine.add(X, "C3", 5), theirs).terms == mine.terms


@pytest.mark.parametrize("name", ["Ann", "Jürgen & Co.", "日本 = 1", "a.b;c", "x#y", "%C3%BC"])
def test_a_name_survives_a_letter(name: str) -> None:
    sent = letter.write(START.named(X, letter.clean_name(name)))
    assert letter.read(sent).terms.names[0] == letter.clean_name(name) != ""
    assert not set(sent) - set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~,+=/*%:^")


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("\u200b" * 24, ""),
        ("\u3164\u2800", ""),
        ("\u200d\ufe0f", ""),
        ("\u202eevE", "evE"),
        ("A\u200bnn\u2066", "Ann"),
        ("Z" + "\u0301" * 20 + "oe", "Z\u0301\u0301oe"),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),  # a joiner within a word is meaningful
        ("\x9bAnn\x85", "Ann"),
    ],
)
def test_a_name_has_only_visible_characters(name: str, seen: str) -> None:
    assert letter.clean_name(name) == seen


def test_a_letter_is_read_and_written_back() -> None:
    text = letter.sealed(
        "hexhex3,genius,id=k3,from=o,x=Ann,days=3,since=2026-11-22T10:05Z,C3~40.B2-B1~7200.o:back1.x:no"
    )
    assert letter.write(letter.read(f"#{text}")) == text


def test_with_a_clock_a_player_may_say_that_their_own_time_is_up() -> None:
    timed = Shared(Terms("k3", Position.initial("genius", "hexhex3"), clock="genius")).add(X, "C3", 0)
    assert timed.add(O, "time", 700).standing.ending == (X, "time", None)
    assert timed.add(X, "time", 700).standing.ending == (X, "time", None)
    assert together(timed.add(O, "time", 700), timed.add(X, "time", 695)).standing.ending == (X, "time", None)
    in_days = Shared(Terms("k3", Position.initial("genius", "hexhex3"), days=3)).add(X, "C3", 0)
    with pytest.raises(Refused, match="not your turn"):
        in_days.add(O, "time")


def timed(*entries: tuple[Side, str, int | None], clock: str = "10+20/5") -> Shared:
    game = Shared(Terms("k3", Position.initial("genius", "hexhex3"), clock=clock))
    for side, text, stamp in entries:
        game = game.add(side, text, stamp)
    return game


def test_the_stamps_decide_a_win_on_time() -> None:
    begun = (X, "C3", 0), (O, "B2-B1", 8)
    assert timed(*begun, (O, "time", 8 + 30)).standing.ending == (O, "time", None)
    assert timed((X, "C3", 0), (O, "B2-B1", 20), (X, "D4", 20), (X, "time", 20 + 20)).standing.ending == (
        X,
        "time",
        None,
    )
    for early in (
        [(X, "time", 10_000)],  # the first turn takes no time
        [(X, "C3", 0), (X, "time", None)],
        [(X, "C3", 5_000), (X, "time", 5_029)],
        [*begun, (O, "time", 8 + 28)],
        [*begun, (X, "back0", 9), (O, "yes", 5_000), (X, "time", 9_000)],
        [*begun, (X, "A1", 8), (O, "back1", 9), (X, "yes", 5_000), (O, "time", 5_028)],
    ):
        with pytest.raises(Refused, match="not up"):
            timed(*early)


def test_after_a_takeback_a_played_turn_is_charged_from_the_consent_on() -> None:
    """O plays at 8, takes it back with X's consent at 60, and plays again at 66: that took 6 seconds, not 66."""
    taken_back = (X, "C3", 0), (O, "B2-B1", 8), (O, "back1", 9), (X, "yes", 60), (O, "D4", 66)
    game = timed(*taken_back, (X, "A1", 70), clock="10+20/5")
    assert game.standing.begun == (0, 60, 66)
    with pytest.raises(Refused, match="not up"):
        game.add(O, "time", 95)
    assert game.add(O, "time", 102).standing.ending == (X, "time", None)


def test_the_time_of_the_side_to_move_runs_from_the_last_stamp_unless_it_begins_later() -> None:
    for since, last in ((None, 17), (5, 17), (8, 17), (20, 29)):
        assert [is_up("10", 0, [0, 8], [0, 0], since, claim) for claim in (last, last + 1)] == [False, True], since
    for first in (0, 1):
        assert [is_up("10", first, [0, 99], [0, 95], 99, claim) for claim in (108, 109)] == [False, True]


def test_the_stamps_count_the_time_of_the_side_that_has_it() -> None:
    """Side 1 may have played the first turn; a turn without a stamp takes no time."""
    for first in (0, 1):
        assert [is_up("10+20/5", first, [0, 8], [0, 0], 8, claim) for claim in (36, 38)] == [False, True]
        assert [is_up("10+20/5", first, [0, None], [0, 0], 0, claim) for claim in (28, 30)] == [False, True]
        assert is_up("10+20/5", first, [0, 500], [0, 0], None, 500) is False
        assert is_up("10+20/5", first, [0, 500, 501], [0, 0, 500], None, 501)


def test_time_that_ran_out_in_an_earlier_turn_loses_only_for_that_side() -> None:
    late = (X, "C3", 0), (O, "B2-B1", 500)
    with pytest.raises(Refused, match="not up"):
        timed(*late, (O, "time", 501))
    assert timed(*late, (X, "D4", 501), (X, "time", 501)).standing.ending == (X, "time", None)


def test_time_does_not_go_back() -> None:
    for entries in (
        [(X, "C3", 40), (O, "B2-B1", 39)],
        [(X, "C3", 40), (O, "back0", 39)],
        [(X, "C3", 40), (X, "time", 39)],
    ):
        with pytest.raises(Refused, match="before"):
            timed(*entries)
    with pytest.raises(Refused, match="before"):  # the accepted takeback made it the other side's turn
        timed((X, "C3", 0), (O, "B2-B1", 8), (O, "back1", 9), (X, "yes", 20), (O, "D4", 19))
    days = START.add(X, "C3", 4).add(O, "B2-B1", 8).add(O, "back1", 9).add(X, "yes", 2_000)
    assert turns(days.add(O, "D4", 19)) == ["C3", "D4"]  # by another device's clock


@pytest.mark.parametrize(
    "since", ["9999-99-99T10:05Z", "2026-02-30T10:05Z", "2026-11-22T24:61Z", "\u0662026-11-22T10:05Z"]
)
def test_a_letter_begins_at_a_time_that_exists(since: str) -> None:
    with pytest.raises(BadLink, match="since"):
        letter.read(letter.sealed(f"hexhex3,genius,id=k3,since={since}"))


@pytest.mark.parametrize("text", ["C3~\u0664", "C3^\u0660", "C3.o:back\u0660"])
def test_a_letter_has_plain_digits(text: str) -> None:
    with pytest.raises(BadLink):
        letter.read(letter.sealed(f"hexhex3,genius,id=k3,{text}"))


WHOLE = "hexhex3,genius,id=k3,from=x,x=J%C3%B6%20A,days=3,since=2026-11-22T10:05Z,C3~40.B2-B1~7200.x:back0"


def test_a_letter_that_was_cut_says_so_and_where() -> None:
    text = letter.sealed(WHOLE)
    for end in range(text.index("id="), len(text)):
        with pytest.raises(BadLink) as caught:
            letter.read(text[:end])
        assert caught.value.code == "cut_letter"
        assert caught.value.start == len(caught.value.text)


def test_a_letter_with_a_changed_character_is_refused() -> None:
    text = letter.sealed(WHOLE)
    for place, old in enumerate(text):
        for new in "A1o,.~#" if old not in "A1o,.~#" else "Zz9":
            with pytest.raises(BadLink):
                letter.read(f"{text[:place]}{new}{text[place + 1 :]}")


def test_a_letter_with_a_part_lost_or_added_is_refused() -> None:
    text = letter.sealed(WHOLE)
    for place in range(1, len(text)):
        with pytest.raises(BadLink):
            letter.read(text[: place - 1] + text[place:])
        with pytest.raises(BadLink):
            letter.read(f"{text[:place]}x{text[place:]}")


@pytest.mark.parametrize("after", [".", ")", ").", " ", "\n", "”, ", "*", ",,", "…"])
def test_marks_around_a_letter_do_not_change_it(after: str) -> None:
    assert letter.read(f"#{letter.sealed(WHOLE)}{after}") == letter.read(letter.sealed(WHOLE))


@pytest.mark.parametrize(
    "change", [("%C3%B6", "\u00f6"), ("%C3%B6", "%c3%b6"), (",", "%2C"), ("=", "%3d"), ("%20", " ")]
)
def test_escaped_characters_in_an_address_do_not_change_a_letter(change: tuple[str, str]) -> None:
    assert letter.read(letter.sealed(WHOLE).replace(*change)) == letter.read(letter.sealed(WHOLE))


@pytest.mark.parametrize("name", ["J\u00f6", "50% %41", "%C3", "\ufffd", "=,sum=0000000", "\U0001f41e \U0001f41e"])
def test_a_name_does_not_break_the_checksum(name: str) -> None:
    game = START.named(X, letter.clean_name(name)).add(X, "C3")
    assert letter.read(letter.write(game)) == game


@pytest.mark.parametrize(
    "tail",
    [
        "&fbclid=IwAR0-a_b",
        "?utm_source=whatsapp&utm_medium=chat",
        "&amp;gclid=1",
        '">Open it</a>',
        "#:~:text=Bug",
        ").",
        "&x",
    ],
)
def test_what_a_chat_adds_to_a_letter_is_not_part_of_it(tail: str) -> None:
    text = letter.sealed(WHOLE)
    assert letter.write(letter.read(f"#{text}{tail}")) == text
    with pytest.raises(BadLink):
        letter.read(f"#{text[:-9]}{tail}")


def test_a_letter_that_was_escaped_several_times_is_read_if_its_checksum_fits() -> None:
    text = letter.sealed(WHOLE)
    every = "".join(f"%{byte:02x}" for byte in text.encode())
    for escaped in (quote(text), quote(quote(text)), every, quote(every), quote(text) + "&fbclid=1"):
        assert letter.is_letter(escaped)
        assert letter.write(letter.read(escaped)) == text


@pytest.mark.parametrize("change", [str.upper, lambda text: text.replace(",id=", ",ID="), lambda text: f"{text}abc"])
def test_a_letter_that_was_changed_on_its_way_is_refused(change: Callable[[str], str]) -> None:
    text = change(letter.sealed(WHOLE))
    assert letter.is_letter(text)
    with pytest.raises(BadLink) as caught:
        letter.read(text)
    assert caught.value.code == "changed_letter"
