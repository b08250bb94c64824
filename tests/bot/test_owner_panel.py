"""The panel of the bot's owner in `/uno me`: only owners see it and press it, and it decides as the commands do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import pytest

from tests.bot.players import (
    answered,
    begin,
    choose,
    fill_in,
    forge,
    open_me,
    open_modal,
    press_button,
    run_command,
    seat_lines,
    words,
)
from tests.bot.test_owner_decisions import BLOCKED, NOTICE
from tests.world import Person, World

Own = Callable[..., None]
REFUSED = "Only owners of this bot can do that."


def user(person: Person) -> dict[str, Any]:
    return {"id": str(person.id), "username": person.name, "discriminator": "0", "avatar": None, "global_name": None}


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> Own:
    """Return a function that makes people the owners of the application at Discord.

    One person owns it alone. Several are the members of a team, each with a role.
    """
    ask: Any = discord.http.HTTPClient.application_info

    def set_owners(*people: Person, role: str = "developer", state: int = 2) -> None:
        async def application_info(self: Any) -> dict[str, Any]:  # noqa: ANN401 - discord.py's client
            facts = {**await ask(self), "owner": user(people[0])}
            if len(people) > 1:
                members = [
                    {"user": user(person), "membership_state": state, "permissions": [], "role": role}
                    for person in people
                ]
                facts["team"] = {"id": "5", "name": "Team", "icon": None, "owner_user_id": str(people[0].id)}
                facts["team"]["members"] = members
            return facts

        monkeypatch.setattr(discord.http.HTTPClient, "application_info", application_info)

    return set_owners


async def test_only_the_owner_sees_the_panel_and_nobody_else_can_press_it(world: World, own: Own) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    own(ann)
    await world.restart()
    assert not (await open_me(ben)).has("Owner's tools")
    panel = await press_button(ann, "Owner's tools", on=await open_me(ann))
    assert "Your decisions hold in all servers" in words(panel)
    mine = await open_me(ben)
    for arg in ("", "notice", "clear", "user", "server", "servers", "leave 5", "unblock"):
        assert words(await forge(ben, mine, f"u1:0:0:owner:{arg}")) == REFUSED, arg


@pytest.mark.parametrize(
    ("role", "state", "may"), [("admin", 2, True), ("developer", 2, True), ("read_only", 2, False), ("admin", 1, False)]
)
async def test_a_team_owns_a_bot_together(world: World, own: Own, role: str, state: int, may: bool) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    own(ann, ben, role=role, state=state)
    await world.restart()
    assert (await open_me(ann)).has("Owner's tools")
    assert (await open_me(ben)).has("Owner's tools") == may


async def test_a_member_who_has_left_the_team_decides_nothing_anymore(world: World, own: Own) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    own(ann, ben)
    await world.restart()
    mine = await open_me(ben)
    own(ann)
    assert words(await press_button(ben, "Owner's tools", on=mine)) == REFUSED


async def test_the_owner_writes_a_notice_for_all_tables_and_clears_it(world: World, own: Own) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    own(ann)
    await world.restart()
    await begin(world, ann, ben)
    panel = await press_button(ann, "Owner's tools", on=await open_me(ann))
    modal = await open_modal(ann, world, panel, "Write a notice")
    panel = await fill_in(ann, world, modal, words="Maintenance\nat 22:00", hours="2")
    assert "Maintenance at 22:00" in words(panel)
    assert NOTICE in await run_command(ben, "hand")
    panel = await press_button(ann, "Clear the notice", on=panel)
    assert "There's no notice." in words(panel)
    assert "Maintenance" not in await run_command(ben, "hand")


async def test_wrong_hours_are_refused(world: World, own: Own) -> None:
    ann = world.person("Ann")
    own(ann)
    await world.restart()
    panel = await press_button(ann, "Owner's tools", on=await open_me(ann))
    for hours in ("0", "x", "999"):
        modal = await open_modal(ann, world, panel, "Write a notice")
        assert words(await fill_in(ann, world, modal, words="Soon", hours=hours)).startswith("Hours are a number")


async def test_the_owner_blocks_a_person_and_lifts_it(world: World, own: Own) -> None:
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    own(ann)
    await world.restart()
    await begin(world, ben, eve)
    panel = await press_button(ann, "Owner's tools", on=await open_me(ann))
    modal = await open_modal(ann, world, panel, "Block a person")
    panel = await fill_in(ann, world, modal, id=str(eve.id))
    assert f"`{eve.id}` is blocked." in words(panel)
    assert await run_command(eve, "hand") == BLOCKED
    await world.advance(6)
    assert "Eve" not in [name for name, *_ in seat_lines(world.table())]
    await choose(ann, world, panel, "owner:unblock", f"user {eve.id}")
    assert await run_command(eve, "hand") != BLOCKED


async def test_nobody_is_blocked_by_mistake(world: World, own: Own) -> None:
    ann = world.person("Ann")
    own(ann)
    await world.restart()
    panel = await press_button(ann, "Owner's tools", on=await open_me(ann))
    for typed, said in (("Eve", "That isn't an ID."), ("123", "That isn't an ID."), (str(ann.id), "You can't block")):
        modal = await open_modal(ann, world, panel, "Block a person")
        assert words(await fill_in(ann, world, modal, id=typed)).startswith(said)


async def test_the_owner_lists_servers_and_leaves_and_blocks_one(world: World, own: Own) -> None:
    ann = world.person("Ann")
    own(ann)
    others = [world.env.create_guild(f"There {number}") for number in range(9)]
    await world.restart()
    panel = await press_button(ann, "Owner's tools", on=await open_me(ann))
    first = await press_button(ann, "Servers", on=panel)
    assert "There 0" in words(first)
    assert "There 8" not in words(first)
    second = await press_button(ann, "More servers", on=first)
    assert "There 8" in words(second)
    left = await forge(ann, second, f"u1:0:0:owner:leave {others[8].id}")
    assert f"The bot has left `{others[8].id}`." in words(left)
    panel = await press_button(ann, "Owner's tools", on=left)
    result = await open_modal(ann, world, panel, "Block a server")
    panel = answered(world, await ann.actor.submit_modal(result, {"id": str(others[7].id)}))
    assert f"`{others[7].id}` is blocked." in words(panel)
    assert world.requests["DELETE /users/@me/guilds/*"] == 2
