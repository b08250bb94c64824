"""A person plays alone in the bot's DM: one message is the table and the hand, and the match starts at once."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.bot.players import (
    AT_THE_END,
    Stack,
    answered,
    begin,
    choices,
    forge,
    open_modal,
    options,
    prefer,
    press_button,
    press_more,
    run_command,
    seat,
    words,
)
from tests.bot.test_privacy import delete
from tests.bot.test_turn_reminders import reminders
from tests.databases import Database
from tests.world import Person, Screen, World
from unobot.rules.ruleset.ruleset import OFFICIAL


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every match end after a round or two."""
    short = msgspec.structs.replace(OFFICIAL, target=40, hand_size=3)
    monkeypatch.setattr("unobot.features.lobby.actions.named_ruleset", lambda text: short)


async def started(person: Person, **options: str | int) -> Screen:
    """Return the answer to `/uno start` in the bot's DM."""
    screen = await person.slash("start", channel=person.direct_channel, **options)
    assert screen is not None
    return screen


async def test_a_match_in_the_direct_messages_starts_at_once_in_one_message(world: World) -> None:
    ann = world.person("Ann")
    game = await started(ann)
    assert not game.ephemeral
    assert "Your hand, 3 cards" in words(game)
    chance, pressed = random.Random(4), 0
    while "wins the match" not in words(game):
        ready = [each for each in game.buttons if ":ready:" in each.custom_id]
        moves = ready or choices(game)
        if moves:
            await press_button(ann, chance.choice(moves).custom_id, on=game)
            pressed += 1
        else:
            await world.advance(3)
        if pressed % 3 == 2:
            await world.restart()
            await world.advance(3)
        assert pressed < 400
        (game,) = ann.direct_messages()
    assert world.posts() == []
    assert game.labels == AT_THE_END
    assert "counts for no statistics" in words(game)
    await press_button(ann, "Rematch", on=game)
    await world.advance(3)
    _, again = ann.direct_messages()
    assert "Your hand, 3 cards" in words(again)


async def test_a_match_alone_has_its_replay(world: World) -> None:
    """A game that branches off from it works in the direct messages as well. Nobody else can open it."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await started(ann, ais=1)
    await world.advance(3)
    more = await press_button(ann, "More", on=ann.direct())
    await press_button(ann, "Yes, end it", on=await press_button(ann, "End match", on=more))
    await world.advance(3)
    final = ann.direct()
    replay = await press_button(ann, "Replay", on=final)
    assert replay.ephemeral
    assert "round 1 of 1" in words(replay)
    replay = await press_button(ann, "▶", on=replay)
    game = await press_button(ann, "Ann", on=await press_button(ann, "What if…", on=replay))
    assert "you play Ann" in words(game)
    assert len(ann.direct_messages()) == 2, "the match, and one message for all of this"
    seen = await ben.slash("help", channel=ben.direct_channel)
    assert seen is not None
    assert "This table is gone" in words(await forge(ben, seen, final.button("Replay").custom_id))


async def test_ais_can_play_at_once(world: World) -> None:
    ann = world.person("Ann")
    game = await started(ann, ais=1)
    game = await press_button(ann, "AIs: fast", on=game)
    assert game.has("AIs: instant")
    chance, waits = random.Random(3), 0
    for _ in range(12):
        game = ann.direct()
        moves = [each for each in game.buttons if ":ready:" in each.custom_id] or choices(game)
        if moves:
            await press_button(ann, chance.choice(moves).custom_id, on=game)
        else:
            waits += 1
        await world.advance(0.6)
    assert waits < 5


async def test_ais_are_fast_until_their_opponent_chooses_another_pace(world: World) -> None:
    ann = world.person("Ann")
    game = await started(ann, ais=1)
    for label in ("AIs: fast", "AIs: instant", "AIs: normal"):
        assert game.has(label)
        game = await press_button(ann, label, on=game)
        await world.advance(3)
        game = ann.direct()
    assert game.has("AIs: fast")
    await press_button(ann, "AIs: instant", on=await press_button(ann, "AIs: fast", on=game))
    await ann.slash("leave", channel=ann.direct_channel)
    assert (await started(ann, ais=1)).has("AIs: normal"), "the choice is kept for the next match"


async def test_a_lone_host_in_a_channel_chooses_the_pace_of_ais_until_another_person_plays(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ais=1)
    panel = await press_button(ann, "AIs: fast", on=await options(ann))
    assert panel.has("AIs: normal")
    await ann.press("start")
    await world.advance(12)
    more = await press_button(ann, "AIs: normal", on=await press_button(ann, "More"))
    assert more.has("AIs: fast"), "at once is for the bot's DM only"
    more = await press_button(ann, "AIs: fast", on=more)
    assert not any("AIs:" in label for label in (await press_button(ben, "More")).labels)
    await press_button(ben, "takeover", on=await press_button(ben, "My hand"))
    assert "no longer works" in words(await press_button(ann, "AIs: normal", on=more, stale=True))
    assert not any("AIs:" in label for label in (await press_button(ann, "More")).labels)


async def test_a_match_alone_waits_as_long_as_its_player(world: World) -> None:
    """It has no clock and no reminder. After a week it is set aside, and goes on with a press."""
    ann = world.person("Ann")
    await started(ann)
    await world.advance(60)
    before = words(ann.direct())
    await world.advance(20 * 60)
    assert words(ann.direct()) == before
    assert len(ann.direct_messages()) == 1
    await world.restart()
    await world.advance(3)
    again = await started(ann)
    assert "goes on here" in words(ann.direct_messages()[-1])
    assert not again.has("Play on")
    assert len([each for each in ann.direct_messages() if each.buttons]) == 1, "it moved down"


async def test_only_who_always_wants_a_reminder_gets_one_alone(world: World, stack: Stack) -> None:
    stack(["R3 R4 R5", "Y1 Y2 Y3"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await prefer(world, ann, pings="always")
    for person in (ann, ben):
        await started(person, ais=1)
        await world.advance(20)
    assert len(reminders(ann.direct_messages())) == 1
    assert not reminders(ben.direct_messages())
    await press_button(ann, "My hand", on=reminders(ann.direct_messages())[0])
    await world.advance(3)
    game = next(each for each in ann.direct_messages() if choices(each))
    await press_button(ann, choices(game)[0].custom_id, on=game)
    await world.advance(3)
    assert not reminders(ann.direct_messages()), "the turn is over"


async def test_a_match_alone_is_in_nobodys_way(world: World) -> None:
    """A player of a table in a server plays alone as well, and neither is mistaken for the other."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await started(ann)
    await begin(world, ann, ben)
    hand = await ann.slash("hand")
    assert hand is not None
    assert hand.channel == world.channel.id
    assert ":1:" not in f":{hand.buttons[0].custom_id.split(':')[1]}:"
    listed = await ann.slash("tables")
    assert listed is not None
    assert "Solo Uno" in words(listed)


async def test_leaving_a_match_alone_lays_it_aside(world: World, database: Database) -> None:
    """No AI plays on, and nothing is lost."""
    ann = world.person("Ann")
    await started(ann)
    left = await ann.slash("leave", channel=ann.direct_channel)
    assert left is not None
    assert "waits here just as you left it" in words(left)
    await world.advance(3)
    moves = database.query("SELECT count(*) FROM event")
    aside = ann.direct()
    assert aside.labels == ["Play on"]
    await world.advance(15 * 60)
    assert database.query("SELECT count(*) FROM event") == moves
    assert "waits here just as you left it" in await run_command(ann, "leave", channel=ann.direct_channel)
    await press_button(ann, "Play on", on=aside)
    await world.advance(3)
    again = ann.direct()
    assert again.id == aside.id
    assert "Your hand, 3 cards" in words(again)
    await ann.slash("leave", channel=ann.direct_channel)
    await started(ann)
    await world.advance(3)
    assert "already has a table" in words(await press_button(ann, "Play on", on=world.screen(aside)))


async def test_a_list_of_tables_leads_to_each_as_it_can_be_reached(world: World) -> None:
    """The match alone has a link. In its own channel, its button brings it down."""
    ann, ben = world.person("Ann"), world.person("Ben")
    game = await started(ann)
    await begin(world, ann, ben)
    link = f"https://discord.com/channels/@me/{ann.direct_channel.id}"
    here = await ann.slash("tables")
    assert here is not None
    assert link in here.text
    assert here.labels.count("My hand") == 1
    there = await ann.slash("tables", channel=ann.direct_channel)
    assert there is not None
    assert link in there.text
    assert f"<#{ann.direct_channel.id}>" not in there.text
    await press_button(ann, "Show me the table", on=there)
    await world.advance(3)
    assert "Your hand, 3 cards" in words(ann.direct_messages()[-1])
    assert game.id not in [each.id for each in ann.direct_messages()], "it moved down"


async def test_the_help_opens_a_match_alone_in_the_direct_messages(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    asked = await ann.slash("help")
    assert asked is not None
    told = await press_button(ann, "Play alone", on=asked)
    assert "our direct messages" in words(told)
    assert "Your hand, 3 cards" in words(ann.direct())
    ben.close_directs()
    asked = await ben.slash("help")
    assert asked is not None
    assert "can't write to you" in words(await press_button(ben, "Play alone", on=asked))
    ben.open_directs()
    assert "Your hand, 3 cards" in words(await started(ben))


async def test_more_and_the_take_back_work_in_the_one_message(world: World, stack: Stack) -> None:
    stack(["R5 G1 B7", "B2 B3 B9"], "R1", "Y4")
    ann = world.person("Ann")
    game = await started(ann, ais=1)
    assert "Why not?" in game.labels
    why = await press_button(ann, "Why not?", on=game)
    assert "Doesn't match" in words(why)
    game = await press_button(ann, "Back", on=why)
    card = next(each for each in choices(game) if each.custom_id.endswith(":R5"))
    played = await press_button(ann, card.custom_id, on=game)
    back = await press_button(ann, "Take back", on=played)
    assert "Your hand, 3 cards" in words(back)
    more = await press_button(ann, "More", on=back)
    assert more.ephemeral
    assert not {"Leave", "Players"} & set(more.labels)
    await press_button(ann, "Yes, end it", on=await press_button(ann, "End match", on=more))
    await world.advance(3)
    assert choices(ann.direct()) == []


@pytest.mark.parametrize("way", ["More", "Rules", "status"])
async def test_what_stands_beside_the_one_message_goes_with_the_next_press(world: World, way: str) -> None:
    ann = world.person("Ann")
    game = await started(ann, ais=1)
    if way == "status":
        aside = await ann.slash("status", channel=ann.direct_channel)
    else:
        aside = await press_button(ann, "More", on=game)
        if way == "Rules":
            aside = await press_button(ann, "Rules", on=aside)
    assert aside is not None
    assert [each.id for each in ann.direct_messages()] == [game.id, aside.id]
    await press_button(ann, choices(world.screen(game))[0].custom_id, on=world.screen(game))
    assert [each.id for each in ann.direct_messages()] == [game.id]


async def test_what_a_press_did_is_said_beside_the_one_message_as_well(world: World) -> None:
    ann = world.person("Ann")
    more = await press_button(ann, "More", on=await started(ann, ais=1))
    changed = await press_button(ann, "Moments: on", on=more)
    assert "Moments are off" in words(changed)
    assert changed.has("Moments: off")


async def test_a_form_does_not_take_away_the_menu_from_which_it_opened(world: World) -> None:
    ann = world.person("Ann")
    await press_button(ann, "Yes, end it", on=await press_more(ann, "End match", on=await started(ann, ais=1)))
    await world.advance(3)
    await press_more(ann, "Other rules", on=ann.direct())
    await world.advance(3)
    lobby = next(each for each in ann.direct_messages() if each.has("start"))
    rules = await press_button(ann, "Change rules", on=await options(ann, on=lobby))
    form = await open_modal(ann, world, rules, "code")
    await world.advance(3)
    assert answered(world, await ann.user.submit_modal(form, {"value": "A7"})).id == rules.id
    await press_button(ann, "start", on=lobby)
    assert [each.id for each in ann.direct_messages() if each.ephemeral] == []


async def test_a_card_can_be_chosen_ahead_and_other_rules_in_the_next_match(world: World, stack: Stack) -> None:
    stack(["R5 G1 B7", "B2 B3 B9"], "R1", "Y4")
    ann = world.person("Ann")
    game = await started(ann, ais=1)
    await press_button(ann, next(each for each in choices(game) if each.custom_id.endswith(":R5")).custom_id, on=game)
    game = ann.direct()
    ahead = await press_button(ann, next(each.label for each in game.buttons if ":premove:" in each.custom_id), on=game)
    assert "if it matches" in words(ahead)
    shown = await ann.slash("hand", channel=ann.direct_channel)
    assert shown is not None
    assert not shown.ephemeral, "the hand is the table"
    more = await press_button(ann, "More", on=shown)
    await press_button(ann, "Yes, end it", on=await press_button(ann, "End match", on=more))
    await world.advance(3)
    await press_more(ann, "Other rules", on=ann.direct())
    await world.advance(3)
    lobby = next(each for each in ann.direct_messages() if each.has("start"))
    panel = await options(ann, on=lobby)
    assert not {"Join", "Invite", "Players", "Pace"} & {*lobby.labels, *panel.labels}
    await press_button(ann, "start", on=lobby)
    await world.advance(3)
    assert "Your hand, 3 cards" in words(world.screen(lobby))


async def test_a_deleted_user_leaves_nothing_of_their_match(world: World, database: Database) -> None:
    ann = world.person("Ann")
    await started(ann)
    await delete(ann)
    await world.advance(6)
    assert database.query("SELECT status, channel_id, host_id FROM table_") == [("closed", 0, 0)]
    assert [each for each in ann.direct_messages() if choices(each)] == []


def _but_hints(screen: Screen) -> list[str]:
    """Return the lines of a screen without a hint, which is shown once."""
    return [line for line in words(screen).splitlines() if "💡" not in line]


async def test_a_kill_between_any_two_moves_of_a_match_alone_changes_nothing(
    world: World, database: Database, stack: Stack
) -> None:
    """It plays one round. Two AIs move one after the other, so kills come between their moves as well."""
    stack(["R5 R6 R7", "R8 R9 R0", "R1 R2 R3"], "R4")
    ann = world.person("Ann")
    await started(ann, ais=2)
    kills = 0
    for _ in range(100):
        game = ann.direct()
        moves = choices(game)
        if moves:
            await press_button(ann, moves[0].custom_id, on=game)
        else:
            await world.advance(0.5)
        ((ply,),) = database.query("SELECT max(ply) FROM event")
        if ply == kills:
            continue
        assert ply == kills + 1, "each move has a kill of its own"
        if database.query("SELECT 1 FROM table_ WHERE status = 'pause'"):
            break
        shown = [await ann.slash("hand", channel=ann.direct_channel)]
        await world.restart()
        shown.append(await ann.slash("hand", channel=ann.direct_channel))
        before, after = (_but_hints(each) for each in shown if each is not None)
        assert after == before
        kills = ply
    assert kills > 5
    assert len(ann.direct_messages()) == 1
    await world.restart()  # in the pause; the next round is dealt anyway
    await world.advance(75)
    assert "Your hand, 3 cards" in words(ann.direct())
    plies = [ply for (ply,) in database.query("SELECT ply FROM event ORDER BY ply")]
    assert plies == [*range(len(plies))]
