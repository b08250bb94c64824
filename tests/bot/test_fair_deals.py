"""Every player can check the deal: the fingerprint in the lobby, the seed at the end, and the record."""

from __future__ import annotations

import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from tests.bot.players import (
    AT_THE_END,
    Player,
    begin,
    forge,
    live_buttons,
    options,
    play,
    press_button,
    press_more,
    seat,
    words,
)
from tests.world import Person, Screen, World
from unobot.records.reader import read_record
from unobot.rules.ruleset.ruleset import OFFICIAL

ROOT = Path(__file__).parents[2]
HEX = re.compile(r"`([0-9a-f]{64})`")


def fingerprint(screen: Screen) -> str:
    """Return the only long number on a screen."""
    (found,) = HEX.findall(screen.text)
    return str(found)


async def sealed(person: Person, on: Screen) -> str:
    """Return the whole fingerprint, which *Check the deal* shows. Before it, the screen has only six digits."""
    assert not HEX.findall(on.text)
    return fingerprint(await press_button(person, "Check the deal", on=on))


def attached(world: World, screen: Screen) -> str:
    """Return the text of the file attached to a message."""
    (file,) = world.message(screen).attachments
    assert file["filename"] == "record.jsonl"
    blob = world.env.backend.cdn.get(file["url"])
    assert blob is not None
    return blob.decode()


async def end(world: World, host: Person) -> None:
    """Let the host end the match early."""
    asked = await host.slash("end")
    assert asked is not None
    await host.press("Yes, end it", on=asked)
    await world.advance(6)


def verified(record: str, directory: Path) -> subprocess.CompletedProcess[str]:
    """Return the output of the command line for a record."""
    file = directory / "record.jsonl"
    file.write_text(record, "utf-8")
    command = [sys.executable, "-m", "unobot", "verify", str(file)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)


async def test_from_the_lobby_to_the_record(world: World, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    short = msgspec.structs.replace(OFFICIAL, target=5, hand_size=3)
    monkeypatch.setattr("unobot.features.lobby.actions.named_ruleset", lambda text: short)
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await seat(world, ann, ben, ais=1)
    noted = await sealed(ben, await options(ben))
    assert f"🔒 Deck sealed before play · `{noted[:6]}…`" in words(world.table())
    await ann.press("Start")
    await world.advance(12)
    assert await sealed(eve, await press_button(eve, "More")) == noted
    await play(world, Player(ann, 3), Player(ben, 4), until="wins the match")
    await world.advance(12)
    final = world.posts()[-1]
    assert not HEX.findall(final.text)
    assert live_buttons([final]) == AT_THE_END

    checked = await press_more(eve, "Check the deal", on=final)
    assert checked.ephemeral
    shown, seed = HEX.findall(checked.text)
    assert shown == noted == sha256(bytes.fromhex(seed)).hexdigest()
    assert f"🔓 The shuffle's secret: `{seed[:6]}…`" in words(await press_button(eve, "More", on=final))
    assert re.search(
        r"The deal was fair\. The secret .+ gives (the one shuffle|all \d+ shuffles) and one lot\.", checked.text
    )
    record = attached(world, checked)
    read = read_record(record.splitlines())
    assert read.seats[:2] == ("Ann", "Ben")
    assert read.seed is not None
    assert read.seed.hex() == seed
    assert f"`{read.start}`" in checked.text
    done = verified(record, tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"its commitment is {noted}" in done.stdout


async def test_a_match_that_was_ended_early_can_be_checked_after_a_restart(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await end(world, ann)
    final = world.posts()[-1]
    await world.advance(60)
    await world.restart()
    await world.advance(3600)
    checked = await press_more(ben, "Check the deal", on=final)
    assert "✅ The deal was fair. " in checked.text
    noted, seed = HEX.findall(checked.text)
    assert noted == sha256(bytes.fromhex(seed)).hexdigest()
    record = attached(world, checked)
    assert [line.startswith('{"record"') for line in record.splitlines()].count(True) == 1
    assert '"match"' not in record
    await press_more(ann, "Check the deal", on=final)  # any number of times, by any number of people
    await ann.slash("start")
    assert await sealed(ann, await options(ann)) != noted


async def test_nothing_is_revealed_while_the_match_goes_on(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    table = world.table()
    answer = await forge(ben, table, table.button("more").custom_id.replace(":more:", ":check:"))
    assert len(HEX.findall(answer.text)) == 1, "the fingerprint, and no seed"
    assert world.message(answer).attachments == []


async def test_a_lobby_in_which_nothing_was_dealt_has_nothing_to_check(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    lobby = world.table()
    await end(world, ann)
    assert live_buttons([world.posts()[-1]]) == ["Open a table"]
    answer = await forge(ann, lobby, lobby.button("join").custom_id.replace(":join:", ":check:"))
    assert words(answer) == "No cards were dealt here."
