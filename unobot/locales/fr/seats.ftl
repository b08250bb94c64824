mark-host = 👑 hôte
mark-ready = ✅ c’est bon
mark-ai = 🤖 IA, { $level }
mark-engine = ⚙️ moteur { $level }
mark-away = 🤖 n’est plus là, une IA joue
mark-autopilot = 💤 en veille, une IA joue
mark-resting = 🤖 une IA joue pour l’instant
mark-out = 🚪 hors jeu
mark-placed = 🏁 rang { $place }
mark-team = avec { $name }
mark-uno = 📣 a dit Uno
mark-uno-owed = ❗ n’a pas dit Uno
mark-uno-short = 📣 Uno !
mark-uno-owed-short = ❗ Uno ?

legend-cards = cartes
legend-points = points
legend-ai = 🤖 IA
legend-away = 💤 plus là, une IA joue
legend-teams = 🤝 Équipes : { $teams }

level-novice = débutante
level-novice-how = Joue n’importe quelle carte qui va.
level-casual = tranquille
level-casual-how = Joue tantôt bien, tantôt au hasard.
level-clever = maligne
level-clever-how = Joue bien et fait des erreurs.
level-expert = experte
level-expert-how = A appris en jouant contre elle-même.
level-even = à ton niveau
level-even-how = Aussi forte que toi ces derniers temps.
engine-how = Un programme ajouté par qui administre ce bot.

table-engine-failed = ⚙️ Le moteur { $engine } est tombé en panne : une IA joue maintenant pour **{ $name }**.
refused-no-ai = Cette IA n’est pas à cette table.
refused-engine-rules = Les moteurs ne jouent qu’avec les règles officielles, un seul jeu de cartes et des mains de sept ; le score à atteindre est libre. { $engine } n’en connaît pas d’autres.
refused-only-host-engine = Il faut être l’hôte pour installer un moteur ; l’hôte est { $host }.
