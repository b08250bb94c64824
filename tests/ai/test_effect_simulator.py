"""Compare the simulator of any deck with ``unobot.rules``: every list of moves and every position, move by move."""

from __future__ import annotations

from random import Random

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from tests.ai.test_simulator import PHASES, is_guilty
from tests.rules.rulesets import seats_for
from training import effect_game as d
from training import effect_moves as m
from training import effect_tables as tables
from training import game as h
from training.effect_game import Book
from unobot.ai import effect_features as e
from unobot.ai import rule_features as r
from unobot.ai.effect_encoding import described, encode, facts, static_rows
from unobot.ai.effect_learned import DECKS_LEARNED, knows_effects
from unobot.ai.network import EFFECT_MOVE, EFFECT_STATE
from unobot.rules.cards import Card, Side
from unobot.rules.decks import DECKS
from unobot.rules.events import Dealt, Event, LauncherPressed, PutBack, Reshuffled
from unobot.rules.moves import Draw, Move, Play, SayUno
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import decide
from unobot.rules.play.evolve import apply
from unobot.rules.play.legality import fair_moves
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset, of_deck
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import observe

Ints = NDArray[np.int64]
RNG = np.random.default_rng(1)
SHEETS = {name: of_deck(DECKS[name]) for name in DECKS_LEARNED}
RANDOM = tables.rulesets(5)[len(SHEETS) :]


def playable(ruleset: Ruleset) -> Ruleset:
    """Return the rules as the simulator plays them: Uno is announced."""
    nearest = "single" if ruleset.scoring == "best_of" else ruleset.scoring
    return msgspec.structs.replace(
        ruleset, uno="announced", false_catch=0, wrong_play=0, reshuffle_seats=False, scoring=nearest
    )


def pairs_of(cards: list[Card], backs: list[Card] | None) -> list[tuple[int, int]]:
    others = [0] * len(cards) if backs is None else [card.index for card in backs]
    return list(zip([card.index for card in cards], others, strict=True))


def as_game(state: Round, book: Book) -> Ints:
    """Return the row of the simulator for a round. Equal cards are interchangeable."""
    g = np.zeros(d.SIZE, np.int64)
    side = 0 if state.side is Side.LIGHT else 1
    free: dict[tuple[int, int], list[int]] = {}
    for card in range(book.rules[0, d.CARDS]):
        pair = (int(book.prints[0, side, card]), int(book.prints[0, 1 - side, card]) if state.backs else 0)
        free.setdefault(pair, []).append(card)

    def numbers(cards: list[Card], backs: list[Card] | None) -> list[int]:
        return [free[pair].pop() for pair in pairs_of(cards, backs)]

    backs = state.backs
    for seat, hand in enumerate(state.hands):
        at = d.HELD + seat * d.MAX_CARDS
        g[at : at + len(hand)] = numbers(hand, backs.hands[seat] if backs else None)
        g[h.HAND_SIZES + seat] = len(hand)
        g[h.VOIDS + seat * 4 : h.VOIDS + seat * 4 + 4] = state.voids[seat]
        g[h.HABITS + seat * h.RECORD : h.HABITS + seat * h.RECORD + 4] = state.habits[seat][:4]
        g[h.OUT + seat] = state.out.index(seat) + 1 if seat in state.out else 0
        g[h.LOST + seat] = state.lost[seat]
        g[h.SCORES + seat] = state.scores[seat] if state.outcome is None else state.outcome.scores[seat]
        g[h.POINTS + seat] = 0 if state.outcome is None else state.outcome.points[seat]
    g[h.PILE : h.PILE + len(state.pile)] = numbers(state.pile, backs.pile if backs else None)
    g[d.DISCARD : d.DISCARD + len(state.discard)] = numbers(state.discard, backs.discard if backs else None)
    g[h.PILE_SIZE], g[d.LAID] = len(state.pile), len(state.discard)
    g[d.SIDE], g[d.TURNED], g[d.SILENT] = side, backs.turned if backs else 0, state.silent
    g[h.RULES : h.RULES + r.RULES] = r.rule_numbers(state.ruleset)
    g[h.SEATS], g[h.OUT_COUNT] = state.seats, len(state.out)
    g[h.COLOR] = -1 if state.color is None else state.color.order
    g[h.TOP] = state.top.index if state.discard else -1
    g[h.DIRECTION], g[h.TURN], g[h.PHASE] = state.direction, state.to_move, PHASES[state.phase]
    g[h.DRAWN] = -1 if state.drawn is None else state.drawn.index
    g[h.OWED] = state.owed
    owed = [card for card in state.discard if card.face is state.owed_face]
    g[h.OWED_FACE] = owed[-1].index if owed else -1
    g[h.FOUR_COLOR] = -1 if state.challenged is None or state.challenged_color is None else state.challenged_color.order
    g[h.FOUR_BY] = -1 if state.challenged is None else state.challenged
    g[h.GUILTY] = int(is_guilty(state))
    g[h.STUCK], g[h.MOVES], g[h.LIMIT] = state.stuck, state.moves, state.limit
    g[h.WINNER] = -1 if state.outcome is None or state.outcome.winner is None else state.outcome.winner
    return g


def readable(g: Ints, book: Book) -> dict[str, object]:
    """Return all that a row says, with prints in the place of the numbers of cards."""
    prints = book.prints[0, g[d.SIDE]]
    backs = book.prints[0, 1 - g[d.SIDE]] if book.rules[0, d.SIDES] == 2 else np.zeros_like(prints)

    def cards(start: int, count: int) -> list[tuple[int, int]]:
        return [(int(prints[card]), int(backs[card])) for card in g[start : start + count]]

    seats = range(g[h.SEATS])
    said: dict[str, object] = {
        "hands": [cards(d.HELD + seat * d.MAX_CARDS, g[h.HAND_SIZES + seat]) for seat in seats],
        "pile": cards(h.PILE, g[h.PILE_SIZE]),
        "discard": cards(d.DISCARD, g[d.LAID]),
    }
    names = ("VOIDS", "HABITS", "OUT", "LOST", "SCORES", "POINTS", "RULES")
    widths = (40, h.RECORD * 10, 10, 10, 10, 10, r.RULES)
    for name, width in zip(names, widths, strict=True):
        start = getattr(h, name)
        said[name] = g[start : start + width].tolist()
    scalars = ["COLOR", "TOP", "DIRECTION", "PHASE", "MOVES", "LIMIT", "WINNER", "OUT_COUNT"]
    if g[h.PHASE] != h.OVER:  # nothing is asked any more
        scalars += ["TURN", "DRAWN", "OWED", "OWED_FACE", "FOUR_BY", "FOUR_COLOR", "GUILTY", "STUCK"]
    said |= {name: int(g[getattr(h, name)]) for name in scalars}
    return said | {name: int(g[getattr(d, name)]) for name in ("SIDE", "TURNED", "SILENT")}


def number_of(move: Move) -> int | None:
    """Return the simulator's number of a move, or ``None`` for one that it leaves out."""
    if isinstance(move, SayUno) or (isinstance(move, Play) and move.uno):
        return None
    card, color, target = described(move)
    return m.move_of(card, color, -1 if target is None else target)


def numbered(state: Round, seat: int) -> dict[int, Move]:
    found = {number_of(move): move for move in fair_moves(state, seat)}
    return {number: move for number, move in found.items() if number is not None}


def is_by_lot(events: list[Event]) -> bool:
    return any(isinstance(event, Reshuffled | PutBack | LauncherPressed) for event in events)


def begin(book: Book, ruleset: Ruleset, seats: int, dealer: int, key: bytes) -> tuple[Round, Ints]:
    """Deal a round in both."""
    state = Round(ruleset, seats, Shuffler(key))
    events = deal(ruleset, seats, dealer, Shuffler(key))
    dealt = events[0]
    assert isinstance(dealt, Dealt)
    before = Round(ruleset, seats, None)
    apply(before, [dealt])
    apply(state, events)
    if is_by_lot(events):
        return state, as_game(state, book)
    g = as_game(before, book)
    hands = [list(g[d.HELD + seat * d.MAX_CARDS :][: g[h.HAND_SIZES + seat]]) for seat in range(seats)]
    turns = [(dealer + 1 + step) % seats for step in range(seats)]
    order = [hands[seat][place] for place in range(ruleset.hand_size) for seat in turns]
    pile = [*g[h.PILE : h.PILE + g[h.PILE_SIZE]], *reversed(order)]
    g[h.PILE : h.PILE + len(pile)] = pile
    g[h.PILE_SIZE] = len(pile)
    d.begin(g, book, dealer, RNG)
    return state, g


class Seen:
    """The features of positions and moves: every position is encoded from the row and from the view, and compared."""

    def __init__(self) -> None:
        self.state = np.zeros(EFFECT_STATE)
        self.move = np.zeros(EFFECT_MOVE)
        """By feature: the largest value that it had."""

    def note(self, g: Ints, book: Book, state: Round, seat: int, moves: list[int]) -> None:
        q, s = np.zeros(e.LENGTH, np.int64), np.zeros(e.SUMS, np.int64)
        features, of_move = np.zeros(EFFECT_STATE, np.float32), np.zeros(EFFECT_MOVE, np.float32)
        tables.write_state(g, book, seat, q, s, features)
        known = facts(state.ruleset, state.side)
        encoded = encode(observe(state, seat), known)
        assert q[: len(encoded)].tolist() == encoded
        assert not q[len(encoded) :].any()
        self.state = np.maximum(self.state, np.abs(features))
        static = static_rows(state.ruleset, state.side, state.playing == 2)
        for move in moves:
            tables.write_move(g, book, seat, move, q, s, of_move)
            self.move = np.maximum(self.move, np.abs(of_move))
            assert of_move[: e.STATIC].tolist() == static[m.card_of(move)].tolist()


def compare(ruleset: Ruleset, seats: int, seed: int, most: int, seen: Seen | None = None) -> int:
    """Play one round in both, at random. Return the number of moves."""
    rng = Random(seed)
    book = tables.book_of([ruleset])
    out = np.zeros(m.MAX_MOVES, np.int64)
    state, g = begin(book, ruleset, seats, rng.randrange(seats), rng.randbytes(32))
    state.scores = tuple(rng.randrange(450) for _ in range(seats))
    g[h.SCORES : h.SCORES + seats] = state.scores
    made = 0
    while True:
        assert readable(g, book) == readable(as_game(state, book), book)
        for seat in range(seats):
            found = sorted(int(number) for number in out[: m.legal(g, book, seat, out)])
            assert found == sorted(numbered(state, seat)), (seat, fair_moves(state, seat))
        if state.is_over or made == most:
            return made
        seat = state.to_move
        moves = numbered(state, seat)
        number = rng.choice([*moves])
        if isinstance(moves[number], Draw) and rng.random() < 0.7:
            number = next(iter(moves))
        if seen is not None:
            seen.note(g, book, state, seat, [*moves])
        events = decide(state, seat, moves[number])
        m.play(g, book, seat, number, RNG)
        apply(state, events)
        if is_by_lot(events):
            g = as_game(state, book)
        made += 1


@pytest.mark.parametrize("name", SHEETS)
def test_the_simulator_plays_the_sheets(name: str) -> None:
    ruleset = playable(SHEETS[name])
    for number, seats in enumerate((2, 3, 4, 6)):
        for seed in range(2):
            compare(ruleset, seats, 10 * seed + number, 80)


def test_the_simulator_plays_random_rules() -> None:
    rng = Random(1)
    for number, ruleset in enumerate(RANDOM[::3]):
        rules = playable(ruleset)
        compare(rules, rng.choice(seats_for(rules)), number, 40)
        short = msgspec.structs.replace(rules, hand_size=2)  # the round is soon over
        for seed in range(3):
            compare(short, rng.choice(seats_for(short)), 1000 * seed + number, 40)


@pytest.mark.long
@pytest.mark.slow
def test_the_simulator_plays_whole_rounds() -> None:
    for number, ruleset in enumerate((*SHEETS.values(), *RANDOM)):
        rules = playable(ruleset)
        for seats in (2, 4):
            if seats in seats_for(rules):
                compare(rules, seats, number, 10_000)


def test_a_network_sees_the_same_in_the_simulator_and_at_a_table() -> None:
    seen = Seen()
    rng = Random(1)
    for number, ruleset in enumerate((*list(SHEETS.values()) * 3, *RANDOM[::4])):
        rules = playable(ruleset)
        compare(rules, rng.choice([seats for seats in (2, 3, 4, 6, 8) if seats in seats_for(rules)]), number, 60, seen)
    short = msgspec.structs.replace(playable(SHEETS["attack_classic"]), hand_size=2)
    for seed in range(40):
        compare(short, 3, seed, 40, seen)
    assert np.isfinite(seen.state).all()
    assert np.isfinite(seen.move).all()
    assert (seen.move > 0).all(), np.flatnonzero(seen.move == 0)
    assert (seen.state[: e.STATE] > 0).all(), np.flatnonzero(seen.state[: e.STATE] == 0)
    assert max(seen.state.max(), seen.move.max()) <= 12  # a hand of random play can be large


def test_rules_that_were_not_learned_are_left_to_by_effects() -> None:
    for ruleset in PRESETS.values():
        assert knows_effects(ruleset) == (ruleset.cards in DECKS_LEARNED)
    assert not knows_effects(msgspec.structs.replace(SHEETS["no_mercy"], jump_in=True))
    assert not knows_effects(msgspec.structs.replace(SHEETS["flip"], teams=True))
    assert knows_effects(msgspec.structs.replace(SHEETS["flip"], draw="until_playable", seven=True))
