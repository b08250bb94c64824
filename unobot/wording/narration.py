"""Narrate the match: each entry of the log becomes one line with the names of the players.

The line contains only public facts, so all users can read the same line. It never names a card that a player drew,
unless everybody saw it, as in a roulette.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice

from unobot.i18n import Text
from unobot.records.knock_outs import CAUSES, KnockedOut, knock_outs_of
from unobot.records.launcher_presses import LauncherPress, presses_of
from unobot.rules.cards import Color, Face
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
    LauncherPressed,
    Owed,
    Passed,
    Phase,
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
    TurnedOver,
    TurnedUp,
    UnoSaid,
    VoteBegan,
    Voted,
    WrongPlay,
)
from unobot.rules.match import Entry
from unobot.tables.comings import Coming
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import (
    card_emoji,
    card_words,
    cards_words,
    color_emoji,
    color_words,
    custom_words,
    emblem_picture,
    hand_words,
    seat_name,
)

_EVENTS_WITH_DRAW = (Accepted, Challenged, Caught, FalselyCaught, WrongPlay)
"""Events whose sentence already includes the draw."""
_NAMELESS_MESSAGES: dict[type[Event], str] = {
    PutBack: "narration-put-back",
    Reshuffled: "narration-reshuffle",
    Reversed: "narration-reverse",
    TimeRanOut: "narration-time",
    VoteBegan: "narration-vote-began",
}
"""Events whose sentence has no name, with the ids of their messages."""
_MAX_CACHED_LINES = 4096
"""A table shows its last moves again after each move, so the lines are cached."""
_BEATS = " … "
"""Stands between two presses of a launcher, and lets a reader wait for the second one."""
_TOLD_BY_CARD = ((4, Face.WILD_DRAW_FOUR), (1, Face.WILD_DRAW_COLOR))
"""Owed cards about which the name of the card says everything."""
_SHARED_DRAWS = (DrawReason.BOMB, DrawReason.CUSTOMIZABLE)
"""Draws that several seats make together. They get one sentence."""


def narrate(text: Text, entry: Entry, seats: Sequence[SeatView], before: Sequence[Entry] = ()) -> str:
    """Return one line: the move, its consequences, and whether a clock, a vote or an autopilot made it.

    ``before``: the entries before it, which say whose card knocked a seat out.
    """
    return _cached_line(text, entry, _names(text, seats), knock_outs_of(entry, before))


def narrate_all(text: Text, entries: Iterable[tuple[Entry, Sequence[SeatView]]]) -> list[str]:
    """Return the lines of entries, each with its seats, in the order of ``entries``: the oldest first.

    A draw and the pass that follows are one line. An entry without a sentence has no line.
    """
    return [line for _, line in _from_newest(text, [(entry, _names(text, seats)) for entry, seats in entries])][::-1]


def narrate_last(text: Text, entries: Iterable[Entry], seats: Sequence[SeatView], number: int) -> list[str]:
    """Return the last ``number`` lines of entries, as `narrate_all` does. It does not read earlier entries."""
    names = _names(text, seats)
    newest = islice(_from_newest(text, [(entry, names) for entry in entries]), number)
    return [line for _, line in newest][::-1]


def narrate_table(text: Text, view: TableView, number: int) -> list[str]:
    """Return the last ``number`` lines of a table, the oldest first: its moves, and the comings and goings between."""
    if not view.comings or not view.recent:
        return narrate_last(text, view.recent, view.seats, number)
    first, names = view.recent[0].ply - 1, _names(text, view.seats)
    comings = [coming for coming in view.comings if coming.ply >= first]
    lines: list[str] = []
    for ply, line in islice(_from_newest(text, [(entry, names) for entry in view.recent]), number):
        while comings and comings[-1].ply >= ply:
            lines.append(_coming_line(text, comings.pop()))
        lines.append(line)
    lines += [_coming_line(text, coming) for coming in reversed(comings)]
    return lines[:number][::-1]


def narrate_presses(text: Text, entry: Entry, seats: Sequence[SeatView]) -> str:
    """Return the sentences about the presses of a launcher with an entry, or an empty string without a press."""
    narrator = _Narrator(text, entry, _names(text, seats), ())
    return text.sentences(*(narrator.sentence(event) for event in entry.events if isinstance(event, LauncherPressed)))


def _coming_line(text: Text, coming: Coming) -> str:
    """Return the line that says who came or went."""
    emblem = "" if coming.emblem is None else emblem_picture(text, coming.emblem)
    return text(f"coming-{coming.kind}", name=f"{emblem} {coming.name}".lstrip(), other=coming.other)


def _names(text: Text, seats: Sequence[SeatView]) -> tuple[str, ...]:
    return tuple([seat_name(text, seat) for seat in seats])


def _from_newest(text: Text, entries: list[tuple[Entry, tuple[str, ...]]]) -> Iterator[tuple[int, str]]:
    """Yield the plies and lines of entries, each with the names of its seats. The newest comes first."""
    while entries:
        entry, names = entries.pop()
        if _is_pass(entry) and entries and (draw := entries[-1][0]).seat == entry.seat and _is_draw(draw):
            entries.pop()
            by = entry.by or draw.by
            entry = Entry(entry.ply, entry.seat, entry.move, by, (*draw.events, *entry.events))
        before = [earlier for earlier, _ in entries[-CAUSES:]]
        if line := _cached_line(text, entry, names, knock_outs_of(entry, before)):
            yield entry.ply, line


def _is_draw(entry: Entry) -> bool:
    return any(isinstance(event, Drew) and event.why is DrawReason.CHOICE for event in entry.events)


def _is_pass(entry: Entry) -> bool:
    return any(isinstance(event, Passed) for event in entry.events)


def narrate_for(text: Text, entry: Entry, names: Sequence[str], knock_outs: Sequence[KnockedOut] = ()) -> str:
    """Return the line of an entry, without a cache. ``names``: by seat, used unchanged."""
    narrator = _Narrator(text, entry, names, knock_outs)
    line = text.sentences(*map(narrator.sentence, entry.events))
    if entry.by == "clock":
        return text("narration-clock", told=line)
    if entry.by == "skip":
        return text("narration-skipped", told=line)
    if entry.by == "autopilot":
        return text("narration-autopilot", told=line)
    return line


@lru_cache(_MAX_CACHED_LINES)
def _cached_line(text: Text, entry: Entry, names: tuple[str, ...], knock_outs: tuple[KnockedOut, ...]) -> str:
    return narrate_for(text, entry, names, knock_outs)


class _Narrator:
    """The narrator of one entry. It knows all events, so it can put a draw and a lost turn into one sentence."""

    def __init__(self, text: Text, entry: Entry, names: Sequence[str], knock_outs: Sequence[KnockedOut]) -> None:
        self._t = text
        self._names = names
        self._knock_outs = {knock_out.seat: knock_out for knock_out in knock_outs}
        self._deal = next((event for event in entry.events if isinstance(event, Dealt)), None)
        self._presses = presses_of(entry)
        self._first_presses = {
            event.seat: event for event in reversed(entry.events) if isinstance(event, LauncherPressed)
        }
        self._draw_counts: Counter[int] = Counter()
        for event in entry.events:
            if isinstance(event, Drew):
                self._draw_counts[event.seat] += len(event.cards)
        self._has_first_card = any(isinstance(event, TurnedUp) for event in entry.events)
        self._next_seat = next((event.seat for event in entry.events if isinstance(event, TurnBegan)), None)
        self._skipped_seats = {event.seat for event in entry.events if isinstance(event, Skipped)}
        self._first_skipped = next((event.seat for event in entry.events if isinstance(event, Skipped)), None)
        self._skips_all = len(self._skipped_seats) > 1 and self._next_seat == entry.seat
        self._roulette = next(
            (event for event in entry.events if isinstance(event, Drew) and event.why is DrawReason.ROULETTE), None
        )
        self._narrates_draws = not any(isinstance(event, _EVENTS_WITH_DRAW) for event in entry.events)
        self._sharing_seats = [
            event.seat for event in entry.events if isinstance(event, Drew) and event.why in _SHARED_DRAWS
        ]
        self._drawing_seats = {
            event.seat for event in entry.events if isinstance(event, Drew) and event.why is DrawReason.CHOICE
        }
        self._passing_seats = {event.seat for event in entry.events if isinstance(event, Passed)}
        self._seat_shuffle = next((event for event in entry.events if isinstance(event, SeatsShuffled)), None)
        self._seats_out = [event for event in entry.events if isinstance(event, SeatOut)]

    def sentence(self, event: Event) -> str:
        """Return the sentence of an event, or an empty string if another event's sentence includes it."""
        told = self._of_launcher(event) if self._presses else None
        return self._move(event) if told is None else told

    def _move(self, event: Event) -> str:
        """Return the sentence about a move, or about what follows from it."""
        text, names = self._t, self._names
        match event:
            case Played():
                return self._play(event)
            case Drew(seat=seat, cards=cards, why=DrawReason.CHOICE):
                message = "narration-draw-pass" if seat in self._passing_seats else "narration-draw"
                return text(message, name=names[seat], count=len(cards))
            case Passed(seat):
                return "" if seat in self._drawing_seats else text("narration-pass", name=names[seat])
            case ColorChosen(seat, color):
                return self._color(seat, color)
            case Accepted(seat):
                message = "narration-accept" if seat in self._skipped_seats else "narration-accept-only"
                return text(message, name=names[seat], count=self._draw_counts[seat])
            case Challenged():
                return self._challenge(event)
            case UnoSaid(seat):
                return text("narration-uno", name=names[seat])
            case TakenBack(seat, _, cards, color):
                if not cards:
                    return text("narration-taken-back-other", name=names[seat])
                return text("narration-taken-back", name=names[seat], cards=cards_words(text, cards, color))
            case Caught(seat, by):
                return text("narration-caught", name=names[seat], by=names[by], count=self._draw_counts[seat])
            case _ if type(event) in _NAMELESS_MESSAGES:
                return text(_NAMELESS_MESSAGES[type(event)])
            case _:
                return self._consequence(event)

    def _play(self, event: Played) -> str:
        """Return the sentence about cards that were laid, and about others that were discarded with them."""
        text = self._t
        message = "narration-play-uno" if event.uno else "narration-play"
        told = text(message, name=self._names[event.seat], cards=cards_words(text, event.cards, event.color))
        if not event.discarded:
            return told
        cards = hand_words(text, event.discarded)
        return text.sentences(told, text("narration-discarded", count=len(event.discarded), cards=cards))

    def _color(self, seat: int, color: Color) -> str:
        """Return the sentence about a color, and about the cards of a roulette, which everybody saw."""
        text, drew = self._t, self._roulette
        emoji, words = color_emoji(text, color), color_words(text, color)
        if drew is None:
            return text("narration-color", name=self._names[seat], emoji=emoji, color=words)
        count = len(drew.cards)
        told = text("narration-roulette-color", name=self._names[seat], emoji=emoji, color=words, count=count)
        cards = text("narration-roulette-cards", cards=hand_words(text, drew.cards)) if count else ""
        return text.sentences(told, cards)

    def _of_launcher(self, event: Event) -> str | None:
        """Return the sentence of an event whose draws come from a launcher, or None for any other event."""
        text, names = self._t, self._names
        match event:
            case LauncherPressed(seat=seat):
                return self._pressed(seat) if event is self._first_presses[seat] else ""
            case Drew():
                return ""
            case Caught(seat, by):
                return text("narration-caught-only", name=names[seat], by=names[by])
            case FalselyCaught(seat, by):
                return text("narration-false-catch-only", name=names[seat], by=names[by])
            case WrongPlay(seat, cards):
                return text("narration-wrong-play-only", name=names[seat], cards=cards_words(text, cards))
            case _:
                return None

    def _pressed(self, seat: int) -> str:
        """Return the sentence about all presses of a launcher by one seat."""
        text = self._t
        told = _BEATS.join(_press_words(text, press) for press in self._presses if press.seat == seat)
        message = "narration-presses-and-misses" if seat in self._skipped_seats else "narration-presses"
        return text(message, name=self._names[seat], told=told)

    def _challenge(self, event: Challenged) -> str:
        """Return the verdict on a challenge, with the hand if it was shown to all players."""
        text, by = self._t, self._names[event.against]
        message = "narration-challenge-won" if event.guilty else "narration-challenge-lost"
        count = self._draw_counts[event.against if event.guilty else event.seat]
        verdict = text(message, name=self._names[event.seat], by=by, count=count)
        if not event.to_all:
            return verdict
        return text("narration-hand", told=verdict, name=by, cards=hand_words(text, event.hand))

    def _consequence(self, event: Event) -> str:
        """Return the effect of a move on a seat, or the start of a round."""
        text, names, deal = self._t, self._names, self._deal
        match event:
            case TurnedUp(card) if deal is not None:
                words = card_words(text, card)
                return text(
                    "narration-deal",
                    name=names[deal.dealer],
                    number=deal.round,
                    emoji=card_emoji(text, card),
                    card=words,
                )
            case TurnBegan(seat=seat, phase=phase) if deal is not None or phase is Phase.COLOR:
                return text("narration-roulette" if deal is None else "narration-deal-begins", name=names[seat])
            case Owed(by=by, cards=owed) if by == self._next_seat:
                return text("narration-owed-self", name=names[by], count=owed)
            case Owed(cards=owed, face=face) if (owed, face) not in _TOLD_BY_CARD:
                return text("narration-owed", count=owed)
            case Drew(seat=seat, why=why) if why in _SHARED_DRAWS and len(self._sharing_seats) > 1:
                return text("narration-others-draw") if seat == self._sharing_seats[0] else ""
            case Drew(seat=seat, cards=cards) if self._narrates_draws and event is not self._roulette:
                message = "narration-draws-and-misses" if seat in self._skipped_seats else "narration-draws"
                return text(message, name=names[seat], count=len(cards))
            case Skipped(seat) if self._skips_all and self._next_seat is not None:
                return text("narration-skip-all", name=names[self._next_seat]) if seat == self._first_skipped else ""
            case Skipped(seat) if seat not in self._draw_counts and seat not in self._first_presses:
                return text("narration-skip", name=names[seat])
            case RoundEnded(winner=winner, drawn=False, hands=hands) if winner is not None:
                if any(event.placed for event in self._seats_out):
                    return ""
                return text("narration-last-left" if hands[winner] else "narration-out", name=names[winner])
            case _:
                return self._house_rule_effect(event)

    def _house_rule_effect(self, event: Event) -> str:
        """Return the effect of a house rule: moved hands and seats, votes, penalties."""
        text, names = self._t, self._names
        match event:
            case HandsMoved():
                return self._hands_moved(event)
            case TurnedOver(side=side, top=top):
                emoji = card_emoji(text, top)
                return text("narration-turned-over", side=side.value, emoji=emoji, card=card_words(text, top))
            case SeatOut(seat=seat, placed=True, waits=waits):
                return text("narration-waits" if waits else "narration-placed", name=names[seat])
            case SeatOut(seat=seat, cards=cards):
                return self._knocked_out(seat, len(cards))
            case HandShown(seat=seat, open=True):
                return text("narration-open", name=names[seat])
            case RuleChosen(rule):
                return text("narration-rule", rule=custom_words(text, rule))
            case FalselyCaught(seat, by):
                return text("narration-false-catch", name=names[seat], by=names[by], count=self._draw_counts[by])
            case WrongPlay(seat, cards):
                words = cards_words(text, cards)
                return text("narration-wrong-play", name=names[seat], cards=words, count=self._draw_counts[seat])
            case Dealt(dealer=dealer, round=number) if not self._has_first_card:
                return text("narration-deal-bare", name=names[dealer], number=number)
            case Voted(seat=seat):
                return text("narration-voted", name=names[seat])
            case SeatsAdded() | SeatsShuffled() | Eliminated():
                return self._seats(event)
            case _:
                return ""

    def _knocked_out(self, seat: int, count: int) -> str:
        """Return the sentence about a seat that is out with too many cards, by whose card, if it was another seat's."""
        text, names, known = self._t, self._names, self._knock_outs.get(seat)
        if known is None or known.by is None or known.card is None:
            return text("narration-over-limit", name=names[seat], count=count)
        card = cards_words(text, (known.card,), known.color)
        return text("narration-knocked-out", name=names[seat], by=names[known.by], card=card, count=count)

    def _seats(self, event: SeatsAdded | SeatsShuffled | Eliminated) -> str:
        """Return the sentence about seats that join, change or leave between two rounds."""
        text, names = self._t, self._names
        match event:
            case SeatsAdded(seats=count):
                new_seats = range(len(names) - count, len(names))  # a shuffle of the seats comes after it
                seats = new_seats if self._seat_shuffle is None else map(self._seat_shuffle.seat_of, new_seats)
                return text(
                    "narration-joined", names=text.listed([f"**{names[seat]}**" for seat in seats]), count=count
                )
            case SeatsShuffled():
                absent = () if self._deal is None else self._deal.absent
                present = [f"**{name}**" for seat, name in enumerate(names) if seat not in absent]
                return text("narration-seats", names=text.listed(present))
            case Eliminated(seat):
                return text("narration-eliminated", name=names[seat])

    def _hands_moved(self, event: HandsMoved) -> str:
        """Return the sentence about hands that moved."""
        text, names = self._t, self._names
        if event.how is HandsMovedBy.SHUFFLE:
            return text("narration-shuffle")
        if event.target is None:
            return text("narration-pass-hands")
        return text("narration-swap", name=names[event.seat], target=names[event.target])


def _press_words(text: Text, press: LauncherPress) -> str:
    """Return one press of a launcher: a click, or the cards that came out."""
    if press.fired is None:
        return text("press-pending")
    return text("press-fired", count=press.cards) if press.fired else text("press-silent")
