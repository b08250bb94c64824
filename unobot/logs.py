"""The log, on stderr, and what never stands in it."""

import logging
import re

TOKEN_IN_URL = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+")
INTERACTION_TOKEN = re.compile(r"aW50ZXJhY3Rpb24[\w=+/-]{8,}")
"""What every interaction's token begins with: "interaction", in base 64."""


class BlottingFormatter(logging.Formatter):
    """Formats what is logged, exceptions included, without the bot's token and those of interactions."""

    def __init__(self, secret: str = "") -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """The text of a record, with `[token]` wherever one stood."""
        text = super().format(record)
        if self._secret:
            text = text.replace(self._secret, "[token]")
        return INTERACTION_TOKEN.sub("[token]", TOKEN_IN_URL.sub(r"\1[token]", text))


def start_logging(level: str, secret: str = "") -> None:
    """Write the log to stderr: ours from `level` on, the libraries' from INFO on; `secret` is blotted out."""
    handler = logging.StreamHandler()
    handler.setFormatter(BlottingFormatter(secret))
    logging.basicConfig(level=max(logging.INFO, logging.getLevelNamesMapping()[level]), handlers=[handler])
    logging.getLogger("unobot").setLevel(level)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it tells at every start which database it speaks
