"""Show the last card of a round: for a moment, it lies on the table before the result takes its place."""

from __future__ import annotations

from functools import partial

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.bot.screens.illustrations import table_picture
from unobot.bot.screens.table import last_moves, table_words
from unobot.i18n import Text
from unobot.rules.round import View
from unobot.tables.table_view import TableView
from unobot.wording.card_words import card_picture, card_words, picture_url, seat_name
from unobot.wording.match_words import moment_line


def last_card_screen(text: Text, view: TableView, state: View, *, attaches: bool = True) -> LayoutView:
    """Return the table right after the last card of a round. The last entry of ``view`` is that card."""
    builder = ScreenBuilder(view.id, view.ply)
    picture = None
    if view.drawn and attaches and text.look != "text":
        picture = table_picture(text, view, state, partial(table_words, text, view, state))
    url = picture_url(text, state.top, state.color) if picture is None else None
    card = card_words(text, state.top, state.color)
    emoji = card_picture(text if url is None else text.with_look("shapes", text.pictures), state.top, state.color)
    lines = (f"## {text('table-title', emoji=emoji, card=card)}", f"### {moment_line(text, view)}")
    if picture is not None:
        builder.say(*last_moves(text, view, 1))
        builder.picture(picture)
        builder.say(f"### {moment_line(text, view)}")
    else:
        if url is None:
            builder.say(*lines)
        else:
            builder.beside(url, text("alt-top", card=card), "\n".join(lines))
        builder.line()
        builder.say(
            *(
                f"▫️ **{seat_name(text, seat)}** · {text('cards', count=len(state.hands[seat.index]))}"
                for seat in view.seats
            )
        )
    builder.row(
        builder.button(text("button-hand"), Verb.HAND, style=ButtonStyle.primary),
        builder.button(text("button-more"), Verb.MORE),
    )
    return builder.view(state.color)
