"""Was it dealt fairly? What was fixed before the match, and what came of checking it."""

from __future__ import annotations

from discord.ui import LayoutView

from unobot.bot.screens.frame import Frame
from unobot.i18n import Text
from unobot.rules.audit import Fault
from unobot.tables.disclosure import Disclosure

RECORD = "record.jsonl"
"""The name under which the record is sent along."""


def fair_screen(t: Text, told: Disclosure) -> LayoutView:
    """The verdict in plain words, then what it rests on, and the record for those who do not take our word for it."""
    audit, frame = told.audit, Frame()
    frame.say(f"### {t('fair-title')}", *_verdict(t, told))
    frame.line()
    began = "" if audit.began is None else t("fair-began", when=f"<t:{audit.began.timestamp():.0f}:F>")
    frame.say(
        f"-# {t('fair-commitment', commitment=told.commitment)}" if told.commitment is not None else "",
        f"-# {t('fair-seed', seed=told.seed)}",
        f"-# {t('fair-start', start=str(told.start))} {began}",
    )
    frame.say(t("fair-yourself"), f"-# {t('fair-trust')}")
    frame.file(RECORD)
    return frame.view()


def _fault(t: Text, fault: Fault) -> str:
    return f"-# {t('fair-wrong', line=str(fault.line), what=fault.wrong.value)}"


def _verdict(t: Text, told: Disclosure) -> list[str]:
    audit = told.audit
    if audit.faults or not (told.commitment is None or told.is_kept):
        broken = [] if told.commitment is None or told.is_kept else [t("fair-not-kept")]
        return [f"❌ {t('fair-no')}", *broken, *(_fault(t, fault) for fault in audit.faults[:3])]
    drawn = t("fair-shuffles", count=audit.shuffles)
    if audit.lots:
        drawn = t("fair-drawn", shuffles=drawn, lots=t("fair-lots", count=audit.lots))
    if told.commitment is None:
        return [f"⚠️ {t('fair-unsealed', drawn=drawn)}"]
    return [f"✅ {t('fair-yes', drawn=drawn)}"]
