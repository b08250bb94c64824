"""UNO Attack with the launcher, as it is sold today: 112 cards."""

from __future__ import annotations

from typing import Final

from unobot.rules.cards import Face
from unobot.rules.decks.deck import NUMBERS, Deck, each
from unobot.rules.decks.effects import REVERSES, SKIPS, UNTIL_IT_FIRES, Effect

ATTACK: Final = Deck(
    name="attack",
    copies={
        **each(NUMBERS[1:], 2),
        **each((Face.SKIP, Face.HIT_TWO, Face.DISCARD_ALL), 2),
        **each((Face.REVERSE, Face.HIT_ONE), 1),
        **each((Face.WILD, Face.WILD_ATTACK_ATTACK), 4),
    },
    points={
        **each((Face.SKIP, Face.REVERSE, Face.HIT_ONE, Face.HIT_TWO), 20),
        Face.DISCARD_ALL: 30,
        **each((Face.WILD, Face.WILD_ATTACK_ATTACK), 50),
    },
    effects={
        Face.SKIP: SKIPS,
        Face.REVERSE: REVERSES,
        Face.HIT_ONE: Effect(presses=1),
        Face.HIT_TWO: Effect(presses=2),
        Face.DISCARD_ALL: Effect(discards_color=True),
        Face.WILD_ATTACK_ATTACK: Effect(presses=UNTIL_IT_FIRES),
    },
    put_back=(
        *(Face.SKIP, Face.REVERSE, Face.HIT_ONE, Face.HIT_TWO, Face.DISCARD_ALL),
        *(Face.WILD, Face.WILD_ATTACK_ATTACK),
    ),
    launcher=True,
)
