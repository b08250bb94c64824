"""Show whether the deal was fair: the commitment from before the match, the revealed seed, and the audit's result."""

from __future__ import annotations

from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.i18n import Text
from unobot.records.audit import Discrepancy
from unobot.tables.seed_reveal import BY_LOBBY, Proof, SeedReveal

RECORD = "record.jsonl"
"""The name of the attached record."""
_SHORT_LENGTH = 6
"""The hex digits of a fingerprint that stand on a busy screen. Only *Check the deal* shows all 64."""


def sealed_words(text: Text, commitment: str) -> str:
    """Return the line that says that the deck was sealed. ``commitment``: all 64 hex digits."""
    return text("fair-sealed", seal=short_hex(commitment))


def short_hex(value: str) -> str:
    """Return the first digits of a fingerprint or a seed, such as "2f6496…"."""
    return f"{value[:_SHORT_LENGTH]}…"


def check_button(text: Text, builder: ScreenBuilder) -> ActionButton:
    """Return the button that shows the whole fingerprint, and after the match the seed and the audit."""
    return builder.button(text("button-check-deal"), Verb.CHECK)


def sealed_deal_screen(text: Text, commitment: str, proof: Proof = BY_LOBBY, next_seal: str = "") -> LayoutView:
    """Return what can be checked before the match is over: the whole fingerprint to note down, and what it proves.

    ``next_seal``: the fingerprint of the next match that the reader starts in one press, or empty.
    """
    builder = ScreenBuilder()
    proof_line = "" if proof.kind == "lobby" else f"-# {_proof_words(text, proof)}"  # the lobby's own words say enough
    builder.say(f"### {text('fair-title')}", text("fair-sealed", seal=commitment), text("fair-sealed-how"), proof_line)
    _say_next_seal(text, builder, next_seal)
    return builder.view()


def fair_deal_screen(text: Text, reveal: SeedReveal, next_seal: str = "") -> LayoutView:
    """Return the verdict in plain words, the evidence, and the record for users who want to check it themselves.

    ``next_seal``: see `sealed_deal_screen`.
    """
    audit, builder = reveal.audit, ScreenBuilder()
    builder.say(f"### {text('fair-title')}", *_verdict(text, reveal))
    builder.line()
    when = "" if audit.began is None else f"<t:{audit.began.timestamp():.0f}:F>"
    if reveal.call:
        start, began = text("fair-call", start=str(reveal.start), table=reveal.call), "fair-called"
    else:
        start, began = text("fair-start", start=str(reveal.start)), "fair-began"
    builder.say(
        f"-# {text('fair-commitment', commitment=reveal.commitment)}",
        f"-# {text('fair-seed', seed=reveal.seed)}",
        f"-# {text.sentences(start, text(began, when=when) if when else '')}",
    )
    builder.say(text("fair-yourself"), f"-# {_proof_words(text, reveal.proof)}", f"-# {text('fair-trust')}")
    _say_next_seal(text, builder, next_seal)
    builder.file(RECORD)
    return builder.view()


def _proof_words(text: Text, proof: Proof) -> str:
    """Return what the fingerprint proves, and what it does not."""
    if proof.kind == "tournament":
        return text("fair-proof-tournament", seal=short_hex(proof.tournament))
    return text(f"fair-proof-{proof.kind}")


def _say_next_seal(text: Text, builder: ScreenBuilder, next_seal: str) -> None:
    """Add the fingerprint of the next match that the reader starts in one press."""
    if next_seal:
        builder.line()
        builder.say(text("fair-coming", seal=next_seal))


def _discrepancy(text: Text, discrepancy: Discrepancy) -> str:
    return f"-# {text('fair-wrong', line=str(discrepancy.line), what=discrepancy.kind.value)}"


def _verdict(text: Text, reveal: SeedReveal) -> list[str]:
    audit = reveal.audit
    if audit.discrepancies or not reveal.is_kept:
        broken = [] if reveal.is_kept else [text("fair-not-kept")]
        return [
            f"❌ {text('fair-no')}",
            *broken,
            *(_discrepancy(text, discrepancy) for discrepancy in audit.discrepancies[:3]),
        ]
    shuffles = text("fair-shuffles", count=audit.shuffles)
    if audit.lots:
        shuffles = text("fair-drawn", shuffles=shuffles, lots=text("fair-lots", count=audit.lots))
    return [f"✅ {text('fair-yes', drawn=shuffles)}"]
