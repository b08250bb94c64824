"""Show the help, and each step of the tutorial."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal

from discord import ButtonStyle, SelectOption
from discord.ui import LayoutView

from unobot import __version__
from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.bot.screens.hand_header import HandHeader
from unobot.bot.screens.start import alone_button, play_buttons
from unobot.features.help.tutorial import AI, LESSONS, LEVEL, PUPIL, Lesson, color_play, first_play
from unobot.i18n import Text, text_for
from unobot.rules.cards import LIGHT_COLORS, Card
from unobot.rules.events import Phase
from unobot.rules.moves import DRAW, PASS, Catch, Play
from unobot.rules.view import observe, redacted
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import (
    card_label,
    card_picture,
    card_words,
    color_emoji,
    color_words,
    refusal_words,
)
from unobot.wording.narration import narrate_all
from unobot.wording.news import news_line

_ROW = 4


COMMAND_PAGES: Final = ("commands", "commands-2")
"""The topics that list the commands."""
TOPICS: Final = {
    "round": 4,
    "cards": 6,
    "uno": 3,
    "hand": 4,
    "away": 2,
    "table": 2,
    **dict.fromkeys(COMMAND_PAGES, 0),
}
"""The topics of the help, each with the number of its lines beside commands."""
FIRST: Final = "first"
"""The value in the menu of topics that leads to the first page."""


def lesson_screen(text: Text, lesson: Lesson, name: str, *, plays: bool = True, attaches: bool = False) -> LayoutView:
    """Return the current state of a step for its pupil, named ``name``.

    ``plays``: whether a table can be opened where the tutorial is shown. The end of the last step then offers that.
    ``attaches``: whether pictures can be attached. The hand is a picture then, as at a table.
    """
    return _Drawing(text, lesson, name, plays=plays, attaches=attaches).screen()


class _Drawing:
    """One rendering of a step."""

    def __init__(self, text: Text, lesson: Lesson, name: str, *, plays: bool, attaches: bool) -> None:
        self._t = text
        self._plays = plays
        self._is_drawn = attaches and text.look == "pictures"
        self._lesson = lesson
        self._v = _view(text, lesson, name)
        self._hand = sorted(lesson.round.hands[PUPIL], key=lambda card: card.sort)
        self._moves = lesson.moves
        self._playable = {move.cards[0] for move in self._moves if isinstance(move, Play)}
        self._builder = ScreenBuilder(ply=lesson.number)

    def screen(self) -> LayoutView:
        text, lesson, builder, state = self._t, self._lesson, self._builder, self._lesson.round
        title = text(f"lesson-{lesson.name}")
        builder.say(f"## {text('lesson-title', number=lesson.number, of=LESSONS, title=title)}")
        builder.say(text(f"lesson-{lesson.name}-{lesson.task}", ai=text("lesson-ai")), self._feedback())
        builder.line()
        top, color = state.top, state.color
        emoji = card_picture(text, top, color)
        lines = narrate_all(text, [(entry, self._v.seats) for entry in self._v.recent])
        builder.say(
            f"### {text('lesson-top', emoji=emoji, card=card_words(text, top, color))}",
            *(f"-# {line}" for line in lines),
            f"-# {text('lesson-ai')}: {text('cards', count=len(state.hands[AI]))}",
        )
        if self._hand:
            builder.show(self._header().cards())
        if lesson.open_wild is not None:
            builder.row(
                *(self._press(color_words(text, c), color_play(c), emoji=color_emoji(text, c)) for c in LIGHT_COLORS)
            )
            builder.row(builder.button(text("button-back"), Verb.TUTORIAL, "-".join(lesson.path)))
        elif lesson.forgot_uno:
            button = builder.button(
                text("button-try-again"), Verb.TUTORIAL, "-".join(lesson.path), style=ButtonStyle.primary
            )
            builder.row(button)
        elif not lesson.is_over:
            self._hand_rows(self._hand)
        self._last_row()
        return builder.view(state.color)

    def _header(self) -> HandHeader:
        state, seat = self._v.view, self._v.seats[PUPIL]
        assert state is not None, "a lesson is a round"
        cards, drawn = self._hand, self._is_drawn
        return HandHeader(
            self._t, self._v, state, seat, cards, self._moves, self._playable, passes=False, dm=False, drawn=drawn
        )

    def _feedback(self) -> str:
        """Return what was wrong with the last press, or an empty string."""
        if self._lesson.refusal is not None:
            return f"⚠️ {refusal_words(self._t, self._v, self._lesson.refusal)}"
        return f"⚠️ {self._t('lesson-early')}" if self._lesson.is_early else ""

    def _hand_rows(self, hand: list[Card]) -> None:
        text, lesson, builder, state = self._t, self._lesson, self._builder, self._lesson.round
        uno = "!" if lesson.says_uno else ""
        builder.rows(
            [
                self._press(
                    card_label(text, card),
                    first_play(card) + uno,
                    style=ButtonStyle.success if card in self._playable else ButtonStyle.secondary,
                    emoji=card_picture(text, card),
                )
                for card in hand
            ],
            _ROW,
        )
        if state.phase is Phase.DRAWN:
            assert state.drawn is not None  # the pile of a lesson is not empty
            play = self._press(text("button-play"), first_play(state.drawn), style=ButtonStyle.primary)
            builder.row(play, self._press(text("button-keep"), str(PASS)))
            return
        row = [self._press(text("button-draw"), str(DRAW))]
        if lesson.task == "say" and lesson.says_uno:
            on = text("button-say-uno-on")
            row.append(builder.button(on, Verb.TUTORIAL, "-".join(lesson.path), style=ButtonStyle.success))
        elif lesson.task == "say":
            row.append(self._press(text("button-say-uno-off"), "on"))
        if AI in state.catchable:
            label = text("button-catch-name", name=text("lesson-ai"))
            row.append(self._press(label, str(Catch(AI)), style=ButtonStyle.danger))
        builder.row(*row)

    def _press(
        self, label: str, item: str, *, style: ButtonStyle = ButtonStyle.secondary, emoji: str | None = None
    ) -> ActionButton:
        """Return a button that adds ``item`` to the path of the lesson."""
        return self._builder.button(
            label, Verb.TUTORIAL, "-".join((*self._lesson.path, item)), style=style, emoji=emoji
        )

    def _last_row(self) -> None:
        text, lesson, builder = self._t, self._lesson, self._builder
        row = []
        if lesson.number < LESSONS:
            style = ButtonStyle.success if lesson.is_over else ButtonStyle.secondary
            label = text("button-lesson-next") if lesson.is_over else text("button-lesson-skip")
            row.append(builder.button(label, Verb.TUTORIAL, style=style, ply=lesson.number + 1))
        elif lesson.is_over and self._plays:
            row += play_buttons(text, builder)
        builder.row(*row, builder.button(text("button-help"), Verb.HELP))


def _view(text: Text, lesson: Lesson, name: str) -> TableView:
    """Return the step as the view of a table."""
    seats = (
        SeatView(PUPIL, None, name, 0, None, host=True, away=False, autopilot=False, score=0),
        SeatView(AI, None, text("lesson-ai"), 1, LEVEL, host=False, away=False, autopilot=False, score=0),
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
        causes={},
        round_end=lesson.round.outcome,
        winner=None,
        placing=(),
    )


def help_screen(
    text: Text,
    topic: str = "",
    commands: Sequence[str] = (),
    *,
    plays: bool = True,
    links: Mapping[str, str] = MappingProxyType({}),
    offered: str | None = None,
) -> LayoutView:
    """Return the first page of the help, or one of `TOPICS`.

    ``commands``: the names of all commands. ``plays``: whether a table can be opened where the help is shown.
    ``links``: the links that bring the bot to other places, by their kind. ``offered``: a language in beta that the
    reader could choose.
    """
    builder = ScreenBuilder()
    lesson = builder.button(text("button-tutorial"), Verb.TUTORIAL, ply=1, style=ButtonStyle.success, emoji="🎓")
    ways = [*(play_buttons(text, builder) if plays else ()), alone_button(text, builder)]
    if topic:
        lines = [text(f"help-{topic}-{line}") for line in range(1, TOPICS[topic] + 1)]
        if topic in COMMAND_PAGES:
            lines = [text("help-commands-1"), *_command_lines(text, topic, commands)]
        builder.say(f"## {_topic_words(text, topic, 'topic')}", *lines)
        builder.row(lesson, ways[0])
    else:
        builder.say(f"## {text('help-title')}", text("help-new"), text("help-start"), text("help-daily"))
        builder.row(lesson, *ways)
        if offered is not None:
            name = text_for(offered).name
            switch = builder.button(text("button-beta-switch"), Verb.LANGUAGE, offered)
            builder.choice(f"-# {text('beta-offer', name=name)}", switch)
    shown = ["", *TOPICS] if topic else list(TOPICS)
    options = [
        SelectOption(label=_topic_words(text, each, "button"), value=each or FIRST, default=each == topic)
        for each in shown
    ]
    builder.menu(Verb.HELP, topic, options, text("help-ask"))
    if not topic:
        builder.say(f"-# {text('help-bring')}" if links else "")
        builder.row(*(builder.link(text(f"button-install-{kind}"), url) for kind, url in links.items()))
        builder.say(news_line(text), f"-# {text('help-legal')} unobot {__version__}")
    return builder.view()


def _command_lines(text: Text, page: str, commands: Sequence[str]) -> list[str]:
    """Return the commands of one of `COMMAND_PAGES` in small lines. A phone has no room for all of them."""
    number, size = COMMAND_PAGES.index(page), -(-len(commands) // len(COMMAND_PAGES))
    names = commands[number * size : (number + 1) * size]
    return [f"-# {text('help-command', command=name, what=text(f'command-{name}'))}" for name in names]


def _topic_words(text: Text, topic: str, kind: Literal["topic", "button"]) -> str:
    """Return the title of a topic, or its name in the menu. An empty topic is the first page."""
    if not topic:
        return text("help-title")
    if topic in COMMAND_PAGES:
        return f"{text(f'help-{kind}-commands')} · {COMMAND_PAGES.index(topic) + 1}/{len(COMMAND_PAGES)}"
    return text(f"help-{kind}-{topic}")
