"""The laws of the rules (docs/laws.md), each over random rulesets, seats, shuffles and moves."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.rules.rounds import dealt, random_move, rule_of, walk
from tests.rules.rulesets import seated, seats_for
from unobot.rules.cards import Card, Side
from unobot.rules.decks import DECKS
from unobot.rules.events import (
    Challenged,
    DrawnSeen,
    DrawReason,
    Drew,
    Event,
    HandShown,
    HandsMoved,
    HandsMovedBy,
    RoundEnded,
    SeatOut,
)
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
    VOTES,
    Catch,
    Challenge,
    Move,
    Play,
    SayUno,
    parse_move,
)
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import IllegalMove, decide, effects, fair_moves, legal_moves, penalized_moves, refusal
from unobot.rules.play.evolve import apply, evolve
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import observe, redact

pytestmark = pytest.mark.slow
tables = seated()
keys = st.binary(min_size=32, max_size=32)
seeds = st.integers(0, 2**32 - 1)
Table = tuple[Ruleset, int]

EVERY_MOVE: tuple[Move, ...] = (
    *(play for ways in (*PLAYS.values(), *UNO_PLAYS.values()) for play in ways),
    *(DRAW, PASS, CHALLENGE, ACCEPT, SAY_UNO),
    *CATCHES,
    *VOTES,
    *CHOOSE_COLORS,
    *(
        parse_move(text)
        for text in ("R5+G5", "R5>1", "WR+WR", "WD4B>0!", "R7>1", "G7>0", "WSWR>1", "WCB>2", "R2+R2!", "color R>1")
    ),
)


def everything(state: Round) -> Counter[Card]:
    return Counter([*state.pile, *state.discard, *(card for hand in state.hands for card in hand)])


@given(tables, keys, seeds)
def test_cards_are_conserved_at_every_step(table: Table, key: bytes, seed: int) -> None:
    ruleset, seats = table
    decks = {side: Counter(ruleset.deck(side)) for side in Side}
    state = Round(ruleset, seats, Shuffler(key), rule=rule_of(ruleset, key))
    for event in deal(ruleset, seats, 0, Shuffler(key)):
        evolve(state, event)
        assert everything(state) == decks[state.side]
    for _, _, events in walk(state, seed):
        after = state.copy()
        for event in events:
            evolve(after, event)
            assert everything(after) == decks[after.side]


@given(tables, keys, seeds)
def test_deciding_changes_nothing_and_applying_is_certain(table: Table, key: bytes, seed: int) -> None:
    ruleset, seats = table
    state = dealt(ruleset, seats, key)
    before = state.copy()
    for seat, move, events in walk(state, seed):
        assert state == before
        assert decide(state, seat, move) == events
        assert effects(state, seat, move) == events
        first, second = state.copy(), state.copy()
        apply(first, events)
        apply(second, events)
        assert first == second
        assert state == before
        before = first


@given(tables, keys, seeds)
def test_the_same_seed_and_moves_give_the_same_round(table: Table, key: bytes, seed: int) -> None:
    ruleset, seats = table
    one, other = dealt(ruleset, seats, key), dealt(ruleset, seats, key)
    for seat, move, _ in walk(one, seed):
        assert one == other
        apply(other, decide(other, seat, move))
    assert one == other


@given(tables, keys, seeds)
def test_redacted_events_give_exactly_the_next_view(table: Table, key: bytes, seed: int) -> None:
    ruleset, seats = table
    onlookers = (None, *range(seats))
    state = Round(ruleset, seats, Shuffler(key), rule=rule_of(ruleset, key))
    views = {onlooker: observe(state, onlooker) for onlooker in onlookers}

    def follow(events: list[Event]) -> None:
        for onlooker in onlookers:
            apply(views[onlooker], [redact(event, onlooker) for event in events])
        after = state.copy()
        apply(after, events)
        for onlooker in onlookers:
            assert views[onlooker] == observe(after, onlooker)

    opening = deal(ruleset, seats, 0, Shuffler(key))
    follow(opening)
    apply(state, opening)
    for _, _, events in walk(state, seed):
        follow(events)


@given(tables, keys, seeds)
def test_a_view_knows_its_seat_what_is_legal_and_nothing_hidden(table: Table, key: bytes, seed: int) -> None:
    ruleset, seats = table
    state = dealt(ruleset, seats, key)
    for _ in walk(state, seed):
        for seat in range(seats):
            view = observe(state, seat)
            assert legal_moves(view, seat) == legal_moves(state, seat)
            assert penalized_moves(view, seat) == penalized_moves(state, seat)
            unseen = state.unseen[seat]
            assert not unseen or ruleset.blind_draw
            assert view.hands[seat] == state.hands[seat][: len(state.hands[seat]) - unseen] + [Card.HIDDEN] * unseen
            assert view.counts == state.counts
            below = ruleset.open_hands
            others = [hand for other, hand in enumerate(view.hands) if other != seat]
            hidden = [card for hand in others if len(hand) >= below for card in hand]
            assert set(hidden + view.pile) <= {Card.HIDDEN}
            assert all(view.hands[other] == hand for other, hand in enumerate(state.hands) if len(hand) < below)


@given(tables, keys, seeds)
@example((Ruleset(hand_size=1, teams=True), 4), bytes(31) + b"\x01", 7749929)  # three seats say Uno before any move
def test_a_seat_can_move_until_the_round_ends_within_its_limit(table: Table, key: bytes, seed: int) -> None:
    ruleset, seats = table
    state = dealt(ruleset, seats, key)
    spoken = 0
    for seat, move, _ in walk(state, seed):
        assert fair_moves(state, state.to_move)
        spoken += isinstance(move, SayUno | Catch)
        jumps = ruleset.jump_in and isinstance(move, Play)
        assert seat == state.to_move or jumps or isinstance(move, SayUno | Catch)
    assert state.outcome is not None
    assert state.moves <= 40 * len(ruleset.deck())
    assert spoken <= 2 * seats * (state.moves + 1)  # before each move, a seat says Uno and is caught once at most
    assert all(legal_moves(state, seat) == [] for seat in range(seats))


@given(tables, keys, seeds)
def test_decide_refuses_exactly_what_is_not_legal(table: Table, key: bytes, seed: int) -> None:
    ruleset, seats = table
    state = dealt(ruleset, seats, key)
    rng = Random(seed)
    for _ in walk(state, seed):
        if rng.random() > 0.03:
            continue
        for seat in {state.to_move, rng.randrange(seats)}:
            allowed = legal_moves(state, seat)
            assert len(set(allowed)) == len(allowed)
            view = observe(state, seat)
            for move in EVERY_MOVE:
                told = refusal(view, seat, move)
                try:
                    decide(state, seat, move)
                except IllegalMove as refused:
                    assert move not in allowed, f"{move} is legal and was refused"
                    assert told is not None
                    assert str(told) == str(refused)  # noqa: PT017 - what is refused is the point of the loop
                else:
                    assert told is None
                    assert move in allowed, f"{move} is not legal and was let through"


blind_tables = tables.filter(lambda table: DECKS[table[0].cards].turned is None).map(
    lambda table: (blinded(table[0]), table[1])
)


def blinded(ruleset: Ruleset) -> Ruleset:
    """Return the same rules, as far as possible, with blind draws and with penalties in the middle of a turn."""
    kept = {"draw": "one", "drawn_card": "may_play" if ruleset.drawn_card == "must_play" else ruleset.drawn_card}
    costs = {"false_catch": int(ruleset.uno in ("call", "strict")), "wrong_play": 1}
    return msgspec.structs.replace(ruleset, blind_draw=True, open_hands=0, **kept, **costs)


@given(blind_tables, keys, seeds)
def test_a_blind_draw_tells_its_owner_nothing_about_the_card(table: Table, key: bytes, seed: int) -> None:
    """Cards that no seat has seen change places. The same moves are legal, and the owners get the same events.

    The exceptions are cards shown, a roulette among them, hands moved, and the points that are counted with them.
    """
    ruleset, seats = table
    state = dealt(ruleset, seats, key)
    rng = Random(seed)
    while not state.is_over:
        seat, move = random_move(state, rng)
        if rng.random() < 0.1:
            move = rng.choice([move, *penalized_moves(state, seat)])
        other = state.copy()
        cards = [*other.pile, *(card for each in range(seats) for card in unseen(other, each))]
        rng.shuffle(cards)
        other.pile = [cards.pop() for _ in other.pile]
        for each, hand in enumerate(other.hands):
            start = len(hand) - other.unseen[each]
            hand[start:] = [cards.pop() for _ in hand[start:]]
        looks = {seat, rng.randrange(seats)}  # all of them would take most of the time
        for each in looks:
            assert observe(other, each) == observe(state, each)
            assert legal_moves(other, each) == legal_moves(state, each)
            for tried in EVERY_MOVE if rng.random() < 0.005 else ():
                assert str(refusal(other, each, tried)) == str(refusal(state, each, tried))
        events, otherwise = decide(state, seat, move), decide(other, seat, move)
        if any(isinstance(event, Drew) and event.open for event in events):
            apply(state, events)  # a roulette shows its cards to everybody, and they decide how many there are
            continue
        shows = (*SHOWN, HandsMoved, DrawnSeen)
        for each in looks:
            told = [redact(event, each) for event in events if not isinstance(event, shows)]
            assert told == [redact(event, each) for event in otherwise if not isinstance(event, shows)]
        for event in events:
            if isinstance(event, Drew):
                assert event == Drew(event.seat, event.cards, event.why, blind=True)
                assert redact(event, event.seat) == redact(event, None)
        apply(state, events)


def unseen(state: Round, seat: int) -> list[Card]:
    """Return the cards that this seat has drawn and not seen."""
    hand = state.hands[seat]
    return hand[len(hand) - state.unseen[seat] :]


@given(tables, keys, seeds)
def test_public_events_do_not_depend_on_hidden_cards(table: Table, key: bytes, seed: int) -> None:
    """Hidden cards change places. A seat that cannot see them gets the same events, questions included.

    The exceptions are the moments in which cards are shown: a challenge, a roulette, and the end of a round.
    """
    ruleset, seats = table
    state = dealt(ruleset, seats, key)
    rng = Random(seed)
    for seat, move, events in walk(state, seed):
        if isinstance(move, Challenge) or any(isinstance(event, Drew) and event.open for event in events):
            continue
        other = elsewhere(state, seat if isinstance(move, Play) else None, rng)
        assert observe(other, None) == observe(state, None)
        try:
            otherwise = decide(other, seat, move)
        except IllegalMove:
            assert asks_the_hand(ruleset)
            continue
        told = [redact(event, None) for event in events if not isinstance(event, SHOWN)]
        instead = [redact(event, None) for event in otherwise if not isinstance(event, SHOWN)]
        if told != instead:
            assert shows_while_drawing(ruleset)


SHOWN = (RoundEnded, HandShown, SeatOut)
"""The events in which cards are opened."""


def asks_the_hand(ruleset: Ruleset) -> bool:
    """Return whether what a seat is asked gives a hint about its hand: if it can draw or pass, or if it owes Uno.

    A card that takes others of its color along may leave one card: then its player owes Uno.
    """
    discards = any(effect.discards_color for effect in DECKS[ruleset.cards].effects.values())
    return ruleset.must_play or ruleset.drawn_card == "must_play" or discards


def shows_while_drawing(ruleset: Ruleset) -> bool:
    """Return whether a rule lets drawn cards decide the next step: more draws, or hands that open."""
    until = any(effect.until_color for side in DECKS[ruleset.cards].sides for effect in side.effects.values())
    return until or ruleset.draw == "until_playable" or ruleset.scoring == "until_last" or bool(ruleset.open_hands)


def elsewhere(state: Round, known: int | None, rng: Random) -> Round:
    """Return a round that looks the same to the public: all hidden cards except those of the seat ``known`` change
    places.

    The hand that decides a challenge stays.
    """
    other = state.copy()
    below = state.ruleset.open_hands
    hands = [hand for seat, hand in enumerate(other.hands) if seat != known and len(hand) >= below]
    hidden = [card for hand in hands for card in hand] + other.pile
    rng.shuffle(hidden)
    for hand in [*hands, other.pile]:
        for place in range(len(hand)):
            hand[place] = hidden.pop()
    if other.drawn is not None and known is None:
        other.drawn = Card.HIDDEN if other.drawn is Card.HIDDEN else other.hands[other.to_move][-1]
    return other


def test_random_rounds_meet_everything_the_rules_know() -> None:
    """The laws are only tested well if the random walks reach the rare events."""
    met: Counter[str] = Counter()
    for seed in range(300):
        ruleset = ROUNDS[seed % len(ROUNDS)]
        shuffler = Shuffler(bytes([seed % 256]) * 32)
        counts = seats_for(ruleset)
        count = counts[seed // len(ROUNDS) % len(counts)]
        opening = deal(ruleset, count, seed % count, shuffler)
        state = Round(ruleset, count, shuffler, rule=rule_of(ruleset, bytes([seed % 256])))
        apply(state, opening)
        for event in [*opening, *(event for _, _, events in walk(state, seed) for event in events)]:
            met[type(event).__name__] += 1
            if isinstance(event, Challenged):
                met[f"guilty {event.guilty}"] += 1
            elif isinstance(event, HandsMoved):
                met[f"hands moved by {event.how}"] += 1
            elif isinstance(event, Drew):
                met[f"{len(event.cards)} cards drawn: {event.why}"] += 1
    for event_type in get_args(Event):
        assert met[event_type.__name__] or event_type.__name__ in NOT_IN_ROUNDS, f"never met: {event_type.__name__}"
    for rare in (
        *("guilty True", "guilty False"),
        *(f"{count} cards drawn: {why}" for count, why in DUE),
        *(f"hands moved by {how}" for how in HandsMovedBy),
    ):
        assert met[rare], f"never met: {rare}"


NOT_IN_ROUNDS = (
    "SeatsAdded",
    "SeatsShuffled",
    "TakenBack",
    "VoteBegan",
    "Voted",
    "RuleChosen",
    "Eliminated",
    "MatchEnded",
    "FalselyCaught",
    "WrongPlay",
    "TimeRanOut",
)
ROUNDS = (
    *(OFFICIAL, OFFICIAL, Ruleset(wild_draw_four="strict")),
    *PRESETS.values(),
    Ruleset(several=True, bomb=True, open_hands=4),
    Ruleset(cards="classic113", scoring="until_last"),
    Ruleset(blind_draw=True, stacking="any", jump_in=True, seven=True),
    Ruleset(own_stocks=True, decks=1, stacking="any", hand_size=10, seven=True),
)

DUE = (
    (1, DrawReason.CHOICE),
    (2, DrawReason.TURNED_UP),
    (2, DrawReason.DRAW_TWO),
    (4, DrawReason.DRAW_TWO),
    (4, DrawReason.DRAW_FOUR),
    (4, DrawReason.CHALLENGE),
    (6, DrawReason.CHALLENGE),
    (2, DrawReason.PENALTY),
    (1, DrawReason.BOMB),
    (1, DrawReason.CUSTOMIZABLE),
    (2, DrawReason.CUSTOMIZABLE),
)
