"""Show the day of a server."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.features.daily.screens import signed, squares
from unobot.features.server_day.rules import DailyLine, ServerDay, WeeklyRematch
from unobot.i18n import Text
from unobot.model.daily_try import WORLD

OFF = "off"
"""The argument of the button that ends the messages."""
MAX_LINES = 10
"""The most results of a deal that are listed."""


def server_day_screen(text: Text, day: ServerDay) -> LayoutView:
    """Return the message with the day of a server. It shows mentions, which must not notify anybody."""
    builder = ScreenBuilder()
    builder.say(f"### {text('day-title', day=day.day.isoformat())}")
    for server_id, lines in day.dailies:
        more = len(lines) - MAX_LINES
        builder.say(
            f"**{text('daily-world' if server_id == WORLD else 'daily-server')}**",
            *(_daily_line(text, lines, number) for number in range(min(len(lines), MAX_LINES))),
            f"-# {text('day-more', count=more)}" if more > 0 else "",
        )
    if day.matches:
        builder.say(text("day-matches", count=day.matches))
    if day.rematch is not None:
        builder.say(_rematch_words(text, day.rematch))
    builder.row(builder.button(text("button-daily-open"), Verb.DAILY, "open", style=ButtonStyle.primary))
    return builder.view()


def day_settings_screen(text: Text, day_channel: int | None, due: float, note: str = "") -> LayoutView:
    """Return where the day of the server is posted. ``due``: when next (Unix seconds). ``note``: what has changed."""
    builder = ScreenBuilder()
    where = text("day-no-channel")
    if day_channel is not None:
        where = text("day-channel", channel=f"<#{day_channel}>", when=f"<t:{due:.0f}:R>")
    builder.say(f"### {text('day-settings-title')}", note, text("day-settings-what"), where)
    if day_channel is not None:
        builder.row(builder.button(text("button-no-day"), Verb.DAY, OFF))
    return builder.view()


def _daily_line(text: Text, lines: tuple[DailyLine, ...], number: int) -> str:
    """Return the line of one result. Equal points share a place."""
    line = lines[number]
    place = 1 + sum(other.points > line.points for other in lines)
    parts = [f"{place}. <@{line.user_id}>", squares(line.squares), f"**{signed(line.points)}**"]
    if line.streak > 1:
        parts.append(text("day-streak", days=line.streak))
    return " · ".join(parts)


def _rematch_words(text: Text, rematch: WeeklyRematch) -> str:
    wins = text.listed([text("day-wins", who=f"<@{user_id}>", wins=wins) for user_id, wins in rematch.wins])
    return text("day-rematch", count=rematch.matches, wins=wins)
