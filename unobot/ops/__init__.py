"""What an admin does with a database besides playing: look after it, carry it elsewhere, take matches out of it."""
