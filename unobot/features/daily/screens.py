"""Show the daily deals of a day, a try at one of them, and its result: squares, points, the streak, the comparison."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.bot.screens.fair_deal import short_hex
from unobot.features.daily.games import DailyEntry
from unobot.features.daily.rules import MAX_CLOSE_POINTS, ROUNDS, VERSION, closing, opening, season_of
from unobot.features.solo.screens import Frame
from unobot.i18n import MINUS, Text
from unobot.model.daily_try import WORLD
from unobot.tables.table_view import TableView
from unobot.wording.card_words import seat_name

SQUARES = {"w": "🟩", "c": "🟨", "l": "🟥"}
_KINDS = ("world", "server")


@dataclass(frozen=True, slots=True)
class RoundTally:
    """The rounds of a try that are over."""

    squares: str
    points: Sequence[int]
    """The points of each round."""


def daily_screen(
    text: Text,
    entries: Sequence[DailyEntry],
    *,
    is_today: bool,
    in_server: bool,
    is_checked: bool = False,
    note: str = "",
) -> LayoutView:
    """Return the deals of a day, with the reader's tries and buttons.

    ``in_server``: whether they can post here. ``is_checked``: whether to show whole seals and seeds.
    """
    builder = ScreenBuilder()
    day = entries[0].day
    builder.say(f"## {text('daily-title', day=day.isoformat())}", note)
    if is_today and all(entry.attempt is None for entry in entries):
        builder.say(text("daily-how"))
    if is_today and text.look != "text":  # in words, the outcome of each round is no square
        builder.say(f"-# {text('daily-squares', close=MAX_CLOSE_POINTS)}")
    for entry in entries:
        builder.line()
        kind = _kind(entry.server_id)
        builder.say(f"### {text(f'daily-{kind}')}", *_state(text, entry, is_today=is_today))
        builder.say(*_proof(text, entry, whole=is_checked))
        builder.row(*_buttons(text, builder, entry, in_server=in_server))
    builder.line()
    if is_today:
        when = f"<t:{opening(day + timedelta(days=1)).timestamp():.0f}:R>"
        until = f"<t:{closing(day).timestamp():.0f}:t>"
        builder.say(f"-# {text('daily-change', when=when, until=until)}")
        before = (day - timedelta(days=1)).isoformat()
        row = [builder.button(text("button-daily-yesterday"), Verb.DAILY, f"day {before}")]
    else:
        row = [builder.button(text("button-daily-today"), Verb.DAILY, "show")]
    if not is_checked and any(entry.end is not None for entry in entries):
        row.append(builder.button(text("button-check-deal"), Verb.DAILY, f"check {day.isoformat()}"))
    builder.row(*row)
    return builder.view()


def daily_frame(text: Text, view: TableView, entry: DailyEntry, tally: RoundTally, *, in_server: bool = False) -> Frame:
    """Return the frame of a try. ``tally``: its rounds so far."""
    title = text("daily-line", deal=text(f"daily-{_kind(entry.server_id)}"), day=entry.day.isoformat())
    back = ActionButton(text("button-daily-back"), Verb.DAILY, "show", table=0, ply=0)
    if len(tally.squares) < ROUNDS:
        row = f"{squares(tally.squares)}{'⬜' * (ROUNDS - len(tally.squares))}" if text.look != "text" else ""
        title = " · ".join(filter(None, (title, row)))
        return Frame(title=title, verb=Verb.TRY, back=(back,), scores=_rounds(text, view, tally))
    return Frame(
        title=title,
        verb=Verb.TRY,
        heading=text("daily-over"),
        scores=(*_outcome(text, entry), *_rounds(text, view, tally)),
        back=(*_post(text, entry, in_server=in_server), back),
    )


def daily_post_screen(text: Text, name: str, entry: DailyEntry) -> LayoutView:
    """Return the public line of a result. It shows no card. ``name``: the name of its owner."""
    builder = ScreenBuilder()
    deal = text(f"daily-{_kind(entry.server_id)}")
    builder.say(
        f"**{name}** · {text('daily-posted', day=entry.day.isoformat(), deal=deal)}",
        *_outcome(text, entry, public=True),
    )
    builder.row(builder.button(text("button-daily-open"), Verb.DAILY, "open", style=ButtonStyle.primary))
    return builder.view()


def daily_record_screen(text: Text, name: str) -> LayoutView:
    """Return the screen of a record. ``name``: the name of the attached file."""
    builder = ScreenBuilder()
    builder.say(text("daily-record", file=name))
    builder.file(name)
    return builder.view()


def squares(letters: str) -> str:
    """Return the squares of rounds."""
    return "".join(SQUARES[letter] for letter in letters)


def signed(points: int) -> str:
    """Return points with their sign, such as "+12" and "−3"."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points else "0"


def _kind(server_id: int) -> str:
    return _KINDS[server_id != WORLD]


def _state(text: Text, entry: DailyEntry, *, is_today: bool) -> list[str]:
    """Return the state of the reader's try: new, begun, finished, missed, or damaged."""
    attempt = entry.attempt
    if entry.is_damaged:
        return [text("daily-damaged")]
    if attempt is not None and attempt.squares is not None:
        return _outcome(text, entry)
    if entry.is_playable:
        message_id = "daily-new" if attempt is None else "daily-replaced" if entry.is_replaced else "daily-begun"
        return [text(message_id), *_streak(text, entry)]
    if attempt is not None:
        return [text("daily-unfinished")]
    if entry.is_erased:
        return [text("refused-daily-erased")]
    return [text("daily-new" if is_today else "daily-missed")]


def _outcome(text: Text, entry: DailyEntry, *, public: bool = False) -> list[str]:
    """Return the squares, the points, the streak and the comparison of a finished try."""
    attempt = entry.attempt
    assert attempt is not None and attempt.squares is not None and attempt.points is not None  # noqa: PT018 - it is finished
    won = attempt.squares.count("w")
    row = squares(attempt.squares) if text.look != "text" else _letters(text, attempt.squares)
    lines = [f"{row} **{won}/{ROUNDS}** · {text('daily-points', points=signed(attempt.points))}"]
    comparison = entry.comparison
    if comparison is None:
        return [*lines, *_streak(text, entry)]
    low, middle, high = map(signed, comparison.quartiles)
    beaten = text("daily-beaten", beaten=comparison.beaten, others=comparison.played - 1)
    spread = text("daily-quartiles", played=comparison.played, low=low, middle=middle, high=high)
    return [*lines, *_streak(text, entry), beaten, spread if public else f"-# {spread}"]


def _letters(text: Text, letters: str) -> str:
    """Return the results of rounds in words, for readers who see only words."""
    return text.listed([text("daily-square", square=letter) for letter in letters])


def _streak(text: Text, entry: DailyEntry) -> list[str]:
    now, best = entry.streak
    return [text("daily-streak", now=now, best=best)] if now else []


def _rounds(text: Text, view: TableView, tally: RoundTally) -> tuple[str, ...]:
    """Return a line for each round that is over, and the points of all seats."""
    lines = [
        text("daily-round", mark=SQUARES[square], number=number, square=square, points=signed(points))
        for number, (square, points) in enumerate(zip(tally.squares, tally.points, strict=True), 1)
    ]
    order = sorted(view.seats, key=lambda seat: -seat.score)
    seats = [f"**{seat_name(text, seat)}** {signed(seat.score)}" for seat in order]
    return (*lines, f"-# {text('daily-totals', totals=text.listed(seats))}") if lines else ()


def _proof(text: Text, entry: DailyEntry, *, whole: bool) -> list[str]:
    """Return the sealed end of a server's season. ``whole``: all its digits, and the seed after the day."""
    if entry.end is None:
        return []
    season = season_of(entry.day)
    if entry.seed is None or not whole:
        return [f"-# {text('daily-sealed', season=season, end=entry.end if whole else short_hex(entry.end))}"]
    steps = text("daily-steps", steps=entry.day.day, season=season, end=entry.end)
    return [f"-# {text('daily-seed', seed=entry.seed)}", f"-# {steps}"]


def _buttons(text: Text, builder: ScreenBuilder, entry: DailyEntry, *, in_server: bool) -> list[ActionButton]:
    kind, attempt = _kind(entry.server_id), entry.attempt
    if entry.is_playable:
        is_begun = attempt is not None and not entry.is_replaced
        label = text("button-daily-go-on" if is_begun else "button-daily-play")
        arg = f"{kind} {entry.day.isoformat()}" if is_begun else kind
        return [builder.button(label, Verb.DAILY, arg, style=ButtonStyle.success)]
    row = list(_post(text, entry, in_server=in_server))
    if entry.seed is not None and attempt is not None and attempt.line and attempt.deal_version == VERSION:
        row.append(builder.button(text("button-daily-record"), Verb.TRY, "record", table=attempt.id))
    return row


def _post(text: Text, entry: DailyEntry, *, in_server: bool) -> tuple[ActionButton, ...]:
    attempt = entry.attempt
    if not in_server or attempt is None or attempt.squares is None:
        return ()
    return (ActionButton(text("button-post"), Verb.TRY, "post", table=attempt.id, ply=0, style=ButtonStyle.primary),)
