"""The commands with which the owner of a bot decides for all its servers. Each imports its modules when it is called.

They write to the database, and ask Discord with the token. So they also work while no process of the bot runs, and
each running process follows within seconds.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from typer import TyperException

from unobot.ops.db_commands import run_to_end, url
from unobot.settings import load_settings

if TYPE_CHECKING:
    import discord

    from unobot.features.owner.store import OwnerStore
    from unobot.model.owner_decisions import OwnerDecisions

T = TypeVar("T")
DEFAULT_HOURS = 24.0
"""How long a notice is shown."""
MAX_ID = 2**63 - 1
ServerId = Annotated[int, typer.Argument(min=1, max=MAX_ID, help="The id of the server.", metavar="ID")]
UserId = Annotated[int, typer.Argument(min=1, max=MAX_ID, help="The id of the person.", metavar="ID")]

servers = typer.Typer(
    help="List, leave and block the servers of the bot.", rich_markup_mode=None, pretty_exceptions_enable=False
)
people = typer.Typer(
    help="Block people in all servers of the bot.", rich_markup_mode=None, pretty_exceptions_enable=False
)
notice = typer.Typer(help="Tell all tables something.", rich_markup_mode=None, pretty_exceptions_enable=False)


@servers.command("list")
def list_servers() -> None:
    """Print the servers of the bot, the largest first: id, members, open tables and name. Blocked servers follow."""
    from unobot.bot.discord_api.own_servers import own_servers
    from unobot.ops.access import read_snapshot
    from unobot.ops.bot_status import open_tables_by_server

    blocked = _decisions().servers
    tables = run_to_end(read_snapshot(url(), open_tables_by_server))
    found = _ask_discord(own_servers)
    for server in sorted(found, key=lambda server: (-server.members, server.id)):
        mark = "  blocked" if server.id in blocked else ""
        typer.echo(f"{server.id:<20}{server.members:>8}{tables.get(server.id, 0):>6}  {_line(server.name)}{mark}")
    for server_id in sorted(blocked - {server.id for server in found}):
        typer.echo(f"{server_id:<20}{'':>8}{tables.get(server_id, 0):>6}  blocked")
    typer.echo(f"{len(found)} servers, {len(blocked)} blocked.", err=True)


@servers.command()
def leave(server_id: ServerId) -> None:
    """Leave a server. Its running matches wait, and its members can add the bot again."""
    if _leave(server_id):
        typer.echo(f"The bot has left server {server_id}.")
    else:
        raise TyperException(f"The bot is not in server {server_id}.")


@servers.command("block")
def block_server(server_id: ServerId) -> None:
    """Leave a server for good: if a member adds the bot again, it leaves, and it answers nothing there."""
    _decide(lambda store: store.block_server(server_id, time.time()))
    if load_settings().discord_token is None:
        typer.echo(f"Server {server_id} is blocked. DISCORD_TOKEN is not set, so the bot leaves it at its next start.")
    elif _leave(server_id):
        typer.echo(f"Server {server_id} is blocked, and the bot has left it.")
    else:
        typer.echo(f"Server {server_id} is blocked. The bot was not in it.")


@servers.command("unblock")
def unblock_server(server_id: ServerId) -> None:
    """Let a server add the bot again."""
    if not _decide(lambda store: store.unblock_server(server_id)):
        raise TyperException(f"Server {server_id} is not blocked.")
    typer.echo(f"Server {server_id} can add the bot again.")


@people.command("list")
def list_people() -> None:
    """Print the ids of the blocked people."""
    from unobot.model.former import is_alias

    users = _decisions().users
    for user_id in sorted(user for user in users if not is_alias(user)):
        typer.echo(user_id)
    if former := sum(map(is_alias, users)):
        typer.echo(f"{former} more have deleted their data. They stay blocked, and their ids are not known.", err=True)
    if not users:
        typer.echo("Nobody is blocked.", err=True)


@people.command("block")
def block_user(user_id: UserId) -> None:
    """Block a person in all servers and places. AIs get their seats. They can still see and delete their data."""
    _decide(lambda store: store.block_user(user_id, time.time()))
    typer.echo(f"Person {user_id} is blocked.")


@people.command("unblock")
def unblock_user(user_id: UserId) -> None:
    """Let a person play again."""
    if not _decide(lambda store: store.unblock_user(user_id)):
        raise TyperException(f"Person {user_id} is not blocked.")
    typer.echo(f"Person {user_id} can play again.")


@notice.command("set")
def set_notice(
    words: Annotated[str, typer.Argument(help="The notice, such as 'Maintenance at 22:00 UTC'.", metavar="WORDS")],
    hours: Annotated[float, typer.Option(help="How long it is shown, in hours.")] = DEFAULT_HOURS,
) -> None:
    """Show one line in every lobby and hand, in place of an earlier one."""
    from unobot.model.owner_decisions import MAX_NOTICE, MAX_NOTICE_HOURS, OwnerNotice
    from unobot.typed_text import visible

    line = _line(visible(words))
    if not line or len(line) > MAX_NOTICE:
        raise TyperException(f"A notice has 1 to {MAX_NOTICE} characters, not {len(line)}.")
    if not 0 < hours <= MAX_NOTICE_HOURS:
        raise TyperException(f"--hours must be more than 0 and at most {MAX_NOTICE_HOURS}.")
    until = time.time() + 3600 * hours
    _decide(lambda store: store.put_notice(OwnerNotice(line, until)))
    typer.echo(f"All tables say it until {_moment(until)}: {line}")


@notice.command("clear")
def clear_notice() -> None:
    """Delete the notice."""
    if not _decide(lambda store: store.clear_notice()):
        raise TyperException("There is no notice.")
    typer.echo("The notice is deleted.")


@notice.command("show")
def show_notice() -> None:
    """Print the notice and its end."""
    current = _decisions().notice
    if current is None or current.until <= time.time():
        typer.echo("There is no notice.", err=True)
    else:
        typer.echo(f"until {_moment(current.until)}: {current.words}")


def status() -> None:
    """Print what the bot does now: processes, tables, what waits, decisions of the owner. The bot may run meanwhile."""
    from unobot.ops.bot_status import bot_status

    for line in run_to_end(bot_status(load_settings())):
        typer.echo(line)


def _decisions() -> "OwnerDecisions":
    """Return the decisions in the database."""
    from unobot.features.owner.store import OwnerStore
    from unobot.ops.access import open_store

    async def read() -> "OwnerDecisions":
        async with open_store(url(), reading=True) as store:
            return await OwnerStore(store).decisions()

    return run_to_end(read())


def _decide(write: "Callable[[OwnerStore], Awaitable[T]]") -> T:
    """Write a decision to the database, and return the result."""
    from unobot.features.owner.store import OwnerStore
    from unobot.ops.access import open_store

    async def work() -> T:
        async with open_store(url()) as store:
            return await write(OwnerStore(store))

    return run_to_end(work())


def _leave(server_id: int) -> bool:
    from unobot.bot.discord_api.own_servers import leave_server

    return _ask_discord(lambda client: leave_server(client, server_id))


def _ask_discord(ask: "Callable[[discord.Client], Awaitable[T]]") -> T:
    """Return the answer of Discord. Raises `TyperException` with one sentence if there is none."""
    from discord import HTTPException, LoginFailure

    from unobot.bot.discord_api.error_codes import NO_SUCH_BOT, UNREACHABLE, reason
    from unobot.bot.discord_api.own_servers import logged_in

    token = load_settings().discord_token
    if token is None:
        raise TyperException("DISCORD_TOKEN is not set, so Discord cannot be asked about the servers of the bot.")

    async def work() -> T:
        async with logged_in(token.get_secret_value()) as client:
            return await ask(client)

    try:
        return asyncio.run(work())
    except LoginFailure as error:
        raise TyperException(NO_SUCH_BOT) from error
    except HTTPException as error:
        raise TyperException(f"Discord refused the request: {reason(error)}.") from error
    except UNREACHABLE as error:
        raise TyperException(f"Discord cannot be reached: {reason(error)}.") from error


def _line(words: str) -> str:
    return " ".join(words.split())


def _moment(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"
