"""A table that waits, its channel gone or its people: what it says instead of everything that could be pressed."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.frame import Frame
from unobot.bot.screens.words import hand_words, time_left
from unobot.i18n import Text
from unobot.tables.view import TableView


def stranded_screen(t: Text, v: TableView, *, place: str | None = None) -> LayoutView:
    """What the table waits for, and its reader's cards, if they have any. ``place``: see `hand_screen`."""
    frame = Frame(v.id)
    frame.say(place or "")
    if v.aside:
        kept = "" if v.deadline is None else t("aside-kept", when=time_left(v.deadline))
        frame.say(f"### {t('aside-title')}", t("aside-body"), kept)
    else:
        lobby = v.view is None
        frame.say(f"### {t('stranded-lobby') if lobby else t('stranded-match')}", t("refused-stranded"))
    if v.view is not None and v.seat is not None and v.status == "playing":
        cards = sorted(v.view.hands[v.seat], key=lambda card: card.order)
        frame.say(t("hand-cards", count=len(cards), cards=hand_words(t, cards)) if cards else "")
    if v.aside and place is None:
        frame.row(frame.button(t("button-resume"), Verb.RESUME, style=ButtonStyle.primary))
    return frame.view()
