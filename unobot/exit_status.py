"""The exit statuses of the command line. Supervisors know the last two from BSD: see sysexits(3)."""

BROKEN = 1
"""A check found something wrong."""
REFUSED = 2
"""The arguments of the command are not valid, or it cannot be done."""
TEMPORARY = 75
"""Discord or the database does not answer. The same command may work later."""
CONFIGURATION = 78
"""A setting is wrong, or something outside unobot must be changed first."""
