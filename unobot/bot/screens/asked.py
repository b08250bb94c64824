"""What a hand says above its buttons: what is asked of its reader, what else they must know, what they hold."""

from __future__ import annotations

from collections.abc import Collection

from unobot.bot.screens.words import (
    card_emoji,
    card_words,
    color_emoji,
    color_words,
    hand_groups,
    hand_words,
    out_words,
    time_left,
)
from unobot.i18n import Text
from unobot.rules.cards import Card
from unobot.rules.events import Challenged, Phase
from unobot.rules.legality import must_pass
from unobot.rules.moves import CHALLENGE, PASS, Catch, Move, Play, SayUno, parse_move
from unobot.rules.round import View
from unobot.tables.view import SeatView, TableView


class Asked:
    """The words of one hand while its round is played."""

    def __init__(
        self,
        t: Text,
        v: TableView,
        round: View,
        seat: SeatView,
        moves: Collection[Move],
        playable: Collection[Card],
        *,
        passes: bool,
    ) -> None:
        """``passes``: the table passes for the reader if a drawn card leaves no choice."""
        self._t = t
        self._v = v
        self._round = round
        self._seat = seat
        self._moves = moves
        self._playable = playable
        self._mine = round.to_move == seat.index
        self._passing = passes and not seat.autopilot and must_pass(round, seat.index)

    def first_line(self) -> str:
        """The line that must be read."""
        if self._round.phase is Phase.OVER:  # everybody has voted, and the first deal is on its way
            return self._t("hand-wait-over")
        return self._asked() if self._mine else self._waiting()

    def hand_line(self) -> str:
        """The reader's cards in words; nothing where there are none any more."""
        cards = self._round.seen(self._seat.index)
        if not cards:
            return ""
        groups = hand_groups(self._t, cards)
        told = "".join(f"\n- {group}" for group in groups) if self._t.look == "text" else " · ".join(groups)
        return self._t("hand-cards", count=len(cards), cards=told)

    def news(self) -> list[str]:
        """What else the reader has to know, a line each."""
        t, round, seats = self._t, self._round, self._v.seats
        news = []
        if self._seat.autopilot:
            news.append(t("hand-resting") if self._seat.resting else t("hand-autopilot"))
        unseen = round.unseen[self._seat.index]
        if unseen:
            news.append(t("hand-unseen", count=unseen))
        by, before = round.four, round.four_color
        if self._mine and CHALLENGE in self._moves and by is not None and before is not None:
            held, color = len(round.hands[by]), color_words(t, before)
            news.append(t("hand-answer-held", name=seats[by].name, count=held, color=color, lost=round.owed + 2))
        if self._mine and round.phase is Phase.ANSWER and self._playable:
            news.append(t("hand-answer-stack"))
        if round.ruleset.teams:
            partner = (self._seat.index + round.seats // 2) % round.seats
            news.append(t("hand-partner", name=seats[partner].name, count=len(round.hands[partner])))
        hints = not round.ruleset.no_hints
        if hints and self._mine and round.phase is Phase.PLAY and not self._playable:
            news.append(t("hand-play-pass") if PASS in self._moves else t("hand-play-none"))
        if self._mine and round.ruleset.wrong_play and round.phase is Phase.PLAY:
            news.append(t("hand-wrong-play", count=round.ruleset.wrong_play))
        if hints and not self._mine and any(isinstance(move, Play) for move in self._moves):
            news.append(t("hand-jump-in"))
        if round.catchable == self._seat.index:
            news.append(t("hand-uno-owed"))
        elif round.catchable is not None and Catch(round.catchable) in self._moves:
            news.append(t("hand-catch", name=seats[round.catchable].name))
        shown = self._shown()
        if shown is not None:
            news.append(t("hand-shown", name=seats[shown.against].name, cards=hand_words(t, shown.hand)))
        return news

    def _asked(self) -> str:
        """The first line of the seat to move: what it must answer, and until when."""
        question, deadline = self._question(), self._v.deadline
        if deadline is None or self._passing:  # the turn ends long before the deadline
            return question
        return f"{question} · {self._t('table-until', when=time_left(deadline))}"

    def _question(self) -> str:
        t, round = self._t, self._round
        if round.phase is Phase.DRAWN:
            return self._drew(round.drawn)
        if not round.discard:
            return t("hand-play-any")
        if round.color is None:
            return t("hand-first-color")
        if round.phase is Phase.ANSWER:
            return self._owed()
        emoji, color = color_emoji(t, round.color), color_words(t, round.color)
        if round.top.is_wild:
            return t("hand-play-color", emoji=emoji, color=color)
        return t("hand-play", emoji=emoji, color=color, face=t("face", face=round.top.face.value))

    def _drew(self, drawn: Card | None) -> str:
        t, passing = self._t, self._passing
        if drawn is None:
            return t("hand-drawn-nothing-passing" if passing else "hand-drawn-nothing")
        if drawn is Card.HIDDEN:
            return t("hand-drawn-blind-passing" if passing else "hand-drawn-blind")
        if drawn in self._playable:
            told = "hand-drawn" if PASS in self._moves else "hand-drawn-must"
        else:
            told = "hand-drawn-unfit-passing" if passing else "hand-drawn-unfit"
        return t(told, emoji=card_emoji(t, drawn), card=card_words(t, drawn))

    def _owed(self) -> str:
        t, round = self._t, self._round
        by, before = round.four, round.four_color
        if CHALLENGE not in self._moves or by is None or before is None:
            return t("hand-owed", owed=round.owed)
        emoji, color = color_emoji(t, before), color_words(t, before)
        return t("hand-answer", name=self._v.seats[by].name, emoji=emoji, color=color, owed=round.owed)

    def _waiting(self) -> str:
        """The first line of everybody else. Who moves stands at the table: so no hand is edited at others' moves."""
        if self._seat.index in self._round.out:
            return self._t("hand-out", place=out_words(self._t, self._round, self._seat.index))
        return self._t("hand-wait")

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
