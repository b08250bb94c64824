"""The table of actions in `docs/security.md`, made from the declarations: `python -m tests.security_page` writes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from unobot.app import ACTIONS
from unobot.bot.interactions.actions import Action, GeneralAction, RecordAction, TableAction
from unobot.bot.interactions.surfaces import Control, Offered, Surface

PAGE = Path(__file__).parent.parent / "docs" / "security.md"
BEGIN = "<!-- The table of actions. `python -m tests.security_page` writes it. -->\n"
END = "<!-- The end of the table of actions. -->\n"
_HEAD = "| action | control: surfaces | reached from | users | when | also checked |\n" + "| --- " * 6 + "|\n"


def table() -> str:
    """Return the table of every declared action, in Markdown."""
    return _HEAD + "".join(f"| {' | '.join(_row(action))} |\n" for action in ACTIONS.values())


def written() -> str:
    """Return the table that stands on the page."""
    return PAGE.read_text("utf-8").partition(BEGIN)[2].partition(END)[0]


def _row(action: Action) -> Iterator[str]:
    yield f"`{action.verb}`"
    offers = [*_offers("", action.offered)]
    for arg, offered in action.by_argument.items():
        offers += _offers(f"`{arg}` ", offered)
    yield "<br>".join(offers)
    yield _place(action)
    yield action.who
    yield action.when
    yield action.checked


def _offers(arg: str, offered: Offered) -> Iterator[str]:
    for control in Control:
        surfaces = [surface.value for surface in Surface if (surface, control) in offered]
        if surfaces:
            yield f"{arg}{control.value}: {', '.join(surfaces)}"


def _place(action: Action) -> str:
    if isinstance(action, GeneralAction):
        return "anywhere; belongs to no table"
    if isinstance(action, RecordAction):
        return action.place
    assert isinstance(action, TableAction)
    place = "other servers too" if action.from_other_servers else "its own server"
    return f"{place}; by invitation" if action.for_invited else place


if __name__ == "__main__":
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    PAGE.write_text(before + BEGIN + table() + END + rest.partition(END)[2], "utf-8")
