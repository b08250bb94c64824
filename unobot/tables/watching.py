"""How long people watch what has just happened, before an AI goes on."""

from __future__ import annotations

from typing import Final

from unobot.rules.events import Drew, HandsMoved, TurnedOver
from unobot.rules.match import Entry
from unobot.tables.shown_presses import PRESS_SECONDS, presses_count

CARD_SECONDS: Final = 0.5
"""The time for each card that was turned up for everybody, as by a roulette."""
MAX_CARDS: Final = 10
"""More cards take no longer: people do not read all of them."""
TURN_SECONDS: Final = 2.0
"""The time after all cards turned over: everybody has a new hand."""
SWAP_SECONDS: Final = 2.0
"""The time after hands moved: some or all have a new one."""


def watching_seconds(entry: Entry | None) -> float:
    """Return the seconds after an entry in which no AI moves at an ordinary table. 0 if there is little to watch."""
    if entry is None:
        return 0.0
    presses = presses_count(entry)
    seconds = presses * PRESS_SECONDS if presses > 1 else 0.0
    for event in entry.events:
        if isinstance(event, Drew) and event.open:
            seconds += CARD_SECONDS * min(len(event.cards), MAX_CARDS)
        elif isinstance(event, TurnedOver):
            seconds += TURN_SECONDS
        elif isinstance(event, HandsMoved):
            seconds += SWAP_SECONDS
    return seconds
