tables-yours = Tes tables
tables-notify-me = **Me prévenir** t’appelle quand la prochaine table s’ouvre dans ce salon.
tables-empty = Tu n’as de place à aucune table : `/uno start` en ouvre une.
tables-suspended = attend `/uno resume`
tables-which = Quelle table ?
tables-more = { $count ->
    [one] { $count } autre table n’est pas dans la liste : ouvre ta main là-bas.
   *[other] { $count } autres tables ne sont pas dans la liste : ouvre ta main là-bas.
}
tables-turn = **à toi de jouer**
tables-wait = **{ $name }** joue
tables-pause = entre deux manches
tables-lobby = pas encore commencée
tables-over = finie
