"""Show the lobby: its players, its rules, and how to start. The same message later shows the table."""

from __future__ import annotations

from functools import partial

from discord import ButtonStyle, SelectOption
from discord.ui import LayoutView

from unobot.ai.level_names import EVEN, SEATED
from unobot.bot.custom_ids import Verb
from unobot.bot.screens.ai_pace import chooses_pace, pace_button
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.bot.screens.fair_deal import check_button, sealed_words
from unobot.bot.screens.illustrations import can_draw_name, lobby_picture
from unobot.bot.screens.seat_lines import short_name
from unobot.bot.screens.time_control import time_control_words
from unobot.i18n import Text
from unobot.rules.ruleset.ruleset import MAX_SEATS, RulesetError
from unobot.tables.state.places import PLACES
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import ai_mark, level_words, seat_emblem, seat_marks, seat_name, time_left
from unobot.wording.character_words import temperament
from unobot.wording.news import news_line, notice_line
from unobot.wording.rulesets import lobby_ruleset_words, ruleset_refusal_words

MAX_OPTIONS = 25
"""Discord's limit of options in a menu."""


def lobby_screen(
    text: Text, view: TableView, *, attaches: bool = True, offers_voice: bool = False, notice: str = ""
) -> LayoutView:
    """Return the public lobby of a table: who plays, which rules, and four controls. `lobby_panel` has the others.

    It looks the same to all users, so *Join* is green only while the rules need more players. ``attaches``: whether
    pictures can be attached. A lobby in words says all that its picture and its panel say. ``offers_voice``: whether
    players can invite their voice channel here. ``notice``: what the owner of the bot says to all tables.
    """
    builder = ScreenBuilder(view.id, view.ply)
    news = (news_line(text, view.news), notice_line(text, notice))
    seat_count = len(view.seats)
    full = seat_count >= MAX_SEATS
    seat_free = not full and view.access != "closed"
    missing_seats = view.ruleset.seats_missing(seat_count)
    unfit = "" if missing_seats else unfit_words(text, view)
    ends = "lobby-until" if seat_free else "lobby-until-start"
    until = "" if view.deadline is None else f"-# {text(ends, when=time_left(view.deadline))}"
    if view.is_silent:
        until = text("table-silent")
    title = f"## {text('lobby-rematch') if view.rematch else text('lobby-title')}"
    picture = None
    if view.drawn and attaches and text.look != "text":
        free = MAX_SEATS - seat_count if seat_free else missing_seats
        picture = lobby_picture(text, view, free, partial(_seat_words, text, view))
    if picture is not None:
        nameless = " · ".join(short_name(text, seat) for seat in view.seats if not can_draw_name(text, seat))
        teams = _missing_words(text, view, missing_seats) if missing_seats and view.ruleset.teams else ""
        builder.say(title)
        builder.picture(picture)
        builder.say(nameless, *_terms(text, view, is_brief=True), teams or unfit, until, *news)
    else:
        host = next((seat_name(text, seat) for seat in view.seats if seat.host), "")
        how = "lobby-rematch-how" if view.rematch else "lobby-how" if seat_free else "lobby-how-start"
        builder.say(title, text(how, host=host))
        builder.say(_seat_words(text, view))
        state = _missing_words(text, view, missing_seats) if missing_seats else unfit
        state = state or text("lobby-ready", seats=seat_count)
        sealed = f"-# {sealed_words(text, view.commitment)}"
        builder.say(*_terms(text, view), state, until, *news, sealed)

    if view.rematch:
        first = [builder.button(text("button-rematch"), Verb.REMATCH, style=ButtonStyle.success)]
    elif PLACES[view.place].is_shared:
        style = ButtonStyle.success if missing_seats else ButtonStyle.secondary
        first = [builder.button(text("button-join"), Verb.JOIN, style=style, off=full)]
    else:
        first = []
    builder.row(
        *first,
        _start_button(text, view, builder, off=bool(unfit)),
        builder.button(text("button-add-ai"), Verb.AI, "add", off=full),
        builder.button(text("button-options"), Verb.MORE),
    )
    if offers_voice and not full:
        builder.row(builder.button(text("button-invite-voice-channel"), Verb.INVITE, "voice"))
    return builder.view()


def lobby_panel(text: Text, view: TableView) -> LayoutView:
    """Return the other controls of a lobby, for one user, whose view it is."""
    builder = ScreenBuilder(view.id, view.ply)
    place, seat_count = PLACES[view.place], len(view.seats)
    full = seat_count >= MAX_SEATS
    builder.say(f"### {text('button-options')}", *_terms(text, view))
    builder.row(
        builder.button(text("button-change-rules"), Verb.HOUSE_RULES),
        builder.button(text("button-rules"), Verb.RULES),
        *([builder.button(text("button-time-control"), Verb.TIME_CONTROL)] if place.is_timed else []),
    )
    builder.row(
        *_length(text, view, builder),
        *([builder.button(text("button-players"), Verb.PLAYERS)] if place.is_shared else []),
        *([pace_button(text, builder, view)] if place.is_shared and chooses_pace(view) else []),
    )
    if not full:
        players = [_player(text, level) for level in (*SEATED, *view.engines)]
        builder.menu(Verb.AI, f"add>{seat_count}", players[:MAX_OPTIONS], text("lobby-add-ai"))
    ais = [_ai(text, seat) for seat in view.seats if seat.level is not None]
    if ais:
        builder.menu(Verb.AI, f"away>{seat_count}", ais, text("lobby-remove-ai"))
    builder.choice(f"-# {sealed_words(text, view.commitment)}", check_button(text, builder))
    last: list[ActionButton] = []
    if view.seat is not None:
        unfit = not view.ruleset.seats_missing(seat_count) and bool(unfit_words(text, view))
        last.append(_start_button(text, view, builder, off=unfit))
        last.append(builder.button(text("button-leave"), Verb.LEAVE))
    elif place.is_shared and not full:
        last.append(builder.button(text("button-join"), Verb.JOIN, style=ButtonStyle.success))
    if place.invites:
        last.append(builder.button(text("button-invite"), Verb.INVITE, off=full))
    builder.row(*last)
    screen = builder.view()
    screen.is_menu = True
    return screen


def _seat_words(text: Text, view: TableView) -> str:
    """Return a line for each seat, and for each free seat that the rules still need."""
    seats = [
        " · ".join((f"**{seat_name(text, seat)}**", *seat_marks(text, seat), *_agreed(text, seat)))
        + "".join(f"\n-# {manner}" for manner in _manner(text, seat))  # in the same line, it would wrap on a phone
        for seat in view.seats
    ]
    return "\n".join((*seats, *[text("lobby-free")] * (view.ruleset.min_seats - len(seats))))


def _terms(text: Text, view: TableView, *, is_brief: bool = False) -> list[str]:
    """Return the lines about the match: its rules, its pace, take-backs, the even match, and the access to it.

    ``is_brief``: without take-backs and the even match.
    """
    pace = "" if view.turn is None else text("lobby-time-control", pace=time_control_words(text, view.turn))
    access = "" if view.access == "open" else text(f"lobby-access-{view.access}")
    undo = f"-# {text('table-take-back')}" if view.takes_back else ""
    even = f"-# {text('lobby-even')}" if any(seat.level == EVEN for seat in view.seats) else ""
    limits = (text(f"lobby-limited-{limit}") for limit in view.limited)
    return [lobby_ruleset_words(text, view.ruleset), *limits, pace, *(() if is_brief else (undo, even)), access]


def _start_button(text: Text, view: TableView, builder: ScreenBuilder, *, off: bool) -> ActionButton:
    """Return the button that starts the match. It says whom it waits for, or how many AIs it seats.

    A press counts only as long as the button says the same number of AIs.
    """
    missing_seats = view.ruleset.seats_missing(len(view.seats))
    waits = sum(seat.user_id is not None and not seat.ready for seat in view.seats) if view.rematch else 0
    if missing_seats:
        label = text("button-start-with", ais=missing_seats)
    else:
        label = text("button-start-waits", people=waits) if waits else text("button-start")
    arg = str(missing_seats) if missing_seats else ""
    return builder.button(label, Verb.START, arg, style=ButtonStyle.primary, off=off)


def _missing_words(text: Text, view: TableView, missing_seats: int) -> str:
    if view.ruleset.teams:
        return text("lobby-waiting-teams", needed=len(view.seats) + missing_seats, missing=missing_seats)
    return text("lobby-missing", ais=missing_seats)


def _length(text: Text, view: TableView, builder: ScreenBuilder) -> list[ActionButton]:
    """Return the button of the other length of the match: one round, or several rounds as before."""
    match view.ruleset.scoring:
        case "points" | "golf" | "best_of":
            return [builder.button(text("button-length-round"), Verb.LENGTH, "round")]
        case "single":
            longer = view.ruleset.with_length("points", view.longer)
            words = text("button-length-points", target=longer.target)
            if longer.has_rounds:
                words = text("button-length-rounds", rounds=longer.rounds, scoring=longer.scoring)
            return [builder.button(words, Verb.LENGTH, "points")]
        case "until_last":
            return []


def _player(text: Text, level: str) -> SelectOption:
    """Return the option of an AI level or an engine, with a short description."""
    how = text(f"level-{level}-how") if level in SEATED else text("engine-how")
    return SelectOption(label=level_words(text, level), value=level, description=how)


def _ai(text: Text, seat: SeatView) -> SelectOption:
    emblem = seat_emblem(text, seat) or None
    about = " · ".join((*ai_mark(text, seat), *_manner(text, seat))).replace("_", "")
    return SelectOption(label=seat.name, value=seat.name, description=about[:100], emoji=emblem)


def _manner(text: Text, seat: SeatView) -> list[str]:
    return [f"_{words}_"] if (words := temperament(text, seat)) else []


def _agreed(text: Text, seat: SeatView) -> list[str]:
    return [text("mark-ready")] if seat.ready else []


def unfit_words(text: Text, view: TableView) -> str:
    """Return why these players cannot play these rules, and what would work; an empty string if they can."""
    try:
        view.ruleset.check_seats(len(view.seats))
    except RulesetError as error:
        return ruleset_refusal_words(text, error)
    return ""
