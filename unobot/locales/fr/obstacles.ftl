## Why the bot can't play in a channel, though its role may seem to allow it

refused-timeout = Je ne peux pas jouer dans { $channel } : la modération m’a exclu temporairement jusqu’au { $until }. Elle peut y mettre fin plus tôt.
refused-private-thread = Je ne suis pas dans le fil privé { $channel }, donc je ne peux pas y écrire. Mentionne { $bot } dans ce fil pour que je le rejoigne, puis réessaie.
refused-locked-thread = Je ne peux pas jouer dans { $channel } : le fil est verrouillé. La modération peut le déverrouiller.
refused-hidden-channel = Je ne vois pas { $channel }. Si c’est un fil privé, mentionne { $bot } dedans. Sinon, accorde-moi Voir le salon.
refused-slow-mode = Le mode lent de Discord m’empêche de publier dans { $channel } pour le moment. Un admin peut permettre à mon rôle de l’ignorer, ou le désactiver.
note-mute-timeout = La table ne peut pas être montrée dans { $channel } : la modération m’a exclu temporairement jusqu’au { $until }. On continue à jouer depuis sa main.
note-mute-private-thread = La table ne peut pas être montrée dans { $channel } : je ne suis pas dans ce fil privé. Mentionnez { $bot } dedans pour que je le rejoigne. On continue à jouer depuis sa main.
note-mute-hidden-channel = La table ne peut pas être montrée dans { $channel } : je ne le vois pas. Si c’est un fil privé, mentionnez { $bot } dedans. Sinon, accordez-moi Voir le salon. On continue à jouer depuis sa main.
note-mute-slow-mode = À cause du mode lent, la table ne peut pas être publiée dans { $channel } pour le moment. On continue à jouer depuis sa main.
refused-commands-only = Ce serveur a mes commandes, mais je n’en suis pas membre : cela ne marche donc pas ici. Ajoute-moi avec ce lien : { $link }
refused-commands-only-private = Ce serveur a mes commandes, mais je n’en suis pas membre : cela ne marche donc pas ici. La personne qui me gère peut m’ajouter.
