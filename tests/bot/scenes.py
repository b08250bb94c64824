"""Make tables to draw: random matches as each of their readers sees them, and hands of any size."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from types import SimpleNamespace

import discord
import msgspec
from discord.components import _component_factory

from unobot.ai.numbers_first import NumbersFirst
from unobot.bot.screens.builder import BOUND_DOT
from unobot.features.replay.replay import Replay
from unobot.model.seat import SeatState
from unobot.model.table import MatchState, TableState
from unobot.pictures.emblems import EMBLEMS
from unobot.records.key_moments import key_moments
from unobot.records.knock_outs import KnockedOut, note_knock_outs
from unobot.records.writer import Record
from unobot.rules.cards import Card
from unobot.rules.events import Phase, RoundEnded
from unobot.rules.match import Entry, Match
from unobot.rules.moves import Catch, Draw, Move, SayUno
from unobot.rules.play.decide import fair_moves
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import observe, redact
from unobot.tables.last_actions import LastAction, note_actions
from unobot.tables.match_log import MatchLog
from unobot.tables.table_view import SeatView, TableView, shown_challenge

_EMBLEM = re.compile(rf"(?:{'|'.join(f'{each.emoji}|<:{each.name}_u[0-9a-f]{{8}}:[0-9]+>' for each in EMBLEMS)}) ")
NAMES = ("Ann", "Ben", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hal", "Ida", "Jon")
DEADLINE = 1_800_000_000.0
SEED = "5e" * 32
COMMITMENT = "c0" * 32
EVERYTHING = Ruleset(
    cards="classic113",
    decks=4,
    hand_size=15,
    first_card="any",
    four_needs="no_playable",
    challenge_shows="all",
    stacking="any",
    reverse_sends_back=True,
    skip_passes_on=True,
    revenge=True,
    draw="until_playable",
    drawn_card="must_play",
    must_play=True,
    play_after_drawing=True,
    seven=True,
    zero=True,
    jump_in=True,
    several=True,
    bomb=True,
    uno="strict",
    uno_penalty=6,
    false_catch=6,
    wrong_play=6,
    target=5000,
    double_score=True,
    hand_limit=100,
    last_card="no_action",
    teams=True,
    open_hands=20,
    no_hints=True,
    turn_seconds=600,
    blitz=3600,
)
"""Nearly every house rule at once: the longest texts."""


class Scene:
    """A match and its log. `view` shows it to one seat or (``None``) to the public, as a table does."""

    def __init__(self, seats: int, seed: int, target: int = 500, ruleset: Ruleset = OFFICIAL) -> None:
        self.random = random.Random(seed)
        rules = msgspec.structs.replace(ruleset, target=target)
        self.match = Match(rules, seats, Shuffler(self.random.randbytes(32)))
        self.names: tuple[str, ...] = NAMES
        self.log: list[Entry] = []
        self._folded = 0
        self._actions: dict[int, LastAction] = {}
        self._knock_outs: dict[int, KnockedOut] = {}
        self.causes: dict[int, int] = {}
        self.sheet: list[tuple[int, ...]] = []
        self.deal()

    def deal(self) -> None:
        self.log.clear()
        self._folded = 0
        self._actions.clear()
        self._knock_outs.clear()
        self._append(None, None, tuple(self.match.deal()))

    def move(self, seat: int, move: Move, by: str | None = None) -> None:
        self._append(seat, str(move), tuple(self.match.decide(seat, move)), by)

    def random_move(self) -> None:
        """Make a legal move of some seat: it seldom draws by choice, and sometimes says Uno, catches or jumps in."""
        state = self.match.round
        assert state is not None
        for seat in range(state.seats):
            moves = fair_moves(state, seat)
            extras = [m for m in moves if seat != state.to_move or isinstance(m, Catch | SayUno)]
            if extras and self.random.random() < 0.2:
                self.move(seat, self.random.choice(extras))
                return
        seat = state.to_move
        moves = [move for move in fair_moves(state, seat) if not isinstance(move, Catch | SayUno)]
        played = [move for move in moves if not isinstance(move, Draw)]
        self.move(seat, self.random.choice(moves if self.random.random() < 0.05 or not played else played))

    def view(self, seat: int | None) -> TableView:
        match, state = self.match, self.match.round
        assert state is not None
        recent = tuple(
            Entry(e.ply, e.seat, e.move, e.by, tuple(redact(event, seat) for event in e.events)) for e in self.log[-12:]
        )
        for place in range(self._folded, len(self.log)):  # a scene is viewed many times as its log grows
            note_actions(self._actions, self.log[place])
            note_knock_outs(self._knock_outs, self.log[place], self.log[:place])
        self._folded = len(self.log)
        return TableView(
            id=7,
            ply=len(self.log),
            status="over" if match.is_over else "pause" if state.is_over and state.number else "playing",
            seats=tuple(self.seat_view(index) for index in range(match.seats)),
            ruleset=match.ruleset,
            seat=seat,
            view=observe(state, seat),
            deadline=None if match.is_over else DEADLINE,
            round_ends=DEADLINE + 60 if match.ruleset.blitz and not match.is_over else None,
            recent=recent,
            actions=dict(self._actions),
            knock_outs=dict(self._knock_outs),
            shown_challenge=None if seat is None else shown_challenge(recent, seat),
            causes=dict(self.causes),
            round_end=state.outcome,
            winner=match.winner,
            placing=tuple(match.placing),
            sheet=tuple(self.sheet),
            commitment=COMMITMENT,
            seed=SEED if match.is_over else None,
        )

    def seat_view(self, index: int) -> SeatView:
        is_ai = index == 2
        return SeatView(
            index=index,
            user_id=None if is_ai else 1000 + index,
            name=self.names[index],
            emblem=index,
            level="casual" if is_ai else None,
            host=index == 0,
            away=False,
            autopilot=False,
            score=self.match.scores[index],
        )

    def _append(self, seat: int | None, move: str | None, events: tuple[object, ...], by: str | None = None) -> None:
        entry = Entry(len(self.log), seat, move, by, events)  # type: ignore[arg-type]
        self.log.append(entry)
        self.match.apply(entry.events)
        self.sheet += [event.scores for event in entry.events if isinstance(event, RoundEnded)]
        state = self.match.round
        catchable = state.catchable if state is not None else ()
        self.causes = {seat: self.causes.get(seat, len(self.log)) for seat in catchable}


def random_scenes(seats: int, seed: int, target: int = 500, ruleset: Ruleset = OFFICIAL) -> Iterator[Scene]:
    """Yield a whole match of random moves: the same scene again after each of them."""
    scene = Scene(seats, seed, target, ruleset)
    yield scene
    while not scene.match.is_over:
        state = scene.match.round
        assert state is not None
        if state.is_over:
            scene.deal()
        else:
            scene.random_move()
        yield scene


def scene_until(wanted: str, seats: int = 3) -> Scene:
    """Return the first random scene in the phase ``wanted``."""
    for seed in range(1000):
        for scene in random_scenes(seats, seed):
            assert scene.match.round is not None
            if scene.match.round.phase.value == wanted:
                return scene
            if scene.match.round.is_over:
                break
    raise AssertionError(f"no random round ever comes to {wanted}")


def with_hand(scene: Scene, seat: int, cards: list[Card]) -> TableView:
    """Return the scene as ``seat`` sees it, with this hand instead of its own."""
    view = scene.view(seat)
    assert view.view is not None
    view.view.hands[seat] = list(cards)
    return view


def replayed(seats: int, ruleset: Ruleset) -> Replay:
    """Return the replay of a match of AIs, up to its end or 600 entries."""
    log, chance, entries = MatchLog(ruleset, seats, bytes(32), 1), random.Random(1), list[Entry]()
    while len(entries) < 600 and not log.match.is_over:
        if log.ply < 0 or log.is_voted or log.round.is_over:
            entry = log.next_deal()
        else:
            state = log.round
            seat = state.votes.index(None) if state.phase is Phase.VOTE else state.to_move
            entry = log.next_move(seat, NumbersFirst().choose(observe(state, seat), chance), None)
        log.adopt(entry)
        entries.append(entry)
    owners = tuple(SeatState(1000 + number, name, None, number) for number, name in enumerate(NAMES[:seats]))
    table = TableState(7, 1, 2, 1000, "closed", "en", ruleset, owners, match_id=1)
    moments = key_moments(Record(ruleset, NAMES[:seats], tuple(entries)))
    return Replay(table, MatchState(1, 7, bytes(32), 1, 0.0, over=True), entries, moments)


def lobby(seats: int, ais: int = 0, ruleset: Ruleset = OFFICIAL) -> TableView:
    """Return a lobby with people first, then AIs."""
    taken = tuple(
        SeatView(
            index=index,
            user_id=None if index >= seats - ais else 1000 + index,
            name=NAMES[index],
            emblem=index,
            level="casual" if index >= seats - ais else None,
            host=index == 0,
            away=False,
            autopilot=False,
            score=0,
        )
        for index in range(seats)
    )
    return TableView(
        id=7,
        ply=0,
        status="lobby",
        seats=taken,
        ruleset=ruleset,
        seat=0,
        view=None,
        deadline=DEADLINE,
        round_ends=None,
        recent=(),
        causes={},
        round_end=None,
        winner=None,
        placing=(),
        commitment=COMMITMENT,
    )


def closed(view: TableView) -> TableView:
    """Return the same table, ended early."""
    return replace(view, status="closed", deadline=None, seed=None if view.view is None else SEED)


def ui_items(screen: discord.ui.LayoutView) -> list[discord.ui.Item[discord.ui.LayoutView]]:
    """Return every component of a screen from top to bottom, as discord.py reads what Discord gets."""
    components = [_component_factory(part) for part in screen.to_components()]  # type: ignore[no-untyped-call]
    return list(discord.ui.LayoutView.from_message(SimpleNamespace(components=components)).walk_children())  # type: ignore[arg-type]


def texts(screen: discord.ui.LayoutView) -> list[str]:
    """Return every text on a screen, from top to bottom, with plain spaces around dots and without emblems of seats."""
    return item_texts(ui_items(screen))


def item_texts(items: Iterable[discord.ui.Item[discord.ui.LayoutView]]) -> list[str]:
    """Return the `texts` of components."""
    blocks = [item.content for item in items if isinstance(item, discord.ui.TextDisplay)]
    return [without_emblems(block.replace(BOUND_DOT, " · ")) for block in blocks]


def without_emblems(text: str) -> str:
    """Return a text without the emblems before the names of seats. `test_emblems` looks at the emblems."""
    return _EMBLEM.sub("", text)


def buttons(screen: discord.ui.LayoutView) -> list[discord.ui.Button[discord.ui.LayoutView]]:
    """Return every button on a screen, from top to bottom."""
    return [item for item in ui_items(screen) if isinstance(item, discord.ui.Button)]
