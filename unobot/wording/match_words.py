"""The words for what happened in a match: its moments, its facts, achievements and ratings."""

from __future__ import annotations

from collections.abc import Sequence

from unobot.i18n import Text
from unobot.records.match_facts import MatchFacts
from unobot.tables.moments import Moment, MomentKind, moment_of
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import seat_name
from unobot.wording.durations import DAY, HOUR, MINUTE, duration
from unobot.wording.rulesets import text_id

WORDINGS = 3
"""The number of wordings of each moment, in every language."""
_KINDS_WITH_CARDS = (
    *(MomentKind.CAUGHT, MomentKind.GUILTY, MomentKind.INNOCENT, MomentKind.DRAW),
    *(MomentKind.ROULETTE, MomentKind.LAUNCHER, MomentKind.KNOCKED_OUT),
)
"""The moments that name a number of cards."""


SIGNS = {
    "winner": "🏆",
    "hattrick": "🎩",
    "sweep": "🧹",
    "comeback": "🚀",
    "photo": "📸",
    "giant": "🗿",
    "partners": "💞",
    "untouched": "✨",
    "climber": "🧗",
    "gift": "🎁",
    "jumper": "⚡",
    "trader": "🤝",
    "eagle": "🦅",
    "detector": "🔍",
    "honest": "😇",
    "clean": "🧼",
    "marathon": "🐢",
    "company": "🎉",
}
"""The emoji of each achievement, in the order of the list."""
MAX_NAMED_ACHIEVEMENTS = 2
"""The most new achievements of a person that are named. The others are only counted."""
MAX_NAMED_PEOPLE = 3
"""The most people whose new achievements are named. With more people, only the emojis are shown."""


def last_moment(view: TableView) -> Moment | None:
    """Return the moment of the last entry, if it has one and the table celebrates moments."""
    return moment_of(view.recent[-1], view.recent[:-1]) if view.moments and view.recent else None


def moment_line(text: Text, view: TableView) -> str:
    """Return the line of the last entry's moment, or an empty string without a moment."""
    moment = last_moment(view)
    return "" if moment is None else moment_words(text, moment, view.seats)


def moment_words(text: Text, moment: Moment, seats: Sequence[SeatView]) -> str:
    """Return the line of a moment."""
    args: dict[str, str | int] = {
        "pick": (moment.ply + moment.seat) % WORDINGS,
        "name": seat_name(text, seats[moment.seat]),
    }
    if moment.other is not None:
        args["other"] = seat_name(text, seats[moment.other])
    if moment.kind in _KINDS_WITH_CARDS:
        args["count"] = moment.count
    if moment.kind is MomentKind.CAUGHT and not moment.count:  # a launcher stayed silent, or the pile is empty
        return text("moment-caught-free", name=args["name"], other=args["other"])
    return text(f"moment-{text_id(moment.kind)}", **args)


def fact_lines(text: Text, facts: MatchFacts, seats: Sequence[SeatView]) -> list[str]:
    """Return a line with an emoji for each fact of the match. The length of the match comes last."""
    lines, names = [], [seat_name(text, seat) for seat in seats]
    if facts.comeback is not None:
        seat, count = facts.comeback
        lines.append(f"🚀 {text(f'fact-comeback-{facts.comeback_from}', name=names[seat], count=count)}")
    if facts.draw is not None:
        lines.append(f"📥 {text('fact-draw', name=names[facts.draw.seat], count=facts.draw.number)}")
    if facts.streak is not None:
        lines.append(f"🔥 {text('fact-streak', name=names[facts.streak.seat], count=facts.streak.number)}")
    if facts.catches:
        catchers = [f"**{names[seat]}** {count}" for seat, count in facts.catches]
        lines.append(f"👀 {text('fact-catches', who=text.listed(catchers))}")
    length = (length_words(text, facts), text("fact-rounds", count=facts.rounds), text("fact-plays", count=facts.plays))
    return [*lines, f"⏱️ {' · '.join(length)}"]


def length_words(text: Text, facts: MatchFacts) -> str:
    """Return how long the match took, to the minute, or to the hour or day if it took many of them."""
    unit = next((unit for unit in (DAY, HOUR, MINUTE) if facts.seconds >= 3 * unit), 1)
    return duration(text, max(1, round(facts.seconds / unit)) * unit)


def achievement_line(text: Text, view: TableView) -> str:
    """Return one line with the new achievements of the players of a match; an empty string if there are none."""
    is_short = len(view.achievements) > MAX_NAMED_PEOPLE
    parts = [
        f"**{name}** {''.join(SIGNS[achievement] for achievement in names)}"
        if is_short
        else text("achievement-new", name=name, what=_achievement_words(text, names))
        for seat, names in view.achievements
        for name in [seat_name(text, view.seats[seat])]
    ]
    return text("achievement-line", told=text.listed(parts)) if parts else ""


def _achievement_words(text: Text, names: Sequence[str]) -> str:
    words = text.listed([f"{SIGNS[name]} {text(f'achievement-{name}')}" for name in names[:MAX_NAMED_ACHIEVEMENTS]])
    more = len(names) - MAX_NAMED_ACHIEVEMENTS
    return text("achievement-more", what=words, count=more) if more > 0 else words


def rating_line(text: Text, view: TableView) -> str:
    """Return a line with the new ratings of the people of an ended match; an empty string if there are none."""
    changes: list[str] = []
    unsettled: dict[tuple[int, int], list[str]] = {}
    for change in view.ratings:
        if change.seat >= len(view.seats) or view.seats[change.seat].is_former:
            continue
        name = seat_name(text, view.seats[change.seat])
        if change.matches < change.needed:
            unsettled.setdefault((change.matches, change.needed), []).append(name)
            continue
        before = "?" if change.matches == change.needed else text.percent(change.before)
        after, low, high = text.percent(change.share), round(change.low * 100), round(change.high * 100)
        changes.append(text("rating-change", name=name, before=before, after=after, low=low, high=high))
    for (played, needed), names in unsettled.items():  # friends who always play together have one part
        changes.append(text("rating-unsettled", name=text.listed(names), played=played, needed=needed))
    return text("rating-line", told=" · ".join(changes)) if changes else ""
