"""Screens: pure functions from a view (`TableView`) and a language (`Text`) to Discord components.

Each function returns a new `LayoutView` without a timeout. The caller calls its `stop()` and sends it. A view has no
hidden cards, so a screen cannot show them.
"""
