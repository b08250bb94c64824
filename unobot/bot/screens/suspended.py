"""Show a suspended table: its channel cannot be reached, or all its players have left."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.i18n import Text
from unobot.tables.state.places import PLACES
from unobot.tables.table_view import TableView
from unobot.wording.card_words import hand_words, time_left

IN_CHANNEL = "here"
"""The argument of the button that resumes a match in the channel of the press."""


def suspended_screen(text: Text, view: TableView, *, place: str | None = None) -> LayoutView:
    """Return how to resume the table, and the user's cards if there are any. ``place``: see `hand_screen`."""
    resumes_here = not view.adjourned and place is None and view.seat is not None
    builder = ScreenBuilder(view.id)
    builder.say(place or "")
    label = text("button-resume") if PLACES[view.place].pushes else text("button-wake")
    if view.adjourned:
        expiry = "" if view.deadline is None else text("adjourned-kept", when=time_left(view.deadline))
        builder.say(f"### {_adjourned_title(text, view)}", _adjourned_body(text, view, label), expiry)
    else:
        lobby = view.view is None
        body = text("suspended-here") if resumes_here else text("refused-suspended")
        builder.say(f"### {text('suspended-lobby') if lobby else text('suspended-match')}", body)
    if view.view is not None and view.seat is not None and view.status == "playing":
        cards = sorted(view.view.hands[view.seat], key=lambda card: card.sort)
        builder.say(text("hand-cards", count=len(cards), cards=hand_words(text, cards)) if cards else "")
    if resumes_here:
        builder.row(here_button(text, builder))
    elif view.adjourned:
        builder.row(builder.button(label, Verb.RESUME, style=ButtonStyle.primary))
    return builder.view()


def _adjourned_title(text: Text, view: TableView) -> str:
    return text("adjourned-title" if PLACES[view.place].pushes else "asleep-title")


def _adjourned_body(text: Text, view: TableView, button: str) -> str:
    """Return why the match waits. If AIs have played since the players left, it says so."""
    if view.status != "lobby" and view.all_rest:
        return text("adjourned-resting", button=button)
    if not PLACES[view.place].pushes:
        return text("asleep-body")
    return text("refused-adjourned-alone") if view.is_together else text("adjourned-body")


def here_button(text: Text, builder: ScreenBuilder) -> ActionButton:
    """Return the button that resumes a match in the channel of the press."""
    return builder.button(text("button-resume-here"), Verb.RESUME, IN_CHANNEL, style=ButtonStyle.primary)
