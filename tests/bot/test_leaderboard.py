"""`/uno leaderboard`: shares with their intervals, shared places, pages, and the reader's own place."""

from __future__ import annotations

import pytest

from tests.bot.players import choose, choose_preference, manager, menus, press_button, run_command, words
from tests.bot.scenes import texts
from tests.bot.seasons import fill_season
from tests.world import Person, World
from tests.world import Screen as ShownScreen
from unobot.bot.screens.builder import Screen
from unobot.features.results.screens import ResultFilters, leaderboard_screen
from unobot.i18n import Look, languages, text_for
from unobot.model.former import FORMER
from unobot.model.match_result import LeaderboardPage, LeaderboardRow
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS

ROWS = (
    LeaderboardRow((1, 2), 1, "Ann", 134, 0.42, 0.36, 0.48),
    LeaderboardRow((1, 2), 2, "Ben", 90, 0.38, 0.3, 0.46),
    LeaderboardRow((3, 3), 3, FORMER, 200, 0.2, 0.16, 0.24),
    LeaderboardRow(None, 4, "Dev", 1, None, None, None),
)
LAST = LeaderboardRow((40, 41), 9, "Zoe", 60, 0.18, 0.12, 0.25)
FILTERS = ResultFilters("2026-Q4", "", ("2026-Q4", "2026-Q3"), (OFFICIAL.code, PRESETS["party"].code))


def shown(own: LeaderboardRow | None = None, *, language: str = "en", look: str = "text", **more: bool) -> Screen:
    """Return the first of three pages."""
    text = text_for(language).with_look(look, {})  # type: ignore[arg-type]  # one of the looks
    screen = leaderboard_screen(text, LeaderboardPage(ROWS, own, 0, 3), FILTERS, **more)
    assert isinstance(screen, Screen)
    return screen


def lines(screen: Screen) -> list[str]:
    return "\n".join(texts(screen)).splitlines()


def test_rows_have_shares_with_intervals_and_shared_places() -> None:
    assert lines(shown())[:6] == [
        "### 🏆 Leaderboard · Q4 2026",
        "-# All rules",
        "**1–2.** **Ann** · 42% (36–48)",
        "**1–2.** **Ben** · 38% (30–46)",
        "**3.** **Former player** · 20% (16–24)",
        "**?** **Dev** · 1 match",
    ]


def test_the_own_place_is_marked_or_stands_below_the_page() -> None:
    assert "👉 **1–2.** **Ben** · 38% (30–46)" in lines(shown(ROWS[1]))
    below = lines(shown(LAST))
    assert below[6:8] == ["⋯", "👉 **40–41.** **Zoe** · 18% (12–25)"]
    assert any("You aren't on it yet" in line for line in lines(shown()))
    assert any("`/uno me` changes that" in line for line in lines(shown(is_rated=False)))


def test_a_posted_page_has_nothing_of_its_reader() -> None:
    posted = "\n".join(lines(shown(LAST, posted=True)))
    assert "Zoe" not in posted
    assert "👉" not in posted
    assert "You" not in posted


def test_intervals_are_drawn_on_one_scale_of_the_page() -> None:
    bars = [line.split("`")[1] for line in lines(shown(LAST, look="pictures")) if line.startswith("`")]
    assert bars == ["▁▁▁▁▁▄█▄", "▁▁▁▁▄█▄▄", "▁▄█▁▁▁▁▁", "▁▁▁▁▁▁▁▁", "▄█▄▄▁▁▁▁"]


@pytest.mark.parametrize("language", languages())
def test_a_full_page_fits_into_a_message_in_every_language(language: str) -> None:
    rows = tuple(LeaderboardRow((n + 990, n + 999), n, "W" * 24, 99_999, 0.42, 0.36, 0.48) for n in range(10))
    looks: tuple[Look, ...] = ("pictures", "text")
    for own in (LAST, None):
        for look in looks:
            text = text_for(language).with_look(look, {})
            screen = leaderboard_screen(text, LeaderboardPage(rows, own, 98, 100), FILTERS)
            assert isinstance(screen, Screen)
            assert screen.content_length() < 2000


# Through users' hands


async def leaderboard_of(caller: Person) -> ShownScreen:
    """Return the answer to `/uno leaderboard`."""
    answer = await caller.slash("leaderboard")
    assert answer is not None
    assert answer.ephemeral
    return answer


def listed(screen: ShownScreen) -> list[str]:
    """Return the rows of a page, without bars."""
    rows = [line.rpartition("` ")[2].replace("*", "") for line in words(screen).splitlines()]
    return [row for row in rows if row.removeprefix("👉 ")[:1] in "123456789?"]


async def test_a_season_of_many_is_paged_with_the_own_place_in_sight(world: World) -> None:
    zoe, eve = world.person("Zoe"), world.person("Eve")
    people = [(10 + n, f"Player{n:02}") for n in range(11)] + [(zoe.id, "Zoe")]
    await fill_season(world, people, 66)  # 22 matches each
    screen = await leaderboard_of(zoe)
    first, current = listed(screen), words(screen).splitlines()[0]
    assert len(first) == 11, "ten people, and the reader below"
    assert first[0].startswith("1–12. Player"), "luck alone tells nobody apart"
    assert all("%" in row and "–" in row for row in first)
    (own,) = (row for row in first if row.startswith("👉 "))
    assert "Zoe" in own
    assert screen.button("◀").disabled
    await world.restart()
    second = await press_button(zoe, "▶", on=screen)
    assert words(second).splitlines()[0] == current
    assert own in listed(second), "the place is the same on every page"
    assert len({row.removeprefix("👉 ") for row in first + listed(second)}) == 12
    assert second.button("▶").disabled
    rest = [row for row in listed(second) if not row.startswith("👉 ")]
    assert set(rest) <= set(listed(await press_button(zoe, "Post", on=second))), "the page that was open"
    assert listed(await press_button(zoe, "◀", on=second)) == first
    assert "You aren't on it yet" in words(await leaderboard_of(eve))
    season = next(iter(menus(world, second))).partition(":leaders:")[2]
    ever = await choose(zoe, world, second, season, "all")
    assert "All time" in words(ever).splitlines()[0]
    posted = await press_button(zoe, "Post", on=ever)
    assert not posted.ephemeral
    assert "👉" not in words(posted)


async def test_a_person_who_opts_out_is_on_no_leaderboard_until_they_opt_in(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await fill_season(world, [(ann.id, "Ann"), (ben.id, "Ben"), (12, "Cleo"), (13, "Dev")], 3)
    assert [row for row in listed(await leaderboard_of(ben)) if "Ann" in row] == ["? Ann · 3 matches"]
    me = await choose_preference(ann, world, "rated", "off")
    assert "Ann" not in words(await leaderboard_of(ben))
    assert "You chose not to be rated" in words(await leaderboard_of(ann))
    assert "Rating" not in words(await ann.slash("stats") or me)
    await choose(ann, world, me, "me:rated", "on")
    assert "? Ann · 3 matches" in listed(await leaderboard_of(ben))


async def test_a_change_of_the_seasons_is_seen_at_once(world: World) -> None:
    ann, boss = world.person("Ann"), manager(world)
    await fill_season(world, [(ann.id, "Ann"), (11, "Ben"), (12, "Cleo"), (13, "Dev")], 2)
    assert " · Q" not in words(await leaderboard_of(ann)).splitlines()[0]
    for seasons, title, choices in (("quarterly", " · Q", 1), ("never", " · All time", 0)):
        panel = await boss.slash("settings")
        assert panel is not None
        panel = await choose(boss, world, panel, "settings:server", "seasons")
        await choose(boss, world, panel, "set:server-seasons", seasons)
        screen = await leaderboard_of(ann)
        assert title in words(screen).splitlines()[0]
        assert "? Ann · 2 matches" in "".join(listed(screen))
        assert len(menus(world, screen)) == choices, "there is nothing to choose without seasons"


async def test_an_empty_leaderboard_leads_to_a_match_and_direct_messages_have_none(world: World) -> None:
    ann = world.person("Ann")
    screen = await leaderboard_of(ann)
    assert "Nobody is rated here yet" in words(screen)
    assert screen.has("Open a table")
    assert "There's no season “never” here" in await run_command(ann, "leaderboard", season="never")
    answer = world.answer(await ann.actor.user.slash("uno leaderboard"))
    assert answer is not None
    assert words(answer) == "Leaderboards belong to a server. Use this command there."
