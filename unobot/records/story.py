"""The story of a match: one walk over its log, for everything that is counted or narrated afterward.

A step names no card, only numbers of cards. So the log as the public sees it has the same story.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from unobot.rules.events import (
    Dealt,
    Drew,
    Event,
    HandsMoved,
    Played,
    RoundEnded,
    SeatOut,
    SeatsAdded,
    SeatsShuffled,
    TakenBack,
    TurnBegan,
    reseated,
)
from unobot.rules.match import Entry


class StoryStep(NamedTuple):
    """One entry, and the match after it."""

    entry: Entry
    round: int
    """The number of the last round dealt. 0 before the first one."""
    players: tuple[int, ...]
    """The player at each seat. Players are numbered in the order in which they got a seat, because seats can change."""
    absent: tuple[int, ...]
    """The seats that had left the match when this round was dealt."""
    scores: tuple[int, ...]
    """The score of each seat."""
    hand_sizes: tuple[int, ...]
    """The number of cards at each seat."""
    hands: tuple[tuple[int, ...], ...]
    """The same after each event of the entry."""

    @property
    def draw_counts(self) -> Counter[int]:
        """Return how many cards each seat drew with this entry, in the order of the draws."""
        return draw_counts(self.entry)


class Story:
    """The match so far. ``seats``: its seats before the first entry. Without them, the first deal shows them."""

    def __init__(self, seats: int = 0) -> None:
        self.round = 0
        self.players = tuple(range(seats))
        self.absent: tuple[int, ...] = ()
        self.scores = (0,) * seats
        self._hand_sizes: tuple[int, ...] = (0,) * seats

    def add(self, entry: Entry) -> StoryStep:
        """Apply the next entry that counts, and return its step."""
        hands = tuple([self._after(event) for event in entry.events])
        return StoryStep(entry, self.round, self.players, self.absent, self.scores, self._hand_sizes, hands)

    def _after(self, event: Event) -> tuple[int, ...]:
        """Apply an event. Return the number of cards at each seat after it."""
        match event:
            case TurnBegan():  # the most frequent event comes first
                pass
            case Played(seat=seat, cards=cards, discarded=discarded):
                left = self._hand_sizes[seat] - len(cards) - len(discarded)
                self._hand_sizes = _with(self._hand_sizes, seat, left)
            case Drew(seat=seat, cards=cards):
                self._hand_sizes = _with(self._hand_sizes, seat, self._hand_sizes[seat] + len(cards))
            case HandsMoved(hands=hands):
                self._hand_sizes = tuple(map(len, hands))
            case SeatOut(seat=seat):
                self._hand_sizes = _with(self._hand_sizes, seat, 0)
            case SeatsAdded(seats=count, score=score):
                self._add_seats(count, score)
            case SeatsShuffled():
                self.players, self.scores = reseated(self.players, [event]), reseated(self.scores, [event])
                self._hand_sizes = reseated(self._hand_sizes, [event])
            case Dealt(round=number, hands=hands, absent=absent):
                self._add_seats(len(hands) - len(self.players), 0)
                self.round, self.absent = number, absent
                self._hand_sizes = tuple(map(len, hands))
            case RoundEnded(scores=scores):
                self.scores = scores
            case _:
                pass
        return self._hand_sizes

    def _add_seats(self, count: int, score: int) -> None:
        self.players += tuple(range(len(self.players), len(self.players) + count))
        self.scores += (score,) * count
        self._hand_sizes += (0,) * count


def steps(entries: Sequence[Entry], seats: int = 0) -> Iterator[StoryStep]:
    """Yield a step for each entry that counts (see `standing`). ``seats``: as for `Story`."""
    return map(Story(seats).add, standing(entries))


def standing(entries: Sequence[Entry]) -> Iterator[Entry]:
    """Yield the entries that count: no move that was taken back, and no taking back."""
    undone = {event.ply for entry in entries for event in entry.events if isinstance(event, TakenBack)}
    for entry in entries:
        if entry.ply not in undone and not any(isinstance(event, TakenBack) for event in entry.events):
            yield entry


def draw_counts(entry: Entry) -> Counter[int]:
    """Return how many cards each seat drew with an entry, in the order of the draws."""
    counts: Counter[int] = Counter()
    for event in entry.events:
        if isinstance(event, Drew):
            counts[event.seat] += len(event.cards)
    return counts


def _with(by_seat: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])
