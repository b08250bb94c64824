"""Show the result of a round (the winner, the hands, the scores) or of a match (places, early end)."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import MAX_ALT_LENGTH, ActionButton, Picture, ScreenBuilder
from unobot.bot.screens.fair_deal import check_button, short_hex
from unobot.bot.screens.illustrations import (
    facts_words,
    hands_picture,
    match_picture,
    picture_names,
    score_goal,
    sheet_picture,
)
from unobot.bot.screens.notify_me import notify_me_button
from unobot.bot.screens.phone_widths import LINE, columns
from unobot.bot.screens.seat_lines import CROWD_SIZE
from unobot.bot.screens.start import open_button
from unobot.i18n import Text
from unobot.rules.cards import Side
from unobot.rules.events import RoundEnded
from unobot.rules.play.scoring import partners
from unobot.rules.round import View
from unobot.tables.state.places import PLACES
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import (
    card_emoji,
    card_words,
    failed_engine_lines,
    hand_words,
    seat_emblem,
    seat_name,
    time_left,
)
from unobot.wording.character_words import remark_line
from unobot.wording.match_words import achievement_line, moment_line, rating_line
from unobot.wording.reaction_words import reaction_line
from unobot.wording.rulesets import ruleset_words, score_terms, score_words

_MAX_BAR, _MIN_BAR = 10, 4
"""The letters of a bar: the most, and the fewest that show anything."""
_PLACE_EMOJIS = ("🥇", "🥈", "🥉", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣", "🔟")


def end_of_round_screen(text: Text, view: TableView, *, attaches: bool = True) -> LayoutView:
    """Return the pause between two rounds: the result, the time of the next round, the scores, the cards left.

    In pictures, the scores and the cards stand in the pictures alone, so that all of it fits the screen of a phone.
    """
    assert view.view is not None, "a pause follows a round"
    builder, draws = ScreenBuilder(view.id, view.ply), _draws(text, view, attaches=attaches)
    builder.say(
        f"## {result_words(text, view)}",
        "" if draws else moment_line(text, view),
        remark_line(text, view),
        reaction_line(text, view),
        next_round_words(text, view),
    )
    if not draws:
        builder.line()
    _say_scores(text, view, builder, draws=draws)
    _say_round(text, view, view.view, builder, draws=draws)
    ready = [seat_name(text, seat) for seat in view.seats if seat.ready]
    builder.say(text("round-ready", names=text.listed(ready)) if ready else "")
    rules = "" if draws else f"-# {ruleset_words(text, view.ruleset)}"
    builder.say(rules, *failed_engine_lines(text, view))
    builder.row(ready_button(text, builder), builder.button(text("button-more"), Verb.MORE))
    return builder.view(view.view.color)


def ready_button(text: Text, builder: ScreenBuilder) -> ActionButton:
    """Return the button that ends the pause. When all players have pressed it, the next round is dealt."""
    return builder.button(text("button-ready"), Verb.READY, style=ButtonStyle.success)


def end_of_match_screen(text: Text, view: TableView, *, followed: bool = False, attaches: bool = True) -> LayoutView:
    """Return the end of a match that was won, or of a table that was closed early.

    Its buttons open the next match of the same players, and what can be seen of this one. ``followed``: the next match
    is already open. In pictures, the match card and the cards left say what the words look says in words. *More* has
    the facts in words.
    """
    if view.sealed and view.view is not None:
        return _sealed_end_screen(text, view, followed=followed)
    builder, draws = ScreenBuilder(view.id, view.ply), _draws(text, view, attaches=attaches)
    unfinished = view.winner is None and view.view is not None
    builder.say(
        f"## {result_words(text, view)}",
        text("match-closed-scores") if unfinished else "",
        remark_line(text, view),
    )
    if view.view is None:
        builder.row(open_button(text, builder))
        return builder.view()
    if not draws:
        builder.line()
    if not (draws and view.facts is not None and _show_card(text, view, builder)):
        _say_scores(text, view, builder, draws=draws)
    _say_round(text, view, view.view, builder, draws=draws)
    news = [line for line in (rating_line(text, view), achievement_line(text, view)) if line]
    if news and not draws:
        builder.line()
    builder.say(*(f"-# {line}" for line in news))
    builder.say(
        f"-# {text('match-followed')}" if followed else "",
        *(f"-# {sentence}" for sentence in (_uncounted(text, view), _leavers(text, view)) if sentence),
        *failed_engine_lines(text, view),
    )
    _add_buttons(text, builder, followed=followed)
    return builder.view()


def _draws(text: Text, view: TableView, *, attaches: bool) -> bool:
    """Return whether pictures say what they can. Otherwise words say everything."""
    return attaches and view.drawn and text.look != "text"


def _show_card(text: Text, view: TableView, builder: ScreenBuilder) -> bool:
    """Add the match card, with the places in words if it cannot write a name. Return whether it can be drawn."""
    places = _place_lines(text, view)
    has_names = all(picture_names(text, view))
    card = match_picture(text, view, lambda: "\n".join([*(places if has_names else ()), facts_words(text, view)]))
    if card is None:
        return False
    builder.picture(card)
    if not has_names:
        builder.say(*places)
    return True


def _sealed_end_screen(text: Text, view: TableView, *, followed: bool) -> LayoutView:
    """Return the end of a match whose deal is still played at another table: who won, and nothing of the cards."""
    builder = ScreenBuilder(view.id, view.ply)
    builder.say(f"## {result_words(text, view)}", text("match-sealed"))
    builder.say(f"-# {text('match-followed')}" if followed else "")
    _add_buttons(text, builder, followed=followed)
    return builder.view()


def _add_buttons(text: Text, builder: ScreenBuilder, *, followed: bool) -> None:
    """Add the buttons after a match. *Rematch* stands alone in the first row."""
    if not followed:
        builder.row(builder.button(text("button-rematch"), Verb.REMATCH, style=ButtonStyle.success, emoji="🔁"))
    more = builder.button(text("button-more"), Verb.MORE)
    builder.row(replay_button(text, builder), coach_button(text, builder), more)


def end_menu_screen(text: Text, view: TableView) -> LayoutView:
    """Return the panel of *More* after a match: its facts, a rematch with other rules, the next match, the deal."""
    builder = ScreenBuilder(view.id, view.ply)
    seed = "" if view.seed is None else f"-# {text('match-seed', seed=short_hex(view.seed))}"
    builder.say(f"### {text('menu-title')}", text("match-again"), seed)
    if view.facts is not None:
        builder.line()
        builder.say(facts_words(text, view))
    notify = [notify_me_button(text, builder)] if PLACES[view.place].counts else []
    other_rules = builder.button(text("button-other-rules"), Verb.REMATCH, "rules")
    builder.row(other_rules, *notify, check_button(text, builder))
    return builder.view()


def _uncounted(text: Text, view: TableView) -> str:
    """Return the sentence that says why the match counts for nobody, or an empty string."""
    if not PLACES[view.place].counts:
        return text("match-uncounted")
    if not view.is_nobodys:
        return ""
    return text("match-of-nobody" if view.winner is None else "match-of-ais")


def _leavers(text: Text, view: TableView) -> str:
    """Return the sentence that names the leavers, who are last in the result; an empty string if there are none."""
    names = [seat_name(text, view.seats[seat]) for seat in view.leavers]
    return text("match-leavers", names=text.listed(names)) if names and PLACES[view.place].counts else ""


def replay_button(text: Text, builder: ScreenBuilder) -> ActionButton:
    """Return the button that opens the replay of a table's match at its first entry, in a message of its own."""
    return builder.button(text("button-replay"), Verb.REPLAY, "open", ply=0)


def coach_button(text: Text, builder: ScreenBuilder) -> ActionButton:
    """Return the button that opens the coach for the match of a table, in a message of its own."""
    return builder.button(text("button-coach"), Verb.COACH, ply=0)


def result_words(text: Text, view: TableView) -> str:
    """Return one line that says how the round or the match ended. The status is ``pause``, ``over`` or ``closed``."""
    if view.winner is not None:
        winner = seat_name(text, view.seats[view.winner])
        if view.ruleset.teams:
            partner = view.seats[(view.winner + len(view.seats) // 2) % len(view.seats)]
            return text("match-won-team", name=winner, partner=seat_name(text, partner))
        return text("match-won", name=winner)
    if view.status == "closed":
        return text("lobby-closed") if view.view is None else text("match-closed")
    assert view.view is not None, "a pause follows a round"
    assert view.round_end is not None, "a round that is over has an outcome"
    if view.round_end.drawn or view.round_end.winner is None:
        return text("round-drawn", number=view.view.number)
    return text("round-out", number=view.view.number, name=seat_name(text, view.seats[view.round_end.winner]))


def next_round_words(text: Text, view: TableView) -> str:
    """Return the sentence that says when the next round starts."""
    if view.waits:
        return waits_words(text, view)
    if view.is_silent:
        return text("table-silent")
    return text("round-next-soon") if view.deadline is None else text("round-next", when=time_left(view.deadline))


def waits_words(text: Text, view: TableView) -> str:
    """Return the sentence that says that all players are away, and how to continue the match."""
    if view.is_together:
        return text("hand-waits")
    return text("table-waits", button=text("button-ready" if view.status == "pause" else "button-hand"))


def say_result(text: Text, view: TableView, builder: ScreenBuilder, *, attaches: bool) -> None:
    """Add the scores, and how the last round ended. ``view.view`` is a round that is over."""
    assert view.view is not None
    draws = _draws(text, view, attaches=attaches)
    _say_scores(text, view, builder, draws=draws)
    _say_round(text, view, view.view, builder, draws=draws)


def say_round(text: Text, view: TableView, builder: ScreenBuilder, *, attaches: bool) -> None:
    """Add how the last round ended, and each hand that was left. ``view.view`` is a round that is over."""
    assert view.view is not None
    _say_round(text, view, view.view, builder, draws=_draws(text, view, attaches=attaches))


def _say_scores(text: Text, view: TableView, builder: ScreenBuilder, *, draws: bool) -> None:
    """Add the score sheet, best first: as a picture, or in words. After a win, the words have medals."""
    if not view.ruleset.keeps_scores:  # one round is the match, and there are no scores
        builder.say(*(_place_lines(text, view) if view.winner is not None else ()))
        return
    merits = [view.ruleset.merit(seat.score) for seat in view.seats]
    order = view.placing or sorted(range(len(merits)), key=lambda index: -merits[index])
    lines = _score_lines(text, view, order)
    has_names = all(picture_names(text, view))
    words = "\n".join(lines) if has_names else ""
    picture = sheet_picture(text, view, order, lambda: words) if draws and view.sheet else None
    if picture is not None:
        builder.say(f"-# {lines[0]}" if view.ruleset.has_rounds else "")  # a sheet to a target explains itself
        builder.picture(picture)
    if picture is None or not has_names:
        builder.say(*lines)


def _place_lines(text: Text, view: TableView) -> list[str]:
    """Return the places of a match that was won, as a title and a line for each seat."""
    if view.ruleset.keeps_scores:
        return _score_lines(text, view, view.placing)
    lines = [f"{_PLACE_EMOJIS[n]} {_seat_words(text, view.seats[i])}" for n, i in enumerate(view.placing)]
    return [text("placing-title"), *lines]


def _score_lines(text: Text, view: TableView, order: Sequence[int]) -> list[str]:
    """Return the scores as a title and a line for each seat of ``order``. Before the end, each has a bar if it fits."""
    marks = _PLACE_EMOJIS if view.winner is not None else ("▫️",) * len(order)
    seats = [view.seats[index] for index in order]
    lines = [_seat_words(text, seat, score_words(text, view.ruleset, seat.score)) for seat in seats]
    has_bars = text.look != "text" and view.facts is None
    length = min(_MAX_BAR, LINE - max(columns(f"▫️ {line}") for line in lines) - 1) if has_bars else 0
    full = _full_score(view)
    bars = [f"`{_bar(seat, full, length)}` " if length >= _MIN_BAR else "" for seat in seats]
    rows = [f"{mark} {bar}{line}" for mark, bar, line in zip(marks, bars, lines, strict=False)]
    return [text("scores-title", **score_terms(view.ruleset)), *rows]


def _seat_words(text: Text, seat: SeatView, *facts: str) -> str:
    """Return the name of a seat, the facts, and the sign of an AI. With its level, the line would wrap on a phone."""
    return " · ".join((f"**{seat_name(text, seat)}**", *facts, *(["🤖"] if seat.level is not None else [])))


def _full_score(view: TableView) -> int:
    """Return the score of a full bar: what wins the match for sure or, in golf, the worst score."""
    goal = score_goal(view.ruleset)
    return max(1, *(seat.score for seat in view.seats)) if goal is None else goal


def _bar(seat: SeatView, full_score: int, length: int) -> str:
    full = max(0, min(length, seat.score * length // full_score))
    return "█" * full + "░" * (length - full)


def _say_round(text: Text, view: TableView, state: View, builder: ScreenBuilder, *, draws: bool) -> None:
    """Add how the last round ended, and each hand that was left: as a picture, or in words with its points."""
    end = view.round_end
    if end is None:
        return
    how, total = _end_lines(text, view, state, end, has_faces=draws and len(view.seats) >= CROWD_SIZE)
    counts_no_cards = view.ruleset.scoring == "until_last" and not end.drawn
    lines = [] if counts_no_cards else _hand_lines(text, view, state, end)
    picture = _hands_picture(text, view, state, end, lines) if draws and lines else None
    if total and not draws and len(view.seats) >= CROWD_SIZE:
        lines = []  # the sum has the points of each hand, and a phone has no room for the cards
    if picture is None:
        builder.line()
        builder.say(how, total)
        builder.say(*(text("round-hands"), *(f"-# {line}" for line in lines)) if lines else ())
    else:
        builder.say(how, f"-# {total}" if total else "")
        builder.picture(picture)


def _hands_picture(text: Text, view: TableView, state: View, end: RoundEnded, lines: list[str]) -> Picture | None:
    """Return the cards that were left as a picture; None without cards, or if its description would be cut."""
    seats = [index for index, hand in enumerate(end.hands) if hand]
    plain = text.with_look("shapes", {})  # a description has no emojis of ours
    alt = "\n".join((plain("round-hands"), *_hand_lines(plain, view, state, end))).replace("*", "")
    if not seats or len(alt) > MAX_ALT_LENGTH:
        return None
    words = "\n".join((text("round-hands"), *lines))
    emblems, hands = [view.seats[index].emblem for index in seats], [end.hands[index] for index in seats]
    return hands_picture(emblems, hands, alt, words, is_dark=state.side is Side.DARK)


def _hand_lines(text: Text, view: TableView, state: View, end: RoundEnded) -> list[str]:
    """Return a line for each seat with cards at the end, or out at the hand limit: its points if they count, its cards.

    Points decide a drawn round, too.
    """
    uncounted, lines = _uncounted_seats(view, state, end), []
    has_points = end.drawn or view.ruleset.scoring in ("points", "golf")
    for index, hand in enumerate(end.hands):
        name, lost, limit = seat_name(text, view.seats[index]), state.lost[index], view.ruleset.hand_limit
        if hand and has_points:
            message = "round-hand-uncounted" if index in uncounted else "round-hand"
            points = state.rule_tables.worth(hand)
            lines.append(text(message, name=name, points=points, cards=hand_words(text, hand)))
        elif hand:
            lines.append(text("round-hand-bare", name=name, cards=hand_words(text, hand)))
        elif lost and has_points:
            lines.append(text("round-hand-out", name=name, points=lost, limit=limit))
        elif lost:
            lines.append(text("round-hand-bare-out", name=name, limit=limit))
    return lines


def _uncounted_seats(view: TableView, state: View, end: RoundEnded) -> tuple[int, ...]:
    """Return the seats whose cards give nobody points: the winner's own side."""
    return partners(state, end.winner) if end.winner is not None and view.ruleset.scoring == "points" else ()


def _end_lines(text: Text, view: TableView, state: View, end: RoundEnded, *, has_faces: bool) -> tuple[str, str]:
    """Return how a round ended, and how the points of its winner add up, which is empty if there is nothing to add.

    ``has_faces``: whether the faces of the pictures stand for the names of many players.
    """
    if end.winner is None:
        return text("round-drawn-golf" if view.ruleset.scoring == "golf" else "round-drawn-tied"), ""
    scored, total = _scored_words(text, view, state, end, has_faces=has_faces)
    name = seat_name(text, view.seats[end.winner])
    if end.drawn:
        how = text("round-drawn-won", name=name)
    elif end.hands[end.winner]:
        how = text("round-last-left", name=name)
    elif view.ruleset.scoring == "until_last":
        how = text("round-until-last", name=name)
    else:
        card = card_words(text, state.top, state.color)
        how = text("round-out-with", name=name, emoji=card_emoji(text, state.top), card=card)
    return text.sentences(how, scored), total


def _scored_words(text: Text, view: TableView, state: View, end: RoundEnded, *, has_faces: bool) -> tuple[str, str]:
    """Return the points of a round's winner as a sentence, or as a sum if they come from several hands.

    The other one is empty, and so are both if the rules count no points, or if the hands may not be shown.
    """
    assert end.winner is not None
    if view.ruleset.scoring != "points":
        return "", ""
    uncounted, parts = _uncounted_seats(view, state, end), []
    for index, hand in enumerate(end.hands):
        name = (seat_emblem if has_faces else seat_name)(text, view.seats[index])
        if hand and index not in uncounted:
            parts.append(text("round-sum-part", points=state.rule_tables.worth(hand), name=name))
        elif not hand and state.lost[index]:
            limit = view.ruleset.hand_limit
            parts.append(text("round-sum-part-out", points=state.lost[index], name=name, limit=limit))
    points = end.points[end.winner]
    factor = 2 if view.ruleset.double_score and points else 1
    if not parts or (len(parts) == factor == 1):
        return text("round-scored", points=points), ""
    terms = " + ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)  # a line breaks between them only
    return "", text("round-sum" if factor == 1 else "round-sum-double", parts=terms, total=points)
