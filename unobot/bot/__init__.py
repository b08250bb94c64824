"""The Discord side of unobot: client, commands, buttons, screens."""
