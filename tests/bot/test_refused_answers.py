"""Discord refuses an answer or a message: the person reads one sentence that is true."""

from __future__ import annotations

import pytest
from simcord import ChannelHandle

from tests.bot.players import Stack, admin, begin, choices, manager, press_button, run_command, seat, words
from tests.bot.refusals import AUTOMOD, NO_ACCESS, NO_PERMISSION, Refusal, Request, refusing
from tests.world import World
from unobot.i18n import text_for

EN = text_for("en")
UNSEEN, UNANSWERED, NOT_BUMPED, CLOSED = (
    EN(key) for key in ("refused-unseen", "error-discord", "refused-bump", "note-dms-closed")
)
REFUSALS = (
    NO_ACCESS,
    NO_PERMISSION,
    AUTOMOD,
    Refusal(400, 20009),
    Refusal(400, 40058),
    Refusal(400, 50083),
    Refusal(400, 160005),
    Refusal(404, 10003),
)


def posts_in(channel: ChannelHandle, request: Request) -> bool:
    return request.method == "POST" and request.path == f"/channels/{channel.id}/messages"


@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
async def test_a_refused_bump_is_told(world: World, refusal: Refusal) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    more = await press_button(ann, "More")
    with refusing(lambda request: refusal if posts_in(world.channel, request) else None):
        assert NOT_BUMPED in words(await press_button(ann, "Bump", on=more))
    assert len(world.posts()) == 1
    await world.advance(20)
    assert EN("note-bumped") in words(await press_button(ann, "Bump", on=await press_button(ann, "More")))


async def test_a_refused_bump_without_the_bot_is_told(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    for person in (ann, ben):
        world.install(person)
    group = world.group(ann, ben)
    await ann.slash("start", channel=group)
    await ben.press("Join", on=world.table(group))
    await ann.press("Start", on=world.table(group))
    more = await press_button(ann, "More", on=world.table(group))
    with refusing(lambda request: AUTOMOD if request.method == "POST" and "/webhooks/" in request.path else None):
        answer = await ann.press("Bump", on=more)
    assert answer is not None
    assert NOT_BUMPED in words(answer)


@pytest.mark.parametrize("refusal", [AUTOMOD, NO_ACCESS, NO_PERMISSION], ids=str)
async def test_a_table_that_nobody_sees_is_not_opened(world: World, refusal: Refusal) -> None:
    """The answer and the post are refused, so the channel stays free."""
    ann = world.person("Ann")
    with refusing(lambda request: refusal if request.is_public or posts_in(world.channel, request) else None):
        assert await run_command(ann, "start") == UNSEEN
        await world.advance(60)
    assert not world.posts()
    assert "There's no table" in await run_command(ann, "status")
    assert "who's in?" in await run_command(ann, "start")


async def test_a_table_whose_answer_is_refused_is_posted(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    with refusing(lambda request: AUTOMOD if request.is_public else None):
        assert EN("note-bumped") in await run_command(ann, "start")
    await ben.press("Join")
    assert "**Ben**" in words(world.table())
    assert len(world.posts()) == 1


async def test_a_table_without_the_bot_that_nobody_sees_is_not_opened(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    for person in (ann, ben):
        world.install(person)
    there = world.foreign(ann, ben)
    with refusing(lambda request: AUTOMOD if request.is_public else None):
        assert await run_command(ann, "start", channel=there) == UNSEEN
    assert "who's in?" in await run_command(ben, "start", channel=there)


async def test_a_thread_in_which_nobody_sees_the_table_goes_away(world: World) -> None:
    ann = world.person("Ann")

    def judge(request: Request) -> Refusal | None:
        posts = request.method == "POST" and request.path.endswith("/messages")
        return NO_ACCESS if posts and not posts_in(world.channel, request) else None

    with refusing(judge):
        answer = await ann.slash("start", thread=True)
    assert answer is not None
    assert words(answer) == UNSEEN
    assert answer.ephemeral
    assert not [post for post in world.posts() if EN("thread-begins", name="Ann") in post.text]
    assert "who's in?" in await run_command(ann, "start", thread=False)


async def test_a_match_alone_that_nobody_sees_is_not_opened(world: World) -> None:
    ann = world.person("Ann")
    here = ann.direct_channel
    with refusing(lambda request: NO_ACCESS if request.is_public or posts_in(here, request) else None):
        assert await run_command(ann, "start", channel=here) == UNSEEN
    assert "Your hand" in await run_command(ann, "start", channel=here)


async def test_a_rematch_that_nobody_sees_leaves_the_old_table_as_it_is(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await press_button(ann, "Yes, end it", on=await ann.slash("end"))
    await world.advance(6)
    with refusing(lambda request: NO_ACCESS if posts_in(world.channel, request) else None):
        assert words(await press_button(ann, "Rematch")) == UNSEEN
    await world.advance(20)
    await ben.press("Rematch")
    assert len(world.posts()) == 2


@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
async def test_a_stored_move_with_a_refused_answer_is_not_called_lost(
    world: World, stack: Stack, refusal: Refusal
) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    with refusing(lambda request: refusal if request.is_answer and request.sent.get("type") == 7 else None):
        answer = await press_button(ann, "3", on=ann.direct())
    assert words(answer) == UNANSWERED
    await world.advance(6)
    assert "It's **Ben**'s turn" in words(world.table())
    assert choices(ben.direct())


async def test_a_refused_answer_after_a_deferral_takes_the_place_of_the_spinner(world: World) -> None:
    boss, ben = manager(world), world.person("Ben")

    def judge(request: Request) -> Refusal | None:
        return AUTOMOD if request.method == "PATCH" and UNANSWERED not in str(request.message) else None

    with refusing(judge) as seen:
        answer = await admin(boss, "ban", person=ben.actor)
    assert seen.refused
    assert words(answer) == UNANSWERED
    assert len(boss.panels()) == 1


@pytest.mark.parametrize("refusal", [NO_ACCESS, Refusal(403, 50007), Refusal(403, 50278), Refusal(403, 20026)], ids=str)
async def test_refused_direct_messages_are_told_once_and_not_tried_again(
    world: World, stack: Stack, refusal: Refusal
) -> None:
    stack(["R3 R4 R6 R9", "R5 R7 R8 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    with refusing(
        lambda request: refusal if request.path.startswith(f"/channels/{ben.direct_channel.id}/") else None
    ) as seen:
        await begin(world, ann, ben)
        told = []
        for person, card in ((ann, "3"), (ben, "5"), (ann, "4"), (ben, "7")):
            told.append(CLOSED in await run_command(person, "play", move=f"R{card}"))
            await world.advance(6)
    assert told == [False, True, False, False]
    assert len(seen.refused) == 1


async def test_an_invitation_refused_for_any_reason_reaches_the_channel(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    with refusing(
        lambda request: NO_ACCESS if request.path.startswith(f"/channels/{ben.direct_channel.id}/") else None
    ):
        answer = await ann.actor.slash(world.channel, "uno invite", person=ben.actor)
        await world.advance(6)
    shown = world.answer(answer)
    assert shown is not None
    assert EN("note-invited-here", name="Ben") in words(shown)
    assert f"<@{ben.id}>" in world.posts()[-1].text


async def test_a_tournament_that_nobody_sees_does_not_hold_its_channel(world: World) -> None:
    ann = world.person("Ann")
    with refusing(lambda request: AUTOMOD if posts_in(world.channel, request) else None):
        await ann.slash("tournament")
        await world.advance(20)
    assert not world.posts()
    assert EN("note-tournament-opened") in await run_command(ann, "tournament")
    await world.advance(6)
    assert world.table().has("join")


SLOW_MODE = [Refusal(429, 20016, "This action cannot be performed due to slowmode rate limit"), Refusal(403, 20016)]


def slowed(channel: ChannelHandle) -> str:
    return EN("refused-slow-mode", channel=f"<#{channel.id}>")


@pytest.mark.parametrize("refusal", SLOW_MODE, ids=str)
async def test_a_slow_mode_that_holds_the_bot_up_is_named(world: World, stack: Stack, refusal: Refusal) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    with refusing(lambda request: refusal if request.is_public or posts_in(world.channel, request) else None):
        assert await run_command(ann, "start") == slowed(world.channel)
        assert await run_command(ann, "tournament") == slowed(world.channel)
    await begin(world, ann, ben)
    with refusing(lambda request: refusal if posts_in(world.channel, request) else None):
        assert slowed(world.channel) in words(await press_button(ann, "Bump", on=await press_button(ann, "More")))
        table = world.table()
        world.env.backend.delete_message(table.channel, table.id)
        await ann.press(choices(ann.direct())[0].custom_id, on=ann.direct())
        await world.advance(20)
        mute = EN("note-mute-slow-mode", channel=f"<#{world.channel.id}>")
        assert mute in words(ben.direct()), "play goes on"
    await world.advance(20)
    await press_button(ben, "Refresh", on=ben.direct())
    await run_command(ben, "status")
    await world.advance(20)
    assert world.table().has("My hand")
    assert mute not in words(ben.direct())


async def test_the_check_names_a_slow_mode_unless_the_bot_is_exempt(world: World) -> None:
    boss = manager(world)
    held = world.create_channel("slow", deny=["manage_messages", "manage_channels", "bypass_slowmode"])
    exempt = world.create_channel("fast", deny=["manage_channels", "bypass_slowmode"])
    for channel in (held, exempt):
        world.env.backend.edit_channel(channel.id, {"rate_limit_per_user": 30})
    await world.env.settle()
    assert EN("check-slow-mode", channel=f"<#{held.id}>") in words(await admin(boss, "check", here=held))
    assert "slow mode" not in words(await admin(boss, "check", here=exempt))


@pytest.mark.parametrize("refusal", [AUTOMOD, NO_ACCESS, NO_PERMISSION, Refusal(400, 20009)], ids=str)
async def test_a_tournament_that_nobody_sees_is_not_opened(world: World, refusal: Refusal) -> None:
    ann = world.person("Ann")
    with refusing(lambda request: refusal if posts_in(world.channel, request) else None):
        assert await run_command(ann, "tournament") == EN("refused-tournament-unseen")
        await world.advance(60)
    assert not world.posts()
    assert EN("note-tournament-opened") in await run_command(ann, "tournament"), "the channel is free"
    assert len(world.posts()) == 1


@pytest.mark.parametrize("refusal", [AUTOMOD, NO_ACCESS, NO_PERMISSION], ids=str)
async def test_a_tournament_whose_message_cannot_be_posted_again_is_told(world: World, refusal: Refusal) -> None:
    ann = world.person("Ann")
    await run_command(ann, "tournament")
    (before,) = world.posts()
    with refusing(lambda request: refusal if posts_in(world.channel, request) else None):
        assert await run_command(ann, "tournament") == EN("refused-tournament-bump")
    assert [post.id for post in world.posts()] == [before.id]
    await world.advance(30)
    assert await run_command(ann, "tournament") == EN("note-tournament-bumped")
    (after,) = world.posts()
    assert after.id != before.id


async def test_a_tournament_that_a_fault_delays_is_open(world: World) -> None:
    ann = world.person("Ann")
    with refusing(lambda request: Refusal(500, 0) if posts_in(world.channel, request) else None):
        assert await run_command(ann, "tournament") == EN("note-tournament-opened")
    await world.advance(20)
    assert len(world.posts()) == 1
