"""Test the demo's page and the page of a replay in a headless Chromium. Without one, all of this is skipped."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, sync_playwright

from tests import chromium
from tests.page_check import Match, check
from tests.replays.matches import stored
from unobot.i18n import text_for
from unobot.replays.replay_page import replay_page

EXECUTABLE = chromium.found() or ""
if not EXECUTABLE:
    pytest.skip("no Chromium was found, so no page is tested in a browser", allow_module_level=True)

HAND = "#channel-message-list >> text=Only you can see this"
PICTURES = "[...document.querySelectorAll('#channel-message-list img.custom-emoji')]"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = chromium.launched(playwright, EXECUTABLE)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def url(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A demo of the real bot, in a process of its own because a browser needs real time."""
    root = str(Path(__file__).parents[1])
    with subprocess.Popen(
        [sys.executable, "-m", "unobot", "demo", "--no-open"],
        cwd=tmp_path_factory.mktemp("demo"),
        env={**os.environ, "PYTHONPATH": root, "UNOBOT_EMOJIS": "true", "UNOBOT_LANGUAGE": "en"},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    context.set_default_timeout(chromium.PATIENCE)
    yield context.new_page()
    context.close()


def show(page: Page, url: str, person: str = "Ann") -> None:
    page.goto(url.replace("#", f"?as={person}#"))
    ready(page)


def ready(page: Page) -> None:
    page.wait_for_function("() => window.simcordPreview?.ready")


def press(page: Page, label: str) -> None:
    page.locator("#channel-message-list button").filter(has_text=label).last.click()


def person(page: Page) -> str:
    return str(page.eval_on_selector("#viewer-picker", "picker => picker.selectedOptions[0].text"))


def test_a_newcomer_sees_the_first_hand_with_its_pictures(page: Page, url: str) -> None:
    show(page, url)
    page.locator("#channel-message-list button").filter(has_text="Start").last.wait_for()
    press(page, "Start")
    page.wait_for_selector(HAND)
    page.wait_for_function(f"() => {PICTURES}.length >= 7 && {PICTURES}.every((image) => image.naturalWidth)")
    assert page.locator(".emoji-unavailable, .media-unavailable").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_picture_that_fails_once_is_loaded_again(page: Page, url: str) -> None:
    """simcord's page writes "unavailable" on the button, and leaves it there."""
    failed = set()

    def fail_once(route: Route) -> None:
        if route.request.url in failed:
            route.continue_()
        else:
            failed.add(route.request.url)
            route.abort()

    page.route("**/api/assets/*", fail_once)
    show(page, url)
    page.wait_for_function(f"() => {PICTURES}.length >= 7 && {PICTURES}.every((image) => image.naturalWidth)")
    assert len(failed) > 3
    assert page.locator(".emoji-unavailable, .media-unavailable").count() == 0


def test_two_windows_are_two_people(page: Page, url: str) -> None:
    show(page, url, "Ben")
    assert person(page) == "Ben"
    with page.context.expect_page() as opened:
        page.click("text=New window")
    ready(opened.value)
    assert (person(opened.value), person(page)) == ("Cleo", "Ben")
    page.select_option("#viewer-picker", label="Dev")
    page.wait_for_function("() => document.title.startsWith('Dev')")
    page.reload()
    ready(page)
    assert person(page) == "Dev"


def test_the_link_to_a_thread_opens_it(page: Page, url: str) -> None:
    show(page, url, "Cleo")
    page.click("#channel-composer-input")
    page.keyboard.type("/uno start")
    page.keyboard.press("Enter")
    page.locator(".command-popup >> text=thread").last.click()
    page.keyboard.press("Enter")
    page.click("#send-message")
    page.locator("#channel-message-list a", has_text="Uno with Cleo").first.click()
    # A click that falls beside an update of the page is lost, so a person clicks again.
    page.wait_for_function(
        """() => document.querySelector('[aria-current=page]')?.textContent.includes('Uno with Cleo')
        || void [...document.querySelectorAll('#channel-message-list a')]
            .find(link => link.textContent.includes('Uno with Cleo'))?.click()""",
        polling=2000,
    )
    ready(page)
    assert person(page) == "Cleo"
    assert page.locator("#channel-message-list button").filter(has_text="Play against an AI").count() == 1


def test_the_page_of_a_replay_shows_what_the_record_says(browser: Browser, tmp_path: Path) -> None:
    """Every key is pressed. `make page-check` opens more matches, at two widths and in two schemes, with axe."""
    match = Match("players join", stored("late"), "fr")
    file = tmp_path / "match.html"
    file.write_bytes(replay_page(match.record, text_for(match.language)))
    assert check(browser, match, file, 390, "dark") == []
