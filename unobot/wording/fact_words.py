"""Words for the facts of a finished match. The match card and its description have the same facts."""

from __future__ import annotations

from collections.abc import Sequence

from unobot.i18n import Text
from unobot.records.match_facts import MatchFacts
from unobot.tables.table_view import SeatView
from unobot.wording.card_words import seat_name
from unobot.wording.durations import DAY, HOUR, MINUTE, duration


def fact_lines(text: Text, facts: MatchFacts, seats: Sequence[SeatView]) -> list[str]:
    """Return a line with a sign for each fact worth telling, the length of the match last."""
    lines, names = [], [seat_name(text, seat) for seat in seats]
    if facts.comeback is not None:
        seat, count = facts.comeback
        lines.append(f"🚀 {text(f'fact-comeback-{facts.comeback_from}', name=names[seat], count=count)}")
    if facts.draw is not None:
        lines.append(f"📥 {text('fact-draw', name=names[facts.draw.seat], count=facts.draw.number)}")
    if facts.streak is not None:
        lines.append(f"🔥 {text('fact-streak', name=names[facts.streak.seat], count=facts.streak.number)}")
    if facts.catches:
        who = [f"**{names[seat]}** {count}" for seat, count in facts.catches]
        lines.append(f"👀 {text('fact-catches', who=text.listed(who))}")
    length = (length_words(text, facts), text("fact-rounds", count=facts.rounds), text("fact-plays", count=facts.plays))
    return [*lines, f"⏱️ {' · '.join(length)}"]


def length_words(text: Text, facts: MatchFacts) -> str:
    """Return how long the match took, to the minute, or to the hour or day if it took many of them."""
    unit = next((unit for unit in (DAY, HOUR, MINUTE) if facts.seconds >= 3 * unit), 1)
    return duration(text, max(1, round(facts.seconds / unit)) * unit)
