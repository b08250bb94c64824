"""The error of the demo, in a module without the simulator."""


class DemoError(Exception):
    """The demo cannot run. The text is one sentence that says why and what to do."""
