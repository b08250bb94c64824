## The slash commands

command-uno = Play Uno
command-start = Open a table in this channel
command-start-ais = How many AI players to seat at once
command-start-rules = A preset, or a rule code
command-start-pace = How long a move may take
command-tables = List your tables, in all channels and servers
command-join = Take a seat at the table in this channel
command-leave = Give up your seat
command-hand = Show your hand
command-play = Make a move by words
command-play-move = One of your moves
command-status = Show how the table in this channel stands
command-end = End the table in this channel
command-rules = Explain the rules
command-resume = Go on in this channel with a match whose channel is gone
command-resume-match = Which match, where several wait
choice-match = { $names } · round { $round }
choice-lobby = { $names } · not begun
command-help = How to play Uno here
command-settings = Set how Uno is played in this server or channel
command-me = Choose how you see your cards, your language, and when you are called
