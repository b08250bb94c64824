thread-begins = 🧵 **{ $name }** ouvre une table dans un fil.
thread-points = 🧵 **{ $name }** a ouvert une table : { $thread }
thread-name = Uno avec { $name }
note-thread-permission = Il me faut la permission { $missing } pour ouvrir un fil : la table est donc dans le salon.
note-no-thread = Discord ne m’a pas laissé ouvrir de fil à l’instant : la table est donc dans le salon.
note-thread-closes = Ce fil se ferme après { $time } sans message. Ici, un coup peut durer plus longtemps. Avec la permission { $missing }, je peux le garder ouvert une semaine.
