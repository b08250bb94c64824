"""The buttons of the table message: seats, Uno, Catch, Ready, and the panel of *More*."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import sha256
from io import BytesIO

import discord

from unobot.bot.custom_ids import Verb
from unobot.bot.discord_api.error_codes import SLOW_MODE, may_improve
from unobot.bot.handlers.hand import act, press_hand, redraw
from unobot.bot.handlers.open_lobbies import check_may_start_here
from unobot.bot.handlers.reactions import offers_reactions
from unobot.bot.interactions.actions import TableAction
from unobot.bot.interactions.context import TableContext
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.interactions.permissions import check_permissions
from unobot.bot.interactions.responses import Response
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.messages import Messages
from unobot.bot.screens import (
    RECORD,
    end_screen,
    fair_deal_screen,
    invitation_joined_screen,
    invitation_refused_screen,
    menu_screen,
    notice_screen,
    rules_screen,
    sealed_deal_screen,
)
from unobot.bot.screens.start import left_screen
from unobot.gate_place import leave_gate
from unobot.i18n import Text
from unobot.model.messages import MessageKey
from unobot.model.refused import Refused, Stale
from unobot.tables.state import hosting, lobby, players, status
from unobot.tables.state.places import PLACES
from unobot.tables.table import Table

log = logging.getLogger(__name__)


async def redraw_table(context: TableContext) -> None:
    """Redraw the pressed table message, or the ephemeral copy from `/uno status`."""
    if context.is_private:
        await context.response.redraw(context.messages.renderer.copy(context.table, context.user_id, context.text))
    else:
        await redraw(context, "table", 0, context.messages.renderer.public(context.table))


async def _call(context: TableContext) -> None:
    """Call Uno, catch a player or skip the pause. The button is in the table message or in a hand."""
    if context.is_private or context.is_together:
        await press_hand(context)
        return
    try:
        await act(context)
    except Stale:
        if context.table.broken or context.action_id.verb is not Verb.READY:
            raise  # a late Ready is ignored: the next round has started
    await redraw_table(context)


async def _join(context: TableContext) -> None:
    """Take a seat. The button of an invitation is in a DM, where a refusal leaves the link to the table."""
    text, table = context.text, context.table
    name = context.messages.localizer.name_of(context.interaction.user, text)
    join = partial(players.join, name=name)
    if context.surface is not Surface.DIRECT:
        await table.change(context.user_id, join)
        await redraw_table(context)
        return
    server, link = context.messages.renderer.address(table.state)
    try:
        await table.change(context.user_id, join)
    except Stale:
        raise
    except Refused as error:
        words = sentence(text, error, table.view(context.user_id))
        await context.response.redraw(invitation_refused_screen(text, table.view(), words, link=link))
    else:
        server = server or text("dm-place-unknown")
        await context.response.redraw(invitation_joined_screen(text, table.view(), server=server, link=link))


async def _ai(context: TableContext) -> None:
    match context.action_id.arg.partition(">")[0]:
        case "add":
            await context.table.change(context.user_id, partial(lobby.add_ai, level=context.chosen))
        case "away":
            await context.table.change(context.user_id, partial(lobby.remove_ai, name=context.chosen))
        case _:
            raise Refused("refused-unknown-button")
    await redraw_table(context)


async def _start(context: TableContext) -> None:
    """Start the match with as many AIs as the button said. If it would be others by now, only show the lobby again."""
    arg = context.action_id.arg or "0"
    if not arg.isdecimal():
        raise Refused("refused-unknown-button")
    try:
        fixed = await check_may_start_here(context)
        await context.table.start(context.user_id, context.interaction.id, ais=int(arg), fixed=fixed)
    except Stale:
        if context.table.broken:
            raise
        await redraw_table(context)
        await context.response.show(notice_screen(context.text("refused-start-changed")))
    else:
        await redraw_table(context)


async def _leave(context: TableContext) -> None:
    await context.table.change(context.user_id, players.leave)
    if context.is_private:  # from the panel behind "More"
        await context.response.redraw(left_screen(context.text, context.table.view(context.user_id)))
    else:
        await redraw_table(context)


async def _more(context: TableContext) -> None:
    await context.response.show(await _more_of(context))


async def _skip(context: TableContext) -> None:
    await context.table.vote_to_skip(context.user_id, context.action_id.ply)
    view = context.table.view()
    done = view.skip_votes == 0
    note = (
        context.text("note-skipped")
        if done
        else context.text("note-skip", count=view.skip_votes, needed=view.skip_needed)
    )
    await context.response.redraw(notice_screen(note))


async def _autopilot(context: TableContext) -> None:
    """Switch the autopilot on or off."""
    if context.action_id.arg not in ("on", "off"):
        raise Refused("refused-unknown-button")
    await context.table.change(context.user_id, partial(players.set_autopilot, on=context.action_id.arg == "on"))
    await context.response.redraw(await _more_of(context))


async def _rules(context: TableContext) -> None:
    """Show the rules in a new panel, or another page in that panel."""
    page = context.action_id.arg
    if not page:
        await context.response.show(rules_of(context.table, context.text))
    elif context.is_private and page in ("0", "1", "2", "3"):
        await context.response.redraw(rules_of(context.table, context.text, int(page)))
    else:
        raise Refused("refused-unknown-button")


async def _check(context: TableContext) -> None:
    """Show the fingerprint of the deal, and after the match everything that can be checked."""
    table, text, coming = context.table, context.text, ""
    if table.state.options.seal:  # so the next match of this kind has a better proof
        secret = await context.hub.ready_seals.made(context.user_id, context.interaction.created_at.timestamp())
        coming = sha256(secret).hexdigest()
    if table.is_live:  # the seed is still secret
        screen = sealed_deal_screen(text, table.view().commitment, await table.proof(), coming)
        await context.response.show(screen)
        return
    reveal = await table.reveal_seed()
    record = discord.File(BytesIO(reveal.record.encode()), RECORD)
    await context.response.show(fair_deal_screen(text, reveal, coming), record)


async def _bump(context: TableContext) -> None:
    status.check_live(context.table.state)
    status.check_not_suspended(context.table.state)
    leave_gate()  # the request waits for the budget
    await check_permissions(context.interaction, context.text)
    if not await context.messages.table_messages.bump(context.table, context.interaction.token):
        raise Refused("refused-bump")
    await context.response.redraw(notice_screen(context.text("note-bumped")))


async def _set_shown(context: TableContext) -> None:
    """Change what the table message shows: its look, or the moments."""
    verb, arg = context.action_id.verb, context.action_id.arg
    change = _SHOWN.get((verb, arg))
    if change is None:
        raise Refused("refused-unknown-button")
    await context.table.change(context.user_id, change, moderator=await context.is_moderator())
    await context.response.redraw(notice_screen(context.text(f"note-{verb}-{arg}")))


_SHOWN = {
    (Verb.LOOK, "picture"): partial(hosting.set_look, look="picture"),
    (Verb.LOOK, "text"): partial(hosting.set_look, look="text"),
    (Verb.MOMENTS, "on"): partial(hosting.set_moments, shown=True),
    (Verb.MOMENTS, "off"): partial(hosting.set_moments, shown=False),
}
"""The change of each button that chooses what the table message shows."""


async def _end(context: TableContext) -> None:
    """Ask for confirmation, then close the table."""
    table, text = context.table, context.text
    moderator = await context.is_moderator()
    match context.action_id.arg:
        case "yes":
            await table.change(context.user_id, hosting.end, moderator=moderator)
            await context.response.redraw(notice_screen(text("note-ended")))
        case "no":
            await context.response.redraw(notice_screen(text("note-not-ended")))
        case "ask":
            hosting.check_may_end(table.state, context.user_id, moderator=moderator)
            leaves = hosting.counts_as_leaving(table.state, context.user_id)
            await context.response.redraw(end_screen(text, table.view(context.user_id), leaves=leaves))
        case _:
            raise Refused("refused-unknown-button")


async def _more_of(context: TableContext) -> discord.ui.LayoutView:
    """Return the panel of *More* for this user."""
    may_end = context.user_id == context.table.state.host_id or await context.is_moderator()
    reacts = await offers_reactions(context, manages=may_end)
    return menu_screen(context.text, context.table.view(context.user_id), is_host_or_mod=may_end, reacts=reacts)


async def answer_with(messages: Messages, table: Table, response: Response, text: Text) -> None:
    """Answer with the public message of a new table. If Discord refuses that, post it and answer with a sentence.

    Raises `Refused`, as `show_first` does.
    """
    if not await show_first(messages, table, partial(post_table, messages, table, response)):
        await response.show(notice_screen(text("note-bumped")))


async def post_table(messages: Messages, table: Table, response: Response) -> None:
    """Answer a command with the public message of a table."""
    key, rendering = MessageKey(table.id, "table"), messages.renderer.public(table)
    with messages.render_cache.sending(key, rendering, partial(messages.table_messages.mark, table)):
        message_id = await response.post(rendering.view)
        await messages.message_store.put(key, table.state.channel_id, message_id)
    if not PLACES[table.state.place].pushes:
        await messages.message_store.put_panel(table.id, 0, message_id, response.interaction.token)
    await messages.table_messages.keep_token(table, response.interaction)


async def show_first(messages: Messages, table: Table, answer: Callable[[], Awaitable[None]] | None = None) -> bool:
    """Show a new table for the first time: with ``answer``, or else with the bot's own token.

    Return whether the first of these ways worked. If Discord refuses it for good, nobody sees the table, so it is
    closed. Raises `Refused` then, and an error of ``answer`` if a later try may succeed.
    """
    posts = messages.table_messages
    ways = [] if answer is None else [answer]
    if PLACES[table.state.place].pushes:
        ways.append(partial(posts.post_first, table))
    reason = Refused("refused-unseen")
    with posts.posting(table):
        for show in ways:
            try:
                await show()
            except discord.HTTPException as error:
                if may_improve(error) and show is answer:
                    raise
                if may_improve(error):
                    posts.mark(table)  # the edit scheduler tries again
                    return False
                log.warning("table %s: Discord refuses its first message: %s", table.id, error)
                if error.code == SLOW_MODE:
                    reason = Refused("refused-slow-mode", channel=f"<#{table.state.channel_id}>")
            else:
                return show is ways[0]
        await table.change(table.state.host_id, hosting.end)
        raise reason


def rules_of(table: Table, text: Text, page: int = 0) -> discord.ui.LayoutView:
    """Return the screen with the rules of a table."""
    state = table.view().view
    return rules_screen(text, table.ruleset, None if state is None else state.rule, table=table.id, page=page)


_PANEL = Control.BUTTON.on(Surface.PANEL)
_TABLE = Control.BUTTON.on(Surface.TABLE, Surface.PANEL)  # /uno status shows the table in a panel
_OWN = Control.BUTTON.on(Surface.PANEL, Surface.DIRECT)
_calling = partial(
    TableAction, handler=_call, offered=_TABLE | _OWN, plays=True, from_other_servers=True, who="a seated player"
)
ACTIONS = (
    TableAction(
        verb=Verb.JOIN,
        handler=_join,
        offered=_TABLE | Control.BUTTON.on(Surface.DIRECT),
        for_invited=True,
        who="anybody in the channel; invited users",
        when="lobby; later for the user's own seat",
        checked="a free seat; one seat a user",
    ),
    TableAction(
        verb=Verb.LEAVE, handler=_leave, offered=_TABLE, who="a seated player", when="table open", checked="once"
    ),
    TableAction(
        verb=Verb.AI,
        handler=_ai,
        offered=Control.MENU.on(Surface.TABLE, Surface.PANEL),
        who="a seated player; for an engine, the host",
        when="lobby",
        checked="a level, or an engine of the settings that knows the rules; a free seat; an AI of that name",
    ),
    TableAction(
        verb=Verb.START,
        handler=_start,
        offered=_TABLE,
        who="the host; seated players after the host was idle for a tenth of the lobby's time, and for a move's time",
        when="lobby",
        checked="AIs take the seats that the rules still need, as many as the button said; rules for that many seats",
    ),
    _calling(
        verb=Verb.UNO,
        by_argument={"on": _OWN, "off": _OWN},
        when="round",
        checked="the move is fresh, legal and made by that seat",
    ),
    _calling(verb=Verb.CATCH, when="round", checked="like `uno`, and the seat to catch"),
    _calling(verb=Verb.READY, returns=True, when="pause"),
    TableAction(verb=Verb.MORE, handler=_more, offered=_TABLE, who="anybody in the channel", when="any"),
    TableAction(
        verb=Verb.RULES,
        handler=_rules,
        offered=_TABLE,
        who="anybody in the channel",
        when="any",
        checked="a page of the rules",
    ),
    TableAction(
        verb=Verb.CHECK,
        handler=_check,
        offered=_TABLE,
        who="anybody in the channel",
        when="any",
        checked="for the seed: the match is over in the database",
    ),
    TableAction(
        verb=Verb.BUMP,
        handler=_bump,
        offered=_PANEL,
        who="anybody in the channel",
        when="table open",
        checked="the bot's permissions in the channel",
    ),
    TableAction(
        verb=Verb.SKIP,
        handler=_skip,
        offered=_PANEL,
        who="seated players who play for themselves",
        when="round, after half the mover's time",
        checked="the same turn, of another person; one vote a player",
    ),
    TableAction(
        verb=Verb.AUTOPILOT,
        handler=_autopilot,
        offered=_PANEL,
        who="a seated player who has not left",
        when="round or pause",
        checked="`on` or `off`",
    ),
    TableAction(
        verb=Verb.LOOK,
        handler=_set_shown,
        offered=_PANEL,
        who="the host or a moderator; checked again at each press",
        when="table open",
        checked="`picture` or `text`",
    ),
    TableAction(
        verb=Verb.MOMENTS,
        handler=_set_shown,
        offered=_PANEL,
        who="the host or a moderator; checked again at each press",
        when="table open",
        checked="`on` or `off`",
    ),
    TableAction(
        verb=Verb.END,
        handler=_end,
        offered=_PANEL,
        who="the host or a moderator; checked again at each press",
        when="table open",
    ),
)
