stats-title = 📊 { $name }
stats-record = 🏆 { $matches ->
    [one] **{ $matches }** partida
   *[other] **{ $matches }** partidas
} · **{ $wins }** vencidas ({ $share })
stats-rating = 📈 Numa mesa média de quatro, venceria **{ $share }** ({ $low }–{ $high })
stats-unrated = 📈 Nota: **?** · { $played } de { $needed } partidas com outras pessoas
stats-points = 🪙 { $points ->
    [0] **0** pontos
    [one] **{ $points }** ponto
   *[other] **{ $points }** pontos
} por rodada
stats-streak = 🔥 Mais vitórias seguidas: **{ $best }** · agora: **{ $now }**
stats-unos = 👁️ Sem dizer Uno: flagrou **{ $caught }** · foi flagrado **{ $missed }**
stats-challenges = ⚖️ Desafios: **{ $right }** certos · **{ $wrong }** errados
stats-colors = 🎨 Cores pedidas: { $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 Últimas colocações, a mais nova no fim: { $places }
stats-legend = 👑 vencidas · 🪙 pontos por rodada · 🔥 mais vitórias seguidas · 👁️ flagrou, ❗ foi flagrado · ⚖️ desafios ✓ certos, ✗ errados
stats-none = { $name } ainda não terminou nenhuma partida aqui.
stats-none-own = Você ainda não terminou nenhuma partida aqui. Jogue uma, e suas estatísticas começam.
stats-none-filtered = Nenhuma partida de { $name } combina. Escolha outra temporada ou outras regras.
stats-partial = As partidas de servidores em que você foi banido não contam aqui.
button-stats-mine = Minhas estatísticas
button-post = Postar aqui

refused-stats-bot = { $name } é um bot. Só pessoas têm estatísticas.
refused-stats-direct = Aqui eu só mostro as suas estatísticas. Peça as de outros em um servidor.
refused-stats-season-direct = Nas mensagens diretas eu mostro todas as suas partidas juntas. Peça temporadas e regras em um servidor.
refused-season = Não há temporada “{ $season }” aqui. Escolha uma destas: { $seasons }.
refused-rules-unplayed = Ninguém terminou uma partida com essas regras aqui. Escolha outras.
refused-post = Você não pode escrever neste canal, então não posto por você.
refused-posted = Esta página já está no canal.
season-all = Desde sempre
season-all-rules = Todas as regras

rating-line = 📈 Nota: { $told }
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
rating-unsettled = **{ $name }** ? ({ $played } de { $needed } partidas)
