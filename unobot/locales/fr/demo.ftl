demo-guide = Guide
demo-welcome =
    👋 Bienvenue ! La table de { $name } est prête, avec { $ais } IA. Appuie sur **{ $start }** et tu reçois tes cartes.
    -# En haut, **Viewing as** te fait jouer Ann, Ben, Cleo ou Dev.
    -# `/uno help`, puis **{ $alone }** : une partie dans tes messages privés.
demo-direct = Messages privés : { $name }
demo-group = 💬 Groupe
demo-group-hello = J’ai installé le bot pour moi, il marche donc ici aussi. `/uno start` ouvre une table, et tout le monde peut jouer.
demo-page = Joue sur { $url }
demo-direct-page = Messages privés, { $name } : { $url }
demo-stop = Appuie ici sur Ctrl-C pour arrêter.
