"""Show a player the decisions of a finished match that cost most, each with the position as the player saw it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.bot.screens.illustrations import replay_picture
from unobot.coach.advice import Lapse
from unobot.coach.luck import Luck
from unobot.i18n import Text
from unobot.tables.table_view import TableView
from unobot.wording.card_words import card_words, hand_words, plain_name
from unobot.wording.coach_words import lapse_words, luck_words


class CoachedDecision(NamedTuple):
    """A decision, and the table before it as the player saw it."""

    lapse: Lapse
    table: TableView


def coach_screen(
    text: Text, table_id: int, luck: Luck, lessons: Sequence[CoachedDecision], *, attaches: bool = True
) -> LayoutView:
    """Return the luck, and the decisions, the most costly one first. ``attaches``: whether pictures can be attached."""
    builder = ScreenBuilder(table_id)
    builder.say(f"## {text('coach-title')}", luck_words(text, luck))
    builder.line()
    builder.say(text("coach-some", count=len(lessons)) if lessons else text("coach-none"))
    for lesson in lessons:
        builder.line()
        _say_lesson(text, lesson, builder, attaches=attaches)
    builder.line()
    builder.say(f"-# {text('coach-how')}")
    return builder.view()


def _say_lesson(text: Text, lesson: CoachedDecision, builder: ScreenBuilder, *, attaches: bool) -> None:
    lapse, table = lesson.lapse, lesson.table
    state = table.view
    assert state is not None, "a decision is made in a round"
    builder.say(lapse_words(text, lapse, state, [plain_name(text, seat) for seat in table.seats]))
    in_words = partial(hand_words, text, state.hands[lapse.seat])
    draws = attaches and text.look != "text"
    picture = replay_picture(text, table, state, in_words) if draws else None
    if picture is None:
        top = card_words(text, state.top, state.color) if state.discard else text("table-nothing-laid")
        builder.say(f"-# {top}", f"-# {in_words()}")
    else:
        builder.picture(picture)
    builder.row(builder.button(text("button-coach-replay"), Verb.REPLAY, "open", ply=lapse.ply))
