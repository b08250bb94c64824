leaderboard-title = 🏆 Rangliste · { $season }
leaderboard-row = **{ $place }.** **{ $name }** · { $share } ({ $low }–{ $high })
leaderboard-unknown = **?** **{ $name }** · { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
leaderboard-what = Wie viele Partien jemand an einem durchschnittlichen Vierertisch gewinnt, und wie sicher das ist. Wer sich einen Platz teilt, ist noch nicht zu unterscheiden. „?“ braucht 20 Partien mit anderen Leuten.
leaderboard-none = Hier ist noch niemand gewertet. Beende eine Partie mit mindestens einem anderen Menschen, dann stehst du hier.
leaderboard-you-none = Du stehst noch nicht darauf. Beende eine Partie mit mindestens einem anderen Menschen.
leaderboard-you-off = Du möchtest nicht gewertet werden. `/uno me` ändert das.
button-leaderboard = Rangliste
refused-leaderboard-direct = Ranglisten gehören zu einem Server: Rufe sie dort auf.
