"""The news of this version and of the owner of the bot, each in one line for players.

The texts of the version are messages `news-…` of the catalogues.
"""

from __future__ import annotations

from typing import Final

from unobot.i18n import Text

NEWS: Final = ("faces",)
"""The ids of all news, the newest last. An id is the name of a file in `changes/`, and is never used again."""


def news_line(text: Text, news: str = NEWS[-1]) -> str:
    """Return the line that tells the news with this id, or an empty string if this version does not know it."""
    return f"-# {text('news-line', news=text(f'news-{news}'))}" if news in NEWS else ""


def notice_line(text: Text, notice: str) -> str:
    """Return the line with what the owner of the bot says to all tables, or an empty string for no notice."""
    return f"-# {text('owner-notice', words=notice)}" if notice else ""
