"""The small screens beside the table: what else can be done, the question before an end."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.frame import Frame
from unobot.i18n import Text
from unobot.tables.view import TableView

ROW = 4
"""Buttons side by side: a fifth would wrap on a phone."""


def notice_screen(sentence: str) -> LayoutView:
    """One sentence and nothing to press."""
    frame = Frame()
    frame.say(sentence)
    return frame.view()


def more_screen(t: Text, v: TableView, *, is_host_or_mod: bool) -> LayoutView:
    """What the table's own row has no room for. Leaving is shown to the seated, ending to those who may."""
    frame = Frame(v.id, v.ply)
    look = "text" if v.drawn else "picture"
    me = None if v.seat is None or v.seats[v.seat].away else v.seats[v.seat]
    frame.say(
        f"### {t('more-title')}",
        t("more-bump"),
        t("more-skip", name=v.seats[v.view.to_move].name) if v.may_skip and v.view is not None else "",
        "" if me is None else t("more-back") if me.autopilot else t("more-autopilot"),
        t("more-leave") if me is not None else "",
        t("more-people") if is_host_or_mod else "",
        t(f"more-look-{look}") if is_host_or_mod else "",
        t("more-end") if is_host_or_mod else "",
        f"-# {t('more-sealed', commitment=v.commitment)}" if v.commitment is not None else "",
    )
    buttons = [frame.button(t("button-missed"), Verb.NEWS)] if v.view is not None else []
    buttons += [frame.button(t("button-rules"), Verb.RULES), frame.button(t("button-bump"), Verb.BUMP)]
    if v.may_skip:
        buttons.append(frame.button(t("button-skip"), Verb.SKIP))
    if me is not None and me.autopilot:
        buttons.append(frame.button(t("button-auto-off"), Verb.AUTO, "off", style=ButtonStyle.primary))
    elif me is not None:
        buttons.append(frame.button(t("button-auto-on"), Verb.AUTO, "on"))
    if me is not None:
        buttons.append(frame.button(t("button-leave"), Verb.LEAVE))
    if is_host_or_mod:
        buttons.append(frame.button(t("button-people"), Verb.PEOPLE))
        buttons.append(frame.button(t(f"button-look-{look}"), Verb.LOOK, look))
        buttons.append(frame.button(t("button-end"), Verb.END, "ask", style=ButtonStyle.danger))
    frame.rows(buttons, ROW)
    return frame.view()


def end_screen(t: Text, v: TableView) -> LayoutView:
    """The question that is asked once before a match, or a lobby, is ended for everybody."""
    frame = Frame(v.id, v.ply)
    if v.status == "lobby":
        frame.say(f"### {t('end-title-lobby')}", t("end-body-lobby"))
    else:
        frame.say(f"### {t('end-title')}", t("end-body"))
    frame.row(
        frame.button(t("button-end-yes"), Verb.END, "yes", style=ButtonStyle.danger),
        frame.button(t("button-end-no"), Verb.END, "no"),
    )
    return frame.view()
