"""The daily deals: `/uno daily`, the tries at them, and their results."""

from __future__ import annotations

import datetime as dt
from io import BytesIO
from typing import Any

import discord
from discord.app_commands import Range
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import GeneralAction, RecordAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.interactions.slash_commands import command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.features.daily.games import DailyEntry, DailyGames, OpenTry
from unobot.features.daily.record import daily_view, points_of, squares_of
from unobot.features.daily.screens import RoundTally, daily_frame, daily_post_screen, daily_record_screen, daily_screen
from unobot.features.results.actions import post_page
from unobot.features.solo.actions import press_hand_button
from unobot.features.solo.screens import solo_screen
from unobot.model.daily_try import WORLD
from unobot.model.refused import Refused, Stale
from unobot.rules.play.decide import IllegalMove

_WORLD, _SERVER = "world", "server"
_MAX_DATE_LENGTH = 20
"""The most characters of a date that a user types. A date has 10."""
_PRIVATE_BUTTON = Control.BUTTON.on(Surface.PANEL, Surface.DIRECT)


@command()
async def daily(context: Context, date: Range[str, 1, _MAX_DATE_LENGTH] = "") -> None:
    """Show the deals of a day, with buttons for the caller. ``date``: empty for today."""
    await _show_day(context, context.kit[DailyGames].day(date.strip()))


async def _show_day(context: Context, day: dt.date, *, is_checked: bool = False) -> None:
    """Show the deals of a day: the world's deal, and the deal of the interaction's server. Raises `Refused`.

    ``is_checked``: whether to show whole seals and seeds.
    """
    games, guild_id, user_id = context.kit[DailyGames], context.server_id, context.user_id
    if guild_id is not None:
        await context.hub.policies.check(guild_id, user_id)
    entries = [await games.entry(user_id, WORLD, guild_id, day)]
    if guild_id is not None:
        entries.append(await games.entry(user_id, guild_id, guild_id, day))
    is_today, in_server = day == games.today, guild_id is not None
    screen = daily_screen(context.text, entries, is_today=is_today, in_server=in_server, is_checked=is_checked)
    await context.answer(screen)


async def _daily(context: PressContext) -> None:
    """Show the deals of a day, or begin a try. Raises `Refused` and `StorageError`."""
    games = context.kit[DailyGames]
    verb, _, day = context.action_id.arg.partition(" ")
    match verb, day:
        case (("open" | "show"), ""):
            await _show_day(context, games.today)
        case (("day" | "check"), date_text) if date_text:
            await _show_day(context, games.day(date_text), is_checked=verb == "check")
        case ("world" | "server") as kind, date_text:
            guild_id = context.server_id
            if guild_id is not None:
                await context.hub.policies.check(guild_id, context.user_id)
            server_id = WORLD if kind == _WORLD else guild_id
            if server_id is None:
                raise Refused("refused-daily-server")
            if date_text:
                open_try = await games.get_attempt(context.user_id, server_id, games.day(date_text), context.name)
            else:
                open_try = await games.begin(context.user_id, server_id, guild_id, context.name)
            await _show(context, open_try)
        case _:
            raise Refused("refused-unknown-button")


async def _try(context: PressContext) -> None:
    """Do the action of a button of a try, and show the try in the same message. A refusal becomes a note in it."""
    games, try_id = context.kit[DailyGames], context.action_id.table
    open_try = await games.open(context.user_id, try_id, context.name)
    for server_id in {context.server_id, open_try.stored.server_id or None}:  # a deal of a server counts there
        await context.hub.policies.check(server_id, context.user_id)
    if context.action_id.arg == "post":
        await _post(context, open_try)
        return
    if context.action_id.arg == "record":
        await _record(context, open_try)
        return
    if open_try.stored.squares is None:
        games.check_open(open_try)
    looks: dict[str, Any] = {}
    note = None
    try:
        await press_hand_button(context, open_try.game, looks)
        open_try = await games.save(open_try)
    except (Refused, IllegalMove) as error:
        note = sentence(context.text, error, daily_view(open_try.game))
        if isinstance(error, Stale):  # another press may have been faster
            open_try = await games.open(context.user_id, try_id, context.name)
    await _show(context, open_try, note, **looks)


async def _post(context: PressContext, open_try: OpenTry) -> None:
    """Post the result of a try in the channel. Raises `Refused`."""
    stored = open_try.stored
    if context.server_id is None or stored.squares is None:
        raise Refused("refused-daily-not-over")
    if stored.server_id not in (WORLD, context.server_id):
        raise Refused("refused-daily-elsewhere")

    async def page(public: PressContext) -> LayoutView:
        return daily_post_screen(public.text, public.name, await _entry(context, open_try))

    await post_page(context, page)


async def _record(context: PressContext, open_try: OpenTry) -> None:
    """Send the record of a try with its seed. Raises `Refused` before the end of its day."""
    text = await context.kit[DailyGames].record(open_try)
    name = f"daily-{open_try.stored.day}.jsonl"
    await context.response.show(daily_record_screen(context.text, name), discord.File(BytesIO(text.encode()), name))


async def _show(context: PressContext, open_try: OpenTry, note: str | None = None, **looks: Any) -> None:  # noqa: ANN401 - the looks of a hand
    game, view = open_try.game, daily_view(open_try.game)
    attaches = context.messages.attachments.are_on and context.interaction.app_permissions.attach_files
    tally = RoundTally(squares_of(game), points_of(game))
    entry = await _entry(context, open_try)
    screen = solo_screen(
        context.text,
        view,
        game.stage,
        daily_frame(context.text, view, entry, tally, in_server=context.server_id is not None),
        sort=context.messages.preferences.cached(context.user_id).sort,
        note=note,
        attaches=attaches,
        **looks,
    )
    context.kit[DailyGames].cache(open_try)
    await context.response.redraw(screen)


async def _entry(context: PressContext, open_try: OpenTry) -> DailyEntry:
    games = context.kit[DailyGames]
    if open_try.stored.squares is None:  # nothing to compare yet, and most presses are moves
        return games.unfinished_entry(open_try)
    return await games.entry(context.user_id, open_try.stored.server_id, context.server_id, open_try.deal.day)


ACTIONS = (
    GeneralAction(
        verb=Verb.DAILY,
        handler=_daily,
        offered=_PRIVATE_BUTTON,
        by_argument={"open": Control.BUTTON.on(Surface.TABLE), "server": Control.BUTTON.on(Surface.PANEL)},
        who="anybody who is not banned there",
        when="any",
        checked="a day until today; the user has not finished that deal",
    ),
    RecordAction(
        verb=Verb.TRY,
        handler=_try,
        offered=_PRIVATE_BUTTON,
        by_argument={"post": Control.BUTTON.on(Surface.PANEL)},
        place="any place; the user's own game",
        who="the user who began the try",
        when="until an hour after its day; `record` after that; `post` after the last round",
        checked="the move is fresh and legal; before it posts, the permissions of the user and of the bot",
    ),
)
COMMANDS = (daily,)
