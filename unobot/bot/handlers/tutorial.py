"""The pages of the help and the tutorial. Neither belongs to a table."""

from __future__ import annotations

import discord
from discord.app_commands import CommandTree

from unobot.bot.custom_ids import Verb
from unobot.bot.discord_api.install_links import offered_links
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import PressContext
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.screens import help_screen, lesson_screen
from unobot.bot.screens.help import TOPICS
from unobot.model.refused import Refused
from unobot.tutorial import Lesson, TutorialError


async def _help(context: PressContext) -> None:
    topic = context.action_id.arg
    if topic and topic not in TOPICS:
        raise Refused("refused-unknown-button")
    commands, links = command_names(context.interaction), offered_links(context.interaction.client)
    await context.response.redraw(help_screen(context.text, topic, commands, plays=_is_in_server(context), links=links))


def _is_in_server(context: PressContext) -> bool:
    return context.surface is Surface.PANEL


def command_names(interaction: discord.Interaction) -> list[str]:
    """Return the names of all commands of ``/uno``, sorted."""
    tree: object = getattr(interaction.client, "tree", None)  # only our subclass of discord.Client has one
    assert isinstance(tree, CommandTree)
    return sorted(each.name for each in tree.walk_commands() if each.parent is not None and each.parent.name == "uno")


async def _tutorial(context: PressContext) -> None:
    """Show the next state of the tutorial. The button holds all choices made in this step."""
    try:
        lesson = Lesson(context.action_id.ply, context.action_id.arg)
    except TutorialError:
        raise Refused("refused-unknown-button") from None
    name = context.messages.localizer.name_of(context.interaction.user, context.text)
    await context.response.redraw(lesson_screen(context.text, lesson, name, plays=_is_in_server(context)))


ACTIONS = (
    GeneralAction(
        verb=Verb.HELP,
        handler=_help,
        offered=Control.BUTTON.on(Surface.PANEL, Surface.DIRECT),
        who="anybody",
        when="any",
        checked="a topic of the help",
    ),
    GeneralAction(
        verb=Verb.TUTORIAL,
        handler=_tutorial,
        offered=Control.BUTTON.on(Surface.PANEL, Surface.DIRECT),
        who="anybody",
        when="any",
        checked="choices that the buttons of the step offer",
    ),
)
