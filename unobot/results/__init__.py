"""The results of matches, the seasons of servers, and ratings. All of it is pure: no clock, no chance and no SQL."""
