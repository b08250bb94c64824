"""Ends: of a round (who went out, what the hands held, the scores), of a match (placing, early end)."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle
from discord.ui import Button, LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.drawn import sheet_picture
from unobot.bot.screens.following import follow_button
from unobot.bot.screens.frame import Frame
from unobot.bot.screens.house_rules import ruleset_words
from unobot.bot.screens.words import ai_mark, card_emoji, card_words, fallen_lines, hand_words, time_left
from unobot.i18n import Text
from unobot.rules.events import RoundEnded
from unobot.rules.round import View
from unobot.tables.view import SeatView, TableView

_BAR = 10
_PLACES = ("🥇", "🥈", "🥉", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟")


def end_of_round_screen(t: Text, v: TableView, *, attaches: bool = True) -> LayoutView:
    """The pause between two rounds: how it ended, the hands, the scores, when the next begins."""
    assert v.view is not None, "a pause follows a round"
    frame = Frame(v.id, v.ply)
    frame.say(f"## {result_words(t, v)}", next_round_words(t, v))
    frame.line()
    _say_scores(t, v, frame, attaches=attaches)
    _say_round(t, v, v.view, frame)
    ready = [seat.name for seat in v.seats if seat.ready]
    frame.say(t("round-ready", names=t.listed(ready)) if ready else "")
    frame.say(f"-# {ruleset_words(t, v.ruleset)}", *fallen_lines(t, v))
    frame.row(ready_button(t, frame), frame.button(t("button-more"), Verb.MORE))
    return frame.view(v.view.color)


def ready_button(t: Text, frame: Frame) -> Button[Any]:
    """For who needs no pause; when everybody has pressed it, the next round is dealt at once."""
    return frame.button(t("button-ready"), Verb.READY, style=ButtonStyle.success)


def end_of_match_screen(t: Text, v: TableView, *, followed: bool = False, attaches: bool = True) -> LayoutView:
    """A match that is won, or a table that was closed early.

    What is left to press opens the next for the same people, unless that is done (``followed``), or tells of its deals.
    """
    frame = Frame(v.id, v.ply)
    unfinished = v.winner is None and v.view is not None
    frame.say(f"## {result_words(t, v)}", t("match-closed-scores") if unfinished else "")
    if v.view is not None:
        frame.line()
        _say_scores(t, v, frame, attaches=attaches)
        _say_round(t, v, v.view, frame)
    seed = "" if v.seed is None else f"-# {t('match-seed', seed=v.seed)}"
    if v.view is None:
        frame.say(f"-# {t('lobby-again')}")
        return frame.view()
    frame.say(f"-# {t('match-followed') if followed else t('match-again')}", seed, *fallen_lines(t, v))
    again = (
        frame.button(t("button-rematch"), Verb.REMATCH, style=ButtonStyle.success),
        frame.button(t("button-other-rules"), Verb.REMATCH, "rules"),
    )
    frame.row(*(() if followed else again), frame.button(t("button-check"), Verb.CHECK), follow_button(t, frame))
    return frame.view()


def result_words(t: Text, v: TableView) -> str:
    """In one line, how the round or the match ended; for the statuses ``pause``, ``over`` and ``closed``."""
    if v.winner is not None:
        if v.ruleset.teams:
            partner = v.seats[(v.winner + len(v.seats) // 2) % len(v.seats)]
            return t("match-won-team", name=v.seats[v.winner].name, partner=partner.name)
        return t("match-won", name=v.seats[v.winner].name)
    if v.status == "closed":
        return t("lobby-closed") if v.view is None else t("match-closed")
    assert v.view is not None, "a pause follows a round"
    assert v.round_end is not None, "a round that is over has an outcome"
    if v.round_end.drawn or v.round_end.winner is None:
        return t("round-drawn", number=v.view.number)
    return t("round-out", number=v.view.number, name=v.seats[v.round_end.winner].name)


def next_round_words(t: Text, v: TableView) -> str:
    """When play goes on after the pause."""
    return t("round-next-soon") if v.deadline is None else t("round-next", when=time_left(v.deadline))


def _say_scores(t: Text, v: TableView, frame: Frame, *, attaches: bool) -> None:
    """The score sheet, best first, as a picture and in words; medals once it is won."""
    order = v.placing or sorted(range(len(v.seats)), key=lambda index: -v.seats[index].score)
    marks = _PLACES if v.winner is not None else ("▫️",) * len(order)
    if v.ruleset.scoring != "points":  # one round is the match, and its end is all there is to tell
        if v.winner is not None:
            frame.say(t("placing-title"), *(f"{_PLACES[n]} {_who(t, v.seats[i])}" for n, i in enumerate(order)))
        return
    picture = sheet_picture(t, v, order) if attaches and v.sheet and t.look != "text" else None
    if picture is not None:
        frame.picture(picture)
    lines = []
    for mark, index in zip(marks, order, strict=False):
        seat = v.seats[index]
        # Beside the picture the number of its seat there; without one a bar, for those who see.
        sign = (
            f"`{index + 1}` "
            if picture is not None
            else ""
            if t.look == "text"
            else f"`{_bar(seat, v.ruleset.target)}` "
        )
        lines.append(f"{mark} {sign}{_who(t, seat, t('points', count=seat.score))}")
    frame.say(t("scores-title", target=v.ruleset.target), *lines)


def _who(t: Text, seat: SeatView, *facts: str) -> str:
    """The name, what else is to be told of that seat, and the level of an AI."""
    return " · ".join((f"**{seat.name}**", *facts, *ai_mark(t, seat)))


def _bar(seat: SeatView, target: int) -> str:
    full = max(0, min(_BAR, seat.score * _BAR // target))
    return "█" * full + "░" * (_BAR - full)


def _say_round(t: Text, v: TableView, round: View, frame: Frame) -> None:
    """How the last round ended, and what every other hand was worth, cards shown."""
    if v.round_end is None:
        return
    frame.line()
    frame.say(_how(t, v, round, v.round_end))
    hands = [(v.seats[index], hand) for index, hand in enumerate(v.round_end.hands) if hand]
    hands = [] if v.ruleset.scoring == "until_last" else hands
    if hands:
        frame.say(
            t("round-hands"),
            *(
                t(
                    "round-hand",
                    name=seat.name,
                    points=sum(card.points for card in hand),
                    cards=hand_words(t, hand),
                )
                for seat, hand in hands
            ),
        )


def _how(t: Text, v: TableView, round: View, end: RoundEnded) -> str:
    if end.winner is None:
        return t("round-drawn-tied")
    name, points = v.seats[end.winner].name, end.points[end.winner]
    scored = t("round-scored", points=points) if v.ruleset.scoring == "points" else ""
    if end.drawn:
        return f"{t('round-drawn-won', name=name)} {scored}".strip()
    if end.hands[end.winner]:
        return f"{t('round-last-left', name=name)} {scored}".strip()
    if v.ruleset.scoring == "until_last":
        return t("round-until-last", name=name)
    top = round.top
    card = card_words(t, top, round.color)
    return f"{t('round-out-with', name=name, emoji=card_emoji(t, top), card=card)} {scored}".strip()
