"""The lobby: who is in, which rules, and how to begin. The message is the one that becomes the table."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.frame import Frame
from unobot.bot.screens.house_rules import ruleset_refusal_words, ruleset_words
from unobot.bot.screens.pace import pace_words
from unobot.bot.screens.words import seat_marks, time_left
from unobot.i18n import Text
from unobot.rules.ruleset import MAX_SEATS, MIN_SEATS, RulesetError
from unobot.tables.view import SeatView, TableView


def lobby_screen(t: Text, v: TableView) -> LayoutView:
    """The public lobby of a table."""
    frame = Frame(v.id, v.ply)
    taken = len(v.seats)
    host = next((seat.name for seat in v.seats if seat.host), "")
    how = "lobby-rematch-how" if v.rematch else "lobby-how"
    frame.say(f"## {t('lobby-rematch') if v.rematch else t('lobby-title')}", t(how, host=host))

    seats = [
        " · ".join((t("lobby-seat", number=seat.index + 1, name=seat.name), *seat_marks(t, seat), *_agreed(t, seat)))
        for seat in v.seats
    ]
    seats += [t("lobby-free", number=number) for number in range(taken + 1, MIN_SEATS + 1)]
    frame.say(*seats)

    unfit = unfit_words(t, v)
    state = t("lobby-waiting") if taken < MIN_SEATS else unfit or t("lobby-ready", seats=taken)
    pace = "" if v.turn is None else t("lobby-pace", pace=pace_words(t, v.turn))
    access = "" if v.access == "open" else t(f"lobby-access-{v.access}")
    until = "" if v.deadline is None else f"-# {t('lobby-until', when=time_left(v.deadline))}"
    sealed = "" if v.commitment is None else f"-# {t('lobby-sealed', commitment=v.commitment)}"
    undo = f"-# {t('table-undo')}" if v.takes_back else ""
    frame.say(t("lobby-rules", rules=ruleset_words(t, v.ruleset)), pace, undo, state, access, until, sealed)

    full = taken >= MAX_SEATS
    joining = ButtonStyle.secondary if v.rematch else ButtonStyle.success
    frame.row(
        *([frame.button(t("button-rematch"), Verb.REMATCH, style=ButtonStyle.success)] if v.rematch else []),
        frame.button(t("button-join"), Verb.JOIN, style=joining, off=full),
        frame.button(t("button-leave"), Verb.LEAVE),
        frame.button(t("button-start"), Verb.START, style=ButtonStyle.primary, off=taken < MIN_SEATS or bool(unfit)),
    )
    frame.row(
        frame.button(t("button-add-ai"), Verb.AI, "casual", off=full),
        frame.button(t("button-remove-ai"), Verb.AI, "-", off=all(seat.level is None for seat in v.seats)),
        frame.button(t("button-invite"), Verb.INVITE, off=full),
    )
    frame.row(
        frame.button(t("button-rules"), Verb.RULES),
        frame.button(t("button-change-rules"), Verb.HOUSE),
        frame.button(t("button-pace"), Verb.PACE),
        frame.button(t("button-people"), Verb.PEOPLE),
    )
    return frame.view()


def _agreed(t: Text, seat: SeatView) -> list[str]:
    return [t("mark-ready")] if seat.ready else []


def unfit_words(t: Text, v: TableView) -> str:
    """Why those who are in cannot play these rules, and what would work; nothing where they can."""
    try:
        v.ruleset.check_seats(max(len(v.seats), MIN_SEATS))
    except RulesetError as error:
        return ruleset_refusal_words(t, error)
    return ""
