"""Ends: of a round (who went out, what the hands held, the scores), of a match (placing, early end)."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.bot.screens.illustrations import sheet_picture
from unobot.bot.screens.notify_me import follow_button
from unobot.i18n import Text
from unobot.rules.events import RoundEnded
from unobot.rules.round import View
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import ai_mark, card_emoji, card_words, failed_engine_lines, hand_words, time_left
from unobot.wording.rulesets import ruleset_words

_BAR = 10
_PLACES = ("🥇", "🥈", "🥉", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟")


def end_of_round_screen(text: Text, view: TableView, *, attaches: bool = True) -> LayoutView:
    """The pause between two rounds: how it ended, the hands, the scores, when the next begins."""
    assert view.view is not None, "a pause follows a round"
    frame = ScreenBuilder(view.id, view.ply)
    frame.say(f"## {result_words(text, view)}", next_round_words(text, view))
    frame.line()
    _say_scores(text, view, frame, attaches=attaches)
    _say_round(text, view, view.view, frame)
    ready = [seat.name for seat in view.seats if seat.ready]
    frame.say(text("round-ready", names=text.listed(ready)) if ready else "")
    frame.say(f"-# {ruleset_words(text, view.ruleset)}", *failed_engine_lines(text, view))
    frame.row(ready_button(text, frame), frame.button(text("button-more"), Verb.MORE))
    return frame.view(view.view.color)


def ready_button(text: Text, frame: ScreenBuilder) -> ActionButton:
    """For who needs no pause; when everybody has pressed it, the next round is dealt at once."""
    return frame.button(text("button-ready"), Verb.READY, style=ButtonStyle.success)


def end_of_match_screen(text: Text, view: TableView, *, followed: bool = False, attaches: bool = True) -> LayoutView:
    """A match that is won, or a table that was closed early.

    What is left to press opens the next for the same people, unless that is done (``followed``), or tells of its deals.
    """
    frame = ScreenBuilder(view.id, view.ply)
    unfinished = view.winner is None and view.view is not None
    frame.say(f"## {result_words(text, view)}", text("match-closed-scores") if unfinished else "")
    if view.view is not None:
        frame.line()
        _say_scores(text, view, frame, attaches=attaches)
        _say_round(text, view, view.view, frame)
    seed = "" if view.seed is None else f"-# {text('match-seed', seed=view.seed)}"
    if view.view is None:
        frame.say(f"-# {text('lobby-again')}")
        return frame.view()
    frame.say(
        f"-# {text('match-followed') if followed else text('match-again')}", seed, *failed_engine_lines(text, view)
    )
    again = (
        frame.button(text("button-rematch"), Verb.REMATCH, style=ButtonStyle.success),
        frame.button(text("button-other-rules"), Verb.REMATCH, "rules"),
    )
    frame.row(*(() if followed else again), frame.button(text("button-check"), Verb.CHECK), follow_button(text, frame))
    return frame.view()


def result_words(text: Text, view: TableView) -> str:
    """In one line, how the round or the match ended; for the statuses ``pause``, ``over`` and ``closed``."""
    if view.winner is not None:
        if view.ruleset.teams:
            partner = view.seats[(view.winner + len(view.seats) // 2) % len(view.seats)]
            return text("match-won-team", name=view.seats[view.winner].name, partner=partner.name)
        return text("match-won", name=view.seats[view.winner].name)
    if view.status == "closed":
        return text("lobby-closed") if view.view is None else text("match-closed")
    assert view.view is not None, "a pause follows a round"
    assert view.round_end is not None, "a round that is over has an outcome"
    if view.round_end.drawn or view.round_end.winner is None:
        return text("round-drawn", number=view.view.number)
    return text("round-out", number=view.view.number, name=view.seats[view.round_end.winner].name)


def next_round_words(text: Text, view: TableView) -> str:
    """When play goes on after the pause."""
    return text("round-next-soon") if view.deadline is None else text("round-next", when=time_left(view.deadline))


def _say_scores(text: Text, view: TableView, frame: ScreenBuilder, *, attaches: bool) -> None:
    """The score sheet, best first, as a picture and in words; medals once it is won."""
    order = view.placing or sorted(range(len(view.seats)), key=lambda index: -view.seats[index].score)
    marks = _PLACES if view.winner is not None else ("▫️",) * len(order)
    if view.ruleset.scoring != "points":  # one round is the match, and its end is all there is to tell
        if view.winner is not None:
            frame.say(
                text("placing-title"), *(f"{_PLACES[n]} {_who(text, view.seats[i])}" for n, i in enumerate(order))
            )
        return
    picture = sheet_picture(text, view, order) if attaches and view.sheet and text.look != "text" else None
    if picture is not None:
        frame.picture(picture)
    lines = []
    for mark, index in zip(marks, order, strict=False):
        seat = view.seats[index]
        # Beside the picture the number of its seat there; without one a bar, for those who see.
        sign = (
            f"`{index + 1}` "
            if picture is not None
            else ""
            if text.look == "text"
            else f"`{_bar(seat, view.ruleset.target)}` "
        )
        lines.append(f"{mark} {sign}{_who(text, seat, text('points', count=seat.score))}")
    frame.say(text("scores-title", target=view.ruleset.target), *lines)


def _who(text: Text, seat: SeatView, *facts: str) -> str:
    """The name, what else is to be told of that seat, and the level of an AI."""
    return " · ".join((f"**{seat.name}**", *facts, *ai_mark(text, seat)))


def _bar(seat: SeatView, target: int) -> str:
    full = max(0, min(_BAR, seat.score * _BAR // target))
    return "█" * full + "░" * (_BAR - full)


def _say_round(text: Text, view: TableView, state: View, frame: ScreenBuilder) -> None:
    """How the last round ended, and what every other hand was worth, cards shown."""
    if view.round_end is None:
        return
    frame.line()
    frame.say(_how(text, view, state, view.round_end))
    hands = [(view.seats[index], hand) for index, hand in enumerate(view.round_end.hands) if hand]
    hands = [] if view.ruleset.scoring == "until_last" else hands
    if hands:
        frame.say(
            text("round-hands"),
            *(
                text(
                    "round-hand",
                    name=seat.name,
                    points=sum(card.points for card in hand),
                    cards=hand_words(text, hand),
                )
                for seat, hand in hands
            ),
        )


def _how(text: Text, view: TableView, state: View, end: RoundEnded) -> str:
    if end.winner is None:
        return text("round-drawn-tied")
    name, points = view.seats[end.winner].name, end.points[end.winner]
    scored = text("round-scored", points=points) if view.ruleset.scoring == "points" else ""
    if end.drawn:
        return f"{text('round-drawn-won', name=name)} {scored}".strip()
    if end.hands[end.winner]:
        return f"{text('round-last-left', name=name)} {scored}".strip()
    if view.ruleset.scoring == "until_last":
        return text("round-until-last", name=name)
    top = state.top
    card = card_words(text, top, state.color)
    return f"{text('round-out-with', name=name, emoji=card_emoji(text, top), card=card)} {scored}".strip()
