"""What did I miss? The moves since one's own last one, in sentences, a message at a time."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.frame import Frame
from unobot.bot.screens.narration import narrate
from unobot.i18n import Text
from unobot.tables.news import Piece
from unobot.tables.view import TableView

PAGE = 3000
"""Characters of news in one message: Discord shows 4,000 in all."""
LINES = 25
"""And so many lines: more is no news on a phone."""


def news_screen(t: Text, v: TableView, told: Sequence[Piece], page: int | None = None) -> LayoutView:
    """One page of the news, from 0, cut to what there is; ``None`` for the last, which is the newest."""
    frame = Frame(v.id, v.ply)
    pages = _pages([line for entry, seats in told if (line := narrate(t, entry, seats))])
    title = t("news-title") if v.seat is not None else t("news-title-watching")
    if v.seat is not None and told and told[0][0].ply == 0:
        title = t("news-title-all")  # they have made no move yet
    if not pages:
        frame.say(f"### {title}", t("news-none"))
        return frame.view()
    last = len(pages) - 1
    page = last if page is None else max(0, min(page, last))
    frame.say(f"### {title}")
    frame.say(*pages[page])
    if last:
        frame.row(
            frame.button(t("button-previous"), Verb.NEWS, str(max(0, page - 1)), off=page == 0),
            frame.button(t("button-page", page=page + 1, pages=last + 1), Verb.NEWS, str(page), off=True),
            frame.button(t("button-next"), Verb.NEWS, str(min(last, page + 1)), off=page == last),
        )
    return frame.view()


def _pages(lines: Sequence[str]) -> list[list[str]]:
    """The lines in as few messages as hold them, oldest first."""
    pages: list[list[str]] = []
    for line in lines:
        if not pages or len(pages[-1]) == LINES or sum(map(len, pages[-1])) + len(pages[-1]) + len(line) > PAGE:
            pages.append([])
        pages[-1].append(line)
    return pages
