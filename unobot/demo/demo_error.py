"""The error of the demo. This module works without the extra `demo`."""


class DemoError(Exception):
    """The demo cannot run. The text is one sentence that says why and what to do."""
