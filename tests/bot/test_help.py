"""The help has the links that bring the bot to other places."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.players import choose, words
from tests.world import Screen, World
from unobot.bot.discord_api.install_links import personal_link, server_link


def links(world: World, screen: Screen) -> dict[str, str]:
    """Return the address of each button that opens a page, by its label."""
    found = {}

    def walk(parts: list[dict[str, Any]]) -> None:
        for part in parts:
            if part.get("url"):
                found[part["label"]] = part["url"]
            walk(part.get("components") or [])

    walk(world.message(screen).components)
    return found


async def test_the_help_offers_both_links_everywhere(world: World) -> None:
    ann = world.person("Ann")
    world.install(ann)
    number = world.env.backend.application_id
    both = {"To a server": server_link(number), "To my apps": personal_link(number)}
    for place in (world.channel, ann.direct_channel, world.group(ann), world.foreign(ann)):
        screen = await ann.slash("help", channel=place)
        assert screen is not None
        assert "Play elsewhere?" in words(screen)
        assert links(world, screen) == both
        topic = await choose(ann, world, screen, "help:", "uno")
        assert links(world, topic) == {}
        assert links(world, await choose(ann, world, topic, "help:uno", "first")) == both, "the first page again"


@pytest.mark.parametrize(
    ("public", "installs", "labels"),
    [
        (True, {"0": {}}, ["To a server"]),
        (True, {"1": {}}, ["To my apps"]),
        (True, {"0": {}, "1": {}}, ["To a server", "To my apps"]),
        (False, {"0": {}, "1": {}}, []),
    ],
)
async def test_a_link_is_offered_if_it_works(
    world: World, public: bool, installs: dict[str, Any], labels: list[str]
) -> None:
    application: Any = world.bot.application
    application.bot_public, application._integration_types_config = public, installs
    screen = await world.person("Ann").slash("help")
    assert screen is not None
    assert list(links(world, screen)) == labels
    assert ("Play elsewhere?" in words(screen)) is bool(labels)
