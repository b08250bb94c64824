"""Check that no message shows a card of another player, by the log of the match."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence

from tests.fuzz.watch import leaks
from tests.loopback.logbook import Query
from tests.loopback.model import Message
from unobot.i18n import Text, text_for
from unobot.rules.cards import Card
from unobot.rules.match import decode_entry, joined
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.rows import decode
from unobot.tables.match_log import MatchLog
from unobot.wording.card_words import hand_words

_EN = text_for("en")


class Screens:
    """Every different text that was shown, with its custom ids, by reader. ``None`` is everybody in the channel."""

    def __init__(self) -> None:
        self._shown: dict[tuple[int | None, str, tuple[str, ...]], None] = {}
        self._checked = 0

    @property
    def number(self) -> int:
        """The number of different screens."""
        return len(self._shown)

    def see(self, message: Message) -> None:
        """Keep what a message shows now."""
        reader = message.reader or message.channel.reader
        self._shown[reader, message.text, tuple(button.custom_id for button in message.buttons)] = None

    def leaks(self, hands: Hands) -> list[str]:
        """List the cards in the screens since the last time that their reader must not see."""
        fresh = list(self._shown)[self._checked :]
        found = [
            leak
            for reader, text, custom_ids in fresh
            for leak in leaks(hands, reader, text, [each for each in custom_ids if each.startswith("u1:")])
        ]
        if not found:
            self._checked += len(fresh)
        return found


class Hands:
    """The hands of all people after every entry of the logs in the database.

    ``sat`` has all who have had a seat, by table and seat. Each of them may know its hands. Nothing is known of the
    hands at ``damaged`` tables.
    """

    def __init__(self, query: Query, sat: Mapping[tuple[int, int], set[int | None]], damaged: Collection[int]) -> None:
        self._damaged = damaged
        self._unknown = {user for (table, _), users in sat.items() if table in damaged for user in users}
        self._held: defaultdict[tuple[int, int], set[Card]] = defaultdict(set)
        self._lines: defaultdict[int, set[str]] = defaultdict(set)
        # First the matches: each of them has its entries and its seats then.
        found = query("SELECT m.id, m.seed, m.salt, t.id, t.ruleset FROM match m JOIN table_ t ON t.id = m.table_id")
        bodies: defaultdict[int, list[str]] = defaultdict(list)
        for number, body in query("SELECT match_id, body FROM event ORDER BY match_id, ply"):
            bodies[number].append(body)
        seats: dict[int, int] = dict(query("SELECT table_id, count(*) FROM seat GROUP BY table_id"))
        for number, seed, salt, table, ruleset in found:
            if table in damaged:
                continue
            entries = [decode_entry(body) for body in bodies[number]]
            later = sum(map(joined, entries))
            log = MatchLog(decode(ruleset, Ruleset), seats[table] - later, seed, salt)
            for entry in entries:
                log.adopt(entry)
                for seat, hand in enumerate(log.round.hands):
                    self._note(table, sat.get((table, seat), ()), hand)

    def has_held(self, user: int, table: int, card: Card) -> bool:
        """Return whether this person's hand at that table ever held the card."""
        return table in self._damaged or card in self._held[table, user]

    def has_had(self, user: int, text: Text, shown: str) -> bool:
        """Return whether what is shown begins with an English line that has listed exactly this person's hand."""
        return user in self._unknown or shown.partition("\n")[0] in self._lines[user]

    def _note(self, table: int, users: Iterable[int | None], hand: Sequence[Card]) -> None:
        people = [user for user in users if user is not None]
        if people and hand:
            line = _EN("hand-cards", count=len(hand), cards=hand_words(_EN, hand))
            for user in people:
                self._held[table, user].update(hand)
                self._lines[user].add(line)
