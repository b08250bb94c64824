## Your data: `/uno privacy`

privacy-title = Your data
privacy-intro = This is what I store about you, so that matches go on after a restart:
privacy-choices = - Your settings, how well you play against AIs, your Discord's language, and where your DMs are
privacy-tables = - Tables with your name, your seat, and your moves: { $count }
privacy-results = - Results of matches, which count for your stats and your rating: { $count }
privacy-daily = - Daily deals you began, with your moves and results: { $count }
privacy-messages = - Messages for you that I still update: { $count }
privacy-channels = - Channels in which I ping you for new tables: { $count }
privacy-bans = - Servers in which you're banned from Uno: { $count }
privacy-readers = Only the admins of this bot can read all of it. Players see your name and your moves at their tables.
privacy-file = Here's everything I store about you, as a file.
privacy-ask-title = Delete everything about you?
privacy-ask-settings = - Your settings and pings for new tables are gone.
privacy-ask-running = - In a running match, an AI takes your seat for good.
privacy-ask-over = - At finished tables, you become "{ $name }".
privacy-ask-results = - Your stats and ratings are gone. In results of matches, you become "{ $name }".
privacy-ask-daily = - Your daily deals, their results, and your streaks are gone.
privacy-ask-discord = - Messages that are already in a channel stay there.
privacy-ask-bans = - If a server has banned you, the ban stays, under a code instead of your id.
privacy-ask-undo = You can't undo this.
privacy-deleted = Everything about you is deleted. If you use me again, I store new data.
privacy-again = You're using me right now, so something new was stored. Try again in a minute.
button-privacy-export = Download my data
button-privacy-delete = Delete my data
button-privacy-yes = Delete everything
button-privacy-no = Keep my data
