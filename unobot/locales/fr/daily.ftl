## Donnes du jour : `/uno daily`

daily-title = 🗓️ Donne du jour · { $day }
daily-how = Cinq manches en solo contre trois IA : un seul essai, sans chrono. Une manche gagnée te rapporte les points de toutes les autres mains. Une manche perdue te coûte les points de ta propre main.
daily-squares = 🟩 gagnée · 🟨 perdue avec { $close } points ou moins en main · 🟥 perdue avec plus
daily-world = 🌍 Donne mondiale
daily-server = 🏠 Donne de ce serveur
daily-new = Pas encore jouée.
daily-begun = Tu as commencé. Reprends où tu en étais.
daily-replaced = Tu l’as commencée dans une autre version du bot, et celle-ci ne peut pas la continuer. Tu peux la recommencer.
daily-damaged = Les données enregistrées de cette donne sont illisibles, donc on ne peut pas la jouer. Préviens les personnes qui m’hébergent, s’il te plaît.
daily-unfinished = Tu l’as commencée, et le temps est écoulé.
daily-missed = Tu ne l’as pas jouée.
daily-change = Les prochaines donnes arrivent { $when }, à minuit UTC. Un essai commencé peut être fini jusqu’à { $until }.
daily-sealed = 🔒 Toutes les donnes de { $season } ici ont été scellées avant la première : `{ $end }`
daily-seed = 🔑 La graine secrète de cette donne : `{ $seed }`
daily-steps = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} de SHA-256 depuis la graine doivent donner le sceau de { $season } : `{ $end }`. `unobot verify` le vérifie dans ton fichier.
daily-line = { $deal }, { $day }
daily-own = toi seul le vois
daily-over = C’était ta donne du jour
daily-points = **{ $points }** points
daily-round = { $mark } Manche { $number } : { $square ->
    [w] gagnée
   *[other] perdue
}, { $points }
daily-square = { $square ->
    [w] gagnée
    [c] perdue de peu
   *[other] perdue
}
daily-totals = Toutes les places : { $totals }
daily-streak = 🔥 { $now ->
    [one] **{ $now }** jour
   *[other] **{ $now }** jours
} de suite · record : { $best }
daily-beaten = 📊 Mieux que **{ $beaten }** sur { $others } autres ici
daily-quartiles = La plupart des { $played } personnes ici ont entre { $low } et { $high }. Au milieu : { $middle }.
daily-posted = unobot daily { $day } · { $deal }
daily-record = Voici tes manches avec la graine. `unobot verify { $file }` vérifie la graine, les cartes et chaque coup des IA.
button-daily-play = Jouer
button-daily-go-on = Reprendre
button-daily-back = Toutes les donnes
button-daily-yesterday = Hier
button-daily-today = Aujourd’hui
button-daily-open = Jouer la donne du jour
button-daily-record = Mon fichier

refused-daily-date = Je ne connais pas cette date. Écris-la ainsi : { $today }.
refused-daily-future = La donne du { $day } n’est pas encore ouverte : elle arrive { $when }. Celle d’aujourd’hui est { $today }.
refused-daily-gone = Cet essai n’est plus conservé. `/uno daily` montre les donnes d’aujourd’hui.
refused-daily-broken = Le fichier de cet essai a été modifié, il ne peut pas continuer. `/uno daily` montre les donnes d’aujourd’hui.
refused-daily-version = Cette donne est de la version { $version }, et je donne la version { $known }. `/uno daily` montre celles que tu peux jouer.
refused-daily-over = Le temps pour la donne du { $day } est écoulé. `/uno daily` montre les donnes d’aujourd’hui.
refused-daily-erased = Tu as commencé cette donne, puis supprimé tes données. Une donne ne se commence qu’une fois : joue la prochaine.
refused-daily-server = La donne d’un serveur ne se commence que sur ce serveur. Ici, tu peux jouer celle du monde.
refused-daily-elsewhere = Ce résultat est d’un autre serveur. Publie-le là-bas.
refused-daily-not-over = Tu peux publier un résultat après la dernière manche, sur un serveur.
refused-daily-sealed = La graine reste secrète jusqu’à la fin du jour. Redemande { $when }.
