"""`/uno privacy`: a user sees, downloads and deletes what is stored about them, and the others play on."""

from __future__ import annotations

import json
import random
import tracemalloc
from contextlib import closing
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import discord
import pytest

from tests.bot.players import Stack, begin, forge, prefer, press_button, press_more, run_command, seat, words
from tests.bot.test_daily import asked as daily
from tests.bot.test_players import panel as players_panel
from tests.bot.test_players import send_away
from tests.databases import Database
from tests.world import Person, Screen, World
from unobot.bot.live.transports import Delivery
from unobot.database_tables import METADATA
from unobot.features.privacy.download import Spool, archives, json_file, size_of
from unobot.features.privacy.job import UserData
from unobot.i18n import SIBLINGS, languages, text_for
from unobot.storage.file_writer import FileConnection

pytestmark = pytest.mark.usefixtures("no_table_tokens")


async def panel(person: Person) -> Screen:
    """Open `/uno privacy`."""
    answer = await person.slash("privacy")
    assert answer is not None
    return answer


def accept(monkeypatch: pytest.MonkeyPatch, limit: int) -> None:
    """Let Discord accept files of this many bytes."""
    monkeypatch.setattr(discord.Interaction, "filesize_limit", property(lambda _: limit, lambda *_: None))


async def delete(person: Person) -> str:
    """Delete everything about a person, as they do."""
    asked = await press_button(person, "Delete my data", on=await panel(person))
    return words(await press_button(person, "Delete everything", on=asked))


def found(database: Database, person: Person) -> list[str]:
    """Return the columns in which the id or the name of a person is stored."""
    return [
        f"{table.name}.{column.name}"
        for table in METADATA.sorted_tables
        for column in table.columns
        for (value,) in database.query(f'SELECT "{column.name}" FROM "{table.name}"')
        if value == person.id or str(person.id) in str(value) or person.name in str(value)
    ]


async def test_the_panel_says_what_is_stored_and_only_its_owner_sees_it(world: World) -> None:
    zoe, ben = world.person("Zoe"), world.person("Ben")
    await begin(world, zoe, ben)
    screen = await panel(zoe)
    assert screen.ephemeral
    assert "your moves: 1" in screen.text
    assert screen.labels == ["Download my data", "Delete my data"]


async def test_a_user_downloads_their_own_data(world: World) -> None:
    zoe, ben = world.person("Zoe"), world.person("Ben")
    await begin(world, zoe, ben)
    await prefer(world, zoe, look="text")
    answer = await press_button(zoe, "Download my data", on=await panel(zoe))
    (file,) = world.message(answer).attachments
    assert (answer.ephemeral, file["filename"]) == (True, "my-data.json")
    blob = world.env.backend.cdn.get(file["url"])
    assert blob is not None
    data: dict[str, Any] = json.loads(blob)
    assert (data["user"], data["preferences"]["look"]) == (str(zoe.id), "text")
    assert [table["seats"][0]["name"] for table in data["tables"]] == ["Zoe"]
    assert "Ben" not in blob.decode()
    assert str(ben.id) not in blob.decode()


@pytest.mark.parametrize(
    ("limit", "names"), [(3000, {"my-data.zip"}), (700, {"my-data-1.zip", "my-data-2.zip"})], ids=["one", "some"]
)
async def test_large_data_come_in_archives_that_discord_accepts(
    world: World, monkeypatch: pytest.MonkeyPatch, limit: int, names: set[str]
) -> None:
    zoe = world.person("Zoe")
    for number in range(8):
        await zoe.slash("start", channel=world.create_channel(f"uno-{number}"))
    accept(monkeypatch, limit)
    answer = await press_button(zoe, "Download my data", on=await panel(zoe))
    files = world.message(answer).attachments
    assert names <= {file["filename"] for file in files}
    tables: list[int] = []
    for file in files:
        blob = world.env.backend.cdn.get(file["url"])
        assert blob is not None
        assert len(blob) <= limit
        with ZipFile(BytesIO(blob)) as archive:
            data = json.loads(archive.read("my-data.json"))
        assert data["user"] == str(zoe.id)
        tables += [table["table"] for table in data.get("tables", [])]
    assert sorted(tables) == sorted(set(tables))
    assert len(tables) == 8


@pytest.mark.long
def test_large_data_are_packed_with_little_memory() -> None:
    """Six hundred matches, of which each part has twenty."""
    rng = random.Random(1)
    moves: list[list[dict[str, object]]] = []
    parts: list[dict[str, Any]] = [{"user": "1"}, {"preferences": {"look": "text"}}]
    with closing(Spool()) as spool:
        for part in parts:
            spool.add(part)
        for first in range(0, 600, 20):
            moves = [[{"number": n, "move": f"play:{rng.random()}"} for n in range(400)] for _ in range(20)]
            spool.add({"tables": [{"table": first + n, "moves": moves[n]} for n in range(20)]})
        moves = []
        tracemalloc.start()
        files = [json_file(spool), *archives(spool, 2**20)]
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    sizes = [size_of(file) for file in files]
    assert sizes[0] > 15 * 2**20
    assert peak < 8 * 2**20, peak
    assert len(files) > 4
    assert all(size <= 2**20 for size in sizes[1:])
    packed = [json.loads(ZipFile(file).read("my-data.json")) for file in files[1:]]
    assert {data["user"] for data in packed} == {"1"}
    assert [table["table"] for data in packed for table in data.get("tables", [])] == list(range(600))
    assert json.load(files[0])["tables"] == [table for data in packed for table in data.get("tables", [])]
    for file in files:
        file.close()


async def test_data_that_no_message_can_hold_are_refused_in_a_sentence(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe = world.person("Zoe")
    await zoe.slash("start")
    accept(monkeypatch, 100)
    answer = await press_button(zoe, "Download my data", on=await panel(zoe))
    assert "Ask the people who run me" in answer.text


async def test_after_a_deletion_an_ai_plays_on_and_nothing_is_left(
    world: World, database: Database, stack: Stack
) -> None:
    stack(["R3 B1 B2", "R5 Y1 Y2"], "R1")
    zoe, ben = world.person("Zoe"), world.person("Ben")
    await begin(world, zoe, ben)
    hand = zoe.direct()
    assert {"seat.user_id", "seat.name", "user_.id", "message.user_id", "table_.host_id"} <= set(found(database, zoe))
    assert await delete(zoe) == "Everything about you is deleted. If you use me again, I store new data."
    assert found(database, zoe) == []
    await world.advance(30)
    assert found(database, zoe) == [], "it does not come back"
    assert all(message.id != hand.id for message in zoe.direct_messages()), "their hand is gone"
    assert "Zoe" not in words(world.table())
    assert "Ben" in words(world.table())
    await world.restart()
    await world.advance(5)
    assert found(database, zoe) == []
    if "Your turn" not in words(ben.direct()):
        await world.advance(30)
    await press_button(ben, "Draw", on=ben.direct())
    assert "Ben" in words(world.table())


async def test_a_hand_that_is_on_its_way_meanwhile_is_deleted_again(
    world: World, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe, ben = world.person("Zoe"), world.person("Ben")
    post: Any = Delivery.post

    async def posted(delivery: Delivery, channel_id: int, *args: Any, **options: Any) -> int:  # noqa: ANN401 - passed on
        sent = await post(delivery, channel_id, *args, **options)
        if channel_id == zoe.direct_channel.id and found(database, zoe):
            bot: Any = world.bot
            user_data, load = bot.router.kit[UserData], bot.router.kit.hub.table
            assert await user_data.erase(await bot.fetch_user(zoe.id), load, lambda _, turn: turn())
        return int(sent)

    monkeypatch.setattr(Delivery, "post", posted)
    await begin(world, zoe, ben)
    await world.advance(5)
    assert zoe.direct_messages() == []
    assert found(database, zoe) == []


@pytest.mark.only("sqlite")
async def test_the_file_is_written_again_once_for_all_deletions(
    world: World, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe, ben, dee = world.person("Zoe"), world.person("Ben"), world.person("Dee")
    await begin(world, zoe, ben)
    compactions: list[bool] = []
    compact = FileConnection.compact

    def counted(connection: FileConnection) -> bool:
        compactions.append(True)
        return compact(connection)

    monkeypatch.setattr(FileConnection, "compact", counted)
    for person in (zoe, ben, dee):
        assert "Everything about you is deleted" in await delete(person)
        await world.advance(120)
    assert (compactions, database.query("PRAGMA user_version")) == ([], [(1,)])
    await world.advance(400)
    assert (compactions, database.query("PRAGMA user_version")) == ([True], [(0,)])
    await world.advance(1200)
    assert compactions == [True], "nothing was deleted since"


async def test_a_deletion_lifts_no_kick(world: World, database: Database) -> None:
    ann, ben, cleo = (world.person(name) for name in ("Ann", "Ben", "Cleo"))
    await begin(world, ann, ben, cleo)
    await send_away(world, ann, ben, await players_panel(ann))
    assert "Everything about you is deleted" in await delete(ben)
    assert found(database, ben) == []
    assert "You deleted your data" in await run_command(ben, "join")
    await world.restart()
    await world.advance(5)
    assert "You deleted your data" in words(await press_button(ben, "My hand"))
    await world.advance(10)
    assert "Ben" not in words(world.table())


async def test_a_deletion_in_a_match_gives_no_other_seat(world: World) -> None:
    ann, ben, cleo = (world.person(name) for name in ("Ann", "Ben", "Cleo"))
    await begin(world, ann, ben, ais=1)
    await delete(ben)
    await world.advance(10)
    offered = await press_button(ben, "My hand")
    assert ":takeover:" not in str(offered.buttons)
    assert "You deleted your data" in words(offered)
    assert ":takeover:" in str((await press_button(cleo, "My hand")).buttons), "others may take a seat"


async def test_after_a_deletion_the_next_table_is_open_again(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    await delete(ben)
    await ben.press("Join", on=world.table())
    await world.advance(5)
    assert "Ben" in words(world.table()), "nothing was dealt yet"


async def test_a_deletion_gives_no_second_try_at_a_daily_deal(world: World, database: Database) -> None:
    zoe, ben = world.person("Zoe"), world.person("Ben")
    await press_button(zoe, "world", on=await daily(zoe))
    assert "Everything about you is deleted" in await delete(zoe)
    assert found(database, zoe) == []
    page = await daily(zoe)
    assert "A daily game can be begun only once" in page.text
    assert page.has("server"), "another deal was not begun"
    assert not page.has("world")
    refused = await forge(
        zoe, page, next(each.custom_id for each in (await daily(ben)).buttons if "world" in each.custom_id)
    )
    assert "A daily game can be begun only once" in refused.text
    await world.advance(24 * 3600)
    assert (await daily(zoe)).has("world"), "the next deal"
    await world.advance(24 * 3600)
    assert database.query("SELECT user_id FROM daily_try") == [], "nothing is kept for longer than its day"


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_a_finished_match_calls_them_a_former_player(world: World, database: Database, language: str) -> None:
    zoe, ben = world.person("Zoe"), world.person("Ben")
    await begin(world, zoe, ben)
    asked = await zoe.slash("end")
    assert asked is not None
    await press_button(zoe, "yes", on=asked)
    await world.advance(20)
    over = world.table()
    await delete(zoe)
    assert found(database, zoe) == []
    await prefer(world, ben, language=language)
    recap_id = over.button("more").custom_id.replace(":more:", ":recap:")
    recap = await forge(ben, await panel(ben), recap_id)
    assert text_for(language)("name-former") in recap.text
    assert "Zoe" not in recap.text
    record = await press_more(ben, "check", on=over)
    (file,) = world.message(record).attachments
    blob = world.env.backend.cdn.get(file["url"])
    assert blob is not None
    assert b'"former player"' in blob
    await ben.press(over.buttons[0].custom_id, on=over)
    await world.advance(5)
    assert "Ben" in words(world.table())
    assert text_for("en")("name-former") not in words(world.table()), "a rematch is for those who are still here"
    redrawn = world.screen(over).text
    assert text_for("en")("name-former") in redrawn, "in the table's language"
    assert "Zoe" not in redrawn


async def test_a_user_can_keep_their_data(world: World, database: Database) -> None:
    zoe = world.person("Zoe")
    await seat(world, zoe)
    asked = await press_button(zoe, "Delete my data", on=await panel(zoe))
    kept = await press_button(zoe, "Keep my data", on=asked)
    assert words(kept).startswith("### Your data")
    assert "seat.user_id" in found(database, zoe)
    answer = await forge(zoe, kept, kept.button("Delete my data").custom_id.replace("delete", "all"))
    assert "no longer works" in answer.text
    assert "seat.user_id" in found(database, zoe)


async def test_a_press_is_about_the_user_who_presses(world: World, database: Database) -> None:
    zoe, ben = world.person("Zoe"), world.person("Ben")
    await seat(world, zoe, ben)
    asked = await press_button(zoe, "Delete my data", on=await panel(zoe))
    own = await panel(ben)
    await forge(ben, own, asked.button("Delete everything").custom_id)
    assert found(database, ben) == []
    assert "seat.user_id" in found(database, zoe)


async def test_the_alone_host_of_a_lobby_closes_it(world: World, database: Database) -> None:
    zoe = world.person("Zoe")
    await seat(world, zoe, ais=1)
    await delete(zoe)
    await world.advance(5)
    assert found(database, zoe) == []
    assert database.query("SELECT status, host_id FROM table_") == [("closed", 0)]
    await seat(world, world.person("Ben"))


def test_every_language_has_a_word_for_a_former_player() -> None:
    own = [language for language in languages() if language not in SIBLINGS]
    assert len({text_for(language)("name-former") for language in own}) == len(own)
