"""The panel behind *React*: six emotes for a player, and two ways to mute them for the host."""

from __future__ import annotations

from functools import partial

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import TableAction
from unobot.bot.interactions.context import TableContext
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.interactions.panel_answers import show_over_hand
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.features.reactions.screens import MUTE, reactions_screen
from unobot.model.refused import Refused, Stale
from unobot.tables.reactions import check_may_react
from unobot.tables.state import hosting
from unobot.wording.reaction_words import SIGNS

REFUSED_BY_PLACE = "refused-reactions-here"
"""The reason of a refusal by the settings of a server or a channel. Hosts cannot change it."""


_BUTTON = Control.BUTTON.on(Surface.PANEL)


async def offers_reactions(context: TableContext, *, manages: bool) -> bool:
    """Return whether *More* leads this user to the reactions: to react, or to manage them. Raises `StorageError`."""
    refusal = await _reaction_refusal(context)
    return refusal is None or (manages and refusal.reason != REFUSED_BY_PLACE)


async def _react(context: TableContext) -> None:
    """Show the panel, or put the chosen emote on the table. The panel says why that is refused."""
    if context.action_id.arg:
        await _redraw(context, await _put(context, context.action_id.arg))
        return
    refusal = await _reaction_refusal(context)
    if refusal is not None and not await offers_reactions(context, manages=await _manages(context)):
        raise refusal
    await _redraw(context)


async def _put(context: TableContext, emote: str) -> str:
    """Put an emote on the table. Return a sentence about the result. Raises `Stale`."""
    refusal = await _reaction_refusal(context)
    if refusal is not None:
        return sentence(context.text, refusal)
    try:
        await context.table.react(context.user_id, emote)
    except Stale:
        raise
    except Refused as error:
        return sentence(context.text, error)
    return context.text("note-reacted", emoji=SIGNS[emote])


async def _manage(context: TableContext) -> None:
    """Switch the reactions of the table on or off, or mute a player."""
    moderator, arg = await context.is_moderator(), context.action_id.arg
    switch, _, guest = context.choice.partition(">")
    if arg in ("on", "off"):
        change = partial(hosting.set_reactions, enabled=arg == "on")
    elif arg == MUTE and switch in ("on", "off") and guest.isdecimal():
        change = partial(hosting.set_muted, guest_id=int(guest), muted=switch == "off")
    else:
        raise Refused("refused-unknown-button")
    await context.table.change(context.user_id, change, moderator=moderator)
    await _redraw(context, context.text("note-changed"))


async def _reaction_refusal(context: TableContext) -> Refused | None:
    """Return why this user may not react, or None if they may."""
    preferences = context.messages.preferences
    if (await preferences.settings_for(context.interaction)).reactions is False:
        return Refused(REFUSED_BY_PLACE)
    if not (await preferences.of_user(context.user_id)).reactions:
        return Refused("refused-reactions-own")
    try:
        check_may_react(context.table.state, context.user_id)
    except Refused as error:
        return error
    return None


async def _manages(context: TableContext) -> bool:
    return context.user_id == context.table.state.host_id or await context.is_moderator()


async def _redraw(context: TableContext, note: str = "") -> None:
    manages, reacts = await _manages(context), await _reaction_refusal(context) is None
    build = partial(reactions_screen, user_id=context.user_id, reacts=reacts, manages=manages)
    await show_over_hand(context, build, note)


ACTIONS = (
    TableAction(
        verb=Verb.REACT,
        ends_with_stage=True,
        handler=_react,
        offered=_BUTTON,
        who="a seated player who has not left and is not muted",
        when="round or pause",
        checked="one of six emotes; one in ten seconds; not muted by the server, the table or the player",
    ),
    TableAction(
        verb=Verb.REACTIONS,
        ends_with_stage=True,
        handler=_manage,
        offered=_BUTTON,
        by_argument={MUTE: Control.MENU.on(Surface.PANEL)},
        who="the host or a moderator; checked again at each press",
        when="table open",
        checked="`on` or `off`; another player who has a seat",
    ),
)
