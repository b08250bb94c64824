"""Show a page of a leaderboard: the people with their expected share, and the reader's own place."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.bot.screens.result_filters import POST, SHOW, ResultFilters, add_filter_menus, filter_arg
from unobot.bot.screens.start import play_buttons
from unobot.bot.screens.stats import MINE
from unobot.i18n import Text
from unobot.model.former import FORMER
from unobot.model.match_result import LeaderboardPage, LeaderboardRow
from unobot.wording.season_words import rules_name, season_words

_BAR = 8
"""The characters of the scale before each row."""


def leaderboard_screen(
    text: Text,
    page: LeaderboardPage,
    filters: ResultFilters,
    *,
    is_rated: bool = True,
    posted: bool = False,
) -> LayoutView:
    """Return a page. ``is_rated``: whether the reader wants to be rated. ``posted``: everybody is the reader."""
    builder = ScreenBuilder()
    builder.say(
        f"### {text('leaderboard-title', season=season_words(text, filters.season))}",
        f"-# {rules_name(text, filters.rules)}",
    )
    rows, own = page.rows, None if posted else page.own
    apart = [own] if own is not None and own not in rows else []
    ends = _ends([*rows, *apart])
    if rows:
        builder.say(
            *(_row(text, row, ends, own) for row in rows), *(f"⋯\n{_row(text, row, ends, own)}" for row in apart)
        )
        builder.say(f"-# {text('leaderboard-what')}")
    else:
        builder.say(text("leaderboard-none"))
    if own is None and not posted:
        builder.say(
            text("leaderboard-you-none") if is_rated and rows else "" if is_rated else text("leaderboard-you-off")
        )
    if posted:
        builder.row(
            builder.button(
                text("button-leaderboard"), Verb.LEADERBOARD, filter_arg(SHOW, filters, 0), style=ButtonStyle.primary
            ),
            builder.button(text("button-stats-mine"), Verb.STATS, MINE),
        )
        return builder.view()
    if page.pages > 1:
        last = page.pages - 1
        turns = [
            filter_arg(SHOW, filters, number) for number in (max(0, page.page - 1), page.page, min(last, page.page + 1))
        ]
        count = text("button-page", page=page.page + 1, pages=page.pages)
        builder.row(
            builder.button(text("button-previous"), Verb.LEADERBOARD, turns[0], off=page.page == 0),
            builder.button(count, Verb.LEADERBOARD, turns[1], off=True),
            builder.button(text("button-next"), Verb.LEADERBOARD, turns[2], off=page.page == last),
        )
    add_filter_menus(text, builder, Verb.LEADERBOARD, filters, 0)
    if rows:
        builder.row(
            builder.button(text("button-stats-mine"), Verb.STATS, MINE),
            builder.button(text("button-post"), Verb.LEADERBOARD, filter_arg(POST, filters, page.page)),
        )
    else:
        builder.row(*play_buttons(text, builder))
    return builder.view()


def _row(text: Text, row: LeaderboardRow, ends: tuple[float, float], own: LeaderboardRow | None) -> str:
    """Return the line of a person."""
    name = text("name-former") if row.name == FORMER else row.name
    bar = "" if text.look == "text" else f"`{_interval(row, ends)}` "
    mark = "👉 " if own is not None and row.user_id == own.user_id else ""
    if row.places is None or row.share is None or row.low is None or row.high is None:
        return f"{bar}{mark}{text('leaderboard-unknown', name=name, count=row.matches)}"
    low, high = round(row.low * 100), round(row.high * 100)
    share = text.percent(row.share)
    best, worst = row.places
    place = str(best) if best == worst else f"{best}–{worst}"
    line = text("leaderboard-row", place=place, name=name, share=share, low=low, high=high)
    return f"{bar}{mark}{line}"


def _ends(rows: Sequence[LeaderboardRow]) -> tuple[float, float]:
    """Return the ends of the scale on which all intervals of a page stand."""
    lows = [row.low for row in rows if row.low is not None]
    highs = [row.high for row in rows if row.high is not None]
    return (min(lows), max(highs)) if lows and highs else (0.0, 1.0)


def _interval(row: LeaderboardRow, ends: tuple[float, float]) -> str:
    """Draw the interval on the scale: a line that is thick in the interval and high at the share."""
    if row.share is None or row.low is None or row.high is None:
        return "▁" * _BAR

    def at(share: float) -> int:
        return round((share - ends[0]) / max(ends[1] - ends[0], 0.01) * (_BAR - 1))

    low, middle, high = at(row.low), at(row.share), at(row.high)
    return "".join("█" if n == middle else "▄" if low <= n <= high else "▁" for n in range(_BAR))
