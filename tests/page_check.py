"""Check the page of a replay in a browser: ``python -m tests.page_check``.

It opens pages of several matches from a disk, at phone and desktop width, light and dark. For each of them it presses
every key, compares what the page shows with the record, counts requests, and runs axe (https://github.com/dequelabs/axe-core).
It prints a line for each page, and exits with 1 if anything is wrong.

* ``--axe PATH``: axe.min.js. ``make page-check`` fetches it with npm.
* ``--pictures FOLDER``: keep a picture of each page.
* ``--browser PATH``: use another Chromium.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tests import chromium
from tests.replays.matches import hostile, simulated, stored
from unobot.i18n import Text, text_for
from unobot.records.key_moments import key_moments
from unobot.records.writer import Record
from unobot.replays.positions import Position, positions
from unobot.replays.replay_page import replay_page
from unobot.rules.events import Dealt, VoteBegan
from unobot.rules.match import Entry
from unobot.wording.card_words import card_words

WIDTHS = {390: 844, 1280: 900}
SCHEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
_SHOWN = """() => ({
  names: [...document.querySelectorAll('#seats h3 bdi')].map((each) => each.textContent),
  cards: [...document.querySelectorAll('#seats > li')].map((seat) =>
    [...seat.querySelectorAll('.hand svg')].map((card) => card.getAttribute('aria-label'))),
  at: document.getElementById('at').value,
  line: document.getElementById('line').textContent,
  sideways: document.documentElement.scrollWidth - innerWidth,
})"""
_AXE = "() => axe.run(document, { resultTypes: ['violations'] })"


@dataclass(frozen=True, slots=True)
class Match:
    """A match to open, and the language of its page."""

    name: str
    record: Record
    language: str


def matches() -> tuple[Match, ...]:
    """Return the matches to open."""
    return (
        Match("official, 4 seats", simulated("official", 4), "en"),
        Match("classic113, 10 seats", simulated("classic113", 10), "ja"),
        Match("hostile names, 10 seats", hostile(), "de"),
        Match("players join", stored("late"), "fr"),
        Match("reshuffled seats", stored("seats"), "hi"),
    )


class Faults(list[str]):
    """The faults of a page."""

    def expect(self, what: str, found: object, wanted: object) -> None:
        """Note a difference."""
        if found != wanted:
            self.append(f"{what}: {found!r} instead of {wanted!r}")


def main() -> int:
    """Check all pages. Return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--axe", type=Path, required=True)
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--browser", default=chromium.found() or chromium.NAMES[0])
    options = parser.parse_args()
    axe, faulty = options.axe.read_text("utf-8"), 0
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = chromium.launched(playwright, options.browser)
        for match in matches():
            file = Path(folder) / "match.html"
            file.write_bytes(replay_page(match.record, text_for(match.language)))
            for width in WIDTHS:
                for scheme in SCHEMES:
                    faults = check(browser, match, file, width, scheme, axe, options.pictures)
                    faulty += bool(faults)
                    size = f"{file.stat().st_size / 1000:.0f} KB"
                    told = "; ".join(faults) or "as the record says, axe clean, no request"
                    print(f"{match.name} ({match.language}), {size}, {width} px, {scheme}: {told}")  # noqa: T201
        browser.close()
    return 1 if faulty else 0


def check(
    browser: Browser,
    match: Match,
    file: Path,
    width: int,
    scheme: Literal["light", "dark"],
    axe: str = "",
    pictures: Path | None = None,
) -> Faults:
    """Open a page and use it. Return what is wrong. ``axe``: its script, if it is to run."""
    faults, requests = Faults(), list[str]()
    context = browser.new_context(
        viewport={"width": width, "height": WIDTHS[width]}, color_scheme=scheme, reduced_motion="reduce"
    )
    context.set_default_timeout(chromium.PATIENCE)
    page = context.new_page()
    page.on("request", lambda request: requests.append(request.url))
    page.on("console", lambda message: faults.append(f"console: {message.text}"))
    page.on("pageerror", lambda error: faults.append(f"error: {error}"))
    page.goto(file.as_uri())
    page.wait_for_function("() => document.getElementById('line').textContent")
    _press_keys(page, match, faults)
    if axe:
        page.evaluate(axe)  # by the debugger, because the policy of the page forbids other scripts
        for violation in page.evaluate(_AXE)["violations"]:
            faults.append(f"axe: {violation['id']} in {len(violation['nodes'])} places")
    faults.expect("requests", requests, [file.as_uri()])
    if pictures is not None:
        pictures.mkdir(parents=True, exist_ok=True)
        name = match.name.replace(", ", "-").replace(" ", "-")
        page.screenshot(path=pictures / f"{name}-{width}-{scheme}.png", full_page=True)
    context.close()
    return faults


def _press_keys(page: Page, match: Match, faults: Faults) -> None:
    """Press every key, and compare each position with the record."""
    text = text_for(match.language)
    found = list(positions(match.record, text))
    last = len(found) - 1
    moments = sorted({moment.ply for moment in key_moments(match.record)})
    deals = [entry.ply for entry in match.record.entries if _is_deal(entry)]
    _compare(page, found[0], text, faults)
    for key, wanted in (
        *(("ArrowRight", min(step, last)) for step in range(1, 6)),
        ("ArrowLeft", min(5, last) - 1),
        ("End", last),
        ("p", max(each for each in moments if each < last) if len(moments) > 1 else 0),
        ("Home", 0),
        ("n", moments[0]),
        ("Shift+N", min([each for each in deals if each > moments[0]], default=last)),
        ("Shift+P", max(each for each in deals if each < min([d for d in deals if d > moments[0]], default=last))),
    ):
        page.keyboard.press(key)
        faults.expect(f"position after {key}", page.evaluate(_SHOWN)["at"], str(wanted))
        _compare(page, found[wanted], text, faults)
    page.uncheck("#letters")
    before = page.evaluate(_SHOWN)["at"]
    page.keyboard.press("n")
    faults.expect("position after n, without letters", page.evaluate(_SHOWN)["at"], before)
    page.focus("#at")
    page.keyboard.press("End")
    _compare(page, found[last], text, faults)
    page.keyboard.press("ArrowLeft")
    _compare(page, found[last - 1], text, faults)
    page.click("#play")
    page.wait_for_function("(last) => document.getElementById('at').value === last", arg=str(last))
    faults.expect("label after the end", page.get_attribute("#play", "aria-label"), text("page-play"))
    page.click("#moment-list button >> nth=0")
    _compare(page, found[moments[0]], text, faults)


def _is_deal(entry: Entry) -> bool:
    return any(isinstance(event, Dealt | VoteBegan) for event in entry.events)


def _compare(page: Page, position: Position, text: Text, faults: Faults) -> None:
    """Compare what the page shows with a position."""
    shown = page.evaluate(_SHOWN)
    faults.expect(f"names at {position.ply}", shown["names"], list(position.names))
    hands = [[card_words(text, card) for card in hand] for hand in position.hands]
    faults.expect(f"hands at {position.ply}", shown["cards"], hands)
    faults.expect(f"pixels beyond the edge at {position.ply}", shown["sideways"], 0)
    if not shown["line"]:
        faults.append(f"no sentence at {position.ply}")


if __name__ == "__main__":
    sys.exit(main())
