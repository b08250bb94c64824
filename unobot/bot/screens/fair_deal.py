"""Was it dealt fairly? What was fixed before the match, and what came of checking it."""

from __future__ import annotations

from discord.ui import LayoutView

from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.records.audit import Discrepancy
from unobot.tables.seed_reveal import SeedReveal

RECORD = "record.jsonl"
"""The name under which the record is sent along."""


def fair_screen(text: Text, told: SeedReveal) -> LayoutView:
    """The verdict in plain words, then what it rests on, and the record for those who do not take our word for it."""
    audit, frame = told.audit, ScreenBuilder()
    frame.say(f"### {text('fair-title')}", *_verdict(text, told))
    frame.line()
    began = "" if audit.began is None else text("fair-began", when=f"<t:{audit.began.timestamp():.0f}:F>")
    frame.say(
        f"-# {text('fair-commitment', commitment=told.commitment)}" if told.commitment is not None else "",
        f"-# {text('fair-seed', seed=told.seed)}",
        f"-# {text('fair-start', start=str(told.start))} {began}",
    )
    frame.say(text("fair-yourself"), f"-# {text('fair-trust')}")
    frame.file(RECORD)
    return frame.view()


def _discrepancy(text: Text, discrepancy: Discrepancy) -> str:
    return f"-# {text('fair-wrong', line=str(discrepancy.line), what=discrepancy.kind.value)}"


def _verdict(text: Text, told: SeedReveal) -> list[str]:
    audit = told.audit
    if audit.discrepancies or not (told.commitment is None or told.is_kept):
        broken = [] if told.commitment is None or told.is_kept else [text("fair-not-kept")]
        return [
            f"❌ {text('fair-no')}",
            *broken,
            *(_discrepancy(text, discrepancy) for discrepancy in audit.discrepancies[:3]),
        ]
    drawn = text("fair-shuffles", count=audit.shuffles)
    if audit.lots:
        drawn = text("fair-drawn", shuffles=drawn, lots=text("fair-lots", count=audit.lots))
    if told.commitment is None:
        return [f"⚠️ {text('fair-unsealed', drawn=drawn)}"]
    return [f"✅ {text('fair-yes', drawn=drawn)}"]
