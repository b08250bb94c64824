"""The error of the demo, apart from what needs the simulator."""


class DemoError(Exception):
    """The demo cannot run; the text is one whole sentence that says why and what to do."""
