mark-host = 👑 Host
mark-ready = ✅ bereit
mark-ai = 🤖 KI, { $level }
mark-engine = ⚙️ Engine { $level }
mark-away = 🤖 weg, eine KI spielt weiter
mark-autopilot = 💤 schläft, eine KI spielt weiter
mark-resting = 🤖 vorerst spielt eine KI
mark-out = 🚪 raus
mark-placed = 🏁 { $place }. Platz
mark-team = mit { $name }
mark-uno = 📣 hat Uno gesagt
mark-uno-owed = ❗ hat nicht Uno gesagt
mark-uno-short = 📣 Uno!
mark-uno-owed-short = ❗ Uno?

legend-cards = Karten
legend-points = Punkte
legend-ai = 🤖 KI
legend-away = 💤 weg, eine KI spielt weiter
legend-teams = 🤝 Teams: { $teams }

level-novice = unerfahren
level-novice-how = Spielt, was gerade passt.
level-casual = gemütlich
level-casual-how = Spielt mal gut, mal unbedacht.
level-clever = schlau
level-clever-how = Spielt gut und macht Fehler.
level-expert = stark
level-expert-how = Lernte im Spiel gegen sich selbst.
level-even = ebenbürtig
level-even-how = So stark wie du in den letzten Partien.
engine-how = Ein Programm, das die Administration dieses Bots bereitstellt.

table-engine-failed = ⚙️ Die Engine { $engine } ist ausgefallen: Für **{ $name }** spielt jetzt eine KI.
refused-no-ai = Diese KI sitzt nicht an diesem Tisch.
refused-engine-rules = Engines spielen nur nach den offiziellen Regeln, mit einem Kartensatz und sieben Karten auf der Hand; das Ziel ist frei. { $engine } kann keine anderen.
refused-only-host-engine = Engines kann nur der Host dazuholen; Host ist { $host }.
