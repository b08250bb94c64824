leaderboard-title = 🏆 Classement · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
leaderboard-unknown = **?** **{ $name }** · { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
leaderboard-what = Combien de parties chacun gagnerait à une table moyenne de quatre, et avec quelle marge. On ne peut pas encore départager ceux qui ont la même place. « ? » demande 20 parties avec d’autres personnes.
leaderboard-none = Personne n’est encore coté ici. Termine une partie avec au moins une autre personne pour y figurer.
leaderboard-you-none = Tu n’y es pas encore. Termine une partie avec au moins une autre personne.
leaderboard-you-off = Tu as choisi de ne pas être coté. `/uno me` change cela.
button-leaderboard = Classement
refused-leaderboard-direct = Les classements appartiennent à un serveur : demande-les là-bas.
