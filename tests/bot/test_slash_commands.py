"""The declaration of slash commands: their options are parameters, and their words come from the catalogues by rule."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from discord import AppCommandOptionType
from discord.app_commands import Range

from tests.world import World
from unobot.app import COMMANDS
from unobot.bot.client import Unobot
from unobot.bot.commands.discord_commands import AT_TABLE, CommandBuilder
from unobot.bot.interactions.context import Context
from unobot.bot.interactions.slash_commands import UNOADMIN, Choices, Place, SlashCommand, command

nothing: Any = None  # nobody runs these commands, so they need no tables, no messages and no gate
BUILDER = CommandBuilder(nothing, nothing)


@command("leaderboard")
async def ranking(context: Context, season: Range[str, 1, 40] = "", rules: str = "") -> None:
    """Have the name of another command."""


@command(group=UNOADMIN)
async def end(context: Context, channel: Place) -> None:
    """Be in the other group."""


@command("start")
async def paced(
    context: Context, level: Annotated[str, Choices("level", ("novice", "expert"))], ais: Range[int, 0, 9] = 1
) -> None:
    """Offer the levels of AIs."""


@command()
async def dance(context: Context) -> None:
    """Lack a description."""


@command("stats")
async def hats(context: Context, hat: str) -> None:
    """Lack the description of an option."""


@command("start")
async def strong(context: Context, level: Annotated[str, Choices("level", ("expert", "perfect"))]) -> None:
    """Lack the name of a choice."""


def test_a_command_is_a_function_with_its_options() -> None:
    built = BUILDER.build(ranking)
    assert (built.name, built.description) == ("leaderboard", "Show how players of this server are rated")
    assert [(each.name, each.description, each.required) for each in built.parameters] == [
        ("season", "The season (the current one, if left out)", False),
        ("rules", "Only matches with these rules", False),
    ]
    assert (built.parameters[0].min_value, built.parameters[0].max_value) == (1, 40)


def test_the_words_of_an_admin_command_have_the_name_of_their_group() -> None:
    built = BUILDER.build(end)
    assert (built.name, built.description) == ("end", "End a table")
    (channel,) = built.parameters
    assert (channel.type, channel.required) == (AppCommandOptionType.channel, True)
    assert channel.description == "The channel of the table, if it isn't this one"


def test_choices_are_named_by_the_catalogue() -> None:
    level, ais = BUILDER.build(paced).parameters
    assert [(choice.name, choice.value) for choice in level.choices] == [("novice", "novice"), ("expert", "expert")]
    assert not ais.choices


@pytest.mark.parametrize(
    ("declared", "message"),
    [(dance, "command-dance"), (hats, "command-stats-hat"), (strong, "level-perfect")],
)
def test_a_command_without_its_words_is_an_error(declared: SlashCommand, message: str) -> None:
    with pytest.raises(KeyError, match=message):
        BUILDER.build(declared)


async def test_every_declared_command_is_in_its_group(world: World) -> None:
    bot = world.bot
    assert isinstance(bot, Unobot)
    shown = {(each.parent.name, each.name) for each in bot.tree.walk_commands() if each.parent is not None}
    assert shown == {(each.group, each.name) for each in COMMANDS}
    assert len(shown) == len(COMMANDS)
    at_table = {each.qualified_name for each in bot.tree.walk_commands() if each.extras.get(AT_TABLE)}
    assert at_table == {"uno hand", "uno play"}, "these have the places of tables at the gate"
