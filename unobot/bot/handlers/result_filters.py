"""Read the season and the rules of a page of results: from a custom id, or from what a user typed."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import Annotated, TypeAlias

import discord
from discord.app_commands import Choice, Range
from discord.ui import LayoutView

from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.permissions import check_permissions
from unobot.bot.interactions.slash_commands import MAX_SUGGESTION_LENGTH, MAX_SUGGESTIONS, Suggested, Suggestions
from unobot.bot.messages.display_names import clean_line
from unobot.bot.screens.result_filters import ALL, POST, RULES, SEASON, SHOW, ResultFilters, rules_key
from unobot.i18n import Text
from unobot.model.refused import Refused
from unobot.results.seasons import USUAL, season_of
from unobot.rules.ruleset.codes import LONGEST
from unobot.rules.ruleset.ruleset import named_ruleset
from unobot.typed_text import plain
from unobot.wording.season_words import rules_name, season_words

TYPED = 40
"""The most characters of a season that a user types."""
_ARG = re.compile(rf"({SEASON}|{RULES}|{POST}|{SHOW})>([0-9Q-]{{0,7}})>([0-9a-f]{{8}})?>([0-9]{{1,19}})")


async def choices_of(context: Context) -> ResultFilters:
    """Return what can be chosen in the server of an interaction, for all time and all rules. Raises `StorageError`."""
    guild_id, results = context.server_id, context.hub.results
    if guild_id is None:
        return ResultFilters()
    seasons, rulesets = await results.seasons(guild_id), await results.rulesets(guild_id)
    current = await current_season(context)
    return ResultFilters(seasons=[*filter(None, dict.fromkeys((current, *seasons)))], rulesets=[*rulesets])


async def current_season(context: Context) -> str:
    """Return the season in the server of an interaction now. Raises `StorageError`."""
    own = await context.messages.preferences.own(context.server_id or 0)
    return season_of(context.at, own.seasons or USUAL)


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
    known = text.listed([season_words(text, season) for season in (*choices.seasons[:MAX_SUGGESTIONS], "")])
    return Refused("refused-season", season=clean_line(typed, TYPED), seasons=known)


async def pressed_filters(context: PressContext) -> tuple[str, ResultFilters, int]:
    """Return what a control does, its filters after the press, and its user or page.

    Raises `Refused` and `StorageError`.
    """
    found = _ARG.fullmatch(context.action_id.arg)
    if found is None:
        raise Refused("refused-unknown-button")
    what, season, key, extra = found.groups()
    choices = await choices_of(context)
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


def _fitting(typed: str, values: Iterable[tuple[str, str]]) -> Suggestions:
    """Return the choices whose words contain the typed text. ``values``: pairs of words and a value."""
    fitting = [
        Choice(name=words[:MAX_SUGGESTION_LENGTH], value=value)
        for words, value in values
        if typed.casefold() in words.casefold() and len(value) <= MAX_SUGGESTION_LENGTH
    ]
    return fitting[:MAX_SUGGESTIONS]


async def _suggest_seasons(context: Context, typed: str) -> Suggestions:
    """Return the seasons that contain the typed text."""
    seasons = (*(await choices_of(context)).seasons, "")
    return _fitting(typed, ((season_words(context.text, season), season or ALL) for season in seasons))


async def _suggest_rules(context: Context, typed: str) -> Suggestions:
    """Return the rules of finished matches that contain the typed text."""
    codes = (await choices_of(context)).rulesets
    return _fitting(typed, ((rules_name(context.text, code), code) for code in codes))


Season: TypeAlias = Annotated[Range[str, 1, TYPED], Suggested(_suggest_seasons)]
"""The type of an option with a season, as a user types it."""
PlayedRules: TypeAlias = Annotated[Range[str, 1, LONGEST], Suggested(_suggest_rules)]
"""The type of an option with the rules of finished matches: a preset or a code."""


async def post_page(context: PressContext, page: Callable[[PressContext], Awaitable[LayoutView]]) -> None:
    """Post a page to the channel, once for each screen. ``page``: gets the press with the words of the channel.

    Raises `Refused`, and what ``page`` raises.
    """
    await _check_may_post(context)
    pressed, button = context.interaction.message, context.action_id
    with context.messages.posted_pages.posting(pressed.id if pressed else 0, f"{button.table} {button.arg}"):
        words = await context.messages.localizer.public_words(context.interaction)
        await context.response.post(await page(replace(context, text=words)))


async def _check_may_post(context: Context) -> None:
    """Raise `Refused` unless the user and the bot may both write in this channel."""
    in_thread = isinstance(context.interaction.channel, discord.Thread)
    may = context.interaction.permissions
    if not (may.send_messages_in_threads if in_thread else may.send_messages):
        raise Refused("refused-post")
    await check_permissions(context.interaction, context.text)
