"""Which rules are played: one frozen value that a table, a record and the database carry about."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from unobot.rules.cards import Card, official_deck

MIN_SEATS: Final = 2
MAX_SEATS: Final = 10
HAND_SIZE: Final = 7
_PRESETS: Final = ("official",)
_DECK: Final = official_deck()


class RulesetError(ValueError):
    """These rules cannot be played; the message says in one sentence why."""


class WildDrawFour(StrEnum):
    """When a wild draw four may be laid: always, at the risk of a challenge, or only when it is legal."""

    CHALLENGE = "challenge"
    STRICT = "strict"


class Ruleset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of one match.

    ``preset`` names the rules these began as; ``target`` is the score in points that ends the match, from 1
    to 10,000; ``wild_draw_four`` says whether an illegal one may be laid and challenged or is refused.
    ``str(ruleset)`` is what ``parse_ruleset`` reads. Raises ``RulesetError`` for values that cannot be
    played.
    """

    preset: str = "official"
    target: int = 500
    wild_draw_four: WildDrawFour = WildDrawFour.CHALLENGE

    def __post_init__(self) -> None:
        if self.preset not in _PRESETS:
            raise RulesetError(f"there are no rules called {self.preset[:40]!r}")
        if not 1 <= self.target <= 10_000:
            raise RulesetError(f"a match goes to a score from 1 to 10,000, not to {self.target}")

    def deck(self) -> tuple[Card, ...]:
        """Every card of the pack, in the order of ``Card``."""
        return _DECK

    def __str__(self) -> str:
        return msgspec.json.encode(self).decode()


OFFICIAL: Final = Ruleset()


def parse_ruleset(text: str | bytes) -> Ruleset:
    """Read what ``str(ruleset)`` wrote; absent fields have their default.

    Raises ``RulesetError`` for what is no ruleset, for values that cannot be played and, by name, for fields
    that this version does not know.
    """
    try:
        return msgspec.json.decode(text, type=Ruleset)
    except msgspec.DecodeError as error:  # ValidationError, which also wraps a RulesetError, is one of these
        raise RulesetError(str(error)) from error
