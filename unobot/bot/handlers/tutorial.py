"""Learning the game: the pages of the help, and the tutorial. Neither belongs to a table."""

from __future__ import annotations

import discord
from discord.app_commands import CommandTree

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.button_context import InteractionContext, InteractionHandlers
from unobot.bot.screens import help_screen, lesson_screen
from unobot.bot.screens.help import TOPICS
from unobot.tables.errors import Refused
from unobot.tutorial import Lesson, TutorialError


async def _help(errand: InteractionContext) -> None:
    topic = errand.action.arg
    if topic and topic not in TOPICS:
        raise Refused("refused-unknown-button")
    await errand.answer.redraw(help_screen(errand.t, topic, command_names(errand.interaction)))


def command_names(interaction: discord.Interaction) -> list[str]:
    """What can be written behind ``/uno``, as Discord has it from us, in the order of the alphabet."""
    tree: object = getattr(interaction.client, "tree", None)  # discord.Client has none, ours does
    assert isinstance(tree, CommandTree)
    return sorted(each.name for each in tree.walk_commands() if each.parent is not None)


async def _learn(errand: InteractionContext) -> None:
    """Go on with the tutorial: all that was done in this step stands in the button."""
    try:
        lesson = Lesson(errand.action.ply, errand.action.arg)
    except TutorialError:
        raise Refused("refused-unknown-button") from None
    name = errand.messages.localizer.name_of(errand.interaction.user, errand.t)
    await errand.answer.redraw(lesson_screen(errand.t, lesson, name))


HANDLERS: InteractionHandlers = {Verb.HELP: _help, Verb.LEARN: _learn}
