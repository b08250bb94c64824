"""The public table: its seats before the match, Uno, Catch and Ready at it, and what stands behind *More*."""

from __future__ import annotations

from functools import partial
from io import BytesIO

import discord

from unobot.bot.custom_ids import Verb
from unobot.bot.handlers.hand import act, open_hand, redraw
from unobot.bot.interactions.button_context import Handlers, Press
from unobot.bot.interactions.permissions import Surface, check_permissions, is_moderator_here, surface_of
from unobot.bot.screens import (
    RECORD,
    end_screen,
    fair_deal_screen,
    invitation_joined_screen,
    menu_screen,
    notice_screen,
    rules_screen,
)
from unobot.i18n import Text
from unobot.tables.errors import Refused, Stale
from unobot.tables.state import hosting, lobby, players
from unobot.tables.table import Table


async def redraw_table(press: Press) -> None:
    """Answer with the table as it is now: in its message, or in the copy that `/uno status` gave."""
    if press.on_hand:
        await press.answer.redraw(press.messages.renderer.public(press.table, press.t).view)
    else:
        await redraw(press, "table", 0, press.messages.renderer.public(press.table))


async def _call(press: Press) -> None:
    """Uno, Catch or Ready at the table itself."""
    try:
        await act(press)
    except Stale:
        if press.table.broken or press.action.verb is not Verb.READY:
            raise  # a late Ready is silent: the next round has begun without it
    await redraw_table(press)


async def _join(press: Press) -> None:
    await press.table.change(
        press.user_id, partial(players.join, name=press.messages.localizer.name_of(press.interaction.user, press.t))
    )
    if surface_of(press.interaction) is not Surface.DIRECT:
        await redraw_table(press)
        return
    server, link = press.messages.renderer.address(press.table)  # the button stands on an invitation
    server = server or press.t("dm-place-unknown")
    await press.answer.redraw(invitation_joined_screen(press.t, press.table.view(), server=server, link=link))


async def _ai(press: Press) -> None:
    match press.action.arg.partition(">")[0]:
        case "add":
            await press.table.change(press.user_id, partial(lobby.add_ai, level=press.chosen))
        case "away":
            await press.table.change(press.user_id, partial(lobby.remove_ai, name=press.chosen))
        case "-":
            ais = [seat.name for seat in press.table.view().seats if seat.level is not None]
            await press.table.change(press.user_id, partial(lobby.remove_ai, name=ais[-1] if ais else ""))
        case level:
            await press.table.change(press.user_id, partial(lobby.add_ai, level=level))
    await redraw_table(press)


async def _start(press: Press) -> None:
    await press.table.start(press.user_id, press.interaction.id)
    await redraw_table(press)


async def _leave(press: Press) -> None:
    await press.table.change(press.user_id, players.leave)
    if press.on_hand:  # from the panel "More", which only this person sees
        await press.answer.redraw(notice_screen(press.t("note-left")))
    else:
        await redraw_table(press)


async def _more(press: Press) -> None:
    await press.answer.show(await _more_of(press))


async def _skip(press: Press) -> None:
    await press.table.vote_to_skip(press.user_id, press.action.ply)
    view = press.table.view()
    done = view.skip_votes == 0
    told = press.t("note-skipped") if done else press.t("note-skip", count=view.skip_votes, needed=view.skip_needed)
    await press.answer.redraw(notice_screen(told))


async def _auto(press: Press) -> None:
    """Let an AI play on for a while, or be back."""
    if press.action.arg not in ("on", "off"):
        raise Refused("refused-unknown-button")
    await press.table.change(press.user_id, partial(players.set_autopilot, on=press.action.arg == "on"))
    await press.answer.redraw(await _more_of(press))


async def _rules(press: Press) -> None:
    """The rules; the buttons of the page itself turn it."""
    page = press.action.arg
    if not page:
        await press.answer.show(rules_of(press.table, press.t))
    elif press.on_hand and page in ("0", "1", "2", "3"):
        await press.answer.redraw(rules_of(press.table, press.t, int(page)))
    else:
        raise Refused("refused-unknown-button")


async def _check(press: Press) -> None:
    told = await press.table.reveal_seed()
    record = discord.File(BytesIO(told.record.encode()), RECORD)
    await press.answer.show(fair_deal_screen(press.t, told), record)


async def _bump(press: Press) -> None:
    if not press.table.is_live:
        raise Refused("refused-closed")
    if press.table.is_suspended:
        raise Refused("refused-adjourned" if press.table.state.adjourned else "refused-suspended")
    check_permissions(press.interaction, press.t)
    await press.messages.table_messages.bump(press.table)
    await press.answer.redraw(notice_screen(press.t("note-bumped")))


async def _look(press: Press) -> None:
    """How the table is shown to everybody."""
    moderator = await is_moderator_here(press.interaction, press.messages.preferences)
    match press.action.arg:
        case "picture" | "text" as look:
            await press.table.change(press.user_id, partial(hosting.set_look, look=look), moderator=moderator)
        case _:
            raise Refused("refused-unknown-button")
    await press.answer.redraw(notice_screen(press.t(f"note-look-{look}")))


async def _resume(press: Press) -> None:
    """Go on with a match that was laid aside, where it stood."""
    channel_id = press.table.state.channel_id
    await press.table.resume_in(press.user_id, channel_id, moderator=await press.is_moderator())
    if press.on_hand:
        await open_hand(press.messages, press.interaction, press.answer, press.table, press.t)
    else:
        await redraw_table(press)


async def _end(press: Press) -> None:
    """Ask once more, then close the table and tell the scores."""
    table, text = press.table, press.t
    moderator = await press.is_moderator()
    match press.action.arg:
        case "yes":
            await table.change(press.user_id, hosting.end, moderator=moderator)
            await press.answer.redraw(notice_screen(text("note-ended")))
        case "no":
            await press.answer.redraw(notice_screen(text("note-not-ended")))
        case "ask":
            hosting.check_may_end(table.state, press.user_id, moderator=moderator)
            await press.answer.redraw(end_screen(text, table.view(press.user_id)))
        case _:
            raise Refused("refused-unknown-button")


async def _more_of(press: Press) -> discord.ui.LayoutView:
    """What stands behind *More* for whoever pressed."""
    may_end = press.user_id == press.table.state.host_id or await press.is_moderator()
    return menu_screen(press.t, press.table.view(press.user_id), is_host_or_mod=may_end)


def rules_of(table: Table, text: Text, page: int = 0) -> discord.ui.LayoutView:
    """The rules in force at a table."""
    state = table.view().view
    return rules_screen(text, table.ruleset, None if state is None else state.rule, table=table.id, page=page)


HANDLERS: Handlers = {
    Verb.JOIN: _join,
    Verb.LEAVE: _leave,
    Verb.AI: _ai,
    Verb.START: _start,
    Verb.UNO: _call,
    Verb.CATCH: _call,
    Verb.READY: _call,
    Verb.MORE: _more,
    Verb.SKIP: _skip,
    Verb.AUTO: _auto,
    Verb.RULES: _rules,
    Verb.CHECK: _check,
    Verb.BUMP: _bump,
    Verb.LOOK: _look,
    Verb.RESUME: _resume,
    Verb.END: _end,
}
