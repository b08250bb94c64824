"""What happened, in sentences: one entry of the log becomes one line that says whom it hit.

Only public facts are told, so the same line can stand before everybody: never which card somebody drew.
"""

from __future__ import annotations

from collections.abc import Sequence

from unobot.bot.screens.words import card_emoji, card_words, color_emoji, color_words
from unobot.i18n import Text
from unobot.rules.events import (
    Accepted,
    Caught,
    Challenged,
    ColorChosen,
    Dealt,
    Drew,
    Event,
    Passed,
    Played,
    PutBack,
    Reshuffled,
    Reversed,
    RoundEnded,
    Skipped,
    TurnBegan,
    TurnedUp,
    UnoSaid,
    Why,
)
from unobot.rules.match import Entry
from unobot.tables.view import SeatView


def narrate(t: Text, entry: Entry, seats: Sequence[SeatView]) -> str:
    """One line: what the seat did, what came of it, and whether a clock or an AI did it for them."""
    teller = _Teller(t, entry, seats)
    told = " ".join(filter(None, map(teller.tell, entry.events)))
    if entry.by == "clock":
        return t("told-clock", told=told)
    if entry.by == "autopilot":
        return t("told-autopilot", told=told)
    return told


class _Teller:
    """Tells the events of one entry, knowing the whole: a draw and the turn it costs are one sentence."""

    def __init__(self, t: Text, entry: Entry, seats: Sequence[SeatView]) -> None:
        self._t = t
        self._names = [seat.name for seat in seats]
        self._deal = next((event for event in entry.events if isinstance(event, Dealt)), None)
        self._drawn = {event.seat: len(event.cards) for event in entry.events if isinstance(event, Drew)}
        self._missed = {event.seat for event in entry.events if isinstance(event, Skipped)}
        self._told_draws = not any(isinstance(event, (Accepted, Challenged, Caught)) for event in entry.events)

    def tell(self, event: Event) -> str:
        """What a seat did; nothing for an event that another one's sentence tells."""
        t, names = self._t, self._names
        match event:
            case Played(seat=seat, cards=(card, *_), color=color, uno=uno):
                words = card_words(t, card, color)
                told = "told-play-uno" if uno else "told-play"
                return t(told, name=names[seat], emoji=card_emoji(card), card=words)
            case Drew(seat=seat, why=Why.CHOICE):
                return t("told-draw", name=names[seat], count=self._drawn[seat])
            case Passed(seat):
                return t("told-pass", name=names[seat])
            case ColorChosen(seat, color):
                return t("told-color", name=names[seat], emoji=color_emoji(color), color=color_words(t, color))
            case Accepted(seat):
                return t("told-accept", name=names[seat], count=self._drawn.get(seat, 0))
            case Challenged(seat=seat, against=against, guilty=guilty):
                told = "told-challenge-won" if guilty else "told-challenge-lost"
                count = self._drawn.get(against if guilty else seat, 0)
                return t(told, name=names[seat], by=names[against], count=count)
            case UnoSaid(seat):
                return t("told-uno", name=names[seat])
            case Caught(seat, by):
                return t("told-caught", name=names[seat], by=names[by], count=self._drawn.get(seat, 0))
            case _:
                return self._consequence(event)

    def _consequence(self, event: Event) -> str:
        """What came of it, to whom; and how a round begins."""
        t, names, deal = self._t, self._names, self._deal
        match event:
            case TurnedUp(card) if deal is not None:
                words = card_words(t, card)
                return t(
                    "told-deal",
                    name=names[deal.dealer],
                    number=deal.round,
                    emoji=card_emoji(card),
                    card=words,
                )
            case PutBack():
                return t("told-put-back")
            case TurnBegan(seat=seat) if deal is not None:
                return t("told-deal-begins", name=names[seat])
            case Drew(seat=seat) if self._told_draws:
                told = "told-draws-and-misses" if seat in self._missed else "told-draws"
                return t(told, name=names[seat], count=self._drawn[seat])
            case Skipped(seat) if seat not in self._drawn:
                return t("told-skip", name=names[seat])
            case Reversed():
                return t("told-reverse")
            case Reshuffled():
                return t("told-reshuffle")
            case RoundEnded(winner=winner, drawn=False) if winner is not None:
                return t("told-out", name=names[winner])
            case _:
                return ""
