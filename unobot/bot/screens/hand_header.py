"""Write the lines above the buttons of a hand: the question, other facts, the cards and a first-time hint.

A hint is one small line. A player sees each hint once. A hint stays for the rest of the turn, and sends no message of
its own. A round with a clock (blitz) has no hints, because players have no time to read them.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache

from unobot.bot.screens.builder import Picture
from unobot.i18n import Text, text_for
from unobot.pictures.hand_art import DIMMED, LIFTED, PLAIN, WIDTH, hand_collage
from unobot.rules.cards import Card
from unobot.rules.events import Phase
from unobot.rules.moves import CHALLENGE, PASS, Catch, Move, Play
from unobot.rules.play.legality import asks_for_a_card, legal_moves, must_pass
from unobot.rules.round import View
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import (
    card_emoji,
    card_words,
    color_emoji,
    color_words,
    hand_groups,
    hand_words,
    out_words,
    seat_name,
    time_left,
)

STALE = "stale"
"""The hint after the first press that came too late. `due_hints` finds the other hints."""
DIRECT = "direct"
"""The hint of every DM hand. The other hints are only for the player to move."""
GENERAL_HINTS = frozenset({STALE, DIRECT})
"""The hints that name no button, so they are true on any screen. The others belong to the buttons of a question."""
UNO_HINT = "uno"
"""The hint about the switch that says Uno."""


class HandHeader:
    """The lines of one hand during a round."""

    def __init__(
        self,
        text: Text,
        view: TableView,
        state: View,
        seat: SeatView,
        cards: Collection[Card],
        moves: Collection[Move],
        playable: Collection[Card],
        passes: bool,
        dm: bool,
    ) -> None:
        """Collect what the lines need.

        ``passes``: the table passes for the player if a drawn card leaves no choice. ``dm``: the hand stands alone, so
        it names the player to move.
        """
        self._dm = dm
        self._t = text
        self._v = view
        self._round = state
        self._seat = seat
        self._cards = cards
        self._moves = moves
        self._playable = playable
        self._is_turn = state.to_move == seat.index
        self._passing = passes and not seat.autopilot and state.phase is Phase.DRAWN and must_pass(state, seat.index)

    def first_line(self) -> str:
        """Return the most important line: the question to the player, or that the player has to wait."""
        if self._round.phase is Phase.OVER:  # all players have voted, and the first deal follows
            return self._t("hand-wait-over")
        return self._turn_line() if self._is_turn else self._waiting_line()

    def cards(self, *, drawn: bool) -> Picture | str:
        """Return the player's cards: ``drawn`` as a picture, or as a line of text."""
        return self._picture() if drawn else self._line()

    def _line(self) -> str:
        """Return the player's cards in words, or an empty string if there are none."""
        if not self._cards:
            return ""
        groups = hand_groups(self._t, self._cards)
        listed = "".join(f"\n- {group}" for group in groups) if self._t.look == "text" else " · ".join(groups)
        return self._t("hand-cards", count=len(self._cards), cards=listed)

    def _picture(self) -> Picture:
        """Return the player's cards as a picture. Its replacement and its description say the same in words."""
        hinted = not self._round.ruleset.no_hints and bool(self._playable or self._is_turn)
        marks = {True: LIFTED, False: DIMMED} if hinted else {True: PLAIN, False: PLAIN}
        source = " ".join([f"{card.value}{marks[card in self._playable]}" for card in self._cards])
        alt = _hand_alt(self._t.language, tuple(self._cards), frozenset(self._playable) if hinted else frozenset())
        return Picture(source, WIDTH, alt, self._line, hand_collage)

    def facts(self) -> list[str]:
        """Return the other facts that the player needs, each in its own line."""
        text, state, seats = self._t, self._round, self._v.seats
        facts = self._pauses()
        unseen = state.unseen[self._seat.index]
        if unseen:
            facts.append(text("hand-unseen", count=unseen))
        by, before = state.four, state.four_color
        if self._is_turn and CHALLENGE in self._moves and by is not None and before is not None:
            facts.append(
                text(
                    "hand-answer-held",
                    name=seat_name(text, seats[by]),
                    count=len(state.hands[by]),
                    needs=state.ruleset.four_needs,
                    color=before.value,
                    owed=state.owed,
                    lost=state.owed + 2,
                )
            )
        if self._is_turn and state.phase is Phase.ANSWER and self._playable:
            facts.append(text("hand-answer-stack"))
        if state.ruleset.teams:
            partner = (self._seat.index + state.seats // 2) % state.seats
            facts.append(text("hand-partner", name=seat_name(text, seats[partner]), count=len(state.hands[partner])))
        hints = not state.ruleset.no_hints
        if hints and self._is_turn and state.phase is Phase.PLAY and not self._playable:
            facts.append(text("hand-play-pass") if PASS in self._moves else text("hand-play-none"))
        if self._is_turn and state.ruleset.wrong_play and asks_for_a_card(state):
            facts.append(text("hand-wrong-play", count=state.ruleset.wrong_play))
        if hints and not self._is_turn and any(isinstance(move, Play) for move in self._moves):
            facts.append(text("hand-jump-in"))
        if self._seat.index in state.catchable:
            facts.append(text("hand-uno-owed"))
        facts += [
            text("hand-catch", name=seat_name(text, seats[owes]))
            for owes in state.catchable
            if Catch(owes) in self._moves
        ]
        shown_hand = self._v.shown_challenge
        if shown_hand is not None:
            facts.append(
                text(
                    "hand-shown",
                    name=seat_name(text, seats[shown_hand.against]),
                    cards=hand_words(text, shown_hand.hand),
                )
            )
        return facts

    def _pauses(self) -> list[str]:
        """Return why nothing goes on, or why the player makes no moves."""
        text = self._t
        facts = [text("table-silent")] if self._v.is_silent and self._is_turn else []  # others see it at the table
        if self._v.waits:
            facts.append(text("hand-waits"))
        elif self._seat.autopilot:
            facts.append(text("hand-resting") if self._seat.resting else text("hand-autopilot"))
        return facts

    def _turn_line(self) -> str:
        """Return the first line for the player to move: the question, and the deadline."""
        question, deadline = self._question(), self._v.deadline
        if deadline is None or self._passing:  # an automatic pass comes long before the deadline
            return question
        return f"{question} · {self._t('table-until', when=time_left(deadline))}"

    def _question(self) -> str:
        text, state = self._t, self._round
        if state.phase is Phase.DRAWN:
            return self._drawn_words(state.drawn)
        if not state.discard:
            return text("hand-play-any")
        if state.color is None:
            return text("hand-first-color")
        if state.phase is Phase.ANSWER:
            return self._owed_words()
        emoji, color = color_emoji(text, state.color), color_words(text, state.color)
        if state.top.is_wild:
            return text("hand-play-color", emoji=emoji, color=color)
        return text("hand-play", emoji=emoji, color=color, face=text("face", face=state.top.face.value))

    def _drawn_words(self, drawn: Card | None) -> str:
        text, passing = self._t, self._passing
        if drawn is None:
            return text("hand-drawn-nothing-passing" if passing else "hand-drawn-nothing")
        if drawn is Card.HIDDEN:
            return text("hand-drawn-blind-passing" if passing else "hand-drawn-blind")
        if drawn in self._playable:
            message = "hand-drawn" if PASS in self._moves else "hand-drawn-must"
        else:
            message = "hand-drawn-unfit-passing" if passing else "hand-drawn-unfit"
        return text(message, emoji=card_emoji(text, drawn), card=card_words(text, drawn))

    def _owed_words(self) -> str:
        text, state = self._t, self._round
        by, before = state.four, state.four_color
        if CHALLENGE not in self._moves or by is None or before is None:
            return text("hand-owed", owed=state.owed)
        emoji, color = color_emoji(text, before), color_words(text, before)
        return text("hand-answer", name=seat_name(text, self._v.seats[by]), emoji=emoji, color=color, owed=state.owed)

    def _waiting_line(self) -> str:
        """Return the first line for a player who has to wait.

        Only a DM names the player to move. A panel stands beside the table, so a move does not change it.
        """
        text, state = self._t, self._round
        if self._seat.index in state.out:
            return text("hand-out", place=out_words(text, state, self._seat.index))
        if not self._dm:
            return text("hand-wait")
        name = self._v.seats[state.to_move].name  # no emblem: one call less on the way of a click
        if state.discard:
            top = state.discard[-1]  # `card_words` would be one more file on the way of most clicks
            if top.color is None:
                card = card_words(text, top, state.color)
            else:
                card = text("card", color=top.color.value, face=top.face.value)
            facts = [text("hand-waiting", name=name, card=card)]
        else:
            facts = [text("hand-waiting-bare", name=name)]
        for seat, hand in zip(self._v.seats, state.hands, strict=True):
            if len(hand) == 1 and seat is not self._seat:
                facts.append(text("hand-waiting-last", name=seat_name(text, seat)))
        return " · ".join(facts)


@lru_cache(512)
def _hand_alt(language: str, cards: Collection[Card], playable: Collection[Card]) -> str:
    """Return the description of a hand. A player often has the same hand in a panel and in a DM."""
    plain = _plain(language)
    alt = plain("hand-cards", count=len(cards), cards=hand_words(plain, cards))
    return f"{alt}. {plain('alt-playable', cards=hand_words(plain, playable))}" if playable else alt


@cache
def _plain(language: str) -> Text:
    """Return the words of a language without emojis, for the descriptions of pictures."""
    return text_for(language).with_look("text", {})


def hint_line(text: Text, name: str) -> str:
    """Return the line of the hint ``name``, or an empty string without a name."""
    return f"-# {text('hint', hint=text(f'hint-{name}'))}" if name else ""


def due_hints(view: TableView, *, dm: bool) -> list[str]:
    """Return the names of the hints that fit this hand, the most urgent first. ``dm``: whether it is a DM hand."""
    state, seat = view.view, view.seat
    if state is None or seat is None or view.status != "playing" or view.seats[seat].away or state.ruleset.blitz:
        return []
    hints = []
    if state.to_move == seat:
        moves = legal_moves(state, seat)
        plays = [move for move in moves if isinstance(move, Play)]
        if CHALLENGE in moves:
            hints.append("challenge")
        if state.phase is Phase.DRAWN and plays and PASS in moves:
            hints.append("drawn")
        if state.phase is Phase.PLAY and len(state.hands[seat]) == 2 and any(play.uno for play in plays):
            hints.append(UNO_HINT)
    return [*hints, DIRECT] if dm else hints
