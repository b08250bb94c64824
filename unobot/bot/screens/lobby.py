"""The lobby: who is in, which rules, and how to begin. The message is the one that becomes the table."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.frame import Frame
from unobot.bot.screens.words import seat_marks, time_left
from unobot.i18n import Text
from unobot.rules.ruleset import MAX_SEATS, MIN_SEATS
from unobot.tables.view import TableView


def lobby_screen(t: Text, v: TableView) -> LayoutView:
    """The public lobby of a table."""
    frame = Frame(v.id, v.ply)
    taken = len(v.seats)
    host = next((seat.name for seat in v.seats if seat.host), "")
    frame.say(f"## {t('lobby-title')}", t("lobby-how", host=host))

    seats = [
        " · ".join((t("lobby-seat", number=seat.index + 1, name=seat.name), *seat_marks(t, seat))) for seat in v.seats
    ]
    seats += [t("lobby-free", number=number) for number in range(taken + 1, MIN_SEATS + 1)]
    frame.say(*seats)

    state = t("lobby-waiting") if taken < MIN_SEATS else t("lobby-ready", seats=taken)
    until = "" if v.deadline is None else f"-# {t('lobby-until', when=time_left(v.deadline))}"
    frame.say(t("lobby-rules", preset=v.ruleset.preset, target=v.ruleset.target), state, until)

    full = taken >= MAX_SEATS
    frame.row(
        frame.button(t("button-join"), Verb.JOIN, style=ButtonStyle.success, off=full),
        frame.button(t("button-leave"), Verb.LEAVE),
        frame.button(t("button-start"), Verb.START, style=ButtonStyle.primary, off=taken < MIN_SEATS),
    )
    frame.row(
        frame.button(t("button-add-ai"), Verb.AI, "casual", off=full),
        frame.button(t("button-remove-ai"), Verb.AI, "-", off=all(seat.level is None for seat in v.seats)),
        frame.button(t("button-rules"), Verb.RULES),
    )
    return frame.view()
