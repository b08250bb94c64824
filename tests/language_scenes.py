"""An evening in one language for `tests.screenshots`: what its readers see most, to look at the words in place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bot.players import add_ai, begin, choose, press_button, seat
from tests.stacked_scenes import open_hand, press_first, stacked
from unobot.rules.ruleset.ruleset import Ruleset

if TYPE_CHECKING:
    from tests.screenshots import Stage
    from tests.world import Person, Screen

_TOPICS = ("cards", "hand", "commands")
"""The topics of the help that are longest. `tests.panel_scenes` has all."""


async def evening(stage: Stage) -> None:
    """Show an evening in one language, from the lobby to the form for notes about a translation."""
    await _lobby(stage)
    await _round(stage)
    await _results(stage)
    await _panels(stage)


async def _lobby(stage: Stage) -> None:
    await seat(stage.world, stage.ann, stage.ben)
    await add_ai(stage.ann, stage.world)
    await stage.take("evening-lobby", stage.cleo)
    await press_button(stage.ben, "start")
    await stage.take("evening-refused-host", stage.ben)
    panel = await press_button(stage.ann, "more")
    await stage.take("evening-lobby-more", stage.ann)
    house = await press_button(stage.ann, "house", on=panel)
    await stage.take("evening-house", stage.ann)
    await choose(stage.ann, stage.world, house, "house:", "drawing")
    await stage.take("evening-house-drawing", stage.ann)
    await stage.ann.slash("end")
    await press_first(stage.ann, ":end:yes", stage.ann.panel())
    await stage.world.advance(3)


async def _round(stage: Stage) -> None:
    """Play a round with a stack, refusals, a catch, a choice of a color, and a challenge."""
    hands = [
        "RD2 WD4 B2 B7 Y1 YR W",
        "GD2 G5 G6 B4 R3 YS R8",
        "Y2 Y3 G1 G2 R6 B6 BR",
    ]
    ann, ben, cleo, world = stage.ann, stage.ben, stage.cleo, stage.world
    rules = Ruleset(stacking="same", target=500)
    with stacked(hands, "R1", "Y3 Y4 Y5 Y6 Y7 Y8 R7 R8 R9 B7 B8 B9", rules):
        await begin(world, ann, ben, cleo)
    hand = await open_hand(ann)
    await stage.take("evening-hand", ann)
    await press_first(ann, ":explain:", hand)
    await stage.take("evening-why", ann)
    await press_first(ann, ":explain:off", ann.panel())
    await open_hand(ben)
    await stage.take("evening-waiting", ben)
    await ben.slash("play", move="R3")
    await stage.take("evening-not-your-turn", ben)
    await press_first(ann, ":move:RD2", await open_hand(ann))
    await world.advance(3)
    stack = await open_hand(ben)
    await stage.take("evening-stack", ben)
    await press_first(ben, ":move:GD2", stack)
    await world.advance(3)
    owes = await open_hand(cleo)
    await stage.take("evening-owes", cleo)
    await press_first(cleo, ":move:accept", owes)
    await world.advance(3)
    hand = await open_hand(ann)
    await press_first(ann, ":step:WD4", hand)
    await stage.take("evening-color", ann)
    await press_first(ann, ":move:WD4G", ann.panel())
    await world.advance(3)
    asked = await open_hand(ben)
    await stage.take("evening-challenge", ben)
    await press_first(ben, ":move:challenge", asked)
    await world.advance(3)
    await stage.take("evening-challenged", ben)
    await press_button(ann, "more")
    await stage.take("evening-more", ann)
    await ann.slash("end")
    await stage.take("evening-end-asked", ann)
    await press_first(ann, ":end:yes", ann.panel())
    await world.advance(3)
    await stage.take("evening-ended", ann)


async def _results(stage: Stage) -> None:
    """Play a call of Uno, a catch, and the ends of a round and of a match."""
    ann, ben, cleo, world = stage.ann, stage.ben, stage.cleo, stage.world
    with stacked(["R3 R4", "Y1 G9", "WD4 B9"], "R1", "B3 B4 B5 B6 B7", Ruleset(target=100)):
        await begin(world, ann, ben, cleo)
    hand = await open_hand(ann)
    await stage.take("evening-uno", ann)
    await press_first(ann, ":move:R3", hand)
    await world.advance(1)
    await stage.take("evening-uno-owed", ann)
    await open_hand(ben)
    await stage.take("evening-catch", ben)
    await press_first(ben, ":catch:", world.table())
    await world.advance(3)
    await stage.take("evening-caught", stage.boss)
    await ann.slash("end")
    await press_first(ann, ":end:yes", ann.panel())
    await world.advance(3)
    for name, rules in (("round", Ruleset(target=500)), ("match", Ruleset(scoring="single"))):
        with stacked(["R3", "B9", "WD4"], "R1", rules=rules):
            await begin(world, ann, ben, cleo)
        await press_first(ann, ":move:R3", await open_hand(ann))
        await world.advance(6)
        await stage.take(f"evening-{name}", stage.boss)
        if name == "round":
            await ann.slash("end")
            await press_first(ann, ":end:yes", ann.panel())
            await world.advance(3)
    await _panel(stage, ann, "stats")


async def _panels(stage: Stage) -> None:
    """Show the settings, the help, the rules, and the form for notes about a translation."""
    screen = await _panel(stage, stage.ann, "me")
    note = [each.label for each in screen.buttons if ":note:" in each.custom_id]
    if note:  # only a language in beta asks for notes
        await stage.take_form("evening-note", stage.ann, note[0])
    await press_button(stage.ann, "u1:0:0:me:messages", on=screen)
    await stage.take("evening-me-messages", stage.ann)
    for person, command in (
        (stage.boss, "settings"),
        (stage.cleo, "rules"),
        (stage.cleo, "privacy"),
        (stage.cleo, "tables"),
        (stage.cleo, "daily"),
    ):
        await _panel(stage, person, command)
    screen, shown = await _panel(stage, stage.cleo, "help"), ""
    for topic in _TOPICS:
        screen = await choose(stage.cleo, stage.world, screen, f"help:{shown}", topic)
        await stage.take(f"evening-help-{topic}", stage.cleo)
        shown = topic


async def _panel(stage: Stage, person: Person, command: str) -> Screen:
    screen = await person.slash(command)
    assert screen is not None
    await stage.take(f"evening-{command}", person)
    return screen
