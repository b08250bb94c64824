tables-yours = Tes tables
tables-which = Quelle table ?
tables-turn = **à toi de jouer**
tables-wait = **{ $name }** joue
tables-waits = attend, car il n’y a personne
tables-until = se termine { $when }
tables-pause = entre deux manches
tables-next = la prochaine manche commence { $when }
tables-lobby = pas encore commencée
tables-suspended = attend `/uno resume`
tables-over = finie
tables-more = { $count ->
    [one] { $count } autre table n’est pas dans la liste : ouvre ta main là-bas.
   *[other] { $count } autres tables ne sont pas dans la liste : ouvre ta main là-bas.
}
tables-notify-me = **Me prévenir** te pingue quand la prochaine table s’ouvre dans ce salon.
tables-empty = Tu n’as de place à aucune table : `/uno start` en ouvre une.
