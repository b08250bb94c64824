"""Find the achievements of the people of a match, by folding its log. None of them needs a second match.

Only players who sit at the table when a match is won get any. So nobody gains one by leaving, or by playing many
matches. Moves of the clock and the autopilot are not the player's.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from unobot.model.match_result import SeatResult
from unobot.records.story import StoryStep
from unobot.rules.cards import Card, Face, Side
from unobot.rules.events import (
    Caught,
    Challenged,
    Dealt,
    Drew,
    Event,
    HandsMoved,
    HandsMovedBy,
    Played,
    RoundEnded,
    TurnBegan,
    UnoSaid,
)
from unobot.rules.ruleset.lookup import side_tables
from unobot.rules.ruleset.ruleset import Ruleset

ACHIEVEMENTS: Final = (
    *("winner", "hattrick", "sweep", "comeback", "photo", "giant", "partners"),
    *("untouched", "climber", "gift", "jumper", "trader"),
    *("eagle", "detector", "honest", "clean", "marathon", "company"),
)
"""The achievements, in the order in which they are listed."""
GIANT_LEVEL: Final = "expert"
"""The level of an AI that a `giant` has beaten."""
MIN_CLIMB = 12
"""The smallest largest hand in a round that a `climber` won by going out."""
MIN_UNTOUCHED = 5
"""The smallest deal after which a player is `untouched` who goes out without drawing."""
MIN_TRADE_GAIN = 5
"""How many cards a `trader` gets rid of in one swap of hands, at least."""
MIN_CATCHES, MIN_CHALLENGES, MIN_HONEST_FOURS, HATTRICK_ROUNDS = 3, 2, 2, 3
MIN_SWEEP_ROUNDS, MIN_CLEAN_ROUNDS, MIN_UNO_CALLS, MIN_MARATHON_ROUNDS = 3, 8, 3, 12
"""The fewest rounds of a `sweep`, of a `clean` match (with the fewest calls of Uno), and of a `marathon`."""
MIN_COMPANY = 4
"""The fewest people of a match in good `company`, counting the player."""

Player = TypeVar("Player")


@dataclass(slots=True)
class _Deeds:
    """The deeds of one player so far."""

    achievements: set[str] = field(default_factory=set)
    rounds: int = 0
    won: int = 0
    in_a_row: int = 0
    largest_deficit: int = 0
    """The largest number of points behind the best player after a round."""
    catches: int = 0
    challenges_right: int = 0
    challenges_wrong: int = 0
    honest_fours: int = 0
    unos_missed: int = 0
    unos: int = 0
    # In this round:
    dealt: int = 0
    largest_hand: int = 0
    played_throughout: bool = False
    """Whether the player has had the seat since the deal, and has made every move themselves."""
    drew: bool = False
    traded: bool = False
    jumped: bool = False
    last_play: tuple[Card, ...] = ()
    has_called: bool = False
    """Whether the player has called Uno before the play that leaves one card."""
    owes_call: bool = False
    """Whether the player has one card left and has not called Uno for it."""

    def begin(self, dealt: int) -> None:
        """Begin a round with this number of cards."""
        self.dealt = self.largest_hand = dealt
        self.played_throughout, self.drew, self.traded, self.jumped, self.last_play = True, False, False, False, ()
        self.has_called = self.owes_call = False

    def expire_uno(self) -> None:
        """Count an Uno that the player still has to call as missed, because it is too late now."""
        self.unos_missed += self.owes_call
        self.has_called = self.owes_call = False

    def count_play(
        self, cards: tuple[Card, ...], cards_left: int, *, with_uno: bool, is_jump_in: bool, by_player: bool
    ) -> None:
        """Count a play after which the player holds ``cards_left`` cards. ``by_player``: not by a clock or an AI."""
        self.last_play, self.jumped = cards, is_jump_in
        self.unos += with_uno and by_player
        has_called = self.has_called or with_uno
        self.expire_uno()
        self.owes_call = cards_left == 1 and not has_called

    def count_uno_call(self, *, by_player: bool) -> None:
        """Count a call of Uno without a play."""
        self.unos += by_player
        self.has_called, self.owes_call = not self.owes_call, False

    def count_win_by_going_out(self, gifts: Container[Face]) -> None:
        """Add the achievements of a round that the player won by going out. ``gifts``: faces that make others draw."""
        conditions = {
            "climber": self.largest_hand >= MIN_CLIMB,
            "untouched": self.dealt >= MIN_UNTOUCHED and not self.drew,
            "gift": bool(self.last_play) and self.last_play[0].face in gifts,
            "jumper": self.jumped,
            "trader": self.traded,
        }
        self.achievements |= {name for name, is_met in conditions.items() if is_met}


class AchievementTally(Generic[Player]):
    """The deeds so far of all players, who are compared by identity."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        sides = [side_tables(ruleset, side) for side in (Side if ruleset.pairs() else (Side.LIGHT,))]
        self._gifts = {face for tables in sides for face, effect in tables.effects.items() if effect.owes}
        self._deeds: dict[int, tuple[Player, _Deeds]] = {}
        self._players: list[Player] = []
        self._at: list[_Deeds] = []
        """The deeds of the player at each seat."""
        self._held: tuple[int, ...] = ()
        """The number of cards at each seat."""
        self._to_move: int | None = None

    def add(self, step: StoryStep, at: Sequence[Player]) -> None:
        """Count one entry. ``at``: the players by seat, after the entry."""
        entry = step.entry
        if self._players != at:
            self._seat_players(at)
        if entry.by is not None and entry.seat is not None:
            self._at[entry.seat].played_throughout = False
        for event, hand_sizes in zip(entry.events, step.hands, strict=True):
            before, self._held = self._held, hand_sizes
            self._count_event(event, before, step, by_player=entry.by is None)

    def of(self, player: Player, result: SeatResult, seats: Sequence[SeatResult], rounds: int) -> tuple[str, ...]:
        """Return the achievements of a player. ``result``: their own of the ``seats`` of a match that was won."""
        if not result.user_id or result.presence != "played":
            return ()
        deeds = self._of(player)
        names = {
            *deeds.achievements,
            *(self._victory(deeds, result, seats, rounds) if result.place == 1 else ()),
            *self._conduct(deeds, result, seats, rounds),
        }
        return tuple(name for name in ACHIEVEMENTS if name in names)

    def _victory(self, deeds: _Deeds, result: SeatResult, seats: Sequence[SeatResult], rounds: int) -> set[str]:
        others = [seat for seat in seats if seat is not result and (result.team is None or seat.team != result.team)]
        is_race = self._ruleset.scoring == "points" and not self._ruleset.elimination
        target = self._ruleset.target if is_race else 0
        partners = [
            seat for seat in seats if seat is not result and result.team is not None and seat.team == result.team
        ]
        conditions = {
            "winner": True,
            "sweep": rounds >= MIN_SWEEP_ROUNDS and deeds.won == rounds,
            "comeback": target > 0 and 5 * deeds.largest_deficit >= 2 * target,
            "photo": target > 0 and any(10 * other.score >= 9 * target for other in others),
            "giant": any(other.level == GIANT_LEVEL for other in others),
            "partners": any(partner.user_id and partner.presence == "played" for partner in partners),
        }
        return {name for name, is_met in conditions.items() if is_met}

    def _conduct(self, deeds: _Deeds, result: SeatResult, seats: Sequence[SeatResult], rounds: int) -> set[str]:
        must_call = self._ruleset.uno in ("call", "strict")
        people = [seat for seat in seats if seat.user_id is not None and seat.presence == "played"]
        conditions = {
            "eagle": deeds.catches >= MIN_CATCHES,
            "detector": deeds.challenges_right >= MIN_CHALLENGES and not deeds.challenges_wrong,
            "honest": deeds.honest_fours >= MIN_HONEST_FOURS,
            "clean": must_call
            and deeds.rounds >= MIN_CLEAN_ROUNDS
            and deeds.unos >= MIN_UNO_CALLS
            and not deeds.unos_missed,
            "marathon": rounds >= MIN_MARATHON_ROUNDS and deeds.rounds == rounds and not result.late,
            "company": len(people) >= MIN_COMPANY,
        }
        return {name for name, is_met in conditions.items() if is_met}

    def _seat_players(self, at: Sequence[Player]) -> None:
        """Set the players by seat. A player who takes a seat during a round goes on with another player's hand."""
        self._players = list(at)
        before, self._at = self._at, [self._of(player) for player in at]
        for deeds, earlier in zip(self._at, before, strict=False):
            deeds.played_throughout &= deeds is earlier

    def _of(self, player: Player) -> _Deeds:
        if id(player) not in self._deeds:
            self._deeds[id(player)] = player, _Deeds()
        return self._deeds[id(player)][1]

    def _count_event(self, event: Event, before: Sequence[int], step: StoryStep, *, by_player: bool) -> None:
        """Count an event. ``before``: the number of cards at each seat before it."""
        match event:
            case Dealt():
                self._to_move = None
                for deeds, count in zip(self._at, self._held, strict=True):
                    deeds.begin(count)
            case TurnBegan(seat=seat):
                self._to_move = seat
            case Played(seat=seat, cards=cards, uno=uno):
                is_jump_in = self._to_move is not None and seat != self._to_move
                self._at[seat].count_play(
                    cards, self._held[seat], with_uno=uno, is_jump_in=is_jump_in, by_player=by_player
                )
            case UnoSaid(seat=seat):
                self._at[seat].count_uno_call(by_player=by_player)
            case Caught(seat=seat, by=by):
                self._at[seat].owes_call = True
                self._at[seat].expire_uno()
                self._at[by].catches += by_player
            case Challenged(seat=seat, against=against, guilty=guilty):
                self._at[seat].challenges_right += guilty and by_player
                self._at[seat].challenges_wrong += not guilty and by_player
                self._at[against].honest_fours += not guilty
            case RoundEnded():
                self._end_round(event, step)
            case _:
                self._count_hand_change(event, before, by_player=by_player)

    def _count_hand_change(self, event: Event, before: Sequence[int], *, by_player: bool) -> None:
        """Count a draw, or hands that change seats. ``before``: the number of cards at each seat before it."""
        match event:
            case Drew(seat=seat):
                deeds = self._at[seat]
                deeds.drew, deeds.largest_hand = True, max(deeds.largest_hand, self._held[seat])
                deeds.expire_uno()
            case HandsMoved(how=how, seat=seat):
                swaps = how in (HandsMovedBy.SEVEN, HandsMovedBy.SWAP)
                self._at[seat].traded |= swaps and by_player and before[seat] - self._held[seat] >= MIN_TRADE_GAIN
                for number, (deeds, held) in enumerate(zip(self._at, self._held, strict=True)):
                    deeds.drew |= event.moved(number)
                    deeds.largest_hand = max(deeds.largest_hand, held)

    def _end_round(self, event: RoundEnded, step: StoryStep) -> None:
        half = len(self._at) // 2
        winners = set() if event.winner is None else {event.winner}
        if event.winner is not None and self._ruleset.teams:
            winners = {event.winner % half, event.winner % half + half}
        for seat, deeds in enumerate(self._at):
            if seat in step.absent:
                continue
            has_won = seat in winners
            deeds.expire_uno()
            deeds.rounds += 1
            deeds.won += has_won
            deeds.in_a_row = deeds.in_a_row + 1 if has_won else 0
            if deeds.in_a_row >= HATTRICK_ROUNDS:
                deeds.achievements.add("hattrick")
            deeds.largest_deficit = max(deeds.largest_deficit, max(event.scores) - event.scores[seat])
            if has_won and not event.drawn and not event.hands[seat] and deeds.played_throughout:
                deeds.count_win_by_going_out(self._gifts)
