"""Show the small screens of a table: the panel of *More*, and the confirmation before it ends."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.ai_pace import chooses_pace, pace_button
from unobot.bot.screens.builder import ScreenBuilder
from unobot.bot.screens.fair_deal import check_button, sealed_words
from unobot.bot.screens.phone_widths import phone_rows
from unobot.bot.screens.seat_lines import level_lines, team_words
from unobot.i18n import Text
from unobot.tables.state.places import PLACES
from unobot.tables.table_view import TableView
from unobot.wording.card_words import seat_name
from unobot.wording.rulesets import ruleset_words


def notice_screen(sentence: str) -> LayoutView:
    """Return a note with one sentence and no buttons."""
    builder = ScreenBuilder()
    builder.say(sentence)
    return builder.note()


def menu_screen(text: Text, view: TableView, *, is_host_or_mod: bool, reacts: bool = False) -> LayoutView:
    """Return the panel with the actions that have no room in the table message. ``reacts``: whether it has *React*.

    It fits on the screen of a phone, so it explains only what a button does not say, in one line each.
    Only seated players see *Leave*. Only the host and moderators (``is_host_or_mod``) see *End match*.
    """
    builder = ScreenBuilder(view.id, view.ply)
    look = "text" if view.drawn else "picture"
    me = None if view.seat is None or view.seats[view.seat].away else view.seats[view.seat]
    shared = PLACES[view.place].is_shared
    told = [
        text("menu-bump"),
        text("menu-skip", name=seat_name(text, view.seats[view.view.to_move]))
        if view.may_skip and view.view is not None
        else "",
        "" if me is None else text("menu-autopilot-off") if me.autopilot else text("menu-autopilot"),
        text("menu-leave") if me is not None and shared else "",
        text("menu-players") if is_host_or_mod and shared else "",
        text("menu-look-picture") if is_host_or_mod and not view.drawn else "",
        text("menu-moments") if is_host_or_mod else "",
        *_facts(text, view),
    ]
    builder.say(f"### {text('menu-title')}", *(f"-# {line}" for line in told if line))
    buttons = [builder.button(text("button-react"), Verb.REACT, emoji="👏")] if reacts else []
    buttons += [builder.button(text("button-recap"), Verb.RECAP)] if view.view is not None else []
    buttons += [builder.button(text("button-rules"), Verb.RULES), builder.button(text("button-bump"), Verb.BUMP)]
    buttons.append(check_button(text, builder))
    if view.may_skip:
        buttons.append(builder.button(text("button-skip"), Verb.SKIP))
    if me is not None and me.autopilot:
        buttons.append(builder.button(text("button-autopilot-off"), Verb.AUTOPILOT, "off", style=ButtonStyle.primary))
    elif me is not None:
        buttons.append(builder.button(text("button-autopilot-on"), Verb.AUTOPILOT, "on"))
    if me is not None and shared:
        buttons.append(builder.button(text("button-leave"), Verb.LEAVE))
    if is_host_or_mod and shared:
        buttons.append(builder.button(text("button-players"), Verb.PLAYERS))
    if shared and chooses_pace(view):
        buttons.append(pace_button(text, builder, view))
    if is_host_or_mod:
        buttons.append(builder.button(text(f"button-look-{look}"), Verb.LOOK, look))
        label, switch = ("button-moments-on", "off") if view.moments else ("button-moments-off", "on")
        buttons.append(builder.button(text(label), Verb.MOMENTS, switch))
        buttons.append(builder.button(text("button-end"), Verb.END, "ask", style=ButtonStyle.danger))
    for row in phone_rows(buttons):
        builder.row(*row)
    return builder.view()


def _facts(text: Text, view: TableView) -> list[str]:
    """Return what no table says: the round, the rules, the host, the AIs, the teams and the seal."""
    state, host = view.view, next((seat for seat in view.seats if seat.host), None)
    people = [] if host is None else [f"{text('mark-host')} {seat_name(text, host)}"]
    lines = [
        " · ".join(
            ([] if state is None else [text("table-round", number=state.number)]) + [ruleset_words(text, view.ruleset)]
        ),
        text("table-take-back") if view.takes_back else "",
        " · ".join((*people, *level_lines(text, view))),
        "" if state is None else team_words(text, view, state),
        sealed_words(text, view.commitment),
    ]
    return [line for line in lines if line]


def end_screen(text: Text, view: TableView, *, leaves: bool = False) -> LayoutView:
    """Return the confirmation before a match or a lobby is ended for everybody.

    ``leaves``: whether the match then counts as left by the reader.
    """
    builder = ScreenBuilder(view.id, view.ply)
    if view.status == "lobby":
        builder.say(f"### {text('menu-end-title-lobby')}", text("menu-end-body-lobby"))
    else:
        builder.say(f"### {text('menu-end-title')}", text("menu-end-body"), text("menu-end-leaves") if leaves else "")
    builder.row(
        builder.button(text("button-end-yes"), Verb.END, "yes", style=ButtonStyle.danger),
        builder.button(text("button-end-no"), Verb.END, "no"),
    )
    return builder.view()
