hint = 💡 { $hint }
hint-challenge = Défie seulement si tu penses que la main avait cette couleur. Un doute ? Pioche les cartes.
hint-drawn = Rien ne t’oblige à la jouer : **La garder** termine ton tour, et la carte reste dans ta main.
hint-uno = Plus que deux cartes : appuie sur **📣 Annoncer UNO** avant d’en jouer une, et tu ne risques pas de Contre-Uno.
hint-stale = La table avait avancé avant ton appui. Rien n’est perdu : voici où elle en est.
hint-direct = Ce message reste et montre toujours ta main ; appuie sur tes cartes directement ici. `/uno me` le désactive.
