"""Make files of a finished match that people keep: a page that replays it, and a GIF of its key moments."""
