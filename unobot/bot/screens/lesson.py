"""One step of the tutorial: what is to be done, a table of two, one's own cards, and why a press did not do."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle
from discord.ui import Button, LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.frame import Frame
from unobot.bot.screens.narration import narrate
from unobot.bot.screens.words import (
    card_label,
    card_picture,
    card_words,
    color_emoji,
    color_words,
    hand_words,
    refusal_words,
)
from unobot.i18n import Text
from unobot.lessons import AI, LESSONS, LEVEL, PUPIL, Lesson, color_play, first_play
from unobot.rules.cards import Card, Color
from unobot.rules.events import Phase
from unobot.rules.moves import DRAW, PASS, Catch
from unobot.rules.view import observe
from unobot.tables.view import SeatView, TableView, redacted

_ROW = 4


def lesson_screen(t: Text, lesson: Lesson, name: str) -> LayoutView:
    """The step as it stands for its pupil, who is called ``name``."""
    return _Drawing(t, lesson, name).screen()


class _Drawing:
    """One drawing of a step."""

    def __init__(self, t: Text, lesson: Lesson, name: str) -> None:
        self._t = t
        self._lesson = lesson
        self._v = _view(t, lesson, name)
        self._frame = Frame(ply=lesson.number)

    def screen(self) -> LayoutView:
        t, lesson, frame, round = self._t, self._lesson, self._frame, self._lesson.round
        title = t(f"lesson-{lesson.name}")
        frame.say(f"## {t('lesson-title', number=lesson.number, of=LESSONS, title=title)}")
        frame.say(t(f"lesson-{lesson.name}-{lesson.task}", ai=t("lesson-ai")), self._note())
        frame.line()
        top, color = round.top, round.color
        emoji = card_picture(t, top, color)
        told = [narrate(t, entry, self._v.seats) for entry in self._v.recent]
        frame.say(
            f"### {t('lesson-top', emoji=emoji, card=card_words(t, top, color))}",
            *(f"-# {line}" for line in told),
            f"-# {t('lesson-ai')}: {t('cards', count=len(round.hands[AI]))}",
        )
        hand = round.hands[PUPIL]
        frame.say(t("lesson-hand", cards=hand_words(t, hand)) if hand else "")
        if lesson.asked is not None:
            frame.row(*(self._press(color_words(t, c), color_play(c), emoji=color_emoji(t, c)) for c in Color))
            frame.row(frame.button(t("button-back"), Verb.LEARN, "-".join(lesson.way)))
        elif lesson.forgot:
            again = frame.button(t("button-again"), Verb.LEARN, "-".join(lesson.way), style=ButtonStyle.primary)
            frame.row(again)
        elif not lesson.is_over:
            self._hand_rows(sorted(hand, key=lambda card: card.order))
        self._last_row()
        return frame.view(round.color)

    def _note(self) -> str:
        """Why the last press was no move here."""
        if self._lesson.refused is not None:
            return f"⚠️ {refusal_words(self._t, self._v, self._lesson.refused)}"
        return f"⚠️ {self._t('lesson-early')}" if self._lesson.early else ""

    def _hand_rows(self, hand: list[Card]) -> None:
        t, lesson, frame, round = self._t, self._lesson, self._frame, self._lesson.round
        uno = "!" if lesson.says_uno else ""
        frame.rows(
            [self._press(card_label(t, card), first_play(card) + uno, emoji=card_picture(t, card)) for card in hand],
            _ROW,
        )
        if round.phase is Phase.DRAWN:
            assert round.drawn is not None  # the pile of a lesson is not empty
            play = self._press(t("button-play"), first_play(round.drawn), style=ButtonStyle.primary)
            frame.row(play, self._press(t("button-keep"), str(PASS)))
            return
        row = [self._press(t("button-draw"), str(DRAW))]
        if lesson.task == "say" and lesson.says_uno:
            on = t("button-say-uno-on")
            row.append(frame.button(on, Verb.LEARN, "-".join(lesson.way), style=ButtonStyle.success))
        elif lesson.task == "say":
            row.append(self._press(t("button-say-uno-off"), "on"))
        if round.catchable == AI:
            label = t("button-catch-name", name=t("lesson-ai"))
            row.append(self._press(label, str(Catch(AI)), style=ButtonStyle.danger))
        frame.row(*row)

    def _press(
        self, label: str, item: str, *, style: ButtonStyle = ButtonStyle.secondary, emoji: str | None = None
    ) -> Button[Any]:
        """A button that goes on with ``item``."""
        return self._frame.button(label, Verb.LEARN, "-".join((*self._lesson.way, item)), style=style, emoji=emoji)

    def _last_row(self) -> None:
        t, lesson, frame = self._t, self._lesson, self._frame
        row = []
        if lesson.number < LESSONS:
            style = ButtonStyle.success if lesson.is_over else ButtonStyle.secondary
            label = t("button-lesson-next") if lesson.is_over else t("button-lesson-skip")
            row.append(frame.button(label, Verb.LEARN, style=style, ply=lesson.number + 1))
        frame.row(*row, frame.button(t("button-help"), Verb.HELP))


def _view(t: Text, lesson: Lesson, name: str) -> TableView:
    """The step as a table that its pupil sees."""
    seats = (
        SeatView(PUPIL, None, name, None, host=True, away=False, autopilot=False, score=0),
        SeatView(AI, None, t("lesson-ai"), LEVEL, host=False, away=False, autopilot=False, score=0),
    )
    return TableView(
        id=0,
        ply=lesson.number,
        status="playing",
        seats=seats,
        ruleset=lesson.round.ruleset,
        seat=PUPIL,
        view=observe(lesson.round, PUPIL),
        deadline=None,
        round_ends=None,
        recent=tuple(redacted(entry, PUPIL) for entry in lesson.entries),
        cause=0,
        round_end=lesson.round.outcome,
        winner=None,
        placing=(),
    )
