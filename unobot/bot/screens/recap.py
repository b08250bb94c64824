"""Show the recap: the moves since the user's own last move, in sentences, page by page."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.tables.recap import RecapEntry
from unobot.tables.table_view import TableView
from unobot.wording.narration import narrate_all

PAGE = 3000
"""The most characters of a recap in one message. Discord allows 4,000."""
LINES = 25
"""The most lines of a recap in one message. More are hard to read on a phone."""


def recap_screen(text: Text, view: TableView, entries: Sequence[RecapEntry], page: int | None = None) -> LayoutView:
    """Return one page of the recap. ``page``: counted from 0; None, or too high a number, means the last page."""
    builder = ScreenBuilder(view.id, view.ply)
    pages = _pages(narrate_all(text, entries))
    title = text("recap-title") if view.seat is not None else text("recap-title-spectator")
    if view.seat is not None and entries and entries[0][0].ply == 0:
        title = text("recap-title-all")  # the user has made no move yet
    if not pages:
        builder.say(f"### {title}", text("recap-none"))
        builder.row(builder.button(text("button-hand"), Verb.HAND))
        return builder.view()
    last = len(pages) - 1
    page = last if page is None else max(0, min(page, last))
    builder.say(f"### {title}")
    builder.say(*pages[page])
    if last:
        builder.row(
            builder.button(text("button-previous"), Verb.RECAP, str(max(0, page - 1)), off=page == 0),
            builder.button(text("button-page", page=page + 1, pages=last + 1), Verb.RECAP, str(page), off=True),
            builder.button(text("button-next"), Verb.RECAP, str(min(last, page + 1)), off=page == last),
        )
    return builder.view()


def _pages(lines: Sequence[str]) -> list[list[str]]:
    """Return the lines on as few pages as possible, oldest first."""
    pages: list[list[str]] = []
    for line in lines:
        if not pages or len(pages[-1]) == LINES or sum(map(len, pages[-1])) + len(pages[-1]) + len(line) > PAGE:
            pages.append([])
        pages[-1].append(line)
    return pages
