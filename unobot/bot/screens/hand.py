"""One person's own hand: in the first line what is asked of them, their cards as buttons, nothing of others.

The same panel is an ephemeral message and the message in the DM. Buttons stand at fixed places: cards in the
order of the deck, off where they cannot be laid, and above `PAGE` cards only those that can, page by page.
"""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle
from discord.ui import Button, LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.ends import next_round_words, ready_button, result_words
from unobot.bot.screens.frame import Frame
from unobot.bot.screens.words import (
    card_emoji,
    card_label,
    card_words,
    color_emoji,
    color_words,
    hand_words,
    time_left,
)
from unobot.i18n import Text
from unobot.rules.cards import Card, Color
from unobot.rules.decide import legal_moves
from unobot.rules.events import Challenged, Phase
from unobot.rules.moves import (
    ACCEPT,
    CHALLENGE,
    DRAW,
    PASS,
    SAY_UNO,
    Catch,
    ChooseColor,
    Play,
    SayUno,
    parse_move,
)
from unobot.rules.round import View
from unobot.tables.view import SeatView, TableView

PAGE = 15
"""Card buttons on one page."""
ROW = 4
"""Card buttons side by side: a fifth would wrap on a phone."""


def hand_screen(
    t: Text,
    v: TableView,
    *,
    page: int = 0,
    say_uno: bool = False,
    wild: Card | None = None,
    note: str | None = None,
    place: str | None = None,
) -> LayoutView:
    """The panel of the person at ``v.seat`` (``None``: somebody who only watches).

    ``page`` counts from 0 and is cut to what there is; ``say_uno`` is the switch that rides on the next play;
    ``wild`` opens the color step of that card, where it can be laid; ``note`` is one sentence about the last
    press; ``place`` says, in a DM, which table this is.
    """
    # Who is not to move has no button that belongs to one ply, so their screen changes only when they can see it.
    mine = v.view is not None and v.view.to_move == v.seat
    frame = Frame(v.id, v.ply if mine else 0)
    frame.say(place or "")
    seat = None if v.seat is None else v.seats[v.seat]
    if seat is None or v.status != "playing" or v.view is None or seat.away:
        frame.say(f"### {_aside(t, v, seat)}", _next_round(t, v), note or "")
        if seat is not None and seat.away and v.status in ("playing", "pause"):
            frame.row(frame.button(t("button-return"), Verb.HAND, style=ButtonStyle.primary))
        elif seat is not None and v.status == "pause" and not seat.ready:
            frame.row(ready_button(t, frame))
        return frame.view()
    panel = _Panel(t, v, v.view, seat, frame, say_uno=say_uno, calm=place is not None)
    if wild is not None and wild.is_wild and panel.can_lay(wild):
        return panel.color_step(wild, note)
    return panel.hand(page, note)


def _aside(t: Text, v: TableView, seat: SeatView | None) -> str:
    """The one line of a panel that has nothing to play."""
    if v.status == "lobby":
        return t("hand-lobby")
    if v.status not in ("playing", "pause"):
        return result_words(t, v)
    if seat is None:
        return t("hand-watching")
    return t("hand-away") if seat.away else result_words(t, v)


def _next_round(t: Text, v: TableView) -> str:
    return next_round_words(t, v) if v.status == "pause" else ""


class _Panel:
    """One drawing of a hand while its round is played."""

    def __init__(
        self,
        t: Text,
        v: TableView,
        round: View,
        seat: SeatView,
        frame: Frame,
        *,
        say_uno: bool,
        calm: bool,
    ) -> None:
        self._t = t
        self._v = v
        self._round = round
        self._seat = seat
        self._frame = frame
        self._mine = round.to_move == seat.index
        self._calm = calm
        self._cards = sorted(round.hands[seat.index], key=lambda card: card.order)
        self._moves = legal_moves(round, seat.index)
        self._say_uno = say_uno
        said = round.said[seat.index]
        self._with_uno = not said and any(isinstance(move, Play) and move.uno for move in self._moves)
        self._plays: dict[Card, list[Play]] = {}
        for move in self._moves:
            if isinstance(move, Play) and move.uno == (say_uno and self._with_uno):
                self._plays.setdefault(move.cards[0], []).append(move)

    def can_lay(self, card: Card) -> bool:
        """Whether some play of this card is legal now."""
        return card in self._plays

    def color_step(self, wild: Card, note: str | None) -> LayoutView:
        """Four colors for a wild, and the way back: the play counts when the color is pressed."""
        t, frame = self._t, self._frame
        frame.say(f"### {t('hand-wild', card=card_words(t, wild))}", note or "")
        frame.say(self._hand_line())
        frame.row(*(self._color(play.color, str(play)) for play in self._plays[wild] if play.color is not None))
        frame.row(*self._uno_switch(), frame.button(t("button-back"), Verb.COLOR))
        return frame.view()

    def hand(self, page: int, note: str | None) -> LayoutView:
        """The whole panel."""
        frame, round = self._frame, self._round
        frame.say(f"### {self._asked() if self._mine else self._waiting()}", note or "", *self._news())
        frame.say(self._hand_line())
        phase = round.phase if self._mine else Phase.OVER
        if phase is Phase.ANSWER:
            self._answer_row()
        elif phase is Phase.COLOR:
            frame.row(*(self._color(color, str(ChooseColor(color))) for color in Color))
        else:
            self._card_rows(page)
        if phase is Phase.DRAWN:
            self._drawn_row()
        self._last_row()
        return frame.view(round.color if self._mine else None)

    # Texts

    def _asked(self) -> str:
        """The first line of the seat to move: what it must answer, and until when."""
        question, deadline = self._question(), self._v.deadline
        if deadline is None:
            return question
        return f"{question} · {self._t('table-until', when=time_left(deadline))}"

    def _question(self) -> str:
        t, round = self._t, self._round
        if round.phase is Phase.DRAWN:
            if round.drawn is None:
                return t("hand-drawn-nothing")
            told = "hand-drawn" if self.can_lay(round.drawn) else "hand-drawn-unfit"
            return t(told, emoji=card_emoji(round.drawn), card=card_words(t, round.drawn))
        if round.color is None:
            return t("hand-first-color")
        if round.phase is Phase.ANSWER and round.four is not None and round.last_color is not None:
            before = round.last_color
            name = self._v.seats[round.four].name
            return t("hand-answer", name=name, emoji=color_emoji(before), color=color_words(t, before))
        emoji, color = color_emoji(round.color), color_words(t, round.color)
        if round.top.is_wild:
            return t("hand-play-color", emoji=emoji, color=color)
        return t("hand-play", emoji=emoji, color=color, face=t("face", face=round.top.face.value))

    def _waiting(self) -> str:
        """The first line of everybody else: who is to move, and how soon the reader will be.

        Not so in a DM, which would have to be edited at every move of the others.
        """
        t, round = self._t, self._round
        if self._calm:
            return t("hand-wait")
        name = self._v.seats[round.to_move].name
        turns = (self._seat.index - round.to_move) * round.direction % round.seats
        return f"{t(f'hand-wait-{round.phase.value}', name=name)} {t('hand-next', turns=turns)}"

    def _news(self) -> list[str]:
        """What else the reader has to know, a line each."""
        t, round, seats = self._t, self._round, self._v.seats
        news = []
        if self._seat.autopilot:
            news.append(t("hand-autopilot"))
        by, before = round.four, round.last_color
        if self._mine and by is not None and before is not None:
            held, color = len(round.hands[by]), color_words(t, before)
            news.append(t("hand-answer-held", name=seats[by].name, count=held, color=color))
        if self._mine and round.phase is Phase.PLAY and not self._plays:
            news.append(t("hand-play-none"))
        if round.catchable == self._seat.index:
            news.append(t("hand-uno-owed"))
        elif round.catchable is not None:
            news.append(t("hand-catch", name=seats[round.catchable].name))
        shown = self._shown()
        if shown is not None:
            news.append(t("hand-shown", name=seats[shown.against].name, cards=hand_words(t, shown.hand)))
        return news

    def _shown(self) -> Challenged | None:
        """The challenge that showed the reader a hand, until they make their next move."""
        for entry in reversed(self._v.recent):
            for event in entry.events:
                if isinstance(event, Challenged) and event.seat == self._seat.index:
                    return event
            moved = entry.move is not None and not isinstance(parse_move(entry.move), SayUno | Catch)
            if moved and entry.seat == self._seat.index:
                return None
        return None

    def _hand_line(self) -> str:
        return self._t("hand-cards", count=len(self._cards), cards=hand_words(self._t, self._cards))

    # Buttons

    def _card_rows(self, page: int) -> None:
        """The hand as buttons; of a hand too large for one page, the cards that can be laid."""
        shown = self._cards if len(self._cards) <= PAGE else [card for card in self._cards if self.can_lay(card)]
        pages = max(1, -(-len(shown) // PAGE))
        page = max(0, min(page, pages - 1))
        cards = shown[page * PAGE : (page + 1) * PAGE]
        drawn = self._round.drawn if self._mine else None
        # Of two equal cards the last is the one just drawn.
        new = None if drawn not in cards else len(cards) - 1 - cards[::-1].index(drawn)
        self._frame.rows([self._card(card, new=place == new) for place, card in enumerate(cards)], ROW)
        if pages > 1:
            t, frame = self._t, self._frame
            frame.row(
                frame.button(t("button-previous"), Verb.PAGE, str(max(0, page - 1)), off=page == 0),
                frame.button(t("button-page", page=page + 1, pages=pages), Verb.PAGE, str(page), off=True),
                frame.button(t("button-next"), Verb.PAGE, str(min(pages - 1, page + 1)), off=page == pages - 1),
            )

    def _card(self, card: Card, *, new: bool = False) -> Button[Any]:
        style = ButtonStyle.primary if new else ButtonStyle.secondary
        return self._lay(card, card_label(self._t, card), emoji=card_emoji(card), style=style)

    def _lay(self, card: Card, label: str, *, style: ButtonStyle, emoji: str | None = None) -> Button[Any]:
        """The button that plays ``card``, off where it cannot be laid; a wild's opens the color step."""
        plays = self._plays.get(card)
        verb = Verb.COLOR if card.is_wild else Verb.MOVE
        arg = str(plays[0]) if plays and not card.is_wild else card.value
        return self._frame.button(label, verb, arg, style=style, emoji=emoji, off=not plays)

    def _color(self, color: Color, move: str) -> Button[Any]:
        return self._frame.button(color_words(self._t, color), Verb.MOVE, move, emoji=color_emoji(color))

    def _drawn_row(self) -> None:
        t, frame, drawn = self._t, self._frame, self._round.drawn
        keep = frame.button(t("button-keep") if drawn else t("button-pass"), Verb.MOVE, str(PASS))
        if drawn is not None and self.can_lay(drawn):
            frame.row(self._lay(drawn, t("button-play"), style=ButtonStyle.primary), keep)
        else:
            frame.row(keep)

    def _answer_row(self) -> None:
        t, frame = self._t, self._frame
        frame.row(
            frame.button(t("button-take", owed=self._round.owed), Verb.MOVE, str(ACCEPT)),
            frame.button(t("button-challenge"), Verb.MOVE, str(CHALLENGE), style=ButtonStyle.primary),
        )

    def _uno_switch(self) -> list[Button[Any]]:
        """Say Uno with the next play: only where a play leaves one card."""
        if not self._with_uno:
            return []
        t, frame = self._t, self._frame
        if self._say_uno:
            return [frame.button(t("button-say-uno-on"), Verb.UNO, "off", style=ButtonStyle.success)]
        return [frame.button(t("button-say-uno-off"), Verb.UNO, "on")]

    def _last_row(self) -> None:
        t, v, frame, round = self._t, self._v, self._frame, self._round
        buttons = []
        if not self._mine or round.phase is Phase.PLAY:
            may = DRAW in self._moves
            style = ButtonStyle.secondary if self._plays or not may else ButtonStyle.primary  # all that is left to do
            buttons.append(frame.button(t("button-draw"), Verb.MOVE, str(DRAW), style=style, off=not may))
        buttons += self._uno_switch()
        owes = round.catchable
        if SAY_UNO in self._moves and len(self._cards) == 1:
            ply = v.cause if owes == self._seat.index else v.ply
            buttons.append(frame.button(t("button-uno"), Verb.UNO, "say", style=ButtonStyle.danger, ply=ply))
        if owes is not None and owes != self._seat.index:
            label = t("button-catch-name", name=v.seats[owes].name)
            buttons.append(frame.button(label, Verb.CATCH, str(owes), style=ButtonStyle.danger, ply=v.cause))
        frame.row(*buttons, frame.button(t("button-refresh"), Verb.REFRESH))
