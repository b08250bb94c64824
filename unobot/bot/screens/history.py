"""Show the finished matches of a server, of a channel, or of the reader, each with a button that opens its replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.model.former import FORMER
from unobot.model.match_result import MatchResult, SeatResult
from unobot.rules.ruleset.codes import RulesetCodeError
from unobot.rules.ruleset.ruleset import Ruleset, RulesetError, differences, named_ruleset, nearest
from unobot.wording.rulesets import preset_words

Scope: TypeAlias = Literal["channel", "server", "mine"]
SCOPES: Final[tuple[Scope, ...]] = ("channel", "server", "mine")
PAGE = 8
"""The matches on one page. Each uses three of a message's 40 components."""
_NAMED = 3
"""The players that a line names after the winner."""


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
                text(f"button-history-{each}"),
                Verb.HISTORY,
                each,
                style=ButtonStyle.primary if each == scope else ButtonStyle.secondary,
            )
            for each in SCOPES
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
    result = _result(text, match, has_points=ruleset is None or ruleset.scoring == "points")
    return f"-# {when}\n{result}\n-# {rounds} · {rules}"


def _result(text: Text, match: MatchResult, *, has_points: bool) -> str:
    """Return the winner and the other players, best first. The last owner of each seat counts."""
    seats: dict[int, SeatResult] = {}
    for seat in match.seats:
        seats.setdefault(seat.seat, seat)
    order = sorted(seats.values(), key=lambda seat: (seat.place, -seat.score, seat.seat))
    names = [_name(text, seat) for seat in order]
    if has_points:
        told_points = zip(names, order, strict=True)
        names = [text("history-player", name=name, score=seat.score) for name, seat in told_points]
    if match.how == "won":
        first = [name for seat, name in zip(order, names, strict=True) if seat.place == 1]
        rest = names[len(first) :]
        told = f"🏆 **{text.listed(first)}**"
    else:
        rest, told = names, text("history-unfinished")
    others = rest[:_NAMED] + ([text("history-others", count=len(rest) - _NAMED)] if len(rest) > _NAMED else [])
    return " · ".join((told, *others))


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
    named = preset_words(text, preset)
    return f"{named} · {text('ruleset-code', code=ruleset.code)}" if differences(ruleset, preset) else named
