"""A table that waits, its channel gone or its people: what it says instead of everything that could be pressed."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.tables.table_view import TableView
from unobot.wording.card_words import hand_words, time_left


def stranded_screen(text: Text, view: TableView, *, place: str | None = None) -> LayoutView:
    """What the table waits for, and its reader's cards, if they have any. ``place``: see `hand_screen`."""
    frame = ScreenBuilder(view.id)
    frame.say(place or "")
    if view.aside:
        kept = "" if view.deadline is None else text("adjourned-kept", when=time_left(view.deadline))
        frame.say(f"### {text('adjourned-title')}", text("adjourned-body"), kept)
    else:
        lobby = view.view is None
        frame.say(f"### {text('suspended-lobby') if lobby else text('suspended-match')}", text("refused-suspended"))
    if view.view is not None and view.seat is not None and view.status == "playing":
        cards = sorted(view.view.hands[view.seat], key=lambda card: card.order)
        frame.say(text("hand-cards", count=len(cards), cards=hand_words(text, cards)) if cards else "")
    if view.aside and place is None:
        frame.row(frame.button(text("button-resume"), Verb.RESUME, style=ButtonStyle.primary))
    return frame.view()
