"""Build a screen: one container with texts and rows of buttons, which never changes after it is built.

Discord's limits: 40 components and 4,000 characters a message, 5 buttons a row, and different custom ids.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
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


class Screen(ui.LayoutView):
    """A finished screen, which knows its attached pictures."""

    def __init__(self, pictures: tuple[Picture, ...]) -> None:
        super().__init__(timeout=None)
        self.pictures = pictures

    def leave_out(self, picture: Picture) -> None:
        """Remove ``picture``, because drawing it failed. The words of the screen say the same."""
        self.pictures = tuple(each for each in self.pictures if each != picture)
        (container,) = self.children
        assert isinstance(container, ui.Container)  # a builder makes only these
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
        """Add a block of text without its empty lines. A block of empty lines adds nothing."""
        text = "\n".join(line for line in lines if line)
        if text:
            self._parts.append(ui.TextDisplay(text))

    def picture(self, picture: Picture) -> None:
        """Add an attached picture over the whole width."""
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

    def button(
        self,
        label: str,
        verb: Verb,
        arg: str = "",
        *,
        style: ButtonStyle = ButtonStyle.secondary,
        emoji: str | None = None,
        off: bool = False,
        table: int | None = None,
        ply: int | None = None,
    ) -> ui.Button[Any]:
        """Return a button for ``verb``. A second button with the same custom id gets the suffix ``#2``."""
        action = ActionId(self._table if table is None else table, self._ply if ply is None else ply, verb, arg)
        custom_id = str(action)
        self._copies[custom_id] += 1
        if self._copies[custom_id] > 1:
            custom_id = f"{custom_id}#{self._copies[custom_id]}"
        return ui.Button(label=label, custom_id=custom_id, style=style, emoji=emoji or None, disabled=off)

    def row(self, *buttons: ui.Button[Any]) -> None:
        """Add up to five buttons side by side. No buttons add nothing."""
        if buttons:
            self._parts.append(ui.ActionRow(*buttons))

    def rows(self, buttons: list[ui.Button[Any]], width: int) -> None:
        """Add rows of ``width`` buttons."""
        for start in range(0, len(buttons), width):
            self.row(*buttons[start : start + width])

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
        """Return a button that leads to another place in Discord."""
        return ui.Button(label=label, url=url)

    def choice(self, text: str, button: ui.Button[Any]) -> None:
        """Add a line of text with a button beside it."""
        self._parts.append(ui.Section(text, accessory=button))

    def file(self, name: str) -> None:
        """Add an attached file of this name."""
        self._parts.append(ui.File(f"attachment://{name}"))

    def view(self, accent: Color | None = None) -> ui.LayoutView:
        """Return the finished screen, edged in the active color. The caller has to ``stop()`` and send it."""
        view = Screen(tuple(self._pictures))
        view.add_item(ui.Container(*self._parts, accent_color=None if accent is None else _ACCENTS[accent]))
        return view
