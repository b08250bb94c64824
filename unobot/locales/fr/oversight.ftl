oversight-title = Tables de ce serveur
oversight-table = Table
oversight-unknown-channel = un salon illisible
oversight-host = hôte { $host }
oversight-stage = { $stage ->
    [lobby] pas encore commencée
    [playing] la partie est en cours
    [pause] entre deux manches
    [suspended] en attente : je n’ai plus accès à son salon
    [adjourned] en attente, et son salon est libre
   *[damaged] ses données enregistrées sont illisibles
}
oversight-since = { $stage ->
    [suspended] depuis { $when }
    [adjourned] depuis { $when }
   *[other] dernière action { $when }
}
oversight-late = Bloquée : le tour devait finir { $when }.
oversight-empty = Aucune table n’est ouverte sur ce serveur.
oversight-more = { $count ->
    [one] { $count } autre table n’est pas affichée : utilise les commandes dans son salon.
   *[other] { $count } autres tables ne sont pas affichées : utilise les commandes dans leurs salons.
}
oversight-end-what = Mettre fin à la table la ferme pour tout le monde. Sa partie ne pourra pas continuer.
button-oversee = Gérer
button-oversight-list = Toutes les tables
button-oversight-refresh = Actualiser
note-oversight-ended = La table de { $channel } est fermée.
refused-oversight-gone = Cette table est déjà fermée.
refused-oversight-empty = Il n’y a pas de table dans { $channel }. `/unoadmin tables` les montre toutes.
refused-admin-place = Ces commandes appartiennent à un serveur : utilise-les là-bas.
refused-admin = Pour cela, il faut la permission Gérer le serveur.
oversight-free-what = Libérer le salon met la table en attente : `/uno resume` la reprend.
button-oversight-free = Libérer le salon
note-unblocked = { $channel } est libre. La table attend `/uno resume`.
refused-unblock-free = Cette table n’occupe pas son salon : `/uno start` en ouvre une autre là-bas.
refused-unblock-running = Rien n’est bloqué là-bas : `/unoadmin end` met fin à la table.
