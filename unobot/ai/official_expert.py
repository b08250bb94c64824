"""The part of ``expert`` that knows the official game: the moves of a turn, and their scores by its own network.

This network learned without challenges and without house rules (docs/ai.md, "How the expert learned").
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from unobot.ai.encoding import candidate, encode
from unobot.rules.events import Phase
from unobot.rules.moves import ACCEPT, CHOOSE_COLORS, DRAW, PASS, PLAYS, UNO_PLAYS, Move
from unobot.rules.play.matching import plays
from unobot.rules.round import View
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset

if TYPE_CHECKING:
    from unobot.ai.networks import Scores

_HARMLESS: Final = {
    *("decks", "hand_size", "first_card", "wild_draw_four", "challenge_shows", "target", "reshuffle_seats"),
    *("uno", "uno_penalty", "false_catch", "wrong_play", "no_hints", "turn_seconds", "blitz"),
}
"""The fields that may have any value."""
_OFFICIAL: Final = msgspec.structs.asdict(OFFICIAL)


@cache
def is_official(ruleset: Ruleset) -> bool:
    """Return whether this is the official game without challenges."""
    fields = msgspec.structs.asdict(ruleset)
    known = all(fields[name] == value for name, value in _OFFICIAL.items() if name not in _HARMLESS)
    return known and ruleset.wild_draw_four != "challenge"


def official_moves(view: View, seat: int) -> Sequence[Move]:
    """Return all moves of the seat to move: equal cards once, with Uno if it is due."""
    if view.phase is Phase.COLOR:
        return CHOOSE_COLORS
    if view.phase is Phase.ANSWER:
        return (ACCEPT,)
    hand = view.hands[seat]
    ways = plays(view, hand)
    drawn = view.phase is Phase.DRAWN
    said = UNO_PLAYS if len(hand) == 2 and view.rule_tables.calls else PLAYS
    cards = (view.drawn,) if drawn else dict.fromkeys(hand)
    moves: list[Move] = [move for card in cards if card is not None and card in ways for move in said[card]]
    moves.append(PASS if drawn else DRAW)
    return moves


def official_scores(view: View, moves: Sequence[Move]) -> Scores:
    """Return the score of each of ``moves``."""
    from unobot.ai.networks import official_network

    return official_network().scores(encode(view), [candidate(move) for move in moves])
