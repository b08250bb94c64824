"""The training of the level ``expert``: see ``__main__``. It is not in the installed package."""
