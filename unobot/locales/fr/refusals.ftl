refused-stale = Ce bouton vient d’un coup précédent : voici où en sont les choses.
refused-unknown-button = Ce bouton ne marche plus. `/uno hand` et `/uno status` en montrent de nouveaux.
refused-unknown-move = « { $move } » n’est pas un coup : choisis dans la liste, ou écris par exemple R5 (5 rouge), WG (Joker, vert) ou draw (piocher).
refused-unknown-command = Discord n’a pas encore la dernière forme de cette commande. Réessaie dans une minute.
refused-too-often = C’était beaucoup d’un coup : attends un instant, puis réessaie.
refused-busy = Il y a trop de monde en ce moment, je n’ai donc rien fait. Réessaie dans un instant.
refused-too-slow = C’était trop long : appuie encore une fois.
refused-stopping = Je vais redémarrer : réessaie dans un instant. Rien n’est perdu.

refused-closed = Cette table est fermée : `/uno start` en ouvre une autre.
refused-running = La partie est en cours : **Ma main** montre quelles places il y a.
refused-table-full = Les { $seats } places sont toutes prises.
refused-only-host-starts = Il faut être l’hôte pour lancer la partie ; l’hôte est { $host }. Si { $host } n’appuie sur rien, toute personne assise pourra le faire { $when }.
refused-start-changed = La table a changé juste avant ton clic, alors rien n’a commencé. Regarde encore, puis lance la partie.
refused-seated-already = Tu as déjà une place à cette table.
refused-not-seated = Tu n’as pas de place à cette table.
refused-away = Tu as quitté cette partie : appuie sur **Ma main** pour continuer.
refused-left-already = Tu as déjà quitté la partie : **Ma main** t’y ramène.

refused-no-table = Il n’y a pas de table dans ce salon : `/uno start` en ouvre une.
refused-no-such-table = Cette table n’existe plus : `/uno start` en ouvre une autre.
refused-channel-taken = Il y a déjà une table dans ce salon.
refused-elsewhere = Cette table n’est pas dans ce salon : **Ma main** et `/uno hand` montrent tes cartes.
refused-place = Uno se joue sur un serveur : dans un salon textuel, un fil ou la discussion d’un salon vocal. Essaie `/uno start` là-bas.
refused-permission = Je ne peux pas jouer dans { $channel } : il m’y faut la permission { $missing }.
refused-bump = Discord ne me laisse rien publier dans ce salon pour le moment, donc la table reste où elle est. Demande à un admin ce que j’ai le droit de faire ici.
refused-rematch-moment = Les conditions ne sont plus celles de la dernière partie : les autres peuvent d’abord les lire. Tu peux commencer { $when }, ou plus tôt si tous appuient sur **Revanche**.
refused-unseen = Discord ne me laisse pas publier la table ici, donc je n’en ai pas ouvert. Essaie un autre salon, ou demande à un admin ce que j’ai le droit de faire ici.
permission-view-channel = Voir le salon
permission-connect = Se connecter
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-create-private-threads = Créer des fils privés
permission-manage-threads = Gérer les fils
permission-attach-files = Joindre des fichiers

error-storage = Ma base de données ne répond pas en ce moment. Rien n’a changé. Réessaie dans un instant.
error-unsure = J’ai perdu ma base de données pile au moment d’enregistrer, donc je ne sais pas si ça a compté. Regarde de nouveau dans un instant.
error-discord = Discord n’a pas accepté ma réponse. Ce que tu as fait a peut-être compté : regarde de nouveau dans un instant.
error-damaged = Je ne peux pas lire les données enregistrées ici, donc rien n’a changé. Tout le reste continue. Préviens les personnes qui m’hébergent, s’il te plaît.
error-unexpected = Quelque chose n’a pas marché de mon côté, et rien n’a changé. Réessaie.

note-changed = Changé.
note-joined = Tu as une place. Ta main arrive quand la partie commence.
note-left = Tu as quitté la table.
