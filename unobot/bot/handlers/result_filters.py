"""Read the season and the rules of a page of results: from a custom id, or from what a user typed."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace

import discord
from discord.ui import LayoutView

from unobot.bot.discord_api.interaction_places import server_of
from unobot.bot.interactions.context import PressContext
from unobot.bot.interactions.permissions import check_permissions
from unobot.bot.messages.display_names import clean_line
from unobot.bot.messages.messages import Messages
from unobot.bot.screens.result_filters import ALL, POST, RULES, SEASON, SHOW, ResultFilters, rules_key
from unobot.i18n import Text
from unobot.model.refused import Refused
from unobot.results.seasons import USUAL, season_of
from unobot.rules.ruleset.ruleset import named_ruleset
from unobot.tables.hub import Hub
from unobot.typed_text import plain
from unobot.wording.season_words import rules_name, season_words

CHOICES, CHOICE_LENGTH = 25, 100
"""The most suggestions that Discord shows, and the most characters of each."""
TYPED = 40
"""The most characters of a season that a user types."""
_ARG = re.compile(rf"({SEASON}|{RULES}|{POST}|{SHOW})>([0-9Q-]{{0,7}})>([0-9a-f]{{8}})?>([0-9]{{1,19}})")


async def choices_of(hub: Hub, messages: Messages, interaction: discord.Interaction) -> ResultFilters:
    """Return what can be chosen in the server of an interaction, for all time and all rules. Raises `StorageError`."""
    guild_id = server_of(interaction)
    if guild_id is None:
        return ResultFilters()
    seasons, rulesets = await hub.results.seasons(guild_id), await hub.results.rulesets(guild_id)
    current = await current_season(messages, interaction)
    return ResultFilters(seasons=[*filter(None, dict.fromkeys((current, *seasons)))], rulesets=[*rulesets])


async def current_season(messages: Messages, interaction: discord.Interaction) -> str:
    """Return the season in the server of an interaction now. Raises `StorageError`."""
    own = await messages.preferences.own(server_of(interaction) or 0)
    return season_of(interaction.created_at.timestamp(), own.seasons or USUAL)


def typed_filters(text: Text, choices: ResultFilters, season: str | None, rules: str) -> ResultFilters:
    """Return the filters that a user typed into a command. ``season``: None or empty for all time.

    Raises `Refused`, and the errors of rules that cannot be read.
    """
    found = _season(text, choices, season) if season else ""
    if not rules:
        return replace(choices, season=found)
    code = named_ruleset(rules).code
    if code not in choices.rulesets:
        raise Refused("refused-rules-unplayed")
    return replace(choices, season=found, rules=code)


def _season(text: Text, choices: ResultFilters, typed: str) -> str:
    """Return the season that a user means. Raises `Refused` if there is none."""
    wanted = plain(typed).casefold()
    for season in ("", *choices.seasons):
        if wanted in {(season or ALL).casefold(), plain(season_words(text, season)).casefold()}:
            return season
    raise _no_season(text, choices, typed)


def _no_season(text: Text, choices: ResultFilters, typed: str) -> Refused:
    known = text.listed([season_words(text, season) for season in (*choices.seasons[:CHOICES], "")])
    return Refused("refused-season", season=clean_line(typed, TYPED), seasons=known)


async def pressed_filters(context: PressContext) -> tuple[str, ResultFilters, int]:
    """Return what a control does, its filters after the press, and its user or page.

    Raises `Refused` and `StorageError`.
    """
    found = _ARG.fullmatch(context.action_id.arg)
    if found is None:
        raise Refused("refused-unknown-button")
    what, season, key, extra = found.groups()
    choices = await choices_of(context.hub, context.messages, context.interaction)
    if what == SEASON:
        season = "" if context.chosen == ALL else context.chosen
    if what == RULES:
        key = "" if context.chosen == ALL else context.chosen
    if season not in ("", *choices.seasons):
        raise _no_season(context.text, choices, season)
    codes = {rules_key(code): code for code in ("", *choices.rulesets)}
    if (key or "") not in codes:
        raise Refused("refused-rules-unplayed")
    return what, replace(choices, season=season, rules=codes[key or ""]), int(extra)


def suggestions(typed: str, values: Iterable[tuple[str, str]]) -> list[discord.app_commands.Choice[str]]:
    """Return the choices whose words contain the typed text. ``values``: pairs of words and a value."""
    fitting = [
        discord.app_commands.Choice(name=words[:CHOICE_LENGTH], value=value)
        for words, value in values
        if typed.casefold() in words.casefold() and len(value) <= CHOICE_LENGTH
    ]
    return fitting[:CHOICES]


def season_suggestions(text: Text, typed: str, choices: ResultFilters) -> list[discord.app_commands.Choice[str]]:
    """Return the seasons that contain the typed text."""
    return suggestions(typed, ((season_words(text, season), season or ALL) for season in (*choices.seasons, "")))


def rules_suggestions(text: Text, typed: str, choices: ResultFilters) -> list[discord.app_commands.Choice[str]]:
    """Return the rules of finished matches that contain the typed text."""
    return suggestions(typed, ((rules_name(text, code), code) for code in choices.rulesets))


async def post_page(context: PressContext, page: Callable[[Text], Awaitable[LayoutView]]) -> None:
    """Post a page to the channel, once for each screen. ``page`` returns it in the language of the channel.

    Raises `Refused`, and what ``page`` raises.
    """
    await _check_may_post(context.interaction, context.text)
    pressed, button = context.interaction.message, context.action_id
    with context.messages.posted_pages.posting(pressed.id if pressed else 0, f"{button.table} {button.arg}"):
        await context.response.post(await page(await context.messages.localizer.public_words(context.interaction)))


async def _check_may_post(interaction: discord.Interaction, text: Text) -> None:
    """Raise `Refused` unless the user and the bot may both write in this channel."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    may = interaction.permissions
    if not (may.send_messages_in_threads if in_thread else may.send_messages):
        raise Refused("refused-post")
    await check_permissions(interaction, text)
