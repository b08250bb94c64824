"""How well a user plays against AIs. It is one of their preferences, so it is exported and deleted with them."""

from typing import Annotated

import msgspec
from msgspec import Meta


class PlayingStrength(msgspec.Struct, frozen=True):
    """The strength of a user, as their matches have told it."""

    strength: Annotated[float, Meta(ge=-1, le=2)]
    """On the scale of the AIs: 0 is `novice`, and 1 is `expert`."""
    matches: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    """The matches that told it."""
    last_match: Annotated[int, Meta(ge=0, le=2**63 - 1)]
    """The id of the last of them. A match whose end is reported twice counts once."""
