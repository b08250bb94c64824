"""Compare the simulator of the training with ``unobot.rules``: every list of moves and every position, move by move."""

from __future__ import annotations

from random import Random

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from tests.rules.rulesets import covering, seats_for
from training import game as h
from training import legality
from training.moves import play
from training.players import encode_game, move_features, state_features
from training.rulesets import LEARNED
from unobot.ai import features as f
from unobot.ai import house_features as hf
from unobot.ai import rule_features as r
from unobot.ai.encoding import encode
from unobot.ai.expert import knows
from unobot.ai.network import MOVE, STATE
from unobot.rules.cards import Card, Face
from unobot.rules.events import Dealt, Event, HandsMoved, HandsMovedBy, Phase, PutBack, Reshuffled
from unobot.rules.habits import Habits
from unobot.rules.moves import Accept, Challenge, ChooseColor, Draw, Move, Pass, Play
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import decide
from unobot.rules.play.evolve import apply
from unobot.rules.play.legality import fair_moves
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import observe

Ints = NDArray[np.int64]

COVERING = [ruleset for ruleset in covering() if knows(ruleset)]
RNG = np.random.default_rng(1)
FACES = list(Face)
PHASES = {
    Phase.PLAY: h.PLAYING,
    Phase.DRAWN: h.AFTER_DRAW,
    Phase.COLOR: h.NAMING,
    Phase.ANSWER: h.ANSWERING,
    Phase.OVER: h.OVER,
}
SPOKEN = {Draw: 60, Pass: 61, Accept: 62, Challenge: 63}
DIFFERS = """Under {code}, the simulator of the training does not play as the rules do. Teach it what is new: the rule
in unobot/ai/rule_features.py, and what it changes in training/. The numbers that differ in its row (see
training/game.py), each with its place, the simulator's value and the value of the rules: {numbers}"""


def counted(cards: list[Card]) -> Ints:
    return np.bincount([card.index for card in cards], minlength=h.KINDS)


def as_game(state: Round) -> Ints:
    """Return the row of the simulator for a round. The free places of the pile are 0."""
    g = np.zeros(h.SIZE, np.int64)
    for seat, hand in enumerate(state.hands):
        seen = len(hand) - state.unseen[seat]
        g[h.HANDS + seat * h.KINDS : h.HANDS + (seat + 1) * h.KINDS] = counted(hand[:seen])
        g[h.UNSEEN + seat * h.KINDS : h.UNSEEN + (seat + 1) * h.KINDS] = counted(hand[seen:])
        g[h.HAND_SIZES + seat] = len(hand)
        g[h.VOIDS + seat * 4 : h.VOIDS + seat * 4 + 4] = state.voids[seat]
        named = state.named_colors[seat]
        if named is not None:
            g[h.NAMED + seat * 4 + named[0].order] = named[1]
        g[h.HABITS + seat * h.RECORD : h.HABITS + (seat + 1) * h.RECORD] = state.habits[seat]
        g[h.OUT + seat] = state.out.index(seat) + 1 if seat in state.out else 0
        g[h.LOST + seat] = state.lost[seat]
        g[h.SCORES + seat] = state.scores[seat] if state.outcome is None else state.outcome.scores[seat]
        g[h.POINTS + seat] = 0 if state.outcome is None else state.outcome.points[seat]
    g[h.COVERED : h.COVERED + h.KINDS] = counted(state.discard[:-1])
    g[h.RULES : h.RULES + r.RULES] = r.rule_numbers(state.ruleset, state.rule)
    g[h.SEATS] = state.seats
    g[h.OUT_COUNT] = len(state.out)
    g[h.COLOR] = -1 if state.color is None else state.color.order
    g[h.TOP] = state.top.index if state.discard else -1
    g[h.DIRECTION] = state.direction
    g[h.TURN] = state.to_move
    g[h.PHASE] = PHASES[state.phase]
    g[h.DRAWN] = -1 if state.drawn is None else state.drawn.index
    g[h.OWED] = state.owed
    g[h.OWED_FACE] = -1 if state.owed_face is None else FACES.index(state.owed_face)
    g[h.FOUR_COLOR] = -1 if state.challenged is None or state.challenged_color is None else state.challenged_color.order
    g[h.FOUR_BY] = -1 if state.challenged is None else state.challenged
    g[h.GUILTY] = int(is_guilty(state))
    g[h.STUCK] = state.stuck
    g[h.MOVES] = state.moves
    g[h.LIMIT] = state.limit
    g[h.WINNER] = -1 if state.outcome is None or state.outcome.winner is None else state.outcome.winner
    g[h.PILE_SIZE] = len(state.pile)
    g[h.PILE : h.PILE + len(state.pile)] = [card.index for card in state.pile]
    return g


def is_guilty(state: Round) -> bool:
    from unobot.rules.play.matching import is_four_legal

    if state.challenged is None:
        return False
    return not is_four_legal(state.rule_tables, state.challenged_hand, state.challenged_color, state.challenged_face)


def number_of(state: Round, seat: int, move: Move) -> int | None:
    """Return the simulator's number of a move, or ``None`` for one that it leaves out."""
    if isinstance(move, ChooseColor):
        return 64 + move.color.order + legality.TARGET * (0 if move.target is None else move.target + 1)
    if not isinstance(move, Play):
        return SPOKEN.get(type(move))
    card = move.cards[0]
    alike = sum(each.face is card.face for each in state.visible_hand(seat))
    if 1 < len(move.cards) < alike:
        return None
    number = legality.candidate_of(card.index, 0 if move.color is None else move.color.order)
    if move.target is not None:
        number += legality.TARGET * (move.target + 1)
    return number + (legality.ALL if len(move.cards) > 1 else 0)


def numbered(state: Round, seat: int) -> dict[int, Move]:
    found = {number_of(state, seat, move): move for move in fair_moves(state, seat)}
    return {number: move for number, move in found.items() if number is not None}


def check(game: Ints, state: Round) -> None:
    """Compare a whole position. The places behind the pile have no meaning."""
    game[h.PILE + game[h.PILE_SIZE] :] = 0
    expected = as_game(state)
    if state.is_over:  # nothing is asked any more
        for place in (h.TURN, h.DRAWN, h.OWED, h.OWED_FACE, h.FOUR_COLOR, h.FOUR_BY, h.GUILTY, h.STUCK):
            game[place] = expected[place]
    wrong = np.flatnonzero(game != expected)
    assert not len(wrong), DIFFERS.format(
        code=state.ruleset.code, numbers=[(int(place), int(game[place]), int(expected[place])) for place in wrong[:8]]
    )


def is_shuffled(events: list[Event]) -> bool:
    return any(
        isinstance(event, Reshuffled | PutBack) or (isinstance(event, HandsMoved) and event.how is HandsMovedBy.SHUFFLE)
        for event in events
    )


def begin(game: Ints, ruleset: Ruleset, seats: int, dealer: int, key: bytes, rule: str | None) -> Round:
    """Deal a round in both, and return that of the rules."""
    state = Round(ruleset, seats, Shuffler(key), rule=rule)
    events = deal(ruleset, seats, dealer, Shuffler(key))
    apply(state, events)
    dealt = next(event for event in events if isinstance(event, Dealt))
    turns = [(dealer + 1 + step) % seats for step in range(seats)]
    order = [dealt.hands[seat][place] for place in range(ruleset.hand_size) for seat in turns] + list(dealt.pile)
    game[h.RULES : h.RULES + r.RULES] = r.rule_numbers(ruleset, rule)
    game[h.SEATS] = seats
    game[h.PILE_SIZE] = len(order)
    game[h.PILE : h.PILE + len(order)] = [card.index for card in reversed(order)]
    h.begin(game, dealer, RNG)
    if is_shuffled(events):
        game[:] = as_game(state)
    return state


class Seen:
    """The features of positions and moves: every position is encoded from the row and from the view, and compared."""

    def __init__(self) -> None:
        self.state = np.zeros(STATE)
        self.move = np.zeros(MOVE)
        """By feature: the largest value that it had."""

    def note(self, game: Ints, state: Round, seat: int, moves: list[int]) -> None:
        q, s = np.zeros(hf.HOUSE_LENGTH, np.int64), np.zeros(f.SUMS, np.int64)
        encode_game(game, seat, q)
        assert q.tolist() == encode(observe(state, seat))
        features, of_move = np.zeros(STATE, np.float32), np.zeros(MOVE, np.float32)
        state_features(q, s, features)
        self.state = np.maximum(self.state, np.abs(features))
        for move in moves[:3] + moves[-3:]:
            move_features(game, seat, move, q, s, of_move)
            self.move = np.maximum(self.move, np.abs(of_move))


def random_habits(rng: Random) -> Habits:
    accused, asked = rng.randrange(4), rng.randrange(4)
    laid = (rng.randrange(most) for most in (20, 8, 4))
    return [accused, rng.randint(0, accused), asked, rng.randint(0, asked), *laid]


def compare(ruleset: Ruleset, seats: int, seed: int, most: int, seen: Seen | None = None) -> int:
    """Play one round in both, at random. Return the number of moves."""
    rng = Random(seed)
    game = np.zeros(h.SIZE, np.int64)
    out = np.zeros(legality.MAX_MOVES, np.int64)
    rule = rng.choice(r.CUSTOM_RULES) if ruleset.cards != "official" else None
    state = begin(game, ruleset, seats, rng.randrange(seats), rng.randbytes(32), rule)
    state.habits = [random_habits(rng) for _ in range(seats)]
    game[h.HABITS : h.HABITS + h.RECORD * seats] = np.array(state.habits).ravel()
    made = 0
    while True:
        check(game, state)
        for seat in range(seats):
            found = sorted(int(number) for number in out[: legality.legal(game, seat, out)])
            assert found == sorted(numbered(state, seat)), (seat, fair_moves(state, seat))
        if state.is_over or made == most:
            return made
        jumpers = [seat for seat in range(seats) if seat != state.to_move and numbered(state, seat)]
        seat = rng.choice(jumpers) if jumpers and rng.random() < 0.7 else state.to_move
        moves = numbered(state, seat)
        number = rng.choice([*moves])
        if isinstance(moves[number], Draw | Accept) and rng.random() < 0.7:
            number = next(iter(moves))
        if seen is not None:
            seen.note(game, state, seat, [*moves])
        events = decide(state, seat, moves[number])
        play(game, seat, number, RNG)
        apply(state, events)
        if is_shuffled(events):
            game[:] = as_game(state)
        made += 1


NEWER = {name for name, _ in r.NEAREST}


def playable(ruleset: Ruleset) -> Ruleset:
    """Return the rules without those that the simulator leaves out, and with the choices that the networks know."""
    nearest = {name: r.NEAREST.get((name, getattr(ruleset, name)), getattr(ruleset, name)) for name in NEWER}
    played = msgspec.structs.replace(ruleset, knock_out=0, uno="announced", false_catch=0, wrong_play=0)
    left_out = {"own_stocks": False, "keep_hands": False, "both_out": False, "reshuffle_seats": False}
    return msgspec.structs.replace(played, **left_out, **nearest)


@pytest.mark.parametrize("name", LEARNED)
def test_the_simulator_plays_the_presets(name: str) -> None:
    ruleset = playable(LEARNED[name])
    seats = [each for each in (2, 3, 4, 6, 10) if each in seats_for(ruleset)]
    made = sum(compare(ruleset, each, number * 10 + each, 80) for each in seats for number in range(2))
    assert made > 60 * len(seats)


def test_the_simulator_plays_any_combination_of_house_rules() -> None:
    rng = Random(1)
    for number, ruleset in enumerate(COVERING[::2]):
        rules = playable(ruleset)
        compare(rules, rng.choice(seats_for(rules)), number, 25)
        short = msgspec.structs.replace(rules, hand_size=rng.choice((1, 2, 3)))  # the round is soon over
        for seed in range(2):
            compare(short, rng.choice(seats_for(short)), 1000 * seed + number, 25)


def test_the_simulator_plays_blind_draws() -> None:
    """A seat sees what it drew when its next turn begins, and a new hand at once."""
    changes: tuple[dict[str, object], ...] = (
        {},
        {"play_after_drawing": True},
        {"jump_in": True, "seven": True, "zero": True, "stacking": "any"},
        {"drawn_card": "keep", "hand_limit": 10, "several": True, "bomb": True},
        {"cards": "classic113", "wild_draw_four": "strict", "scoring": "until_last"},
    )
    made = 0
    for number, change in enumerate(changes):
        rules = playable(msgspec.structs.replace(OFFICIAL, blind_draw=True, **change))
        made += sum(compare(rules, seats, 10 * number + seats, 60) for seats in (2, 3, 5))
    assert made > 400


@pytest.mark.slow
def test_the_simulator_plays_whole_rounds_by_any_rules() -> None:
    for number, ruleset in enumerate((*LEARNED.values(), *COVERING[::8])):
        rules = playable(ruleset)
        compare(rules, seats_for(rules)[0], number, 10_000)


def test_a_network_sees_the_same_in_the_simulator_and_at_a_table() -> None:
    seen = Seen()
    rng = Random(1)
    for number, ruleset in enumerate((*LEARNED.values(), *COVERING[::3])):
        rules = playable(ruleset)
        compare(rules, rng.choice(seats_for(rules)), number, 24, seen)
    assert np.isfinite(seen.state).all()
    assert np.isfinite(seen.move).all()
    assert (seen.state[f.STATE :] > 0).all(), np.flatnonzero(seen.state[f.STATE :] == 0)
    assert (seen.move[f.MOVE :] > 0).all(), np.flatnonzero(seen.move[f.MOVE :] == 0)
    assert max(seen.state[f.STATE :].max(), seen.move[f.MOVE :].max()) <= 2


def test_the_rules_are_features() -> None:
    """Rulesets that differ for strategy have different features."""
    seen: dict[tuple[float, ...], list[int]] = {}
    for ruleset in (*LEARNED.values(), *COVERING):
        numbers = list(r.rule_numbers(ruleset))
        out = [0.0] * r.RULE_FEATURES
        r.rule_features(numbers, out)
        assert all(0 <= value <= 1 for value in out)
        for place in (r.FIRST_CARD, r.DECKS, r.HAND_SIZE, r.DOUBLE, r.TARGET):  # no decision depends on these alone
            numbers[place] = 0
        numbers[r.HAND_LIMIT] = min(numbers[r.HAND_LIMIT], 30)
        numbers[r.OPEN_HANDS] = min(numbers[r.OPEN_HANDS], 10)
        assert seen.setdefault(tuple(out), numbers) == numbers
    assert len(seen) > len(LEARNED)
