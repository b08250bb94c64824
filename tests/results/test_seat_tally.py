"""The counts of a match stay with their players when the seats change places."""

from __future__ import annotations

from unobot.results.seat_tally import SeatTally
from unobot.rules.cards import Card, Color
from unobot.rules.events import Caught, Dealt, Eliminated, Played, RoundEnded, SeatsShuffled
from unobot.rules.match import Entry
from unobot.rules.ruleset.ruleset import OFFICIAL

OWNERS = [("Ann", None), ("Bob", None), ("Cem", None)]


def test_who_is_eliminated_stays_so_at_another_seat() -> None:
    tally = SeatTally(OWNERS, (), OFFICIAL)
    end = RoundEnded(0, False, (0, 20, 150), (0, 20, 150), ((), (), ()))
    tally.add(Entry(0, None, None, None, (Dealt(1, 0, ((), (), ()), ()), end, Eliminated(2))))
    tally.add(Entry(1, None, None, None, (SeatsShuffled((2, 0, 1)), Dealt(2, 0, ((), (), ()), (), absent=(0,)))))
    assert [player.owner[0] for player in tally.at] == ["Cem", "Ann", "Bob"]
    assert tally.eliminated == [0]
    assert tally.scores == [150, 0, 20]


def test_what_happens_after_the_seats_change_counts_for_the_player_and_not_for_the_seat() -> None:
    tally = SeatTally(OWNERS, (), OFFICIAL)
    tally.add(Entry(0, None, None, None, (Dealt(1, 0, ((), (), ()), ()),)))
    tally.add(Entry(1, None, None, None, (SeatsShuffled((2, 0, 1)), Dealt(2, 0, ((), (), ()), ()))))
    tally.add(Entry(2, None, None, None, (Caught(0, 1),)))
    assert {player.owner[0]: (player.unos_missed, player.unos_caught) for player in tally.at} == {
        "Cem": (1, 0),
        "Ann": (0, 1),
        "Bob": (0, 0),
    }


def test_a_round_counts_only_for_those_who_play_it() -> None:
    tally = SeatTally(OWNERS, (), OFFICIAL)
    tally.add(Entry(0, None, None, None, (Dealt(1, 0, ((), (), ()), (), absent=(2,)),)))
    tally.add(Entry(1, None, None, None, (RoundEnded(1, False, (0, 30, 0), (0, 30, 99), ((), (), ())),)))
    assert [(player.rounds, player.rounds_won, player.points) for player in tally.at] == [
        (1, 0, 0),
        (1, 1, 30),
        (0, 0, 0),
    ]


def test_colors_of_the_dark_side_of_flip_are_not_counted_as_those_of_the_light_one() -> None:
    tally = SeatTally(OWNERS, (), OFFICIAL)
    tally.add(Entry(0, None, None, None, (Dealt(1, 0, ((), (), ()), ()),)))
    for color in (Color.PINK, Color.GREEN):
        tally.add(Entry(1, 0, None, None, (Played(0, (Card.W,), color, None, False),)))
    assert tally.at[0].colors == (0, 0, 1, 0)
