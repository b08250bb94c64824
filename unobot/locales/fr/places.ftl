## Les tables dans les messages de groupe et sur les serveurs sans le bot

place-direct = Uno avec toi seul · [vers la partie]({ $link })
place-group = Uno dans un groupe · [vers la table]({ $link })
place-foreign = Uno sur un serveur sans moi · [vers la table]({ $link })
asleep-title = La table dort
asleep-body = Personne n’a appuyé depuis un moment, et ici je ne peux écrire qu’après un appui. Appuie ici pour continuer là où vous en étiez.
button-wake = Continuer
asleep-moved = La table continue plus bas.
refused-external-apps = Il te manque ici la permission Utiliser des applications externes : toi seul verrais la table. Demande-la à un admin de ce serveur, ou jouez dans un message de groupe.
refused-slow-direct = Dans nos messages privés, une partie n’a pas d’horloge : il n’y a donc pas de tables lentes.
refused-slow-group = Dans un message de groupe, je ne peux rappeler personne : il n’y a donc pas de tables lentes. Choisis un rythme en secondes.
refused-slow-foreign = Je ne suis pas membre de ce serveur et ne peux rappeler personne. Il n’y a pas de tables lentes ici. Choisis un rythme en secondes.
refused-thread-direct = Dans nos messages privés, il n’y a pas de fils. Laisse l’option **thread** vide.
refused-thread-group = Dans un message de groupe, il n’y a pas de fils. Laisse l’option **thread** vide.
refused-thread-foreign = Je ne suis pas membre de ce serveur et ne peux pas ouvrir de fil. Laisse l’option **thread** vide.
refused-resume-place = Hors des serveurs, une partie continue avec le bouton de son message. `/uno start` en ouvre une autre.
