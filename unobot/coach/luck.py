"""Divide a player's result into the luck of the cards and the rest.

Each deal, each draw and each shuffle changes the chances to win the round. Its luck is the chance after it, less the
mean chance after other cards that could have come just as well. So the mean of the luck is zero, even if the estimate
of the chances is poor. Gammon players call this a luck-adjusted result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

import msgspec

from unobot.coach.chances import chances
from unobot.records.story import standing
from unobot.records.writer import Record
from unobot.rules.events import Dealt, Drew, HandsMoved, HandsMovedBy, LauncherPressed, Reshuffled, RoundEnded
from unobot.rules.match import Entry, Match
from unobot.rules.moves import parse_move
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import decide
from unobot.rules.play.evolve import apply
from unobot.rules.play.scoring import partners
from unobot.rules.round import Round
from unobot.rules.shuffling import Shuffler, match_key

SAMPLES: Final = 12
"""The number of other cards that are tried for each draw. More make the luck only a little more exact."""
_DEALS: Final = 48
"""The same for each deal."""


class Luck(msgspec.Struct, frozen=True):
    """The result of a player in all rounds that they played from the deal to the end. The unit is a round won."""

    rounds: int
    won: int
    even: float
    """The rounds that the player would have won if all sides won equally often."""
    cards: float
    """The part of ``won - even`` that was luck."""

    @property
    def rest(self) -> float:
        """Return the part that was not luck of the cards: how all players played, and the place at the table."""
        return self.won - self.even - self.cards


class Chance(NamedTuple):
    """The luck of one entry."""

    ply: int
    by_seat: tuple[float, ...]


def luck_of(record: Record, seats: Sequence[int | None]) -> Luck:
    """Return the luck of a player, always the same for the same record. ``seats``: by entry, the seat of the player.

    Raises ``ValueError`` if the record does not follow its rules.
    """
    rounds = won = 0
    even = cards = 0.0
    for played_round in rounds_of(record):
        places = [seat for ply in played_round.plies if (seat := seats[ply]) is not None]
        if len(places) < len(played_round.plies):
            continue
        rounds += 1
        won += places[-1] in played_round.winners
        even += played_round.even
        cards += sum(chance.by_seat[place] for chance, place in zip(played_round.chances, places, strict=True))
    return Luck(rounds, won, even, cards)


class PlayedRound(NamedTuple):
    """A round that was played to its end."""

    plies: tuple[int, ...]
    """The entries with chance, the deal first, and then the entry of the end."""
    chances: tuple[Chance, ...]
    """Their luck. It is 0 at the end."""
    winners: tuple[int, ...]
    even: float
    """The share of rounds that each side would win if all won equally often."""


def rounds_of(record: Record) -> Iterator[PlayedRound]:
    """Yield the rounds of a record that were played to their end."""
    key = sha256(msgspec.json.encode((record.ruleset, record.entries))).digest()
    match = Match(record.ruleset, len(record.seats), Shuffler(match_key(bytes(32), 0)))  # a replay never shuffles
    luck: list[Chance] = []
    even = 0.0
    for entry in standing(record.entries):
        dealt = next((event for event in entry.events if isinstance(event, Dealt)), None)
        rng = Random(sha256(b"%b|luck|%d" % (key, entry.ply)).digest())  # noqa: S311 - the same for the same record
        before = match.round.copy() if match.round is not None and dealt is None and _has_chance(entry) else None
        match.apply(entry.events)
        state = match.round
        if state is None or not state.number:
            continue  # the vote before the first round
        if dealt is not None:
            luck = [Chance(entry.ply, _above_mean(state, _deals(match, dealt, rng)))]
            even = len(partners(state, 0)) / (state.seats - len(dealt.absent))
        elif before is not None:
            luck.append(Chance(entry.ply, _above_mean(state, _draws(before, entry, rng))))
        ended = state.outcome
        if ended is not None and any(isinstance(event, RoundEnded) for event in entry.events):
            luck.append(Chance(entry.ply, (0.0,) * state.seats))
            winners = () if ended.winner is None else partners(state, ended.winner)
            yield PlayedRound(tuple(chance.ply for chance in luck), tuple(luck), winners, even)


def _has_chance(entry: Entry) -> bool:
    """Return whether the cards that came with an entry could have been others."""
    return any(
        isinstance(event, Drew | Reshuffled | LauncherPressed)
        or (isinstance(event, HandsMoved) and event.how is HandsMovedBy.SHUFFLE)
        for event in entry.events
    )


def _above_mean(state: Round, others: Iterator[Round]) -> tuple[float, ...]:
    """Return by how much the chances of all seats are above the mean of those in other rounds."""
    seats = state.seats
    sums = [0.0] * seats
    count = 0
    for other in others:
        count += 1
        for seat, chance in enumerate(chances(other)):
            sums[seat] += chance
    return tuple(chance - total / count for chance, total in zip(chances(state), sums, strict=True))


def _deals(match: Match, dealt: Dealt, rng: Random) -> Iterator[Round]:
    """Yield other deals of the same round by the same dealer."""
    for _ in range(_DEALS):
        shuffler = Shuffler(rng.randbytes(32))
        other = Round(match.ruleset, match.seats, shuffler, match.scores, match.rule, match.habits)
        apply(other, deal(match.ruleset, match.seats, dealt.dealer, shuffler, dealt.round, dealt.absent))
        yield other


def _draws(before: Round, entry: Entry, rng: Random) -> Iterator[Round]:
    """Yield the rounds after the same move, with other cards in the pile."""
    assert entry.seat is not None, "only deals have no seat"
    assert entry.move is not None
    move = parse_move(entry.move)
    for _ in range(SAMPLES):
        other = before.copy()
        rng.shuffle(other.pile)
        other.shuffler = Shuffler(rng.randbytes(32))
        apply(other, decide(other, entry.seat, move))
        yield other
