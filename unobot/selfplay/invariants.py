"""Check the invariants of the rules (docs/laws.md) in random play: random moves under random rulesets.

The property tests check the same invariants with smaller numbers.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256
from itertools import takewhile
from random import Random

import msgspec

from unobot.records.reader import read_records
from unobot.records.writer import Record, write_record
from unobot.rules.cards import Card, Pair, Side
from unobot.rules.events import (
    Eliminated,
    Event,
    HandShown,
    HandsMoved,
    MatchEnded,
    Played,
    Reshuffled,
    RoundEnded,
    SeatOut,
    TurnedOver,
)
from unobot.rules.match import Entry, Match
from unobot.rules.moves import TAKE_BACK, TIME_UP, Draw, Move, Play, parse_move
from unobot.rules.play.decide import decide, fair_moves, legal_moves
from unobot.rules.play.evolve import evolve
from unobot.rules.round import Round, View
from unobot.rules.ruleset.fields import FIELDS, Value
from unobot.rules.ruleset.ruleset import MAX_SEATS, MIN_SEATS, PRESETS, Ruleset, RulesetError, ruleset_of
from unobot.rules.shuffling import Shuffler, match_key
from unobot.rules.view import observe, redact


class InvariantBroken(AssertionError):
    """The rules broke an invariant. The message names the invariant, and the ruleset and seed that repeat the round."""


class Checked(msgspec.Struct, frozen=True):
    """The size of a run that found no broken invariant; ``seconds`` is wall-clock time."""

    rounds: int
    moves: int
    seconds: float
    seed: int

    def json(self) -> str:
        """Return the result as one line of JSON."""
        return msgspec.json.encode(self).decode()


FULL_CHECK_INTERVAL = 50
TAKE_BACK_CHANCE = 0.02
"""How often a move is taken back, if that is possible."""


def check_rules(rounds: int, seed: int, progress: Callable[[int], None] | None = None) -> Checked:
    """Play ``rounds`` rounds of random moves, each under a new random legal ruleset, and check the invariants.

    Every move of every round is checked for these:

    * No card is lost.
    * A seat can move.
    * The view of one random onlooker follows from its redacted events.
    * The seat sees which moves it may make.

    Every ``FULL_CHECK_INTERVAL``-th round is checked for all nine invariants. Moves are any fair moves of any seat;
    one in twenty is a draw by choice. ``progress`` is called with the number of rounds played.

    Raise ``InvariantBroken``, or ``ValueError`` if ``rounds`` is below 1.
    """
    if rounds < 1:
        raise ValueError(f"at least one round has to be played, not {rounds}")
    began = time.perf_counter()
    moves = 0
    for number in range(rounds):
        moves += _Trial(number, seed, is_full=number % FULL_CHECK_INTERVAL == 0).play()
        if progress is not None:
            progress(number + 1)
    return Checked(rounds, moves, round(time.perf_counter() - began, 3), seed)


def random_ruleset(rng: Random, presets: Sequence[Ruleset] = tuple(PRESETS.values())) -> tuple[Ruleset, int]:
    """Return a legal ruleset, one of ``presets`` with some random changes, and a number of seats that can play it."""
    while True:
        rules = rng.choice(presets)
        values: dict[str, Value] = {field.name: getattr(rules, field.name) for field in FIELDS}
        share = rng.random()
        for field in rng.sample(FIELDS, len(FIELDS)):
            if rng.random() > share:
                continue
            wide = field.kind == "number" and rng.random() < 0.5
            value = rng.randint(field.low, field.high) if wide else rng.choice(field.values)
            try:
                rules = ruleset_of({**values, field.name: value})
            except RulesetError:
                continue  # it contradicts the others
            values[field.name] = value
        seats = rng.randint(MIN_SEATS, MAX_SEATS)
        try:
            rules.check_seats(seats)
        except RulesetError:
            continue
        return rules, seats


def random_move(state: Round, rng: Random) -> tuple[int, Move]:
    """Return a seat and one of its fair moves. If it can play, it draws only one time in twenty."""
    if state.ruleset.blitz and state.number and rng.random() < 0.0005:
        return state.to_move, TIME_UP
    seat = state.to_move if rng.random() > 0.3 else rng.randrange(state.seats)
    moves = fair_moves(state, seat)
    if not moves:
        seat = state.to_move
        moves = fair_moves(state, seat)
    if rng.random() > 0.05 and any(isinstance(move, Play) for move in moves):
        moves = [move for move in moves if not isinstance(move, Draw)]
    return seat, rng.choice(moves)


class _Trial:
    """One random round under test: the vote, if there is one, the deal, every move, and the next deal."""

    def __init__(self, number: int, seed: int, *, is_full: bool) -> None:
        self.name = f"round {number} of seed {seed}"
        self.rng = Random(f"unobot check {seed} {number}")  # noqa: S311 - the invariants hold for any randomness
        self.ruleset, seats = random_ruleset(self.rng)
        self.is_full = is_full
        self.secret = sha256(b"unobot check %d" % seed).digest()
        self.number = number
        self.match = self.new_match(seats)
        self.log: list[Entry] = []
        self.deck: Counter[Card | Pair] = Counter(self.ruleset.pairs() or self.ruleset.deck())
        everybody: list[int | None] = [None, *range(seats)]
        self.onlookers = everybody if is_full else [self.rng.choice(everybody)]
        self.views: dict[int | None, View] = {}

    def new_match(self, seats: int) -> Match:
        return Match(self.ruleset, seats, Shuffler(match_key(self.secret, self.number)))

    def play(self) -> int:
        """Play until the round is over. Return the number of moves made."""
        self.enter(None, None, self.match.deal())
        count = 0
        while (state := self.match.round) is not None and not (state.number and state.is_over):
            if state.is_over:
                self.enter(None, None, self.match.deal())
                continue
            self.check(bool(fair_moves(state, state.to_move)), 6, "nobody can move")
            seat, move = random_move(state, self.rng)
            view = observe(state, seat)
            self.check(legal_moves(view, seat) == legal_moves(state, seat), 5, f"seat {seat} sees other moves")
            events = self.match.decide(seat, move)
            if state.backs is not None:
                self.own_backs(state, seat, move, events)
            if self.rng.random() < TAKE_BACK_CHANCE:
                count += self.take_back(state, seat, move, events)
            else:
                self.enter(seat, move, events)
                count += 1
            self.check(state.moves <= state.limit, 6, "the round goes on and on")
        if not self.match.is_over:
            self.enter(None, None, self.match.deal())
        if self.is_full:
            self.replay()
            self.read_back()
        return count

    def enter(self, seat: int | None, move: Move | None, events: list[Event]) -> None:
        """Apply the events of a decision, and check the invariants before and after."""
        before = self.match.round
        if self.is_full and before is not None and seat is not None and move is not None:
            self.unchanged(before, seat, move, events)
        self.log.append(Entry(len(self.log), seat, None if move is None else str(move), None, tuple(events)))
        self.match.apply(events)
        state = self.match.round
        if state is None:
            raise InvariantBroken(f"{self.name}: no round after {move}")
        self.check(not state.number or self._is_whole(state), 1, f"cards are lost with {move}")
        for onlooker in self.onlookers:
            view = self.views.get(onlooker)
            if move is None or view is None:
                view = observe(
                    Round(self.ruleset, state.seats, None, state.scores, self.match.rule, self.match.habits), onlooker
                )
                self.views[onlooker] = view
            for event in events:
                evolve(view, redact(event, onlooker))
            self.check(view == observe(state, onlooker), 4, f"onlooker {onlooker} sees something else after {move}")

    def take_back(self, state: Round, seat: int, move: Move, events: list[Event]) -> int:
        """Make a move and, if possible, take it back, which must restore the state. Return the number of moves made."""
        before, views = state.copy(), {onlooker: view.copy() for onlooker, view in self.views.items()}
        self.enter(seat, move, events)
        if self.match.take_back_seat != seat:
            return 1
        hidden = [_front(redact(event, onlooker)) for onlooker in (None, *range(before.seats)) for event in events]
        fronts = list(map(_front, events))
        self.check(hidden == fronts * (before.seats + 1), 4, f"{move} can be taken back, and hides something")
        self.views = views
        self.enter(seat, TAKE_BACK, self.match.decide(seat, TAKE_BACK))
        self.check(self.match.round == before, 3, f"{move} was taken back, and something stays of it")
        return 2

    def own_backs(self, state: Round, seat: int, move: Move, events: list[Event]) -> None:
        """Check invariant 9: ``seat`` is sent the same if other backs are behind its cards."""
        other = state.copy()
        assert other.backs is not None
        self.rng.shuffle(other.backs.hands[seat])
        self.check(observe(other, seat) == observe(state, seat), 9, f"seat {seat} sees its own backs")
        sent, otherwise = (_sent(each, seat) for each in (events, decide(other, seat, move)))
        self.check(sent == otherwise, 9, f"{move} tells seat {seat} of its own backs")

    def unchanged(self, state: Round, seat: int, move: Move, events: list[Event]) -> None:
        """Check invariants 1, 2, 7 and 8 for one move, which must not change ``state``."""
        copy = state.copy()
        self.check(self.match.decide(seat, move) == events and copy == state, 2, f"{move} is decided twice")
        for event in events:
            evolve(copy, event)
            self.check(not state.number or self._is_whole(copy), 1, f"cards are lost with {event}")
        self.check(parse_move(str(move)) == move, 7, f"{move} reads differently")
        if isinstance(move, Draw) and state.number and state.ruleset.draw == "one" and state.pile:
            hidden = state.copy()
            self.rng.shuffle(hidden.pile)
            other = decide(hidden, seat, move)
            for onlooker in (None, seat) if state.rule_tables.blind else (None,):
                looks_equal = _received(other, onlooker) == _received(events, onlooker)
                self.check(looks_equal, 8, "a draw tells of the card drawn")

    def _is_whole(self, state: Round) -> bool:
        """Return whether no card is lost. If a lot pairs the sides, each side is counted for itself."""
        cards = all_cards(state)
        if self.ruleset.pairing == "by_lot":
            return _sides(cards) == _sides(self.deck)
        return cards == self.deck

    def replay(self) -> None:
        """Check invariant 3: the same seed and moves give the same round."""
        second = self.new_match(self.match.seats)
        for entry in self.log:
            move = None if entry.move is None else parse_move(entry.move)
            events = second.deal() if move is None or entry.seat is None else second.decide(entry.seat, move)
            self.check(tuple(events) == entry.events, 3, f"{entry.move} has other consequences the second time")
            second.apply(events)

    def read_back(self) -> None:
        """Check invariant 7 for rulesets and records."""
        self.check(Ruleset.from_code(self.ruleset.code) == self.ruleset, 7, "the code reads differently")
        names = tuple(f"seat {seat}" for seat in range(self.match.seats))
        record = Record(self.ruleset, names, tuple(self.log), self.secret, self.number)
        records = [read for read, _ in read_records(write_record(record))]
        self.check(records == [record], 7, "the record reads differently")

    def check(self, holds: bool, invariant: int, broken: str) -> None:
        if not holds:
            raise InvariantBroken(
                f"{self.name}, rules {self.ruleset.code}, {self.match.seats} seats: invariant {invariant}, {broken}"
            )


def _sent(events: list[Event], seat: int) -> list[Event]:
    """Return the events that the seat is sent, until it can see cards that were its own."""
    shows = TurnedOver | HandsMoved | Reshuffled | Eliminated | MatchEnded
    return [redact(event, seat) for event in takewhile(lambda event: not isinstance(event, shows), events)]


def _received(events: list[Event], onlooker: int | None) -> list[Event]:
    """Return the events as an onlooker receives them, without revealed cards and what follows from them."""
    open_cards = RoundEnded | SeatOut | HandShown | Eliminated | MatchEnded
    return [redact(event, onlooker) for event in events if not isinstance(event, open_cards)]


def _front(event: Event) -> Event:
    """Return the event without the backs of cards: no front follows from a back."""
    return msgspec.structs.replace(event, backs=()) if isinstance(event, Played) else event


def _sides(cards: Counter[Card | Pair]) -> list[Counter[Card]]:
    """Count the cards of each side."""
    pairs = [card for card in cards.elements() if isinstance(card, Pair)]
    return [Counter(pair.front for pair in pairs), Counter(pair.back for pair in pairs)]


def all_cards(state: Round) -> Counter[Card | Pair]:
    """Count all cards of a round, with both sides if they have two: the light one in front."""
    cards = [*state.pile, *state.discard, *(card for hand in state.hands for card in hand)]
    if state.backs is None:
        return Counter(cards)
    backs = [*state.backs.pile, *state.backs.discard, *(back for hand in state.backs.hands for back in hand)]
    return Counter(map(Pair, cards, backs) if state.side is Side.LIGHT else map(Pair, backs, cards))
