"""Say what a card does, as data: the closed list of effects that the rules carry out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from unobot.rules.events import HandsMovedBy

EVERYONE: Final = 10
"""As a number of skipped seats: all others, so that the player is next."""

UNTIL_IT_FIRES: Final = 5
"""As a number of presses: enough that the launcher fires. The seat stops at the first press that does."""


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """The effects of one card when it is laid, in the order in which it happens. The default does nothing.

    Wilds have no field for their color: in a deck with colors, the player of a wild names one, except for a roulette.
    """

    discards_color: bool = False
    """All other cards of its color in the player's hand are discarded under it, and do nothing."""
    reverses: bool = False
    """The direction of play turns. With two seats the other seat is skipped instead."""
    owes: int = 0
    """The next seat draws this number of cards and loses its turn. Stacking compares these numbers."""
    until_color: bool = False
    """The owed cards are not counted: the seat draws until a card of the active color comes. ``owes`` is the fewest."""
    roulette: bool = False
    """The next seat names a color, turns up cards until one of that color comes, takes them and loses its turn."""
    presses: int = 0
    """The next seat presses the launcher this number of times, or ``UNTIL_IT_FIRES``, and loses its turn."""
    turns_over: bool = False
    """All cards turn over: the discards as one packet, the pile, and every hand."""
    skips: int = 0
    """This number of seats lose their turns, or ``EVERYONE``."""
    others_draw: int = 0
    """Every other seat draws this number of cards, and loses no turn."""
    target_draws: int = 0
    """A chosen seat draws this number of cards, and loses no turn."""
    hands: HandsMovedBy | None = None
    """Whole hands move: swapped with a chosen seat, passed on, or shuffled."""
    optional: bool = False
    """The player may lay the card without its effect: without a target."""
    voted: bool = False
    """The effect is the one that the players voted for (``VOTED``)."""

    @property
    def aims(self) -> bool:
        """Return whether the player chooses a seat, or none, unless it was the last card of the hand."""
        return bool(self.target_draws) or self.swaps or self.optional

    @property
    def swaps(self) -> bool:
        """Return whether the player swaps hands with the chosen seat."""
        return self.hands in (HandsMovedBy.SEVEN, HandsMovedBy.SWAP)


PLAIN: Final = Effect()
SKIPS: Final = Effect(skips=1)
REVERSES: Final = Effect(reverses=True)

VOTED: Final[Mapping[str, Effect]] = {
    "others_draw": Effect(others_draw=1),
    "pass_hands": Effect(hands=HandsMovedBy.PASS_HANDS),
    "target_draws": Effect(target_draws=2),
    "skip_all": Effect(skips=EVERYONE),
    "swap": Effect(hands=HandsMovedBy.SWAP),
}
"""The rules that a Customizable wild can have (clause 12.4). The players vote on three of them."""
