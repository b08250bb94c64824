"""Show the rules in force, and how to play with the bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.bot.screens.start import alone_button, play_buttons
from unobot.i18n import Text
from unobot.rules.ruleset.ruleset import Ruleset, nearest
from unobot.wording.card_words import custom_words
from unobot.wording.rulesets import preset_words, rules_words, ruleset_words

TOPICS: Final = {"round": 4, "cards": 6, "uno": 3, "hand": 4, "away": 2, "table": 2, "commands": 1}
"""The topics of the help, each with its number of lines."""
TOPICS_A_ROW: Final = 5
_PAGE: Final = 3300
"""The most characters of rules in one message. Discord allows 4,000."""
_HEAD: Final = 300
"""The most characters of the line that names the rules. A longer line is replaced by the rule code."""


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
    line = ruleset_words(text, ruleset)
    builder.say(
        f"## {text('help-rules-title', preset=preset_words(text, nearest(ruleset)))}",
        f"-# {line if len(line) <= _HEAD else text('ruleset-code', code=ruleset.code)}",
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
        for piece in [paragraph] if len(paragraph) <= _PAGE else paragraph.splitlines():
            if sum(map(len, pages[-1])) + len(piece) > _PAGE:
                pages.append([])
            pages[-1].append(piece)
    return pages


def help_screen(
    text: Text,
    topic: str = "",
    commands: Sequence[str] = (),
    *,
    plays: bool = True,
    links: Mapping[str, str] = MappingProxyType({}),
) -> LayoutView:
    """Return the first page of the help, or one of `TOPICS`.

    ``commands``: the names of all commands. ``plays``: whether a table can be opened where the help is shown.
    ``links``: the links that bring the bot to other places, by their kind.
    """
    builder = ScreenBuilder()
    if not topic:
        builder.say(
            f"## {text('help-title')}", text("help-new"), text("help-start"), text("help-daily"), text("help-ask")
        )
        builder.say(text("help-bring") if links else "")
        builder.row(*(builder.link(text(f"button-install-{kind}"), url) for kind, url in links.items()))
    else:
        lines = (text(f"help-{topic}-{line}") for line in range(1, TOPICS[topic] + 1))
        builder.say(f"## {text(f'help-topic-{topic}')}", *lines)
    if topic == "commands":
        builder.say(*(text("help-command", command=name, what=text(f"command-{name}")) for name in commands))
    lesson = builder.button(text("button-tutorial"), Verb.TUTORIAL, ply=1, style=ButtonStyle.success, emoji="🎓")
    builder.row(lesson, *(play_buttons(text, builder) if plays else ()), alone_button(text, builder))
    builder.rows([_topic(text, builder, each, topic) for each in TOPICS], TOPICS_A_ROW)
    builder.say(f"-# {text('help-legal')}")
    return builder.view()


def _topic(text: Text, builder: ScreenBuilder, topic: str, shown: str) -> ActionButton:
    """Return the button of a topic. The button of the shown topic goes back to the first page."""
    if topic == shown:
        return builder.button(text(f"help-button-{topic}"), Verb.HELP, style=ButtonStyle.primary)
    return builder.button(text(f"help-button-{topic}"), Verb.HELP, topic)
