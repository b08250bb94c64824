"""Find the achievements of the people of a match, by folding its log. None of them needs a second match.

Only a player with a seat at the end of a match that was won can have any. So none is worth leaving for, and no number
of matches makes one. Moves of the clock and the autopilot are not the player's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from unobot.model.match_result import SeatResult
from unobot.records.story import StoryStep
from unobot.rules.cards import Card, Face
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
from unobot.rules.ruleset.ruleset import Ruleset

ACHIEVEMENTS: Final = (
    *("winner", "hattrick", "sweep", "comeback", "photo", "giant", "partners"),
    *("untouched", "climber", "gift", "jumper", "trader"),
    *("eagle", "detector", "honest", "clean", "marathon", "company"),
)
"""The achievements, in the order in which they are listed."""
STRONG: Final = "expert"
"""The level of an AI to win against."""
HELD = 12
"""The cards of a hand from which going out is an achievement."""
DEALT = 5
"""The fewest cards of a deal after which going out without drawing is one."""
TRADED = 5
"""By how many cards the hand that a player swaps away is larger than the one that they get."""
CATCHES, CHALLENGES, HONEST_FOURS, ROUNDS_IN_A_ROW = 3, 2, 2, 3
SWEPT, CLEAN, UNOS, LONG = 3, 8, 3, 12
"""Numbers of rounds: all won, without a missed Uno (after this many calls), and of a long match."""
COMPANY = 4
"""The people of a match in good company, with the player."""
_DRAWS = frozenset({Face.DRAW_TWO, Face.WILD_DRAW_FOUR})

Player = TypeVar("Player")


@dataclass(slots=True)
class _Deeds:
    """The deeds of one player so far."""

    found: set[str] = field(default_factory=set)
    rounds: int = 0
    won: int = 0
    in_a_row: int = 0
    behind: int = 0
    """The most points behind the best player after a round."""
    catches: int = 0
    right: int = 0
    wrong: int = 0
    honest: int = 0
    missed: int = 0
    unos: int = 0
    # In this round:
    dealt: int = 0
    most: int = 0
    is_own: bool = False
    """Whether the player has had the seat since the deal, and has made every move."""
    drew: bool = False
    traded: bool = False
    jumped: bool = False
    laid: tuple[Card, ...] = ()
    """The last play."""
    said: bool = False
    """Whether the player has said Uno before the play that leaves one card."""
    owes: bool = False
    """Whether the player has not said it with that play."""

    def begin(self, dealt: int) -> None:
        """Begin a round with this number of cards."""
        self.dealt = self.most = dealt
        self.is_own, self.drew, self.traded, self.jumped, self.laid = True, False, False, False, ()
        self.said = self.owes = False

    def settle(self) -> None:
        """Count an Uno that the player still owes as missed, because it is too late now."""
        self.missed += self.owes
        self.said = self.owes = False

    def lay(self, cards: tuple[Card, ...], held: int, *, uno: bool, jumps: bool, chosen: bool) -> None:
        """Note a play after which the player holds ``held`` cards."""
        self.laid, self.jumped = cards, jumps
        self.unos += uno and chosen
        said = self.said or uno
        self.settle()
        self.owes = held == 1 and not said

    def say_uno(self, *, chosen: bool) -> None:
        """Note an Uno without a play."""
        self.unos += chosen
        self.said, self.owes = not self.owes, False

    def go_out(self) -> None:
        """Note what is special about the way in which the player won a round without cards left."""
        reached = {
            "climber": self.most >= HELD,
            "untouched": self.dealt >= DEALT and not self.drew,
            "gift": self.laid[:1] != () and self.laid[0].face in _DRAWS,
            "jumper": self.jumped,
            "trader": self.traded,
        }
        self.found |= {name for name, is_reached in reached.items() if is_reached}


class AchievementTally(Generic[Player]):
    """The deeds so far of all players, who are compared by identity."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self._deeds: dict[int, tuple[Player, _Deeds]] = {}
        self._players: list[Player] = []
        self._at: list[_Deeds] = []
        """The deeds of the player at each seat."""
        self._held: tuple[int, ...] = ()
        """The number of cards at each seat."""
        self._to_move: int | None = None

    def add(self, step: StoryStep, at: Sequence[Player]) -> None:
        """Count one entry. ``at`` are the players by seat, as they sit after it."""
        entry = step.entry
        if self._players != at:
            self._seat(at)
        if entry.by is not None and entry.seat is not None:
            self._at[entry.seat].is_own = False
        for event, held in zip(entry.events, step.hands, strict=True):
            before, self._held = self._held, held
            self._add(event, before, step, chosen=entry.by is None)

    def of(self, player: Player, own: SeatResult, seats: Sequence[SeatResult], rounds: int) -> tuple[str, ...]:
        """Return the achievements of a player. ``own`` is their result among those of the match that was won."""
        if not own.user_id or own.presence != "played":
            return ()
        deeds = self._of(player)
        found = {
            *deeds.found,
            *(self._victory(deeds, own, seats, rounds) if own.place == 1 else ()),
            *self._conduct(deeds, own, seats, rounds),
        }
        return tuple(name for name in ACHIEVEMENTS if name in found)

    def _victory(self, deeds: _Deeds, own: SeatResult, seats: Sequence[SeatResult], rounds: int) -> set[str]:
        others = [seat for seat in seats if seat is not own and (own.team is None or seat.team != own.team)]
        is_race = self._ruleset.scoring == "points" and not self._ruleset.elimination
        target = self._ruleset.target if is_race else 0
        with_whom = [seat for seat in seats if seat is not own and own.team is not None and seat.team == own.team]
        reached = {
            "winner": True,
            "sweep": rounds >= SWEPT and deeds.won == rounds,
            "comeback": target > 0 and 5 * deeds.behind >= 2 * target,
            "photo": target > 0 and any(10 * other.score >= 9 * target for other in others),
            "giant": any(other.level == STRONG for other in others),
            "partners": any(each.user_id and each.presence == "played" for each in with_whom),
        }
        return {name for name, is_reached in reached.items() if is_reached}

    def _conduct(self, deeds: _Deeds, own: SeatResult, seats: Sequence[SeatResult], rounds: int) -> set[str]:
        calls = self._ruleset.uno in ("call", "strict")
        people = [seat for seat in seats if seat.user_id is not None and seat.presence == "played"]
        reached = {
            "eagle": deeds.catches >= CATCHES,
            "detector": deeds.right >= CHALLENGES and not deeds.wrong,
            "honest": deeds.honest >= HONEST_FOURS,
            "clean": calls and deeds.rounds >= CLEAN and deeds.unos >= UNOS and not deeds.missed,
            "marathon": rounds >= LONG and deeds.rounds == rounds and not own.late,
            "company": len(people) >= COMPANY,
        }
        return {name for name, is_reached in reached.items() if is_reached}

    def _seat(self, at: Sequence[Player]) -> None:
        """Note who sits where from now on. A player who takes a seat during a round goes on with another's hand."""
        self._players = list(at)
        before, self._at = self._at, [self._of(player) for player in at]
        for deeds, earlier in zip(self._at, before, strict=False):
            deeds.is_own &= deeds is earlier

    def _of(self, player: Player) -> _Deeds:
        if id(player) not in self._deeds:
            self._deeds[id(player)] = player, _Deeds()
        return self._deeds[id(player)][1]

    def _add(self, event: Event, before: Sequence[int], step: StoryStep, *, chosen: bool) -> None:
        """Count an event. ``before``: the number of cards at each seat before it."""
        match event:
            case Dealt():
                self._to_move = None
                for deeds, count in zip(self._at, self._held, strict=True):
                    deeds.begin(count)
            case TurnBegan(seat=seat):
                self._to_move = seat
            case Played(seat=seat, cards=cards, uno=uno):
                jumps = self._to_move is not None and seat != self._to_move
                self._at[seat].lay(cards, self._held[seat], uno=uno, jumps=jumps, chosen=chosen)
            case UnoSaid(seat=seat):
                self._at[seat].say_uno(chosen=chosen)
            case Caught(seat=seat, by=by):
                self._at[seat].owes = True
                self._at[seat].settle()
                self._at[by].catches += chosen
            case Challenged(seat=seat, against=against, guilty=guilty):
                self._at[seat].right += guilty and chosen
                self._at[seat].wrong += not guilty and chosen
                self._at[against].honest += not guilty
            case RoundEnded():
                self._end_round(event, step)
            case _:
                self._hold(event, before, chosen=chosen)

    def _hold(self, event: Event, before: Sequence[int], *, chosen: bool) -> None:
        """Count an event that brings cards into hands."""
        match event:
            case Drew(seat=seat):
                deeds = self._at[seat]
                deeds.drew, deeds.most = True, max(deeds.most, self._held[seat])
                deeds.settle()
            case HandsMoved(how=how, seat=seat):
                swaps = how in (HandsMovedBy.SEVEN, HandsMovedBy.SWAP)
                self._at[seat].traded |= swaps and chosen and before[seat] - self._held[seat] >= TRADED
                for number, (deeds, held) in enumerate(zip(self._at, self._held, strict=True)):
                    deeds.drew |= event.moved(number)
                    deeds.most = max(deeds.most, held)

    def _end_round(self, event: RoundEnded, step: StoryStep) -> None:
        half = len(self._at) // 2
        winners = set() if event.winner is None else {event.winner}
        if event.winner is not None and self._ruleset.teams:
            winners = {event.winner % half, event.winner % half + half}
        for seat, deeds in enumerate(self._at):
            if seat in step.absent:
                continue
            has_won = seat in winners
            deeds.settle()
            deeds.rounds += 1
            deeds.won += has_won
            deeds.in_a_row = deeds.in_a_row + 1 if has_won else 0
            if deeds.in_a_row >= ROUNDS_IN_A_ROW:
                deeds.found.add("hattrick")
            deeds.behind = max(deeds.behind, max(event.scores) - event.scores[seat])
            if has_won and not event.drawn and not event.hands[seat] and deeds.is_own:
                deeds.go_out()
