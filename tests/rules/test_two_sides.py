"""The laws of cards with two sides: what a seat is sent never depends on the backs of its own cards.

The rules of each round are those of Flip with random house rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from tests.rules.rounds import random_move
from unobot.rules.cards import Card
from unobot.rules.decks import DECKS
from unobot.rules.events import Dealt, Event, HandsMoved, Reshuffled, TurnedOver
from unobot.rules.moves import Move
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import decide, legal_moves
from unobot.rules.play.evolve import apply, evolve
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import Ruleset, of_deck
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import observe, observe_backs, redact
from unobot.selfplay.invariants import all_cards, random_ruleset

FLIP = of_deck(DECKS["flip"])
ENCODER = msgspec.json.Encoder()

some = pytest.mark.parametrize("seed", range(4))
many = pytest.mark.parametrize("seed", [pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 70)])


def random_table(rng: Random) -> tuple[Ruleset, int]:
    """Return the rules of Flip with random house rules, and a number of seats."""
    while True:
        ruleset, seats = random_ruleset(rng, [FLIP])
        if ruleset.cards == "flip":
            return ruleset, seats


def opening(seed: int) -> tuple[Round, list[Event], Random]:
    """Return an empty round, its deal, and the dice of its moves."""
    rng = Random(seed)
    ruleset, seats = random_table(rng)
    shuffler = Shuffler(rng.randbytes(32))
    return Round(ruleset, seats, shuffler), deal(ruleset, seats, rng.randrange(seats), shuffler), rng


def positions(seed: int) -> Iterator[tuple[Round, int, Move, list[Event], Random]]:
    """Yield each position of a random round, with the next move and its events."""
    state, events, rng = opening(seed)
    apply(state, events)
    while not state.is_over:
        seat, move = random_move(state, rng)
        events = decide(state, seat, move)
        yield state, seat, move, events, rng
        apply(state, events)


def turned(state: Round, seat: int, rng: Random, *, widely: bool) -> Round:
    """Return a round in which other backs are behind the hand of ``seat``: its own in another order.

    If ``widely``, they can also be backs of discards, which nobody has seen.
    """
    other = state.copy()
    assert other.backs is not None
    hand, discard = other.backs.hands[seat], other.backs.discard
    backs = [*hand, *discard] if widely else hand.copy()
    rng.shuffle(backs)
    hand[:] = backs[: len(hand)]
    if widely:
        discard[:] = backs[len(hand) :]
    return other


def received(events: list[Event], seat: int) -> list[bytes]:
    """Return every byte of ``events`` that the seat is sent, until these backs are its own no more.

    All cards turn over, hands move, or discards come back into the pile.
    """
    sent: list[bytes] = []
    for event in events:
        if isinstance(event, TurnedOver | HandsMoved | Reshuffled):
            break
        sent.append(ENCODER.encode(redact(event, seat)))
    return sent


def check_own_backs(seed: int) -> int:
    """Check the law in each position of a random round. Return the number of positions."""
    count = 0
    for state, seat, move, events, rng in positions(seed):
        count += 1
        for own in {seat, rng.randrange(state.seats)}:
            other = turned(state, own, rng, widely=rng.random() < 0.5)
            view = observe(state, own)
            assert observe(other, own) == view
            assert repr(observe(other, own)) == repr(view)
            assert legal_moves(other, own) == legal_moves(state, own)
            assert received(decide(other, seat, move), own) == received(events, own), (seed, move)
    return count


def test_what_a_seat_is_sent_does_not_depend_on_its_own_backs() -> None:
    assert sum(map(check_own_backs, range(3))) > 100


@pytest.mark.long
def test_what_a_seat_is_sent_does_not_depend_on_its_own_backs_in_10_000_positions() -> None:
    count, seed = 0, 100
    while count < 10_000:
        count += check_own_backs(seed)
        seed += 1


def check_views(seed: int) -> None:
    state, events, rng = opening(seed)
    seats = [None, *range(state.seats)]
    views = {seat: observe(state, seat) for seat in seats}
    whole = all_cards(state)
    while True:
        for event in events:
            evolve(state, event)
            for seat in seats:
                evolve(views[seat], redact(event, seat))
                assert views[seat] == observe(state, seat), (seed, seat, event)
            whole = all_cards(state) if isinstance(event, Dealt) else whole
            assert all_cards(state) == whole, (seed, event)
        if state.is_over:
            return
        for seat in range(state.seats):
            assert legal_moves(observe(state, seat), seat) == legal_moves(state, seat)
        events = decide(state, *random_move(state, rng))


@some
def test_a_view_is_what_its_seat_may_know_and_no_card_is_lost(seed: int) -> None:
    check_views(seed)


@many
def test_a_view_is_what_its_seat_may_know_and_no_card_is_lost_in_many_rounds(seed: int) -> None:
    check_views(seed)


@some
def test_each_back_is_open_to_the_others_alone(seed: int) -> None:
    for state, *_ in positions(seed):
        assert state.backs is not None
        public = observe(state, None)
        spectator = observe_backs(state)
        assert public.backs is not None
        assert spectator.backs is not None
        nothing = {Card.HIDDEN}
        for secret in (public.pile, *public.hands, public.backs.pile, public.backs.discard, *public.backs.hands):
            assert set(secret) <= nothing
        assert spectator.hands == public.hands
        for seat, hand in enumerate(state.backs.hands):
            ordered = sorted(hand, key=lambda card: card.sort)
            assert spectator.backs.hands[seat] == ordered
            for reader in range(state.seats):
                seen = observe(state, reader).backs
                assert seen is not None
                assert seen.hands[seat] == ([Card.HIDDEN] * len(hand) if reader == seat else ordered)
                assert {*seen.pile, *seen.discard} <= nothing


def test_other_decks_have_no_backs_in_their_log() -> None:
    """Entries of logs are written as before."""
    shuffler = Shuffler(bytes(32))
    for name in ("official", "no_mercy"):
        ruleset = of_deck(DECKS[name])
        state = Round(ruleset, 3, shuffler)
        events = deal(ruleset, 3, 0, shuffler)
        apply(state, events)
        rng = Random(1)
        while not state.is_over:
            assert b"back" not in ENCODER.encode(events)
            events = decide(state, *random_move(state, rng))
            apply(state, events)
        assert state.backs is None
    dealt = Dealt(1, 0, ((Card.R5,), (Card.W,)), (Card.G1,))
    assert ENCODER.encode(dealt) == (
        b'{"event":"Dealt","round":1,"dealer":0,"hands":[["R5"],["W"]],"pile":["G1"],"absent":[]}'
    )
