"""Show the recap: the moves since the reader's own last one, in sentences, page by page."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.tables.recap import RecapEntry
from unobot.tables.table_view import TableView
from unobot.wording.narration import narrate

PAGE = 3000
"""Characters of recap in one message. Discord shows up to 4,000."""
LINES = 25
"""Lines of recap in one message: more are hard to read on a phone."""


def recap_screen(text: Text, view: TableView, told: Sequence[RecapEntry], page: int | None = None) -> LayoutView:
    """Return one page of the recap, counted from 0 and limited to the pages there are; the last one for ``None``."""
    builder = ScreenBuilder(view.id, view.ply)
    pages = _pages([line for entry, seats in told if (line := narrate(text, entry, seats))])
    title = text("recap-title") if view.seat is not None else text("recap-title-spectator")
    if view.seat is not None and told and told[0][0].ply == 0:
        title = text("recap-title-all")  # they have made no move yet
    if not pages:
        builder.say(f"### {title}", text("recap-none"))
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
    """Return the lines in as few messages as possible, oldest first."""
    pages: list[list[str]] = []
    for line in lines:
        if not pages or len(pages[-1]) == LINES or sum(map(len, pages[-1])) + len(pages[-1]) + len(line) > PAGE:
            pages.append([])
        pages[-1].append(line)
    return pages
