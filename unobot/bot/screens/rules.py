"""Show the rules of a table, or of a preset."""

from __future__ import annotations

from typing import Final

from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.rules.ruleset.ruleset import Ruleset, nearest
from unobot.wording.card_words import custom_words
from unobot.wording.rulesets import change_words, preset_words, rules_words

_MAX_PAGE_LENGTH: Final = 3300
"""The most characters of rules in one message. Discord allows 4,000."""


_MAX_LINE_LENGTH: Final = 300
"""The most characters of the line that names the changed rules. A longer line is replaced by the rule code."""


def rules_screen(
    text: Text, ruleset: Ruleset, custom: str | None = None, *, table: int = 0, page: int = 0
) -> LayoutView:
    """Return the rules in plain words. ``custom``: the rule that won the vote on the customizable wild.

    If the rules need several pages, ``page`` (from 0) is shown. The button to the next page needs a ``table`` id.
    """
    voted = "" if custom is None else text("narration-rule", rule=custom_words(text, custom))
    pages = _pages([*rules_words(text, ruleset), voted])
    page = min(page, len(pages) - 1)
    builder = ScreenBuilder(table)
    line = change_words(text, ruleset)
    line = line if len(line) <= _MAX_LINE_LENGTH else text("ruleset-code", code=ruleset.code)
    builder.say(
        f"## {text('help-rules-title', preset=preset_words(text, nearest(ruleset)))}", f"-# {line}" if line else ""
    )
    for paragraph in pages[page]:
        builder.say(paragraph)
    if table and len(pages) > 1:
        label = text("help-rules-page", page=page + 1, pages=len(pages))
        builder.row(builder.button(label, Verb.RULES, str((page + 1) % len(pages)), emoji="📖"))
    return builder.view()


def _pages(paragraphs: list[str]) -> list[list[str]]:
    """Return the paragraphs on as few pages as possible. A paragraph too long for a page is split between lines."""
    pages: list[list[str]] = [[]]
    for paragraph in paragraphs:
        for piece in [paragraph] if len(paragraph) <= _MAX_PAGE_LENGTH else paragraph.splitlines():
            if sum(map(len, pages[-1])) + len(piece) > _MAX_PAGE_LENGTH:
                pages.append([])
            pages[-1].append(piece)
    return pages
