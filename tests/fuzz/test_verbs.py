"""Every verb of the bot is known to the attack: people use it honestly, or only hostile people send it."""

from __future__ import annotations

from tests.fuzz.arena import LOOKED_AT, PLAYED
from unobot.bot.custom_ids import Verb

ONLY_ATTACKED = {
    *("join", "leave", "ai", "start", "bump", "end", "rematch", "resume", "skip", "autopilot", "takeover"),
    *("joinnext", "kick", "newhost", "oversee", "admin", "day", "owner", "privacy", "tournament", "aipace"),
}
"""Honest people would end or change the tables with these. The buttons are shown, and hostile people misuse them."""


def test_each_verb_has_its_place_in_the_attack() -> None:
    placed = [*LOOKED_AT, *PLAYED, *ONLY_ATTACKED]
    assert sorted(placed) == sorted(verb.value for verb in Verb), "add a new verb to one of the three"
