"""What happened, in sentences: one entry of the log becomes one line that says whom it hit.

Only public facts are told, so the same line can stand before everybody: never which card somebody drew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from unobot.i18n import Text
from unobot.rules.cards import Face
from unobot.rules.events import (
    Accepted,
    Caught,
    Challenged,
    ColorChosen,
    Dealt,
    DrawReason,
    Drew,
    Eliminated,
    Event,
    FalselyCaught,
    HandShown,
    HandsMoved,
    HandsMovedBy,
    Owed,
    Passed,
    Played,
    PutBack,
    Reshuffled,
    Reversed,
    RoundEnded,
    RuleChosen,
    SeatOut,
    SeatsAdded,
    SeatsShuffled,
    Skipped,
    TakenBack,
    TimeRanOut,
    TurnBegan,
    TurnedUp,
    UnoSaid,
    VoteBegan,
    Voted,
    WrongPlay,
)
from unobot.rules.match import Entry
from unobot.tables.table_view import SeatView
from unobot.wording.card_words import (
    card_emoji,
    card_words,
    cards_words,
    color_emoji,
    color_words,
    custom_words,
    hand_words,
)

_TELLS_DRAWS = (Accepted, Challenged, Caught, FalselyCaught, WrongPlay)
"""Events whose own sentence says what was drawn."""
_PLAIN: dict[type[Event], str] = {
    PutBack: "told-put-back",
    Reshuffled: "told-reshuffle",
    Reversed: "told-reverse",
    TimeRanOut: "told-time",
    VoteBegan: "told-vote-began",
}
"""Events that are told without naming anybody."""
_TOGETHER = (DrawReason.BOMB, DrawReason.CUSTOMIZABLE)
"""Draws that several seats share: one sentence for all."""


def narrate(text: Text, entry: Entry, seats: Sequence[SeatView]) -> str:
    """One line: what the seat did, what came of it, and whether a clock or an AI did it for them."""
    teller = _Teller(text, entry, seats)
    told = " ".join(filter(None, map(teller.tell, entry.events)))
    if entry.by == "clock":
        return text("told-clock", told=told)
    if entry.by == "skip":
        return text("told-skipped", told=told)
    if entry.by == "autopilot":
        return text("told-autopilot", told=told)
    return told


class _Teller:
    """Tells the events of one entry, knowing the whole: a draw and the turn it costs are one sentence."""

    def __init__(self, text: Text, entry: Entry, seats: Sequence[SeatView]) -> None:
        self._t = text
        self._names = [seat.name for seat in seats]
        self._deal = next((event for event in entry.events if isinstance(event, Dealt)), None)
        self._drawn: Counter[int] = Counter()
        for event in entry.events:
            if isinstance(event, Drew):
                self._drawn[event.seat] += len(event.cards)
        self._turned_up = any(isinstance(event, TurnedUp) for event in entry.events)
        self._missed = {event.seat for event in entry.events if isinstance(event, Skipped)}
        self._told_draws = not any(isinstance(event, _TELLS_DRAWS) for event in entry.events)
        self._together = [event.seat for event in entry.events if isinstance(event, Drew) and event.why in _TOGETHER]
        self._outs = [event for event in entry.events if isinstance(event, SeatOut)]

    def tell(self, event: Event) -> str:
        """What a seat did; nothing for an event that another one's sentence tells."""
        text, names = self._t, self._names
        match event:
            case Played(seat=seat, cards=cards, color=color, uno=uno):
                told = "told-play-uno" if uno else "told-play"
                return text(told, name=names[seat], cards=cards_words(text, cards, color))
            case Drew(seat=seat, cards=cards, why=DrawReason.CHOICE):
                return text("told-draw", name=names[seat], count=len(cards))
            case Passed(seat):
                return text("told-pass", name=names[seat])
            case ColorChosen(seat, color):
                return text(
                    "told-color", name=names[seat], emoji=color_emoji(text, color), color=color_words(text, color)
                )
            case Accepted(seat):
                told = "told-accept" if seat in self._missed else "told-accept-only"
                return text(told, name=names[seat], count=self._drawn[seat])
            case Challenged():
                return self._challenge(event)
            case UnoSaid(seat):
                return text("told-uno", name=names[seat])
            case TakenBack(seat, _, cards, color):
                if not cards or color is None:
                    return text("told-taken-back-other", name=names[seat])
                return text("told-taken-back", name=names[seat], cards=cards_words(text, cards, color))
            case Caught(seat, by):
                return text("told-caught", name=names[seat], by=names[by], count=self._drawn[seat])
            case _ if type(event) in _PLAIN:
                return text(_PLAIN[type(event)])
            case _:
                return self._consequence(event)

    def _challenge(self, event: Challenged) -> str:
        """The verdict; with the hand, where it is shown to everybody."""
        text, by = self._t, self._names[event.against]
        told = "told-challenge-won" if event.guilty else "told-challenge-lost"
        count = self._drawn[event.against if event.guilty else event.seat]
        verdict = text(told, name=self._names[event.seat], by=by, count=count)
        if not event.to_all:
            return verdict
        return text("told-hand", told=verdict, name=by, cards=hand_words(text, event.hand))

    def _consequence(self, event: Event) -> str:
        """What came of it, to whom; and how a round begins."""
        text, names, deal = self._t, self._names, self._deal
        match event:
            case TurnedUp(card) if deal is not None:
                words = card_words(text, card)
                return text(
                    "told-deal",
                    name=names[deal.dealer],
                    number=deal.round,
                    emoji=card_emoji(text, card),
                    card=words,
                )
            case TurnBegan(seat=seat) if deal is not None:
                return text("told-deal-begins", name=names[seat])
            case Owed(cards=owed, face=face) if (owed, face) != (4, Face.WILD_DRAW_FOUR):
                return text("told-owed", count=owed)
            case Drew(seat=seat, why=why) if why in _TOGETHER and len(self._together) > 1:
                return text("told-others-draw") if seat == self._together[0] else ""
            case Drew(seat=seat, cards=cards) if self._told_draws:
                told = "told-draws-and-misses" if seat in self._missed else "told-draws"
                return text(told, name=names[seat], count=len(cards))
            case Skipped(seat) if seat not in self._drawn:
                return text("told-skip", name=names[seat])
            case RoundEnded(winner=winner, drawn=False) if winner is not None:
                if any(event.placed for event in self._outs):
                    return ""
                return text("told-last-left" if self._outs else "told-out", name=names[winner])
            case _:
                return self._upheaval(event)

    def _upheaval(self, event: Event) -> str:
        """What house rules bring about: hands and seats that change, votes, penalties."""
        text, names = self._t, self._names
        match event:
            case HandsMoved():
                return self._moved(event)
            case SeatOut(seat=seat, placed=True):
                return text("told-placed", name=names[seat])
            case SeatOut(seat=seat, cards=cards):
                return text("told-over-limit", name=names[seat], count=len(cards))
            case HandShown(seat=seat, open=True):
                return text("told-open", name=names[seat])
            case RuleChosen(rule):
                return text("told-rule", rule=custom_words(text, rule))
            case FalselyCaught(seat, by):
                return text("told-false-catch", name=names[seat], by=names[by], count=self._drawn[by])
            case WrongPlay(seat, cards):
                told_cards = cards_words(text, cards)
                return text("told-wrong-play", name=names[seat], cards=told_cards, count=self._drawn[seat])
            case Dealt(dealer=dealer, round=number) if not self._turned_up:
                return text("told-deal-bare", name=names[dealer], number=number)
            case Voted(seat=seat):
                return text("told-voted", name=names[seat])
            case SeatsAdded() | SeatsShuffled() | Eliminated():
                return self._seats(event)
            case _:
                return ""

    def _seats(self, event: SeatsAdded | SeatsShuffled | Eliminated) -> str:
        """Who joins, who changes seats, who leaves, between two rounds."""
        text, names = self._t, self._names
        match event:
            case SeatsAdded(seats=count):
                return text("told-joined", count=count)
            case SeatsShuffled():
                left = () if self._deal is None else self._deal.absent
                there = [f"**{name}**" for seat, name in enumerate(names) if seat not in left]
                return text("told-seats", names=text.listed(there))
            case Eliminated(seat):
                return text("told-eliminated", name=names[seat])

    def _moved(self, event: HandsMoved) -> str:
        """Whose hands went where."""
        text, names = self._t, self._names
        if event.how is HandsMovedBy.SHUFFLE:
            return text("told-shuffle")
        if event.target is None:
            return text("told-pass-hands")
        return text("told-swap", name=names[event.seat], target=names[event.target])
