"""Write the log to stderr, without secrets."""

import logging
import re

TOKEN_IN_URL = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+")
INTERACTION_TOKEN = re.compile(r"aW50ZXJhY3Rpb24[\w=+/-]{8,}")
"""Matches an interaction token, which begins with "interaction" in base64."""


class RedactingFormatter(logging.Formatter):
    """A formatter that replaces the bot's token and interaction tokens in log lines and tracebacks."""

    def __init__(self, secret: str = "") -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """Return the text of a record, with `[token]` for each token."""
        text = super().format(record)
        if self._secret:
            text = text.replace(self._secret, "[token]")
        return INTERACTION_TOKEN.sub("[token]", TOKEN_IN_URL.sub(r"\1[token]", text))


def start_logging(level: str, secret: str = "") -> None:
    """Start to log to stderr, without `secret`. unobot logs at `level` or above, libraries at INFO or above."""
    handler = logging.StreamHandler()
    handler.setFormatter(RedactingFormatter(secret))
    logging.basicConfig(level=max(logging.INFO, logging.getLevelNamesMapping()[level]), handlers=[handler])
    logging.getLogger("unobot").setLevel(level)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # at INFO, it logs the database dialect at every start
