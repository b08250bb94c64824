"""The buttons and commands of a table: seats, Uno, Catch, Ready, *More*, players, recap and rules."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from io import BytesIO
from typing import Any

import discord
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import GeneralAction, TableAction
from unobot.bot.interactions.context import Context, PressContext, TableContext
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.interactions.panel_answers import (
    has_panels,
    open_hand,
    open_note,
    open_over_hand,
    redraw,
    show_hand,
    show_note,
    show_over_hand,
)
from unobot.bot.interactions.permissions import check_permissions
from unobot.bot.interactions.place_rules import check_may_start_here, default_rules
from unobot.bot.interactions.slash_commands import command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.table_message import load_facts
from unobot.bot.messages.table_screens import BuildScreen
from unobot.bot.screens.ai_pace import PACES
from unobot.bot.screens.backs import all_backs_screen
from unobot.bot.screens.fair_deal import RECORD, fair_deal_screen, sealed_deal_screen
from unobot.bot.screens.lobby import lobby_panel
from unobot.bot.screens.menu import end_screen, menu_screen
from unobot.bot.screens.results import end_menu_screen
from unobot.bot.screens.rules import MAX_PAGES, rules_screen
from unobot.bot.screens.start import left_screen
from unobot.bot.screens.tables import tables_screen
from unobot.features.invitations.screens import invitation_joined_screen, invitation_refused_screen
from unobot.features.play.hand import act, press_hand
from unobot.features.play.screens import kick_screen, players_screen, recap_screen
from unobot.features.reactions.actions import offers_reactions
from unobot.gate_place import leave_gate
from unobot.i18n import Text
from unobot.model.refused import Refused, Stale
from unobot.rules.ruleset.ruleset import named_ruleset
from unobot.tables.state import hosting, lobby, players
from unobot.tables.state.places import PLACES
from unobot.tables.state.seating import STAND_IN, seat_of
from unobot.tables.state.status import check_live, check_not_suspended
from unobot.tables.table import Table
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import seat_name

_DISPLAY_CHANGES = {
    (Verb.LOOK, "picture"): partial(hosting.set_look, look="picture"),
    (Verb.LOOK, "text"): partial(hosting.set_look, look="text"),
    (Verb.MOMENTS, "on"): partial(hosting.set_moments, enabled=True),
    (Verb.MOMENTS, "off"): partial(hosting.set_moments, enabled=False),
}
"""The change of each button that chooses what the table message shows."""
_PANEL = Control.BUTTON.on(Surface.PANEL)
_TABLE = Control.BUTTON.on(Surface.TABLE, Surface.PANEL)  # /uno status shows the table in a panel
_HAND = Control.BUTTON.on(Surface.PANEL, Surface.DIRECT)
_MENU = Control.MENU.on(Surface.PANEL)
_manager_action = partial(
    TableAction, ends_with_stage=True, who="the host or a moderator; checked again at each press", when="table open"
)
NEVER = float("inf")


async def redraw_table(context: TableContext) -> None:
    """Redraw the pressed table message, or the user's panel of a lobby, or the copy from `/uno status`."""
    if context.is_private:
        await show_over_hand(context, _copy_of(context, context.table))
    else:
        await redraw(context, "table", 0, context.messages.renderer.public(context.table))


@command()
async def status(context: Context) -> None:
    """Show the table of this channel in an ephemeral message."""
    table = await context.channel_table()
    context.messages.display.redraw(table)
    await open_over_hand(context, table, _copy_of(context, table))


def _copy_of(context: Context, table: Table) -> BuildScreen:
    """Return the public screen as this user sees it, or in a lobby its other controls."""
    if table.state.status == "lobby":
        return lobby_panel
    screens, renderer, user_id = context.messages.live.screens_of(table), context.messages.renderer, context.user_id
    return lambda text, _: renderer.copy(screens.table, user_id, text)


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


async def take_seat(context: Context, table: Table) -> None:
    """Give the user a seat at a table. Raises `Refused` and `StorageError`."""
    emblem = await context.messages.preferences.emblem_of(context.user_id)
    await table.change(context.user_id, partial(players.join, name=context.name, emblem=emblem))


@command()
async def join(context: Context) -> None:
    """Take a seat. In a match, show which seats the caller can take."""
    table = await context.channel_table()
    await context.hub.policies.check(table.state.guild_id, context.user_id)
    if table.log is not None and table.view(context.user_id).seat is None:
        await open_hand(context, table)
        return
    await take_seat(context, table)
    await open_hand(context, table)


async def _join(context: TableContext) -> None:
    """Take a seat. The button of an invitation is in a DM, where a refusal leaves the link to the table.

    A private message becomes the player's hand: a second lobby would soon differ from the public one. A player who has
    a seat gets the other controls of the lobby.
    """
    text, table = context.text, context.table
    if table.state.status == "lobby" and not context.is_private and seat_of(table.state, context.user_id) is not None:
        await show_over_hand(context, lobby_panel)  # it has *Leave*
        return
    if context.surface is not Surface.DIRECT:
        await take_seat(context, table)
        await (press_hand if context.is_private else redraw_table)(context)
        return
    server, link = context.messages.renderer.address(table.state)
    try:
        await take_seat(context, table)
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
            level = context.choice or STAND_IN
            await context.table.change(context.user_id, partial(lobby.add_ai, level=level))
        case "away":
            await context.table.change(context.user_id, partial(lobby.remove_ai, name=context.choice))
        case _:
            raise Refused("refused-unknown-button")
    await redraw_table(context)


async def _start(context: TableContext) -> None:
    """Start the match with the number of AIs that the button showed. If it has changed, only redraw the lobby."""
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
        await show_note(context, context.text("refused-start-changed"))
    else:
        await (show_hand if context.is_private else redraw_table)(context)


@command()
async def leave(context: Context) -> None:
    """Give up the caller's seat in this channel."""
    table = await context.channel_table()
    await table.change(context.user_id, players.leave)
    screen = left_screen(context.text, table.view(context.user_id))
    await open_note(context, table, _note_of_leaving(context, table), screen)


async def _leave(context: TableContext) -> None:
    if context.is_private:  # from *More*
        await context.table.change(context.user_id, players.leave)
        is_beside = context.surface is Surface.DIRECT
        note = context.text("note-left") if is_beside else _note_of_leaving(context, context.table)
        await (show_note if context.table.state.status == "lobby" else show_hand)(context, note)
    else:
        await context.table.change(context.user_id, players.leave)
        await redraw_table(context)


def _note_of_leaving(context: Context, table: Table) -> str:
    """Return the sentence that says that the user has left; empty if their panel says so itself."""
    keeps_seat = table.state.status != "lobby" and seat_of(table.state, context.user_id) is not None
    return "" if keeps_seat and has_panels(table) and not table.is_suspended else context.text("note-left")


async def _backs(context: TableContext) -> None:
    """Show the backs of all hands to a user without a seat."""
    table, user_id, renderer = context.table, context.user_id, context.messages.renderer
    await table.change(user_id, players.open_backs)

    def build(text: Text, view: TableView) -> LayoutView:
        attaches = text.look == "pictures" and renderer.may_attach(table)
        return all_backs_screen(text, view, table.backs(user_id), attaches=attaches)

    await show_over_hand(context, build)


async def _more(context: TableContext) -> None:
    """Show what has no room in the table message."""
    await show_over_hand(context, await _menu_of(context))


async def _skip(context: TableContext) -> None:
    await context.table.vote_to_skip(context.user_id, context.action_id.ply)
    view = context.table.view()
    is_skipped = view.skip_votes == 0
    note = (
        context.text("note-skipped")
        if is_skipped
        else context.text("note-skip", count=view.skip_votes, needed=view.skip_needed)
    )
    await show_hand(context, note)


async def _autopilot(context: TableContext) -> None:
    """Switch the autopilot on or off."""
    if context.action_id.arg not in ("on", "off"):
        raise Refused("refused-unknown-button")
    await context.table.change(context.user_id, partial(players.set_autopilot, on=context.action_id.arg == "on"))
    await show_over_hand(context, await _menu_of(context))


@command()
async def rules(context: Context) -> None:
    """Explain the rules of the table in this channel, or of a new table if there is none."""
    table = await context.hub.at(context.channel_id)
    if table is not None:
        await open_over_hand(context, table, _rules_of)
        return
    await context.answer(await _rules_of_new_tables(context))


async def _rules(context: TableContext) -> None:
    """Show the rules, or another page of them."""
    if context.choice and not context.is_private:
        raise Refused("refused-unknown-button")
    await show_over_hand(context, partial(_rules_of, page=_page_of_rules(context)))


async def _new_rules(context: PressContext) -> None:
    """Show another page of the rules of new tables in this channel."""
    await context.answer(await _rules_of_new_tables(context, _page_of_rules(context)))


async def _rules_of_new_tables(context: Context, page: int = 0) -> LayoutView:
    place = await context.messages.preferences.settings_for(context.interaction)
    return rules_screen(context.text, named_ruleset(default_rules(place)), page=page)


def _page_of_rules(context: PressContext) -> int:
    """Return the page that was chosen in the menu of the rules, or the first one. Raises `Refused`."""
    if context.choice and context.choice not in map(str, range(MAX_PAGES)):
        raise Refused("refused-unknown-button")
    return int(context.choice or 0)


async def _check(context: TableContext) -> None:
    """Show the fingerprint of the deal, and after the match everything that can be checked."""
    table, text, next_fingerprint = context.table, context.text, ""
    if table.state.options.seal:  # so the next match of this kind has a better proof
        secret = await context.hub.ready_seals.get_or_draw(context.user_id, context.at)
        next_fingerprint = sha256(secret).hexdigest()
    if table.is_live:  # the seed is still secret
        proof = await table.proof()
        await show_over_hand(
            context, lambda text, view: sealed_deal_screen(text, view.commitment, proof, next_fingerprint)
        )
        return
    reveal = await table.reveal_seed()
    record = discord.File(BytesIO(reveal.record.encode()), RECORD)
    await context.response.show(fair_deal_screen(text, reveal, next_fingerprint), record)


async def _bump(context: TableContext) -> None:
    check_live(context.table.state)
    check_not_suspended(context.table.state)
    leave_gate()  # the request waits for the budget
    await check_permissions(context.interaction, context.text)
    if not await context.messages.live.of(context.table).public.bump(context.interaction.token):
        raise Refused("refused-bump")
    await show_hand(context, context.text("note-bumped"))


async def _set_display(context: TableContext) -> None:
    """Change what the table message shows: its look, or the moments."""
    verb, arg = context.action_id.verb, context.action_id.arg
    change = _DISPLAY_CHANGES.get((verb, arg))
    if change is None:
        raise Refused("refused-unknown-button")
    await context.table.change(context.user_id, change, moderator=await context.is_moderator())
    await show_over_hand(context, await _menu_of(context), context.text(f"note-{verb}-{arg}"))


async def _set_pace(context: TableContext) -> None:
    """Change how fast the AIs play against a lone host."""
    pace: Any = context.action_id.arg
    if pace not in PACES:
        raise Refused("refused-unknown-button")
    await context.table.change(context.user_id, partial(hosting.set_ai_pace, pace=pace))
    if PLACES[context.table.state.place].is_shared:
        await show_over_hand(context, await _menu_of(context))
        return
    await context.messages.preferences.store_choice(context.user_id, ai_pace=pace)
    await redraw(context, "table", 0, context.messages.renderer.together(context.table, context.text))


@command()
async def end(context: Context) -> None:
    """Ask for confirmation. Its button closes the table of this channel."""
    table = await context.channel_table()
    await open_over_hand(context, table, await _end_question(context, table))


async def _end(context: TableContext) -> None:
    """Ask for confirmation, then close the table."""
    match context.action_id.arg:
        case "yes":
            await context.table.change(context.user_id, hosting.end, moderator=await context.is_moderator())
            await show_hand(context, context.text("note-ended"))
        case "no":
            await show_hand(context, context.text("note-not-ended"))
        case "ask":
            await show_over_hand(context, await _end_question(context, context.table))
        case _:
            raise Refused("refused-unknown-button")


async def _end_question(context: Context, table: Table) -> BuildScreen:
    hosting.check_may_end(table.state, context.user_id, moderator=await context.is_moderator())
    leaves = hosting.counts_as_leaving(table.state, context.user_id)
    return partial(end_screen, leaves=leaves)


async def _menu_of(context: TableContext) -> BuildScreen:
    """Return the screen of *More* for this user, in a lobby, during a match, or after it."""
    if context.table.state.status == "lobby":
        return lobby_panel
    if context.table.state.status == "closed":
        await load_facts(context.table)  # they say whether the seed may be shown
        return end_menu_screen
    may_end = context.user_id == context.table.state.host_id or await context.is_moderator()
    reacts = await offers_reactions(context, manages=may_end)
    return partial(menu_screen, is_host_or_mod=may_end, reacts=reacts)


def _rules_of(text: Text, view: TableView, page: int = 0) -> LayoutView:
    """Return the screen with the rules of a table."""
    return rules_screen(text, view.ruleset, None if view.view is None else view.view.rule, table=view.id, page=page)


_call_action = partial(
    TableAction, handler=_call, offered=_TABLE | _HAND, plays=True, from_other_servers=True, who="a seated player"
)


async def _players(context: TableContext) -> None:
    hosting.check_may_manage(context.table.state, context.user_id, moderator=await context.is_moderator())
    await _show_players(context)


async def _access(context: TableContext) -> None:
    await context.table.change(
        context.user_id, partial(hosting.set_access, access=context.choice), moderator=await context.is_moderator()
    )
    await _show_players(context, context.text("note-changed"))


async def _kick(context: TableContext) -> None:
    """Ask for confirmation, then kick the player."""
    table, text, moderator = context.table, context.text, await context.is_moderator()
    if context.choice:
        hosting.check_may_manage(table.state, context.user_id, moderator=moderator)
        guest = _seat_of_user(context, context.choice)
        leaves = hosting.removing_counts_as_leaving(table.state, context.user_id, guest.user_id or 0)
        await show_over_hand(context, lambda text, view: kick_screen(text, view, guest, leaves=leaves))
        return
    guest = _seat_of_user(context, context.action_id.arg.removeprefix("yes>"))
    assert guest.user_id is not None  # the seat was found by this id
    await table.change(context.user_id, partial(hosting.kick, guest_id=guest.user_id), moderator=moderator)
    await _show_players(context, text("note-kicked", name=seat_name(text, guest)))


async def _release(context: TableContext) -> None:
    guest = _seat_of_user(context, context.choice)
    assert guest.user_id is not None  # the seat was found by this id
    await context.table.change(
        context.user_id, partial(hosting.release_seat, guest_id=guest.user_id), moderator=await context.is_moderator()
    )
    await _show_players(context, context.text("note-released", name=seat_name(context.text, guest)))


async def _make_host(context: TableContext) -> None:
    new_host = _seat_of_user(context, context.choice)
    assert new_host.user_id is not None  # the seat was found by this id
    moderator = await context.is_moderator()
    await context.table.change(
        context.user_id, partial(hosting.make_host, new_host_id=new_host.user_id), moderator=moderator
    )
    await _show_players(context, context.text("note-new-host", name=seat_name(context.text, new_host)))


def _seat_of_user(context: TableContext, user_id: str) -> SeatView:
    """Return the seat of the user with this id, from a menu or a button. Raises `Refused` if the user has no seat."""
    for seat in context.table.view().seats:
        if seat.user_id is not None and str(seat.user_id) == user_id:
            return seat
    raise Refused("refused-no-such-player")


async def _show_players(context: TableContext, note: str | None = None) -> None:
    await show_over_hand(context, partial(players_screen, user_id=context.user_id, note=note))


async def _recap(context: TableContext) -> None:
    page = context.action_id.arg
    if page and not page.isdecimal():
        raise Refused("refused-unknown-button")
    view, entries = await context.table.recap(context.user_id)
    chosen = int(page) if page else None
    await show_over_hand(context, lambda text, _: recap_screen(text, view, entries, chosen))


@command()
async def tables(context: Context) -> None:
    """List the caller's tables."""
    user_tables = await context.hub.seats_of(context.user_id)
    user_tables.sort(key=lambda table: _urgency(table, context.user_id))
    text, entries = context.text, [*map(context.list_entry, user_tables)]
    await context.answer(tables_screen(text, text("tables-yours"), entries, follow=context.server_id is not None))


def _urgency(table: Table, user_id: int) -> tuple[bool, bool, float]:
    """Return the sort key of a table: tables that wait for this user, then running matches, each by the time left."""
    deadline = table.state.deadline
    return not table.is_turn_of(user_id), table.state.status != "playing", NEVER if deadline is None else deadline


ACTIONS = (
    TableAction(
        verb=Verb.JOIN,
        ends_with_stage=True,
        handler=_join,
        offered=_TABLE | Control.BUTTON.on(Surface.DIRECT),
        for_invited=True,
        who="anybody in the channel; invited users",
        when="lobby; later for the user's own seat",
        checked="a free seat; one seat a user",
    ),
    TableAction(
        verb=Verb.LEAVE,
        handler=_leave,
        ends_with_stage=True,
        offered=_PANEL,
        who="a seated player",
        when="table open",
        checked="once",
    ),
    TableAction(
        verb=Verb.AI,
        ends_with_stage=True,
        handler=_ai,
        offered=_MENU,
        by_argument={"add": Control.BUTTON.on(Surface.TABLE)},
        who="a seated player; for an engine, the host",
        when="lobby",
        checked="a level, or an engine of the settings that knows the rules; a free seat; an AI of that name",
    ),
    TableAction(
        verb=Verb.START,
        ends_with_stage=True,
        handler=_start,
        offered=_TABLE,
        who="the host; seated players after the host was idle for a tenth of the lobby's time, and for a move's time",
        when="lobby",
        checked="AIs take the seats that the rules still need, as many as the button said; rules for that many seats",
    ),
    _call_action(
        verb=Verb.UNO,
        by_argument={"on": _HAND, "off": _HAND},
        when="round",
        checked="the move is fresh, legal and made by that seat",
    ),
    _call_action(verb=Verb.CATCH, when="round", checked="like `uno`, and the seat to catch"),
    _call_action(verb=Verb.READY, returns=True, when="pause"),
    TableAction(
        verb=Verb.MORE, handler=_more, ends_with_stage=True, offered=_TABLE, who="anybody in the channel", when="any"
    ),
    TableAction(
        verb=Verb.RULES,
        handler=_rules,
        offered=_PANEL | _MENU,
        who="anybody in the channel",
        when="any",
        checked="a page of the rules",
    ),
    GeneralAction(
        verb=Verb.NEW_RULES,
        handler=_new_rules,
        offered=_MENU,
        who="anybody",
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
        ends_with_stage=True,
        handler=_bump,
        offered=_PANEL,
        who="anybody in the channel",
        when="table open",
        checked="the bot's permissions in the channel",
    ),
    TableAction(
        verb=Verb.SKIP,
        ends_with_stage=True,
        handler=_skip,
        offered=_PANEL,
        who="seated players who play for themselves",
        when="round, after half the mover's time",
        checked="the same turn, of another person; one vote a player",
    ),
    TableAction(
        verb=Verb.AUTOPILOT,
        ends_with_stage=True,
        handler=_autopilot,
        offered=_PANEL,
        who="a seated player who has not left",
        when="round or pause",
        checked="`on` or `off`",
    ),
    TableAction(
        verb=Verb.LOOK,
        ends_with_stage=True,
        handler=_set_display,
        offered=_PANEL,
        who="the host or a moderator; checked again at each press",
        when="table open",
        checked="`picture` or `text`",
    ),
    TableAction(
        verb=Verb.MOMENTS,
        ends_with_stage=True,
        handler=_set_display,
        offered=_PANEL,
        who="the host or a moderator; checked again at each press",
        when="table open",
        checked="`on` or `off`",
    ),
    TableAction(
        verb=Verb.AI_PACE,
        handler=_set_pace,
        offered=Control.BUTTON.on(Surface.TABLE, Surface.PANEL),
        who="the host, if nobody else plays",
        when="table open",
        checked="`normal` or `fast`, and `at once` in the bot's DM",
    ),
    TableAction(
        verb=Verb.END,
        ends_with_stage=True,
        handler=_end,
        offered=_PANEL,
        who="the host or a moderator; checked again at each press",
        when="table open",
    ),
    _manager_action(verb=Verb.PLAYERS, handler=_players, offered=_PANEL),
    _manager_action(verb=Verb.ACCESS, handler=_access, offered=_MENU, checked="a value that the menu offers"),
    _manager_action(
        verb=Verb.KICK,
        handler=_kick,
        offered=_MENU | Control.BUTTON.on(Surface.PANEL),
        checked="another player who has a seat",
    ),
    _manager_action(
        verb=Verb.NEW_HOST, handler=_make_host, offered=_MENU, checked="a player who has a seat and is present"
    ),
    _manager_action(
        verb=Verb.RELEASE, handler=_release, offered=_MENU, checked="a round or a pause; a player who has left"
    ),
    TableAction(
        verb=Verb.BACKS,
        handler=_backs,
        offered=_PANEL,
        who="a user without a seat who can take none in this round; after it, they can't take one in this round",
        when="round, in a deck with two sides",
    ),
    TableAction(
        verb=Verb.RECAP,
        handler=_recap,
        offered=Control.BUTTON.on(Surface.PANEL, Surface.DIRECT),
        from_other_servers=True,
        who="anybody; cards hidden from them stay hidden",
        when="after the match has begun",
        checked="the page",
    ),
)

COMMANDS = (
    join,
    leave,
    status,
    end,
    rules,
    tables,
)
