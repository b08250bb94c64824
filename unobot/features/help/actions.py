"""The help and the tutorial, which belong to no table."""

from __future__ import annotations

import discord

from unobot.bot.commands.registration import tree_of
from unobot.bot.custom_ids import Verb
from unobot.bot.discord_api.install_links import offered_links
from unobot.bot.discord_api.interaction_places import place_kind
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.slash_commands import UNO, command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.features.help.screens import FIRST, TOPICS, help_screen, lesson_screen
from unobot.features.help.tutorial import Lesson, TutorialError
from unobot.model.refused import Refused


async def _tutorial(context: PressContext) -> None:
    """Show the next state of the tutorial. The button holds all choices made in this step."""
    try:
        lesson = Lesson(context.action_id.ply, context.action_id.arg)
    except TutorialError:
        raise Refused("refused-unknown-button") from None
    attaches = context.messages.attachments.are_on and context.interaction.app_permissions.attach_files
    screen = lesson_screen(
        context.text, lesson, context.name, plays=context.surface is Surface.PANEL, attaches=attaches
    )
    await context.response.redraw(screen)


@command("help")
async def help_(context: Context) -> None:
    """Explain how to play."""
    await _show(context)


async def _help(context: PressContext) -> None:
    topic = context.choice or context.action_id.arg
    if topic not in ("", FIRST, *TOPICS):
        raise Refused("refused-unknown-button")
    await _show(context, "" if topic == FIRST else topic)


async def _show(context: Context, topic: str = "") -> None:
    """Show a topic of the help. ``topic``: empty for the first page."""
    client, plays = context.interaction.client, place_kind(context.interaction) != "direct"
    offered = context.messages.localizer.offered_language(context.user_id)
    screen = help_screen(
        context.text, topic, _command_names(client), plays=plays, links=offered_links(client), offered=offered
    )
    await context.answer(screen)


def _command_names(client: discord.Client) -> list[str]:
    """Return the names of all commands of ``/uno``, sorted."""
    commands = tree_of(client).walk_commands()
    return sorted(command.name for command in commands if command.parent is not None and command.parent.name == UNO)


ACTIONS = (
    GeneralAction(
        verb=Verb.TUTORIAL,
        handler=_tutorial,
        offered=Control.BUTTON.on(Surface.PANEL, Surface.DIRECT),
        who="anybody",
        when="any",
        checked="choices that the buttons of the step offer",
    ),
    GeneralAction(
        verb=Verb.HELP,
        handler=_help,
        offered=Control.BUTTON.on(Surface.PANEL, Surface.DIRECT) | Control.MENU.on(Surface.PANEL, Surface.DIRECT),
        who="anybody",
        when="any",
        checked="a topic of the help",
    ),
)

COMMANDS = (help_,)
