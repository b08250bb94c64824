"""The moments of a match: the few public events that deserve a banner, such as an Uno, a draw four or the last card.

A moment comes from one entry as the public may see it. Its only card was laid, so it can name no hidden one.
"""

from __future__ import annotations

from collections.abc import Reversible
from dataclasses import dataclass
from enum import StrEnum

from unobot.records.knock_outs import knock_outs_of, last_play
from unobot.records.launcher_presses import fired_cards
from unobot.records.story import draw_counts
from unobot.rules.cards import Card, Color, Side
from unobot.rules.events import (
    Caught,
    Challenged,
    DrawReason,
    Drew,
    Event,
    HandsMoved,
    HandsMovedBy,
    MatchEnded,
    Played,
    RoundEnded,
    SeatOut,
    TurnedOver,
    UnoSaid,
)
from unobot.rules.match import Entry

_DRAWS_BY_CARD = (
    *(DrawReason.DRAW_TWO, DrawReason.DRAW_FOUR, DrawReason.DRAW_FIVE, DrawReason.DRAW_SIX, DrawReason.DRAW_TEN),
    *(DrawReason.DRAW_COLOR, DrawReason.BOMB),
)
"""The reasons of draws that a played card causes. A challenge and a catch have moments of their own."""
MIN_HIT = 5
"""The fewest cards of a launcher that are a moment. It fires about as many on average."""


class MomentKind(StrEnum):
    """The kinds of moments, the greatest first."""

    WON = "won"
    OUT = "out"
    KNOCKED_OUT = "knocked_out"
    """A seat holds too many cards."""
    CAUGHT = "caught"
    GUILTY = "guilty"
    """The challenged player was guilty."""
    INNOCENT = "innocent"
    """The challenged player was not guilty."""
    SWAP = "swap"
    """Two seats exchanged their hands."""
    HANDS = "hands"
    """All hands moved, or were shuffled and dealt again."""
    DARK_SIDE = "dark_side"
    """All cards turned over, and their dark side is up."""
    LIGHT_SIDE = "light_side"
    UNO = "uno"
    ROULETTE = "roulette"
    """Cards that a roulette cost a seat."""
    LAUNCHER = "launcher"
    """Many cards that a launcher fired at a seat."""
    DRAW = "draw"
    """Cards that a played card cost a seat."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment. ``seat`` is its main person."""

    kind: MomentKind
    ply: int
    """The number of the entry. With the seat, it chooses the wording."""
    seat: int
    other: int | None = None
    """The seat that caught, challenged or swapped hands with ``seat``."""
    count: int = 0
    """The number of cards that were drawn, or that a knocked-out seat held."""
    card: Card | None = None
    """The card that was laid for a knock-out or a roulette, by ``other``; or the top card after all turned over."""
    color: Color | None = None


def moment_of(entry: Entry, before: Reversible[Entry] = ()) -> Moment | None:
    """Return the greatest moment of an entry, or ``None`` if it has none.

    ``before``: the entries before it, which say whose card it was.
    """
    moments = [
        _open_moment(event, entry.ply)
        or _costly_moment(event, entry)
        or _wheel_moment(event, entry, before)
        or _turn_moment(event, entry)
        for event in entry.events
    ]
    moments += [
        Moment(MomentKind.KNOCKED_OUT, entry.ply, out.seat, out.by, out.count, out.card, out.color)
        for out in knock_outs_of(entry, before)
    ]
    moments += [
        Moment(MomentKind.LAUNCHER, entry.ply, seat, count=count)
        for seat, count in fired_cards(entry).items()
        if count >= MIN_HIT
    ]
    return min((moment for moment in moments if moment is not None), key=_rank, default=None)


_GREATEST_FIRST = list(MomentKind)


def _rank(moment: Moment) -> int:
    return _GREATEST_FIRST.index(moment.kind)


def is_last_card(entry: Entry) -> bool:
    """Return whether a seat went out with this entry and ended its round."""
    moment = moment_of(entry)
    ends = any(isinstance(event, RoundEnded) and not event.drawn for event in entry.events)
    return ends and moment is not None and moment.kind in (MomentKind.OUT, MomentKind.WON)


def _open_moment(event: Event, ply: int) -> Moment | None:
    """Return the moment of an end, of hands that moved, or of an Uno."""
    match event:
        case MatchEnded(winner=seat):
            return Moment(MomentKind.WON, ply, seat)
        case SeatOut(seat=seat, placed=True):
            return Moment(MomentKind.OUT, ply, seat)
        case RoundEnded(winner=int(seat), hands=hands) if not hands[seat]:
            return Moment(MomentKind.OUT, ply, seat)
        case HandsMoved(how=HandsMovedBy.SEVEN | HandsMovedBy.SWAP, seat=seat, target=other):
            return Moment(MomentKind.SWAP, ply, seat, other)
        case HandsMoved(seat=seat):
            return Moment(MomentKind.HANDS, ply, seat)
        case UnoSaid(seat=seat) | Played(seat=seat, uno=True):
            return Moment(MomentKind.UNO, ply, seat)
        case _:
            return None


def _wheel_moment(event: Event, entry: Entry, before: Reversible[Entry]) -> Moment | None:
    """Return the moment of a roulette."""
    if not isinstance(event, Drew) or event.why is not DrawReason.ROULETTE or len(event.cards) < 2:
        return None
    laid = last_play(entry, before)
    wheel = (None, None) if laid is None else (laid.seat, laid.cards[0])
    return Moment(MomentKind.ROULETTE, entry.ply, event.seat, wheel[0], len(event.cards), wheel[1])


def _turn_moment(event: Event, entry: Entry) -> Moment | None:
    """Return the moment in which all cards turned over, unless the first card of a round did it."""
    if not isinstance(event, TurnedOver) or entry.seat is None:
        return None
    kind = MomentKind.DARK_SIDE if event.side is Side.DARK else MomentKind.LIGHT_SIDE
    return Moment(kind, entry.ply, entry.seat, card=event.top)


def _costly_moment(event: Event, entry: Entry) -> Moment | None:
    """Return the moment of cards that a seat had to draw with its entry."""
    match event:
        case Caught(seat=seat, by=by):
            return Moment(MomentKind.CAUGHT, entry.ply, seat, by, draw_counts(entry)[seat])
        case Challenged(seat=by, against=seat, guilty=True):
            return Moment(MomentKind.GUILTY, entry.ply, seat, by, draw_counts(entry)[seat])
        case Challenged(seat=by, against=seat):
            return Moment(MomentKind.INNOCENT, entry.ply, seat, by, draw_counts(entry)[by])
        case Drew(seat=seat, why=why) if why in _DRAWS_BY_CARD and (count := draw_counts(entry)[seat]) > 1:
            return Moment(MomentKind.DRAW, entry.ply, seat, None, count)
        case _:
            return None
