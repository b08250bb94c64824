mark-host = 👑 organiza
mark-ready = ✅ adelante
mark-ai = 🤖 IA, { $level }
mark-engine = ⚙️ motor { $level }
mark-away = 🤖 no está, sigue una IA
mark-autopilot = 💤 no responde, sigue una IA
mark-resting = 🤖 de momento juega una IA
mark-out = 🚪 fuera
mark-placed = 🏁 puesto { $place }
mark-team = con { $name }
mark-uno = 📣 dijo Uno
mark-uno-owed = ❗ no ha dicho Uno
mark-uno-short = 📣 ¡Uno!
mark-uno-owed-short = ❗ ¿Uno?

legend-cards = cartas
legend-points = puntos
legend-ai = 🤖 IA
legend-away = 💤 ausente, juega una IA
legend-teams = 🤝 Equipos: { $teams }

level-novice = novata
level-novice-how = Juega cualquier carta que encaje.
level-casual = tranquila
level-casual-how = A ratos juega bien, a ratos no.
level-clever = astuta
level-clever-how = Juega bien y comete errores.
level-expert = experta
level-expert-how = Aprendió jugando contra sí misma.
level-even = a tu nivel
level-even-how = Tan fuerte como tú últimamente.
engine-how = Un programa que ha añadido quien administra este bot.

table-engine-failed = ⚙️ El motor { $engine } ha fallado: ahora juega una IA por **{ $name }**.
refused-no-ai = Esa IA no está en esta mesa.
refused-engine-rules = Los motores solo juegan con las reglas oficiales, una baraja y manos de siete; la meta es libre. { $engine } no conoce otras.
refused-only-host-engine = Los motores solo los sienta quien organiza: { $host }.
