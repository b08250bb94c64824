"""Show the pages of results: stats, leaderboard, history, achievements and fairness."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, TypeAlias

import discord
from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, Picture, ScreenBuilder
from unobot.bot.screens.illustrations import WIDTH, or_words
from unobot.bot.screens.start import play_buttons
from unobot.features.results.picture import Share, StatsCard, stats_card_svg
from unobot.features.results.words import rules_name, season_words
from unobot.i18n import Text
from unobot.model.former import FORMER
from unobot.model.match_result import LeaderboardPage, LeaderboardRow, MatchResult, PlayerStats, SeatResult
from unobot.results.card_fairness import Fairness, KindCount
from unobot.results.draw_tally import CardKind
from unobot.rules.cards import LIGHT_COLORS
from unobot.rules.ruleset.codes import RulesetCodeError
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset, RulesetError, differences, named_ruleset, nearest
from unobot.wording.card_words import card_emoji, card_words, color_emoji, color_words
from unobot.wording.match_words import SIGNS
from unobot.wording.rulesets import preset_words

SEASON, RULES, POST, SHOW = "season", "rules", "post", "show"
"""The first part of an argument, the action of its control: a menu of seasons or rules, a post, or a page."""
ALL = "all"
"""The value of a menu for all seasons, or for all rules."""
_MAX_OPTIONS, _MAX_LABEL_LENGTH = 24, 100
"""The most options beside `ALL`, and the most characters of a label."""
MINE = "mine"
"""The argument of the button that shows the stats of the user who presses it."""
_COUNT_LINES: Final = (
    ("stats-unos", {"caught": "unos_caught", "missed": "unos_missed"}),
    ("stats-challenges", {"right": "challenges_right", "wrong": "challenges_wrong"}),
)
"""The lines of counts: the message, and the field of `Counts` for each of its arguments."""
_BAR_LENGTH = 8
"""The characters of the scale before each row."""
Scope: TypeAlias = Literal["channel", "server", "mine"]
SCOPES: Final[tuple[Scope, ...]] = ("channel", "server", "mine")
MAX_PAGE_MATCHES = 8
"""The most matches on one page. Each match uses three of a message's 40 components."""
ACHIEVEMENTS_PER_PAGE = 9
"""The achievements on one page: a phone shows them at once, also those that take two lines."""
_MAX_OTHER_NAMES = 3
"""The most players that a line names after the winner."""
_COLORS = {CardKind(color.name.lower()): color for color in LIGHT_COLORS}
_CARDS = {kind: card for kind in CardKind for card in reversed(OFFICIAL.deck()) if card.face.name.lower() == kind.value}
_HUNDRED, _THOUSAND = 100, 1000


@dataclass(frozen=True, slots=True)
class ResultFilters:
    """The season and the rules of a page, and the choices of its reader."""

    season: str = ""
    """Empty for all time."""
    rules: str = ""
    """A rule code. Empty for all rules."""
    seasons: Sequence[str] = ()
    """Newest first."""
    rulesets: Sequence[str] = ()
    """The codes, most played first."""


def rules_key(code: str) -> str:
    """Return the short form of a rule code for custom ids, which have no room for long codes."""
    return sha256(code.encode()).hexdigest()[:8] if code else ""


def filter_arg(action: str, filters: ResultFilters, extra: int) -> str:
    """Return the argument of a control. ``extra``: the user of stats, or the page of a leaderboard."""
    return f"{action}>{filters.season}>{rules_key(filters.rules)}>{extra}"


def filter_words(text: Text, filters: ResultFilters) -> str:
    """Return the season and the rules in one line."""
    return f"{season_words(text, filters.season)} · {rules_name(text, filters.rules)}"


def add_filter_menus(text: Text, builder: ScreenBuilder, verb: Verb, filters: ResultFilters, extra: int) -> None:
    """Add a menu of seasons and one of rules. A menu with one option would change nothing, so it is left out."""
    if filters.seasons:
        options = [
            discord.SelectOption(
                label=season_words(text, season),
                value=season or ALL,
                default=season == filters.season,
                emoji="\N{SPIRAL CALENDAR PAD}\N{VARIATION SELECTOR-16}",
            )
            for season in _menu_values(filters.seasons, filters.season)
        ]
        builder.menu(verb, filter_arg(SEASON, filters, extra), options)
    if len(filters.rulesets) > 1 or filters.rules:
        options = [
            discord.SelectOption(
                label=rules_name(text, code)[:_MAX_LABEL_LENGTH],
                value=rules_key(code) or ALL,
                default=code == filters.rules,
                emoji="\N{FLOWER PLAYING CARDS}",
            )
            for code in _menu_values(filters.rulesets, filters.rules)
        ]
        builder.menu(verb, filter_arg(RULES, filters, extra), options)


def _menu_values(values: Sequence[str], selected: str) -> list[str]:
    """Return the values of a menu: an empty one for everything, then the first values, including ``selected``."""
    options = [value for value in values if value][:_MAX_OPTIONS]
    if selected and selected not in options:
        options[_MAX_OPTIONS - 1 :] = [selected]
    return ["", *options]


def stats_screen(
    text: Text,
    user_id: int,
    emblem: int,
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
    """Return the stats of a person, or a sentence if there are none.

    ``places``: the places in the last matches, newest last.
    ``needed``: the rated matches that a rating needs; None if the person is not rated.
    ``is_partial``: whether matches in servers that have banned the person are left out.
    ``achievements``: whether to show a button for them. ``posted``: whether everybody reads the screen.
    """
    builder = ScreenBuilder()
    is_filtered = bool(filters.season or filters.rules)
    shown = f"-# {filter_words(text, filters)}" if is_filtered or posted or stats is None else ""
    builder.say(f"### {text('stats-title', name=name)}", shown)
    if stats is not None:
        rating = _rating(text, stats, needed)
        lines = stats_lines(text, stats, places)
        picture = None if text.look == "text" else stats_picture(text, emblem, name, stats, places, needed)
        if picture is None:
            builder.say(*rating, *lines)
        else:
            builder.picture(picture)
    elif not is_partial:
        builder.say(_no_stats_words(text, name, filters, is_own=is_own))
    builder.say(f"-# {text('stats-partial')}" if is_partial else "")
    if posted:
        builder.row(
            builder.button(text("button-stats-mine"), Verb.STATS, MINE, style=ButtonStyle.primary),
            builder.button(text("button-leaderboard"), Verb.LEADERBOARD, filter_arg(SHOW, filters, 0)),
        )
        return builder.view()
    if stats is not None or is_filtered:
        add_filter_menus(text, builder, Verb.STATS, filters, user_id)
    if stats is None and is_own and in_server:
        builder.row(*play_buttons(text, builder))
    elif in_server:
        post = builder.button(text("button-post"), Verb.STATS, filter_arg(POST, filters, user_id))
        board = builder.button(text("button-leaderboard"), Verb.LEADERBOARD, filter_arg(SHOW, filters, 0))
        achievements_button = builder.button(text("button-achievements"), Verb.ACHIEVED, str(user_id))
        builder.row(*([achievements_button] if achievements else []), *([board] if stats is None else [board, post]))
    return builder.view()


def stats_lines(text: Text, stats: PlayerStats, places: Sequence[int]) -> list[str]:
    """Return the numbers of the stats card in words, without the rating."""
    lines = [
        text("stats-record", matches=stats.matches, wins=stats.wins, share=text.percent(_share_of_wins(stats))),
        text("stats-points", points=_points_a_round(stats)),
        text("stats-streak", best=stats.best_streak, now=stats.streak),
        *(
            text(message, **{argument: getattr(stats, field) for argument, field in fields.items()})
            for message, fields in _COUNT_LINES
        ),
    ]
    colors = sorted(zip(stats.colors, LIGHT_COLORS, strict=True), key=lambda pair: -pair[0])
    if colors[0][0]:
        words = [
            text(
                "stats-color",
                emoji=color_emoji(text, color),
                color=color_words(text, color),
                count=count,
                most="yes" if count == colors[0][0] else "no",
            )
            for count, color in colors
            if count
        ]
        lines.append(text("stats-colors", colors=text.listed(words)))
    if places:
        lines.append(text("stats-places", places=text.listed([str(place) for place in places])))
    return lines


@or_words
def stats_picture(
    text: Text, emblem: int, name: str, stats: PlayerStats, places: Sequence[int], needed: int | None
) -> Picture:
    """Return the stats card."""
    row = stats.rating
    rating = None
    if row is not None and row.share is not None and row.low is not None and row.high is not None:
        rating = Share(row.share, row.low, row.high)
    card = StatsCard(
        emblem=emblem,
        matches=stats.matches,
        wins=stats.wins,
        rating=rating,
        until_rated=None if needed is None else (0 if row is None else row.matches, needed),
        points_a_round=_points_a_round(stats),
        best_streak=stats.best_streak,
        places=tuple(places),
        **{name: count for name, count in stats.counts().items() if name in StatsCard.__dataclass_fields__},
    )
    rated = [text("stats-legend-rating")] if _has_share(stats) else _rating(text, stats, needed)
    legends = [*(rated if needed is not None else ()), text("stats-legend")]
    words = text.with_look("shapes", {})  # a description has no emojis of ours
    lines = [text("stats-title", name=name), *_rating(words, stats, needed), *stats_lines(words, stats, places)]
    alt = ". ".join(lines).replace("*", "").replace("`", "")
    return Picture(
        repr(card),
        WIDTH,
        alt,
        lambda: "\n".join((*_rating(text, stats, needed), *stats_lines(text, stats, places))),
        art=lambda _: stats_card_svg(card),
        legend=f"-# {' · '.join(legends)}",
    )


def _has_share(stats: PlayerStats) -> bool:
    """Return whether the person has enough matches for a rating."""
    return stats.rating is not None and stats.rating.share is not None


def _rating(text: Text, stats: PlayerStats, needed: int | None) -> list[str]:
    """Return the line of the rating, or no line for a person who is not rated."""
    if needed is None:
        return []
    row = stats.rating
    if row is None or row.share is None or row.low is None or row.high is None:
        return [text("stats-unrated", played=0 if row is None else row.matches, needed=needed)]
    low, high = round(row.low * 100), round(row.high * 100)
    return [text("stats-rating", share=text.percent(row.share), low=low, high=high)]


def _no_stats_words(text: Text, name: str, filters: ResultFilters, *, is_own: bool) -> str:
    """Return the reason why there are no stats."""
    if filters.season or filters.rules:
        return text("stats-none-filtered", name=name)
    return text("stats-none-own") if is_own else text("stats-none", name=name)


def _share_of_wins(stats: PlayerStats) -> float:
    return stats.wins / stats.matches if stats.matches else 0.0


def _points_a_round(stats: PlayerStats) -> int:
    return round(stats.points / stats.rounds) if stats.rounds else 0


def leaderboard_screen(
    text: Text,
    page: LeaderboardPage,
    filters: ResultFilters,
    *,
    is_rated: bool = True,
    posted: bool = False,
) -> LayoutView:
    """Return a page. ``is_rated``: whether the reader wants to be rated. ``posted``: whether everybody reads it."""
    builder = ScreenBuilder()
    builder.say(
        f"### {text('leaderboard-title', season=season_words(text, filters.season))}",
        f"-# {rules_name(text, filters.rules)}",
    )
    rows, own_row = page.rows, None if posted else page.own_row
    extra_rows = [own_row] if own_row is not None and own_row not in rows else []
    ends = _ends([*rows, *extra_rows])
    if rows:
        builder.say(
            *(_row(text, row, ends, own_row) for row in rows),
            *(f"⋯\n{_row(text, row, ends, own_row)}" for row in extra_rows),
        )
        builder.say(f"-# {text('leaderboard-what')}")
    else:
        builder.say(text("leaderboard-none"))
    if own_row is None and not posted:
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
        page_args = [
            filter_arg(SHOW, filters, number) for number in (max(0, page.page - 1), page.page, min(last, page.page + 1))
        ]
        count = text("button-page", page=page.page + 1, pages=page.pages)
        builder.row(
            builder.button(text("button-previous"), Verb.LEADERBOARD, page_args[0], off=page.page == 0),
            builder.button(count, Verb.LEADERBOARD, page_args[1], off=True),
            builder.button(text("button-next"), Verb.LEADERBOARD, page_args[2], off=page.page == last),
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


def _row(text: Text, row: LeaderboardRow, ends: tuple[float, float], own_row: LeaderboardRow | None) -> str:
    """Return the line of a person."""
    name = text("name-former") if row.name == FORMER else row.name
    bar = "" if text.look == "text" else f"`{_interval(row, ends)}` "
    mark = "👉 " if own_row is not None and row.user_id == own_row.user_id else ""
    if row.places is None or row.share is None or row.low is None or row.high is None:
        return f"{bar}{mark}{text('leaderboard-unknown', name=name, count=row.matches)}"
    low, high = round(row.low * 100), round(row.high * 100)
    share = text.percent(row.share)
    best, worst = row.places
    place = str(best) if best == worst else f"{best}–{worst}"
    line = text("leaderboard-row", place=place, name=name, share=share, low=low, high=high)
    return f"{bar}{mark}{line}"


def _ends(rows: Sequence[LeaderboardRow]) -> tuple[float, float]:
    """Return the ends of the common scale of all intervals on a page."""
    lows = [row.low for row in rows if row.low is not None]
    highs = [row.high for row in rows if row.high is not None]
    return (min(lows), max(highs)) if lows and highs else (0.0, 1.0)


def _interval(row: LeaderboardRow, ends: tuple[float, float]) -> str:
    """Draw the interval on the scale: a line that is thick in the interval and high at the share."""
    if row.share is None or row.low is None or row.high is None:
        return "▁" * _BAR_LENGTH

    def at(share: float) -> int:
        return round((share - ends[0]) / max(ends[1] - ends[0], 0.01) * (_BAR_LENGTH - 1))

    low, middle, high = at(row.low), at(row.share), at(row.high)
    return "".join("█" if n == middle else "▄" if low <= n <= high else "▁" for n in range(_BAR_LENGTH))


def history_screen(
    text: Text, scope: Scope, matches: Sequence[MatchResult], *, is_first: bool, older: int | None
) -> LayoutView:
    """Return one page of matches, newest first.

    ``is_first``: whether this is the first page. ``older``: the match before which the next page begins, if any.
    """
    builder = ScreenBuilder()
    builder.say(f"### {text(f'history-{scope}')}")
    for match in matches:
        replay = builder.button(text("button-replay"), Verb.REPLAY, "open", table=match.table_id, ply=0)
        builder.choice(_line(text, match), replay)
    if not matches:
        builder.say(text("history-empty") if is_first else text("history-end"))
    builder.row(
        *(
            builder.button(
                text(f"button-history-{choice}"),
                Verb.HISTORY,
                choice,
                style=ButtonStyle.primary if choice == scope else ButtonStyle.secondary,
            )
            for choice in SCOPES
        )
    )
    if older is not None:
        builder.row(builder.button(text("button-history-older"), Verb.HISTORY, f"{scope}>{older}"))
    return builder.view()


def _line(text: Text, match: MatchResult) -> str:
    """Return a match in three short lines: when and where, the result, the rules."""
    when = f"<t:{int(match.ended)}:f> · <#{match.channel_id}>"
    rounds = text("history-rounds", count=match.rounds)
    ruleset = _ruleset(match.rules)
    rules = text("ruleset-code", code=match.rules) if ruleset is None else _rules(text, ruleset)
    result = _result(text, match, has_points=ruleset is None or ruleset.keeps_scores)
    return f"-# {when}\n{result}\n-# {rounds} · {rules}"


def _result(text: Text, match: MatchResult, *, has_points: bool) -> str:
    """Return the winner and the other players, best first. The last owner of each seat counts."""
    seats: dict[int, SeatResult] = {}
    for seat in match.seats:
        seats.setdefault(seat.seat, seat)
    order = sorted(seats.values(), key=lambda seat: (seat.place, -seat.score, seat.seat))
    names = [_name(text, seat) for seat in order]
    if has_points:
        pairs = zip(names, order, strict=True)
        names = [text("history-player", name=name, score=seat.score) for name, seat in pairs]
    if match.how == "won":
        first = [name for seat, name in zip(order, names, strict=True) if seat.place == 1]
        other_names = names[len(first) :]
        outcome = f"🏆 **{text.listed(first)}**"
    else:
        other_names, outcome = names, text("history-unfinished")
    parts = other_names[:_MAX_OTHER_NAMES] + (
        [text("history-others", count=len(other_names) - _MAX_OTHER_NAMES)]
        if len(other_names) > _MAX_OTHER_NAMES
        else []
    )
    return " · ".join((outcome, *parts))


def _name(text: Text, seat: SeatResult) -> str:
    name = text("name-former") if seat.name == FORMER else seat.name
    return name if seat.level is None else f"🤖 {name}"


def _ruleset(code: str) -> Ruleset | None:
    """Return the rules of a code, or None for rules of another version."""
    try:
        return named_ruleset(code)
    except (RulesetCodeError, RulesetError):
        return None


def _rules(text: Text, ruleset: Ruleset) -> str:
    """Return the name of the rules, with their code if they are no preset."""
    preset = nearest(ruleset)
    name = preset_words(text, preset)
    return f"{name} · {text('ruleset-code', code=ruleset.code)}" if differences(ruleset, preset) else name


def achievements_screen(
    text: Text, user_id: int, name: str, reached: Collection[str], *, is_own: bool, page: int = 0
) -> LayoutView:
    """Return a page of the achievements of a person, from 0. Too high a number means the last page.

    ``is_own``: the reader is that person, and also sees the missing ones.
    """
    builder = ScreenBuilder()
    title = text("achievements-title") if is_own else text("achievements-title-of", name=name)
    count = text("achievements-count", count=len(reached), all=len(SIGNS))
    none = text("achievements-none") if is_own else text("achievements-none-of")
    builder.say(f"### {title}", count if reached else none)
    lines = [
        f"{sign} **{text(f'achievement-{achievement}')}** · {text(f'achievement-{achievement}-how')}"
        for achievement, sign in SIGNS.items()
        if achievement in reached
    ]
    if is_own:  # without the names, most fit in one line of a phone
        lines += [
            f"-# ▫️ {text(f'achievement-{achievement}-how')}" for achievement in SIGNS if achievement not in reached
        ]
    last = max(0, len(lines) - 1) // ACHIEVEMENTS_PER_PAGE
    page = min(page, last)
    builder.say(*lines[page * ACHIEVEMENTS_PER_PAGE : (page + 1) * ACHIEVEMENTS_PER_PAGE])
    if last:
        pages = text("button-page", page=page + 1, pages=last + 1)
        builder.row(
            _achievements_button(builder, text("button-previous"), user_id, page - 1, off=page == 0),
            _achievements_button(builder, pages, user_id, page, off=True),
            _achievements_button(builder, text("button-next"), user_id, page + 1, off=page == last),
        )
    return builder.view()


def _achievements_button(builder: ScreenBuilder, label: str, user_id: int, page: int, *, off: bool) -> ActionButton:
    """Return the button of a page of the achievements of a person."""
    return builder.button(label, Verb.ACHIEVED, f"{user_id}>{max(0, page)}", off=off)


def fairness_screen(text: Text, fairness: Fairness, max_matches: int) -> LayoutView:
    """Return the verdict in plain words, the counts of ``max_matches`` matches at most, and how to check a match."""
    builder = ScreenBuilder()
    builder.say(f"### {text('fairness-title')}", _verdict(text, fairness))
    if fairness.cards:
        builder.line()
        builder.say(*(_fairness_row(text, kind) for kind in fairness.kinds))
    builder.line()
    builder.say(f"-# {text('fairness-how', most=max_matches)}", f"-# {text('fairness-check')}")
    return builder.view()


def _verdict(text: Text, fairness: Fairness) -> str:
    """Return how many fair servers differ from the expected counts at least as much as this one, in words."""
    cards = text("fairness-cards", count=fairness.cards)
    probability = fairness.probability
    if probability is None:
        return text.sentences(cards, text("fairness-few"))
    for scale in (_HUNDRED, _THOUSAND):
        count = round(probability * scale)
        if count:
            return text.sentences(cards, text("fairness-odds", count=min(count, scale - 1), many=scale))
    return text.sentences(cards, text("fairness-rare", many=_THOUSAND))


def _fairness_row(text: Text, kind: KindCount) -> str:
    return text("fairness-row", kind=_kind(text, kind.kind), drawn=kind.drawn, expected=round(kind.expected))


def _kind(text: Text, kind: CardKind) -> str:
    """Return the name of a kind, after its mark."""
    color = _COLORS.get(kind)
    if color is not None:
        words = text("fairness-numbers", color=color_words(text, color))
        return f"{color_emoji(text, color)} {words}".strip()
    card = _CARDS.get(kind)
    if card is None:
        return f"{card_emoji(text, _CARDS[CardKind.WILD])} {text('fairness-other')}".strip()
    if card.color is not None:
        return text("face", face=card.face.value)
    return f"{card_emoji(text, card)} {card_words(text, card)}".strip()
