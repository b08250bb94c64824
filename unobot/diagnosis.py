"""The result of one check of the setup, and what the admin can do about it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Severity(StrEnum):
    """How a check ended."""

    OK = "ok"
    NOTE = "note"
    """Nothing is broken, but the admin may want to know, or the check was not possible."""
    PROBLEM = "problem"


@dataclass(frozen=True, slots=True)
class CheckResult:
    """One line for the admin. ``fix`` says what to do. It is empty if there is nothing to do."""

    check: str
    severity: Severity
    text: str
    fix: str = ""
    names: tuple[str, ...] = ()
    """The names of servers, channels and bots in the text. A report for others leaves them out."""

    def __str__(self) -> str:
        sentences = f"{self.text.rstrip('.')}. {self.fix}" if self.fix else self.text
        return f"{self.severity:<8} {self.check:<12} {' '.join(sentences.split())}"


def ok(check: str, text: str, *names: str) -> CheckResult:
    """Return the result of a check that found nothing wrong."""
    return CheckResult(check, Severity.OK, text, names=names)


def note(check: str, text: str, fix: str = "", *names: str) -> CheckResult:
    """Return a result that may interest the admin, but is no problem."""
    return CheckResult(check, Severity.NOTE, text, fix, names)


def problem(check: str, text: str, fix: str = "", *names: str) -> CheckResult:
    """Return a problem."""
    return CheckResult(check, Severity.PROBLEM, text, fix, names)


@dataclass(frozen=True, slots=True)
class DatabaseFacts:
    """The facts from the database that `unobot doctor` compares with Discord."""

    places: tuple[tuple[int, int], ...] = ()
    """The server and the channel of each table that is not closed, the newest first."""
    meta: Mapping[tuple[int, str], str] | None = None
    """The stored values of each application, by its id and a key; None if the database could not be read."""
    messages: frozenset[int] = frozenset()
    """The ids of the messages of these tables, which the bot still edits."""
