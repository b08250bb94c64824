"""The panel of the bot's owner: a notice to all tables, blocked people and servers, and the list of servers."""

from __future__ import annotations

from unobot.bot.custom_ids import Verb
from unobot.bot.discord_api.own_servers import leave_server, own_servers
from unobot.bot.discord_api.owners import is_owner
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import PressContext
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.display_names import clean_name
from unobot.features.owner.screens import (
    HOURS_FIELD,
    ID_FIELD,
    SERVER,
    SERVERS_PER_PAGE,
    USER,
    WORDS_FIELD,
    ShownServer,
    block_modal,
    notice_modal,
    owner_screen,
    servers_screen,
)
from unobot.features.owner.store import OwnerStore
from unobot.gate_place import leave_gate
from unobot.model.owner_decisions import MAX_NOTICE, MAX_NOTICE_HOURS, OwnerNotice
from unobot.model.refused import Refused
from unobot.typed_text import visible

DEFAULT_HOURS = 24
"""How long a notice is shown."""
ID_LENGTHS = range(17, 21)
"""The lengths of Discord's ids."""


async def _owner(context: PressContext) -> None:
    """Do what a control of the panel says. Raises `Refused`, `StorageError`, and one of `UNREACHABLE`."""
    action, _, number = context.action_id.arg.partition(" ")
    if context.control is not Control.MODAL and action in ("notice", USER, SERVER):
        check_owner(context, context.interaction.client.application)
        modal = notice_modal(context.text, DEFAULT_HOURS) if action == "notice" else block_modal(context.text, action)
        if not await context.response.open_modal(modal):
            raise Refused("refused-too-slow")
        return
    leave_gate()  # Discord is asked: the team may have changed since the start
    check_owner(context, await context.interaction.client.application_info())
    store, text, note = context.kit[OwnerStore], context.text, ""
    match action:
        case "servers":
            await _show_servers(context, int(number) if number.isdecimal() else 0)
            return
        case "leave" if number.isdecimal():
            await leave_server(context.interaction.client, int(number))
            await _show_servers(context, 0, text("owner-left", id=number))
            return
        case "notice":
            await store.put_notice(_notice(context))
        case "clear":
            await store.clear_notice()
        case "user" | "server" as kind:
            blocked_id = await _block(context, kind)
            note = text("owner-blocked", id=str(blocked_id))
        case "unblock":
            note = await _unblock(context)
        case "":
            pass
        case _:
            raise Refused("refused-unknown-button")
    await context.messages.owner.refresh(at_once=True)
    await _show(context, note)


def check_owner(context: PressContext, application: object) -> None:
    """Raise `Refused` unless this user owns the application."""
    if not is_owner(application, context.user_id):  # type: ignore[arg-type]  # discord.py's own type
        raise Refused("refused-owner")


async def _show(context: PressContext, note: str) -> None:
    decisions = await context.kit[OwnerStore].decisions()
    counts = len(context.interaction.client.guilds), sum(context.hub.census().values())
    await context.answer(owner_screen(context.text, decisions, *counts, context.at, note))


async def _show_servers(context: PressContext, after: int, note: str = "") -> None:
    servers = await own_servers(context.interaction.client, after, SERVERS_PER_PAGE + 1)
    shown = [ShownServer(server.id, clean_name(server.name), server.members) for server in servers[:SERVERS_PER_PAGE]]
    last = shown[-1].id if len(servers) > SERVERS_PER_PAGE else None
    await context.answer(servers_screen(context.text, shown, last, note))


def _notice(context: PressContext) -> OwnerNotice:
    """Return the notice of a modal. Raises `Refused`."""
    (words,), (hours,) = (context.fields.get(name, ("",)) for name in (WORDS_FIELD, HOURS_FIELD))
    line = " ".join(visible(words).split())[:MAX_NOTICE]
    if not line:
        raise Refused("refused-owner-words")
    if not hours.strip().isdecimal() or not 1 <= int(hours) <= MAX_NOTICE_HOURS:
        raise Refused("refused-owner-hours", most=MAX_NOTICE_HOURS)
    return OwnerNotice(line, context.at + 3600.0 * int(hours))


async def _block(context: PressContext, kind: str) -> int:
    """Block the person or the server of a modal, and return its id. Raises `Refused`."""
    (typed,) = context.fields.get(ID_FIELD, ("",))
    typed = typed.strip()
    if not typed.isdecimal() or len(typed) not in ID_LENGTHS or int(typed) >= 2**62:
        raise Refused("refused-owner-id")
    store, blocked_id = context.kit[OwnerStore], int(typed)
    if kind == USER:
        if blocked_id == context.user_id:
            raise Refused("refused-owner-oneself")
        await store.block_user(blocked_id, context.at)
    else:
        await store.block_server(blocked_id, context.at)
        await leave_server(context.interaction.client, blocked_id)
    return blocked_id


async def _unblock(context: PressContext) -> str:
    """Unblock the chosen person or server. Return a sentence. Raises `Refused`."""
    kind, _, number = context.choice.partition(" ")
    if kind not in (USER, SERVER) or not number.isdecimal():
        raise Refused("refused-unknown-button")
    store = context.kit[OwnerStore]
    await (store.unblock_user if kind == USER else store.unblock_server)(int(number))
    return context.text("owner-unblocked", id=number)


_PLACES = (Surface.PANEL, Surface.DIRECT)
ACTIONS = (
    GeneralAction(
        verb=Verb.OWNER,
        handler=_owner,
        offered=Control.BUTTON.on(*_PLACES) | Control.MENU.on(*_PLACES) | Control.MODAL.on(*_PLACES),
        who="the owner of the bot's application, or members of its team who may change it; Discord is asked",
        when="any",
        checked="ids of Discord; a line of 200 characters; 1 to 336 hours",
    ),
)
