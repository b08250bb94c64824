"""Name the terms of a match that have changed since a person took their seat."""

from __future__ import annotations

from unobot.bot.screens.phone_widths import SMALL_LINE, cut
from unobot.bot.screens.time_control import time_control_words
from unobot.i18n import Text
from unobot.model.table import KnownTerms
from unobot.rules.ruleset.codes import RulesetCodeError
from unobot.rules.ruleset.fields import FIELDS
from unobot.rules.ruleset.ruleset import Ruleset, RulesetError, nearest
from unobot.tables.table_view import TableView
from unobot.wording.rulesets import lobby_ruleset_words, preset_words, setting_words

MAX_LISTED_RULES = 4
"""The most changed rules that are listed one by one."""


def changed_words(text: Text, view: TableView, *, is_brief: bool = False) -> str:
    """Return a small line with what has changed since the reader joined. It is empty if the reader knows everything.

    ``is_brief``: one line of a phone. *More* has all rules.
    """
    terms = view.known_terms
    if terms is None:
        return ""
    changes = _rules(text, terms, view.ruleset, is_brief=is_brief)
    if terms.turn_seconds != view.turn:
        changes.append(text("lobby-time-control", pace=time_control_words(text, view.turn)))
    if terms.take_back != view.takes_back:
        changes.append(text("table-take-back") if view.takes_back else text("changed-no-take-back"))
    ais = sum(seat.level is not None for seat in view.seats)
    if terms.ais != ais:
        changes.append(text("changed-ais", count=ais))
    if not changes:
        return ""
    if is_brief:
        return f"-# {cut(text('changed-terms-short', changes=' · '.join(changes)), SMALL_LINE)}"
    return f"-# {text('changed-terms', changes=' · '.join(changes))}"


def _rules(text: Text, terms: KnownTerms, ruleset: Ruleset, *, is_brief: bool) -> list[str]:
    """Return the rules that have changed: one by one, or the whole ruleset if it has a name or differs a lot."""
    if terms.rules == ruleset.code:
        return []
    whole = [preset_words(text, nearest(ruleset)) if is_brief else lobby_ruleset_words(text, ruleset)]
    try:
        before = Ruleset.from_code(terms.rules)
    except (RulesetError, RulesetCodeError):  # another version of unobot wrote it
        return whole
    changed = [field for field in FIELDS if getattr(before, field.name) != getattr(ruleset, field.name)]
    if ruleset.preset is not None or len(changed) > MAX_LISTED_RULES:
        return whole
    return [setting_words(text, field, getattr(ruleset, field.name), ruleset) for field in changed]
