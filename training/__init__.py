"""The training of the levels ``expert`` and ``master``: see ``__main__``. It is not in the installed package."""
