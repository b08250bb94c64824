"""The table as everybody sees it: what to match, whose move it is, who holds how much, what just happened."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle
from discord.ui import Button, LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.drawn import table_picture
from unobot.bot.screens.ends import end_of_match_screen, end_of_round_screen
from unobot.bot.screens.frame import Frame
from unobot.bot.screens.house_rules import ruleset_words
from unobot.bot.screens.lobby import lobby_screen
from unobot.bot.screens.narration import narrate
from unobot.bot.screens.vote import say_vote
from unobot.bot.screens.words import (
    card_picture,
    card_words,
    color_emoji,
    color_words,
    custom_words,
    fallen_lines,
    hand_words,
    out_words,
    picture_url,
    seat_marks,
    time_left,
)
from unobot.i18n import Text
from unobot.rules.events import Phase
from unobot.rules.round import View
from unobot.rules.ruleset import Ruleset
from unobot.tables.view import SeatView, TableView

MAX_LENGTH = 4000
"""Characters of a message's texts at most."""
TOLD = 4
"""How many of the last moves the table tells."""


def table_screen(t: Text, v: TableView, *, followed: bool = False, attaches: bool = True) -> LayoutView:
    """The public message of a table, whatever it does: lobby, play, pause between rounds, over or closed.

    ``followed``: of a closed one, that the same people have opened the next. ``attaches``: pictures can be sent along.
    """
    if v.status == "lobby":
        return lobby_screen(t, v)
    view = _table(t, v, followed=followed, attaches=attaches)
    if view.content_length() > MAX_LENGTH and t.look != "text":  # our own emojis take some 35 characters each
        t = t.seen("text", {})
        view = _table(t, v, followed=followed, attaches=attaches)
    if view.content_length() > MAX_LENGTH:  # ten open hands under three dozen house rules, told in a long language
        view = _table(t, v, followed=followed, attaches=attaches, brief=True)
    return view


def _table(t: Text, v: TableView, *, followed: bool, attaches: bool, brief: bool = False) -> LayoutView:
    """``brief``: the rules are told by their code alone."""
    if v.status == "pause":
        return end_of_round_screen(t, v, attaches=attaches)
    if v.status == "playing" and v.view is not None:
        return _playing(t, v, v.view, attaches=attaches, brief=brief)
    return end_of_match_screen(t, v, followed=followed, attaches=attaches)


def turn_ping(t: Text, v: TableView) -> str:
    """The plain message that calls the person to move by their mention. ``v.status`` is ``playing``.

    At a slow table, where it comes more than once, it says how to switch that off.
    """
    return "\n".join((_call(t, v), f"-# {t('ping-switch')}")) if v.slow else _call(t, v)


def _call(t: Text, v: TableView) -> str:
    assert v.view is not None, "a turn can only be called while a round is played"
    mention = f"<@{v.seats[v.view.to_move].user_id}>"
    if v.view.phase is Phase.ANSWER:
        if v.deadline is None:
            return t("ping-answer-untimed", mention=mention, owed=v.view.owed)
        return t("ping-answer", mention=mention, owed=v.view.owed, when=time_left(v.deadline))
    if v.view.phase is Phase.VOTE or not v.view.discard:
        if v.deadline is None:
            return t("ping-first-untimed", mention=mention)
        return t("ping-first", mention=mention, when=time_left(v.deadline))
    card = card_words(t, v.view.top, v.view.color)
    if v.deadline is None:
        return t("ping-turn-untimed", mention=mention, card=card)
    return t("ping-turn", mention=mention, card=card, when=time_left(v.deadline))


def _playing(t: Text, v: TableView, round: View, *, attaches: bool, brief: bool) -> LayoutView:
    frame = Frame(v.id, v.ply)
    rules = t("ruleset-code", code=v.ruleset.code) if brief else ruleset_words(t, v.ruleset)
    if round.phase is Phase.VOTE:
        say_vote(t, v, round, frame)
        frame.say(f"-# {rules}")
        frame.row(
            frame.button(t("button-hand"), Verb.HAND, style=ButtonStyle.primary),
            frame.button(t("button-more"), Verb.MORE),
        )
        return frame.view()
    picture = table_picture(t, v, round) if v.drawn and attaches and t.look != "text" else None
    url = picture_url(t, round.top, round.color) if round.discard and picture is None else None
    heading = _heading(t if url is None else t.seen("shapes", t.pictures), round)
    lines = [f"## {heading}", f"### {_asked(t, v, round)}", _until(t, v, round), _skip_words(t, v)]
    if url is None:
        frame.say(*lines)
    else:
        frame.beside(url, t("alt-top", card=card_words(t, round.top, round.color)), "\n".join(filter(None, lines)))
    if picture is not None:
        frame.picture(picture)
    else:
        frame.line()
    order = [(round.to_move + step * round.direction) % round.seats for step in range(round.seats)]
    order.sort(key=lambda index: index in round.out)
    frame.say(*(_seat_line(t, v.seats[index], round, numbered=picture is not None) for index in order))
    way = t("table-clockwise") if round.direction == 1 else t("table-counterclockwise")
    pile = t("table-pile", count=len(round.pile))
    ends = [] if v.round_ends is None else [t("table-round-ends", when=time_left(v.round_ends))]
    joining = t("table-newcomers", names=t.listed(list(v.newcomers))) if v.newcomers else ""
    facts = " · ".join((t("table-round", number=round.number), way, pile, *ends))
    custom = "" if round.rule is None else f"-# {t('told-rule', rule=custom_words(t, round.rule))}"
    undo = f"-# {t('table-undo')}" if v.takes_back else ""
    frame.say(f"-# {facts}", f"-# {rules}", undo, custom, joining, *fallen_lines(t, v))

    told = [narrate(t, entry, v.seats) for entry in v.recent[: -TOLD - 1 : -1]]
    if told:
        frame.line()
        frame.say(*(f"-# {line}" if older else line for older, line in enumerate(told)))

    frame.row(
        frame.button(t("button-hand"), Verb.HAND, style=ButtonStyle.primary),
        *_calls(t, v, round, frame),
        frame.button(t("button-more"), Verb.MORE),
    )
    return frame.view(round.color)


def _calls(t: Text, v: TableView, round: View, frame: Frame) -> list[Button[Any]]:
    """Uno and Catch, where Uno has to be said; they light up while somebody owes it."""
    if not round.book.calls:
        return []
    owes = round.catchable
    style = ButtonStyle.secondary if owes is None else ButtonStyle.danger
    ply = v.ply if owes is None else v.cause
    return [
        frame.button(t("button-uno"), Verb.UNO, "say", style=style, ply=ply),
        frame.button(
            t("button-catch"), Verb.CATCH, "" if owes is None else str(owes), style=style, off=owes is None, ply=ply
        ),
    ]


def _heading(t: Text, round: View) -> str:
    if not round.discard:
        return t("table-nothing-laid")
    top = round.top
    if round.color is None:
        return t("table-color-open", emoji=card_picture(t, top), card=card_words(t, top))
    return t("table-title", emoji=card_picture(t, top, round.color), card=card_words(t, top, round.color))


def _asked(t: Text, v: TableView, round: View) -> str:
    """Whose move it is and what that seat must answer."""
    seat = v.seats[round.to_move]
    if round.phase is Phase.ANSWER and round.four is not None:
        return t("table-answer", name=seat.name, owed=round.owed, by=v.seats[round.four].name)
    if round.phase is Phase.ANSWER:
        return t("table-owes", name=seat.name, owed=round.owed)
    if _plays_by_itself(seat):
        return t("table-thinking", name=seat.name)
    if round.phase is Phase.DRAWN:
        return t(_drawn(round.ruleset), name=seat.name)
    if not round.discard:
        return t("table-play-any", name=seat.name)
    if round.color is None:
        return t("table-color", name=seat.name)
    emoji, color = color_emoji(t, round.color), color_words(t, round.color)
    if round.top.is_wild:
        return t("table-play-color", name=seat.name, emoji=emoji, color=color)
    return t("table-play", name=seat.name, emoji=emoji, color=color, face=t("face", face=round.top.face.value))


def _drawn(ruleset: Ruleset) -> str:
    """Name the sentence about a drawn card. It must not tell everybody whether that card fits."""
    if ruleset.blind_draw:
        return "table-drawn-blind"
    return "table-drawn-must" if ruleset.drawn_card == "must_play" else "table-drawn"


def _until(t: Text, v: TableView, round: View) -> str:
    if v.deadline is None or _plays_by_itself(v.seats[round.to_move]):
        return ""
    return t("table-until", when=time_left(v.deadline))


def _skip_words(t: Text, v: TableView) -> str:
    return t("table-skip", count=v.skip_votes, needed=v.skip_needed) if v.skip_votes else ""


def _plays_by_itself(seat: SeatView) -> bool:
    return seat.level is not None or seat.away or seat.autopilot


def _seat_line(t: Text, seat: SeatView, round: View, *, numbered: bool) -> str:
    held = len(round.hands[seat.index])
    facts = [f"`{seat.index + 1}` **{seat.name}**" if numbered else f"**{seat.name}**"]
    if seat.index in round.out:
        facts.append(out_words(t, round, seat.index))
    else:
        facts.append(t("cards", count=held))
    if round.ruleset.scoring == "points":
        facts.append(t("points", count=seat.score))
    if round.ruleset.teams:
        facts.append(t("mark-team", number=seat.index % (round.seats // 2) + 1))
    if round.catchable == seat.index:
        facts.append(t("mark-uno-owed"))
    elif round.said[seat.index]:
        facts.append(t("mark-uno"))
    facts += seat_marks(t, seat)
    line = f"{'👉' if seat.index == round.to_move else '▫️'} {' · '.join(facts)}"
    if 0 < held < round.ruleset.open_hands:
        return f"{line}\n-# {t('open-hand', cards=hand_words(t, round.hands[seat.index]))}"
    return line
