"""Show a suspended table: its channel cannot be reached, or all its players have left."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.tables.state.places import PLACES
from unobot.tables.table_view import TableView
from unobot.wording.card_words import hand_words, time_left


def suspended_screen(text: Text, view: TableView, *, place: str | None = None) -> LayoutView:
    """Return how to resume the table, and the user's cards if there are any. ``place``: see `hand_screen`."""
    builder = ScreenBuilder(view.id)
    builder.say(place or "")
    if view.adjourned:
        kept = "" if view.deadline is None else text("adjourned-kept", when=time_left(view.deadline))
        if PLACES[view.place].pushes:
            body = text("refused-adjourned-alone") if view.is_together else text("adjourned-body")
            builder.say(f"### {text('adjourned-title')}", body, kept)
        else:
            builder.say(f"### {text('asleep-title')}", text("asleep-body"), kept)
    else:
        lobby = view.view is None
        builder.say(f"### {text('suspended-lobby') if lobby else text('suspended-match')}", text("refused-suspended"))
    if view.view is not None and view.seat is not None and view.status == "playing":
        cards = sorted(view.view.hands[view.seat], key=lambda card: card.order)
        builder.say(text("hand-cards", count=len(cards), cards=hand_words(text, cards)) if cards else "")
    if view.adjourned and place is None:
        label = text("button-resume") if PLACES[view.place].pushes else text("button-wake")
        builder.row(builder.button(label, Verb.RESUME, style=ButtonStyle.primary))
    return builder.view()
