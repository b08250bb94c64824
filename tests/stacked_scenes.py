"""Scenes with stacked cards for `tests.screenshots`: what players must answer, call or choose, and direct messages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING
from unittest.mock import patch

import msgspec

from tests.bot.players import begin, options, press_button, seat, stacked_deck
from unobot.rules.cards import Card
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.rules.shuffling import Shuffler

if TYPE_CHECKING:
    from tests.screenshots import Stage
    from tests.world import Person, Screen


@contextmanager
def stacked(hands: Sequence[str], turned_up: str, pile: str = "", rules: Ruleset = OFFICIAL) -> Iterator[None]:
    """Deal these hands at the next table, as the fixture ``stack`` of the tests does. The host begins."""
    order, shuffle = stacked_deck(hands, turned_up, pile, rules.deck()), Shuffler.shuffle

    def as_stacked(self: Shuffler, cards: Sequence[Card], purpose: str, state: int, number: int) -> list[Card]:
        return list(order) if (state, number) == (1, 0) else shuffle(self, cards, purpose, state, number)

    smaller = msgspec.structs.replace(rules, hand_size=len(hands[0].split()))
    with (
        patch.object(Shuffler, "shuffle", as_stacked),
        patch.object(Shuffler, "lot", lambda self, n, purpose, state, number: n - 1),
        patch("unobot.features.lobby.actions.named_ruleset", lambda _: smaller),
    ):
        yield


async def _hand(person: Person) -> Screen:
    await person.press("hand")
    return person.panel()


async def _press(person: Person, what: str, on: Screen) -> None:
    """Press the first button with ``what`` in its custom id, behind *···* if it is not beside the cards."""
    pressed = [each.custom_id for each in on.buttons if what in each.custom_id and not each.disabled]
    if not pressed:
        await press_button(person, next(each.custom_id for each in on.buttons if ":step:more" in each.custom_id), on=on)
        on = person.panel()
        pressed = [each.custom_id for each in on.buttons if what in each.custom_id and not each.disabled]
    await press_button(person, pressed[0], on=on)


async def challenge(stage: Stage) -> None:
    """Show the answer to a Wild Draw Four, and the hand after a challenge."""
    with stacked(["R1 WD4 R3 B2 G7", "Y5 G1 G2 B9 Y3"], "R5"):
        await begin(stage.world, stage.ann, stage.ben)
    await _press(stage.ann, ":step:WD4", await _hand(stage.ann))
    await _press(stage.ann, ":move:", stage.ann.panel())
    await stage.world.advance(3)
    hand = await _hand(stage.ben)
    await stage.take("challenge", stage.ben)
    await _press(stage.ben, ":move:challenge", hand)
    await stage.world.advance(3)
    await stage.take("challenged", stage.ben)


async def owed(stage: Stage) -> None:
    """Show cards that are owed where they stack."""
    with stacked(["R1 RD2 R3 B2 G7", "YD2 G1 G2 B9 Y3"], "R5", rules=PRESETS["stacking"]):
        await begin(stage.world, stage.ann, stage.ben)
    await _press(stage.ann, ":move:RD2", await _hand(stage.ann))
    await stage.world.advance(3)
    await _hand(stage.ben)
    await stage.take("owed", stage.ben)


async def calls(stage: Stage) -> None:
    """Show a hand that should call Uno, one that forgot it, the one that can catch it, and the table after that."""
    with stacked(["R1 R2", "R5 Y1"], "R7"):
        await begin(stage.world, stage.ann, stage.ben)
    hand = await _hand(stage.ann)
    await stage.take("call-uno", stage.ann)
    await _press(stage.ann, ":move:R1", hand)
    await stage.world.advance(1)
    await stage.take("uno-owed", stage.ann)
    await _hand(stage.ben)
    await stage.take("catch", stage.ben)
    await _press(stage.ben, ":catch:", stage.world.table())
    await stage.world.advance(3)
    await stage.take("caught", stage.cleo)


async def choices_of_a_turn(stage: Stage) -> None:
    """Show a hand without a match, the card it draws, and the reasons of *Why not?*."""
    with stacked(["B1 B2 G3", "R5 Y1 Y2"], "R7", "R9 Y3"):
        await begin(stage.world, stage.ann, stage.ben)
    hand = await _hand(stage.ann)
    await stage.take("no-match", stage.ann)
    await _press(stage.ann, ":move:draw", hand)
    await stage.world.advance(1)
    await stage.take("drawn-card", stage.ann)
    await _press(stage.ann, ":explain:", stage.ann.panel())
    await stage.take("why", stage.ann)


async def swap(stage: Stage) -> None:
    """Show the choice of a player to swap hands with, and what a spectator reads."""
    with stacked(["R7 R2 B1", "R5 Y1 Y2", "G1 G2 G3"], "R8", rules=PRESETS["party"]):
        await begin(stage.world, stage.ann, stage.ben, ais=1)
    await _press(stage.ann, ":step:R7", await _hand(stage.ann))
    await stage.take("swap", stage.ann)
    await _hand(stage.cleo)
    await stage.take("spectator", stage.cleo)


async def directs(stage: Stage) -> None:
    """Show direct messages: a turn, a wait, after leaving, and of an adjourned match."""
    with stacked(["R1 R2 B1", "R5 Y1 Y2"], "R7"):
        await begin(stage.world, stage.ann, stage.ben)
    await stage.take_direct("dm-turn", stage.ann)
    await stage.take_direct("dm-wait", stage.ben)
    for person in (stage.ben, stage.ann):
        more = await press_button(person, "More")
        await _press(person, ":leave:", more)
        await stage.world.advance(3)
        if person is stage.ben:
            await stage.take_direct("dm-left", person)
    await stage.world.advance(700)
    await stage.take_direct("dm-adjourned", stage.ben)


async def no_mercy(stage: Stage) -> None:
    """Show No Mercy: the menu of decks and the lobby, a first hand, a roulette, a stack, and a knock-out."""
    rules = msgspec.structs.replace(PRESETS["no_mercy"], hand_limit=15)
    hands = [
        "RDA R3 RD4 R7 RS WRL WD10 B1",
        "Y1 Y2 B5 B6 YD2 WD10 G1 BD4",
        "G2 G3 G4 Y5 Y6 BS BSA Y7",
    ]
    pile = "Y4 B4 G6 Y5 B1 RD2 YS B8 Y9 Y8 R1 R2 B3 B2 B9 G8 Y3 Y2 Y6 B7"
    with stacked(hands, "R5", pile, rules):
        await seat(stage.world, stage.ann, stage.ben, stage.cleo)
        await stage.take("lobby-no-mercy", stage.cleo)
        menu = await press_button(stage.ann, "house", on=await options(stage.ann))
        await stage.take("decks", stage.ann)
        await press_button(stage.ann, "rules", on=menu)
        await stage.take("rules-no-mercy", stage.ann)
        await stage.ann.press("start")
        await stage.world.advance(12)
    await _hand(stage.ann)
    await stage.take("discard-all", stage.ann)
    await _press(stage.ann, ":move:WRL", stage.ann.panel())
    await stage.world.advance(3)
    asked = await _hand(stage.ben)
    await stage.take("roulette-asked", stage.ben)
    await _press(stage.ben, ":move:color G", asked)
    await stage.world.advance(3)
    await stage.take("roulette", stage.ben)
    await _press(stage.cleo, ":move:G2", await _hand(stage.cleo))
    await stage.world.advance(3)
    await _press(stage.ann, ":step:WD10", await _hand(stage.ann))
    await _press(stage.ann, ":move:WD10B", stage.ann.panel())
    await stage.world.advance(3)
    stacks = await _hand(stage.ben)
    await stage.take("stack", stage.ben)
    await _press(stage.ben, ":step:WD10", stacks)
    await _press(stage.ben, ":move:WD10Y", stage.ben.panel())
    await stage.world.advance(3)
    owes = await _hand(stage.cleo)
    await _press(stage.cleo, ":move:accept", owes)
    await stage.world.advance(3)
    await stage.take("knocked-out", stage.cleo)
    await stage.take("knock-out", stage.ann)


SCENES = (challenge, owed, calls, choices_of_a_turn, swap, directs, no_mercy)
