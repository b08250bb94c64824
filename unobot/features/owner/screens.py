"""Show the panel of the bot's owner, its modals, and the servers of the bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ButtonStyle, ui
from discord.ui import LayoutView

from unobot.bot.custom_ids import ActionId, Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.model.former import is_alias
from unobot.model.owner_decisions import MAX_NOTICE, OwnerDecisions
from unobot.wording.card_words import time_left

MAX_OPTIONS = 25
"""Discord's limit of options in a menu."""
SERVERS_PER_PAGE = 8
"""The servers on a page. Each has a button beside it, which takes three of a message's 40 components."""
ID_FIELD, WORDS_FIELD, HOURS_FIELD = "id", "words", "hours"
"""The custom ids of the fields of modals."""
USER, SERVER = "user", "server"
"""The kinds of what can be blocked."""
MAX_ID_LENGTH = 20


class ShownServer(NamedTuple):
    """A server as its list shows it. Its name is clean."""

    id: int
    name: str
    members: int


def owner_screen(
    text: Text, decisions: OwnerDecisions, servers: int, tables: int, now: float, note: str = ""
) -> LayoutView:
    """Return the panel. ``servers`` and ``tables``: those of this process. ``note``: what has changed."""
    builder = ScreenBuilder()
    notice = decisions.notice if decisions.notice is not None and now < decisions.notice.until else None
    builder.say(
        f"### {text('owner-title')}",
        text("owner-what"),
        text(
            "owner-counts",
            servers=servers,
            tables=tables,
            people=len(decisions.users),
            blocked=len(decisions.servers),
        ),
        text("owner-no-notice")
        if notice is None
        else text("owner-notice-until", when=time_left(notice.until), words=notice.words),
        note,
    )
    clear = [] if notice is None else [builder.button(text("button-owner-clear"), Verb.OWNER, "clear")]
    builder.row(
        builder.button(text("button-owner-notice"), Verb.OWNER, "notice", style=ButtonStyle.primary),
        *clear,
    )
    builder.row(
        builder.button(text("button-owner-block-user"), Verb.OWNER, USER),
        builder.button(text("button-owner-block-server"), Verb.OWNER, SERVER),
    )
    builder.row(builder.button(text("button-owner-servers"), Verb.OWNER, "servers"))
    people = sorted(user_id for user_id in decisions.users if not is_alias(user_id))
    blocked = [(USER, user_id) for user_id in people] + [(SERVER, server) for server in sorted(decisions.servers)]
    options = [
        discord.SelectOption(label=text(f"owner-{kind}-choice", id=str(number)), value=f"{kind} {number}")
        for kind, number in blocked
    ]
    if options:
        builder.menu(Verb.OWNER, "unblock", options[:MAX_OPTIONS], text("owner-unblock"))
    return builder.view()


def servers_screen(text: Text, servers: Sequence[ShownServer], after: int | None, note: str = "") -> LayoutView:
    """Return a page of servers. ``after``: the last id of this page if there is another one."""
    builder = ScreenBuilder()
    builder.say(f"### {text('button-owner-servers')}", note)
    for server in servers:
        line = text("owner-server-line", name=server.name, id=str(server.id), members=server.members)
        builder.choice(line, builder.button(text("button-owner-leave"), Verb.OWNER, f"leave {server.id}"))
    more = [builder.button(text("button-owner-more"), Verb.OWNER, f"servers {after}")] if after is not None else []
    builder.row(*more, builder.button(text("button-owner"), Verb.OWNER, ""))
    return builder.view()


def notice_modal(text: Text, hours: int) -> ui.Modal:
    """Return the modal for a notice. ``hours``: how long it is shown if the owner changes nothing."""
    return _modal(
        "notice",
        text("button-owner-notice"),
        {
            WORDS_FIELD: (text("owner-words"), MAX_NOTICE, ""),
            HOURS_FIELD: (text("owner-hours"), 3, str(hours)),
        },
    )


def block_modal(text: Text, kind: str) -> ui.Modal:
    """Return the modal for the id of a person or a server (``kind``)."""
    return _modal(kind, text(f"button-owner-block-{kind}"), {ID_FIELD: (text("owner-id"), MAX_ID_LENGTH, "")})


def _modal(arg: str, title: str, fields: Mapping[str, tuple[str, int, str]]) -> ui.Modal:
    """Return a modal. ``fields``: the label, the most characters and the first content of each, by its custom id."""
    modal = ui.Modal(title=title, custom_id=str(ActionId(0, 0, Verb.OWNER, arg)), timeout=None)
    for name, (label, length, content) in fields.items():
        field: ui.TextInput[Any] = ui.TextInput(custom_id=name, max_length=length, default=content or None)
        modal.add_item(ui.Label(text=label, component=field))
    return modal
