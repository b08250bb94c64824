"""Build a screen: one container with texts and rows of buttons.

Discord's limits: 40 components and 4,000 characters in a message, 5 buttons in a row, and unique custom ids.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from hashlib import sha256
from typing import Any, TypeAlias

import discord
from discord import ButtonStyle, ui

from unobot.bot.custom_ids import ActionId, Verb
from unobot.rules.cards import Color

_Part: TypeAlias = (
    ui.TextDisplay[Any] | ui.Separator[Any] | ui.ActionRow[Any] | ui.Section[Any] | ui.File[Any] | ui.MediaGallery[Any]
)

_ACCENTS = {
    Color.RED: discord.Color(0xD93A34),
    Color.YELLOW: discord.Color(0xF2C230),
    Color.GREEN: discord.Color(0x3FA34D),
    Color.BLUE: discord.Color(0x2F74C0),
}


ALT = 1024
"""The longest description of a picture, in characters."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to draw and attach: its SVG, its width in pixels, and its description."""

    svg: str
    width: int
    alt: str

    @property
    def name(self) -> str:
        """The name of its file. It is a hash of the content."""
        return f"{sha256(f'{self.width} {self.svg}'.encode()).hexdigest()[:16]}.png"

    @property
    def url(self) -> str:
        """The address of the attached file within its message."""
        return f"attachment://{self.name}"


@dataclass(frozen=True, slots=True)
class ActionButton:
    """The description of a button for ``verb``. The builder makes Discord's button from it."""

    label: str
    verb: Verb
    arg: str = ""
    _: KW_ONLY
    style: ButtonStyle = ButtonStyle.secondary
    emoji: str | None = None
    off: bool = False
    table: int | None = None
    """The table id of the button if it is not that of the screen."""
    ply: int | None = None
    """The ply of the button if it is not that of the screen."""


class Screen(ui.LayoutView):
    """A finished screen with its attached pictures."""

    def __init__(self, pictures: tuple[Picture, ...]) -> None:
        super().__init__(timeout=None)
        self.pictures = pictures

    def leave_out(self, picture: Picture) -> None:
        """Remove ``picture``, because drawing it failed. The texts of the screen contain the same information."""
        self.pictures = tuple(each for each in self.pictures if each != picture)
        (container,) = self.children
        assert isinstance(container, ui.Container)  # a builder adds nothing else
        for part in container.children:
            if isinstance(part, ui.MediaGallery) and part.items[0].media.url == picture.url:
                container.remove_item(part)


class ScreenBuilder:
    """A screen under construction. ``table`` and ``ply`` go into its buttons."""

    def __init__(self, table: int = 0, ply: int = 0) -> None:
        self._table = table
        self._ply = ply
        self._parts: list[_Part] = []
        self._pictures: list[Picture] = []
        self._copies: Counter[str] = Counter()

    def say(self, *lines: str) -> None:
        """Add a block of text without its empty lines. Add nothing if all lines are empty."""
        text = "\n".join(line for line in lines if line)
        if text:
            self._parts.append(ui.TextDisplay(text))

    def picture(self, picture: Picture) -> None:
        """Add an attached picture over the full width."""
        self._pictures.append(picture)
        item = discord.MediaGalleryItem(picture.url, description=picture.alt[:ALT])
        self._parts.append(ui.MediaGallery(item))

    def beside(self, url: str, alt: str, *blocks: str) -> None:
        """Add up to three blocks of text beside a small picture that is already on Discord."""
        texts = [block for block in blocks if block]
        self._parts.append(ui.Section(*texts, accessory=ui.Thumbnail(url, description=alt[:ALT])))

    def line(self) -> None:
        """Add a thin line between two parts."""
        self._parts.append(ui.Separator())

    button = ActionButton

    def row(self, *buttons: ActionButton | ui.Button[Any]) -> None:
        """Add a row of up to five buttons. Add nothing without buttons."""
        if buttons:
            self._parts.append(ui.ActionRow(*self._made(buttons)))

    def rows(self, buttons: Sequence[ActionButton], width: int) -> None:
        """Add any number of buttons, ``width`` in each row."""
        made = self._made(buttons)
        self._parts += [ui.ActionRow(*made[start : start + width]) for start in range(0, len(made), width)]

    def _made(self, buttons: Sequence[ActionButton | ui.Button[Any]]) -> list[ui.Button[Any]]:
        """Return Discord's buttons with their custom ids. A second equal custom id gets the copy mark ``#2``."""
        actions = [
            None
            if isinstance(button, ui.Button)
            else ActionId(
                self._table if button.table is None else button.table,
                self._ply if button.ply is None else button.ply,
                button.verb,
                button.arg,
            )
            for button in buttons
        ]
        made = []
        for button, custom_id in zip(buttons, map(str, actions), strict=True):
            if isinstance(button, ui.Button):
                made.append(button)
                continue
            self._copies[custom_id] += 1
            copy = self._copies[custom_id]
            made.append(
                ui.Button(
                    label=button.label,
                    custom_id=custom_id if copy == 1 else f"{custom_id}#{copy}",
                    style=button.style,
                    emoji=button.emoji or None,
                    disabled=button.off,
                )
            )
        return made

    def menu(self, verb: Verb, arg: str, options: list[discord.SelectOption], placeholder: str = "") -> None:
        """Add a menu for ``verb`` with up to 25 options, one of which can be chosen."""
        custom_id = str(ActionId(self._table, self._ply, verb, arg))
        self._parts.append(
            ui.ActionRow(ui.Select(custom_id=custom_id, options=options, placeholder=placeholder or None))
        )

    def role_menu(self, verb: Verb, arg: str, chosen: int | None, placeholder: str) -> None:
        """Add a menu for ``verb`` with the server's roles, one of which can be chosen."""
        menu: ui.RoleSelect[Any] = ui.RoleSelect(
            custom_id=str(ActionId(self._table, self._ply, verb, arg)),
            placeholder=placeholder,
            default_values=[] if chosen is None else [discord.Object(chosen, type=discord.Role)],
        )
        self._parts.append(ui.ActionRow(menu))

    def people(self, verb: Verb, placeholder: str) -> None:
        """Add a menu for ``verb`` with the members of the server, one of whom can be chosen."""
        custom_id = str(ActionId(self._table, self._ply, verb))
        self._parts.append(ui.ActionRow(ui.UserSelect(custom_id=custom_id, placeholder=placeholder)))

    def link(self, label: str, url: str) -> ui.Button[Any]:
        """Return a button that opens a URL."""
        return ui.Button(label=label, url=url)

    def choice(self, text: str, button: ActionButton) -> None:
        """Add a line of text with its own button beside it."""
        self._parts.append(ui.Section(text, accessory=self._made([button])[0]))

    def file(self, name: str) -> None:
        """Add an attached file of this name."""
        self._parts.append(ui.File(f"attachment://{name}"))

    def view(self, accent: Color | None = None) -> ui.LayoutView:
        """Return the finished screen, with an accent color if one is given. The caller must ``stop()`` and send it."""
        view = Screen(tuple(self._pictures))
        view.add_item(ui.Container(*self._parts, accent_color=None if accent is None else _ACCENTS[accent]))
        return view
