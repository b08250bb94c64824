"""Hands by direct message: one per match, up to date and playable. Closed DMs cause no further requests."""

from __future__ import annotations

from simcord import ChannelHandle

from tests.bot.players import (
    Player,
    Stack,
    begin,
    choices,
    hand_line,
    live_buttons,
    play,
    prefer,
    press_button,
    settle,
    words,
)
from tests.world import Person, World

CLOSED = "I can't send you direct messages"


async def _begin_in(world: World, channel: ChannelHandle, host: Person, guest: Person) -> None:
    await host.slash("start", channel=channel)
    await guest.press("Join", on=world.table(channel))
    await host.press("Start", on=world.table(channel))
    await world.advance(12)


async def test_all_players_get_their_own_hand_at_the_deal(world: World, stack: Stack) -> None:
    stack(["R3 B1", "Y4 Y1"], "R1")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben)
    assert hand_line(ann.direct()) == "Your hand, 2 cards: 🔺 Red: 3 · 🔵 Blue: 1"
    assert hand_line(ben.direct()) == "Your hand, 2 cards: ⭐ Yellow: 1, 4"
    assert not cleo.direct_messages()
    place = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}"
    assert f"**Here** · [to the table]({place})" in words(ann.direct())


async def test_the_hand_is_edited_in_place_and_played_from(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert not choices(ben.direct())
    await ann.press("3", on=ann.direct())
    assert hand_line(ann.direct()) == "Your hand, 2 cards: 🔵 Blue: 1, 2"
    await world.advance(6)
    assert "Your turn: match 🔺 **Red** or **3**" in words(ben.direct())
    await ben.press("4", on=ben.direct())
    await world.advance(6)
    assert "Red 4" in words(world.table())
    assert len(ann.direct_messages()) == len(ben.direct_messages()) == 1


async def test_a_hand_that_waits_says_for_whom(world: World, stack: Stack) -> None:
    stack(["R3 B1", "R4 Y1", "R5 G1"], "R1")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    assert "### **Ann** is thinking on Red 1" in words(cleo.direct())
    await ann.press("3", on=ann.direct())
    assert "### 📣 One card! Say it!" in words(ann.direct())
    await world.advance(20)
    assert "### **Ben** is thinking on Red 3 · you're next · Ann has 1 card" in words(cleo.direct())
    await ben.press("Draw", on=ben.direct())
    spent = world.requests["PATCH /channels/*/messages/*"]
    await world.advance(20)
    assert world.requests["PATCH /channels/*/messages/*"] - spent <= 4, "Ben passes by himself: two tables, two hands"


async def test_a_hand_rests_while_its_owner_plays_in_the_panel(world: World, stack: Stack) -> None:
    """It follows again half a minute after the last press there, and at once after a press on it."""
    stack(["R3 B1 B2 B5", "R4 R6 Y2 Y5"], "R1", "Y1 Y1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    spent = world.requests["PATCH /channels/*/messages/*"]
    await ann.press("3", on=ann.panel())
    await ben.press("4", on=ben.panel())
    await world.advance(20)
    await ann.press("Draw", on=ann.panel())
    await world.advance(20)
    assert "Live updates are paused" in words(ann.direct()), "it says nothing that a move makes false"
    assert hand_line(ann.direct()) != hand_line(ann.panel())
    assert world.requests["PATCH /channels/*/messages/*"] - spent <= 6, "two tables, and each hand rests and wakes"
    await world.advance(12)
    assert hand_line(ann.direct()) == hand_line(ann.panel())
    assert "paused" not in words(ann.direct())

    await ann.press("Refresh", on=ann.panel())
    await ann.press("Refresh", on=ann.direct())
    await ben.press("6", on=ben.panel())
    await world.advance(6)
    assert "Your turn: match 🔺 **Red** or **6**" in words(ann.direct())
    assert "Live updates are paused" in words(ben.direct()), "Ben has gone on in his panel"


async def test_a_hand_rests_again_after_a_press_on_it(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2 B5", "R4 R6 Y2 Y5"], "R1", "Y1 Y1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("3", on=ann.panel())
    await world.advance(6)
    assert "Live updates are paused" in words(ann.direct())
    await ben.press("4", on=ben.panel())
    await world.advance(6)
    await ann.press("Refresh", on=ann.direct())
    assert "Your turn" in words(ann.direct())
    await ann.press("Draw", on=ann.panel())
    await world.advance(6)
    assert "Live updates are paused" in words(ann.direct()), "it is not her turn anymore"


async def test_a_resting_hand_shows_the_end_at_once(world: World, stack: Stack) -> None:
    stack(["R3 B1", "R4 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("3", on=ann.panel())
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await world.advance(6)
    assert "ended early" in words(ann.direct_messages()[0])


async def test_every_match_has_its_own_message(world: World, stack: Stack) -> None:
    stack(["R3", "Y4"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await world.advance(12)
    (first,) = ann.direct_messages()
    assert "ended early" in words(first)
    assert live_buttons([first]) == []

    await begin(world, ann, ben)
    old, new = ann.direct_messages()
    assert old == first
    assert hand_line(new) == "Your hand, one card: 🔺 Red: 3"


async def test_a_first_hand_that_still_waits_is_not_sent_after_the_match(world: World) -> None:
    people = [world.person(f"Player {number}") for number in range(6)]
    others = world.create_channel("others")
    await people[0].slash("start")
    for person in people[1:4]:
        await person.press("join")
    await people[4].slash("start", channel=others)
    await people[5].press("join", on=world.table(others))
    await people[0].press("start")
    await people[4].press("start", on=world.table(others))
    await people[0].press("Yes, end it", on=await people[0].slash("end"))
    await world.advance(6)
    assert [len(person.direct_messages()) for person in people] == [1, 0, 0, 0, 1, 1]
    await world.advance(60)
    assert [len(person.direct_messages()) for person in people] == [1, 0, 0, 0, 1, 1]


async def test_closed_dms_are_told_once_and_cost_nothing(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    ben.close_directs()
    await begin(world, ann, ben)
    assert not ben.direct_messages()
    first = await press_button(ben, "My hand")
    assert first.ephemeral
    assert CLOSED in words(first)
    assert CLOSED not in words(await press_button(ben, "Refresh", on=first))
    assert CLOSED not in words(await press_button(ben, "My hand"))
    assert CLOSED not in " ".join(words(post) for post in [*world.posts(), *ann.panels(), *ann.direct_messages()])

    opened = _opened(world)
    await play(world, Player(ann, 1), Player(ben, 2, in_panel=True), until="wins round 1")
    assert _opened(world) == opened, "nobody knocks at a closed door at every move"


def _opened(world: World) -> int:
    """Return how often the bot opened a DM or sent a new message."""
    requests = world.requests
    return requests["POST /users/@me/channels"] + requests["POST /channels/*/messages"]


async def test_dms_opened_again_are_used_from_the_next_match_on(world: World, stack: Stack) -> None:
    stack(["R3", "Y4"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    ben.close_directs()
    await begin(world, ann, ben)
    assert CLOSED in words(await press_button(ben, "My hand"))
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await begin(world, ann, ben)
    assert CLOSED not in words(await press_button(ben, "My hand")), "Ben knows by now"
    await ann.press("Yes, end it", on=await ann.slash("end"))

    ben.open_directs()
    await begin(world, ann, ben)
    assert hand_line(ben.direct()) == "Your hand, one card: ⭐ Yellow: 4"


async def test_a_failed_first_message_is_retried(world: World) -> None:
    """The hand comes even if Discord fails for a moment."""
    ann, ben = world.person("Ann"), world.person("Ben")
    world.env.inject_error("POST", f"/channels/{ben.direct_channel.id}/messages", status=500, times=2)
    await begin(world, ann, ben)
    await world.advance(20)
    assert len(ben.direct_messages()) == 1
    assert hand_line(ben.direct())


async def test_a_hand_deleted_from_the_dm_is_sent_again(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    gone = ben.direct()
    world.env.backend.delete_message(gone.channel, gone.id)
    await ann.press("3", on=ann.direct())
    await world.advance(12)
    await ben.press("4", on=ben.direct())
    await world.advance(12)
    assert hand_line(ben.direct()) == "Your hand, 2 cards: ⭐ Yellow: 1, 2"


async def test_a_player_at_two_tables_has_two_hands(world: World, stack: Stack) -> None:
    """In a DM, `/uno hand` shows the table that waits for that player, or offers a choice."""
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    other, third = world.create_channel("other"), world.create_channel("third")
    await _begin_in(world, world.channel, ann, ben)  # Ann begins
    await _begin_in(world, other, ben, ann)  # Ben begins
    assert len(ann.direct_messages()) == 2

    here = await ann.slash("hand")
    there = await ann.slash("hand", channel=other)
    assert here is not None
    assert there is not None
    assert "Your turn" in words(here)
    assert not choices(there)

    elsewhere = await ann.slash("hand", channel=third)
    assert elsewhere is not None
    assert choices(elsewhere), "the one where it is Ann's turn"

    await ann.press("3", on=ann.panel(third))
    await ben.press("Draw", on=next(screen for screen in ben.direct_messages() if choices(screen)))
    question = await ann.slash("hand", channel=third)
    assert question is not None
    assert "Which table?" in words(question)
    assert question.labels == ["My hand", "My hand"]
    hand = await press_button(ann, question.buttons[1].custom_id, on=question)
    assert hand_line(hand) == "Your hand, 3 cards: 🔺 Red: 4 · ⭐ Yellow: 1, 2"


async def test_the_hand_command_works_in_the_dm(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    panel = world.answer(await ann.actor.user.slash("uno hand"))
    assert panel is not None
    assert "Your turn" in words(panel)
    await ann.press("3", on=panel)
    await world.advance(6)
    assert "Red 3" in words(world.table())


# Players without DMs


async def test_a_player_without_dms_gets_none_and_no_notice(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await prefer(world, ben, dms=False)
    ben.close_directs()
    opened = _opened(world)
    await begin(world, ann, ben)
    assert ann.direct_messages()
    assert not ben.direct_messages()
    assert _opened(world) - opened == 2, "Ann's only"
    assert CLOSED not in words(await press_button(ben, "My hand"))
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert CLOSED not in words(ben.panel())


async def test_the_dm_hand_follows_its_setting_during_a_match(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await prefer(world, ben, dms=False)
    await begin(world, ann, ben)
    await prefer(world, ben, dms=True)
    await ann.press("3", on=ann.panel())
    await world.advance(6)
    assert hand_line(ben.direct()) == "Your hand, 3 cards: 🔺 Red: 4 · ⭐ Yellow: 1, 2"
    await ben.press("4", on=ben.direct())
    await prefer(world, ben, dms=False)
    await world.advance(6)
    await ann.press("Draw", on=ann.panel())
    await world.advance(6)
    assert not ben.direct_messages(), "what would stay would be wrong soon"
    await world.restart()
    await world.advance(6)
    assert not ben.direct_messages()


async def test_a_player_overrides_the_servers_dm_setting(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await settle(world, world.guild.id, dms=False)
    await prefer(world, cleo, dms=True)
    await begin(world, ann, ben, cleo)
    assert not ann.direct_messages()
    assert not ben.direct_messages()
    assert hand_line(cleo.direct())
    assert hand_line(ann.panel()), "the panel comes all the same"
