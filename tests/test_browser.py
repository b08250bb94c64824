"""Test the demo's page and the page of a replay in a headless Chromium. Without one, all of this is skipped."""

from __future__ import annotations

import json
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
GALLERY = "[...document.querySelectorAll('#channel-message-list .gallery-item')]"
HAS_PICTURE = (
    "(item) => [...item.querySelectorAll('img')].some((image) => image.naturalWidth && image.checkVisibility())"
)
DISTANCE = (
    "(list => list.scrollHeight - list.scrollTop - list.clientHeight)(document.getElementById('channel-timeline'))"
)
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


def open_hand(page: Page, url: str) -> None:
    """Show the first hand of a match. The match begins if no other test has begun it."""
    show(page, url)
    start = page.locator("#channel-message-list button").filter(has_text="Start").last
    start.or_(page.locator(HAND)).first.wait_for()
    if start.is_visible():
        start.click()
    page.wait_for_selector(HAND)


def person(page: Page) -> str:
    return str(page.eval_on_selector("#viewer-picker", "picker => picker.selectedOptions[0].text"))


def test_a_newcomer_sees_the_first_hand_with_its_pictures(page: Page, url: str) -> None:
    open_hand(page, url)
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
    open_hand(page, url)
    page.wait_for_function(f"() => {PICTURES}.length >= 7 && {PICTURES}.every((image) => image.naturalWidth)")
    assert len(failed) > 3
    assert page.locator(".emoji-unavailable, .media-unavailable").count() == 0


@pytest.mark.long
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


class Held:
    """All requests of a page to an address. They wait until `release`."""

    def __init__(self, page: Page, address: str) -> None:
        self._waiting: list[Route] | None = []
        page.route(address, self._hold)

    def _hold(self, route: Route) -> None:
        if self._waiting is None:
            route.continue_()
        else:
            self._waiting.append(route)

    def release(self) -> None:
        """Let them go, and all later ones."""
        waiting, self._waiting = self._waiting or [], None
        for route in waiting:
            route.continue_()


def open_thread(page: Page, url: str, person: str) -> None:
    """Open a table in a thread of its own, and go there."""
    show(page, url, person)
    page.click("#channel-composer-input")
    page.keyboard.type("/uno start")
    page.keyboard.press("Enter")
    page.locator(".command-popup >> text=thread").last.click()
    page.keyboard.press("Enter")
    page.click("#send-message")
    page.locator(".message-interaction-header", has_text=f"{person} used /uno start").first.wait_for()
    page.locator("#channel-message-list a", has_text=f"Uno with {person}").first.click()
    page.wait_for_function(
        f"() => document.querySelector('[aria-current=page]')?.textContent.includes('Uno with {person}')"
    )
    ready(page)


def test_the_link_to_a_thread_opens_it(page: Page, url: str) -> None:
    open_thread(page, url, "Cleo")
    assert person(page) == "Cleo"
    assert page.locator("#channel-message-list button").filter(has_text="Start with 1 AI").count() == 1


@pytest.mark.long
def test_a_press_beside_an_update_counts(page: Page, url: str) -> None:
    """simcord rebuilds a message under a finger, and drops a press while another is on its way."""
    open_thread(page, url, "Dev")
    ann, ben = page.context.new_page(), page.context.new_page()
    for other, name in ((ann, "Ann"), (ben, "Ben")):
        show(other, page.url.replace("?as=Dev", ""), name)
    with ben.expect_request("**/api/state"):
        states = Held(ben, "**/api/state")
    press(ann, "Join")
    ann.wait_for_function("() => window.simcordPreview.lastAction?.settlement === 'settled'")
    join = ben.locator("#channel-message-list button").filter(has_text="Join").last
    join.hover()
    ben.mouse.down()
    with ben.expect_response("**/api/state"):
        states.release()
    ben.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    actions = Held(ben, "**/api/action")
    with ben.expect_request("**/api/action") as first:
        ben.mouse.up()
    ben.locator("#channel-message-list button").filter(has_text="Rules").last.click(force=True)  # it looks disabled
    with ben.expect_request("**/api/action") as second:
        actions.release()
    keys = {json.loads(request.value.post_data or "{}")["control_key"] for request in (first, second)}
    assert len(keys) == 2
    ben.wait_for_selector(HAND)
    assert ben.locator("#action-status").is_hidden()


@pytest.mark.long
def test_a_picture_stays_until_the_next_one_is_loaded(page: Page, url: str) -> None:
    open_thread(page, url, "Ben")
    press(page, "Start with 1 AI")
    page.locator("#channel-message-list button:enabled").filter(has_text="Draw").last.wait_for()
    page.wait_for_function(f"() => {GALLERY}.length && {GALLERY}.every({HAS_PICTURE})")
    page.evaluate(f"""() => {{
        window.gaps = [];
        const messages = new Set({GALLERY}.map((item) => item.closest("[data-message-id]")));
        const watch = () => {{
            const items = {GALLERY}.filter((item) => messages.has(item.closest("[data-message-id]")));
            gaps.push(...items.filter((item) => !({HAS_PICTURE})(item)).map((item) => item.textContent));
            requestAnimationFrame(watch);
        }};
        watch();
    }}""")
    assets = Held(page, "**/api/assets/*")
    with page.expect_request("**/api/assets/*"):
        press(page, "Draw")
    page.wait_for_function("() => !window.simcordPreview.pendingAction")
    assets.release()
    page.wait_for_function(f"() => {GALLERY}.every((item) => item.querySelectorAll('img').length === 1)")
    assert page.evaluate("gaps") == []


def test_the_choices_of_the_rules_are_listed_at_once(page: Page, url: str) -> None:
    show(page, url, "Dev")
    page.click("#channel-composer-input")
    page.keyboard.type("/uno start")
    page.keyboard.press("Enter")
    page.locator(".command-popup >> text=rules").last.click()
    page.locator(".command-popup [role=option]", has_text="Stacking").wait_for()
    assert page.locator(".command-popup [role=option]").count() > 3


def test_the_bot_has_a_face(page: Page, url: str) -> None:
    with page.expect_response("**/icon.svg") as icon:
        show(page, url)
    assert icon.value.ok
    face = page.locator(".channel-message:has(.message-app-badge) .message-avatar-image").first
    assert "icon.svg" in face.evaluate("face => getComputedStyle(face).backgroundImage")
    assert face.locator("svg").is_hidden()


@pytest.mark.long
def test_a_new_message_comes_into_view(page: Page, url: str) -> None:
    """Also for a reader who has scrolled up a little, to see the table above the hand."""
    show(page, url, "Ann")
    ben = page.context.new_page()
    show(ben, url, "Ben")
    page.locator("#channel-message-list").hover()
    page.mouse.wheel(0, -200)
    page.wait_for_function(f"() => {DISTANCE} > 100")
    ben.click("#channel-composer-input")
    ben.keyboard.type("Good luck!")
    ben.keyboard.press("Enter")
    page.locator("#channel-message-list >> text=Good luck!").wait_for()
    page.wait_for_function(f"() => {DISTANCE} < 20")


@pytest.mark.long
def test_the_page_of_a_replay_shows_what_the_record_says(browser: Browser, tmp_path: Path) -> None:
    """Every key is pressed. `make page-check` opens more matches, at two widths and in two schemes, with axe."""
    match = Match("players join", stored("late"), "fr")
    file = tmp_path / "match.html"
    file.write_bytes(replay_page(match.record, text_for(match.language)))
    assert check(browser, match, file, 390, "dark") == []
