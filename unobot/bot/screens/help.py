"""What can be read at any time: the rules in force, and how to play with the bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.i18n import Text
from unobot.rules.ruleset.ruleset import Ruleset, nearest
from unobot.wording.card_words import custom_words
from unobot.wording.rulesets import preset_words, rules_words, ruleset_words

TOPICS: Final = {"round": 4, "cards": 6, "uno": 3, "hand": 4, "away": 2, "table": 2, "commands": 1}
"""What the help can tell more of, and in how many lines."""
TOPICS_A_ROW: Final = 3
_PAGE: Final = 3300
"""Characters of rules in one message: Discord shows 4,000 in all."""
_HEAD: Final = 300
"""Characters of the line that names the rules: where more of them differ, it is their code."""


def rules_screen(
    text: Text, ruleset: Ruleset, custom: str | None = None, *, table: int = 0, page: int = 0
) -> LayoutView:
    """The rules in force, in plain words; ``custom`` is what a customizable wild was voted to do, where it was.

    Where they fill more than one message, ``page`` (from 0) is shown, with the way to the next one if it is a table's.
    """
    voted = "" if custom is None else text("told-rule", rule=custom_words(text, custom))
    pages = _pages([*rules_words(text, ruleset), voted])
    page = min(page, len(pages) - 1)
    frame = ScreenBuilder(table)
    line = ruleset_words(text, ruleset)
    frame.say(
        f"## {text('rules-title', preset=preset_words(text, nearest(ruleset)))}",
        f"-# {line if len(line) <= _HEAD else text('ruleset-code', code=ruleset.code)}",
    )
    for paragraph in pages[page]:
        frame.say(paragraph)
    if table and len(pages) > 1:
        label = text("rules-page", page=page + 1, pages=len(pages))
        frame.row(frame.button(label, Verb.RULES, str((page + 1) % len(pages)), emoji="📖"))
    return frame.view()


def _pages(paragraphs: list[str]) -> list[list[str]]:
    """The paragraphs in as few messages as hold them; one too long for a message is cut between its lines."""
    pages: list[list[str]] = [[]]
    for paragraph in paragraphs:
        for piece in [paragraph] if len(paragraph) <= _PAGE else paragraph.splitlines():
            if sum(map(len, pages[-1])) + len(piece) > _PAGE:
                pages.append([])
            pages[-1].append(piece)
    return pages


def help_screen(text: Text, topic: str = "", commands: Sequence[str] = ()) -> LayoutView:
    """How to play with the bot: the first page, or one of `TOPICS`; ``commands`` are the names of all there are."""
    frame = ScreenBuilder()
    if not topic:
        frame.say(f"## {text('help-title')}", text("help-new"), text("help-start"), text("help-ask"))
    else:
        lines = (text(f"help-{topic}-{line}") for line in range(1, TOPICS[topic] + 1))
        frame.say(f"## {text(f'help-topic-{topic}')}", *lines)
    if topic == "commands":
        frame.say(*(text("help-command", command=name, what=text(f"command-{name}")) for name in commands))
    frame.row(frame.button(text("button-try"), Verb.LEARN, ply=1, style=ButtonStyle.success, emoji="🎓"))
    frame.rows([_topic(text, frame, each, topic) for each in TOPICS], TOPICS_A_ROW)
    frame.say(f"-# {text('help-legal')}")
    return frame.view()


def _topic(text: Text, frame: ScreenBuilder, topic: str, shown: str) -> ActionButton:
    """The button of a topic; that of the one that is shown goes back to the first page."""
    if topic == shown:
        return frame.button(text(f"help-button-{topic}"), Verb.HELP, style=ButtonStyle.primary)
    return frame.button(text(f"help-button-{topic}"), Verb.HELP, topic)
