"""The slash commands of the group `/uno`."""
