"""Notifications about the next table of a channel: one message mentions all users who asked for it."""

from __future__ import annotations

from functools import partial

import discord
from msgspec.structs import replace

from unobot.bot.custom_ids import ActionId, Verb
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.messages import Messages
from unobot.bot.messages.preferences_cache import parent_of
from unobot.bot.screens.notify_me import notify_me_off_screen, notify_me_on_screen
from unobot.model.refused import Refused
from unobot.tables.state.admission import barred
from unobot.tables.state.places import PLACES
from unobot.tables.table import Table

CALLED = 20
"""The most users that one message mentions, the earliest followers first. More mentions would be spam."""
MOST = 200
"""The most users who can follow one channel."""
OFF = "off"


async def _notify(context: PressContext) -> None:
    """Turn the notifications of this user on or off. Raises `Refused` and `StorageError`."""
    if context.action_id.arg not in ("", OFF):
        raise Refused("refused-unknown-button")
    place_id = followed_place(context.interaction)
    choices, user_id, follows = context.messages.preferences, context.user_id, context.action_id.arg != OFF
    place = await choices.latest(place_id)
    if follows and user_id not in place.followers and len(place.followers) >= MOST:
        raise Refused("refused-notify-me-full")
    others = tuple(each for each in place.followers if each != user_id)
    if follows != (user_id in place.followers):
        followers = (*others, user_id) if follows else others
        await choices.settle(place_id, replace(place, followers=followers), context.server_id)
    screen = notify_me_on_screen(context.text, place_id) if follows else notify_me_off_screen(context.text, place_id)
    if context.surface is Surface.PANEL and not follows:
        await context.response.redraw(screen)
    else:
        await context.response.show(screen)


def followed_place(interaction: discord.Interaction) -> int:
    """Return the id of the channel to follow. In a thread, that is its parent."""
    place_id = parent_of(interaction) or interaction.channel_id
    assert place_id is not None  # the interaction came from a channel
    return place_id


def call_followers(context: Context, table: Table) -> None:
    """Notify the followers of the channel about the table that this interaction opened."""
    if PLACES[table.state.place].reminds != "players":
        return
    messages, place_id = context.messages, followed_place(context.interaction)
    messages.tasks.start(("call", table.id), partial(_call, messages, table, place_id))


async def _call(messages: Messages, table: Table, place_id: int) -> None:
    """Mention the followers without a seat if the lobby is open. Raises `discord.HTTPException` and `StorageError`."""
    state = table.state
    if state.status != "lobby" or state.admission.access != "open":
        return
    known = {seat.user_id for seat in state.seats}
    followers = (await messages.preferences.own(place_id)).followers
    welcome = [each for each in followers if barred(state, each) is None and not table.policy.bans(each)]
    people = [each for each in welcome if each not in known][:CALLED]
    if not people:
        return
    text = messages.localizer.words_at(table)
    button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        label=text("button-notify-me-off"), custom_id=str(ActionId(0, 0, Verb.NOTIFY, OFF))
    )
    view = discord.ui.View(timeout=None)
    view.add_item(button)
    view.stop()
    message = {
        "content": text("notify-me-call", mentions=" ".join(f"<@{each}>" for each in people)),
        "view": view,
        "allowed_mentions": discord.AllowedMentions(users=[discord.Object(each) for each in people]),
        "nonce": f"call.{table.id}",
    }
    await messages.delivery.send(Rank.CALL, state.channel_id, message)


ACTIONS = (
    GeneralAction(
        verb=Verb.NOTIFY,
        handler=_notify,
        offered=Control.BUTTON.on(Surface.TABLE, Surface.PANEL),
        by_argument={OFF: Control.BUTTON.on(Surface.PANEL, Surface.REMINDER)},
        who="anybody, for themselves",
        when="any",
        checked="200 users a channel",
    ),
)
