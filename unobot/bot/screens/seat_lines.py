"""List the seats of the public table, each in one line.

A few seats have their facts in words, and lines below them have the levels of the AIs and the teams. If the mark of
the host would wrap on a phone, it is left out: the menu has it, too. From `CROWD_SIZE` seats on, a line is short enough
for a phone: "🤖 🐸 Lou · 7 · 0". A line above the seats then says what the numbers and signs mean, and has the levels.
"""

from __future__ import annotations

from unobot.ai.level_names import SEATED
from unobot.bot.screens.phone_widths import columns, cut
from unobot.i18n import Text
from unobot.rules.round import View
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import (
    ai_mark,
    hand_words,
    level_words,
    out_words,
    plain_name,
    seat_emblem,
    seat_marks,
    seat_name,
    side_words,
)
from unobot.wording.rulesets import score_words

CROWD_SIZE = 5
"""The fewest seats whose lines are short."""
LETTERS_LINE = 41
"""The columns of a line of letters, which are narrow: "👉 🦊 Ann · 7 cards · 10 points · 👑 host" fits on a phone."""
MAX_COLUMNS = 14
"""The widest name in a short line. Wide characters, such as Chinese ones, count twice."""


def seat_lines(text: Text, view: TableView, state: View) -> list[str]:
    """Return the lines of all seats in the order of play, and before them the legend of short lines."""
    order = [(state.to_move + step * state.direction) % state.seats for step in range(state.seats)]
    order.sort(key=lambda index: index in state.out)
    seats = [view.seats[index] for index in order]
    line = _short_line if state.seats >= CROWD_SIZE else _line
    lines = [line(text, view, seat, state) + _open_hand(text, seat, state) for seat in seats]
    if state.seats >= CROWD_SIZE:
        return [_legend(text, view, state), *lines]
    legend = *level_lines(text, view), team_words(text, view, state)
    return [*lines, *(f"-# {line}" for line in legend if line)]


def round_words(text: Text, state: View) -> str:
    """Return the number of the round, the side of the cards that is up, the direction of play and the draw pile."""
    way = text("table-clockwise") if state.direction == 1 else text("table-counterclockwise")
    facts = text("table-round", number=state.number), side_words(text, state), way
    return " · ".join(filter(None, (*facts, text("table-pile", count=len(state.pile)))))


def _line(text: Text, view: TableView, seat: SeatView, state: View) -> str:
    facts = [f"**{seat_name(text, seat)}**"]
    if seat.index in state.out:
        facts.append(out_words(text, state, seat.index))
    else:
        facts.append(text("cards", count=len(state.hands[seat.index])))
    if state.ruleset.keeps_scores:
        facts.append(score_words(text, state.ruleset, seat.score))
    owes_uno, said_uno = seat.index in state.catchable, state.said_uno[seat.index]
    if owes_uno or said_uno:
        facts.append(text("mark-uno-owed-short" if owes_uno else "mark-uno-short"))
    is_ai = seat.level in SEATED  # its sign stands before the name
    marks = [mark for mark in seat_marks(text, seat, waits=view.waits) if not is_ai or mark not in ai_mark(text, seat)]
    sign = "👉" if seat.index == state.to_move else "🤖" if is_ai else "▫️"
    line = f"{sign} {' · '.join((*facts, *marks))}"
    if columns(line) <= LETTERS_LINE:
        return line
    return f"{sign} {' · '.join((*facts, *(mark for mark in marks if mark != text('mark-host'))))}"


def _short_line(text: Text, view: TableView, seat: SeatView, state: View) -> str:
    """Return a line without words: who plays the seat, its name, its cards, its points, and its marks."""
    name = f"**{short_name(text, seat)}**"
    facts = [name]
    if seat.index in state.out:
        facts.append(out_words(text, state, seat.index))
    else:
        facts.append(str(len(state.hands[seat.index])))
    if state.ruleset.keeps_scores:
        facts.append(str(seat.score))
    line = f"{'👉' if seat.index == state.to_move else _player_sign(seat, view)} {' · '.join(facts)}"
    signs = [sign for sign, is_shown in _signs(seat, state).items() if is_shown]
    return " ".join((line, *signs))


def _signs(seat: SeatView, state: View) -> dict[str, bool]:
    """Return the signs behind a short line, and whether the seat has them."""
    owes = seat.index in state.catchable
    return {"❗": owes, "📣": state.said_uno[seat.index] and not owes, "👑": seat.host}


def _player_sign(seat: SeatView, view: TableView) -> str:
    """Return the sign of the player: an AI, a person that is away, or a person."""
    if seat.away or (seat.autopilot and (view.waits or not seat.resting)):
        return "💤"
    return "🤖" if seat.level is not None or seat.autopilot else "▫️"


def _legend(text: Text, view: TableView, state: View) -> str:
    """Return what the numbers and signs of the short lines mean. Only signs in use are explained."""
    used_signs = {_player_sign(seat, view) for seat in view.seats}
    used_signs |= {sign for seat in view.seats for sign, is_shown in _signs(seat, state).items() if is_shown}
    levels = level_lines(text, view)
    is_one = len({seat.level for seat in view.seats} - {None}) == 1
    meanings = {
        "🤖": levels[0] if levels and is_one else text("legend-ai"),
        "💤": text("mark-gone" if view.waits else "legend-away"),
        "👑": text("mark-host"),
        "📣": text("mark-uno"),
        "❗": text("mark-uno-owed"),
    }
    numbers = [text("legend-cards")]
    if state.ruleset.keeps_scores:
        numbers.append(text("legend-rounds-won" if state.ruleset.scoring == "best_of" else "legend-points"))
    legend = f"-# {' · '.join((*numbers, *(meaning for sign, meaning in meanings.items() if sign in used_signs)))}"
    if levels and not is_one:
        legend = f"{legend}\n-# {levels[0]}"
    teams = team_words(text, view, state)
    return f"{legend}\n-# {teams}" if teams else legend


def team_words(text: Text, view: TableView, state: View) -> str:
    """Return who plays with whom, or an empty string if the rules have no teams.

    A few seats are named. Of many, their emblems are short enough for a phone.
    """
    if not state.ruleset.teams:
        return ""
    pairs = [(seat, _partner(view, seat, state)) for seat in view.seats[: state.seats // 2]]
    is_crowd = state.seats >= CROWD_SIZE
    pair_words = [
        " + ".join((is_crowd and seat_emblem(text, seat)) or plain_name(text, seat) for seat in pair) for pair in pairs
    ]
    return text("legend-teams", teams=text.listed(pair_words))


def level_lines(text: Text, view: TableView) -> list[str]:
    """Return a line with the levels of the AIs, if there are any, such as "🤖 casual: Kim, Lou · clever: Max"."""
    names = {level: [seat.name for seat in view.seats if seat.level == level] for level in SEATED}
    names = {level: ai_names for level, ai_names in names.items() if ai_names}
    if len(names) == 1:
        return [text("mark-ai", level=level_words(text, *names))]
    by_level = (f"{level_words(text, level)}: {', '.join(ai_names)}" for level, ai_names in names.items())
    return [f"🤖 {' · '.join(by_level)}"] if names else []


def open_hand_lines(text: Text, view: TableView, state: View) -> list[str]:
    """Return the hands that the rules show to everybody, each with its name."""
    seats = [seat for seat in view.seats if _is_open(seat, state)]
    return [f"**{short_name(text, seat)}** · {_open_words(text, seat, state)}" for seat in seats]


def _open_hand(text: Text, seat: SeatView, state: View) -> str:
    """Return a line with the cards of a hand that the rules show to everybody, or an empty string."""
    return f"\n-# {_open_words(text, seat, state)}" if _is_open(seat, state) else ""


def _is_open(seat: SeatView, state: View) -> bool:
    return 0 < len(state.hands[seat.index]) < state.ruleset.open_hands


def _open_words(text: Text, seat: SeatView, state: View) -> str:
    return text("open-hand", cards=hand_words(text, state.hands[seat.index]))


def _partner(view: TableView, seat: SeatView, state: View) -> SeatView:
    return view.seats[(seat.index + state.seats // 2) % state.seats]


def short_name(text: Text, seat: SeatView) -> str:
    """Return the emblem of a seat, and its name, which is at most `MAX_COLUMNS` wide."""
    return f"{seat_emblem(text, seat)} {cut(plain_name(text, seat), MAX_COLUMNS)}".lstrip()
