"""The lobby: who is in, which rules, and how to begin. The message is the one that becomes the table."""

from __future__ import annotations

from discord import ButtonStyle, SelectOption
from discord.ui import LayoutView

from unobot.ai import LEVELS
from unobot.bot.custom_ids import Verb
from unobot.bot.screens.frame import Frame
from unobot.bot.screens.house_rules import ruleset_refusal_words, ruleset_words
from unobot.bot.screens.pace import pace_words
from unobot.bot.screens.words import ai_mark, level_words, seat_marks, time_left
from unobot.i18n import Text
from unobot.rules.ruleset import MAX_SEATS, Contradiction, RulesetError
from unobot.tables.view import SeatView, TableView

OPTIONS = 25
"""Choices that a menu has at most."""


def lobby_screen(t: Text, v: TableView) -> LayoutView:
    """The public lobby of a table."""
    frame = Frame(v.id, v.ply)
    taken = len(v.seats)
    host = next((seat.name for seat in v.seats if seat.host), "")
    full = taken >= MAX_SEATS
    seat_free = not full and v.access != "closed"
    how = "lobby-rematch-how" if v.rematch else "lobby-how" if seat_free else "lobby-how-start"
    frame.say(f"## {t('lobby-rematch') if v.rematch else t('lobby-title')}", t(how, host=host))

    seats = [
        " · ".join((t("lobby-seat", number=seat.index + 1, name=seat.name), *seat_marks(t, seat), *_agreed(t, seat)))
        for seat in v.seats
    ]
    seats += [t("lobby-free", number=number) for number in range(taken + 1, v.ruleset.min_seats + 1)]
    frame.say(*seats)

    unfit = unfit_words(t, v)
    state = unfit or t("lobby-ready", seats=taken)
    pace = "" if v.turn is None else t("lobby-pace", pace=pace_words(t, v.turn))
    access = "" if v.access == "open" else t(f"lobby-access-{v.access}")
    ends = "lobby-until" if seat_free else "lobby-until-start"
    until = "" if v.deadline is None else f"-# {t(ends, when=time_left(v.deadline))}"
    sealed = "" if v.commitment is None else f"-# {t('lobby-sealed', commitment=v.commitment)}"
    undo = f"-# {t('table-undo')}" if v.takes_back else ""
    frame.say(t("lobby-rules", rules=ruleset_words(t, v.ruleset)), pace, undo, state, access, until, sealed)

    joining = ButtonStyle.secondary if v.rematch else ButtonStyle.success
    frame.row(
        *([frame.button(t("button-rematch"), Verb.REMATCH, style=ButtonStyle.success)] if v.rematch else []),
        frame.button(t("button-join"), Verb.JOIN, style=joining, off=full),
        frame.button(t("button-leave"), Verb.LEAVE),
        frame.button(t("button-start"), Verb.START, style=ButtonStyle.primary, off=bool(unfit)),
    )
    if not full:
        players = [_player(t, level) for level in (*LEVELS, *v.engines)]
        frame.menu(Verb.AI, f"add>{taken}", players[:OPTIONS], t("menu-add-ai"))
    ais = [_ai(t, seat) for seat in v.seats if seat.level is not None]
    if ais:
        frame.menu(Verb.AI, f"away>{taken}", ais, t("menu-remove-ai"))
    frame.row(
        frame.button(t("button-invite"), Verb.INVITE, off=full),
        frame.button(t("button-rules"), Verb.RULES),
        frame.button(t("button-change-rules"), Verb.HOUSE),
        frame.button(t("button-pace"), Verb.PACE),
        frame.button(t("button-people"), Verb.PEOPLE),
    )
    return frame.view()


def _player(t: Text, level: str) -> SelectOption:
    """A level that an AI can have, and in few words how it plays; or an engine."""
    how = t(f"level-{level}-how") if level in LEVELS else t("engine-how")
    return SelectOption(label=level_words(t, level), value=level, description=how)


def _ai(t: Text, seat: SeatView) -> SelectOption:
    return SelectOption(label=seat.name, value=seat.name, description=" ".join(ai_mark(t, seat)))


def _agreed(t: Text, seat: SeatView) -> list[str]:
    return [t("mark-ready")] if seat.ready else []


def unfit_words(t: Text, v: TableView) -> str:
    """Why those who are in cannot play these rules, and what would work; nothing where they can."""
    try:
        v.ruleset.check_seats(len(v.seats))
    except RulesetError as error:
        too_few = error.reason is Contradiction.SEATS  # a lobby has no more seats than a match
        return t("lobby-waiting") if too_few else ruleset_refusal_words(t, error)
    return ""
