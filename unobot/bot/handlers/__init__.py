"""What the buttons and menus do: one file a feature, named like its screen."""
