"""Choose the season and the rules of a page of results: two menus, and the custom ids that carry both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

import discord

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.wording.season_words import rules_name, season_words

SEASON, RULES, POST, SHOW = "season", "rules", "post", "show"
"""The first part of an argument, which says what its control does: a menu of seasons or rules, a post, or a page."""
ALL = "all"
"""The value of a menu for all seasons, or for all rules."""
_MOST, _LABEL = 24, 100
"""The most options beside `ALL`, and the longest label."""


@dataclass(frozen=True, slots=True)
class ResultFilters:
    """The season and the rules of a page, and those that its reader can choose."""

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


def filter_arg(what: str, filters: ResultFilters, extra: int) -> str:
    """Return the argument of a control. ``extra``: the user of stats, or the page of a leaderboard."""
    return f"{what}>{filters.season}>{rules_key(filters.rules)}>{extra}"


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
            for season in _shown(filters.seasons, filters.season)
        ]
        builder.menu(verb, filter_arg(SEASON, filters, extra), options)
    if len(filters.rulesets) > 1 or filters.rules:
        options = [
            discord.SelectOption(
                label=rules_name(text, code)[:_LABEL],
                value=rules_key(code) or ALL,
                default=code == filters.rules,
                emoji="\N{FLOWER PLAYING CARDS}",
            )
            for code in _shown(filters.rulesets, filters.rules)
        ]
        builder.menu(verb, filter_arg(RULES, filters, extra), options)


def _shown(values: Sequence[str], chosen: str) -> list[str]:
    """Return the options of a menu: everything, then the first values, with the chosen one in any case."""
    shown = [value for value in values if value][:_MOST]
    if chosen and chosen not in shown:
        shown[_MOST - 1 :] = [chosen]
    return ["", *shown]
