"""Handlers of buttons, menus and modals: one file for each feature, named like its screen."""
