mark-host = 👑 comanda a mesa
mark-ready = ✅ tudo pronto
mark-ai = 🤖 IA, { $level }
mark-engine = ⚙️ motor { $level }
mark-away = 🤖 ausente, joga uma IA
mark-autopilot = 💤 dormindo, joga uma IA
mark-resting = 🤖 por enquanto joga uma IA
mark-out = 🚪 fora
mark-placed = 🏁 { $place }º lugar
mark-team = com { $name }
mark-uno = 📣 disse Uno
mark-uno-owed = ❗ não disse Uno
mark-uno-short = 📣 Uno!
mark-uno-owed-short = ❗ Uno?

legend-cards = cartas
legend-points = pontos
legend-ai = 🤖 IA
legend-away = 💤 ausente, uma IA joga
legend-teams = 🤝 Duplas: { $teams }

level-novice = novata
level-novice-how = Joga qualquer carta que sirva.
level-casual = casual
level-casual-how = Às vezes joga bem, às vezes não.
level-clever = esperta
level-clever-how = Joga bem e comete erros.
level-expert = especialista
level-expert-how = Aprendeu jogando contra si mesma.
level-even = no seu nível
level-even-how = Tão forte quanto você ultimamente.
engine-how = Um programa que quem administra este bot adicionou.

table-engine-failed = ⚙️ O motor { $engine } falhou: agora uma IA joga por **{ $name }**.
refused-no-ai = Essa IA não está nesta mesa.
refused-engine-rules = Motores só jogam com as regras oficiais, um baralho e mãos de sete; a meta é livre. { $engine } não sabe jogar com outras.
refused-only-host-engine = Só quem comanda a mesa pode adicionar motores: { $host }.
