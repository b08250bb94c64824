"""Show the stats of a person: matches, wins, the rating, Unos, challenges and colors, as a picture or in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import Picture, ScreenBuilder
from unobot.bot.screens.illustrations import WIDTH, or_words
from unobot.bot.screens.result_filters import POST, SHOW, ResultFilters, add_filter_menus, filter_arg, filter_words
from unobot.bot.screens.start import play_buttons
from unobot.i18n import Text
from unobot.model.match_result import PlayerStats
from unobot.pictures.emblems import EMBLEMS
from unobot.pictures.stats_card import Share, StatsCard, stats_card_svg
from unobot.rules.cards import Color
from unobot.wording.card_words import color_emoji, color_words

MINE = "mine"
"""The argument of the button that shows the stats of the user who presses it."""
_COUNTED: Final = (
    ("stats-unos", {"caught": "unos_caught", "missed": "unos_missed"}),
    ("stats-challenges", {"right": "challenges_right", "wrong": "challenges_wrong"}),
)
"""The lines of counts: the message, and the field of `Counts` for each of its arguments."""
_MIX = 99_991
"""A prime number: ids that Discord gave at nearly the same time have different remainders."""


def stats_screen(
    text: Text,
    user_id: int,
    name: str,
    stats: PlayerStats | None,
    filters: ResultFilters,
    *,
    places: Sequence[int] = (),
    needed: int | None = None,
    is_own: bool = False,
    in_server: bool = True,
    is_partial: bool = False,
    achievements: bool = False,
    posted: bool = False,
) -> LayoutView:
    """Return the stats of a person, or that there are none.

    ``places``: those of the last matches, newest last.
    ``needed``: the rated matches that a rating needs; None if the person is not rated.
    ``is_partial``: whether matches in servers that have banned the person are left out.
    ``achievements``: whether a button lists them. ``posted``: everybody reads it.
    """
    builder = ScreenBuilder()
    builder.say(f"### {text('stats-title', name=name)}", f"-# {filter_words(text, filters)}")
    if stats is not None:
        rating = _rating(text, stats, needed)
        lines = stats_lines(text, stats, places)
        picture = None if text.look == "text" else stats_picture(text, user_id, name, stats, places, needed)
        if picture is None:
            builder.say(*rating, *lines)
        else:
            builder.say(*rating)
            builder.picture(picture)
            builder.say(f"-# {text('stats-legend')}")
    elif not is_partial:
        builder.say(_nothing(text, name, filters, is_own=is_own))
    builder.say(f"-# {text('stats-partial')}" if is_partial else "")
    if posted:
        builder.row(
            builder.button(text("button-stats-mine"), Verb.STATS, MINE, style=ButtonStyle.primary),
            builder.button(text("button-leaderboard"), Verb.LEADERBOARD, filter_arg(SHOW, filters, 0)),
        )
        return builder.view()
    if stats is not None or filters.season or filters.rules:
        add_filter_menus(text, builder, Verb.STATS, filters, user_id)
    if stats is None and is_own and in_server:
        builder.row(*play_buttons(text, builder))
    elif in_server:
        post = builder.button(text("button-post"), Verb.STATS, filter_arg(POST, filters, user_id))
        board = builder.button(text("button-leaderboard"), Verb.LEADERBOARD, filter_arg(SHOW, filters, 0))
        listed = builder.button(text("button-achievements"), Verb.ACHIEVED, str(user_id))
        builder.row(*([listed] if achievements else []), *([board] if stats is None else [board, post]))
    return builder.view()


def stats_lines(text: Text, stats: PlayerStats, places: Sequence[int]) -> list[str]:
    """Return all that the stats card shows except the rating, in words."""
    lines = [
        text("stats-record", matches=stats.matches, wins=stats.wins, share=text.percent(_share_of_wins(stats))),
        text("stats-points", points=_points_a_round(stats)),
        text("stats-streak", best=stats.best_streak, now=stats.streak),
        *(
            text(message, **{argument: getattr(stats, field) for argument, field in fields.items()})
            for message, fields in _COUNTED
        ),
    ]
    named = sorted(zip(stats.colors, Color, strict=True), key=lambda pair: -pair[0])
    if named[0][0]:
        words = [
            text(
                "stats-color",
                emoji=color_emoji(text, color),
                color=color_words(text, color),
                count=count,
                most="yes" if count == named[0][0] else "no",
            )
            for count, color in named
            if count
        ]
        lines.append(text("stats-colors", colors=text.listed(words)))
    if places:
        lines.append(text("stats-places", places=text.listed([str(place) for place in places])))
    return lines


@or_words
def stats_picture(
    text: Text, user_id: int, name: str, stats: PlayerStats, places: Sequence[int], needed: int | None
) -> Picture:
    """Return the stats card."""
    row = stats.rating
    rating = None
    if row is not None and row.share is not None and row.low is not None and row.high is not None:
        rating = Share(row.share, row.low, row.high)
    card = StatsCard(
        emblem=emblem_of(user_id),
        matches=stats.matches,
        wins=stats.wins,
        rating=rating,
        until_rated=None if needed is None else (0 if row is None else row.matches, needed),
        points_a_round=_points_a_round(stats),
        best_streak=stats.best_streak,
        places=tuple(places),
        **{name: count for name, count in stats.counts().items() if name in StatsCard.__dataclass_fields__},
    )
    words = text.seen("shapes", {})  # a description has no emojis of ours
    lines = [text("stats-title", name=name), *_rating(words, stats, needed), *stats_lines(words, stats, places)]
    alt = ". ".join(lines).replace("*", "").replace("`", "")
    return Picture(
        repr(card),
        WIDTH,
        alt,
        lambda: "\n".join(stats_lines(text, stats, places)),
        art=lambda _: stats_card_svg(card),
    )


def emblem_of(user_id: int) -> int:
    """Return the emblem of a person on their stats. It is always the same, whatever they had at a table."""
    return user_id % _MIX % len(EMBLEMS)


def _rating(text: Text, stats: PlayerStats, needed: int | None) -> list[str]:
    """Return the line of the rating, or none for a person who is not rated."""
    if needed is None:
        return []
    row = stats.rating
    if row is None or row.share is None or row.low is None or row.high is None:
        return [text("stats-unrated", played=0 if row is None else row.matches, needed=needed)]
    low, high = round(row.low * 100), round(row.high * 100)
    return [text("stats-rating", share=text.percent(row.share), low=low, high=high)]


def _nothing(text: Text, name: str, filters: ResultFilters, *, is_own: bool) -> str:
    """Return why there are no stats."""
    if filters.season or filters.rules:
        return text("stats-none-filtered", name=name)
    return text("stats-none-own") if is_own else text("stats-none", name=name)


def _share_of_wins(stats: PlayerStats) -> float:
    return stats.wins / stats.matches if stats.matches else 0.0


def _points_a_round(stats: PlayerStats) -> int:
    return round(stats.points / stats.rounds) if stats.rounds else 0
