"""What did I miss? The moves since one's own last one, in sentences, a message at a time."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.tables.recap import Piece
from unobot.tables.table_view import TableView
from unobot.wording.narration import narrate

PAGE = 3000
"""Characters of news in one message: Discord shows 4,000 in all."""
LINES = 25
"""And so many lines: more is no news on a phone."""


def news_screen(text: Text, view: TableView, told: Sequence[Piece], page: int | None = None) -> LayoutView:
    """One page of the news, from 0, cut to what there is; ``None`` for the last, which is the newest."""
    frame = ScreenBuilder(view.id, view.ply)
    pages = _pages([line for entry, seats in told if (line := narrate(text, entry, seats))])
    title = text("recap-title") if view.seat is not None else text("recap-title-spectator")
    if view.seat is not None and told and told[0][0].ply == 0:
        title = text("recap-title-all")  # they have made no move yet
    if not pages:
        frame.say(f"### {title}", text("recap-none"))
        return frame.view()
    last = len(pages) - 1
    page = last if page is None else max(0, min(page, last))
    frame.say(f"### {title}")
    frame.say(*pages[page])
    if last:
        frame.row(
            frame.button(text("button-previous"), Verb.NEWS, str(max(0, page - 1)), off=page == 0),
            frame.button(text("button-page", page=page + 1, pages=last + 1), Verb.NEWS, str(page), off=True),
            frame.button(text("button-next"), Verb.NEWS, str(min(last, page + 1)), off=page == last),
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
