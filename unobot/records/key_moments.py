"""Find the key moments of a match: the entries of its record at which a reader of the replay wants to stop."""

from __future__ import annotations

from collections import Counter, deque
from enum import StrEnum
from typing import Final

import msgspec

from unobot.records.knock_outs import CAUSES, knock_outs_of, last_play
from unobot.records.launcher_presses import fired_cards
from unobot.records.story import StoryStep, steps
from unobot.records.writer import Record
from unobot.rules.cards import Face, Side
from unobot.rules.events import (
    Caught,
    Challenged,
    DrawReason,
    Drew,
    Eliminated,
    Event,
    MatchEnded,
    Played,
    RoundEnded,
    TurnedOver,
    UnoSaid,
)
from unobot.rules.match import Entry, Match
from unobot.rules.play.scoring import partners
from unobot.rules.round import Round
from unobot.rules.shuffling import Shuffler, match_key


class KeyMomentKind(StrEnum):
    """The kinds of key moments, the most important first."""

    MATCH = "match"
    """``seat`` won the match."""
    ELIMINATED = "eliminated"
    """``seat`` left the match after a round."""
    LEAD = "lead"
    """``seat`` leads in points, alone or with its partner. Another player led before."""
    ROUND = "round"
    """``seat`` won the round with ``count`` points, 0 if the rules give it none; ``None`` if it was tied."""
    KNOCKED_OUT = "knocked-out"
    """``seat`` is out of the round with ``count`` cards, by a card of ``other``; ``None`` if it drew by itself."""
    GUILTY = "guilty"
    """``other`` challenged the card of ``seat`` and was right. ``seat`` drew ``count`` cards."""
    INNOCENT = "innocent"
    """``other`` challenged the card of ``seat`` and was wrong. ``other`` drew ``count`` cards."""
    LAUNCHER = "launcher"
    """The launcher fired ``count`` cards at ``seat``, more than at any other time of the match."""
    ROULETTE = "roulette"
    """``seat`` took the ``count`` cards that the roulette of ``other`` turned up."""
    CAUGHT = "caught"
    """``other`` caught ``seat``, which did not say Uno and drew ``count`` cards."""
    MISSED = "missed"
    """``seat`` did not say Uno, and nobody caught it in time."""
    FOUR = "four"
    """``seat`` laid a card that its deck lets others challenge, such as a Wild Draw Four.

    ``other`` owes or drew ``count`` cards. It is ``None`` if nobody did, or if a color ends the draw.
    """
    DARK_SIDE = "dark-side"
    """``seat`` turned all cards over, and the dark side is up."""
    LIGHT_SIDE = "light-side"
    """``seat`` turned all cards over, and the light side is up."""


_SIDES: Final = {Side.DARK: KeyMomentKind.DARK_SIDE, Side.LIGHT: KeyMomentKind.LIGHT_SIDE}
"""The key moment of a turn to each side."""


class KeyMoment(msgspec.Struct, frozen=True):
    """One key moment. Its seats are as after the entry ``ply``."""

    ply: int
    kind: KeyMomentKind
    seat: int | None
    other: int | None = None
    count: int = 0
    round: int = 0
    """The number of the round in which it happened."""
    face: Face | None = None
    """The card that was laid, for ``FOUR``."""


def key_moments(record: Record) -> tuple[KeyMoment, ...]:
    """Return the key moments of a match in the order of the match. One entry can have several.

    A move that was taken back has none.
    """
    finder = _Finder(record)
    for step in steps(record.entries, len(record.seats)):
        finder.add(step)
    moments = finder.moments if finder.hit is None else [*finder.moments, finder.hit]
    return tuple(sorted(moments, key=lambda moment: (moment.ply, _ORDER[moment.kind])))


_ORDER: Final = {kind: order for order, kind in enumerate(reversed(KeyMomentKind))}
"""The order of the moments of one entry: the end of the match is last."""


class _Finder:
    """The moments so far, and the match as it stands."""

    def __init__(self, record: Record) -> None:
        self.moments: list[KeyMoment] = []
        self.hit: KeyMoment | None = None
        """The most cards that the launcher has fired at a seat."""
        self._before: deque[Entry] = deque(maxlen=CAUSES)
        nobody = Shuffler(match_key(bytes(32), 0))  # a replay never shuffles
        self._match = Match(record.ruleset, len(record.seats), nobody)
        self._leaders: frozenset[int] = frozenset()
        """The last player or team that led alone."""
        self._silent: dict[int, int] = {}
        """The seats that can be caught, each with the ply of its play without Uno."""

    def add(self, step: StoryStep) -> None:
        """Apply one entry, and add its moments."""
        entry, draws = step.entry, step.draw_counts
        self._match.apply(entry.events)
        state = self._match.round
        if state is None:
            return
        for event in entry.events:
            moment = self._moment(event, entry, draws, state)
            if moment is not None:
                self.moments.append(moment)
            if isinstance(event, RoundEnded):
                self._find_lead(event, step, state)
        self._find_silent(entry, state)
        self._find_knock_outs(entry)
        self._find_hit(entry)
        self._before.append(entry)

    def _at(
        self, ply: int, kind: KeyMomentKind, seat: int | None, other: int | None = None, count: int = 0
    ) -> KeyMoment:
        return KeyMoment(ply, kind, seat, other, count, self._match.number)

    def _moment(self, event: Event, entry: Entry, draws: Counter[int], state: Round) -> KeyMoment | None:
        ply = entry.ply
        other: int | None
        match event:
            case Played(seat=seat, cards=cards) if cards[0] in state.rule_tables.challengeable:
                other, count = state.to_move, state.owed
                if not count:
                    drawer = next((drawer for drawer in draws if drawer != seat), None)
                    other, count = drawer, 0 if drawer is None else draws[drawer]
                elif state.owed_color is not None:
                    other, count = None, 0
                moment = self._at(ply, KeyMomentKind.FOUR, seat, other, count)
                return msgspec.structs.replace(moment, face=cards[0].face)
            case Challenged(seat=by, against=seat, guilty=guilty):
                kind = KeyMomentKind.GUILTY if guilty else KeyMomentKind.INNOCENT
                return self._at(ply, kind, seat, by, draws[seat if guilty else by])
            case Drew(seat=seat, why=DrawReason.ROULETTE, cards=cards) if len(cards) > 1:
                laid = last_play(entry, self._before)
                return self._at(ply, KeyMomentKind.ROULETTE, seat, None if laid is None else laid.seat, len(cards))
            case TurnedOver(side=side) if entry.seat is not None:
                return self._at(ply, _SIDES[side], entry.seat)
            case Caught(seat=seat, by=by):
                return self._at(ply, KeyMomentKind.CAUGHT, seat, by, draws[seat])
            case RoundEnded(winner=winner, points=points):
                counts = winner is not None and state.ruleset.scoring == "points"
                return self._at(ply, KeyMomentKind.ROUND, winner, None, points[winner or 0] if counts else 0)
            case Eliminated(seat=seat):
                return self._at(ply, KeyMomentKind.ELIMINATED, seat)
            case MatchEnded(winner=winner):
                return self._at(ply, KeyMomentKind.MATCH, winner)
            case _:
                return None

    def _find_lead(self, ended: RoundEnded, step: StoryStep, state: Round) -> None:
        """Find the leaders after a round, and add a moment if they are new. With elimination, nobody leads."""
        best = max(ended.scores, key=state.ruleset.merit)
        first = [seat for seat, score in enumerate(ended.scores) if score == best]
        alone = set(first) <= set(partners(state, first[0]))
        if not any(ended.scores) or not alone or state.ruleset.elimination:
            return
        leaders = frozenset(step.players[seat] for seat in first)
        if self._leaders and leaders != self._leaders:
            seat = ended.winner if ended.winner in first else first[0]
            self.moments.append(self._at(step.entry.ply, KeyMomentKind.LEAD, seat))
        self._leaders = leaders

    def _find_knock_outs(self, entry: Entry) -> None:
        """Add the seats that are out with too many cards, and by whose card."""
        for out in knock_outs_of(entry, self._before):
            self.moments.append(self._at(entry.ply, KeyMomentKind.KNOCKED_OUT, out.seat, out.by, out.count))

    def _find_hit(self, entry: Entry) -> None:
        """Note the most cards that the launcher has fired at a seat with one entry."""
        for seat, count in fired_cards(entry).items():
            if count > (0 if self.hit is None else self.hit.count):
                self.hit = self._at(entry.ply, KeyMomentKind.LAUNCHER, seat, None, count)

    def _find_silent(self, entry: Entry, state: Round) -> None:
        """Add the plays without Uno after which nobody can catch the seat anymore."""
        spoken = {event.seat for event in entry.events if isinstance(event, Caught | UnoSaid)}
        for seat in [*self._silent]:
            if seat not in state.catchable:
                ply = self._silent.pop(seat)
                if seat not in spoken:
                    self.moments.append(self._at(ply, KeyMomentKind.MISSED, seat))
        for seat in state.catchable:
            self._silent.setdefault(seat, entry.ply)
