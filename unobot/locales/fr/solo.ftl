## Jouer en solo : et si…

button-what-if = Et si…
what-if-title = Et si…
what-if-ask = Continue à partir du coup { $ply }, avec les mêmes mélanges. Des IA jouent toutes les autres places et répondent tout de suite. La partie elle-même ne change pas. Quelles cartes veux-tu ?
what-if-line = Et si, à partir du coup { $ply } · tu joues { $name } · toi seul le vois
button-go-on = Continuer ▶
button-next-round = Manche suivante
button-replay-back = Retour
refused-solo-gone = Ce jeu n’est plus conservé. Commences-en un autre depuis une partie à revoir.
refused-solo-broken = Ce jeu ne peut pas continuer, car il vient d’une autre version. Commences-en un autre.
refused-solo-no-move = Tu n’as encore joué aucun coup à reprendre.
