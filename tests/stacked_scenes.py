"""Scenes with stacked cards for `tests.screenshots`: what players must answer, call or choose, and direct messages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import msgspec

from tests.bot.players import begin, press_button, stacked_deck
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.rules.shuffling import Shuffler

if TYPE_CHECKING:
    from tests.screenshots import Stage
    from tests.world import Person, Screen


@contextmanager
def stacked(hands: Sequence[str], turned_up: str, pile: str = "", rules: Ruleset = OFFICIAL) -> Iterator[None]:
    """Deal these hands at the next table, as the fixture ``stack`` of the tests does. The host begins."""
    order, shuffle = stacked_deck(hands, turned_up, pile, rules.pairs() or rules.deck()), Shuffler.shuffle

    def as_stacked(self: Shuffler, cards: Sequence[Any], purpose: str, state: int, number: int) -> list[Any]:
        return list(order) if (state, number) == (1, 0) else shuffle(self, cards, purpose, state, number)

    smaller = msgspec.structs.replace(rules, hand_size=len(hands[0].split()))
    with (
        patch.object(Shuffler, "shuffle", as_stacked),
        patch.object(Shuffler, "lot", lambda self, n, purpose, state, number: n - 1),
        patch("unobot.features.lobby.actions.named_ruleset", lambda _: smaller),
    ):
        yield


async def open_hand(person: Person) -> Screen:
    await person.press("hand")
    return person.panel()


async def press_first(person: Person, what: str, on: Screen) -> None:
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
    await press_first(stage.ann, ":step:WD4", await open_hand(stage.ann))
    await press_first(stage.ann, ":move:", stage.ann.panel())
    await stage.world.advance(3)
    hand = await open_hand(stage.ben)
    await stage.take("challenge", stage.ben)
    await press_first(stage.ben, ":move:challenge", hand)
    await stage.world.advance(3)
    await stage.take("challenged", stage.ben)


async def owed(stage: Stage) -> None:
    """Show cards that are owed where they stack."""
    with stacked(["R1 RD2 R3 B2 G7", "YD2 G1 G2 B9 Y3"], "R5", rules=PRESETS["stacking"]):
        await begin(stage.world, stage.ann, stage.ben)
    await press_first(stage.ann, ":move:RD2", await open_hand(stage.ann))
    await stage.world.advance(3)
    await open_hand(stage.ben)
    await stage.take("owed", stage.ben)


async def calls(stage: Stage) -> None:
    """Show a hand that should call Uno, one that forgot it, the one that can catch it, and the table after that."""
    with stacked(["R1 R2", "R5 Y1"], "R7"):
        await begin(stage.world, stage.ann, stage.ben)
    hand = await open_hand(stage.ann)
    await stage.take("call-uno", stage.ann)
    await press_first(stage.ann, ":move:R1", hand)
    await stage.world.advance(1)
    await stage.take("uno-owed", stage.ann)
    await open_hand(stage.ben)
    await stage.take("catch", stage.ben)
    await press_first(stage.ben, ":catch:", stage.world.table())
    await stage.world.advance(3)
    await stage.take("caught", stage.cleo)


async def choices_of_a_turn(stage: Stage) -> None:
    """Show a hand without a match, the card it draws, and the reasons of *Why not?*."""
    with stacked(["B1 B2 G3", "R5 Y1 Y2"], "R7", "R9 Y3"):
        await begin(stage.world, stage.ann, stage.ben)
    hand = await open_hand(stage.ann)
    await stage.take("no-match", stage.ann)
    await press_first(stage.ann, ":move:draw", hand)
    await stage.world.advance(1)
    await stage.take("drawn-card", stage.ann)
    await press_first(stage.ann, ":explain:", stage.ann.panel())
    await stage.take("why", stage.ann)


async def swap(stage: Stage) -> None:
    """Show the choice of a player to swap hands with, and what a spectator reads."""
    with stacked(["R7 R2 B1", "R5 Y1 Y2", "G1 G2 G3"], "R8", rules=PRESETS["party"]):
        await begin(stage.world, stage.ann, stage.ben, ais=1)
    await press_first(stage.ann, ":step:R7", await open_hand(stage.ann))
    await stage.take("swap", stage.ann)
    await open_hand(stage.cleo)
    await stage.take("spectator", stage.cleo)


async def no_swap(stage: Stage) -> None:
    """Show the choice of a player to swap hands with, or of none, and to pass all hands on, or not."""
    with stacked(["R7 R0 B1", "R5 Y1 Y2", "G1 G2 G3"], "R8", rules=Ruleset(seven=True, zero=True, keep_hands=True)):
        await begin(stage.world, stage.ann, stage.ben, ais=1)
    await press_first(stage.ann, ":step:R7", await open_hand(stage.ann))
    await stage.take("no-swap", stage.ann)
    await press_first(stage.ann, ":step:R0", await press_button(stage.ann, "Back", on=stage.ann.panel()))
    await stage.take("no-passing-on", stage.ann)


async def golf(stage: Stage) -> None:
    """Show the end of a round of golf, and of a match."""
    await _round_of(stage, Ruleset(scoring="golf", rounds=2), "golf")


async def best_of(stage: Stage) -> None:
    """Show the end of a round, and of a match, if the rounds won are counted."""
    await _round_of(stage, Ruleset(scoring="best_of", rounds=1), "best-of")


async def _round_of(stage: Stage, rules: Ruleset, name: str) -> None:
    with stacked(["R3", "B9", "WD4"], "R1", rules=rules):
        await begin(stage.world, stage.ann, stage.ben, ais=1)
    await stage.take(f"{name}-table", stage.cleo)
    await press_first(stage.ann, ":move:R3", await open_hand(stage.ann))
    await stage.world.advance(6)
    await stage.take(f"{name}-round", stage.cleo)


async def both_out(stage: Stage) -> None:
    """Show a partner who is done, and the hand of the partner who plays on."""
    rules = Ruleset(teams=True, both_out=True)
    with stacked(["R3", "B9", "G5", "Y6"], "R1", "B1 B2 Y1 Y2", rules=rules):
        await begin(stage.world, stage.ann, stage.cleo, stage.ben, ais=1)
    await press_first(stage.ann, ":move:R3", await open_hand(stage.ann))
    await stage.world.advance(6)
    await open_hand(stage.ann)
    await stage.take("both-out-done", stage.ann)
    await open_hand(stage.ben)
    await stage.take("both-out-partner", stage.ben)


async def directs(stage: Stage) -> None:
    """Show direct messages: a turn, a wait, after leaving, and of an adjourned match."""
    with stacked(["R1 R2 B1", "R5 Y1 Y2"], "R7"):
        await begin(stage.world, stage.ann, stage.ben)
    await stage.take_direct("dm-turn", stage.ann)
    await stage.take_direct("dm-wait", stage.ben)
    for person in (stage.ben, stage.ann):
        more = await press_button(person, "More")
        await press_first(person, ":leave:", more)
        await stage.world.advance(3)
        if person is stage.ben:
            await stage.take_direct("dm-left", person)
    await stage.world.advance(700)
    await stage.take_direct("dm-adjourned", stage.ben)


SCENES = (challenge, owed, calls, choices_of_a_turn, swap, no_swap, golf, best_of, both_out, directs)
