"""Register the commands with Discord, and compare Discord's commands with the ones of this version."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import discord
from discord import AppCommandOptionType, app_commands

from unobot.bot.commands.localized_names import CommandNames
from unobot.bot.discord_api.error_codes import UNREACHABLE, is_temporary, reason
from unobot.model.stores import MetaStore

log = logging.getLogger(__name__)

COMMAND_HASH = "commands"
"""The database key of the hash of the commands that were registered last."""
_PARENTS = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)
Payload = Mapping[str, Any]


async def translated(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the commands as Discord registers them, with their names in all languages."""
    names = CommandNames()
    await tree.set_translator(names)
    return [await command.get_translated_payload(tree, names) for command in tree.get_commands()]


def tree_of(client: discord.Client) -> app_commands.CommandTree[Any]:
    """Return the commands of the bot."""
    tree: object = getattr(client, "tree", None)  # only our subclass of discord.Client has one
    assert isinstance(tree, app_commands.CommandTree)
    return tree


def command_hash(payload: list[dict[str, Any]]) -> str:
    """Return a hash of the commands. The bot stores it to know which commands it has registered."""
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


async def register(client: discord.Client, tree: app_commands.CommandTree[Any], store: MetaStore) -> None:
    """Register the commands if they changed, or if another program registered its own: Discord limits registrations.

    Raises `discord.HTTPException` if a later try may succeed.
    """
    payload = await translated(tree)
    digest, application_id = command_hash(payload), client.application_id
    assert application_id is not None  # known since the login
    if await store.meta(application_id, COMMAND_HASH) != digest or await _were_replaced(client, payload):
        try:
            # The same request as tree.sync(), which would translate everything again.
            await client.http.bulk_upsert_global_commands(application_id, payload=payload)
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
            log.error("Discord refused the commands, so it keeps those of the last start: %s", error)  # noqa: TRY400
            return
        await store.set_meta(application_id, COMMAND_HASH, digest)


async def _were_replaced(client: discord.Client, payload: list[dict[str, Any]]) -> bool:
    """Return whether Discord no longer has the commands that this bot registered; False if it does not answer."""
    try:
        changed = await changed_at_discord(client, payload)
    except UNREACHABLE as error:
        log.info("Discord does not tell which commands it has: %s", reason(error))
        return False
    if changed:
        log.warning("another program with this token registered other commands: %s", ", ".join(changed))
    return bool(changed)


async def changed_at_discord(client: discord.Client, commands: Iterable[Payload]) -> list[str]:
    """Ask Discord for its commands; return what `changed_commands` finds. Raises one of `UNREACHABLE`."""
    assert client.application_id is not None  # known since the login
    return changed_commands(await client.http.get_global_commands(client.application_id), commands)


def changed_commands(registered: Iterable[Payload], declared: Iterable[Payload]) -> list[str]:
    """Return the commands that Discord lacks, has in another form, or should not have, such as "/uno start".

    ``registered`` and ``declared``: the commands of Discord, and of this version. Translations are not compared,
    because Discord leaves them out.
    """
    old, new = dict(_forms(registered)), dict(_forms(declared))
    return sorted(f"/{name}" for name in old.keys() | new.keys() if old.get(name) != new.get(name))


def _forms(commands: Iterable[Payload], parent: str = "") -> Iterator[tuple[str, object]]:
    """Yield the full name and the form of each command. A form is what people see and fill in."""
    for command in commands:
        name = f"{parent}{command['name']}"
        options = command.get("options") or []
        yield (
            name,
            (command.get("description"), [_form(option) for option in options if option["type"] not in _PARENTS]),
        )
        yield from _forms((option for option in options if option["type"] in _PARENTS), f"{name} ")


def _form(option: Payload) -> object:
    choices = [(choice["name"], choice["value"]) for choice in option.get("choices") or []]
    flags = [bool(option.get(flag)) for flag in ("required", "autocomplete")]
    return option["name"], option["type"], option["description"], flags, choices
