"""Name the seasons of a server, and the rules of finished matches, in words."""

from __future__ import annotations

import re

from unobot.i18n import Text
from unobot.rules.ruleset.codes import RulesetCodeError
from unobot.rules.ruleset.ruleset import Ruleset, RulesetError
from unobot.wording.rulesets import ruleset_words

_SEASON = re.compile(r"(\d{4})-(?:(\d{2})|Q([1-4]))")


def season_words(text: Text, season: str) -> str:
    """Return the name of a season, such as "November 2026". An empty season is all time."""
    match = _SEASON.fullmatch(season)
    if match is None:
        return season or text("season-all")
    year, month, quarter = match.groups()
    return text.month(int(year), int(month)) if month else text.quarter(int(year), int(quarter))


def rules_name(text: Text, code: str) -> str:
    """Return the rules of a code in one line without Markdown. An empty code is all rules."""
    if not code:
        return text("season-all-rules")
    try:
        ruleset = Ruleset.from_code(code)
    except (RulesetCodeError, RulesetError):  # a match of a newer version
        return text("server-settings-rules-code", code=code)
    return ruleset_words(text, ruleset).replace(f"`{ruleset.code}`", "").replace("*", "").strip(" ·\N{NO-BREAK SPACE}")
