"""The features of the bot. Each has a folder, in which a file name means a role.

`feature` is the declaration. `actions` has the buttons and commands, and `screens` the screens, with `words` and
`picture`. `rules` computes, and `store` keeps. `unobot/app.py` lists all features.
"""
