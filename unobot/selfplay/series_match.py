"""One match of a series between AIs, without people, tables or clocks: its seats, its randomness and its log.

The same seed and number give the same cards, in this process or over a pipe.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random

from unobot.records.writer import Record, write_record
from unobot.rules.events import Event, reseated
from unobot.rules.match import Entry, Match
from unobot.rules.moves import Move
from unobot.rules.play.scoring import partners
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.shuffling import Shuffler, match_key


class SeriesMatch:
    """The match with ``number`` (from 0) of the series with ``seed`` among ``players``, given by name.

    The players move on by one seat from match to match. After each full turn of seats the first dealer moves on too.
    Without ``logged`` there is no log and no record, and the match is played 15 % faster.
    """

    __slots__ = ("_logged", "_names", "_number", "_secret", "log", "match", "moves", "rng", "seated")

    def __init__(self, players: Sequence[str], ruleset: Ruleset, seed: int, number: int, *, logged: bool) -> None:
        seats = len(players)
        self._secret = sha256(b"unobot simulate %d" % seed).digest()
        self._number = number
        self.match = Match(ruleset, seats, Shuffler(match_key(self._secret, number)), dealer=number // seats % seats)
        self.seated: Sequence[int] = [(seat + number) % seats for seat in range(seats)]
        """By seat: the index of the player in it."""
        self._names = tuple(players[player] for player in self.seated)
        self.rng = Random(f"unobot simulate {seed} {number}")  # noqa: S311 - only random choices of strategies
        self._logged = logged
        self.log: list[Entry] = []
        self.moves = 0

    def current_round(self) -> Round | None:
        """Return the round in which a seat is to move, dealt if necessary; ``None`` when the match is over."""
        match = self.match
        while not match.is_over:
            if match.round is not None and not match.round.is_over:
                return match.round
            events = match.deal()
            self.seated = reseated(self.seated, events)
            if self._logged:
                self.log.append(Entry(len(self.log), None, None, None, tuple(events)))
            match.apply(events)
        return None

    def play(self, seat: int, move: Move, by: str | None = None) -> list[Event]:
        """Let ``seat`` make ``move``, and return what happens; ``by`` is as in ``Entry``.

        Raise ``IllegalMove`` without a change.
        """
        events = self.match.decide(seat, move)
        if self._logged:
            self.log.append(Entry(len(self.log), seat, str(move), by, tuple(events)))
        self.match.apply(events)
        self.moves += 1
        return events

    @property
    def placing(self) -> list[int]:
        """The players from first to last by the rules, so far; the winning team stands together."""
        return [self.seated[seat] for seat in self.match.placing]

    @property
    def winners(self) -> list[int]:
        """The players that have won: one, or both of a team; none before the match is over."""
        match = self.match
        if match.winner is None or match.round is None:
            return []
        return [self.seated[seat] for seat in partners(match.round, match.winner)]

    def record(self) -> str:
        """Return the match so far as the lines of a record."""
        record = Record(self.match.ruleset, self._names, tuple(self.log), self._secret, self._number)
        return "".join(f"{line}\n" for line in write_record(record))
