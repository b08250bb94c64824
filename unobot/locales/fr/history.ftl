## Les parties terminées d’un serveur

history-channel = Parties terminées dans ce salon
history-server = Parties terminées sur ce serveur
history-mine = Tes parties terminées sur ce serveur
button-history-channel = Ce salon
button-history-server = Ce serveur
button-history-mine = Mes parties
button-history-older = Avant ▶
history-empty = Aucune partie n’est encore finie ici. `/uno start` ouvre une table.
history-end = Il n’y a pas de partie plus ancienne.
history-unfinished = arrêtée avant la fin
history-player = { $name } ({ $score })
history-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
history-others = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
refused-history-place = Les parties sont celles d’un serveur. Utilise cette commande là-bas.
