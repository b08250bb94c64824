"""The news of this version, in one line for players. The texts are messages `news-…` of the catalogues."""

from __future__ import annotations

from typing import Final

from unobot.i18n import Text

NEWS: Final = ("faces",)
"""The ids of all news, the newest last. An id is the name of a file in `changes/`, and is never used again."""


def news_line(text: Text, news: str = NEWS[-1]) -> str:
    """Return the line that tells the news with this id, or an empty string if this version does not know it."""
    return f"-# {text('news-line', news=text(f'news-{news}'))}" if news in NEWS else ""
