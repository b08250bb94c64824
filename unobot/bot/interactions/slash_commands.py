"""The declaration of a slash command: an async function that takes the context and its options as parameters.

    @command()
    async def invite(context: Context, person: discord.User | discord.Member) -> None:

Every handler file lists its commands once, in its `COMMANDS`. `bot/commands` builds discord.py's commands from them.
Their texts are in the catalogues: `command-invite` describes this one, and `command-invite-person` its option.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from discord import app_commands

from unobot.bot.interactions.context import Context

UNO, UNOADMIN = "uno", "unoadmin"
"""The two groups of commands."""
MAX_SUGGESTIONS, MAX_SUGGESTION_LENGTH = 25, 100
"""The most suggestions that Discord shows, and the most characters in the name and in the value of each."""

Suggestions: TypeAlias = list[app_commands.Choice[str]]
Place: TypeAlias = app_commands.AppCommandChannel | app_commands.AppCommandThread
"""The type of an option that is a channel or a thread."""


@dataclass(frozen=True, slots=True)
class Choices:
    """Annotates an option that offers these values and no others. The name of a value is the message `KIND-VALUE`."""

    kind: str
    values: Sequence[str]


@dataclass(frozen=True, slots=True)
class Suggested:
    """Annotates an option for which the bot suggests values while the user types."""

    suggest: Callable[[Context, str], Awaitable[Suggestions]]
    """Return the suggestions for what the user has typed."""


@dataclass(frozen=True, slots=True)
class SlashCommand:
    """A declared command."""

    name: str
    group: str
    run: Callable[..., Awaitable[None]]
    """Does what the command says and answers. Raises `Refused`, `IllegalMove` and `StorageError`."""
    options: tuple[inspect.Parameter, ...]
    """The parameters of ``run`` after the context. Their types can be marked with `Choices` or `Suggested`."""
    at_table: bool
    """Whether it belongs to a table, like the buttons of a hand. The gate has extra places for such interactions."""
    for_blocked: bool = False
    """Whether people whom the owner of the bot has blocked can run it, too."""


def command(
    name: str = "", *, group: str = UNO, at_table: bool = False, for_blocked: bool = False
) -> Callable[[Callable[..., Awaitable[None]]], SlashCommand]:
    """Return the decorator of a command. ``name``: empty for the name of the function."""

    def declare(run: Callable[..., Awaitable[None]]) -> SlashCommand:
        _, *options = inspect.signature(run, eval_str=True).parameters.values()
        return SlashCommand(name or run.__name__, group, run, tuple(options), at_table, for_blocked)

    return declare
