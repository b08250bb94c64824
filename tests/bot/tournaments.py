"""Tournaments as people play them, and one in each of its stages, for tests of its screens."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence

from simcord import ChannelHandle
from simcord.enums import ChannelType

from tests.bot.players import press_button
from tests.world import Person, Screen, World
from unobot.bot.custom_ids import Verb
from unobot.features.tournament import night
from unobot.features.tournament.night import Limits
from unobot.model.tournament import Night, TournamentState

NOW = 1_800_000_000.0
NAMES = (
    *("Ann", "Ben", "Cleo", "Dana", "Emre", "Fay", "Gus", "Hana", "Ivo", "Jun", "Kaya", "Lars", "Mia", "Noor", "Oli"),
    *("Pia", "Quinn", "Rosa", "Sven", "Tara", "Uma", "Vera", "Wim"),
)


def tournament_stages(names: Sequence[str] = NAMES) -> Iterator[TournamentState]:
    """Yield a tournament at its sign-up, its check-in, in its rounds and breaks, in its final, and at its end."""
    rng, limits = random.Random(4), Limits()
    course = Night(rules="Asc1D", rounds_planned=3, minutes=15, message_id=5)
    state = TournamentState(7, 11, 21, 101, "Ann", "check_in", "en", NOW + 1200, NOW, course, secret=bytes(32))
    for n, name in enumerate(names):
        state = night.join(state, 101 + n, name, NOW)
    yield state
    soon = NOW + 700
    for n in range(len(names) - 2):
        state = night.join(state, 101 + n, names[n], soon)
    state = night.drop(state, 103, soon)
    yield state
    state = night.start(state, limits, soon)
    while state.status != "over":
        number = len(state.night.rounds) - 1
        for n in range(len(state.night.rounds[number].pods)):
            state = night.update_pod(
                state, number, n, post_id=900 + n, channel_id=900 + n, table_id=10 * number + n + 1
            )
        yield state
        for n, pod in enumerate(state.night.rounds[number].pods):
            places = rng.sample(range(1, len(pod.seats) + pod.ais + 1), len(pod.seats))
            gone = {pod.seats[0]} if (number, n) == (0, 1) else set()
            state = night.record_result(state, number, n, places, [0] * len(places), gone, soon)
            if n == 1 and number == 1:
                yield state
        if number == 1:
            state = night.drop(state, 105, soon)
            state = night.join(state, 199, "Zoe", soon)
        state = night.advance(state, limits, soon)
        if state.status == "break":
            yield state
            state = night.start(state, limits, soon)
    yield state


def newest(world: World) -> Screen:
    """Return the message of the tournament."""
    verb = f":{Verb.TOURNAMENT}:"
    return next(post for post in reversed(world.posts()) if any(verb in each.custom_id for each in post.buttons))


def threads(world: World) -> list[ChannelHandle]:
    """Return the threads of the channel, oldest first."""
    return [
        ChannelHandle(world.env, world.guild, channel)
        for channel in sorted(world.env.backend.channels.values(), key=lambda each: each.id)
        if channel.parent_id == world.channel.id
    ]


def called(world: World) -> dict[int, list[int]]:
    """Return the people that each call to a table mentions, by its thread, oldest first.

    The call to a duplicate table is followed by a private thread with another id.
    """
    closed = {thread.id: members(world, thread) for thread in threads(world) if is_private(world, thread)}
    opened = {thread.id for thread in threads(world)}
    here: dict[int, list[int]] = {}
    for post in world.posts():
        users = [int(user) for user in re.findall(r"<@(\d+)>", post.text)]
        if post.id in opened or "your table is right below" in post.text:
            here[post.id] = users
        else:
            here |= {thread: users for thread, people in closed.items() if people == set(users)}
    return here


def is_private(world: World, thread: ChannelHandle) -> bool:
    """Return whether only members see a thread."""
    return world.env.backend.channels[thread.id].type == ChannelType.PRIVATE_THREAD


def members(world: World, thread: ChannelHandle) -> set[int]:
    """Return the people in a thread."""
    return set(world.env.backend.channels[thread.id].thread_members) - {world.env.backend.bot_user.id}


async def sit_back(world: World, *people: Person) -> None:
    """Let these people switch the autopilot on at their tables that are not over."""
    for thread in threads(world):
        for person in people:
            if person.id in called(world)[thread.id] and world.table(thread).has("My hand"):
                more = await press_button(person, "More", on=world.table(thread))
                if more.has("Autopilot"):
                    await press_button(person, "Autopilot", on=more)
