"""Show the public table during a round.

A drawn table fits on a phone together with a hand: the last moves, the picture, and one line for the turn. The picture
has everything else, and its description says so to blind users. A table in words has all of it in lines.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import BOUND_DOT, ActionButton, ScreenBuilder
from unobot.bot.screens.illustrations import can_draw_name, roulette_of, roulette_words, table_picture
from unobot.bot.screens.lobby import lobby_screen
from unobot.bot.screens.phone_widths import LINE, SMALL_LINE, TIME, columns, fitted
from unobot.bot.screens.results import end_of_match_screen, end_of_round_screen, waits_words
from unobot.bot.screens.seat_buttons import catch_button
from unobot.bot.screens.seat_lines import (
    CROWD_SIZE,
    open_hand_lines,
    round_words,
    seat_lines,
    short_name,
)
from unobot.bot.screens.vote import say_vote
from unobot.i18n import Text
from unobot.records.launcher_presses import presses_of
from unobot.rules.events import Phase
from unobot.rules.round import View
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import (
    card_picture,
    card_words,
    color_emoji,
    color_words,
    custom_words,
    failed_engine_lines,
    is_roulette,
    picture_url,
    seat_name,
    sought_color,
    text_for_side,
    time_left,
)
from unobot.wording.character_words import remark_line
from unobot.wording.match_words import moment_line
from unobot.wording.narration import narrate_table
from unobot.wording.reaction_words import reaction_line
from unobot.wording.rulesets import ruleset_words

MAX_LENGTH = 4000
"""Discord's limit of characters in a message's texts."""
BUTTONS_PER_ROW = 5
"""Buttons in a row, which is Discord's limit."""
RECENT_MOVES, CROWD_MOVES = 4, 2
"""The number of last moves that the table in words shows, with few seats and with many. A banner tells one of them."""
_SENTENCE_END, _PAUSE = re.compile("[.!?] |[。！？।]"), re.compile(": |：")
_BOLD = re.compile(r"\*\*.*?\*\*")
_CLAUSE = 12
"""The fewest columns beside a name that say something: "deals round 1:", and not the Polish for "plays:"."""


def table_screen(text: Text, view: TableView, *, followed: bool = False, attaches: bool = True) -> LayoutView:
    """Return the public message of a table in any status: lobby, play, pause between rounds, over or closed.

    ``followed``: whether the same players have opened the next table. ``attaches``: whether pictures can be attached.
    """
    if view.status == "lobby":
        return lobby_screen(text, view, attaches=attaches)
    screen = _table(text, view, followed=followed, attaches=attaches)
    if screen.content_length() > MAX_LENGTH and text.look != "text":  # an app emoji has about 35 characters
        text = text.with_look("text", {})
        screen = _table(text, view, followed=followed, attaches=attaches)
    if screen.content_length() > MAX_LENGTH:  # ten open hands, dozens of house rules, a long language
        screen = _table(text, view, followed=followed, attaches=attaches, brief=True)
    return screen


def _table(text: Text, view: TableView, *, followed: bool, attaches: bool, brief: bool = False) -> LayoutView:
    """Return one rendering of the table. ``brief``: whether only the rule code stands for the rules."""
    if view.status == "pause":
        return end_of_round_screen(text, view, attaches=attaches)
    if view.status == "playing" and view.view is not None:
        return _playing(text, view, view.view, attaches=attaches, brief=brief)
    return end_of_match_screen(text, view, followed=followed, attaches=attaches)


def turn_ping(text: Text, view: TableView) -> str:
    """Return the text of a turn reminder. ``view.status`` is ``playing``.

    A slow table sends many reminders, so its reminders also say how to turn them off.
    """
    call = _ping_words(text, view).replace(" · ", BOUND_DOT)
    return "\n".join((call, f"-# {text('ping-switch-off')}")) if view.slow else call


def _ping_words(text: Text, view: TableView) -> str:
    assert view.view is not None, "a turn can only be called while a round is played"
    mention = f"<@{view.seats[view.view.to_move].user_id}>"
    if view.view.phase is Phase.ANSWER and view.view.owed_color is None:
        if view.deadline is None:
            return text("ping-answer-untimed", mention=mention, owed=view.view.owed)
        return text("ping-answer", mention=mention, owed=view.view.owed, when=time_left(view.deadline))
    if view.view.phase is Phase.VOTE or not view.view.discard:
        if view.deadline is None:
            return text("ping-first-untimed", mention=mention)
        return text("ping-first", mention=mention, when=time_left(view.deadline))
    card = card_words(text, view.view.top, view.view.color)
    if view.deadline is None:
        return text("ping-turn-untimed", mention=mention, card=card)
    return text("ping-turn", mention=mention, card=card, when=time_left(view.deadline))


def _playing(text: Text, view: TableView, state: View, *, attaches: bool, brief: bool) -> LayoutView:
    text, builder = text_for_side(text, state.side), ScreenBuilder(view.id, view.ply)
    rules = text("ruleset-code", code=view.ruleset.code) if brief else ruleset_words(text, view.ruleset)
    if state.phase is Phase.VOTE:
        say_vote(text, view, state, builder)
        builder.say(waits_words(text, view) if view.waits else "", reaction_line(text, view))
        builder.say(f"-# {rules}")
        builder.row(
            builder.button(text("button-hand"), Verb.HAND, style=ButtonStyle.primary),
            builder.button(text("button-more"), Verb.MORE),
        )
        return builder.view()
    draws = view.drawn and attaches and text.look != "text"
    picture = table_picture(text, view, state, partial(table_words, text, view, state)) if draws else None
    remark, moment = remark_line(text, view), moment_line(text, view)
    if picture is not None:  # the moment is the last thing above the buttons, where eyes are
        turn = turn_line(text, view, state)
        below = sum(map(_rows, (turn, remark, fitted(moment)))) - 1
        is_told = below > 0 or any(map(presses_of, view.recent[-1:]))
        strips = state.rule_tables.launcher + (roulette_of(view) is not None)  # each is as high as a line
        builder.say(*last_moves(text, view, 2 - below - strips, is_told=is_told))
        builder.picture(picture)
        lines = lines_below_picture(text, view, state)
        builder.say(*lines, turn, remark, fitted(moment))
    else:
        news = moment, remark, reaction_line(text, view)
        url = picture_url(text, state.top, state.color) if state.discard else None
        if state.seats >= CROWD_SIZE:  # a phone shows the end of a long message, so the card and the turn stand there
            _say_seats(text, view, state, builder, rules)
            _say_recent(text, view, builder)
            builder.say(*news)
            builder.line()
            _say_now(text, view, state, builder, url)
        else:
            _say_now(text, view, state, builder, url)
            builder.say(*news)
            builder.line()
            _say_seats(text, view, state, builder, rules)
            _say_recent(text, view, builder)
    hand = builder.button(text("button-hand"), Verb.HAND, style=ButtonStyle.primary)
    more = builder.button(text("button-more"), Verb.MORE)
    builder.rows([hand, *_calls(text, view, state, builder), more], BUTTONS_PER_ROW)
    return builder.view(state.color)


def table_words(text: Text, view: TableView, state: View) -> str:
    """Return what a picture of the table shows as lines, which stand for a picture that cannot be drawn."""
    lines = [f"## {heading(text, state)}", *seat_lines(text, view, state), f"-# {round_words(text, state)}"]
    turned_up = roulette_words(text, view)
    return "\n".join([*lines, f"-# {turned_up}"] if turned_up else lines)


def last_moves(text: Text, view: TableView, lines: int, *, is_told: bool = False) -> list[str]:
    """Return the last moves in up to two ``lines`` of a phone, the newest last, so that a table keeps its height.

    ``is_told``: whether another line says the same, so that a move of more lines may be left out.
    """
    older, newest = ["", "", *narrate_table(text, view, 2)][-2:]
    if not newest or lines < 1:
        return []
    if lines == 1:
        head = _first_sentences(newest)
        if head or is_told:
            return [f"-# {head}"] if head else []
    if lines == 1 or columns(newest) > LINE:  # it takes two lines of small text
        return [f"-# {_first_sentences(newest, 2 * SMALL_LINE) or newest}"]
    older = _first_sentences(older)
    return [f"-# {older}", newest] if older else [newest]


def _first_sentences(line: str, width: int = SMALL_LINE) -> str:
    """Return the sentences of a move that fit in ``width`` columns, or the first one up to a colon.

    Return an empty string if neither fits. A period before a small letter ends no sentence: it is an ordinal of
    Turkish, such as "1. el".
    """
    sentences = [match.end() for match in _SENTENCE_END.finditer(line) if not line[match.end() :][:1].islower()]
    pauses = [match.end() for match in _PAUSE.finditer(line)]
    clauses = [end for end in pauses if columns(_BOLD.sub("", line[:end])) >= _CLAUSE]
    ends = [*reversed(sentences), *reversed(clauses)]
    heads = [line] + [f"{line[:end].rstrip()} …" for end in ends]
    return next((head for head in heads if columns(head) <= width and head.count("**") % 2 == 0), "")


def _rows(line: str) -> int:
    """Return how many rows of a phone a line takes."""
    width = SMALL_LINE if line.startswith("-# ") else LINE
    return -(-(columns(line.removeprefix("-# ")) + TIME * line.count("<t:")) // width)


def turn_line(text: Text, view: TableView, state: View) -> str:
    """Return the line below the picture of a table: the turn and its time."""
    turn = waits_words(text, view) if view.waits else f"👉 {_short_turn(text, view, state)}"
    if view.deadline is None or view.is_silent or _plays_by_itself(view.seats[state.to_move]):
        return turn
    return f"{turn} · {text('table-until', when=time_left(view.deadline))}"


def lines_below_picture(text: Text, view: TableView, state: View) -> list[str]:
    """Return what a picture of a table cannot show: names without letters in the fonts, and what is rare."""
    nameless = [
        f"{short_name(text, seat)} {len(state.hands[seat.index])}"
        for seat in view.seats
        if not can_draw_name(text, seat) and seat.index not in state.out
    ]
    lines = [
        " · ".join(nameless),
        text("table-silent") if view.is_silent else "",
        _skip_words(text, view),
        "" if view.round_ends is None else text("table-round-ends", when=time_left(view.round_ends)),
        *open_hand_lines(text, view, state),
    ]
    return [*(f"-# {line}" for line in lines if line), *_rare_lines(text, view, state)]


def _short_turn(text: Text, view: TableView, state: View) -> str:
    """Return who has to move, and what must be answered."""
    seat = view.seats[state.to_move]
    name = short_name(text, seat)
    if state.owed_color is not None:
        return _until_words(text, view, state, name, short_name, color_emoji(text, state.owed_color))
    if state.phase is Phase.ANSWER and state.challenged is not None:
        return text("table-turn-answer", name=name, owed=state.owed, by=short_name(text, view.seats[state.challenged]))
    if state.phase is Phase.ANSWER:
        return text("table-turn-owes", name=name, owed=state.owed)
    if state.phase is Phase.DRAWN:
        return text("table-turn-drawn", name=name)
    if is_roulette(state):
        return text("table-roulette", name=name)
    if state.phase is Phase.COLOR or _plays_by_itself(seat):
        return _thinking(text, name, state)
    return f"**{name}**"


def _until_words(
    text: Text, view: TableView, state: View, name: str, named: Callable[[Text, SeatView], str], emoji: str
) -> str:
    """Return that a seat has to draw until a color comes, or to answer. ``named``: how other seats are called."""
    assert state.owed_color is not None
    color = emoji or color_words(text, state.owed_color)
    if state.challenged is None:
        return text("table-owes-until", name=name, color=color)
    return text("table-answer-until", name=name, color=color, by=named(text, view.seats[state.challenged]))


def _say_now(text: Text, view: TableView, state: View, builder: ScreenBuilder, url: str | None) -> None:
    """Add the top card and the player to move. ``url``: the picture of the card, or None to show it as an emoji."""
    title = heading(text if url is None else text.with_look("shapes", text.pictures), state)
    lines = [f"## {title}", f"### {_turn_words(text, view, state)}", _until(text, view, state), _skip_words(text, view)]
    if url is None:
        builder.say(*lines)
    else:
        alt = text("alt-top", card=card_words(text, state.top, state.color))
        builder.beside(url, alt, "\n".join(filter(None, lines)))


def _say_seats(text: Text, view: TableView, state: View, builder: ScreenBuilder, rules: str) -> None:
    """Add the seats, and the facts of the round. ``rules``: the ruleset in words."""
    builder.say(*seat_lines(text, view, state))
    ends = [] if view.round_ends is None else [text("table-round-ends", when=time_left(view.round_ends))]
    facts = " · ".join((round_words(text, state), *ends))
    undo = f"-# {text('table-take-back')}" if view.takes_back else ""
    builder.say(f"-# {facts}", f"-# {rules}", undo, *_rare_lines(text, view, state))


def _rare_lines(text: Text, view: TableView, state: View) -> list[str]:
    """Return the lines about a rule that a card made, about people who join, and about engines that failed."""
    custom = "" if state.rule is None else f"-# {text('narration-rule', rule=custom_words(text, state.rule))}"
    joining = text("table-newcomers", names=text.listed(list(view.newcomers))) if view.newcomers else ""
    return [custom, joining, *failed_engine_lines(text, view)]


def _say_recent(text: Text, view: TableView, builder: ScreenBuilder) -> None:
    """Add the last moves, the newest last."""
    moves = CROWD_MOVES - bool(moment_line(text, view)) if len(view.seats) >= CROWD_SIZE else RECENT_MOVES
    *older, newest = narrate_table(text, view, moves) or [""]
    if newest:
        builder.line()
        builder.say(*(f"-# {line}" for line in older), newest)


def _calls(text: Text, view: TableView, state: View, builder: ScreenBuilder) -> list[ActionButton]:
    """Return the buttons Uno and Catch, or none if the rules do not use Uno calls.

    While seats owe an Uno call, the buttons are red, and each of these seats has its own Catch button. The buttons name
    the seats if there are several.
    """
    if not state.rule_tables.calls:
        return []
    style = ButtonStyle.danger if view.causes else ButtonStyle.secondary
    uno = builder.button(text("button-uno"), Verb.UNO, "say", style=style)
    if not view.causes:
        return [uno, builder.button(text("button-catch"), Verb.CATCH, off=True)]
    catches = []
    for owes, cause in view.causes.items():
        if len(view.causes) == 1:
            catches.append(builder.button(text("button-catch"), Verb.CATCH, str(owes), style=style, ply=cause))
        else:
            catches.append(catch_button(text, view, builder, owes, cause))
    return [uno, *catches]


def heading(text: Text, state: View) -> str:
    """Return the card to match, in words and with its emoji."""
    if not state.discard:
        return text("table-nothing-laid")
    top = state.top
    if state.color is None and state.rule_tables.colors:
        return text("table-color-open", emoji=card_picture(text, top), card=card_words(text, top))
    return text("table-title", emoji=card_picture(text, top, state.color), card=card_words(text, top, state.color))


def _turn_words(text: Text, view: TableView, state: View) -> str:
    """Return the line that says what the player to move has to do."""
    seat = view.seats[state.to_move]
    name = seat_name(text, seat)
    if view.waits:
        return waits_words(text, view)
    if is_roulette(state):
        return text("table-roulette", name=name)
    if _plays_by_itself(seat):
        return _thinking(text, name, state)
    if state.owed_color is not None:
        return _until_words(text, view, state, name, seat_name, sought_color(text, state))
    if state.phase is Phase.ANSWER and state.challenged is not None:
        return text("table-answer", name=name, owed=state.owed, by=seat_name(text, view.seats[state.challenged]))
    if state.phase is Phase.ANSWER:
        return text("table-owes", name=name, owed=state.owed)
    if state.phase is Phase.DRAWN:
        return text(_drawn(state.ruleset), name=name)
    if not state.discard:
        return text("table-play-any", name=name)
    if not state.rule_tables.colors:
        return text("table-any", name=name)
    if state.color is None:
        return text("table-color", name=name)
    emoji, color = color_emoji(text, state.color), color_words(text, state.color)
    if state.top.is_wild:
        return text("table-play-color", name=name, emoji=emoji, color=color)
    return text("table-play", name=name, emoji=emoji, color=color, face=text("face", face=state.top.face.value))


def _thinking(text: Text, name: str, state: View) -> str:
    """Return what the AI called ``name`` thinks about. It depends on the public question only."""
    if state.phase is Phase.ANSWER and state.challenged is not None and state.owed_color is not None:
        return text("table-thinking-challenge-until", name=name)
    if state.phase is Phase.ANSWER and state.challenged is not None:
        return text("table-thinking-challenge", name=name, owed=state.owed)
    if state.phase is Phase.ANSWER and state.owed_color is not None:
        return text("table-thinking", name=name)
    if state.phase is Phase.ANSWER:
        return text("table-owes", name=name, owed=state.owed)
    if state.phase is Phase.DRAWN:
        return text("table-thinking-drawn", name=name)
    if state.phase is Phase.COLOR:
        is_aimed = state.rule_tables.effects[state.top.face].aims
        return text("table-thinking-target" if is_aimed else "table-thinking-color", name=name)
    return text("table-thinking", name=name)


def _drawn(ruleset: Ruleset) -> str:
    """Return the message id for a drawn card. The public sentence must not reveal whether the card can be played."""
    if ruleset.blind_draw:
        return "table-drawn-blind"
    return "table-drawn-must" if ruleset.drawn_card == "must_play" else "table-drawn"


def _until(text: Text, view: TableView, state: View) -> str:
    if view.is_silent:
        return text("table-silent")
    if view.deadline is None or _plays_by_itself(view.seats[state.to_move]):
        return ""
    return text("table-until", when=time_left(view.deadline))


def _skip_words(text: Text, view: TableView) -> str:
    return text("table-skip", count=view.skip_votes, needed=view.skip_needed) if view.skip_votes else ""


def _plays_by_itself(seat: SeatView) -> bool:
    return seat.level is not None or seat.away or seat.autopilot
