"""Keep garbage collections short: each one holds the event loop."""

import gc

GENERATION_THRESHOLD = 10_000
"""New objects from which a garbage collection begins. Python's 700 would collect several times for each press."""


def freeze_once() -> bool:
    """Keep the objects of the start out of all garbage collections. Return False if that was done before.

    They stay until the end: modules, catalogues, servers. Without this, each full collection visits them all and holds
    the event loop for 120 to 190 ms, several times a minute. From then on, young objects are collected more rarely.
    """
    # The number of frozen objects says nothing: Python 3.12 begins with some.
    if gc.get_threshold()[0] == GENERATION_THRESHOLD:
        return False
    gc.collect()  # once: nothing that is garbage now may stay
    gc.freeze()
    gc.set_threshold(GENERATION_THRESHOLD)
    return True
