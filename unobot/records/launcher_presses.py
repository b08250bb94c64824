"""Presses of a launcher, as everybody saw them: silent, or with the number of cards that came out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from unobot.rules.events import Drew, LauncherPressed
from unobot.rules.match import Entry

PENDING: Final = -1
"""As the number of cards that a press fired: nobody has been shown it yet."""


class LauncherPress(NamedTuple):
    """A press of ``seat``. ``fired``: whether cards came out; ``None`` if the reader has not been shown it yet.

    ``cards``: the cards that the seat drew for it. They are fewer than the launcher fired if the pile ran out.
    """

    seat: int
    fired: bool | None
    cards: int = 0


def presses_of(entry: Entry) -> tuple[LauncherPress, ...]:
    """Return the presses of an entry in their order."""
    return tuple(_presses(entry))


def _presses(entry: Entry) -> Iterator[LauncherPress]:
    for place, event in enumerate(entry.events):
        if not isinstance(event, LauncherPressed):
            continue
        if event.fired == PENDING:
            yield LauncherPress(event.seat, None)
        elif not event.fired:
            yield LauncherPress(event.seat, fired=False)
        else:
            drew = next(after for after in entry.events[place:] if isinstance(after, Drew))
            yield LauncherPress(event.seat, fired=True, cards=len(drew.cards))


def fired_cards(entry: Entry) -> Counter[int]:
    """Return how many cards each seat drew from the launcher with an entry."""
    counts: Counter[int] = Counter()
    for press in presses_of(entry):
        counts[press.seat] += press.cards
    return counts
