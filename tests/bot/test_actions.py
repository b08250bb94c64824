"""Every action works only on the surfaces that docs/security.md lists, and the page lists what the screens show."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import discord
import pytest
from discord import ui
from simcord import ChannelHandle
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message
from simcord.enums import InteractionType
from simcord.interactions import base_payload

from tests import security_page
from tests.bot.players import begin, forge, words
from tests.bot.scenes import ui_items
from tests.bot.screens_by_surface import MESSAGES, screens
from tests.databases import TABLES, Database
from tests.world import Person, World
from unobot.app import ACTIONS
from unobot.bot.custom_ids import Verb, parse_action
from unobot.bot.interactions.surfaces import Control, Offered, Surface
from unobot.bot.live.private_notes import PrivateNotes
from unobot.i18n import text_for

EN = text_for("en")
UNKNOWN, GONE, ELSEWHERE, RUNNING = (
    EN(f"refused-{name}") for name in ("unknown-button", "no-such-table", "elsewhere", "replay-running")
)
NO_GAME = {
    Verb.SOLO: EN("refused-solo-gone"),
    Verb.TRY: EN("refused-daily-gone"),
    Verb.TOURNAMENT: EN("refused-tournament-gone"),
}
RUN = "docs/security.md differs from the actions; run: python -m tests.security_page"
PEOPLE = ("host", "player", "spectator", "stranger")
V2, EPHEMERAL = 1 << 15, 1 << 6
FLAGS = {Surface.TABLE: V2, Surface.REMINDER: 0, Surface.PANEL: V2 | EPHEMERAL, Surface.DIRECT: V2}
COMPONENTS = {
    Control.BUTTON: discord.ComponentType.button,
    Control.MENU: discord.ComponentType.string_select,
    Control.ROLES: discord.ComponentType.role_select,
    Control.MEMBERS: discord.ComponentType.user_select,
}
Offer = tuple[Verb, str, Surface, Control]
"""Verb, argument, surface and control. An argument without its own row on the page is empty."""


@dataclass(frozen=True)
class Row:
    """One action as the page describes it."""

    offered: dict[str, Offered]
    """The surfaces and controls by argument; empty for every other argument."""
    is_general: bool
    """Whether the action belongs to no table."""
    is_own: bool
    """Whether the action is on a game of one user alone or on a tournament. In these tests nobody has begun one."""
    is_record: bool
    """Whether the action is on a match that is over, in any channel of its server."""
    from_other_servers: bool


def page() -> dict[Verb, Row]:
    """Return the table of actions in the page."""
    rows = {}
    for line in security_page.written().splitlines()[2:]:
        verb, offers, place, *_ = line.strip("| ").split(" | ")
        offered: dict[str, Offered] = {}
        for offer in offers.split("<br>"):
            found = re.fullmatch(r"(?:`(\w+)` )?([a-z ]+): (.*)", offer)
            assert found is not None, offer
            on = Control(found[2]).on(*map(Surface, found[3].split(", ")))
            offered[found[1] or ""] = offered.get(found[1] or "", frozenset()) | on
        rows[Verb(verb.strip("`"))] = Row(
            offered,
            is_general=place.startswith("anywhere"),
            is_own=place.endswith(("the user's own game", "a tournament")),
            is_record=place.startswith("any channel"),
            from_other_servers=place.startswith("other servers"),
        )
    return rows


ROWS = page()


def test_the_page_lists_what_the_actions_declare() -> None:
    assert set(Verb) - set(ACTIONS) == set(), "the ACTIONS of no feature has these verbs"
    assert security_page.written() == security_page.table(), RUN
    assert set(ROWS) == set(ACTIONS)


def test_every_action_is_declared_for_exactly_the_surfaces_on_which_screens_show_it() -> None:
    declared = {
        (verb, arg, *on) for verb, row in ROWS.items() for arg, offered in row.offered.items() for on in offered
    }
    shown = {offer for surfaces, screen in screens() for offer in offers(surfaces, screen)}
    shown |= {(verb, arg, surface, Control.BUTTON) for verb, arg, surface in MESSAGES}
    assert declared - shown == set(), "no screen of tests/bot/screens_by_surface.py shows these"
    assert shown - declared == set(), "screens show these, but no action is declared for them"


def offers(surfaces: frozenset[Surface], screen: ui.LayoutView | ui.Modal) -> Iterator[Offer]:
    """Yield everything that a screen offers on its surfaces."""
    if isinstance(screen, ui.Modal):
        controls = [(screen.custom_id, Control.MODAL)]
    else:
        kinds = {kind: control for control, kind in COMPONENTS.items()}
        items = [
            item for item in ui_items(screen) if isinstance(item, ui.Button | ui.Select | ui.RoleSelect | ui.UserSelect)
        ]
        controls = [(item.custom_id or "", kinds[item.type]) for item in items if getattr(item, "url", None) is None]
    for custom_id, control in controls:
        action = parse_action(custom_id)
        assert action.verb in ROWS, f"{action.verb}: {RUN}"
        arg = action.arg if action.arg in ROWS[action.verb].offered else ""
        for surface in surfaces:
            yield action.verb, arg, surface, control


@dataclass(frozen=True)
class Forgery:
    """An interaction that no message offers."""

    verb: Verb
    arg: str
    surface: Surface
    control: Control
    channel: ChannelHandle

    @property
    def table(self) -> int:
        return 0 if ROWS[self.verb].is_general else 1


@dataclass(frozen=True)
class Crowd:
    """The people at a running match. They are also members of another server."""

    people: dict[str, Person]
    elsewhere: ChannelHandle
    """Another channel of the same server."""
    abroad: ChannelHandle
    """A channel of the other server."""


@pytest.fixture
async def crowd(world: World) -> Crowd:
    people = [world.person(name) for name in ("Ann", "Ben", "Cleo", "Eve")]
    ann, ben, cleo, eve = people
    await begin(world, ann, ben, ais=1)
    await cleo.press("My hand")
    await eve.slash("help")
    there = world.env.create_guild("There")
    for person in people:
        there.add_member(person.actor.user)
    return Crowd(
        dict(zip(PEOPLE, people, strict=True)), world.create_channel("elsewhere"), there.create_text_channel("abroad")
    )


async def answers(world: World, person: Person, forgeries: list[Forgery]) -> list[str]:
    """Send all forgeries, a hundred at a time. Return the texts of the answers."""
    texts = []
    table = world.message(world.table())
    for start in range(0, len(forgeries), 100):
        records = [_send(world, person, table, forgery) for forgery in forgeries[start : start + 100]]
        await world.env.settle()
        texts += [_answer(world, record) for record in records]
        world.keep_small()
    return texts


def _send(world: World, person: Person, table: Message, forgery: Forgery) -> Interaction:
    backend, channel = world.env.backend, forgery.channel
    data: dict[str, Any] = {"custom_id": f"u1:{forgery.table}:0:{forgery.verb}:{forgery.arg}"}
    kind = InteractionType.MODAL_SUBMIT
    if forgery.control is Control.MODAL:
        data["components"] = []
    else:
        kind = InteractionType.MESSAGE_COMPONENT
        data |= {"component_type": COMPONENTS[forgery.control].value, "values": ["x"]}
    record, payload = base_payload(
        backend,
        type=int(kind),
        channel_id=channel.id,
        guild_id=backend.get_channel(channel.id).guild_id,
        user_id=person.id,
        data=data,
    )
    message = dict(serializers.message_payload(backend, table))
    payload["message"] = message | {"flags": FLAGS[forgery.surface], "channel_id": str(channel.id), "components": []}
    record.source_message_id = table.id
    backend.emit("INTERACTION_CREATE", payload)
    return record


def _answer(world: World, record: Interaction) -> str:
    """Return the text of the one new message, which only this user sees."""
    assert record.message_id is not None
    assert not record.followup_ids
    message = world.env.backend.get_message(record.channel_id, record.message_id)
    assert message.is_ephemeral or record.guild_id is None
    (container,) = message.components
    text, *_ = container["components"]  # a refusal may have a button that leads on
    return str(text["content"])


def contents(database: Database) -> list[list[tuple[Any, ...]]]:
    """Return every row of the database."""
    return [sorted(database.query(f"SELECT * FROM {table}"), key=repr) for table in TABLES.split(", ")]


def off_surface(world: World, crowd: Crowd, who: str) -> Iterator[tuple[Forgery, str]]:
    """Yield every action on every surface with every control that the page does not list.

    Two of the people press it in the table's own channel, and two in the other server.
    """
    number, person = PEOPLE.index(who), crowd.people[who]
    for verb, row in ROWS.items():
        for arg in dict.fromkeys(("", *row.offered)):
            for surface, control in product(Surface, Control):
                if (surface, control) not in row.offered.get(arg, frozenset()):
                    number += 1
                    channel = [world.channel, crowd.abroad][number % 2]
                    place = person.direct_channel if surface is Surface.DIRECT else channel
                    yield Forgery(verb, arg, surface, control, place), UNKNOWN


def out_of_place(crowd: Crowd, person: Person, *, seated: bool) -> Iterator[tuple[Forgery, str]]:
    """Yield every action on its own surfaces in every place from which this person cannot reach the table."""
    for verb, row in ROWS.items():
        for arg, offered in row.offered.items():
            for surface, control in offered if not row.is_general else ():
                own = surface in (Surface.PANEL, Surface.DIRECT)
                if row.is_own:
                    for channel in (
                        (person.direct_channel,) if surface is Surface.DIRECT else (crowd.elsewhere, crowd.abroad)
                    ):
                        yield Forgery(verb, arg, surface, control, channel), NO_GAME[verb]
                    continue
                if surface is Surface.DIRECT:
                    if not seated:
                        yield Forgery(verb, arg, surface, control, person.direct_channel), GONE
                    continue
                if not (seated and own and row.from_other_servers):
                    yield Forgery(verb, arg, surface, control, crowd.abroad), GONE
                if row.is_record:
                    yield Forgery(verb, arg, surface, control, crowd.elsewhere), RUNNING
                elif not (seated and own):
                    yield Forgery(verb, arg, surface, control, crowd.elsewhere), ELSEWHERE


@pytest.mark.long
@pytest.mark.parametrize("who", PEOPLE)
async def test_every_action_is_refused_wherever_it_is_not_offered(
    world: World, database: Database, crowd: Crowd, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PrivateNotes, "replace", lambda *_: None)  # a hundred answers are read afterward
    person = crowd.people[who]
    seated = who in ("host", "player")
    expected = [*off_surface(world, crowd, who), *out_of_place(crowd, person, seated=seated)]
    assert len(expected) > 1000
    before = contents(database)
    told = await answers(world, person, [forgery for forgery, _ in expected])
    assert [(each, text) for (each, refusal), text in zip(expected, told, strict=True) if text != refusal] == []
    assert contents(database) == before


async def test_a_button_of_a_feature_that_is_not_there_is_refused(world: World) -> None:
    """An old message may still have it."""
    ann = world.person("Ann")
    await ann.slash("start")
    bot: Any = world.bot
    bot.router._actions = {verb: action for verb, action in ACTIONS.items() if verb is not Verb.REACT}
    assert words(await forge(ann, world.table(), "u1:1:0:react:")) == EN("refused-unknown-button")
