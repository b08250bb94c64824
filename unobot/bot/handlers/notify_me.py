"""People who want to know of the next table in a channel: when it opens, one message calls them all."""

from __future__ import annotations

from functools import partial

import discord
from msgspec.structs import replace

from unobot.bot.custom_ids import ActionId, Verb
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.interactions.button_context import InteractionContext, InteractionHandlers
from unobot.bot.interactions.permissions import Surface, surface_of
from unobot.bot.messages.messages import Messages
from unobot.bot.messages.preferences_cache import parent_of
from unobot.bot.screens.notify_me import notify_me_off_screen, notify_me_on_screen
from unobot.tables.errors import Refused
from unobot.tables.table import Table

CALLED = 20
"""People called at most, those who have waited longest: a message with more mentions is a nuisance."""
MOST = 200
"""People who can follow one channel."""
OFF = "off"


async def _follow(errand: InteractionContext) -> None:
    """Somebody wants to be called, or no more. Raises `Refused`, `StorageError`."""
    if errand.action.arg not in ("", OFF):
        raise Refused("refused-unknown-button")
    place_id = place_of(errand.interaction)
    choices, user_id, follows = errand.messages.preferences, errand.user_id, errand.action.arg != OFF
    place = await choices.own(place_id)
    if follows and user_id not in place.followers and len(place.followers) >= MOST:
        raise Refused("refused-notify-me-full")
    others = tuple(each for each in place.followers if each != user_id)
    if follows != (user_id in place.followers):
        await choices.settle(place_id, replace(place, followers=(*others, user_id) if follows else others))
    screen = notify_me_on_screen(errand.t, place_id) if follows else notify_me_off_screen(errand.t, place_id)
    if surface_of(errand.interaction) is Surface.PANEL and not follows:
        await errand.answer.redraw(screen)
    else:
        await errand.answer.show(screen)


def place_of(interaction: discord.Interaction) -> int:
    """What is followed where this was asked: the channel, also in its threads."""
    place_id = parent_of(interaction) or interaction.channel_id
    assert place_id is not None  # it was asked in a channel
    return place_id


def call_followers(messages: Messages, interaction: discord.Interaction, table: Table) -> None:
    """A table was opened by this interaction: whoever follows its channel is to know soon."""
    messages.tasks.start(("call", table.id), partial(_call, messages, table, place_of(interaction)))


async def _call(messages: Messages, table: Table, place_id: int) -> None:
    """Call those who have no seat yet, if there is one for them. Raises what Discord raises, and `StorageError`."""
    state = table.state
    if state.status != "lobby" or state.admission.access != "open":
        return
    known = {seat.user_id for seat in state.seats}.union(state.admission.kicked)
    people = [each for each in (await messages.preferences.own(place_id)).followers if each not in known][:CALLED]
    if not people:
        return
    text = messages.localizer.words_at(table)
    button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        label=text("button-notify-me-off"), custom_id=str(ActionId(0, 0, Verb.FOLLOW, OFF))
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


HANDLERS: InteractionHandlers = {Verb.FOLLOW: _follow}
