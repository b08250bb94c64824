"""Correct simcord's page in a message: which menu is which, and the link of a channel's name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from simcord.backend.models import Message
from simcord.enums import ComponentType

_MENU = int(ComponentType.STRING_SELECT)
_MAX_MENUS = 1000  # only the newest menus of a long session


class Menus:
    """The keys under which a page remembers the choices in the menus of its messages.

    simcord remembers by position. So a new menu in the same position showed the choice of the old menu. A menu whose
    default the bot had changed showed its old choice. Here a key has the custom id, and the version of the options.
    """

    def __init__(self) -> None:
        self._versions: dict[tuple[str, str], tuple[Any, int]] = {}

    def name(self, message: str, components: list[dict[str, Any]]) -> None:
        """Replace the keys of all menus among the ``components`` of the message with this id."""
        for menu in _walk_components(components):
            if menu.get("type") == _MENU:
                custom_id = str(menu["custom_id"])
                version = self._version((message, custom_id), menu["options"])
                menu["control_key"] = f"message:{message}:component:{version}:{custom_id}"

    def position(self, message: Message, key: str) -> str:
        """Return simcord's key for the menu that had this ``key``."""
        custom_id = key.split(":", 4)[-1]
        for menu in _walk_components(message.components):
            if menu.get("custom_id") == custom_id:
                return f"message:{message.id}:component:{menu['id']}"
        return key  # another kind of menu, whose key is its position, or a menu that has gone

    def _version(self, menu: tuple[str, str], options: list[dict[str, Any]]) -> int:
        choices = [(option["value"], option["label"], option.get("default")) for option in options]
        cached_choices, version = self._versions.get(menu, (None, 0))
        if cached_choices != choices:
            version += 1
            self._versions.pop(menu, None)
            self._versions[menu] = choices, version
            if len(self._versions) > _MAX_MENUS:
                del self._versions[next(iter(self._versions))]
        return version


def link_channels(message: dict[str, Any], guild: str) -> None:
    """Turn each channel's name in the texts of ``message`` into a link, as on Discord. simcord shows only the name."""
    for part in (message, *_walk_components(message["components"])):
        for texts in ("content_tokens", "markdown_tokens"):
            if part.get(texts):
                part[texts] = [link_token for token in part[texts] for link_token in _link_tokens(token, guild)]


def _link_tokens(token: dict[str, Any], guild: str) -> list[dict[str, Any]]:
    if token.get("type") == "mention" and token.get("kind") == "channel":
        href = f"https://discord.com/channels/{guild}/{token['id']}"
        return [
            {"type": "link_open", "href": href},
            {"type": "text", "content": token["label"]},
            {"type": "link_close"},
        ]
    if token.get("children"):
        token["children"] = [link_token for child in token["children"] for link_token in _link_tokens(child, guild)]
    return [token]


def _walk_components(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk_components(component.get("components") or [])
