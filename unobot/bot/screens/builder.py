"""Build a screen: one container with texts and rows of buttons.

A screen is plain data in the form of Discord's API, because building and reading the objects of discord.py takes four
times as long. Discord's limits: 40 components and 4,000 characters in a message, 5 buttons in a row, and unique custom
ids.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import lru_cache
from hashlib import sha256
from types import MappingProxyType
from typing import Any, TypeAlias

import discord
from discord import ButtonStyle, ComponentType, ui

from unobot.bot.custom_ids import Verb, custom_id, parse_action
from unobot.pictures.collage import Collage
from unobot.pictures.emoji_art import is_bot_emoji, sign_of
from unobot.rules.cards import Color

Component: TypeAlias = dict[str, Any]
"""A component as Discord's API takes it. It is never changed, so screens may share it."""

_ACCENTS = {
    Color.RED: 0xD93A34,
    Color.YELLOW: 0xF2C230,
    Color.GREEN: 0x3FA34D,
    Color.BLUE: 0x2F74C0,
    Color.PINK: 0xFA8FC8,
    Color.TEAL: 0x0C8A86,
    Color.ORANGE: 0xEE7D10,
    Color.PURPLE: 0x7139C4,
}
_TEXT = ComponentType.text_display.value
_SECTION = ComponentType.section.value
_ROW = ComponentType.action_row.value
_BUTTON = ComponentType.button.value
_THUMBNAIL = ComponentType.thumbnail.value
_FILE = ComponentType.file.value
_CUSTOM_EMOJI = re.compile(r"<a?:(\w+):([0-9]+)>")
_EMOJI_URL = re.compile(r"https://cdn\.discordapp\.com/emojis/([0-9]+)\.\w+")
_GALLERY = ComponentType.media_gallery.value
_LINE: Component = {"type": ComponentType.separator.value, "divider": True, "spacing": 1}


BOUND_DOT = "\N{NO-BREAK SPACE}· "
"""The separator of facts. It stays with the words before it, so no line of a phone begins with a dot."""
MAX_ROLES = 25
"""The most roles that a menu lets people choose."""
MAX_ALT_LENGTH = 1024
"""The longest description of a picture, in characters."""
NO_EMOJI_WORDS: Mapping[str, str] = MappingProxyType({})
"""The words of the emojis of a screen whose labels say everything."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to draw and attach."""

    source: str
    """All that it shows: its SVG, or a text that differs whenever the picture would."""
    width: int
    """Its width in pixels."""
    alt: str
    """Its description."""
    words: Callable[[], str] = str
    """Returns the text to show instead if the picture cannot be drawn. Empty if the screen says everything already."""
    art: Callable[[str], str | Collage] = str
    """Makes the SVG or the collage, from ``source`` or from what it holds itself."""
    legend: str = ""
    """The text below it that explains its signs. It goes with the picture."""

    name: str = field(init=False)
    """The name of its file. It is a hash of the content."""

    def __post_init__(self) -> None:
        content = f"{self.width} {self.source}".encode()
        object.__setattr__(self, "name", f"{sha256(content).hexdigest()[:16]}.png")  # the class is frozen


@dataclass(slots=True)
class ActionButton:
    """The description of a button for ``verb``. The builder makes Discord's button from it.

    It is never changed. It is not frozen, because a hand has fifteen, and a frozen class takes five times as long.
    """

    label: str
    verb: Verb
    arg: str = ""
    _: KW_ONLY
    style: ButtonStyle = ButtonStyle.secondary
    emoji: str | None = None
    emoji_words: str = ""
    """Words that only the emoji says. They join the label if Discord refuses the emoji."""
    off: bool = False
    table: int | None = None
    """The table id of the button; None for the table of the screen."""
    ply: int | None = None
    """The ply of the button; None for the ply of the screen."""


class Screen(ui.LayoutView):
    """A finished screen with its attached pictures.

    discord.py sends it as a `LayoutView`. It has no items of discord.py, only ``components``.
    """

    timeout = None
    is_note = False
    """Whether it says only what is true at its press. If it is private, the reader's next press deletes it."""
    is_menu = False
    """Whether it is the panel to which the other private screens of a lobby lead back."""

    def __init__(
        self,
        components: list[Component],
        pictures: tuple[Picture, ...],
        length: int,
        emoji_words: Mapping[str, str] = NO_EMOJI_WORDS,
    ) -> None:
        # discord.py would make a future and an id for the presses, which the router answers.
        self._length = length
        self.components = components
        self.pictures = pictures
        self.emoji_words = emoji_words
        """Words that emojis of buttons say and their labels do not, by the names of the emojis."""

    def __repr__(self) -> str:
        return f"Screen({self.components!r})"

    def stop(self) -> None:
        """Do nothing: discord.py never waits for presses of this screen."""

    def is_finished(self) -> bool:
        """Return True."""
        return True

    def to_components(self) -> list[Component]:
        """Return the components as Discord's API takes them."""
        return self.components

    def has_components_v2(self) -> bool:
        """Return True: every screen is a container, which is one of Discord's newer components."""
        return True

    def is_dispatchable(self) -> bool:
        """Return False: the router answers the presses, so discord.py need not keep the screen."""
        return False

    def content_length(self) -> int:
        """Return the number of characters in all texts."""
        return self._length

    @property
    def first_words(self) -> str:
        """Return the first block of text."""
        (container,) = self.components
        return next((str(part["content"]) for part in container["components"] if part["type"] == _TEXT), "")

    @property
    def has_controls(self) -> bool:
        """Return whether the screen has buttons or menus."""
        (container,) = self.components
        return any(part["type"] == _ROW for part in container["components"])

    def offers(self, verb: Verb, arg: str | None = None) -> bool:
        """Return whether the screen has a button for ``verb``, with ``arg`` if that is given."""
        (container,) = self.components
        rows = [part["components"] for part in container["components"] if part["type"] == _ROW]
        ids = [button["custom_id"] for row in rows for button in row if "custom_id" in button]
        actions = [action for action in map(parse_action, ids) if action.verb is verb]
        return any(arg is None or action.arg == arg for action in actions)

    def leave_out(self, picture: Picture) -> None:
        """Replace ``picture`` by its words, because it cannot be drawn."""
        self.pictures = tuple(other for other in self.pictures if other != picture)
        (container,) = self.components
        text_parts = [{"type": _TEXT, "content": words}] if (words := picture.words()) else []
        gallery, parts = _gallery(picture.name, picture.alt), container["components"]
        at = parts.index(gallery)
        end = at + (2 if picture.legend else 1)
        self._length += len(words) - len(picture.legend)
        self.components = [{**container, "components": [*parts[:at], *text_parts, *parts[end:]]}]

    @property
    def emoji_ids(self) -> frozenset[int]:
        """Return the ids of the bot's own emojis on the screen."""
        return frozenset(_emoji_ids(self.components))

    def leave_out_emojis(self) -> None:
        """Replace the bot's own emojis by the Unicode emojis that stand for them. The custom ids stay."""
        self.components = [_without_emojis(part, self.emoji_words) for part in self.components]
        self._length = sum(map(_text_length, self.components))


class ScreenBuilder:
    """A screen under construction. ``table`` and ``ply`` go into its buttons."""

    def __init__(self, table: int = 0, ply: int = 0) -> None:
        self._table = table
        self._ply = ply
        self._parts: list[Component] = []
        self._pictures: list[Picture] = []
        self._copies: dict[str, int] = {}
        self._emoji_words: dict[str, str] = {}
        self._length = 0

    @property
    def length(self) -> int:
        """Return the number of characters in all texts so far."""
        return self._length

    def say(self, *lines: str) -> None:
        """Add a block of text without its empty lines. Add nothing if all lines are empty."""
        text = "\n".join(line for line in lines if line)
        if text:
            self._parts.append(self._text(text))

    def show(self, part: Picture | str) -> None:
        """Add a picture, or a block of text."""
        self.picture(part) if isinstance(part, Picture) else self.say(part)

    def picture(self, picture: Picture) -> None:
        """Add an attached picture over the full width."""
        self._pictures.append(picture)
        self._parts.append(_gallery(picture.name, picture.alt))
        self.say(picture.legend)

    def adopt(self, screen: Screen, change: Callable[[list[Component]], list[Component]]) -> None:
        """Add the parts of another screen, after ``change``. No custom id may be in both."""
        (container,) = screen.components
        self._parts += change(container["components"])
        self._pictures += screen.pictures
        self._emoji_words |= screen.emoji_words
        self._length += screen.content_length()

    def beside(self, url: str, alt: str, *blocks: str) -> None:
        """Add up to three blocks of text beside a small picture that is already on Discord."""
        self._parts.append(
            {
                "type": _SECTION,
                "components": [self._text(block) for block in blocks if block],
                "accessory": {
                    "type": _THUMBNAIL,
                    "spoiler": False,
                    "media": {"url": url},
                    "description": alt[:MAX_ALT_LENGTH],
                },
            }
        )

    def line(self) -> None:
        """Add a thin line between two parts."""
        self._parts.append(_LINE)

    button = ActionButton

    def row(self, *buttons: ActionButton | Component) -> None:
        """Add a row of up to five buttons. Add nothing without buttons."""
        if buttons:
            self._parts.append(_row(self._button_components(buttons)))

    def rows(self, buttons: Sequence[ActionButton], width: int) -> None:
        """Add any number of buttons, ``width`` in each row."""
        components = self._button_components(buttons)
        self._parts += [_row(components[start : start + width]) for start in range(0, len(components), width)]

    def _button_components(self, buttons: Sequence[ActionButton | Component]) -> list[Component]:
        """Return the buttons with their custom ids. A second equal custom id gets the copy mark ``#2``."""
        custom_ids = [
            custom_id(
                self._table if button.table is None else button.table,
                self._ply if button.ply is None else button.ply,
                button.verb,
                button.arg,
            )
            if isinstance(button, ActionButton)
            else ""
            for button in buttons
        ]
        components = []
        for button, button_id in zip(buttons, custom_ids, strict=True):
            if not isinstance(button, ActionButton):
                components.append(button)
                continue
            copy = self._copies[button_id] = self._copies.get(button_id, 0) + 1
            part: Component = {
                "type": _BUTTON,
                "style": button.style.value,
                "disabled": button.off,
                "custom_id": button_id if copy == 1 else f"{button_id}#{copy}",
            }
            if button.label:
                part["label"] = button.label
            if button.emoji:
                part["emoji"] = _emoji(button.emoji)
                if button.emoji_words:
                    self._emoji_words[part["emoji"]["name"]] = button.emoji_words
            components.append(part)
        return components

    def menu(self, verb: Verb, arg: str, options: list[discord.SelectOption], placeholder: str = "") -> None:
        """Add a menu for ``verb`` with up to 25 options. The user can choose one."""
        menu_id = custom_id(self._table, self._ply, verb, arg)
        self._select(ui.Select(custom_id=menu_id, options=options, placeholder=placeholder or None))

    def role_menu(self, verb: Verb, arg: str, role_id: int | None, placeholder: str) -> None:
        """Add a menu for ``verb`` with the server's roles. The user can choose one."""
        menu: ui.RoleSelect[Any] = ui.RoleSelect(
            custom_id=custom_id(self._table, self._ply, verb, arg),
            placeholder=placeholder,
            default_values=[] if role_id is None else [discord.Object(role_id, type=discord.Role)],
        )
        self._select(menu)

    def roles_menu(self, verb: Verb, arg: str, role_ids: Sequence[int], placeholder: str) -> None:
        """Add a menu for ``verb`` with the server's roles. The user can choose up to `MAX_ROLES`."""
        menu: ui.RoleSelect[Any] = ui.RoleSelect(
            custom_id=custom_id(self._table, self._ply, verb, arg),
            placeholder=placeholder,
            min_values=0,
            max_values=MAX_ROLES,
            default_values=[discord.Object(role_id, type=discord.Role) for role_id in role_ids],
        )
        self._select(menu)

    def member_menu(self, verb: Verb, placeholder: str) -> None:
        """Add a menu for ``verb`` with the members of the server. The user can choose one."""
        menu_id = custom_id(self._table, self._ply, verb, "")
        self._select(ui.UserSelect(custom_id=menu_id, placeholder=placeholder))

    def _text(self, content: str) -> Component:
        content = content.replace(" · ", BOUND_DOT)
        self._length += len(content)
        return {"type": _TEXT, "content": content}

    def _select(self, menu: ui.Select[Any] | ui.RoleSelect[Any] | ui.UserSelect[Any]) -> None:
        self._parts.append(_row([dict(menu.to_component_dict())]))

    def link(self, label: str, url: str) -> Component:
        """Return a button that opens a URL."""
        return {"type": _BUTTON, "style": ButtonStyle.link.value, "disabled": False, "label": label, "url": url}

    def choice(self, text: str, button: ActionButton) -> None:
        """Add a line of text with its own button beside it."""
        self._parts.append(
            {"type": _SECTION, "components": [self._text(text)], "accessory": self._button_components([button])[0]}
        )

    def file(self, name: str) -> None:
        """Add an attached file of this name."""
        self._parts.append({"type": _FILE, "file": {"url": f"attachment://{name}"}, "spoiler": False})

    def attached_picture(self, name: str, alt: str) -> None:
        """Add an attached picture file over the full width. ``alt``: its words for a screen reader."""
        self._parts.append(_gallery(name, alt))

    def view(self, accent: Color | None = None) -> Screen:
        """Return the finished screen, with an accent color if one is given. The caller must ``stop()`` and send it."""
        container = {
            "type": ComponentType.container.value,
            "accent_color": None if accent is None else _ACCENTS[accent],
            "spoiler": False,
            "components": self._parts,
        }
        return Screen([container], tuple(self._pictures), self._length, self._emoji_words)

    def note(self) -> Screen:
        """Return the finished screen as a note (see `Screen.is_note`)."""
        screen = self.view()
        screen.is_note = True
        return screen


def _emoji_ids(parts: Sequence[Component]) -> Iterator[int]:
    for part in parts:
        emoji = part.get("emoji") or {}
        if emoji.get("id") and is_bot_emoji(emoji["name"]):
            yield int(emoji["id"])
        yield from (
            int(number) for name, number in _CUSTOM_EMOJI.findall(part.get("content") or "") if is_bot_emoji(name)
        )
        yield from (int(number) for number in _EMOJI_URL.findall((part.get("media") or {}).get("url") or ""))
        for inner in ("components", "options"):
            yield from _emoji_ids(part.get(inner) or ())
        if part.get("accessory"):
            yield from _emoji_ids([part["accessory"]])


def _without_emojis(part: Component, emoji_words: Mapping[str, str]) -> Component:
    """Return a component with Unicode emojis instead of the bot's own. A text loses its small picture of a card.

    ``emoji_words``: as in `Screen.emoji_words`.
    """
    changed = dict(part)
    emoji = part.get("emoji") or {}
    if emoji.get("id") and (sign := sign_of(emoji["name"])):
        changed["emoji"] = _emoji(sign)
        if words := emoji_words.get(emoji["name"]):
            changed["label"] = f"{words} {part.get('label', '')}".rstrip()
    if "content" in part:
        changed["content"] = _CUSTOM_EMOJI.sub(lambda match: sign_of(match[1]) or match[0], part["content"])
    for inner in ("components", "options"):
        if inner in part:
            changed[inner] = [
                child for component in part[inner] for child in _parts_of(_without_emojis(component, emoji_words))
            ]
    if "accessory" in part:
        changed["accessory"] = _without_emojis(part["accessory"], emoji_words)
    return changed


def _parts_of(part: Component) -> Sequence[Component]:
    """Return the texts of a section whose small picture is an emoji, and any other component as it is."""
    media = part.get("accessory", {}).get("media") or {}
    return part["components"] if _EMOJI_URL.fullmatch(media.get("url") or "") else [part]


def _text_length(part: Component) -> int:
    inner = sum(map(_text_length, part.get("components") or ()))
    return inner + (len(part["content"]) if part["type"] == _TEXT else 0)


def _row(parts: list[Component]) -> Component:
    return {"type": _ROW, "components": parts}


def _gallery(name: str, alt: str) -> Component:
    item = {"media": {"url": f"attachment://{name}"}, "spoiler": False, "description": alt[:MAX_ALT_LENGTH]}
    return {"type": _GALLERY, "items": [item]}


@lru_cache(512)
def _emoji(emoji: str) -> Component:
    """Return an emoji of a button: an emoji of the bot as ``<:name:id>``, or a Unicode character."""
    return dict(discord.PartialEmoji.from_str(emoji).to_dict())
