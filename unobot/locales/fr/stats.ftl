stats-title = 📊 { $name }
stats-record = 🏆 { $matches ->
    [one] **{ $matches }** partie
   *[other] **{ $matches }** parties
} · **{ $wins }** de gagnées ({ $share })
stats-rating = 📈 À une table moyenne de quatre, gagnerait **{ $share }** ({ $low }–{ $high })
stats-unrated = 📈 Cote : **?** · { $played } parties sur { $needed } avec d’autres personnes
stats-points = 🪙 { $points ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
} par manche
stats-streak = 🔥 Plus longue série de victoires : **{ $best }** · en cours : **{ $now }**
stats-unos = 👁️ Contre-Uno : **{ $caught }** réussis · **{ $missed }** subis
stats-challenges = ⚖️ Défis : **{ $right }** justes · **{ $wrong }** faux
stats-colors = 🎨 Couleurs demandées : { $colors }
stats-color = { $emoji } { $most ->
    [yes] **{ $color } { $count }**
   *[no] { $color } { $count }
}
stats-places = 🕑 Dernières places, la plus récente à la fin : { $places }
stats-legend = 👑 gagnées · 🪙 points par manche · 🔥 plus longue série de victoires · 👁️ contre-Uno réussis, ❗ subis · ⚖️ défis ✓ justes, ✗ faux
stats-none = { $name } n’a encore terminé aucune partie ici.
stats-none-own = Tu n’as encore terminé aucune partie ici. Joues-en une, et tes statistiques commencent.
stats-none-filtered = Aucune partie de { $name } ne correspond. Choisis une autre saison ou d’autres règles.
stats-partial = Les parties des serveurs où tu es banni ne sont pas comptées ici.
button-stats-mine = Mes statistiques
button-post = Publier ici

refused-stats-bot = { $name } est un bot. Seules les personnes ont des statistiques.
refused-stats-direct = Ici, je ne montre que tes statistiques. Demande celles des autres sur un serveur.
refused-stats-season-direct = En message privé, je montre toutes tes parties ensemble. Demande saisons et règles sur un serveur.
refused-season = Il n’y a pas de saison « { $season } » ici. Choisis parmi : { $seasons }.
refused-rules-unplayed = Personne n’a terminé de partie avec ces règles ici. Choisis-en d’autres.
refused-post = Tu ne peux pas écrire dans ce salon, alors je n’y publie rien pour toi.
refused-posted = Cette page est déjà dans le salon.
season-all = Depuis toujours
season-all-rules = Toutes les règles

rating-line = 📈 Cote : { $told }
rating-change = **{ $name }** { $before } → **{ $after }** ({ $low }–{ $high })
rating-unsettled = **{ $name }** ? ({ $played } parties sur { $needed })
