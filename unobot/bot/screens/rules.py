"""Show the rules of a table, or of a preset, page by page."""

from __future__ import annotations

from typing import Final

from discord import SelectOption
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.bot.screens.phone_widths import LINE, columns
from unobot.i18n import Text
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset, nearest
from unobot.wording.card_words import custom_words
from unobot.wording.rule_topics import Topics, rule_topics
from unobot.wording.rulesets import preset_words

MAX_PAGES: Final = 10
"""The most pages that a press can ask for. No rules need more."""
_MAX_ROWS: Final = 20
"""The most lines of a phone that the rules of a page fill. The code of rules takes one of them."""


def rules_screen(
    text: Text, ruleset: Ruleset, custom: str | None = None, *, table: int = 0, page: int = 0
) -> LayoutView:
    """Return a page of the rules in plain words, and a menu of all pages.

    ``custom``: the rule that won the vote on the customizable wild. ``table``: 0 for the rules of new tables. ``page``:
    from 0.
    """
    voted = "" if custom is None else text("narration-rule", rule=custom_words(text, custom))
    pages = _pages(rule_topics(text, ruleset, voted), _MAX_ROWS - (ruleset != OFFICIAL))
    page = min(page, len(pages) - 1)
    lines = list(pages.values())[page]
    builder = ScreenBuilder(table)
    builder.say(f"## {text('help-rules-title', preset=preset_words(text, nearest(ruleset)))}")
    builder.say(*lines)
    has_code = ruleset != OFFICIAL and page == 0  # people pass it on, so it is one press away
    builder.say(f"-# {text('ruleset-code', code=ruleset.code)}" if has_code else "")
    options = [SelectOption(label=name, value=str(at), default=at == page) for at, name in enumerate(pages)]
    builder.menu(Verb.RULES if table else Verb.NEW_RULES, str(page), options)
    return builder.view()


def _pages(topics: Topics, rows: int) -> Topics:
    """Return the topics with at most this many lines of a phone each. A longer topic becomes several: "1/2"."""
    pages: Topics = {}
    for heading, lines in topics.items():
        parts: list[list[str]] = [[]]
        for line in lines:
            if parts[-1] and sum(map(_rows, (*parts[-1], line))) > rows:
                parts.append([])
            parts[-1].append(line)
        for number, part in enumerate(parts, 1):
            pages[heading if len(parts) == 1 else f"{heading} · {number}/{len(parts)}"] = part
    return pages


def _rows(line: str) -> int:
    """Return how many lines of a phone a line fills. It breaks between words, and anywhere in wide letters."""
    rows = 0
    for part in line.splitlines():
        filled = LINE
        for word in part.split():
            width = columns(word) + 1
            if filled + width <= LINE + 1:
                more, filled = 0, filled + width
            elif width <= len(word) + 1:
                more, filled = 1, width
            else:
                more = -(-(filled + width) // LINE) - 1
                filled += width - more * LINE
            rows += more
    return rows
