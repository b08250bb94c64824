"""The training of the level ``expert``: see ``__main__``. Not part of the package that is installed."""
