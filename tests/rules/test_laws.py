"""The laws of the rules, each over random rulesets, seats, shuffles and moves."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import get_args

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.rounds import apply, dealt, walk
from unobot.rules.cards import Card
from unobot.rules.deal import deal
from unobot.rules.decide import IllegalMove, decide, legal_moves
from unobot.rules.events import Challenged, Drew, Event, MatchEnded, RoundEnded, Why, redact
from unobot.rules.evolve import evolve
from unobot.rules.fairness import Shuffler
from unobot.rules.moves import (
    ACCEPT,
    CATCHES,
    CHALLENGE,
    CHOOSE_COLORS,
    DRAW,
    PASS,
    PLAYS,
    SAY_UNO,
    UNO_PLAYS,
    Challenge,
    Move,
    Play,
    parse_move,
)
from unobot.rules.round import Round
from unobot.rules.ruleset import Ruleset, WildDrawFour
from unobot.rules.view import observe

rulesets = st.builds(Ruleset, wild_draw_four=st.sampled_from(WildDrawFour))
seats = st.integers(2, 10)
keys = st.binary(min_size=32, max_size=32)
seeds = st.integers(0, 2**32 - 1)
law = settings(max_examples=120, deadline=None)

EVERY_MOVE: tuple[Move, ...] = (
    *(play for ways in (*PLAYS.values(), *UNO_PLAYS.values()) for play in ways),
    *(DRAW, PASS, CHALLENGE, ACCEPT, SAY_UNO),
    *CATCHES,
    *CHOOSE_COLORS,
    *(parse_move(text) for text in ("R5+G5", "R5>1", "WR+WR", "WD4B>0!")),
)


def everything(round: Round) -> Counter[Card]:
    return Counter([*round.pile, *round.discard, *(card for hand in round.hands for card in hand)])


@law
@given(rulesets, seats, keys, seeds)
def test_cards_are_conserved_at_every_step(ruleset: Ruleset, seats: int, key: bytes, seed: int) -> None:
    deck = Counter(ruleset.deck())
    round = Round(ruleset, seats, Shuffler(key))
    for event in deal(ruleset, seats, 0, Shuffler(key)):
        evolve(round, event)
        assert everything(round) == deck
    for _, _, events in walk(round, seed):
        after = round.copy()
        for event in events:
            evolve(after, event)
            assert everything(after) == deck


@law
@given(rulesets, seats, keys, seeds)
def test_deciding_changes_nothing_and_applying_is_certain(ruleset: Ruleset, seats: int, key: bytes, seed: int) -> None:
    round = dealt(ruleset, seats, key)
    before = round.copy()
    for seat, move, events in walk(round, seed):
        assert round == before
        assert decide(round, seat, move) == events
        first, second = round.copy(), round.copy()
        apply(first, events)
        apply(second, events)
        assert first == second
        assert round == before
        before = first


@law
@given(rulesets, seats, keys, seeds)
def test_the_same_seed_and_moves_give_the_same_round(ruleset: Ruleset, seats: int, key: bytes, seed: int) -> None:
    one, other = dealt(ruleset, seats, key), dealt(ruleset, seats, key)
    for seat, move, _ in walk(one, seed):
        assert one == other
        apply(other, decide(other, seat, move))
    assert one == other


@law
@given(rulesets, seats, keys, seeds)
def test_redacted_events_give_exactly_the_next_view(ruleset: Ruleset, seats: int, key: bytes, seed: int) -> None:
    onlookers = (None, *range(seats))
    round = Round(ruleset, seats, Shuffler(key))
    views = {onlooker: observe(round, onlooker) for onlooker in onlookers}

    def follow(events: list[Event]) -> None:
        for onlooker in onlookers:
            apply(views[onlooker], [redact(event, onlooker) for event in events])
        after = round.copy()
        apply(after, events)
        for onlooker in onlookers:
            assert views[onlooker] == observe(after, onlooker)

    opening = deal(ruleset, seats, 0, Shuffler(key))
    follow(opening)
    apply(round, opening)
    for _, _, events in walk(round, seed):
        follow(events)


@law
@given(rulesets, seats, keys, seeds)
def test_a_view_knows_its_seat_what_is_legal_and_nothing_hidden(
    ruleset: Ruleset, seats: int, key: bytes, seed: int
) -> None:
    round = dealt(ruleset, seats, key)
    for _ in walk(round, seed):
        for seat in range(seats):
            view = observe(round, seat)
            assert legal_moves(view, seat) == legal_moves(round, seat)
            assert view.hands[seat] == round.hands[seat]
            assert view.counts == round.counts
            hidden = [card for other in range(seats) if other != seat for card in view.hands[other]]
            assert set(hidden + view.pile) <= {Card.HIDDEN}


@law
@given(rulesets, seats, keys, seeds)
def test_somebody_can_move_until_the_round_ends_within_its_limit(
    ruleset: Ruleset, seats: int, key: bytes, seed: int
) -> None:
    round = dealt(ruleset, seats, key)
    spoken = 0
    for seat, move, _ in walk(round, seed):
        assert legal_moves(round, round.to_move)
        spoken += str(move) == "uno" or str(move).startswith("catch")
        assert seat == round.to_move or str(move) == "uno" or str(move).startswith("catch")
    assert round.outcome is not None
    assert round.moves <= 40 * 108
    assert spoken <= 2 * round.moves
    assert all(legal_moves(round, seat) == [] for seat in range(seats))


@law
@given(rulesets, seats, keys, seeds)
def test_decide_refuses_exactly_what_is_not_legal(ruleset: Ruleset, seats: int, key: bytes, seed: int) -> None:
    round = dealt(ruleset, seats, key)
    rng = Random(seed)
    for _ in walk(round, seed):
        if rng.random() > 0.03:
            continue
        for seat in {round.to_move, rng.randrange(seats)}:
            allowed = legal_moves(round, seat)
            assert len(set(allowed)) == len(allowed)
            for move in EVERY_MOVE:
                try:
                    decide(round, seat, move)
                except IllegalMove:
                    assert move not in allowed, f"{move} is legal and was refused"
                else:
                    assert move in allowed, f"{move} is not legal and was let through"


@law
@given(rulesets, seats, keys, seeds)
def test_what_others_see_of_a_move_depends_on_nothing_they_cannot_see(
    ruleset: Ruleset, seats: int, key: bytes, seed: int
) -> None:
    """Hidden cards change places; whoever cannot tell the difference is told the same, questions included.

    The exceptions are the two moments in which cards are shown: a challenge, and the end of a round.
    """
    round = dealt(ruleset, seats, key)
    rng = Random(seed)
    for seat, move, events in walk(round, seed):
        if isinstance(move, Challenge):
            continue
        other = elsewhere(round, seat if isinstance(move, Play) else None, rng)
        assert observe(other, None) == observe(round, None)
        told = [redact(event, None) for event in events if not isinstance(event, RoundEnded)]
        instead = [redact(event, None) for event in decide(other, seat, move) if not isinstance(event, RoundEnded)]
        assert told == instead


def elsewhere(round: Round, known: int | None, rng: Random) -> Round:
    """The same round to the public's eyes: all hidden cards but those of the seat ``known`` change places.

    A wild draw four that was laid waits for nobody's cards here: what a challenge is judged by stays.
    """
    other = round.copy()
    hands = [hand for seat, hand in enumerate(other.hands) if seat != known]
    hidden = [card for hand in hands for card in hand] + other.pile
    rng.shuffle(hidden)
    for hand in [*hands, other.pile]:
        for place in range(len(hand)):
            hand[place] = hidden.pop()
    if other.drawn is not None and known is None:
        other.drawn = other.hands[other.to_move][-1]
    return other


def test_random_rounds_meet_everything_the_rules_know() -> None:
    """The laws would mean little if the random walks never got to the rare events."""
    met: Counter[str] = Counter()
    for seed in range(150):
        ruleset = Ruleset(wild_draw_four=WildDrawFour.STRICT if seed % 5 == 0 else WildDrawFour.CHALLENGE)
        shuffler = Shuffler(bytes([seed]) * 32)
        count = 2 + seed % 9
        opening = deal(ruleset, count, seed % count, shuffler)
        round = Round(ruleset, count, shuffler)
        apply(round, opening)
        for event in [*opening, *(event for _, _, events in walk(round, seed) for event in events)]:
            met[type(event).__name__] += 1
            if isinstance(event, Challenged):
                met[f"guilty {event.guilty}"] += 1
            elif isinstance(event, Drew):
                met[f"{len(event.cards)} cards drawn: {event.why}"] += 1
    for event_type in get_args(Event):
        assert met[event_type.__name__] or event_type is MatchEnded, f"never met: {event_type.__name__}"
    for rare in ("guilty True", "guilty False", *(f"{count} cards drawn: {why}" for count, why in DUE)):
        assert met[rare], f"never met: {rare}"


DUE = (
    (1, Why.CHOICE),
    (2, Why.TURNED_UP),
    (2, Why.DRAW_TWO),
    (4, Why.DRAW_FOUR),
    (4, Why.CHALLENGE),
    (6, Why.CHALLENGE),
    (2, Why.PENALTY),
)
