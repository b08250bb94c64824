## Seats: what stands beside a name, and AI players

mark-host = 👑 host
mark-ready = ✅ ready
mark-ai = 🤖 AI, { $level }
mark-engine = ⚙️ engine { $level }
mark-away = 🤖 away, an AI plays on
mark-autopilot = 💤 asleep, an AI plays on
mark-resting = 🤖 an AI plays for now
mark-gone = 💤 away
mark-asleep = 💤 asleep
mark-out = 🚪 out
mark-placed = 🏁 place { $place }
mark-team = with { $name }
mark-uno = 📣 said Uno
mark-uno-owed = ❗ hasn't said Uno
# In a line that has the cards and the points, so it must be short.
mark-uno-short = 📣 Uno!
mark-uno-owed-short = ❗ Uno?

# What the numbers and signs in the short lines of a table with many seats mean.
legend-cards = cards
legend-points = points
legend-ai = 🤖 AI
legend-away = 💤 away, an AI plays on
legend-teams = 🤝 Teams: { $teams }

level-novice = novice
level-novice-how = Plays any card that matches.
level-casual = casual
level-casual-how = Sometimes plays well, sometimes not.
level-clever = clever
level-clever-how = Plays well, and makes mistakes.
level-expert = expert
level-expert-how = Learned by playing itself.
level-even = even match
level-even-how = As strong as you, by your last matches.
engine-how = A program that the bot's admin added.

table-engine-failed = ⚙️ The engine { $engine } failed. An AI plays for **{ $name }** now.
refused-no-ai = There's no such AI at this table.
refused-engine-rules = { $engine } can't play these rules. Engines need the official rules, one deck and hands of seven; any target is fine.
refused-only-host-engine = Only the host, { $host }, can seat engines.
