"""The rules of Uno, pure: what may be done, what follows from it, and who may see what.

Nothing in here knows time, chance, users, databases or Discord. Chance comes from a ``Shuffler`` that the
caller brings, and a seat is a number from 0.
"""
