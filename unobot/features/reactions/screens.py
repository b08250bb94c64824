"""Show the panel in which a player reacts, and in which the host mutes reactions."""

from __future__ import annotations

from discord import SelectOption
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.tables.reactions import EMOTES
from unobot.tables.table_view import TableView
from unobot.wording.card_words import seat_emblem
from unobot.wording.reaction_words import SIGNS

BUTTONS_PER_ROW = 2
"""Buttons in a row: a third would wrap on a phone."""
MUTE = "mute"
"""The argument of the menu that mutes a player."""


def reactions_screen(text: Text, view: TableView, user_id: int, *, reacts: bool, manages: bool) -> LayoutView:
    """Return the panel for ``user_id``.

    ``reacts``: whether they may react. ``manages``: whether they are the host or a moderator.
    """
    builder = ScreenBuilder(view.id, view.ply)
    builder.say(
        f"### {text('reactions-title')}", text("reactions-body") if view.reacts else text("refused-reactions-off")
    )
    if reacts:
        emotes = [builder.button(text(f"reaction-{emote}"), Verb.REACT, emote, emoji=SIGNS[emote]) for emote in EMOTES]
        builder.rows(emotes, BUTTONS_PER_ROW)
    if manages:
        options = [
            SelectOption(
                label=text(f"reactions-{'hear' if (is_muted := seat.user_id in view.muted) else MUTE}", name=seat.name),
                value=f"{'on' if is_muted else 'off'}>{seat.user_id}",
                emoji=seat_emblem(text, seat) or None,
            )
            for seat in view.seats
            if seat.user_id is not None and seat.user_id != user_id
        ]
        if options:
            builder.menu(Verb.REACTIONS, MUTE, options, text("reactions-who"))
        label, switch = ("button-reactions-on", "off") if view.reacts else ("button-reactions-off", "on")
        builder.row(builder.button(text(label), Verb.REACTIONS, switch))
    return builder.view()
