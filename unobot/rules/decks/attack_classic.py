"""UNO Attack with the launcher, as it was first sold (UNO Extreme): 112 cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from unobot.rules.cards import Face
from unobot.rules.decks.attack import ATTACK
from unobot.rules.decks.deck import each
from unobot.rules.decks.effects import UNTIL_IT_FIRES, Effect
from unobot.rules.events import HandsMovedBy

_NEW: Final = {
    Face.TRADE_HANDS: Effect(hands=HandsMovedBy.SWAP),
    Face.WILD_ALL_HIT: Effect(others_draw=1),
    Face.WILD_HIT_FIRE: Effect(presses=UNTIL_IT_FIRES),
}

ATTACK_CLASSIC: Final = replace(
    ATTACK,
    name="attack_classic",
    copies={
        **ATTACK.copies,
        **each((Face.HIT_ONE, Face.WILD_ATTACK_ATTACK), 0),
        Face.REVERSE: 2,
        Face.DISCARD_ALL: 1,
        Face.TRADE_HANDS: 1,
        **each((Face.WILD_ALL_HIT, Face.WILD_HIT_FIRE), 2),
    },
    points={**ATTACK.points, Face.TRADE_HANDS: 30, **each((Face.WILD_ALL_HIT, Face.WILD_HIT_FIRE), 50)},
    effects={**ATTACK.effects, **_NEW},
    put_back=(*ATTACK.put_back, *_NEW),
    never_last=(Face.TRADE_HANDS,),
)
