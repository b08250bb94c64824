"""Scenes of private panels for `tests.screenshots`: help, lessons, settings, refusals, absence, votes, and admins."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast
from unittest.mock import AsyncMock

from tests.bot.players import add_ai, begin, choose, press_button, seat
from tests.stacked_scenes import stacked
from unobot.features.help.screens import TOPICS
from unobot.features.owner.store import OwnerStore
from unobot.model.owner_decisions import OwnerNotice
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset

if TYPE_CHECKING:
    from tests.screenshots import Stage
    from tests.world import Person, Screen


async def _press(person: Person, what: str, on: Screen) -> Screen:
    """Press the first enabled button with ``what`` in its custom id."""
    pressed = next(each.custom_id for each in on.buttons if what in each.custom_id and not each.disabled)
    return await press_button(person, pressed, on=on)


async def _answered(person: Person, command: str) -> Screen:
    screen = await person.slash(command)
    assert screen is not None
    return screen


async def help_pages(stage: Stage) -> None:
    """Show each topic of the help."""
    screen, shown = await _answered(stage.cleo, "help"), ""
    for topic in TOPICS:
        screen = await choose(stage.cleo, stage.world, screen, f"help:{shown}", topic)
        await stage.take(f"help-{topic}", stage.cleo)
        shown = topic
    await stage.cleo.slash("rules")
    await stage.take("rules", stage.cleo)


async def lessons(stage: Stage) -> None:
    """Show each step of the tutorial as it begins, with a hint after a wrong press, and the end of the last one."""
    step = await _press(stage.ann, ":tutorial:", await _answered(stage.ann, "help"))
    for number in range(1, 6):
        await stage.take(f"lesson-{number}", stage.ann)
        if number == 1:
            wrong = [each.custom_id for each in step.buttons if each.custom_id.endswith("Y8")]
            step = await press_button(stage.ann, wrong[0], on=step)
            await stage.take("lesson-wrong", stage.ann)
        if number < 5:
            step = await press_button(
                stage.ann,
                next(each.custom_id for each in step.buttons if f":{number + 1}:tutorial:" in each.custom_id),
                on=step,
            )


async def private_settings(stage: Stage) -> None:
    """Show the preferences of a player, and what the settings of a server and of a channel say after a choice."""
    for command in ("me", "privacy"):
        await stage.ann.slash(command)
        await stage.take(f"own-{command}", stage.ann)
    screen = await _answered(stage.boss, "settings")
    for field in ("rules", "table-look", "moderator-role"):
        screen = await choose(stage.boss, stage.world, screen, "settings:server", field)
        await stage.take(f"settings-{field}", stage.boss)
    screen = await choose(stage.boss, stage.world, screen, "settings:server", "turn")
    screen = await choose(stage.boss, stage.world, screen, "set:server-turn", "30")
    await stage.take("settings-changed", stage.boss)
    await _press(stage.boss, ":settings:channel", screen)
    await stage.take("settings-channel", stage.boss)


async def admins(stage: Stage) -> None:
    """Show every command of an admin, in a server with a table."""
    await begin(stage.world, stage.ann, stage.ben, ais=1)
    for command in ("roles", "rules", "ais", "log", "tables", "end", "bans", "check", "day"):
        await stage.boss.admin(command)
        await stage.take(f"admin-{command}", stage.boss)
    await stage.boss.admin("ban", person=stage.ben.actor, reason="Rude")
    await stage.take("admin-ban", stage.boss)
    for command in ("bans", "log"):
        await stage.boss.admin(command)
        await stage.take(f"admin-{command}-banned", stage.boss)
    await stage.ben.slash("hand")
    await stage.take("banned", stage.ben)


async def refusals(stage: Stage) -> None:
    """Show the refusals of presses and commands: without a table, in a lobby, and during a match."""
    await stage.ann.slash("hand")
    await stage.take("refused-no-table", stage.ann)
    await seat(stage.world, stage.ann, stage.ben)
    await press_button(stage.ben, "start")
    await stage.take("refused-host", stage.ben)
    await press_button(stage.cleo, "start")
    await stage.take("refused-no-seat", stage.cleo)
    await stage.boss.slash("start")
    await stage.take("refused-taken", stage.boss)
    await stage.ann.press("start")
    await stage.world.advance(10)
    await press_button(stage.cleo, "uno")
    await stage.take("refused-uno", stage.cleo)
    await press_button(stage.ben, "uno")
    await stage.take("refused-early-uno", stage.ben)
    await stage.ben.slash("play", move="R5")
    await stage.take("refused-play", stage.ben)
    await stage.ben.slash("end")
    await stage.take("refused-end", stage.ben)


async def lobby_panels(stage: Stage) -> None:
    """Show what opens from a lobby: players, pace, house rules and a group of them, and invitations."""
    await seat(stage.world, stage.ann, stage.ben)
    await add_ai(stage.ann, stage.world)
    await _panel(stage, "time", "pace")
    await _panel(stage, "players", "players")
    await _panel(stage, "invite", "invite")
    panel = await _panel(stage, "house", "house")
    await choose(stage.ann, stage.world, panel, "house:", "drawing")
    await stage.take("house-group", stage.ann)
    await stage.ann.slash("invite", person=stage.cleo.actor)
    await stage.take("invited", stage.ann)
    await stage.take_direct("invitation", stage.cleo)
    await stage.boss.slash("status")
    await stage.take("status-lobby", stage.boss)


async def _panel(stage: Stage, verb: str, name: str) -> Screen:
    opened = await _press(stage.ann, f":{verb}:", await stage.ann.press("more") or stage.ann.panel())
    await stage.take(f"panel-{name}", stage.ann)
    return opened


async def match_panels(stage: Stage) -> None:
    """Show what opens from a match: its menu for each reader, rules, the moves missed, players, and its end."""
    await begin(stage.world, stage.ann, stage.ben, ais=2)
    await stage.world.advance(3)
    for person, name in ((stage.ann, "host"), (stage.ben, "player"), (stage.cleo, "watcher"), (stage.boss, "boss")):
        await person.press("more")
        await stage.take(f"menu-{name}", person)
    for verb in ("rules", "recap", "players", "end", "react"):
        more = await press_button(stage.ann, "more")
        if any(f":{verb}:" in each.custom_id for each in more.buttons):
            await _press(stage.ann, f":{verb}:", more)
            await stage.take(f"match-{verb}", stage.ann)
    await stage.ann.slash("status")
    await stage.take("status", stage.ann)
    await stage.cleo.press("hand")
    await stage.take("watcher-hand", stage.cleo)


async def absence(stage: Stage) -> None:
    """Show how an AI plays for a player who is away, who left, and for everybody, and how they come back."""
    with stacked(["G1 G2 G3 G4 G5", "B1 B2 B3 B4 B5", "Y1 Y2 Y3 Y4 Y5"], "R9", rules=Ruleset(target=1000)):
        await begin(stage.world, stage.ann, stage.ben, ais=1)
    await stage.ben.press("hand")
    for _ in range(4):
        await stage.world.advance(30)
        if "🤖" in stage.world.table().text:
            break
    await stage.take("absent-table", stage.cleo)
    await stage.take("absent-hand", stage.ben)
    await stage.ben.press("hand")
    await stage.world.advance(2)
    await stage.take("absent-back", stage.ben)
    await _press(stage.ben, ":leave:", await press_button(stage.ben, "more"))
    await stage.world.advance(3)
    await stage.take("left-table", stage.cleo)
    await stage.take("left-panel", stage.ben)
    await stage.take_direct("left-direct", stage.ben)
    await stage.world.advance(400)
    await stage.take("waits", stage.ann)


async def vote(stage: Stage) -> None:
    """Show the vote on the Wild Customizable: the table, a hand that votes, and one that has voted."""
    with stacked(["R1 R2 R3", "R5 Y1 Y2", "G1 G2 G3"], "R7", rules=PRESETS["classic113"]):
        await begin(stage.world, stage.ann, stage.ben, stage.cleo)
    await stage.ann.press("hand")
    await stage.take("vote", stage.ann)
    votes = [each.custom_id for each in stage.ann.panel().buttons if "vote" in each.custom_id]
    await press_button(stage.ann, votes[0], on=stage.ann.panel())
    await stage.world.advance(3)
    await stage.take("voted", stage.ann)
    await stage.take("vote-table", stage.boss)


async def end_early(stage: Stage) -> None:
    """Show a match that its host ends, to the host, to a player with a hand, and to a watcher."""
    await begin(stage.world, stage.ann, stage.ben, ais=1)
    await stage.ben.press("hand")
    asked = await press_button(stage.ann, "End match", on=await press_button(stage.ann, "more"))
    await stage.take("end-asked", stage.ann)
    await press_button(stage.ann, "Yes, end it", on=asked)
    await stage.world.advance(3)
    await stage.take("ended", stage.ann)
    await stage.take("ended-player", stage.ben)


async def owner(stage: Stage) -> None:
    """Show a notice in a lobby and in a hand, a refusal, and the panel of the bot's owner."""
    bot, ann, world = cast("Any", stage.world.bot), stage.ann, stage.world
    until = world.env.now().timestamp() + 6 * 3600
    with world.env.time_context():
        await bot.kit[OwnerStore].put_notice(OwnerNotice("Maintenance at 22:00 UTC, for ten minutes", until))
        await bot.kit[OwnerStore].block_user(stage.cleo.id, until)
    await world.advance(6)
    await seat(world, ann, stage.ben)
    await stage.take("owner-notice-lobby", stage.ben)
    await ann.press("start")
    await world.advance(6)
    await ann.press("hand")
    await stage.take("owner-notice-hand", ann)
    await stage.cleo.slash("start")
    await stage.take("owner-blocked", stage.cleo)
    application = SimpleNamespace(owner=ann.user, team=None)  # simcord's application belongs to the bot itself
    bot._application, bot.application_info = application, AsyncMock(return_value=application)
    panel = await _press(ann, ":owner:", await _answered(ann, "me"))
    await stage.take("owner-panel", ann)
    await _press(ann, "owner:servers", panel)
    await stage.take("owner-servers", ann)


SCENES = (
    help_pages,
    lessons,
    private_settings,
    admins,
    owner,
    refusals,
    lobby_panels,
    match_panels,
    absence,
    vote,
    end_early,
)
