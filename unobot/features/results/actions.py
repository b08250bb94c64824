"""The pages of results: stats, leaderboard, history, achievements and fairness."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from typing import Annotated, TypeAlias

import discord
from discord.app_commands import Choice, Range
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.permissions import can_see_channel, check_permissions, server_here
from unobot.bot.interactions.slash_commands import (
    MAX_SUGGESTION_LENGTH,
    MAX_SUGGESTIONS,
    Suggested,
    Suggestions,
    command,
)
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.display_names import clean_line
from unobot.bot.messages.messages import Messages
from unobot.features.results.posted_pages import PostedPages
from unobot.features.results.screens import (
    ALL,
    MAX_PAGE_MATCHES,
    MINE,
    POST,
    RULES,
    SCOPES,
    SEASON,
    SHOW,
    ResultFilters,
    Scope,
    achievements_screen,
    fairness_screen,
    history_screen,
    leaderboard_screen,
    rules_key,
    stats_screen,
)
from unobot.features.results.store import Results
from unobot.features.results.words import rules_name, season_words
from unobot.i18n import Text
from unobot.model.former import FORMER
from unobot.model.match_result import SAMPLED_MATCHES, MatchResult
from unobot.model.people import own_emblem
from unobot.model.refused import Refused
from unobot.results.card_fairness import judge_fairness
from unobot.results.ratings import MIN_RATED_MATCHES
from unobot.results.seasons import ALL_TIME, DEFAULT_SEASONS, season_of
from unobot.rules.ruleset.codes import MAX_CODE_LENGTH
from unobot.rules.ruleset.ruleset import named_ruleset
from unobot.typed_text import folded, plain

MAX_SEASON_LENGTH = 40
"""The most characters of a season that a user types."""
_FILTER_ARG = re.compile(rf"({SEASON}|{RULES}|{POST}|{SHOW})>([0-9Q-]{{0,7}})>([0-9a-f]{{8}})?>([0-9]{{1,19}})")
"""An argument of `filter_arg`."""
ID_LIMIT = 2**63
"""Discord's ids are below this number."""
MAX_LAST_PLACES = 10
"""The most last places on a stats card."""
_MATCHES_PER_READ = 40
"""The matches that one read returns. Matches of channels that the reader may not see are left out afterward."""
_MAX_READS = 5
"""The most reads for one page."""
_MAX_CHANNELS = 25
"""The most channels whose permissions are checked for one page."""


async def choices_of(context: Context) -> ResultFilters:
    """Return filters for all time and all rules, with the choices of this server. Raises `StorageError`."""
    guild_id, results = context.server_id, context.kit[Results]
    if guild_id is None:
        return ResultFilters()
    seasons, rulesets = await results.seasons(guild_id), await results.rulesets(guild_id)
    current = await current_season(context)
    return ResultFilters(seasons=[*filter(None, dict.fromkeys((current, *seasons)))], rulesets=[*rulesets])


async def current_season(context: Context) -> str:
    """Return the current season of the interaction's server. Raises `StorageError`."""
    settings = await context.messages.preferences.own_settings(context.server_id or 0)
    return season_of(context.at, settings.seasons or DEFAULT_SEASONS)


def parse_filters(text: Text, choices: ResultFilters, season: str | None, rules: str) -> ResultFilters:
    """Return the filters that a user typed into a command. ``season``: None or empty for all time.

    Raises `Refused`, and the errors of `named_ruleset`.
    """
    season_id = _season(text, choices, season) if season else ""
    if not rules:
        return replace(choices, season=season_id)
    code = named_ruleset(rules).code
    if code not in choices.rulesets:
        raise Refused("refused-rules-unplayed")
    return replace(choices, season=season_id, rules=code)


def _season(text: Text, choices: ResultFilters, typed: str) -> str:
    """Return the season that a user means. Raises `Refused` if there is none."""
    name = folded(plain(typed))
    for season in ("", *choices.seasons):
        if name in {folded(season or ALL), folded(plain(season_words(text, season)))}:
            return season
    raise _season_refusal(text, choices, typed)


def _season_refusal(text: Text, choices: ResultFilters, typed: str) -> Refused:
    seasons = text.listed([season_words(text, season) for season in (*choices.seasons[:MAX_SUGGESTIONS], "")])
    return Refused("refused-season", season=clean_line(typed, MAX_SEASON_LENGTH), seasons=seasons)


async def filters_after_press(context: PressContext) -> tuple[str, ResultFilters, int]:
    """Return the action of a control, its filters after the press, and its user or page (see `filter_arg`).

    Raises `Refused` and `StorageError`.
    """
    match = _FILTER_ARG.fullmatch(context.action_id.arg)
    if match is None:
        raise Refused("refused-unknown-button")
    action, season, key, extra = match.groups()
    choices = await choices_of(context)
    if action == SEASON:
        season = "" if context.choice == ALL else context.choice
    if action == RULES:
        key = "" if context.choice == ALL else context.choice
    if season not in ("", *choices.seasons):
        raise _season_refusal(context.text, choices, season)
    codes = {rules_key(code): code for code in ("", *choices.rulesets)}
    if (key or "") not in codes:
        raise Refused("refused-rules-unplayed")
    return action, replace(choices, season=season, rules=codes[key or ""]), int(extra)


def _suggestions(typed: str, values: Iterable[tuple[str, str]]) -> Suggestions:
    """Return the choices whose words contain the typed text. ``values``: pairs of words and a value."""
    choices = [
        Choice(name=words[:MAX_SUGGESTION_LENGTH], value=value)
        for words, value in values
        if folded(typed) in folded(words) and len(value) <= MAX_SUGGESTION_LENGTH
    ]
    return choices[:MAX_SUGGESTIONS]


async def _suggest_seasons(context: Context, typed: str) -> Suggestions:
    """Return the seasons that contain the typed text."""
    seasons = (*(await choices_of(context)).seasons, "")
    return _suggestions(typed, ((season_words(context.text, season), season or ALL) for season in seasons))


async def _suggest_rules(context: Context, typed: str) -> Suggestions:
    """Return the rules of finished matches that contain the typed text."""
    codes = (await choices_of(context)).rulesets
    return _suggestions(typed, ((rules_name(context.text, code), code) for code in codes))


Season: TypeAlias = Annotated[Range[str, 1, MAX_SEASON_LENGTH], Suggested(_suggest_seasons)]
"""The type of an option with a season, as a user types it."""
PlayedRules: TypeAlias = Annotated[Range[str, 1, MAX_CODE_LENGTH], Suggested(_suggest_rules)]
"""The type of an option with the rules of finished matches: a preset or a code."""


async def post_page(context: PressContext, page: Callable[[PressContext], Awaitable[LayoutView]]) -> None:
    """Post a page to the channel, once for each screen. ``page``: gets the press with the language of the channel.

    Raises `Refused`, and the errors of ``page``.
    """
    await _check_may_post(context)
    message, button = context.interaction.message, context.action_id
    with context.kit[PostedPages].posting(message.id if message else 0, f"{button.table} {button.arg}"):
        public_text = await context.messages.localizer.public_words(context.interaction)
        await context.response.post(await page(replace(context, text=public_text)))


async def _check_may_post(context: Context) -> None:
    """Raise `Refused` unless the user and the bot may both write in this channel."""
    in_thread = isinstance(context.interaction.channel, discord.Thread)
    permissions = context.interaction.permissions
    if not (permissions.send_messages_in_threads if in_thread else permissions.send_messages):
        raise Refused("refused-post")
    await check_permissions(context.interaction, context.text)


async def shows_achievements(messages: Messages, guild_id: int, user_id: int) -> bool:
    """Return whether the server and the person have achievements on. Raises `StorageError`."""
    server = await messages.preferences.own_settings(guild_id)
    return server.achievements is not False and (await messages.preferences.of_user(user_id)).achievements


async def _list(context: PressContext) -> None:
    """Show a page of the achievements of a person in this server. Raises `Refused` and `StorageError`."""
    guild_id, hub, text = context.server_id, context.hub, context.text
    person, _, page = context.action_id.arg.partition(">")
    page = page or "0"
    if guild_id is None or not (person.isdecimal() and page.isdecimal()) or (user_id := int(person)) >= ID_LIMIT:
        raise Refused("refused-unknown-button")
    await hub.policies.check(guild_id, context.user_id)
    if (await context.messages.preferences.own_settings(guild_id)).achievements is False:
        raise Refused("refused-achievements-off")
    stats = await context.kit[Results].stats(guild_id, user_id, ALL_TIME, "")
    name = text("name-unknown") if stats is None else stats.name
    if not await shows_achievements(context.messages, guild_id, user_id):
        raise Refused("achievements-private", name=name)
    achievements = await context.kit[Results].achievements(user_id, guild_id)
    is_own = user_id == context.user_id
    screen = achievements_screen(text, user_id, name, achievements, is_own=is_own, page=int(page))
    await context.response.show(screen)


@command()
async def stats(
    context: Context,
    person: discord.User | discord.Member | None = None,
    season: Season = "",
    rules: PlayedRules = "",
) -> None:
    """Show the stats of a person in this server, or the caller's in all servers in a direct message."""
    user = person or context.interaction.user
    if user.bot:
        raise Refused("refused-stats-bot", name=context.messages.localizer.name_of(user, context.text))
    if context.server_id is None and (season or rules):
        raise Refused("refused-stats-season-direct")
    filters = parse_filters(context.text, await choices_of(context), season, rules)
    await context.answer(await _page(context, filters, user))


async def _page(
    context: Context, filters: ResultFilters, person: discord.User | discord.Member | int, *, posted: bool = False
) -> LayoutView:
    """Return the stats of a person in this server, or in all servers in a direct message.

    ``person``: a user, or only their id; then the name comes from their newest match. Raises `StorageError`, and
    `Refused` if the reader is banned in the server, or asks for another person in a direct message.
    """
    hub, messages, text = context.hub, context.messages, context.text
    guild_id, user_id = context.server_id, person if isinstance(person, int) else person.id
    await hub.policies.check(guild_id, context.user_id)
    is_own = user_id == context.user_id
    if guild_id is None and not is_own:
        raise Refused("refused-stats-direct")
    banned_in = await hub.policies.banned_in(user_id) if guild_id is None else frozenset[int]()
    player_stats = await context.kit[Results].stats(guild_id, user_id, filters.season, filters.rules, without=banned_in)
    user = context.interaction.user if is_own else person
    if isinstance(user, int):
        name = text("name-unknown") if player_stats is None else player_stats.name
        name = text("name-former") if name == FORMER else name
    else:
        name = messages.localizer.name_of(user, text)
    preferences = await messages.preferences.of_user(user_id)
    is_rated = guild_id is not None and preferences.rated
    places = [] if filters.season or filters.rules else await _last_places(context, guild_id, user_id)
    return stats_screen(
        text,
        user_id,
        own_emblem(user_id, preferences),
        name,
        player_stats,
        filters,
        places=places,
        needed=MIN_RATED_MATCHES if is_rated else None,
        is_own=is_own and not posted,
        in_server=guild_id is not None,
        is_partial=bool(banned_in),
        achievements=guild_id is not None and await shows_achievements(messages, guild_id, user_id),
        posted=posted,
    )


async def _last_places(context: Context, guild_id: int | None, user_id: int) -> list[int]:
    """Return the places of a person in their last matches in a server, newest last. Empty outside servers."""
    if guild_id is None:
        return []
    return [*reversed(await context.kit[Results].last_places(guild_id, user_id, MAX_LAST_PLACES))]


async def _stats(context: PressContext) -> None:
    """Show other stats in the panel, post them, or show the user their own. Raises `Refused` and `StorageError`."""
    if context.action_id.arg == MINE:
        await context.answer(await _page(context, await choices_of(context), context.interaction.user))
        return
    action, filters, user_id = await filters_after_press(context)
    if not context.is_private:
        raise Refused("refused-unknown-button")
    if action == POST:
        await post_page(context, lambda public: _page(public, filters, user_id, posted=True))
        return
    await context.answer(await _page(context, filters, user_id))


@command()
async def leaderboard(context: Context, season: Season = "", rules: PlayedRules = "") -> None:
    """Show the first page of the leaderboard. ``season``: empty for the current season."""
    server_here(context.interaction, "refused-leaderboard-direct")
    filters = parse_filters(context.text, await choices_of(context), season, rules)
    if not season:
        filters = replace(filters, season=await current_season(context))
    await context.answer(await _leaderboard_page(context, filters))


async def _leaderboard_page(
    context: Context, filters: ResultFilters, number: int = 0, *, posted: bool = False
) -> LayoutView:
    """Return a page of the leaderboard of this server. Raises `Refused` and `StorageError`."""
    guild_id, user_id = server_here(context.interaction, "refused-leaderboard-direct"), context.user_id
    await context.hub.policies.check(guild_id, user_id)
    page = await context.kit[Results].leaderboard(guild_id, filters.season, filters.rules, number, user_id)
    is_rated = (await context.messages.preferences.of_user(user_id)).rated
    return leaderboard_screen(context.text, page, filters, is_rated=is_rated, posted=posted)


async def _leaderboard(context: PressContext) -> None:
    """Turn or filter the panel, post its page, or open a panel. Raises `Refused` and `StorageError`."""
    action, filters, number = await filters_after_press(context)
    if action == POST and context.is_private:
        await post_page(context, lambda public: _leaderboard_page(public, filters, number, posted=True))
    elif context.is_private or action == SHOW:
        await context.answer(await _leaderboard_page(context, filters, number))
    else:
        raise Refused("refused-unknown-button")


async def _history(context: PressContext) -> None:
    """Show the matches of the scope, and before the match, in the button's argument."""
    name, _, before = context.action_id.arg.partition(">")
    is_number = before.isascii() and before.isdecimal() and len(before) < 16
    scope = next((scope for scope in SCOPES if scope == name), None)
    if scope is None or not (is_number or not before):
        raise Refused("refused-unknown-button")
    await _show(context, scope, int(before) if before else None)


@command()
async def history(context: Context) -> None:
    """List the finished matches of this channel."""
    await _show(context, "channel")


async def _show(context: Context, scope: Scope, before: int | None = None) -> None:
    """Show the matches that ended before a match, or the last ones. Raises `Refused` and `StorageError`."""
    guild_id = server_here(context.interaction, "refused-history-place")
    await context.hub.policies.check(guild_id, context.user_id)
    channel_id = context.interaction.channel_id if scope == "channel" else None
    user_id = context.user_id if scope == "mine" else None
    visible, visible_channels = list[MatchResult](), dict[int, bool]()
    last = before
    for _ in range(_MAX_READS):
        matches = await context.kit[Results].history(guild_id, channel_id, user_id, last, _MATCHES_PER_READ)
        visible += await _visible_matches(context, matches, visible_channels)
        last = matches[-1].match_id if len(matches) == _MATCHES_PER_READ else None
        if last is None or len(visible) > MAX_PAGE_MATCHES:
            break
    older = visible[MAX_PAGE_MATCHES - 1].match_id if len(visible) > MAX_PAGE_MATCHES else last
    await context.answer(
        history_screen(context.text, scope, visible[:MAX_PAGE_MATCHES], is_first=before is None, older=older)
    )


async def _visible_matches(
    context: Context, matches: Sequence[MatchResult], visible_channels: dict[int, bool]
) -> list[MatchResult]:
    """Return the matches that the caller may see: they played in the match, or can see its channel.

    ``visible_channels``: whether the caller can see each channel that was checked before; gets the new ones. One page
    checks at most `_MAX_CHANNELS` channels, because a check may need a request to Discord. Matches of further channels
    are left out.
    """
    user_id = context.user_id
    channel_ids = {match.channel_id for match in matches if all(seat.user_id != user_id for seat in match.seats)}
    new_ids = sorted(channel_ids - visible_channels.keys(), reverse=True)[
        : _MAX_CHANNELS - len(visible_channels)
    ]  # the newest channels
    visibility = await asyncio.gather(*(can_see_channel(context.interaction, channel_id) for channel_id in new_ids))
    visible_channels.update(zip(new_ids, (is_visible is True for is_visible in visibility), strict=True))
    return [
        match
        for match in matches
        if visible_channels.get(match.channel_id) or any(seat.user_id == user_id for seat in match.seats)
    ]


@command()
async def fairness(context: Context) -> None:
    """Show how often each kind of card was drawn in this server, and what chance expects."""
    guild_id = server_here(context.interaction, "refused-fairness-place")
    await context.hub.policies.check(guild_id, context.user_id)
    cards = judge_fairness(await context.kit[Results].draws(guild_id))
    await context.answer(fairness_screen(context.text, cards, SAMPLED_MATCHES))


ACTIONS = (
    GeneralAction(
        verb=Verb.ACHIEVED,
        handler=_list,
        offered=Control.BUTTON.on(Surface.PANEL),
        who="anybody who is not banned in the server",
        when="any",
        checked="achievements of that server only; switched on by the server and by that person",
    ),
    GeneralAction(
        verb=Verb.STATS,
        handler=_stats,
        offered=Control.BUTTON.on(Surface.PANEL) | Control.MENU.on(Surface.PANEL),
        by_argument={MINE: Control.BUTTON.on(Surface.PANEL, Surface.TABLE)},
        who="anybody who is not banned in the server",
        when="any",
        checked="a season and rules of that server; before it posts, the permissions of the user and of the bot",
    ),
    GeneralAction(
        verb=Verb.LEADERBOARD,
        handler=_leaderboard,
        offered=Control.BUTTON.on(Surface.PANEL, Surface.TABLE) | Control.MENU.on(Surface.PANEL),
        who="anybody who is not banned in the server",
        when="any",
        checked="a season and rules of that server; before it posts, the permissions of the user and of the bot",
    ),
    GeneralAction(
        verb=Verb.HISTORY,
        handler=_history,
        offered=Control.BUTTON.on(Surface.PANEL),
        who="anybody; only matches of channels that they can see",
        when="any",
        checked="`channel`, `server` or `mine`, and the number of a match",
    ),
)

COMMANDS = (
    stats,
    leaderboard,
    history,
    fairness,
)
