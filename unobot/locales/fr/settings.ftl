settings-title = Uno sur ce serveur
settings-title-channel = Uno dans { $channel }
settings-line = { $origin ->
    [here] { $name } : **{ $value }** · réglé ici
    [server] { $name } : **{ $value }** · du serveur
   *[usual] { $name } : **{ $value }**
}
settings-which = Changer …
settings-as-server = Comme sur le serveur : { $value }
settings-as-usual = Comme d’habitude : { $value }
button-settings-server = Ce serveur
button-settings-channel = Ce salon

settings-rules = Règles
settings-rules-what = Ce que joue une nouvelle table, sauf autre choix de l’hôte.
settings-rules-code = code { $code }
settings-turn = Temps par coup
settings-turn-what = Combien de temps peut durer un coup aux nouvelles tables.
settings-allowed = Uno
settings-allowed-what = Si l’on peut ouvrir des tables.
settings-allowed-on = permis
settings-allowed-off = pas permis
settings-starts = Qui ouvre des tables
settings-starts-what = Qui peut utiliser /uno start.
settings-starts-everybody = tout le monde
settings-starts-moderators = la modération
settings-moderator-role = Modération de Uno
settings-moderator-role-auto = aucun rôle
settings-role = Choisir un rôle …
button-no-role = Aucun rôle
settings-table-look = Table
settings-table-look-what = L’aspect des nouvelles tables.
settings-table-look-picture = dessinée, vue de haut
settings-table-look-text = en mots, à côté de la carte du dessus
settings-look = Mains
settings-look-what = Pour qui n’a rien choisi avec /uno me.
settings-look-pictures = images
settings-look-shapes = formes et lettres
settings-look-text = texte
settings-dms = Mains par message privé
settings-dms-what = Pour qui n’a rien choisi avec /uno me.
settings-dms-on = oui
settings-dms-off = non
settings-pings = Appels pour le tour
settings-pings-what = Si l’on appelle les gens par leur nom dans le salon.
settings-pings-on = oui
settings-pings-off = non
settings-threads = Un fil par table
settings-threads-what = Si une nouvelle table a son propre fil.
settings-threads-on = oui
settings-threads-off = non
settings-language = Langue
settings-language-what = La langue des tables. Tes panneaux à toi restent dans ta langue.
settings-language-auto = celle du serveur

duration-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
duration-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

refused-settings-place = Les réglages appartiennent à un serveur : demande-les là-bas.
refused-settings = Pour changer ces réglages, il faut la permission Gérer le serveur.
refused-everybody-role = Tout le monde a ce rôle et ferait partie de la modération : choisis-en un autre.
refused-not-here = On ne peut pas jouer à Uno dans ce salon. La gestion du serveur le règle avec `/uno settings`.
refused-moderators-start = Ici, seule la modération ouvre des tables. Demande-lui, ou rejoins une table ouverte.
