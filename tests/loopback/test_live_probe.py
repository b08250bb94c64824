"""`unobot doctor --live` on the loopback Discord, with an admin who presses the buttons."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.loopback.fake import FakeDiscord
from tests.loopback.faults import FOLLOWUP, refuse, too_many
from tests.loopback.first_moves import until
from tests.loopback.model import Message
from tests.loopback.process import BotProcess
from tests.loopback.test_doctor import Done, Setup, setup  # noqa: F401 - a fixture
from unobot.bot.doctor import live_probe
from unobot.exit_status import BROKEN


class Admin:
    """A person who does what the public message says."""

    def __init__(self, fake: FakeDiscord) -> None:
        self.fake = fake
        self.user = fake.add_user("Ann")
        [self.channel] = fake.channels.values()

    @property
    def messages(self) -> list[Message]:
        """The messages of the test, oldest first."""
        return [each for each in self.fake.messages.values() if "test" in each.text.lower()]

    async def press(self, label: str, message: Message | None = None) -> None:
        """Press a button as it is shown now."""
        shown = message or self.messages[0]
        [button] = [each for each in shown.buttons if f":{label}:" in each.custom_id]
        pressed = await self.fake.press(self.user, shown, button.custom_id)
        await until(lambda: pressed.kind is not None)

    async def reads(self, words: str) -> None:
        """Wait until the public message says this."""
        await until(lambda: bool(self.messages) and words in self.messages[0].text, within=120)

    async def do_all(self) -> None:
        """Press the four buttons, skip the wait, and press one that is redrawn meanwhile."""
        await self.reads("Press the first button")
        await self.press("1")
        await self.reads("second button")
        await self.press("2")
        await self.reads("skip the wait")
        await self.press("skip")
        await self.reads("older private panel")
        await self.press("3", self.messages[1])
        await self.reads("again and again")
        old = self.messages[0].buttons[2].custom_id
        await self.press("4")
        await until(lambda: self.messages[0].buttons[2].custom_id != old, within=120)
        await self.fake.press(self.user, self.messages[0], old)


async def run(setup: Setup, admin: Admin, *arguments: str) -> Done:  # noqa: F811 - a fixture
    return await setup.run("doctor", "--live", str(admin.channel.id), *arguments)


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_probe, "REDRAW_GAP", 0.1)


async def test_the_four_buttons_settle_what_the_bot_assumes(setup: Setup) -> None:  # noqa: F811 - a fixture
    """The bot runs meanwhile, and does not answer the buttons of the test."""
    bot = BotProcess(setup.fake, setup.url, setup.folder / "log", forked=True, start_seconds=0)
    await bot.start()
    await bot.ready()
    admin = Admin(setup.fake)
    done, _ = await asyncio.gather(run(setup, admin), admin.do_all())
    assert await bot.stop() == 0
    assert done.returncode == 0, done.stdout + done.stderr
    for words in (
        "One deferred press edits the table and the private panel",
        "A panel comes by the token of Join, ",
        "Only its owner sees that panel",
        "presses met a redraw of their button, and arrived",
    ):
        assert [line for line in done.stdout.splitlines() if line.startswith("ok") and words in line], done.stdout
    assert "The old panel answers, before its token expired" in done.stdout
    assert "The headers name these limits: " in done.stdout
    assert len(admin.messages) == 3
    assert all(message.deleted for message in admin.messages), "the test leaves nothing"
    assert all(interaction.refused == 0 for interaction in setup.fake.interactions.values())
    assert "unknown custom id" not in bot.said()


async def test_an_assumption_that_fails_is_named_with_what_happens_instead(setup: Setup) -> None:  # noqa: F811
    admin = Admin(setup.fake)
    setup.fake.faults.add(FOLLOWUP, refuse(403, 50013))
    running = asyncio.create_task(run(setup, admin))
    await admin.reads("Press the first button")
    await admin.press("1")
    await admin.reads("second button")
    await admin.press("stop")
    done = await running
    assert done.returncode == BROKEN
    [line] = [line for line in done.stdout.splitlines() if line.startswith("problem")]
    assert "One deferred press edits the table and the private panel: no" in line
    assert "Tables are edited by the bot token" in line
    assert all(message.deleted for message in admin.messages)


async def test_an_admin_who_does_not_press_is_told(
    setup: Setup,  # noqa: F811 - a fixture
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(live_probe, "PRESS_TIMEOUT", 0.2)
    admin = Admin(setup.fake)
    old = setup.fake.ids.next() - (2 * 3_600_000 << 22)
    setup.fake.messages[old] = Message(old, admin.channel, setup.fake.bot)
    setup.fake.faults.add(rf"PATCH /channels/\d+/messages/{old}", too_many(0.1))
    done = await run(setup, admin, "--report", "report.txt")
    assert "Discord refuses quick edits of a message older than an hour" in done.stdout
    assert not setup.fake.messages[old].deleted
    assert done.returncode == BROKEN
    assert "No press of the button 1 arrived" in (tmp_path / "report.txt").read_text()
    assert [message.deleted for message in admin.messages] == [True]
