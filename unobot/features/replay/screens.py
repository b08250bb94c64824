"""Show a finished match at one of its entries with all hands open, its files, and the mistakes of a player.

Each button carries the ply that it leads to. So every reader has a position of their own, also after a restart.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

import discord
from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.bot.screens.illustrations import replay_picture
from unobot.bot.screens.phone_widths import LINE, SMALL_LINE, columns
from unobot.bot.screens.results import coach_button, result_words
from unobot.bot.screens.table import MAX_LENGTH, last_moves, lines_below_picture
from unobot.coach.advice import MAX_MISTAKES, Mistake
from unobot.coach.luck import Luck
from unobot.features.replay.replay import ReplayMoment, ReplayView
from unobot.i18n import Text
from unobot.rules.events import Phase
from unobot.rules.round import View
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import card_picture, card_words, hand_words, out_words, plain_name, seat_name
from unobot.wording.coach_words import luck_words, mistake_words
from unobot.wording.key_moment_words import key_moment_words
from unobot.wording.narration import narrate_all
from unobot.wording.rulesets import ruleset_words, score_words

MAX_MENU_MOMENTS = 25
"""The most key moments in the menu, which is Discord's limit."""
_MOMENTS_BEFORE = 8
"""The key moments before the shown entry in the menu, if there are more than `MAX_MENU_MOMENTS` in all."""
_LONG_MOVE = 2 * LINE
"""The columns above which a move stands in small text."""
_MAX_LABEL_LENGTH = 100
"""Discord's limit of characters in an option of a menu."""


def replay_screen(text: Text, replay: ReplayView, *, attaches: bool = True) -> LayoutView:
    """Return one position. ``attaches``: whether pictures can be attached."""
    screen = _screen(text, replay, attaches=attaches)
    if screen.content_length() > MAX_LENGTH and text.look != "text":  # an app emoji has about 35 characters
        screen = _screen(text.with_look("text", {}), replay, attaches=False)
    if screen.content_length() > MAX_LENGTH:  # hundreds of cards
        screen = _screen(text.with_look("text", {}), replay, attaches=False, brief=True)
    return screen


def _screen(text: Text, replay: ReplayView, *, attaches: bool, brief: bool = False) -> LayoutView:
    """Return one rendering. ``brief``: show only the number of cards in each hand."""
    view, builder = replay.table, ScreenBuilder(replay.table.id, replay.table.ply)
    assert view.view is not None, "a replay begins with a deal"
    state = view.view
    rules = "" if brief or view.ply else f"-# {ruleset_words(text, view.ruleset, has_code=False)}"
    title = text("replay-title", round=state.number, rounds=replay.rounds)
    draws = attaches and text.look != "text" and state.phase is not Phase.VOTE
    in_words = partial(_seats_in_words, text, view, state, brief=brief)
    picture = replay_picture(text, view, state, in_words) if draws else None
    builder.say(f"## {title}", rules)
    if picture is None:
        builder.line()
        builder.say(in_words())
        *older, newest = narrate_all(text, [(entry, view.seats) for entry in view.recent]) or [""]
        newest = f"-# {newest}" if columns(newest) > _LONG_MOVE else newest
        older = [line for line in older if columns(line) <= SMALL_LINE]
        is_over = view.status in ("pause", "over")  # a phone shows the end of a long message, so the move stands there
        builder.say(*(f"-# {line}" for line in older), newest, f"### {result_words(text, view)}" if is_over else "")
    else:  # how a round ended is a key moment, which the menu shows
        builder.picture(picture)
        builder.say(*lines_below_picture(text, view, state), *last_moves(text, view, 2))
    _navigation(text, replay, builder)
    return builder.view(state.color)


def _top(text: Text, state: View) -> str:
    """Return the top card and the size of the draw pile."""
    pile = text("table-pile", count=len(state.pile))
    if not state.discard:
        return pile
    card = f"{card_picture(text, state.top, state.color)} {card_words(text, state.top, state.color)}".strip()
    return f"{card} · {pile}"


def _seats_in_words(text: Text, view: TableView, state: View, *, brief: bool) -> str:
    """Return the top card, the draw pile, and a line for each seat, which say what a picture shows."""
    seats = (_seat_line(text, view, seat, state, brief=brief) for seat in view.seats)
    return "\n".join((f"-# {_top(text, state)}", *seats))


def _seat_line(text: Text, view: TableView, seat: SeatView, state: View, *, brief: bool) -> str:
    """Return a seat with the number of its cards, its points, and unless ``brief`` a small line with its cards."""
    facts = [f"**{seat_name(text, seat)}**"]
    is_out = seat.index in state.out
    count = len(state.hands[seat.index])
    facts.append(out_words(text, state, seat.index) if is_out else text("cards", count=count))
    if state.ruleset.keeps_scores:
        facts.append(score_words(text, state.ruleset, seat.score))
    if seat.index in state.catchable:
        facts.append(text("mark-uno-owed"))
    moves, hand = seat.index == state.to_move and view.status == "playing", state.hands[seat.index]
    cards = f"\n-# {hand_words(text, hand)}" if hand and not brief else ""
    if cards and state.backs is not None:
        cards += f"\n-# {text('alt-backs', cards=hand_words(text, state.backs.hands[seat.index]))}"
    return f"{'👉' if moves else '▫️'} {' · '.join(facts)}{cards}"


def _navigation(text: Text, replay: ReplayView, builder: ScreenBuilder) -> None:
    """Add the buttons that lead to other entries, and the menu of the key moments."""
    ply, last = replay.table.ply, replay.last
    plies = [moment.moment.ply for moment in replay.moments]
    later = [other for other in plies if other > ply]
    forward = ButtonStyle.primary
    builder.row(
        _step(builder, text("button-first"), replay.previous_round, off=ply == 0),
        _step(builder, text("button-previous"), max(0, ply - 1), off=ply == 0),
        builder.button(text("button-page", page=ply + 1, pages=last + 1), Verb.REPLAY, ply=ply, off=True),
        _step(builder, text("button-next"), min(last, ply + 1), off=ply == last, style=forward),
        _step(builder, text("button-last"), _ply_or(replay.next_round, last), off=ply == last),
    )
    what_if = builder.button(text("button-what-if"), Verb.WHAT_IF, off=replay.table.status == "over")
    builder.row(
        _step(builder, text("button-moment-next"), later[0] if later else ply, off=not later),
        what_if,
    )
    if plies:
        _moment_menu(text, replay, builder, sum(other < ply for other in plies))
    builder.row(
        builder.button(text("button-save-page"), Verb.SAVE, "page"),
        builder.button(text("button-save-gif"), Verb.SAVE, "gif"),
        coach_button(text, builder),
    )


def _moment_menu(text: Text, replay: ReplayView, builder: ScreenBuilder, earlier: int) -> None:
    """Add the menu of the key moments. ``earlier``: the number of moments before the shown entry."""
    ply = replay.table.ply
    first = max(0, min(earlier - _MOMENTS_BEFORE, len(replay.moments) - MAX_MENU_MOMENTS))
    moments = replay.moments[first : first + MAX_MENU_MOMENTS]
    teams = replay.table.ruleset.teams
    options = [_option(text, moment, teams=teams, is_current=moment.moment.ply == ply) for moment in moments]
    builder.menu(Verb.REPLAY, "moment", options, text("replay-moments"))


def _ply_or(ply: int | None, other: int) -> int:
    return other if ply is None else ply


def _step(
    builder: ScreenBuilder, label: str, ply: int, *, off: bool, style: ButtonStyle = ButtonStyle.secondary
) -> ActionButton:
    return builder.button(label, Verb.REPLAY, ply=ply, off=off, style=style)


def _option(text: Text, moment: ReplayMoment, *, teams: bool, is_current: bool) -> discord.SelectOption:
    names = [plain_name(text, seat) for seat in moment.seats]
    words = f"{moment.moment.ply + 1} · {key_moment_words(text, moment.moment, names, teams=teams)}"
    label = words if len(words) <= _MAX_LABEL_LENGTH else f"{words[: _MAX_LABEL_LENGTH - 1]}…"
    return discord.SelectOption(label=label, value=str(moment.moment.ply), default=is_current)


def page_file_screen(text: Text, name: str) -> LayoutView:
    """Return the screen of the page. ``name``: the name of the attached file."""
    builder = ScreenBuilder()
    builder.say(text("files-page"))
    builder.file(name)
    return builder.view()


def gif_file_screen(text: Text, name: str) -> LayoutView:
    """Return the screen of the GIF, which Discord plays. ``name``: the name of the attached file."""
    builder = ScreenBuilder()
    builder.say(text("files-gif"))
    builder.attached_picture(name, text("files-gif-alt"))
    return builder.view()


COACH_PAGES: Final = ("", *map(str, range(MAX_MISTAKES + 1)))
"""The arguments of the buttons of the coach: none for the first page, or the number of a page, from 0."""


class CoachedDecision(NamedTuple):
    """A decision, and the table before it as the player saw it."""

    mistake: Mistake
    table: TableView


def coach_screen(
    text: Text, table_id: int, luck: Luck, lessons: Sequence[CoachedDecision], *, page: int = 0, attaches: bool = True
) -> LayoutView:
    """Return a page: a decision, from 0 for the most costly one, or the luck on the last page.

    ``attaches``: whether pictures can be attached.
    """
    builder = ScreenBuilder(table_id)
    builder.say(f"## {text('coach-title')}")
    page %= len(lessons) + 1
    buttons = []
    if page < len(lessons):
        builder.say(text("coach-some", count=len(lessons)) if page == 0 else "")
        _say_lesson(text, lessons[page], builder, attaches=attaches)
        ply = lessons[page].mistake.ply
        buttons.append(builder.button(text("button-coach-replay"), Verb.REPLAY, "open", ply=ply))
    else:
        builder.say(luck_words(text, luck), "" if lessons else text("coach-none"), f"-# {text('coach-how')}")
    if lessons:
        following = (page + 1) % (len(lessons) + 1)
        label = text("button-coach-next", number=following + 1, count=len(lessons) + 1)
        buttons.append(builder.button(label, Verb.COACH, str(following)))
    builder.row(*buttons)
    return builder.view()


def _say_lesson(text: Text, lesson: CoachedDecision, builder: ScreenBuilder, *, attaches: bool) -> None:
    mistake, table = lesson.mistake, lesson.table
    state = table.view
    assert state is not None, "a decision is made in a round"
    builder.say(mistake_words(text, mistake, state, [plain_name(text, seat) for seat in table.seats]))
    in_words = partial(hand_words, text, state.hands[mistake.seat])
    draws = attaches and text.look != "text"
    picture = replay_picture(text, table, state, in_words) if draws else None
    if picture is None:
        top = card_words(text, state.top, state.color) if state.discard else text("table-nothing-laid")
        builder.say(f"-# {text('coach-top', card=top)}", f"-# {text('coach-hand', cards=in_words())}")
    else:
        builder.picture(picture)
