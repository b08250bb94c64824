"""Write a match as text: one JSON object a line. Any program can check every rule again with it.

    {"record": 1, "ruleset": {...}, "code": "...", "seats": [...], "seed": "...", "start": "...", "commitment": "..."}
    {"vote": ["pass_hands", "swap", "skip_all"], "rule": "swap"}
    {"round": 1, "dealer": 0, "shuffle": ["G4", ...]}
    {"seat": 1, "move": "R5", "color": "R", "turn": 0, "counts": [7, 6]}
    {"reshuffle": [...]}
    {"end": 1, "winner": 1, "points": [0, 87], "scores": [0, 87], "hands": [["W"], []]}
    {"seats": ["Ann", "casual"], "from": [1, 0]}
    {"match": {"winner": 1, "scores": [0, 512], "placing": [1, 0]}}

* ``shuffle`` is the deck as it is drawn: the deal comes off the front, card by card from the seat left of the dealer.
* The line of a move says what is true after it. ``color`` is the active color, ``turn`` the seat to move (null when the
  round is over), and ``counts`` the number of cards of each seat. A challenge also has ``"guilty"``. A move that was
  made for an absent player has ``"by"``. A move that turned all cards over has ``"side"``: the side in play after it.
* Cards with two sides are written as ``R5/P2`` in shuffles, the side in play in front.
* ``reshuffle`` is before the move that needed it: the new cards, put behind the rest of the pile, front first. Right
  after the line of a round it is the whole rest of the deck in its new order. Then a Wild Draw Four was turned up.
* ``vote`` is after the votes, which are moves, and before the first round. It has the rules to choose from, and the
  chosen rule (null if the match ended before the choice).
* The move ``back`` undoes the move in the line before it. Its own line says what is true without that move.
* The move that shuffles all hands has ``"hands"``: all hands after it, by seat.
* ``eliminated`` is the seat that leaves the match after a round.
* ``seats`` names the player of each seat from then on, with the hand and the score of the seat. Additional names
  belong to new seats, which begin with the next round and with the lowest score of all.
* If seats are reshuffled, a line ``seats`` is before each round but the first. Its ``"from"`` is, by seat, the seat
  where that player sat before, because names can be equal. Scores move too. Every line, the last one too, means the
  seats at that time.
* The header of a daily deal has ``"daily"`` (see `DailyNote`).
* ``ruleset`` has every house rule. A house rule that is newer than the record has its official value.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, TypeAlias

import msgspec

from unobot.rules.cards import Card, Pair
from unobot.rules.events import (
    Challenged,
    Dealt,
    Eliminated,
    Event,
    HandsMoved,
    HandsMovedBy,
    LauncherPressed,
    MatchEnded,
    Phase,
    PutBack,
    Reshuffled,
    RoundEnded,
    RuleChosen,
    SeatsShuffled,
    TurnedOver,
    reseated,
)
from unobot.rules.match import Entry, Match
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.scripted_shuffler import ScriptedShuffler

VERSION: Final = 1

Line: TypeAlias = dict[str, Any]
"""One line of a record as plain JSON values."""


class DailyNote(msgspec.Struct, frozen=True):
    """The facts to check the seed of a daily deal: see ``docs/fair-deals.md``."""

    kind: str
    """``world`` or ``server``."""
    day: str
    version: int
    end: str | None = None
    """The end of the server's season in hexadecimal, which was published before the deal."""


class Record(msgspec.Struct, frozen=True):
    """The content of a record: rules, names of the seats, the log, and the source of its chance.

    ``changes`` are the names of all seats from a ply on, if they differ from before. Shuffles of the seats are not in
    it. If a ply has both, the shuffle comes after the change.
    """

    ruleset: Ruleset
    seats: tuple[str, ...]
    entries: tuple[Entry, ...]
    seed: bytes | None = None
    start: int | None = None
    changes: tuple[tuple[int, tuple[str, ...]], ...] = ()
    daily: DailyNote | None = None

    def names_after(self, ply: int) -> tuple[str, ...]:
        """Return the names by seat after the entry ``ply``."""
        names, changes = self.seats, dict(self.changes)
        for entry in self.entries[: ply + 1]:
            names = reseated(changes.get(entry.ply, names), entry.events)
        return names


def write_record(record: Record) -> Iterator[str]:
    """Yield the lines of the record, without line breaks. Raises ``ValueError`` for a log that is not a match."""
    yield header_line(record)
    match = Match(record.ruleset, len(record.seats), ScriptedShuffler())
    names, changes = record.seats, dict(record.changes)
    for entry in record.entries:
        if entry.ply in changes:
            names = changes[entry.ply]
            yield _text({"seats": names})
        match.apply(entry.events)
        if len(names) != match.seats:
            raise ValueError(f"entry {entry.ply}: {len(names)} names for {match.seats} seats")
        names = reseated(names, entry.events)
        yield from entry_lines(entry, match, names)
    if match.round is not None and match.round.phase is Phase.VOTE:
        yield vote_line(match.round)


def header_line(record: Record) -> str:
    """Return the first line of a record, without a line break."""
    seed = record.seed
    header = {
        "record": VERSION,
        "ruleset": {"preset": record.ruleset.preset, **msgspec.to_builtins(record.ruleset)},
        "code": record.ruleset.code,
        "seats": record.seats,
        "seed": None if seed is None else seed.hex(),
        "start": None if record.start is None else str(record.start),
        "commitment": None if seed is None else sha256(seed).hexdigest(),
    }
    if record.daily is not None:
        header["daily"] = msgspec.to_builtins(record.daily)
    return _text(header)


def _text(line: Line) -> str:
    return msgspec.json.encode(line).decode()


def entry_lines(entry: Entry, match: Match, names: Sequence[str]) -> list[str]:
    """Return the lines of one entry. ``match`` is the match after it, and ``names`` are the names of its seats."""
    state = match.round
    if state is None:
        raise ValueError("a log begins with a deal")
    lines = [line for event in entry.events for line in _shuffle_lines(event, match, names)]
    presses = [event.fired for event in entry.events if isinstance(event, LauncherPressed)]
    if presses:
        lines.append({"launcher": presses})
    if entry.move is not None:
        lines.append(_move_line(entry, state))
    for event in entry.events:
        if isinstance(event, RoundEnded):
            end = {"end": state.number, "winner": event.winner, "points": event.points, "scores": event.scores}
            lines.append({**end, "hands": event.hands})
        elif isinstance(event, Eliminated):
            lines.append({"eliminated": event.seat})
        elif isinstance(event, MatchEnded):
            lines.append({"match": {"winner": event.winner, "scores": event.scores, "placing": event.placing}})
    texts = [_text(line) for line in lines]
    if any(isinstance(event, RuleChosen) for event in entry.events):
        texts.append(vote_line(state))
    return texts


def vote_line(state: Round) -> str:
    """Return the line of the vote on the rule of Customizable wilds."""
    return _text({"vote": state.options, "rule": state.rule})


def _shuffle_lines(event: Event, match: Match, names: Sequence[str]) -> list[Line]:
    """Return the line of ``event`` if it is a shuffle."""
    if isinstance(event, SeatsShuffled):
        return [{"seats": names, "from": event.order}]
    if isinstance(event, Dealt):
        turns = [(event.dealer + 1 + place) % match.seats for place in range(match.seats)]
        cards = [*round_robin([event.hands[seat] for seat in turns]), *event.pile]
        backs = [*round_robin([event.backs[seat] for seat in turns]), *event.pile_backs] if event.backs else []
        return [{"round": event.round, "dealer": event.dealer, "shuffle": _sides(cards, backs)}]
    if isinstance(event, PutBack | Reshuffled):
        return [{"reshuffle": _sides(event.pile if isinstance(event, PutBack) else event.cards, event.backs)}]
    return []


def _sides(cards: Sequence[Card], backs: Sequence[Card]) -> list[str]:
    """Return the notation of ``cards``, with their ``backs`` if they have two sides."""
    return [str(pair) for pair in map(Pair, cards, backs)] if backs else [card.value for card in cards]


def round_robin(hands: Sequence[Sequence[Card]]) -> list[Card]:
    """Return the cards of hands in the order in which they were dealt, one at a time."""
    longest = max(len(hand) for hand in hands)
    return [hand[place] for place in range(longest) for hand in hands if place < len(hand)]


def _move_line(entry: Entry, state: Round) -> Line:
    line: Line = {"seat": entry.seat, "move": entry.move, "color": state.color}
    line["turn"] = None if state.is_over else state.to_move
    line["counts"] = state.counts
    for event in entry.events:
        if isinstance(event, Challenged):
            line["guilty"] = event.guilty
        elif isinstance(event, TurnedOver):
            line["side"] = event.side
        elif isinstance(event, HandsMoved) and event.how is HandsMovedBy.SHUFFLE:
            line["hands"] = event.hands
    if entry.by is not None:
        line["by"] = entry.by
    return line
