"""Tournaments as pure functions: who meets whom, the standings, and the course of a night."""
