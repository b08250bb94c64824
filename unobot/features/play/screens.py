"""Show the panel in which the host manages players, and the recap."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.tables.recap import RecapEntry
from unobot.tables.state.admission import ACCESS
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import seat_emblem, seat_name
from unobot.wording.narration import narrate_all

MAX_PAGE_CHARACTERS = 3000
"""The most characters of a recap in one message. Discord allows 4,000."""
MAX_PAGE_LINES = 25
"""The most lines of a recap in one message. More are hard to read on a phone."""


def players_screen(text: Text, view: TableView, user_id: int, note: str | None = None) -> LayoutView:
    """Return the panel for ``user_id``, the host or a moderator: access, kick, new host, release a seat."""
    builder = ScreenBuilder(view.id, view.ply)
    other_players = [seat for seat in view.seats if seat.user_id is not None and seat.user_id != user_id]
    heirs = [
        seat for seat in view.seats if seat.user_id is not None and not seat.host and not (seat.away or _sleeps(seat))
    ]
    builder.say(f"### {text('players-title')}", note or "")
    builder.menu(
        Verb.ACCESS,
        "",
        [
            discord.SelectOption(label=text(f"access-{access}"), value=access, default=access == view.access)
            for access in ACCESS
        ],
    )
    _menu(text, builder, Verb.KICK, other_players, text("players-kick"))
    _menu(text, builder, Verb.NEW_HOST, heirs, text("players-new-host"))
    _menu(text, builder, Verb.RELEASE, [seat for seat in other_players if seat.away], text("players-release"))
    builder.say("" if other_players or heirs else text("players-alone"))
    return builder.view()


def kick_screen(text: Text, view: TableView, guest: SeatView, *, leaves: bool = False) -> LayoutView:
    """Return the confirmation before a player is kicked.

    ``leaves``: whether the reader counts as having left the match then.
    """
    builder = ScreenBuilder(view.id, view.ply)
    body = text("players-kick-body-lobby") if view.status == "lobby" else text("players-kick-body")
    cost = text("players-kick-leaves") if leaves else ""
    builder.say(f"### {text('players-kick-title', name=seat_name(text, guest))}", body, cost)
    builder.row(
        builder.button(text("button-kick"), Verb.KICK, f"yes>{guest.user_id}", style=ButtonStyle.danger),
        builder.button(text("button-back"), Verb.PLAYERS),
    )
    return builder.view()


def _menu(text: Text, builder: ScreenBuilder, verb: Verb, seats: Iterable[SeatView], placeholder: str) -> None:
    options = [
        discord.SelectOption(label=seat.name, value=str(seat.user_id), emoji=seat_emblem(text, seat) or None)
        for seat in seats
    ]
    if options:
        builder.menu(verb, "", options, placeholder)


def _sleeps(seat: SeatView) -> bool:
    """Return whether an AI plays for the player because the player missed deadlines."""
    return seat.autopilot and not seat.resting


def recap_screen(text: Text, view: TableView, entries: Sequence[RecapEntry], page: int | None = None) -> LayoutView:
    """Return one page of the recap. ``page``: counted from 0. None or a too high number means the last page."""
    builder = ScreenBuilder(view.id, view.ply)
    pages = _pages(narrate_all(text, entries))
    title = text("recap-title") if view.seat is not None else text("recap-title-spectator")
    if view.seat is not None and entries and entries[0][0].ply == 0:
        title = text("recap-title-all")  # the user has made no move yet
    if not pages:
        builder.say(f"### {title}", text("recap-none"))
        return builder.note()
    last = len(pages) - 1
    page = last if page is None else max(0, min(page, last))
    builder.say(f"### {title}")
    builder.say(*pages[page])
    if last:
        builder.row(
            builder.button(text("button-previous"), Verb.RECAP, str(max(0, page - 1)), off=page == 0),
            builder.button(text("button-page", page=page + 1, pages=last + 1), Verb.RECAP, str(page), off=True),
            builder.button(text("button-next"), Verb.RECAP, str(min(last, page + 1)), off=page == last),
        )
    return builder.note()


def _pages(lines: Sequence[str]) -> list[list[str]]:
    """Return the lines on as few pages as possible, oldest first."""
    pages: list[list[str]] = []
    for line in lines:
        if (
            not pages
            or len(pages[-1]) == MAX_PAGE_LINES
            or sum(map(len, pages[-1])) + len(pages[-1]) + len(line) > MAX_PAGE_CHARACTERS
        ):
            pages.append([])
        pages[-1].append(line)
    return pages
