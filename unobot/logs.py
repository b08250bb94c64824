"""Write the log to stderr, as text or as JSON, without secrets."""

import logging
import re

from unobot.log_context import interaction_id

TOKEN_IN_URL = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+")
INTERACTION_TOKEN = re.compile(r"aW50ZXJhY3Rpb24[\w=+/-]{8,}")
"""Matches an interaction token, which begins with "interaction" in base64."""
PRETTY, JSON = "pretty", "json"
RECONNECTS = ("Attempting a reconnect", "Failed to connect for shard_id")
"""The beginnings of the messages of discord.py about each try to connect again."""


class PrettyFormatter(logging.Formatter):
    """A formatter of lines that people read."""

    def __init__(self) -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name is Python's
        """Return the line of a record. The interaction, if there is one, stands behind the name of the logger."""
        cause = getattr(record, "interaction", None)
        if cause is not None:
            record.name = f"{record.name} [{cause}]"
        return super().formatMessage(record)


class RedactingFormatter(logging.Formatter):
    """A formatter that replaces the bot's token and interaction tokens in log lines and tracebacks.

    ``inner`` formats what is left. It also gets the interaction that the running task answers.
    """

    def __init__(self, secret: str = "", inner: logging.Formatter | None = None) -> None:
        super().__init__()
        self._secret = secret
        self._inner = inner or PrettyFormatter()

    def format(self, record: logging.LogRecord) -> str:
        """Return the text of a record, with `[token]` for each token."""
        facts = {name: self._redacted(value) for name, value in vars(record).items()}
        facts |= {"msg": self._redacted(record.getMessage()), "args": None}
        if record.exc_info:
            # Replace tokens before the formatter runs, because JSON escapes some of their characters.
            facts |= {"exc_info": None, "exc_text": self._redacted(self.formatException(record.exc_info))}
        if (cause := interaction_id.get()) is not None:
            facts["interaction"] = str(cause)  # too large for the numbers of some readers of JSON
        return str(self._redacted(self._inner.format(logging.makeLogRecord(facts))))

    def _redacted(self, value: object) -> object:
        if not isinstance(value, str):
            return value
        text = value.replace(self._secret, "[token]") if self._secret else value
        return INTERACTION_TOKEN.sub("[token]", TOKEN_IN_URL.sub(r"\1[token]", text))


class OneLineOutages(logging.Filter):
    """A filter that leaves out what follows from an outage, because its begin and its end have lines of their own.

    An error with a true ``is_outage`` belongs to an outage of the database (`storage/outage`). discord.py logs a
    traceback each time it tries to connect again. `GatewayWatch` tells how long Discord was away.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the record is logged."""
        if record.name.startswith("discord.") and record.exc_info:
            return not record.msg.startswith(RECONNECTS)
        values = record.args if isinstance(record.args, tuple) else ()
        error = record.exc_info[1] if record.exc_info else None
        return not any(getattr(value, "is_outage", False) for value in (*values, error))


def json_formatter() -> logging.Formatter:
    """Return a formatter that makes one JSON object of each record, in one line."""
    from pythonjsonlogger.msgspec import MsgspecFormatter

    names = {"levelname": "level", "name": "logger", "exc_info": "traceback"}
    return MsgspecFormatter(["levelname", "name", "message"], rename_fields=names, timestamp="time")


def start_logging(level: str, secret: str = "", style: str = PRETTY) -> None:
    """Start to log to stderr, without `secret`. unobot logs at `level` or above, libraries at INFO or above.

    ``style``: `PRETTY` or `JSON`.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(RedactingFormatter(secret, json_formatter() if style == JSON else None))
    if level != "DEBUG":
        handler.addFilter(OneLineOutages())
    logging.basicConfig(level=max(logging.INFO, logging.getLevelNamesMapping()[level]), handlers=[handler])
    logging.getLogger("unobot").setLevel(level)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # at INFO, it logs the database dialect at every start
