server-settings-title = Uno sur ce serveur
server-settings-title-channel = Uno dans { $channel }
server-settings-line = { $origin ->
    [here] { $name } : **{ $value }** · réglé ici
    [server] { $name } : **{ $value }** · du serveur
   *[usual] { $name } : **{ $value }**
}
server-settings-which = Changer …
server-settings-as-server = Comme sur le serveur : { $value }
server-settings-as-usual = Comme d’habitude : { $value }
button-server-settings-server = Ce serveur
button-server-settings-channel = Ce salon

server-settings-rules = Règles
server-settings-rules-what = Ce que joue une nouvelle table, sauf autre choix de l’hôte.
server-settings-rules-code = code { $code }
server-settings-turn = Temps par coup
server-settings-turn-what = Combien de temps peut durer un coup aux nouvelles tables.
server-settings-allowed = Uno
server-settings-allowed-what = Si l’on peut ouvrir des tables.
server-settings-allowed-on = permis
server-settings-allowed-off = pas permis
server-settings-starts = Qui ouvre des tables
server-settings-starts-what = Qui peut utiliser /uno start.
server-settings-starts-everybody = tout le monde
server-settings-starts-moderators = la modération
server-settings-moderator-role = Modération de Uno
server-settings-moderator-role-auto = aucun rôle
server-settings-role = Choisir un rôle …
button-no-role = Aucun rôle
server-settings-table-look = Table
server-settings-table-look-what = L’aspect des nouvelles tables.
server-settings-table-look-picture = dessinée, vue de haut
server-settings-table-look-text = en mots, à côté de la carte du dessus
server-settings-look = Mains
server-settings-look-what = Pour qui n’a rien choisi avec /uno me.
server-settings-look-pictures = images
server-settings-look-shapes = formes et lettres
server-settings-look-text = texte
server-settings-dms = Mains par message privé
server-settings-dms-what = Pour qui n’a rien choisi avec /uno me.
server-settings-dms-on = oui
server-settings-dms-off = non
server-settings-pings = Pings au début d’un tour
server-settings-pings-what = Si je pingue les joueurs dans le salon à leur tour.
server-settings-pings-on = oui
server-settings-pings-off = non
server-settings-threads = Un fil par table
server-settings-threads-what = Si une nouvelle table a son propre fil.
server-settings-threads-on = oui
server-settings-threads-off = non
server-settings-moments = Temps forts
server-settings-moments-what = Bannières et phrases vives pour les Uno, les grosses pioches et les victoires aux nouvelles tables.
server-settings-moments-on = oui
server-settings-moments-off = non
server-settings-language = Langue
server-settings-language-what = La langue des tables. Tes panneaux à toi restent dans ta langue.
server-settings-language-auto = celle du serveur

refused-server-settings-place = Les réglages appartiennent à un serveur : demande-les là-bas.
refused-server-settings = Pour changer ces réglages, il faut la permission Gérer le serveur.
refused-everybody-role = Tout le monde a ce rôle et ferait partie de la modération : choisis-en un autre.
refused-not-here = On ne peut pas jouer à Uno dans ce salon. La gestion du serveur le règle avec `/uno settings`.
refused-moderators-start = Ici, seule la modération ouvre des tables. Demande-lui, ou rejoins une table ouverte.
